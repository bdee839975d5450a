import { describe, expect, test } from 'vitest'
import {
  readMetadata,
  readServings,
  withStepTimes,
} from '#server/features/convert/structure/builtin/metadata.ts'
import { readClauses } from '#server/features/convert/structure/builtin/parse/clauses.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readCues } from '#server/features/convert/structure/builtin/parse/cues.ts'
import { EN } from '#server/features/convert/structure/builtin/parse/lexicon/en.ts'
import {
  PhraseGroup,
  PhrasePattern,
} from '#server/features/convert/structure/builtin/parse/phrase-pattern.ts'
import { fold } from '#server/features/convert/structure/builtin/parse/phrases.ts'
import { readSentences } from '#server/features/convert/structure/builtin/parse/sentences.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'
import { actionsOf, ordersOf } from './convert-actions.ts'

const lexicon = compileLexicon(EN)

const clausesOf = (text: string, ingredients: string[] = []) =>
  readClauses({ text, heading: null, section: 0, place: 'whole', isNote: false }, 0, {
    lexicon,
    isIngredient: (word) => ingredients.includes(word),
  })

const cuesOf = (text: string) => {
  const [clause] = clausesOf(text)
  if (!clause) throw new Error('no clause')
  return readCues(clause, lexicon)
}

const refsOf = (ingredients: string[], ...method: string[]) =>
  ordersOf(ingredients, method).map(([, refs]) => refs)

describe('phrases', () => {
  test('folding keeps the length, so places in both texts agree', () => {
    expect(fold('Crème brûlée, ŁYŻKA')).toBe('creme brulee, lyzka')
  })

  test('match whole words, endings and short gaps', () => {
    const pattern = new PhrasePattern(['bring ... to the boil', 'simmer*', 'up'])
    expect(pattern.isIn('then bring the stock to the boil')).toBe(true)
    expect(pattern.isIn('simmering')).toBe(true)
    expect(pattern.isIn('upper')).toBe(false)
    expect(new PhrasePattern(['put ... on']).isIn('put the lemon in')).toBe(false)
  })

  test('match the heads of compounds', () => {
    const pattern = new PhrasePattern(['*bruhe', '*zwiebel*'])
    expect(pattern.spans('mit gemuse-bruhe und fruhlingszwiebeln')).toEqual([
      { start: 4, end: 16 },
      { start: 21, end: 38 },
    ])
  })

  test('take the longest of those that begin together', () => {
    const pattern = new PhrasePattern(['salt', 'salt and pepper', 'salt ... water'])
    expect(pattern.spans('salt and pepper, salt')).toEqual([
      { start: 0, end: 15 },
      { start: 17, end: 21 },
    ])
  })

  test('that begin alike part where their letters do', () => {
    const pattern = new PhrasePattern([
      'let the * cool',
      'let ... cool down',
      'let the dough',
      'le',
    ])
    const [text, ...others] = [
      'let the buns, once baked, cool down',
      'let the dough',
      'let the bun cool',
    ]
    expect(pattern.spans(text ?? '')).toEqual([{ start: 0, end: 35 }])
    for (const other of others)
      expect(pattern.spans(other)).toEqual([{ start: 0, end: other.length }])
    expect(pattern.isIn('let the cool. Down')).toBe(false)
    expect(pattern.isIn('let the doughnut')).toBe(false)
  })

  test('of several lists are found each for itself', () => {
    const together = new PhraseGroup()
    const pots = new PhrasePattern(['pot', 'stock pot'], together)
    const stocks = new PhrasePattern(['stock', '*brühe'], together)
    expect(pots.spans('a stock pot')).toEqual([{ start: 2, end: 11 }])
    expect(stocks.spans('a stock pot')).toEqual([{ start: 2, end: 7 }])
    expect(stocks.isIn('a pot')).toBe(false)
  })
})

describe('sentences', () => {
  const textsOf = (line: string) => readSentences(linesOf(line), lexicon).map(({ text }) => text)

  test('end at full stops but not at abbreviations and in brackets', () => {
    expect(textsOf('1. Add 2 tbsp. sugar (see note. Really). Stir.')).toEqual([
      'Add 2 tbsp. sugar (see note. Really).',
      'Stir.',
    ])
  })

  test('end where a blank is missing', () => {
    expect(textsOf('Stir to combine.Cook on low.')).toEqual(['Stir to combine.', 'Cook on low.'])
  })
})

