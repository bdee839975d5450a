import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRecipe, markRecipe, repairRecipe, suitableModels } from '#shared/appliance/check.ts'
import { APPLIANCE_MODELS } from '#shared/appliance/models.ts'
import { STEP_TYPES, TOOLS } from '#shared/recipe.ts'
import { aStep, ingredientsOf } from './appliance-fixtures.ts'

const anyStep = fc.record({
  stepNumber: fc.integer({ min: 1, max: 99 }),
  type: fc.constantFrom(...STEP_TYPES),
  instructionText: fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom(
      'Bake in the oven at 180.',
      'Steam.',
      'Put on the Varoma dish and steam.',
      'Leave to cool.',
      'Transfer to a bowl.',
    ),
  ),
  durationSeconds: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  speed: fc.option(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        'soft',
        'dough',
        'turbo',
        '5-10',
        '10-2',
        '0',
        '0.3',
        '4',
        '4.5',
        '5',
        '6',
        '7',
        '11',
      ),
    ),
    { nil: undefined },
  ),
  temperature: fc.option(
    fc.oneof(
      fc.string(),
      fc.constantFrom('varoma', '212°F'),
      fc.integer({ min: 0, max: 250 }).map(String),
    ),
    { nil: undefined },
  ),
  reverse: fc.boolean(),
  ingredientRefs: fc.subarray([1, 2, 3, 4, 5, 6]),
  tools: fc.subarray([...TOOLS]),
})
const ingredients = ingredientsOf(
  '500 g milk',
  '7 g yeast',
  '200 g chocolate',
  '3 egg yolks',
  '500 g water',
  'salt',
)

test('repairing never fails, leaves nothing harmless to repair, and repairs nothing twice', () => {
  const content = fc.array(anyStep, { maxLength: 6 })
  fc.assert(
    fc.property(content, fc.constantFrom(...APPLIANCE_MODELS), (steps, model) => {
      const once = repairRecipe({ ingredients, steps }, model)
      const left = checkRecipe({ ingredients, steps: once.steps }, model)
      expect(left.filter((finding) => finding.harmless)).toEqual([])
      expect(repairRecipe({ ingredients, steps: once.steps }, model)).toEqual(once)
    }),
    { numRuns: 400 },
  )
})

test('says what it repaired, from what to what', () => {
  const [step] = repairRecipe(
    { ingredients: [], steps: [aStep({ temperature: '104' })] },
    'TM6',
  ).steps
  expect(step?.temperature).toBe('105')
  expect(step?.notices).toEqual([
    {
      kind: 'repaired',
      rule: 'limit',
      code: 'TEMPERATURE_OFF_LIST_FIXED',
      params: { model: 'TM6', from: '104 °C', to: '105 °C' },
    },
  ])
})

test('writes settings as recipe fields hold them, without a word', () => {
  const steps = [aStep({ temperature: '212°F', speed: 'Stufe 2,5' })]
  const [step] = repairRecipe({ ingredients: [], steps }, 'TM6').steps
  expect(step).toMatchObject({ temperature: '100', speed: '2.5', notices: [] })
})

test.each([
  ['Cook 10 min/104°C/speed 1, then rest.', 'Cook 10 min/105°C/speed 1, then rest.'],
  ['Kochen: 10 Min./104°C/Stufe 1.', 'Kochen: 10 Min./105°C/Stufe 1.'],
  ['Cook 110 min/104°C/speed 1.', 'Cook 110 min/104°C/speed 1.'],
  ['Cook at 104°C.', 'Cook at 104°C.'],
])('tells the repaired settings where the text told them: %s', (instructionText, told) => {
  const steps = [aStep({ temperature: '104', durationSeconds: 600, instructionText })]
  const [step] = repairRecipe({ ingredients: [], steps }, 'TM6').steps
  expect(step).toMatchObject({ temperature: '105', instructionText: told })
})

test('warns of what would change the dish and leaves it as it is', () => {
  const steps = [aStep({ temperature: '100', speed: '9' })]
  const [step] = repairRecipe({ ingredients: [], steps }, 'TM6').steps
  expect(step).toMatchObject({
    speed: '9',
    notices: [{ kind: 'warning', code: 'HEATING_TOO_FAST' }],
  })
})

test('marking changes nothing that a person has saved', () => {
  const saved = aStep({ temperature: '104' })
  const [step] = markRecipe({ ingredients: [], steps: [saved] }, 'TM6').steps
  expect(step).toMatchObject({
    ...saved,
    notices: [{ kind: 'warning', code: 'TEMPERATURE_OFF_LIST' }],
  })
})

test('a recipe suits the models that need harmless repairs at most', () => {
  expect(suitableModels({ ingredients: [], steps: [aStep({ temperature: '119' })] })).toEqual([
    ...['TM6', 'TM5', 'TM7', 'MC_SMART'],
  ])
  expect(suitableModels({ ingredients: [], steps: [aStep({ temperature: '200' })] })).toEqual([])
})

test('a repair by one mark counts for speed and a missing one is not invented', () => {
  const [step] = repairRecipe(
    { ingredients: [], steps: [aStep({ speed: undefined })] },
    'TM6',
  ).steps
  expect(step).toMatchObject({ notices: [{ code: 'NO_SPEED' }] })
  expect(step?.speed).toBeUndefined()
})

test('values that no appliance has are replaced, and told', () => {
  const impossible = [
    aStep({ durationSeconds: 60, speed: '99' }),
    aStep({ durationSeconds: 600, speed: '1', temperature: '400' }),
    aStep({ durationSeconds: 600, speed: '1', temperature: '750 °F' }),
    aStep({ durationSeconds: 60, speed: '0' }),
  ]
  const { steps } = repairRecipe({ ingredients: [], steps: impossible }, 'TM6')
  expect(steps.map(({ speed }) => speed)).toEqual(['10', '1', '1', '0.5'])
  expect(steps.map(({ temperature }) => temperature)).toEqual([undefined, '120', '120', undefined])
  for (const { notices } of steps) expect(notices.map(({ kind }) => kind)).toContain('repaired')
})

test('what replaces values that no appliance has is safe together', () => {
  const cooked = { durationSeconds: 1200, instructionText: 'Cook 20 min/400°C/speed 99.' }
  const steps = [aStep({ ...cooked, speed: '99', temperature: '400' })]
  const [step] = repairRecipe({ ingredients: [], steps }, 'TM6').steps
  expect(step).toMatchObject({
    speed: '5',
    temperature: '120',
    instructionText: 'Cook 20 min/120°C/speed 5.',
  })
  expect(step?.notices.filter(({ severity }) => severity === 'danger')).toEqual([])
})
