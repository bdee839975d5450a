export {}

/**
 * Accuracy on given data: `npm run eval -- ingredients FILE`, `npm run eval -- pages FOLDER`,
 * `npm run eval -- photos FOLDER`, `npm run eval -- prompts FOLDER`,
 * `npm run eval -- steps FILE_OR_FOLDER`.
 */
const EVALS: Record<string, () => Promise<unknown>> = {
  ingredients: () => import('./ingredients.ts'),
  pages: () => import('./pages.ts'),
  photos: () => import('./photos.ts'),
  prompts: () => import('./prompts.ts'),
  steps: () => import('./steps.ts'),
}

const [subject = ''] = process.argv.splice(2, 1)
const run = Object.hasOwn(EVALS, subject) ? EVALS[subject] : undefined
if (run) await run()
else {
  console.error(`Usage: npm run eval -- ${Object.keys(EVALS).join('|')} DATA`)
  process.exitCode = 1
}
