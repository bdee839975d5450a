import { expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test.each([
  [
    'en',
    ['500 ml milk', '40 g custard powder', '200 ml cream'],
    'Cook the milk with the custard powder in a pan until thickened. Leave to cool. Whip the cream and mix it in.',
  ],
  [
    'es',
    ['500 ml de leche', '40 g de maicena', '200 ml de nata'],
    'Cuece la leche con la maicena en un cazo hasta que espese. Deja enfriar. Monta la nata y mézclala con la crema.',
  ],
  [
    'fr',
    ['500 ml de lait', '40 g de maïzena', '200 ml de crème liquide'],
    'Faites épaissir le lait et la maïzena dans une casserole. Laissez refroidir. Montez la crème en chantilly et incorporez-la.',
  ],
  [
    'pl',
    ['500 ml mleka', '40 g skrobi', '200 ml śmietany kremówki'],
    'Mleko zagotować w rondlu ze skrobią, aż zgęstnieje. Ostudzić. Śmietanę ubić na sztywno i wmieszać.',
  ],
] as const)(
  '%s: whipped cream that is mixed in is not beaten on',
  async (language, list, method) => {
    const steps = await stepsOf([...list], [method], language)
    const whipped = runsOf(steps).filter(({ speed }) => speed === '3.5')

    expect(whipped).toHaveLength(1)
  },
)

test('a greased tin and a floured board name no butter and no flour of the list', () => {
  const actions = actionsOf(
    ['250 g de beurre', '200 g de sucre', '3 œufs', '250 g de farine'],
    [
      'Mélangez le sucre et les œufs dans un saladier. Versez dans un moule beurré et fariné.',
      'Mélangez le beurre et la farine dans un autre saladier.',
    ],
    'fr',
  )

  expect(actions[1]?.adds).toHaveLength(0)
  expect(actions[2]?.adds).toHaveLength(2)
})

test('mince that is browned until crumbly is fried before the tomatoes come in', async () => {
  const steps = await stepsOf(
    ['1 onion', '2 tbsp oil', '400 g minced beef', '400 g chopped tomatoes'],
    [
      'Fry the onion in the oil in a pan for 5 minutes. Add the mince and brown until crumbly. Add the tomatoes and simmer for 20 minutes.',
    ],
  )
  const withMince = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
  const withTomatoes = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))

  expect(runsOf(steps.slice(withMince, withTomatoes))).toHaveLength(1)
})
