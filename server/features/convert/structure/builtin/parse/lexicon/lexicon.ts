import type { Language } from '#shared/language.ts'
import type { Action, Device, Food, Place, Trait } from './kinds.ts'

/**
 * Phrases in the language's own spelling, made by `list`; letter case and accents do not matter.
 * `*` at the end of a word is any ending, at its start any beginning ("*brühe"); `...` is a gap of
 * up to 45 characters, `....` of up to 90.
 */
export type Phrases = readonly string[]

/** Everything that is language in the built-in converter: one value of this type per language. */
export type Lexicon = {
  language: Language
  /** Whether a clause starts with its verb ("Chop the onion") or it may stand anywhere in it. */
  verbPosition: 'first' | 'anywhere'
  /** Where the noun of an ingredient's name stands: "olive oil" last, "huile d'olive" first. */
  headPosition: 'first' | 'last'
  /** Whether words are written as one: "Gemüsebrühe" is a "Brühe". */
  hasCompounds: boolean
  /** Whether short words melt into the next one: "l'oignon", "d'huile". */
  elides: boolean
  /** What makes one word with the name of a food of which half is meant: "demi-citron". */
  halfPrefix?: string
  /** Whether nouns keep their capital letter inside a sentence. */
  capitalisesNouns?: boolean
  /** Whether a comma stands before every side clause: "gotuj, aż zmięknie". */
  setsOffSideClauses?: boolean
  stemming: StemmingRules
  verbs: Record<Action, Phrases>
  foods: Record<Food, Phrases>
  /** Names of ingredients that have the trait. */
  traits: Record<Trait, Phrases>
  places: Record<Place, Phrases>
  devices: Record<Device, Phrases>
  /** Tools that are called after a vessel and hold nothing: "pastry blender". */
  handTools?: Phrases
  /** Names for several ingredients at once: "vegetables", "dry ingredients". */
  collectives: readonly Collective[]
  method: MethodWords
  time: TimeWords
  cues: CueWords
  names: NameWords
  metadata: MetadataWords
}

/** `isPart`: a part of it is meant, "the yolks" of the eggs. */
type Collective = { words: Phrases; foods: readonly Food[]; isPart?: boolean }

/** How the forms of one word are told to be the same word; they need not be the dictionary's. */
export type StemmingRules = {
  /** Shorter words are left as they are. */
  shortest: number
  /** Folded ending → what stands in its place; the longest that fits is taken, once. */
  endings: Readonly<Record<string, string>>
  /** Folded word → its stem, where no ending tells it. */
  irregular: Readonly<Record<string, string>>
  /** Folded endings that only a plural has; none where plural and case look alike. */
  pluralEndings: Phrases
}

