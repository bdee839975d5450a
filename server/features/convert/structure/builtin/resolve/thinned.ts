import type { Action } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'
import { A_LITTLE, isCooking, type OpenVessel } from './source-kitchen.ts'

/** What is done to food with a little of something else. */
const WITH_A_LITTLE: readonly Action[] = ['mix', 'whisk', 'stirIn', 'cook', 'simmer', 'sweat']

/** "[Add the tomato paste.] Thin it with a ladle of the broth": in the pan, not in the broth's pot. */
export function isThinned({ parsed, named, fresh, parts }: Order, focus: OpenVessel): boolean {
  const isLittle = ({ id }: OpenVessel) => (parts.get(id)?.part ?? 1) <= A_LITTLE
  return (
    WITH_A_LITTLE.includes(parsed.clause.action) &&
    fresh.length === 0 &&
    named.length > 0 &&
    named.every((one) => one !== focus && isLittle(one)) &&
    isCooking(focus.kind) &&
    focus.holds.size > 0
  )
}
