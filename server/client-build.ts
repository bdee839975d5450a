import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const ROOT = dirname(import.meta.dirname)
export const CLIENT_DIR = join(ROOT, 'dist', 'client')

/** What the client is made of. */
const SOURCES = [
  'client',
  'shared',
  'vite.config.ts',
  'vite.pwa.ts',
  'vite.texts.ts',
  'package-lock.json',
]

async function newestChange(path: string): Promise<number> {
  const info = await stat(path).catch(() => null)
  if (!info) return 0
  if (!info.isDirectory()) return info.mtimeMs
  const names = await readdir(path)
  return Math.max(0, ...(await Promise.all(names.map((name) => newestChange(join(path, name))))))
}

async function isCurrent(): Promise<boolean> {
  const built = await stat(join(CLIENT_DIR, 'index.html')).catch(() => null)
  if (!built) return false
  const changes = await Promise.all(SOURCES.map((source) => newestChange(join(ROOT, source))))
  return Math.max(...changes) <= built.mtimeMs
}

/**
 * Builds the client when it is missing or older than its sources, and says what it did. An image
 * without the build tools serves the client that it was made with.
 */
export async function ensureClient(): Promise<'built' | 'current'> {
  if (await isCurrent()) return 'current'
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  if (!existsSync(vite)) {
    if (existsSync(CLIENT_DIR)) return 'current'
    throw new Error('The client is not built and its tools are not installed: run npm ci')
  }
  // Built beside its place, so that a process that serves it never sees half of it.
  const draft = `${CLIENT_DIR}-${process.pid}`
  await runVite(vite, draft)
  await rm(CLIENT_DIR, { recursive: true, force: true })
  await rename(draft, CLIENT_DIR).catch(async (error) => {
    await rm(draft, { recursive: true, force: true })
    // Another process built it in the same moment.
    if (!existsSync(CLIENT_DIR)) throw error
  })
  return 'built'
}

function runVite(vite: string, outDir: string): Promise<void> {
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The client could not be built (see above)')),
    )
  })
}
