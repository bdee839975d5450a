import { Skeleton } from '../../ui/skeleton.tsx'

export function GridSkeleton({ cards }: { cards: number }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike and never reordered
        <Skeleton key={index} className="h-44 rounded-l" />
      ))}
    </div>
  )
}
