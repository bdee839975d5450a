import { TRPCClientError } from '@trpc/client'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeWords, errorWords } from '#client/lib/error-words.ts'
import { ERROR_TEXT, errorSentence } from '#shared/errors.ts'
import { startTexts } from '../support/start-texts.ts'

beforeAll(async () => {
  await startTexts()
})

const answered = (data: unknown) =>
  TRPCClientError.from({ error: { code: -32000, message: 'raw words of the server', data } })

describe('an error', () => {
  test.each(Object.keys(ERROR_TEXT))('with the code %s has words of its own', (appCode) => {
    expect(errorWords(answered({ appCode, params: {} }), i18next.t)).not.toMatch(
      /errors\.|raw words/,
    )
  })

  test('fills in its parameters', () => {
    const params = { status: 404 }
    expect(errorWords(answered({ appCode: 'PAGE_NOT_FOUND', params }), i18next.t)).toBe(
      errorSentence('PAGE_NOT_FOUND', params),
    )
  })

  test('says what is missing in the language of the interface', async () => {
    const noSteps = answered({ appCode: 'NO_RECIPE_IN_TEXT', params: { missing: 'steps' } })
    expect(errorWords(noSteps, i18next.t)).toBe(
      'No recipe was found in this text: there are no steps.',
    )
    expect(errorSentence('NO_RECIPE_IN_TEXT', { missing: 'steps' })).toContain('no steps.')
    const german = await i18next.cloneInstance().changeLanguage('de')
    expect(errorWords(noSteps, german)).toBe(
      'In diesem Text wurde kein Rezept gefunden: die Zubereitung fehlt.',
    )
    // Kept with a conversion before there were codes.
    const older = { appCode: 'NO_RECIPE_IN_TEXT', params: { missing: 'there is nothing' } }
    expect(codeWords(older, i18next.t)).toContain('there is nothing')
  })

  test('shows the message of the field that is wrong', () => {
    const issues = [{ path: 'username', message: 'Please enter a valid email' }]
    expect(errorWords(answered({ appCode: 'INVALID_INPUT', params: {}, issues }), i18next.t)).toBe(
      'Please enter a valid email',
    )
  })

  test('of an unknown kind never shows what the server said', () => {
    expect(errorWords(answered({ appCode: 'toString' }), i18next.t)).toBe(ERROR_TEXT.INTERNAL)
    expect(errorWords(new Error('boom'), i18next.t)).toBe(ERROR_TEXT.INTERNAL)
  })

  test('without any answer is a problem of the connection', () => {
    const error = TRPCClientError.from(new TypeError('Failed to fetch'))
    expect(errorWords(error, i18next.t)).toContain('no connection')
  })
})

test('a failed conversion is told by its code', () => {
  expect(codeWords({ appCode: 'CONVERSION_TIMEOUT', params: {} }, i18next.t)).toBe(
    ERROR_TEXT.CONVERSION_TIMEOUT,
  )
  expect(codeWords({ appCode: 'NEWER_THAN_THIS_APP', params: {} }, i18next.t)).toBe(
    ERROR_TEXT.INTERNAL,
  )
})
