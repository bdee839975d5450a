/** What was, is, and was undone; the newest of `past` and of `future` comes last. */
export type EditHistory<T> = { past: readonly T[]; present: T; future: readonly T[] }

/** Far more than anybody goes back by hand. */
const KEPT = 100

export function beginHistory<T>(present: T): EditHistory<T> {
  return { past: [], present, future: [] }
}

/** One entry more; a present that is as before makes none. */
export function recorded<T>(history: EditHistory<T>, present: T): EditHistory<T> {
  if (isSame(history.present, present)) return history
  return { past: [...history.past, history.present].slice(-KEPT), present, future: [] }
}

export function undone<T>({ past, present, future }: EditHistory<T>): EditHistory<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [...future, present] }
}

export function redone<T>({ past, present, future }: EditHistory<T>): EditHistory<T> {
  const after = future.at(-1)
  if (after === undefined) return { past, present, future }
  return { past: [...past, present], present: after, future: future.slice(0, -1) }
}

/** Whether two plain values say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
