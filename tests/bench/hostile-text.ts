import { readText } from '#server/features/convert/read/text.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { LANGUAGES } from '#shared/language.ts'
import { report } from './support/report.ts'

/**
 * The longest that one ingredient line or one pasted text of a megabyte takes, over repeated scraps
 * that patterns begin with, beside one look at each of its characters. Milliseconds; over a second
 * is a fault.
 */
const MEGABYTE = 1_000_000
const SCRAPS = [
  ...['1 ', '½', '1/', '(', '[', ' ', '\n', '\t', ', ', '• ', '. ', '1 x ', '2 or ', 'a '],
  ...['chopped ', 'about 1 ', '2 (, ', '200 g of ', 'ca. ', 'de la 1 ', 'o a ', 'sau o ', '\u0301'],
  ...['Ingredients\n2 eggs\nMix it.\n', 'Method\nMix it all\n', '2 g\nflour\n', '| ', '😀'],
]

function millisecondsOf(work: () => unknown): number {
  const start = performance.now()
  try {
    work()
  } catch {
    // A text without a recipe is refused: that is an answer, too.
  }
  return performance.now() - start
}

type Slowest = { ms: number; of: string }
const slowest: Record<string, Slowest> = {}
function note(kind: string, of: string, work: () => unknown) {
  const ms = millisecondsOf(work)
  if (ms > (slowest[kind]?.ms ?? -1)) slowest[kind] = { ms, of }
}

for (const scrap of SCRAPS) {
  const text = scrap.repeat(MEGABYTE / scrap.length)
  note('each character once', scrap, () => [...text].filter((letter) => letter === 'q'))
  note('pasted text', scrap, () => readText(text))
  for (const language of LANGUAGES)
    note('ingredient line', `${scrap}, ${language}`, () => parseIngredientLine(text, language))
}
report(
  'Longest of a megabyte',
  ['', 'ms', 'of'],
  Object.entries(slowest).map(([kind, { ms, of }]) => [kind, ms, JSON.stringify(of)]),
)
