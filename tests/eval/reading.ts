/**
 * Prints source and conversion one after the other, for people who read and grade them as a cook:
 * `node tests/eval/reading.ts FOLDER_OR_JSONL [--pages FOLDER] [--only ID] [--limit N]`.
 * FOLDER is a set of saved pages; a line of JSONL holds a `text` or names the `page` below FOLDER.
 */
import { parseArgs } from 'node:util'
import { toRawText } from '#server/features/convert/read/raw-text.ts'
import type { ReadRecipe, ReadSection } from '#server/features/convert/read/read-recipe.ts'
import { detectLanguage } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { formatSettings } from '#shared/appliance/notation.ts'
import { groupsOf } from '#shared/ingredient-groups.ts'
import type { Ingredient, RecipeMetadata, Step, StepTake } from '#shared/recipe.ts'
import { takenStep } from '#shared/recipe-references.ts'
import { type ConvertedRecipe, convertRead, languageOf } from './convert-read.ts'
import { folderOf, listSources, nameOf, readSource, type Source } from './sources.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    only: { type: 'string' },
    limit: { type: 'string', default: '1000' },
  },
})
const [from] = positionals
if (!from)
  throw new Error(
    'Usage: node tests/eval/reading.ts FOLDER_OR_JSONL [--pages FOLDER] [--only ID] [--limit N]',
  )

const folder = folderOf(from, options.pages)
const sources = listSources(from)
  .filter((source) => !options.only || nameOf(source).includes(options.only))
  .slice(0, Number(options.limit))
for (const source of sources) {
  console.log(`\n${'='.repeat(20)} ${nameOf(source)}`)
  try {
    await printBoth(source)
  } catch (error) {
    console.log(`not converted: ${error}`)
  }
}

async function printBoth(source: Source): Promise<void> {
  const read = await readSource(source, folder)
  printSource(read)
  const language = source.language ?? read.language ?? detectLanguage(toRawText(read))
  const recipe = await convertRead(read, languageOf(language))
  printRecipe(recipe)
  printTold(recipe, read)
}

function printSource({ title, yieldText, ingredients, steps }: ReadRecipe): void {
  console.log(`SOURCE: ${title ?? '(no title)'}${yieldText ? ` (${yieldText})` : ''}`)
  printSections(ingredients, '  - ')
  console.log()
  printSections(steps, '  ')
}

function printSections(sections: readonly ReadSection[], indent: string): void {
  for (const { heading, lines } of sections) {
    if (heading) console.log(`  [${heading}]`)
    for (const line of lines) console.log(`${indent}${line}`)
  }
}

function printRecipe({ recipeMetadata, ingredients, steps }: ConvertedRecipe): void {
  console.log(`\nCONVERTED: ${recipeMetadata.title}`)
  console.log(`  ${yieldOf(recipeMetadata)}, ${recipeMetadata.totalTimeMinutes ?? '?'} min`)
  for (const { name, ingredients: lines } of groupsOf(ingredients)) {
    if (name) console.log(`  [${name}]`)
    for (const ingredient of lines) console.log(`  - ${lineOf(ingredient)}`)
  }
  console.log()
  for (const step of steps) printStep(step, ingredients)
}

/** What the recipe tells of the dish that its source has among the steps: tips, an introduction. */
function printTold({ recipeMetadata }: ConvertedRecipe, { steps }: ReadRecipe): void {
  const method = new Set(steps.flatMap(({ lines }) => lines))
  const told = recipeMetadata.description?.split('\n').filter((line) => method.has(line)) ?? []
  for (const line of told) console.log(`  NOTE: ${line}`)
}

/** "serves 4", "yields 16 cookies" */
function yieldOf({ servingsMin, yieldText }: RecipeMetadata): string {
  return servingsMin === null && yieldText ? `yields ${yieldText}` : `serves ${servingsMin ?? '?'}`
}

function lineOf({ ingredientJsonId, name, quantity, unit, notes, added }: Ingredient): string {
  const amount = [quantity, unit, name].filter(Boolean).join(' ')
  const rest = [notes, added && `added: ${added}`].filter(Boolean).join('; ')
  return `${ingredientJsonId}. ${amount}${rest && ` (${rest})`}`
}

function printStep(step: Step, ingredients: readonly Ingredient[]): void {
  const { stepNumber, type, instructionText, notices } = step
  console.log(`  ${stepNumber}. ${type}${step.place ? ` @${step.place}` : ''}: ${instructionText}`)
  const facts = [settingsOf(step), additionsOf(step, ingredients), ...movesOf(step)]
  const told = facts.filter(Boolean).join(' | ')
  if (told) console.log(`       ${told}`)
  for (const { severity, kind, code } of notices)
    console.log(`       ! ${severity ?? kind} ${code}`)
}

function settingsOf(step: Step): string {
  return [formatSettings(step, 'en'), step.tools.join(' ')].filter(Boolean).join(' + ')
}

function additionsOf({ adds, ingredientRefs }: Step, ingredients: readonly Ingredient[]): string {
  const nameFor = (ref: number) =>
    ingredients.find(({ ingredientJsonId }) => ingredientJsonId === ref)?.name ?? `?${ref}`
  const parts = adds ?? ingredientRefs.map((ref) => ({ ref, part: undefined }))
  if (parts.length === 0) return ''
  const names = parts.map(({ ref, part }) => nameFor(ref) + (part ? ` ×${part}` : ''))
  return `${adds ? 'adds' : 'names'} ${names.join(', ')}`
}

function movesOf({ takes = [], clears }: Step): string[] {
  const share = (take: StepTake) => (typeof take === 'object' && take.part ? ` ×${take.part}` : '')
  const taken = takes.map((take) => `${takenStep(take)}${share(take)}`)
  return [
    taken.length > 0 ? `takes ${taken.join(', ')}` : '',
    clears ? `clears ${clears === true ? 'all' : clears.join(', ')}` : '',
  ]
}
