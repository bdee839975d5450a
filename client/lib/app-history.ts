import { createPath, type Location, type Navigator, type To } from 'react-router-dom'

/** What is kept with an entry of the browser's history: of the router, and which entry it is. */
type Entry = { usr: unknown; key: string; idx: number }

/** Is asked before the place is left; `true` holds that back until `proceed` is called. */
export type Guard = (proceed: () => void) => boolean

export type AppHistory = Navigator & {
  read: () => Location
  /** Calls back with each new place; returns how to stop. */
  listen: (callback: (place: Location) => void) => () => void
}

let guard: Guard | null = null

/** Has one guard asked before any move inside the app; returns how to stop. */
export function guardLeaving(ask: Guard): () => void {
  guard = ask
  return () => {
    if (guard === ask) guard = null
  }
}

const isHeld: Guard = (proceed) => guard?.(proceed) ?? false

/**
 * The browser's history for the router. The router's own asks before a place is left only together
 * with its loading of data, which is most of its size and not used here.
 */
export function createAppHistory(): AppHistory {
  const { history, location } = window
  const listeners = new Set<(place: Location) => void>()
  let index = readEntry()?.idx ?? 0
  if (!readEntry()) history.replaceState({ usr: history.state, key: FIRST_KEY, idx: index }, '')
  /** What the next `popstate` means, when it comes from a move of ours. */
  let onOwnMove: (() => void) | null = null

  const tell = (at: number) => {
    index = at
    for (const listener of listeners) listener(readPlace())
  }

  const write = (method: 'pushState' | 'replaceState', at: () => number) => {
    return (to: To, state?: unknown) => {
      const proceed = () => {
        const idx = at()
        history[method]({ usr: state ?? null, key: createKey(), idx }, '', hrefOf(to))
        tell(idx)
      }
      if (!isHeld(proceed)) proceed()
    }
  }

  const go = (distance: number, onArrival: () => void) => {
    onOwnMove = onArrival
    history.go(distance)
  }

  /** By then the address has changed already, so what is held back is taken back first. */
  const onPopState = () => {
    const own = onOwnMove
    onOwnMove = null
    if (own) return own()
    const to = numberEntry(index + 1)
    const distance = to - index
    let undo: () => void = () => {}
    const undone = new Promise<void>((resolve) => {
      undo = resolve
    })
    const proceed = () => undone.then(() => go(distance, () => tell(to)))
    if (distance === 0 || !isHeld(proceed)) return tell(to)
    go(-distance, undo)
  }

  return {
    read: readPlace,
    createHref: hrefOf,
    createURL: (to) => new URL(hrefOf(to), location.href),
    push: write('pushState', () => index + 1),
    replace: write('replaceState', () => index),
    go: (distance) => history.go(distance),
    listen(callback) {
      if (listeners.size === 0) window.addEventListener('popstate', onPopState)
      listeners.add(callback)
      return () => {
        listeners.delete(callback)
        if (listeners.size === 0) window.removeEventListener('popstate', onPopState)
      }
    },
  }
}

/** The key of the entry that a visit begins with, as the router names it. */
const FIRST_KEY = 'default'

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

const createKey = () => Math.random().toString(36).slice(2, 10)

function readEntry(): Entry | null {
  const state = window.history.state as Partial<Entry> | null
  return typeof state?.idx === 'number' ? (state as Entry) : null
}

/** The number of the entry; an address typed into the browser makes one that has none yet. */
function numberEntry(next: number): number {
  const entry = readEntry()
  if (entry) return entry.idx
  window.history.replaceState({ usr: null, key: createKey(), idx: next }, '')
  return next
}

function readPlace(): Location {
  const { pathname, search, hash } = window.location
  const entry = readEntry()
  return {
    pathname,
    search,
    hash,
    state: entry?.usr ?? null,
    key: entry?.key ?? FIRST_KEY,
  } as Location
}
