import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const STORAGE_KEY = 'scroll-places'

/** Pixels from the top, by the key of the entry in the browser's history. */
type Places = Record<string, number>

/** Shows what one comes back to scrolled as it was left, and all else from its top. */
export function useScrollPlaces(): void {
  const { key, hash } = useLocation()
  const places = useRef<Places>(null)
  places.current ??= readPlaces()

  useLayoutEffect(() => {
    const kept = places.current ?? {}
    const target = hash && document.getElementById(hash.slice(1))
    if (kept[key] === undefined && target) target.scrollIntoView()
    else window.scrollTo(0, kept[key] ?? 0)
    const keep = () => {
      kept[key] = window.scrollY
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key, hash])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const leave = () => {
      storePlaces(places.current ?? {})
      // The browser can wait for what comes late, e.g. pictures.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    return {}
  }
}

function storePlaces(places: Places): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places))
  } catch {
    // A full storage is no reason to stop somebody who leaves.
  }
}
