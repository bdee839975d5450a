import { DomainError } from '#server/errors.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Converted, Converter, ConvertOptions } from './converter.ts'

/** Failures that are not the user's doing, so another converter may do better. */
const FAILURES: readonly ErrorCode[] = [
  'AI_UNAVAILABLE',
  'AI_REFUSED',
  'AI_ANSWER_UNUSABLE',
  'CONVERSION_TIMEOUT',
]

/** The first converter, and where it fails the second, free of charge. */
export function withFallback(first: Converter, second: Converter): Converter {
  async function either(
    work: (converter: Converter) => Promise<Converted>,
    { signal }: ConvertOptions,
  ): Promise<Converted> {
    try {
      return await work(first)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof DomainError) || !FAILURES.includes(error.code)) throw error
      // What the second one cannot do either is told as the first one's failure.
      const result = await work(second).catch(() => Promise.reject(error))
      return { ...result, isFree: true }
    }
  }

  return {
    name: first.name,
    concurrency: first.concurrency,
    structure: (draft, options) => either((one) => one.structure(draft, options), options),
    modify: (recipe, instruction, options) =>
      either((one) => one.modify(recipe, instruction, options), options),
    generate: (idea, options) => either((one) => one.generate(idea, options), options),
  }
}
