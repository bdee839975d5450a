import { VERBS } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { fold, type Span } from '../parse/phrases.ts'
import { carriedOver } from './carried-over.ts'
import { MORE } from './order.ts'
import type { ResolverState } from './resolver-state.ts'

/** "Boil in salted water" once the list's water is in the dough, or where it belongs there. */
export function isOtherWater(
  food: KnownIngredient,
  { clause, cues }: ParsedClause,
  state: ResolverState,
): boolean {
  const { kitchen, claims } = state
  if (!food.traits.has('water')) return false
  // "[Knead the dough.] Mix the egg and a spoon of water": none comes out of the dough again.
  const at = kitchen.whereIs(food)
  const isInDough =
    at?.worked === true && [...at.holds.values()].some((one) => one.food === 'flour')
  const isAbout = MORE.includes(VERBS[clause.action].role)
  if (isInDough && isAbout && claims.isUsed(food)) return true
  const isDrained = VERBS[clause.action].role === 'drain'
  const isPotWater = cues.has('inWater') || isDrained
  // "[Peel the potatoes] and boil in water", "[boil them] and pour off the water": what was just
  // readied or stands there tells which part it is.
  const standing = isDrained ? [...(kitchen.focus?.holds.values() ?? [])] : []
  const readied = [...standing, ...carriedOver('heat', state).map((one) => one.food)]
  const groups = readied.length > 0 ? readied.map((one) => one.group) : [state.group ?? food.group]
  const isElsewhere = !groups.includes(food.group)
  // "Meanwhile, bring a large pot of salted water to the boil": another pot than the sauce's.
  const isHere =
    !cues.isNewVessel && kitchen.focus?.holds.has(food.id) && kitchen.focus.kind === 'pot'
  return isPotWater && !isHere && (claims.isUsed(food) || isElsewhere)
}

/** "Salt and pepper", "sal y pimienta": one line of the list for two things. */
const AND = /\s(?:and|und|et|y|e|i|та|і|й|si|&)\s/u

/**
 * "In water with salt", "apă cu sare": the salt of the water, and no pepper of a line "sare și piper"
 * goes in there.
 */
export function saltOfWater(
  { food, entry }: KnownIngredient,
  { clause, cues }: Pick<ParsedClause, 'clause' | 'cues'>,
  lexicon: CompiledLexicon,
): readonly Span[] {
  if (food !== 'salt' || !AND.test(fold(entry.name)) || !cues.has('inWater')) return []
  return lexicon.cues.salted.spans(clause.folded)
}
