import { readAllSettings } from '#shared/appliance/read-settings.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import { withLaterOrders } from './after-minutes.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { cutFragments, isPurposeAt, PART } from './fragments.ts'
import { type Fragment, withHeldParticiples } from './held-participles.ts'
import { LABEL } from './label.ts'
import { isSureOrder } from './lead-ins.ts'
import { type Action, CUTTING } from './lexicon/kinds.ts'
import { namesMade } from './making-words.ts'
import { openingWords, orderBehindName } from './opening-words.ts'
import { isInUntil, isTimeAhead, withHyphens } from './order-forms.ts'
import { fold, type Span } from './phrases.ts'
import { saysMachineRuns } from './running-machine.ts'
import { readingOf, withoutParticiples } from './sentence-reading.ts'
import type { Sentence } from './sentences.ts'
import { unsaidOrder } from './unsaid-orders.ts'
import {
  helpedBy,
  longestVerbAt,
  type Reading,
  skipBeforeVerb,
  startsWith,
  type Verb,
  verbInside,
} from './verb-search.ts'

/** A part of a sentence that orders one thing. Joining the clauses of a sentence gives it back. */
export type Clause = {
  text: string
  folded: string
  action: Action
  /** Where its verb stands in `text`; empty when it has none. */
  verb: Span
  /** Number of the sentence that it belongs to. */
  sentence: number
  /** What it hangs on in the order before it: "die Kartoffeln werden" of "gewürfelt". */
  lead?: string
}

/** Words that are ingredients of this recipe are no verbs after "and": "butter and cream". */
export type ClauseReading = { lexicon: CompiledLexicon; isIngredient: (word: string) => boolean }

/** A sentence as one order without a verb, for work by hand. */
export function asOneClause({ text }: Sentence, number: number): Clause {
  const nowhere = { start: 0, end: 0 }
  return { text, folded: fold(text), action: 'other', verb: nowhere, sentence: number }
}

