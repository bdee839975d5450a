import type { HandWork } from './by-hand.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Kitchen } from './kitchen.ts'
import type { Lookahead } from './lookahead.ts'
import type { Moves } from './moves.ts'
import { operate } from './operate.ts'
import { hasPieces } from './situation.ts'
import type { TaskRoles } from './task-roles.ts'
import type { Task } from './tasks.ts'
import type { Setting } from './techniques/technique.ts'
import { planWeighing } from './weigh.ts'
import { machineWords } from './wording.ts'

type Parts = {
  kitchen: Kitchen
  hands: HandWork
  ahead: Lookahead
  lexicon: CompiledLexicon
  moves: Moves
  roles: TaskRoles
}

/** What the appliance does with its blades and its heat. */
export class MachineWork {
  /** Words of work that goes over into what follows: "bring to the boil and". */
  private prefix = ''
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** The setting for a task, in an emptied bowl if need be; null when it is work by hand. */
  settingFor(task: Task, at: number): Setting | null {
    const { ahead, kitchen, moves } = this.parts
    const setting = ahead.settingFor({ task, at })
    if (setting || task.mentions.length === 0 || !kitchen.isWorked) return setting
    const isOwnWork =
      task.mentions.every(({ ingredient }) => !kitchen.used.has(ingredient.id)) &&
      ['whip', 'whisk', 'blend'].includes(task.clause.action)
    const alone = isOwnWork ? ahead.settingAlone({ task, at }) : null
    if (alone) moves.leaveBowl(task)
    return alone
  }

  /** Does a task, or keeps its words for the next one that it flows into. */
  work(task: Task, at: number, setting: Setting): void {
    const { hands, moves, roles } = this.parts
    hands.write()
    moves.bringPan(task)
    if (roles.flowsOver(task, at, setting)) {
      this.flowOver(task)
      return
    }
    this.run(task, at, { setting, words: null })
  }

  private flowOver(task: Task): void {
    const { kitchen, lexicon } = this.parts
    const words = machineWords(task, lexicon)
    planWeighing(task, kitchen, lexicon)
    kitchen.passed.push(task.clause.sentence)
    if (!this.prefix.includes(words))
      this.prefix = `${this.prefix} ${words} ${lexicon.target.joiner}`.trim()
  }

  /** Writes the steps of one operation; `words` stand instead of the source's. */
  run(
    task: Task,
    at: number,
    { setting, words }: { setting: Setting; words: string | null },
  ): void {
    const { ahead, kitchen, lexicon } = this.parts
    const pieces = hasPieces(ahead.situation({ task, at }))
    const dropsObjects = this.areAllWeighed(task)
    planWeighing(task, kitchen, lexicon)
    for (const fat of kitchen.waitingFat.splice(0)) planWeighing(fat, kitchen, lexicon)
    const { prefix } = this
    operate({ task, setting, hasPieces: pieces, prefix, dropsObjects, words }, kitchen, lexicon)
    this.prefix = ''
  }

  /** Whatever the task names has been, or is about to be, named by a weighing. */
  private areAllWeighed({ mentions }: Task): boolean {
    const { bowl, used, toWeigh } = this.parts.kitchen
    return mentions.every(
      ({ ingredient }) =>
        bowl.has(ingredient) ||
        !used.has(ingredient.id) ||
        toWeigh.some((waiting) => waiting.ingredient === ingredient),
    )
  }
}
