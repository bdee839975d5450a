import type { Clause } from '../parse/clauses.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { wordsOf } from '../parse/name-words.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { hasPronoun, IT, isAboutIt, leadingSideClause, saysIntoWhat } from './clause-positions.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import { isCooking, type OpenVessel } from './source-kitchen.ts'

/** "When the cream is hot, …": the vessel with what an order begins with. */
export const vesselSpokenOf = (clause: Clause, state: ResolverState): OpenVessel | null =>
  holderSpokenOf(clause, state, ({ kind }) => isCooking(kind))

/** "When the rice is finished, let cool": wherever that is. */
export const holderInLead = (clause: Clause, state: ResolverState): OpenVessel | null =>
  holderSpokenOf(clause, state, () => true)

/** What "it" is, wherever it stands, where an order brings it to something named. */
export function itMeant(
  clause: Clause,
  { fresh, named, goal }: Pick<Order, 'fresh' | 'named' | 'goal'>,
  state: ResolverState,
): OpenVessel | null {
  const isIntoGoal = fresh.length === 0 && named.every((one) => one === goal)
  return isIntoGoal ? itSpokenOf(clause, goal, state) : itJustMade(clause, named, state)
}

/** "Once the tofu is baked, stir it into the sauce": the tofu, wherever it lies. */
function itSpokenOf(
  clause: Clause,
  goal: OpenVessel | null,
  state: ResolverState,
): OpenVessel | null {
  const { lexicon } = state
  const isIt =
    IT.test(clause.folded.slice(clause.verb.start)) ||
    hasPronoun(clause, lexicon) ||
    saysIntoWhat(clause, lexicon)
  return goal && isIt ? holderSpokenOf(clause, state, (one) => one !== goal) : null
}

/** "[Melt the butter] and mix it with the ground nuts and the sugar": what was just made goes along. */
function itJustMade(
  clause: Clause,
  named: readonly OpenVessel[],
  { actions, kitchen: { focus }, lexicon }: ResolverState,
): OpenVessel | null {
  const last = actions.at(-1)
  const isGoingOn = last !== undefined && last.clause.sentence === clause.sentence
  if (!focus || !isGoingOn || last.vessel !== focus.id || focus.holds.size === 0) return null
  const isMade = last.role === 'heat' || last.role === 'work'
  const isBeside = named.length > 0 && !named.includes(focus)
  return isMade && isBeside && isAboutIt(clause, lexicon) ? focus : null
}

function holderSpokenOf(
  clause: Clause,
  { kitchen, lexicon }: ResolverState,
  isMeant: (one: OpenVessel) => boolean,
): OpenVessel | null {
  const end = leadingSideClause(clause, lexicon)
  if (end === 0) return null
  const words = wordsOf(clause.folded.slice(0, end), lexicon)
  const stems = new Set(words.map(({ stem }) => stem))
  // "When the pasta is cooked": the tagliatelle.
  const said = clause.folded.slice(0, end)
  const kinds = lexicon.collectives
    .filter(({ pattern, foods }) => foods.length === 1 && pattern.isIn(said))
    .flatMap(({ foods }) => foods)
  const isSpokenOf = ({ head, food }: KnownIngredient) =>
    stems.has(head) || (food !== null && kinds.includes(food))
  return kitchen.latest((one) => isMeant(one) && [...one.holds.values()].some(isSpokenOf))
}

/** "When the cream is hot, whisk it into the yolks": what is hot goes to what is worked on. */
export function pouredInto(clause: Clause, state: ResolverState): OpenVessel | null {
  if (!saysIntoWhat(clause, state.lexicon)) return null
  const poured = vesselSpokenOf(clause, state)
  return state.kitchen.focus !== null && poured !== state.kitchen.focus ? poured : null
}

/** What "put them in a bowl" means, where nothing else is named. */
export function putSpokenOf(
  parsed: ParsedClause,
  isBare: boolean,
  state: ResolverState,
): OpenVessel | null {
  return (isBare ? bakedSpokenOf(parsed, state) : null) ?? crackedBefore(parsed, state)
}

/** "[Bake the aubergines.] Put them in a bowl": what comes out of the oven. */
function bakedSpokenOf({ clause, cues }: ParsedClause, state: ResolverState): OpenVessel | null {
  const { kitchen, lexicon } = state
  const isIt = IT.test(clause.folded.slice(clause.verb.start)) || hasPronoun(clause, lexicon)
  const { focus } = kitchen
  const isBaked = focus?.kind === 'oven' && focus.holds.size > 0
  return isIt && isBaked && cues.place !== null && isCooking(cues.place) ? focus : null
}

const WET: readonly (Food | null)[] = [
  ...([
    'egg',
    'eggYolk',
    'eggWhite',
    'milk',
    'cream',
    'softDairy',
    'liquid',
    'oil',
    'syrup',
  ] as const),
]

/** "Crack the eggs, [put them in a large bowl with the sugar]": they are in no bowl yet. */
function crackedBefore(
  { clause, cues }: ParsedClause,
  { kitchen: { focus }, actions, lexicon }: ResolverState,
): OpenVessel | null {
  const before = actions.at(-1)
  const isJustCracked =
    before?.role === 'add' &&
    before.vessel === focus?.id &&
    before.clause.sentence === clause.sentence &&
    before.cues.place === null &&
    focus.actions.length === 1
  return isJustCracked && cues.place === 'bowl' && isAboutIt(clause, lexicon) ? focus : null
}

/**
 * "[Make a well in the flour.] Beat the egg with the milk in a jug and pour it in", "whisk the eggs,
 * add to the bowl": into the flour.
 */
export function bowlBesideJug(
  { clause, cues }: ParsedClause,
  state: ResolverState,
): OpenVessel | null {
  const isIntoBowl = cues.place === 'bowl' && !cues.isNewVessel
  if (cues.place !== null && !isIntoBowl) return null
  const { kitchen, actions, lexicon } = state
  const { focus } = kitchen
  const before = actions.at(-1)
  const isJustMade =
    before?.role === 'work' &&
    before.vessel === focus?.id &&
    before.clause.sentence === clause.sentence &&
    focus.actions.length === 1
  const isIt = IT.test(clause.folded.slice(clause.verb.start)) || hasPronoun(clause, lexicon)
  if (!isJustMade || !(isIt || isIntoBowl)) return null
  const isDry = ({ holds }: OpenVessel) => {
    const held = [...holds.values()].map(({ food }) => food)
    return held.includes('flour') && !held.some((food) => WET.includes(food))
  }
  return kitchen.latest((one) => one !== focus && one.kind === 'bowl' && isDry(one))
}
