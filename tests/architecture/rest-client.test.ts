import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSource } from 'oazapfts'
import { expect, test } from 'vitest'
import { API_DESCRIPTION } from '../support/described-api.ts'

/** A client for the REST API, as third parties generate it from its description. */
async function generateClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thermoscribe-client-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(API_DESCRIPTION))
  return generateSource(file).finally(() => rm(folder, { recursive: true }))
}

test('the generated client is that of the description: after a change run this file with -u', async () => {
  const source = await generateClient()

  await expect(source).toMatchFileSnapshot('../generated/rest-client.ts')
  // Nothing is left open, so whoever uses it is checked by the compiler.
  expect(source).not.toMatch(/\b(any|unknown|never)\b[;\][|>]/)
})
