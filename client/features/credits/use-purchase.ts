import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { errorWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'

/** Opens a payment page and goes there; `buying` is the amount while that is under way. */
export function usePurchase() {
  const { t, i18n } = useTranslation()
  const [buying, setBuying] = useState<number | null>(null)
  const { mutateAsync } = trpc.payments.createCheckout.useMutation()

  useEffect(() => {
    // The browser may keep this page as it was left, and show it again on the way back.
    const reset = () => setBuying(null)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const fail = (title: string, description: string) => {
    setBuying(null)
    showToast({ title, description, tone: 'problem' })
  }

  async function buy(amount: number): Promise<void> {
    setBuying(amount)
    const language = recipeLanguage(i18n.resolvedLanguage)
    await mutateAsync({ amount, language }).then(
      ({ url }) => {
        if (!leaveFor(url)) fail(t('payments.error'), t('payments.noRedirect'))
      },
      (error: unknown) => {
        const isInvalid = readErrorData(error)?.appCode === 'INVALID_INPUT'
        const title = isInvalid ? t('payments.invalidAmount') : t('payments.purchaseFailed')
        fail(title, errorWords(error, t))
      },
    )
  }

  return { buying, buy }
}

/** Only to a page of the web: nothing else may come out of an address that was sent to us. */
function leaveFor(url: string): boolean {
  const target = URL.parse(url)
  if (target?.protocol !== 'https:' && target?.protocol !== 'http:') return false
  window.location.assign(target.href)
  return true
}
