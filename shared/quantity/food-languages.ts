import type { Language } from '#shared/language.ts'
import { GERMAN_FOOD_WORDS } from './food-words/de.ts'
import { ENGLISH_FOOD_WORDS } from './food-words/en.ts'
import { SPANISH_FOOD_WORDS } from './food-words/es.ts'
import { FRENCH_FOOD_WORDS } from './food-words/fr.ts'
import { ITALIAN_FOOD_WORDS } from './food-words/it.ts'
import { POLISH_FOOD_WORDS } from './food-words/pl.ts'
import { ROMANIAN_FOOD_WORDS } from './food-words/ro.ts'
import { UKRAINIAN_FOOD_WORDS } from './food-words/uk.ts'
import type { Food, FoodId, FoodWords } from './foods.ts'
import { OTHER_FOODS } from './other-foods.ts'

/** How a language names foods. */
export type FoodLanguage = {
  names: FoodWords
  /** Words between two foods, of which the first is weighed: "milk or water". */
  joints: readonly string[]
  /** Behind these stands what a food lies in or is for: "atún en aceite" is no oil. */
  asides?: readonly string[]
  /** Where the noun stands that says what it is: "chicken stock", "bouillon de poulet". */
  head: 'first' | 'last'
  /** Nouns are glued together: an "Olivenöl" is an "Öl". */
  compounds?: true
  /** One spelling for singular and plural where `names` lists only one of them. */
  fold?: (word: string) => string
  /** Words on the far side of the noun that leave its food as it is: "olive oil extra virgin"; null where any do. */
  plain: readonly string[] | null
  /** Names with a listed food in them that weigh otherwise; "*" is any ending. */
  others: readonly string[]
  /** What the shops of the country sell in another size. */
  weights?: Partial<Record<FoodId, Food['grams']>>
}

const ENGLISH: FoodLanguage = {
  names: ENGLISH_FOOD_WORDS,
  plain: [
    ...['extra', 'virgin', 'unsalted', 'salted', 'softened', 'melted', 'room', 'temp', 'packed'],
    ...['temperature', 'whole', 'plain', 'sifted', 'divided', 'cold', 'warm', 'hot', 'fresh'],
    ...['chopped', 'diced', 'minced', 'grated', 'shredded', 'crumbled', 'regular', 'organic'],
    ...['light', 'dark', 'raw', 'of', 'your', 'choice', 'at', 'romano', 'reggiano'],
  ],
  others: OTHER_FOODS.en,
  joints: ['or', 'and'],
  head: 'last',
  fold: englishSingular,
}

/** The languages by their tag. Weights: common retail sizes of the country, by experience. */
export const FOOD_LANGUAGES: Readonly<Record<Exclude<Language, 'gb'>, FoodLanguage>> = {
  en: ENGLISH,
  de: {
    names: GERMAN_FOOD_WORDS,
    plain: [
      'type',
      'typ',
      'weich',
      'warm',
      'kalt',
      'lauwarm',
      'frisch',
      'glatt',
      'griffig',
      'natur',
    ],
    others: OTHER_FOODS.de,
    joints: ['oder', 'und', 'bzw'],
    head: 'last',
    compounds: true,
  },
  fr: {
    names: FRENCH_FOOD_WORDS,
    plain: ['bon', 'bonne', 'petit', 'petits', 'petite', 'petites', 'beau', 'belle', 'vrai', 'pur'],
    others: OTHER_FOODS.fr,
    joints: ['ou', 'et'],
    head: 'first',
    weights: { bakingPowder: { packet: 11 }, vanillaSugar: { packet: 7.5 } },
  },
  pl: {
    names: POLISH_FOOD_WORDS,
    plain: null,
    others: OTHER_FOODS.pl,
    joints: ['lub', 'albo', 'czy', 'i', 'oraz'],
    asides: ['w', 'we', 'z', 'ze', 'do', 'na', 'bez', 'o', 'dla'],
    head: 'first',
    weights: {
      butter: { cube: 200, packet: 200 },
      creamCheese: { cube: 250 },
      vanillaSugar: { packet: 16 },
      custardPowder: { packet: 40 },
      freshYeast: { cube: 100 },
    },
  },
  uk: {
    names: UKRAINIAN_FOOD_WORDS,
    plain: null,
    others: OTHER_FOODS.uk,
    joints: ['або', 'чи', 'і', 'й', 'та'],
    asides: ['в', 'у', 'з', 'із', 'зі', 'для', 'до', 'на', 'без', 'від'],
    head: 'first',
    weights: {
      butter: { packet: 200 },
      bakingPowder: { packet: 10 },
      vanillaSugar: { packet: 10 },
      dryYeast: { packet: 11 },
      freshYeast: { packet: 100, cube: 100 },
    },
  },
  es: {
    names: SPANISH_FOOD_WORDS,
    plain: ['buen', 'buena'],
    others: OTHER_FOODS.es,
    joints: ['o', 'u', 'y', 'e'],
    asides: ['en', 'con', 'para', 'sin', 'al'],
    head: 'first',
    weights: {
      butter: { packet: 250 },
      bakingPowder: { packet: 16 },
      dryYeast: { packet: 5.5 },
      freshYeast: { cube: 25 },
    },
  },
  it: {
    names: ITALIAN_FOOD_WORDS,
    plain: ['buon', 'buona'],
    others: OTHER_FOODS.it,
    joints: ['o', 'oppure', 'e', 'ed'],
    head: 'first',
    weights: { bakingPowder: { packet: 16 }, freshYeast: { cube: 25 } },
  },
  ro: {
    names: ROMANIAN_FOOD_WORDS,
    plain: [],
    others: OTHER_FOODS.ro,
    joints: ['sau', 'ori', 'și', 'şi', 'si'],
    asides: ['în', 'cu', 'la', 'pentru', 'fără', 'din'],
    head: 'first',
    weights: {
      butter: { packet: 200 },
      // "Un praf de copt" is a packet of it.
      bakingPowder: { packet: 10, each: 10 },
      custardPowder: { packet: 40 },
    },
  },
}

/** One spelling for singular and plural, right or not: both sides of the comparison pass here. */
function englishSingular(word: string): string {
  if (word.length < 4 || /(ss|us)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(oes|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
