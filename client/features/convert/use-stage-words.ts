import { useTranslation } from 'react-i18next'
import { useConversion } from './conversion-store.ts'

/** What the running conversion is at, in words; empty when none runs. */
export function useStageWords(): string {
  const { t } = useTranslation()
  const running = useConversion((state) => state.running)
  if (!running) return ''
  if (running.isCutOff) return t('convert.processing.cutOff')
  const { stage } = running.progress ?? {}
  if (stage === 'structuring' || stage === 'checking' || stage === 'done') {
    return t(`convert.processing.${stage}`)
  }
  const isRead = running.source === 'draft' || running.source === 'photo'
  if (running.conversionId || isRead) return t('convert.processing.queued')
  return t(
    running.source === 'url' ? 'convert.processing.readingUrl' : 'convert.processing.readingText',
  )
}
