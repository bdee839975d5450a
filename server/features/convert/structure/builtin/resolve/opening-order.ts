import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import { productIn, type Word } from '../parse/name-words.ts'
import type { Span } from '../parse/phrases.ts'
import { sideClauseStart } from './clause-positions.ts'
import { friedTogether } from './fried-together.ts'
import { collectiveMention, type Mention, type MentionContext } from './mention.ts'

/** What several foods are put together for. */
const MAKING: readonly Action[] = ['mix', 'knead', 'blend']

/** Fewer are not worked together without a word of them. */
const MIN_FOODS = 3
/** A larger share than this of the foods named further on: those orders put them in. */
const MAX_TOLD = 0.4

/** What an order is about that names no food: the list's, or what has been cut. */
export function unsaidFoods(...asked: Parameters<typeof openedWith>): Mention[] {
  const [clause, , known] = asked
  return [...openedWith(...asked), ...friedTogether(clause, known)]
}

/**
 * "Knead to a dough", before anything has been used: of all that the list has for it, but for what
 * is named further on. Empty where the order names something, or something has been begun.
 */
function openedWith(
  clause: Clause,
  words: readonly Word[],
  {
    foods,
    context,
    lexicon,
  }: { foods: readonly KnownIngredient[]; context: MentionContext; lexicon: CompiledLexicon },
): Mention[] {
  // "Mix everything" is about what is there.
  const isAll = lexicon.cues.allIngredients.isIn(clause.folded)
  if (!MAKING.includes(clause.action) || isAll || namesSomething(clause, words, lexicon)) return []
  const groups = new Set(foods.map((food) => food.group))
  const own = groups.size === 1 ? foods : foods.filter(({ group }) => group === context.group)
  const isBegun = (food: KnownIngredient) =>
    context.isUsed(food) || context.isBegun?.(food) || context.isReadied?.(food)
  if (own.some(isBegun)) return []
  // "Make the dough. [Add the egg, the milk and the flour to the bowl …]" only announces it.
  const told = own.filter((food) => context.mayBeNamedLater?.(food))
  if (told.length > MAX_TOLD * own.length) return []
  const opening = own.filter(
    (food) => !food.isToTaste && !food.isForSide && !isForLater(food, own, context),
  )
  if (opening.length < MIN_FOODS) return []
  return opening.map((food) => collectiveMention(food, clause, clause.verb, lexicon))
}

/** Of two lines of butter the first is for the dough and the second is to brush with. */
function isForLater(
  food: KnownIngredient,
  own: readonly KnownIngredient[],
  { isNamedLater, mayBeNamedLater }: MentionContext,
): boolean {
  const [first, ...twins] = own.filter((one) => one.entry.name === food.entry.name)
  if (twins.length > 0) return food !== first && (mayBeNamedLater?.(food) ?? false)
  // "Fry thin pancakes in the butter"
  if (isFat(food) && mayBeNamedLater?.(food)) return true
  return isNamedLater?.(food) ?? false
}

/** "Smooth, elastic dough": a product and what is said of it. */
const BEFORE_PRODUCT = 4

/** A word that is neither the order, nor where or how it is done, nor what comes of it. */
function namesSomething(clause: Clause, words: readonly Word[], lexicon: CompiledLexicon): boolean {
  const { folded, verb } = clause
  const places = [...lexicon.places, ...lexicon.devices].flatMap(({ pattern }) =>
    pattern.spans(folded),
  )
  const isIn = ({ start, end }: Word, span: Span) => start >= span.start && end <= span.end
  const side = sideClauseStart(clause, lexicon)
  // "To a smooth dough": how it is to be, and what is to come of it.
  const isProduct = (word: Word | undefined) =>
    word !== undefined && productIn(word, folded, lexicon) !== null
  return words.some(
    (word, at) =>
      word.start < side &&
      !words.slice(at, at + BEFORE_PRODUCT).some(isProduct) &&
      !isIn(word, verb) &&
      !places.some((span) => isIn(word, span)) &&
      !lexicon.stopWords.has(word.stem) &&
      !lexicon.descriptors.has(word.stem),
  )
}
