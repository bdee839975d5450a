import { expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('flour is not beaten into a foam of eggs, whatever else goes in with it', async () => {
  const steps = await stepsOf(
    ['3 eggs', '120 g sugar', '150 g chocolate', '60 g flour'],
    [
      'Melt the chocolate. In a bowl, whisk the eggs and sugar until pale and foamy.',
      'Add the melted chocolate and the sifted flour and mix well.',
      'Pour into a tin and bake for 25 minutes.',
    ],
  )
  const after = steps.slice(steps.findIndex(({ tools }) => tools?.includes('whisk')) + 2)

  expect(runsOf(after)).toEqual([])
  expect(textsOf(after).join(' ')).toContain(
    'Add the melted chocolate and the sifted flour and mix well.',
  )
})

test('nuts are mixed into beaten egg whites by hand, in the bowl where they stand', async () => {
  const steps = await stepsOf(
    ['4 egg whites', '200 g sugar', '250 g ground almonds', '1 tbsp rum'],
    [
      'Beat the egg whites and sugar until stiff. Mix in the almonds and the rum.',
      'Spread on a tray and bake for 20 minutes.',
    ],
  )

  expect(runsOf(steps)).toHaveLength(1)
  const mixed = steps.find(({ instructionText }) => instructionText.includes('Mix in the almonds'))
  expect(mixed?.place).toBe('bowl')
  expect(mixed?.clears).toBeFalsy()
})

test('a foam with flour folded in is taken out before the whites are beaten', async () => {
  const steps = await stepsOf(
    ['4 eggs', '120 g sugar', '100 g flour'],
    [
      'Separate the eggs. In a bowl, whisk the egg yolks with the sugar until pale and foamy. Fold in the flour.',
      'Whisk the egg whites until stiff and fold them into the batter.',
      'Pour into a tin and bake for 25 minutes.',
    ],
  )
  const texts = textsOf(steps)
  const out = texts.findIndex((text) => /set aside/.test(text))
  const rinsed = texts.findIndex((text) => /Rinse/.test(text))

  expect(out).toBeGreaterThan(texts.findIndex((text) => /flour/.test(text)))
  expect(rinsed).toBe(out + 1)
})

test('dough that is mixed with salt does not land in the filling that was salted', async () => {
  const steps = await stepsOf(
    [
      'For the dough:',
      '400 g flour',
      '200 ml water',
      '1/2 tsp salt',
      'For the filling:',
      '2 onions',
      '30 g butter',
      '300 g mushrooms',
    ],
    [
      'Chop the onions and fry them in the butter. Add the mushrooms, fry for 5 minutes and season with salt.',
      'Mix the flour with the salt, pour in the water and knead to a smooth dough. Leave for 30 minutes.',
    ],
  )
  const dough = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 1))

  expect(textsOf(steps).some((text) => /Rinse|Clean/.test(text))).toBe(true)
  expect(dough?.adds?.map(({ ref }) => ref)).toEqual(expect.arrayContaining([1, 2]))
  expect(addedAt(steps, 'stove')).not.toContain(1)
})

test('"the whites" are those of the eggs, beaten by themselves', async () => {
  const steps = await stepsOf(
    ['3 eggs', '90 g sugar', '80 g flour'],
    [
      'Separate the eggs. In a bowl, whisk the yolks with the sugar until pale and foamy. Fold in the flour.',
      'In another bowl, whisk the whites until stiff. Fold them into the batter and bake for 20 minutes.',
    ],
  )
  const whisked = textsOf(steps).filter((text) => /whites/.test(text))

  expect(whisked).toHaveLength(1)
  expect(whisked[0]).not.toMatch(/yolks|sugar/)
})

test('a share that began its own sentence is small behind other foods', async () => {
  const steps = await stepsOf(
    ['500 ml lapte', '4 gălbenușuri', '100 g zahăr', '40 g amidon'],
    [
      'Se freacă gălbenușurile cu zahărul, amidonul și jumătate din lapte. Restul de lapte se adaugă și se amestecă.',
    ],
    'ro',
  )

  expect(textsOf(steps).join(' ')).toContain('restul de lapte')
  expect(textsOf(steps).join(' ')).not.toMatch(/ Restul de lapte \(/)
})

test('whites go into the cream that they are folded into, not onto the cake with the sugar', async () => {
  const steps = await stepsOf(
    ['500 ml lapte', '3 ouă', '120 g zahăr', '50 g amidon', '1 blat de tort'],
    [
      'Se separă ouăle. Gălbenușurile se freacă cu jumătate din zahăr și cu amidonul. Laptele se pune la fiert, se toarnă peste gălbenușuri, apoi se pune totul înapoi pe foc mic și se fierbe până se îngroașă.',
      'Albușurile se bat spumă tare cu restul de zahăr și se încorporează ușor în crema caldă.',
      'Se toarnă crema peste blat. Se lasă la rece 4 ore, apoi se pudrează cu zahăr.',
    ],
    'ro',
  )
  const dusted = steps.find(({ instructionText }) => instructionText.includes('pudrează'))

  expect(textsOf(steps).join(' ')).toContain('încorporează ușor în crema caldă')
  expect(dusted?.takes).toHaveLength(1)
})
