import { type RefObject, useLayoutEffect, useRef } from 'react'
import { TABS, type TabName, useAppStore } from '../../lib/app-store.ts'
import { canMove } from '../../lib/can-move.ts'
import type { ShellPlace } from '../../lib/shell-path.ts'
import { springTiming } from '../../lib/spring.ts'
import { TabContent } from './tab-content.tsx'

const SLIDE = springTiming({ stiffness: 300, damping: 35 })
const FADE = { duration: 200, easing: 'ease-out' }
const DISTANCE_PX = 48

/** 1 when the tab lies right of the one before, -1 when left. The store follows after the render. */
function useTabDirection(tab: TabName): 1 | -1 {
  const { activeTab, tabDirection } = useAppStore()
  if (tab === activeTab) return tabDirection
  return TABS.indexOf(tab) > TABS.indexOf(activeTab) ? 1 : -1
}

/** The open tab; another one comes in from the side it lies on. */
export function TabSlide({ place }: { place: ShellPlace }) {
  const direction = useTabDirection(place.tab)
  const panel = useRef<HTMLDivElement>(null)
  useSlide(panel, { tab: place.tab, direction })
  return (
    <div key={place.tab} ref={panel} className="w-full">
      <TabContent place={place} />
    </div>
  )
}

type Panel = { tab: TabName; element: HTMLElement }

function useSlide(panel: RefObject<HTMLElement | null>, { tab, direction }: Slide) {
  const shown = useRef<Panel>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const before = shown.current
    shown.current = { tab, element }
    if (!before || before.tab === tab || !canMove()) return
    slide(element, { from: direction, to: 0 })
    slideAway(before.element, { over: element, direction })
  }, [panel, tab, direction])
}

type Slide = { tab: TabName; direction: 1 | -1 }

/** What React has taken out of the page stays over it as a mere picture until it is gone. */
function slideAway(
  element: HTMLElement,
  { over, direction }: { over: Element; direction: number },
) {
  element.inert = true
  element.ariaHidden = 'true'
  element.classList.add('absolute', 'top-0', 'left-0')
  over.after(element)
  slide(element, { from: 0, to: -direction }).onfinish = () => element.remove()
}

/** Moves by sides: 0 is the place of the open tab, where alone it can be seen. */
function slide(element: HTMLElement, { from, to }: { from: number; to: number }): Animation {
  const offset = (side: number) => `${side * DISTANCE_PX}px 0`
  element.animate({ translate: [offset(from), offset(to)] }, SLIDE)
  return element.animate({ opacity: [1 - Math.abs(from), 1 - Math.abs(to)] }, FADE)
}
