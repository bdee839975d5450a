import { create } from 'zustand'

export const TABS = ['convert', 'recipes', 'shopping', 'credits', 'settings'] as const
export type TabName = (typeof TABS)[number]

type AppState = {
  showAuthModal: boolean
  /** Where the person wanted to go when they were asked who they are. */
  afterLogin: string | null
  activeTab: TabName
  /** 1 when the last change of tab went to the right, -1 to the left. */
  tabDirection: 1 | -1
  /** What the running conversion is at, in words; empty when none runs. */
  processingMessage: string
  setShowAuthModal: (show: boolean, afterLogin?: string) => void
  setActiveTab: (tab: TabName) => void
  setProcessingMessage: (message: string) => void
}

/** State of the interface that many places share and no address holds. */
export const useAppStore = create<AppState>()((set) => ({
  showAuthModal: false,
  afterLogin: null,
  activeTab: 'convert',
  tabDirection: 1,
  processingMessage: '',
  setShowAuthModal: (showAuthModal, afterLogin) =>
    set({ showAuthModal, afterLogin: afterLogin ?? null }),
  setActiveTab: (activeTab) =>
    set((state) => {
      if (state.activeTab === activeTab) return state
      const isRightwards = TABS.indexOf(activeTab) > TABS.indexOf(state.activeTab)
      return { activeTab, tabDirection: isRightwards ? 1 : -1 }
    }),
  setProcessingMessage: (processingMessage) => set({ processingMessage }),
}))
