import type { ReadRecipe } from '../../read/read-recipe.ts'
import { HandWork, isPreparation } from './by-hand.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { addStep, clearBowl, emptyKitchen, isBowlInUse, type Kitchen, type PlannedStep, setBowlAside } from './kitchen.ts'
import type { Action, Food } from './lexicon/lexicon.ts'
import { FOOD_ADDING, IN_PASSING, isTooLarge, Lookahead } from './lookahead.ts'
import { operate } from './operate.ts'
import { grams, hasPieces } from './situation.ts'
import { steamInVaroma } from './steam.ts'
import { readTasks, type Task } from './tasks.ts'
import type { Setting } from './techniques/technique.ts'
import { keepDetails, planWeighing, weighIn } from './weigh.ts'
import { machineWords } from './wording.ts'

/** Orders after which the food is no longer in the mixing bowl. */
const EMPTYING: readonly Action[] = ['transfer', 'shape', 'serve', 'assemble', 'bake']
const ON_THE_STOVE: readonly Action[] = ['brown', 'fry', 'cook', 'sweat', 'toast', 'simmer', 'boil']
const FRYING: readonly Action[] = ['sweat', 'fry', 'brown', 'cook', 'toast', 'caramelise']
const WORKING: readonly Action[] = ['mix', 'whisk', 'whip', 'cream', 'blend']
const FAT: readonly (Food | null)[] = ['oil', 'butter']
/** Less than this beside a bowl in use is mixed by hand, in grams. */
const SMALL_SIDE = 150

/**
 * Turns the method into steps for the appliance, sentence by sentence in the source's order. What
 * the appliance cannot do stays in the source's words.
 */
export function planSteps(source: ReadRecipe, ingredients: readonly KnownIngredient[], lexicon: CompiledLexicon): PlannedStep[] {
  return new Planner(readTasks(source, ingredients, lexicon), lexicon).plan()
}

class Planner {
  private readonly kitchen: Kitchen = emptyKitchen()
  private readonly hands: HandWork
  private readonly ahead: Lookahead
  /** Fat that heats up in the source; it is weighed in after what has to be chopped first. */
  private waitingFat: Task | null = null
  /** Words of work that goes over into what follows: "bring to the boil and". */
  private prefix = ''
  private isCutTogether = false
  private readonly tasks: readonly Task[]
  private readonly lexicon: CompiledLexicon

  constructor(tasks: readonly Task[], lexicon: CompiledLexicon) {
    this.tasks = tasks
    this.lexicon = lexicon
    this.hands = new HandWork(this.kitchen, lexicon)
    this.ahead = new Lookahead(tasks, this.kitchen)
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
    this.flush()
    this.leaveBowl(task)
    this.kitchen.focus = 'bowl'
    this.kitchen.heading = [this.kitchen.heading, task.component].filter(Boolean).join(': ')
  }

  private place(task: Task, at: number): void {
    const { action } = task.clause
    if (this.isInPassing(task, at)) {
      this.kitchen.passed.push(task.clause.sentence)
      return
    }
    this.changeVessel(task, at)
    if (this.isWaitingFat(task, at)) {
      this.hands.write()
      this.waitingFat = task
      return
    }
    if (action === 'stirIn' && this.ahead.stirsInto(task, at)) return this.stirIn(task, at)
    if (FOOD_ADDING.includes(action)) return this.adding(task, at)
    if (action === 'steam' && this.steam(task)) return

    const setting = this.settingFor(task, at)
    if (setting) this.byMachine(task, at, setting)
    else this.byHand(task)
  }

  /** Stove talk in the middle of machine work; the settings of the next step say it. */
  private isInPassing(task: Task, at: number): boolean {
    const { action } = task.clause
    const next = this.ahead.nextWork(at)
    if (action === 'transfer' && task.cues.place === 'plate' && next?.task.clause.action === 'knead') return this.ahead.settingFor(next) !== null
    const isWaitForHeat = this.waitingFat !== null && task.mentions.length === 0 && task.cues.has('stoveTalk') && (action === 'rest' || action === 'heat')
    if (isWaitForHeat) return true
    if (this.isEmptyVessel(task)) return isBowlInUse(this.kitchen) && this.ahead.isCookedSoon(at)
    if (!IN_PASSING.includes(action) || task.mentions.length > 0 || this.kitchen.focus !== 'bowl') return false
    return isBowlInUse(this.kitchen) && next !== null && this.ahead.settingFor(next) !== null
  }

  /** "Put a pan on the hob", "return to the pan": the mixing bowl is that pan. */
  private isEmptyVessel({ clause, cues, mentions }: Task): boolean {
    const isVessel = cues.place === 'pot' || cues.place === 'fryingPan'
    const isMove = ['add', 'transfer', 'heat', 'assemble', 'returnTo'].includes(clause.action)
    return isVessel && isMove && mentions.length === 0 && this.kitchen.focus === 'bowl' && this.kitchen.aside.size === 0
  }

