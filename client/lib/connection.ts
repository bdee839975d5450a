import { create } from 'zustand'

/** Whether the last call got no answer, or the device says that it has no network. */
export const useConnection = create(() => ({ isOffline: !navigator.onLine }))

export function tellConnection(isOffline: boolean): void {
  if (useConnection.getState().isOffline !== isOffline) useConnection.setState({ isOffline })
}
