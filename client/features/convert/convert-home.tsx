import { Camera, ChevronRight, Lightbulb, Link2, type LucideIcon, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { shellPath } from '../../lib/shell-path.ts'

/** The start: ways to bring a recipe, and below them what the page puts there. */
export function ConvertHome({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <header className="max-w-2xl">
        <h1 className="text-display">{t('convert.title')}</h1>
        <p className="mt-3 text-lead text-pretty text-ink-soft">{t('convert.message')}</p>
      </header>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4 sm:mt-9 sm:grid-cols-2 xl:grid-cols-4">
        <EntryCard
          to={shellPath({ tab: 'convert', entry: 'url' })}
          icon={Link2}
          title={t('convert.fromUrl')}
          hint={t('convert.fromUrlHint')}
          className="bg-leaf text-on-leaf hover:bg-leaf-strong"
        />
        <EntryCard
          to={shellPath({ tab: 'convert', entry: 'text' })}
          icon={PenLine}
          title={t('convert.fromText')}
          hint={t('convert.fromTextHint')}
          className="bg-butter text-on-butter hover:brightness-97"
        />
        <EntryCard
          to={shellPath({ tab: 'convert', entry: 'photo' })}
          icon={Camera}
          title={t('convert.fromPhoto')}
          hint={t('convert.fromPhotoHint')}
          className="bg-basil-wash text-ink hover:brightness-97"
        />
        <EntryCard
          to={shellPath({ tab: 'convert', entry: 'idea' })}
          icon={Lightbulb}
          title={t('convert.fromIdea')}
          hint={t('convert.fromIdeaHint')}
          className="border border-line bg-card text-ink hover:border-ink-soft"
        />
      </div>
      {children}
    </>
  )
}

type EntryCardProps = {
  to: string
  icon: LucideIcon
  title: string
  hint: string
  className: string
}

function EntryCard({ to, icon: Icon, title, hint, className }: EntryCardProps) {
  return (
    <Link
      to={to}
      className={`group flex items-center gap-4 rounded-l p-5 transition-[background-color,filter] sm:min-h-44 sm:flex-col sm:items-start sm:justify-between sm:p-6 ${className}`}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full border border-current/35">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <span className="min-w-0 flex-1 sm:flex-none">
        <span className="block font-serif text-title font-semibold">{title}</span>
        <span className="mt-0.5 block text-small">{hint}</span>
      </span>
      <ChevronRight aria-hidden className="size-5.5 shrink-0 sm:hidden" />
    </Link>
  )
}
