/** A grammatical voice of recipes; a language has some of them. */
// biome-ignore format: a line for each set of languages
export type VoiceId =
  | 'imp' | 'tele' | 'we' | 'pass'
  | 'inf' | 'du' | 'sie' | 'ihr' | 'wir' | 'man'
  | 'vous' | 'tu' | 'on' | 'nous'
  | 'voi' | 'noi' | 'si' | 'lei'
  | 'usted' | 'nos' | 'se' | 'vosotros' | 'vos'
  | 'ty' | 'my' | 'wy' | 'vy'

/** What the machine's sentences say. */
// biome-ignore format: kept in groups
export const PHRASES = [
  // Filling the mixing bowl and the tools.
  'weighAndAdd', 'weigh', 'add', 'place', 'pourWater', 'addedWater', 'weighIntoBasket',
  'addToVaroma', 'trickleOil', 'trickleIn', 'feedIn', 'feedPieces',
  // What the machine does.
  'chop', 'grate', 'grateCheese', 'grind', 'crush', 'mix', 'stir', 'stirIn', 'whisk', 'foam', 'whip',
  'whipWhites', 'cream', 'fold', 'knead', 'blend', 'mash', 'emulsify', 'sweat', 'brown',
  'toast', 'toastInFat', 'cook', 'simmer', 'boil', 'steam', 'reduce', 'thicken', 'melt', 'dissolve',
  'heat', 'warm', 'keepWarm',
  // Tools.
  'scrape', 'scatterSpatula', 'whiskIn', 'whiskOut', 'basketIn', 'basketOut', 'basketOnLid',
  'drainBasket', 'varomaOn', 'varomaOff', 'cupIn', 'cupOut', 'withoutCup',
  // Vessels.
  'transfer', 'transferAside', 'setAside', 'toVessel', 'backToRest', 'fromVessel',
  'partFromVessel', 'leavePart', 'bringIn', 'bringBack', 'emptyBowl',
  'rinseBowl', 'dryBowl', 'rinseAndDry', 'drain',
  // Checks, waits and repeats.
  'coreCheck', 'checkMore', 'rest', 'prove', 'cool', 'chill', 'wait', 'batches', 'repeat',
  'secondBatch', 'tooMuch',
  // Remarks.
  'leftCapacity', 'alsoAdd', 'alsoAddSomewhere', 'partFoods', 'alsoServe', 'alreadyCut', 'inCase', 'forComponent',
  'parallel', 'serve',
] as const

export type PhraseId = (typeof PHRASES)[number]

/** Notes that say how a food goes into the mixing bowl. */
export type NoteId = 'halved' | 'inChunks'

export type Vessel = 'pan' | 'pot' | 'bowl' | 'plate' | 'tin'

/** A share of a listed amount that has a word of its own. */
// biome-ignore format: fits one line
export type ShareId =
  'half' | 'third' | 'quarter' | 'twoThirds' | 'threeQuarters' | 'other' | 'rest'

export type Voice = {
  /** Whether what is worked on is its subject: "die Zwiebel wird gehackt". */
  objectIsSubject?: boolean
  id: VoiceId
  /**
   * A sentence's first clause. `{inf}`, `{du}`, … is the verb in the column of that name, `{object}`
   * and `{rest}` are the phrase's; `<is~are>` agrees with the object.
   */
  first: string
  /** The sentence's other clauses; as the first without. */
  next?: string
  /** The same for a clause that names no object. */
  nextBare?: string
  /** What is said where the source names no object: "Alles", or nothing at all. */
  everything: string
  /** Whether "it" is said ("püriere sie"); else it is left out ("pürieren"). */
  saysIt?: boolean
  /** What becomes of the article that an object begins with. */
  articles?: Readonly<Record<string, string>>
  /** Words of the phrase that the voice does without. */
  dropped?: readonly string[]
  /** Whether nouns of unknown gender can stand here, without an article. */
  takesBareNouns?: boolean
}

/** A sign of a voice: in the clause's text, or in its verb (without a verb: its first or last word). */
export type Clue = { voice: VoiceId; text?: RegExp; verb?: RegExp }

