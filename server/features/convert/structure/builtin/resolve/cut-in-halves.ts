import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'

/** Orders between the cutting of the two halves: "store in a container". */
const NEAR = 3

const HALF = 0.5

/**
 * "Dice half the onions, quarter the other half. Fry the diced onion": one of the halves, as often
 * as the food is named without a share.
 */
export function ofCutHalf(
  mention: Mention,
  { actions, readied }: Pick<ResolverState, 'actions' | 'readied'>,
): Mention {
  if (mention.share !== null || mention.isCollective) return mention
  const isHalved = actions.some(
    ({ id, role }) =>
      (role === 'cut' || role === 'ready') &&
      (readied.get(id) ?? []).some(
        ({ food, share }) => food === mention.food && share?.part === HALF,
      ) &&
      actions
        .slice(id + 1, id + 1 + NEAR)
        .some((one) => (one.role === 'cut' || one.role === 'ready') && one.cues.has('remaining')),
  )
  return isHalved ? { ...mention, share: { part: HALF, words: '' } } : mention
}
