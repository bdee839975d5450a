import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The process that serves a data folder, and the port of its database. */
export type FolderOwner = { pid: number; startTime: string; port: number }

const FILE = 'served-by.json'

/**
 * The process that serves `dataDir`, unless it has ended. While a dead database is being started
 * again nothing in the database tells of it, and nobody else may take the folder.
 */
export async function findOwner(dataDir: string): Promise<FolderOwner | null> {
  const owner = await readOwner(join(dataDir, FILE))
  return owner && owner.startTime === (await startTimeOf(owner.pid)) ? owner : null
}

/** A file that a power failure left empty names nobody. */
function readOwner(path: string): Promise<FolderOwner | null> {
  return readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null)
}

/** Makes this process the owner of `dataDir`. */
export async function recordOwner(dataDir: string, port: number): Promise<void> {
  const owner = { pid: process.pid, startTime: await startTimeOf(process.pid), port }
  const path = join(dataDir, FILE)
  await writeFile(`${path}.part`, JSON.stringify(owner))
  await rename(`${path}.part`, path)
}

/** Leaves `dataDir` to the next one. */
export async function forgetOwner(dataDir: string): Promise<void> {
  if ((await findOwner(dataDir))?.pid === process.pid) await rm(join(dataDir, FILE))
}

/**
 * When a process was started, in clock ticks since boot: tells it from a later one of the same
 * number. `null` when there is none. Field 22 of proc_pid_stat(5); the name in brackets before it
 * may hold spaces.
 */
async function startTimeOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie has ended, and only waits for its parent.
  return fields?.[0] === 'Z' ? null : (fields?.[19] ?? null)
}
