import { VERBS } from '../ir/verbs.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { ResolverState } from './resolver-state.ts'

/**
 * "[Put the ham in a roasting pan.] Pour the water into the pan": the tin, as there is no pan on the
 * stove. Over a heat it may well be one.
 */
export function inItsTin(parsed: ParsedClause, { actions }: ResolverState): ParsedClause {
  const { clause, cues } = parsed
  const { place, placeWord, isNewVessel, heat } = cues
  if (place !== 'pot' || placeWord === null || isNewVessel || heat !== null) return parsed
  if (VERBS[clause.action].role === 'heat') return parsed
  const isSo = actions.some((one) => one.cues.place === 'oven' && one.cues.placeWord === placeWord)
  const isOnStove = actions.some(
    (one) => one.cues.place === 'pot' || one.cues.place === 'fryingPan' || one.role === 'heat',
  )
  return isSo && !isOnStove ? { ...parsed, cues: { ...cues, place: 'oven' } } : parsed
}
