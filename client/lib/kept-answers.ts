import { clear, createStore, del, get, set } from 'idb-keyval'

/** What the server last answered, for when there is no network. Loaded when it is first needed. */
const store = createStore('thermoscribe', 'answers')

export const recall = (key: string): Promise<unknown> => get(key, store)
export const keep = (key: string, answer: unknown): Promise<void> => set(key, answer, store)
export const forget = (key: string): Promise<void> => del(key, store)
export const forgetAll = (): Promise<void> => clear(store)
