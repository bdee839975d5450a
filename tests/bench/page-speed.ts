/**
 * `npm run bench -- page-speed`: how soon a page is there on a mid-range phone that has never seen
 * it, over slow 4G, beside a yardstick of the same run: a bare page with the same words and the same
 * stylesheet. The service worker is left out: it starts when the page is there.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { buildApp } from '#server/app.ts'
import { CLIENT_DIR, ensureClient } from '#server/client-build.ts'
import { loadConfig } from '#server/config.ts'
import { addCredits } from '#server/features/credits/credits.service.ts'
import { createLog } from '#server/log.ts'
import { openRuntime, startWorker } from '#server/runtime.ts'
import { startChromium, unpackChromium } from '../support/chromium.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { type PageSpeed, readPageSpeed } from './read-page-speed.ts'

const ROUNDS = 5
const RECIPES = 50
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const CPU_SLOWDOWN = 4
/** So long nothing comes over the network when a page is done; and longest that is waited, ms. */
const QUIET_MS = 2_000
const PATIENCE_MS = 120_000
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Scripts in bytes as they came over the network: those asked for before the largest paint, and after. */
type ScriptBytes = { first: number; later: number }
type Visit = PageSpeed & ScriptBytes
/** What is to be done now, in the guide. */
const GUIDE_STEP = 'h2'
type Login = { accessToken: string; refreshToken: string; user: { id: string } }

await ensureClient()
const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-bench-'))
const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const runtime = await openRuntime(config, createLog(config.logLevel))
await startWorker(runtime)
const app = await buildApp({ ...runtime.services, clientDir: CLIENT_DIR })
const server = { url: await app.listen({ port: 0, host: '127.0.0.1' }) }
const { chromium, remove } = await unpackChromium()
const browser = await startChromium(chromium)

const login = await aCook()
const recipeId = await fillLibrary(login)
const bare = await startBarePage(browser)

report('home, signed out', await measure(() => visit(server.url, 'h1')))
report('home, 8 recent recipes', await measure(() => visit(server.url, 'li h3', login)))
report(
  `library, ${RECIPES} recipes`,
  await measure(() => visit(`${server.url}/#recipes`, 'li h2', login)),
)
report(
  'guide',
  await measure(() =>
    visit(`${server.url}/?recipe=${recipeId}&mode=cook#recipes`, GUIDE_STEP, login),
  ),
)
report('yardstick: a bare page', await measure(() => visit(bare.url, 'p')))

await browser.close()
await remove()
bare.close()
await app.close()
await runtime.close()
await rm(dataDir, { recursive: true, force: true })

/** One visit with nothing in the cache, until what it is about is shown and the page is quiet. */
async function visit(url: string, shows: string, tokens?: Login): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US', serviceWorkers: 'block' })
  if (tokens) {
    await context.addInitScript(({ accessToken, refreshToken }) => {
      localStorage.setItem('token', accessToken)
      localStorage.setItem('refreshToken', refreshToken)
    }, tokens)
  }
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const network = await watchNetwork(devtools)
  await page.goto(url, { timeout: PATIENCE_MS })
  await page.locator(shows).first().waitFor({ timeout: PATIENCE_MS })
  while (network.quietMs() < QUIET_MS) await pause(QUIET_MS / 4)
  const speed = await page.evaluate(readPageSpeed)
  await context.close()
  return { ...speed, ...network.scriptBytes(speed.largestPaintMs) }
}

/** Resource timing tells no sizes to a page whose network is slowed down; the browser does. */
async function watchNetwork(devtools: CDPSession) {
  const scripts = new Map<string, number>()
  const bytes = new Map<string, number>()
  let startedAt = Number.POSITIVE_INFINITY
  let lastEvent = Date.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    lastEvent = Date.now()
    startedAt = Math.min(startedAt, timestamp)
    if (type === 'Script') scripts.set(requestId, timestamp)
  })
  devtools.on('Network.dataReceived', () => {
    lastEvent = Date.now()
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastEvent = Date.now()
    bytes.set(requestId, encodedDataLength)
  })
  await devtools.send('Network.enable')
  return {
    quietMs: () => Date.now() - lastEvent,
    scriptBytes(paintMs: number): ScriptBytes {
      const sum = { first: 0, later: 0 }
      for (const [requestId, timestamp] of scripts) {
        const isFirst = (timestamp - startedAt) * 1000 < paintMs
        sum[isFirst ? 'first' : 'later'] += bytes.get(requestId) ?? 0
      }
      return sum
    },
  }
}

async function measure(once: () => Promise<Visit>): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let round = 0; round < ROUNDS; round++) visits.push(await once())
  return visits
}

function report(name: string, visits: Visit[]): void {
  const of = (figure: keyof Visit) =>
    visits.map((visit) => visit[figure]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
  const figures = [
    `LCP ${(of('largestPaintMs') / 1000).toFixed(2)} s`,
    `TBT ${of('blockedMs').toFixed(0)} ms`,
    `CLS ${of('layoutShift').toFixed(3)}`,
    `JS ${kB(of('first'))}, later ${kB(of('later'))}`,
  ]
  process.stdout.write(`${name.padEnd(26)} ${figures.map((text) => text.padEnd(14)).join(' ')}\n`)
}

async function aCook(): Promise<Login> {
  const password = 'secret-1'
  const account = { username: 'bench@example.org', password, confirmPassword: password }
  const { json } = await rest(server, 'POST /api/register', { body: account })
  await addCredits(runtime.services.orm.em.fork(), {
    userId: json.user.id,
    amount: 1,
    kind: 'grant',
    cause: 'bench',
  })
  return json
}

/** One converted recipe, whose id comes back, and plain ones beside it. */
async function fillLibrary({ accessToken: token, user }: Login): Promise<string> {
  const body = { rawText: CARROT_SOUP }
  const draft = await rest(server, 'POST /api/create-recipe-from-text', { token, body })
  const { recipeId } = draft.json
  await rest(server, 'POST /api/process-recipe-ai', { token, body: { recipeId, language: 'en' } })
  await runtime.services.orm.em.fork().execute(
    `insert into recipe
       (id, created_at, updated_at, user_id, status, title, tags, ingredients, raw_text)
     select gen_random_uuid(), now(), now(), ?, 'converted', 'Stew of day ' || n,
            array['winter', 'stew'], '[]', 'A stew.'
     from generate_series(2, ?::int) as n`,
    [user.id, RECIPES],
  )
  return recipeId
}

/** A page of plain HTML with the words of the first screen and the stylesheet of the app. */
async function startBarePage(browser: Browser) {
  const page = await browser.newPage(PHONE)
  const words = await readWords(page)
  await page.close()
  const assets = join(CLIENT_DIR, 'assets')
  const style = (await readdir(assets)).find((name) => name.endsWith('.css')) ?? ''
  const files: Record<string, { type: string; content: Buffer }> = {
    '/': {
      type: 'text/html; charset=utf-8',
      content: gzipSync(
        `<!doctype html><link rel="stylesheet" href="/style.css"><main>${words}</main>`,
      ),
    },
    '/style.css': { type: 'text/css', content: gzipSync(await readFile(join(assets, style))) },
  }
  const http = createServer(({ url = '' }, response) => {
    const file = files[url]
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' })
    response.end(file.content)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => http.close() }
}

async function readWords(page: Page): Promise<string> {
  await page.goto(server.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const lines = (await page.locator('#root').innerText()).split('\n')
  return lines.map((line) => `<p>${line}</p>`).join('')
}