/**
 * The machine's sentences in one language.
 *
 * A phrase is sentences (` // `) of clauses (` + `, joined with "and"); a clause is
 * `verb | object | rest | tail`, or plain text without a verb; the tail comes after a verb that
 * stands last. `{slot}` is filled in; `[…]` is left out when a slot in it is empty, `[!slot: …]`
 * when that slot is not; `{until=…}` has a text for when the source gives none.
 *
 * | slot | content |
 * |---|---|
 * | `{items}` | the list with amounts; `{weighed}` and `{counted}` are its two parts |
 * | `{object}` | the food or mixture the machine works on |
 * | `{named}` | in place of `{object}` behind a colon, where its form is not known |
 * | `{bare}`, `{genitive}` | its form in lists, and behind an amount |
 * | `{it}`, `{itBowl}` | the pronoun for it or the mixing bowl, in voices that say it |
 * | `{everything}` | as the voice says it without an object |
 * | `{settings}` | "5 min/100°C/speed 1" |
 * | `{time}` | "5 min" |
 * | `{to}`, `{from}` | "to the pan", "from the pan" |
 * | `{share}` | "half", "2 cups" |
 * | `{grams}`, `{kilograms}`, `{celsius}`, `{name}` | as they are |
 */
export type RenderWords = {
  /** The first is the one used where the source has none of them. */
  voices: readonly Voice[]
  /** Signs by which a source's voice is known; the first that fits a clause counts. */
  clues: readonly Clue[]
  /** The columns of the rows of `verbs`, separated by `|`; `a~b`: singular and plural object. */
  columns: string
  verbs: Readonly<Record<string, string>>
  phrases: Readonly<Record<PhraseId, string>>
  /** `forComponent` for a heading whose grammar is not known. */
  plainHeading: string
  and: string
  /** What joins two things to do, with its spaces, where it is not "and". */
  andThen?: string
  decimalMark: '.' | ','
  /** Spelling that depends on the neighbours: "y" becomes "e" before "hinojo". */
  spellings?: readonly (readonly [RegExp, string])[]
  gram: string
  kilogram: string
  /** Units that a scale measures. */
  scaleUnits: RegExp
  /** What joins a unit and its food: "c. à soupe de miel", "pinch of salt". */
  of?: { units: RegExp; word: string; elided?: { word: string; before: RegExp } }
  shares: Readonly<Record<ShareId, string>>
  /** The shares that change as the object of a verb. */
  sharesAsObject?: Partial<Record<ShareId, string>>
  /** A share and its food, where that needs no inflection; else the share stands in brackets. */
  shareOf?: { part: string; rest: string }
  /** How a source calls what is left of an amount. */
  rest: RegExp
  /** What leads from a share to its food: "of the". */
  shareEnd?: RegExp
  notes: Readonly<Record<NoteId, string>>
  vessels: Readonly<Record<Vessel, { to: string; from: string }>>
  /** What several foods have become that the source has no name for. */
  mixture: string
  /** What a noun may begin with when it brings its own article. */
  determiners: RegExp
  /** For nouns that `nouns` does not have, where one article suits all. */
  article?: string
  /** What is written with a capital inside a sentence: all nouns, or names like these. */
  capitals?: 'nouns' | RegExp
  /** Pronouns by article, for voices that say them; `all` is for "everything". */
  pronouns?: {
    byArticle: Readonly<Record<string, string>>
    plural: string
    all: string
    bowl: string
  }
  /**
   * Common foods and mixtures as the object of a verb, between commas: `base|object|after an
   * amount`, or just the object with its article; `+` marks plurals.
   */
  nouns: string
  /** Whether foods and units change behind a verb; a list that cannot is written behind a colon. */
  inflects?: {
    /** Words that are the same as an object: "1 por". */
    sameAsObject: RegExp
    /** Ends of adjectives behind "in", as they stand beside an amount: "w ciepłym" → "ciepłego". */
    states: readonly (readonly [RegExp, string])[]
    /** Units as the object of a verb, where they change: "1 łyżka". */
    units: Readonly<Record<string, string>>
  }
  /** What changes in names of a list that is the object of a verb: "gemahlener Mohn" → "gemahlenen". */
  objectEnds?: readonly (readonly [RegExp, string])[]
  /** Whether a food without an amount has its article: "mettre le sel". */
  bareTakesArticle?: boolean
  /** Whether "200 g flour" counts as one thing: "is added". */
  measuresAreSingular?: boolean
}
