import { expect, test } from 'vitest'
import type { StepInput } from '#shared/recipe.ts'
import { takenStep } from '#shared/recipe-references.ts'
import { actionsOf, textsOf as textsOfText } from './convert-language-fixtures.ts'
import { addedAt, runsOf, stepSaying, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** The numbers of the steps whose product goes into a step. */
const takenBy = (step: StepInput | undefined) => (step?.takes ?? []).map(takenStep)
const numberOf = (steps: readonly StepInput[], step: StepInput | undefined) =>
  step ? steps.indexOf(step) + 1 : 0
const partsOf = (steps: readonly StepInput[], ref: number) =>
  steps.flatMap(({ adds }) => adds?.filter((one) => one.ref === ref).map(({ part }) => part) ?? [])

test('the rest of what was just halved is not the rest of the list', async () => {
  const steps = await stepsOf(
    ['1 chicken', '50 g soft butter', '1 tsp thyme leaves', '200 g green beans'],
    [
      'Mix the butter with the thyme. Push about half of the butter under the skin. Rub the rest all over the outside. Roast the chicken for 80 minutes.',
      'Cook the beans in boiling water for 4 minutes.',
    ],
  )
  const beans = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 4))
  expect(textsOf(beans ? [beans] : []).join(' ')).not.toMatch(/rub the rest/i)
})

test('the dough that is divided is the one that rests, not the dip made meanwhile', async () => {
  const steps = await stepsOf(
    ['250 g flour', '250 g plain yoghurt', '400 g chickpeas', '60 g tahini', '1 lemon, juiced'],
    [
      'Mix the flour and yoghurt and knead for 1 minute. Cover and rest for 20 minutes.',
      'Blend the chickpeas with the tahini and lemon juice until smooth. Chill.',
      'Divide the dough into 6 and roll out. Fry in a dry pan for 2 minutes on each side. Serve with the dip.',
    ],
  )
  const blending = runsOf(steps).find(({ speed }) => Number.parseFloat(speed ?? '') > 5)
  const divided = stepSaying(steps, /divide the dough/i)
  expect(takenBy(divided)).not.toContain(numberOf(steps, blending))
})

test('what an order saves for later is not taken by it', async () => {
  const steps = await stepsOf(
    ['1 kg beef, cubed', '60 g flour', '500 ml beef stock'],
    [
      'Dredge the beef in the flour, saving 15 g of the flour for the gravy. Brown it in a hot pan.',
      'Add the stock and simmer for 2 hours. Whisk the saved flour into the sauce and simmer for 3 minutes.',
    ],
  )
  expect(partsOf(steps, 2)).toEqual([0.75, 0.25])
})

test('the first of two names of the list is that food', async () => {
  const steps = await stepsOf(
    ['3 tbsp ghee or sunflower oil', '1 onion, sliced', '4 eggs'],
    ['Heat the ghee in a frying pan and break in the eggs. Serve with the onion.'],
  )
  const first = steps.find(({ adds }) => adds && adds.length > 0)
  expect(first?.adds?.map(({ ref }) => ref)).toContain(1)
})

test('a spice butter that is announced by its name goes over the lentils of the other part', async () => {
  const steps = await stepsOf(
    ['250 g red lentils', '1 litre water', '3 tbsp oil', '1 tsp cumin seeds', '1 onion, sliced'],
    [
      'For the dal: Put the lentils into a saucepan with the water and simmer for 25 minutes.',
      'For the tarka: Heat the oil in a frying pan and add the cumin seeds. Add the onion and fry for 10 minutes.',
      'Tip the tarka over the dal.',
    ],
  )
  const pouring = takenBy(stepSaying(steps, /tip the tarka/i))
  const taken = pouring.flatMap((number) => [number, ...takenBy(steps[number - 1])])
  const [simmered, fried] = runsOf(steps).map((one) => numberOf(steps, one))
  expect(taken).toContain(simmered)
  expect(taken).toContain(fried)
})

test('an onion that is fried while crumbs soak has a pan of its own', async () => {
  const steps = await stepsOf(
    [
      '60 g fresh bread crumbs',
      '120 ml milk',
      '1 onion, chopped',
      '20 g butter',
      '500 g minced beef',
      '250 g minced pork',
    ],
    [
      'Soak the bread crumbs in the milk for 5 minutes. Meanwhile, cook the onion in the butter until soft.',
      'Add the onion and the meats to the crumbs and mix well. Shape into balls.',
    ],
  )
  const soaking = stepSaying(steps, /soak/i)
  const frying = runsOf(steps).find(({ temperature }) => Number(temperature) >= 100)
  expect(frying).toBeDefined()
  const before = steps.slice(0, numberOf(steps, frying))
  expect(before.some((one) => takenBy(one).includes(numberOf(steps, soaking)))).toBe(false)
  expect(partsOf(steps.slice(0, numberOf(steps, frying)), 5)).toEqual([])
})

