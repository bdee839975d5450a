import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { shellPath } from '../../lib/shell-path.ts'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function ShoppingPanel() {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="text-display">{t('shopping.title')}</h1>
      <EmptyState picture={<BowlPicture className="w-44" />} title={t('shopping.emptyTitle')}>
        <p>{t('shopping.emptyMessage')}</p>
        <Button asChild variant="secondary">
          <Link to={shellPath({ tab: 'recipes' })}>{t('shopping.toRecipes')}</Link>
        </Button>
      </EmptyState>
    </>
  )
}
