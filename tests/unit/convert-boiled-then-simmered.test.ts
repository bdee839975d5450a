import { expect, test } from 'vitest'
import { actionsOfParts } from './convert-actions.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const timesOf = async (...recipe: Parameters<typeof stepsOf>) =>
  runsOf(await stepsOf(...recipe)).map(({ durationSeconds = 0 }) => durationSeconds / 60)

test("the source's minutes begin behind the boil, in a step of their own", async () => {
  const times = await timesOf(
    ['1 l stock', '300 g leeks, sliced'],
    ['Bring the stock and the leeks to the boil in a pot, then simmer for 20 minutes.'],
  )

  expect(times).toEqual([expect.any(Number), 20])
  expect(times[0]).toBeGreaterThan(4)
})

test('what has been strained hot comes to the boil at once', async () => {
  const times = await timesOf(
    ['700 ml Fleischbrühe', '1 Lorbeerblatt', '40 g Butter', '40 g Mehl'],
    [
      'Die Brühe mit dem Lorbeerblatt aufkochen und 10 Minuten köcheln lassen. Die Brühe durch ein Sieb gießen.',
      'Butter in einem Topf zerlassen, das Mehl einrühren und anschwitzen. Die Brühe angießen, aufkochen und 8 Minuten köcheln.',
    ],
    'de',
  )

  expect(times.at(-1)).toBe(8)
})

test('dumplings that are laid into the broth go in behind its boil', () => {
  const actions = actionsOfParts(
    [
      { heading: 'Für die Klopse', lines: ['500 g Hackfleisch', '1 Ei'] },
      { heading: 'Für den Sud', lines: ['1 l Fleischbrühe'] },
    ],
    [
      'Hackfleisch und Ei verkneten und 12 Klopse formen. Die Brühe aufkochen. Hitze reduzieren, die Klopse einlegen und 15 Minuten gar ziehen lassen. Der Sud darf nicht mehr sprudelnd kochen!',
    ],
    'de',
  )
  const laying = actions.find(({ clause }) => clause.text.includes('einlegen'))
  const pot = actions.find(({ clause }) => clause.text.includes('aufkochen'))?.vessel

  expect(laying).toMatchObject({ role: 'add', vessel: pot, moves: [{ from: 0 }] })
  expect(actions.at(-1)).toMatchObject({ role: 'none' })
})
