import { expect, test } from 'vitest'
import {
  type FoundAction,
  type LabelledMethod,
  LabelledMethodSchema,
} from '../eval/labelled-method.ts'
import { f1, scoreMethod } from '../eval/method-score.ts'

const LABELLED: LabelledMethod = LabelledMethodSchema.parse({
  id: '1',
  title: 'Punch',
  ingredients: ['1 litre apple juice', '100 g sugar', '200 ml rum'],
  method: ['Combine juice and sugar.', 'Bring to a boil.', 'Stir in the rum.'],
  actions: [
    { inst: 0, span: [0, 7], text: 'Combine', ings: [{ ing: 0 }, { ing: 1 }], takes: [] },
    { inst: 1, span: [11, 15], text: 'boil', ings: [], takes: [0] },
    { inst: 2, span: [0, 7], text: 'Stir in', ings: [{ ing: 2 }], takes: [1] },
  ],
})

const COMBINE: FoundAction = { inst: 0, span: [0, 7], ings: [0, 1], takes: [] }
const BOIL: FoundAction = { inst: 1, span: [0, 15], ings: [], takes: [0] }
const STIR: FoundAction = { inst: 2, span: [0, 4], ings: [2], takes: [1] }

test('what is labelled is found where the verbs overlap', () => {
  const score = scoreMethod(LABELLED, [COMBINE, BOIL, STIR])
  expect(score).toMatchObject({
    actions: { right: 3, extra: 0, missed: 0 },
    pairs: { right: 3, extra: 0, missed: 0 },
    links: { right: 2, extra: 0, missed: 0 },
    ...{ lines: 3, lost: [], orders: 2, inverted: 0 },
  })
  expect(f1(score.pairs)).toBe(100)
})

test('a missed action misses its ingredients and its links', () => {
  const score = scoreMethod(LABELLED, [COMBINE, { ...STIR, takes: [0] }])
  expect(score).toMatchObject({
    actions: { right: 2, extra: 0, missed: 1 },
    links: { right: 0, extra: 1, missed: 2 },
    lost: [],
  })
})

test('a link counts only where the labels have one', () => {
  const [first, second, third] = LABELLED.actions
  if (!first || !second || !third) throw new Error('three actions')
  const named = { ...LABELLED, actions: [first, second, { ...third, takes: [] }] }
  expect(scoreMethod(named, [COMBINE, BOIL, STIR]).links).toEqual({ right: 1, extra: 0, missed: 0 })
})

test('an ingredient at another verb is wrong twice, and one nowhere is lost', () => {
  const score = scoreMethod(LABELLED, [{ ...COMBINE, ings: [0, 2] }, BOIL, { ...STIR, ings: [] }])
  expect(score.pairs).toEqual({ right: 1, extra: 1, missed: 2 })
  expect(score.lost).toEqual([1])
})

test('ingredients that go in the other way round are inverted', () => {
  const score = scoreMethod(LABELLED, [{ ...COMBINE, ings: [2] }, BOIL, { ...STIR, ings: [0, 1] }])
  expect(score).toMatchObject({ orders: 2, inverted: 2 })
})

test('a broken label counts for nothing, nor does what is found beside it', () => {
  const [first, second, third] = LABELLED.actions
  if (!first || !second || !third) throw new Error('three actions')
  const broken = { ...LABELLED, actions: [first, { ...second, ok: false }, third] }
  expect(scoreMethod(broken, [COMBINE, BOIL, STIR]).actions).toEqual({
    ...{ right: 2, extra: 0, missed: 0 },
  })
})
