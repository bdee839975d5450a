import { useTranslation } from 'react-i18next'
import { dismissToast, useToasts } from '../lib/toasts.ts'
import { Toast, ToastProvider, ToastViewport } from '../ui/toast.tsx'

const DURATION_MS = 5_000
const SWIPE_PX = 50

export function Toaster() {
  const { t } = useTranslation()
  const toast = useToasts((state) => state.toast)
  return (
    <ToastProvider
      duration={DURATION_MS}
      swipeThreshold={SWIPE_PX}
      label={t('common.notification')}
    >
      {toast && (
        <Toast
          key={toast.id}
          open={toast.open}
          duration={toast.stays ? Number.POSITIVE_INFINITY : DURATION_MS}
          onOpenChange={(open) => !open && dismissToast()}
          type={toast.tone === 'problem' ? 'foreground' : 'background'}
          tone={toast.tone}
          title={toast.title}
          description={toast.description}
          action={toast.action}
          closeLabel={t('common.close')}
        />
      )}
      <ToastViewport hotkey={['F8']} label={t('common.notifications')} />
    </ToastProvider>
  )
}
