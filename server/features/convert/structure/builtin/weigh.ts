import { formatSettings } from '#shared/appliance/notation.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { addStep, type Kitchen, type Weighing } from './kitchen.ts'
import type { Food } from './lexicon/kinds.ts'
import { findSpans } from './phrases.ts'
import { grams } from './situation.ts'
import type { Task } from './tasks.ts'
import { asSentence, leftoverWords, listed } from './wording.ts'

/** Longest note that is worth reading beside the scale: "softened", "cut into chunks". */
const SHORT_NOTE = 24

/** Puts what a task names onto the list for the next weighing. */
export function planWeighing(task: Task, kitchen: Kitchen, namesAgain = false): void {
  for (const { ingredient, part } of task.mentions) {
    if (kitchen.toWeigh.some((waiting) => waiting.ingredient.id === ingredient.id)) continue
    const isWhole = !kitchen.used.has(ingredient.id)
    if (part) kitchen.toWeigh.push({ ingredient, label: part, isWhole })
    else if (isWhole) kitchen.toWeigh.push({ ingredient, label: labelOf(ingredient), isWhole })
    else if (namesAgain && !kitchen.bowl.has(ingredient))
      kitchen.toWeigh.push({ ingredient, label: ingredient.entry.name, isWhole })
    else kitchen.bowl.add(ingredient)
    kitchen.used.add(ingredient.id)
  }
  kitchen.weighSentences.push(task.clause.sentence)
  kitchen.focus = 'bowl'
}

/** Keeps the words of an "add" clause that say how, not only what. */
export function keepDetails(task: Task, kitchen: Kitchen, lexicon: CompiledLexicon): void {
  const { clause, cues, mentions } = task
  const isAllNew =
    mentions.length > 0 &&
    mentions.every(
      ({ ingredient, part }) =>
        part !== null || !kitchen.used.has(ingredient.id) || kitchen.bowl.has(ingredient),
    )
  const known = [clause.verb, ...cues.settings, ...mentions.map(({ span }) => span)]
  known.push(
    ...findSpans(lexicon.cues.partOf, clause.folded),
    ...findSpans(lexicon.joiners, clause.folded),
    ...findSpans(lexicon.cues.remaining, clause.folded),
  )
  const isPlain = leftoverWords(clause.folded, known, lexicon).length === 0
  if (!isPlain || !isAllNew) kitchen.weighDetails.push(asSentence(clause.text, lexicon))
}

function labelOf({ label, entry }: KnownIngredient): string {
  const note = entry.notes
  return note && note.length <= SHORT_NOTE && !label.includes(note) ? `${label} (${note})` : label
}

/** Foods that the cook may leave for the blades when the list says "chopped". */
const CHOPPED_BY_BLADES: readonly Food[] = ['onion', 'garlic', 'ginger', 'hardVegetable']
/** More than this makes mush below before the top is cut (E). */
const CHOP_GRAMS = 800

/** Writes the weighing down; what the list wants chopped is chopped first in an empty bowl. */
export function weighIn(kitchen: Kitchen, lexicon: CompiledLexicon, isCut = false): void {
  const { toWeigh, bowl } = kitchen
  if (toWeigh.length === 0 && kitchen.weighDetails.length === 0) return

  const choppable = bowl.size === 0 && !isCut ? toWeigh.filter(isForBlades) : []
  const isChopped =
    choppable.length > 0 && grams(choppable.map(({ ingredient }) => ingredient)) <= CHOP_GRAMS
  const first = isChopped ? choppable : []
  if (isChopped) chopFirst(first, kitchen, lexicon)

  const rest = toWeigh.filter((weighing) => !first.includes(weighing))
  addWeighStep(rest, kitchen, lexicon)
  for (const { ingredient } of rest) bowl.add(ingredient)
  kitchen.toWeigh = []
  kitchen.weighDetails = []
  kitchen.weighSentences = []
}

function isForBlades({ ingredient, isWhole }: Weighing): boolean {
  const { food, preparation } = ingredient
  return (
    isWhole &&
    preparation !== null &&
    preparation !== 'grated' &&
    food !== null &&
    CHOPPED_BY_BLADES.includes(food)
  )
}

function chopFirst(weighings: Weighing[], kitchen: Kitchen, lexicon: CompiledLexicon): void {
  const { wording, language } = lexicon.source
  const labels = weighings.map(
    ({ ingredient }) => `${ingredient.label}${rawState(ingredient, lexicon)}`,
  )
  const sentences = [...kitchen.weighSentences]
  addStep(kitchen, {
    type: 'WEIGH',
    instructionText: wording.weigh(listed(labels, lexicon)),
    ingredientRefs: weighings.map(({ ingredient }) => ingredient.id),
    sentences,
  })
  // 5 s/speed 5 for onion, garlic and carrots (DE12, IRM).
  const settings = { durationSeconds: 5, speed: '5', temperature: undefined, reverse: false }
  addStep(kitchen, {
    type: 'OPERATE',
    instructionText: `${wording.chop} ${formatSettings(settings, language)}.`,
    ...settings,
    tools: ['mixing_knife'],
    sentences,
  })
  scrapeDown(kitchen, lexicon, sentences)
  for (const { ingredient } of weighings) kitchen.bowl.add(ingredient)
}

function rawState({ food }: KnownIngredient, { source }: CompiledLexicon): string {
  if (food === 'onion') return ` (${source.wording.halved})`
  return food === 'hardVegetable' ? ` (${source.wording.inChunks})` : ''
}

export function scrapeDown(kitchen: Kitchen, lexicon: CompiledLexicon, sentences: number[]): void {
  addStep(kitchen, {
    type: 'MANUAL',
    instructionText: lexicon.source.wording.scrapeDown,
    tools: ['spatula'],
    sentences,
  })
}

function addWeighStep(weighings: Weighing[], kitchen: Kitchen, lexicon: CompiledLexicon): void {
  const details = kitchen.weighDetails.join(' ')
  const sentences = [...new Set(kitchen.weighSentences)]
  if (weighings.length === 0) {
    if (details) addStep(kitchen, { type: 'MANUAL', instructionText: details, sentences })
    return
  }
  const weigh = lexicon.source.wording.weigh(
    listed(
      weighings.map(({ label }) => label),
      lexicon,
    ),
  )
  addStep(kitchen, {
    type: 'WEIGH',
    instructionText: [weigh, details].filter(Boolean).join(' '),
    ingredientRefs: weighings
      .filter(({ isWhole }) => isWhole)
      .map(({ ingredient }) => ingredient.id),
    sentences,
  })
}
