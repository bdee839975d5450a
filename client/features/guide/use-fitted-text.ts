import { useLayoutEffect, useRef } from 'react'

/** Sizes of the text, px: to be read from a metre away; a long one is told smaller before it is cut. */
const LARGEST_PHONE = 56
const LARGEST = 72
const LARGE = 40
const SMALLEST = 24
/** Where the shorter side of the window has this many px, there is more room than on a phone. */
const TABLET = 600
/** What follows a text that fills the screen is seen to be there, px. */
const PEEK = 64

/** While sizes are tried, a word that would have to be broken shows that it is too large. */
const UNBROKEN = { overflowWrap: 'normal', hyphens: 'manual' }
const BREAKING = { overflowWrap: '', hyphens: '' }

/**
 * Sets the text of a step as large as the screen allows. What stands below it is in sight too as
 * long as the text stays large; a text that has no room even so is set smaller by itself. `content`
 * changes with what is shown.
 */
export function useFittedText(content: string) {
  /** Scrolls what has no room. */
  const frame = useRef<HTMLDivElement>(null)
  /** The text and what belongs to it; where there are two columns, it scrolls by itself. */
  const block = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLParagraphElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is the reason to run
  useLayoutEffect(() => {
    const parts = { frame: frame.current, block: block.current, text: text.current }
    if (!isThere(parts)) return
    const refit = () => fitText(parts)
    for (const part of [parts.frame, parts.block]) part.scrollTop = 0
    refit()
    // The typeface may come later.
    document.fonts?.ready.then(refit)
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(refit)
    observer.observe(parts.frame)
    observer.observe(parts.block)
    return () => observer.disconnect()
  }, [content])
  return { frame, block, text }
}

type Parts = { frame: HTMLElement; block: HTMLElement; text: HTMLElement }

function isThere(parts: { [Name in keyof Parts]: Parts[Name] | null }): parts is Parts {
  return Object.values(parts).every((part) => part !== null)
}

function fitText({ frame, block, text }: Parts): void {
  // In two columns the frame has no box of its own.
  const room = frame.clientHeight > 0 ? frame : block
  const hasWide = Math.min(window.innerWidth, window.innerHeight) >= TABLET
  const isAllSeen = () => room.scrollHeight <= room.clientHeight
  const isTextSeen = () => {
    const below = room.scrollHeight - block.offsetHeight
    return block.scrollHeight + Math.min(below, PEEK) <= room.clientHeight
  }
  const sized = (isRight: () => boolean, { breaks } = { breaks: false }) => {
    return (size: number) => {
      Object.assign(text.style, { fontSize: `${size}px`, ...(breaks ? BREAKING : UNBROKEN) })
      return text.scrollWidth <= text.clientWidth && isRight()
    }
  }
  const size =
    largest({ from: LARGE, to: hasWide ? LARGEST : LARGEST_PHONE }, sized(isAllSeen)) ??
    largest({ from: SMALLEST, to: LARGE }, sized(isTextSeen)) ??
    largest({ from: SMALLEST, to: LARGE }, sized(isTextSeen, { breaks: true })) ??
    SMALLEST
  Object.assign(text.style, { fontSize: `${size}px`, ...BREAKING })
}

/** The largest whole number for which it is right, as long as it is for every smaller one. */
function largest(range: { from: number; to: number }, isRight: (size: number) => boolean) {
  let [low, high] = [range.from, range.to]
  if (!isRight(low)) return null
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isRight(middle)) low = middle
    else high = middle - 1
  }
  return low
}
