/** How a language says numbers; all words in lower case. */
export type QuantityWords = {
  decimalMark: '.' | ','
  /** Whole numbers as words; articles that count as one ("a", "an") too. */
  numbers: Readonly<Record<string, number>>
  articles: readonly string[]
  /** Words that multiply what stands before them: "two dozen", "three quarters", "half a". */
  fractions: Readonly<Record<string, number>>
  multiples: Readonly<Record<string, number>>
  /** Between a whole number and its fraction: "2 and a half". */
  and: readonly string[]
  /** Between the ends of a range: "1 to 2". */
  range: readonly string[]
}

export const ENGLISH_QUANTITY_WORDS: QuantityWords = {
  decimalMark: '.',
  numbers: {
    ...{ forty: 40, fifty: 50, sixty: 60, seventy: 70, 'seventy-five': 75 },
    ...{ eighty: 80, ninety: 90, hundred: 100, 'a hundred': 100, 'one hundred': 100 },
    ...{
      'a hundred and fifty': 150,
      'one hundred and fifty': 150,
      'two hundred': 200,
      'two hundred and fifty': 250,
      'three hundred': 300,
    },
    ...{
      'three hundred and fifty': 350,
      'four hundred': 400,
      'five hundred': 500,
      'six hundred': 600,
      'seven hundred': 700,
    },
    ...{ 'seven hundred and fifty': 750, 'eight hundred': 800 },
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    'twenty-four': 24,
    thirty: 30,
  },
  articles: ['a', 'an'],
  fractions: {
    half: 1 / 2,
    third: 1 / 3,
    thirds: 1 / 3,
    quarter: 1 / 4,
    quarters: 1 / 4,
    eighth: 1 / 8,
    'two-thirds': 2 / 3,
    'three-quarters': 3 / 4,
  },
  // The "of a" of "three-quarters of a cup" multiplies by nothing.
  multiples: { dozen: 12, 'couple of': 2, couple: 2, 'pair of': 2, 'of a': 1, 'of an': 1 },
  and: ['and', '&'],
  range: ['to', 'or'],
}
