import type { CueName, Cues } from '../parse/cues.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { type Action, type Food, LIQUIDS, type Trait } from '../parse/lexicon/kinds.ts'

/** All that decides which technique of the appliance does a clause's work. */
export type Situation = {
  action: Action
  cues: Cues
  /** What the clause names and what goes in just before it. */
  objects: readonly KnownIngredient[]
  /** Everything in the bowl when the blades start, the objects included. */
  contents: readonly KnownIngredient[]
  isHot: boolean
  /** The source has set it on the heat: "put over a low heat and stir". */
  isOnStove: boolean
  /** The source has put it into a machine with blades. */
  isInProcessor: boolean
  /** Its bowl stands over hot water. */
  isOverWater: boolean
  /** It has been on the boil, hot or not by now. */
  isCooked: boolean
  /** Nothing in it has been on a stove or in an oven, there or elsewhere. */
  isRaw: boolean
  hasWhisk: boolean
  /** Fat in the bowl has just been melted. */
  isMelted: boolean
  /** Fat is left in a pan in which something was fried. */
  hasPanFat: boolean
  /** The component is puréed later, so nothing has to stay whole now. */
  willBlend: boolean
  /** Yeast comes to it before it has cooled. */
  willTakeYeast: boolean
  /** It simmers on afterwards, for a time of its own. */
  cooksOn: boolean
  /** After all frying it simmers. */
  simmersLater: boolean
  /** It is on the heat again later. */
  isHeatedLater: boolean
}

export type SituationTest = (situation: Situation) => boolean

export const grams = (ingredients: readonly KnownIngredient[]): number =>
  ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0)

/** Tests for the technique table; they read as the cook would say them. */
export const says =
  (...names: CueName[]): SituationTest =>
  ({ cues }) =>
    names.some((name) => cues.has(name))
export const allObjects =
  (...foods: Food[]): SituationTest =>
  ({ objects }) =>
    objects.length > 0 && all(objects, foods)
export const anyObject =
  (...foods: Food[]): SituationTest =>
  ({ objects }) =>
    any(objects, foods)
export const inBowl =
  (...foods: Food[]): SituationTest =>
  ({ contents }) =>
    any(contents, foods)
export const onlyInBowl =
  (...foods: Food[]): SituationTest =>
  ({ contents }) =>
    contents.length > 0 && all(contents, foods)
export const allObjectsAre =
  (trait: Trait): SituationTest =>
  ({ objects }) =>
    objects.length > 0 && objects.every(({ traits }) => traits.has(trait))
export const hasTrait =
  (...wanted: Trait[]): SituationTest =>
  ({ contents }) =>
    contents.some(({ traits }) => wanted.some((trait) => traits.has(trait)))
export const isHot: SituationTest = (situation) => situation.isHot
export const lighterThan =
  (limit: number): SituationTest =>
  ({ contents }) =>
    contents.length > 0 && contents.every(({ grams }) => grams !== null) && grams(contents) < limit
export const heavierThan =
  (limit: number, ...foods: Food[]) =>
  ({ contents }: Pick<Situation, 'contents'>): boolean =>
    grams(contents.filter(({ food }) => food !== null && foods.includes(food))) > limit

export const not =
  (test: SituationTest): SituationTest =>
  (situation) =>
    !test(situation)
export const both =
  (...tests: SituationTest[]): SituationTest =>
  (situation) =>
    tests.every((test) => test(situation))
export const either =
  (...tests: SituationTest[]): SituationTest =>
  (situation) =>
    tests.some((test) => test(situation))

function all(ingredients: readonly KnownIngredient[], foods: readonly Food[]): boolean {
  return ingredients.every(({ food }) => food !== null && foods.includes(food))
}

function any(ingredients: readonly KnownIngredient[], foods: readonly Food[]): boolean {
  return ingredients.some(({ food }) => food !== null && foods.includes(food))
}

/** Enough liquid to boil in, in grams (S16 of the makers' rules asks for more than a film). */
const ENOUGH_LIQUID = 150

export const hasLiquid = ({ contents }: Pick<Situation, 'contents'>): boolean => {
  const liquids = contents.filter(({ food }) => LIQUIDS.includes(food))
  if (liquids.some(({ grams }) => grams === null)) return true
  // Sour cream that is stirred into a liquid is one with it.
  const thick = liquids.length > 0 ? contents.filter(({ food }) => food === 'softDairy') : []
  return grams([...liquids, ...thick]) >= ENOUGH_LIQUID
}

export const hasFat: SituationTest = ({ contents, hasPanFat }) =>
  hasPanFat || any(contents, ['butter', 'oil', 'sausage', 'mincedMeat'])

const WHOLE_FOODS: readonly Food[] = [
  'legume',
  'rice',
  'pasta',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'sausage',
  'potato',
  'mushroom',
  'mincedMeat',
  'fruit',
  'driedFruit',
  'leaf',
  'grain',
  'hardVegetable',
  'softVegetable',
]

/** So many onions, in grams, are what the dish is of: rings that forward blades would cut. */
const MANY_ONIONS = 300

/** Food that the blades would cut and that should stay as it is. */
export const hasPieces: SituationTest = ({ contents, willBlend }) => {
  if (willBlend) return false
  const whole = contents.filter(({ isMashed }) => !isMashed)
  const isSliced = whole.some(({ food, isSliced: isCut }) => food === 'onion' && isCut)
  return (
    isSliced || any(whole, WHOLE_FOODS) || heavierThan(MANY_ONIONS, 'onion')({ contents: whole })
  )
}

/** A breast or two in so much poultry simmer whole between resting blades and are shredded later (MCG). */
const MAX_WHOLE_POULTRY = 700

/** All large pieces are boneless poultry, and not much of it. */
export const isPoachedWhole: SituationTest = ({ contents }) => {
  const large = contents.filter(
    ({ food, isLarge, isSmall }) =>
      food !== null && ['meat', 'poultry', 'fish'].includes(food) && isLarge && !isSmall,
  )
  return (
    large.every(({ food, isBoneless }) => food === 'poultry' && isBoneless) &&
    grams(large) <= MAX_WHOLE_POULTRY
  )
}

/** Meat or fish too large for the mixing bowl, or too tender for its blades. */
export const hasLargePieces: SituationTest = ({ contents }) =>
  contents.some(
    ({ food, isLarge, isSmall }) =>
      food !== null && ['meat', 'poultry', 'fish'].includes(food) && isLarge && !isSmall,
  )
