import type { Language } from '#shared/language.ts'
import {
  ACTIONS,
  type Action,
  DEVICES,
  type Device,
  FOODS,
  type Food,
  PLACES,
  type Place,
  TRAITS,
  type Trait,
} from './lexicon/kinds.ts'
import type { Lexicon, Phrases } from './lexicon/lexicon.ts'
import { PhraseGroup, PhrasePattern, PhraseTable } from './phrase-pattern.ts'
import { alternatives, fold } from './phrases.ts'
import { createStemmer, type Stemmer } from './stemmer.ts'

type CueName = keyof Lexicon['cues']
type NotesName = Exclude<
  keyof Lexicon['names'],
  'stopWords' | 'descriptors' | 'noFoods' | 'amountLinks' | 'behindNoun' | 'yeastOrPowder'
>

/** A lexicon with its phrase lists turned into expressions over folded text. */
export type CompiledLexicon = {
  source: Lexicon
  /** What the steps are written in. */
  target: Target
  stem: Stemmer
  /** One word; with `elides` an apostrophe ends it. */
  word: RegExp
  numbers: ReadonlyMap<string, number>
  verbs: PhraseTable<Action>
  foods: PhraseTable<Food>
  salt: PhrasePattern
  traits: readonly { trait: Trait; pattern: PhrasePattern }[]
  places: readonly { place: Place; pattern: PhrasePattern }[]
  devices: readonly { device: Device; pattern: PhrasePattern }[]
  handTools: PhrasePattern
  collectives: readonly { pattern: PhrasePattern; foods: readonly Food[]; isPart: boolean }[]
  cues: Record<CueName, PhrasePattern>
  names: Record<NotesName, PhrasePattern>
  stopWords: ReadonlySet<string>
  /** Stems of the word that yeast shares with baking powder. */
  yeastOrPowder: ReadonlySet<string>
  descriptors: ReadonlySet<string>
  /** At the end of what stands before a name: "500 g de". */
  amountLink: RegExp
  behindNoun: RegExp
  beforeVerb: PhrasePattern
  helperVerbs: PhrasePattern
  subordinators: PhrasePattern
  leadIns: PhrasePattern
  timesAhead: PhrasePattern
  relativeBefore: RegExp
  relatives: PhrasePattern
  goesOn: PhrasePattern
  closers: PhrasePattern
  falseVerbs: PhrasePattern
  forProcessors: PhrasePattern
  noFoods: PhrasePattern
  verbTails: ReadonlySet<string>
  /** Over text with its accents. */
  participles: RegExp | null
  tellers: PhrasePattern
  holders: PhrasePattern
  joiners: PhrasePattern
  beforeOrdinals: ReadonlySet<string>
  componentOpeners: PhrasePattern
  /** "in the", "with" at the end of what stands before a noun. */
  prepositionBefore: RegExp
  /** Up to where a noun begins: "the ", "another ". */
  beforeNouns: RegExp
  /** "in a large pan": pot and bowl words with what stands before them. */
  vesselPhrase: RegExp
  vesselHere: RegExp
  /** A pronoun at the end of what stands before a verb, and at the start of what follows it. */
  pronounBefore: RegExp
  pronounAfter: RegExp
  duration: RegExp
  /** Seconds of words like "kwadrans". */
  timesAlone: ReadonlyMap<string, number>
  overnight: PhrasePattern
  /** Yield words that count people. */
  servings: PhrasePattern
  degrees: RegExp
}

/** A language to write in; `isSource` where the source's own words can stand in a step. */
export type Target = { language: Language; isSource: boolean }

const compiled = new Map<Lexicon, CompiledLexicon>()

/** A lexicon to read with and one to write in; the first is compiled the first time it is asked for. */
export function compileLexicon(source: Lexicon, target: Lexicon = source): CompiledLexicon {
  const known = compiled.get(source) ?? compile(source)
  compiled.set(source, known)
  return { ...known, target: targetOf(source, target) }
}

function targetOf(source: Lexicon, { language }: Lexicon): Target {
  return { language, isSource: source.language === language }
}

