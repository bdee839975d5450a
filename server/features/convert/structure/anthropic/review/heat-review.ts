import type { StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { formatDuration } from '#shared/appliance/notation.ts'
import { readTemperature } from '#shared/appliance/settings.ts'
import type { Action } from '../../builtin/parse/lexicon/kinds.ts'
import { type Comparison, likenessOf } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'
import type { SourceWork } from './source-kitchen.ts'

type States = readonly StateAtStep[]
type Works = readonly SourceWork[]

/** Cooking that is far shorter, longer or cooler than in the source. */
export function heatMistakes(comparison: Comparison): Mistake[] {
  const cooked = new Map<string, { steps: States; works: SourceWork[] }>()
  for (const work of comparison.source.works.filter(isOnStove)) {
    const steps = cookingOf(work, comparison)
    const key = steps.map(({ step }) => step.stepNumber).join()
    const known = cooked.get(key) ?? { steps, works: [] }
    if (steps.length > 0) cooked.set(key, { ...known, works: [...known.works, work] })
  }
  return [...cooked.values()].flatMap(({ steps, works }) => [
    ...otherTime(works, steps),
    ...works.flatMap((work) => tooCool(work, steps)),
  ])
}

/** Other appliances have times and degrees of their own. */
function isOnStove({ action: { role, cues } }: SourceWork): boolean {
  const isElsewhere = cues.device !== null || cues.place === 'otherAppliance'
  return role === 'heat' && !isElsewhere && cues.place !== 'oven'
}

const isHot = ({ step }: StateAtStep): boolean =>
  step.temperature !== undefined || step.place === 'stove'

/** A step that cooks what the source cooks has this share of its foods, and not many others. */
const MIN_LIKENESS = 0.6

/** The hot steps whose food is most like that of an order. */
function cookingOf(work: SourceWork, { view, refs }: Comparison): States {
  const likened = view.states
    .filter(isHot)
    .map((state) => ({ state, likeness: likenessOf(state, work, refs) }))
  const most = Math.max(MIN_LIKENESS, ...likened.map(({ likeness }) => likeness))
  return likened.filter(({ likeness }) => likeness === most).map(({ state }) => state)
}

/** Shorter orders are often done by heating up alone. Seconds. */
const LONG_COOKING = 10 * 60
/** Shorter ones take the machine as long as it heats. Seconds. */
const COOKING = 5 * 60
/** The machine cooks faster than a pot, but not twice as fast, and slower at most by this. */
const [MIN_SHARE, MAX_SHARE] = [0.5, 1.7]
/** A full bowl takes so long to boil. Seconds. */
const HEATING_UP = 12 * 60

function otherTime(works: Works, steps: States): Mistake[] {
  const timed = works.filter(({ action }) => action.cues.duration !== null)
  const sum = (one: 'min' | 'max') =>
    timed.reduce((total, { action }) => total + (action.cues.duration?.[one] ?? 0), 0)
  const total = steps.reduce((all, state) => all + secondsOf(state), 0)
  const [min, max] = [sum('min'), sum('max')]
  const isTooShort = min >= LONG_COOKING && total > 0 && total < MIN_SHARE * min
  // A pan fries one after the other.
  const isByMachine = steps.every(({ step }) => step.type === 'OPERATE')
  const isCooking = max >= COOKING && isByMachine
  const isTooLong = isCooking && total > Math.max(MAX_SHARE * max, max + HEATING_UP)
  if (!isTooShort && !isTooLong) return []
  const quotes = timed.map(({ action }) => `“${action.clause.text.trim()}”`).join(' and ')
  return [problem(`Cooked for ${formatDuration(total, 'en')}, where the source says ${quotes}.`)]
}

/** What each kind of cooking needs at least, °C. */
const COOLEST: Partial<Record<Action, number>> = {
  boil: 90,
  simmer: 85,
  cook: 75,
  steam: 95,
  reduce: 90,
  fry: 95,
  sweat: 90,
  brown: 95,
}
/** The next value that every model has. */
const NEXT = 10

function tooCool({ action: { verb, clause, cues, machine } }: SourceWork, steps: States) {
  const celsius = cues.celsius ?? Number.POSITIVE_INFINITY
  const least = machine ? Math.min(STEAM, celsius) - NEXT : Math.min(COOLEST[verb] ?? 0, celsius)
  const isByHand = steps.some(({ step }) => step.type !== 'OPERATE')
  const isOneFood = steps.some(({ contents }) => contents.size < 2)
  const longest = steps.reduce((a, b) => (secondsOf(b) > secondsOf(a) ? b : a))
  const degrees = degreesOf(longest)
  if (isByHand || isOneFood || degrees >= least) return []
  const quote = clause.text.trim()
  return [problem(`Cooked at ${degrees} °C, where the source says “${quote}”.`)]
}

const secondsOf = ({ step }: StateAtStep) => step.durationSeconds ?? 0

const STEAM = 100

function degreesOf({ step: { temperature = '' } }: StateAtStep): number {
  const read = readTemperature(temperature)
  return read === 'varoma' ? STEAM : (read ?? STEAM)
}
