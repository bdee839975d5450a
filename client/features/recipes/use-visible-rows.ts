import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Rows change in blocks, so that most movements of a finger change nothing. */
const BLOCK = 3

type Rows = { count: number /** Of one row, in pixels. */; height: number }

/**
 * Which rows of a long list are on the screen or near it, as the page scrolls: from `first` up to
 * but not including `end`.
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>, { count, height }: Rows) {
  const [block, setBlock] = useState(0)
  const [screen, setScreen] = useState(() => window.innerHeight)

  const measure = () => {
    const above = -(list.current?.getBoundingClientRect().top ?? 0)
    setBlock(Math.max(0, Math.floor(above / height / BLOCK)))
    setScreen(window.innerHeight)
  }
  // Before painting, because the page may have opened in the middle.
  useLayoutEffect(measure)
  useEffect(() => {
    const options = { passive: true }
    window.addEventListener('scroll', measure, options)
    window.addEventListener('resize', measure, options)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  })

  const seen = Math.ceil(screen / height)
  const last = Math.max(0, count - 1)
  return {
    first: Math.min(Math.max(0, (block - 1) * BLOCK), last),
    end: Math.min((block + 2) * BLOCK + seen, count),
  }
}