function compile(source: Lexicon): CompiledLexicon {
  const { method } = source
  const {
    stopWords,
    descriptors,
    noFoods = [],
    amountLinks = [],
    behindNoun = [],
    yeastOrPowder = [],
    ...notes
  } = source.names
  const stem = createStemmer(source.stemming)
  // What is asked of every clause is searched for in one go.
  const [traits, vessels, collectives] = Array.from({ length: 3 }, () => new PhraseGroup())
  const stems = (words: readonly string[]) => new Set(words.map((word) => stem(word)))
  return {
    source,
    target: targetOf(source, source),
    stem,
    word: source.elides ? /(?<![\p{L}-])\p{L}[\p{L}-]*(?![\p{L}'-])/gu : /\p{L}[\p{L}'-]*/gu,
    numbers: new Map(
      Object.entries(source.time.numbers).map(([word, value]) => [fold(word), value]),
    ),
    verbs: new PhraseTable(
      ACTIONS.map((action) => ({ value: action, phrases: source.verbs[action] })),
    ),
    foods: new PhraseTable(FOODS.map((food) => ({ value: food, phrases: source.foods[food] }))),
    salt: new PhrasePattern(source.foods.salt),
    traits: TRAITS.map((trait) => ({
      trait,
      pattern: new PhrasePattern(source.traits?.[trait] ?? [], traits),
    })),
    places: PLACES.map((place) => ({
      place,
      pattern: new PhrasePattern(source.places[place], vessels),
    })),
    handTools: new PhrasePattern(source.handTools ?? [], vessels),
    devices: DEVICES.map((device) => ({
      device,
      pattern: new PhrasePattern(source.devices[device], vessels),
    })),
    collectives: source.collectives.map(({ words, foods, isPart = false }) => ({
      pattern: new PhrasePattern(words, collectives),
      foods,
      isPart,
    })),
    cues: mapValues(source.cues, (phrases) => new PhrasePattern(phrases)),
    names: mapValues(notes, (phrases) => new PhrasePattern(phrases)),
    stopWords: stems(stopWords),
    descriptors: stems(descriptors),
    yeastOrPowder: stems(yeastOrPowder),
    behindNoun: new RegExp(`\\s${anyOf(behindNoun)}\\s`, 'u'),
    amountLink: new RegExp(`(?<!\\p{L})${anyOf(amountLinks)}\\s*$`, 'u'),
    beforeVerb: new PhrasePattern(method.beforeVerb),
    helperVerbs: new PhrasePattern(method.helperVerbs),
    subordinators: new PhrasePattern(method.subordinators),
    leadIns: new PhrasePattern(method.leadIns ?? []),
    timesAhead: new PhrasePattern(method.timesAhead ?? []),
    relativeBefore: new RegExp(`(?<!\\p{L})${anyOf(method.relatives ?? [])}\\s+$`, 'u'),
    relatives: new PhrasePattern(method.relatives ?? []),
    goesOn: new PhrasePattern(method.goesOn),
    closers: new PhrasePattern(method.closers ?? []),
    falseVerbs: new PhrasePattern(method.falseVerbs ?? []),
    forProcessors: new PhrasePattern(method.forProcessors ?? []),
    noFoods: new PhrasePattern(noFoods),
    verbTails: new Set(method.verbTails),
    participles: participlesOf(method.participleEnd),
    tellers: new PhrasePattern(method.tellers ?? []),
    holders: new PhrasePattern(method.holders?.words ?? []),
    joiners: new PhrasePattern(method.joiners),
    beforeOrdinals: new Set(method.beforeOrdinals),
    componentOpeners: new PhrasePattern(method.componentOpeners),
    prepositionBefore: new RegExp(
      `(?<!\\p{L})${anyOf(source.cues.vesselPrepositions)}\\s+(?:${anyOf(source.cues.vesselAdjectives)}\\s+){0,3}$`,
      'u',
    ),
    beforeNouns: new RegExp(`(?<!\\p{L})${anyOf(method.determiners ?? [])}\\s+`, 'gu'),
    vesselPhrase: vesselPhrase(source, 'gu'),
    vesselHere: vesselPhrase(source, 'uy'),
    ...pronounsOf(method),
    duration: durationPattern(source.time),
    timesAlone: new Map(
      Object.entries(source.time.alone ?? {}).map(([word, seconds]) => [fold(word), seconds]),
    ),
    overnight: new PhrasePattern(source.time.overnight),
    servings: new PhrasePattern(source.metadata.servings),
    degrees: degreesPattern(source.cues),
  }
}

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries)
}

