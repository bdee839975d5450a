import type { ModelLimits } from '#shared/appliance/models.ts'
import { chooseTechnique, hotLimit } from './choose-technique.ts'
import type { KnownIngredient } from './ingredients.ts'
import { isAside, isBowlInUse, type Kitchen } from './kitchen.ts'
import type { Action, Place } from './lexicon/kinds.ts'
import { grams, type Situation } from './situation.ts'
import type { Task } from './tasks.ts'
import type { Setting } from './techniques/technique.ts'

export const FOOD_ADDING: readonly Action[] = ['add', 'stirIn', 'returnTo']
/** Stove talk between two pieces of work. */
export const IN_PASSING: readonly Action[] = ['lowerHeat', 'cover', 'needless']
/** Said between adding and working without being either. */
const BETWEEN: readonly Action[] = [...FOOD_ADDING, ...IN_PASSING, 'season', 'other']

const NOT_STIRRED = BETWEEN.filter((action) => action !== 'stirIn')

const COOKING: readonly Action[] = [
  'sweat',
  'fry',
  'brown',
  'cook',
  'simmer',
  'boil',
  'melt',
  'thicken',
]

/** Places where the machine's work does not go on. */
const NOT_OURS: readonly Place[] = ['oven', 'otherAppliance', 'plate', 'cold']

export type TaskAt = { task: Task; at: number }

/** Looks from a task to what comes after it and what the bowl will hold by then. */
export class Lookahead {
  /** Number of the task that is being placed. */
  current = 0
  private readonly tasks: readonly Task[]
  private readonly kitchen: Kitchen
  private readonly limits: ModelLimits

  constructor(tasks: readonly Task[], kitchen: Kitchen, limits: ModelLimits) {
    this.limits = limits
    this.tasks = tasks
    this.kitchen = kitchen
  }

  /** The next task of this component that works on the food; if only hands do, a stirring in before it. */
  nextWork(at: number): TaskAt | null {
    const next = this.nextPast(at, BETWEEN)
    if (next && this.settingFor(next)) return next
    const first = this.nextPast(at, NOT_STIRRED)
    const { task } = first ?? {}
    if (!first || task?.clause.action !== 'stirIn') return next
    return { at: first.at, task: { ...task, clause: { ...task.clause, action: 'mix' } } }
  }

  /** The next task past preparations on the board. */
  nextCooking(at: number): TaskAt | null {
    return this.nextPast(at, [...IN_PASSING, 'prepare', 'drain'])
  }

  afterPassing(at: number): number {
    return this.nextPast(at, IN_PASSING)?.at ?? -1
  }

  private nextPast(at: number, skipped: readonly Action[]): TaskAt | null {
    for (let next = at + 1; next < this.tasks.length; next++) {
      const task = this.tasks[next]
      if (!task || task.component) return null
      if (!skipped.includes(task.clause.action)) return { task, at: next }
    }
    return null
  }

  /** The appliance's setting for a task as things stand, null when it is work by hand. */
  settingFor(taskAt: TaskAt): Setting | null {
    const { place, isNewVessel } = taskAt.task.cues
    const isKneading = taskAt.task.clause.action === 'knead' && place === 'plate'
    if (place !== null && NOT_OURS.includes(place) && !isKneading) return null
    const situation = this.situation(taskAt)
    const { focus, pan } = this.kitchen
    if (focus === 'elsewhere' && !isNewVessel && !this.addsInNewVessel(taskAt.at)) return null
    const isPanInUse = focus === 'pan' && !isNewVessel && [...pan].some(isTooLarge)
    const isSmallSide = isNewVessel && this.kitchen.isWorked && isLight(situation.objects)
    return isPanInUse || isSmallSide ? null : chooseTechnique(situation, this.limits)
  }

  /** The setting if the bowl were emptied first. */
  settingAlone({ task }: TaskAt): Setting | null {
    const own = task.mentions.map(({ ingredient }) => ingredient)
    return chooseTechnique(
      {
        action: task.clause.action,
        cues: task.cues,
        objects: own,
        contents: own,
        isHot: false,
        hasWhisk: false,
        isMelted: false,
        hasPanFat: false,
        willBlend: false,
      },
      this.limits,
    )
  }

  /** What the bowl will hold when the task is reached, with all that is added on the way. */
  situation({ task, at }: TaskAt): Situation {
    const { kitchen } = this
    const added = this.addedBefore(at)
    const own = task.mentions.map(({ ingredient }) => ingredient)
    const weighed = kitchen.toWeigh.map(({ ingredient }) => ingredient)
    const fat = kitchen.waitingFat.flatMap(({ mentions }) =>
      mentions.map(({ ingredient }) => ingredient),
    )
    const isGoingOn = own.some((ingredient) => kitchen.bowl.has(ingredient))
    const isNewWork = own.length + added.length > 0 && !isGoingOn
    const startsFresh = task.cues.isNewVessel && kitchen.isWorked && isNewWork
    const objects = [...new Set([...own, ...added, ...weighed])]
    return {
      action: task.clause.action,
      cues: task.cues,
      objects,
      contents: [...new Set([...(startsFresh ? [] : kitchen.bowl), ...fat, ...objects])],
      isHot: (kitchen.isHot && !startsFresh) || fat.length > 0,
      hasWhisk: kitchen.hasWhisk && !startsFresh,
      isMelted: kitchen.isMelted && !startsFresh,
      hasPanFat: kitchen.hasPanFat,
      willBlend: this.tasks.slice(at + 1).some(({ clause }) => clause.action === 'blend'),
    }
  }

