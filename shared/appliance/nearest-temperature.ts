import type { ModelLimits } from './models.ts'

/** The settable temperature (°C) nearest to the wanted one; the lower where two are as near. */
export function nearestTemperature({ temperatures }: ModelLimits, wanted: number): number {
  return temperatures.reduce((best, next) =>
    Math.abs(next - wanted) < Math.abs(best - wanted) ? next : best,
  )
}

/** The highest settable temperature (°C) that is not above `limit`. */
export function highestUpTo({ temperatures }: ModelLimits, limit: number): number {
  return temperatures.findLast((temperature) => temperature <= limit) ?? limit
}
