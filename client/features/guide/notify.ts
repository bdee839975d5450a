/** Phones show notifications only through a worker; it also brings the page back when one is tapped. */
const WORKER = '/notification-worker.js'

/** Asks once whether notifications may be shown; call it when a timer is started, never before. */
export async function askToNotify(): Promise<void> {
  if (!canNotify() || Notification.permission === 'denied') return
  const permission = await Notification.requestPermission()
  if (permission === 'granted') await navigator.serviceWorker.register(WORKER)
}

/** Shows a message outside the page, one for each tag; does nothing where that is not allowed. */
export async function notify(title: string, options: NotificationOptions): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  await navigator.serviceWorker.register(WORKER)
  // Just registered, it cannot show anything yet.
  const registration = await navigator.serviceWorker.ready
  await registration.showNotification(title, { icon: '/icon.svg', ...options })
}

/** Neither exists on pages without https. */
function canNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator
}
