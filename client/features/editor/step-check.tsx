import { useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Ingredient, Notice } from '#shared/recipe.ts'
import { useApplianceModel } from '../../hooks/use-appliance-model.ts'
import { StepNotices } from '../../ui/step-notices.tsx'
import { fixedStep, retold } from './fixed-step.ts'
import type { EditedStep } from './recipe-form.ts'
import { fromStepForm, type StepForm, StepFormSchema, toStepForm } from './step-form.ts'
import { stepWarnings } from './use-checked-steps.ts'

/** What a notice can change, and the text that tells it. */
const FIXABLE = ['type', 'speed', 'temperature', 'reverse', 'tools', 'instructionText'] as const

type StepCheckProps = { start: EditedStep; ingredients: Ingredient[]; steps: EditedStep[] }

/** What the appliance check says of the step as it is being typed. */
export function StepCheck({ start, ingredients, steps }: StepCheckProps) {
  const { control, getValues, setValue } = useFormContext<StepForm>()
  const model = useApplianceModel()
  // Typing comes first: the check follows when there is time.
  const values = useDeferredValue(useWatch({ control }))
  const notices = useMemo(() => {
    const typed = readStep(values, start.id)
    if (!typed) return []
    const step = retold(start, typed)
    const isKnown = steps.some(({ id }) => id === step.id)
    const others = steps.map((one) => (one.id === step.id ? step : one))
    const content = { ingredients, steps: isKnown ? others : [...steps, step] }
    return stepWarnings(content, step.id, model)
  }, [values, start, ingredients, steps, model])

  const fix = (notice: Notice) => {
    const step = readStep(getValues(), start.id)
    if (!step) return
    const fixed = toStepForm(fixedStep(step, notice))
    for (const name of FIXABLE) setValue(name, fixed[name], { shouldDirty: true })
  }
  return (
    <div aria-live="polite" className="empty:-mt-5">
      <StepNotices notices={notices} onFix={fix} />
    </div>
  )
}

/** The step that is typed so far; null while it is none. */
function readStep(values: unknown, id: string): EditedStep | null {
  const read = StepFormSchema.safeParse(values)
  return read.success ? { ...fromStepForm(read.data), id } : null
}
