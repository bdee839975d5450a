export type Point = { x: number; y: number }

/** A shorter way is a tap that slipped, px. */
const MIN_WAY = 56
/** How much more sideways than up or down. */
const MIN_SLOPE = 1.5
/** Phones go back in history when swiped from their edge, px. */
const EDGE = 24

/** Where a finger went, from where it touched to where it was lifted; `null` is no swipe. */
export function swipeDirection(from: Point, to: Point, width: number): 'left' | 'right' | null {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const isFromEdge = from.x < EDGE || from.x > width - EDGE
  if (isFromEdge || Math.abs(x) < MIN_WAY || Math.abs(x) < Math.abs(y) * MIN_SLOPE) return null
  return x < 0 ? 'left' : 'right'
}
