import { isBowlInUse, type Kitchen } from './kitchen.ts'
import type { Action, Food } from './lexicon/kinds.ts'
import { IN_PASSING, type Lookahead, type TaskAt } from './lookahead.ts'
import type { Task } from './tasks.ts'
import type { Setting } from './techniques/technique.ts'

const FRYING: readonly Action[] = [
  'sweat',
  'fry',
  'brown',
  'cook',
  'toast',
  'caramelise',
  'scramble',
]
/** Words of an order that says nothing but its verb: "and stir well". */
const SHORT = 3
const FAT: readonly (Food | null)[] = ['oil', 'butter']

/** Tells tasks that are work of their own from those that only lead to the next one. */
export class TaskRoles {
  private readonly kitchen: Kitchen
  private readonly ahead: Lookahead

  constructor(kitchen: Kitchen, ahead: Lookahead) {
    this.kitchen = kitchen
    this.ahead = ahead
  }

  /** Stove talk in the middle of machine work; the settings of the next step say it. */
  isInPassing(task: Task, at: number): boolean {
    const { action } = task.clause
    const next = this.ahead.nextWork(at)
    if (
      action === 'transfer' &&
      (task.cues.place === 'plate' || task.cues.place === null) &&
      next?.task.clause.action === 'knead'
    )
      return this.ahead.settingFor(next) !== null
    const isWaitForHeat =
      this.kitchen.waitingFat.length > 0 &&
      task.mentions.length === 0 &&
      task.cues.has('stoveTalk') &&
      (action === 'rest' || action === 'heat')
    if (isWaitForHeat) return true
    if (this.isStirringBeforeHeat(task, next)) return true
    if (this.isEmptyVessel(task)) return isBowlInUse(this.kitchen) && this.ahead.isCookedSoon(at)
    if (this.isDrained(task)) return true
    const isPlain = task.mentions.length === 0 || action === 'needless'
    if (!IN_PASSING.includes(action) || !isPlain || this.kitchen.focus !== 'bowl') return false
    // The appliance stops by itself.
    if (action === 'lowerHeat' && this.kitchen.isHot) return true
    return isBowlInUse(this.kitchen) && next !== null && this.ahead.settingFor(next) !== null
  }

  /** "Drain the potatoes" when the basket has drained them. */
  private isDrained({ clause, mentions }: Task): boolean {
    const { drained } = this.kitchen
    return (
      clause.action === 'drain' &&
      mentions.length > 0 &&
      mentions.every(({ ingredient }) => drained.has(ingredient))
    )
  }

  /** "Stir well" before the cooking, in which the blades stir. */
  private isStirringBeforeHeat(task: Task, next: TaskAt | null): boolean {
    const { clause, cues, mentions } = task
    const isPlain = clause.action === 'mix' && mentions.length === 0 && cues.duration === null
    const isShort = clause.folded.trim().split(' ').length <= SHORT
    if (!isPlain || !isShort || this.kitchen.toWeigh.length === 0 || this.kitchen.focus !== 'bowl')
      return false
    return next !== null && this.ahead.settingFor(next)?.temperature !== undefined
  }

  /** "Put a pan on the hob", "return to the pan": the mixing bowl is that pan. */
  isEmptyVessel({ clause, cues, mentions }: Task): boolean {
    const isVessel = cues.place === 'pot' || cues.place === 'fryingPan'
    const isMove = ['add', 'transfer', 'heat', 'assemble', 'returnTo'].includes(clause.action)
    return (
      isVessel &&
      isMove &&
      mentions.length === 0 &&
      !cues.has('formed') &&
      this.kitchen.focus === 'bowl' &&
      this.kitchen.asides.length === 0
    )
  }

  isWaitingFat(task: Task, at: number): boolean {
    const { clause, cues, mentions } = task
    const isFat =
      mentions.length > 0 && mentions.every(({ ingredient }) => FAT.includes(ingredient.food))
    if (!isFat || this.kitchen.focus === 'elsewhere') return false
    if (clause.action === 'heat' && !this.kitchen.isWorked) return cues.celsius === null
    if (clause.action !== 'melt' && clause.action !== 'add') return false
    const next = this.ahead.nextWork(at)
    if (this.kitchen.isWorked && (!next || !this.ahead.settingFor(next))) return false
    return (
      next !== null &&
      (FRYING.includes(next.task.clause.action) ||
        (clause.action === 'add' && ['rest', 'heat'].includes(next.task.clause.action)))
    )
  }

  /** Whether the blades cut what two tasks name in one go. */
  private isCutTogether({ mentions }: Task, { task, at }: TaskAt): boolean {
    const both = { ...task, mentions: [...mentions, ...task.mentions] }
    return this.ahead.settingFor({ task: both, at })?.cuts === true
  }

  /** "Bring to the boil" and the simmering, or two cuttings in a row, are one machine step. */
  flowsOver(task: Task, at: number, setting: Setting): boolean {
    const next = this.ahead.nextCooking(at)
    if (!next || next.task.component) return false
    const nextSetting = this.ahead.settingFor(next)
    if (!nextSetting) return false
    if (setting.cuts)
      return (
        this.isCutTogether(task, next) &&
        [...task.mentions, ...next.task.mentions].every(
          ({ ingredient }) => ingredient.food !== 'herb',
        )
      )
    const isHeatingUp = ['boil', 'simmer'].includes(task.clause.action) && !task.cues.duration
    return (
      isHeatingUp &&
      next.at === this.ahead.afterPassing(at) &&
      next.task.mentions.every(({ ingredient }) => this.kitchen.used.has(ingredient.id)) &&
      ['simmer', 'cook', 'boil', 'reduce'].includes(next.task.clause.action)
    )
  }
}
