import type { Cues, Duration } from '../parse/cues.ts'
import { MINUTE, type Setting } from './techniques/technique.ts'

/** From 20 to 100 °C at about 1 kW (E). */
const SECONDS_TO_BOIL_PER_KILOGRAM = 7 * MINUTE
/** The bowl itself has to get hot as well, and the sensor waits (E). */
const SECONDS_FOR_THE_BOWL = 2 * MINUTE
/** A hot bowl only waits for what is cold in it. */
const SECONDS_FOR_THE_SENSOR = MINUTE
const MAX_HEATING_SECONDS = 12 * MINUTE
/** What simmers on has the rest of its heating up in its own time. */
const MAX_SECONDS_BEFORE_SIMMERING = 8 * MINUTE

/** Where a run begins; masses in grams. */
export type RunStart = {
  mass: number
  isHot: boolean
  /** Of the mass, what has come in cold since the bowl was hot last. */
  cold: number
  /** Of that, what has to boil before the source's time begins. */
  toBoil: number
  /** In how many seconds at least food goes in through the lid meanwhile. */
  feeding: number
}

/** How long a run takes; `heating` of that until it boils, before the source's time begins. */
export type RunTime = Duration & { heating: number }

/** The source's time where the technique takes one, else the appliance's own. */
export function runTime(setting: Setting, cues: Cues, start: RunStart): RunTime {
  const { sourceTime, isMixerTime } = setting
  const said = isMixerTime && !cues.has('processor') ? null : cues.duration
  if (said && sourceTime && said.min > 0) {
    const least = leastTime(setting, start)
    const bounded = Math.min(Math.max(said.min, least), sourceTime.most)
    // A technique with a least time of its own counts from cold already.
    const heating =
      said.min < least ? 0 : Math.min(MAX_SECONDS_BEFORE_SIMMERING, secondsOfHeating(start.toBoil))
    const min = Math.max(bounded + wholeMinutes(heating), untilItBoils(setting, cues, start))
    const most = setting.goesOn ? said.max : Math.min(said.max, sourceTime.most)
    return { min, max: Math.max(min, most + min - bounded), heating: wholeMinutes(heating) }
  }
  const fixed = typeof setting.seconds === 'number' ? setting.seconds : setting.seconds(start.mass)
  const most = isFrying(setting) && cues.has('aMoment') ? MOMENT : fixed
  const own = Math.max(start.feeding, Math.min(fixed, most))
  const whole = setting.heatsUp ? Math.max(own, heatingUp(setting, start)) : own
  return { min: whole, max: whole, heating: 0 }
}

/** "Wait a few minutes until it boils": however long a kilogram takes. */
function untilItBoils(setting: Setting, cues: Cues, start: RunStart): number {
  const isBoiling = typeof setting.temperature === 'number' && setting.temperature >= 95
  return isBoiling && cues.has('boils') && !cues.has('nearBoil') ? heatingUp(setting, start) : 0
}

/** Until what is cold is as hot as the setting wants it. */
function heatingUp({ temperature }: Setting, { cold, isHot }: RunStart): number {
  const degrees = typeof temperature === 'number' ? Math.min(temperature, 100) : 100
  const heating = (secondsOfHeating(cold) * (degrees - 20)) / 80
  return wholeMinutes(
    Math.min(
      MAX_HEATING_SECONDS,
      heating + (isHot ? SECONDS_FOR_THE_SENSOR : SECONDS_FOR_THE_BOWL),
    ),
  )
}

function secondsOfHeating(grams: number): number {
  return (grams / 1000) * SECONDS_TO_BOIL_PER_KILOGRAM
}

/** What a sauce needs at least, more of it longer. "30 seconds" in a hot pan warms no cold bowl. */
function leastTime({ seconds, sourceTime, temperature }: Setting, start: RunStart): number {
  const least = sourceTime?.least ?? 0
  if (typeof seconds === 'function' && least >= 5 * MINUTE)
    return Math.max(least, seconds(start.mass))
  return isFrying({ temperature }) && !start.isHot ? Math.max(least, SECONDS_FOR_THE_BOWL) : least
}

const isFrying = ({ temperature }: Pick<Setting, 'temperature'>) =>
  temperature === 'varoma' || (temperature ?? 0) >= 110

/** "Add the pumpkin and fry briefly": not the twelve minutes after which it would be soft (E). */
const MOMENT = 3 * MINUTE

const wholeMinutes = (seconds: number) => Math.ceil(seconds / MINUTE) * MINUTE
