import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LibraryBar } from './library-bar.tsx'
import { LibraryChips } from './library-chips.tsx'
import { isNarrowed, readLibraryFilter, useFilterChange } from './library-filter.ts'
import { LibraryResults } from './library-results.tsx'
import { LibraryRoom } from './library-room.tsx'
import { LibrarySearch } from './library-search.tsx'
import { useRecipeList } from './use-recipe-list.ts'

export function RecipeLibrary({ onConvert }: { onConvert: (recipeId: string) => void }) {
  const { t } = useTranslation()
  const { status } = useSession()
  return (
    <>
      <h1 className="mb-4 text-display">{t('recipes.title')}</h1>
      {status === 'signed-in' ? <Shelf onConvert={onConvert} /> : <SignedOutShelf />}
    </>
  )
}

function Shelf({ onConvert }: { onConvert: (recipeId: string) => void }) {
  const filter = readLibraryFilter(useLocation().search)
  const change = useFilterChange()
  const list = useRecipeList(filter)
  const isEmpty = list.isSuccess && list.total === 0 && !isNarrowed(filter)
  const clear = () => change({ text: '', tags: [], draftsOnly: false })
  return (
    <>
      {!isEmpty && (
        <>
          <div className="sticky top-(--timer-bar-height) z-10 -mx-(--page-inset) bg-paper px-(--page-inset) py-2">
            <LibrarySearch text={filter.text} onSearch={(text) => change({ text })} />
          </div>
          <LibraryRoom />
          <LibraryChips filter={filter} onChange={change} />
          <LibraryBar
            filter={filter}
            total={list.isSuccess && !list.isPlaceholderData ? list.total : null}
            onChange={change}
          />
        </>
      )}
      <LibraryResults filter={filter} list={list} onClear={clear} onConvert={onConvert} />
    </>
  )
}

function SignedOutShelf() {
  const { t } = useTranslation()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  return (
    <EmptyState picture={<BowlPicture className="w-44" />} title={t('recipes.signedOutTitle')}>
      <p>{t('recipes.signedOutMessage')}</p>
      <Button onClick={() => setShowAuthModal(true)}>{t('auth.login')}</Button>
    </EmptyState>
  )
}
