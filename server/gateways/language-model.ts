import Anthropic, {
  APIConnectionError,
  APIError,
  InternalServerError,
  RateLimitError,
} from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import type { z } from 'zod'

/** A question to a language model that is answered as JSON. */
export type ModelQuestion = {
  /** What it is told; each text is kept by the provider for the next question, so the same first. */
  system: readonly string[]
  /** Turn by turn; data and wishes of people stand only here. */
  messages: readonly { role: 'user' | 'assistant'; text: string }[]
  /** What the answer has to be; without limits and transforms, which the provider cannot hold to. */
  schema: z.ZodType
  maxTokens: number
}

/** Tokens of one question; `cached` ones are part of `input`. */
export type ModelUsage = { input: number; output: number; cached: number }

export type ModelAnswer = {
  /** JSON, unless it was cut at `maxTokens` or refused. */
  text: string
  end: 'complete' | 'cut' | 'refused'
  usage: ModelUsage
}

type Listening = { signal: AbortSignal; onText: (piece: string) => void }

export type LanguageModel = {
  /** As it is named in the settings. */
  id: string
  /** One try. Throws `ModelFailure`, or the signal's reason. */
  ask: (question: ModelQuestion, listening: Listening) => Promise<ModelAnswer>
}

/** The provider did not answer. Its own words stay in the log. */
export class ModelFailure extends Error {
  /** Asking again may help: it was busy, or the line broke. */
  readonly isPassing: boolean
  /** Milliseconds that the provider asks to wait, where it says so. */
  readonly retryAfterMs: number | null

  constructor(isPassing: boolean, retryAfterMs: number | null, options?: ErrorOptions) {
    super(isPassing ? 'the provider did not answer' : 'the provider cannot be used', options)
    this.name = 'ModelFailure'
    this.isPassing = isPassing
    this.retryAfterMs = retryAfterMs
  }
}

/** After so many failures in a row the provider is left alone for a while. */
const FAILURES_IN_A_ROW = 5
const LEFT_ALONE_MS = 20_000
/** Longest that one try may take, from the question to the last word. */
const TRY_MS = 60_000

type Settings = { apiKey: string; baseUrl: string | null; model: string; tryMs?: number }
export type ModelLog = Record<'warn' | 'error', (details: object, message: string) => void>

/** Any server that speaks the Anthropic Messages API, streamed. */
export function createLanguageModel(
  { apiKey, baseUrl, model, tryMs = TRY_MS }: Settings,
  log: ModelLog,
): LanguageModel {
  // Trying again is decided in one place, by those who know how much time there is.
  const client = new Anthropic({
    apiKey,
    maxRetries: 0,
    timeout: tryMs,
    logLevel: 'off',
    ...(baseUrl && { baseURL: baseUrl }),
  })
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: LEFT_ALONE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  })

  async function tryOnce(question: ModelQuestion, { signal, onText }: Listening) {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(tryMs)])
    try {
      return await stream(client, model, question, { signal: patience, onText })
    } catch (error) {
      signal.throwIfAborted()
      const failure = new ModelFailure(isPassing(error), retryAfterOf(error), { cause: error })
      // A wrong key or model stays wrong until the operator does something.
      log[failure.isPassing ? 'warn' : 'error']({ model, ...detailsOf(error) }, failure.message)
      throw failure
    }
  }

  return {
    id: model,
    ask: (question, listening) =>
      breaker
        .execute(() => tryOnce(question, listening))
        .catch((error) => {
          throw error instanceof BrokenCircuitError ? new ModelFailure(false, null) : error
        }),
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof ModelFailure && error.isPassing
}

async function stream(
  client: Anthropic,
  model: string,
  { system, messages, schema, maxTokens }: ModelQuestion,
  { signal, onText }: Listening,
): Promise<ModelAnswer> {
  // Without its `parse`: a mistake in the answer is told to the model, not thrown.
  const { type, schema: shape } = zodOutputFormat(schema)
  const running = client.messages.stream(
    {
      model,
      max_tokens: maxTokens,
      system: system.map((text) => ({ type: 'text', text, cache_control: { type: 'ephemeral' } })),
      messages: messages.map(({ role, text }) => ({ role, content: text })),
      output_config: { format: { type, schema: shape } },
    },
    { signal },
  )
  running.on('text', onText)
  const { content, stop_reason, usage } = await running.finalMessage()
  const cached = usage.cache_read_input_tokens ?? 0
  return {
    text: content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    end: stop_reason === 'refusal' ? 'refused' : stop_reason === 'end_turn' ? 'complete' : 'cut',
    usage: {
      input: usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + cached,
      output: usage.output_tokens,
      cached,
    },
  }
}

/** Busy, out of order or out of reach; a wrong key, model or question stays wrong. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof APIError)) return true
  const { status } = error
  if (error instanceof APIConnectionError || status === undefined) return true
  if (error instanceof RateLimitError || error instanceof InternalServerError) return true
  return status === 408 || status === 409
}

/** In the header as the provider counts: milliseconds, seconds, or a date. */
function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof APIError)) return null
  const inMs = Number.parseFloat(error.headers?.get('retry-after-ms') ?? '')
  if (Number.isFinite(inMs)) return Math.max(0, inMs)
  const after = error.headers?.get('retry-after') ?? ''
  const ms = /^\d/.test(after) ? Number.parseFloat(after) * 1000 : Date.parse(after) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

/** What the operator needs; never the key, and of the provider's words only the kind of error. */
function detailsOf(error: unknown) {
  if (!(error instanceof APIError))
    return { failure: error instanceof Error ? error.name : 'unknown' }
  return { status: error.status, failure: error.type ?? error.name, requestId: error.requestID }
}
