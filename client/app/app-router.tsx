import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { createAppHistory } from '../lib/app-history.ts'

/** Shows the place of the address; a page that is still on its way leaves the one before standing. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createAppHistory)
  const [place, setPlace] = useState(history.read)
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history])
  return (
    <Router location={place} navigator={history}>
      {children}
    </Router>
  )
}
