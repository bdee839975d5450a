import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const recipe = (...below: string[]) =>
  readText(`Soup

Ingredients
500 g carrots
1 l stock

Method
Slice the carrots.
Simmer them in the stock for 20 minutes.
Blend until smooth.
${below.join('\n')}`)

const STEPS = [
  'Slice the carrots.',
  'Simmer them in the stock for 20 minutes.',
  'Blend until smooth.',
]

test.each([
  'In the Instant Pot: cook everything on high pressure for 5 minutes, then blend.',
  'Alternatively, roast the carrots first.',
  'Leftovers keep for 3 days in the fridge.',
  'Alternativ kann man auch Kürbis nehmen.',
  'Im Thermomix: alles 20 Min./100°C/Stufe 1 garen.',
  'Oppure in friggitrice ad aria a 160° per 40 minuti.',
  'También puedes usar calabaza.',
  'Vous pouvez remplacer les carottes par du potiron.',
  'Można też dodać imbir.',
  'Також можна додати імбир.',
  'Puteți înlocui morcovii cu dovleac.',
])('"%s" below the steps is told of the recipe, and no step', (line) => {
  const { steps, description } = recipe(line)
  expect(steps.flatMap(({ lines }) => lines)).toEqual(STEPS)
  expect(description).toContain(line)
})

test.each(['If you liked this, follow my page!', 'Si te ha gustado, dale like y comparte'])(
  '"%s" is none of the recipe',
  (line) => {
    const { steps, description } = recipe(line)
    expect(steps.flatMap(({ lines }) => lines)).toEqual(STEPS)
    expect(description).toBeNull()
  },
)

test('the other way of a method that tells only one step stays', () => {
  const { steps } = readText(`Toast

2 slices bread
10 g butter

Toast the bread and butter it.
Alternatively, fry it in the butter.`)
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(2)
})

test('the last step of a recipe for the machine is a step, though it names the machine', () => {
  const { steps } = readText(`Karottensuppe

Zutaten
500 g Karotten
1 l Brühe

Zubereitung
Karotten in den Mixtopf geben und 5 Sek./Stufe 5 zerkleinern.
Brühe zugeben.
Im Thermomix 20 Min./100°C/Stufe 1 garen.`)
  expect(steps.flatMap(({ lines }) => lines)).toContain('Im Thermomix 20 Min./100°C/Stufe 1 garen.')
})