type MethodWords = {
  /** Words between two clauses: "and", "then". */
  joiners: Phrases
  /**
   * A front adverb puts the verb before its subject, so "Dann kommt der Käse dazu" cannot lose it:
   * the adverbs, verbs that give no order in this place, and subjects behind any other verb.
   */
  inversion?: { adverbs: Phrases; verbs: Phrases; subjects: Phrases }
  /** Words that may stand before the verb: "gently", "meanwhile". */
  beforeVerb: Phrases
  /** Words after which the verb of the clause stands further on: "let the dough rise". */
  helperVerbs: Phrases
  /** Words that open a side clause, whose verb is no order: "until", "when". */
  subordinators: Phrases
  /** Words behind which a joiner orders nothing: "che poi farete bollire". */
  relatives?: Phrases
  /** Words with which a sentence goes on and none begins: "because", "without", "so that". */
  goesOn: Phrases
  /** Joiners that say when the order comes, at its beginning: "avant de servir, parsemez". */
  timesAhead?: Phrases
  /** Those after which the order follows without a comma: "cuando hierva añadir". */
  leadIns?: Phrases
  /** Those behind which no order follows in the same clause: "y la yema hasta formar una masa". */
  closers?: Phrases
  /** What may still follow a verb at its clause's end: "andünsten lassen". */
  verbTails?: Phrases
  /** Phrases in which a verb is no order: "zum Servieren", "unter Rühren". */
  falseVerbs?: Phrases
  /** How an order begins that holds where a food processor or a stand mixer is used. */
  forProcessors?: Phrases
  /** Words behind which stands a noun and no verb, where verbs do not change: "in a pile", "the ice". */
  determiners?: Phrases
  /** Short words for what was named before, beside the verb: "les couper", "coupez-les". */
  pronouns?: Phrases
  /** Ends of orders that no side clause has: "versez", "verser", but "que la sauce verse". */
  orderEnds?: RegExp
  /** Over folded text: the blank of "émincez les et", where a pronoun should hang on its verb. */
  missingHyphen?: RegExp
  /** Ends of verbs that they have melted into: "*rlas" for "cortarlas". */
  enclitics?: Phrases
  /** Accented end of participles that are written like orders without it: "haché", "hache". */
  participleEnd?: string
  /** Words behind which participles tell what was done: "j'ai haché l'ail et versé le lait". */
  tellers?: Phrases
  /**
   * Verbs that one or more participles hang on: "werden geschält, gewürfelt", "ho pelato e tritato";
   * whether these end their part of the sentence, words that such a part may name its own food with,
   * and the word for what was worked on before: "dann habe ich alles kalt gestellt".
   */
  holders?: {
    words: Phrases
    participlesLast?: boolean
    subjects?: Phrases
    everything?: string
    /** Ends of participles where a noun without its accents looks like one: "farine". */
    ends?: RegExp
  }
  /** Ends of participles that are written like orders: "le patate pelate e tagliate a dadini". */
  participleEnds?: Phrases
  /** Words that end in a full stop without ending a sentence. */
  abbreviations: Phrases
  /** Words before an ordinal number, which is written with a full stop: "auf der 2. Schiene". */
  beforeOrdinals?: Phrases
  /** "For the sauce", "To make the dough": `X` is the component's name. */
  componentOpeners: Phrases
  /** Whether an order may follow the component's name without a comma: "per la salsa fondete il burro". */
  ordersAfterOpeners?: boolean
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
  /** Between the number and its unit: "3 full minutes". */
  whole?: Phrases
  /** Half an hour more, behind the hours: "1 heure et demie". */
  andHalf?: Phrases
  /** Words that are a time without any number, with its seconds: "gotuj godzinę", "kwadrans". */
  alone?: Readonly<Record<string, number>>
  /** Minutes that stand before a number when it is only about right: "хвилин 10". */
  minutesFirst?: Phrases
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
  /** Burnt in places on purpose, which only a pan or a flame does. */
  charred: Phrases
  /** Words for food that must stay whole: "chunky", "pieces". */
  pieces: Phrases
  /** Small cubes and pieces: of an onion, what the blades leave. */
  cubes: Phrases
  /** Words for food that a blade would spoil: "meatballs", "fillets". */
  formed: Phrases
  /** A dough is made flat with a rolling pin. */
  rolledOut: Phrases
  /** "in salted boiling water": cooked in water that is thrown away. */
  inWater: Phrases
  /** In short bursts of the blades: the source's minutes are not theirs. */
  pulsed: Phrases
  /** Heated, but never to the boil. */
  nearBoil: Phrases
  /** Hot enough to move: "until it simmers", "comes to the boil". */
  boils: Phrases
  /** Cooked in no more water than the food takes up. */
  absorbed: Phrases
  /** Crushed or torn with the fingers: "by hand". */
  byHand: Phrases
  /** What cooks has to be left alone. */
  unstirred: Phrases
  /** The order before is carried on with: "repeat until", "keep adding". */
  repeats: Phrases
  /** In a bowl over hot water: beaten there, it is warmed. */
  overWater: Phrases
  /** Taken from the stove, or the stove is turned off: nothing cooks there any more. */
  offHeat: Phrases
  /** So short a time that food is only turned over in a hot pan. */
  fewMinutes: Phrases
  /** No longer than food takes to be turned over in a hot pan: "fry briefly". */
  aMoment: Phrases
  /** Done as a cook tells it: "until tender". */
  soft: Phrases
  thickened: Phrases
  /** "in salted water". */
  salted: Phrases
  /** As warm as yeast likes it. */
  lukewarm: Phrases
  /** Worked no longer than it has to be: "until just combined". */
  briefly: Phrases
  dissolved: Phrases
  /** Only made hot again: "cook until heated through". */
  warmedThrough: Phrases
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
  /** What may follow the vessel's name and belongs to it: "à fond épais". */
  afterVessel: Phrases
  /** Stove talk that has no meaning in the mixing bowl: "stirring occasionally". */
  stoveTalk: Phrases
  /** "Beat until cool": what is hot is not heated any more. */
  beatenCool: Phrases
  melted: Phrases
  /** Leaves that have fallen together in the heat. */
  wilted: Phrases
  /** The dial of a mixer or blender. */
  lowSpeed: Phrases
  mediumSpeed: Phrases
  highSpeed: Phrases
  /** Machines with blades, which make anything smooth. */
  blender: Phrases
  /** Machines with blades or beaters, which the mixing bowl is, and their speeds: "food processor". */
  processor: Phrases
  /** As much goes in as the cook sees fit: "enough of the cooking water". */
  asNeeded: Phrases
  /** What goes in shortly before the end: "for the last 5 minutes". */
  lastMinutes: Phrases
  /** Fat that fried meat leaves behind: "drain off any excess grease". */
  excessFat: Phrases
  /** What lies in a pan and is turned: "flip", "3 minutes per side". */
  flipped: Phrases
  /** What only a pressure or slow cooker needs: "lock the lid", "quick release". */
  deviceTalk: Phrases
  celsius: Phrases
  fahrenheit: Phrases
}

type NameWords = {
  stopWords: Phrases
  /** Phrases in which a food's word means none: "cuire à blanc". */
  noFoods?: Phrases
  /** Words between an amount and a name that a list of weights keeps: "500 g de farine". */
  amountLinks?: Phrases
  /** The word for yeast where it is that for baking powder too: "levure". */
  yeastOrPowder?: Phrases
  /** Words behind the noun of a name that lead to what it comes with: "tomatoes with juice". */
  behindNoun?: Phrases
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
  /** Words of a method for what is cut in any way: "the cut onion". */
  cutNotes: Phrases
  /** Of large pieces, cuts that come without bones: "breast". */
  boneless: Phrases
  /** What is for tins, boards and the finished dish: "for dusting", "to serve". */
  sideNotes: Phrases
  /** Amounts that nobody weighs: "to taste". */
  toTaste: Phrases
}

type MetadataWords = {
  /** Yield words that count people: "servings", "people". */
  servings: Phrases
  difficulty: { easy: Phrases; medium: Phrases; hard: Phrases }
}
