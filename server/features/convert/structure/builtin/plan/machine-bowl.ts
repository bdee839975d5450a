/** What the planner has to remember of the mixing bowl. */
export type MachineBowl = {
  /** The source's vessel that it stands in for. */
  vessel: number | null
  isFilled: boolean
  isHot: boolean
  hasWhisk: boolean
  /** Food was in it that it has not been rinsed of. */
  isSoiled: boolean
}

export function emptyBowl(isSoiled = false): MachineBowl {
  return { vessel: null, isFilled: false, isHot: false, hasWhisk: false, isSoiled }
}
