import { ListX, Plus, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AISLES, type Aisle } from '#shared/shopping/aisles.ts'
import { shoppingText } from '#shared/shopping/text.ts'
import { shareText } from '../../lib/share-text.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { changeList } from './shopping-store.ts'
import type { ShoppingView } from './use-shopping-list.ts'

/** What is done with the list, where a thumb reaches it; stays in sight above the tabs. */
export function ListBar({ view, onAdd }: { view: ShoppingView; onAdd: () => void }) {
  const { t } = useTranslation()
  const { checked, rows } = view
  const addButton = useRef<HTMLButtonElement>(null)
  const clearChecked = () => {
    changeList({
      type: 'remove',
      itemIds: checked.flatMap(({ items }) => items.map(({ id }) => id)),
    })
    // The pressed button goes away with what it clears.
    addButton.current?.focus()
  }
  return (
    <div className="sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom))] z-10 -mx-(--page-inset) mt-auto flex flex-wrap gap-2 bg-linear-to-t from-paper from-70% to-transparent px-(--page-inset) pt-6 pb-3 lg:bottom-0 lg:mx-0 lg:px-0 lg:pb-6">
      <Button
        ref={addButton}
        className="max-sm:flex-1 max-sm:px-4 max-[22rem]:[&_svg]:hidden"
        onClick={onAdd}
      >
        <Plus aria-hidden />
        {t('shopping.add')}
      </Button>
      {checked.length > 0 && (
        <Button
          variant="secondary"
          className="max-sm:px-4 max-[22rem]:[&_svg]:hidden"
          onClick={clearChecked}
        >
          <ListX aria-hidden />
          {t('shopping.clearChecked')}
        </Button>
      )}
      {rows.length > checked.length && <ShareButton view={view} />}
    </div>
  )
}

function ShareButton({ view }: { view: ShoppingView }) {
  const { t } = useTranslation()
  const share = async () => {
    const words = AISLES.map((aisle) => [aisle, t(`shopping.aisles.${aisle}`)])
    const text = shoppingText(view.groups, {
      title: t('shopping.list'),
      aisles: Object.fromEntries(words) as Record<Aisle, string>,
      amounts: view.amounts,
    })
    const outcome = await shareText(text)
    if (outcome === 'copied') showToast({ title: t('shopping.copied') })
    if (outcome === 'failed') showToast({ title: t('shopping.shareFailed'), tone: 'problem' })
  }
  return (
    <Button
      variant="secondary"
      className="max-sm:size-12 max-sm:px-0"
      aria-label={t('shopping.share')}
      onClick={share}
    >
      <Share2 aria-hidden />
      <span aria-hidden className="max-sm:hidden">
        {t('shopping.share')}
      </span>
    </Button>
  )
}
