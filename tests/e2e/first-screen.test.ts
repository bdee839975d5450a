import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'

/** What a slow phone takes before it shows anything, in bytes as they are sent. */
const SCRIPTS_MAX = 130_000

test('the scripts of the first screen stay small', async () => {
  const html = await readFile(join(CLIENT_DIR, 'index.html'), 'utf8')
  const urls = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, url]) => url ?? '')
  const sizes = await Promise.all(urls.map(sentBytes))
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(SCRIPTS_MAX)
})

/** Compressed where the build has done that. */
async function sentBytes(url: string): Promise<number> {
  const path = join(CLIENT_DIR, url)
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}
