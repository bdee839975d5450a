import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { classifyFood } from './ingredients.ts'
import type { Span } from './phrases.ts'
import { preparedBeside } from './prepared.ts'

/** How warm or soft food is, or what was done to it before: words that stand beside its name. */
const STATES: Record<Exclude<Language, 'gb'>, { words: string; isBehind?: boolean }> = {
  en: {
    words:
      'softened|soft|melted|warm|warmed|hot|lukewarm|boiling|(?:ice[- ])?cold|chilled|cooled|room[- ]temperature|toasted|beaten|sifted|sieved',
  },
  de: {
    words:
      '(?:weich|zimmerwarm|geschmolzen|zerlassen|fl[uü]ssig|warm|lauwarm|hei(?:ss|s|ß)|kochend|kalt|eiskalt|abgek[uü]hlt|ger[oö]stet|verquirlt|gesiebt)e[mnrs]?',
  },
  fr: {
    words:
      '(?:ramolli|mou|molle|fondu|tiede|chaud|bouillant|froid|refroidi|grille|battu|tamise)e?s?',
    isBehind: true,
  },
  es: {
    words:
      '(?:bland|ablandad|derretid|fundid|templad|tibi|fri|enfriad|tostad|batid|tamizad)[oa]s?|calientes?|hirviendo',
    isBehind: true,
  },
  it: {
    words:
      '(?:morbid|ammorbidit|fus|sciolt|tiepid|cald|fredd|raffreddat|tostat|sbattut|setacciat)[oaie]|bollenti?',
    isBehind: true,
  },
  pl: {
    words:
      '(?:miekk|roztopion|rozpuszczon|ciepl|letni|gorac|wrzac|zimn|ostudzon|przestudzon|uprazon|roztrzepan|przesian)\\p{L}{0,3}',
  },
  uk: {
    words:
      "(?:м'як|розтоплен|тепл|гаряч|холодн|охолоджен|остигл|підсмажен|збит|просіян)\\p{L}{0,3}",
  },
  ro: {
    words:
      'moale|moi|(?:topit|calut|caldut|cald|racit|prajit|batut|cernut)[aei]?|fierbinte|fierbinti|rece|reci',
    isBehind: true,
  },
}

const patterns = new Map(
  Object.entries(STATES).map(([language, { words, isBehind = false }]) => {
    const besides = `(?:${words})(?!\\p{L})`
    const source = isBehind
      ? `^\\s+(?<state>${besides})`
      : `(?<!\\p{L})(?<state>${besides})\\s+(?:\\p{L}{4,}\\s+)?$`
    return [language, { pattern: new RegExp(source, 'u'), isBehind }]
  }),
)

/** What was done to a food before, where the words for it stand behind its name. */
const TOLD: Partial<
  Record<Language, { before: string; and: string; endings: string; done: string; shapes: string }>
