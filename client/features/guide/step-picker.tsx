import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/language.ts'
import type { Recipe } from '#shared/recipe.ts'
import { textBesideDials } from '../../lib/step-text.ts'
import { typeset } from '../../lib/typeset.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'

type StepPickerProps = {
  recipe: Recipe
  language: Language
  index: number
  onPick: (index: number) => void
}

/** Which recipe and step it is; pressed, the way to any other step. */
export function StepPicker({ recipe, language, index, onPick }: StepPickerProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const pick = (wanted: number) => {
    setOpen(false)
    onPick(wanted)
  }
  return (
    <>
      <Button
        variant="bare"
        size="bare"
        aria-haspopup="dialog"
        className="min-h-14 min-w-0 flex-1 rounded-m px-2 hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <span className="min-w-0 flex-1 text-left">
          <span className="block truncate text-label font-medium text-ink-soft">
            {recipe.recipeMetadata.title || t('recipes.untitled')}
          </span>{' '}
          <span className="flex items-center gap-1 text-lead leading-tight text-tomato">
            {t('guide.step', { number: index + 1, total: recipe.steps.length })}
            <ChevronDown aria-hidden className="size-5" />
          </span>
        </span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('guide.choose')} closeLabel={t('common.close')}>
          <ol className="-mx-3 grid grid-cols-[minmax(0,1fr)] gap-1">
            {recipe.steps.map((step, at) => (
              <li key={step.stepNumber}>
                <Button
                  data-autofocus={at === index || undefined}
                  variant="bare"
                  size="bare"
                  aria-current={at === index ? 'step' : undefined}
                  className={cx(
                    'min-h-14 w-full justify-start gap-3 rounded-m px-3 py-2 text-left',
                    at === index ? 'bg-basil-wash' : 'hover:bg-sunken',
                  )}
                  onClick={() => pick(at)}
                >
                  <span className="w-9 font-serif text-title font-semibold text-tomato">
                    {step.stepNumber}
                  </span>
                  <span className="line-clamp-2 min-w-0 flex-1 text-body font-normal">
                    {typeset(textBesideDials(step, language))}
                  </span>
                </Button>
              </li>
            ))}
          </ol>
        </DialogContent>
      </Dialog>
    </>
  )
}
