import { useTranslation } from 'react-i18next'
import { BowlPicture } from '../ui/bowl-picture.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown when drawing a page fails, also when a part of it no longer exists after an update. */
export function CrashScreen() {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-[calc(var(--vh,1vh)*100)] place-items-center p-(--page-inset)">
      <EmptyState level={1} picture={<BowlPicture className="w-44" />} title={t('crash.title')}>
        <p>{t('crash.message')}</p>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
      </EmptyState>
    </main>
  )
}