test('what was taken out of the pan comes back into its sauce', async () => {
  const steps = await stepsOf(
    ['500 g minced beef', '1 egg', '30 g butter', '20 g flour', '500 ml beef stock'],
    [
      'Mix the beef and egg and shape into balls. Melt the butter in a large skillet and brown the meatballs on all sides. Remove to a dish.',
      'Stir the flour into the drippings in the skillet. Gradually add the stock. Put the meatballs back in and simmer for 15 minutes.',
    ],
  )
  const removed = stepSaying(steps, /remove to a dish/i)
  expect(takenBy(stepSaying(steps, /meatballs back in/i))).toContain(numberOf(steps, removed))
})

test('dry ingredients are weighed onto what the machine has melted', async () => {
  const steps = await stepsOf(
    [
      '150 g plain flour',
      '90 g rolled oats',
      '125 g butter',
      '40 g golden syrup',
      '2 tbsp water',
      '½ tsp bicarbonate of soda',
    ],
    [
      'Combine the flour and oats in a large bowl. Put the butter, syrup and water in a small saucepan over medium heat and stir until the butter has melted. Take it off the heat and stir in the bicarbonate of soda.',
      'Pour the butter mixture into the dry ingredients and stir until well combined. Roll into balls. Bake for 12 minutes.',
    ],
  )
  expect(addedAt(steps, 'bowl').toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  expect(runsOf(steps).map(({ temperature }) => temperature)).toEqual(['60', undefined])
})

test('half of a soup that is puréed goes back to the rest before more is stirred in', async () => {
  const steps = await stepsOf(
    ['400 g potatoes, diced', '800 ml stock', '100 g cheddar, grated'],
    [
      'Simmer the potatoes in the stock for 20 minutes. Use an immersion blender to purée about half of the soup. Stir in the cheese until melted and serve.',
    ],
  )
  const blending = runsOf(steps).find(({ speed }) => speed === '5-10')
  const next = steps.slice(numberOf(steps, blending))
  expect(next[0]?.place).toBe('bowl')
  expect(textsOf(next).join(' ')).not.toMatch(/set aside|rinse/i)
})

test('a curd over simmering water is made in the bowl as a whole', async () => {
  const steps = await stepsOf(
    ['4 lemons', '225 g caster sugar', '110 g butter', '3 eggs'],
    [
      'Grate the zest and squeeze the juice of the lemons. Put zest, juice, sugar and butter in a basin over a pan of simmering water. Stir till the butter has melted.',
      'Beat the eggs and strain into the basin. Keep stirring over a gentle heat for 15 minutes until it coats the spoon.',
    ],
  )
  expect(addedAt(steps, 'bowl').toSorted()).toEqual([1, 2, 3, 4])
  expect(textsOf(steps).join(' ')).not.toMatch(/transfer/i)
  expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 900, temperature: '80' })
})

test('a pot that is covered and put into the oven is baked there', async () => {
  const steps = await stepsOf(
    ['1.5 kg beef chuck', '500 ml beef stock', '2 tbsp oil'],
    [
      'Heat the oil in a heavy pot and brown the beef. Add the stock. Cover tight and into the oven for 2 hours.',
    ],
  )
  expect(steps.find(({ place }) => place === 'oven')?.durationSeconds).toBe(7200)
})

test('a second tin is no second', async () => {
  const steps = await stepsOf(
    ['1 kg potatoes', '3 tbsp oil'],
    [
      'Heat the oil in a second roasting tin for 5 minutes. Add the potatoes and roast for 50 minutes.',
    ],
  )
  expect(steps.map(({ durationSeconds }) => durationSeconds)).not.toContain(1)
})

test('an order to rub in butter is about no spice rub', async () => {
  const steps = await stepsOf(
    ['300 g pumpkin, cubed', '450 g self-raising flour', '80 g cold butter', '250 ml milk'],
    [
      'Roast the pumpkin for 15 minutes. Set aside to cool. Sift the flour into a large bowl. Rub in the butter with your fingertips. Stir in the cooled pumpkin. Add the milk and mix to a soft dough.',
    ],
  )
  const rubbed = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))
  expect(takenBy(rubbed)).toEqual([])
})

test('flour that goes into the egg yolk mixture brings none of the whites along', async () => {
  const steps = await stepsOf(
    ['4 eggs, separated', '100 g sugar', '80 g flour', '1 tsp baking powder'],
    [
      'Beat the egg yolks and sugar in a bowl until pale. Combine the flour and baking powder in a bowl. Add to the egg yolk mixture and beat until combined.',
      'Beat the egg whites until soft peaks form and fold them in. Pour into a tin and bake for 10 minutes.',
    ],
  )
  const whipped = steps.find(({ instructionText }) => instructionText.includes('soft peaks'))
  expect(whipped).toMatchObject({ type: 'OPERATE', tools: ['whisk'] })
})

test('a filling that waits in its bowl is spread on the cake when all comes together', async () => {
  const source = {
    list: ['3 eggs', '100 g sugar', '100 g flour', '250 g mascarpone', '200 g cream'],
    method: [
      'Whisk the eggs and sugar until pale. Fold in the flour. Spread on a tray and bake for 10 minutes.',
      'Whip the mascarpone with the cream until thick.',
      'To assemble: Unroll the cake. Spread the filling over it. Roll it up again.',
    ],
  }
  const steps = await stepsOf(source.list, source.method)
  const spread = steps.find(({ instructionText }) => instructionText.includes('Spread the filling'))
  expect(takenBy(spread)).toHaveLength(2)
})

