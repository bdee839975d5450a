import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { withFix } from '#shared/appliance/with-fix.ts'
import type { Language } from '#shared/language.ts'
import type { Step } from '#shared/recipe.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { nextStepNumber, type RecipeForm, renumber } from './recipe-form.ts'
import { StepActions } from './step-actions.tsx'
import { StepCard } from './step-card.tsx'
import { StepDialog } from './step-dialog.tsx'

export function EditSteps({ language }: { language: Language }) {
  const { t } = useTranslation()
  const { watch, setValue } = useFormContext<RecipeForm>()
  const { ingredients, steps } = { ingredients: watch('ingredients'), steps: watch('steps') }
  const [edited, setEdited] = useState<Step | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Step | null>(null)

  const change = (next: Step[]) => setValue('steps', next, { shouldDirty: true })

  const keep = (step: Step) => {
    const isKnown = steps.some((one) => one.stepNumber === step.stepNumber)
    const replaced = steps.map((one) => (one.stepNumber === step.stepNumber ? step : one))
    change(isKnown ? replaced : [...steps, step])
    setEdited(null)
  }
  const remove = (step: Step) => {
    change(renumber(steps.filter((one) => one !== step)))
    setDoomed(null)
  }
  const move = (step: Step, by: 1 | -1) => {
    const others = steps.filter((one) => one !== step)
    change(renumber(others.toSpliced(steps.indexOf(step) + by, 0, step)))
  }

  return (
    <section>
      <h2 className="mb-4 text-title">{t('recipe.steps')}</h2>
      {steps.length === 0 && <p className="mb-4 text-ink-soft">{t('recipe.noSteps')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {steps.map((step, index) => (
          <li key={step.stepNumber}>
            <StepCard
              step={step}
              ingredients={ingredients}
              language={language}
              onFix={(notice) => keep(withFix(step, notice))}
              actions={
                <StepActions
                  number={step.stepNumber}
                  {...(index > 0 ? { onMoveUp: () => move(step, -1) } : {})}
                  {...(index < steps.length - 1 ? { onMoveDown: () => move(step, 1) } : {})}
                  onEdit={() => setEdited(step)}
                  onDelete={() => setDoomed(step)}
                />
              }
            />
          </li>
        ))}
      </ol>
      <Button variant="secondary" className="mt-4 w-full" onClick={() => setEdited('new')}>
        <Plus aria-hidden />
        {t('recipe.addStep')}
      </Button>
      <StepDialog
        edited={edited}
        ingredients={ingredients}
        nextNumber={nextStepNumber(steps)}
        onKeep={keep}
        onClose={() => setEdited(null)}
      />
      <ConfirmDialog
        open={doomed !== null}
        title={t('recipe.deleteStepTitle')}
        confirmLabel={t('common.delete')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => doomed && remove(doomed)}
        onCancel={() => setDoomed(null)}
      >
        {doomed?.instructionText ?? ''}
      </ConfirmDialog>
    </section>
  )
}
