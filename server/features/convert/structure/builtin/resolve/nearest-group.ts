import type { Candidate } from '../parse/candidate.ts'

/** The group that is being made, or else the next one of the list that has one of them. */
export function nearestGroup(
  candidates: readonly Candidate[],
  group: number | null,
): number | null {
  const groups = candidates.map(({ ingredient }) => ingredient.group)
  if (group === null || groups.includes(group)) return group
  const later = groups.filter((one) => one !== null && one > group) as number[]
  return later.length > 0 ? Math.min(...later) : group
}

/** The group that the clause's unmistakable names agree on. */
export function groupMeant(candidates: Candidate[]): number | null {
  const groups = new Set(unmistakable(candidates).map(({ ingredient }) => ingredient.group))
  const [only] = groups
  return groups.size === 1 && only !== undefined ? only : null
}

/** The names that one food of the list alone has. */
export function unmistakable(candidates: readonly Candidate[]): Candidate[] {
  // In "granulated sugar" the sugar alone says nothing.
  const isInLonger = ({ from, to }: Candidate) =>
    candidates.some(
      (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
    )
  return candidates.filter(
    (one) =>
      !isInLonger(one) &&
      !candidates.some((other) => other.from === one.from && other.ingredient !== one.ingredient),
  )
}
