import { type RefObject, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
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
  const blocker = useBlocker(useCallback(() => isActive && !isDone.current, [isActive, isDone]))

  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('recipe.leaveTitle')}
      confirmLabel={t('recipe.leave')}
      cancelLabel={t('recipe.stay')}
      onConfirm={() => {
        onDiscard()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      {t('recipe.leaveMessage')}
    </ConfirmDialog>
  )
}
