import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Span } from './phrases.ts'
import { beforeMore } from './prepared.ts'

/** How warm or soft food is, or what was done to it before: words that stand beside its name. */
const STATES: Record<
  Exclude<Language, 'gb'>,
  { words: string; endings?: string; isBehind?: boolean }
> = {
  en: {
    words:
      'softened|soft|melted|warm|warmed|hot|lukewarm|boiling|(?:ice[- ])?cold|chilled|cooled|room[- ]temperature|toasted|beaten|sifted|sieved',
  },
  de: {
    words:
      '(?:weich|zimmerwarm|geschmolzen|zerlassen|fl[uü]ssig|warm|lauwarm|hei(?:ss|s|ß)|kochend|kalt|eiskalt|abgek[uü]hlt|ger[oö]stet|verquirlt|gesiebt)',
    endings: 'e[mnrs]?',
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

/** Whether words tell how warm or soft a food is: "melted and slightly cooled". */
export function namesWarmth(folded: string, { source }: CompiledLexicon): boolean {
  return warmths.get(source.language)?.test(folded) === true
}

/** "Very [cold]" */
const HOW: Record<Exclude<Language, 'gb'>, string> = {
  en: 'very|slightly|lightly|well|completely',
  de: 'sehr|ganz|gut|gerade|leicht',
  fr: 'bien|tres|a peine|legerement',
  es: 'bien|muy|ligeramente',
  it: 'ben|molto|bene|leggermente',
  pl: 'bardzo|dobrze|mocno|lekko|jeszcze',
  uk: 'дуже|добре|злегка|ледь|ще',
  ro: 'foarte|bine|usor',
}

const warmths = new Map(
  Object.entries(STATES).map(([language, { words, endings = '' }]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words})(?:${endings})?(?!\\p{L})`, 'u'),
  ]),
)

const patterns = new Map(
  Object.entries(STATES).map(([language, { words, endings = '', isBehind = false }]) => {
    const how = HOW[language as keyof typeof HOW]
    const besides = `(?:(?:${how})\\s+)?(?:${words})${endings}(?!\\p{L})`
    const source = isBehind
      ? `^\\s+(?<state>${besides})`
      : `(?<!\\p{L})(?<state>${besides})\\s+(?:\\p{L}{4,}\\s+)?$`
    return [language, { pattern: new RegExp(source, 'u'), isBehind }]
  }),
)

/** "Warm" beside the food, where it is one word. */
export function warmthBeside(
  folded: string,
  { start, end }: Span,
  { source }: CompiledLexicon,
  isNearest: boolean,
): Span | null {
  const known = patterns.get(source.language)
  if (!known) return null
  const before = isNearest ? folded.slice(0, start) : beforeMore(folded, start)
  const found = known.pattern.exec(known.isBehind ? folded.slice(end) : before)
  const state = found?.groups?.state
  if (!found || state === undefined) return null
  // "Hot stock, chopped parsley": the stock is hot.
  if (!isNearest && found[0].trim() !== state) return null
  const at = (known.isBehind ? end : 0) + found.index + found[0].indexOf(state)
  return { start: at, end: at + state.length }
}
