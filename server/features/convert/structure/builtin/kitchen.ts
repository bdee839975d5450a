import type { StepInput } from '#shared/recipe.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Task } from './tasks.ts'

/** A step before it has its number, with the sentences of the source that it stands for. */
export type PlannedStep = Omit<StepInput, 'stepNumber'> & {
  sentences: number[]
  /** What is cooked in this step. */
  cooked: readonly KnownIngredient[]
}

/** Where the cook stands: the mixing bowl, a pan on the stove, or board, tin, oven and plate. */
type Focus = 'bowl' | 'pan' | 'elsewhere'

/** One thing that goes onto the scale. `isWhole` is false for a part of an ingredient. */
export type Weighing = { ingredient: KnownIngredient; label: string; isWhole: boolean }

/** Something made that stands in another bowl, with the words for it. */
export type Aside = { name: string; contents: ReadonlySet<KnownIngredient> }

/** What is where while the recipe is cooked; the planner moves things and writes the steps down. */
export type Kitchen = {
  bowl: Set<KnownIngredient>
  isHot: boolean
  /** The bowl's contents have been cooked or mixed, not only cut. */
  isWorked: boolean
  hasWhisk: boolean
  /** Fat in it has been melted and nothing has cooled it. */
  isMelted: boolean
  /** In the pan on the stove. */
  pan: Set<KnownIngredient>
  hasPanFat: boolean
  isPanFatTaken: boolean
  /** Made before and put by, to come back later. */
  asides: Aside[]
  /** The component that is being made: "For the sauce". */
  component: string | null
  /** Fat that heats up in the source; it is weighed in after what has to be chopped first. */
  waitingFat: Task[]
  focus: Focus
  /** Sentences that say nothing but what the next step's settings say. */
  passed: number[]
  /** Heading that the next step begins with. */
  heading: string | null
  /** Has gone somewhere, so it is not weighed again. */
  used: Set<number>
  /** Has been in the bowl or in the cook's hands, so oven and pan may hold it. */
  handled: Set<KnownIngredient>
  /** Cooked in water and drained by the machine's basket. */
  drained: Set<KnownIngredient>
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
    isMelted: false,
    pan: new Set(),
    hasPanFat: false,
    isPanFatTaken: false,
    asides: [],
    component: null,
    waitingFat: [],
    focus: 'bowl',
    passed: [],
    heading: null,
    used: new Set(),
    handled: new Set(),
    drained: new Set(),
    toWeigh: [],
    weighDetails: [],
    weighSentences: [],
    steps: [],
  }
}

/** The bowl is free again: what was in it is in a tin, on plates or set aside. */
export function clearBowl(kitchen: Kitchen): void {
  for (const ingredient of kitchen.bowl) kitchen.handled.add(ingredient)
  kitchen.bowl.clear()
  kitchen.isHot = false
  kitchen.isWorked = false
  kitchen.hasWhisk = false
  kitchen.isMelted = false
}

/** Empties the bowl of something that comes back later under the name. */
export function setBowlAside(kitchen: Kitchen, name: string): void {
  kitchen.asides.push({ name, contents: new Set(kitchen.bowl) })
  clearBowl(kitchen)
}

/** Whether an ingredient is in something that was put by. */
export function isAside({ asides }: Kitchen, ingredient: KnownIngredient): boolean {
  return asides.some(({ contents }) => contents.has(ingredient))
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
    cooked: [],
    ...fields,
    instructionText: heading ? `${heading}: ${fields.instructionText}` : fields.instructionText,
    sentences: [...new Set([...kitchen.passed.splice(0), ...fields.sentences])],
  })
}