const NOODLES = [
  ['225 g flank steak, sliced', '2 tbsp rice wine', '240 ml beef broth', '2 tbsp soy sauce'],
  ['2 tbsp cornstarch', '2 tbsp oil', '1 carrot, sliced'],
].flat()

test('"the sauce ingredients" give their bowl its name, and not the bowl before it', async () => {
  const steps = await stepsOf(NOODLES, [
    'Combine the beef and the rice wine in a bowl.',
    'Combine the sauce ingredients (broth, soy sauce and cornstarch) in another bowl and stir.',
    'Heat the oil in a pan, add the beef and fry until browned. Transfer to a plate.',
    'Add the carrot to the pan and fry for 2 minutes. Quickly stir a few times to mix well. Stir the sauce to dissolve the cornstarch and pour the sauce into the pan.',
  ])
  const poured = steps.find(({ instructionText }) => /Stir the sauce/.test(instructionText))
  const beef = steps.find(({ instructionText }) => /plate/.test(instructionText))
  expect(takenBy(poured)).not.toContain(beef?.stepNumber)
})

test('the milks of another part of the list stay out of "the egg yolk mixture"', async () => {
  const content = await textsOfText(
    'en',
    `Cake

For the cake:
120 g flour
4 eggs, separated
100 g sugar

For the milk mixture:
400 g condensed milk
300 g evaporated milk

Method
Whisk the flour in a bowl and set aside. Beat the egg whites until stiff.
In another bowl, beat the egg yolks with the sugar until pale. Mix the flour into the egg yolk mixture. Fold in the whites and bake for 20 minutes.
Whisk the condensed milk and the evaporated milk and pour over the cake.`,
  )
  const milk = content.findIndex((text) => text.includes('condensed milk'))
  const baked = content.findIndex((text) => text.includes('bake for 20 minutes'))
  expect(milk).toBeGreaterThan(baked)
})

test('"the beef" is one food, whatever else stands below "For the beef"', async () => {
  const order = actionsOf(
    'en',
    `Stir-fry

For the sauce:
80 ml soy sauce
80 ml water

For the beef:
450 g flank steak, sliced
3 tbsp oil
10 dried red chilies
5 green onions

Method
Whisk the soy sauce and water.
Heat the oil in a skillet. Pat the beef dry, then add the beef to the skillet and cook for 3 minutes.
Pour in the sauce. Stir in the red chilies and green onions and cook for 1 minute.`,
  )
  expect(order('Stir in').adds).toEqual(['dried red chilies', 'green onions'])
})

test('a bowl that is put into the freezer takes along none of what is prepared', async () => {
  const order = actionsOf(
    'en',
    `Strawberries

500 g strawberries
100 g sugar

Method
Prepare the strawberries. Place a medium bowl into the freezer to chill.
Put a third of the strawberries in a saucepan with the sugar and cook until the sugar dissolves.
Pour into the chilled bowl and add the remaining strawberries.`,
  )
  expect(order('Place a medium bowl')).toMatchObject({ role: 'none', adds: [] })
  expect(order('Put a third').adds).toEqual(['strawberries', 'sugar'])
})

test('what goes along into another bowl leaves nothing of the filling in its pan', async () => {
  const steps = await stepsOf(
    [
      '200 g sausage, sliced',
      '1 onion, chopped',
      '1 tbsp oil',
      '200 g roasted tomatoes',
      '300 g flour',
    ],
    [
      'Heat the oil in a pan, add the onion and the sausage and cook for 5 minutes. Transfer to a bowl along with the roasted tomatoes and chill.',
      'Whisk the flour with a little water. Stir in the chilled filling.',
    ],
  )
  const moved = steps.find(({ instructionText }) => instructionText.includes('roasted tomatoes'))
  expect(takenBy(moved).length + Number(moved?.clears === true)).toBeGreaterThan(0)
})

test('"when the pasta is cooked, pour it onto the bacon" takes the tagliatelle, and the egg mixture the ladle', () => {
  const actions = actionsOf(
    'fr',
    `Tagliatelles au lard

Ingrédients
250 g de tagliatelles
2 œufs
50 g de parmesan
100 g de lardons

Préparation
Battez les œufs dans un bol. Ajoutez le parmesan et mélangez.
Portez une casserole d'eau salée à ébullition et mettez à cuire les pâtes. Égouttez-les.
Faites dorer les lardons dans une poêle.
Lorsque les pâtes sont cuites, versez-les dans les lardons et mélangez.
Versez la préparation œuf / parmesan et une petite louche d'eau de cuisson.
`,
  )
  const bacon = actions('dorer les lardons').vessel
  expect(actions('versez-les').movesFrom).toEqual([actions('cuire les pâtes').vessel])
  expect(actions('Versez la préparation')).toMatchObject({
    vessel: bacon,
    movesFrom: [actions('Battez').vessel],
  })
})
