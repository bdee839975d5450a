import { nameContents } from './asides.ts'
import { type HandWork, isPreparation } from './by-hand.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { addStep, clearBowl, isBowlInUse, type Kitchen, setBowlAside } from './kitchen.ts'
import type { Action } from './lexicon/kinds.ts'
import { FOOD_ADDING, isTooLarge, type Lookahead } from './lookahead.ts'
import { grams } from './situation.ts'
import type { Task } from './tasks.ts'
import { weighIn } from './weigh.ts'

/** Orders after which the food is no longer in the mixing bowl. */
const EMPTYING: readonly Action[] = ['transfer', 'shape', 'serve', 'assemble', 'bake']
const ON_THE_STOVE: readonly Action[] = ['brown', 'fry', 'cook', 'sweat', 'toast', 'simmer', 'boil']

/** Work on other food that a dough in the bowl makes room for. */
const BESIDE_DOUGH: readonly Action[] = [...ON_THE_STOVE, 'chop', 'dice', 'grate', 'grind']
const WORKING: readonly Action[] = ['mix', 'whisk', 'whip', 'cream', 'blend', 'crush']
/** "Whisk the eggs and sugar" beside other food is done in a bowl of its own. */
const MIXTURES: readonly Action[] = ['whisk', 'whip', 'cream', 'thicken']
/** Less than this beside a bowl in use is mixed by hand, in grams. */
const SMALL_SIDE = 150

type Parts = { kitchen: Kitchen; hands: HandWork; ahead: Lookahead; lexicon: CompiledLexicon }

/** Moves food between mixing bowl, pan and what stands aside, with the steps that say so. */
export class Moves {
  private readonly kitchen: Kitchen
  private readonly hands: HandWork
  private readonly ahead: Lookahead
  private readonly lexicon: CompiledLexicon

  constructor({ kitchen, hands, ahead, lexicon }: Parts) {
    this.kitchen = kitchen
    this.hands = hands
    this.ahead = ahead
    this.lexicon = lexicon
  }

  /** Meat browned in the pan comes into the bowl when liquid cooks it on. */
  bringPan(task: Task): void {
    const { kitchen } = this
    const { action } = task.clause
    if (kitchen.pan.size === 0 || !['simmer', 'boil', 'returnTo', 'cook'].includes(action)) return
    const isNamed = task.mentions.some(({ ingredient }) => kitchen.pan.has(ingredient))
    if (action !== 'returnTo' && !isNamed) {
      weighIn(kitchen, this.lexicon)
      addStep(kitchen, {
        type: 'MANUAL',
        instructionText: this.lexicon.target.wording.fromPan,
        sentences: [task.clause.sentence],
      })
    }
    for (const ingredient of kitchen.pan) kitchen.bowl.add(ingredient)
    kitchen.pan.clear()
  }

  /** Formed and large food cannot go into the bowl, so the sauce goes to it. */
  followIntoPan(task: Task): void {
    const { kitchen } = this
    const isFood =
      task.cues.has('formed') || task.mentions.some(({ ingredient }) => isTooLarge(ingredient))
    const isOverfull =
      kitchen.isHot &&
      !kitchen.toWeigh.length &&
      kitchen.focus === 'bowl' &&
      this.ahead.isOverfull(task)
    if (!(isFood || isOverfull) || !kitchen.isWorked || !isBowlInUse(kitchen)) return
    this.hands.write()
    addStep(kitchen, {
      type: 'MANUAL',
      instructionText: this.lexicon.target.wording.intoPan,
      sentences: [task.clause.sentence],
    })
    clearBowl(kitchen)
    kitchen.focus = 'elsewhere'
  }

  /** Writes what waits for a machine step that does not come. */
  flush(): void {
    if (this.kitchen.toWeigh.length === 0) return
    this.hands.write()
    weighIn(this.kitchen, this.lexicon)
  }

