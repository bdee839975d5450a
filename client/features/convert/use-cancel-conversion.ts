import { useTranslation } from 'react-i18next'
import { useConverter } from '../../hooks/use-converter.ts'
import { errorWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { useConversion } from './conversion-store.ts'
import { useConversionOutcome } from './use-conversion-outcome.ts'

/** Ends the running conversion for the person. What was read and typed stays. */
export function useCancelConversion() {
  const { t } = useTranslation()
  const converter = useConverter()
  const { fail } = useConversionOutcome()
  const request = trpc.convert.cancel.useMutation({
    onError: (error) =>
      showToast({
        title: t(`convert.failedTitle.${converter}`),
        description: errorWords(error, t),
      }),
  })

  const cancel = () => {
    const conversionId = useConversion.getState().running?.conversionId
    // The watcher is told how it ended: it may have been done a moment before.
    if (conversionId) return request.mutate({ conversionId })
    const words = t('errors.CONVERSION_CANCELLED')
    fail({ appCode: 'CONVERSION_CANCELLED', title: t('convert.cancelled.title'), words })
  }
  return { cancel, isPending: request.isPending }
}
