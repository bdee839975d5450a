import type { ActionGraph, KitchenAction, Vessel } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { type LooseEnd, looseEnds, MIXING } from './loose-ends.ts'
import { NOWHERE } from './order.ts'
import { type Against, VesselEvidence } from './vessel-evidence.ts'

/** What an order is taken to be about: the vessel it goes on in, and the contents it brings along. */
export type Choice = {
  focus?: number
  brings?: readonly number[]
  /** It is about nothing that stands there already. */
  isApart?: boolean
  /** Its place is told, or it is no work for the machine anyway. */
  isSure: boolean
}

/** By the order's number. */
export type Choices = ReadonlyMap<number, Choice>

export type Method = Pick<ActionGraph, 'actions' | 'vessels'>

/**
 * A method as understood with some choices. `cost` is what speaks against them, `total` that and what
 * is left loose all the same.
 */
type Reading<T> = { understood: T; choices: Choices; cost: number; total: number }

/** A method as it is understood, and as it would be with other choices from an order on. */
type Understood<T> = { readonly method: Method; otherwise: (choices: Choices, from: number) => T }

type Option = { at: number; choice: Omit<Choice, 'isSure'>; against: Against }

/** How much worse a method is for each end that is left loose. */
const WEIGHTS: Record<LooseEnd['kind'], number> = {
  raw: 1,
  left: 2,
  nothing: 2,
  mixed: 1.5,
  unheated: 1.5,
}
/** What speaks so much against a choice is no choice. */
const MAX_COST = 2
/** Bringing along what is being worked on is a choice of its own. */
const BRINGING_ALONG = 0.2
/** What speaks against a pan for each order since it was used. */
const PER_ORDER = 0.03
/** Orders behind a loose end that may have been about it. */
const MAX_AHEAD = 14
/** Loose ends from which on a method is beyond repair, and not worth the time. */
const MAX_ENDS = 16
/** Choices tried at a time, and those among them that are compared. */
const MAX_TRIED = 8
const MAX_BETTER = 3
/** Wrong turns that a method is searched for. */
const MAX_TURNS = 6

/**
 * The reading of a method that leaves the fewest ends loose: where the orders, read one after the
 * other, do not add up, those that name no vessel are tried with others, until nothing gets better.
 */
export function bestReading<T extends Understood<T>>(first: T, lexicon: CompiledLexicon): T {
  let best = readingOf(first, new Map(), 0)
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const next = betterThan(best, lexicon)
    if (!next) break
    best = next
  }
  return best.understood
}

/** Each choice is a reading up to the end, so the best of the first that help is taken. */
function betterThan<T extends Understood<T>>(
  best: Reading<T>,
  lexicon: CompiledLexicon,
): Reading<T> | null {
  const better: Reading<T>[] = []
  for (const { at, choice, against } of optionsFor(best.understood.method, lexicon)) {
    const choices = withChoice(best.choices, at, { ...choice, isSure: against.isSure })
    const understood = best.understood.otherwise(choices, at)
    const other = readingOf(understood, choices, best.cost + against.cost)
    if (other.total < best.total) better.push(other)
    if (better.length === MAX_BETTER) break
  }
  return better.toSorted((a, b) => a.total - b.total)[0] ?? null
}

function readingOf<T extends Understood<T>>(
  understood: T,
  choices: Choices,
  cost: number,
): Reading<T> {
  const ends = looseEnds(understood.method)
  const total = ends.reduce((sum, { kind }) => sum + WEIGHTS[kind], cost)
  return { understood, choices, cost, total }
}

function withChoice(choices: Choices, at: number, choice: Choice): Choices {
  const known = choices.get(at)
  const brings = [...(known?.brings ?? []), ...(choice.brings ?? [])]
  return new Map(choices).set(at, { ...known, ...choice, brings })
}

/** Other vessels for the orders around what does not add up, each with what speaks against it. */
function optionsFor(method: Method, lexicon: CompiledLexicon): Option[] {
  const ends = looseEnds(method)
  if (ends.length === 0 || ends.length > MAX_ENDS) return []
  const evidence = new VesselEvidence(method, lexicon)
  const options = ends.flatMap((end) => {
    if (end.kind === 'nothing') return optionsForNothing(end, method, evidence)
    if (end.kind === 'mixed') return optionForMixed(end, method)
    if (end.kind === 'unheated') return optionsForUnheated(end, method)
    return end.kind === 'left' ? optionsForLeft(end, method, evidence) : []
  })
  return options
    .filter(({ against }) => against.cost < MAX_COST)
    .toSorted((a, b) => a.against.cost - b.against.cost)
    .slice(0, MAX_TRIED)
}

