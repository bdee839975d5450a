import type { KitchenAction, Portion } from '../ir/graph.ts'
import type { FixedSentence, WeighedPortion } from '../ir/operation.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { PIECE_BY_PIECE } from './feeding.ts'
import type { PlanState } from './plan-state.ts'
import { grams } from './situation.ts'
import type { Run } from './span.ts'
import { foodsOf } from './trace.ts'

/** Gathers what goes into the bowl before its next run, with the tools that the run wants. */
export class Weighing {
  private pending: WeighedPortion[] = []
  private pendingActions: number[] = []
  private before: FixedSentence[] = []
  /** What the source orders besides while things go in. */
  private said: KitchenAction[] = []
  /** What has gone in to be chopped, and does not go in again with the order that adds it. */
  private readonly chopped = new Set<Portion>()
  private isWhiskIn = false
  private readonly state: PlanState

  constructor(state: PlanState) {
    this.state = state
  }

  get isPending(): boolean {
    return this.pending.length > 0
  }

  /** Has portions wait to go in, cut as the run's blades need them. */
  put(
    portions: readonly Portion[],
    run: Run | undefined,
    { manner = null, own = null }: Pick<WeighedPortion, 'manner' | 'own'> = {},
  ): void {
    const items = portions.map((portion) => ({ portion, raw: rawFor(portion, run), manner, own }))
    this.pending.push(...items)
  }

  isIn(portions: readonly Portion[]): void {
    for (const portion of portions) this.chopped.add(portion)
  }

  /** What goes in next is by this action's order as well. */
  note(action: number): void {
    this.pendingActions.push(action)
  }

  /** Has an order for seasoning told behind what goes in next, unless the salt is among it. */
  say(action: KitchenAction): void {
    const isSalted = this.pending.some(({ portion }) => portion.food.food === 'salt')
    if (!isSalted) this.said.push(action)
  }

  /** Forgets what waits if it is all among the portions; whether it was. */
  dropIfAmong(portions: readonly Portion[]): boolean {
    const isAmong =
      this.pending.length > 0 && this.pending.every(({ portion }) => portions.includes(portion))
    if (isAmong) this.pending = []
    return isAmong
  }

  /** Takes out the oil, or without any the liquid, that is poured in while the blades turn. */
  takeTrickled(): Portion[] {
    const ofKind = (kind: Food) => this.pending.filter(({ portion }) => portion.food.food === kind)
    const oil = ofKind('oil')
    // What goes in "a spoonful at a time" has its own way in; liquid alone fills an empty bowl.
    const liquid = ofKind('liquid').filter(({ manner }) => this.state.bowl.isFilled && !manner)
    const trickled = oil.length > 0 ? oil : liquid
    this.pending = this.pending.filter((one) => !trickled.includes(one))
    return trickled.map(({ portion }) => portion)
  }

  /** Takes out the bars of chocolate, which are chopped before they melt. */
  takeBars(): WeighedPortion[] {
    const cuts = this.state.parts.graph.actions.filter(({ role }) => role === 'cut')
    const cut = new Set(cuts.flatMap(({ objects }) => objects.map(({ id }) => id)))
    const bars = this.pending.filter((one) => isBar(one) && !cut.has(one.portion.food.id))
    this.pending = this.pending.filter((one) => !bars.includes(one))
    return bars.map((one) => ({ ...one, raw: 'inChunks' }))
  }

  /**
   * Takes out what goes in bit by bit while the blades turn, and what comes behind it: flour that
   * goes in slowly waits for the eggs that go in one by one. It needs something to go into.
   */
  takeFed(): { fed: WeighedPortion[]; rest: WeighedPortion[] } {
    const first = this.pending.findIndex(({ manner }) => manner)
    if (first < 0 || (first === 0 && !this.state.bowl.isFilled)) return { fed: [], rest: [] }
    const own = this.pending[first]?.manner
    const end = this.pending.findIndex(({ manner }, at) => at > first && manner !== own)
    const rest = end < 0 ? [] : this.pending.splice(end)
    return { fed: this.pending.splice(first), rest }
  }

