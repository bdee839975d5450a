import type { VerbRole } from '../../builtin/ir/verbs.ts'
import { wordsOf } from '../../builtin/parse/name-words.ts'
import { fold } from '../../builtin/parse/phrases.ts'
import { isStemOf, stemsOfStep } from './answer-view.ts'
import type { Comparison } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'
import type { SourceWork } from './source-kitchen.ts'

/** Says nothing by itself: "Serve and enjoy!", "Turn off the heat." */
const IDLE: readonly VerbRole[] = ['none', 'dial', 'serve', 'take', 'aside']
/** The machine has words of its own for it. */
const OF_THE_MACHINE: readonly VerbRole[] = ['heat', 'work']
/** Fewer words say nothing of the dish. */
const MIN_WORDS = 3
/** In so many steps the end has to be told. */
const LAST_STEPS = 5
/** The end is told with so many of its words, or with fewer where its foods are named. */
const [TOLD, TOLD_OF_FOODS] = [0.46, 0.3]

/** What the source does at last, where no step at the end of the answer tells it. */
export function endingMistakes(comparison: Comparison): Mistake[] {
  const { source, isSameLanguage } = comparison
  const last = source.works.findLast((work) => isTelling(work, comparison))
  if (!last || OF_THE_MACHINE.includes(last.action.role)) return []
  const quote = source.sentences[last.action.clause.sentence]?.trim() ?? ''
  const isMissing = isSameLanguage
    ? !isTold(quote, last, comparison)
    : staysInBowl(last, comparison)
  return isMissing ? [problem(`No step at the end tells “${quote}”.`)] : []
}

function isTelling({ action }: SourceWork, comparison: Comparison): boolean {
  const sentence = comparison.source.sentences[action.clause.sentence] ?? ''
  if (tellingWords(sentence, comparison).length < MIN_WORDS) return false
  const { role, adds, moves, cues } = action
  // Times and degrees are looked for in all steps.
  if (cues.duration !== null || cues.celsius !== null) return false
  return !IDLE.includes(role) || (role === 'serve' && adds.length + moves.length > 1)
}

function tellingWords(text: string, { source: { lexicon } }: Comparison): string[] {
  const stems = wordsOf(fold(text), lexicon).map(({ stem }) => stem)
  return [...new Set(stems)].filter((stem) => stem.length > 2 && !lexicon.stopWords.has(stem))
}

function isTold(quote: string, { action }: SourceWork, comparison: Comparison): boolean {
  const { view, source } = comparison
  const told = view.content.steps
    .slice(-LAST_STEPS)
    .flatMap((step) => stemsOfStep(step, view.lexicon))
  const isSaid = (stem: string) => told.some((word) => isStemOf(stem, word))
  const words = tellingWords(quote, comparison)
  const share = words.filter(isSaid).length / words.length
  const foods = source.works
    .filter((work) => work.action.clause.sentence === action.clause.sentence)
    .flatMap((work) => work.action.objects)
  const areFoodsNamed = foods.length > 0 && foods.every(({ head }) => isSaid(head))
  return share >= (areFoodsNamed ? TOLD_OF_FOODS : TOLD)
}

/** Takes the food out of the bowl in which it was cooked. */
const LEAVING: readonly VerbRole[] = ['bake', 'move', 'hand', 'serve']

function staysInBowl({ action }: SourceWork, { view }: Comparison): boolean {
  const last = view.states.at(-1)
  return LEAVING.includes(action.role) && (last?.after.machine.bowl.size ?? 0) > 0
}
