import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Fragment } from './held-participles.ts'
import { findMatches } from './phrases.ts'
import { type Reading, verbInside } from './verb-search.ts'

/**
 * How long after the order before it an order begins, over folded text from its start; `N` is the
 * number, whose unit may be left out where a language says it only once: "ще через 5".
 */
const AFTER: Record<Exclude<Language, 'gb'>, string> = {
  en: '(?:and |then |and then )?(?:after (?:about |another |a further )*N(?: more)?(?: min\\p{L}*)?|N min\\p{L}* (?:later|after(?:wards)?)|N later)',
  de: '(?:und |dann )?(?:nach (?:ca\\.? |etwa |weiteren )*N(?: weiteren)?(?: min\\p{L}*\\.?)?|N min\\p{L}* (?:spater|spaeter|danach))',
  fr: '(?:et |puis )?(?:(?:au bout de|apres) (?:environ )?N(?: autres)?(?: min\\p{L}*)?|N min\\p{L}* (?:plus tard|apres))',
  es: '(?:y |e )?(?:(?:a los|a las|al cabo de|pasados|transcurridos|despues de|tras) (?:otros )?N(?: min\\p{L}*)?|N min\\p{L}* (?:despues|mas tarde))',
  it: '(?:e |poi )?(?:dopo (?:circa |altri )*N(?: altri)?(?: min\\p{L}*)?|N min\\p{L}* dopo)',
  pl: '(?:a |i |potem )?po (?:ok\\.? |okolo |kolejnych |nastepnych )*N(?: min\\p{L}*)?',
  uk: '(?:а |і |и |потім )?(?:ще )?(?:через|за) (?:ще )?N(?: хв\\p{L}*\\.?)?',
  ro: '(?:iar |si |apoi )?dupa (?:alte |inca )*N(?: de)?(?: min\\p{L}*)?',
}
const NUMBER =
  '(?:\\d{1,2}(?:\\s*[-–]\\s*\\d{1,2})?|une?|ein(?:er|em)?|uno?|o|jednej|одну|хвилину|an?|one|two|zwei|drei|deux|trois|dos|tres|due|tre)'

const patterns = new Map(
  Object.entries(AFTER).map(([language, said]) => [
    language,
    {
      opens: new RegExp(`^[^\\p{L}\\d]*(?:${said.replaceAll('N', NUMBER)})(?![\\p{L}\\d])`, 'u'),
      alone: new RegExp(`^[^\\p{L}\\d]*(?:${said.replaceAll('N', NUMBER)})\\s*[,–—-]?\\s*$`, 'u'),
    },
  ]),
)
const patternOf = ({ source: { language } }: CompiledLexicon) =>
  patterns.get(language === 'gb' ? 'en' : language)

const MINUTE = 60

/** In seconds: "after 3 minutes add the carrots"; null where an order does not begin so. */
export function secondsBefore(folded: string, lexicon: CompiledLexicon): number | null {
  const said = patternOf(lexicon)?.opens.exec(folded)?.[0]
  if (said === undefined) return null
  const digits = /\d{1,2}/.exec(said)?.[0]
  if (digits !== undefined) return Number(digits) * MINUTE
  const [words] = (said.match(/\p{L}+/gu) ?? []).flatMap((word) => lexicon.numbers.get(word) ?? [])
  const isTimed = findMatches(lexicon.duration, said).length > 0
  return words !== undefined && isTimed ? words * MINUTE : null
}

/** "[Add the carrots,] 5 minutes later the peppers": an order without a verb begins there. */
function beginsLater(text: string, lexicon: CompiledLexicon): boolean {
  return patternOf(lexicon)?.alone.test(text) ?? false
}

/** "[Add the carrots,] after another 5 minutes the peppers": that adds them, though no verb says so. */
export function withLaterOrders(fragments: readonly Fragment[], reading: Reading): Fragment[] {
  const { folded, lexicon } = reading
  const later = fragments.findLastIndex(({ start, verb }, index) => {
    // "Un minuto después, …": the adverb is a part of its own.
    const ends = fragments.slice(index, index + 2).map(({ end }) => end)
    return verb === null && ends.some((end) => beginsLater(folded.slice(start, end), lexicon))
  })
  const ahead = fragments.slice(0, Math.max(later, 0))
  // "After 3 minutes add the carrot": its verb stands behind the time.
  const led = ahead.map((one) => ({ ...one, verb: one.verb ?? verbInside(one, reading) }))
  const isAdded = led.findLast(({ verb }) => verb !== null)?.verb?.action === 'add'
  const [here, ...behind] = fragments.slice(later)
  if (!isAdded || !here || behind.some(({ verb }) => verb !== null)) return [...fragments]
  const nowhere = { start: here.start, end: here.start }
  return [...led, { ...here, verb: { action: 'add', span: nowhere } }, ...behind]
}
