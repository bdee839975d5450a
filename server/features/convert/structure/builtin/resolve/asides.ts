import type { Aside } from '../ir/graph.ts'
import { beforeServingEnd } from '../parse/before-serving.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isForProcessor } from '../parse/conditions.ts'
import { uncolouredIn } from '../parse/cues.ts'
import { exceptionIn } from '../parse/exceptions.ts'
import { isAboutAdding, mannerOf } from '../parse/manners.ts'
import { LIMIT } from '../parse/negation.ts'
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

const PRONOUN_AT_END = /(?:\s\p{L}{1,2})?\s\p{L}['’]$|\s\p{L}{1,2}$/u

/** "Once the sauce is smooth", where an order begins with when its turn comes. */
export function leadInOf(clause: Clause, lexicon: CompiledLexicon): string | null {
  // "If using a food processor": the cook has no other one.
  if (isForProcessor(clause.folded, lexicon)) return null
  const served = beforeServingEnd(clause.folded, lexicon.source.language)
  const end =
    served <= clause.verb.start && served > 0 ? served : leadingSideClause(clause, lexicon)
  const text = clause.text
    .slice(0, end)
    .replace(/[\s,;:]+$/, '')
    .trim()
  // "Când dă în clocot se [pun]", "quand c'est chaud j'[ajoute]": without a comma the verb's pronoun
  // stands before it.
  const own =
    end === served || clause.text.charAt(end) === ',' ? text : text.replace(PRONOUN_AT_END, '')
  return own || null
}

/**
 * What a clause says besides its order: "(a few lumps are fine)", ", scraping down the sides of the
 * bowl now and then". A machine step, which has words of its own for the order, repeats it.
 */
export function asidesOf(
  { clause, cues, until }: ParsedClause,
  { mentions, notes }: { mentions: readonly Mention[]; notes: readonly Span[] },
  lexicon: CompiledLexicon,
): Aside[] {
  const said = [clause.verb, ...cues.settings, ...notes]
  const named = mentions.map(({ span }) => span)
  const leftOut = cues.has('allIngredients') ? exceptionIn(clause, lexicon) : null
  // Told where its food goes in.
  const manner = mannerOf(clause, lexicon)
  if (!manner && isAboutAdding(clause, until, mentions.length > 0))
    return [{ text: clause.text, isJoined: false }]
  const asides: Aside[] = manner ? [{ text: manner.text, isJoined: true, isManner: true }] : []
  for (const match of clause.text.matchAll(/\([^()]*\)|[^,;:()–—]+/gu)) {
    const part = { start: match.index, end: match.index + match[0].length }
    const isOfVerb = part.start < clause.verb.end && clause.verb.end < part.end
    const last = named.findLast((one) => overlap(one, part) && one.end > clause.verb.end)
    const isWhole = /^\s*\(/.test(match[0]) || isWarningIn(match[0].trim())
    const isTail = isOfVerb || (last !== undefined && !isWhole)
    const from = Math.max(last?.end ?? 0, isOfVerb ? clause.verb.end : 0)
    const span = isTail
      ? behind(from, part, { clause, lexicon })
      : withAntecedent(part, clause, lexicon)
    const text = clause.text.slice(span.start, span.end).replace(/^[\s(]+|[\s).!]+$/gu, '')
    const isWarning = isWarningIn(text)
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
    const isSide = isSideClause(text, lexicon)
    const least = isBracket || isSide ? MIN_IN_BRACKETS : isWarning ? 2 : MIN_WORDS
    if (words < least || TOOLS.test(text) || namesTool(fold(text), lexicon)) continue
    const goesOn =
      span.start < part.start || isTail || /,\s*$/.test(clause.text.slice(0, span.start))
    asides.push({ text, isJoined: goesOn && (isSide || isWarning || MANNER.test(text)) })
  }
  // "Sweat for 8 minutes without colouring": no comma parts it from what the settings say.
  const pale = uncolouredIn(clause, lexicon)
  const words = pale && clause.text.slice(pale.start, pale.end).replace(/[\s.!]+$/u, '')
  const isTold = words !== null && asides.some(({ text }) => text.includes(words))
  return words === null || isTold ? asides : [...asides, { text: words, isJoined: true }]
}

const isWarningIn = (text: string) => WARNING.test(fold(text)) || LIMIT.test(fold(text))

/** "Because …", "which …": no sentence begins so. */
function isSideClause(text: string, { goesOn, relatives, source }: CompiledLexicon): boolean {
  const folded = fold(text)
  if (source.language === 'de' && GERMAN_RELATIVE.test(folded)) return true
  return goesOn.endAt(folded, 0) > 0 || relatives.endAt(folded, 0) > 0
}

/** "[Ein Teig,] der sich vom Rand löst": with its verb at the end, where "der Teig" has none. */
const GERMAN_RELATIVE = /^(?:der|die|das|dem|den|deren|dessen) .*(?:t|en)$/u

/**
 * What stands behind the verb and the foods of a part and says more than the order: "[incorpora la
 * harina] cuando se haya enfriado", "[Aggiungere il riso, mescolando] portare a cottura con il
 * brodo". Empty where nothing does.
 */
function behind(
  from: number,
  { end }: Span,
  { clause, lexicon }: { clause: Clause; lexicon: CompiledLexicon },
): Span {
  const { text, folded, verb, action } = clause
  if (from === verb.end && text.slice(verb.start, from).includes(',')) return { start: from, end }
  const side = lexicon.goesOn.spans(folded).find(({ start }) => start >= from && start < end)
  // "Add the garlic and, when it smells, [add the tomatoes]"
  const before = folded.slice(0, side?.start).replace(/[\s,]+$/u, '')
  const isAhead = lexicon.joiners.spans(before).some((one) => one.end >= before.length)
  // "Season to your liking" needs no more words.
  const isTold = isAhead || action === 'season' || startsRelative(end, folded, lexicon)
  return { start: isTold || !side ? end : side.start, end }
}

/** "[Blend, setting the time] by the texture you like, which may be coarser": with what it is about. */
function withAntecedent(
  part: Span,
  { text, folded, verb }: Clause,
  lexicon: CompiledLexicon,
): Span {
  const isRelative = startsRelative(part.start, folded, lexicon)
  const before = text.slice(verb.end, part.start)
  const isNext = part.start > verb.end && /^[^,;:()–—]*,\s*$/u.test(before)
  return isRelative && isNext ? { start: verb.end, end: part.end } : part
}

/** ", which …" */
function startsRelative(at: number, folded: string, { relatives }: CompiledLexicon): boolean {
  const start = at + (/^\P{L}*/u.exec(folded.slice(at))?.[0].length ?? 0)
  return relatives.endAt(folded, start) > start
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** "Using an electric mixer", "until it coats the back of a spoon": the machine needs none. */
export function namesTool(folded: string, { places, devices, cues }: CompiledLexicon): boolean {
  return (
    devices.some(({ pattern }) => pattern.isIn(folded)) ||
    cues.stoveTalk.isIn(folded) ||
    places.some(({ pattern }) => pattern.isIn(folded))
  )
}
