import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConversionProgress, ConversionProgressSchema } from '#shared/convert.ts'
import { useConverter } from '../../hooks/use-converter.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { codeWords, errorWords } from '../../lib/error-words.ts'
import { hasTokens } from '../../lib/stored-tokens.ts'
import { trpc } from '../../lib/trpc.ts'
import { type RunningConversion, useConversion } from './conversion-store.ts'
import { useConversionOutcome } from './use-conversion-outcome.ts'
import { useStageWords } from './use-stage-words.ts'
import { useStartConversion } from './use-start-conversion.ts'

/** Follows the running conversion from wherever the person is; draws nothing itself. */
export function ConversionWatcher() {
  const conversionId = useConversion((state) => state.running?.conversionId)
  useResume()
  useReadAnew()
  useProcessingMessage()
  // A conversion belongs to the login under which it was started.
  useEffect(() => forgetConversion, [])
  return conversionId ? <Follow key={conversionId} conversionId={conversionId} /> : null
}

function forgetConversion(): void {
  useConversion.setState({ running: null, draft: null, problem: null })
}

function update(change: Partial<RunningConversion>): void {
  useConversion.setState(({ running }) => ({ running: running && { ...running, ...change } }))
}

function Follow({ conversionId }: { conversionId: string }) {
  const { t } = useTranslation()
  const { succeed, fail } = useConversionOutcome()
  const title = t(`convert.failedTitle.${useConverter()}`)

  const take = (progress: ConversionProgress) => {
    if (progress.stage === 'done') {
      update({ progress })
      return succeed(progress)
    }
    if (progress.stage === 'failed') {
      const { error } = progress
      const words = error ? codeWords(error, t) : t('errors.CONVERSION_FAILED')
      return fail({ appCode: error?.appCode, title, words })
    }
    update({ progress })
  }

  const connection = trpc.convert.progress.useSubscription(
    { conversionId },
    {
      onData: (data) => take(ConversionProgressSchema.parse(data)),
      onError: (error) =>
        fail({ appCode: readErrorData(error)?.appCode, title, words: errorWords(error, t) }),
    },
  )
  const isCutOff = connection.status === 'connecting' && connection.error !== null
  useEffect(() => update({ isCutOff }), [isCutOff])
  return null
}

/** After a reload, takes up what still runs on the server. */
function useResume() {
  const { data } = trpc.convert.active.useQuery(undefined, { enabled: hasTokens })
  const active = data?.[0]
  useEffect(() => {
    if (!active || useConversion.getState().running) return
    const { conversionId } = active
    useConversion.setState({
      running: { source: 'draft', conversionId, progress: ConversionProgressSchema.parse(active) },
    })
  }, [active])
}

/** After a reload in the middle of the reading, which nobody waits for any more. */
function useReadAnew() {
  const { resume } = useStartConversion()
  const isCutShort = useConversion((state) => state.running?.isCutShort === true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another function each time
  useEffect(() => {
    const { running } = useConversion.getState()
    if (isCutShort && running) resume(running)
  }, [isCutShort])
}

function useProcessingMessage() {
  const message = useStageWords()
  const setProcessingMessage = useAppStore((state) => state.setProcessingMessage)
  useEffect(() => {
    setProcessingMessage(message)
    return () => setProcessingMessage('')
  }, [message, setProcessingMessage])
}
