import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import { addStep, type Kitchen, type Weighing } from './kitchen.ts'
import { labelOf, rawLabelOf, weighSentence } from './labels.ts'
import type { Food } from './lexicon/kinds.ts'
import { fold, type Span } from './phrases.ts'
import { grams } from './situation.ts'
import type { Task } from './tasks.ts'
import {
  asSentence,
  commaKeeper,
  leftoverWords,
  lowerFirst,
  settingsSentence,
  withoutSpans,
} from './wording.ts'

/** Puts what a task names onto the list for the next weighing. */
export function planWeighing(task: Task, kitchen: Kitchen, lexicon: CompiledLexicon): void {
  const { named } = lexicon.target.wording
  for (const { ingredient, part } of task.mentions) {
    const { id, entry } = ingredient
    if (kitchen.toWeigh.some((waiting) => waiting.ingredient.id === id)) continue
    const isWhole = !kitchen.used.has(id)
    const isBack = !isWhole && !kitchen.bowl.has(ingredient)
    if (part) kitchen.toWeigh.push({ ingredient, label: lowerFirst(part, lexicon), isWhole })
    else if (isWhole) kitchen.toWeigh.push({ ingredient, label: labelOf(ingredient), isWhole })
    else if (isBack)
      kitchen.toWeigh.push({ ingredient, label: fill(named, { name: entry.name }), isWhole })
    kitchen.used.add(id)
  }
  kitchen.weighSentences.push(task.clause.sentence)
  kitchen.focus = 'bowl'
}

/** Keeps the words of an "add" clause that say how, not only what. */
export function keepDetails(task: Task, kitchen: Kitchen, lexicon: CompiledLexicon): void {
  const { clause, cues, mentions } = task
  const { partOf, remaining } = lexicon.cues
  const named = mentions.map(namedSpan)
  const known = [clause.verb, ...cues.settings, ...named, ...named.map(amountBefore(clause.folded))]
  for (const pattern of [partOf, remaining, lexicon.joiners])
    known.push(...pattern.spans(clause.folded))
  const listed = new Set(
    mentions.flatMap(({ ingredient }) => [...ingredient.stems, ...notesOf(ingredient, lexicon)]),
  )
  const more = leftoverWords(clause.folded, known, lexicon).filter(
    (word) => ![...listed].some((stem) => stem.startsWith(lexicon.stem(word))),
  )
  if (more.length === 0 && !cues.has('pieces')) return
  kitchen.weighDetails.push(
    asSentence(withoutSpans(clause.text, cues.settings, commaKeeper(lexicon)), lexicon),
  )
}

/** A mention with its part: "2 tbsp of the oil". */
function namedSpan({ span, part }: Task['mentions'][number]): Span {
  return part ? { start: Math.max(0, span.end - part.length), end: span.end } : span
}

/** The amount at a name's left, which the scale's list repeats: "500 g ", "500 g de ". */
function amountBefore(folded: string): (name: Span) => Span {
  return ({ start }) => {
    const before = folded.slice(Math.max(0, start - LONGEST_AMOUNT), start)
    const length =
      /\d[\d.,]{0,6}\s?\p{L}{1,3}\s(?:\p{L}{1,2}[\s'])?$/u.exec(before)?.[0].length ?? 0
    return { start: start - length, end: start }
  }
}

/** "1.25 kg de ", in characters. */
const LONGEST_AMOUNT = 16

function notesOf({ entry }: Task['mentions'][number]['ingredient'], lexicon: CompiledLexicon) {
  return (fold(entry.notes ?? '').match(/\p{L}+/gu) ?? []).map(lexicon.stem)
}

/** Foods that the cook may leave for the blades when the list says "chopped". */
const CHOPPED_BY_BLADES: readonly Food[] = ['onion', 'garlic', 'ginger', 'hardVegetable']
/** More than this makes mush below before the top is cut (E). */
const CHOP_GRAMS = 800

/**
 * Writes the weighing down; what the list wants chopped is chopped first in an empty bowl.
 * `isCut`: the step after it cuts what is weighed here.
 */
export function weighIn(kitchen: Kitchen, lexicon: CompiledLexicon, isCut = false): void {
  const { toWeigh, bowl } = kitchen
  if (toWeigh.length === 0 && kitchen.weighDetails.length === 0) return

  const choppable = bowl.size === 0 && !isCut ? toWeigh.filter(isForBlades) : []
  const isChopped =
    choppable.length > 0 && grams(choppable.map(({ ingredient }) => ingredient)) <= CHOP_GRAMS
  const first = isChopped ? choppable : []
  if (isChopped) chopFirst(first, kitchen, lexicon)

  const rest = toWeigh.filter((weighing) => !first.includes(weighing))
  const asPut = isCut ? rest.map((weighing) => rawWeighing(weighing, lexicon)) : rest
  addWeighStep(asPut, kitchen, lexicon)
  for (const { ingredient } of rest) bowl.add(ingredient)
  kitchen.toWeigh = []
  kitchen.weighDetails = []
  kitchen.weighSentences = []
}

function rawWeighing(weighing: Weighing, lexicon: CompiledLexicon): Weighing {
  const { ingredient, isWhole, label } = weighing
  const isNamed = isWhole && label === labelOf(ingredient)
  return isNamed ? { ...weighing, label: rawLabelOf(ingredient, lexicon) } : weighing
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
  const { wording } = lexicon.target
  const sentences = [...kitchen.weighSentences]
  const raw = weighings.map((weighing) => ({
    ...weighing,
    label: rawLabelOf(weighing.ingredient, lexicon),
  }))
  addStep(kitchen, {
    type: 'WEIGH',
    instructionText: weighSentence(raw, lexicon),
    ingredientRefs: weighings.map(({ ingredient }) => ingredient.id),
    sentences,
  })
  const settings = chopSettings(weighings)
  addStep(kitchen, {
    type: 'OPERATE',
    instructionText: settingsSentence(wording.work.chop, settings, lexicon),
    ...settings,
    tools: ['mixing_knife'],
    sentences,
  })
  scrapeDown(kitchen, lexicon, sentences)
  for (const { ingredient } of weighings) kitchen.bowl.add(ingredient)
}

/** 5 s/speed 5, for onion and garlic that are to be fine speed 6 (DE12, IRM). */
function chopSettings(weighings: readonly Weighing[]) {
  const isFine = weighings.every(
    ({ ingredient: { preparation, food } }) =>
      preparation === 'finelyChopped' && food !== 'hardVegetable',
  )
  const speed = isFine ? '6' : '5'
  return { durationSeconds: 5, speed, temperature: undefined, reverse: false }
}

export function scrapeDown(kitchen: Kitchen, lexicon: CompiledLexicon, sentences: number[]): void {
  addStep(kitchen, {
    type: 'MANUAL',
    instructionText: lexicon.target.wording.scrapeDown,
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
  addStep(kitchen, {
    type: 'WEIGH',
    instructionText: [weighSentence(weighings, lexicon), details].filter(Boolean).join(' '),
    ingredientRefs: weighings
      .filter(({ isWhole }) => isWhole)
      .map(({ ingredient }) => ingredient.id),
    sentences,
  })
}
