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

const FAILED_TITLES = {
  url: 'convert.failedUrlTitle',
  text: 'convert.failedTextTitle',
  idea: 'convert.failedIdeaTitle',
} as const
type TypedSource = keyof typeof FAILED_TITLES

const isTyped = (source: ConversionSource): source is TypedSource => source in FAILED_TITLES

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

  const failWith = async (run: RunningConversion, title: string, error: unknown) => {
    // A page that is left breaks its calls off, and does not come to its next turn.
    await new Promise((resolve) => setTimeout(resolve))
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

  async function convert(work: Start, typed?: string) {
    if (isBusy()) return showToast({ title: t('convert.busy') })
    const run = begin(work.source, typed)
    const recipeId = await readDraft(work).catch((error) =>
      failWith(run, work.readFailedTitle, error),
    )
    if (recipeId && isWanted(run)) await startDraft(run, recipeId)
  }

  const readers = {
    url: (sourceUrl: string) => fromUrl.mutateAsync({ sourceUrl }),
    text: (rawText: string) => fromText.mutateAsync({ rawText }),
    idea: (idea: string) => fromIdea.mutateAsync({ idea }),
  }
  const convertTyped = (source: TypedSource, input: string) => {
    const readFailedTitle = t(FAILED_TITLES[source])
    return convert({ source, input, read: () => readers[source](input), readFailedTitle }, input)
  }

  return {
    convertUrl: (sourceUrl: string) => convertTyped('url', sourceUrl),
    convertText: (rawText: string) => convertTyped('text', rawText),
    convertIdea: (idea: string) => convertTyped('idea', idea),
    /** Begins anew what a reload has cut short. */
    resume: ({ source, input }: RunningConversion) => {
      useConversion.setState({ running: null })
      if (isTyped(source) && input !== undefined) convertTyped(source, input)
    },
    /** A page that its site shows to this person alone. */
    convertPage: ({ url: sourceUrl, html }: { url: string; html: string }) =>
      convert({
        source: 'url',
        input: `${sourceUrl} ${html.length}`,
        read: () => fromPage.mutateAsync({ sourceUrl, html }),
        readFailedTitle: t(FAILED_TITLES.url),
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

function begin(source: ConversionSource, input?: string): RunningConversion {
  const running = { source, ...(input !== undefined && { input }) }
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
