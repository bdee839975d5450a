import type { Mention } from './mention.ts'
import { isCooking, type OpenVessel, type SourceKitchen } from './source-kitchen.ts'

/** Where most of the foods stand that one word means: "the dry ingredients". */
export function standingTogether(
  { span }: Mention,
  mentions: readonly Mention[],
  kitchen: SourceKitchen,
): OpenVessel | null {
  const meant = mentions.filter((one) => one.isCollective && one.span.start === span.start)
  const placed = meant.map(({ food }) => kitchen.whereIs(food))
  // "The dry mixture" is not the flour in the cake that has been baked.
  const open = placed.filter((one) => one !== null && isCooking(one.kind) && !one.baked)
  const places = Map.groupBy(open.length > 0 ? open : placed, (one) => one)
  const [most] = [...places].sort(([, some], [, others]) => others.length - some.length)
  return most?.[0] ?? null
}
