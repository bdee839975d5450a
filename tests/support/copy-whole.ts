import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Copies a folder with the owners of its files, without which PostgreSQL takes none for its own. */
export async function copyWhole(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}
