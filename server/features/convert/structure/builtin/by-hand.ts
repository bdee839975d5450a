import type { StepType } from '#shared/recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { addStep, type Kitchen } from './kitchen.ts'
import type { Action } from './lexicon/kinds.ts'
import type { Task } from './tasks.ts'
import { asSentence } from './wording.ts'

/** Work on the board after which the food is still to be weighed. */
const PREPARATION: readonly Action[] = [
  'prepare',
  'dice',
  'slice',
  'chop',
  'grate',
  'crush',
  'grind',
]
const COOKING: readonly Action[] = [
  ...(['bake', 'fry', 'brown', 'cook', 'simmer', 'boil', 'steam', 'poach'] as const),
  ...(['sweat', 'toast', 'scramble', 'thicken'] as const),
]
const WAITING: readonly Action[] = ['rest', 'proof', 'cool', 'chill', 'freeze', 'marinate', 'soak']

export function isPreparation(action: Action): boolean {
  return PREPARATION.includes(action)
}

/** Clauses of one sentence that stay together in the source's words. */
export class HandWork {
  private tasks: Task[] = []
  private ingredients: number[] = []
  private readonly kitchen: Kitchen
  private readonly lexicon: CompiledLexicon

  constructor(kitchen: Kitchen, lexicon: CompiledLexicon) {
    this.kitchen = kitchen
    this.lexicon = lexicon
  }

  /** Takes a clause up; a new sentence or a second waiting time starts a new step. */
  add(task: Task): void {
    const last = this.tasks.at(-1)
    const isSameSentence = last?.clause.sentence === task.clause.sentence
    const isSecondTime =
      task.cues.duration !== null && this.tasks.some(({ cues }) => cues.duration !== null)
    if (last && (!isSameSentence || isSecondTime)) this.write()
    this.tasks.push(task)
    this.nameIngredients(task)
  }

  /** Each ingredient is named where it is used first. */
  private nameIngredients({ clause, mentions }: Task): void {
    for (const { ingredient } of mentions) {
      if (!this.kitchen.used.has(ingredient.id)) this.ingredients.push(ingredient.id)
      if (!isPreparation(clause.action)) this.kitchen.used.add(ingredient.id)
      this.kitchen.handled.add(ingredient)
    }
  }

  /** Writes what was taken up as one step. */
  write(): void {
    const { tasks, ingredients } = this
    this.tasks = []
    this.ingredients = []
    const [first] = tasks
    const instructionText = asSentence(
      tasks.map(({ clause }) => clause.text).join(''),
      this.lexicon,
    )
    if (!first || !instructionText) return

    addStep(this.kitchen, {
      type: stepType(tasks),
      instructionText,
      durationSeconds: tasks.find(isTimed)?.cues.duration?.min,
      ingredientRefs: [...new Set(ingredients)],
      tools: tasks.some(({ clause }) => clause.action === 'fold') ? ['spatula'] : [],
      sentences: [first.clause.sentence],
      cooked: this.cookedIn(tasks),
    })
  }

  /** In oven and pan: what the clauses name, else all meat and fish that is out. */
  private cookedIn(tasks: readonly Task[]): KnownIngredient[] {
    if (!tasks.some(({ clause }) => COOKING.includes(clause.action))) return []
    const named = tasks.flatMap(({ mentions }) => mentions.map(({ ingredient }) => ingredient))
    const outside = [...this.kitchen.handled].filter(
      ({ food }) => food !== 'egg' && food !== 'eggYolk',
    )
    return [...named, ...outside]
  }
}

/** "Keeps for 3 days" is no time to count down. */
const UNTIMED: readonly Action[] = [
  'serve',
  'prepare',
  'other',
  'assemble',
  'shape',
  'season',
  'transfer',
  'dice',
  'slice',
]

function isTimed({ clause, cues }: Task): boolean {
  return cues.duration !== null && !UNTIMED.includes(clause.action)
}

function stepType(tasks: readonly Task[]): StepType {
  const actions = tasks.map(({ clause }) => clause.action)
  const isWaiting = actions.some((action) => WAITING.includes(action)) && !actions.includes('bake')
  return isWaiting ? 'WAIT' : 'MANUAL'
}
