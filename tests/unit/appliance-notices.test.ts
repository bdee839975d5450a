import { describe, expect, test } from 'vitest'
import { markRecipe } from '#shared/appliance/check.ts'
import { NOTICE_WORDS, noticeSentence } from '#shared/appliance/notice-text.ts'
import { withFix } from '#shared/appliance/with-fix.ts'
import { LANGUAGES } from '#shared/language.ts'
import { NoticeSchema } from '#shared/recipe.ts'
import { aStep, ingredientsOf } from './appliance-fixtures.ts'

const placeholders = (text: string) => new Set(text.match(/\{\{\w+\}\}/g))
const markOne = (fields: Parameters<typeof aStep>[0]) => {
  const [step] = markRecipe({ ingredients: [], steps: [aStep(fields)] }, 'TM6').steps
  if (!step) throw new Error('a step was lost')
  return step
}

describe.each(LANGUAGES)('the sentences of the check in %s', (language) => {
  const sentences = Object.entries(NOTICE_WORDS[language])

  test('are there for every code, with the same parameters', () => {
    const shapes = (words: [string, string][]) =>
      Object.fromEntries(words.map(([code, text]) => [code, placeholders(text)]))
    expect(shapes(sentences)).toEqual(shapes(Object.entries(NOTICE_WORDS.en)))
    for (const [, text] of sentences) expect(text).toMatch(/\.$/)
  })

  test('are not English, but for English itself', () => {
    const isEnglish = language === 'en' || language === 'gb'
    const english = new Set(Object.values<string>(NOTICE_WORDS.en))
    expect(sentences.some(([, text]) => english.has(text))).toBe(isEnglish)
  })
})

describe('a sentence', () => {
  test('has its parameters filled in, with the decimal mark of the language', () => {
    const params = { model: 'TM6', from: '4.3', to: '4.5' }
    expect(noticeSentence('SPEED_OFF_DIAL', params)).toBe('The TM6 has no speed 4.3: use 4.5.')
    expect(noticeSentence('SPEED_OFF_DIAL', params, 'pl')).toBe(
      'TM6 nie ma obrotów 4,3: ustaw 4,5.',
    )
  })

  test('of another version of the app is its code', () => {
    expect(noticeSentence('FROM_THE_FUTURE', {}, 'de')).toBe('FROM_THE_FUTURE')
  })

  test('keeps the name of an ingredient as it is', () => {
    expect(noticeSentence('PASTA_CUT', { name: '$& 1.5 mm pasta' }, 'fr')).toContain(
      '$& 1.5 mm pasta',
    )
  })
})

describe('a warning', () => {
  test('says whether it is a danger, a problem or advice', () => {
    const severities = [{ temperature: '100', speed: '9' }, { speed: 'brisk' }].map((fields) =>
      markOne(fields).notices.map(({ severity }) => severity),
    )
    expect(severities).toEqual([['danger'], ['problem']])
  })

  test('offers its fix in a form that survives JSON, and taking it settles the warning', () => {
    const step = markOne({ speed: 'dough', temperature: '90' })
    const [notice] = step.notices
    expect(NoticeSchema.parse(JSON.parse(JSON.stringify(notice)))).toEqual(notice)
    expect(notice?.fix).toEqual({ temperature: null })

    const fixed = notice && withFix(step, notice)
    expect(fixed).toMatchObject({ temperature: undefined, speed: 'dough', notices: [] })
  })

  test('of a recipe saved before severities is still read', () => {
    const saved = { kind: 'warning', rule: 'S6', code: 'HEATING_FAST', params: {} }
    expect(NoticeSchema.parse(saved)).toEqual(saved)
  })
})

test('a native recipe of ten steps carries few notices', () => {
  const lines = ['1 onion', '20 g oil', '300 g rice', '700 g stock', '100 g white wine']
  const ingredients = ingredientsOf(...lines, '50 g butter', '60 g parmesan')
  const steps = [
    aStep({ type: 'WEIGH', speed: undefined, durationSeconds: undefined, ingredientRefs: [7] }),
    aStep({ speed: '10', durationSeconds: 15, instructionText: 'Grate 15 sec/speed 10.' }),
    aStep({ type: 'MANUAL', speed: undefined, instructionText: 'Transfer to a plate.' }),
    aStep({ speed: '5', durationSeconds: 5, ingredientRefs: [1] }),
    aStep({ speed: '1', durationSeconds: 180, temperature: '120', ingredientRefs: [2] }),
    aStep({
      speed: '1',
      reverse: true,
      durationSeconds: 180,
      temperature: '120',
      ingredientRefs: [3],
    }),
    aStep({
      speed: '1',
      reverse: true,
      durationSeconds: 60,
      temperature: '100',
      ingredientRefs: [5],
    }),
    aStep({
      speed: '1',
      reverse: true,
      durationSeconds: 780,
      temperature: '100',
      ingredientRefs: [4],
    }),
    aStep({ speed: '3', reverse: true, durationSeconds: 20, ingredientRefs: [6] }),
    aStep({
      type: 'WAIT',
      speed: undefined,
      durationSeconds: 60,
      instructionText: 'Leave to rest.',
    }),
  ]
  expect(markRecipe({ ingredients, steps }, 'TM6').steps.flatMap(({ notices }) => notices)).toEqual(
    [],
  )
})
