import { ChevronDown, ListX, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/language.ts'
import { type NotIncluded, RECIPE_LIMITS, type Recipe } from '#shared/recipe.ts'
import { htmlLanguage } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import type { RecipeForm } from './recipe-form.ts'
import { type Place, takenOver } from './take-over.ts'

type NotIncludedLinesProps = {
  recipe: Recipe
  /** In which the recipe is written. */
  language: Language
  onChange: (parts: Partial<RecipeForm>) => void
}

/** Lines of the source that the recipe tells nowhere, and what each of them can become. */
export function NotIncludedLines({ recipe, language, onChange }: NotIncludedLinesProps) {
  const { t } = useTranslation()
  const { control, getValues } = useFormContext<RecipeForm>()
  const spans = useWatch({ control, name: 'notIncluded' })
  const summary = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const lines = linesOf(recipe.rawText, spans)
  if (linesOf(recipe.rawText, recipe.notIncluded).length === 0) return null

  const take = (line: Line, place: Place) => {
    const at = lines.indexOf(line)
    onChange(takenOver(getValues(), { ...line, language }, place))
    setSaid(t(`recipe.notIncluded.done.${place}`))
    // The line goes with the button that was pressed; the focus stays near.
    const rows = list.current?.children
    const near = (rows?.[at + 1] ?? rows?.[at - 1])?.querySelector('button')
    const target = near ?? summary.current
    target?.focus()
  }
  return (
    <section className="mt-6 rounded-m border border-line bg-surface px-4">
      <details className="group">
        <summary
          ref={summary}
          className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-s text-small font-semibold [&::-webkit-details-marker]:hidden"
        >
          <ListX aria-hidden className="size-5 shrink-0 text-ink-soft" />
          {t('recipe.notIncluded.title', { count: lines.length })}
          <ChevronDown
            aria-hidden
            className="ml-auto size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="max-w-prose text-small text-ink-soft">
          {t(lines.length > 0 ? 'recipe.notIncluded.hint' : 'recipe.notIncluded.none')}
        </p>
        <ul ref={list} className="mt-2 divide-y divide-line pb-2">
          {lines.map((line) => (
            <LineRow
              key={line.span.from}
              text={line.text}
              language={language}
              onTake={(place) => take(line, place)}
            />
          ))}
        </ul>
      </details>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

type LineRowProps = { text: string; language: Language; onTake: (place: Place) => void }

function LineRow({ text, language, onTake }: LineRowProps) {
  const { t } = useTranslation()
  const { control } = useFormContext<RecipeForm>()
  const [ingredients, steps] = useWatch({ control, name: ['ingredients', 'steps'] })
  const id = useId()
  const isFull = {
    ingredient: ingredients.length >= RECIPE_LIMITS.ingredients,
    step: steps.length >= RECIPE_LIMITS.steps,
    note: false,
  }
  return (
    <li className="flex flex-wrap items-center gap-x-1.5 gap-y-2 py-3 sm:flex-nowrap sm:gap-x-4">
      <p
        id={id}
        lang={htmlLanguage(language)}
        className="min-w-0 grow basis-[calc(100%-3.75rem)] break-words sm:basis-0"
      >
        {text}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of the recipe's form */}
      <div role="group" aria-labelledby={id} className="contents shrink-0 gap-1.5 sm:flex">
        {(['ingredient', 'step', 'note'] as const).map((place) => (
          <Button
            key={place}
            variant="secondary"
            size="narrow"
            className="max-sm:order-1"
            disabled={isFull[place]}
            onClick={() => onTake(place)}
          >
            {t(`recipe.notIncluded.as.${place}`)}
          </Button>
        ))}
        <Button
          variant="quiet"
          size="icon"
          className="-mr-3 max-sm:ml-auto max-sm:self-start"
          aria-label={t('recipe.notIncluded.dismiss')}
          title={t('recipe.notIncluded.dismiss')}
          onClick={() => onTake('nothing')}
        >
          <X aria-hidden />
        </Button>
      </div>
    </li>
  )
}

type Line = { span: NotIncluded; text: string }

function linesOf(rawText: string, spans: readonly NotIncluded[] = []): Line[] {
  return spans.flatMap((span) => {
    const text = rawText.slice(span.from, span.to).replace(/\s+/g, ' ').trim()
    return text ? [{ span, text }] : []
  })
}
