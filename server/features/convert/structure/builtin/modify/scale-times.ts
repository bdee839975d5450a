import { type Bowl, bowlAtSteps, isSteaming } from '#shared/appliance/bowl.ts'
import { bowlGrams, holds } from '#shared/appliance/bowl-contents.ts'
import { retellSettings } from '#shared/appliance/retell-settings.ts'
import { readSpeed, readTemperature } from '#shared/appliance/settings.ts'
import type { RecipeContent, StepInput } from '#shared/recipe.ts'

/** Twice as much cooks 20 % longer, half as much 20 % shorter (thermoaffairs.com, 2015-01-03). */
const MORE = Math.log2(1.2)
const LESS = -Math.log2(0.8)

/** Below it is proofing, melting and keeping warm, which take as long as they take; °C. */
const COOKING = 60
/** Longer is no chopping but blending; seconds. */
const MAX_CHOP = 15
const CHOPPING_SPEED = 4
/** By grams in the bowl, chopping takes this much longer than a little does (estimate). */
const CHOP_FACTORS = [
  { grams: 150, factor: 1 },
  { grams: 400, factor: 1.5 },
  { grams: Number.POSITIVE_INFINITY, factor: 2 },
]

/**
 * The times of the machine's steps for another amount; kneading, whipping, steaming, proofing and
 * what no machine does stay. `addedMinutes` is what all of them together take longer.
 */
export function scaleTimes(
  content: RecipeContent,
  factor: number,
): { content: RecipeContent; addedMinutes: number } {
  const bowls = bowlAtSteps(content)
  let added = 0
  const steps = content.steps.map((step, index) => {
    const bowl = bowls[index]
    const seconds = step.durationSeconds
    if (!bowl || !seconds) return step
    const durationSeconds = roundForTimer(seconds * timeFactor(step, bowl, factor))
    if (durationSeconds === roundForTimer(seconds)) return step
    added += durationSeconds - seconds
    const after = { ...step, durationSeconds }
    return { ...after, instructionText: retellSettings(step, after) }
  })
  return { content: { ...content, steps }, addedMinutes: Math.round(added / 60) }
}

function timeFactor(step: StepInput, bowl: Bowl, factor: number): number {
  if (step.type !== 'OPERATE' || step.tools.includes('whisk') || isSteaming(step)) return 1
  const speed = step.speed ? readSpeed(step.speed) : null
  if (speed === 'dough' || speed === 'turbo') return 1

  const temperature = step.temperature ? readTemperature(step.temperature) : null
  if (temperature === null) {
    const isFast = speed !== null && typeof speed === 'object' && speed.kind === 'fixed'
    const isChop = isFast && speed.value >= CHOPPING_SPEED
    return isChop && (step.durationSeconds ?? 0) <= MAX_CHOP ? chopFactor(bowl, factor) : 1
  }
  const isCooking = temperature === 'varoma' || temperature >= COOKING
  return isCooking && !cooksByTheClock(step, bowl) ? cookFactor(bowl, factor) : 1
}

/** Pasta, and rice in its basket, are done after the packet's time however much it is. */
function cooksByTheClock({ tools }: StepInput, bowl: Bowl): boolean {
  return holds(bowl, 'pasta') || holds(bowl, 'longPasta') || tools.includes('simmering_basket')
}

function cookFactor(bowl: Bowl, factor: number): number {
  const hasMeat = (['poultry', 'mincedMeat', 'meat', 'fish'] as const).some((kind) =>
    holds(bowl, kind),
  )
  // What makes raw meat safe is never shortened; a smaller piece may be as thick.
  if (hasMeat && factor < 1) return 1
  const hasLiquid =
    bowl.liquidInText > 0 ||
    (['thinLiquid', 'dairy', 'wet'] as const).some((kind) => holds(bowl, kind))
  // Twice the meat in twice the liquid takes twice as long to come to heat (maker's recipes).
  if (hasMeat && hasLiquid) return factor
  return factor ** (factor > 1 ? MORE : LESS)
}

function chopFactor(bowl: Bowl, factor: number): number {
  const grams = bowlGrams(bowl)
  if (grams === 0) return 1
  const of = (amount: number) => CHOP_FACTORS.find((row) => amount <= row.grams)?.factor ?? 1
  return of(grams * factor) / of(grams)
}

/** Seconds below a minute, half minutes below ten, then whole ones. */
function roundForTimer(seconds: number): number {
  const step = seconds < 60 ? 1 : seconds < 600 ? 30 : 60
  return Math.max(1, Math.round(seconds / step)) * step
}
