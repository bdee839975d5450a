import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { errorWords } from '../../lib/error-words.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { type ConversionSource, useConversion } from './conversion-store.ts'
import { useConversionOutcome } from './use-conversion-outcome.ts'

type Start = {
  source: ConversionSource
  input: string
  /** Reads the input into a draft recipe. */
  read: () => Promise<{ recipeId: string }>
  readFailedTitle: string
}

/** Starts conversions; `ConversionWatcher` follows them to their end. */
export function useStartConversion() {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const fromUrl = trpc.convert.fromUrl.useMutation()
  const fromText = trpc.convert.fromText.useMutation()
  const fromIdea = trpc.convert.fromIdea.useMutation()
  const start = trpc.convert.start.useMutation()
  const { fail } = useConversionOutcome()

  const failWith = (title: string, error: unknown) =>
    fail({ appCode: readErrorData(error)?.appCode, title, words: errorWords(error, t) })

  async function readDraft({ input, read }: Start): Promise<string> {
    const { draft } = useConversion.getState()
    if (draft?.input === input) return draft.recipeId
    const { recipeId } = await read()
    useConversion.setState({ draft: { input, recipeId } })
    return recipeId
  }

  async function startDraft(source: ConversionSource, recipeId: string) {
    const language = recipeLanguage(i18n.resolvedLanguage)
    try {
      const { conversionId } = await start.mutateAsync({ recipeId, language })
      useConversion.setState({ running: { source, conversionId } })
    } catch (error) {
      failWith(t('convert.failedTitle'), error)
    }
  }

  async function convert(work: Start) {
    if (isBusy()) return showToast({ title: t('convert.busy') })
    useConversion.setState({ running: { source: work.source }, problem: null })
    const recipeId = await readDraft(work).catch((error) => failWith(work.readFailedTitle, error))
    if (recipeId) await startDraft(work.source, recipeId)
  }

  return {
    convertUrl: (sourceUrl: string) =>
      convert({
        source: 'url',
        input: sourceUrl,
        read: () => fromUrl.mutateAsync({ sourceUrl }),
        readFailedTitle: t('convert.failedUrlTitle'),
      }),
    convertText: (rawText: string) =>
      convert({
        source: 'text',
        input: rawText,
        read: () => fromText.mutateAsync({ rawText }),
        readFailedTitle: t('convert.failedTextTitle'),
      }),
    convertIdea: (idea: string) =>
      convert({
        source: 'idea',
        input: idea,
        read: () => fromIdea.mutateAsync({ idea }),
        readFailedTitle: t('convert.failedIdeaTitle'),
      }),
    /** Of what was read of a photo. The camera is left behind: the way back leads to the start. */
    convertPhoto: (recipeId: string) => {
      if (isBusy()) return showToast({ title: t('convert.busy') })
      navigate(shellPath({ tab: 'convert' }), { replace: true })
      useConversion.setState({ running: { source: 'photo' }, problem: null })
      return startDraft('photo', recipeId)
    },
    convertDraft: (recipeId: string) => {
      if (isBusy()) return showToast({ title: t('convert.busy') })
      navigate(shellPath({ tab: 'convert' }))
      useConversion.setState({ running: { source: 'draft' }, problem: null })
      return startDraft('draft', recipeId)
    },
  }
}

function isBusy(): boolean {
  return useConversion.getState().running !== null
}
