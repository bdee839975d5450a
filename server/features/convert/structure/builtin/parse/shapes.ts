import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { Span } from './phrases.ts'

/** In which shape or how warm a food goes in, said behind its name without a participle. */
const SHAPES: Partial<Record<Language, string>> = {
  en: 'at room temperature|in (?:small |large |thin |thick |big |bite-sized )?(?:cubes|pieces|chunks|slices|strips|wedges|dice|rings|rounds|halves|quarters)|cut (?:up|in half|(?:in|into) (?:[\\p{L}\\d.-]+ ){0,3}(?:cubes|pieces|chunks|slices|strips|wedges|dice|rings|rounds|halves|quarters|joints|florets|matchsticks|lengths|batons|segments|squares|bits))',
  de: '(?:in|bei|mit) zimmertemperatur|in (?:kleinen |feinen |groben |gross?en |dunnen |dicken |mundgerechten )?(?:stuckchen|stucken|wurfeln|wurfelchen|flockchen|flocken|scheiben|streifen|ringen|spalten|rollchen|stiften)',
  fr: 'a temperature ambiante',
  es: 'a temperatura ambiente',
  it: 'a temperatura ambiente',
  pl: 'w temperaturze pokojowej|o temperaturze pokojowej|w (?:kostk[eai]\\p{L}{0,2}|kosteczk\\p{L}{1,2}|plasterk\\p{L}{1,3}|plastr\\p{L}{1,3}|kawalk\\p{L}{1,3}|paseczk\\p{L}{1,3}|pask\\p{L}{1,3}|talarki|piorka|cwiartk\\p{L}{1,3})',
  uk: 'кімнатної температури|(?:кубик|шматочк|шматк|кружальц|смужк|скибочк|дольк|часточк|кільц|півкільц)ами|соломкою',
  ro: 'la temperatura camerei',
}

const patterns = new Map(
  Object.entries(SHAPES).map(([language, said]) => [
    language,
    new RegExp(`^,?\\s+(?<state>${said})(?!\\p{L})`, 'u'),
  ]),
)

/** Where a shape or "at room temperature" stands behind a name: "butter, cut into small cubes". */
export function shapeBehind(
  { folded, verb }: Clause,
  { end }: Span,
  language: Language,
): Span | null {
  const found = patterns.get(language)?.exec(folded.slice(end))
  const state = found?.groups?.state
  if (!found || state === undefined) return null
  const start = end + found[0].length - state.length
  const span = { start, end: start + state.length }
  const rest = folded.slice(span.end)
  // "Butter in Stückchen zugeben", "Butter in Stückchen und Mehl", but not "in Scheiben geschnitten"
  const isEnd = /^(?:\s*(?:[,;:.()!]|$)|\s\p{L}{1,5}\s)/u.test(rest)
  return isEnd || span.end + rest.search(/\p{L}/u) === verb.start ? span : null
}
