type Spring = { stiffness: number; damping: number }

/** Seconds of one step of the reckoning, and how many of them one point of the curve stands for. */
const STEP = 0.001
const STEPS_PER_POINT = 16
/** The spring is at rest when its place and its speed are nearer to the end than this. */
const REST = 0.001
const MAX_MS = 2_000

/**
 * The way of a unit mass on a spring from 0 to 1, from rest, as the browser takes it for an
 * animation: a piecewise linear easing with its duration in milliseconds.
 */
export function springTiming({ stiffness, damping }: Spring): { easing: string; duration: number } {
  const points = [0]
  let place = 0
  let speed = 0
  let ms = 0
  while (ms < MAX_MS && (1 - place > REST || Math.abs(speed) > REST)) {
    speed += (stiffness * (1 - place) - damping * speed) * STEP
    place += speed * STEP
    if (++ms % STEPS_PER_POINT === 0) points.push(place)
  }
  const curve = [...points, 1].map((point) => point.toFixed(4))
  return { easing: `linear(${curve.join(', ')})`, duration: points.length * STEPS_PER_POINT }
}
