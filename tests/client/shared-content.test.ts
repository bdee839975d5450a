import { describe, expect, test } from 'vitest'
import { readShared } from '#client/features/convert/shared-content.ts'
import { bookmarklet, readClip, readClipAddress } from '#client/lib/clip.ts'
import { PAGE_MEGABYTES } from '#shared/clip.ts'

const shared = (fields: Record<string, string>) => readShared(new URLSearchParams(fields))

describe('what another app shares', () => {
  test.each([
    [{ url: 'https://kitchen.example/soup' }, 'https://kitchen.example/soup'],
    [{ text: 'https://kitchen.example/soup?a=1' }, 'https://kitchen.example/soup?a=1'],
    [
      { title: 'Soup', text: 'Look: https://kitchen.example/soup.' },
      'https://kitchen.example/soup',
    ],
    [{ text: '“Soup” (http://kitchen.example/soup)' }, 'http://kitchen.example/soup'],
  ])('is an address in %o', (fields, input) => {
    expect(shared(fields)).toEqual({ entry: 'url', input })
  })

  test('is a text, also when an address stands in it', () => {
    const text = `${'Chop the onion and soften it in butter. '.repeat(15)}\nhttps://kitchen.example/`
    expect(shared({ title: 'Onion soup', text })).toEqual({
      entry: 'text',
      input: `Onion soup\n${text}`,
    })
  })

  test('is taken without its title where the text begins with it', () => {
    expect(shared({ title: 'Soup', text: 'Soup\n1 onion' })?.input).toBe('Soup\n1 onion')
  })

  test('is nothing when it is empty or no web address', () => {
    expect(shared({})).toBeNull()
    expect(shared({ title: ' ', text: '' })).toBeNull()
    expect(shared({ url: 'javascript:alert(1)' })).toBeNull()
  })
})

describe('a page that a site hands over', () => {
  const page = { url: 'https://kitchen.example/soup', title: ' Soup ', html: '<p>Soup' }
  const data = { type: 'thermoscribe-clip-page', ...page }
  const origin = 'https://kitchen.example'

  test('is taken with its title and address', () => {
    expect(readClip({ data, origin })).toEqual({ ...page, title: 'Soup' })
  })

  test.each([
    ['another form', { type: 'hello' }],
    ['another site', { url: 'https://bank.example/soup' }],
    ['no web address', { url: 'javascript:alert(1)' }],
    ['no page', { html: '' }],
    ['a page that is no text', { html: { length: 3 } }],
    ['too large a page', { html: 'é'.repeat((PAGE_MEGABYTES * 1_000_000) / 2 + 1) }],
  ])('is refused as %s', (_, changes) => {
    expect(readClip({ data: { ...data, ...changes }, origin })).toBeNull()
  })

  test('is at least known by its address', () => {
    expect(readClipAddress(`#${encodeURIComponent('https://kitchen.example/sup%20pe')}`)).toBe(
      'https://kitchen.example/sup%20pe',
    )
    expect(readClipAddress('#%')).toBeNull()
    expect(readClipAddress(`#${encodeURIComponent('file:///etc/hosts')}`)).toBeNull()
  })

  test('is handed over by a bookmark that is valid code', () => {
    const code = decodeURIComponent(bookmarklet('https://app.example').slice('javascript:'.length))
    expect(() => new Function(code)).not.toThrow()
    expect(code).toContain('"https://app.example"')
  })
})
