import type { Aside } from '../ir/graph.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { exceptionIn } from '../parse/exceptions.ts'
import { isAboutAdding, mannerOf } from '../parse/manners.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { fold, type Span } from '../parse/phrases.ts'
import { leadingSideClause } from './clause-positions.ts'
import type { Mention } from './mention.ts'

/** Fewer words are an item of a list or "if using". */
const MIN_WORDS = 4
const MIN_IN_BRACKETS = 3

/** What the cook is to mind, whatever it names: "being careful not to crush the berries". */
const WARNING =
  /^(?:(?:be(?:ing)?|taking|take) (?:very )?care(?:ful)?|do not|don't|mak(?:e|ing) sure|be sure|without|to (?:avoid|prevent)|so (?:that )?(?:it|they|the)|dabei|ohne|vorsichtig|darauf achten|en (?:prenant|veillant|evitant|faisant attention)|sans|attention|pour (?:eviter|que)|sin|evitando|procurando|teniendo cuidado|con cuidado|facendo attenzione|avendo cura|senza|per evitare|uwazajac|bez|nie|обережно|не|щоб не|без|стежачи|avand grija|fara|sa nu)(?!\p{L})/u

/** "Scraping down the sides", "one at a time": goes on with the sentence in any language. */
const MANNER =
  /^(?:\p{L}+(?:ing|[ai]ndo|[aie]ndo|[âi]nd|ąc|[юя]чи)(?!\p{L})|except|although|en \p{L}+ant(?!\p{L})|[^,]* at a time$)/iu

/** "Using a pastry cutter or your hands" */
const TOOLS = /^(?:using|with your) /i

/** "Once the sauce is smooth", where an order begins with when its turn comes. */
export function leadInOf(clause: Clause, lexicon: CompiledLexicon): string | null {
  const end = leadingSideClause(clause, lexicon)
  const text = clause.text
    .slice(0, end)
    .replace(/[\s,;:]+$/, '')
    .trim()
  // "Când dă în clocot se [pun]": without a comma the verb's pronoun stands before it.
  const own = clause.text.charAt(end) === ',' ? text : text.replace(/\s\p{L}{1,2}$/u, '')
  return own || null
}

/**
 * What a clause says besides its order: "(a few lumps are fine)", ", scraping down the sides of the
 * bowl now and then". A machine step, which has words of its own for the order, repeats it.
 */
export function asidesOf(
  { clause, cues, until }: ParsedClause,
  mentions: readonly Mention[],
  lexicon: CompiledLexicon,
): Aside[] {
  const said = [clause.verb, ...cues.settings]
  const named = mentions.map(({ span }) => span)
  const leftOut = cues.has('allIngredients') ? exceptionIn(clause, lexicon) : null
  // Told where its food goes in.
  const manner = mannerOf(clause, lexicon)
  if (!manner && isAboutAdding(clause, until, mentions.length > 0))
    return [{ text: clause.text, isJoined: false }]
  const asides: Aside[] = manner ? [{ text: manner.text, isJoined: true, isManner: true }] : []
  for (const match of clause.text.matchAll(/\([^()]*\)|[^,;:()–—]+/gu)) {
    const span = behindVerb({ start: match.index, end: match.index + match[0].length }, clause)
    const text = clause.text.slice(span.start, span.end).replace(/^[\s(]+|[\s).!]+$/gu, '')
    const isWarning = WARNING.test(fold(text))
    const told = isWarning ? said : [...said, ...named]
    if (manner && overlap(manner.span, span)) continue
    if (span.start < clause.verb.end || told.some((one) => overlap(one, span))) continue
    // "Everything (except the egg yolk)" has gone in without it.
    if (leftOut && overlap(leftOut, span)) continue
    if (until && fold(until).includes(fold(text))) continue
    // Told where its food goes in.
    if (mentions.some(({ state }) => state?.includes(text.toLowerCase()))) continue
    const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
    const isBracket = match[0].startsWith('(')
    const isShort = words < (isBracket ? MIN_IN_BRACKETS : isWarning ? 2 : MIN_WORDS)
    if (isShort || TOOLS.test(text) || namesTool(fold(text), lexicon)) continue
    const goesOn = /,\s*$/.test(clause.text.slice(0, span.start))
    asides.push({ text, isJoined: goesOn && (isWarning || MANNER.test(text)) })
  }
  return asides
}

/** "[Aggiungere il riso, mescolando] portare a cottura con il brodo": what is left of the verb's own part. */
function behindVerb(part: Span, { text, verb }: Clause): Span {
  const isCut = part.start < verb.end && verb.end < part.end
  return isCut && text.slice(verb.start, verb.end).includes(',')
    ? { ...part, start: verb.end }
    : part
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** "Using an electric mixer", "until it coats the back of a spoon": the machine needs none. */
function namesTool(folded: string, { places, devices, cues }: CompiledLexicon): boolean {
  return (
    devices.some(({ pattern }) => pattern.isIn(folded)) ||
    cues.stoveTalk.isIn(folded) ||
    places.some(({ pattern }) => pattern.isIn(folded))
  )
}
