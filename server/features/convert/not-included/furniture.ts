import { factsOf } from '../read/facts.ts'
import { startsWithAmount } from '../read/line-look.ts'
import { isChatter, isClosing, isNoteHeading, roleOf } from '../read/line-role.ts'
import { isNutrition } from '../read/nutrition.ts'
import { isOnlyANumber } from '../read/sections.ts'

const ADDRESS = /^(?:[\p{L}\s]{1,20}:\s*)?<?(?:https?:\/\/|www\.)\S+$/iu
/** "![The dough](dough.jpg)" */
const PICTURE = /^!?\[[^[\]]*\]\(\S*\)$/u
/** "Yield:" before what is yielded. */
const LABEL = /^[^:\d]{2,30}:\s*/u
const BETWEEN_PARTS = /\s*[|•·;]\s*|,\s+/
const ENERGY = /\d\s*k?cal(?!\p{L})|^k?cal(?!\p{L})/iu
const MAX_HEADING_WORDS = 3

/** What stands before and behind a line, where anything does. */
type Neighbours = { before: string | undefined; behind: string | undefined }

/**
 * Whether a line is a heading, a fact, or of what is around a recipe: buttons, votes, addresses. A
 * few words among foods are one of them.
 */
export function isFurniture(text: string, { before, behind }: Neighbours): boolean {
  if (!/\p{L}{2}/u.test(text) || isOnlyANumber(text)) return true
  if (ADDRESS.test(text) || PICTURE.test(text)) return true
  const line = { text, level: null, isItem: false, isNumbered: false, block: 0 }
  if (roleOf(line) !== null || isNoteHeading(text)) return true
  if (isChatter(text) || isClosing(text) || tellsNutrition(text)) return true
  if (factsOf(text) ?? factsOf(text.replace(LABEL, ''))) return true
  const isAmongFoods = [before, behind].some((near) => near && startsWithAmount(near))
  return isHeading(text) && (text.endsWith(':') || !isAmongFoods)
}

function tellsNutrition(text: string): boolean {
  const parts = text.split(BETWEEN_PARTS)
  const told = parts.filter((part) => isNutrition(part) || ENERGY.test(part))
  return told.length * 2 > parts.length
}

/** A few words without an amount or a full stop. */
function isHeading(text: string): boolean {
  if (/\d|[.!?]$/.test(text)) return false
  return (text.match(/\p{L}{2,}/gu) ?? []).length <= MAX_HEADING_WORDS
}