  /** Adding is weighing when the machine works next, else it is done by hand where the work is. */
  private adding(task: Task, at: number): void {
    const { kitchen } = this
    if (!this.ahead.goesIntoBowl(task, at)) return this.byHand(task)
    const next = this.ahead.nextWork(at)
    const isWorkedOn = next !== null && this.ahead.settingFor(next) !== null
    if (isWorkedOn && this.isFromAside(task)) return this.bringBack(task)
    if (!isWorkedOn && task.mentions.length === 0) return this.byHand(task)
    this.hands.write()
    this.bringPan(task)
    keepDetails(task, kitchen, this.lexicon)
    planWeighing(task, kitchen)
    const isMixedByHand = next?.task.clause.sentence === task.clause.sentence
    if (!isWorkedOn && !isMixedByHand) this.mixAtEnd(task, at)
  }

  /** "Pour into the dry ingredients": what was put by comes back. */
  private isFromAside({ mentions }: Task): boolean {
    const { aside, bowl, toWeigh } = this.kitchen
    const isAtHand = aside.size > 0 && toWeigh.length === 0
    return isAtHand && mentions.every(({ ingredient }) => aside.has(ingredient) || bowl.has(ingredient))
  }

  private bringBack(task: Task): void {
    this.hands.write()
    this.hands.add(task)
    this.hands.write()
    const { steps, aside, bowl } = this.kitchen
    const step = steps.at(-1)
    if (step) step.instructionText = `${step.instructionText} ${this.lexicon.source.wording.bringBack}`
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
    const isOwnWork = task.mentions.every(({ ingredient }) => !this.kitchen.used.has(ingredient.id)) && ['whip', 'whisk', 'blend'].includes(task.clause.action)
    const alone = isOwnWork ? this.ahead.settingAlone({ task, at }) : null
    if (alone) this.leaveBowl(task)
    return alone
  }

  private isWaitingFat(task: Task, at: number): boolean {
    const { clause, cues, mentions } = task
    const isFat = mentions.length > 0 && mentions.every(({ ingredient }) => FAT.includes(ingredient.food))
    if (!isFat || this.kitchen.focus === 'elsewhere') return false
    if (clause.action === 'heat' && !this.kitchen.isWorked) return cues.celsius === null
    if (clause.action !== 'melt' && clause.action !== 'add') return false
    const next = this.ahead.nextWork(at)
    if (this.kitchen.isWorked && (!next || !this.ahead.settingFor(next))) return false
    return next !== null && (FRYING.includes(next.task.clause.action) || (clause.action === 'add' && ['rest', 'heat'].includes(next.task.clause.action)))
  }

  private byMachine(task: Task, at: number, setting: Setting): void {
    this.hands.write()
    this.bringPan(task)
    const prefix = this.prefix
    if (this.flowsOver(task, at, setting)) {
      const words = machineWords(task, this.lexicon)
      planWeighing(task, this.kitchen, true)
      this.kitchen.passed.push(task.clause.sentence)
      this.prefix = setting.cuts || prefix.includes(words) ? prefix : `${prefix} ${words} ${this.joiner()}`.trim()
      this.isCutTogether = setting.cuts === true
      return
    }
    this.run(task, at, setting, this.isCutTogether ? this.lexicon.source.wording.chop : null)
    this.isCutTogether = false
  }

  private run(task: Task, at: number, setting: Setting, words: string | null): void {
    const { kitchen, lexicon } = this
    const pieces = hasPieces(this.ahead.situation({ task, at }))
    const dropsObjects = task.mentions.every(({ ingredient }) => kitchen.bowl.has(ingredient) || !kitchen.used.has(ingredient.id) || kitchen.toWeigh.some((waiting) => waiting.ingredient === ingredient))
    planWeighing(task, kitchen, true)
    if (this.waitingFat) planWeighing(this.waitingFat, kitchen)
    this.waitingFat = null
    operate({ task, setting, hasPieces: pieces, prefix: this.prefix, dropsObjects, words }, kitchen, lexicon)
    this.prefix = ''
  }

  private joiner(): string {
    return this.lexicon.source.method.joiners.find((word) => !word.includes(' ')) ?? ''
  }

  /** "Bring to the boil" and the simmering, or two cuttings in a row, are one machine step. */
  private flowsOver(task: Task, at: number, setting: Setting): boolean {
    const next = this.ahead.nextCooking(at)
    if (!next || next.task.component) return false
    const nextSetting = this.ahead.settingFor(next)
    if (!nextSetting) return false
    if (setting.cuts) return nextSetting.cuts === true && next.task.mentions.every(({ ingredient }) => ingredient.food !== 'herb')
    const isHeatingUp = ['boil', 'simmer'].includes(task.clause.action) && !task.cues.duration
    return isHeatingUp && next.at === this.ahead.afterPassing(at) && next.task.mentions.every(({ ingredient }) => this.kitchen.used.has(ingredient.id)) && ['simmer', 'cook', 'boil', 'reduce'].includes(next.task.clause.action)
  }

