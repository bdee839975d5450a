// Does one thing: a tapped notification brings the app back to the front.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showApp())
})

async function showApp() {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (page ? page.focus() : self.clients.openWindow('/'))
}
