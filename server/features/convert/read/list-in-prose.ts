import { readMinutes } from './durations.ts'
import { endsWithMeasure, startsWithAmount, startsWithVerb, stepLook } from './line-look.ts'
import type { Line } from './lines.ts'
import { yieldAhead } from './yields.ts'

/** "take 200 g flour, 2 eggs and 100 g sugar, mix and bake": a recipe as people tell it in a message. */
export type ProseRecipe = {
  title: string | null
  ingredients: string[]
  method: string
  /** "For 4 people you need: 400 g pasta, …": a colon says that the list follows, and all of it. */
  yieldText?: string
}

const FIRST_LINES = 10
const MAX_MESSAGE_LENGTH = 3_000
const MAX_LEAD_WORDS = 6
const MAX_PIECE_WORDS = 7
const MIN_AMOUNTS = 2
/** Where the list goes on after a comma: an amount in digits or words. */
const NEXT_AMOUNT = /[\d½⅓⅔¼¾⅛]/
const SEPARATOR =
  /([,;+&]|\s(?:and|und|et|y|e|i|oraz|та|și|si|with|mit|avec|z)(?=\s+(?:\d|[½⅓⅔¼¾⅛]|an?\s)))\s*/giu
const SENTENCE_END = /[.!]\s+(?=\p{L})/u

/** The first line that lists foods with amounts and then tells what to do with them; null without. */
export function findProseRecipe(lines: Line[]): ProseRecipe | null {
  for (const [index, line] of lines.slice(0, FIRST_LINES).entries()) {
    if (line.text.length > MAX_MESSAGE_LENGTH) continue
    const following = lines.slice(index + 1).map(({ text }) => text)
    const recipe = readProse(line.text, following)
    if (recipe) return recipe
  }
  return null
}

function readProse(whole: string, following: string[]): ProseRecipe | null {
  const ahead = yieldAhead(whole)
  const text = ahead ? whole.slice(ahead.end) : whole
  const start = text.search(NEXT_AMOUNT)
  if (start === -1) return null
  const lead =
    text
      .slice(0, start)
      .split(/[.!?]\s/)
      .at(-1)
      ?.trim() ?? ''
  if (lead.split(/\s+/).length > MAX_LEAD_WORDS) return null
  const { pieces, rest } = leadingFoods(text.slice(start))
  const method = [rest, ...following].filter(Boolean).join(' ')
  if (pieces.filter(startsWithAmount).length < MIN_AMOUNTS || stepLook(method) < 1) return null
  const title = /:$/.test(lead) ? lead.replace(/\s*:$/, '') : null
  return { title, ingredients: pieces, method, ...(ahead && { yieldText: ahead.yieldText }) }
}

/** Pieces between commas up to the first that tells what to do, and what stands from there on. */
function leadingFoods(text: string): { pieces: string[]; rest: string } {
  const pieces: string[] = []
  let at = 0
  for (const { index, 0: separator } of [...text.matchAll(SEPARATOR), endOf(text)]) {
    if (index < at) continue
    const piece = text.slice(at, index)
    const end = piece.search(SENTENCE_END)
    const food = (end === -1 ? piece : piece.slice(0, end)).trim()
    if (!isFood(food)) break
    pieces.push(food)
    at = end === -1 ? index + separator.length : at + end + 1
    if (end !== -1) break
  }
  return { pieces, rest: text.slice(at).trim() }
}

function endOf(text: string): { index: number; 0: string } {
  return { index: text.length, 0: '' }
}

/** No piece of a sentence: "in 30 g butter", "1 l stock for 20 minutes". */
function isFood(piece: string): boolean {
  const count = piece.split(/\s+/).length
  if (piece === '' || count > MAX_PIECE_WORDS || startsWithVerb(piece)) return false
  if (!/\d/.test(piece)) return true
  const isCounted = startsWithAmount(piece) || endsWithMeasure(piece)
  return isCounted && readMinutes(piece) === null
}
