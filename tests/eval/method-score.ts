import type { FoundAction, LabelledMethod } from './labelled-method.ts'

/** Right ones, those found that are not right, and those missed. */
export type Counts = { right: number; extra: number; missed: number }

export type MethodScore = {
  actions: Counts
  /** Pairs of an action and an ingredient line. */
  pairs: Counts
  /** Pairs of actions of which one works on the other's result. */
  links: Counts
  /** Ingredient lines of labelled actions, and those that no found action consumes. */
  lines: number
  lost: number[]
  /** Pairs of lines that both tell the order of, and those that go in in the opposite order. */
  orders: number
  inverted: number
  /** For each labelled action the found one with the same verb. */
  partners: (number | null)[]
}

/** Scores what was found in a method against its labels; labels known to be broken count nowhere. */
export function scoreMethod(labelled: LabelledMethod, found: readonly FoundAction[]): MethodScore {
  const partners = partnersOf(labelled, found)
  const brokenAt = labelled.actions.filter(({ ok }) => !ok).map(({ inst }) => inst)
  const matched = partners.filter((at) => at !== null).length
  const extra = found.filter(
    (action, at) => !partners.includes(at) && !brokenAt.includes(action.inst),
  )
  const labels = labelled.actions.filter(({ ok }) => ok)
  const uses = firstUses(labels.map(({ ings }) => ings.map(({ ing }) => ing)))
  const foundUses = firstUses(found.map(({ ings }) => ings))
  return {
    actions: { right: matched, extra: extra.length, missed: labels.length - matched },
    pairs: compare(
      labelled.actions.flatMap(({ ings, ok }, at) =>
        ok
          ? pairsOf(
              at,
              ings.map(({ ing }) => ing),
            )
          : [],
      ),
      found.flatMap(({ ings }, at) => pairsOf(labelOf(at, partners), ings)),
    ),
    links: linkCounts(labelled, found, partners),
    lines: uses.size,
    lost: [...uses.keys()].filter((line) => !foundUses.has(line)),
    ...ordersOf(uses, foundUses),
    partners,
  }
}

/** Per cent of the harmonic mean of precision and recall. */
export function f1({ right, extra, missed }: Counts): number {
  return (100 * 2 * right) / Math.max(1, 2 * right + extra + missed)
}

/** For each labelled action the first free found one whose span overlaps it. */
function partnersOf({ actions }: LabelledMethod, found: readonly FoundAction[]): (number | null)[] {
  const taken = new Set<number>()
  return actions.map(({ inst, span, ok }) => {
    if (!ok) return null
    const at = found.findIndex(
      (one, index) =>
        !taken.has(index) && one.inst === inst && one.span[0] < span[1] && one.span[1] > span[0],
    )
    if (at < 0) return null
    taken.add(at)
    return at
  })
}

/**
 * The labels link an action to earlier ones where its text leaves out what it works on; where it
 * names that they have no link, so found links count only for actions that the labels link.
 */
function linkCounts(
  { actions }: LabelledMethod,
  found: readonly FoundAction[],
  partners: readonly (number | null)[],
): Counts {
  const labelled = actions.flatMap(({ takes, ok }, at) => (ok ? pairsOf(at, takes) : []))
  const linked = found.flatMap(({ takes }, at) => {
    const label = labelOf(at, partners)
    const isLinked = typeof label === 'number' && (actions[label]?.takes.length ?? 0) > 0
    if (!isLinked) return []
    return pairsOf(
      label,
      takes.map((taken) => labelOf(taken, partners)),
    )
  })
  return compare(labelled, linked)
}

/** The labelled action of a found one; a name of its own where there is none. */
function labelOf(found: number, partners: readonly (number | null)[]): number | string {
  const at = partners.indexOf(found)
  return at < 0 ? `found ${found}` : at
}

function pairsOf(one: number | string, others: readonly (number | string)[]): string[] {
  return others.map((other) => `${one} ${other}`)
}

function compare(labelled: readonly string[], found: readonly string[]): Counts {
  const [wanted, got] = [new Set(labelled), new Set(found)]
  const right = wanted.intersection(got).size
  return { right, extra: got.size - right, missed: wanted.size - right }
}

/** Ingredient line → index of the first action that consumes it. */
function firstUses(actions: readonly (readonly number[])[]): Map<number, number> {
  const uses = new Map<number, number>()
  actions.forEach((lines, at) => {
    for (const line of lines) if (!uses.has(line)) uses.set(line, at)
  })
  return uses
}

function ordersOf(uses: Map<number, number>, found: Map<number, number>) {
  const lines = [...uses.keys()].filter((line) => found.has(line))
  const pairs = lines.flatMap((one, at) =>
    lines.slice(at + 1).map((other) => [one, other] as const),
  )
  const signs = pairs.map(([one, other]) =>
    [uses, found].map((order) => Math.sign((order.get(one) ?? 0) - (order.get(other) ?? 0))),
  )
  const told = signs.filter((pair) => pair.every((sign) => sign !== 0))
  return { orders: told.length, inverted: told.filter(([a, b]) => a !== b).length }
}
