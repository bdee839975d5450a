import type { Language } from '#shared/language.ts'
import { remembered } from '#shared/remembered.ts'
import { FOOD_LANGUAGES, type FoodLanguage } from './food-languages.ts'
import { FOODS, type Food, type FoodId } from './foods.ts'
import { anyOf } from './numeral.ts'

const MAX_NAME_WORDS = 4
/** Characters that a name may have; a longer text is none. */
const MAX_NAME_LENGTH = 200
/** A shorter ending is a matter of chance: "Ei" in "Brei". */
const MIN_HEAD_LENGTH = 4

/** A food and how many words of the name told it, from which on; a part of a compound counts half. */
type Match = { id: FoodId; words: number; start: number }

export type FoodIndex = {
  find: (text: string) => Match | null
  language: FoodLanguage
  byName: ReadonlyMap<string, FoodId>
  joint: RegExp
  asides: ReadonlySet<string>
}

const indexes = new Map<FoodLanguage, FoodIndex>()

/**
 * The food an ingredient's name speaks of; "fresh flat-leaf parsley" is a herb. Without a language
 * all are tried, and the one that knows more words of the name is believed.
 */
export function findFood(name: string, language?: Language): Food | null {
  if (language) {
    const own = foodLanguage(language)
    const match = findIn(name, own)
    return match && localFood(match.id, own)
  }

  const match = findInAny(name)
  return match && FOODS[match.id]
}

/** Like `findFood` over all languages, by id: for what a food is, not what it weighs. */
export function findFoodId(name: string): FoodId | null {
  return findInAny(name)?.id ?? null
}

const findInAny = remembered((name: string): Match | null => {
  let best: Match | null = null
  for (const other of Object.values(FOOD_LANGUAGES)) {
    const match = findIn(name, other)
    if (match && match.words > (best?.words ?? 0)) best = match
  }
  return best
})

/** How a language names foods. */
export function foodLanguage(language: Language): FoodLanguage {
  return FOOD_LANGUAGES[language === 'gb' ? 'en' : language]
}

function localFood(id: FoodId, { weights }: FoodLanguage): Food {
  const food: Food = FOODS[id]
  const local = weights?.[id]
  return local ? { ...food, grams: { ...food.grams, ...local } } : food
}

function findIn(text: string, language: FoodLanguage): Match | null {
  return indexOf(language).find(text)
}

function findInIndex(text: string, index: FoodIndex): Match | null {
  const { language } = index
  const name = text.slice(0, MAX_NAME_LENGTH)
  // "Milk or water" is weighed as what it names first.
  const [first = '', ...others] = name.split(index.joint)
  const words = tokens(first, language)
  const shared = findSharedHead(words, tokens(others.at(-1) ?? '', language), index)
  return shared ?? findInPhrase(words, index) ?? findInPhrase(tokens(name, language), index)
}

/** "Almond or cashew milk" names almond milk first. */
export function findSharedHead(words: string[], last: string[], index: FoodIndex): Match | null {
  const head = last.at(-1)
  if (index.language.head === 'first' || head === undefined) return null
  const whole = [...words, head]
  const match = findInPhrase(whole, index)
  const isShared = match && match.words > 1 && match.start + match.words === whole.length
  return isShared ? match : null
}

/** The food of one phrase, whose words are folded. */
export function findInPhrase(words: string[], index: FoodIndex): Match | null {
  const aside = words.findIndex((word, at) => at > 0 && index.asides.has(word))
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--) {
    for (const start of starts(words.length - length, index.language)) {
      if (aside > 0 && start > aside) continue
      const id = index.byName.get(words.slice(start, start + length).join(' '))
      if (id) return { id, words: length, start }
    }
  }
  return index.language.compounds ? findHeadOfCompound(words, index) : null
}

/** From the head of the phrase on: in "chicken stock" the stock is bought. */
function starts(last: number, { head }: FoodLanguage): number[] {
  const ascending = Array.from({ length: last + 1 }, (_, start) => start)
  return head === 'last' ? ascending.reverse() : ascending
}

function findHeadOfCompound(words: string[], { byName }: FoodIndex): Match | null {
  for (const [at, word] of [...words.entries()].reverse()) {
    for (let cut = 1; cut <= word.length - MIN_HEAD_LENGTH; cut++) {
      const id = byName.get(word.slice(cut))
      if (id) return { id, words: 0.5, start: at }
    }
  }
  return null
}

/** A language's foods made ready for matching. */
export function indexOf(language: FoodLanguage): FoodIndex {
  const known = indexes.get(language)
  if (known) return known

  const byName = new Map<string, FoodId>()
  for (const id of Object.keys(FOODS) as FoodId[]) {
    for (const name of language.names[id] ?? []) byName.set(tokens(name, language).join(' '), id)
  }
  const joint = new RegExp(`\\s+(?:${anyOf(language.joints)})\\.?\\s+|\\s*[/,]\\s*`, 'iu')
  const asides = new Set(tokens((language.asides ?? []).join(' '), language))
  const find = remembered((text: string) => findInIndex(text, fresh))
  const fresh: FoodIndex = { find, language, byName, joint, asides }
  indexes.set(language, fresh)
  return fresh
}

/** Words without case and accents; ligatures are two letters. */
export function tokens(name: string, { fold }: FoodLanguage): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = plain
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ʼ', "'")
    // A key held too long: "cheeese".
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
  const words = letters.match(/\p{L}+/gu) ?? []
  return fold ? words.map(fold) : words
}
