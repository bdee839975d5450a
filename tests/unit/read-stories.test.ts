import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const foodsOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines)
const stepsOf = (text: string) => readText(text).steps.flatMap(({ lines }) => lines)

test.each([
  [
    'Azi am tăiat un dovleac de 1 kg cuburi, o ceapă și 2 morcovi. Le-am călit în 2 linguri de ulei, am turnat 1 litru de apă și am fiert 25 de minute. Am servit-o cu crutoane.',
    ['un dovleac', 'o ceapă', '2 morcovi', '2 linguri de ulei', '1 litru de apă'],
  ],
  [
    'Gestern habe ich 1 kg Kürbis und 2 Zwiebeln gewürfelt, in 30 g Butter angeschwitzt und mit 1 l Brühe 20 Minuten gekocht. Dann habe ich alles püriert und 100 ml Sahne dazugegeben.',
    ['1 kg Kürbis', '2 Zwiebeln', '30 g Butter', '1 l Brühe', '100 ml Sahne'],
  ],
])('a recipe told in the past is read, its sentences whole: %s', (story, foods) => {
  expect(foodsOf(story)).toEqual(foods)
  expect(stepsOf(story)).toEqual([story])
})

test('below a list, sentences whose verbs we do not know are the steps', () => {
  const text = `Salut, voilà la recette du gâteau au yaourt :

1 yaourt nature (garde le pot)
3 pots de farine
2 pots de sucre
3 œufs

tu mélanges le yaourt avec les œufs et le sucre
tu ajoutes la farine et la levure

bisous`
  expect(foodsOf(text)).toHaveLength(4)
  expect(stepsOf(text)).toEqual([
    'tu mélanges le yaourt avec les œufs et le sucre',
    'tu ajoutes la farine et la levure',
  ])
})

test('a list and nothing else is no recipe told in the past', () => {
  const list = 'Salad\n\n350 g lettuce\n\n1 orange\n\n3 tbsp oil\n\n100 g feta\n\n2 tbsp honey'
  expect(() => readText(list)).toThrow('no steps')
})

test('orders below a title whose foods hardly have amounts are a recipe', () => {
  const text = `Гарбуз тушкований з яблуками

М’якоть гарбуза порізати кубиками, викласти у посудину і перемішати зі 150 г цукру. Залишити на годину.
Яблука порізати скибочками. Мандарини почистити і додати до гарбуза.
Поставити посудину у розігріту до 200 °C духовку. Тушкувати приблизно 2 години.`
  expect(readText(text).title).toBe('Гарбуз тушкований з яблуками')
  expect(foodsOf(text)).toEqual(expect.arrayContaining(['150 г цукру', 'гарбуза', 'Яблука']))
  expect(stepsOf(text)).toHaveLength(3)
})

test('sentences above the list of a cookery book are its method', () => {
  const text = `Bean soup

The soaked beans are cooked in salted water until soft.

Onion is browned in lard and goes into the soup with the flour.

Per portion: 25 g beans, 24 g onion, 10 g lard, 3 g flour, 5 g salt`
  expect(foodsOf(text)).toHaveLength(5)
  expect(stepsOf(text)).toHaveLength(2)
})

test('a walk over the market with foods is no recipe', () => {
  const story = `Market day

We looked at apples and pears. The onions were big this year.

Somebody sold bread and butter. We went home.`
  expect(() => readText(story)).toThrow('No recipe')
})

test('foods that sentences name are listed without articles, with amounts in brackets', () => {
  expect(
    foodsOf(
      "Ratatouille\n\nCoupez les aubergines et les courgettes (500 g) en dés. Faites revenir les oignons, ajoutez l'ail et les légumes. Laissez mijoter 40 minutes à feu doux.",
    ),
  ).toEqual(['aubergines', '500 g courgettes', 'oignons', 'ail'])
})

test('greeting and name of a letter are no steps', () => {
  const steps = stepsOf(
    'Hi Sarah,\n\nI mash three bananas with a fork, then stir in 75 g melted butter, 150 g sugar and one egg. Pour it into a tin and bake at 175C for about an hour.\n\nMum x',
  )
  expect(steps).toHaveLength(1)
})
