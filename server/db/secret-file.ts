import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A secret of this installation, 192 random bits as text: made by the first process that asks, the
 * same for all that share the folder. Only its owner can read the file.
 */
export async function readSecretFile(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept !== null) return kept

  await keepSecretFile(folder, name, randomBytes(24).toString('base64url'))
  return readFile(path, 'utf8')
}

/** Keeps a secret of another installation, unless there is one. */
export async function keepSecretFile(folder: string, name: string, secret: string): Promise<void> {
  const path = join(folder, name)
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, secret, { mode: 0o600 })
  try {
    // Appears whole, and never in the place of another's.
    await link(part, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(part, { force: true })
  }
}
