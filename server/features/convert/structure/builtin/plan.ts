import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ReadRecipe } from '../../read/read-recipe.ts'
import { HandWork, isPreparation } from './by-hand.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { emptyKitchen, isBowlInUse, type Kitchen, type PlannedStep } from './kitchen.ts'
import type { Action } from './lexicon/kinds.ts'
import { FOOD_ADDING, Lookahead } from './lookahead.ts'
import { Moves } from './moves.ts'
import { operate } from './operate.ts'
import { grams, hasPieces } from './situation.ts'
import { steamInVaroma } from './steam.ts'
import { TaskRoles } from './task-roles.ts'
import { readTasks, type Task } from './tasks.ts'
import type { Setting } from './techniques/technique.ts'
import { keepDetails, planWeighing, weighIn } from './weigh.ts'
import { machineWords } from './wording.ts'

const WORKING: readonly Action[] = ['mix', 'whisk', 'whip', 'cream', 'blend']
/** Less than this beside a bowl in use is mixed by hand, in grams. */
const SMALL_SIDE = 150

/** The language and the appliance that are planned for. */
export type PlanContext = { lexicon: CompiledLexicon; limits: ModelLimits }

/**
 * Turns the method into steps for the appliance, sentence by sentence in the source's order. What
 * the appliance cannot do stays in the source's words.
 */
export function planSteps(
  source: ReadRecipe,
  ingredients: readonly KnownIngredient[],
  context: PlanContext,
): PlannedStep[] {
  return new Planner(readTasks(source, ingredients, context.lexicon), context).plan()
}

class Planner {
  private readonly kitchen: Kitchen = emptyKitchen()
  private readonly hands: HandWork
  private readonly ahead: Lookahead
  private readonly moves: Moves
  private readonly roles: TaskRoles
  /** Fat that heats up in the source; it is weighed in after what has to be chopped first. */
  private waitingFat: Task | null = null
  /** Words of work that goes over into what follows: "bring to the boil and". */
  private prefix = ''
  private isCutTogether = false
  private readonly tasks: readonly Task[]
  private readonly lexicon: CompiledLexicon

  constructor(tasks: readonly Task[], { lexicon, limits }: PlanContext) {
    this.tasks = tasks
    this.lexicon = lexicon
    this.hands = new HandWork(this.kitchen, lexicon)
    this.ahead = new Lookahead(tasks, this.kitchen, limits)
    this.moves = new Moves({ kitchen: this.kitchen, hands: this.hands, ahead: this.ahead, lexicon })
    this.roles = new TaskRoles(this.kitchen, this.ahead)
  }

  plan(): PlannedStep[] {
    this.tasks.forEach((task, at) => {
      if (task.component) this.startComponent(task)
      this.ahead.waitingFat = this.waitingFat
      this.ahead.current = at
      this.place(task, at)
    })
    this.finish()
    return this.kitchen.steps
  }

  private startComponent(task: Task): void {
    this.hands.write()
    this.moves.flush()
    this.moves.leaveBowl(task)
    this.kitchen.focus = 'bowl'
    this.kitchen.heading = [this.kitchen.heading, task.component].filter(Boolean).join(': ')
  }

  private place(task: Task, at: number): void {
    const { action } = task.clause
    if (this.roles.isInPassing(task, at)) {
      this.kitchen.passed.push(task.clause.sentence)
      return
    }
    this.changeVessel(task, at)
    if (this.roles.isWaitingFat(task, at)) {
      this.hands.write()
      this.waitingFat = task
      return
    }
    if (action === 'stirIn' && this.ahead.stirsInto(task, at)) {
      this.stirIn(task, at)
      return
    }
    if (FOOD_ADDING.includes(action)) {
      this.adding(task, at)
      return
    }
    if (action === 'steam' && this.steam(task)) return

    const setting = this.settingFor(task, at)
    if (setting) this.byMachine(task, at, setting)
    else this.byHand(task)
  }

  /** Adding is weighing when the machine works next, else it is done by hand where the work is. */
  private adding(task: Task, at: number): void {
    const { kitchen } = this
    if (!this.ahead.goesIntoBowl(task, at)) {
      this.byHand(task)
      return
    }
    const next = this.ahead.nextWork(at)
    const isWorkedOn = next !== null && this.ahead.settingFor(next) !== null
    if (isWorkedOn && this.isFromAside(task)) {
      this.bringBack(task)
      return
    }
    if (!isWorkedOn && task.mentions.length === 0) {
      this.byHand(task)
      return
    }
    this.hands.write()
    this.moves.bringPan(task)
    keepDetails(task, kitchen, this.lexicon)
    planWeighing(task, kitchen)
    const isMixedByHand = next?.task.clause.sentence === task.clause.sentence
    if (!isWorkedOn && !isMixedByHand) this.mixAtEnd(task, at)
  }

  /** "Pour into the dry ingredients": what was put by comes back. */
  private isFromAside({ mentions }: Task): boolean {
    const { aside, bowl, toWeigh } = this.kitchen
    const isAtHand = aside.size > 0 && toWeigh.length === 0
    return (
      isAtHand && mentions.every(({ ingredient }) => aside.has(ingredient) || bowl.has(ingredient))
    )
  }

  private bringBack(task: Task): void {
    this.hands.write()
    this.hands.add(task)
    this.hands.write()
    const { steps, aside, bowl } = this.kitchen
    const step = steps.at(-1)
    if (step)
      step.instructionText = `${step.instructionText} ${this.lexicon.source.wording.bringBack}`
    for (const ingredient of aside) bowl.add(ingredient)
    aside.clear()
  }

