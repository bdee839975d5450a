import type { ConversionProgress } from '#shared/convert.ts'

type Watched = { conversionId: string; token: string }

/** What a watcher saw: the stages in their order, and how often it had to go elsewhere. */
export type Seen = { conversionId: string; stages: string[]; moves: number }

/**
 * Follows a conversion over server-sent events to its end, as a browser does: when the stream
 * breaks off, at the next of the addresses, round and round until the signal aborts.
 */
export async function watch(
  addresses: readonly string[],
  { conversionId, token }: Watched,
  signal: AbortSignal,
): Promise<Seen> {
  const seen: Seen = { conversionId, stages: [], moves: 0 }
  while (!signal.aborted) {
    const url = addresses[seen.moves % addresses.length] ?? ''
    try {
      for await (const { stage } of progressOf(url, { conversionId, token }, signal)) {
        seen.stages.push(stage)
        if (stage === 'done' || stage === 'failed') return seen
      }
    } catch {
      // Broken off; or nobody listens there, and somebody may soon.
      await new Promise(setImmediate)
    }
    seen.moves += 1
  }
  return seen
}

/** What one stream of server-sent events tells of a conversion, until it ends or breaks off. */
export async function* progressOf(
  url: string,
  { conversionId, token }: Watched,
  signal: AbortSignal,
) {
  const input = encodeURIComponent(JSON.stringify({ conversionId }))
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const { body } = await fetch(`${url}/trpc/convert.progress?input=${input}`, { headers, signal })
  let text = ''
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      const data = line.startsWith('data: ') ? JSON.parse(line.slice(6)) : null
      if (data?.stage) yield data as ConversionProgress
    }
  }
}
