import { findFood } from '#shared/quantity/find-food.ts'
import { quantityAt } from '#shared/quantity/quantity.ts'
import type { Lexicon } from './lexicon.ts'

/** A name as on a shopping list, and what else the line says of it. */
export type NameAndNotes = { name: string; notes: string[] }

/** Longer texts are prose. */
const MAX_FOOD_LIST_LENGTH = 80
/** Shorter words are abbreviations: "q.b.", "opt.". */
const FULL_STOP = /(?<=\p{L}{4})\.$/u
const EDGE_JUNK = /^[\s,;:.*|•–—-]+|[\s,;:*|–—-]+$/g
/** Brackets inside a text, two deep; those of an ending ("Zwiebel(n)") belong to the word. */
const BRACKETS =
  /\s*(?:(?<!\p{L}(?=\(\p{Ll}{1,3}\)))\(((?:[^()]|\([^()]*\))*)(?:\)|$)|\[([^[\]]*)\])/gu

/**
 * Splits what follows the amount. The rule: the name is what a shopper looks for, so everything
 * from the first comma, in brackets, or said of its use ("to taste", "such as") is a note, and so
 * is what the cook does to it, before ("finely chopped onion") or behind ("onion chopped"). What
 * is sold so keeps its word: in a can or packet, or when the language lists it (`boughtPrepared`);
 * ground, dried, smoked, frozen and the like are kinds of food, not preparations.
 */
export function splitName(text: string, lexicon: Lexicon, isPacked: boolean): NameAndNotes {
  const notes: string[] = []
  let { head, tail } = cutAtSeparator(text, lexicon.leadingColours.exec(text)?.[0].length)
  while (tail && (head === '' || lexicon.onlyQualities.test(head))) {
    if (head) notes.push(head)
    const isListed = head !== ''
    ;({ head, tail } = cutAtSeparator(tail))
    if (isListed) head = takePattern(head, lexicon.leadingQuality, notes)
  }
  if (isChoice(tail, lexicon)) return { name: tidy(`${head}, ${tail}`), notes }

  head = takeBrackets(head, notes)
  if (/\d/.test(head)) head = takePattern(head, lexicon.trailingMeasure, notes)
  const aside = cutAtAside(head, lexicon)
  const behind = cutBehind(aside.head, lexicon)
  const name = isPacked ? behind.head : takePreparations(behind.head, lexicon, notes)
  notes.push(behind.tail, aside.tail, tail)
  const whole = behind.tail || aside.tail ? name.replace(lexicon.trailingLink, '') : name
  return { name: tidy(whole).replace(FULL_STOP, ''), notes: notes.map(tidy).filter(Boolean) }
}

/** "Salt, pepper": foods without amounts, parted by commas, are one name. Null for anything else. */
export function splitFoodList(text: string): NameAndNotes | null {
  if (!text.includes(',') || text.length > MAX_FOOD_LIST_LENGTH) return null
  const foods = text.split(',').map(tidy)
  const isList = foods.every((food) => /^\p{L}+(?: \p{L}+)?$/u.test(food) && findFood(food))
  return isList ? { name: foods.join(', '), notes: [] } : null
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(EDGE_JUNK, '')
}

/** Cuts at the first comma, semicolon or spaced dash outside brackets, past `from`. */
function cutAtSeparator(text: string, from = 0): { head: string; tail: string } {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    const char = text[i] ?? ''
    if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1)
    else if (depth === 0 && isSeparator(text, i)) {
      return { head: text.slice(0, i).trim(), tail: text.slice(i + 1).trim() }
    }
  }
  return { head: text.trim(), tail: '' }
}

function isSeparator(text: string, at: number): boolean {
  const char = text[at]
  if (char === ',') return !/^\d,\d/.test(text.slice(at - 1, at + 2))
  if (char === ';') return true
  if (char === '—') return true
  // "Salt - a pinch", "agua -opcional-", but not "2 -3".
  return (char === '-' || char === '–') && text[at - 1] === ' ' && !/\d/.test(text[at + 1] ?? '')
}

