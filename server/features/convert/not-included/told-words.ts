import type { RecipeContent } from '#shared/recipe.ts'
import { startsWithAmount } from '../read/line-look.ts'

export type Told = Pick<RecipeContent, 'metadata' | 'ingredients' | 'steps'>

/** Shorter words ("de", "la") say nothing by themselves. */
const TELLING = 3
/** Endings differ between a list and a sentence. */
const ENDING = 2
const SHORTEST_STEM = 4
const SHORTEST_HEAD = 5
/** One line may have become two ingredients, a sentence three steps. */
const WINDOW = 3
/** Nobody needs more of a sentence to know it again. */
const MOST_WORDS = 60

/** What stands between a number and a word is counted in: "tablespoons" of "7 tablespoons honey". */
const UNIT = /(?<=[\d½¼¾⅓⅔⅛])\s*\p{L}+(?:\s*\([^()]*\))?\.?(?=\s+\p{L})/gu
const NUMBER = /\d+|[½¼¾⅓⅔⅛]/g
/** A line with so many is a list of foods. */
const FEWEST_AMOUNTS = 3

/** A line is told with so much of its words: units and sizes are often said in other ones. */
const SAID_OF_FOOD = 0.5
/** A sentence needs more, as others of the recipe are about the same foods. */
const SAID_OF_SENTENCE = 0.7
/** Less where steps are written anew and do not say which sentences they stand for. */
const SAID_ANEW = 0.4
const SHORT = 3
/** From such a share of foods on that the source does not name, it is in another language. */
const FOREIGN = 0.25

type Places = ReadonlyMap<string, readonly number[]>

/** Tells whether a recipe says what a line of its source says. */
export function createTold(rawText: string, content: Told): (line: string) => boolean {
  const { metadata, ingredients, steps } = content
  const foods = ingredients.map(({ group, unit, name, notes }) =>
    [group, unit, name, notes].join(' '),
  )
  const orders = steps.map(({ instructionText }) => instructionText)
  const places = placesOf([...aboutOf(metadata), ...foods, ...orders])
  const listed = placesOf([foods.join(' ')])
  const hasSource = steps.some(({ source = [] }) => source.length > 0)
  const isForeign = isInOtherWords(rawText, content)
  if (isForeign && !hasSource) return () => true
  return (line) => {
    const stems = [...stemsOf(line.replace(UNIT, ' '))].slice(0, MOST_WORDS)
    const isShort = stems.length <= SHORT || startsWithAmount(line)
    const isFood = hasAmounts(line) || (isShort && !/[.!?…]$/.test(line))
    if (isFood && (isForeign || shareOf(stems, listed) >= SAID_OF_FOOD)) return true
    const enough = isShort ? SAID_OF_FOOD : hasSource ? SAID_OF_SENTENCE : SAID_ANEW
    return shareOf(stems, places) >= enough
  }
}

/** Whether the list is a translation, so that its words are not the source's. */
function isInOtherWords(rawText: string, { ingredients }: Told): boolean {
  const source = placesOf([rawText])
  const own = ingredients.filter(({ added }) => added !== 'ingredient')
  const foreign = own.filter(({ name }) => shareOf([...stemsOf(name)], source) < SAID_OF_FOOD)
  return foreign.length > own.length * FOREIGN
}

function aboutOf({ title, description, yieldText, cuisine, tags }: Told['metadata']) {
  return [[title, yieldText, cuisine, ...tags].join(' '), description ?? '']
}

function hasAmounts(text: string): boolean {
  return startsWithAmount(text) || (text.match(NUMBER) ?? []).length >= FEWEST_AMOUNTS
}

/** In which of the texts each word is. */
function placesOf(texts: readonly string[]): Places {
  const places = new Map<string, number[]>()
  texts.forEach((text, at) => {
    for (const stem of stemsOf(text)) {
      const known = places.get(stem)
      if (known) known.push(at)
      else places.set(stem, [at])
    }
  })
  return places
}

/** The most of the words that are in texts next to each other. */
function shareOf(stems: readonly string[], places: Places): number {
  if (stems.length === 0) return 1
  const counts = new Map<number, number>()
  let most = 0
  for (const stem of stems) {
    let next = Number.NEGATIVE_INFINITY
    for (const at of find(stem, places)) {
      for (let window = Math.max(at - WINDOW + 1, next); window <= at; window++) {
        const count = (counts.get(window) ?? 0) + 1
        counts.set(window, count)
        if (count > most) most = count
      }
      next = at + 1
    }
  }
  return most / stems.length
}

/** Also where the recipe has only what a compound begins with: "Knoblauch" of "Knoblauchzehe". */
function find(stem: string, places: Places): readonly number[] {
  for (let length = stem.length; length >= Math.min(SHORTEST_HEAD, stem.length); length--) {
    const found = places.get(stem.slice(0, length))
    if (found) return found
  }
  return []
}

/** The words of a text without their endings and accents. */
function stemsOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
  const words = (plain.match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= TELLING)
  return new Set(words.map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - ENDING))))
}
