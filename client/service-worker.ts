import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** What workers have and pages have not, as far as it is used here. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type WorkerScope = {
  addEventListener: (type: string, listener: (event: ExtendableEvent) => void) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: object) => Promise<{ focus: () => Promise<unknown> }[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

/** Written in by the build: what is kept from the start, and what once it was used. */
declare const __PRECACHE__: PrecacheEntry[]
declare const __ON_DEMAND__: string[]

const PAGE = '/index.html'
const SHELL_CACHE = 'shell'
const ASSET_CACHE = 'assets'
/** Addresses that the server answers itself. `/clip` has headers of its own. */
const SERVER_PATHS =
  /^\/(api|trpc|dev|auth|clip|healthz|readyz|metrics)(?![\w-])|^[^?]*\.\w+(\?|$)/i

const worker = self as unknown as WorkerScope
// Every screen of a version stays together: offline, and while the next version is out already.
const shell = new PrecacheController({ cacheName: SHELL_CACHE })
const onDemand = __ON_DEMAND__

shell.precache(__PRECACHE__)
registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && onDemand.includes(url.pathname),
  new CacheFirst({ cacheName: ASSET_CACHE }),
)
registerRoute(
  new NavigationRoute(
    async ({ event, request }) => {
      event.waitUntil(renewPage().catch(() => {}))
      return (await shell.matchPrecache(PAGE)) ?? fetch(request)
    },
    { denylist: [SERVER_PATHS] },
  ),
)

/** Headers such as the content policy are the server's: they change without the page changing. */
async function renewPage() {
  const key = shell.getCacheKeyForURL(PAGE)
  if (!key) return
  const [cache, fresh] = await Promise.all([caches.open(SHELL_CACHE), fetch(PAGE)])
  const kept = await cache.match(key)
  const isSame = kept && fresh.ok && (await kept.text()) === (await fresh.clone().text())
  if (isSame) await cache.put(key, fresh)
}

const withoutHash = (url: string) =>
  new URL(url, location.href).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** The language and letters that were used are there in the new version, too. */
async function renewAssets() {
  const cache = await caches.open(ASSET_CACHE)
  const used = new Set((await cache.keys()).map(({ url }) => withoutHash(url)))
  const wanted = onDemand.filter((path) => used.has(withoutHash(path)))
  await Promise.all(wanted.map(async (path) => (await cache.match(path)) ?? cache.add(path)))
}

async function dropOldAssets() {
  const cache = await caches.open(ASSET_CACHE)
  const old = (await cache.keys()).filter(({ url }) => !onDemand.includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}

worker.addEventListener('install', (event) => event.waitUntil(renewAssets()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldAssets(), worker.clients.claim()])),
)
// The person has agreed to the new version.
worker.addEventListener('message', (event) => {
  if ((event as Event as MessageEvent).data?.type === 'SKIP_WAITING') worker.skipWaiting()
})
// A tapped notification brings the app back to the front.
worker.addEventListener('notificationclick', (event) => {
  ;(event as Event as Event & { notification: Notification }).notification.close()
  event.waitUntil(showApp())
})

async function showApp() {
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (page ? page.focus() : worker.clients.openWindow('/'))
}