  /** Butter goes into a reduction piece by piece, whether the order says so or not, and last. */
  feedPieces(food: Food): void {
    const isFed = ({ portion }: WeighedPortion) => portion.food.food === food
    const others = this.pending.filter((one) => !isFed(one))
    const pieces = this.pending.filter(isFed)
    this.pending = [
      ...others.map((one) => ({ ...one, manner: null })),
      ...pieces.map((one) => ({ ...one, manner: PIECE_BY_PIECE })),
    ]
  }

  /** "[Add the oil,] drop by drop": how what waits goes in, told by an order of its own. */
  addManner(foods: KitchenAction['objects'], manner: string): void {
    const isMeant = ({ portion }: WeighedPortion) => foods.some(({ id }) => id === portion.food.id)
    this.pending = this.pending.map((one) => (isMeant(one) ? { ...one, manner } : one))
  }

  /** Has what was taken out wait again. */
  putBack(items: readonly WeighedPortion[]): void {
    this.pending.push(...items)
  }

  /** What waits goes in at once: the machine stirs while it cooks. */
  forgetManners(): void {
    this.pending = this.pending.map((one) => ({ ...one, manner: null }))
  }

  /** The orders by which the next things go in. */
  get orders(): readonly number[] {
    return this.pendingActions
  }

  /** Whole carrots and tomatoes go in in pieces, though no order says so. */
  inChunks(): void {
    this.pending = this.pending.map((one) =>
      one.raw === null && isLargeAndWhole(one.portion) ? { ...one, raw: 'inChunks' } : one,
    )
  }

  /** What waits to be cut is more than the blades reach at once. */
  cutInLots(): void {
    this.before.push(...inLots(this.pending.map(({ portion }) => portion)))
  }

  /** Has the whisk put in or taken out, as the run needs it. */
  fitWhisk({ setting }: Run): void {
    const isWhisking = setting.tools?.includes('whisk') === true
    const needsWhisk = isWhisking && !this.state.bowl.hasWhisk
    if (needsWhisk) this.before.push({ phrase: 'whiskIn' })
    if (!isWhisking) this.before.push(...this.withoutWhisk())
    this.isWhiskIn = isWhisking
  }

  /** The whisk of an earlier run is taken out before the blades run without it. */
  withoutWhisk(): FixedSentence[] {
    const wasIn = this.isWhiskIn
    this.isWhiskIn = false
    return wasIn ? [{ phrase: 'whiskOut' }] : []
  }

  /** Writes down what waits to go in. */
  write(): void {
    const items = eachOnce(this.pending.filter(({ portion }) => !this.chopped.has(portion)))
    this.pending = []
    const before = this.before
    this.before = []
    const remarks = this.said
    this.said = []
    if (items.length > 0) {
      this.weigh(items, before)
      this.state.operations.at(-1)?.remarks.push(...remarks)
    } else {
      this.state.leads.push(...remarks)
      if (before.length > 0) this.writeTools(before)
    }
    this.pendingActions = []
  }

  private writeTools(sentences: readonly FixedSentence[]): void {
    this.state.push({
      type: 'MANUAL',
      place: 'bowl',
      adds: [],
      takes: [],
      tools: sentences.some(({ phrase }) => phrase === 'whiskIn') ? ['whisk'] : [],
      saying: { kind: 'fixed', sentences },
      technique: 'tools',
      actions: [],
    })
  }

  /** Writes down what goes in now. */
  weigh(items: readonly WeighedPortion[], tools: readonly FixedSentence[]): void {
    const kinds = items.map(({ portion }) => portion.food.food)
    const isDry = kinds.includes('chocolate') && !kinds.some((food) => WET.includes(food))
    const before = [...this.rinsed(tools, isDry), ...tools]
    this.state.push({
      type: 'WEIGH',
      place: 'bowl',
      adds: items.map(({ portion }) => portion),
      takes: [],
      tools: before.some(({ phrase }) => phrase === 'whiskIn') ? ['whisk'] : [],
      saying: { kind: 'weigh', items, before },
      technique: 'weigh-in',
      actions: [...this.pendingActions],
    })
    if (this.state.bowl.vessel !== null) this.state.markLatest(this.state.bowl.vessel)
    this.state.bowl = { ...this.state.bowl, isFilled: true }
  }

