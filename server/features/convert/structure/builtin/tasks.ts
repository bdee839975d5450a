import type { ReadRecipe } from '../../read/read-recipe.ts'
import { asOneClause, type Clause, readClauses } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type Cues, readCues } from './cues.ts'
import { cutOf } from './cut-of.ts'
import { IngredientRefs, type Mention } from './ingredient-refs.ts'
import type { KnownIngredient } from './ingredients.ts'
import { type Action, CUTTING, type Food } from './lexicon/kinds.ts'
import { productIn, wordsOf } from './name-words.ts'
import { readSentences } from './sentences.ts'
import { leftoverWords } from './wording.ts'

const STEAMED: readonly Food[] = [
  ...(['fish', 'seafood', 'poultry', 'potato', 'hardVegetable', 'softVegetable', 'leaf'] as const),
  ...(['legume', 'pasta'] as const),
]
const DRY: readonly Food[] = ['flour', 'starch', 'sugar', 'cocoa', 'leavening', 'salt', 'spice']

/** One clause of the method with all that was read out of it. */
export type Task = {
  clause: Clause
  cues: Cues
  mentions: readonly Mention[]
  /** Name of the component that begins here: a heading, or "For the sauce". */
  component: string | null
}

/** Many times what the longest recipe orders; what follows is left to the cook sentence by sentence. */
const MOST_ORDERS = 1_500

