import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#shared/appliance/notation.ts'
import type { Language } from '#shared/language.ts'
import type { RecipeMetadata } from '#shared/recipe.ts'
import { htmlLanguage, recipeLanguage } from '../../i18n/i18n.ts'
import { typeset, withBreaks } from '../../lib/typeset.ts'
import { Badge } from '../../ui/badge.tsx'
import { difficultyText } from './difficulty.ts'

type RecipeHeaderProps = {
  metadata: RecipeMetadata
  /** In which the recipe is written, where that is known. */
  language: Language | null
}

/** Title, description and the facts that decide whether it will be dinner. */
export function RecipeHeader({ metadata, language }: RecipeHeaderProps) {
  const { t, i18n } = useTranslation()
  const own = language ? htmlLanguage(language) : undefined
  const minutes = (count: number | null) =>
    count && formatDuration(count * 60, recipeLanguage(i18n.resolvedLanguage))
  const facts = [
    { label: t('recipe.prepTime'), value: minutes(metadata.prepTimeMinutes) },
    { label: t('recipe.cookTime'), value: minutes(metadata.cookTimeMinutes) },
    { label: t('recipe.totalTime'), value: minutes(metadata.totalTimeMinutes) },
    { label: t('recipe.servings'), value: servingsText(metadata) },
    { label: t('recipe.yield'), value: metadata.yieldText },
    { label: t('recipe.cuisine'), value: metadata.cuisine },
    { label: t('recipe.difficulty'), value: difficultyText(metadata.difficulty ?? '', t) },
  ].filter(({ value }) => value)

  return (
    <header>
      <h1 lang={metadata.title ? own : undefined} className="max-w-3xl text-display">
        {withBreaks(metadata.title || t('recipes.untitled'))}
      </h1>
      {metadata.description && (
        <p lang={own} className="mt-3 max-w-2xl text-lead text-ink-soft">
          {typeset(metadata.description)}
        </p>
      )}
      {facts.length > 0 && (
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-4 border-y border-line py-4">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-label text-ink-faint">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Labels metadata={metadata} t={t} />
    </header>
  )
}

function Labels({ metadata, t }: { metadata: RecipeMetadata; t: TFunction }) {
  const { tags } = metadata
  const names: Record<string, string> = t('models', { returnObjects: true })
  const order = Object.keys(names)
  // What is no model that we know comes first, as its people wrote it.
  const models = metadata.ThermomixModel.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  if (tags.length + models.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {models.map((model) => (
        <li key={`model ${model}`}>
          <Badge tone="basil">
            <span className="sr-only">{t('recipe.models')}: </span>
            {names[model] ?? model}
          </Badge>
        </li>
      ))}
      {tags.map((tag) => (
        <li key={`tag ${tag}`}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** `4`, or `4–6` when both ends are known and differ; empty when nothing is. */
export function servingsText({ servingsMin, servingsMax }: RecipeMetadata): string {
  const ends = [servingsMin, servingsMax].filter((count) => count !== null)
  return [...new Set(ends)].join('–')
}
