import { useTranslation } from 'react-i18next'
import { ingredientText } from '#shared/appliance/recipe-text.ts'
import { type Ingredient, TOOLS } from '#shared/recipe.ts'
import { typeset } from '../../lib/typeset.ts'
import { ChipChoices } from './chip-choices.tsx'

export function IngredientChoices({ ingredients }: { ingredients: Ingredient[] }) {
  const { t } = useTranslation()
  if (ingredients.length === 0) return null
  return (
    <ChipChoices
      name="ingredientRefs"
      legend={t('step.uses')}
      options={ingredients.map((one) => ({
        value: one.ingredientJsonId,
        label: typeset(ingredientText({ ...one, notes: undefined })),
      }))}
    />
  )
}

export function ToolChoices() {
  const { t } = useTranslation()
  return (
    <ChipChoices
      name="tools"
      legend={t('step.tools')}
      options={TOOLS.map((tool) => ({ value: tool, label: t(`tools.${tool}`) }))}
    />
  )
}
