import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useConverter } from '../../hooks/use-converter.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { errorWords } from '../../lib/error-words.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { type ConversionSource, type RunningConversion, useConversion } from './conversion-store.ts'
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
  const fromPage = trpc.convert.fromPage.useMutation()
  const fromText = trpc.convert.fromText.useMutation()
  const fromIdea = trpc.convert.fromIdea.useMutation()
  const start = trpc.convert.start.useMutation()
  const cancel = trpc.convert.cancel.useMutation()
  const converter = useConverter()
  const { fail } = useConversionOutcome()

  const failWith = (run: RunningConversion, title: string, error: unknown) => {
    if (isWanted(run))
      fail({ appCode: readErrorData(error)?.appCode, title, words: errorWords(error, t) })
  }

  async function readDraft({ input, read }: Start): Promise<string> {
    const { draft } = useConversion.getState()
    if (draft?.input === input) return draft.recipeId
    const { recipeId } = await read()
    useConversion.setState({ draft: { input, recipeId } })
    return recipeId
  }

  async function startDraft(run: RunningConversion, recipeId: string) {
    const language = recipeLanguage(i18n.resolvedLanguage)
    try {
      const { conversionId } = await start.mutateAsync({ recipeId, language })
      if (!isWanted(run)) return cancel.mutate({ conversionId })
      useConversion.setState({ running: { ...run, conversionId } })
    } catch (error) {
      failWith(run, t(`convert.failedTitle.${converter}`), error)
    }
  }

  async function convert(work: Start) {
    if (isBusy()) return showToast({ title: t('convert.busy') })
    const run = begin(work.source)
    const recipeId = await readDraft(work).catch((error) =>
      failWith(run, work.readFailedTitle, error),
    )
    if (recipeId && isWanted(run)) await startDraft(run, recipeId)
  }

  return {
    convertUrl: (sourceUrl: string) =>
      convert({
        source: 'url',
        input: sourceUrl,
        read: () => fromUrl.mutateAsync({ sourceUrl }),
        readFailedTitle: t('convert.failedUrlTitle'),
      }),
    /** A page that its site shows to this person alone. */
    convertPage: ({ url: sourceUrl, html }: { url: string; html: string }) =>
      convert({
        source: 'url',
        input: `${sourceUrl} ${html.length}`,
        read: () => fromPage.mutateAsync({ sourceUrl, html }),
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
      return startDraft(begin('photo'), recipeId)
    },
    convertDraft: (recipeId: string) => {
      if (isBusy()) return showToast({ title: t('convert.busy') })
      navigate(shellPath({ tab: 'convert' }))
      return startDraft(begin('draft'), recipeId)
    },
  }
}

function begin(source: ConversionSource): RunningConversion {
  const running = { source }
  useConversion.setState({ running, problem: null })
  return running
}

/** Whether the person still waits for it: they may have cancelled meanwhile. */
function isWanted(run: RunningConversion): boolean {
  return useConversion.getState().running === run
}

function isBusy(): boolean {
  return useConversion.getState().running !== null
}
