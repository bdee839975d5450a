import { parseArgs } from 'node:util'
import { writeReport } from './support/report.ts'

/**
 * How long things take and what they need, each beside its yardsticks: `npm run bench` for all of it,
 * `npm run bench -- http` for one. `--json FILE` also writes the tables that can be compared later.
 */
const BENCHES: Record<string, () => Promise<unknown>> = {
  http: () => import('./http.ts'),
  growth: () => import('./growth.ts'),
  pages: () => import('./pages.ts'),
  processes: () => import('./processes.ts'),
  faults: () => import('./faults.ts'),
  footprint: () => import('./footprint.ts'),
  'first-line': () => import('./first-line.ts'),
  hostile: () => import('./hostile.ts'),
  'hostile-text': () => import('./hostile-text.ts'),
  'login-timing': () => import('./login-timing.ts'),
  'page-speed': () => import('./page-speed.ts'),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
})
const [subject, ...further] = positionals
// What is left is the bench's own.
process.argv.splice(2, Number.POSITIVE_INFINITY, ...further)
const chosen = Object.entries(BENCHES).filter(([name]) => !subject || name === subject)
for (const [, run] of chosen) await run()
if (values.json) await writeReport(values.json)
if (chosen.length === 0) {
  console.error(`Usage: npm run bench [-- ${Object.keys(BENCHES).join('|')}] [--json FILE]`)
  process.exitCode = 1
}
