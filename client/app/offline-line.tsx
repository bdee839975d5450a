import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useConnection } from '../lib/connection.ts'
import { readShellPlace } from '../lib/shell-path.ts'

/** Quiet, for in a kitchen this is how it often is. */
export function OfflineLine() {
  const { t } = useTranslation()
  const isOffline = useConnection((state) => state.isOffline)
  // The shopping list says itself what becomes of it.
  const isTold = readShellPlace(useLocation()).tab === 'shopping'
  return (
    <div role="status">
      {isOffline && !isTold && (
        <p className="flex items-center justify-center gap-2 bg-sunken px-(--page-inset) py-1.5 text-label text-ink-soft lg:pl-60">
          <CloudOff aria-hidden className="size-4.5 shrink-0" />
          {t('offline.line')}
        </p>
      )}
    </div>
  )
}
