import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Action } from './lexicon/kinds.ts'
import type { PhrasePattern } from './phrase-pattern.ts'
import type { Span } from './phrases.ts'

export type Verb = { action: Action; span: Span }
/** A sentence as orders are looked for in it. */
export type Reading = { folded: string; nouns: ReadonlySet<number>; lexicon: CompiledLexicon }

/** "Using a hand whisk": an English tool by the name of its verb. */
const TOOL_BEFORE =
  /(?:using|with|either|or) (?:an?|the|your)(?: (?:hand|hand-?held|wire|balloon|electric|stick|stand|large|small|clean|rubber))* $/u

/** "Put the lid on" is no "put … on", nor "wird steif geschlagen" only "wird … geschlagen". */
const SAYS_MORE: readonly Action[] = ['cover', 'whip', 'cream']

/** "Add the chocolate, holding back a handful": nothing is added back. */
const HELD_BACK = / hold(?:ing)? back$/u

/** "[Stir in the cheese by handfuls,] letting each melt before adding the next": no other order. */
const NEXT_OF_IT = /^before (?:adding|pouring in|stirring in) (?:the next|another|more)(?!\p{L})/u

/** "Add melted butter, warm maple syrup, sugar": how one of several foods comes, and no order. */
function isOfListedFood(text: string, at: number): boolean {
  return /(?:,|,? and) $/u.test(text.slice(0, at)) && WARM_FOOD.test(text.slice(at))
}
const WARM_FOOD =
  /^(?:warm|cool) (?!(?:the|your|an?|it|them|this|up|through|in|over|until|for|on|gently|together|slightly|down|to|completely|before|and|or)(?!\p{L}))[\p{L}-]+(?: (?!in |over |until |for |to )[\p{L}-]+)?(?:,| and (?!(?:stir|pour|add|mix|serve|set|cook|whisk|blend|then)(?!\p{L})))/u

const ARTICLE_BEFORE = /(?<!\p{L})an? $/u

/** "La lasciamo rosolare", "lo tosto", "l'ho frullato", "je l'ai mixé": what no article can stand before. */
const PRONOUN_BEFORE: Record<string, RegExp | undefined> = {
  it: /l[aeio]\s+(?=(?:ho|\p{L}{2,}(?:iamo|i?o))(?!\p{L}))|l'(?=ho )/uy,
  fr: /l'(?=(?:ai|avons) )/uy,
}

/** "Soft and see-through", but "pat-dry": an English word that its hyphen makes an adjective is no verb. */
const isInCompound = (text: string, end: number, language: Language) =>
  language === 'en' &&
  /^-(?:through|to|in|on|off|over|proof|safe|style|size)(?!\p{L})/u.test(text.slice(end))

export function longestVerbAt(
  at: number,
  until: number,
  { folded, nouns, lexicon }: Reading,
): Verb | null {
  const text = folded.slice(0, until)
  // "When a drop of water dances on it" is no "drop … on".
  if (lexicon.source.language === 'en' && ARTICLE_BEFORE.test(text.slice(0, at))) return null
  if (NEXT_OF_IT.test(text.slice(at))) return null
  if (lexicon.source.language === 'en' && isOfListedFood(text, at)) return null
  let longest: Verb | null = null
  for (const { value: action, end: last } of lexicon.verbs.at(text, at)) {
    const isWord = !text.slice(at, last).includes(' ')
    const isNoun =
      isWord &&
      (nouns.has(at) ||
        TOOL_BEFORE.test(text.slice(0, at)) ||
        isInCompound(text, last, lexicon.source.language))
    const end: number = longest?.span.end ?? at
    const isVerb = !isNoun && !HELD_BACK.test(text.slice(at, last))
    if (isVerb && (last > end || (last === end && SAYS_MORE.includes(action))))
      longest = { action, span: { start: at, end: last } }
  }
  return longest
}

/** "Continuer à couper": the order is the verb that goes on. */
export function helpedBy({ span }: Verb, end: number, reading: Reading): Verb | null {
  const { folded, lexicon } = reading
  const start = lexicon.helperVerbs.endAt(folded, span.start)
  if (start < span.end) return null
  const link = /^\s+(?:a|de)\s+|^\s+d'/.exec(folded.slice(start, end))?.[0] ?? ''
  return link === '' ? null : longestVerbAt(start + link.length, end, reading)
}

/** The first verb anywhere, the longest of those that start together. */
export function verbInside({ start, end }: Span, reading: Reading): Verb | null {
  const { folded, lexicon } = reading
  for (const place of lexicon.verbs.places(folded.slice(start, end))) {
    const verb = longestVerbAt(start + place, end, reading)
    if (verb) return verb
  }
  return null
}

/** Where the verb may begin, behind words like "then" and "in a pan". */
export function skipBeforeVerb({ start, end }: Span, reading: Reading): number {
  const { folded } = reading
  let at = start
  while (at < end) {
    while (at < end && /[\s,;:."'*•–—-]/u.test(folded.charAt(at))) at++
    const next = endOfSkipped(at, reading)
    if (next === at || longestVerbAt(at, folded.length, reading)) break
    at = next
  }
  return at
}

/** "In a pan fry the onions" begins with the pan. */
function endOfSkipped(at: number, { folded, lexicon }: Reading): number {
  const end = lexicon.beforeVerb.endAt(folded, at)
  if (end > at) return end
  const pronoun = PRONOUN_BEFORE[lexicon.source.language]
  if (pronoun) {
    pronoun.lastIndex = at
    const found = pronoun.exec(folded)
    if (found) return at + found[0].length
  }
  lexicon.vesselHere.lastIndex = at
  return at + (lexicon.vesselHere.exec(folded)?.[0].length ?? 0)
}

/** Whether a phrase stands there. */
export function startsWith(pattern: PhrasePattern, folded: string, at: number): boolean {
  return pattern.endAt(folded, at) > at
}