  /** Ingredients of the adding clauses between the last work and this task that are not out yet. */
  private addedBefore(at: number): KnownIngredient[] {
    const added: KnownIngredient[] = []
    for (let before = at - 1; before >= 0; before--) {
      const task = this.tasks[before]
      if (!task || !BETWEEN.includes(task.clause.action)) break
      const isAdding = FOOD_ADDING.includes(task.clause.action)
      const isAhead = before >= this.current
      const fresh = task.mentions.filter(({ ingredient }) => this.isToCome(ingredient, isAhead))
      if (isAdding) added.push(...fresh.map(({ ingredient }) => ingredient))
    }
    return added
  }

  /** Not in the bowl yet: still on the shelf, or outside and named again. */
  private isToCome(ingredient: KnownIngredient, isAhead: boolean): boolean {
    const { used, pan } = this.kitchen
    const isOutside = pan.has(ingredient) || isAside(this.kitchen, ingredient)
    return !used.has(ingredient.id) || (isAhead && isOutside)
  }

  private addsInNewVessel(at: number): boolean {
    for (let before = at - 1; before >= 0; before--) {
      const task = this.tasks[before]
      if (!task || !BETWEEN.includes(task.clause.action)) return false
      if (task.cues.isNewVessel) return true
    }
    return false
  }

  /** Whether what an adding task names can go onto the scale of the mixing bowl. */
  goesIntoBowl(task: Task, at: number): boolean {
    const { place } = task.cues
    // "Sift the flour onto the worktop" for a dough.
    const isOnBoard = place === 'plate' && this.nextWork(at)?.task.clause.action === 'knead'
    if (place !== null && NOT_OURS.includes(place) && !isOnBoard) return false
    if (task.cues.has('formed')) return false
    const { focus, pan, isWorked } = this.kitchen
    if (task.mentions.length === 0) return focus === 'bowl' && isBowlInUse(this.kitchen)
    const isFullPan = focus === 'pan' && [...pan].some(isTooLarge)
    if (isFullPan || (focus === 'elsewhere' && !task.cues.isNewVessel)) return false
    const next = this.nextWork(at)
    if (next && this.settingFor(next)) return true
    const isLast = at === this.tasks.length - 1
    if (isLast && (place === 'bowl' || place === 'pot') && !isBowlInUse(this.kitchen)) return true
    const isSmallSide = task.cues.isNewVessel && isWorked
    return (
      focus === 'bowl' &&
      isWorked &&
      isBowlInUse(this.kitchen) &&
      !isSmallSide &&
      !this.isOverfull(task) &&
      !task.mentions.some(({ ingredient }) => isTooLarge(ingredient))
    )
  }

  /** Whether what a task adds is more than the hot bowl takes. */
  isOverfull({ mentions }: Task): boolean {
    const added = mentions.map(({ ingredient }) => ingredient)
    return grams([...new Set([...this.kitchen.bowl, ...added])]) > hotLimit(this.limits)
  }

  /** "Deseed and chop the pepper": on its own the first order needs the second one's object. */
  withObject(task: Task): Task {
    const next = this.tasks[this.current + 1]
    const needsObject = task.clause.action === 'prepare' && task.mentions.length === 0
    const last = next?.mentions.at(-1)
    if (!needsObject || !next || !last || next.clause.sentence !== task.clause.sentence) return task
    if (!this.settingFor({ task: next, at: this.current + 1 })) return task
    // An object that is itself carried over stands before both: "Wash, dry and chop".
    if (last.span.start === last.span.end) return task
    const { text, verb } = next.clause
    // A verb may take its object in: "émincez les oignons".
    const from = verb.end < last.span.end ? verb.end : text.indexOf(' ', verb.start)
    const object = text.slice(from, last.span.end)
    return { ...task, clause: { ...task.clause, text: `${task.clause.text.trimEnd()}${object}` } }
  }

  /** Whether one of the next tasks names something that the bowl holds. */
  isUsedSoon(): boolean {
    const soon = this.tasks.slice(this.current + 1, this.current + SOON)
    return soon.some(({ mentions }) =>
      mentions.some(({ ingredient }) => this.kitchen.bowl.has(ingredient)),
    )
  }

  /** Whether one of the next tasks cooks. */
  isCookedSoon(at: number): boolean {
    const soon = this.tasks.slice(at + 1, at + 1 + SOON)
    return soon.some(({ clause, component }) => !component && COOKING.includes(clause.action))
  }

  /** Whether a task, or the work that its adding leads to, is the machine's. */
  isMachineWork(task: Task, at: number): boolean {
    if (!FOOD_ADDING.includes(task.clause.action))
      return this.settingFor({ task, at }) !== null || this.settingAlone({ task, at }) !== null
    const next = this.nextWork(at)
    return next !== null && this.settingFor(next) !== null
  }

  /** "Stir in the eggs" is work of its own unless the same sentence works on. */
  stirsInto(task: Task, at: number): boolean {
    const next = this.nextWork(at)
    const isSameSentence = next?.task.clause.sentence === task.clause.sentence
    const flowsOn =
      next !== null &&
      isSameSentence &&
      this.settingFor(next) !== null &&
      !next.task.cues.isNewVessel
    return !flowsOn && this.kitchen.focus === 'bowl' && isBowlInUse(this.kitchen)
  }
}

/** Meat and fish in pieces that the bowl does not take. */
export function isTooLarge({ food, isLarge, isSmall }: KnownIngredient): boolean {
  return isLarge && !isSmall && (food === 'meat' || food === 'poultry' || food === 'fish')
}

/** How far a pan that is put on the stove looks for work in it. */
const SOON = 4

/** Less than a bowl in use is emptied for, in grams. */
const SMALL_SIDE = 150

function isLight(ingredients: readonly KnownIngredient[]): boolean {
  return (
    ingredients.length > 0 &&
    ingredients.every((one) => one.grams !== null) &&
    grams(ingredients) < SMALL_SIDE
  )
}
