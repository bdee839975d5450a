import { Skeleton } from '../../ui/skeleton.tsx'
import { CARD_CLASSES } from './recipe-card.tsx'

export function GridSkeleton({ cards }: { cards: number }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike and never reordered
        <Skeleton key={index} shape="card" className={CARD_CLASSES} />
      ))}
    </div>
  )
}
