import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v4 as uuid } from 'uuid'
import type { Language } from '#shared/language.ts'
import { type Notice, RECIPE_LIMITS } from '#shared/recipe.ts'
import { renumberSteps } from '#shared/step-order.ts'
import { typeset } from '../../lib/typeset.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { fixedStep } from './fixed-step.ts'
import { LineActions } from './line-actions.tsx'
import { type EditedStep, nextStepNumber, type RecipeForm } from './recipe-form.ts'
import { ReorderList } from './reorder-list.tsx'
import { StepCard } from './step-card.tsx'
import { StepDialog } from './step-dialog.tsx'
import { emptyStep } from './step-form.ts'
import { useCheckedSteps } from './use-checked-steps.ts'

type EditStepsProps = {
  /** In which the recipe is written. */
  language: Language
  onChange: (parts: Partial<RecipeForm>) => void
}

export function EditSteps({ language, onChange }: EditStepsProps) {
  const { t } = useTranslation()
  const { control } = useFormContext<RecipeForm>()
  const ingredients = useWatch({ control, name: 'ingredients' })
  const steps = useWatch({ control, name: 'steps' })
  const checked = useCheckedSteps(ingredients, steps)
  const [edited, setEdited] = useState<EditedStep | null>(null)
  const [doomed, setDoomed] = useState<EditedStep | null>(null)

  const keep = (step: EditedStep) => {
    const isKnown = steps.some(({ id }) => id === step.id)
    onChange({
      steps: isKnown ? steps.map((one) => (one.id === step.id ? step : one)) : [...steps, step],
    })
    setEdited(null)
  }
  const fix = (id: string, notice: Notice) =>
    onChange({ steps: steps.map((one) => (one.id === id ? fixedStep(one, notice) : one)) })
  const remove = (step: EditedStep) => {
    const others = steps.filter(({ id }) => id !== step.id)
    onChange({ steps: renumberSteps(others, steps) })
    setDoomed(null)
  }
  const inForm = (id: string) => steps.find((step) => step.id === id) ?? null

  return (
    <section>
      <h2 className="mb-4 text-title">{t('recipe.steps')}</h2>
      {steps.length === 0 && <p className="mb-4 text-ink-soft">{t('recipe.noSteps')}</p>}
      <ReorderList
        as="ol"
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        items={checked}
        idOf={(step) => step.id}
        nameOf={({ stepNumber }) => t('step.number', { number: stepNumber })}
        onReorder={(next) =>
          onChange({ steps: renumberSteps(next.flatMap(({ id }) => inForm(id) ?? [])) })
        }
      >
        {(step, { handle, movers }) => (
          <StepCard
            step={step}
            ingredients={ingredients}
            language={language}
            onFix={(notice) => fix(step.id, notice)}
            actions={
              <>
                {movers || (
                  <LineActions
                    editLabel={t('recipe.editStep', { number: step.stepNumber })}
                    deleteLabel={t('recipe.deleteStep', { number: step.stepNumber })}
                    onEdit={() => setEdited(inForm(step.id))}
                    onDelete={() => setDoomed(step)}
                  />
                )}
                {handle}
              </>
            }
          />
        )}
      </ReorderList>
      <Button
        variant="secondary"
        className="mt-4 w-full"
        disabled={steps.length >= RECIPE_LIMITS.steps}
        onClick={() => setEdited({ ...emptyStep(nextStepNumber(steps)), id: uuid() })}
      >
        <Plus aria-hidden />
        {t('recipe.addStep')}
      </Button>
      <StepDialog
        edited={edited}
        isNew={edited !== null && inForm(edited.id) === null}
        ingredients={ingredients}
        steps={steps}
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
        {typeset(doomed?.instructionText ?? '')}
      </ConfirmDialog>
    </section>
  )
}
