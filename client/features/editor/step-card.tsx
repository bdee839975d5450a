import { CookingPot, Hand, Hourglass, type LucideIcon, Scale, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#shared/appliance/notation.ts'
import { ingredientText } from '#shared/appliance/recipe-text.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient, Notice, Step, StepType } from '#shared/recipe.ts'
import { htmlLanguage, recipeLanguage } from '../../i18n/i18n.ts'
import { textBesideDials, unnamedIngredients } from '../../lib/step-text.ts'
import { typeset } from '../../lib/typeset.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { DialStrip } from '../../ui/dial-strip.tsx'
import { isTimeOnly, stepDials, unusualTools } from '../../ui/step-dials.tsx'
import { StepNotices } from '../../ui/step-notices.tsx'

const TYPE_ICONS: Record<StepType, LucideIcon> = {
  MANUAL: Hand,
  WEIGH: Scale,
  OPERATE: CookingPot,
  WAIT: Hourglass,
}

type StepCardProps = {
  step: Step
  ingredients: Ingredient[]
  /** In which the recipe is written. */
  language: Language
  /** What can be done with the step, beside its number. */
  actions?: ReactNode
  /** Takes what a notice of the check offers. */
  onFix?: (notice: Notice) => void
}

/** One step: what to do in words, what to set as the appliance's display shows it. */
export function StepCard({ step, ingredients, language, actions, onFix }: StepCardProps) {
  const { t, i18n } = useTranslation()
  const ownLanguage = recipeLanguage(i18n.resolvedLanguage)
  const waits = isTimeOnly(step)
  const dials = waits ? [] : stepDials(step, { t, language: ownLanguage })
  const used = unnamedIngredients(step, ingredients)
  const tools = unusualTools(step.tools)
  const Icon = TYPE_ICONS[step.type]
  return (
    <Card className="sm:p-6">
      <div className="flex min-h-12 flex-wrap items-center gap-2 sm:gap-3">
        <h3 className="font-serif text-[2.25rem] leading-none font-semibold text-tomato">
          <span className="sr-only">{t('step.number', { number: '' })}</span>
          {step.stepNumber}
        </h3>
        {/* Where the row is narrow, it belongs to what can be done. */}
        <div className={cx('flex flex-wrap gap-2', actions && 'max-sm:order-last max-sm:w-full')}>
          <Badge>
            <Icon aria-hidden />
            {t(`step.types.${step.type}`)}
          </Badge>
          {waits && (
            <Badge>
              <Timer aria-hidden />
              {typeset(formatDuration(step.durationSeconds ?? 0, ownLanguage))}
            </Badge>
          )}
        </div>
        {actions && <div className="-mr-2.5 ml-auto flex shrink-0">{actions}</div>}
      </div>
      <p lang={htmlLanguage(language)} className="mt-3 max-w-prose text-lead whitespace-pre-line">
        {typeset(textBesideDials(step, language))}
      </p>
      {dials.length > 0 && <DialStrip className="mt-4" dials={dials} />}
      {used.length + tools.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {used.map((one) => (
            <Badge key={one.ingredientJsonId} tone="basil">
              {typeset(ingredientText({ ...one, notes: undefined }))}
            </Badge>
          ))}
          {tools.map((tool) => (
            <Badge key={tool} tone="butter">
              {t(`tools.${tool}`)}
            </Badge>
          ))}
        </div>
      )}
      <StepNotices className="mt-4" notices={step.notices} {...(onFix && { onFix })} />
    </Card>
  )
}
