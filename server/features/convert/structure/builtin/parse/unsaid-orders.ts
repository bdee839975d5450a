import type { Language } from '#shared/language.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Action } from './lexicon/kinds.ts'
import { findMatches, type Span } from './phrases.ts'
import type { Reading, Verb } from './verb-search.ts'

type Words = {
  /** Into the oven, into the cold. */
  oven: string
  cold: string
  /** What may stand before that, besides times. */
  before: string
}

/** Orders that home cooks leave the verb out of, in folded text. */
const INTO: Record<Exclude<Language, 'gb'>, Words> = {
  en: {
    oven: '(?:back )?in(?:to)? the (?:hot |preheated )?oven',
    cold: '(?:back )?in(?:to)? the (?:fridge|refrigerator|freezer)',
    before: 'and|then|now|next|straight|off|back|for|about|another|at least',
  },
  de: {
    oven: 'in den (?:heissen |heisen |vorgeheizten |warmen )?(?:back)?ofen|ins (?:heisse |heise )?rohr',
    cold: 'in (?:den kuhlschrank|die kuhlung|das gefrierfach|den gefrierschrank)|ins (?:gefrierfach|eisfach)',
    before:
      'und|dann|danach|anschliesend|noch|nochmals?|wieder|ab|damit|nun|jetzt|alles|zugedeckt|abgedeckt|fur|ca|etwa|rund|circa|mindestens|gut|uber nacht|die form|das blech',
  },
  fr: {
    oven: 'au four(?: chaud)?',
    cold: 'au (?:frais|frigo|refrigerateur|congelateur|froid)',
    before:
      'et|puis|ensuite|enfin|hop|zou|encore|direction|mise|pour|environ|au moins|minimum|toute|la nuit',
  },
  es: {
    oven: 'al horno',
    cold: 'a la (?:nevera|heladera)|al (?:frigorifico|frigo|refrigerador|congelador)',
    before: 'y|luego|despues|entonces|ahora|otra vez|todo|unos|unas|minimo|al menos|durante',
  },
  it: {
    oven: 'in forno|nel forno(?: caldo)?',
    cold: 'in (?:frigo|frigorifero|freezer|congelatore)',
    before: 'e|ed|poi|quindi|infine|ora|via|subito|ancora|di nuovo|per|circa|almeno',
  },
  pl: {
    oven: 'do (?:goracego |nagrzanego |rozgrzanego )?piekarnika',
    cold: 'do (?:lodowki|zamrazarki|zamrazalnika)',
    before: 'i|a|potem|nastepnie|teraz|jeszcze|calosc|na|okolo|ok|minimum|co najmniej|noc|cala',
  },
  uk: {
    oven: '[ву] (?:гарячу |розігріту )?(?:духовку|духовки|піч)',
    cold: '[ву] (?:холодильник|морозилку|морозильну камеру)',
    before: 'і|й|та|а|потім|далі|тепер|ще|усе|все|на|приблизно|мінімум|ніч',
  },
  ro: {
    oven: '(?:la|in) cuptor(?:ul (?:incins|incalzit))?',
    cold: '(?:la|in) (?:frigider|congelator)|la rece',
    before: 'si|apoi|dupa aceea|acum|inca|totul|pentru|circa|aproximativ|cel putin|peste noapte',
  },
}

const patterns = new Map(
  Object.entries(INTO).map(([language, { oven, cold, before }]) => [
    language,
    {
      into: new RegExp(`(?<!\\p{L})(?:(?<oven>${oven})|(?<cold>${cold}))(?!\\p{L})`, 'u'),
      before: new RegExp(`(?<!\\p{L})(?:${before})(?!\\p{L})`, 'gu'),
    },
  ]),
)

/** Words that part it from the order before, in all languages. */
const THEN =
  /(?<!\p{L})(?:then|dann|danach|anschliesend|puis|ensuite|luego|despues|poi|quindi|potem|nastepnie|потім|далі|apoi)(?!\p{L})/u

/** After these the time is that of the order before: "bake, 40 minutes in the oven". */
const TIMED: readonly VerbRole[] = ['bake', 'heat', 'preheat']

/**
 * "[Layer the slices with the sauce.] In forno per 40 minuti", "[je lisse,] et au frais 2 heures": the
 * order that a stretch without a verb gives by place and time.
 */
export function unsaidOrder(
  { start, end }: Span,
  before: Verb | null,
  { folded, lexicon }: Reading,
): Verb | null {
  const { language } = lexicon.source
  const words = patterns.get(language === 'gb' ? 'en' : language)
  const text = folded.slice(start, end)
  const found = words?.into.exec(text)
  if (!words || !found) return null
  const role = before && VERBS[before.action].role
  // "Let cool, then into the fridge for 4 hours" is one wait.
  if (role === 'wait') return null
  if (role && TIMED.includes(role) && !THEN.test(text.slice(0, found.index))) return null
  const times = [...findMatches(lexicon.duration, text), ...lexicon.overnight.spans(text)]
  if (times.length === 0) return null
  const isTime = (at: number) => times.some((one) => at >= one.start && at < one.end)
  const lead = [...text.slice(0, found.index)].map((letter, at) => (isTime(at) ? ' ' : letter))
  if (/[\p{L}\d]/u.test(lead.join('').replace(words.before, ''))) return null
  const action: Action = found.groups?.oven ? 'bake' : 'chill'
  const at = start + found.index
  return { action, span: { start: at, end: at + found[0].length } }
}
