import type { Portion } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { fold, type Span } from '../parse/phrases.ts'
import { namesTool } from './asides.ts'
import type { Mention } from './mention.ts'

/** Right behind a name, or behind the word for its state: "(or soy sauce)", "warm (from the kettle)". */
const BRACKET = /^(?<state>(?:\s+\p{L}+)?)\s*\((?<note>[^()]{2,120})\)/u

/** "(2 cups)", "(about 60 ml)" */
const AMOUNT = /^\P{L}*[\d½¼¾⅓⅔]/u

/**
 * What stands in brackets behind a food that goes in is about the food, and is told beside it. It
 * would be no sentence of its own. The places of these brackets are given as well.
 */
export function withNotes(
  { clause, until }: ParsedClause,
  { mentions, adds }: { mentions: readonly Mention[]; adds: readonly Portion[] },
  lexicon: CompiledLexicon,
): { adds: Portion[]; notes: Span[] } {
  const notes: Span[] = []
  const noted = adds.map((portion) => {
    const mention = mentions.find(
      ({ food, isCollective }) => food === portion.food && !isCollective,
    )
    const found = mention ? noteBehind(clause.text, mention, mentions) : null
    const isNoted = !portion.food.isByPart && !portion.isSide && !portion.isCooked
    if (!found || !isNoted || isToldElsewhere(found.text, until, lexicon)) return portion
    notes.push(found.span)
    return { ...portion, aside: found.text }
  })
  return { adds: noted, notes }
}

/** "(until glassy)", "(in the microwave)", "(if using)", "(save half of it for later)" */
function isToldElsewhere(text: string, until: string | null, lexicon: CompiledLexicon): boolean {
  const folded = fold(text)
  const isShort = text.split(/\s+/).length === 2
  if (until !== null && fold(until).includes(folded)) return true
  if (lexicon.source.verbPosition === 'first' && lexicon.verbs.at(folded, 0).length > 0) return true
  return namesTool(folded, lexicon) || (isShort && lexicon.goesOn.endAt(folded, 0) > 0)
}

function noteBehind(text: string, { span, state }: Mention, mentions: readonly Mention[]) {
  const found = BRACKET.exec(text.slice(span.end))
  const { state: between = '', note = '' } = found?.groups ?? {}
  const isState = between.trim() === '' || state?.includes(between.trim().toLowerCase())
  if (!found || !isState || AMOUNT.test(note) || !/\p{L}+\P{L}+\p{L}/u.test(note)) return null
  const end = span.end + found[0].length
  const whole = { start: end - note.length - 2, end }
  // "The dry ingredients (flour, sugar and salt)"
  const isList = mentions.some((one) => one.span.start >= whole.start && one.span.end <= end)
  return isList ? null : { span: whole, text: note.trim() }
}
