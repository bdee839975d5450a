import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { StepInput } from '#shared/recipe.ts'
import { isKept, judgeSettings } from '../eval/setting-judge.ts'
import {
  readSettingSamples,
  type SettingSample,
  SettingSampleSchema,
} from '../eval/setting-samples.ts'
import { aStep } from './appliance-fixtures.ts'

const LANGUAGES = ['en', 'pl', 'uk', 'de', 'es', 'ro', 'fr', 'it']
const FOLDER = new URL('../eval/settings/', import.meta.url)

const SAMPLE: SettingSample = SettingSampleSchema.parse({
  language: 'it',
  kind: 'dots',
  title: 'Sugo',
  ingredients: ['1 cipolla', '400 g di passata'],
  method: ['Tritare la cipolla 5 sec. vel. 5.', 'Cuocere 8-10 min. 100° vel. 1 senza misurino.'],
  expect: [
    { seconds: 5, speed: '5' },
    { seconds: [480, 600], temperature: 100, speed: '1' },
  ],
  keeps: ['senza misurino'],
})

const CHOPPED: Partial<StepInput> = {
  instructionText: 'Tritare: 5 sec./vel. 5.',
  durationSeconds: 5,
  speed: '5',
}
const COOKED: Partial<StepInput> = {
  instructionText: 'Cuocere: 9 min./100°C/vel. 1, senza\u00a0misurino.',
  durationSeconds: 540,
  temperature: '100',
  speed: '1',
}

const judge = (...steps: Partial<StepInput>[]) => judgeSettings(SAMPLE, steps.map(aStep))

test.each(LANGUAGES)('there are at least 30 recipes in %s, none twice', (language) => {
  const samples = readSettingSamples(fileURLToPath(new URL(`${language}.jsonl`, FOLDER)))
  expect(samples.length).toBeGreaterThanOrEqual(30)
  expect(new Set(samples.map(({ method }) => method.join())).size).toBe(samples.length)
  expect(samples.every((sample) => sample.language === language)).toBe(true)
})

describe('settings are kept', () => {
  test('when each has its step, in order', () => {
    expect(isKept(judge(CHOPPED, { type: 'MANUAL', speed: undefined }, COOKED))).toBe(true)
  })

  test.each<[name: string, steps: Partial<StepInput>[], kept: boolean[]]>([
    ['not in another order', [COOKED, CHOPPED], [true, false]],
    ['not with another speed', [{ ...CHOPPED, speed: '6' }, COOKED], [false, true]],
    ['not with heat', [{ ...CHOPPED, temperature: '37' }, COOKED], [false, true]],
    ['not backwards', [CHOPPED, { ...COOKED, reverse: true }], [true, false]],
    ['not for longer', [CHOPPED, { ...COOKED, durationSeconds: 660 }], [true, false]],
    ['not by hand', [{ ...CHOPPED, type: 'MANUAL' }, COOKED], [false, true]],
  ])('%s', (_, steps, kept) => {
    expect(judge(...steps).kept).toEqual(kept)
  })

  test('and no others are made up', () => {
    expect(judge(CHOPPED, COOKED, COOKED).unasked).toHaveLength(1)
  })

  test('and the words beside them stay', () => {
    const { lost } = judge(CHOPPED, { ...COOKED, instructionText: 'Cuocere: 9 min./100°C/vel. 1.' })
    expect(lost).toEqual(['senza misurino'])
  })
})

test('a text contradicts its fields when it says other settings, and by hand when it says any', () => {
  const longer = { ...CHOPPED, durationSeconds: 8 }
  const byHand: Partial<StepInput> = { ...CHOPPED, type: 'MANUAL' }
  expect(judge(longer, byHand, COOKED).contradicting).toHaveLength(2)
  expect(judge({ ...CHOPPED, instructionText: '20 min' }).contradicting).toEqual([])
})
