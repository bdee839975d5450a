/** An ingredient's number, or the `id` that its client gave it. */
export type IngredientReference = number | string
type ListedIngredient = { ingredientJsonId: number; id?: string | undefined }

/** Finds the number of the ingredient that a reference means; numbers come before ids. */
export function ingredientFinder(ingredients: readonly ListedIngredient[]) {
  const byId = new Map(ingredients.map(({ id, ingredientJsonId }) => [id, ingredientJsonId]))
  const byNumber = new Map(ingredients.map((one) => [String(one.ingredientJsonId), one]))
  return (ref: IngredientReference): number | undefined => {
    const digits = /^\d{1,9}$/.test(String(ref)) ? String(Number(ref)) : String(ref)
    return byNumber.get(digits)?.ingredientJsonId ?? byId.get(String(ref))
  }
}
type Finder = ReturnType<typeof ingredientFinder>

/** What refers to ingredients and to other steps. */
type ReferringStep = {
  stepNumber: number
  ingredientRefs: readonly IngredientReference[]
  adds?: readonly { ref: number }[]
  takes?: readonly (number | { step: number })[]
}

const UNLISTED = 'which is not in the list'
const NOT_BEFORE = 'which does not come before it'

/** A reference to what is not there: where it stands, and a sentence for people. */
type BrokenReference = { path: (string | number)[]; message: string }

/** The number of the step that is taken from. */
export function takenStep(take: number | { step: number }): number {
  return typeof take === 'number' ? take : take.step
}

/** References to ingredients that are not in the list, and to steps that do not come earlier. */
export function brokenReferences(
  ingredients: readonly ListedIngredient[],
  steps: readonly ReferringStep[],
): BrokenReference[] {
  const find = ingredientFinder(ingredients)
  const earlier = new Set<number>()
  return steps.flatMap((step, index) => {
    const broken = brokenFields(step, find, earlier)
    earlier.add(step.stepNumber)
    return broken.map(([field, message]) => ({ path: ['steps', index, field], message }))
  })
}

/** The first broken reference of each field. */
function brokenFields(
  { stepNumber, ingredientRefs, adds = [], takes = [] }: ReferringStep,
  find: Finder,
  earlierSteps: ReadonlySet<number>,
): [field: keyof ReferringStep, message: string][] {
  const unknownOf = (refs: readonly IngredientReference[]) =>
    refs.find((ref) => find(ref) === undefined)
  const named = unknownOf(ingredientRefs)
  const added = unknownOf(adds.map(({ ref }) => ref))
  const taken = takes.map(takenStep).find((number) => !earlierSteps.has(number))

  const broken: [keyof ReferringStep, string][] = []
  if (named !== undefined) broken.push(['ingredientRefs', `names ingredient ${named}, ${UNLISTED}`])
  if (added !== undefined) broken.push(['adds', `adds ingredient ${added}, ${UNLISTED}`])
  if (taken !== undefined) broken.push(['takes', `takes from step ${taken}, ${NOT_BEFORE}`])
  return broken.map(([field, what]) => [field, `Step ${stepNumber} ${what}.`])
}
