import { ChevronRight, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSession } from '../../hooks/use-session.ts'
import { htmlLanguage, LANGUAGE_NAMES } from '../../i18n/i18n.ts'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { AccountSection } from './account-section.tsx'
import { ApplianceSelect } from './appliance-select.tsx'
import { BookmarkletSection } from './bookmarklet-section.tsx'
import { ThemeChoice } from './theme-choice.tsx'

export function SettingsPanel() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <div className="max-w-2xl">
      <h1 className="mb-6 text-display">{t('settings.title')}</h1>
      <Card padding="large" className="grid gap-7">
        <LanguageSelect />
        <ThemeChoice />
        {user && <ApplianceSelect />}
      </Card>
      <AccountSection />
      <BookmarkletSection />
      <h2 className="mt-9 mb-3 text-title">{t('settings.about')}</h2>
      <Card padding="none" className="divide-y divide-line">
        <PageLink to="/terms">{t('settings.terms')}</PageLink>
        <PageLink to="/privacy">{t('settings.privacy')}</PageLink>
        <SupportLink />
      </Card>
    </div>
  )
}

function LanguageSelect() {
  const { t, i18n } = useTranslation()
  return (
    <Field label={t('settings.language')}>
      {(control) => (
        <Select
          {...control}
          value={i18n.resolvedLanguage}
          onChange={(event) => i18n.changeLanguage(event.target.value)}
        >
          {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
            <option key={code} value={code} lang={htmlLanguage(code)}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const ROW_CLASSES =
  'flex min-h-14 items-center justify-between gap-3 px-6 font-medium first:rounded-t-l last:rounded-b-l hover:bg-sunken'

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={ROW_CLASSES}>
      {children}
      <ChevronRight aria-hidden className="size-5 text-ink-soft" />
    </Link>
  )
}

/** Opens a mail to whoever runs this server. */
function SupportLink() {
  const { t } = useTranslation()
  const { data } = trpc.auth.options.useQuery()
  if (!data) return null
  return (
    <a href={`mailto:${data.supportEmail}`} className={ROW_CLASSES}>
      {t('settings.contact')}
      <Mail aria-hidden className="size-5 text-ink-soft" />
    </a>
  )
}
