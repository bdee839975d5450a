import { useEffect, useRef, useState } from 'react'
import { guardLeaving } from '../../lib/app-history.ts'

type Held = { proceed: () => void }

/**
 * Guards the ways out of a form. Unsaved changes are asked about, by the browser in its own words;
 * whoever goes while they are being saved arrives once they are.
 */
export function useLeave(isDirty: boolean) {
  const [question, setQuestion] = useState<Held | null>(null)
  /** Set before leaving on purpose: that happens sooner than the next render. */
  const isDone = useRef(false)
  /** While saving; with the way out that was taken last, if any was. */
  const saving = useRef<Partial<Held> | null>(null)

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  useEffect(
    () =>
      guardLeaving((proceed) => {
        if (isDone.current) return false
        if (saving.current) saving.current.proceed = proceed
        else if (isDirty) setQuestion({ proceed })
        else return false
        return true
      }),
    [isDirty],
  )

  const leaveBy = (proceed: () => void) => {
    isDone.current = true
    proceed()
  }

  return {
    isDone,
    leaveBy,
    /** Waits for the answer whether to leave without saving. */
    question,
    stay: () => setQuestion(null),
    /** Answers whether it was saved and the form is still where the person is. */
    async holdWhile(save: () => Promise<boolean>): Promise<boolean> {
      if (saving.current) return false
      saving.current = {}
      const isSaved = await save()
      const { proceed } = saving.current
      saving.current = null
      if (!proceed) return isSaved
      if (isSaved || !isDirty) leaveBy(proceed)
      else setQuestion({ proceed })
      return false
    },
  }
}
export type Leave = ReturnType<typeof useLeave>
