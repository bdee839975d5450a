import type { StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { formatDuration } from '#shared/appliance/notation.ts'
import { readSpeed, topSpeed } from '#shared/appliance/settings.ts'
import type { Food } from '../../builtin/parse/lexicon/kinds.ts'
import { type Comparison, hasFoodsOf } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'
import type { SourceWork } from './source-kitchen.ts'

/**
 * What an answer cooks otherwise than its source: blades that cut what has to stay in pieces, and
 * cooking that is far too short.
 */
export function cookingMistakes(comparison: Comparison): Mistake[] {
  return [...cutToPieces(comparison), ...tooShort(comparison)]
}

const IN_PIECES: readonly (Food | null)[] = ['rice', 'pasta', 'poultry', 'meat', 'fish', 'seafood']
/** Shorter runs hardly cut. Seconds. */
const LONG_RUN = 4 * 60
/** From this speed on the blades are meant to cut. */
const CUTTING_SPEED = 4

function cutToPieces({ view: { states }, source: { foods }, refs }: Comparison): Mistake[] {
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

/** Shorter orders are often done by heating up alone. Seconds. */
const LONG_COOKING = 10 * 60
/** The machine cooks faster than a pot, but not twice as fast. */
const MIN_SHARE = 0.5
function tooShort({ view: { states }, source: { works }, refs }: Comparison): Mistake[] {
  return works.flatMap((work): Mistake[] => {
    const seconds = minSeconds(work)
    const cooking = states.filter((state) => isHot(state) && hasFoodsOf(state, work, refs))
    const total = cooking.reduce((sum, { step }) => sum + (step.durationSeconds ?? 0), 0)
    if (seconds < LONG_COOKING || total === 0 || total >= MIN_SHARE * seconds) return []
    const quote = work.action.clause.text.trim()
    const told = formatDuration(total, 'en')
    const message = `Cooked for ${told} only, where the source says: “${quote}”.`
    return [problem(message)]
  })
}

/** How long the source cooks on the stove at least; other appliances have times of their own. */
function minSeconds({ action: { role, cues } }: SourceWork): number {
  const isElsewhere = cues.device !== null || cues.place === 'otherAppliance'
  const isOnStove = role === 'heat' && !isElsewhere && cues.place !== 'oven'
  return isOnStove ? (cues.duration?.min ?? 0) : 0
}

const isHot = ({ step }: StateAtStep): boolean =>
  step.temperature !== undefined || step.place === 'stove'
