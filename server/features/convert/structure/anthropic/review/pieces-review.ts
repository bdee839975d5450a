import type { StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { readSpeed, topSpeed } from '#shared/appliance/settings.ts'
import type { Food } from '../../builtin/parse/lexicon/kinds.ts'
import type { Comparison } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'

const IN_PIECES: readonly (Food | null)[] = [
  ...(['rice', 'pasta', 'poultry', 'meat', 'mincedMeat', 'sausage'] as const),
  ...(['fish', 'seafood', 'legume', 'potato'] as const),
]
/** Shorter runs hardly cut. Seconds. */
const LONG_RUN = 4 * 60
/** From this speed on the blades are meant to cut. */
const CUTTING_SPEED = 4

/** Blades that cut what has to stay in pieces. */
export function piecesMistakes({
  view: { states },
  source: { foods },
  refs,
}: Comparison): Mistake[] {
  const pieces = foods.filter(({ food, isMashed }) => IN_PIECES.includes(food) && !isMashed)
  return states.flatMap(({ step, contents }, at): Mistake[] => {
    const { type, place, reverse, temperature, durationSeconds = 0, speed = '' } = step
    const isLong = type === 'OPERATE' && place === 'bowl' && durationSeconds >= LONG_RUN
    if (!isLong || reverse || temperature === undefined || speed === 'dough') return []
    const cut = pieces.find(({ id }) => {
      const ref = refs.get(id) ?? 0
      return contents.has(ref) && !states.some((one, index) => index !== at && isCut(one, ref))
    })
    if (!cut) return []
    const message = `Step ${step.stepNumber}: the blades cut ${cut.entry.name} to pieces: use reverse.`
    return [problem(message)]
  })
}

function isCut({ step, contents }: StateAtStep, ref: number): boolean {
  const speed = step.speed ? readSpeed(step.speed) : null
  const isFast = speed === 'turbo' || (speed !== null && (topSpeed(speed) ?? 0) >= CUTTING_SPEED)
  return step.type === 'OPERATE' && isFast && contents.has(ref)
}
