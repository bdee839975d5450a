import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddItemDialog } from './add-item-dialog.tsx'
import { AisleList } from './aisle-list.tsx'
import { ListBar } from './list-bar.tsx'
import { RecipePicker } from './recipe-picker.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { useShoppingConnection } from './shopping-store.ts'
import { type ShoppingView, useShoppingList } from './use-shopping-list.ts'

export function ShoppingPanel() {
  const { t } = useTranslation()
  const { status } = useSession()
  return (
    <>
      <h1 className="mb-5 text-display sm:mb-6">{t('shopping.title')}</h1>
      {status === 'signed-in' ? <Board /> : <SignedOut />}
    </>
  )
}

function Board() {
  const view = useShoppingList()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-10">
      <RecipePicker
        selected={view.list.recipes}
        isListEmpty={view.isKnown && view.rows.length === 0 && view.list.recipes.length === 0}
      />
      <ToBuy view={view} />
    </div>
  )
}

function ToBuy({ view }: { view: ShoppingView }) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const [isResetting, setResetting] = useState(false)
  const isOffline = useShoppingConnection((state) => state.isOffline)
  const { list, rows, checked } = view
  const isKnown = view.isKnown || isOffline
  const isEmpty = rows.length === 0 && list.recipes.length === 0
  return (
    <section aria-labelledby="to-buy" className="flex min-h-80 flex-col">
      <div className="mb-3 flex min-h-12 items-center justify-between gap-3">
        <h2 id="to-buy" className="text-title">
          {t('shopping.list')}
        </h2>
        {!isEmpty && (
          <Button
            variant="quiet"
            size="narrow"
            className="-mr-3"
            onClick={() => setResetting(true)}
          >
            {t('shopping.reset')}
          </Button>
        )}
      </div>
      <OfflineNote isOffline={isOffline} />
      {rows.length > 0 && <Progress done={checked.length} all={rows.length} />}
      {rows.length > 0 && <AisleList view={view} />}
      {rows.length === 0 &&
        (isKnown ? <NothingLeft isEmpty={isEmpty} /> : <Skeleton shape="card" className="h-40" />)}
      <ListBar view={view} onAdd={() => setAdding(true)} />
      <AddItemDialog open={isAdding} language={view.language} onClose={() => setAdding(false)} />
      <ResetDialog open={isResetting} list={list} onClose={() => setResetting(false)} />
    </section>
  )
}

/** Quiet, for in a shop this is how it often is. */
function OfflineNote({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {isOffline && (
        <p className="mb-3 flex items-start gap-2 text-label text-ink-soft">
          <CloudOff aria-hidden className="size-4.5 shrink-0" />
          {t('shopping.offline')}
        </p>
      )}
    </div>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const { t } = useTranslation()
  return (
    <div className="mb-5">
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-basil transition-[width] duration-300"
          style={{ width: `${(100 * done) / all}%` }}
        />
      </div>
      <p role="status" className="mt-1.5 text-label text-ink-soft">
        {done === all ? t('shopping.allDone') : t('shopping.progress', { done, count: all })}
      </p>
    </div>
  )
}

/** Before anything is on the list, and after everything has been cleared away. */
function NothingLeft({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      size="small"
      picture={<BowlPicture className="w-36" />}
      title={t(isEmpty ? 'shopping.emptyTitle' : 'shopping.clearedTitle')}
    >
      <p>{t(isEmpty ? 'shopping.emptyMessage' : 'shopping.clearedMessage')}</p>
    </EmptyState>
  )
}

function SignedOut() {
  const { t } = useTranslation()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  return (
    <EmptyState picture={<BowlPicture className="w-44" />} title={t('shopping.signedOutTitle')}>
      <p>{t('shopping.signedOutMessage')}</p>
      <Button onClick={() => setShowAuthModal(true)}>{t('auth.login')}</Button>
    </EmptyState>
  )
}
