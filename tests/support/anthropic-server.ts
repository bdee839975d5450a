import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { MessageCreateParams } from '@anthropic-ai/sdk/resources/messages'

type Usage = { input: number; output: number; cached: number }
const USAGE: Usage = { input: 900, output: 400, cached: 3000 }

/** What the server answers to one question, as the provider would. */
export type Reply =
  | {
      /** Streamed as text in small pieces; an object as its JSON. */
      answer: unknown
      stopReason?: 'end_turn' | 'max_tokens' | 'refusal'
      usage?: Usage
      /** The line breaks after this part of the stream, 0 to 1. */
      cutAt?: number
      /** Waited for before the first word. */
      after?: Promise<unknown>
      /** Waited for in the middle, behind this text. */
      pause?: { behind: string; until: Promise<unknown> }
    }
  | { status: number; type: string; headers?: Record<string, string> }
  /** An error in the middle of the stream. */
  | { streamError: string }

const PIECE = 24

/** A server on loopback that speaks the Messages API, and remembers what it was asked. */
export async function startAnthropicServer() {
  const questions: MessageCreateParams[] = []
  const keys: string[] = []
  let script: Reply[] = []
  let usual: Reply | null = null

  const server = createServer(async (request, response) => {
    const question = JSON.parse(await text(request)) as MessageCreateParams
    questions.push(question)
    keys.push(request.headers.authorization ?? '')
    const reply = script.shift() ?? usual
    if (!reply) return sendError(response, 500, 'api_error')
    await answer(response, question, reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    questions,
    keys,
    /** Answers the next questions in this order. */
    next(...replies: Reply[]) {
      script = [...script, ...replies]
    },
    /** Answers every question that the script has no answer for. */
    always(reply: Reply) {
      usual = reply
    },
    reset() {
      script = []
      usual = null
      questions.length = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type AnthropicServer = Awaited<ReturnType<typeof startAnthropicServer>>

async function answer(
  response: ServerResponse,
  question: MessageCreateParams,
  reply: Reply,
): Promise<void> {
  if ('status' in reply) return sendError(response, reply.status, reply.type, reply.headers)
  if (!question.stream) return sendError(response, 400, 'invalid_request_error')
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req_test' })
  if ('streamError' in reply) {
    const error = { type: reply.streamError, message: 'Overloaded' }
    response.end(event('error', { type: 'error', error }))
    return
  }
  await reply.after
  const events = eventsOf(question, reply)
  const whole = events.join('')
  const end = reply.cutAt === undefined ? whole.length : Math.floor(whole.length * reply.cutAt)
  const held = reply.pause ? heldAt(events, reply.pause.behind) : events.length
  let sent = 0
  for (const [index, one] of events.entries()) {
    if (index === held) await reply.pause?.until
    if (sent + one.length > end) {
      response.write(one.slice(0, end - sent))
      // What was written is to arrive before the line breaks.
      await new Promise((resolve) => setImmediate(resolve))
      response.destroy()
      return
    }
    response.write(one)
    sent += one.length
  }
  response.end()
}

type Streamed = Extract<Reply, { answer: unknown }>

function eventsOf({ model }: MessageCreateParams, reply: Streamed): string[] {
  const { answer: said, stopReason = 'end_turn', usage = USAGE } = reply
  const words = typeof said === 'string' ? said : JSON.stringify(said)
  const message = {
    id: 'msg_test',
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: {
      input_tokens: usage.input,
      cache_read_input_tokens: usage.cached,
      cache_creation_input_tokens: 0,
      output_tokens: 1,
    },
  }
  return [
    event('message_start', { type: 'message_start', message }),
    event('content_block_start', {
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'text', text: '' },
    }),
    event('ping', { type: 'ping' }),
    ...pieces(words).map((piece) =>
      event('content_block_delta', {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text: piece },
      }),
    ),
    event('content_block_stop', { type: 'content_block_stop', index: 0 }),
    event('message_delta', {
      type: 'message_delta',
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: usage.output },
    }),
    event('message_stop', { type: 'message_stop' }),
  ]
}

/** The number of events until one has brought the text `behind`. */
function heldAt(events: readonly string[], behind: string): number {
  let said = ''
  for (const [index, one] of events.entries()) {
    const delta = /"text_delta","text":(".*?[^\\]")\}/.exec(one)?.[1]
    if (delta) said += JSON.parse(delta)
    if (said.includes(behind)) return index + 1
  }
  throw new Error(`the answer does not say ${behind}`)
}

function pieces(words: string): string[] {
  return words.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? []
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  const error = { type, message: 'provider words with sk-secret-key in them' }
  response.end(JSON.stringify({ type: 'error', error, request_id: 'req_test' }))
}
