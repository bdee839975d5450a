import { useTranslation } from 'react-i18next'
import type { ConversionProgress } from '#shared/convert.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { typeset } from '../../lib/typeset.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { useConversion } from './conversion-store.ts'
import { StageTrack } from './stage-track.tsx'
import { useCancelConversion } from './use-cancel-conversion.ts'

/** A conversion on its way: what it is at, and as much of the recipe as is known. */
export function ProcessingView() {
  const { t } = useTranslation()
  const running = useConversion((state) => state.running)
  const message = useAppStore((state) => state.processingMessage)
  const progress = running?.progress
  const { cancel, isPending } = useCancelConversion()

  return (
    <div className="max-w-3xl">
      <div className="flex items-center gap-4">
        <BrandMark className="size-14 shrink-0 animate-pulse" />
        <h1 className="text-title sm:text-display">
          <span aria-live="polite">{message}</span>
        </h1>
      </div>
      <StageTrack stage={progress?.stage} isRead={Boolean(running?.conversionId)} />
      <p className="mt-4 text-small text-ink-soft">{t('convert.processing.wait')}</p>
      <Button variant="secondary" className="mt-4" disabled={isPending} onClick={cancel}>
        {t('common.cancel')}
      </Button>
      {progress?.isMostlyShown && (
        <p className="mt-2 text-small text-ink-soft">{t('convert.processing.cancelCosts')}</p>
      )}
      {progress && <KnownSoFar progress={progress} />}
    </div>
  )
}

function KnownSoFar({ progress }: { progress: ConversionProgress }) {
  const { t } = useTranslation()
  const { title, ingredients, steps } = progress
  return (
    <div className="mt-8 grid gap-7">
      {title && <h2 className="animate-rise-in border-t border-line pt-7 text-display">{title}</h2>}
      {ingredients.length > 0 && (
        <section>
          <h3 className="font-sans text-small font-semibold tracking-normal text-ink-soft">
            {t('convert.processing.ingredients', { count: ingredients.length })}
          </h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {ingredients.map(({ ingredientJsonId, name }) => (
              <li
                key={ingredientJsonId}
                className="animate-rise-in rounded-full bg-basil-wash px-3 py-1 text-small"
              >
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {steps.length > 0 && (
        <section>
          <h3 className="font-sans text-small font-semibold tracking-normal text-ink-soft">
            {t('convert.processing.steps', { count: steps.length })}
          </h3>
          <ol className="mt-2 grid gap-2">
            {steps.map(({ stepNumber, instructionText }) => (
              <li
                key={stepNumber}
                className="animate-rise-in flex gap-4 rounded-m border border-line bg-surface p-4"
              >
                <span className="font-serif text-title font-semibold text-tomato">
                  {stepNumber}
                </span>
                <span className="min-w-0 self-center text-small">{typeset(instructionText)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
