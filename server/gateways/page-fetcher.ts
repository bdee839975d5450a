import type { LookupFunction } from 'node:net'
import { type Agent, type Dispatcher, request } from 'undici'
import { DomainError } from '#server/errors.ts'
import { isBotCheck } from './bot-check.ts'
import { guardedAgent } from './guarded-agent.ts'
import { readBody } from './page-body.ts'
import { decodePage } from './page-text.ts'
import { isAddress, isPublicAddress, isPublicName } from './public-address.ts'

export type FetchedPage = { url: string; html: string }

/** Reads web pages of the public internet. */
export type PageFetcher = {
  /**
   * @returns the page's text and the address it came from after redirects
   * @throws DomainError URL_*, PAGE_*
   */
  fetchPage: (url: string, signal?: AbortSignal) => Promise<FetchedPage>
  /** Ends the connections that are kept open. */
  close: () => Promise<void>
}

export type PageFetcherOptions = {
  /** `host:port` that may be private: tests and intranets. */
  allow: string[]
  /** For the whole fetch, redirects included. */
  timeoutMs?: number
  lookup?: LookupFunction
}

const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 5
const HEADERS = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Thermoscribe/1.0)',
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1',
  'accept-language': 'en;q=0.9,*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
}

type Answer = Dispatcher.ResponseData

type Guard = { agent: Agent; isAllowed: (hostPort: string) => boolean }

/** A fetcher for public pages and for the private ones of the list. */
export function createPageFetcher(options: PageFetcherOptions): PageFetcher {
  const { allow, timeoutMs = TIMEOUT_MS, lookup } = options
  const allowed = new Set(allow.map((hostPort) => hostPort.toLowerCase()))
  const isAllowed = (hostPort: string) => allowed.has(hostPort.toLowerCase())
  const guard = { agent: guardedAgent(isAllowed, lookup), isAllowed }
  return {
    fetchPage: (address, signal) => fetchInTime(guard, address, { timeoutMs, signal }),
    close: () => guard.agent.destroy(),
  }
}

async function fetchInTime(
  guard: Guard,
  address: string,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<FetchedPage> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    return await follow(guard, checkedUrl(address, guard.isAllowed), either)
  } catch (error) {
    if (signal?.aborted) throw error
    throw asDomainError(error, timeout)
  }
}

async function follow(guard: Guard, start: URL, signal: AbortSignal): Promise<FetchedPage> {
  let url = start
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await request(url, { dispatcher: guard.agent, headers: HEADERS, signal })
    const next = redirectOf(answer, url)
    if (next === null) return { url: url.href, html: await pageOf(answer) }
    answer.body.on('error', () => undefined).destroy()
    url = checkedUrl(next, guard.isAllowed)
  }
  throw new DomainError('PAGE_REDIRECTS')
}

/** @throws DomainError URL_EMPTY, URL_INVALID or URL_PRIVATE, as far as the address alone tells */
function checkedUrl(address: string, isAllowed: (hostPort: string) => boolean): URL {
  if (!address.trim()) throw new DomainError('URL_EMPTY')
  const url = URL.parse(address.trim())
  if (!url || !['http:', 'https:'].includes(url.protocol) || !url.hostname)
    throw new DomainError('URL_INVALID')
  if (url.username || url.password) throw new DomainError('URL_INVALID')
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  if (isAllowed(`${url.hostname}:${port}`)) return url
  const isOpen = isAddress(url.hostname)
    ? isPublicAddress(url.hostname)
    : isPublicName(url.hostname)
  if (!isOpen) throw new DomainError('URL_PRIVATE')
  return url
}

function redirectOf({ statusCode, headers }: Answer, from: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null
  const location = headerOf(headers.location)
  if (!location) throw new DomainError('PAGE_FAILED')
  return URL.parse(location, from)?.href ?? location
}

async function pageOf({ statusCode, headers, body }: Answer): Promise<string> {
  const bytes = await readBody(body, headerOf(headers['content-encoding']))
  const type = headerOf(headers['content-type'])
  if (statusCode < 400) return decodePage(bytes, type)
  throw refusal(statusCode, bytes.toString('utf8'))
}

function refusal(status: number, text: string): DomainError {
  if (status === 404 || status === 410) return new DomainError('PAGE_NOT_FOUND', { status })
  if ([401, 403, 429, 451, 503].includes(status) && isBotCheck(text))
    return new DomainError('PAGE_BOT_CHECK')
  if ([401, 403, 429, 451].includes(status)) return new DomainError('PAGE_REFUSED', { status })
  return new DomainError('PAGE_FAILED')
}

function headerOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function asDomainError(error: unknown, timeout: AbortSignal): DomainError {
  const known = domainErrorIn(error)
  if (known) return known
  return new DomainError(timeout.aborted ? 'PAGE_TOO_SLOW' : 'PAGE_FAILED', {}, { cause: error })
}

/** Our own error may come back wrapped by the connection that failed on it. */
function domainErrorIn(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error
  if (error instanceof AggregateError)
    return error.errors.map(domainErrorIn).find((found) => found !== null) ?? null
  return error instanceof Error && error.cause ? domainErrorIn(error.cause) : null
}
