import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Place } from './lexicon/kinds.ts'
import { alternatives, fold } from './phrases.ts'

/** Italian "to" and "onto", with the articles that they grow together with. */
const ITALIAN_ONTO = [
  ...['a', 'al', 'alla', 'allo', 'all', 'ai', 'alle', 'agli'],
  ...['sul', 'sulla', 'sui', 'sulle', 'sugli'],
]

/** Words before what something goes into or onto: "into the sauce". */
const GOAL_WORDS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['into', 'to', 'over', 'onto', 'in', 'on', 'on top of', 'through', 'under', 'with'],
  de: ['in', 'zu', 'zum', 'zur', 'unter', 'über', 'auf', 'ins', 'unters', 'darüber', 'an'],
  fr: ['dans', 'sur', 'à', 'au', 'aux', 'avec'],
  es: ['en', 'a', 'al', 'sobre', 'con'],
  it: [
    ...['in', 'nel', 'nella', 'nello', 'nell', 'nelle', 'nei', 'negli'],
    ...['su', 'sullo', 'sull', 'sopra', 'con'],
    ...ITALIAN_ONTO,
  ],
  pl: ['do', 'na', 'w', 'z', 'ze'],
  uk: ['до', 'на', 'в', 'у', 'з', 'із', 'зі'],
  ro: ['în', 'peste', 'la', 'pe', 'cu', 'in'],
}

// "in 2 tbsp of the oil" as well.
const patterns = new Map(
  Object.entries(GOAL_WORDS).map(([language, words]) => [
    language,
    new RegExp(
      `(?<!\\p{L})${alternatives(words.map(fold))}[\\s']+(?:[\\p{L}\\d.½¼¾/'-]+\\s+){0,4}$`,
      'u',
    ),
  ]),
)

/** Words before what something is put onto or into that is there already. */
const ONTO_WORDS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['into', 'to', 'onto', 'over'],
  de: ['unter', 'über', 'zu', 'zum', 'zur', 'unters'],
  fr: ['sur', 'à', 'au', 'aux'],
  es: ['a', 'al', 'sobre'],
  it: ITALIAN_ONTO,
  pl: ['do'],
  uk: ['до'],
  ro: ['la', 'peste'],
}

const ontoPatterns = new Map(
  Object.entries(ONTO_WORDS).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})${alternatives(words.map(fold))}[\\s']+(?:[\\p{L}'-]+\\s+){0,2}$`, 'u'),
  ]),
)

/** Whether a name behind these words rather means what is there: "stir it into the butter". */
export function isOntoBefore(before: string, { source, verbs }: CompiledLexicon): boolean {
  const found = ontoPatterns.get(source.language)?.exec(before)
  if (!found) return false
  // "Use a fork to cut the butter", "do miski przesiać mąkę"
  return verbs.places(before).every((at) => at <= found.index || verbs.at(before, at).length === 0)
}

/** Words before what goes in by turns with something else: "alternating with the milk". */
const ALTERNATING: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:alternat(?:ing|ely|e)|in turns) with\s(?:the\s)?[\p{L}\s-]{0,20}$/u,
  de: /(?<!\p{L})(?:abwechselnd|im wechsel|wechselweise) mit\s(?:de[rmn]\s)?[\p{L}\s-]{0,20}$/u,
  fr: /(?<!\p{L})(?:en alternant|alternativement|en alternance) avec\s(?:l[ea]s?\s|l')?[\p{L}\s-]{0,20}$/u,
  es: /(?<!\p{L})(?:alterna(?:ndo|ndol[ao]s?)|alternativamente) con\s(?:el\s|l[ao]s?\s)?[\p{L}\s-]{0,20}$/u,
  it: /(?<!\p{L})alterna(?:ndo|ndol[aeio]|ti|te|to|ta) (?:a|al|con|alla|allo|all')\s?[\p{L}\s-]{0,20}$/u,
  pl: /(?<!\p{L})(?:na przemian|na zmiane|naprzemiennie) z[e]?\s[\p{L}\s-]{0,20}$/u,
  uk: /(?<!\p{L})(?:по черзі|почергово|чергуючи) (?:з|із|зі)\s[\p{L}\s-]{0,20}$/u,
  ro: /(?<!\p{L})(?:alternativ|alternand) cu\s[\p{L}\s-]{0,20}$/u,
}

/** Whether what stands before a name makes it the goal of the order: "into the …". */
export function isGoalBefore(before: string, lexicon: CompiledLexicon): boolean {
  if (isTogetherBefore(before, lexicon)) return false
  const { language } = lexicon.source
  if (ALTERNATING[language === 'gb' ? 'en' : language].test(before)) return false
  return patterns.get(lexicon.source.language)?.test(before) ?? false
}

/** Words before what something is taken out of. */
const FROM_WORDS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['from', 'out of', 'off'],
  de: ['aus', 'von', 'vom'],
  fr: ['de', 'du', 'des', "d'"],
  es: ['de', 'del'],
  it: ['da', 'dal', 'dalla', 'dallo', "dall'", 'dai', 'dalle', 'dagli'],
  pl: ['z', 'ze'],
  uk: ['з', 'із', 'зі'],
  ro: ['din', 'dintre'],
}

const fromPatterns = new Map(
  Object.entries(FROM_WORDS).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})${alternatives(words.map(fold))}[\\s']+(?:[\\p{L}'-]+\\s+){0,2}$`, 'u'),
  ]),
)

/** "Take the fish out of the …": what comes behind stays where it is. */
export function isFromBefore(before: string, lexicon: CompiledLexicon): boolean {
  const found = fromPatterns.get(lexicon.source.language)?.exec(before)
  if (!found) return false
  // "Half of the onion into the bowl", "jumătate din ceapă într-un bol": that is where it goes.
  const [, ...words] = found[0].trim().split(/\s+/)
  return !words.some((word) => INTO_A.test(word) || isGoalWord(word, lexicon))
}

