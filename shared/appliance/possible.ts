import type { StepInput } from '#shared/recipe.ts'
import { MODELS } from './models.ts'
import { readSpeed, readTemperature } from './settings.ts'

const LIMITS = Object.values(MODELS)
const TEMPERATURES = LIMITS.flatMap(({ temperatures, browning }) => [
  ...temperatures,
  ...(browning?.temperatures ?? []),
])
const HOTTEST = Math.max(...TEMPERATURES)
const COOLEST = Math.min(...TEMPERATURES)
const FASTEST = Math.max(...LIMITS.map(({ speed }) => speed.max))

/** Whether some appliance could be set to what the step says: 400 °C and speed 99 are on none. */
export function isPossible({
  speed,
  temperature,
}: Pick<StepInput, 'speed' | 'temperature'>): boolean {
  return isPossibleSpeed(speed) && isPossibleTemperature(temperature)
}

function isPossibleTemperature(text: string | undefined): boolean {
  const temperature = text ? readTemperature(text) : null
  if (typeof temperature !== 'number') return true
  return temperature >= COOLEST && temperature <= HOTTEST
}

function isPossibleSpeed(text: string | undefined): boolean {
  const speed = text ? readSpeed(text) : null
  if (speed === null || typeof speed === 'string') return true
  const numbers = speed.kind === 'fixed' ? [speed.value] : [speed.from, speed.to]
  return numbers.every((number) => number > 0 && number <= FASTEST)
}
