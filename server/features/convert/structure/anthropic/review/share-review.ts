import { takenStep } from '#shared/recipe-references.ts'
import type { Portion } from '../../builtin/ir/graph.ts'
import type { AnswerView } from './answer-view.ts'
import { type Comparison, nameOf } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'

/** A smaller share of a food is a splash that no step has to tell apart. */
const MIN_PART = 0.04

/** Foods that the source uses in shares, "half of the butter", and the answer all at once. */
export function shareMistakes(comparison: Comparison): Mistake[] {
  const { view, source, refs } = comparison
  return [...refs].flatMap(([food, ref]): Mistake[] => {
    const shares = source.works.flatMap(({ action }) =>
      action.adds
        .filter((portion) => portion.food.id === food && isShare(portion))
        .map((portion) => ({ portion, quote: action.clause.text.trim() })),
    )
    // A later measure alone may be more than the list has: "half a stick for the pan".
    const [first, second] = shares
    if (!first?.portion.words || !second || isUsedInShares(ref, view)) return []
    const message = `All of the ${nameOf(ref, comparison)} goes in at once, of which the source keeps some for later: “${first.quote}”.`
    return [problem(message)]
  })
}

function isShare({ part, evidence, isSide, food }: Portion): boolean {
  const isSeasoning = food.food === 'salt' || food.food === 'spice'
  return part < 1 && part > MIN_PART && evidence === 'stated' && !isSide && !isSeasoning
}

/** In two steps, from two lines of the list, or after something was made of all of it. */
function isUsedInShares(ref: number, { states, ingredients }: AnswerView): boolean {
  const head = ingredients.get(ref)?.head
  const alike = [...ingredients.values()].filter((one) => one.head === head)
  const adding = states.filter(({ adds }) => adds.some((one) => one.ref === ref))
  if (alike.length > 1 || adding.length !== 1) return true
  const takes = states.flatMap(({ step }) => step.takes ?? [])
  const holding = states
    .filter(({ contents }) => contents.has(ref))
    .map(({ step }) => step.stepNumber)
  const ofIt = takes.filter((take) => holding.includes(takenStep(take)))
  const isParted = ofIt.some((take) => typeof take !== 'number' && (take.part ?? 1) < 1)
  return isParted || new Set(ofIt.map(takenStep)).size < ofIt.length
}
