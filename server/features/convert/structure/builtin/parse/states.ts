import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Span } from './phrases.ts'

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

/** The word beside a food that tells in what state it goes in: "softened", "chaud". */
export function stateBeside(
  { folded, text, verb }: Clause,
  { start, end }: Span,
  { source }: CompiledLexicon,
): string | null {
  const known = patterns.get(source.language)
  if (!known) return null
  const found = known.pattern.exec(known.isBehind ? folded.slice(end) : folded.slice(0, start))
  const state = found?.groups?.state
  if (!found || state === undefined) return null
  const at = (known.isBehind ? end : 0) + found.index + found[0].indexOf(state)
  // "Warm the milk"
  if (at < verb.end && at + state.length > verb.start) return null
  const said = text.slice(at, at + state.length).toLowerCase()
  return source.language === 'de' ? said.replace(/e[mnrs]?$/, '') : said
}
