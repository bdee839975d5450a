import type { Phrases } from '../../parse/lexicon/lexicon.ts'
import type { DishName } from '../dishes.ts'
import type { BaseFood, FormulaName, Preparation } from '../formula.ts'

/**
 * How a language speaks of dishes. Phrases are read without regard to letter case, accents and
 * hyphens; `*` at the end of a word is any ending.
 */
export type IdeaWords = {
  /** Say nothing of the dish: "recipe for", "creamy", "with". */
  fillers: Phrases
  /** Names by which a dish is asked for; in languages that write words as one, also word ends. */
  dishes: Record<DishName, Phrases>
  /** For how many it is; `{n}` is a number. */
  servings: Phrases
  /** Number words from one on; forms of one number are separated by slashes. */
  numbers: Phrases
  /** Pulses that are soft within 20 to 30 minutes without soaking. */
  lentils: Phrases
  /**
   * Foods as they stand behind "500 g", and the other forms that people ask with. What is not here
   * is written as it was asked for.
   */
  foods: Readonly<Record<string, Phrases>>
  write: {
    gram: string
    /** Between amount and name: "de "; `elided` before a folded name that begins like that: "d'". */
    of: { plain: string; elided?: { before: RegExp; to: string } }
    /** The last two of a list: `{head}`, `{last}`. */
    listEnd: string
    /** `{n}` servings, in words that the language's lexicon counts people by. */
    servings: string
    /** Behind an amount in grams. */
    base: Record<Exclude<BaseFood, 'egg'>, string>
    /** By the plural categories of `Intl.PluralRules`. */
    egg: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
    preparations: Record<Preparation, string>
    /** `{foods}` as a list of what was asked for. */
    titles: Record<DishName, string>
    /**
     * The sentences of each formula. A gap is a list with amounts of what is in its roles
     * (`{mains, liquid}`); a sentence is written where every role of it has something that no
     * sentence before has used. `{minutes}` is a time.
     */
    methods: Record<FormulaName, readonly string[]>
  }
}
