import { withAmounts } from '#server/features/convert/structure/builtin/modify/retell-amounts.ts'
import { wordLanguageOf } from '#server/features/convert/structure/builtin/modify/words/all.ts'
import { retellSettings } from '#shared/appliance/retell-settings.ts'
import { readTemperature } from '#shared/appliance/settings.ts'
import { amountOf, scaleIngredient } from '#shared/ingredient-line/ingredient-amount.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient, RecipeContent, StepInput } from '#shared/recipe.ts'

/** Plants one fault into an answer; null where it has nothing to plant it in. */
type Planting = (content: RecipeContent, language: Language) => RecipeContent | null

/** What models get wrong of a recipe's content, by name. */
export const PLANTED: Readonly<Record<string, Planting>> = {
  'ingredient in no step': (content) => withoutUse(content, measured(content)),
  'line missing in the list': (content) => withoutLine(content, measured(content)),
  'ingredient added twice': (content) => addedTwice(content, measured(content)),
  'half of the amount': halved,
  'last step lost': cutSteps,
  'another time': otherTime,
  'another temperature': otherTemperature,
  'another language': inOtherWords,
  'reverse missing': withoutReverse,
  'foods come in the other order': swapped,
  'invented food': withInvention,
  'text unlike its fields': otherText,
}

/** The ingredient with an amount that goes in whole into a step of its own place in the middle. */
function measured({ ingredients, steps }: RecipeContent): Ingredient | undefined {
  const candidates = ingredients.filter(({ ingredientJsonId: ref, quantity, unit }) => {
    const adding = steps.filter(({ adds = [] }) => adds.some((one) => one.ref === ref))
    return quantity && unit && adding.length === 1 && adding[0]?.type === 'WEIGH'
  })
  return candidates[Math.floor(candidates.length / 2)]
}

function mapSteps(content: RecipeContent, change: (step: StepInput) => StepInput): RecipeContent {
  return { ...content, steps: content.steps.map(change) }
}

function withoutUse(content: RecipeContent, food: Ingredient | undefined): RecipeContent | null {
  return (
    (food &&
      mapSteps(content, (step) => ({
        ...step,
        instructionText: withoutWords(step.instructionText, food.name),
        ingredientRefs: step.ingredientRefs.filter((ref) => ref !== food.ingredientJsonId),
        adds: step.adds?.filter(({ ref }) => ref !== food.ingredientJsonId),
      }))) ??
    null
  )
}

/** "500 g carrots, 1 onion" without the carrots. */
function withoutWords(text: string, name: string): string {
  const parts = text.split(/(?<=[,:])\s/)
  const kept = parts.filter((part) => !part.toLowerCase().includes(name.toLowerCase()))
  return kept.length > 0 ? kept.join(' ') : text
}

function withoutLine(content: RecipeContent, food: Ingredient | undefined): RecipeContent | null {
  const unused = withoutUse(content, food)
  return unused && { ...unused, ingredients: unused.ingredients.filter((one) => one !== food) }
}

function addedTwice(content: RecipeContent, food: Ingredient | undefined): RecipeContent | null {
  if (!food) return null
  const ref = food.ingredientJsonId
  const isOther = ({ type, adds = [] }: StepInput) =>
    type === 'WEIGH' && !adds.some((one) => one.ref === ref)
  const target = content.steps.findLast(isOther)
  if (!target) return null
  const words = [food.quantity, food.unit, food.name].join(' ')
  return mapSteps(content, (step) =>
    step === target
      ? {
          ...step,
          instructionText: `${step.instructionText.replace(/\.$/, '')}, ${words}.`,
          ingredientRefs: [...step.ingredientRefs, ref],
          adds: [...(step.adds ?? []), { ref, part: 1 }],
        }
      : step,
  )
}

/** In the list and in the texts alike, so that only the source tells. */
function halved(content: RecipeContent, language: Language): RecipeContent | null {
  const food = measured(content)
  if (!food || !amountOf(food, language)) return null
  const change = (one: Ingredient) =>
    one.ingredientJsonId === food.ingredientJsonId ? scaleIngredient(one, 1 / 2, language) : one
  return withAmounts(content, change, wordLanguageOf(language))
}

function cutSteps(content: RecipeContent): RecipeContent {
  return { ...content, steps: content.steps.slice(0, -1) }
}

const LONG = 10 * 60
const TIMES_LONGER = 3

/** The longest time by hand or in the oven, in field and text; else the longest of the machine. */
function otherTime(content: RecipeContent): RecipeContent | null {
  const timed = content.steps
    .filter(({ durationSeconds = 0 }) => durationSeconds >= LONG)
    .sort((a, b) => (b.durationSeconds ?? 0) - (a.durationSeconds ?? 0))
  const [step] = timed
  if (!step?.durationSeconds) return null
  const changed = { ...step, durationSeconds: step.durationSeconds * TIMES_LONGER }
  const minutes = Math.round(step.durationSeconds / 60)
  const text = retellSettings(step, changed).replace(
    new RegExp(`(?<!\\d)${minutes}(?!\\d|\\s?°)`, 'g'),
    String(minutes * TIMES_LONGER),
  )
  return mapSteps(content, (one) => (one === step ? { ...changed, instructionText: text } : one))
}

