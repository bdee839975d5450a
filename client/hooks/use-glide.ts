import { type RefObject, useLayoutEffect, useRef } from 'react'
import { canMove } from '../lib/can-move.ts'

const DURATION_MS = 260

/**
 * Lets what has `data-glide` move to its new place, where a change of `content` has put it, instead
 * of jumping there. A person who asked for less motion gets the jump.
 */
export function useGlide(root: RefObject<HTMLElement | null>, content: unknown): void {
  const places = useRef(new Map<string, number>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what moves the places
  useLayoutEffect(() => {
    const before = places.current
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? [])]
    places.current = new Map(elements.map((element) => [keyOf(element), topOf(element)]))
    if (!canMove()) return

    for (const element of elements) {
      const from = before.get(keyOf(element))
      const distance = from === undefined ? 0 : from - topOf(element)
      if (distance === 0) continue
      element.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
        duration: DURATION_MS,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      })
    }
  }, [root, content])
}

function keyOf(element: HTMLElement): string {
  return element.dataset.glide ?? ''
}

/** Within its parent, so that what moves with its parent moves once; scrolling does not count. */
function topOf(element: HTMLElement): number {
  return element.offsetTop - (element.parentElement?.offsetTop ?? 0)
}
