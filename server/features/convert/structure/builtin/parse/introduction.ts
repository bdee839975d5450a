import type { ReadRecipe } from '../../../read/read-recipe.ts'
import { isChatter } from './chatter.ts'
import { type Clause, readClauses } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { looksLikeNoOrder } from './lead-ins.ts'
import { fold } from './phrases.ts'
import { readSentences } from './sentences.ts'
import { isStatement } from './statements.ts'

/**
 * The recipe with what only tells of the dish, before anything is done, in its description: "At home
 * we love soup. This one is my father's." Also the greeting at the beginning of the first orders.
 */
export function withIntroduction(source: ReadRecipe, lexicon: CompiledLexicon): ReadRecipe {
  const [first, ...others] = source.steps
  if (!first) return source
  const end = first.lines.findIndex((line) => !isTold(line, lexicon))
  if (end < 0) return source
  const [line = '', ...later] = first.lines.slice(end)
  const { chat, orders } = withoutChatter(line, lexicon)
  const told = [...first.lines.slice(0, end), ...chat]
  if (told.length === 0) return source
  return {
    ...source,
    description: [source.description, ...told].filter(Boolean).join('\n'),
    steps: [{ ...first, lines: [orders, ...later] }, ...others],
  }
}

/** "Let me tell you how I make it. [Melt the butter …]" */
function withoutChatter(line: string, lexicon: CompiledLexicon) {
  const texts = readSentences([{ heading: null, lines: [line] }], lexicon).map(({ text }) => text)
  const end = texts.findIndex((text) => !isChatter(fold(text), lexicon.source.language))
  if (end <= 0) return { chat: [], orders: line }
  return { chat: [texts.slice(0, end).join(' ')], orders: texts.slice(end).join(' ') }
}

function isTold(line: string, lexicon: CompiledLexicon): boolean {
  const sentences = readSentences([{ heading: null, lines: [line] }], lexicon)
  const reading = { lexicon, isIngredient: () => false }
  return sentences.every((one, at) => {
    const [first] = readClauses(one, at, reading)
    if (first === undefined) return false
    const isChat = isChatter(first.folded, lexicon.source.language)
    const isToldOf = isChat || isStatement(first, lexicon) || isProposal(first, lexicon)
    return isToldOf || isQuestion(one.text) || ordersNothing(first, lexicon)
  })
}

/** "Je vous propose de déguster": what would serve food elsewhere serves none before anything is cooked. */
function isProposal(clause: Clause, lexicon: CompiledLexicon): boolean {
  const end = clause.folded.length
  const isServing = clause.action === 'serve' && clause.verb.end > 0
  return isServing && isStatement({ ...clause, verb: { ...clause.verb, start: end, end } }, lexicon)
}

/** "Who does not love a cottage pie?" */
const isQuestion = (text: string) => /\?\W*$/.test(text)

/** "A simple recipe that…", "Questa ricetta…", in any language. */
const OF_RECIPE =
  /^\W*(?:\p{L}+ ){0,2}(?:recipe|rezept|recette|receta|ricetta|przepis|рецепт|retet)/u

/** Shorter ones without a verb name a part of the dish. */
const MIN_TALE_LENGTH = 7

/** "The days grow longer, and with them the evenings outside." No list of foods either. */
function ordersNothing({ text, folded, verb }: Clause, { source }: CompiledLexicon): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  const isIdle = verb.end === 0 && looksLikeNoOrder(folded, source.language)
  return (isIdle || OF_RECIPE.test(folded)) && words >= MIN_TALE_LENGTH && !/[\d½¼¾:]/.test(text)
}
