import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from '#server/log.ts'

function logged(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  work(createLog('info', out))
  return lines.join('')
}

test('the log repeats nothing that the database quotes of a row', () => {
  const refused = Object.assign(new Error('violates a constraint'), {
    code: '23502',
    detail: 'Failing row contains (cook@example.org, $argon2id$abc).',
    where: "portal parameter $1 = 'cook@example.org'",
  })

  const text = logged((log) => log.error({ err: refused }, 'call failed'))

  expect(text).toContain('23502')
  expect(text).not.toMatch(/cook@|argon2/)
})

test('the log has the path of a request without its query, which may be a token', () => {
  const req = { method: 'GET', url: '/verify?register=a-token' }

  const text = logged((log) => log.info({ req }, 'request'))

  expect(text).toContain('"/verify"')
  expect(text).not.toContain('a-token')
})

test('the log does not say whom a mail server has refused', () => {
  const refused = Object.assign(new Error('550 <cook@example.org>: no such user'), {
    code: 'EENVELOPE',
    response: '550 <cook@example.org>: no such user',
    rejected: ['cook@example.org'],
  })

  const text = logged((log) => log.warn({ err: refused }, 'job'))

  expect(text).toContain('550 <[address]>: no such user')
  expect(text).not.toContain('cook@')
})
