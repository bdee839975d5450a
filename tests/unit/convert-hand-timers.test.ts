import { expect, test } from 'vitest'
import { stepsOf } from './convert-scripts-fixtures.ts'

const CRUST = ['200 g plain flour', '100 g cold butter', '60 g sugar', '1 egg']
const timesOf = async (foods: string[], method: string[]) =>
  (await stepsOf(foods, method))
    .filter(({ type }) => type !== 'OPERATE')
    .map(({ instructionText, durationSeconds }) => [
      durationSeconds ?? 0,
      instructionText.replaceAll('\u00a0', ' '),
    ])

test('two times of one sentence are two steps, each with its timer', async () => {
  const steps = await timesOf(CRUST, [
    'Knead everything to a dough and line a tart tin with it.',
    'Line it with parchment and beans and bake for 20 minutes, then remove the beans and bake for another 5 minutes.',
  ])
  expect(steps.find(([seconds]) => seconds === 1200)?.[1]).toMatch(/bake for 20 minutes\.$/)
  expect(steps).toContainEqual([300, 'Remove the beans and bake for another 5 minutes.'])
})

test('one time or the other is one step', async () => {
  const steps = await timesOf(
    ['1 kg stewing beef', '500 ml stock', '1 kg potatoes', '3 onions'],
    [
      'Put everything into the slow cooker.',
      'Cook on low for 8 hours or on high for 4 hours, until the beef is tender.',
    ],
  )
  expect(steps.filter(([, text]) => String(text).includes('on high'))).toHaveLength(1)
  expect(steps.some(([, text]) => String(text).startsWith('Or '))).toBe(false)
})

test('what comes after a long rest is not told with it, but that it is served is', async () => {
  const steps = await timesOf(CRUST, [
    'Knead everything to a dough. Chill it for 1 hour. Roll it out and cut out stars with a cutter.',
    'Bake for 12 minutes until golden. Cool on the tray for 30 minutes. Serve.',
  ])
  const [rest] = steps.filter(([seconds]) => seconds === 3600)
  expect(rest?.[1]).not.toContain('Roll')
  expect(steps.at(-1)?.[1]).toContain('Serve')
})

test('a label’s time that stands behind "until" has its timer', async () => {
  const steps = await timesOf(
    ['200 g crab meat', '100 g cream cheese'],
    [
      'Mix: Mix the crab meat and cream cheese and spoon into cups.',
      'Bake: Until the edges begin to turn golden, 14-18 minutes.',
    ],
  )
  expect(steps.at(-1)?.[0]).toBe(840)
})

test('a jam is timed by its boiling, not by the minute on the saucer', async () => {
  const steps = await stepsOf(
    ['3 kg plums, quartered', '2.5 kg sugar', 'knob of butter'],
    [
      'Put the plums and the sugar in a preserving pan. Boil hard for 10 minutes, then take off the heat and test for a set: spoon a little on to a cold saucer, leave for a minute, then push with your finger.',
      'Stir in the butter and ladle into hot jars.',
    ],
  )
  const boiled = steps.find(({ instructionText }) => instructionText.includes('Boil hard'))
  expect(boiled?.durationSeconds).toBe(600)
})
