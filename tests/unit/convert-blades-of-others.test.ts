import { expect, it } from 'vitest'
import { addedIn, runsOf, settingsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

it('chops what the source puts into a food processor, into whatever pieces', async () => {
  const steps = await stepsOf(
    ['150 g pecans', '120 g dried apricots', '250 g cream cheese'],
    [
      'Put the pecans and apricots in a food processor and chop into small pieces.',
      'Fold into the cream cheese and chill.',
    ],
  )
  expect(runsOf(steps)[0]).toMatchObject({ speed: '5' })
})

it('grinds a cup of nuts as the source blends them', async () => {
  const steps = await stepsOf(
    ['55 g almonds', '180 g water'],
    ['Put the almonds in a blender and blend until finely ground.', 'Pour in the water and stir.'],
  )
  expect(runsOf(steps)[0]).toMatchObject({ speed: '9', durationSeconds: 20 })
})

it('puts what was taken out into the blender, and leaves the rest where it is', async () => {
  const steps = await stepsOf(
    ['200 g walnuts', '150 g dates', '200 g ricotta'],
    [
      'Add the walnuts and dates to a food processor and chop finely.',
      'Remove 1 cup and add it to a large bowl.',
      'Add the ricotta to the bowl and stir.',
    ],
  )
  expect(runsOf(steps)).toHaveLength(1)
  expect(textsOf(steps).join(' ')).toContain('Remove 1 cup and add it to a large bowl')
})

it('blends what comes off the tray, and whips the eggs in a bowl of their own', async () => {
  const steps = await stepsOf(
    ['400 g di zucca', '3 uova', '150 g di zucchero', '250 g di farina'],
    [
      'Cuoci la zucca in forno a 200 °C per 20 minuti. Frullala fino a ottenere una crema liscia.',
      'Monta le uova con lo zucchero finché diventano spumose.',
      'Aggiungi la purea di zucca e mescola. Aggiungi la farina e mescola.',
    ],
    'it',
  )
  // Out of the oven it is hot, and climbs where the blades start fast.
  expect(settingsOf(steps)[0]).toEqual([undefined, '5-10'])
  expect(addedIn(steps)).toEqual([[1], [2, 3], [4]])
  expect(textsOf(steps).join(' ')).toContain('Trasferisci in una ciotola')
})

it('boils cut berries for a jam on a high heat', async () => {
  const steps = await stepsOf(
    ['500 g Erdbeeren', '250 g Gelierzucker'],
    [
      'Die Erdbeeren vierteln, in einen Topf geben und zum Kochen bringen. Pürieren.',
      'Den Gelierzucker hinzufügen und bei starker Hitze 4 Minuten kochen.',
    ],
    'de',
  )
  expect(settingsOf(steps)).toEqual([
    ['95', '1'],
    [undefined, '5-10'],
    ['105', '1'],
  ])
})

it('fries in the oil that the order before has put in, though the list has none', async () => {
  const steps = await stepsOf(
    ['2 cipolle', '2 carote', '400 g di passata di pomodoro'],
    [
      'Metti le cipolle e le carote tritate in una pentola con un filo di olio.',
      'Fai rosolare. Versa la passata e cuoci per 20 minuti.',
    ],
    'it',
  )
  expect(settingsOf(steps).map(([temperature]) => temperature)).toContain('120')
  expect(textsOf(steps).join(' ')).toContain('olio')
})

it('does not fry a spoonful in the bowl for which the pan is needed anyhow', async () => {
  const steps = await stepsOf(
    ['15 g butter', '1 clove garlic, minced', '60 g mushrooms, sliced', '400 g chicken thighs'],
    [
      'Heat the butter in a skillet. Add the garlic and mushrooms and sauté until soft. Set aside.',
      'Add the chicken thighs to the skillet and cook for 14 minutes, turning often.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
})
