import { useEffect, useState } from 'react'

/** How long a pointer rests on a sign before its name is told, ms. */
const OPEN_DELAY_MS = 700
/** So soon after one name the next is told at once, ms. */
const SKIP_DELAY_MS = 300

/** Buttons and links that a person who sees them knows by a picture alone. */
const SIGNS = ':is(button, a)[aria-label]:has(svg)'

export type PointedSign = { name: string; box: DOMRect }

/** The sign that a mouse rests on, or that the keyboard has come to. */
export function usePointedSign(): PointedSign | null {
  const [sign, setSign] = useState<PointedSign | null>(null)
  useEffect(() => {
    let element: Element | null = null
    let timer: ReturnType<typeof setTimeout>
    let hiddenAt = Number.NEGATIVE_INFINITY
    let isShown = false

    const hide = () => {
      clearTimeout(timer)
      if (isShown) hiddenAt = Date.now()
      isShown = false
      element = null
      setSign(null)
    }
    const show = () => {
      if (!element?.isConnected) return
      isShown = true
      setSign({ name: element.ariaLabel ?? '', box: element.getBoundingClientRect() })
    }
    const point = (next: Element | null, delayMs: number) => {
      if (next === element) return
      hide()
      element = next
      if (!next) return
      if (Date.now() - hiddenAt < SKIP_DELAY_MS) show()
      else timer = setTimeout(show, delayMs)
    }
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') point(signOf(target), OPEN_DELAY_MS)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const next = signOf(target)
      if (next?.matches(':focus-visible')) point(next, 0)
    }

    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: true }
    document.addEventListener('pointerover', onPointer, options)
    document.addEventListener('focusin', onFocus, options)
    for (const end of ['pointerdown', 'keydown', 'focusout', 'scroll']) {
      document.addEventListener(end, hide, options)
    }
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
  return sign
}

function signOf(target: EventTarget | null): Element | null {
  const sign = target instanceof Element ? target.closest(SIGNS) : null
  return sign?.textContent === '' ? sign : null
}
