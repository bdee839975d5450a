import { create } from 'zustand'

export type ToastContent = {
  title: string
  description?: string
  tone?: 'plain' | 'problem'
  /** Until it is closed, instead of some seconds. */
  stays?: boolean
  action?: { label: string; onPress: () => void }
}

type ToastState = {
  /** At most one at a time; the newest takes the place of the one before. */
  toast: (ToastContent & { id: number; open: boolean }) | null
}

export const useToasts = create<ToastState>()(() => ({ toast: null }))

let lastId = 0

export function showToast(content: ToastContent): void {
  lastId += 1
  useToasts.setState({ toast: { ...content, id: lastId, open: true } })
}

/** Who tries again has read what went wrong before. */
export function dismissProblem(): void {
  if (useToasts.getState().toast?.tone === 'problem') dismissToast()
}

/** Marks the toast closed; it stays in the state so that its way out can be seen. */
export function dismissToast(): void {
  useToasts.setState(({ toast }) => ({ toast: toast && { ...toast, open: false } }))
}
