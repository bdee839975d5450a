import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INSTRUCTION_LENGTH } from '#shared/convert.ts'
import type { Recipe } from '#shared/recipe.ts'
import { useConverter } from '../../hooks/use-converter.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { submitInside } from './submit-inside.ts'
import { useModifyRecipe } from './use-modify-recipe.ts'

type ModifyDialogProps = { recipe: Recipe; open: boolean; onClose: () => void }

/** Changes the saved recipe by a sentence; what cannot be done is said where it was typed. */
export function ModifyDialog({ recipe, open, onClose }: ModifyDialogProps) {
  const { t } = useTranslation()
  const converter = useConverter()
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={t(`recipe.modify.title.${converter}`)}
        description={t(`recipe.modify.message.${converter}`)}
        closeLabel={t('common.close')}
      >
        <ModifyForm recipe={recipe} onDone={onClose} />
      </DialogContent>
    </Dialog>
  )
}

function ModifyForm({ recipe, onDone }: { recipe: Recipe; onDone: () => void }) {
  const { t } = useTranslation()
  const converter = useConverter()
  const [text, setText] = useState('')
  const { modify, isPending, failure, clearFailure } = useModifyRecipe(recipe)
  const examples = t('recipe.modify.examples', { returnObjects: true })

  const submit = submitInside(async (event) => {
    event.preventDefault()
    if (await modify(text)) onDone()
  })
  const change = (next: string) => {
    setText(next)
    clearFailure()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={t('recipe.modify.label')}
        error={failure && `${t('recipe.modify.failed')} ${failure}`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={INSTRUCTION_LENGTH}
            placeholder={t('recipe.modify.placeholder')}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {isPending && (
        <p role="status" className="text-small text-ink-soft">
          {t('recipe.modify.wait')}
        </p>
      )}
      <ul className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button
              variant="secondary"
              disabled={isPending}
              onClick={() => change([text.trim(), example].filter(Boolean).join(', '))}
            >
              {example}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={isPending} disabled={!text.trim()}>
          {t(`recipe.modify.submit.${converter}`)}
        </Button>
      </div>
    </form>
  )
}
