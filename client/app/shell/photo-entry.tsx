import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { clearProblem, useConversion } from '../../features/convert/conversion-store.ts'
import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { PhotoScreen } from '../../features/photo/photo-screen.tsx'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSpinner } from '../page-spinner.tsx'

/** Photographing takes the whole screen, and only somebody who is signed in. */
export function PhotoEntry() {
  const navigate = useNavigate()
  const { user, status } = useSession()
  const { convertPhoto } = useStartConversion()
  const failure = useConversion(({ problem }) =>
    problem?.source === 'photo' ? problem.words : null,
  )
  // Replacing, so that the way back does not open the camera again.
  const leave = () => navigate(shellPath({ tab: 'convert' }), { replace: true })

  if (status === 'signed-out') return <PhotoSignedOut onBack={leave} />
  if (!user) return <PageSpinner />
  return (
    <PhotoScreen
      key={user.id}
      userId={user.id}
      failure={failure}
      onFailureSeen={clearProblem}
      onConvert={convertPhoto}
      onText={() => navigate(shellPath({ tab: 'convert', entry: 'text' }), { replace: true })}
      onExit={leave}
    />
  )
}

/** The camera is not opened for somebody whose photo could not be read then. */
function PhotoSignedOut({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  useEffect(() => setShowAuthModal(true), [setShowAuthModal])
  return (
    <main className="grid min-h-[calc(var(--vh,1vh)*100)] place-items-center p-(--page-inset)">
      <EmptyState level={1} title={t('photo.signedOut.title')}>
        <p>{t('photo.signedOut.message')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="large" variant="secondary" onClick={onBack}>
            {t('common.back')}
          </Button>
          <Button size="large" onClick={() => setShowAuthModal(true)}>
            {t('auth.enter')}
          </Button>
        </div>
      </EmptyState>
    </main>
  )
}
