import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

/** A part of the account screen under its heading. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-title">{title}</h2>
      <Card className="grid gap-4 sm:px-6">{children}</Card>
    </section>
  )
}