function participlesOf(end: string | undefined): RegExp | null {
  return end ? new RegExp(`(?<!\\p{L})\\p{L}*${end}(?!\\p{L})`, 'giu') : null
}

/** The alternatives of a list that may be empty. */
function anyOf(phrases: Phrases): string {
  return phrases.length > 0 ? alternatives(phrases) : '(?!)'
}

function pronounsOf({
  pronouns = [],
  enclitics = [],
}: Lexicon['method']): Pick<CompiledLexicon, 'pronounBefore' | 'pronounAfter'> {
  const any = anyOf(pronouns)
  return {
    pronounBefore: new RegExp(`(?<!\\p{L})${any}[\\s'-]$`, 'u'),
    pronounAfter: new RegExp(`^(?:\\p{L}*-${any}|${anyOf(enclitics)})(?!\\p{L})`, 'u'),
  }
}

function vesselPhrase({ cues, places }: Lexicon, flags: string): RegExp {
  const vessels = alternatives([...places.bowl, ...places.pot, ...places.fryingPan])
  const before = alternatives(cues.vesselPrepositions)
  const between = `(?:${alternatives(cues.vesselAdjectives)},?\\s+){0,6}`
  const after = cues.afterVessel.length > 0 ? `(?:\\s+${alternatives(cues.afterVessel)}){0,3}` : ''
  return new RegExp(`(?<!\\p{L})${before}\\s+${between}${vessels}${after}(?!\\p{L})`, flags)
}

/**
 * Groups: from, to, the unit in `s`, `m` or `h`, and behind hours `rest` minutes or `half` an hour;
 * `least` and `most` minutes behind their unit.
 */
function durationPattern(time: Lexicon['time']): RegExp {
  const number = `(?:\\d+(?:[.,]\\d+)?(?:\\s+\\d\\/\\d|\\s?[½¼¾])?|\\d\\/\\d|[½¼¾]|${alternatives(Object.keys(time.numbers).map(fold))})`
  // "20/25 minutes", but "1/2"
  const range = `(?:\\s*[-–—]\\s*|(?<=\\d\\d)\\s?\\/\\s?(?=\\d\\d)|\\s+${alternatives(time.rangeWords)}\\s+)`
  // "1h30", "1h:20min", "1 heure et demie"
  const minutes = `(?:\\s?:)?\\s?(?<rest>[0-5]\\d)(?!\\d|[.,]\\d)(?:\\s?${alternatives(time.minutes)}(?!\\p{L}))?`
  const half = time.andHalf ? `|\\s(?<half>${alternatives(time.andHalf)})` : ''
  const hours = `(?<h>${alternatives(time.hours)})(?:${minutes}${half})?`
  const unit = `(?:(?<s>${alternatives(time.seconds)})|(?<m>${alternatives(time.minutes)})|${hours})`
  const alone = time.alone
    ? `|(?<alone>${alternatives(Object.keys(time.alone).map(fold))})(?!\\p{L})`
    : ''
  const first = time.minutesFirst
    ? `|${alternatives(time.minutesFirst)}\\s+(?<least>\\d+)(?:${range}(?<most>\\d+))?`
    : ''
  const before = `(?:${alternatives(time.before)}\\s+){0,3}`
  const after = `(?:\\s+${alternatives(time.after)})?(?:,?\\s+${alternatives(time.orWords)}(?=\\s))?`
  // "Cocinar 5´más": typed without a blank.
  const glued = "(?<=\\d')\\p{L}"
  const isOver = `(?:(?!\\p{L})|(?=${glued}))`
  const whole = time.whole ? `(?:\\s+${alternatives(time.whole)})?` : ''
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${before}(?:(?<from>${number})(?:${range}(?<to>${number}))?${whole}[\\s-]*${unit}${isOver}${alone}${first})${after}\\.?(?=$|[\\s,;)\\-]|${glued})`,
    'gu',
  )
}

function degreesPattern(cues: Lexicon['cues']): RegExp {
  const unit = `(?:(?<c>${alternatives(cues.celsius)})|(?<f>${alternatives(cues.fahrenheit)}))`
  return new RegExp(`(?<value>\\d{2,3})\\s*${unit}(?!\\p{L})`, 'gu')
}

/** Whether a folded text names a food that the language knows. */
export const namesFood = (folded: string, { foods }: CompiledLexicon): boolean =>
  foods.places(folded).some((at) => foods.at(folded, at).length > 0)
