import { ABOUT, isBareTime, readMinutes } from './durations.ts'
import { type Facts, factsOf } from './facts.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { startsWithVerb } from './line-look.ts'
import { tellsEnergy } from './nutrition.ts'
import { tellsForHowMany, yieldAtEnd, yieldInside } from './yields.ts'

const MAX_LINES = 12
const MAX_LINE_LENGTH = 400
const MAX_PIECE_LENGTH = 80
/** "282 kcal (1 serving)" */
const BRACKETS = /\(([^()]{2,40})\)/gu
const PIECES = /(?<=[.!?…])\s+|\s*[,;|•·]\s+|\s[-–—]\s|\p{Extended_Pictographic}/u
/** "It takes roughly 2 hours" */
const TAKES = new RegExp(
  `(?:^|\\s)${anyOf(HEADING_WORDS.totalTime)}\\s${ABOUT}([\\d½¼¾][^,;.!?]{0,25})$`,
  'iu',
)

/** The yield and the time that the sentences above a recipe tell: "Dinner for four in 30 minutes." */
export function factsInProse(
  lines: readonly string[],
): Pick<Facts, 'yieldText' | 'totalTimeMinutes'> {
  const told = lines.slice(0, MAX_LINES).filter((line) => !tellsEnergy(line))
  const pieces = told.flatMap(piecesOf)
  return {
    yieldText: firstOf(pieces, yieldTold),
    totalTimeMinutes: firstOf(pieces, timeTold),
  }
}

/** "Makes 10 servings." at the end of a method or below it; null without. */
export function yieldBelow(lines: readonly string[]): string | null {
  const plainLines = lines.slice(-MAX_LINES).map((line) => line.replace(BRACKETS, ' '))
  const sentences = plainLines.flatMap((line) => line.split(/(?<=[.!?…])\s+/u))
  const plain = sentences.map((one) => one.trim().replace(/[.!\\]+$/u, ''))
  return firstOf(plain, (one) => factsOf(one)?.yieldText ?? yieldInside(one))
}

/** A title without the yield and the times behind it: "Soup (4 servings)", "Soup - for 4 - 35 min". */
export function withoutFacts(title: string): string {
  const counted = yieldAtEnd(title)
  if (counted) return title.slice(0, -counted.length).trim()
  const bare = title.replace(/\s*(?:\(([^()]{2,40})\)|\s[-–—|]\s([^()–—|-]{1,40}))$/u, '')
  const cut = title.slice(bare.length).replace(/^[\s(–—|-]+|\)$/gu, '')
  const isFact = bare !== title && (factsOf(cut) !== null || isBareTime(cut))
  return isFact && bare.trim() ? withoutFacts(bare.trim()) : title
}

function piecesOf(line: string): string[] {
  const text = line.slice(0, MAX_LINE_LENGTH)
  const inside = [...text.matchAll(BRACKETS)].map(([, said = '']) => said)
  const outside = text.replace(BRACKETS, ' ').split(PIECES)
  return [...inside, ...outside]
    .map((piece) => piece.trim().replace(/[\s.!?:…]+$/u, ''))
    .filter((piece) => piece.length > 1 && piece.length <= MAX_PIECE_LENGTH)
}

function firstOf<T>(pieces: readonly string[], read: (piece: string) => T | null): T | null {
  for (const piece of pieces) {
    const found = read(piece)
    if (found !== null) return found
  }
  return null
}

function yieldTold(piece: string): string | null {
  const said = factsOf(piece)?.yieldText
  if (said) return said
  return startsWithVerb(piece)
    ? null
    : (yieldInside(piece) ?? tellsForHowMany(piece) ?? yieldAtEnd(piece))
}

function timeTold(piece: string): number | null {
  const said = factsOf(piece)?.totalTimeMinutes
  if (said) return said
  if (isBareTime(piece)) return readMinutes(piece)
  const time = TAKES.exec(piece)?.[1]
  return time && !startsWithVerb(piece) ? readMinutes(time) : null
}