/** Reads the whole method into tasks, in the source's order. */
export function readTasks(
  source: ReadRecipe,
  ingredients: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Task[] {
  const refs = new IngredientRefs(ingredients, lexicon)
  const heads = new Set(ingredients.flatMap(({ stems }) => [...stems]))
  const isIngredient = (word: string) => heads.has(lexicon.stem(word))
  let heading: string | null = null
  let orders = 0
  const tasks = readSentences(source.steps, lexicon).flatMap((sentence, number) => {
    const newHeading = sentence.heading === heading ? null : sentence.heading
    heading = sentence.heading
    if (newHeading) refs.enterComponent(newHeading.toLowerCase())
    const clauses =
      orders < MOST_ORDERS
        ? readClauses(sentence, number, { lexicon, isIngredient })
        : [asOneClause(sentence, number)]
    orders += clauses.length
    return clauses.map((read, index) => {
      const { clause, opener } = takeOpener(read, lexicon)
      if (opener) refs.enterComponent(opener.toLowerCase())
      const component = [index === 0 ? newHeading : null, opener].filter(Boolean).join(': ')
      const mentions = refs.find(clause)
      const cues = readCues(clause, lexicon)
      return {
        clause: fillsVessel(clause, cues, mentions),
        cues,
        mentions,
        component: component || null,
      }
    })
  })
  return tasks.map((task, at) => carryObjects(task, tasks.slice(0, at), lexicon))
}

const PREPARED: readonly Action[] = ['prepare', 'dice', 'slice', 'chop', 'grate', 'crush', 'grind']
const CARRYING: readonly Action[] = [
  'add',
  'transfer',
  'cook',
  'boil',
  'simmer',
  'steam',
  'fry',
  'sweat',
]

/** Orders that may name something beside the object that they share with the order before. */
const SHARING: readonly Action[] = [
  ...CARRYING,
  ...(['brown', 'toast', 'caramelise', 'mix', 'blend', 'mash'] as const),
]

/** "Rinse the rice and cook it": an order without an object is about the one before it. */
function carryObjects(task: Task, earlier: readonly Task[], lexicon: CompiledLexicon): Task {
  const { clause, mentions } = task
  if (hasPronoun(task, lexicon) || putsIn(task, earlier, lexicon))
    return carryByPronoun(task, earlier, lexicon)
  const before = earlier.findLast(
    ({ clause: { sentence }, mentions: named }) =>
      sentence === clause.sentence &&
      named.some(({ ingredient }) => clause.action !== 'steam' || isSteamed(ingredient)),
  )
  if (before && sharesTopic(task, before, lexicon)) return withTopic(task, before)
  const isCut = isCutAfter(before, clause.action)
  const isAboutIt =
    before !== undefined &&
    mentions.length === 0 &&
    (isCut || CARRYING.includes(clause.action)) &&
    (PREPARED.includes(before.clause.action) || clause.action === 'steam')
  if (!isAboutIt) return task
  const span = { start: clause.verb.end, end: clause.verb.end }
  const carried = { ...task, mentions: before.mentions.map((mention) => ({ ...mention, span })) }
  return { ...carried, clause: fillsVessel(clause, task.cues, carried.mentions) }
}

/** "Kaszę opłucz i zalej mlekiem": what is named before the first verb is the object of the next too. */
function sharesTopic(
  { clause, mentions }: Task,
  before: Task,
  { source, prepositionBefore }: CompiledLexicon,
): boolean {
  const isTopic = before.mentions.every(({ span }) => span.end <= before.clause.verb.start)
  // "in Öl braten" names no object of its own.
  const [first] = mentions
  const isBesideIt = first && prepositionBefore.test(clause.folded.slice(0, first.span.start))
  const hasOwnTopic = !isBesideIt && mentions.some(({ span }) => span.start < clause.verb.end)
  return (
    source.verbPosition === 'anywhere' &&
    SHARING.includes(clause.action) &&
    [...PREPARED, 'drain'].includes(before.clause.action) &&
    mentions.length > 0 &&
    isTopic &&
    !hasOwnTopic
  )
}

function withTopic(task: Task, before: Task): Task {
  const span = { start: task.clause.verb.end, end: task.clause.verb.end }
  const own = new Set(task.mentions.map(({ ingredient }) => ingredient))
  const topic = before.mentions.filter(({ ingredient }) => !own.has(ingredient))
  return {
    ...task,
    mentions: [...topic.map((mention) => ({ ...mention, span })), ...task.mentions],
  }
}

/** "les couper", "coupez-les". */
function hasPronoun({ clause, mentions }: Task, lexicon: CompiledLexicon): boolean {
  const { folded, verb } = clause
  // "La cebolla la picamos" says itself what is meant.
  if (mentions.some(({ span }) => span.end < verb.start)) return false
  return (
    lexicon.pronounBefore.test(folded.slice(0, verb.start)) ||
    lexicon.pronounAfter.test(folded.slice(verb.start))
  )
}

/** "Wash the berries. Put into a pan": nothing but the vessel is named, so what was readied is meant. */
function putsIn(
  { clause, cues, mentions }: Task,
  earlier: readonly Task[],
  lexicon: CompiledLexicon,
) {
  const { action, folded, verb } = clause
  const isMove = (action === 'add' || action === 'transfer') && mentions.length === 0
  if (!isMove || (cues.place !== 'pot' && cues.place !== 'bowl')) return false
  const before = earlier.findLast((one) => one.mentions.length > 0)
  const isReadied = before !== undefined && PREPARED.includes(before.clause.action)
  return isReadied && leftoverWords(folded, [verb, ...cues.settings], lexicon).length === 0
}

function isReadiedWith({ clause }: Task, before: Task): boolean {
  return clause.sentence === before.clause.sentence && PREPARED.includes(clause.action)
}

/** What a pronoun stands for is in this sentence or the one before. */
function carryByPronoun(task: Task, earlier: readonly Task[], lexicon: CompiledLexicon): Task {
  const { clause, mentions } = task
  const before = earlier.findLast(
    (one) => clause.sentence - one.clause.sentence <= 1 && one.mentions.length > 0,
  )
  const isCarrying =
    [...CARRYING, ...PREPARED, 'melt', 'blend', 'mash'].includes(clause.action) &&
    clause.action !== 'prepare'
  if (!before || !isCarrying) return task
  const span = { start: clause.verb.end, end: clause.verb.end }
  const isStillOut = PREPARED.includes(before.clause.action)
  const own = new Set(mentions.map(({ ingredient }) => ingredient))
  // "Trim the beans and peel the carrots. Steam them" means both.
  const named = isStillOut ? earlier.filter((one) => isReadiedWith(one, before)) : [before]
  const meant = named
    .flatMap((one) => one.mentions)
    .filter(({ ingredient }) => !own.has(ingredient))
    .map(({ ingredient, part }) => ({ ingredient, span, part: isStillOut ? part : null }))
  const carried = { ...task, mentions: [...meant, ...mentions] }
  const told = cutOf(clause, carried.mentions, lexicon)
  return { ...carried, clause: fillsVessel(told, task.cues, carried.mentions) }
}

const BLADE_WORK: readonly Action[] = [
  ...(['chop', 'grate', 'grind', 'crush', 'blend', 'mash', 'mix', 'fold', 'stirIn'] as const),
]

/** "Peel the onion and chop it", "cut into chunks and blend". */
function isCutAfter(before: Task | undefined, action: Action): boolean {
  const first = before?.clause.action
  if (first === 'prepare' && (action === 'dice' || action === 'slice')) return true
  return first !== undefined && CUTTING.includes(first) && BLADE_WORK.includes(action)
}

/** "Tip the flour into a bowl" moves nothing out; it adds. */
function fillsVessel(clause: Clause, { place }: Cues, mentions: readonly Mention[]): Clause {
  const isFilling =
    (clause.action === 'transfer' || isSieving(clause, mentions)) &&
    mentions.length > 0 &&
    (place === 'bowl' || place === 'pot')
  return isFilling ? { ...clause, action: 'add' } : clause
}

function isSteamed({ food }: KnownIngredient): boolean {
  return food !== null && STEAMED.includes(food)
}

/** "Sieve the flour into a bowl" puts it in. */
function isSieving({ action }: Clause, mentions: readonly Mention[]): boolean {
  return action === 'drain' && mentions.every(({ ingredient }) => isDry(ingredient))
}

function isDry({ food }: KnownIngredient): boolean {
  return food !== null && DRY.includes(food)
}

/** Parts "For the sauce," from the clause that it opens. */
function takeOpener(
  clause: Clause,
  lexicon: CompiledLexicon,
): { clause: Clause; opener: string | null } {
  const end = openerEnd(clause, lexicon)
  if (end === 0 || end > clause.verb.start || end > 60) return { clause, opener: null }
  const { start, end: verbEnd } = clause.verb
  const rest = {
    ...clause,
    text: clause.text.slice(end),
    folded: clause.folded.slice(end),
    verb: { start: start - end, end: verbEnd - end },
  }
  return {
    clause: rest,
    opener: clause.text
      .slice(0, end)
      .replace(/[,:;]$/, '')
      .trim(),
  }
}

/** Longer ones say more than a name: "per la salsa in un pentolino". */
const OPENER = /^\s*(?:[\p{L}'’-]+\s+){1,3}$/u

/**
 * After the comma, or where verbs do not come first after a made thing: "Für den Teig Mehl sieben",
 * "per la salsa fondete il burro".
 */
function openerEnd({ folded, verb }: Clause, lexicon: CompiledLexicon): number {
  const opener = lexicon.componentOpeners.endAt(folded, 0)
  if (opener === 0) return 0
  const next = wordsOf(folded, lexicon).find(({ start }) => start >= opener)
  const isNamed =
    lexicon.source.verbPosition === 'anywhere' && next && productIn(next, folded, lexicon) !== null
  if (isNamed) return next.end + (/^[,:;]/.test(folded.slice(next.end)) ? 1 : 0)
  const isBeforeOrder =
    lexicon.source.method.ordersAfterOpeners && OPENER.test(folded.slice(opener, verb.start))
  return isBeforeOrder ? verb.start : folded.search(/[,:;]\s/) + 1
}
