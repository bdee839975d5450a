import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { StepInput } from '#shared/recipe.ts'
import { readStepSamples, type StepSample, StepSampleSchema } from '../eval/step-gold.ts'
import { gainedSteps, judgeSteps, shareOfRight } from '../eval/step-judge.ts'

const LANGUAGES = ['en', 'pl', 'uk', 'de', 'es', 'ro', 'fr', 'it']
const FOLDER = new URL('../eval/steps/', import.meta.url)
const samples = LANGUAGES.map((language) => ({
  language,
  found: readStepSamples(fileURLToPath(new URL(`${language}.jsonl`, FOLDER))),
}))

const aStep = (overrides: Partial<StepInput>): StepInput => ({
  stepNumber: 1,
  type: 'OPERATE',
  instructionText: 'Soften.',
  durationSeconds: 300,
  temperature: '120',
  speed: '1',
  reverse: false,
  ingredientRefs: [],
  tools: [],
  ...overrides,
})

const sample: StepSample = StepSampleSchema.parse({
  language: 'en',
  kind: 'sweat',
  title: 'Soup',
  ingredients: ['1 onion', '20 g butter'],
  method: ['Chop the onion.', 'Soften it in the butter for 5 minutes.'],
  expect: {
    type: 'OPERATE',
    seconds: [300, 300],
    temperature: [120, 120],
    speed: ['soft', 1],
    reverse: null,
    not_tools: ['measuring_cup'],
  },
})

const share = (...steps: StepInput[]) => shareOfRight(judgeSteps(sample, steps).verdict)

describe('the gold set of steps', () => {
  test.each(samples)(
    'has at least 30 sentences in $language, none twice',
    ({ language, found }) => {
      expect(found.length).toBeGreaterThanOrEqual(30)
      expect(new Set(found.map((one) => one.language))).toEqual(new Set([language]))
      expect(new Set(found.map(({ title, method }) => title + method.join())).size).toBe(
        found.length,
      )
    },
  )

  test('spreads over many techniques, by hand and waiting too', () => {
    const all = samples.flatMap(({ found }) => found)
    const byHand = all.filter(({ expect: { type } }) => type === 'MANUAL' || type === 'WAIT')

    expect(new Set(all.map(({ row }) => row)).size).toBeGreaterThanOrEqual(60)
    expect(byHand.length / all.length).toBeGreaterThan(0.15)
  })

  test('says where a line does not fit', () => {
    const { expect: _, ...withoutExpectation } = sample
    expect(StepSampleSchema.safeParse(withoutExpectation).success).toBe(false)
    const upsideDown = { ...sample, expect: { type: 'OPERATE', seconds: [300, 200] } }
    expect(StepSampleSchema.safeParse(upsideDown).success).toBe(false)
  })
})

describe('the judge of steps', () => {
  test('takes the right step, with weighing and scraping around it', () => {
    const around = [
      aStep({ type: 'WEIGH', instructionText: 'Weigh 20 g butter into the mixing bowl.' }),
      aStep({ type: 'MANUAL', instructionText: 'Scrape down.', tools: ['spatula'] }),
    ]

    expect(share(...around, aStep({}))).toBe(1)
    expect(share(...around, aStep({ speed: 'soft' }))).toBe(1)
  })

  test('counts each wrong field', () => {
    expect(judgeSteps(sample, [aStep({ temperature: '100', speed: '2' })]).verdict).toEqual({
      type: true,
      time: true,
      temperature: false,
      speed: false,
      tools: true,
      words: true,
    })
    expect(judgeSteps(sample, [aStep({ tools: ['measuring_cup'] })]).verdict.tools).toBe(false)
  })

  test('gives nothing for no step, and little for the sentence as it was', () => {
    const left = aStep({ type: 'MANUAL', instructionText: sample.method[1] ?? '' })

    expect(share(left)).toBe(0)
    expect(share(left, aStep({}))).toBeLessThan(1)
    expect(judgeSteps(sample, []).verdict.type).toBe(false)
  })

  test('wants no motor where the work is done by hand', () => {
    const byHand: StepSample = { ...sample, expect: { type: 'MANUAL' } }
    const fry = aStep({ type: 'MANUAL', instructionText: 'Fry in the pan.' })

    expect(judgeSteps(byHand, [fry]).verdict).toEqual({ type: true })
    expect(judgeSteps(byHand, [fry, aStep({})]).verdict).toEqual({ type: false })
  })

  test('takes another answer that is as right', () => {
    const either: StepSample = { ...sample, expect: { ...sample.expect, or: [{ type: 'MANUAL' }] } }

    expect(judgeSteps(either, [aStep({ type: 'MANUAL' })]).verdict).toEqual({ type: true })
    expect(shareOfRight(judgeSteps(either, [aStep({})]).verdict)).toBe(1)
  })

  test('finds what the sentence added or changed', () => {
    const [chop, soften] = [aStep({ instructionText: 'Chop.' }), aStep({ stepNumber: 2 })]
    const longer = aStep({ stepNumber: 2, durationSeconds: 600 })

    expect(gainedSteps([chop], [chop, soften])).toEqual([soften])
    expect(gainedSteps([chop, soften], [chop, longer])).toEqual([longer])
  })
})
