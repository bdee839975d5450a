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
