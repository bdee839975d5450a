import type { QuantityWords } from '#shared/quantity/quantity-words.ts'
import type { Unit } from '#shared/quantity/units.ts'

/** One way to say a unit. Two words for one unit ("dash", "pinch") are two entries. */
export type UnitWord = {
  unit: Unit
  /** As we write it, by plural form: English has `one` and `other`, Polish `few` and `many` too. */
  write: { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
  /** Other spellings, without regard to case. A dot after a word need not be listed. */
  read?: readonly string[]
  /** Spellings whose case matters: "T" is a tablespoon and "t" a teaspoon. */
  exact?: readonly string[]
  /** Only with a link behind it: a "noix de beurre" is a knob, "10 noix" are walnuts. */
  linked?: true
}

/**
 * Everything the parser must know of a language; one file per language in `words/`. All words in
 * lower case, without dots at their end. Lists a language has no use for are empty.
 */
export type LineWords = {
  quantity: QuantityWords
  /** Tag for plural forms and decimal marks. */
  locale: string
  /** The plural form that a unit takes after an amount ("1/2 cup", "1,5 łyżki"). */
  plural: (amount: number) => Intl.LDMLPluralRule
  units: readonly UnitWord[]
  /** Units that may follow their food: "3 garlic cloves". */
  unitsAfterName: readonly Unit[]
  /** Words that hold food and unit in one: German "Knoblauchzehen". */
  compounds: Readonly<Record<string, { unitText: string; name: string }>>
  /** Amounts stand behind their food without more ado: Italian "Uova 3", "burro gr. 80". */
  amountBehindName?: true
  /** Between unit and name: "of"; French "de", "d'" (a final apostrophe needs no space). */
  links: readonly string[]
  /** Before an amount: "about", "up to"; or instead of one: "a little", "some". */
  about: readonly string[]
  /** Before an amount, of a part of it: the "of" and "from" in "juice of 1 lemon". */
  partOf: readonly string[]
  /** Parts that stand right before an amount: "Saft 1 Zitrone", "zeste d'un citron". */
  parts?: readonly string[]
  /** Parts behind their fruit: Italian "arancia scorza e succo". */
  partsBehind?: readonly string[]
  /** Foods that begin like a unit: French "noix de coco" is no knob of coconut. */
  notUnits?: readonly string[]
  /** A measure named without a number is one: Polish "łyżka miodu", Spanish "cucharada de miel". */
  bareUnitIsOne?: true
  /** Half, glued to the unit: Polish "półszklanki", Ukrainian "півсклянки". */
  gluedHalf?: readonly string[]
  /** Sizes stand behind a counted food too: Spanish "1 cebolla grande". */
  sizesBehindName?: true
  /** Behind a unit, half of one more: French "1 cuillère et demie". */
  andHalf?: readonly string[]
  /** Between a package and what it holds: the "po" and "da" of "2 puszki po 400 g". */
  holding?: readonly string[]
  /** "4 x 100 g". */
  times: readonly string[]
  /** Sizes of a food or of its unit: "large". */
  sizes: readonly string[]
  /** How full or thick a unit is: "heaped", "scant". */
  manners: readonly string[]
  /** Manners that make half as much again: "heaped". Taken before the unit and behind it. */
  heaped?: readonly string[]
  /** Manners that leave a unit as it is: "level". Taken before the unit and behind it. */
  level?: readonly string[]
  /** "each", after a unit, or before the size of one: "(je 140 g)". */
  each: readonly string[]
  /** What else stands behind a unit: its size, "about": "1 manojo pequeño de perejil". */
  behindUnit?: readonly string[]
  and: readonly string[]
  or: readonly string[]
  plus: readonly string[]
  /** Before a food that fills up a measure: "plus enough water to make 2 cups". */
  enough?: readonly string[]
  /** "finely", "freshly", "very". */
  adverbs: readonly string[]
  /** What the cook does before cooking: "chopped". They leave the name. */
  preparations: readonly string[]
  /** The same, only after an adverb: "freshly ground"; alone ("ground cumin") they are bought so. */
  preparationsWithAdverb: readonly string[]
  /** Preparations only behind the name and before more words: "beef | cut into strips". */
  preparationsBehind: readonly string[]
  /** Names that begin with a preparation, because that is what the shop sells. */
  boughtPrepared: readonly string[]
  /** Qualities listed with commas before the food: "boneless, skinless". */
  qualities: readonly string[]
  /** Colours that stand before their noun: "red, yellow or green peppers". */
  colours?: readonly string[]
  /** First words of a remark that follows the name without a comma: "to taste", "for". */
  asides: readonly string[]
  /** Words that may follow a preparation behind the name: "cut | into", "chopped | fine". */
  afterPreparation: readonly string[]
  optional: readonly string[]
  /** After "or", when no other food follows: "or as needed", "or more". */
  notAlternatives: readonly string[]
  /** First words of a heading inside an ingredient list: "for the". */
  headings: readonly string[]
  /** Words that are a heading by themselves: "Filling". */
  headingWords?: readonly string[]
}
