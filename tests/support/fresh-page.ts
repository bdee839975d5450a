import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

/**
 * Files that share a process share its page and the packages, which take long to load. Each begins
 * with a page as it is when it was just opened, and with modules of ours that nobody has used.
 */
localStorage.clear()
sessionStorage.clear()
window.history.replaceState(null, '', '/')
vi.resetModules()

// What modules listen to for as long as there is a page would outlive them here.
const { addEventListener, removeEventListener } = window
const listened: Parameters<typeof addEventListener>[] = []
window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
  listened.push(listener)
  addEventListener.apply(window, listener)
}

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  cleanup()
  for (const listener of listened) removeEventListener.apply(window, listener)
  window.addEventListener = addEventListener
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
})
