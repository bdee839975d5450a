import { expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('dredged meat goes into the pan whose butter has been waiting for it', () => {
  const actions = actionsOf(
    ['500 g chicken breast', '1 tsp salt', '50 g flour', '2 tbsp butter', '60 ml soy sauce'],
    [
      'Sprinkle the chicken with salt. Heat a large skillet over medium heat. Add the butter to the skillet and let melt.',
      'Dredge the chicken in the flour. Place in a hot skillet and cook for 4 minutes per side. Add the soy sauce.',
    ],
  )

  const placed = actions.find(({ clause }) => clause.text.startsWith('Place'))
  const poured = actions.find(({ clause }) => clause.text.startsWith('Add the soy'))
  const buttered = actions.find(({ clause }) => clause.text.startsWith('Add the butter'))
  expect(placed?.moves).toHaveLength(1)
  expect(placed?.vessel).toBe(buttered?.vessel)
  expect(poured?.vessel).toBe(buttered?.vessel)
})

test('what is spread on a tray is what cooks there, even where the oven is not named again', () => {
  const actions = actionsOf(
    ['400 g shrimp', '2 bell peppers', '1 tbsp olive oil'],
    [
      'Spread the shrimp and peppers on a baking sheet and drizzle with the oil.',
      'Cook at 230 degrees for about 8 minutes.',
    ],
  )

  const [spread] = actions
  expect(actions.at(-1)?.vessel).toBe(spread?.vessel)
})

test('slices of seasoned meat are dredged on their plate, not in the pot beside it', () => {
  const actions = actionsOf(
    ['4 onions', '50 ml oil', '600 g pork chops', '1 tbsp salt', '60 g flour'],
    [
      'In a large pot sauté the onions in the oil until soft.',
      'Season each side of the pork slices with the salt. Dredge the slices in flour on each side.',
    ],
  )

  const seasoned = actions.find(({ role }) => role === 'season')
  const dredged = actions.find(({ clause }) => clause.text.startsWith('Dredge'))
  expect(dredged?.vessel).toBe(seasoned?.vessel)
})

test('butter melted for the batter goes into the batter, with flour and milk after it', async () => {
  const steps = await stepsOf(
    ['1 egg', '200 g sugar', '140 g flour', '30 g cocoa powder', '50 g butter', '250 ml milk'],
    [
      'Using an electric mixer, beat the egg and sugar for 5 minutes until pale and fluffy.',
      'In a separate bowl whisk the flour and cocoa together.',
      'Melt the butter in the microwave and add that to the batter.',
      'While the mixer is still going alternate between adding the flour mixture and the milk until well combined.',
      'Pour the batter into a greased baking dish and bake for 45 minutes.',
    ],
  )

  expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([1, 2, 6]))
  expect(textsOf(steps).join(' ')).not.toMatch(/Rinse/)
  expect(steps.at(-1)).toMatchObject({ place: 'oven', clears: true })
  expect(steps.at(-1)?.takes).toHaveLength(1)
})

test('fish on its tray is brushed with the marinade, not the other way round', () => {
  const actions = actionsOf(
    ['4 fish fillets', '2 tbsp olive oil', '1 tsp paprika'],
    [
      'Arrange the fish on a baking dish. In a small bowl combine the oil and paprika.',
      'Place the fish in the baking dish. Brush with the mixture.',
    ],
  )

  const [arranged] = actions
  expect(actions.at(-1)?.vessel).toBe(arranged?.vessel)
  expect(actions.at(-1)?.moves).toHaveLength(1)
})

test.each([
  [
    'de' as const,
    'Den Fisch auf ein Backblech legen.',
    'Öl und Paprika in einer Schüssel verrühren.',
    'Das Blech mit der Mischung bestreichen.',
  ],
])('the marinade goes onto what lies there (%s)', (language, laid, mixed, brushed) => {
  const actions = actionsOf(
    ['4 Fischfilets', '2 EL Öl', '1 TL Paprika'],
    [mixed, laid, brushed],
    language,
  )
  const fish = actions.find(({ clause }) => clause.text.startsWith('Den Fisch'))
  expect(actions.at(-1)?.vessel).toBe(fish?.vessel)
})

test('what was made for the dish is served with it, whoever names it', () => {
  const actions = actionsOf(
    ['500 g potatoes', '2 tbsp oil', '400 g spinach', '200 ml cream'],
    [
      'Toss the potatoes with the oil and roast for 40 minutes at 200 °C.',
      'In a pot simmer the spinach in the cream for 5 minutes. Serve.',
    ],
  )

  const roasted = actions.find(({ role }) => role === 'bake')
  expect(actions.at(-1)?.moves.map(({ from }) => from)).toContain(roasted?.vessel)
})

const ONION_SAUCE = {
  foods: [
    '30 g butter',
    '1 onion, sliced',
    '200 g mushrooms, sliced',
    '500 ml beef broth',
    '1 tbsp coconut aminos',
    '3 tbsp starch',
  ],
  method: [
    'In a skillet melt the butter and sauté the onion for 5 minutes. Add the mushrooms and sauté for 6 minutes.',
    'In a bowl whisk together the beef broth, coconut aminos and starch until smooth. Pour the mixture into the skillet and simmer for 5 minutes.',
  ],
}

test('the onions stay in the bowl while the starch is stirred into the broth', async () => {
  const texts = textsOf(await stepsOf(ONION_SAUCE.foods, ONION_SAUCE.method)).join(' ')

  expect(texts).not.toMatch(/set aside|Return/)
  expect(texts).toMatch(/whisk together the beef broth/)
})

test('flour that only waits for the creamed butter is weighed onto it', async () => {
  const steps = await stepsOf(
    ['150 g butter', '150 g sugar', '1 egg', '250 g flour', '1 tsp baking powder'],
    [
      'In a large bowl cream the butter and sugar for 2 minutes. Add the egg and mix until combined.',
      'In another bowl, whisk the flour and baking powder. Add the butter mixture to the flour and mix until combined.',
    ],
  )

  const texts = textsOf(steps).join(' ')
  expect(texts).not.toMatch(/set aside|Return/)
  expect(runsOf(steps).length).toBeGreaterThan(1)
  expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
})

test.each([
  [
    'en' as const,
    '4 chicken breasts',
    '200 g cheese',
    'Spread the cheese over half of each chicken breast.',
    'Bake the chicken breasts for 20 minutes.',
  ],
  [
    'de' as const,
    '4 Schnitzel',
    '200 g Käse',
    'Den Käse auf die Hälfte jedes Schnitzels streichen.',
    'Die Schnitzel 20 Minuten backen.',
  ],
])('half of each piece is no half of the pieces (%s)', (language, meat, cheese, spread, bake) => {
  const actions = actionsOf([meat, cheese], [spread, bake], language)
  const parts = actions.flatMap(({ adds }) => adds).map(({ part }) => part)
  expect(parts).toEqual(parts.map(() => 1))
})
