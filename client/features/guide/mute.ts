import { create } from 'zustand'

/** `true` or `false`; belongs to the device as the theme does, so logging out keeps it. */
const KEY = 'recipeGuideMuted'

export const useMute = create<{ isMuted: boolean }>()(() => ({
  isMuted: localStorage.getItem(KEY) === 'true',
}))

export function toggleMute(): void {
  const isMuted = !useMute.getState().isMuted
  localStorage.setItem(KEY, String(isMuted))
  useMute.setState({ isMuted })
}
