import type { RecipeContent } from '#shared/recipe.ts'
import { anyOf, HEADING_WORDS } from '../read/heading-words.ts'
import { startsWithAmount } from '../read/line-look.ts'
import { type Places, placesOf, shareOf, stemsOf } from './told-words.ts'

export type Told = Pick<RecipeContent, 'metadata' | 'ingredients' | 'steps'>

/** Nobody needs more of a sentence to know it again. */
const MAX_WORDS = 60

/** What stands between a number and a word is counted in: "tablespoons" of "7 tablespoons honey". */
const UNIT = new RegExp(
  `(?<=[\\d½¼¾⅓⅔⅛])\\s*(?:${anyOf(HEADING_WORDS.units)}|\\p{L}+)(?:\\s*\\([^()]*\\))?\\.?(?=\\s+\\p{L})`,
  'giu',
)
const NUMBER = /\d+|[½¼¾⅓⅔⅛]/g
/** A line with so many is a list of foods. */
const MIN_AMOUNTS = 3
/** A line with so few words is a food, a heading or an order that tells little more. */
const SHORT = 3

/** A line is told with so much of its words: units and sizes are often said in other ones. */
const SAID_OF_LINE = 0.5
/** A sentence needs more, as others of the recipe are about the same foods. */
const SAID_OF_SENTENCE = 0.7
/** Less where steps are written anew and do not say which sentences they stand for. */
const SAID_ANEW = 0.4
/** From such a share of foods on that the source does not name, it is in another language. */
const FOREIGN = 0.25

/** The words of a recipe, for asking what it tells. */
type Words = {
  all: Places
  foods: Places
  /** All foods as one text. */
  list: Places
  hasSource: boolean
  isForeign: boolean
}

/** Tells whether a recipe says what a line of its source says. */
export function createTold(rawText: string, content: Told): (line: string) => boolean {
  const words = wordsOf(rawText, content)
  // Where neither words nor places are those of the source, nothing can be said.
  if (words.isForeign && !words.hasSource) return () => true
  return (line) => {
    const stems = [...stemsOf(line.replace(UNIT, ' '))].slice(0, MAX_WORDS)
    const isShort = stems.length <= SHORT || startsWithAmount(line)
    const isList = (line.match(NUMBER) ?? []).length >= MIN_AMOUNTS
    const isFood = isList || (isShort && !/[.!?…]$/.test(line))
    if (isFood && isListed(stems, isList ? words.list : words.foods, words)) return true
    // That a step names it too says nothing of its amount.
    if (isFood && !isList && startsWithAmount(line)) return false
    return shareOf(stems, words.all) >= (isShort ? SAID_OF_LINE : enoughOfSentence(words))
  }
}

function wordsOf(rawText: string, content: Told): Words {
  const { metadata, ingredients, steps } = content
  const foods = ingredients.map(({ group, unit, name, notes }) =>
    [group, unit, name, notes].join(' '),
  )
  const orders = steps.map(({ instructionText }) => instructionText)
  return {
    all: placesOf([...aboutOf(metadata), ...foods, ...orders]),
    foods: placesOf(foods),
    list: placesOf([foods.join(' ')]),
    hasSource: steps.some(({ source = [] }) => source.length > 0),
    isForeign: isInOtherWords(rawText, content),
  }
}

function aboutOf({ title, description, yieldText, cuisine, tags }: Told['metadata']) {
  return [[title, yieldText, cuisine, ...tags].join(' '), description ?? '']
}

/** Whether the list is a translation, so that its words are not the source's. */
function isInOtherWords(rawText: string, { ingredients }: Told): boolean {
  const source = placesOf([rawText])
  const own = ingredients.filter(({ added }) => added !== 'ingredient')
  const foreign = own.filter(({ name }) => shareOf([...stemsOf(name)], source) < SAID_OF_LINE)
  return foreign.length > own.length * FOREIGN
}

function isListed(stems: readonly string[], foods: Places, { isForeign }: Words): boolean {
  return isForeign || shareOf(stems, foods) >= SAID_OF_LINE
}

const enoughOfSentence = ({ hasSource }: Words) => (hasSource ? SAID_OF_SENTENCE : SAID_ANEW)
