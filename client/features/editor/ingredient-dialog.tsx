import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Ingredient, IngredientSchema } from '#shared/recipe.ts'
import { validationWords } from '../../lib/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { submitInside } from './submit-inside.ts'

type IngredientDialogProps = {
  edited: Ingredient | null
  isNew: boolean
  /** Names that the list has, to choose from. */
  groups: string[]
  onKeep: (ingredient: Ingredient) => void
  onClose: () => void
}

export function IngredientDialog({ edited, isNew, ...actions }: IngredientDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={edited !== null} onOpenChange={(open) => !open && actions.onClose()}>
      <DialogContent
        title={t(isNew ? 'recipe.addIngredient' : 'recipe.editIngredient')}
        closeLabel={t('common.close')}
      >
        {edited && <IngredientForm start={edited} {...actions} />}
      </DialogContent>
    </Dialog>
  )
}

type IngredientFormProps = {
  start: Ingredient
  groups: string[]
  onKeep: (ingredient: Ingredient) => void
  onClose: () => void
}

function IngredientForm({ start, groups, onKeep, onClose }: IngredientFormProps) {
  const { t } = useTranslation()
  const namesId = useId()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(IngredientSchema),
    defaultValues: start,
  })
  const message = (name: keyof FieldErrors<Ingredient>) => {
    const text = formState.errors[name]?.message
    return text && validationWords(text, t)
  }
  return (
    <form noValidate onSubmit={submitInside(handleSubmit(onKeep))} className="grid gap-5">
      <Field label={t('ingredient.name')} error={message('name')}>
        {(control) => <Input {...control} {...register('name')} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('ingredient.quantity')} error={message('quantity')}>
          {(control) => <Input {...control} {...register('quantity')} />}
        </Field>
        <Field label={t('ingredient.unit')} error={message('unit')}>
          {(control) => <Input {...control} {...register('unit')} autoCapitalize="none" />}
        </Field>
      </div>
      <Field
        label={t('ingredient.notes')}
        hint={t('ingredient.notesHint')}
        error={message('notes')}
      >
        {(control) => <Input {...control} {...register('notes')} />}
      </Field>
      <Field
        label={t('ingredient.group')}
        hint={t('ingredient.groupHint')}
        error={message('group')}
      >
        {(control) => <Input {...control} {...register('group')} list={namesId} />}
      </Field>
      <datalist id={namesId}>
        {[...new Set(groups)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit">{t('common.done')}</Button>
      </div>
    </form>
  )
}
