import { ArrowLeft, ChefHat, Copy, Pencil, WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { recipeAsText } from '#shared/appliance/recipe-text.ts'
import type { Language } from '#shared/language.ts'
import type { Recipe } from '#shared/recipe.ts'
import { useConverter } from '../../hooks/use-converter.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { DraftText } from './draft-text.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { RecipeChanges } from './recipe-changes.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { RecipeOrigin } from './recipe-origin.tsx'
import { StepCard } from './step-card.tsx'

type RecipeViewProps = {
  recipe: Recipe
  onEdit: () => void
  onCook: () => void
  onModify: () => void
  onConvert: () => void
  onClose: () => void
}

export function RecipeView(props: RecipeViewProps) {
  const { recipe, onEdit, onCook, onModify, onConvert, onClose } = props
  const { t, i18n } = useTranslation()
  const converter = useConverter()
  const language = recipe.language ?? recipeLanguage(i18n.resolvedLanguage)
  const { recipeMetadata, ingredients, steps, status } = recipe
  return (
    <article>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Button variant="quiet" className="mr-auto -ml-4" onClick={onClose}>
          <ArrowLeft aria-hidden />
          {t('common.back')}
        </Button>
        {status === 'converted' && <CopyButton recipe={recipe} language={language} />}
        {status === 'converted' && (
          <Button variant="secondary" className="max-sm:px-3.5" onClick={onModify}>
            <WandSparkles aria-hidden />
            {t(`recipe.modify.open.${converter}`)}
          </Button>
        )}
        <Button variant="secondary" className="max-sm:size-12 max-sm:px-0" onClick={onEdit}>
          <Pencil aria-hidden />
          <span className="max-sm:sr-only">{t('common.edit')}</span>
        </Button>
        {steps.length > 0 && (
          <Button className="max-sm:order-last max-sm:w-full" onClick={onCook}>
            <ChefHat aria-hidden />
            {t('guide.open')}
          </Button>
        )}
      </div>
      <RecipeHeader metadata={recipeMetadata} language={recipe.language} />
      {status === 'converted' && <RecipeChanges recipe={recipe} />}
      {status === 'draft' ? (
        <DraftText rawText={recipe.rawText} onConvert={onConvert} />
      ) : (
        <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <section className="lg:sticky lg:top-[calc(var(--timer-bar-height)+2rem)] lg:self-start">
            <h2 className="mb-2 text-title">{t('recipe.ingredients')}</h2>
            <IngredientList ingredients={ingredients} />
          </section>
          <section>
            <h2 className="mb-4 text-title">{t('recipe.steps')}</h2>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {steps.map((step) => (
                <li key={step.stepNumber}>
                  <StepCard step={step} ingredients={ingredients} language={language} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
      <RecipeOrigin recipe={recipe} />
    </article>
  )
}

function CopyButton({ recipe, language }: { recipe: Recipe; language: Language }) {
  const { t } = useTranslation()
  const copy = async () => {
    const text = recipeAsText(recipe, language)
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    if (isCopied) showToast({ title: t('recipe.copied') })
    else showToast({ title: t('recipe.copyFailed'), tone: 'problem' })
  }
  return (
    <Button variant="secondary" className="max-sm:size-12 max-sm:px-0" onClick={copy}>
      <Copy aria-hidden />
      <span className="max-sm:sr-only">{t('recipe.copy')}</span>
    </Button>
  )
}