  /** The bowl is rinsed where something else was in it, and dried for what water would spoil. */
  rinsed(tools: readonly FixedSentence[] = [], isDry = false): FixedSentence[] {
    if (!this.state.bowl.isSoiled || this.state.bowl.isFilled) return []
    this.state.bowl = { ...this.state.bowl, isSoiled: false }
    const isWhipped = tools.some(({ phrase }) => phrase === 'whiskIn')
    return [{ phrase: isWhipped || isDry ? 'rinseAndDry' : 'rinseBowl' }]
  }
}

/** As they go in: "half of the nuts ground, the rest whole" are two. */
function isAlike(one: WeighedPortion, other: WeighedPortion): boolean {
  const [a, b] = [one.portion, other.portion]
  const isSame = a.cut === b.cut && a.state === b.state && a.isPressed === b.isPressed
  return isSame && a.aside === b.aside && one.manner === other.manner && one.raw === other.raw
}

/** "A third of the milk" and "the remaining milk" that go in together are weighed as one. */
function eachOnce(items: readonly WeighedPortion[]): WeighedPortion[] {
  const together: WeighedPortion[] = []
  for (const item of items) {
    const { portion } = item
    const at = together.findIndex(
      (one) => one.portion.food === portion.food && !one.own && isAlike(one, item),
    )
    const before = together[at]
    if (!before || item.own) together.push(item)
    else {
      const part = Math.min(1, before.portion.part + portion.part)
      together[at] = { ...before, portion: { ...before.portion, part, words: null } }
    }
  }
  return together
}

const WET: readonly (Food | null)[] = ['liquid', 'milk', 'cream']

/** Chocolate in one piece; less of it, in grams, melts as it is. */
const MIN_BAR = 50
const isBar = ({ portion: { food, part, cut } }: WeighedPortion) => {
  const isWhole = food.preparation === null && !food.isSmall && !cut && !food.traits.has('sweets')
  return food.food === 'chocolate' && isWhole && part * (food.grams ?? 0) >= MIN_BAR
}

/** How much the blades cut evenly at once, in grams (rows for chopping and grating). */
const MAX_CUT = 650

/** More than that is cut in two lots. */
export function inLots(portions: readonly Portion[]): FixedSentence[] {
  const isMuch = grams(foodsOf(portions)) > MAX_CUT
  return isMuch ? [{ phrase: 'batches', foods: portions }] : []
}

const IN_CHUNKS: readonly (Food | null)[] = ['hardVegetable', 'softVegetable', 'onion', 'potato']
/** Less than this, in grams, a piece is small enough (E). */
const LARGE_PIECE = 50

/** "2 carrots", of which neither list nor order says that they are cut, tinned or cooked. */
function isLargeAndWhole({ food, cut, isPressed, isCooked, state }: Portion): boolean {
  const { entry, grams: weight, isCounted, isSmall, isMashed, isReadyToEat, preparation } = food
  const isSaid = isSmall || isMashed || isReadyToEat || preparation !== null || entry.notes
  const isChanged = cut || isPressed || isCooked || state
  if (!isCounted || isSaid || isChanged || !IN_CHUNKS.includes(food.food)) return false
  return (weight ?? 0) / Number(entry.quantity ?? Number.NaN) >= LARGE_PIECE
}

function rawFor(
  { food: { food, traits, isSpooned } }: Portion,
  run: Run | undefined,
): WeighedPortion['raw'] {
  if (!run?.setting.cuts || isSpooned) return null
  const isHard = food === 'hardVegetable' || food === 'hardCheese' || food === 'potato'
  const isChunky = isHard || (food === 'softVegetable' && traits.has('pepper'))
  return food === 'onion' ? 'halved' : isChunky ? 'inChunks' : 'whole'
}
