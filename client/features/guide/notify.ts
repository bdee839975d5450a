import { registerWorker } from '../../lib/app-worker.ts'

/** Asks once whether notifications may be shown; call it when a timer is started, never before. */
export async function askToNotify(): Promise<void> {
  if (!canNotify() || Notification.permission === 'denied') return
  const permission = await Notification.requestPermission()
  if (permission === 'granted') await registerWorker()
}

/** Shows a message outside the page, one for each tag; does nothing where that is not allowed. */
export async function notify(title: string, options: NotificationOptions): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  // Phones show notifications only through a worker; it brings the page back when one is tapped.
  if (!(await registerWorker())) return
  // Just registered, it cannot show anything yet.
  const registration = await navigator.serviceWorker.ready
  await registration.showNotification(title, { icon: '/icon-192.png', ...options })
}

/** Neither exists on pages without https. */
function canNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator
}
