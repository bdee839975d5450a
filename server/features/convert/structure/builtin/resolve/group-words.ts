import type { KitchenAction } from '../ir/graph.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { type Word, wordsOf } from '../parse/name-words.ts'
import { fold, type Span } from '../parse/phrases.ts'
import { takesIn } from './serving-order.ts'

/** Kinds whose word says little: the fat of the pan, the salt of every order. */
const LOOSE: readonly Food[] = ['butter', 'oil', 'liquid', 'salt', 'spice', 'herb']

/** A shorter word is a matter of chance. */
const MIN_NOUN = 4

/** More kinds than these have no name of their own: "the dry ingredients". */
const MAX_KINDS = 6

type Known = {
  actions: readonly KitchenAction[]
  foods: readonly KnownIngredient[]
  lexicon: CompiledLexicon
}

/**
 * The first order that speaks of a food's whole kind: "add the meat" for the goulash beef, "top with
 * cheese" for the ricotta, when no order calls it by its name.
 */
export function calledByKind(food: KnownIngredient, known: Known): KitchenAction | null {
  const isOpen = (one: KitchenAction) =>
    (takesIn(one) || one.role === 'cut' || one.role === 'ready') && isOfPart(one, food)
  return known.actions.find((one) => isOpen(one) && callsOf(food, one, known).length > 0) ?? null
}

/** Whether nothing else of the list has the word in its name: the cook knows what is meant. */
export function isCalledByKindAlone(food: KnownIngredient, known: Known): boolean {
  const order = calledByKind(food, known)
  const calls = order ? callsOf(food, order, known) : []
  return calls.some((own) =>
    known.foods.every((one) => one === food || own.every(({ stem }) => !one.stems.has(stem))),
  )
}

/**
 * "Sprinkle with the seeds" for the list's nigella seeds: a noun that says little, and that nothing
 * else of the list has.
 */
export function calledByNoun(
  food: KnownIngredient,
  { actions, foods, lexicon }: Known,
): KitchenAction | null {
  const words = wordsOf(fold(food.entry.name), lexicon)
  const noun = lexicon.source.headPosition === 'last' ? words.at(-1) : words[0]
  if (!noun || words.length < 2 || noun.stem.length < MIN_NOUN) return null
  if (foods.some((one) => one !== food && one.stems.has(noun.stem))) return null
  return (
    actions.find(
      (one) =>
        takesIn(one) && wordsOf(one.clause.folded, lexicon).some(({ stem }) => stem === noun.stem),
    ) ?? null
  )
}

/** The words of an order that mean the food's kind. */
function callsOf({ food }: KnownIngredient, order: KitchenAction, { lexicon }: Known): Word[][] {
  if (food === null || LOOSE.includes(food)) return []
  const words = wordsOf(order.clause.folded, lexicon)
  return lexicon.collectives
    .filter(({ foods, isPart }) => !isPart && foods.length <= MAX_KINDS && foods.includes(food))
    .flatMap(({ pattern }) => pattern.spans(order.clause.folded))
    .map(({ start, end }) => words.filter((word) => word.start >= start && word.end <= end))
    .filter((own) => !isNameOfOther(own, words, order))
}

/** "Cream cheese" is no word for cheese where it goes in by that name. */
function isNameOfOther(own: readonly Word[], words: readonly Word[], { adds }: KitchenAction) {
  const said = new Set(words.map(({ stem }) => stem))
  return adds.some(({ food: { stems } }) => {
    const isOwn = own.some(({ stem }) => stems.has(stem))
    const others = [...stems].filter((stem) => own.every((word) => word.stem !== stem))
    return isOwn && others.every((stem) => said.has(stem))
  })
}

/** It works on the food's own part of the list, as far as it works on any. */
const isOfPart = ({ objects }: KitchenAction, { group }: KnownIngredient) =>
  objects.length === 0 || objects.some((one) => one.group === group || one.heading === null)

/** "Onto the dry ingredients": they are named by their kind, and by no heading of the list. */
export function isOfKind(all: Span, { folded }: Clause, { collectives }: CompiledLexicon): boolean {
  const spans = collectives.flatMap(({ pattern }) => pattern.spans(folded))
  return spans.some(({ start, end }) => start < all.end && end > all.start)
}
