/**
 * The words by which a reader tells the parts of a recipe apart in one language. All lower case.
 * A new language is one more file of this shape; nothing else knows languages here.
 */
export type HeadingWords = {
  /** Headings of the ingredient list. */
  ingredients: string[]
  /** Headings of the method. */
  method: string[]
  /** How a line begins that heads the method whatever follows: "how to make" a perfect soup. */
  howTo: string[]
  /** Headings after which the recipe is over: notes, nutrition, comments. */
  end: string[]
  /** How a heading begins below which the method is over, whatever follows: "the history of". */
  endStarts: string[]
  /** What the label of a note ends with: "storage notes". */
  noteWords: string[]
  /** How a person ends what they told: "enjoy", "bon appétit", "love". */
  closings: string[]
  /** How a line below the last step begins that is none: "alternatively", "leftovers". */
  afterwords: string[]
  /** How a line below the last step begins in which the author talks about the dish: "I love". */
  remarks: string[]
  /** How a line begins that is of the page, not of the recipe: "rate this", "photo:". */
  chatter: string[]
  /** How a message begins: "hello". */
  greetings: string[]
  /** Labels before the name of the dish: "recipe:". */
  titleLabels: string[]
  /** What stands before the name of the dish in a sentence: "recipe for". */
  recipeFor: string[]
  /** How the heading of a part begins: "for the" sauce. */
  groupStart: string[]
  /** What a part of a dish is called: "dough", "filling". */
  groups: string[]
  /** What such a part ends with that is made and hardly ever bought: a "filling", no "sauce". */
  madeParts: string[]
  /** What counts the parts of a long recipe: "part" II. */
  parts: string[]
  /** How a step begins that makes such a part: "make" the sauce. */
  makeWords: string[]
  /** What a compound ends in that names such a part: German "-teig". */
  groupHeads: string[]
  /** What a list of tools is headed by: "utensils". */
  equipment: string[]
  /** What is in the kitchen and not in the dish: "bowl", "baking paper". */
  tools: string[]
  /** How a list says what the dish goes with: "serve with". */
  servedWith: string[]
  prepTime: string[]
  cookTime: string[]
  totalTime: string[]
  /** Labels before a time in which nothing is done: "resting time". */
  restTime: string[]
  /** Labels before how hard a recipe is. */
  difficulty: string[]
  /** Labels before the name of a cuisine. */
  cuisine: string[]
  /** Labels before a number of portions or pieces. */
  yields: string[]
  /** Verbs before such a number: "serves". */
  yieldVerbs: string[]
  /** What stands between a recipe and those it is for: "for" 4 people. */
  forWords: string[]
  /** What is counted: "portions", "people". */
  servings: string[]
  /** What stands before a step's number. */
  step: string[]
  /** Amounts written as words: numbers, and what takes the place of one. */
  amounts: string[]
  /** Amounts that count nothing exactly, articles among them: "a", "some". */
  articles: string[]
  /** What stands before the article of what a food becomes: beaten "to" a cream. */
  becomes: string[]
  /** Units, as a line of ingredients writes them. */
  units: string[]
  /** What joins an amount and its food: "of". */
  of: string[]
  /** What says that an amount is of each food that follows: "each". */
  each: string[]
  /** What joins two ingredients: "and". */
  and: string[]
  /** How a list leaves the rest to the cook: "etc". */
  andSoOn: string[]
  /** What ends a line of ingredients that has no amount: "to taste". */
  lineEnds: string[]
  /** Cooking verbs in the forms that steps use. */
  verbs: string[]
  /** Words that begin a clause and are in no food's name: "once", "that". */
  clauses: string[]
  /** Words that no sentence ends with: "with the". */
  openEnds: string[]
  /** Whole lines of a page's controls. */
  controls: string[]
  /** What a table of nutrition names and no list of ingredients does: "saturated fat", "kcal". */
  nutrients: string[]
  days: string[]
  hours: string[]
  minutes: string[]
}

/** The words of a list written with commas. */
export function list(text: string): string[] {
  return text.split(',').map((word) => word.trim())
}
