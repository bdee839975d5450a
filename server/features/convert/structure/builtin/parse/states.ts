import type { Language } from '#shared/language.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { classifyFood } from './ingredients.ts'
import type { Span } from './phrases.ts'
import { preparedBeside } from './prepared.ts'
import { shapeBehind } from './shapes.ts'
import { warmthBeside } from './warmth.ts'

/** What was done to a food before, where the words for it stand behind its name. */
const TOLD: Partial<
  Record<
    Language,
    { before: string; and: string; endings: string; done: string; shapes: string; parts: string }
  >
> = {
  fr: {
    before: 'prealablement|precedemment|deja|finement|bien',
    and: 'et',
    endings: '(?:e|i|u)e?s?|(?:cuit|ouvert|frit)e?s?',
    done: '(?:hach|cisel|eminc|coup|rap|epluch|pel|lav|egoutt|press|ecras|concass|tranch|denoyaut|emiett|delay|rinc|essor|effeuill|decortiqu|nettoy|detaill|taill)ee?s?|(?:roti|moulu|battu|cuit)e?s?',
    shapes:
      'en (?:tout )?(?:petits? |fine?s? |gros(?:ses)? )?(?:des|rondelles|lamelles|morceaux|cubes|tranches|julienne|brunoise|quartiers|lanieres|batonnets|parcelles)',
    parts: 'en (?:deux|trois|quatre|six|huit)(?: (?:parts|morceaux|moities|quartiers))?',
  },
  es: {
    before: 'previamente|anteriormente|ya|recien|bien|muy',
    and: '[ye]',
    endings: '[ai]d[oa]s?',
    done: '(?:picad|cortad|rallad|trocead|pelad|laminad|escurrid|lavad|machacad|triturad|molid|desmenuzad|partid|deshuesad|exprimid|filetead|remojad|cocid|desmigad|disuelt)[oa]s?',
    shapes:
      'en (?:pequenos )?(?:daditos|dados|rodajas|trozos|trocitos|tiras|tiritas|juliana|cubos|cubitos|laminas|cuartos|gajos)(?: (?:pequen|fin|delgad)[oa]s)?',
    parts: 'en (?:dos|tres|cuatro|seis|ocho)(?: (?:mitades|partes|trozos|rodajas))?|por la mitad',
  },
  it: {
    before: 'precedentemente|previamente|gia|ben|finemente',
    and: 'ed?',
    endings: '(?:at|it|ut|tt|lt)[oaie]',
    done: '(?:tritat|tagliat|affettat|grattugiat|sbucciat|pelat|lavat|scolat|schiacciat|sminuzzat|pestat|spezzettat|mondat|snocciolat|sgocciolat|strizzat|ammollat|lessat|sbriciolat|macinat|caramellat)[oaie]',
    shapes:
      'a (?:piccoli )?(?:pezzett\\p{L}+|pezzi|cubett\\p{L}+|dadin\\p{L}+|fett\\p{L}+|rondelle|listarelle|julienne|tocchetti|strisc\\p{L}+|spicchi)(?: sottili)?',
    parts: 'in (?:due|tre|quattro|sei|otto)(?: (?:parti|pezzi|spicchi))?|a meta',
  },
  ro: {
    before: 'in prealabil|deja|bine|proaspat',
    and: 'si',
    endings: '[aiu]t[aei]?',
    done: '(?:tocat|taiat|maruntit|ras|razuit|curatat|spalat|scurs|pisat|zdrobit|macinat|pasat|stors|feliat|inmuiat)[aei]?|(?:trecut|dat)[aei]? (?:prin|pe)',
    shapes: '(?:in |la )?(?:cubulete|felii|rondele|bucati|bucatele|fasii)(?: (?:mici|subtiri))?',
    parts: '(?:in|pe) (?:doua|trei|patru|sase|opt|jumatate)(?: (?:bucati|parti))?',
  },
}

const told = new Map(
  Object.entries(TOLD).map(([language, { before, and, endings, done, shapes, parts }]) => {
    const participle = `(?:(?:${before})\\s+)?\\p{L}{2,}(?:${endings})(?!\\p{L})`
    const words = `(?:\\s(?!(?:${and})\\s)[\\p{L}\\d'’/-]+){0,6}`
    const phrase = `${participle}${words}(?:\\s(?:${and})\\s${participle}${words})?`
    const end = `(?=\\s*(?:[,;:.()!]|$)|\\s(?:${and})\\s)`
    const sure = `(?:(?:${before})\\s+)?(?:${done})(?!\\p{L})(?:${words}${end})?`
    const beside = `(?:(?:${before})\\s+\\p{L}{2,}(?:${endings})|${sure}|${shapes})(?!\\p{L})`
    return [
      language,
      {
        apart: new RegExp(`^\\s*,\\s*(?<state>${phrase})${end}`, 'u'),
        beside: new RegExp(`^\\s+(?<state>${beside})`, 'u'),
        shaped: new RegExp(`^\\s+(?<state>(?:${done})\\s+(?:${shapes}|${parts}))(?!\\p{L})`, 'u'),
      },
    ]
  }),
)

