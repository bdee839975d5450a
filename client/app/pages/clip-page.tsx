import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useConversion } from '../../features/convert/conversion-store.ts'
import { useClippedPage } from '../../features/convert/use-clipped-page.ts'
import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { type ClippedPage, readClipAddress } from '../../lib/clip.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSpinner } from '../page-spinner.tsx'

/** Where the bookmarklet leads. Any site can open this page, so nothing happens without a click. */
export function ClipPage() {
  const { page, isWaiting } = useClippedPage()
  const address = readClipAddress(useLocation().hash)
  useLeaveWhenRunning()
  if (isWaiting) return <PageSpinner />
  return (
    <main className="grid min-h-[calc(var(--vh,1vh)*100)] place-items-center p-(--page-inset)">
      {page || address ? <Question page={page} address={address ?? ''} /> : <NothingClipped />}
    </main>
  )
}

/**
 * By a new page: this one is still connected with the site that opened it. What runs is known to
 * the next page, too.
 */
function useLeaveWhenRunning() {
  const conversionId = useConversion((state) => state.running?.conversionId)
  useEffect(() => {
    if (conversionId) location.replace(shellPath({ tab: 'convert' }))
  }, [conversionId])
}

function Question({ page, address }: { page: ClippedPage | null; address: string }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  const isRunning = useConversion((state) => state.running !== null)
  const problem = useConversion((state) => state.problem)
  const { convertPage, convertUrl } = useStartConversion()
  const [isAsked, setAsked] = useState(false)
  const { hostname } = new URL(page?.url ?? address)

  const convert = () => {
    setAsked(true)
    return page ? convertPage(page) : convertUrl(address)
  }
  return (
    <EmptyState picture={<BowlPicture className="w-44" />} title={t('clip.title')}>
      {page?.title && <p className="font-semibold break-words text-ink">{page.title}</p>}
      <p className="break-words">{t('clip.from', { host: hostname })}</p>
      {!page && <p>{t('clip.addressOnly')}</p>}
      {isAsked && problem && (
        <p role="alert" className="text-tomato-strong">
          {problem.words}
        </p>
      )}
      {status === 'signed-in' ? (
        <Button size="large" busy={isRunning} onClick={convert}>
          {t('clip.convert')}
        </Button>
      ) : (
        <Button size="large" onClick={() => setShowAuthModal(true)}>
          {t('auth.enter')}
        </Button>
      )}
    </EmptyState>
  )
}

function NothingClipped() {
  const { t } = useTranslation()
  return (
    <EmptyState picture={<BowlPicture className="w-44" />} title={t('clip.nothingTitle')}>
      <p>{t('clip.nothingMessage')}</p>
      <Button asChild>
        <Link to="/settings">{t('nav.settings')}</Link>
      </Button>
    </EmptyState>
  )
}
