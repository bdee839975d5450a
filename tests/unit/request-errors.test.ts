import { expect, test } from 'vitest'
import { toDomainError } from '#server/plugins/errors.ts'

const lostConnection = (more: object) =>
  Object.assign(new Error('aborted'), { code: 'ECONNRESET', ...more })

test('a body that its sender breaks off is the sender’s business', () => {
  expect(toDomainError(lostConnection({ statusCode: 400 }) as never).code).toBe('INVALID_INPUT')
})

test('a connection that is lost with nobody to blame is the database’s', () => {
  expect(toDomainError(lostConnection({}) as never).code).toBe('NOT_READY')
})
