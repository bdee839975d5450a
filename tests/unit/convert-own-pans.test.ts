import { expect, test } from 'vitest'
import { addedIn, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('nuts that are toasted in a frying pan leave the soup where it is', async () => {
  const steps = await stepsOf(
    ['400 g de carottes', '1 oignon', '500 ml de bouillon', '2 poignées de noisettes'],
    [
      'Dans une casserole, faire cuire les carottes et l’oignon dans le bouillon 25 minutes. Mixer jusqu’à ce que la soupe soit lisse.',
      'Torréfier les noisettes à la poêle quelques minutes à feu moyen. Parsemer la soupe de noisettes.',
    ],
    'fr',
  )

  expect(textsOf(steps).join(' ')).not.toMatch(/Transvaser/)
})

test('oil is not heated in the milk that is on the stove', async () => {
  const steps = await stepsOf(
    ['500 ml milk', '2 tbsp oil', '1 onion, diced', '1 tbsp curry powder'],
    ['Heat the milk in a saucepan. Heat the oil, soften the onion and stir in the curry powder.'],
  )

  expect(addedIn(steps)[0]).toEqual([1])
  expect(addedIn(steps).some((refs) => refs.includes(1) && refs.includes(2))).toBe(false)
})

test('"everything" behind what has just been cut means that', async () => {
  const steps = await stepsOf(
    ['1 onion', '1 carrot', '400 g cabbage', '300 g beef', '2 tbsp oil'],
    [
      'Chop the onion, grate the carrot and fry everything in the oil.',
      'Boil the beef in plenty of water, then add the shredded cabbage.',
    ],
  )

  const frying = steps.find(({ temperature }) => temperature === '120')
  const before = steps.slice(0, frying ? steps.indexOf(frying) : 0)
  expect(addedIn(before).flat().sort()).toEqual([1, 2, 5])
})

test('lentils that the method calls by another name are not fried with the leek', async () => {
  const steps = await stepsOf(
    ['400 g pardinas', '1 puerro', '1 cebolla', '2 cucharadas de aceite', '800 ml de caldo'],
    [
      'En una olla, rehogar en el aceite el puerro y la cebolla picados.',
      'Agregarlas a la olla. Añadir el caldo y cocer 30 minutos.',
    ],
    'es',
  )

  const frying = steps.findIndex(({ temperature }) => temperature === '120')
  expect(addedIn(steps.slice(0, frying)).flat()).not.toContain(1)
})

test('broth that is kept hot is not what the shallots are sweated in', async () => {
  const steps = await stepsOf(
    ['300 g risotto rice', '1 l vegetable stock', '2 shallots', '40 g butter', '100 ml white wine'],
    [
      'Heat the stock in a pot.',
      'In another heavy pot sweat the chopped shallots in the butter. Add the rice and toast for 2 minutes. Pour in the wine and let it reduce.',
      'Add the hot stock ladle by ladle and stir for 18 minutes.',
    ],
  )

  expect(addedIn(steps).some((refs) => refs.includes(2) && refs.includes(3))).toBe(false)
})

test('stock for meatballs boils in a pot while the bowl mixes them', async () => {
  const texts = textsOf(
    await stepsOf(
      ['1.2 l stock', '400 g minced beef', '1 egg', '40 g breadcrumbs', '1 tsp salt'],
      [
        'Bring the stock to the boil in a pot.',
        'Mix the beef, egg, breadcrumbs and salt. Shape into small balls.',
        'Drop the balls into the boiling stock and cook for 15 minutes.',
      ],
    ),
  )

  expect(texts[0]).toBe('Bring the stock to the boil in a pot.')
  expect(texts.join(' ')).not.toContain('Transfer to a bowl and set aside')
})

test('two minutes in hot fat between two works in a pan stay in the pan', async () => {
  const steps = await stepsOf(
    [
      ...['1.5 kg chicken thighs', '3 tbsp oil', '2 cloves garlic', '1 tbsp curry powder'],
      ...['500 ml tomato puree', '200 g yoghurt', '1 cucumber', '1 tsp salt'],
    ],
    [
      'Heat the oil in a pan and brown the chicken in batches. Set aside.',
      'In the same pan, sauté the garlic and the curry powder for 2 minutes. Return the chicken to the pan, add the tomato puree and simmer for 30 minutes.',
      'Purée the yoghurt, cucumber and salt in a blender.',
    ],
  )

  expect(textsOf(steps).join(' ')).not.toMatch(/contents of the (?:pan|pot)/)
})
