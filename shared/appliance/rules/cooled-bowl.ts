import { holds, holdsOnly } from '../bowl-contents.ts'
import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { isKind } from '../food-traits.ts'

const RULE = 'S34'
/** Above this yolk curdles where it touches the bowl, °C. */
const YOLK_CURDLES = 80
/** Cream whips cold; the bowl of a warm kitchen is let pass, °C. */
const CREAM_WARM = 30
const CREAM_COLD = 25

/** S34: yolks and cream go into a bowl that has cooled. Dough, Turbo and yeast have own rules. */
export function checkCooledBowl({ step, isRunning, temperature, bowl }: StepFacts): Problem[] {
  if (!isRunning || temperature !== null) return []

  const from = temperatureLabel(bowl.temperature)
  // Yolks that come with a mixture have been thinned, which is how they are tempered.
  const hasYolk = bowl.contents.some(
    ({ ingredient, isFresh }) => isFresh && isKind(ingredient, 'yolk'),
  )
  const curdles = bowl.temperature > YOLK_CURDLES && hasYolk && !holds(bowl, 'starch')
  if (curdles) return [warning(RULE, 'YOLK_IN_HOT_BOWL', { from, to: `${YOLK_CURDLES} °C` })]

  const whips = step.tools.includes('whisk') && holdsOnly(bowl, 'dairy', 'sugar')
  if (!whips || !holds(bowl, 'dairy') || bowl.temperature <= CREAM_WARM) return []
  return [warning(RULE, 'CREAM_IN_WARM_BOWL', { from, to: `${CREAM_COLD} °C` })]
}
