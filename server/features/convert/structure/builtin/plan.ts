import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ReadRecipe } from '../../read/read-recipe.ts'
import { Adding } from './adding.ts'
import { HandWork, isPreparation } from './by-hand.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { withCoreChecks } from './core-check.ts'
import type { KnownIngredient } from './ingredients.ts'
import { emptyKitchen, type Kitchen, type PlannedStep } from './kitchen.ts'
import { FOOD_ADDING, Lookahead } from './lookahead.ts'
import { withLostSentences } from './lost-sentences.ts'
import { MachineWork } from './machine-work.ts'
import { Moves } from './moves.ts'
import { readSentences } from './sentences.ts'
import { steamInVaroma } from './steam.ts'
import { TaskRoles } from './task-roles.ts'
import { readTasks, type Task } from './tasks.ts'
import { WaterCooking } from './water-cooking.ts'
import { weighIn } from './weigh.ts'

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
  const steps = new Planner(readTasks(source, ingredients, context.lexicon), context).plan()
  const all = withLostSentences(steps, readSentences(source.steps, context.lexicon))
  return withCoreChecks(all, context.lexicon)
}

/** Gives every task to the one whose work it is; they write the steps into the kitchen. */
class Planner {
  private readonly kitchen: Kitchen = emptyKitchen()
  private readonly tasks: readonly Task[]
  private readonly lexicon: CompiledLexicon
  private readonly hands: HandWork
  private readonly ahead: Lookahead
  private readonly moves: Moves
  private readonly roles: TaskRoles
  private readonly machine: MachineWork
  private readonly adds: Adding
  private readonly water: WaterCooking

  constructor(tasks: readonly Task[], { lexicon, limits }: PlanContext) {
    const { kitchen } = this
    this.tasks = tasks
    this.lexicon = lexicon
    this.hands = new HandWork(kitchen, lexicon)
    this.ahead = new Lookahead(tasks, kitchen, limits)
    const parts = { kitchen, hands: this.hands, ahead: this.ahead, lexicon }
    this.moves = new Moves(parts)
    this.roles = new TaskRoles(kitchen, this.ahead)
    this.machine = new MachineWork({ ...parts, moves: this.moves, roles: this.roles })
    this.adds = new Adding({ ...parts, moves: this.moves, machine: this.machine })
    this.water = new WaterCooking(tasks, parts)
  }

  plan(): PlannedStep[] {
    for (let at = 0; at < this.tasks.length; ) at = this.place(at)
    this.finish()
    return this.kitchen.steps
  }

  /** Places one task, or several that are one piece of work; gives the number of the next one. */
  private place(at: number): number {
    const task = this.tasks[at]
    if (!task) return at + 1
    if (task.component) this.startComponent(task)
    this.ahead.current = at

    this.moves.leaveDough(task)
    const afterWater = this.water.cook(at)
    if (afterWater !== null) return afterWater
    this.placeOne(this.withEverything(task), at)
    return at + 1
  }

  private placeOne(task: Task, at: number): void {
    const { action } = task.clause
    if (this.roles.isInPassing(task, at)) {
      this.kitchen.passed.push(task.clause.sentence)
      return
    }
    this.moves.changeVessel(task, at)
    if (this.adds.bringsBack(task, at)) this.adds.bringBack(task)
    else if (this.roles.isWaitingFat(task, at)) this.letFatWait(task)
    else if (action === 'stirIn' && this.ahead.stirsInto(task, at)) this.stirIn(task, at)
    else if (FOOD_ADDING.includes(action)) this.add(task, at)
    else if (action !== 'steam' || !this.steam(task)) this.work(task, at)
  }

  /** "Blitz everything" after the oven means what has been in it too. */
  private withEverything(task: Task): Task {
    const { handled, focus, bowl } = this.kitchen
    const isMeant =
      task.clause.action === 'blend' && task.cues.has('allIngredients') && focus === 'elsewhere'
    if (!isMeant || bowl.size > 0) return task
    const span = { start: task.clause.verb.end, end: task.clause.verb.end }
    for (const { id } of handled) this.kitchen.used.add(id)
    const before = [...handled].map((ingredient) => ({ ingredient, span, part: null }))
    return { ...task, mentions: [...before, ...task.mentions] }
  }

  private work(task: Task, at: number): void {
    const isCutForWater = this.water.isCutFor(at)
    const setting = isCutForWater ? null : this.machine.settingFor(task, at)
    if (setting) this.machine.work(task, at, setting)
    else this.byHand(task)
  }

  /** "Stir in the eggs" is mixing. */
  private stirIn(task: Task, at: number): void {
    this.work({ ...task, clause: { ...task.clause, action: 'mix' } }, at)
  }

  private add(task: Task, at: number): void {
    if (!this.adds.weigh(task, at)) this.byHand(task)
  }

  private steam(task: Task): boolean {
    this.hands.write()
    return steamInVaroma(task, this.kitchen, this.lexicon)
  }

  private letFatWait(task: Task): void {
    this.hands.write()
    this.kitchen.waitingFat.push(task)
  }

  private byHand(task: Task): void {
    this.heatWaitingFat()
    this.moves.beforeHandWork(task)
    const isNextByHand = this.water.isCutFor(this.ahead.current + 1)
    this.hands.add(isNextByHand ? task : this.ahead.withObject(task))
    this.rememberPieces(task)
    this.moves.moveByHand(task)
  }

  /** "Cut the chicken into pieces": from now on it fits the bowl. */
  private rememberPieces({ clause, mentions }: Task): void {
    if (!isPreparation(clause.action) || clause.action === 'prepare') return
    if (!this.lexicon.names.smallPieces.isIn(clause.folded)) return
    for (const { ingredient } of mentions) ingredient.isSmall = true
  }

  /** The fat that was to wait for the machine heats up in the pan after all. */
  private heatWaitingFat(): void {
    const { kitchen } = this
    if (kitchen.waitingFat.length > 0) kitchen.hasPanFat = true
    for (const task of kitchen.waitingFat.splice(0)) this.hands.add(task)
  }

  private startComponent(task: Task): void {
    const { kitchen } = this
    this.hands.write()
    this.moves.flush()
    this.moves.leaveBowl(task)
    kitchen.focus = 'bowl'
    kitchen.component = task.component
    kitchen.heading = [kitchen.heading, task.component].filter(Boolean).join(': ')
  }

  private finish(): void {
    this.heatWaitingFat()
    this.hands.write()
    weighIn(this.kitchen, this.lexicon)
    this.kitchen.steps.at(-1)?.sentences.push(...this.kitchen.passed.splice(0))
  }
}
