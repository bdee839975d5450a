import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { PlannedStep } from './kitchen.ts'
import type { Food } from './lexicon/kinds.ts'
import { inSentence } from './wording.ts'

/** Degrees Celsius that make food safe in its middle (USDA chart, as the makers' manuals print it). */
const CORE_CELSIUS: Partial<Record<Food, number>> = {
  poultry: 74,
  mincedMeat: 71,
  egg: 71,
  eggYolk: 71,
  fish: 63,
}

/** Adds a line on the core temperature where the cooking of such food ends, once for each kind. */
export function withCoreChecks(
  steps: readonly PlannedStep[],
  lexicon: CompiledLexicon,
): PlannedStep[] {
  const checked = [...steps]
  for (const kind of Object.keys(CORE_CELSIUS)) {
    const at = steps.findLastIndex(({ cooked }) => cooked.some((one) => isRisky(one, kind)))
    const step = checked[at]
    const food = step?.cooked.find((one) => isRisky(one, kind))
    if (step && food) checked[at] = withCheck(step, food, lexicon)
  }
  return checked
}

function isRisky({ food, isReadyToEat }: KnownIngredient, kind: string): boolean {
  return food === kind && !isReadyToEat
}

function withCheck(
  step: PlannedStep,
  { food, entry }: KnownIngredient,
  lexicon: CompiledLexicon,
): PlannedStep {
  const celsius = food && CORE_CELSIUS[food]
  if (!celsius) return step
  const { wording } = lexicon.target
  const isPiece = food !== 'egg' && food !== 'eggYolk'
  const line = isPiece
    ? fill(wording.coreCheck, {
        name: fill(wording.named, { name: inSentence(entry.name, lexicon) }),
        celsius,
      })
    : fill(wording.heatCheck, { celsius })
  return { ...step, instructionText: `${step.instructionText} ${line}` }
}
