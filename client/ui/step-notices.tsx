import { useTranslation } from 'react-i18next'
import { noticeSentence } from '#shared/appliance/notice-text.ts'
import type { Notice } from '#shared/recipe.ts'
import { recipeLanguage } from '../i18n/i18n.ts'
import { cx } from './cx.ts'
import { Hint } from './hint.tsx'

type StepNoticesProps = {
  notices: Notice[]
  /** Takes what a notice offers; without it nothing is offered. */
  onFix?: (notice: Notice) => void
  /** `large` is read from a metre away. */
  size?: 'medium' | 'large'
  className?: string
}

/** What the appliance check changed in a step or leaves to the cook. */
export function StepNotices({ notices, onFix, size = 'medium', className }: StepNoticesProps) {
  const { t, i18n } = useTranslation()
  const language = recipeLanguage(i18n.resolvedLanguage)
  if (notices.length === 0) return null
  return (
    <ul className={cx('grid gap-2', className)}>
      {notices.map((notice) => (
        <li key={`${notice.rule} ${notice.code} ${JSON.stringify(notice.params)}`}>
          <Hint tone={toneOf(notice)} size={size}>
            <strong className="font-semibold">{t(`step.${labelOf(notice)}`)}: </strong>
            {noticeSentence(notice.code, notice.params, language)}
            {onFix && notice.fix && (
              <button
                type="button"
                className="ml-2 inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
                onClick={() => onFix(notice)}
              >
                {t('step.applyFix')}
              </button>
            )}
          </Hint>
        </li>
      ))}
    </ul>
  )
}

function toneOf({ kind, severity }: Notice) {
  if (kind === 'repaired' || severity === 'advice') return 'calm'
  return severity === 'danger' ? 'problem' : 'caution'
}

function labelOf({ kind, severity }: Notice) {
  if (kind !== 'warning') return kind
  return severity === 'danger' || severity === 'advice' ? severity : 'warning'
}