  /** Where the food is after work by hand. */
  moveByHand({ clause: { action }, cues: { place }, mentions }: Task): void {
    const { kitchen } = this
    if (isPreparation(action) || action === 'preheat' || action === 'other') return
    if (ON_THE_STOVE.includes(action) && mentions.length > 0) {
      for (const { ingredient } of mentions) kitchen.pan.add(ingredient)
      kitchen.focus = 'pan'
    }
    if (['remove', 'setAside', 'transfer', 'drain'].includes(action)) kitchen.pan.clear()
    if (kitchen.focus === 'pan' && kitchen.pan.size === 0) kitchen.focus = 'bowl'
    // What is only cut and used next can wait where it is.
    const isKept = !kitchen.isWorked && this.ahead.isUsedSoon()
    if (action === 'setAside' && kitchen.bowl.size > 0 && !isKept)
      setBowlAside(kitchen, this.nameOfContents())
    // What the bowl does not take stays in its pot with all that follows.
    const isInPot = FOOD_ADDING.includes(action) && place === 'pot' && mentions.length > 0
    const isLeft = EMPTYING.includes(action) || place === 'oven'
    if (!isLeft && (!isInPot || isBowlInUse(kitchen))) return
    clearBowl(kitchen)
    kitchen.focus = 'elsewhere'
  }

  leaveBowl(task: Task): void {
    const { kitchen } = this
    if (!isBowlInUse(kitchen)) return
    this.hands.write()
    weighIn(kitchen, this.lexicon)
    addStep(kitchen, {
      type: 'MANUAL',
      instructionText: this.lexicon.target.wording.transfer,
      sentences: [task.clause.sentence],
    })
    setBowlAside(kitchen, this.nameOfContents())
  }

  /** A kneaded dough rests elsewhere while the filling is made; hands shape it, so it stays out. */
  leaveDough(task: Task): void {
    const { steps, used, isWorked } = this.kitchen
    const isDough = steps.findLast(({ type }) => type === 'OPERATE')?.speed === 'dough'
    const foods = task.mentions
      .map(({ ingredient }) => ingredient)
      .filter(({ traits }) => !traits.has('water'))
    const isOther =
      BESIDE_DOUGH.includes(task.clause.action) &&
      foods.length > 0 &&
      foods.every(({ id }) => !used.has(id))
    if (!isDough || !isOther || !isWorked) return
    this.leaveBowl(task)
    this.kitchen.asides.pop()
  }

  private nameOfContents(): string {
    return nameContents(this.kitchen.bowl, this.kitchen.component, this.lexicon)
  }

  /** What has to be in its place before hands take over. */
  beforeHandWork(task: Task): void {
    const { action } = task.clause
    if (!isPreparation(action)) this.flush()
    const isApart = task.cues.has('inWater')
    const isOverfull = ON_THE_STOVE.includes(action) && !isApart && this.ahead.isOverfull(task)
    if (FOOD_ADDING.includes(action) || isOverfull) this.followIntoPan(task)
  }

  /** The source takes another vessel; the mixing bowl is emptied for work in it. */
  changeVessel(task: Task, at: number): void {
    const { kitchen, ahead } = this
    const fresh = task.mentions
      .map(({ ingredient }) => ingredient)
      .filter(({ id }) => !kitchen.used.has(id))
    const isSmall = fresh.every((one) => one.grams !== null) && grams(fresh) < SMALL_SIDE
    if (kitchen.focus === 'elsewhere' && this.startsAfresh(task, at, fresh.length > 0 && !isSmall))
      kitchen.focus = 'bowl'
    const isGoingOn = task.mentions.some(({ ingredient }) => kitchen.bowl.has(ingredient))
    const isOwnMixture =
      MIXTURES.includes(task.clause.action) &&
      fresh.length > 1 &&
      fresh.length === task.mentions.length
    const isElsewhere = task.cues.isNewVessel || isOwnMixture
    const isLeft = isElsewhere && fresh.length > 0 && !isSmall && !isGoingOn
    if (!isLeft || !ahead.isMachineWork(task, at)) return
    if (kitchen.isWorked || (WORKING.includes(task.clause.action) && isBowlInUse(kitchen)))
      this.leaveBowl(task)
  }

  /** New work after the last food left the bowl: in a vessel of its own, or blade work on enough. */
  private startsAfresh({ cues, clause, mentions }: Task, at: number, isEnough: boolean): boolean {
    const { place, isNewVessel } = cues
    if (place === 'bowl' && isEnough) return true
    if (isNewVessel) return place === 'bowl' || place === 'pot' || place === 'fryingPan'
    const isBladeWork = WORKING.includes(clause.action) && place === null
    const task = { cues, clause, mentions, component: null }
    return isBladeWork && isEnough && this.ahead.settingAlone({ task, at }) !== null
  }
}
