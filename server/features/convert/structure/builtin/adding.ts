import { asidesNamed } from './asides.ts'
import type { HandWork } from './by-hand.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import { addStep, isBowlInUse, type Kitchen } from './kitchen.ts'
import type { Action } from './lexicon/kinds.ts'
import { FOOD_ADDING, type Lookahead } from './lookahead.ts'
import type { MachineWork } from './machine-work.ts'
import type { Moves } from './moves.ts'
import type { Task } from './tasks.ts'
import { keepDetails, planWeighing, weighIn } from './weigh.ts'
import { asSentence, leftoverWords } from './wording.ts'

type Parts = {
  kitchen: Kitchen
  hands: HandWork
  ahead: Lookahead
  lexicon: CompiledLexicon
  moves: Moves
  machine: MachineWork
}

/** Orders by which something that stands aside comes back. */
const BRINGING: readonly Action[] = [...FOOD_ADDING, 'transfer', 'fold', 'assemble']
/** From this on a time beside an adding is a cooking time, in seconds: stock into a risotto. */
const COOKING_TIME = 5 * 60

/** What goes into the mixing bowl: off the shelf, or from where it was put by. */
export class Adding {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Puts an adding onto the scale's list; false when it goes elsewhere by hand. */
  weigh(task: Task, at: number): boolean {
    const { ahead, kitchen, hands, moves, lexicon } = this.parts
    if (!ahead.goesIntoBowl(task, at)) return false
    const next = ahead.nextWork(at)
    const isWorkedOn = next !== null && ahead.settingFor(next) !== null
    if (isWorkedOn && task.mentions.length === 0 && this.saysNothingNew(task)) {
      kitchen.passed.push(task.clause.sentence)
      return true
    }
    if (!isWorkedOn && task.mentions.length === 0) return false

    hands.write()
    moves.bringPan(task)
    keepDetails(task, kitchen, lexicon)
    planWeighing(task, kitchen, lexicon)
    const isMixedByHand = next?.task.clause.sentence === task.clause.sentence
    if (!isWorkedOn && !isMixedByHand) this.mixAtEnd(task, at)
    return true
  }

  /** "Add the paste" when the paste is what the bowl holds. */
  private saysNothingNew({ clause, cues }: Task): boolean {
    const { kitchen, lexicon } = this.parts
    if (!isBowlInUse(kitchen) || cues.has('formed')) return false
    const products = lexicon.cues.products.spans(clause.folded)
    const known = [clause.verb, ...cues.settings, ...products]
    return products.length > 0 && leftoverWords(clause.folded, known, lexicon).length === 0
  }

  /** Food that is added after the last cooking is stirred in; with a time it cooks. */
  private mixAtEnd(task: Task, at: number): void {
    const { ahead, kitchen, lexicon, machine } = this.parts
    const { wording } = lexicon.target
    const isCooking = kitchen.isHot && (task.cues.duration?.min ?? 0) >= COOKING_TIME
    const action = isCooking ? 'simmer' : 'mix'
    const stirring: Task = { ...task, clause: { ...task.clause, action } }
    // What is only put together at the end is left as it is.
    const setting = kitchen.isWorked ? ahead.settingFor({ task: stirring, at }) : null
    if (!setting) weighIn(kitchen, lexicon)
    else
      machine.run(stirring, at, {
        setting,
        words: isCooking ? wording.work.cook : wording.work.mix,
      })
  }

  /** Whether a task returns to the bowl what was put by: "pour into the dry ingredients". */
  bringsBack(task: Task, at: number): boolean {
    const { ahead, kitchen, lexicon } = this.parts
    const { asides, toWeigh, focus, used } = kitchen
    const { action } = task.clause
    if (asides.length === 0 || focus !== 'bowl' || !BRINGING.includes(action)) return false
    if (task.mentions.some(({ ingredient }) => !used.has(ingredient.id))) return false
    const isNamed = asidesNamed(task, kitchen, lexicon).length > 0
    if (toWeigh.length > 0) return isNamed && task.mentions.length === 0
    const next = ahead.nextWork(at)
    const isWorkedOn = next !== null && ahead.settingFor(next) !== null
    if (action === 'fold' || action === 'transfer' || action === 'assemble')
      return isNamed && isBowlInUse(kitchen)
    return (
      isNamed ||
      (isWorkedOn && task.mentions.every(({ ingredient }) => kitchen.bowl.has(ingredient)))
    )
  }

  bringBack(task: Task): void {
    const { hands, kitchen, lexicon } = this.parts
    const { asides, bowl } = kitchen
    const named = asidesNamed(task, kitchen, lexicon)
    const back = named.length > 0 ? named : asides.slice(-1)
    hands.write()
    const words = back.map(({ name }) => fill(lexicon.target.wording.bringBack, { name }))
    if (this.saysMore(task)) words.unshift(asSentence(task.clause.text, lexicon))
    addStep(kitchen, {
      type: 'MANUAL',
      instructionText: words.join(' '),
      sentences: [task.clause.sentence],
    })
    for (const aside of back) {
      for (const ingredient of aside.contents) bowl.add(ingredient)
      asides.splice(asides.indexOf(aside), 1)
    }
    kitchen.isWorked = true
  }

  private saysMore({ clause, cues, mentions }: Task): boolean {
    const { lexicon } = this.parts
    const products = lexicon.cues.products.spans(clause.folded)
    const known = [clause.verb, ...cues.settings, ...products, ...mentions.map(({ span }) => span)]
    return clause.action === 'fold' || leftoverWords(clause.folded, known, lexicon).length > 0
  }
}
