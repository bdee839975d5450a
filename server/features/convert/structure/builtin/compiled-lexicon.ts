import type { Language } from '#shared/language.ts'
import {
  ACTIONS,
  type Action,
  FOODS,
  type Food,
  PLACES,
  type Place,
  TRAITS,
  type Trait,
} from './lexicon/kinds.ts'
import type { Lexicon, Wording } from './lexicon/lexicon.ts'
import { alternatives, compilePhrases, fold } from './phrases.ts'
import { createStemmer, type Stemmer } from './stemmer.ts'

type CueName = keyof Lexicon['cues']
type NotesName = Exclude<keyof Lexicon['names'], 'stopWords' | 'descriptors'>

/** A lexicon with its phrase lists turned into expressions over folded text. */
export type CompiledLexicon = {
  source: Lexicon
  /** What the steps are written in. */
  target: Target
  stem: Stemmer
  /** One word; with `elides` an apostrophe ends it. */
  word: RegExp
  numbers: ReadonlyMap<string, number>
  verbs: readonly { action: Action; here: RegExp; anywhere: RegExp }[]
  foods: readonly { food: Food; pattern: RegExp }[]
  traits: readonly { trait: Trait; pattern: RegExp }[]
  places: readonly { place: Place; pattern: RegExp }[]
  collectives: readonly { pattern: RegExp; foods: readonly Food[] }[]
  cues: Record<CueName, RegExp>
  names: Record<NotesName, RegExp>
  stopWords: ReadonlySet<string>
  descriptors: ReadonlySet<string>
  beforeVerb: RegExp
  helperVerbs: RegExp
  subordinators: RegExp
  joiners: RegExp
  componentOpeners: RegExp
  /** "in a large pan": pot and bowl words with what stands before them. */
  vesselPhrase: RegExp
  duration: RegExp
  overnight: RegExp
  degrees: RegExp
}

/** A language to write in; `isSource` where the source's own words can stand in a step. */
export type Target = { language: Language; wording: Wording; isSource: boolean; joiner: string }

const compiled = new Map<Lexicon, CompiledLexicon>()

/** A lexicon to read with and one to write in; the first is compiled the first time it is asked for. */
export function compileLexicon(source: Lexicon, target: Lexicon = source): CompiledLexicon {
  const known = compiled.get(source) ?? compile(source)
  compiled.set(source, known)
  return { ...known, target: targetOf(source, target) }
}

function targetOf(source: Lexicon, { language, wording, method }: Lexicon): Target {
  const joiner = method.joiners.find((word) => !word.includes(' ')) ?? ''
  return { language, wording, isSource: source.language === language, joiner }
}

function compile(source: Lexicon): CompiledLexicon {
  const { method } = source
  const { stopWords, descriptors, ...notes } = source.names
  const stem = createStemmer(source.stemming)
  const stems = (words: readonly string[]) => new Set(words.map((word) => stem(word)))
  return {
    source,
    target: targetOf(source, source),
    stem,
    word: source.elides ? /\p{L}[\p{L}-]*(?!\p{L}*')/gu : /\p{L}[\p{L}'-]*/gu,
    numbers: new Map(
      Object.entries(source.time.numbers).map(([word, value]) => [fold(word), value]),
    ),
    verbs: ACTIONS.map((action) => ({
      action,
      here: compilePhrases(source.verbs[action], 'uy'),
      anywhere: compilePhrases(source.verbs[action], 'u'),
    })),
    foods: FOODS.map((food) => ({ food, pattern: compilePhrases(source.foods[food]) })),
    traits: TRAITS.map((trait) => ({
      trait,
      pattern: compilePhrases(source.traits?.[trait] ?? []),
    })),
    places: PLACES.map((place) => ({ place, pattern: compilePhrases(source.places[place]) })),
    collectives: source.collectives.map(({ words, foods }) => ({
      pattern: compilePhrases(words),
      foods,
    })),
    cues: mapValues(source.cues, (phrases) => compilePhrases(phrases)),
    names: mapValues(notes, (phrases) => compilePhrases(phrases)),
    stopWords: stems(stopWords),
    descriptors: stems(descriptors),
    beforeVerb: compilePhrases(method.beforeVerb, 'uy'),
    helperVerbs: compilePhrases(method.helperVerbs, 'uy'),
    subordinators: compilePhrases(method.subordinators, 'uy'),
    joiners: compilePhrases(method.joiners),
    componentOpeners: compilePhrases(method.componentOpeners, 'uy'),
    vesselPhrase: vesselPhrase(source),
    duration: durationPattern(source.time),
    overnight: compilePhrases(source.time.overnight),
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

function vesselPhrase({ cues, places }: Lexicon): RegExp {
  const vessels = alternatives([...places.bowl, ...places.pot, ...places.fryingPan])
  const before = alternatives(cues.vesselPrepositions)
  const between = `(?:${alternatives(cues.vesselAdjectives)},?\\s+){0,6}`
  const after = cues.afterVessel.length > 0 ? `(?:\\s+${alternatives(cues.afterVessel)}){0,3}` : ''
  return new RegExp(`(?<!\\p{L})${before}\\s+${between}${vessels}${after}(?!\\p{L})`, 'gu')
}

/** Groups: from, to, and the unit in `s`, `m` or `h`. */
function durationPattern(time: Lexicon['time']): RegExp {
  const number = `(?:\\d+(?:[.,]\\d+)?(?:\\s+\\d\\/\\d|\\s?[½¼¾])?|\\d\\/\\d|[½¼¾]|${alternatives(Object.keys(time.numbers).map(fold))})`
  const range = `(?:\\s*[-–—]\\s*|\\s+${alternatives(time.rangeWords)}\\s+)`
  const unit = `(?:(?<s>${alternatives(time.seconds)})|(?<m>${alternatives(time.minutes)})|(?<h>${alternatives(time.hours)}))`
  const before = `(?:${alternatives(time.before)}\\s+){0,3}`
  const after = `(?:\\s+${alternatives(time.after)})?(?:,?\\s+${alternatives(time.orWords)}(?=\\s))?`
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${before}(?<from>${number})(?:${range}(?<to>${number}))?[\\s-]*${unit}(?!\\p{L})${after}\\.?(?=$|[\\s,;)\\-])`,
    'gu',
  )
}

function degreesPattern(cues: Lexicon['cues']): RegExp {
  const unit = `(?:(?<c>${alternatives(cues.celsius)})|(?<f>${alternatives(cues.fahrenheit)}))`
  return new RegExp(`(?<value>\\d{2,3})\\s*${unit}(?!\\p{L})`, 'gu')
}
