import { type HandWork, isPreparation } from './by-hand.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { addStep, clearBowl, isBowlInUse, type Kitchen, setBowlAside } from './kitchen.ts'
import type { Action } from './lexicon/kinds.ts'
import { isTooLarge, type Lookahead } from './lookahead.ts'
import type { Task } from './tasks.ts'
import { weighIn } from './weigh.ts'

/** Orders after which the food is no longer in the mixing bowl. */
const EMPTYING: readonly Action[] = ['transfer', 'shape', 'serve', 'assemble', 'bake']
const ON_THE_STOVE: readonly Action[] = ['brown', 'fry', 'cook', 'sweat', 'toast', 'simmer', 'boil']

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
        instructionText: this.lexicon.source.wording.fromPan,
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
      task.mentions.length > 0 &&
      kitchen.isHot &&
      !kitchen.toWeigh.length &&
      kitchen.focus === 'bowl' &&
      this.ahead.isOverfull(task)
    if (!(isFood || isOverfull) || !kitchen.isWorked || !isBowlInUse(kitchen)) return
    this.hands.write()
    addStep(kitchen, {
      type: 'MANUAL',
      instructionText: this.lexicon.source.wording.intoPan,
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
    if (action === 'setAside' && kitchen.isWorked) setBowlAside(kitchen)
    if (!EMPTYING.includes(action) && place !== 'oven') return
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
      instructionText: this.lexicon.source.wording.transfer,
      sentences: [task.clause.sentence],
    })
    setBowlAside(kitchen)
  }
}
