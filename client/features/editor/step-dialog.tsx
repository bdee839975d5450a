import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Ingredient, STEP_TYPES, type Step } from '#shared/recipe.ts'
import { validationWords } from '../../lib/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { IngredientChoices, ToolChoices } from './step-choices.tsx'
import { emptyStep, fromStepForm, StepFormSchema, toStepForm } from './step-form.ts'
import { SettingFields } from './step-settings.tsx'
import { submitInside } from './submit-inside.ts'

type StepDialogProps = {
  edited: Step | 'new' | null
  ingredients: Ingredient[]
  nextNumber: number
  onKeep: (step: Step) => void
  onClose: () => void
}

export function StepDialog({ edited, nextNumber, ...props }: StepDialogProps) {
  const { t } = useTranslation()
  const start = edited && edited !== 'new' ? edited : emptyStep(nextNumber)
  const title =
    edited === 'new' ? t('recipe.addStep') : t('recipe.editStep', { number: start.stepNumber })
  return (
    <Dialog open={edited !== null} onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent title={title} closeLabel={t('common.close')} className="sm:max-w-xl">
        <StepForm start={start} {...props} />
      </DialogContent>
    </Dialog>
  )
}

type StepFormProps = Omit<StepDialogProps, 'edited' | 'nextNumber'> & { start: Step }

function StepForm({ start, ingredients, onKeep, onClose }: StepFormProps) {
  const { t } = useTranslation()
  const form = useForm({ resolver: zodResolver(StepFormSchema), defaultValues: toStepForm(start) })
  const { register, handleSubmit, formState } = form
  const message = formState.errors.instructionText?.message
  const submit = submitInside(handleSubmit((values) => onKeep(fromStepForm(values))))

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
