import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test.each([
  ['1207. INGREDIENTS.--', 'Mode.--', 'Time.--', 'Note.--'],
  ['INGREDIENTS.—', '_Mode_.—', '_Time_.—', '_Note_.—'],
])('an old book prints a label, a full stop and a dash: %s', (list, mode, time, note) => {
  const read = readText(
    `STEWED QUINCES.\n\n${list}6 quinces, 5 oz. of sugar, 4 cloves, 1 pint of water.\n\n${mode}Pare the quinces and put them into a saucepan with the sugar, cloves and water. Stew them gently for 30 minutes, and serve.\n\n${time}30 minutes to stew them; about 10 minutes to pare them.\n\nAverage cost, 1s. 2d.\n\nSufficient for 4 or 5 persons.\n\nSeasonable in winter.\n\n${note}Pears may be done so too.`,
  )
  expect(read.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '6 quinces',
    '5 oz. of sugar',
    '4 cloves',
    '1 pint of water',
  ])
  expect(read.steps.flatMap(({ lines }) => lines)).toEqual([
    'Pare the quinces and put them into a saucepan with the sugar, cloves and water. Stew them gently for 30 minutes, and serve.',
  ])
  expect(read.yieldText).toContain('4 or 5 persons')
  expect(read.description).toContain('Note: Pears may be done so too.')
})

test('items and steps that share a row are apart', () => {
  const read = readText(
    'Confiture de prunes\n\nPour 3 pots\n\n-700g de prunes -600g de sucre -1 citron\n\n1- Lavez et dénoyautez vos prunes 2- Coupez les en morceaux. Ajoutez le sucre et le jus du citron. 3- Une fois le sucre fondu, faites cuire 20 minutes 4- Versez dans des pots stérilisés.',
  )
  expect(read.ingredients[0]?.lines).toEqual(['700g de prunes', '600g de sucre', '1 citron'])
  expect(read.steps[0]?.lines).toEqual([
    'Lavez et dénoyautez vos prunes',
    'Coupez les en morceaux. Ajoutez le sucre et le jus du citron.',
    'Une fois le sucre fondu, faites cuire 20 minutes',
    'Versez dans des pots stérilisés.',
  ])
})