  /** Meat browned in the pan comes into the bowl when liquid cooks it on. */
  private bringPan(task: Task): void {
    const { kitchen } = this
    const { action } = task.clause
    if (kitchen.pan.size === 0 || !['simmer', 'boil', 'returnTo', 'cook'].includes(action)) return
    const isNamed = task.mentions.some(({ ingredient }) => kitchen.pan.has(ingredient))
    if (action !== 'returnTo' && !isNamed) {
      weighIn(kitchen, this.lexicon)
      addStep(kitchen, { type: 'MANUAL', instructionText: this.lexicon.source.wording.fromPan, sentences: [task.clause.sentence] })
    }
    for (const ingredient of kitchen.pan) kitchen.bowl.add(ingredient)
    kitchen.pan.clear()
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
    if (!isPreparation(action)) this.flush()
    if (FOOD_ADDING.includes(action)) this.followIntoPan(task)
    this.hands.add(this.withObject(task))
    this.moveByHand(task)
  }

  /** Formed and large food cannot go into the bowl, so the sauce goes to it. */
  private followIntoPan(task: Task): void {
    const { kitchen } = this
    const isFood = task.cues.has('formed') || task.mentions.some(({ ingredient }) => isTooLarge(ingredient))
    if (!isFood || !kitchen.isWorked || !isBowlInUse(kitchen)) return
    this.hands.write()
    addStep(kitchen, { type: 'MANUAL', instructionText: this.lexicon.source.wording.intoPan, sentences: [task.clause.sentence] })
    clearBowl(kitchen)
    kitchen.focus = 'elsewhere'
  }

  /** "Deseed and chop the pepper": on its own the first order needs the second one's object. */
  private withObject(task: Task): Task {
    const next = this.tasks[this.tasks.indexOf(task) + 1]
    const needsObject = task.clause.action === 'prepare' && task.mentions.length === 0 && next?.clause.sentence === task.clause.sentence
    const last = next?.mentions.at(-1)
    if (!needsObject || !next || !last || !this.ahead.settingFor({ task: next, at: this.tasks.indexOf(next) })) return task
    const object = next.clause.text.slice(next.clause.verb.end, last.span.end)
    return { ...task, clause: { ...task.clause, text: `${task.clause.text.trimEnd()}${object}` } }
  }

  /** Writes what waits for a machine step that does not come. */
  private flush(): void {
    if (this.kitchen.toWeigh.length === 0) return
    this.hands.write()
    weighIn(this.kitchen, this.lexicon)
  }

  /** Where the food is after work by hand. */
  private moveByHand({ clause: { action }, cues: { place }, mentions }: Task): void {
    const { kitchen } = this
    if (isPreparation(action) || action === 'preheat' || action === 'other') return
    if (ON_THE_STOVE.includes(action) && mentions.length > 0) {
      for (const { ingredient } of mentions) kitchen.pan.add(ingredient)
      kitchen.focus = 'pan'
    }
    if (['remove', 'setAside', 'transfer', 'drain'].includes(action)) kitchen.pan.clear()
    if (kitchen.focus === 'pan' && kitchen.pan.size === 0) kitchen.focus = 'bowl'
    if (action === 'setAside' && kitchen.isWorked) setBowlAside(kitchen)
    if (!EMPTYING.includes(action) && place !== 'oven') return
    clearBowl(kitchen)
    kitchen.focus = 'elsewhere'
  }

  /** The source takes another vessel; the mixing bowl is emptied for work in it. */
  private changeVessel(task: Task, at: number): void {
    const { kitchen } = this
    if (!task.cues.isNewVessel) return
    const isVessel = task.cues.place === 'bowl' || task.cues.place === 'pot' || task.cues.place === 'fryingPan'
    if (isVessel && kitchen.focus === 'elsewhere') kitchen.focus = 'bowl'
    const own = task.mentions.map(({ ingredient }) => ingredient).filter(({ id }) => !kitchen.used.has(id))
    const isSmall = own.every((one) => one.grams !== null) && grams(own) < SMALL_SIDE
    if (own.length === 0 || isSmall || !this.ahead.isMachineWork(task, at)) return
    if (kitchen.isWorked || (WORKING.includes(task.clause.action) && isBowlInUse(kitchen))) this.leaveBowl(task)
  }

  private leaveBowl(task: Task): void {
    const { kitchen } = this
    if (!isBowlInUse(kitchen)) return
    this.hands.write()
    weighIn(kitchen, this.lexicon)
    addStep(kitchen, { type: 'MANUAL', instructionText: this.lexicon.source.wording.transfer, sentences: [task.clause.sentence] })
    setBowlAside(kitchen)
  }

  private finish(): void {
    if (this.waitingFat) this.hands.add(this.waitingFat)
    this.hands.write()
    weighIn(this.kitchen, this.lexicon)
    this.kitchen.steps.at(-1)?.sentences.push(...this.kitchen.passed.splice(0))
  }
}
