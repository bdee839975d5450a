import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import { POURING_OVER } from '../parse/covering.ts'
import { isFat } from '../parse/fat.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { isGoalAt } from './clause-positions.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'
import { isCooking, type OpenVessel } from './source-kitchen.ts'
import { isInTin } from './tart-base.ts'
import { isInstrumental } from './toppings.ts'

/** "[Whisk the eggs with the cream] and pour over the apples": the tin in which the apples lie. */
export function tinPouredOver(
  { clause, cues }: ParsedClause,
  role: VerbRole,
  mentions: readonly Mention[],
  { kitchen, claims, lexicon }: ResolverState,
): OpenVessel | null {
  const { focus } = kitchen
  const isMade = focus?.kind === 'bowl' && focus.worked && focus.holds.size > 0
  if (role !== 'add' || !isMade || cues.place !== null) return null
  const isOver = POURING_OVER[lexicon.source.language]?.test(clause.folded)
  if (!isOver && !mentions.every(({ span }) => isGoalAt(clause, span.start, lexicon))) return null
  const [tin, ...others] = mentions.map(({ food }) =>
    claims.isClaimed(food) ? kitchen.whereIs(food) : null,
  )
  return tin && isInTin(tin) && others.every((one) => one === tin) ? tin : null
}

/** "[Sweat the leek,] then pour over the stock": liquids that have gone nowhere yet. */
export function isPouredOverFood(
  { folded, verb }: Clause,
  mentions: readonly Mention[],
  { claims, kitchen: { focus }, lexicon }: ResolverState,
): boolean {
  // Not "put the milk on the stove".
  const isPouring = lexicon.source.language === 'en' && folded.startsWith('pour', verb.start)
  const isThere = focus !== null && isCooking(focus.kind) && focus.holds.size > 0
  const isFreshLiquid = ({ food }: Mention) =>
    food.food !== null && POURED.includes(food.food) && !claims.isClaimed(food)
  return isPouring && isThere && mentions.length > 0 && mentions.every(isFreshLiquid)
}

/** "[Na patelni rozgrzać olej.] Nakładać po chochelce ciasta": into the hot fat, and off to nowhere. */
export function isPutIntoFat(mentions: readonly Mention[], state: ResolverState): boolean {
  const { focus } = state.kitchen
  const held = [...(focus?.holds.values() ?? [])]
  const isHot = focus?.kind === 'fryingPan' && focus.isOnStove
  const isFresh = mentions.every(({ food }) => !state.claims.isClaimed(food))
  return isHot && held.length > 0 && held.every(isFat) && isFresh
}

/** Verbs that take what is drenched as their object, and what is poured in a case of its own. */
const DRENCHING: Readonly<Record<string, RegExp>> = {
  pl: /^(?:zal(?:a|e)|obl(?:a|e)|pol(?:a|e))/u,
  uk: /^(?:зали|обли|поли)/u,
}

/** "Masą jajeczną zalać warzywa": over the vegetables, wherever they are. */
export function drenched(
  clause: Clause,
  mentions: readonly Mention[],
  made: readonly { vessel: OpenVessel; start: number }[],
  { kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  const verb = clause.folded.slice(clause.verb.start)
  if (!DRENCHING[lexicon.source.language]?.test(verb)) return null
  const poured = made.filter(({ start }) => isInstrumental(clause, start, lexicon))
  const under = mentions
    .filter(({ span }) => !isInstrumental(clause, span.start, lexicon))
    .map(({ food }) => kitchen.whereIs(food))
  const isOther = (one: OpenVessel | null) => poured.every(({ vessel }) => vessel !== one)
  return poured.length > 0 ? (under.find(isOther) ?? null) : null
}

const POURED: readonly Food[] = ['liquid', 'milk', 'cream', 'oil']
