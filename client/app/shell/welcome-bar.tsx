import { useTranslation } from 'react-i18next'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'

/** Above the start, for those who are not signed in: whose app this is, and the way in. */
export function WelcomeBar() {
  const { t } = useTranslation()
  const { status } = useSession()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  if (status !== 'signed-out') return null
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 lg:absolute lg:top-0 lg:right-0 lg:mb-0">
      <p className="flex items-center gap-2.5 font-serif text-[1.3125rem] font-semibold lg:hidden">
        <BrandMark className="size-9" />
        {t('app.name')}
      </p>
      <Button variant="secondary" onClick={() => setShowAuthModal(true)}>
        {t('auth.login')}
      </Button>
    </div>
  )
}
