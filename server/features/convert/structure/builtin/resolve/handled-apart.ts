import type { Language } from '#shared/language.ts'
import { isWithBefore } from '../parse/goal-words.ts'
import type { Mention } from './mention.ts'
import { NOWHERE, type Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "Adagiatevi le fette", "déposez-y", in folded text: into what was spoken of before. */
const THEREIN: Partial<Record<Language, RegExp>> = {
  it: /\p{L}(?:[aei]te|ar|er|ir|iamo)vi(?!\p{L})/u,
  fr: /\p{L}z-y(?!\p{L})/u,
  de: /(?<!\p{L})(?:hinein\p{L}*|darin verteilen)(?!\p{L})/u,
}

/** "[Heat the oil in a pan,] lay the slices in it": not onto the plate that they come from. */
export function putTherein(
  { parsed: { clause }, named }: Order,
  { kitchen: { focus }, lexicon }: ResolverState,
): OpenVessel | null {
  const isPan = focus?.kind === 'pot' || focus?.kind === 'fryingPan'
  if (!focus || !isPan || named.length === 0) return null
  return THEREIN[lexicon.source.language]?.test(clause.folded) ? focus : null
}

/** "[The fish rests.] Dice the tomatoes and strew them with salt": not on the fish's tray. */
export function strewnOnBoard(
  { parsed: { clause }, fresh, named }: Order,
  { kitchen, actions, lexicon }: ResolverState,
): OpenVessel | null {
  const { focus } = kitchen
  const last = actions[focus?.actions.at(-1) ?? NOWHERE]?.role
  const isDone = focus?.kind === 'oven' || last === 'wait' || last === 'bake'
  if (!isDone || named.length > 0) return null
  const isReadied = ({ span }: Mention) => span.end === 0
  const isWith = ({ span }: Mention) => isWithBefore(clause.folded.slice(0, span.start), lexicon)
  const others = fresh.filter((one) => !isReadied(one))
  const [first] = others.toSorted((one, other) => one.span.start - other.span.start)
  const isStrewn = first !== undefined && others.length < fresh.length && isWith(first)
  return isStrewn ? kitchen.open('bowl') : null
}
