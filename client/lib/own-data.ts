import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** What a person leaves in this browser's storage, apart from their login, lies under this prefix. */
const PREFIX = 'own-'
const OWNER_KEY = `${PREFIX}by`

const emptyStores = new Set<() => void>()

/** For what is kept elsewhere than in the stores: calls back when it is to be forgotten. */
export function onOwnDataForgotten(empty: () => void): void {
  emptyStores.add(empty)
}

/** Whose data this browser holds; null when nobody's. */
export function dataOwner(): string | null {
  return localStorage.getItem(OWNER_KEY)
}

/**
 * A store that outlives reloads and is the same in every tab of the browser, until its owner logs
 * out. Its actions stand beside it and use `setState`.
 */
export function createOwnStore<State extends object>(name: string, initial: State) {
  const key = PREFIX + name
  const store = create<State>()(persist(() => initial, { name: key }))
  const empty = () => store.setState(initial, true)
  emptyStores.add(empty)
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== key && changed !== null) return
    if (newValue === null) empty()
    else store.persist.rehydrate()
  })
  return store
}

/** Empties these stores and removes what they kept, also of those that are not loaded. */
export function forgetOwnData(): void {
  for (const empty of emptyStores) empty()
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  }
}

/** Says who is signed in: what somebody else has left is forgotten. */
export function claimOwnData(userId: string): void {
  const owner = localStorage.getItem(OWNER_KEY)
  if (owner !== null && owner !== userId) forgetOwnData()
  localStorage.setItem(OWNER_KEY, userId)
}
