import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { LANGUAGES } from '#shared/language.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { isBareAmount, startsWithAmount } from './line-look.ts'

/** May be the weight of the container before it: "1 large can 400 g tomatoes". */
const WEIGHT = '\\d+\\s(?:k?gr?|m?l|[cd]l|dag|oz|lbs?|ounces?|pounds?|grams?|inch(?:es)?|cm)\\b'
const NEXT_LINE = new RegExp(
  `(?<=\\p{L}{3})\\s+(?!${WEIGHT})(?=\\d+\\s${anyOf(HEADING_WORDS.units)}\\s(?:${anyOf(HEADING_WORDS.of)}\\s|d['’])?\\p{L})`,
  'iu',
)
/** "1 tablespoon plus": the second amount is of the same food. */
const GOES_ON = new RegExp(
  `\\s${anyOf(
    new Set(
      LANGUAGES.map(lineWordsOf).flatMap(({ plus, and, or, about = [] }) => [
        ...plus,
        ...and,
        ...or,
        ...about,
      ]),
    ),
  )}$`,
  'iu',
)
const MAX_LENGTH = 80
/** "1 clove of garlic", hardly more. */
const MAX_WORDS = 5

/** "250 g tuna 1 clove of garlic": two lines that a page ran together; null for other lines. */
export function runTogether(line: string): string[] | null {
  if (line.length > MAX_LENGTH || /[(),;/]/.test(line)) return null
  const pieces = line.split(NEXT_LINE).map((piece) => piece.trim())
  const [first = '', second = ''] = pieces
  const isPair = pieces.length === 2 && [first, second].every(isFoodWithAmount)
  const food = isPair ? findFoodId(second) : null
  return food !== null && findFoodId(first) !== food ? pieces : null
}

const isFoodWithAmount = (piece: string) =>
  startsWithAmount(piece) &&
  !isBareAmount(piece) &&
  !GOES_ON.test(piece) &&
  piece.split(' ').length <= MAX_WORDS
