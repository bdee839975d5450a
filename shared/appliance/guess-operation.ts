import type { Ingredient, StepInput } from '#shared/recipe.ts'
import { isKind } from './food-traits.ts'
import type { Contents, State } from './kitchen-state.ts'
import type { Operation } from './operation.ts'
import { STEP_PHRASES } from './step-words.ts'
import { TOOL_PHRASES } from './tool-phrases.ts'
import { sentencesOf } from './word-pattern.ts'

const AMOUNT = /\d ?(?:g|kg|ml|dl|l|г|кг|мл|л)(?!\p{L})/u

/** What the text of a step that says nothing of the kitchen lets one suppose. */
export type Guess = {
  operation: Operation & { stepNumber: number }
  /** "Transfer the onions to a plate. Heat the milk …" makes room before its settings run. */
  emptiesFirst: boolean
  /** "Return the dough to the mixing bowl": something goes in, though nobody knows what. */
  fillsUnnamed: boolean
  /** What the step is about, wherever that is: its product for later steps that take it. */
  product: Contents
}

type Listed = ReadonlyMap<number, Ingredient>

/** Guesses an operation from the words of a step, for recipes that people wrote or changed. */
export function guessOperation(step: StepInput, kitchen: State, listed: Listed): Guess {
  const text = step.instructionText
  const first = emptiesFirst(step)
  const isInBowl = step.type !== 'MANUAL' || STEP_PHRASES.mixingBowl.test(text)
  const bowl = first ? new Map() : kitchen.machine.bowl
  const refs = isInBowl ? refsIntoBowl(step, listed).filter((ref) => !bowl.has(ref)) : []
  const isEmptied = !first && empties(text)
  return {
    operation: {
      ...step,
      place: isInBowl ? 'bowl' : undefined,
      // Nobody knows how much of it an earlier step has left.
      adds: refs.map((ref) => ({ ref, part: kitchen.left.get(ref) === 0 ? 1 : undefined })),
      takes: undefined,
      clears: isEmptied ? ['bowl'] : undefined,
    },
    emptiesFirst: first,
    fillsUnnamed: isInBowl && (refsIntoBowl(step, listed).length > 0 || fillsUnnamed(step)),
    product: new Map(step.ingredientRefs.map((ref) => [ref, 1])),
  }
}

/** "Add 200 g of it", or more than one sentence, of which one may fill the bowl. */
function fillsUnnamed({ type, instructionText }: StepInput): boolean {
  const mayFill = type !== 'OPERATE' || sentencesOf(instructionText).length > 1
  return mayFill || AMOUNT.test(instructionText)
}

/** What lies in a dish or basket drips into the bowl at most. */
function refsIntoBowl({ instructionText, ingredientRefs }: StepInput, listed: Listed): number[] {
  const goesElsewhere = STEP_PHRASES.elsewhere.test(instructionText)
  return ingredientRefs.filter((ref) => {
    const ingredient = listed.get(ref)
    return ingredient && (!goesElsewhere || isKind(ingredient, 'thinLiquid'))
  })
}

function emptiesFirst({ type, instructionText }: StepInput): boolean {
  const [first = '', ...rest] = sentencesOf(instructionText)
  return type !== 'MANUAL' && rest.length > 0 && empties(first)
}

function empties(text: string): boolean {
  return STEP_PHRASES.emptying.test(text) || TOOL_PHRASES.washing.test(text)
}
