import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/language.ts'
import type { Recipe, Step } from '#shared/recipe.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { textBesideDials } from '../../lib/step-text.ts'
import { cx } from '../../ui/cx.ts'
import { DialStrip } from '../../ui/dial-strip.tsx'
import { isTimeOnly, stepDials, unusualTools } from '../../ui/step-dials.tsx'
import { StepNotices } from '../../ui/step-notices.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import { StepTimer } from './step-timer.tsx'
import { ToolList } from './tool-list.tsx'
import type { StepTimerControl } from './use-step-timer.ts'

/** Longer instructions are set smaller, so that the settings stay in sight. Characters. */
const LONG_TEXT = 200

type GuideStepProps = {
  recipe: Recipe
  index: number
  /** The side from which the step comes in. */
  direction: 1 | -1
  /** In which the recipe is written. */
  language: Language
  timer: StepTimerControl | null
  heading: Ref<HTMLHeadingElement>
}

/** All that one step asks for: what to do, what goes in, what to set, how long. */
export function GuideStep(props: GuideStepProps) {
  const { recipe, index, direction, language, timer, heading } = props
  const { t, i18n } = useTranslation()
  const step = recipe.steps[index]
  if (!step) return null
  const words = { t, language: recipeLanguage(i18n.resolvedLanguage) }
  const dials = isTimeOnly(step) ? [] : stepDials(step, words)
  const text = textBesideDials(step, language)
  const { dangers, others } = noticesOf(step)
  return (
    <div className="flex flex-col gap-y-6 md:flex-row md:gap-x-10 lg:gap-x-14 short:flex-row short:gap-x-6">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 short:gap-3">
        {/* Settings and timer stay outside: only a new step is read out. */}
        <div aria-live="polite" aria-atomic>
          <h2 ref={heading} tabIndex={-1} className="text-title text-tomato outline-none">
            {t('guide.step', { number: index + 1, total: recipe.steps.length })}
          </h2>
          <Entering key={index} direction={direction}>
            <p
              lang={language === 'gb' ? 'en-GB' : language}
              className={cx(
                'mt-2 hyphens-auto font-medium short:mt-1 text-pretty whitespace-pre-line',
                text.length > LONG_TEXT ? 'max-w-[46ch] text-title' : 'max-w-[34ch] text-step',
              )}
            >
              {text}
            </p>
          </Entering>
        </div>
        <Entering
          key={index}
          direction={direction}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden"
        >
          <StepNotices notices={dangers} size="large" />
          {dials.length > 0 && <DialStrip dials={dials} size="large" />}
          {timer && <StepTimer number={index + 1} control={timer} />}
        </Entering>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 md:w-64 lg:w-88 short:w-56">
        <Entering
          key={index}
          direction={direction}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 empty:hidden"
        >
          <Uses recipe={recipe} step={step} />
          <ToolList label={t('guide.tools')} tools={unusualTools(step.tools)} />
          <StepNotices notices={others} size="large" />
        </Entering>
        <Then step={recipe.steps[index + 1]} />
      </div>
    </div>
  )
}

type EnteringProps = { direction: 1 | -1; className?: string; children: ReactNode }

/** Needs a key that changes with the step. */
function Entering({ direction, className, children }: EnteringProps) {
  const from = direction > 0 ? '[--slide-from:2rem]' : '[--slide-from:-2rem]'
  return <div className={cx('animate-slide-in', from, className)}>{children}</div>
}

function Uses({ recipe, step }: { recipe: Recipe; step: Step }) {
  const { t } = useTranslation()
  const used = recipe.ingredients.filter(({ ingredientJsonId }) =>
    step.ingredientRefs.includes(ingredientJsonId),
  )
  if (used.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-sans text-small font-semibold tracking-normal text-ink-soft">
        {t('guide.uses')}
      </h3>
      <IngredientRows ingredients={used} />
    </section>
  )
}

/** What comes next, where the screen has room for it. */
function Then({ step }: { step: Step | undefined }) {
  const { t } = useTranslation()
  if (!step) return null
  return (
    <section className="hidden border-t border-line pt-4 text-ink-soft md:block short:hidden">
      <h3 className="mb-1 font-sans text-small font-semibold tracking-normal">{t('guide.then')}</h3>
      <p className="line-clamp-3">{step.instructionText}</p>
    </section>
  )
}

/** What was changed without harm is told where recipes are read, not where they are cooked. */
function noticesOf({ notices }: Step) {
  const warnings = notices.filter(({ kind }) => kind === 'warning')
  return {
    dangers: warnings.filter(({ severity }) => severity === 'danger'),
    others: warnings.filter(({ severity }) => severity !== 'danger'),
  }
}