describe('clauses', () => {
  test('begin at every verb', () => {
    const found = clausesOf('Bring to the boil, then reduce the heat and simmer for 20 minutes.')
    expect(found.map(({ action }) => action)).toEqual(['boil', 'lowerHeat', 'simmer'])
  })

  test('keep lists and what comes before the verb together', () => {
    const found = clausesOf('In a large bowl, whisk the flour, salt and sugar.')
    expect(found.map(({ action }) => action)).toEqual(['whisk'])
  })

  test('take a word for an ingredient when the recipe has it', () => {
    const found = clausesOf('Whisk the eggs and cream together.', ['cream'])
    expect(found.map(({ action }) => action)).toEqual(['whisk'])
  })
})

describe('cues', () => {
  test.each([
    ['Simmer for 20 minutes.', 1200, 1200],
    ['Simmer for 15-20 minutes.', 900, 1200],
    ['Bake for 1 hour and 30 minutes.', 5400, 5400],
    ['Rest for half an hour.', 1800, 1800],
    ['Boil for 1 ½ hours.', 5400, 5400],
    ['Chill overnight.', 28800, 28800],
  ])('%s lasts from %i to %i seconds', (text, min, max) => {
    expect(cuesOf(text).duration).toEqual({ min, max })
  })

  test('read degrees, Celsius before Fahrenheit', () => {
    expect(cuesOf('Preheat the oven to 350°F (175°C).').celsius).toBe(175)
    expect(cuesOf('Heat to 212 F.').celsius).toBe(100)
  })

  test('know where the work is', () => {
    expect(cuesOf('Put in a baking dish.').place).toBe('oven')
    expect(cuesOf('Cook in a large saucepan.').place).toBe('pot')
  })
})

describe('ingredient references', () => {
  test('find nouns, plurals and the right one of two', () => {
    const refs = refsOf(
      ['2 onions', '200 g caster sugar', '100 g icing sugar', '500 g chicken', '1 l chicken stock'],
      'Chop the onion.',
      'Add the icing sugar.',
      'Pour in the stock.',
      'Turn the chicken.',
    )
    expect(refs).toEqual([[1], [3], [5], [4]])
  })

  test('take collective words and what is left over', () => {
    const refs = refsOf(
      ['1 carrot', '1 courgette', '300 g flour', '1 tsp salt', '2 eggs'],
      'Chop the vegetables.',
      'Add the eggs.',
      'Stir in the remaining ingredients.',
    )
    expect(refs.slice(0, 2)).toEqual([[1, 2], [5]])
    expect(refs[2]).toEqual(expect.arrayContaining([3, 4]))
  })

  test('do not take a mixture for the ingredient that names it', () => {
    const actions = actionsOf(
      ['300 g flour', '2 eggs', '100 g sugar'],
      ['Mix the flour and half the sugar.', 'Whisk the eggs.', 'Fold in the flour mixture.'],
    )
    expect(actions.at(-1)?.adds.map(({ food }) => food.id)).not.toContain(1)
  })

  test('do not take salt and pepper for a red pepper', () => {
    expect(refsOf(['1 red pepper'], 'Season with salt and pepper.')).toEqual([[]])
  })
})