const INTO_A = /^intr-/u

/** In these languages such a word may be another part of the vessel's name: "fond de la poêle". */
const NAMING: readonly Language[] = ['fr', 'es']

/** "Add the vegetables from the pan to the soup": they leave the pan, and nothing goes into it. */
export function isVesselLeft(
  place: Place | null,
  before: string,
  lexicon: CompiledLexicon,
): boolean {
  const isVessel = place === 'pot' || place === 'fryingPan' || place === 'bowl' || place === 'oven'
  return isVessel && !NAMING.includes(lexicon.source.language) && isFromBefore(before, lexicon)
}

/** The word before what something is topped or filled with. */
const WITH_WORDS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['with'],
  de: ['mit'],
  fr: ['avec', 'de'],
  es: ['con'],
  it: ['con'],
  pl: ['z', 'ze'],
  uk: ['з', 'із', 'зі'],
  ro: ['cu'],
}

const withPatterns = new Map(
  Object.entries(WITH_WORDS).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})${alternatives(words.map(fold))}[\\s']+(?:[\\p{L}'-]+\\s+){0,3}$`, 'u'),
  ]),
)

/** "Brush with the …": what comes behind is put on something else. */
export function isWithBefore(before: string, { source }: CompiledLexicon): boolean {
  return withPatterns.get(source.language)?.test(before) ?? false
}

const withOpeners = new Map(
  Object.entries(WITH_WORDS).map(([language, words]) => [
    language,
    new RegExp(`^(?<ahead>\\P{L}*(?:\\p{L}+\\s+)?)${alternatives(words.map(fold))}[\\s']`, 'u'),
  ]),
)

/**
 * "[Slice the apples.] Mix at once with the juice", "In einer Schüssel mit dem Saft mischen": an order
 * that names only what comes to its object.
 */
export function opensWithWith(
  { folded, verb }: { folded: string; verb: { end: number } },
  lexicon: CompiledLexicon,
): boolean {
  const opener = withOpeners.get(lexicon.source.language)
  const starts = [0, verb.end].flatMap((start) => [start, vesselEnd(folded, start, lexicon)])
  return starts.some((start) => {
    const word = opener?.exec(folded.slice(start))?.groups?.ahead?.trim()
    const { beforeVerb } = lexicon
    return word === '' || (word !== undefined && beforeVerb.endAt(word, 0) === word.length)
  })
}

/** Where the vessel's name ends that an order begins with: "In a bowl [with …]". */
function vesselEnd(folded: string, start: number, { vesselPhrase }: CompiledLexicon): number {
  const [vessel] = folded.slice(start).matchAll(vesselPhrase)
  const isFirst = vessel !== undefined && /^\s*$/.test(folded.slice(start, start + vessel.index))
  return isFirst ? start + vessel.index + vessel[0].length : start
}

/** Beginnings of verbs that bring a liquid to what is there: "cover the rice with the hot stock". */
const WETTING: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /^(?:cover|top|deglaz|moisten)/u,
  de: /^(?:bedeck|ubergie|auffull|aufgie|ablosch)/u,
  fr: /^(?:re)?(?:couv|mouill|arros|deglac|allong|detend)/u,
  es: /^(?:re)?(?:cubr|moj|rieg|rega|desglas|alarg)/u,
  it: /^(?:ri)?(?:copr|bagn|irror|sfum|allung|innaffi)/u,
  pl: /^(?:zala|zale|podl)/u,
  uk: /^(?:зали|підли|накри)/u,
  ro: /^(?:se )?(?:acoper|sting|uda|umpl)/u,
}

/** Whether what comes behind "with" is poured over what is there. */
export function isPouredWith(verb: string, before: string, lexicon: CompiledLexicon): boolean {
  const { language } = lexicon.source
  const wetting = WETTING[language === 'gb' ? 'en' : language]
  return wetting.test(verb) && isWithBefore(before, lexicon)
}

/** Words before what goes in along with what was readied: "together with the rice". */
const TOGETHER_WORDS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['together with', 'along with'],
  de: ['zusammen mit', 'gemeinsam mit', 'samt'],
  fr: ['ainsi que'],
  es: ['junto con', 'junto a', 'junto al'],
  it: ['insieme a', 'insieme al', 'insieme alla', 'insieme ai', 'insieme alle', 'assieme a'],
  pl: ['razem z', 'razem ze', 'wraz z', 'wraz ze'],
  uk: ['разом з', 'разом із', 'разом зі'],
  ro: ['împreună cu', 'odată cu'],
}

const togetherPatterns = new Map(
  Object.entries(TOGETHER_WORDS).map(([language, words]) => [
    language,
    new RegExp(
      `(?<!\\p{L})${alternatives(words.map(fold))}[\\s']+(?<between>(?:[\\p{L}'-]+\\s+){0,2})$`,
      'u',
    ),
  ]),
)

/** Whether what stands before a name puts it beside what the order is about: "together with the …". */
export function isTogetherBefore(before: string, lexicon: CompiledLexicon): boolean {
  const between = togetherPatterns.get(lexicon.source.language)?.exec(before)?.groups?.between
  if (between === undefined) return false
  // "together with the fat into the soup": the soup is the goal.
  return !between.split(/\s+/).some((word) => word !== '' && isGoalWord(word, lexicon))
}

/** Whether a single word leads to a goal: "into", "do". */
export function isGoalWord(word: string, { source }: CompiledLexicon): boolean {
  return (GOAL_WORDS[source.language as Exclude<Language, 'gb'>] ?? []).some(
    (one) => fold(one) === word,
  )
}
