import {
  BookOpen,
  Camera,
  Gauge,
  Lightbulb,
  Link2,
  ListChecks,
  type LucideIcon,
  PenLine,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'

const FEATURES: Record<string, LucideIcon> = {
  url: Link2,
  text: PenLine,
  photo: Camera,
  idea: Lightbulb,
  settings: Gauge,
  guide: BookOpen,
  shopping: ListChecks,
}

/** What the app does, for people who have come to the welcome screen without knowing it. */
export function Landing({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation()
  const words = t('landing.features', { returnObjects: true })
  return (
    <section className="border-t border-line pt-10 lg:col-span-2">
      <h2 className="text-title">{t('landing.title')}</h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(words).map(([name, { title, text }]) => {
          const Icon = FEATURES[name] ?? BookOpen
          return (
            <li key={name} className="flex gap-3">
              <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-basil" />
              <div>
                <h3 className="font-sans text-body font-semibold tracking-normal">{title}</h3>
                <p className="text-small text-ink-soft">{text}</p>
              </div>
            </li>
          )
        })}
        <li>
          <Button size="large" onClick={onStart}>
            {t('landing.start')}
          </Button>
        </li>
      </ul>
    </section>
  )
}
