import { Hand, Hourglass, type LucideIcon, Scale, Soup } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ingredient, Step, StepType } from '#shared/recipe.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { DialStrip } from '../../ui/dial-strip.tsx'
import { ingredientText } from './recipe-text.ts'
import { stepDials, unusualTools } from './step-dials.tsx'
import { StepNotices } from './step-notices.tsx'

const TYPE_ICONS: Record<StepType, LucideIcon> = {
  MANUAL: Hand,
  WEIGH: Scale,
  OPERATE: Soup,
  WAIT: Hourglass,
}

type StepCardProps = {
  step: Step
  ingredients: Ingredient[]
  /** What can be done with the step, beside its number. */
  actions?: ReactNode
}

/** One step: what to do in words, what to set as the appliance's display shows it. */
export function StepCard({ step, ingredients, actions }: StepCardProps) {
  const { t, i18n } = useTranslation()
  const dials = stepDials(step, { t, language: recipeLanguage(i18n.resolvedLanguage) })
  const used = ingredients.filter((one) => step.ingredientRefs.includes(one.ingredientJsonId))
  const tools = unusualTools(step.tools)
  const Icon = TYPE_ICONS[step.type]
  return (
    <Card className="sm:p-6">
      <div className="flex min-h-11 items-center gap-3">
        <h3 className="font-serif text-[2.25rem] leading-none font-semibold text-tomato">
          <span className="sr-only">{t('step.number', { number: '' })}</span>
          {step.stepNumber}
        </h3>
        <Badge>
          <Icon aria-hidden />
          {t(`step.types.${step.type}`)}
        </Badge>
        {actions && <div className="ml-auto flex">{actions}</div>}
      </div>
      <p className="mt-3 max-w-prose text-lead whitespace-pre-line">{step.instructionText}</p>
      {dials.length > 0 && <DialStrip className="mt-4" dials={dials} />}
      {used.length + tools.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {used.map((one) => (
            <Badge key={one.ingredientJsonId} tone="basil">
              {ingredientText({ ...one, notes: undefined })}
            </Badge>
          ))}
          {tools.map((tool) => (
            <Badge key={tool} tone="butter">
              {t(`tools.${tool}`)}
            </Badge>
          ))}
        </div>
      )}
      <StepNotices notices={step.notices} />
    </Card>
  )
}
