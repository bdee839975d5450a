import type { Portion } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import { meanwhileAt } from '../parse/announcements.ts'
import { type CompiledLexicon, namesFood } from '../parse/compiled-lexicon.ts'
import { isOnlyWhere } from '../parse/conditions.ts'
import { COVERING } from '../parse/covering.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Span } from '../parse/phrases.ts'
import { leadingSideClause } from './clause-positions.ts'
import { isFlavouring } from './food-kinds.ts'
import type { Mention } from './mention.ts'

/** Shorter words link others. */
const MIN_WORD_LENGTH = 4
/** "Set aside to cool slightly" leaves the food alone all the same. */
const MIN_WORDS = { dial: 2, aside: 3 }
const AMOUNT = /[\d½¼¾⅓⅔]/u

/**
 * Whether turning the stove, covering or putting by is not all that a clause orders: "set aside" and
 * "cover the pan" are plain, "reserve a cup of the dough for the topping" is not.
 */
export function saysMore({ clause, cues }: ParsedClause, lexicon: CompiledLexicon): boolean {
  const { verb, folded } = clause
  const { places, devices, word, stopWords, stem } = lexicon
  const said = [
    ...[verb, ...cues.settings, { start: 0, end: leadingSideClause(clause, lexicon) }],
    ...[...places, ...devices].flatMap(({ pattern }) => [...pattern.spans(folded)]),
  ]
  const left = said.reduce(blanked, folded)
  const words = (left.match(word) ?? []).filter((one) => one.length >= MIN_WORD_LENGTH)
  const telling = words.filter((one) => !stopWords.has(stem(one))).length
  const isAside = clause.action === 'setAside'
  if (isAside && (AMOUNT.test(left) || isWhileHeating(clause, cues, lexicon))) return true
  // "Add the pumpkin", which the list has forgotten
  if (VERBS[clause.action].role === 'add' && namesFood(left, lexicon)) return true
  return telling >= (isAside ? MIN_WORDS.aside : MIN_WORDS.dial)
}

/** "Set the batter aside while you heat your griddle": nothing else says that it is heated. */
function isWhileHeating(
  { folded, verb }: ParsedClause['clause'],
  { place }: ParsedClause['cues'],
  { source }: CompiledLexicon,
): boolean {
  const isHot = place === 'fryingPan' || place === 'pot' || place === 'oven'
  return isHot && meanwhileAt(folded, source.language) > verb.start
}

type Naming = {
  adds: readonly Portion[]
  mentions: readonly Mention[]
  /** It names water that the list does not have. */
  namesWater: boolean
}

/**
 * Whether an order tells the amount of what the list has none of: "about the same quantity of water
 * as rice", "a generous lump of butter", or in which case it is put in.
 */
export function saysHowMuch(
  { clause, cues }: ParsedClause,
  { adds, mentions, namesWater }: Naming,
  lexicon: CompiledLexicon,
): boolean {
  // "Cover with water", of which the list does not say how much
  const isOpenWater = adds.some(
    ({ food }) => food.traits.has('water') && food.entry.quantity === undefined,
  )
  if (isOnlyWhere(clause, lexicon)) return true
  if (isOpenWater && COVERING[lexicon.source.language]?.test(clause.folded)) return true
  // "Add the potatoes and enough water to cover"
  const isElsewhere = cues.place !== null || cues.device !== null || cues.has('allIngredients')
  if (clause.action !== 'add' || isElsewhere) return false
  // Measured water is weighed in like any food.
  const isMeasured = ({ food }: Portion) =>
    food.traits.has('water') && food.entry.quantity !== undefined
  if (namesWater) return adds.length > 0 && !adds.some(isMeasured)
  const open = adds.filter(
    ({ food }) => food.entry.quantity === undefined && !isFlavouring(food.food),
  )
  if (open.length === 0) return false
  const { places, devices, word, stopWords, stem } = lexicon
  const water = lexicon.traits.find(({ trait }) => trait === 'water')?.pattern
  const said = [
    ...[clause.verb, ...cues.settings, { start: 0, end: leadingSideClause(clause, lexicon) }],
    ...mentions.map(({ span }) => span),
    ...[...places, ...devices].flatMap(({ pattern }) => [...pattern.spans(clause.folded)]),
    ...(water?.spans(clause.folded) ?? []),
  ]
  const known = new Set(adds.flatMap(({ food }) => [...food.stems]))
  const left = said.reduce(blanked, clause.folded).match(word) ?? []
  return left.some(
    (one) => one.length >= MIN_WORD_LENGTH && !stopWords.has(stem(one)) && !known.has(stem(one)),
  )
}

const blanked = (text: string, { start, end }: Span) =>
  text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end)
