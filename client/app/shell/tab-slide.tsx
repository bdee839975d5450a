import { AnimatePresence } from 'motion/react'
import * as m from 'motion/react-m'
import { TABS, type TabName, useAppStore } from '../../lib/app-store.ts'
import type { ShellPlace } from '../../lib/shell-path.ts'
import { TabContent } from './tab-content.tsx'

const TRANSITION = {
  x: { type: 'spring', stiffness: 300, damping: 35 },
  opacity: { duration: 0.2 },
} as const

const VARIANTS = {
  enter: (direction: number) => ({ x: direction * 48, opacity: 0 }),
  here: { x: 0, opacity: 1 },
  leave: (direction: number) => ({ x: direction * -48, opacity: 0 }),
}

/** 1 when the tab lies right of the one before, -1 when left. The store follows after the render. */
function useTabDirection(tab: TabName): 1 | -1 {
  const { activeTab, tabDirection } = useAppStore()
  if (tab === activeTab) return tabDirection
  return TABS.indexOf(tab) > TABS.indexOf(activeTab) ? 1 : -1
}

/** The open tab; another one comes in from the side it lies on. */
export function TabSlide({ place }: { place: ShellPlace }) {
  const direction = useTabDirection(place.tab)
  return (
    <AnimatePresence mode="popLayout" initial={false} custom={direction}>
      <m.div
        key={place.tab}
        className="w-full"
        custom={direction}
        variants={VARIANTS}
        initial="enter"
        animate="here"
        exit="leave"
        transition={TRANSITION}
      >
        <TabContent place={place} />
      </m.div>
    </AnimatePresence>
  )
}