describe('metadata', () => {
  test.each([
    ['4-6 servings', 4, 6],
    ['Serves 4 to 6', 4, 6],
    ['4', 4, 4],
    ['12 muffins', null, null],
    ['Makes 1 loaf', null, null],
    ['60 sztuk', null, null],
    ['ok. 20 szt.', null, null],
    ['20 Stück', null, null],
    ['30 uds', null, null],
    ['12 pezzi', null, null],
    ['10 шт', null, null],
    ['20 bucăți', null, null],
    ['4 Portionen', 4, 4],
    ['for two people', 2, 2],
    ['Feeds a crowd of people', null, null],
    [null, null, null],
  ])('%s serves %s to %s', (text, servingsMin, servingsMax) => {
    expect(readServings(text, lexicon)).toEqual({ servingsMin, servingsMax })
  })

  test.each(['Italian', 'Asian-inspired', 'puerto rican', 'kuchnia polska', 'Latin American'])(
    'takes %s for a cuisine',
    (cuisine) => {
      expect(readMetadata(aReadRecipe({ cuisine }), lexicon).cuisine).toBe(cuisine)
    },
  )

  test.each([
    ...['Breakfast', 'Side Dishes', 'Gluten-free', 'air fryer', 'Worldwide', 'śniadanie'],
    'Chop the leaves. Pour oil into a pan and fry them',
  ])('takes %s for none', (cuisine) => {
    expect(readMetadata(aReadRecipe({ cuisine }), lexicon).cuisine).toBeNull()
  })

  test.each(['16 cookies', '8 slices', '2 pie crusts', '5.75 gallons'])(
    'keeps what it gives where that is no number of people: %s',
    (yieldText) => {
      const { servingsMax, ...metadata } = readMetadata(aReadRecipe({ yieldText }), lexicon)
      expect(servingsMax).toBeNull()
      expect(metadata.yieldText).toBe(yieldText)
    },
  )

  test('counts people in any language', () => {
    const metadata = readMetadata(aReadRecipe({ yieldText: '4 Portionen' }), lexicon)
    expect(metadata).toMatchObject({ servingsMin: 4, servingsMax: 4, yieldText: null })
  })

  test('says difficulty only where a tag does', () => {
    expect(readMetadata(aReadRecipe({ tags: ['Easy'] }), lexicon).difficulty).toBe('easy')
    expect(readMetadata(aReadRecipe(), lexicon).difficulty).toBeNull()
  })

  test('adds up the times when the whole is not given', () => {
    const source = aReadRecipe({ prepTimeMinutes: 10, cookTimeMinutes: 20 })
    expect(readMetadata(source, lexicon).totalTimeMinutes).toBe(30)
  })

  test('believes no total that is shorter than one of its parts', () => {
    const source = aReadRecipe({ prepTimeMinutes: 10, cookTimeMinutes: 60, totalTimeMinutes: 20 })
    expect(readMetadata(source, lexicon).totalTimeMinutes).toBe(70)
  })

  test.each([
    ['Mushroom risotto', 'Italian (risotto)'],
    ['Mum’s Gulasz', 'Hungarian (gulasz)'],
    ['Carrot soup', null],
  ])('the cuisine of %s is told by its dish: %s', (title, cuisine) => {
    expect(readMetadata(aReadRecipe({ title }), lexicon).cuisine).toBe(cuisine)
  })
})

test('work without a time counts in the total, a total that the source gives wins', () => {
  const metadata = { totalTimeMinutes: null } as Parameters<typeof withStepTimes>[0]
  const steps = [
    { type: 'WEIGH' as const },
    { type: 'OPERATE' as const, durationSeconds: 300 },
    { type: 'MANUAL' as const },
    { type: 'MANUAL' as const, durationSeconds: 1800 },
  ]
  expect(withStepTimes(metadata, steps).totalTimeMinutes).toBe(40)
  expect(withStepTimes({ ...metadata, totalTimeMinutes: 90 }, steps).totalTimeMinutes).toBe(90)
})

test('the whole takes no less than its preparing alone', () => {
  const metadata = {
    prepTimeMinutes: 60,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
  } as Parameters<typeof withStepTimes>[0]
  expect(withStepTimes(metadata, [{ type: 'MANUAL' }]).totalTimeMinutes).toBe(60)
})

test('"eight to ten" feeds as many', () => {
  expect(readServings('eight to ten', lexicon)).toEqual({ servingsMin: 8, servingsMax: 10 })
})

test.each(['for four', 'Serves four', 'four', 'x 4'])('"%s" feeds four', (text) => {
  expect(readServings(text, lexicon)).toEqual({ servingsMin: 4, servingsMax: 4 })
})

test.each([
  ['Makes 10 slices', '10 slices'],
  ['Yield: 16 cookies', '16 cookies'],
  ['Donne 24 biscuits', '24 biscuits'],
  ['for two loaves', 'two loaves'],
])('%s: the screen says itself that it makes them', (yieldText, told) => {
  expect(readMetadata(aReadRecipe({ yieldText }), lexicon).yieldText).toBe(told)
})
