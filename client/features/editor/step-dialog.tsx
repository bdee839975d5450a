import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Ingredient, STEP_TYPES } from '#shared/recipe.ts'
import { validationWords } from '../../lib/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { retold } from './fixed-step.ts'
import type { EditedStep } from './recipe-form.ts'
import { StepCheck } from './step-check.tsx'
import { IngredientChoices, ToolChoices } from './step-choices.tsx'
import { fromStepForm, StepFormSchema, toStepForm } from './step-form.ts'
import { SettingFields } from './step-settings.tsx'
import { submitInside } from './submit-inside.ts'

type StepDialogProps = {
  edited: EditedStep | null
  isNew: boolean
  ingredients: Ingredient[]
  /** All of the recipe: what the appliance can do in one depends on those before. */
  steps: EditedStep[]
  onKeep: (step: EditedStep) => void
  onClose: () => void
}

export function StepDialog({ edited, isNew, ...props }: StepDialogProps) {
  const { t } = useTranslation()
  const title = isNew ? t('recipe.addStep') : t('recipe.editStep', { number: edited?.stepNumber })
  return (
    <Dialog open={edited !== null} onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent title={title} closeLabel={t('common.close')} className="sm:max-w-xl">
        {edited && <StepForm start={edited} {...props} />}
      </DialogContent>
    </Dialog>
  )
}

type StepFormProps = Omit<StepDialogProps, 'edited' | 'isNew'> & { start: EditedStep }

function StepForm({ start, ingredients, steps, onKeep, onClose }: StepFormProps) {
  const { t } = useTranslation()
  const form = useForm({ resolver: zodResolver(StepFormSchema), defaultValues: toStepForm(start) })
  const { register, handleSubmit } = form
  const { errors, isDirty } = form.formState
  const message = errors.instructionText?.message
  const submit = submitInside(
    handleSubmit((values) => {
      if (isDirty) onKeep(retold(start, { ...fromStepForm(values), id: start.id }))
      else onClose()
    }),
  )

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t('step.instruction')} error={message && validationWords(message, t)}>
          {(control) => <Textarea {...control} {...register('instructionText')} rows={4} />}
        </Field>
        <Field label={t('step.type')}>
          {(control) => (
            <Select {...control} {...register('type')}>
              {STEP_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`step.types.${type}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SettingFields />
        <StepCheck start={start} ingredients={ingredients} steps={steps} />
        <IngredientChoices ingredients={ingredients} />
        <ToolChoices />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit">{t('common.done')}</Button>
        </div>
      </form>
    </FormProvider>
  )
}
