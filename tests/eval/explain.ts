/**
 * Prints what every pass of the built-in converter makes of one recipe:
 * `npm run explain -- FILE [--language xx] [--only ID]`. FILE is a text, a saved page (.html or
 * .html.gz), or a .jsonl of which `--only` names the recipe.
 */

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import { toRawText } from '#server/features/convert/read/raw-text.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'
import type {
  ActionGraph,
  KitchenAction,
  Portion,
} from '#server/features/convert/structure/builtin/ir/graph.ts'
import type { PlannedOperation } from '#server/features/convert/structure/builtin/ir/operation.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import {
  type KnownIngredient,
  readIngredients,
} from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import {
  chooseLexicon,
  lexiconFor,
} from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { runPipeline } from '#server/features/convert/structure/builtin/pipeline.ts'
import { TECHNIQUES } from '#server/features/convert/structure/builtin/plan/choose-technique.ts'
import { formatSettings } from '#shared/appliance/notation.ts'
import type { Language } from '#shared/language.ts'
import type { StepInput } from '#shared/recipe.ts'
import { languageOf, MODEL } from './convert-read.ts'
import { folderOf, listSources, nameOf, readSource } from './sources.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, only: { type: 'string', default: '' } },
})
const [file] = positionals
if (!file) throw new Error('Usage: npm run explain -- FILE [--language xx] [--only ID]')

const recipe = await readFile(file, options.only)
explain(recipe, languageOf(options.language ?? recipe.language))

async function readFile(from: string, only: string): Promise<ReadRecipe> {
  if (from.endsWith('.jsonl')) {
    const source = listSources(from).find((one) => nameOf(one).includes(only))
    if (!source) throw new Error(`${from} has no recipe "${only}".`)
    return readSource(source, folderOf(from))
  }
  const bytes = readFileSync(from)
  const text = (from.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return /\.html?(?:\.gz)?$/.test(from)
    ? readPage(text, 'https://recipes.example/')
    : readText(text)
}

function explain(source: ReadRecipe, language: Language): void {
  const lexicon = compileLexicon(chooseLexicon(source, language), lexiconFor(language))
  const foods = readIngredients(source, lexicon)
  const { graph, operations, steps } = runPipeline({
    ...{ source, foods, lexicon, model: MODEL },
    rawText: toRawText(source),
  })
  print('READ', [source.title ?? '(no title)', ...source.steps.flatMap(({ lines }) => lines)])
  print('INGREDIENTS', foods.map(foodLine))
  print(
    'ACTIONS',
    graph.actions.map((action) => actionLine(action, graph)),
  )
  print(
    'OPERATIONS',
    operations.map((operation, index) => operationLine(operation, index, graph)),
  )
  print('STEPS', steps.map(stepLine))
}

function print(title: string, lines: readonly string[]): void {
  console.log([`\n== ${title}`, ...lines].join('\n'))
}

/** "3. 2 tbsp sugar: sugar, 25 g, For the sauce". */
function foodLine(food: KnownIngredient): string {
  const { quantity, unit, name, notes } = food.entry
  const words = [quantity, unit, name, notes && `(${notes})`].filter(Boolean).join(' ')
  const known = [food.food ?? 'unknown', food.grams && `${food.grams} g`, food.preparation]
  return `${food.id}. ${words}: ${[...known, food.heading].filter(Boolean).join(', ')}`
}

/** "4. simmer (heat) in pot 1: adds 3; 600 s; until soft | and simmer for 10 minutes". */
function actionLine(action: KitchenAction, { vessels }: ActionGraph): string {
  const { verb, role, adds, moves, cues, until } = action
  const facts = [
    adds.length > 0 && `adds ${portionsLine(adds)}`,
    ...moves.map(
      ({ from, part }) => `takes vessel ${from}${part < 1 ? ` × ${part.toFixed(2)}` : ''}`,
    ),
    cues.duration && `${cues.duration.min} s`,
    cues.place && `at ${cues.place}`,
    until && `until ${until}`,
  ]
  const vessel = `${vessels[action.vessel]?.kind ?? 'vessel'} ${action.vessel}`
  const told = facts.filter(Boolean).join('; ')
  return `${action.id}. ${verb} (${role}) in ${vessel}: ${told} | ${action.clause.text.trim()}`
}

/** "2. OPERATE in the bowl [sweat, table E], for simmer: adds 3". */
function operationLine(operation: PlannedOperation, index: number, graph: ActionGraph): string {
  const { type, place, technique, adds, takes, clears, actions } = operation
  const table = TECHNIQUES.find(({ id }) => id === technique)?.setting?.source
  const verbs = actions.map((one) => graph.actions[one]?.verb).filter(Boolean)
  const facts = [
    adds.length > 0 && `adds ${portionsLine(adds)}`,
    takes.length > 0 && `takes ${takes.map((one) => one + 1).join(', ')}`,
    clears && 'clears',
  ]
  const why = [technique, table && `setting ${table}`].filter(Boolean).join(', ')
  const cause = verbs.length > 0 ? `, for "${[...new Set(verbs)].join(', ')}"` : ''
  return `${index + 1}. ${type} in ${place} [${why}]${cause}: ${facts.filter(Boolean).join('; ')}`
}

/** "3, 4 × 0.5". */
function portionsLine(portions: readonly Portion[]): string {
  return portions.map(({ food, part }) => (part < 1 ? `${food.id} × ${part}` : food.id)).join(', ')
}

function stepLine(step: StepInput, index: number): string {
  const { type, instructionText } = step
  const settings = formatSettings(step, 'en')
  return `${index + 1}. ${type}${settings ? ` ${settings}` : ''}: ${instructionText}`
}
