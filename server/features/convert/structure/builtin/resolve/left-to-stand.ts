import type { Action } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { ResolverState } from './resolver-state.ts'

/** Words of orders that leave food alone: "leave to thicken", "let it foam for 2 minutes". */
export const LEFT: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:leave|let|allow)(?!\p{L})/u,
  de: /(?<!\p{L})lass(?:en|t)?(?!\p{L})/u,
  fr: /(?<!\p{L})laiss(?:er|ez|ons|e)(?!\p{L})/u,
  es: /(?<!\p{L})(?:dejar|deja|dejamos|dejad|deje)(?!\p{L})/u,
  it: /(?<!\p{L})lasci(?:are|ate|amo|a)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:zostaw|odstaw)\p{L}*/u,
  uk: /(?<!\p{L})(?:залиш|постав)\p{L}*/u,
  ro: /(?<!\p{L})las\p{L}*/u,
}

/**
 * "Laissez mousser 2 minutes", "let the spices open up for 30 seconds": whatever the food is left to
 * do, it cooks on the stove and stands anywhere else. So does what is covered "for at least 12 hours".
 */
export function leftToStand(
  parsed: ParsedClause,
  { kitchen, lexicon }: ResolverState,
): ParsedClause {
  const { clause, cues } = parsed
  const isLeft = LEFT[lexicon.source.language]?.test(clause.folded)
  // "Let the pressure release for 10 minutes" is about the lid.
  const isOfFood = clause.action === 'other' && !cues.has('deviceTalk')
  const { focus } = kitchen
  if (cues.duration === null) return parsed
  if (isCoveredCold(parsed, focus)) return { ...parsed, clause: { ...clause, action: 'rest' } }
  if (!isOfFood || !isLeft) return parsed
  const isOnStove = focus?.isOnStove === true && !focus.isOffHeat && !cues.has('offHeat')
  const action: Action = isOnStove ? 'cook' : 'rest'
  return { ...parsed, clause: { ...clause, action } }
}

/** "[Mix it all in a large bowl.] Cover with a wet towel for 12 h": nothing is cooked there. */
function isCoveredCold(
  { clause, cues }: ParsedClause,
  focus: ResolverState['kitchen']['focus'],
): boolean {
  const isCold = focus !== null && focus.kind === 'bowl' && !focus.isOnStove && cues.heat === null
  const isLong = (cues.duration?.min ?? 0) >= RISING_FROM
  return clause.action === 'cover' && isCold && isLong && cues.place !== 'oven'
}

/** Seconds from which what is covered cold is left to rise or to draw. */
const RISING_FROM = 10 * 60
