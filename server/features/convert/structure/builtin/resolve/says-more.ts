import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Span } from '../parse/phrases.ts'
import { leadingSideClause } from './clause-positions.ts'

/** Shorter words link others. */
const SHORTEST_WORD = 4
/** "Set aside to cool slightly" leaves the food alone all the same. */
const FEWEST_WORDS = { dial: 2, aside: 3 }
const AMOUNT = /[\d½¼¾⅓⅔]/u

/**
 * Whether turning the stove, covering or putting by is not all that a clause orders: "set aside" and
 * "cover the pan" are plain, "reserve a cup of the dough for the topping" is not.
 */
export function saysMore({ clause, cues }: ParsedClause, lexicon: CompiledLexicon): boolean {
  const { verb, folded } = clause
  const { places, devices, word, stopWords, stem } = lexicon
  const said = [
    ...[verb, ...cues.settings, { start: 0, end: leadingSideClause(clause, lexicon) }],
    ...[...places, ...devices].flatMap(({ pattern }) => [...pattern.spans(folded)]),
  ]
  const left = said.reduce(blanked, folded)
  const words = (left.match(word) ?? []).filter((one) => one.length >= SHORTEST_WORD)
  const telling = words.filter((one) => !stopWords.has(stem(one))).length
  const isAside = clause.action === 'setAside'
  if (isAside && AMOUNT.test(left)) return true
  return telling >= (isAside ? FEWEST_WORDS.aside : FEWEST_WORDS.dial)
}

const blanked = (text: string, { start, end }: Span) =>
  text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end)
