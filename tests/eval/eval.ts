export {}

/** Accuracy on given data: `npm run eval -- SUBJECT DATA`; each file says what its data are. */
const EVALS: Record<string, () => Promise<unknown>> = {
  answers: () => import('./answers.ts'),
  faults: () => import('./faults.ts'),
  ingredients: () => import('./ingredients.ts'),
  lost: () => import('./lost.ts'),
  method: () => import('./method.ts'),
  pages: () => import('./pages.ts'),
  photos: () => import('./photos.ts'),
  planted: () => import('./planted.ts'),
  plans: () => import('./plans.ts'),
  prompts: () => import('./prompts.ts'),
  reading: () => import('./reading.ts'),
  settings: () => import('./settings.ts'),
  steps: () => import('./steps.ts'),
}

const [subject = ''] = process.argv.splice(2, 1)
const run = Object.hasOwn(EVALS, subject) ? EVALS[subject] : undefined
if (run) await run()
else {
  console.error(`Usage: npm run eval -- ${Object.keys(EVALS).join('|')} DATA`)
  process.exitCode = 1
}
