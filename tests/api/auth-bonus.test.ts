import { describe, expect } from 'vitest'
import { mailboxOf } from '#server/features/auth/mailbox.ts'
import { mailTo, type TestServer, test, verificationToken } from '../support/test-server.ts'

const password = 'secret-1'

async function bonusOf(server: TestServer, username: string): Promise<number> {
  await server.callerFor().auth.register({ username, password, confirmPassword: password })
  const token = verificationToken(await mailTo(server, username))
  return (await server.callerFor().auth.verifyEmail({ token })).credits
}

describe('the conversions for a verified address', () => {
  test.for([
    ['cook@mailbox.example', 'cook+soup@mailbox.example', 'cook+@mailbox.example'],
    ['a.cook@gmail.com', 'acook@gmail.com', 'a.c.o.o.k+1@googlemail.com'],
  ] as const)('are given once for a mailbox: %s', async ([first, ...others], { server }) => {
    expect(await bonusOf(server, first)).toBe(5)
    for (const other of others) expect(await bonusOf(server, other)).toBe(0)
  })

  test('are given to each of several mailboxes', async ({ server }) => {
    for (const address of ['b.cook@dots.example', 'bcook@dots.example', 'cook+1@other.example'])
      expect(await bonusOf(server, address)).toBe(5)
  })

  test('are not given again for an address that has had them before it was read so', async ({
    server,
  }) => {
    const { addressKey } = server.runtime.services
    const address = 'early+bird@mailbox.example'
    const { createHmac } = await import('node:crypto')
    const hash = createHmac('sha256', addressKey).update(address).digest('base64url')
    await server.em().execute('insert into rewarded_address (address_hash) values (?)', [hash])
    expect(await bonusOf(server, address)).toBe(0)
  })
})

test.for([
  ['cook@example.org', 'cook@example.org'],
  ['Cook+soup+stew@Example.org', 'cook@example.org'],
  ['a.b.c+d@gmail.com', 'abc@gmail.com'],
  ['a.b@googlemail.com', 'ab@gmail.com'],
  ['a.b@example.org', 'a.b@example.org'],
  ['+tag@example.org', '+tag@example.org'],
] as const)('%s leads to %s', ([address, mailbox]) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
