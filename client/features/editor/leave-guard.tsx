import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guardLeaving } from '../../lib/app-history.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type LeaveGuardProps = {
  isActive: boolean
  /** Set before leaving on purpose: that happens sooner than the next render. */
  isDone: RefObject<boolean>
  /** Before leaving without what was changed. */
  onDiscard: () => void
}

/** While active, asks before the page is left in any way; the browser asks in its own words. */
export function LeaveGuard({ isActive, isDone, onDiscard }: LeaveGuardProps) {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<{ proceed: () => void } | null>(null)

  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const stopGuarding = guardLeaving((proceed) => {
      if (isDone.current) return false
      setLeaving({ proceed })
      return true
    })
    return () => {
      window.removeEventListener('beforeunload', ask)
      stopGuarding()
    }
  }, [isActive, isDone])

  return (
    <ConfirmDialog
      open={leaving !== null}
      title={t('recipe.leaveTitle')}
      confirmLabel={t('recipe.leave')}
      cancelLabel={t('recipe.stay')}
      onConfirm={() => {
        onDiscard()
        setLeaving(null)
        leaving?.proceed()
      }}
      onCancel={() => setLeaving(null)}
    >
      {t('recipe.leaveMessage')}
    </ConfirmDialog>
  )
}
