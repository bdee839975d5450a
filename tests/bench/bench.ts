export {}

/** How long things take, each beside its yardsticks: `npm run bench`, `npm run bench -- first-line`. */
const BENCHES: Record<string, () => Promise<unknown>> = {
  conversion: () => import('./conversion.ts'),
  'first-line': () => import('./first-line.ts'),
  'hostile-text': () => import('./hostile-text.ts'),
  'login-timing': () => import('./login-timing.ts'),
  'page-speed': () => import('./page-speed.ts'),
}

const [subject] = process.argv.splice(2, 1)
const chosen = Object.entries(BENCHES).filter(([name]) => !subject || name === subject)
for (const [, run] of chosen) await run()
if (chosen.length === 0) {
  console.error(`Usage: npm run bench [-- ${Object.keys(BENCHES).join('|')}]`)
  process.exitCode = 1
}
