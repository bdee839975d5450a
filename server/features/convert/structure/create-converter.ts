import type { Config } from '#server/config.ts'
import type { ModelLog } from '#server/gateways/language-model.ts'
import type { Converter } from './converter.ts'
import { createThreadedConverter } from './in-thread.ts'
import { withFallback } from './with-fallback.ts'

/** The converter that the settings ask for: AI where there is a key, else the built-in rules. */
export async function createConverter(
  { ai }: Pick<Config, 'ai'>,
  log: ModelLog,
): Promise<Converter> {
  if (!ai) return createThreadedConverter()
  // Half a second of loading that most starts do without.
  const [{ createAnthropicConverter }, { createLanguageModel }] = await Promise.all([
    import('./anthropic/anthropic.ts'),
    import('#server/gateways/language-model.ts'),
  ])
  const converter = createAnthropicConverter(createLanguageModel(ai, log))
  return ai.hasFallback ? withFallback(converter, createThreadedConverter()) : converter
}