> = {
  fr: {
    before: 'prealablement|precedemment|deja|finement|bien',
    and: 'et',
    endings: '(?:e|i|u)e?s?|(?:cuit|ouvert|frit)e?s?',
    done: '(?:hach|cisel|eminc|coup|rap|epluch|pel|lav|egoutt|press|ecras|concass|tranch|denoyaut|emiett|delay|rinc|essor|effeuill|decortiqu|nettoy|detaill|taill)ee?s?|(?:roti|moulu|battu|cuit)e?s?',
    shapes:
      'en (?:tout )?(?:petits? |fine?s? |gros(?:ses)? )?(?:des|rondelles|lamelles|morceaux|cubes|tranches|julienne|brunoise|quartiers|lanieres|batonnets|parcelles)',
  },
  es: {
    before: 'previamente|anteriormente|ya|recien|bien|muy',
    and: '[ye]',
    endings: '[ai]d[oa]s?',
    done: '(?:picad|cortad|rallad|trocead|pelad|laminad|escurrid|lavad|machacad|triturad|molid|desmenuzad|partid|deshuesad|exprimid|filetead|remojad|cocid|desmigad|disuelt)[oa]s?',
    shapes:
      'en (?:pequenos )?(?:daditos|dados|rodajas|trozos|trocitos|tiras|tiritas|juliana|cubos|cubitos|laminas|cuartos|gajos)(?: (?:pequen|fin|delgad)[oa]s)?',
  },
  it: {
    before: 'precedentemente|previamente|gia|ben|finemente',
    and: 'ed?',
    endings: '(?:at|it|ut|tt|lt)[oaie]',
    done: '(?:tritat|tagliat|affettat|grattugiat|sbucciat|pelat|lavat|scolat|schiacciat|sminuzzat|pestat|spezzettat|mondat|snocciolat|sgocciolat|strizzat|ammollat|lessat|sbriciolat|macinat|caramellat)[oaie]',
    shapes:
      'a (?:piccoli )?(?:pezzett\\p{L}+|pezzi|cubett\\p{L}+|dadin\\p{L}+|fett\\p{L}+|rondelle|listarelle|julienne|tocchetti|strisc\\p{L}+|spicchi)(?: sottili)?',
  },
  ro: {
    before: 'in prealabil|deja|bine|proaspat',
    and: 'si',
    endings: '[aiu]t[aei]?',
    done: '(?:tocat|taiat|maruntit|ras|razuit|curatat|spalat|scurs|pisat|zdrobit|macinat|pasat|stors|feliat|inmuiat)[aei]?|(?:trecut|dat)[aei]? (?:prin|pe)',
    shapes: '(?:in |la )?(?:cubulete|felii|rondele|bucati|bucatele|fasii)(?: (?:mici|subtiri))?',
  },
}

const told = new Map(
  Object.entries(TOLD).map(([language, { before, and, endings, done, shapes }]) => {
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
      },
    ]
  }),
)

/** "[Panais], préalablement épluchés et coupés", "[orzo] precedentemente sciacquato". */
function toldBehind(
  { folded, text }: Pick<Clause, 'folded' | 'text'>,
  end: number,
  lexicon: CompiledLexicon,
): string | null {
  const known = told.get(lexicon.source.language)
  const rest = folded.slice(end)
  const found = known && (known.apart.exec(rest) ?? known.beside.exec(rest))
  const state = found?.groups?.state
  if (!found || state === undefined) return null
  // "Sare, bicarbonat": the next food of a list. "Levadura disuelta en el agua" is another story.
  const isFood = (name: string) =>
    classifyFood(name, lexicon) !== null && !lexicon.names.zestNotes.isIn(name)
  if (state.trim().split(/\s+/).some(isFood)) return null
  const at = end + found[0].lastIndexOf(state)
  return text
    .slice(at, at + state.length)
    .trim()
    .toLowerCase()
}

/** "Warm" beside the food, where it is one word. */
function warmthBeside(
  folded: string,
  { start, end }: Span,
  { source }: CompiledLexicon,
): Span | null {
  const known = patterns.get(source.language)
  if (!known) return null
  const found = known.pattern.exec(known.isBehind ? folded.slice(end) : folded.slice(0, start))
  const state = found?.groups?.state
  if (!found || state === undefined) return null
  const at = (known.isBehind ? end : 0) + found.index + found[0].indexOf(state)
  return { start: at, end: at + state.length }
}

/** "Gewaschene und gehackte [Petersilie]" as a note says it: "gewaschen und gehackt". */
const withoutEndings = (said: string) =>
  said.replace(/e[mnrs]?$/, '').replace(/(?<=t|en)e[mnrs]?(?=,| und )/gu, '')

/** The words beside a food that tell in what state it goes in: "softened", "chaud", "startą". */
export function stateBeside(
  { folded, text, verb }: Clause,
  span: Span,
  lexicon: CompiledLexicon,
): string | null {
  const { language } = lexicon.source
  const told = toldBehind({ folded, text }, span.end, lexicon)
  if (told !== null) return told
  const at = preparedBeside(folded, span, language) ?? warmthBeside(folded, span, lexicon)
  // "Warm the milk"
  if (!at || (at.start < verb.end && at.end > verb.start)) return null
  const own = text.slice(at.start, at.end)
  // "In Würfel geschnitten" keeps its noun.
  return language === 'de'
    ? withoutEndings(own.charAt(0).toLowerCase() + own.slice(1))
    : own.toLowerCase()
}
