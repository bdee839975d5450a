import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/language.ts'
import type { Recipe, Step } from '#shared/recipe.ts'
import { htmlLanguage } from '../../i18n/i18n.ts'
import { ingredientsInOrder, textBesideDials } from '../../lib/step-text.ts'
import { typeset } from '../../lib/typeset.ts'
import { cx } from '../../ui/cx.ts'
import { unusualTools } from '../../ui/step-dials.tsx'
import { StepNotices } from '../../ui/step-notices.tsx'
import { HaveReady } from './have-ready.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import { hasPanel } from './step-panel.tsx'
import { ToolList } from './tool-list.tsx'
import { useFittedText } from './use-fitted-text.ts'

type GuideStepProps = {
  recipe: Recipe
  index: number
  /** The side from which the step comes in. */
  direction: 1 | -1
  /** In which the recipe is written. */
  language: Language
  heading: Ref<HTMLHeadingElement>
  /** Above the text. */
  note: ReactNode
}

/**
 * What to do, as large as there is room, and what goes in. Where the window is wide, the latter
 * stands beside the text, unless settings take that place on a phone.
 */
export function GuideStep(props: GuideStepProps) {
  const { recipe, index, direction, language, heading, note } = props
  const { t } = useTranslation()
  const step = recipe.steps[index]
  const text = step ? typeset(textBesideDials(step, language)) : ''
  const fitted = useFittedText(`${index} ${note !== null} ${text}`)
  if (!step) return null
  const { dangers, others } = noticesOf(step)
  const total = recipe.steps.length
  return (
    <div
      ref={fitted.frame}
      className={cx(
        'relative touch-pan-y touch-pinch-zoom overflow-x-clip overflow-y-auto overscroll-contain px-(--page-inset) pt-4 pb-2 [grid-area:say] short:pt-2',
        hasPanel(step) ? 'roomy:contents' : 'wide:contents',
      )}
    >
      <div
        ref={fitted.block}
        className={cx(
          'touch-pan-y touch-pinch-zoom [grid-area:say]',
          hasPanel(step) ? SAY_COLUMN.roomy : SAY_COLUMN.wide,
        )}
      >
        {note}
        {/* Settings and timer stay outside: only a new step is read out. */}
        <div aria-live="polite" aria-atomic>
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            {t('guide.step', { number: index + 1, total })}
          </h2>
          <Entering key={index} direction={direction}>
            <p
              ref={fitted.text}
              lang={htmlLanguage(language)}
              className="text-[2.5rem] leading-[1.2] font-medium text-pretty hyphens-auto whitespace-pre-line"
            >
              {text}
            </p>
          </Entering>
        </div>
        <StepNotices notices={dangers} size="large" className="mt-4" />
        {index === total - 1 && (
          <p className="mt-4 text-lead text-ink-soft">{t('guide.lastStep')}</p>
        )}
      </div>
      <div
        className={cx(
          'mt-5 touch-pan-y touch-pinch-zoom [grid-area:needs] short:mt-3',
          hasPanel(step) ? NEEDS_COLUMN.roomy : NEEDS_COLUMN.wide,
        )}
      >
        <Entering
          key={index}
          direction={direction}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 empty:hidden"
        >
          <Uses step={step} recipe={recipe} language={language} />
          {index === 0 ? (
            <HaveReady steps={recipe.steps} />
          ) : (
            <ToolList label={t('guide.tools')} tools={unusualTools(step.tools)} />
          )}
          <StepNotices notices={others} size="large" />
          <Then step={recipe.steps[index + 1]} language={language} />
        </Entering>
      </div>
    </div>
  )
}

/** Beside each other from some width on, each scrolls by itself. */
const SAY_COLUMN = {
  wide: 'wide:overflow-x-clip wide:overflow-y-auto wide:px-(--page-inset) wide:pt-4 wide:pb-2 short:pt-2',
  roomy:
    'roomy:overflow-x-clip roomy:overflow-y-auto roomy:px-(--page-inset) roomy:pt-4 roomy:pb-2',
}
const NEEDS_COLUMN = {
  wide: 'wide:mt-0! wide:overflow-y-auto wide:pt-4 wide:pr-(--page-inset) wide:pb-2 short:pt-2',
  roomy: 'roomy:mt-0 roomy:overflow-y-auto roomy:pt-4 roomy:pr-(--page-inset) roomy:pb-2',
}

type EnteringProps = { direction: 1 | -1; className?: string; children: ReactNode }

/** Needs a key that changes with the step. */
function Entering({ direction, className, children }: EnteringProps) {
  const from = direction > 0 ? '[--slide-from:2rem]' : '[--slide-from:-2rem]'
  return <div className={cx('animate-slide-in', from, className)}>{children}</div>
}

type UsesProps = { step: Step; recipe: Recipe; language: Language }

function Uses({ step, recipe, language }: UsesProps) {
  const { t } = useTranslation()
  const used = ingredientsInOrder(step, recipe.ingredients)
  if (used.length === 0) return null
  return (
    <section>
      <h3 className="font-sans text-small font-semibold tracking-normal text-ink-soft">
        {t('guide.uses')}
      </h3>
      <div lang={htmlLanguage(language)}>
        <IngredientRows ingredients={used} />
      </div>
    </section>
  )
}

/** What comes next, where the screen has room for it. */
function Then({ step, language }: { step: Step | undefined; language: Language }) {
  const { t } = useTranslation()
  if (!step) return null
  return (
    <section className="hidden border-t border-line pt-4 text-ink-soft roomy:block">
      <h3 className="mb-1 font-sans text-small font-semibold tracking-normal">{t('guide.then')}</h3>
      <p lang={htmlLanguage(language)} className="line-clamp-3 text-lead">
        {typeset(textBesideDials(step, language))}
      </p>
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
