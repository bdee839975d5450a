import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Opens beside the form, so that nothing typed into it is lost. */
export function LegalLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <Link
      to={to}
      target="_blank"
      className="rounded-s font-semibold text-basil underline underline-offset-3"
    >
      {children}
    </Link>
  )
}
