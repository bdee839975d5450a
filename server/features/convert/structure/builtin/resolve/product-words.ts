import type { Language } from '#shared/language.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import { FORM } from '../parse/name-matcher.ts'
import type { Word } from '../parse/name-words.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** Roles whose orders take what has been shaped somewhere. */
export const MOVING: readonly VerbRole[] = ['add', 'back', 'move', 'take', 'serve']
/** Orders that bring water in, and those that make a broth of it. */
export const WETTING: readonly Action[] = ['add', 'boil', 'simmer', 'cook', 'heat']
export const STEWING: readonly Action[] = ['boil', 'simmer', 'cook']
/** By language: what is the broth in Spanish is "hot" in Italian. */
export const BROTH: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['broth', 'stock', 'soup'],
  de: ['brühe', 'suppe', 'bouillon'],
  fr: ['bouillon', 'soupe'],
  es: ['caldo', 'sopa'],
  it: ['brodo', 'zuppa', 'minestra'],
  pl: ['wywar', 'bulion', 'rosół', 'zupa', 'barszcz', 'żurek'],
  uk: ['бульйон', 'суп', 'борщ', 'відвар', 'юшка'],
  ro: ['supă', 'ciorbă', 'zeamă'],
}
export const FRYING: readonly Action[] = ['sweat', 'brown', 'fry']
export const FRIED = ['засмажка', 'зажарка', 'zasmażka', 'soffritto', 'sofrito']
export const DOUGH = ['dough', 'teig', 'pate', 'masa', 'impasto', 'ciasto', 'тісто', 'aluat']
export const CRUMBLE = /^(?:crumble|streusel|butterstreusel|kruszonk|кришк|крихт|штрейзел)/u
/** What is poured over something else, or eaten with a spoon. */
export const SAUCE =
  /^(?:sauces?|currys?|curries|stew|soup|gravy|sossen?|saucen?|suppe|eintopf|soupe|ragout|salsa|guiso|sopa|sugo|ragu|zuppa|sos\p{L}*|zup\p{L}+|соус\p{L}*|суп\p{L}*|supa|supei|tocanit\p{L}+)$/u
/** What is left in a pan. */
export const RESIDUE =
  /^(?:drippings?|grease|fett|bratensatz|graisse|grasa|grasso|tluszcz\p{L}*|жир\p{L}*)$/u
/** "Utrzeć na puszystą masę", "збити в пишну масу", "monter en chantilly". */
export const BEATEN_TO =
  /(?<!\p{L})(?:na|на|в|у|до)\s+(?:\p{L}+,?\s+){1,2}$|(?<!\p{L})(?:na|en|in|a)\s+$/u
export const BEATING: readonly Action[] = [
  'cream',
  'whisk',
  'whip',
  'blend',
  'mash',
  'knead',
  'grind',
]

/** Words for whatever has been put together. */
const MIXTURE =
  /^(?:mixture|mix|mass[ea]?|mischung|melange|preparation|appareil|mezcla|preparacion|composto|impasto|mas[aey]|mieszan\p{L}+|мас[аиуі]|масою|суміш\p{L}*|compoziti\p{L}+|amestec\p{L}*)$/u

/** "[Put the mince in a bowl, add the egg.] Knead the mixture": what has just been put there. */
export function isPutTogether(
  { start, end }: Word,
  { folded, action, verb }: Clause,
  { kind, holds }: OpenVessel,
): boolean {
  const isObject = /^(?:\p{L}+\s+){0,2}$/u.test(folded.slice(verb.end, start).trimStart())
  return (
    (action === 'knead' || action === 'mix' || action === 'whisk') &&
    kind === 'bowl' &&
    holds.size > 1 &&
    (start < verb.start || isObject) &&
    !/(?<!\p{L})(?:with|mit|avec|con|z|ze|з|із|зі|cu)\s(?:\p{L}+\s+){0,2}$/u.test(
      folded.slice(0, start),
    ) &&
    MIXTURE.test(folded.slice(start, end))
  )
}

/** "to make a", "into a", "zu einem", "pour former une". */
export const RESULT =
  /(?:to (?:make|form|create)|forms?|makes?|for|zu|pour (?:former|obtenir)|para (?:formar|obtener)|formare|ottenere|utworz\S*|отрима\S*|obtine\S*)\s+(?:an?|the|einem|einer|une?|una?|un)?\s*(?:\p{L}+\s+){0,2}$|into an?\s+(?:\p{L}+\s+){0,2}$/u

/** "the apple slices" are the apples. */
export function isFormOf({ start, end }: Word, foodEnd: number, folded: string): boolean {
  return start - foodEnd === 1 && FORM.test(folded.slice(start, end))
}

/** "Dal" names what is made, "la" does not. */
export const MIN_NAME = 3
/** "Make the dough" is about none that is there. */
export const MAKING: readonly VerbRole[] = ['ready', 'none']
/** "Divide the dough", with the name inside the verb. */
export const ARTICLE = /(?<!\p{L})(?:the |d[aei][nmers]? |l[ae]s? |l'|el |il |lo )$/u

/** What names nothing that is there: brackets, and what a tin is for ("un moule à cake", "форма для кексу"). */
export const NAMES_NOTHING =
  /\([^)]*\)?|(?<!\p{L})(?:moules?|moldes?|stamp[oi]|tegli[ae]|tortier[ae]|forma|forme|formie|formei|formy|tav[aei]|tavii|blach[aey]|форм[аиуі]|форму|формою|форми)\s+(?:a|pour|para|de|per|da|do|na|для|pentru)\s+\p{L}+/gu

/** "Stir a few times to mix well": what it is for, and no mixture. */
export function isPurpose({ start, end }: Word, folded: string): boolean {
  return /(?<!\p{L})to $/u.test(folded.slice(0, start)) && /^mix$/u.test(folded.slice(start, end))
}
