import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { NOTICE_TEXT } from '#shared/appliance/notice-text.ts'
import type { Notice } from '#shared/recipe.ts'
import { Hint } from '../../ui/hint.tsx'

/** What the appliance check changed in a step or leaves to the cook. */
export function StepNotices({ notices }: { notices: Notice[] }) {
  const { t } = useTranslation()
  if (notices.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2">
      {notices.map((notice) => (
        <li key={`${notice.rule} ${notice.code} ${JSON.stringify(notice.params)}`}>
          <Hint tone={notice.kind === 'warning' ? 'caution' : 'calm'}>
            <strong className="font-semibold">{t(`step.${notice.kind}`)}: </strong>
            {noticeWords(notice, t)}
          </Hint>
        </li>
      ))}
    </ul>
  )
}

/** The notice's sentence; its code where this version of the app has no words for it. */
export function noticeWords({ code, params }: Notice, t: TFunction): string {
  return Object.hasOwn(NOTICE_TEXT, code) ? t(`check.${code}`, params) : code
}
