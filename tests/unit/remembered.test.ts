import { expect, test } from 'vitest'
import { remembered } from '#shared/remembered.ts'

test('answers are the same however many names come, and a name in a row is looked up once', () => {
  const asked: string[] = []
  const lengthOf = remembered((name: string) => {
    asked.push(name)
    return name.length
  })

  expect([lengthOf('leek'), lengthOf('leek'), lengthOf('')]).toEqual([4, 4, 0])
  expect(asked).toEqual(['leek', ''])
  for (let count = 0; count < 5_000; count++) expect(lengthOf(`${count}`)).toBe(`${count}`.length)
  expect(lengthOf('x'.repeat(100_000))).toBe(100_000)
})
