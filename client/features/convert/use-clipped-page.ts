import { useEffect, useState } from 'react'
import { askForPage, type ClippedPage, readClip } from '../../lib/clip.ts'

/** How long a page may take to hand itself over, ms. */
const PATIENCE_MS = 4_000

type Clipped = { page: ClippedPage | null; isWaiting: boolean }

/** The page that the bookmarklet was used on, as soon as it comes. */
export function useClippedPage(): Clipped {
  const [page, setPage] = useState<ClippedPage | null>(null)
  const [isWaiting, setWaiting] = useState(window.opener !== null)
  useEffect(() => {
    const { opener } = window as { opener: Window | null }
    if (!opener) return
    const take = (event: MessageEvent) => {
      const clip = event.source === opener ? readClip(event) : null
      if (clip) setPage(clip)
    }
    window.addEventListener('message', take)
    const timer = setTimeout(() => setWaiting(false), PATIENCE_MS)
    askForPage(opener)
    return () => {
      window.removeEventListener('message', take)
      clearTimeout(timer)
    }
  }, [])
  return { page, isWaiting: isWaiting && !page }
}
