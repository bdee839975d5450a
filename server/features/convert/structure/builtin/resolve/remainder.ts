import type { VerbRole } from '../ir/verbs.ts'
import { PUREEING } from '../parse/lexicon/kinds.ts'
import { isReserved } from '../parse/read-share.ts'
import type { Mention } from './mention.ts'
import { NOWHERE } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "Pour in the remaining cream": what is left where some of it has been taken. */
export function restOf(
  { food, share }: Mention,
  { claims, kitchen }: ResolverState,
): OpenVessel | null {
  if (share?.part !== 'rest' || !claims.isUsed(food)) return null
  return kitchen.latest(({ holds, tapped }) => tapped && holds.has(food.id))
}

/** "The reserved milk": the vessel in which it was set aside. */
export function putByOf(
  { food, share }: Mention,
  { actions: orders, kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  if (share?.part !== 'rest' || !isReserved(share, lexicon)) return null
  const isAside = ({ holds, actions }: OpenVessel) =>
    holds.has(food.id) && orders[actions.at(-1) ?? NOWHERE]?.role === 'aside'
  return kitchen.latest(isAside)
}

/**
 * "[Purée a third of the beans] and pour the purée into the pot with the whole beans": these are the
 * rest of what the purée was taken from.
 */
export function besideTaken(
  named: readonly OpenVessel[],
  mentions: readonly Mention[],
  { actions, kitchen }: ResolverState,
): readonly OpenVessel[] {
  const foods = mentions.filter(({ isCollective }) => !isCollective).map(({ food }) => food)
  const isPureedFrom = (from: OpenVessel, to: OpenVessel) =>
    to.actions
      .flatMap((id) => actions[id] ?? [])
      .some(
        ({ verb, moves }) =>
          PUREEING.includes(verb) && moves.some((one) => one.from === from.id && one.part < 1),
      )
  return kitchen.vessels.filter(
    (one) =>
      one.tapped &&
      !named.includes(one) &&
      foods.some(({ id }) => one.holds.has(id)) &&
      named.some((to) => isPureedFrom(one, to)),
  )
}

/** The rest of a food that is named, or what of it an order to add more goes on with. */
export function restOrLeft(
  mention: Mention,
  role: VerbRole,
  isGoal: (start: number) => boolean,
  state: ResolverState,
): OpenVessel | null {
  const isMore = role === 'add' && !isGoal(mention.span.start)
  return restOf(mention, state) ?? (isMore ? leftInItsPot(mention, state) : null)
}

/** "[Add a cup of the hot broth.] Continue adding broth": what is left of it in its own pot. */
function leftInItsPot({ food }: Mention, { kitchen }: ResolverState): OpenVessel | null {
  const { focus } = kitchen
  if (!focus?.holds.has(food.id)) return null
  return kitchen.latest(
    ({ id, tapped, holds }) => id !== focus.id && tapped && holds.size === 1 && holds.has(food.id),
  )
}
