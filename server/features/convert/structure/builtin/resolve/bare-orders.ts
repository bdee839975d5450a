import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isGoalWord, isWithBefore } from '../parse/goal-words.ts'
import { type Action, PUREEING } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { isBesideAt } from './clause-positions.ts'
import { NOWHERE, type Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

const WORD = /[\p{L}½¼¾\d]+/u

/** Hot fat, or nothing yet: what a pan has in it before the food comes. */
export const holdsOnlyFat = ({ holds }: OpenVessel): boolean =>
  [...holds.values()].every(({ food }) => food === 'oil' || food === 'butter')

/** What is behind the verb, or before it where verbs stand last. */
function restOf({ folded, verb }: Clause, { source }: CompiledLexicon): string {
  return source.verbPosition === 'first' ? folded.slice(verb.end) : folded.slice(0, verb.start)
}

/** "Place in a hot skillet", "in die Pfanne geben": where something goes, but not what. */
export function saysOnlyWhere(clause: Clause, lexicon: CompiledLexicon): boolean {
  const [first = ''] = WORD.exec(restOf(clause, lexicon)) ?? []
  return isGoalWord(first, lexicon) && !clause.folded.includes('%')
}

/** "Cook for 4 minutes per side", "fry until golden": how long, but not what. */
export function saysOnlyHowLong(clause: Clause, lexicon: CompiledLexicon): boolean {
  const rest = restOf(clause, lexicon)
  const [first = ''] = WORD.exec(rest) ?? []
  const isSetOff = /^\s*[,.;]/.test(rest)
  return first === '' || isSetOff || /^[\d½¼¾]/u.test(first) || lexicon.stopWords.has(first)
}

/**
 * "[Dredge the chicken in the flour.] Place in a hot skillet": an order that names no food is about
 * what was made last, as long as nothing was readied on the board for it meanwhile.
 */
export function madeFor(
  to: OpenVessel,
  { parsed: { clause }, fresh, named, role }: Order,
  { actions, kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  const before = actions.at(-1)
  const isReadied = before?.vessel === NOWHERE && ['ready', 'cut', 'drain'].includes(before.role)
  if (role !== 'add' || fresh.length + named.length > 0 || isReadied) return null
  if (to.isWet || !holdsOnlyFat(to) || !saysOnlyWhere(clause, lexicon)) return null
  return kitchen.latest(
    (one) =>
      one !== to &&
      one.component === kitchen.component &&
      (one.kind === 'plate' || one.kind === 'board' || one.kind === 'bowl') &&
      !holdsOnlyFat(one),
  )
}

/** "Beat in with a mixer": the mixer is a tool there, no other bowl. */
export function beatsInByMixer({ action, folded }: Clause): boolean {
  const putsIn = action === 'stirIn' || action === 'fold'
  return putsIn && MIXER.test(folded) && !BOWL.test(folded)
}

/** What a mixer or a whisk does. */
export const BEATING: readonly Action[] = ['whip', 'whisk', 'cream']

/** "Using your electric mixer, whip the ganache": the mixer goes where the food is. */
export function isBeatenAlone({ fresh, goal, parsed: { clause } }: Order): boolean {
  const { action, folded } = clause
  const isByMixer = BEATING.includes(action) && MIXER.test(folded) && !BOWL.test(folded)
  return isByMixer && fresh.length === 0 && goal === null
}

const MIXER = /mixer|ruhrgerat|batteur|batidora|frullatore|fruste|mikser|міксер/u
const BOWL =
  /bowl|schussel|(?<!\p{L})(?:bol|jatte|saladier|bols?|ciotola|misk|mis[ck]|castron|мис)/u

/** "[Simmer the carrots.] Blend it all, adding the juice": "mixer" is a tool in some languages. */
export function isBlendedThere(
  { parsed, fresh, named }: Order,
  { kind, holds }: OpenVessel,
): boolean {
  const isOfIt = fresh.length <= 1 && named.length === 0 && !parsed.cues.isNewVessel
  return parsed.clause.action === 'blend' && kind === 'pot' && holds.size > 1 && isOfIt
}

/** "[Chop the onions in a processor.] Heat the oil in a pot and fry the onions." */
export function isHotFat(vessel: OpenVessel): boolean {
  const { kind, holds } = vessel
  return (kind === 'pot' || kind === 'fryingPan') && holds.size > 0 && holdsOnlyFat(vessel)
}

/** "[Whisk the sauce.] Prepare the noodles as the package says. Drain": nobody drains a sauce. */
export function isDrainedBeside({ named }: Order, { actions, kitchen }: ResolverState): boolean {
  const before = actions.at(-1)
  const isReadied = before?.vessel === NOWHERE && before.role === 'ready'
  const { focus } = kitchen
  const isCold = focus?.kind === 'bowl' && !focus.isWet
  return named.length === 0 && isCold && isReadied && before.objects.length > 0
}

/** "Crumble the beef and add to the slow cooker", "purée a third and pour it in": what is in the hands. */
export function justReadied(
  { parsed }: Order,
  to: OpenVessel,
  { actions, kitchen }: ResolverState,
): OpenVessel | null {
  const before = actions.at(-1)
  const isGoingOn = before?.clause.sentence === parsed.clause.sentence
  const from = isGoingOn ? kitchen.vessels[before.vessel] : undefined
  const isInHands =
    (before?.role === 'hand' && from?.kind === 'board') ||
    (PUREEING.includes(before?.verb ?? 'other') && before?.moves.some(({ part }) => part < 1))
  return from && isInHands && from !== to && from.holds.size > 0 ? from : null
}

/** "[Crush the tomatoes in a bowl.] Add to the pot, along with the stock": what is in the bowl. */
export function goesAlongWith(
  { parsed: { clause, cues }, fresh, named, role }: Order,
  to: OpenVessel,
  { actions, kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  const { focus } = kitchen
  const isPan = cues.place === 'pot' || cues.place === 'fryingPan'
  if (role !== 'add' || !isPan || fresh.length === 0 || named.length > 0) return null
  if (!focus || focus === to || focus.kind !== 'bowl' || focus.holds.size === 0) return null
  // "Add to the pot with the stock"
  const isBare = saysOnlyWhere(clause, lexicon)
  const areBeside = fresh.every(
    ({ span: { start } }) =>
      isBesideAt(clause, start, lexicon) ||
      (isBare && isWithBefore(clause.folded.slice(0, start), lexicon)),
  )
  return areBeside && actions.at(-1)?.vessel === focus.id ? focus : null
}

/** "[Measure the corn.] Place a large saucepan over medium heat": the pan alone is put there. */
export function isPanAlone({ clause, cues }: ParsedClause): boolean {
  const isPan = cues.place === 'pot' || cues.place === 'fryingPan'
  return isPan && cues.heat !== null && PAN_SET_ON.test(clause.folded)
}
const PAN_SET_ON =
  /(?<!\p{L})(?:place|put|set|position) (?:an?|the|your|another) (?:[\p{L}\d-]+,? ){0,4}?(?:saucepan|stockpot|pot|pan|skillet|wok|dutch oven|casserole)(?!\p{L})/u
