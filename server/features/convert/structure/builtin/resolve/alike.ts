import type { Candidate } from '../parse/candidate.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { MentionContext } from './mention.ts'

/** Kinds that cooks call by one noun. */
const ONE_NOUN: readonly (readonly Food[])[] = [
  ['flour', 'starch'],
  ['cheese', 'softDairy', 'hardCheese'],
]

/**
 * "Beat the eggs with the cheese" where the list has curd cheese and feta cheese, and nothing
 * further on names either: both. Which of two is meant when, is told by what comes later.
 */
export function withAlike(
  meant: Candidate[],
  rivals: readonly Candidate[],
  { isUsed, mayBeNamedLater, prefersUsed }: MentionContext,
): Candidate[] {
  const [only, ...others] = meant
  if (!only || others.length > 0 || !mayBeNamedLater || prefersUsed) return meant
  if (only.from !== only.to || isUsed(only.ingredient)) return meant
  // "Sugar and water": the list's coconut water has a name of its own.
  if (only.ingredient.stems.size === 1) return meant
  const alike = rivals.filter(
    ({ ingredient }) =>
      ingredient !== only.ingredient &&
      isAlike(ingredient, only.ingredient) &&
      !isUsed(ingredient) &&
      !mayBeNamedLater(ingredient),
  )
  return [...meant, ...alike]
}

function isAlike(one: KnownIngredient, other: KnownIngredient): boolean {
  if (one.isToTaste || one.isForSide || other.isToTaste || other.isForSide) return false
  // Of two oils one may be what something else is fried in.
  if (isFat(one)) return false
  return (
    one.group === other.group &&
    one.head === other.head &&
    one.entry.name !== other.entry.name &&
    isOneNoun(one.food, other.food)
  )
}

/** Cream and sour cream: "the cream" of the dough is what the dough's list has of it. */
const CREAMS: readonly (Food | null)[] = ['cream', 'softDairy']

/** Whether another part's food is called by the noun that this part's own one has as well. */
export function isOwnOfNoun(own: KnownIngredient, other: KnownIngredient): boolean {
  if (own.group === other.group || own.head !== other.head) return false
  const areCreams = CREAMS.includes(own.food) && CREAMS.includes(other.food)
  return areCreams || isOneNoun(own.food, other.food)
}

export function isOneNoun(one: Food | null, other: Food | null): boolean {
  if (one === null || other === null) return false
  return one === other || ONE_NOUN.some((kinds) => kinds.includes(one) && kinds.includes(other))
}

/** "Das Mehl" is the wheat flour of the dough that is being made, not the flour of the crumble. */
export function isKindOf(
  one: KnownIngredient,
  other: KnownIngredient,
  { source }: CompiledLexicon,
): boolean {
  if (!source.hasCompounds || one.food === null || one.food !== other.food) return false
  return one.group !== other.group && one.head !== other.head && one.head.endsWith(other.head)
}
