import { expect, test } from 'vitest'
import { actionsOf, actionsOfParts } from './convert-actions.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('of eggs that are separated only the whites get stiff', () => {
  const actions = actionsOf(
    ['5 jajek', '150 g cukru', '150 g mąki'],
    [
      'Białka oddziel od żółtek i ubij na sztywną pianę. Dodaj cukier. Potem dodawaj po jednym żółtku. Wsyp mąkę.',
    ],
    'pl',
  )
  const kindsFor = (words: string) =>
    actions
      .find(({ clause }) => clause.text.includes(words))
      ?.adds.map(({ food: { food } }) => food)

  expect(kindsFor('ubij')).toEqual(['eggWhite'])
  expect(kindsFor('żółtku')).toEqual(['eggYolk'])
})

test('the whites are whisked on in their own bowl, as long as the source says', async () => {
  const runs = runsOf(
    await stepsOf(
      ['150 g de chocolat noir', '4 œufs', '40 g de sucre'],
      [
        'Faire fondre le chocolat au bain-marie. Fouetter les jaunes avec la moitié du sucre, puis y verser le chocolat fondu.',
        'Monter les blancs en neige. Ajouter le reste du sucre et battre encore 1 minute.',
        'Incorporer les blancs au chocolat.',
      ],
      'fr',
    ),
  )

  expect(runs.at(-1)).toMatchObject({ durationSeconds: 60, tools: ['whisk'] })
})

test('what the list has for the filling does not go into the batter that rests', () => {
  const actions = actionsOfParts(
    [
      { heading: 'Teig', lines: ['500 ml Milch', '3 Eier', '200 g Mehl'] },
      { heading: 'Füllung', lines: ['100 g Rosinen', '500 g Quark', '80 g Zucker'] },
    ],
    [
      'Eier, Milch und Mehl verrühren. 20 Minuten ruhen lassen.',
      'Die Rosinen mit heißem Wasser übergießen. Quark und Zucker dazugeben und verrühren.',
    ],
    'de',
  )
  const batter = actions[0]?.vessel
  const raisins = actions.find(({ adds }) =>
    adds.some(({ food: { entry } }) => entry.name === 'Rosinen'),
  )

  expect(raisins?.vessel).not.toBe(batter)
})
