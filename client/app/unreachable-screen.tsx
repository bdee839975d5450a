import { useTranslation } from 'react-i18next'
import { BowlPicture } from '../ui/bowl-picture.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** The login could not be checked, so nobody is signed out for it. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-[calc(var(--vh,1vh)*100)] place-items-center p-(--page-inset)">
      <EmptyState
        level={1}
        picture={<BowlPicture className="w-44" />}
        title={t('auth.unreachableTitle')}
      >
        <p>{t('common.offline')}</p>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </EmptyState>
    </main>
  )
}
