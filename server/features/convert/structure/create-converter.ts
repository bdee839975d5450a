import type { Config } from '#server/config.ts'
import { createLanguageModel, type ModelLog } from '#server/gateways/language-model.ts'
import { createAnthropicConverter } from './anthropic/anthropic.ts'
import type { Converter } from './converter.ts'
import { createThreadedConverter } from './in-thread.ts'
import { withFallback } from './with-fallback.ts'

/** The converter that the settings ask for: AI where there is a key, else the built-in rules. */
export function createConverter({ ai }: Pick<Config, 'ai'>, log: ModelLog): Converter {
  if (!ai) return createThreadedConverter()
  const converter = createAnthropicConverter(createLanguageModel(ai, log))
  return ai.hasFallback ? withFallback(converter, createThreadedConverter()) : converter
}