/** "[Fry the patties in a pan, …] Cook for 5 minutes": something that stands elsewhere. */
function optionsForNothing(
  { action, vessel }: LooseEnd,
  { actions, vessels }: Method,
  evidence: VesselEvidence,
): Option[] {
  const empty = actions[action]
  const before = actions.findLast((one) => one.id < action && one.vessel === vessel)
  const isOpen = (one: Vessel, at: KitchenAction) =>
    one.id !== vessel && (one.actions[0] ?? at.id) < at.id
  return [empty, before].flatMap((at) =>
    at === undefined
      ? []
      : vessels
          .filter((one) => isOpen(one, at))
          .flatMap(({ id }) => [
            { at: at.id, choice: { focus: id }, against: evidence.forFocus(at, id, at === empty) },
            {
              at: at.id,
              choice: { brings: [id] },
              against: evidence.forBringing(at, id, at === empty),
            },
          ]),
  )
}

/** "[Layer the brownies.] Whip the cream": in a bowl of its own. */
function optionForMixed({ action }: LooseEnd, { actions }: Method): Option[] {
  const at = actions[action]
  if (!at) return []
  const isBegun = at.component !== null || at.cues.isNewVessel
  const against = { cost: isBegun ? 0.25 : 0.75, isSure: true }
  return [{ at: action, choice: { isApart: true }, against }]
}

/** "[Set the bacon aside.] Add the onions and fry": what goes in for it goes into a pan. */
function optionsForUnheated({ action, vessel }: LooseEnd, { actions, vessels }: Method): Option[] {
  const isOf = (one: KitchenAction) => one.vessel === vessel && one.id <= action
  const isFor = ({ role }: KitchenAction) => MIXING.includes(role) || role === 'season'
  const before = actions.findLast((one) => isOf(one) && !isFor(one))?.id ?? NOWHERE
  const first = actions.find((one) => isOf(one) && one.id > before && isFor(one))
  return [...new Set([first, actions[action]])].flatMap((at) => {
    if (!at) return []
    const pans = vessels.filter(
      ({ id, kind, actions: [begun] }) =>
        id !== vessel && (kind === 'pot' || kind === 'fryingPan') && (begun ?? at.id) < at.id,
    )
    return [
      ...pans.map(({ id, actions: own }) => {
        const last = own.findLast((one) => one < at.id) ?? 0
        const against = { cost: 0.25 + PER_ORDER * (at.id - last), isSure: true }
        // What goes in with it is not what stands on the plate.
        const isApart = at.role === 'add'
        return { at: at.id, choice: { focus: id, ...(isApart && { isApart }) }, against }
      }),
      { at: at.id, choice: { isApart: true }, against: { cost: 0.75, isSure: true } },
    ]
  })
}

/** "[Make the glaze.] Brush over the buns": a later order is about it. */
function optionsForLeft(
  { action, vessel }: LooseEnd,
  { actions }: Method,
  evidence: VesselEvidence,
): Option[] {
  return actions.slice(action + 1, action + 1 + MAX_AHEAD).flatMap((at): Option[] => {
    const against = evidence.forFocus(at, vessel, false)
    const before = actions[at.id - 1]?.vessel ?? NOWHERE
    // "[Boil the cocoa.] Add it to the other bowl": what is being worked on goes there.
    const along = { ...against, cost: against.cost + BRINGING_ALONG }
    const isElsewhere = at.vessel !== NOWHERE && at.vessel !== vessel
    return [
      { at: at.id, choice: { focus: vessel }, against },
      ...(before === NOWHERE || before === vessel
        ? []
        : [{ at: at.id, choice: { focus: vessel, brings: [before] }, against: along }]),
      ...(isElsewhere
        ? [
            {
              at: at.id,
              choice: { brings: [vessel] },
              against: evidence.forBringing(at, vessel, false),
            },
          ]
        : []),
    ]
  })
}
