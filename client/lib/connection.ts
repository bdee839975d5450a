import { create } from 'zustand'

/** Whether the last call got no answer, or the device says that it has no network. */
export const useConnection = create(() => ({ isOffline: !navigator.onLine }))

export function tellConnection(isOffline: boolean): void {
  if (useConnection.getState().isOffline !== isOffline) useConnection.setState({ isOffline })
}

/** Calls back each time that the server is within reach again; returns how to stop that. */
export function onReconnected(callback: () => void): () => void {
  return useConnection.subscribe(({ isOffline }, before) => {
    if (before.isOffline && !isOffline) callback()
  })
}
