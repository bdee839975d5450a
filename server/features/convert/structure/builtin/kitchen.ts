import type { StepInput } from '#shared/recipe.ts'
import type { KnownIngredient } from './ingredients.ts'

/** A step before it has its number, with the sentences of the source that it stands for. */
export type PlannedStep = Omit<StepInput, 'stepNumber'> & { sentences: number[] }

/** Where the cook stands: the mixing bowl, a pan on the stove, or board, tin, oven and plate. */
type Focus = 'bowl' | 'pan' | 'elsewhere'

/** One thing that goes onto the scale. `isWhole` is false for a part of an ingredient. */
export type Weighing = { ingredient: KnownIngredient; label: string; isWhole: boolean }

/** What is where while the recipe is cooked; the planner moves things and writes the steps down. */
export type Kitchen = {
  bowl: Set<KnownIngredient>
  isHot: boolean
  /** The bowl's contents have been cooked or mixed, not only cut. */
  isWorked: boolean
  hasWhisk: boolean
  /** In the pan on the stove. */
  pan: Set<KnownIngredient>
  hasPanFat: boolean
  isPanFatTaken: boolean
  /** Mixed before and put by, to come back later. */
  aside: Set<KnownIngredient>
  focus: Focus
  /** Sentences that say nothing but what the next step's settings say. */
  passed: number[]
  /** Heading that the next step begins with. */
  heading: string | null
  /** Has gone somewhere, so it is not weighed again. */
  used: Set<number>
  /** Waits for the machine step before which it is weighed in. */
  toWeigh: Weighing[]
  /** Words of the source that say more than "add", told with the weighing. */
  weighDetails: string[]
  weighSentences: number[]
  steps: PlannedStep[]
}

export function emptyKitchen(): Kitchen {
  return {
    bowl: new Set(),
    isHot: false,
    isWorked: false,
    hasWhisk: false,
    pan: new Set(),
    hasPanFat: false,
    isPanFatTaken: false,
    aside: new Set(),
    focus: 'bowl',
    passed: [],
    heading: null,
    used: new Set(),
    toWeigh: [],
    weighDetails: [],
    weighSentences: [],
    steps: [],
  }
}

/** The bowl is free again: what was in it is in a tin, on plates or set aside. */
export function clearBowl(kitchen: Kitchen): void {
  kitchen.bowl.clear()
  kitchen.isHot = false
  kitchen.isWorked = false
  kitchen.hasWhisk = false
}

/** Empties the bowl of something that comes back later. */
export function setBowlAside(kitchen: Kitchen): void {
  for (const ingredient of kitchen.bowl) kitchen.aside.add(ingredient)
  clearBowl(kitchen)
}

export function isBowlInUse({ bowl, toWeigh }: Kitchen): boolean {
  return bowl.size > 0 || toWeigh.length > 0
}

type StepFields = Pick<PlannedStep, 'type' | 'instructionText' | 'sentences'> & Partial<PlannedStep>

/** Writes a step down with what most steps have in common. */
export function addStep(kitchen: Kitchen, fields: StepFields): void {
  const { heading } = kitchen
  kitchen.heading = null
  kitchen.steps.push({
    durationSeconds: undefined,
    speed: undefined,
    temperature: undefined,
    reverse: false,
    ingredientRefs: [],
    tools: [],
    ...fields,
    instructionText: heading ? `${heading}: ${fields.instructionText}` : fields.instructionText,
    sentences: [...new Set([...kitchen.passed.splice(0), ...fields.sentences])],
  })
}
