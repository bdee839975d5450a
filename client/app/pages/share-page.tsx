import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { ENTRY_KEYS } from '../../features/convert/conversion-store.ts'
import { readShared } from '../../features/convert/shared-content.ts'
import { useImportAddress } from '../../features/convert/use-import-address.ts'
import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSpinner } from '../page-spinner.tsx'

/** Where the share menu of a device leads: what was shared goes the way of what is typed. */
export function SharePage() {
  const { status } = useSession()
  const [query] = useSearchParams()
  const shared = useMemo(() => readShared(query), [query])
  const navigate = useNavigate()
  const { convertText } = useStartConversion()
  const { importAddress } = useImportAddress()
  const isTaken = useRef(false)

  useEffect(() => {
    if (!shared || status !== 'signed-in' || isTaken.current) return
    isTaken.current = true
    const { entry, input } = shared
    sessionStorage.setItem(ENTRY_KEYS[entry], input)
    navigate(shellPath({ tab: 'convert', entry }), { replace: true })
    // A link on another site must not spend anybody's conversions: there it takes one more click.
    if (document.referrer && new URL(document.referrer).origin !== location.origin) return
    if (entry === 'url') importAddress(input)
    else convertText(input)
  }, [shared, status, navigate, importAddress, convertText])

  if (!shared) return <Navigate to={shellPath({ tab: 'convert' })} replace />
  return status === 'signed-out' ? <SharedSignedOut /> : <PageSpinner />
}

/** What was shared waits in the address until somebody has signed in. */
function SharedSignedOut() {
  const { t } = useTranslation()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  useEffect(() => setShowAuthModal(true), [setShowAuthModal])
  return (
    <main className="grid min-h-[calc(var(--vh,1vh)*100)] place-items-center p-(--page-inset)">
      <EmptyState picture={<BowlPicture className="w-44" />} title={t('share.signedOutTitle')}>
        <p>{t('share.signedOutMessage')}</p>
        <Button size="large" onClick={() => setShowAuthModal(true)}>
          {t('auth.enter')}
        </Button>
      </EmptyState>
    </main>
  )
}
