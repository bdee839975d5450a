// Runs before the first paint, while everything else is still on its way.

// Zod makes no functions from text, which the page's security policy forbids. It is loaded late and
// reads this as soon as it is.
window.__zod_globalConfig = { jitless: true }

try {
  // A chosen theme does not flash the other one.
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // Who is signed in is asked at once; `early-call.ts` hands the answer to the app.
  const token = localStorage.getItem('token')
  if (token) {
    const url = '/trpc/auth.me?batch=1&input=%7B%7D'
    const authorization = `Bearer ${token}`
    const response = fetch(url, { headers: { authorization } })
    // A failure is told by the app, once it is there.
    response.catch(() => {})
    window.earlyCall = { url, authorization, response }
  }
} catch {
  // Storage may be forbidden: then the system's theme is used, and nobody is signed in.
}
