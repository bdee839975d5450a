import { isBrewing } from './brewed.ts'
import type { Clause, ClauseReading } from './clauses.ts'
import { LABEL } from './label.ts'
import { productIn, wordsOf } from './name-words.ts'
import { openingWords, orderBehindName } from './opening-words.ts'

/** Longer openers, in characters, say more than a component's name. */
const MAX_OPENER_LENGTH = 60

/** Parts "For the sauce," from the clause that it opens. */
export function takeOpener(
  clause: Clause,
  { lexicon, isIngredient }: ClauseReading,
): { clause: Clause; opener: string | null } {
  const whole = openerEnd(clause, { lexicon, isIngredient })
  const end = beforeFoods(clause, whole, { lexicon, isIngredient })
  const { start, end: verbEnd } = clause.verb
  // "For the filling the butter …" with a verb that nobody knows names its part all the same.
  const isBeforeVerb = verbEnd === 0 || end <= start
  const isOrder = isBrewing(clause.folded.slice(0, end))
  if (end === 0 || !isBeforeVerb || isOrder || end > MAX_OPENER_LENGTH)
    return { clause, opener: null }
  const rest = {
    ...clause,
    text: clause.text.slice(end),
    folded: clause.folded.slice(end),
    verb: { start: Math.max(0, start - end), end: Math.max(0, verbEnd - end) },
  }
  return {
    clause: rest,
    opener: clause.text
      .slice(0, end)
      .replace(/[,:;]$/, '')
      .trim(),
  }
}

/** "Для коржів масло, цукор розтопити": the first food of the order's list is none of its name. */
function beforeFoods(
  { folded }: Clause,
  end: number,
  { lexicon, isIngredient }: ClauseReading,
): number {
  const start = lexicon.componentOpeners.endAt(folded, 0)
  if (lexicon.source.verbPosition !== 'anywhere' || start === 0 || !/,$/.test(folded.slice(0, end)))
    return end
  const [, ...words] = wordsOf(folded, lexicon).filter((word) => word.start >= start)
  const food = words.find((word) => isIngredient(folded.slice(word.start, word.end)))
  return food && food.start < end ? food.start : end
}

/** Longer ones say more than a name: "per la salsa in un pentolino". */
const OPENER = /^\s*(?:[\p{L}'’-]+\s+){1,3}$/u

/** "Para la salsa [verde tradicional,]" */
const MORE_OF_NAME = /^(?:\s+[\p{L}'’-]+){0,2}[,:;]/u

/**
 * After the comma, or where verbs do not come first after a made thing: "Für den Teig Mehl sieben",
 * "per la salsa fondete il burro".
 */
function openerEnd({ folded, verb }: Clause, { lexicon, isIngredient }: ClauseReading): number {
  const opener = openingWords(folded, lexicon)
  if (opener === 0) return LABEL.exec(folded.slice(0, verb.start))?.[0].length ?? 0
  const next = wordsOf(folded, lexicon).find(({ start }) => start >= opener)
  const isNamed =
    lexicon.source.verbPosition === 'anywhere' && next && productIn(next, folded, lexicon) !== null
  if (isNamed) {
    const more = MORE_OF_NAME.exec(folded.slice(next.end, verb.start))?.[0] ?? ''
    const isName = !wordsOf(more, lexicon).some(({ start, end }) =>
      isIngredient(more.slice(start, end)),
    )
    return next.end + (isName ? more.length : 0)
  }
  // "Na sos cebulę posiekać": the opener itself names the part.
  const isNamedWithin = wordsOf(folded.slice(0, opener), lexicon).some(
    (word) => productIn(word, folded, lexicon) !== null,
  )
  if (lexicon.source.verbPosition === 'anywhere' && isNamedWithin) return opener
  const isBeforeOrder =
    lexicon.source.method.ordersAfterOpeners && OPENER.test(folded.slice(opener, verb.start))
  if (isBeforeOrder) return verb.start
  if (orderBehindName(folded, opener, lexicon) === verb.start) return verb.start
  if (/[,:;]$/.test(folded.slice(0, opener))) return opener
  const end = folded.slice(opener).search(/[,:;]\s/)
  return end < 0 ? 0 : opener + end + 1
}
