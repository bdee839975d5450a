import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { validationWords } from '../../lib/error-words.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { difficultyOf, difficultyText } from './difficulty.ts'
import type { CountField, RecipeForm } from './recipe-form.ts'

export function MetadataFields() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const {
    title: _,
    ingredients: __,
    steps: ___,
    ...mistakes
  } = useFormContext<RecipeForm>().formState.errors
  return (
    <div className="grid gap-5">
      <TextField name="title" label={t('recipe.title')} />
      <details
        // A mistake must not hide in a closed drawer.
        open={isOpen || Object.keys(mistakes).length > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-12 w-fit cursor-pointer list-none items-center gap-2 rounded-s font-semibold text-basil [&::-webkit-details-marker]:hidden">
          {t('recipe.editDetails')}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <Card className="mt-2 grid gap-5 sm:p-6">
          <DescriptionField />
          <CountFields />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="yieldText" label={t('recipe.yield')} />
            <TextField name="cuisine" label={t('recipe.cuisine')} />
            <DifficultyField />
            <TextField name="tags" label={t('recipe.tags')} hint={t('recipe.tagsHint')} />
          </div>
        </Card>
      </details>
    </div>
  )
}

function CountFields() {
  const { t } = useTranslation()
  const inMinutes = (label: string) => t('recipe.inMinutes', { label })
  return (
    <div className="grid grid-cols-2 items-end gap-x-4 gap-y-5 sm:grid-cols-3">
      <TextField isCount name="prepTimeMinutes" label={inMinutes(t('recipe.prepTime'))} />
      <TextField isCount name="cookTimeMinutes" label={inMinutes(t('recipe.cookTime'))} />
      <TextField isCount name="totalTimeMinutes" label={inMinutes(t('recipe.totalTime'))} />
      <TextField isCount name="servingsMin" label={t('recipe.servingsMin')} />
      <TextField isCount name="servingsMax" label={t('recipe.servingsMax')} />
    </div>
  )
}

type TextFieldProps = {
  name: 'title' | 'yieldText' | 'cuisine' | 'tags' | CountField
  label: string
  hint?: string
  isCount?: boolean
}

function TextField({ name, label, hint, isCount }: TextFieldProps) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<RecipeForm>()
  const message = formState.errors[name]?.message
  return (
    <Field label={label} hint={hint} error={message && validationWords(message, t)}>
      {(control) => (
        <Input {...control} {...register(name)} inputMode={isCount ? 'numeric' : 'text'} />
      )}
    </Field>
  )
}

/** Shows the reader's word for a level, and saves the level. */
function DifficultyField() {
  const { t } = useTranslation()
  const { field, fieldState } = useController<RecipeForm, 'difficulty'>({ name: 'difficulty' })
  const message = fieldState.error?.message
  return (
    <Field label={t('recipe.difficulty')} error={message && validationWords(message, t)}>
      {(control) => (
        <Input
          {...control}
          {...field}
          value={difficultyText(field.value, t)}
          onChange={({ target }) => field.onChange(difficultyOf(target.value, t))}
        />
      )}
    </Field>
  )
}

function DescriptionField() {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<RecipeForm>()
  const message = formState.errors.description?.message
  return (
    <Field label={t('recipe.description')} error={message && validationWords(message, t)}>
      {(control) => <Textarea {...control} {...register('description')} rows={3} />}
    </Field>
  )
}
