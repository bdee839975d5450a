import { useTranslation } from 'react-i18next'
import { PageFrame } from '../page-frame.tsx'

type LegalTextProps = { title: string; intro: string; sections: { title: string; text: string }[] }

function LegalText({ title, intro, sections }: LegalTextProps) {
  return (
    <PageFrame>
      <h1 className="text-display">{title}</h1>
      <p className="mt-3 text-lead text-ink-soft">{intro}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-title">{section.title}</h2>
          <p className="mt-2">{section.text}</p>
        </section>
      ))}
    </PageFrame>
  )
}

export function TermsPage() {
  const { t } = useTranslation()
  const sections = t('legal.terms.sections', { returnObjects: true })
  return (
    <LegalText
      title={t('legal.terms.title')}
      intro={t('legal.terms.intro')}
      sections={Object.values(sections)}
    />
  )
}

export function PrivacyPage() {
  const { t } = useTranslation()
  const sections = t('legal.privacy.sections', { returnObjects: true })
  return (
    <LegalText
      title={t('legal.privacy.title')}
      intro={t('legal.privacy.intro')}
      sections={Object.values(sections)}
    />
  )
}
