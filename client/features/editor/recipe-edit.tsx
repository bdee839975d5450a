import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/recipe.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditBar } from './edit-bar.tsx'
import { EditIngredients } from './edit-ingredients.tsx'
import { EditSteps } from './edit-steps.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MetadataFields } from './metadata-fields.tsx'
import { NotIncludedLines } from './not-included-lines.tsx'
import { type RecipeForm, RecipeFormSchema, toForm } from './recipe-form.ts'
import { RecipeOrigin } from './recipe-origin.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { forgetUnsaved, unsavedOf } from './unsaved-store.ts'
import { useEditHistory } from './use-edit-history.ts'
import { useKeepUnsaved } from './use-keep-unsaved.ts'
import { useLeave } from './use-leave.ts'
import { useSaveRecipe } from './use-save-recipe.ts'

type RecipeEditProps = {
  recipe: Recipe
  isReview: boolean
  onModify: () => void
  onClose: () => void
}

/** The whole recipe as a form; nothing is sent before Save. */
export function RecipeEdit({ recipe, isReview, onModify, onClose }: RecipeEditProps) {
  const { t, i18n } = useTranslation()
  const form = useForm<RecipeForm>({
    resolver: zodResolver(RecipeFormSchema),
    defaultValues: toForm(recipe),
  })
  const { isDirty } = form.formState
  const leave = useLeave(isDirty)
  const [unsaved, setUnsaved] = useState(() => unsavedOf(recipe.id))
  const isOlder = unsaved !== null && unsaved.version !== recipe.version
  const history = useEditHistory(form, isOlder ? null : (unsaved?.form ?? null))
  useKeepUnsaved(recipe, form, leave.isDone)
  const { save, isSaving, isConflict, clearConflict, reload } = useSaveRecipe(recipe)
  const language = recipe.language ?? recipeLanguage(i18n.resolvedLanguage)

  const submit = form.handleSubmit(async (values) => {
    if (await leave.holdWhile(() => save(values))) leave.leaveBy(onClose)
  })
  // What is changed is the saved recipe, so what was typed is saved first.
  const openModify = form.handleSubmit(async (values) => {
    if (!isDirty || (await leave.holdWhile(() => save(values)))) onModify()
  })
  const restore = () => {
    if (unsaved) history.change(unsaved.form)
    setUnsaved(null)
  }
  const discard = () => {
    if (!isOlder) history.change(toForm(recipe))
    forgetUnsaved(recipe.id)
    setUnsaved(null)
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} onBlur={history.record}>
        <EditBar
          isSaving={isSaving}
          history={history}
          onBack={onClose}
          onModify={recipe.status === 'converted' ? openModify : undefined}
        />
        {/* What is being saved stays as it is. */}
        <div inert={isSaving}>
          <h1 className="mb-6 text-display">
            {t(isReview ? 'recipe.reviewTitle' : 'recipe.editTitle')}
          </h1>
          {unsaved && (
            <UnsavedNotice
              changedAt={unsaved.changedAt}
              onDiscard={discard}
              onRestore={isOlder ? restore : undefined}
            />
          )}
          <MetadataFields />
          <NotIncludedLines recipe={recipe} language={language} onChange={history.change} />
          <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <EditIngredients language={language} onChange={history.change} />
            <EditSteps language={language} onChange={history.change} />
          </div>
          <RecipeOrigin recipe={recipe} />
        </div>
      </form>
      <LeaveDialog leave={leave} onDiscard={() => forgetUnsaved(recipe.id)} />
      <ConflictDialog
        open={isConflict && leave.question === null}
        onReload={reload}
        onClose={clearConflict}
      />
    </FormProvider>
  )
}