/** Cuts a sentence before every verb that starts a clause of its own. */
export function readClauses(
  sentence: Sentence,
  number: number,
  { lexicon, isIngredient }: ClauseReading,
): Clause[] {
  const folded = withHyphens(fold(sentence.text), lexicon)
  const reading = withoutParticiples(sentence.text, readingOf(sentence.text, folded, lexicon))
  const settings = readAllSettings(sentence.text)
  const label = labelEnd(sentence.text, reading)
  const read: Fragment[] = []
  for (const span of cutFragments(sentence.text, settings, lexicon)) {
    const start = Math.max(label, openerEnd(span, reading))
    const verb = span.end <= label ? null : verbOf({ ...span, start }, reading)
    const known = verb ?? verbAfterOpenLeadIn(read, span.end, reading)
    const before = read.findLast((one) => one.verb !== null)?.verb ?? null
    read.push({ ...span, verb: known ?? unsaidOrder({ ...span, start }, before, reading) })
  }
  const fragments = withLaterOrders(withHeldParticiples(read, sentence.text, reading), reading)
  const clauses: Fragment[] = []
  const holdsOf = (span: Span) =>
    settings.some(({ start, end }) => start >= span.start && end <= span.end)
  const namesIngredient = (text: string) => (text.match(lexicon.word) ?? []).some(isIngredient)

  fragments.forEach(({ start, end, verb: found, lead }, index) => {
    const last = clauses.at(-1)
    const goesOn = found !== null && last?.verb != null
    const word = goesOn ? folded.slice(found.span.start).split(/[^\p{L}'-]/u, 1)[0] : ''
    const isOfIt = OF_IT.test(folded.slice(found?.span.end ?? 0))
    const canBeNoun = !lead && !lexicon.source.capitalisesNouns && !isOfIt
    const isFood = canBeNoun && isIngredient(word ?? '')
    const isNoun = isFood || (goesOn && PART.test(folded.slice(start, end)))
    const isFree = found !== null && lead === undefined
    const describes = isFree && isParticiple(found, { start, end }, last?.verb ?? null, reading)
    const isNamed = describes && namesIngredient(folded.slice(found.span.end, end))
    const isPurpose = last?.verb != null && isPurposeAt(folded.slice(start, end), lexicon)
    const isTold = isPurpose || isInUntil(found, last?.verb ?? null, reading)
    const verb = isNoun || isTold || (describes && !isNamed) ? null : found
    const isPutting = last?.verb != null && PUTTING.includes(VERBS[last.verb.action].role)
    // "Put the tomatoes in and set 30 min/speed 2": the setting is an order, whatever its verb.
    const isSecond =
      last !== undefined && holdsOf({ start, end }) && (holdsOf(last) || (isPutting && !verb))
    if (last && !isSecond && (!last.verb || (!verb && !leadsOn(fragments, index, reading)))) {
      last.end = end
      last.verb ??= verb
      last.lead ??= lead
    } else clauses.push({ start, end, verb, lead })
  })

  return clauses.map(({ start, end, verb, lead }) => {
    const whole = verb && longestVerbAt(verb.span.start, end, reading)
    const found = whole ?? verb ?? verbInside({ start, end }, reading)
    return {
      text: sentence.text.slice(start, end),
      folded: folded.slice(start, end),
      action: found?.action ?? 'other',
      verb: found
        ? { start: found.span.start - start, end: found.span.end - start }
        : { start: 0, end: 0 },
      sentence: number,
      lead,
    }
  })
}

/** "Purée it" where the list has tomato purée. */
const OF_IT = /^ (?:it|them)(?!\p{L})/u

const PUTTING: readonly VerbRole[] = ['add', 'move', 'back']

const READYING: readonly Action[] = [...CUTTING, 'grate', 'crush']
const READIED: readonly Action[] = [...READYING, 'assemble', 'prepare']

/** "Unite le patate pelate e tagliate a dadini": it agrees with the word before it. */
function isParticiple(
  { action, span }: Verb,
  { start, end }: Span,
  before: Verb | null,
  { folded, lexicon }: Reading,
): boolean {
  const ends = lexicon.source.method.participleEnds ?? []
  if (!before || READYING.includes(before.action) || !READIED.includes(action)) return false
  const word = /^\p{L}+/u.exec(folded.slice(span.start, end))?.[0] ?? ''
  const previous = /(?<last>\p{L}),?\s*$/u.exec(folded.slice(Math.max(0, start - 5), start))
  return ends.some((one) => word.endsWith(one)) && previous?.groups?.last === word.slice(-1)
}

/** "Sfumate e, quando è evaporato, aggiungete": it says when the next order comes. */
function isSideClauseOf(here: Span, before: Span, reading: Reading): boolean {
  const { folded, lexicon } = reading
  const earlier = folded.slice(before.start, before.end).trim()
  const isJoiner = /^\p{L}+,$/u.test(earlier) && lexicon.joiners.isIn(earlier)
  const isApart = /[;:]$/.test(earlier) || isJoiner
  const start = skipBeforeVerb(here, reading)
  return isApart && lexicon.subordinators.endAt(folded, start) > start
}

/** "Make the crust: in a food processor, blend the biscuits": it says where the next order is done. */
function isOnlyPlace(here: Fragment, next: Fragment | undefined, reading: Reading): boolean {
  const { folded, lexicon } = reading
  const start = here.start + (/^[^\p{L}]*/u.exec(folded.slice(here.start))?.[0].length ?? 0)
  lexicon.vesselHere.lastIndex = start
  const isPlace = lexicon.vesselHere.test(folded)
  return next?.verb != null && isPlace && skipBeforeVerb(here, reading) >= here.end
}

/** "Blend to a paste, then, with the motor running, pour in the oil": that goes on with the oil. */
function isBesideMachine(fragments: readonly Fragment[], reading: Reading): boolean {
  const [here, ...behind] = fragments
  const { folded, lexicon } = reading
  if (!here || behind.every(({ verb }) => !verb)) return false
  if (saysMachineRuns(folded.slice(here.start, here.end), lexicon.source.language))
    return behind[0]?.verb != null
  const isOnlyThen = skipBeforeVerb(here, reading) >= here.end
  return isOnlyThen && isBesideMachine(behind, reading)
}

/** Words before the verb that a clause ends with: "heat the oil, [onions] and garlic in it fry". */
function leadsOn(fragments: readonly Fragment[], index: number, reading: Reading): boolean {
  const { folded, lexicon } = reading
  const before = fragments[index - 1]
  const here = fragments[index]
  if (!before || !here) return false
  if (lexicon.source.verbPosition !== 'anywhere')
    return (
      isSideClauseOf(here, before, reading) ||
      isOnlyPlace(here, fragments[index + 1], reading) ||
      isBesideMachine(fragments.slice(index), reading)
    )
  if (!before.verb || hasFoodInVerb(before.verb, reading)) return false
  const behind = folded.slice(before.verb.span.end, before.end).match(/\p{L}+/gu) ?? []
  if (!behind.every((word) => lexicon.verbTails.has(word))) return false
  let at = index + 1
  while (fragments[at]?.verb === null) at++
  const next = fragments[at]
  if (!next?.verb) return false
  const hasObject = next.verb.span.start > skipBeforeVerb(next, reading)
  return hasObject && !startsWith(lexicon.subordinators, folded, skipBeforeVerb(here, reading))
}

/** "Disuelve la levadura y el azúcar": the order's own words hold the first food that it works on. */
function hasFoodInVerb({ span: { start, end } }: Verb, { folded, lexicon }: Reading): boolean {
  const words = folded.slice(start, end)
  return lexicon.foods.places(words).some((at) => at > 0 && lexicon.foods.at(words, at).length > 0)
}

/** "To make the sauce," only says what the rest of the sentence is about. */
function openerEnd({ start, end }: Span, reading: Reading): number {
  const { folded, lexicon } = reading
  const isFirst = lexicon.source.verbPosition === 'first'
  const opener = isFirst ? openingWords(folded, lexicon) : lexicon.componentOpeners.endAt(folded, 0)
  const { ordersAfterOpeners } = lexicon.source.method
  if (start > 0 || opener === 0) return start
  if (end === folded.length && !ordersAfterOpeners)
    return Math.max(start, orderBehindName(folded, opener, lexicon))
  if (!isFirst) return opener
  const order = orderBehindName(folded, opener, lexicon)
  if (order >= 0) return order
  return ordersAfterOpeners ? orderAfterName({ start: opener, end }, reading) : end
}

/**
 * Where "Make crust: blend the biscuits" or "Blend: Put all into a blender" begins to order
 * something; "Whisk together: flour and salt" is an order itself.
 */
function labelEnd(text: string, reading: Reading): number {
  const end = LABEL.exec(reading.folded)?.[0].length ?? 0
  if (end === 0 || end >= text.length) return 0
  const isTitle = !reading.lexicon.source.capitalisesNouns && /^\p{Lu}/u.test(text.slice(end))
  const next = skipBeforeVerb({ start: end, end: text.length }, reading)
  if (isTitle && longestVerbAt(next, text.length, reading)) return end
  const action = verbInside({ start: 0, end }, reading)?.action
  return action === 'other' || namesMade(reading.folded.slice(0, end), reading) ? end : 0
}

/** Where the order begins behind a component's name, of four words at most, which is no order itself. */
function orderAfterName({ start, end }: Span, reading: Reading): number {
  const name = /^\s*[\p{L}'’]+\s+/u.exec(reading.folded.slice(start, end))?.[0] ?? ''
  const verb = name && verbInside({ start: start + name.length, end }, reading)
  if (!verb) return end
  const between = reading.folded.slice(start, verb.span.start).trim().split(/\s+/)
  return between.length <= 4 ? verb.span.start : end
}

function verbOf(span: Span, reading: Reading): Verb | null {
  const { folded, lexicon } = reading
  if (isTimeAhead(span, reading)) return null
  const start = skipBeforeVerb(span, reading)
  if (lexicon.source.verbPosition === 'anywhere') {
    const isSideClause = startsWith(lexicon.subordinators, folded, start)
    if (isSideClause) return verbAfterLeadIn({ ...span, start }, reading)
    const found = verbInside(span, reading)
    return isClosedBefore(found, span, reading) ? null : pastHelper(found, span.end, reading)
  }
  const verb =
    longestVerbAt(start, span.end, reading) ?? verbAfterLeadIn({ ...span, start }, reading)
  if (verb) return helpedBy(verb, span.end, reading) ?? verb

  const isHelped = startsWith(lexicon.helperVerbs, folded, start)
  return isHelped ? verbInside({ ...span, start }, reading) : null
}

/** "[Mezcle la harina] y la yema hasta formar una masa": its only verb says how long. */
function isClosedBefore(verb: Verb | null, { start }: Span, reading: Reading): boolean {
  const { folded, lexicon } = reading
  return verb !== null && lexicon.closers.isIn(folded.slice(start, verb.span.start))
}

/** "Dejamos cocer": the verb after the helper is the order. */
function pastHelper(verb: Verb | null, end: number, reading: Reading): Verb | null {
  if (!verb) return null
  const { span } = verb
  const start = reading.lexicon.helperVerbs.endAt(reading.folded, span.start)
  if (start === span.start) return verb
  const isAlone = start === span.end
  const order = verbInside({ start, end: isAlone ? end : span.end }, reading)
  // "Dejar templar" is known as a whole, "dejar hervir a fuego fuerte" by the verb inside it.
  return order && (isAlone || order.span.end < span.end) ? order : verb
}

/**
 * "Cuando hierva añadir la sal": the order is the last verb where no comma ends the side clause, or
 * one that can be nothing else.
 */
function verbAfterLeadIn({ start, end }: Span, reading: Reading): Verb | null {
  const { folded, lexicon } = reading
  const from = lexicon.leadIns.endAt(folded, start)
  if (from === start) return null
  const verbs: Verb[] = []
  for (let next = verbInside({ start: from, end }, reading); next; ) {
    verbs.push(next)
    next = verbInside({ start: next.span.end, end }, reading)
  }
  const { language, verbPosition } = lexicon.source
  const sure = verbs.findLast(({ span }) => isSureOrder(folded, span.start, language))
  const isEnded = /[,;:]\s*$/.test(folded.slice(start, end)) || verbPosition === 'first'
  return isEnded ? (sure ?? null) : (verbs.at(-1) ?? null)
}

/** "Quando la cipolla è appassita e dorata unite il riso": the time goes on behind "and". */
function verbAfterOpenLeadIn(
  fragments: readonly Fragment[],
  end: number,
  reading: Reading,
): Verb | null {
  const before = fragments.at(-1)
  if (reading.lexicon.source.verbPosition !== 'first' || !before || before.verb) return null
  return verbAfterLeadIn({ start: skipBeforeVerb(before, reading), end }, reading)
}
