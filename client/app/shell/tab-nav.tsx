import { BookOpen, CookingPot, ListChecks, Settings, Wallet } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSession } from '../../hooks/use-session.ts'
import { TABS, type TabName, useAppStore } from '../../lib/app-store.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { NAV_ICON_CLASSES, NAV_ITEM_CLASSES, NavBar } from '../../ui/nav-bar.tsx'

const ICONS = {
  convert: CookingPot,
  recipes: BookOpen,
  shopping: ListChecks,
  credits: Wallet,
  settings: Settings,
} satisfies Record<TabName, unknown>

export function TabNav({ activeTab }: { activeTab: TabName }) {
  const { t } = useTranslation()
  return (
    <NavBar aria-label={t('nav.label')}>
      <p className="mb-6 hidden items-center gap-2.5 px-2 font-serif text-[1.3125rem] font-semibold whitespace-nowrap lg:flex">
        <BrandMark className="size-9" />
        {t('app.name')}
      </p>
      {TABS.map((tab) => (
        <TabLink key={tab} tab={tab} isActive={tab === activeTab} />
      ))}
    </NavBar>
  )
}

function TabLink({ tab, isActive }: { tab: TabName; isActive: boolean }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  const isConverting = useAppStore((state) => state.processingMessage !== '')
  const Icon = ICONS[tab]

  // A balance belongs to somebody: signed out, the tab asks who.
  const askWho = (event: MouseEvent) => {
    event.preventDefault()
    setShowAuthModal(true, shellPath({ tab }))
  }
  return (
    <Link
      to={shellPath({ tab })}
      className={NAV_ITEM_CLASSES}
      aria-current={isActive ? 'page' : undefined}
      onClick={tab === 'credits' && status !== 'signed-in' ? askWho : undefined}
    >
      <span className={NAV_ICON_CLASSES}>
        <Icon aria-hidden strokeWidth={isActive ? 2.4 : 2} />
        {tab === 'convert' && isConverting && (
          <span
            role="img"
            aria-label={t('nav.converting')}
            className="absolute top-0.5 right-2.5 size-2.5 animate-pulse rounded-full bg-tomato lg:-top-1 lg:-right-1"
          />
        )}
      </span>
      <span className="max-w-full truncate">{t(`nav.${tab}`)}</span>
    </Link>
  )
}