const OVEN = /(?<!\d)(1[4-9]\d|2[0-4]\d)(?=\s?(?:°|º|C\b|grad|град))/iu
const [TOO_COOL, OFF] = [60, 60]

/** The oven's, or that of the machine's longest cooking. */
function otherTemperature(content: RecipeContent): RecipeContent | null {
  const baking = content.steps.filter(({ instructionText }) => OVEN.test(instructionText))
  if (baking.length > 0)
    return mapSteps(content, (step) => ({
      ...step,
      instructionText: step.instructionText.replace(OVEN, (found) => String(Number(found) - OFF)),
    }))
  const [cooking] = content.steps
    .filter(({ type, temperature }) => type === 'OPERATE' && Number(temperature) >= 90)
    .sort((a, b) => (b.durationSeconds ?? 0) - (a.durationSeconds ?? 0))
  if (!cooking || readTemperature(cooking.temperature ?? '') === null) return null
  const changed = { ...cooking, temperature: String(TOO_COOL) }
  const instructionText = retellSettings(cooking, changed)
  return mapSteps(content, (one) => (one === cooking ? { ...changed, instructionText } : one))
}

const GERMAN = [
  'Die Zutaten in den Mixtopf geben und mit dem Spatel nach unten schieben.',
  'Alles zusammen garen, bis es weich ist, und dann noch etwas ruhen lassen.',
]
const ENGLISH = [
  'Place the ingredients into the mixing bowl and scrape down the sides with the spatula.',
  'Cook all of it until it is soft, and then let it stand for a while.',
]

function inOtherWords(content: RecipeContent, language: Language): RecipeContent {
  const texts = language === 'de' ? ENGLISH : GERMAN
  const steps = content.steps.map((step, at) => ({
    ...step,
    instructionText: texts[at % texts.length] ?? step.instructionText,
  }))
  return { ...content, steps }
}

function withoutReverse(content: RecipeContent): RecipeContent | null {
  const isReversed = ({ reverse, temperature }: StepInput) => reverse && temperature !== undefined
  if (!content.steps.some(isReversed)) return null
  return mapSteps(content, (step) => {
    if (!isReversed(step)) return step
    const changed = { ...step, reverse: false, ...(step.speed === 'soft' && { speed: '1' }) }
    return { ...changed, instructionText: retellSettings(step, changed) }
  })
}

/** What two steps put in, with their texts: the first pair that both put something in and nothing more. */
function swapped(content: RecipeContent): RecipeContent | null {
  const filling = content.steps.filter(
    ({ type, adds = [], takes = [] }) => type === 'WEIGH' && adds.length > 0 && takes.length === 0,
  )
  const [one, other] = [filling[0], filling.at(-1)]
  if (!one || !other || one === other) return null
  const filledLike = (step: StepInput, like: StepInput): StepInput => ({
    ...step,
    instructionText: like.instructionText,
    ingredientRefs: like.ingredientRefs,
    adds: like.adds,
  })
  return mapSteps(content, (step) => {
    if (step === one) return filledLike(step, other)
    return step === other ? filledLike(step, one) : step
  })
}

const INVENTIONS: Readonly<Record<ReturnType<typeof wordLanguageOf>, string>> = {
  en: 'raisins',
  de: 'Rosinen',
  pl: 'rodzynki',
  uk: 'кокосове молоко',
  es: 'pasas',
  ro: 'stafide',
  fr: 'raisins secs',
  it: 'uvetta',
}

function withInvention(content: RecipeContent, language: Language): RecipeContent | null {
  const target = content.steps.find(({ type }) => type === 'WEIGH')
  if (!target) return null
  const ref = Math.max(...content.ingredients.map(({ ingredientJsonId }) => ingredientJsonId)) + 1
  const name = INVENTIONS[wordLanguageOf(language)]
  const invented = { id: undefined, ingredientJsonId: ref, name, quantity: '80', unit: 'g' }
  const grown = mapSteps(content, (step) =>
    step === target
      ? {
          ...step,
          instructionText: `${step.instructionText.replace(/\.$/, '')}, 80 g ${name}.`,
          ingredientRefs: [...step.ingredientRefs, ref],
          adds: [...(step.adds ?? []), { ref }],
        }
      : step,
  )
  return { ...grown, ingredients: [...content.ingredients, { ...invented, notes: undefined }] }
}

/** The texts of two steps that weigh stand at each other's. */
function otherText(content: RecipeContent): RecipeContent | null {
  const weighing = content.steps.filter(
    ({ type, adds = [] }) => type === 'WEIGH' && adds.length > 0,
  )
  const [one, other] = weighing
  if (!one || !other) return null
  return mapSteps(content, (step) => {
    if (step === one) return { ...step, instructionText: other.instructionText }
    return step === other ? { ...step, instructionText: one.instructionText } : step
  })
}
