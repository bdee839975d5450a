/**
 * `npm run bench -- footprint`: how soon a process is ready, what it holds while nobody asks it
 * anything, and what is installed. Linux only.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, runProcess } from '../support/processes.ts'
import { memoryMb } from './support/process-figures.ts'
import { median, report } from './support/report.ts'
import { openStand } from './support/stand.ts'

const LATER_STARTS = 5
/** By then nothing of the start is going on any more. */
const IDLE_MS = 15_000
const MB = 2 ** 20

await measureStarts()
await measureIdle()
await measureSizes()

async function measureStarts() {
  const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-bench-'))
  const seconds: number[] = []
  for (let turn = 0; turn <= LATER_STARTS; turn++) {
    const start = performance.now()
    const started = runProcess('server/main.ts', { DATA_DIR: dataDir, PORT: await freePort() })
    await started.ready
    seconds.push((performance.now() - start) / 1000)
    await started.kill('SIGTERM')
  }
  const bare: number[] = []
  for (let turn = 0; turn < LATER_STARTS; turn++) {
    const start = performance.now()
    execFileSync(process.execPath, ['--eval', ''])
    bare.push((performance.now() - start) / 1000)
  }
  await rm(dataDir, { recursive: true, force: true })
  const [first = Number.NaN, ...later] = seconds
  report(
    'Start until it answers, the client built already',
    ['', 's'],
    [
      ['first, which makes the database', first],
      ['later', median(later)],
      ['yardstick: Node that does nothing', median(bare)],
    ],
  )
}

async function measureIdle() {
  const stand = await openStand()
  const web = await stand.web()
  const worker = await stand.run('server/worker.ts')
  const all = await stand.web({ ROLE: 'all' })
  await sleep(IDLE_MS)
  report(
    `Memory ${IDLE_MS / 1000} s after the start, without the database`,
    ['ROLE', 'MB'],
    [
      ['web', memoryMb(web.process)],
      ['worker', memoryMb(worker)],
      ['all', memoryMb(all.process)],
    ],
  )
  await stand.close()
}

async function measureSizes() {
  const list = (...how: string[]) =>
    execFileSync('npm', ['ls', '--all', '--parseable', ...how], { encoding: 'utf8' })
      .split('\n')
      .filter((path) => path.includes('node_modules'))
  const row = async (name: string, paths: string[]) => {
    const sizes = await Promise.all([...new Set(paths)].map(sizeOf))
    return [name, paths.length, sizes.reduce((sum, size) => sum + size, 0) / MB]
  }
  report(
    'Installed',
    ['', 'packages', 'MB'],
    [
      await row('everything (npm ci)', list()),
      await row('production (npm ci --omit=dev)', list('--omit=dev')),
    ],
  )
}

/** Bytes of a package's own files, without the packages inside of it. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const sizes = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules') return 0
    if (entry.isDirectory()) return sizeOf(path)
    return entry.isFile() ? (await stat(path)).size : 0
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
