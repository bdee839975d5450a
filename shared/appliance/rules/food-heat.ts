import { type Bowl, isSteaming } from '../bowl.ts'
import { gramsOfKind, holds } from '../bowl-contents.ts'
import { degreesOf, type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import type { IngredientKind } from '../ingredient-kinds.ts'
import { highestUpTo } from '../nearest-temperature.ts'
import type { RepairableCode, WarningCode } from '../notice-text.ts'

const RULE = 'S26'
/** Yeast weakens above 40 °C and dies from 55 °C; cold flour takes some heat out of the bowl. */
const YEAST_DIES = 50
/** Less milk or cream than this does not climb out of the bowl. */
const BOILS_OVER_GRAMS = 250

type Limit = {
  kind: IngredientKind
  /** Above `from` the food suffers; `to` is what it should be heated to, °C. */
  from: number
  to: number
  /** Up to here lowering the temperature gives the same dish. */
  harmlessUpTo: number
  mild: RepairableCode | null
  severe: WarningCode
  applies: (bowl: Bowl) => boolean
}

const LIMITS: readonly Limit[] = [
  {
    ...{ kind: 'yeast', from: 37, to: 37, harmlessUpTo: 50 },
    ...{ mild: 'YEAST_WARM', severe: 'YEAST_HOT', applies: () => true },
  },
  {
    // Starch keeps a pastry cream from curdling.
    ...{ kind: 'yolk', from: 80, to: 80, harmlessUpTo: 0, mild: null, severe: 'YOLK_HOT' },
    applies: (bowl: Bowl) => !holds(bowl, 'starch'),
  },
  {
    ...{ kind: 'dairy', from: 99, to: 95, harmlessUpTo: 105 },
    ...{ mild: 'DAIRY_BOILS', severe: 'DAIRY_TOO_HOT', applies: isMostlyDairy },
  },
  {
    // In milk or cream it does not burn.
    ...{ kind: 'chocolate', from: 50, to: 50, harmlessUpTo: 60 },
    ...{ mild: 'CHOCOLATE_WARM', severe: 'CHOCOLATE_HOT' },
    applies: (bowl: Bowl) =>
      !(['dairy', 'thinLiquid', 'wet', 'yolk'] as const).some((kind) => holds(bowl, kind)),
  },
]

/** S26: foods that heat kills, curdles, boils over or burns. What steams above the bowl is safe. */
export function checkFoodHeat(facts: StepFacts): Problem[] {
  if (!facts.isRunning || isSteaming(facts.step)) return []
  return [...LIMITS.flatMap((limit) => checkLimit(facts, limit)), ...checkYeastInHotBowl(facts)]
}

function checkLimit({ temperature, bowl, limits }: StepFacts, limit: Limit): Problem[] {
  if (temperature === null || !holds(bowl, limit.kind) || !limit.applies(bowl)) return []

  const heat = degreesOf(temperature)
  if (heat <= limit.from) return []

  const to = highestUpTo(limits, limit.to)
  const params = { from: temperatureLabel(temperature), to: temperatureLabel(to) }
  const fix = { temperature: String(to) }
  if (!limit.mild || heat > limit.harmlessUpTo) {
    return [{ rule: RULE, code: limit.severe, params, harmless: false, fix }]
  }
  return [{ rule: RULE, code: limit.mild, params, harmless: true, fix }]
}

function checkYeastInHotBowl({ bowl, temperature }: StepFacts): Problem[] {
  if (temperature !== null || bowl.temperature <= YEAST_DIES || !holds(bowl, 'yeast')) return []
  return [warning(RULE, 'YEAST_IN_HOT_BOWL', { from: temperatureLabel(bowl.temperature) })]
}

function isMostlyDairy(bowl: Bowl): boolean {
  const dairy = gramsOfKind(bowl, 'dairy')
  const other = gramsOfKind(bowl, 'thinLiquid') + gramsOfKind(bowl, 'wet')
  return dairy >= BOILS_OVER_GRAMS && dairy > other
}
