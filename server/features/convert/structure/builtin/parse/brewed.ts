import type { Language } from '#shared/language.ts'
import type { KnownIngredient } from './ingredients.ts'
import { fold } from './phrases.ts'

/** Drinks that are brewed, in all languages, folded. */
const DRINK =
  /(?<!\p{L})(?:espresso|coffee|(?:green |black )?tea|kaffee|mokka|tee|schwarztee|cafe|the (?:noir|vert)|te (?:nero|negro|verde)|caffe|kaw(?:[aeuy]|ie)|herba(?:t[aeuy]|cie)|еспресо|кав(?:[аиуі]|ою)|чаи|чаю|cafea|cafelei|ceai)(?!\p{L})/u
/** What has only its taste. */
const TASTING =
  /(?<!\p{L})(?:liqueur|likor|licor|liquore|likier|likieru|лікер|лікеру|lichior|powder|instant|beans?)(?!\p{L})/u

/** Whether an ingredient is coffee or tea that is brewed for the dish. */
export function isBrewed({ entry, food, grams }: KnownIngredient): boolean {
  const name = fold(entry.name)
  const isCup = food === 'liquid' && (grams ?? 0) >= A_CUP
  return isCup && DRINK.test(name) && !TASTING.test(name)
}

/** Less than so many grams is no drink. */
const A_CUP = 50

/** Whether folded text speaks of coffee or tea. */
export const namesDrink = (folded: string): boolean => DRINK.test(folded)

/** Beginnings of orders to make it, which open no part of the recipe: "make the espresso, …". */
const MAKING = /^\s*(?:make|brew|prepar|faites|faire|fai|haz)\p{L}*/u

/** Whether a clause begins with an order to brew something: "préparez le café, …". */
export const isBrewing = (opener: string): boolean => MAKING.test(opener) && DRINK.test(opener)

/** Verbs of dipping something for a moment, in folded text. */
const DIPPING: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:dip|dunk|soak|drizzle|moisten)(?:ping|ing)?(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:ein|be)?(?:tauch|tunk|trank|getaucht)|getrankt|betraufel)\p{L}*/u,
  fr: /(?<!\p{L})(?:tremp|imbib|plong)\p{L}+/u,
  es: /(?<!\p{L})(?:moj|remoj|empap|sumerg|ban)(?:ar|a|e|ad|en|amos|an|uela)\p{L}*/u,
  it: /(?<!\p{L})(?:inzupp|imbev|bagn|tuff|intinge|immerg|pucci)\p{L}+/u,
  pl: /(?<!\p{L})(?:za|na|u)?(?:nurz|sacz|macz|mocz)\p{L}+/u,
  uk: /(?<!\p{L})(?:занур|умоч|вмоч|умоча|вмоча|просоч|змоч)\p{L}+/u,
  ro: /(?<!\p{L})(?:inmui|inmoai|scufund|insirop|trece)\p{L}*/u,
}

/** Whether an order dips food into something. */
export const isDipping = (folded: string, language: Language): boolean =>
  DIPPING[language === 'gb' ? 'en' : language].test(folded)
