import { useEffect } from 'react'

/** Keeps `--vh`, a hundredth of what is visible, true while a phone's bars come and go. */
export function useViewportHeight(): void {
  useEffect(() => {
    const measure = () => {
      document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    window.addEventListener('orientationchange', measure)
    return () => {
      window.removeEventListener('resize', measure)
      window.removeEventListener('orientationchange', measure)
    }
  }, [])
}
