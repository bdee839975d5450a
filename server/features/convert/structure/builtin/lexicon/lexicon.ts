import type { Language } from '#shared/language.ts'
import type { Action, Food, Place } from './kinds.ts'

/** Phrase lists are folded (lower case, no accents); `*` is any ending, `...` a short gap. */
export type Phrases = readonly string[]

/** Everything that is language in the built-in converter: one value of this type per language. */
export type Lexicon = {
  language: Language
  /** Whether a clause starts with its verb ("Chop the onion") or it may stand anywhere in it. */
  verbPosition: 'first' | 'anywhere'
  /** Where the noun of an ingredient's name stands: "olive oil" last, "huile d'olive" first. */
  headPosition: 'first' | 'last'
  /** A folded word without its plural or case ending, the same for all forms of the word. */
  stem: (word: string) => string
  verbs: Record<Action, Phrases>
  foods: Record<Food, Phrases>
  places: Record<Place, Phrases>
  /** Names for several ingredients at once: "vegetables", "dry ingredients". */
  collectives: readonly { words: Phrases; foods: readonly Food[] }[]
  method: MethodWords
  time: TimeWords
  cues: CueWords
  names: NameWords
  metadata: MetadataWords
  wording: Wording
}

type MethodWords = {
  /** Words between two clauses: "and", "then". */
  joiners: Phrases
  /** Words that may stand before the verb: "gently", "meanwhile". */
  beforeVerb: Phrases
  /** Words after which the verb of the clause stands further on: "let the dough rise". */
  helperVerbs: Phrases
  /** Words that end in a full stop without ending a sentence. */
  abbreviations: Phrases
  /** "For the sauce", "To make the dough": `X` is the component's name. */
  componentOpeners: Phrases
}

type TimeWords = {
  seconds: Phrases
  minutes: Phrases
  hours: Phrases
  /** "a", "two", "half an", "a few" with their value. */
  numbers: Record<string, number>
  /** "to", "or" between the two ends of a range. */
  rangeWords: Phrases
  /** "about", "at least", "another" before a time, "more" after it: part of it. */
  before: Phrases
  after: Phrases
  /** "20 minutes or until done". */
  orWords: Phrases
  overnight: Phrases
}

type CueWords = {
  /** Dials of a stove; taken out of a machine step, whose settings say it. */
  lowHeat: Phrases
  mediumHeat: Phrases
  highHeat: Phrases
  gentle: Phrases
  fine: Phrases
  coarse: Phrases
  smooth: Phrases
  stiff: Phrases
  foamy: Phrases
  golden: Phrases
  /** Words for food that must stay whole: "chunky", "pieces". */
  pieces: Phrases
  /** Words for food that a blade would spoil: "meatballs", "fillets". */
  formed: Phrases
  /** "in salted boiling water": cooked in water that is thrown away. */
  inWater: Phrases
  thickened: Phrases
  /** "in salted water". */
  salted: Phrases
  /** As warm as yeast likes it. */
  lukewarm: Phrases
  dissolved: Phrases
  /** "all the ingredients", and those that are left over: "everything else". */
  allIngredients: Phrases
  otherIngredients: Phrases
  remaining: Phrases
  partOf: Phrases
  /** "mixture", "dough": a made thing that an ingredient's name before it describes. */
  products: Phrases
  /** "another bowl": the work moves to a new vessel. */
  newVessel: Phrases
  vesselPrepositions: Phrases
  vesselAdjectives: Phrases
  /** Stove talk that has no meaning in the mixing bowl: "stirring occasionally". */
  stoveTalk: Phrases
  celsius: Phrases
  fahrenheit: Phrases
}

type NameWords = {
  stopWords: Phrases
  /** Words of a name that do not tell one ingredient from another: "fresh", "large". */
  descriptors: Phrases
  /** Preparations in an ingredient line that the blades can do: "chopped". */
  choppedNotes: Phrases
  finelyChoppedNotes: Phrases
  gratedNotes: Phrases
  /** More than the amount: "plus extra for dusting". */
  extraNotes: Phrases
  /** Preparations after which nothing is left whole: "mashed". */
  mashedNotes: Phrases
  /** What is used of a fruit when only a part is. */
  juiceNotes: Phrases
  zestNotes: Phrases
  /** Meat and fish that come cooked: "tinned", "smoked". */
  readyToEat: Phrases
  /** Preparations that say meat is in pieces small enough for the mixing bowl. */
  smallPieces: Phrases
  /** Large pieces of meat and fish: "whole", "thighs", "joint". */
  largePieces: Phrases
  /** Amounts that nobody weighs: "to taste". */
  toTaste: Phrases
}

type MetadataWords = {
  /** Yield words that count people: "servings", "people". */
  servings: Phrases
  difficulty: { easy: Phrases; medium: Phrases; hard: Phrases }
}

/** Sentences that the converter writes itself; everything else is in the source's own words. */
export type Wording = {
  difficulty: { easy: string; medium: string; hard: string }
  /** The last two of a list. */
  listEnd: (head: string, last: string) => string
  weigh: (list: string) => string
  /** Things that are counted are put in. */
  place: (list: string) => string
  weighAndAdd: (weighed: string, counted: string) => string
  /** Something that has been named before: "the dough". */
  named: (name: string) => string
  /** A mixture by its main ingredient. */
  mixtureOf: (name: string) => string
  cook: string
  weighIntoBasket: (list: string) => string
  /** Water to cook in, in grams; the source names none. */
  boilingWater: (grams: number, isSalted: boolean) => string
  addToHotWater: (list: string) => string
  heatWater: string
  liftBasket: string
  drainBasket: string
  backFromBasket: string
  /** Degrees Celsius in the middle of the food. */
  coreCheck: (name: string, celsius: number) => string
  heatCheck: (celsius: number) => string
  weighIntoVaroma: (list: string) => string
  /** Water for steaming, in grams. */
  pourWater: (grams: number) => string
  emptyBowl: string
  halved: string
  inChunks: string
  chop: string
  scrapeDown: string
  transfer: string
  fromPan: string
  /** The fat left in the pan, where the source goes on frying in it. */
  panFat: string
  /** What was set aside comes back to what is in the bowl. */
  bringBack: (name: string) => string
  intoPan: string
  mix: string
  /** Into an empty bowl, and into one that holds food. */
  insertWhisk: string
  addWhisk: string
  drainBowl: string
  weighIntoVaromaAgain: (list: string) => string
  /** Oil poured on the lid round the measuring cup while the blades turn. */
  trickleOil: string
  /** Said after the settings of the lower bound of a time range. */
  checkThenMore: (more: string) => string
  secondStretch: string
}
