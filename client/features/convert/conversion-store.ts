import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { ConversionProgress } from '#shared/convert.ts'
import type { EntryName } from '../../lib/shell-path.ts'

/** Where a conversion was started: from which entry, or from a draft in the library. */
export type ConversionSource = EntryName | 'draft'

export type RunningConversion = {
  source: ConversionSource
  /** What was typed, where the page could begin with it anew. */
  input?: string
  /** A reload came while the input was being read. */
  isCutShort?: boolean
  /** Absent while the page or text is still being read. */
  conversionId?: string
  /** The recipe that came of it, which the person is being led to. */
  resultId?: string
  progress?: ConversionProgress
  /** The server is out of reach; it is asked again until it answers. */
  isCutOff?: boolean
}

type ConversionState = {
  running: RunningConversion | null
  /** What was read last, so that trying the same input again reads and stores it once. */
  draft: { input: string; recipeId: string } | null
  /** Why the last attempt from an entry failed. */
  problem: { source: ConversionSource; words: string } | null
}

export const useConversion = create<ConversionState>()(
  persist((): ConversionState => ({ running: null, draft: null, problem: null }), {
    name: 'entry-draft',
    storage: createJSONStorage(() => sessionStorage),
    // Like what was typed, what became of it outlives a reload.
    partialize: ({ draft, running }) => ({ draft, running: keptOf(running) }),
  }),
)

function keptOf(running: RunningConversion | null): RunningConversion | null {
  if (!running) return null
  const { source, conversionId, input } = running
  if (conversionId) return { source, conversionId }
  // The reading ends with the page.
  return input === undefined ? null : { source, input, isCutShort: true }
}

/** Session-storage keys under which the entries keep what was typed. */
export const ENTRY_KEYS = { url: 'entry-url', text: 'entry-text', idea: 'entry-idea' } as const

export function clearProblem(): void {
  useConversion.setState({ problem: null })
}

/** The recipe that came of the running conversion is on the screen. */
export function finishConversion(recipeId: string): void {
  useConversion.setState(({ running }) => (running?.resultId === recipeId ? { running: null } : {}))
}
