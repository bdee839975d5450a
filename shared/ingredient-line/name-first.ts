import { findFood } from '#shared/quantity/find-food.ts'
import type { Quantity } from '#shared/quantity/quantity.ts'
import type { Lexicon } from './lexicon.ts'
import { LineReader } from './line-reader.ts'
import type { UnitWord } from './line-words.ts'
import {
  isBeforeLink,
  NUMBER_SIGN,
  SLASH,
  takeSizedMeasure,
  takeUnitBeforeNumber,
} from './measures.ts'

/** The amount behind a name, and where the two part. */
export type NameFirst = {
  name: string
  /** Null for "a pinch" and the like. */
  quantity: Quantity | null
  word: UnitWord | null
  /** Of one: "2 x 125 g". */
  size: string[]
  /** What follows the amount: notes. */
  rest: string
}

/** "Flour: 55 g", "Dough: 200 g flour"; what stands before the colon. */
const COLON = /^(\p{L}[^:]*?)\s*:\s*(?=[\d¼-¾⅐-⅞])/u
/** "Penne (250 g)"; the name, the bracket and what follows it. */
const BRACKETED = /^(\p{L}[^()]*?) ?\(([^()]*)\)([^()]*)$/u
const NEXT_WORD = /[\s:,–—-]+(?=[\p{L}\d¼-¾⅐-⅞~≈±])/gu
const ABOUT_SIGN = /[~≈±]\s?/y
const DASH = /^(?:\s*[:–—]|\s-)\s/
/** "Shallots - 2": a count behind a dash. */
const SPACED_DASH = /^\s+[–—-]\s+$/
/** Names are not longer than this. */
const MAX_NAME_WORDS = 12
/** A comma that is no decimal mark, a semicolon, a spaced dash. */
const REMARK_INSIDE = /(?<!\d),|,(?!\d)|;| [–—-] /
/** "Meat (ribs, shank) — 3 kg": a comma in brackets parts nothing. */
const BRACKETS_INSIDE = /\([^()]*(?:\)|$)/g
const REMARK = /^\s*[,;(|]/
/** "Eggs 3", but not "flour 405". */
const MOST_BEHIND = 12
const MOST_WORDS_COUNTED = 3
/** "(2 quarts – more for a thin soup)": no other amount, nor what the first one is for. */
const REMARK_IN_BRACKET = /^\s?(?:[,;–—]|-(?=\p{L})|\s-\s)[^\d]+$/u
const NO_AMOUNT = /^\s*[%°]/
const DIGIT = /^\s*[\d¼-¾⅐-⅞]/

/** Reads "Plain flour 500 g", "Salt: 1 tsp", Italian "Uova 3", "burro gr. 80"; null otherwise. */
export function readNameFirst(text: string, lexicon: Lexicon): NameFirst | null {
  const colon = COLON.exec(text)
  const behindColon = colon?.[1] && readBehind(text, colon[1], colon[0].length, lexicon)
  if (behindColon) return behindColon

  return readBehindWords(text, lexicon) ?? readInBracket(text, lexicon)
}

function readBehindWords(text: string, lexicon: Lexicon): NameFirst | null {
  let left = MAX_NAME_WORDS
  for (const gap of text.matchAll(NEXT_WORD)) {
    if (left-- === 0) return null
    const name = text.slice(0, gap.index)
    const at = gap.index + gap[0].length
    // "Butter, cut into 4 pieces" says no amount, "butter, 2 sticks" does.
    if (REMARK_INSIDE.test(name.replace(BRACKETS_INSIDE, ''))) return null
    const isWhole = /\p{L}/u.test(name) && !isInBracket(name)
    const found = isWhole && readBehind(text, name, at, lexicon)
    if (found) return found
  }
  return null
}

/** "Dough: 200 g flour" is a line under a heading of its own: the heading with its colon. */
export function inlineHeading(text: string, lexicon: Lexicon): string | null {
  const colon = COLON.exec(text)
  if (!colon?.[1]) return null
  const reader = new LineReader(text, lexicon)
  reader.at = colon[0].length
  return reader.takeQuantity() && /\p{L}/u.test(reader.rest) ? colon[0] : null
}

/** "Penne (250 g)", "cabbage (half)": a bracket that holds such an amount and nothing else. */
function readInBracket(text: string, lexicon: Lexicon): NameFirst | null {
  const [, name = '', amount = '', rest = ''] = BRACKETED.exec(text) ?? []
  const reader = new LineReader(amount, lexicon)
  const measure = reader.takeMeasure() ?? takeShare(reader)
  while (reader.attempt(() => reader.take(SLASH) && reader.takeMeasure())) {}
  const isAlone = isNothing(reader.rest) || REMARK_IN_BRACKET.test(reader.rest)
  if (!measure || !isEnd(rest, lexicon) || !isAlone) return null
  return { name, ...measure, size: [], rest: `${reader.rest}${rest}` }
}

/** "White cabbage (half)"; a whole number points at a note. */
function takeShare(reader: LineReader) {
  const quantity = reader.takeQuantity()
  return quantity && quantity.max < 1 ? { quantity, word: null } : null
}

/** "Salt - a pinch", "Сіль — щіпка". */
function readBehindDash(name: string, reader: LineReader): NameFirst | null {
  const found = reader.attempt(() => {
    const quantity = reader.takeQuantity()
    const word = reader.takeUnit()
    // "Lime juice: half"
    const isShare = quantity !== null && quantity.max < 1 && isNothing(reader.rest)
    const isWhole = word !== null && isEnd(reader.rest, reader.lexicon)
    return isShare || isWhole ? { quantity, word } : null
  })
  return found && { name, ...found, size: [], rest: reader.rest }
}

function readBehind(text: string, name: string, at: number, lexicon: Lexicon): NameFirst | null {
  const reader = new LineReader(text, lexicon)
  reader.at = at
  const isItsWay = lexicon.words.amountBehindName === true
  // "Eggs x 2", "Uova n. 2".
  const isMarked = (reader.take(lexicon.times) ?? reader.take(NUMBER_SIGN)) !== null
  reader.take(ABOUT_SIGN)
  if (!DIGIT.test(reader.rest) && DASH.test(text.slice(name.length, at))) {
    return readBehindDash(name, reader)
  }
  const amount = takeAmount(reader)
  if (!amount || (!amount.isDigit && !(isItsWay && amount.word))) return null

  const { word } = amount
  const joint = text.slice(name.length, at)
  const isColon = joint.trimEnd().endsWith(':') || SPACED_DASH.test(joint)
  // "Eggs, 3", "courgettes 4 each, large".
  const isEach = !word && reader.take(lexicon.behindUnit) !== null
  const isDecimal = joint === ',' && /\d$/.test(name)
  const isAlone = joint.trim() === ',' && !isDecimal && isNothing(reader.rest)
  // "Potatoes 5", "potatoes 5 large"
  const isBare = isNothing(reader.rest) || lexicon.onlyQualities.test(reader.rest.trim())
  const isCount = !word && isBare && isCounted(name, amount)
  if (!word && !isColon && !isMarked && !isItsWay && !isEach && !isAlone && !isCount) return null
  const { rest } = reader
  const isAnyRest = isItsWay && word !== null && !isBeforeLink(reader)
  return isAnyRest || isEnd(rest, lexicon) ? { name, rest, ...amount } : null
}

/** "Huevos 3", "Яйця 3", "Celeriac 1/2": a count behind its food with nothing between. */
function isCounted(name: string, { quantity }: { quantity: Quantity }): boolean {
  if (name.split(' ').length > MOST_WORDS_COUNTED || /\d/.test(name)) return false
  const food = findFood(name)
  // "Milk 2", "Milch 3,5": nobody counts what has no pieces.
  if (food && food.grams?.each === undefined) return false
  if (quantity.max < 1) return true
  return food !== null && quantity.max <= MOST_BEHIND && Number.isInteger(quantity.max)
}

function takeAmount(reader: LineReader) {
  const isDigit = DIGIT.test(reader.rest)
  const size: string[] = []
  const turned = reader.attempt(() => takeUnitBeforeNumber(reader))
  if (turned) return { ...turned, size, isDigit: true }

  const quantity = reader.takeQuantity()
  if (!quantity || quantity.min === 0 || NO_AMOUNT.test(reader.rest)) return null
  if (reader.take(reader.lexicon.times)) {
    const start = reader.at
    if (takeSizedMeasure(reader)) size.push(reader.since(start))
  }
  const manner = reader.attempt(() => takeMannerOfUnit(reader))
  if (manner) return { quantity, ...manner, size: [...size, ...manner.size], isDigit }
  return { quantity, word: reader.takeUnit(), size, isDigit }
}

/** "Spinach 2 large handfuls", "mustard 1 heaped teaspoon". */
function takeMannerOfUnit(reader: LineReader): { word: UnitWord; size: string[] } | null {
  const manner = reader.take(reader.lexicon.manners)
  const word = manner ? reader.takeUnit() : null
  return manner && word ? { word, size: [manner] } : null
}

/** Nothing, a remark ("25 cl about"), or qualities: "eggs: 3 large". */
function isEnd(rest: string, lexicon: Lexicon): boolean {
  const text = rest.replace(/^[\s.]+/, '')
  const [quality = ''] = text.split(',', 1)
  if (isNothing(rest) || REMARK.test(text) || lexicon.onlyQualities.test(quality)) return true
  return ` ${text}`.search(lexicon.aside) === 0
}

function isNothing(rest: string): boolean {
  return /^[\s.]*$/.test(rest)
}

function isInBracket(name: string): boolean {
  return name.lastIndexOf('(') > name.lastIndexOf(')')
}