  /** Food that is added after the last cooking is stirred in. */
  private mixAtEnd(task: Task, at: number): void {
    const mixing: Task = { ...task, clause: { ...task.clause, action: 'mix' } }
    const setting = this.ahead.settingFor({ task: mixing, at })
    if (setting) this.run(mixing, at, setting, this.lexicon.source.wording.mix)
    else weighIn(this.kitchen, this.lexicon)
  }

  private stirIn(task: Task, at: number): void {
    const mixing: Task = { ...task, clause: { ...task.clause, action: 'mix' } }
    const setting = this.settingFor(mixing, at)
    if (setting) this.byMachine(mixing, at, setting)
    else this.byHand(task)
  }

  private settingFor(task: Task, at: number): Setting | null {
    const setting = this.ahead.settingFor({ task, at })
    if (setting || task.mentions.length === 0 || !this.kitchen.isWorked) return setting
    // A piece of work of its own, for which the bowl is emptied.
    const isOwnWork =
      task.mentions.every(({ ingredient }) => !this.kitchen.used.has(ingredient.id)) &&
      ['whip', 'whisk', 'blend'].includes(task.clause.action)
    const alone = isOwnWork ? this.ahead.settingAlone({ task, at }) : null
    if (alone) this.moves.leaveBowl(task)
    return alone
  }

  private byMachine(task: Task, at: number, setting: Setting): void {
    this.hands.write()
    this.moves.bringPan(task)
    const prefix = this.prefix
    if (this.roles.flowsOver(task, at, setting)) {
      const words = machineWords(task, this.lexicon)
      planWeighing(task, this.kitchen, true)
      this.kitchen.passed.push(task.clause.sentence)
      this.prefix =
        setting.cuts || prefix.includes(words)
          ? prefix
          : `${prefix} ${words} ${this.joiner()}`.trim()
      this.isCutTogether = setting.cuts === true
      return
    }
    this.run(task, at, setting, this.isCutTogether ? this.lexicon.source.wording.chop : null)
    this.isCutTogether = false
  }

  private run(task: Task, at: number, setting: Setting, words: string | null): void {
    const { kitchen, lexicon } = this
    const pieces = hasPieces(this.ahead.situation({ task, at }))
    const dropsObjects = task.mentions.every(
      ({ ingredient }) =>
        kitchen.bowl.has(ingredient) ||
        !kitchen.used.has(ingredient.id) ||
        kitchen.toWeigh.some((waiting) => waiting.ingredient === ingredient),
    )
    planWeighing(task, kitchen, true)
    if (this.waitingFat) planWeighing(this.waitingFat, kitchen)
    this.waitingFat = null
    operate(
      { task, setting, hasPieces: pieces, prefix: this.prefix, dropsObjects, words },
      kitchen,
      lexicon,
    )
    this.prefix = ''
  }

  private joiner(): string {
    return this.lexicon.source.method.joiners.find((word) => !word.includes(' ')) ?? ''
  }

  private steam(task: Task): boolean {
    this.hands.write()
    return steamInVaroma(task, this.kitchen, this.lexicon)
  }

  private byHand(task: Task): void {
    const { kitchen } = this
    const { action } = task.clause
    if (this.waitingFat) this.hands.add(this.waitingFat)
    if (this.waitingFat) kitchen.hasPanFat = true
    this.waitingFat = null
    if (!isPreparation(action)) this.moves.flush()
    if (FOOD_ADDING.includes(action)) this.moves.followIntoPan(task)
    this.hands.add(this.withObject(task))
    this.moves.moveByHand(task)
  }

  /** "Deseed and chop the pepper": on its own the first order needs the second one's object. */
  private withObject(task: Task): Task {
    const next = this.tasks[this.tasks.indexOf(task) + 1]
    const needsObject =
      task.clause.action === 'prepare' &&
      task.mentions.length === 0 &&
      next?.clause.sentence === task.clause.sentence
    const last = next?.mentions.at(-1)
    if (
      !needsObject ||
      !next ||
      !last ||
      !this.ahead.settingFor({ task: next, at: this.tasks.indexOf(next) })
    )
      return task
    const object = next.clause.text.slice(next.clause.verb.end, last.span.end)
    return { ...task, clause: { ...task.clause, text: `${task.clause.text.trimEnd()}${object}` } }
  }

  /** The source takes another vessel; the mixing bowl is emptied for work in it. */
  private changeVessel(task: Task, at: number): void {
    const { kitchen } = this
    const isFreshStart =
      task.cues.place === 'bowl' &&
      task.mentions.some(({ ingredient }) => !kitchen.used.has(ingredient.id))
    if (isFreshStart && kitchen.focus === 'elsewhere') kitchen.focus = 'bowl'
    if (!task.cues.isNewVessel) return
    const isVessel =
      task.cues.place === 'bowl' || task.cues.place === 'pot' || task.cues.place === 'fryingPan'
    if (isVessel && kitchen.focus === 'elsewhere') kitchen.focus = 'bowl'
    const own = task.mentions
      .map(({ ingredient }) => ingredient)
      .filter(({ id }) => !kitchen.used.has(id))
    const isSmall = own.every((one) => one.grams !== null) && grams(own) < SMALL_SIDE
    if (own.length === 0 || isSmall || !this.ahead.isMachineWork(task, at)) return
    if (kitchen.isWorked || (WORKING.includes(task.clause.action) && isBowlInUse(kitchen)))
      this.moves.leaveBowl(task)
  }

  private finish(): void {
    if (this.waitingFat) this.hands.add(this.waitingFat)
    this.hands.write()
    weighIn(this.kitchen, this.lexicon)
    this.kitchen.steps.at(-1)?.sentences.push(...this.kitchen.passed.splice(0))
  }
}
