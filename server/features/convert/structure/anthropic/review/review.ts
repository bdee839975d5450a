import { checkRecipe } from '#shared/appliance/check.ts'
import { lostFood } from '#shared/appliance/lost-food.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import { noticeSentence } from '#shared/appliance/notice-text.ts'
import { ingredientText } from '#shared/appliance/recipe-text.ts'
import { severityOf } from '#shared/appliance/severity.ts'
import { type ReplayFault, replayFaults } from '#shared/appliance/verify-replay.ts'
import type { Language } from '#shared/language.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { wordLanguageOf } from '../../builtin/modify/words/all.ts'
import { amountMistakes } from './amount-review.ts'
import { type AnswerView, viewAnswer } from './answer-view.ts'
import { compareWithSource } from './compare-with-source.ts'
import { endingMistakes } from './ending-review.ts'
import type { Additions } from './grounding.ts'
import { heatMistakes } from './heat-review.ts'
import { languageMistakes } from './language-review.ts'
import { listMistakes } from './list-review.ts'
import { type Mistake, problem } from './mistake.ts'
import { orderMistakes } from './order-review.ts'
import { piecesMistakes } from './pieces-review.ts'
import { placeMistakes } from './place-review.ts'
import { sequenceMistakes } from './sequence-review.ts'
import { shareMistakes } from './share-review.ts'
import type { SourceKitchen } from './source-kitchen.ts'
import { textMistakes } from './text-review.ts'
import { timeMistakes } from './time-review.ts'
import { type Wished, wishMistakes } from './wish-review.ts'

/** Most that the model is told of at once. */
const MAX_MISTAKES = 12

/** An answer, and all that it is held against. */
export type Review = {
  content: RecipeContent
  /** In which its texts have to be. */
  language: Language
  model: ApplianceModel
  /** What it has that its source has not; null where additions are no mistakes. */
  additions: Additions | null
  /** What the rules understand of the source, where there is one. */
  source: SourceKitchen | null
  /** What the cook asked for, where that was more than converting. */
  wished: Wished | null
}

/**
 * What a model should mend in its recipe: steps that the appliance cannot do or that are dangerous,
 * food that is not where its steps say, texts that say other than the fields, and what differs from
 * the source. What can be repaired without it is repaired later.
 */
export function mistakesIn(review: Review): Mistake[] {
  const { content, language } = review
  const wrongLanguage = languageMistakes(content, language)
  if (wrongLanguage.length > 0) return wrongLanguage
  const view = viewAnswer(content, language)
  return [
    ...unsafe(review),
    ...(review.wished ? wishMistakes(view, review.wished) : []),
    ...unclear(view),
    ...unlikeSource(view, review),
    ...added(review),
  ].slice(0, MAX_MISTAKES)
}

/** How far the volume of what is in the bowl may be off: beyond, it is worth a question. */
const ABOUT_FULL = 1.1

function unsafe({ content, model }: Review): Mistake[] {
  return checkRecipe(content, model).flatMap((finding): Mistake[] => {
    const severity = severityOf(finding.code)
    const { found, to } = finding.params
    const isHardlyMore = finding.code === 'BOWL_FULL_HOT' && Number(found) < Number(to) * ABOUT_FULL
    if (finding.harmless || severity === 'advice' || isHardlyMore) return []
    const sentence = noticeSentence(finding.code, finding.params)
    return [{ severity, message: `Step ${finding.stepIndex + 1}: ${sentence}` }]
  })
}

/** Told better by `placeMistakes`, or a share that experts leave in the bowl, too. */
const DOUBTS: readonly ReplayFault['code'][] = ['LEFT_IN_BOWL', 'IN_TWO_PLACES']

/** An answer that says nothing of the kitchen has no faults there. */
function unclear(view: AnswerView): Mistake[] {
  if (!view.tellsPlaces) return unusedIn(view)
  const lost = lostFood(view.content).filter(({ code }) => !DOUBTS.includes(code))
  return [
    ...[...replayFaults(view.content), ...lost].map(({ message }) => problem(message)),
    ...placeMistakes(view),
    ...textMistakes(view),
    ...amountMistakes(view),
  ]
}

function unusedIn({ content: { ingredients, steps } }: AnswerView): Mistake[] {
  const used = new Set(steps.flatMap(({ ingredientRefs }) => ingredientRefs))
  return ingredients
    .filter(({ ingredientJsonId }) => !used.has(ingredientJsonId))
    .map(({ name }) => problem(`${name} goes into no step.`))
}

function unlikeSource(view: AnswerView, { source }: Review): Mistake[] {
  if (!source) return []
  const comparison = compareWithSource(view, source)
  const ofBoth = [
    ...listMistakes(comparison),
    ...timeMistakes(comparison),
    ...endingMistakes(comparison),
  ]
  if (!view.tellsPlaces) return ofBoth
  return [
    ...orderMistakes(comparison),
    ...sequenceMistakes(comparison),
    ...shareMistakes(comparison),
    ...heatMistakes(comparison),
    ...piecesMistakes(comparison),
    ...ofBoth,
  ]
}

function added({ content, additions, source, language }: Review): Mistake[] {
  const isTranslated = source !== null && source.language !== wordLanguageOf(language)
  // Where every line has one ingredient, a food that is not found is called otherwise.
  const areAllTranslated = isTranslated && content.ingredients.length <= source.foods.length
  return content.ingredients.flatMap((ingredient): Mistake[] => {
    const what = additions?.ingredients.get(ingredient.ingredientJsonId)
    const words = `Ingredient ${ingredient.ingredientJsonId}, “${ingredientText(ingredient)}”`
    // What the machine steams with is no invention.
    if (!what || findFoodId(ingredient.name) === 'water') return []
    if (what === 'quantity') return [problem(`${words}: the source gives no such amount.`)]
    if (areAllTranslated) return []
    return [
      problem(
        isTranslated
          ? `${words}, was not found in the source: if it translates one of its lines, keep it.`
          : `${words}, is not in the source: leave it out.`,
      ),
    ]
  })
}
