import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CLIP_PATH } from '#shared/clip.ts'
import type { ConversionProgress } from '#shared/convert.ts'
import { readShellPlace, shellPath } from '../../lib/shell-path.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { type ConversionSource, ENTRY_KEYS, useConversion } from './conversion-store.ts'

type Failure = { appCode: string | undefined; title: string; words: string }

/** What happens when a conversion ends: where the person is led and what they are told. */
export function useConversionOutcome() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const utils = trpc.useUtils()

  const refresh = () => {
    utils.recipes.invalidate()
    utils.convert.lastChange.invalidate()
    utils.credits.balance.invalidate()
  }

  const succeed = async ({ conversionId, recipeId, isFree }: ConversionProgress) => {
    refresh()
    // In hand before it is shown; what cannot be had now is asked for again there.
    const recipe = await utils.recipes.byId.fetch({ id: recipeId }).catch(() => null)
    const { running } = useConversion.getState()
    if (running?.conversionId !== conversionId) return
    useConversion.setState({ draft: null, problem: null })
    const { source } = running
    if (source !== 'draft' && source !== 'photo') sessionStorage.removeItem(ENTRY_KEYS[source])

    if (isFree) {
      showToast({ title: t('convert.freeTitle'), description: t('convert.freeMessage') })
    }
    if (isWatching()) return useConversion.setState({ running: { ...running, resultId: recipeId } })
    useConversion.setState({ running: null })
    const path = shellPath({ tab: 'convert', recipeId, mode: 'edit' })
    const title = recipe?.recipeMetadata.title || t('recipes.untitled')
    showToast({
      ...(isFree && { description: t('convert.freeMessage') }),
      title: t('convert.readyTitle', { title }),
      action: { label: t('convert.readyAction'), onPress: () => navigate(path) },
    })
  }

  const fail = ({ appCode, title, words }: Failure) => {
    const source = useConversion.getState().running?.source ?? 'draft'
    useConversion.setState({ running: null })
    refresh()
    if (appCode === 'INSUFFICIENT_CREDITS') {
      showToast({ title: words, description: t('convert.noCreditsHint'), tone: 'problem' })
      return navigate(shellPath({ tab: 'credits' }))
    }
    const isLate = appCode === 'CONVERSION_CANCELLED_LATE'
    const isCancelled = appCode === 'CONVERSION_CANCELLED' || isLate
    // A draft that was deleted meanwhile, or never was a recipe, has to be read again.
    if (isDraftGone(appCode)) useConversion.setState({ draft: null })
    // Back at a form, what was cancelled is no mistake; photos come back with what became of them.
    if (!isCancelled || source === 'photo') useConversion.setState({ problem: { source, words } })
    if (isCancelled) {
      showToast({
        title: t('convert.cancelled.title'),
        description: isLate ? words : t('convert.cancelled.message'),
      })
    }
    if (source === 'photo' && isWatching()) {
      // The photos are still there, and their screen says what went wrong.
      return navigate(shellPath({ tab: 'convert', entry: 'photo' }), { replace: true })
    }
    if (!isCancelled && !isToldAt(source)) {
      showToast({ title, description: words, tone: 'problem' })
    }
  }

  return { succeed, fail }
}

/** Whether the person looks at the conversion, and at nothing else. */
function isWatching(): boolean {
  const { tab, recipeId } = readShellPlace(window.location)
  return window.location.pathname === '/' && tab === 'convert' && !recipeId
}

/** Whether the person is where it was begun, which says there what went wrong. */
function isToldAt(source: ConversionSource): boolean {
  if (window.location.pathname === CLIP_PATH) return source === 'url'
  return isWatching() && readShellPlace(window.location).entry === source
}

function isDraftGone(appCode: string | undefined): boolean {
  return appCode === 'RECIPE_NOT_FOUND' || /^(?:IDEA_|NO_RECIPE_)/.test(appCode ?? '')
}