/** "[Panais], préalablement épluchés et coupés", "[orzo] precedentemente sciacquato". */
function toldBehind(
  { folded }: Pick<Clause, 'folded'>,
  { end }: Span,
  lexicon: CompiledLexicon,
): Span | null {
  const known = told.get(lexicon.source.language)
  const rest = folded.slice(end)
  // "Coupés en quatre avec le beurre": what goes in beside them is no more about their state.
  const found =
    known && (known.apart.exec(rest) ?? known.shaped.exec(rest) ?? known.beside.exec(rest))
  const state = found?.groups?.state
  if (!found || state === undefined) return null
  // "Sare, bicarbonat": the next food of a list. "Levadura disuelta en el agua" is another story.
  const isFood = (name: string) =>
    classifyFood(name, lexicon) !== null &&
    !lexicon.names.zestNotes.isIn(name) &&
    !lexicon.descriptors.has(lexicon.stem(name))
  if (state.trim().split(/\s+/).some(isFood)) return null
  const at = end + found[0].lastIndexOf(state)
  return { start: at, end: at + state.length }
}

/** "Gewaschene und gehackte [Petersilie]" as a note says it: "gewaschen und gehackt". */
const withoutEndings = (said: string) =>
  said.replace(/e[mnrs]?$/, '').replace(/(?<=t|en)e[mnrs]?(?=,| und )/gu, '')

/** As many stand beside one name: "the [very cold], [finely diced] butter, [cut by hand]". */
const MAX_STATES = 3

/** The words beside a food that tell in what state it goes in: "softened", "chaud", "startą". */
export function stateBeside(clause: Clause, span: Span, lexicon: CompiledLexicon): string | null {
  const { folded, text, action } = clause
  const isCut = ['cut', 'ready'].includes(VERBS[action].role)
  let around = span
  const found: Span[] = []
  for (let round = 0; round < MAX_STATES; round++) {
    const isFirst = round === 0
    const besides = [
      preparedBeside(folded, around, lexicon.source.language, isFirst),
      warmthBeside(folded, around, lexicon, isFirst),
      toldBehind(clause, around, lexicon),
      isCut ? null : shapeBehind(clause, around, lexicon.source.language),
    ]
    const more = besides
      .filter((at) => at !== null)
      .filter((at) => isFirst || !isOfFoodBefore(at, around, folded))
      .filter((at) => !isOfVerb(at, { clause, span, lexicon }))
    if (more.length === 0) break
    found.push(...more)
    around = [around, ...more].reduce(union)
  }
  const said = inOrder(found, folded).map((at) => ownWords(text.slice(at.start, at.end), lexicon))
  return said.length > 0 ? said.join(', ') : null
}

/** "The walnuts, toasted, chopped chives": what a comma parts on both sides is about the walnuts. */
const isOfFoodBefore = (at: Span, around: Span, folded: string) =>
  at.end <= around.start && /,\s*$/u.test(folded.slice(0, at.start))

type FoodInClause = { clause: Clause; span: Span; lexicon: CompiledLexicon }

/** "Warm the milk", "once melted add the milk" */
function isOfVerb(at: Span, { clause: { folded, verb }, span, lexicon }: FoodInClause): boolean {
  if (at.start < verb.end && (at.end > verb.start || verb.end <= span.start)) return true
  const between = at.end + folded.slice(at.end, span.start).search(/\p{L}/u)
  const isAhead = at.end < between && between < span.start
  return (
    isAhead &&
    lexicon.source.verbPosition === 'first' &&
    lexicon.verbs.at(folded, between).length > 0
  )
}

const union = (one: Span, other: Span): Span => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
})

/** What overlaps or stands side by side is said in one go: "coupé en dés", "bien froide". */
function inOrder(spans: readonly Span[], folded: string): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const before = merged.at(-1)
    const isNext = before && /^\s*$/u.test(folded.slice(before.end, span.start))
    if (isNext) merged.pop()
    merged.push(isNext ? union(before, span) : span)
  }
  return merged
}

function ownWords(text: string, { source }: CompiledLexicon): string {
  const own = text.trim()
  if (source.language !== 'de') return own.toLowerCase()
  // "In Würfel geschnitten" and "in Stückchen" keep their nouns.
  const said = own.charAt(0).toLowerCase() + own.slice(1)
  return /\s\p{Lu}\p{L}+$/u.test(said) ? said : withoutEndings(said)
}