function takeBrackets(text: string, notes: string[]): string {
  if (!/[([]/.test(text)) return text
  const bare = text.replace(BRACKETS, (_, round?: string, square?: string) => {
    notes.push(flat(round ?? square ?? ''))
    return ' '
  })
  // "(the good stuff :))"
  return bare
    .replace(/\s+/g, ' ')
    .replace(/\s\)+$/, '')
    .trim()
}

/** A remark without brackets of its own: "(divided)" is "divided", "medium, (peeled)" "medium, peeled". */
function flat(note: string): string {
  return note.replace(/(^\s*|[,;]\s*)\(([^()]*)\)(?=\s*(?:$|[,;]))/g, '$1$2')
}

function cutAtPattern(text: string, pattern: RegExp): { head: string; tail: string } {
  const at = text.search(pattern)
  return at > 0 ? { head: text.slice(0, at), tail: text.slice(at) } : { head: text, tail: '' }
}

/** "Oignon | émincé", but the shop sells "viande hachée". */
function cutBehind(name: string, lexicon: Lexicon): { head: string; tail: string } {
  const parts = cutAtPattern(name, lexicon.trailingPreparation)
  const bought = lexicon.boughtPrepared.exec(name)?.[0] ?? ''
  if (bought.length > parts.head.length) return { head: name, tail: '' }
  return parts.tail === '' ? parts : cutAt(name, parts.head.length)
}

function cutAtAside(text: string, lexicon: Lexicon): { head: string; tail: string } {
  const places = [text.search(lexicon.aside), otherwiseAt(text, lexicon)].filter((at) => at > 0)
  if (places.length === 0) return { head: text, tail: '' }
  // "Polvo | para hornear" is bought so.
  const bought = lexicon.boughtPrepared.exec(text)?.[0].length ?? 0
  const at = Math.min(...places)
  return bought > at ? { head: text, tail: '' } : cutAt(text, at)
}

/** Cuts there, or before "with or" of "with or without skin", which is said as one. */
function cutAt(text: string, at: number): { head: string; tail: string } {
  const start = WITH_OR.exec(text.slice(0, at))?.index ?? at
  return start > 0
    ? { head: text.slice(0, start), tail: text.slice(start) }
    : { head: text.slice(0, at), tail: text.slice(at) }
}

const WITH_OR = /\s(?:with|mit|avec|con|z|ze|з|із|cu) (?:or|oder|ou|o|lub|albo|або|чи|sau)$/iu

/** The end of "canola, sunflower, or vegetable oil", where the comma parts foods. */
function isChoice(tail: string, lexicon: Lexicon): boolean {
  if (!tail || tail.length > 60 || !lexicon.choice.test(tail)) return false
  const isRemark = lexicon.aside.test(` ${tail}`) || lexicon.notAlternative.test(tail)
  return !isRemark && !lexicon.preparation.test(tail) && !lexicon.onlyQualities.test(tail)
}

/** Where "or 2 scallions", "plus 1 tbsp", "plus some" or "or as needed" begins; "milk or water" is a name. */
function otherwiseAt(text: string, lexicon: Lexicon): number {
  for (const found of text.matchAll(lexicon.otherwise)) {
    const next = found.index + found[0].length
    const isAmount = quantityAt(text, next, lexicon.words.quantity) !== null
    lexicon.about.lastIndex = next
    const isVague = lexicon.about.test(text)
    if (isAmount || isVague || lexicon.notAlternative.test(text.slice(next))) return found.index
  }
  return -1
}

function takePreparations(name: string, lexicon: Lexicon, notes: string[]): string {
  if (lexicon.boughtPrepared.test(name)) return name
  const bare = takePattern(name, lexicon.leadingPreparation, notes)
  return takePattern(bare, lexicon.innerPreparation, notes)
}

/** Cuts the pattern's match out; its first group becomes a note. */
function takePattern(text: string, pattern: RegExp, notes: string[]): string {
  const found = pattern.exec(text)
  if (!found?.[1]) return text
  notes.push(found[1])
  return text.slice(0, found.index) + text.slice(found.index + found[0].length)
}
