import type { ReadRecipe } from '../../../read/read-recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { classifyFood, type KnownIngredient } from './ingredients.ts'
import type { Food } from './lexicon/kinds.ts'
import { isAdjacent, type Word, wordsOf } from './name-words.ts'
import { fold } from './phrases.ts'

/** A word of the method that no food of the list has, or two that stand side by side. */
type Foreign = { texts: readonly string[]; stems: readonly string[] }

/**
 * The list with its foods by the method's spelling of their names, where the method has another one:
 * "Brüe" for the list's "Brühe", "salsiccia" for its "salsicia", "bay leaf" for "bayleaf".
 */
export function withSpellings(
  source: ReadRecipe,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): readonly KnownIngredient[] {
  const texts = source.steps.flatMap(({ lines }) => lines).map(fold)
  const stems = new Set(texts.flatMap((text) => wordsOf(text, lexicon)).map(({ stem }) => stem))
  const silent = foods.filter((food) => !isCalled(food, stems, lexicon))
  if (silent.length === 0) return foods
  const foreign = texts.flatMap((text) => foreignIn(text, foods, lexicon))
  return foods.map((food) => {
    if (!silent.includes(food)) return food
    const spelt = spelling(food, foreign, lexicon)
    return spelt ? renamed(food, spelt, lexicon) : calledByNote(food, foreign, lexicon)
  })
}

/** Whether the method has a word of a name, be it as part of a longer word. */
function isCalled(food: KnownIngredient, said: ReadonlySet<string>, lexicon: CompiledLexicon) {
  const own = [...food.stems].filter((stem) => !lexicon.descriptors.has(stem))
  if (own.some((stem) => said.has(stem))) return true
  const isPart = (one: string, other: string) => other.length > 3 && one.endsWith(other)
  const isCompound = (stem: string) =>
    [...said].some((one) => isPart(one, stem) || isPart(stem, one))
  return lexicon.source.hasCompounds === true && own.some(isCompound)
}

/** Words that none of the foods has, alone and as pairs: "bay leaf". */
function foreignIn(
  text: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Foreign[] {
  const words = wordsOf(text, lexicon)
  const isListed = ({ stem }: Word) => foods.some(({ stems }) => stems.has(stem))
  const singles = words.filter((word) => !isListed(word)).map((word) => [word])
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1]
    return next && isAdjacent(word, next, text) ? [[word, next]] : []
  })
  return [...singles, ...pairs].map((run) => ({
    texts: run.map(({ start, end }) => text.slice(start, end)),
    stems: run.map(({ stem }) => stem),
  }))
}

/** "Fruit (apricots, for example)": the method speaks of the apricots. */
function calledByNote(
  food: KnownIngredient,
  foreign: readonly Foreign[],
  lexicon: CompiledLexicon,
): KnownIngredient {
  const noted = wordsOf(fold(food.entry.notes ?? ''), lexicon).map(({ stem }) => stem)
  const named = foreign.find(
    ({ texts: [text = '', ...more], stems: [stem = ''] }) =>
      more.length === 0 && noted.includes(stem) && classifyFood(text, lexicon) !== null,
  )
  return named ? { ...food, stems: new Set([...food.stems, ...named.stems]) } : food
}

/** A word of the list with its spelling in the method. */
type Spelling = { listed: string; said: Foreign }

function spelling(
  { entry, food }: KnownIngredient,
  foreign: readonly Foreign[],
  lexicon: CompiledLexicon,
): Spelling | null {
  const { stem, stopWords, descriptors } = lexicon
  const words = fold(entry.name).match(lexicon.word) ?? []
  const isTelling = (one: string) => !stopWords.has(stem(one)) && !descriptors.has(stem(one))
  const nouns = words.filter(isTelling)
  for (const said of foreign) {
    const [text = '', ...more] = said.texts
    const isJoined = more.length === 0 && words.length === 2 && words.join('') === text
    if (isJoined) return { listed: stem(words[1] ?? ''), said }
    const isPair = (noun: string) => more.length === 1 && text + more[0] === noun
    const isAlike = (noun: string) =>
      more.length === 0 &&
      (isMisspelt(noun, text) ||
        isMisspelt(stem(noun), stem(text)) ||
        isBare(stem(noun), stem(text))) &&
      isFree(text, food, lexicon)
    const listed = nouns.find((noun) => isPair(noun) || isAlike(noun))
    if (listed) return { listed: stem(listed), said }
  }
  return null
}

/** Whether a word means nothing else: what the list misspells may be known as just that food. */
function isFree(word: string, food: Food | null, lexicon: CompiledLexicon): boolean {
  const { stem, stopWords, descriptors, numbers, verbs } = lexicon
  const isOther = stopWords.has(stem(word)) || descriptors.has(stem(word)) || numbers.has(word)
  if (isOther || verbs.at(word, 0).length > 0) return false
  const kind = classifyFood(word, lexicon)
  return kind === null || food === null || food === kind
}

function renamed(
  food: KnownIngredient,
  { listed, said: { stems, texts } }: Spelling,
  lexicon: CompiledLexicon,
): KnownIngredient {
  const others = [...food.stems].filter((stem) => stem !== listed)
  return {
    ...food,
    food: food.food ?? classifyFood(texts.join(' '), lexicon),
    head: stems.at(-1) ?? food.head,
    stems: new Set([...others, ...stems]),
  }
}

/** "М'ята" and "мята". */
const isBare = (one: string, other = '') => one.replaceAll("'", '') === other.replaceAll("'", '')

/** So long have words to be that one letter, or two, make another spelling and not another word. */
const MIN_LENGTH = 5
const MIN_LONG = 8

/** Whether a letter is wrong, missing, too many, or changes places with its neighbour; in long words two. */
export function isMisspelt(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  if (longest < MIN_LENGTH || one === other || one[0] !== other[0]) return false
  return isWithin(one, other, Math.min(one.length, other.length) < MIN_LONG ? 1 : 2)
}

function isWithin(one: string, other: string, slips: number): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  if (from === one.length && from === other.length) return true
  if (slips === 0 || Math.abs(one.length - other.length) > slips) return false
  const goesOn = (a: number, b: number) =>
    isWithin(one.slice(from + a), other.slice(from + b), slips - 1)
  const areSwapped = one[from] === other[from + 1] && one[from + 1] === other[from]
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (areSwapped && goesOn(2, 2))
}
