import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ConversionProgress } from '#shared/convert.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { ENTRY_KEYS, useConversion } from './conversion-store.ts'

type Failure = { appCode: string | undefined; title: string; words: string }

/** What happens when a conversion ends: where the person is led and what they are told. */
export function useConversionOutcome() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const utils = trpc.useUtils()

  const end = () => {
    const source = useConversion.getState().running?.source ?? 'draft'
    useConversion.setState({ running: null })
    utils.recipes.invalidate()
    utils.convert.lastChange.invalidate()
    utils.credits.balance.invalidate()
    return source
  }

  const succeed = ({ recipeId, title, isFree }: ConversionProgress) => {
    const source = end()
    useConversion.setState({ draft: null, problem: null })
    if (source !== 'draft' && source !== 'photo') sessionStorage.removeItem(ENTRY_KEYS[source])

    if (isFree) {
      showToast({ title: t('convert.freeTitle'), description: t('convert.freeMessage') })
    }
    const path = shellPath({ tab: 'convert', recipeId, mode: 'edit' })
    // Replacing, so that the way back leads to the start and not to a finished form.
    if (useAppStore.getState().activeTab === 'convert') return navigate(path, { replace: true })
    showToast({
      ...(isFree && { description: t('convert.freeMessage') }),
      title: t('convert.readyTitle', { title: title ?? t('recipes.untitled') }),
      action: { label: t('convert.readyAction'), onPress: () => navigate(path) },
    })
  }

  const fail = ({ appCode, title, words }: Failure) => {
    const source = end()
    if (appCode === 'INSUFFICIENT_CREDITS') {
      showToast({ title: words, description: t('convert.noCreditsHint'), tone: 'problem' })
      return navigate(shellPath({ tab: 'credits' }))
    }
    const isCancelled = appCode === 'CONVERSION_CANCELLED'
    // A draft that was deleted meanwhile has to be read again.
    if (appCode === 'RECIPE_NOT_FOUND') useConversion.setState({ draft: null })
    // Back at a form, what was cancelled is no mistake; photos come back with what became of them.
    if (!isCancelled || source === 'photo') useConversion.setState({ problem: { source, words } })
    if (isCancelled) {
      showToast({
        title: t('convert.cancelled.title'),
        description: t('convert.cancelled.message'),
      })
    }
    if (source === 'photo' && useAppStore.getState().activeTab === 'convert') {
      // The photos are still there, and their screen says what went wrong.
      return navigate(shellPath({ tab: 'convert', entry: 'photo' }), { replace: true })
    }
    if (!isCancelled) showToast({ title, description: words, tone: 'problem' })
  }

  return { succeed, fail }
}
