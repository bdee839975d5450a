/** The service worker, which the build makes; while developing there is none. */
const WORKER = '/sw.js'

/** Registers the worker, or finds it registered; `null` where there can be none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  // Not on pages without https.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  return navigator.serviceWorker.register(WORKER)
}

/**
 * Calls back with a new version that is loaded and waits, also with one that comes later. Returns
 * how to stop.
 */
export function onNewVersion(
  registration: ServiceWorkerRegistration,
  offer: (waiting: ServiceWorker) => void,
): () => void {
  const look = () => {
    // Without a worker in charge this is the first version, which needs no offer.
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', look)
  look()
  follow()
  registration.addEventListener('updatefound', follow)
  return () => registration.removeEventListener('updatefound', follow)
}

/** Puts the new version in charge and shows it. */
export function startNewVersion(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** Has the worker keep what this page has loaded before the worker was there. */
export async function keepLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  const urlsToCache = urls.filter((url) => url.startsWith(`${location.origin}/assets/`))
  // Workbox hands these to the routes as if the page asked for them now.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}
