import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '#server/errors.ts'
import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailure,
  type ModelQuestion,
} from '#server/gateways/language-model.ts'

/** How long and how often is asked. Milliseconds. */
export type Patience = { tries: number; firstPauseMs: number }
export const PATIENCE: Patience = { tries: 4, firstPauseMs: 500 }

type Asking = {
  signal: AbortSignal
  /** When there is no more time, in milliseconds of the clock. */
  deadline: number
  patience: Patience
  /** Each try begins the answer anew. */
  onTry: () => Promise<void>
  onText: (piece: string) => void
}

/**
 * Asks until there is an answer: a provider that is busy is asked again when it says so, a broken
 * line at once. Throws `AI_UNAVAILABLE`, or the signal's reason.
 */
export async function ask(
  model: LanguageModel,
  question: ModelQuestion,
  { signal, deadline, patience, onTry, onText }: Asking,
): Promise<ModelAnswer> {
  for (let tried = 1; ; tried++) {
    try {
      await onTry()
      return await model.ask(question, { signal, onText })
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      const wait = error.retryAfterMs ?? patience.firstPauseMs * 2 ** (tried - 1)
      const isOver = tried >= patience.tries || Date.now() + wait >= deadline
      if (!error.isPassing || isOver) throw new DomainError('AI_UNAVAILABLE', {}, { cause: error })
      await pause(wait, undefined, { signal })
    }
  }
}
