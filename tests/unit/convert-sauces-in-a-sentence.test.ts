import { describe, expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('a béchamel that one sentence has made', () => {
  test.each([
    [
      'en',
      ['60 g butter', '60 g flour', '500 ml milk'],
      'Make a thick béchamel with the butter, flour and milk.',
    ],
    [
      'en',
      ['60 g butter', '60 g flour', '500 ml milk'],
      'Prepare the white sauce with the butter, flour and milk.',
    ],
    [
      'de',
      ['60 g Butter', '60 g Mehl', '500 ml Milch'],
      'Aus Butter, Mehl und Milch eine Béchamel zubereiten.',
    ],
    [
      'fr',
      ['60 g de beurre', '60 g de farine', '500 ml de lait'],
      'Préparez une béchamel avec le beurre, la farine et le lait.',
    ],
    [
      'es',
      ['60 g de mantequilla', '60 g de harina', '500 ml de leche'],
      'Preparar la bechamel con la mantequilla, la harina y la leche.',
    ],
    [
      'it',
      ['60 g di burro', '60 g di farina', '500 ml di latte'],
      'Preparate la besciamella con il burro, la farina e il latte.',
    ],
    [
      'pl',
      ['60 g masła', '60 g mąki', '500 ml mleka'],
      'Z masła, mąki i mleka przygotować sos beszamelowy.',
    ],
    [
      'uk',
      ['60 г масла', '60 г борошна', '500 мл молока'],
      'Приготувати соус бешамель з масла, борошна та молока.',
    ],
    [
      'ro',
      ['60 g unt', '60 g făină', '500 ml lapte'],
      'Se face un sos bechamel din unt, făină și lapte.',
    ],
  ] as const)('is cooked in the bowl (%s: %j)', async (language, foods, order) => {
    const steps = await stepsOf(foods, [order], language)
    expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3])
    expect(runsOf(steps)).toMatchObject([{ temperature: '90', speed: '4' }])
  })

  test('announces only, where the next sentences say how', async () => {
    const steps = await stepsOf(
      ['60 g butter', '60 g flour', '500 ml milk'],
      [
        'Make the béchamel.',
        'Melt the butter, stir in the flour and cook for 2 minutes. Add the milk and stir until thick.',
      ],
    )
    expect(textsOf(steps)[0]).toContain('Make the béchamel')
    expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3])
  })
})

describe('a dough', () => {
  test('is kneaded by the machine, whatever stood in the bowl before it rose', async () => {
    const steps = await stepsOf(
      ['500 g Mehl', '1 Würfel Hefe', '250 ml Milch', '80 g Zucker', '80 g Butter', '2 Eier'],
      [
        'Mehl in eine Schüssel geben und eine Mulde hineindrücken. Hefe hineinbröckeln und mit etwas Milch und Zucker verrühren.',
        '15 Minuten gehen lassen. Die restlichen Zutaten dazugeben. Das Ganze sollte gut durchgeknetet werden.',
        'Eine Stunde gehen lassen und bei 180 °C 35 Minuten backen.',
      ],
      'de',
    )
    expect(runsOf(steps).at(-1)?.speed).toBe('dough')
    expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('that is worked with the hands is kneaded', async () => {
    const steps = await stepsOf(
      ['500 g flour', '7 g dried yeast', '300 ml warm water', '1 tsp salt', '2 tbsp olive oil'],
      [
        'Make a well in the flour, pour in the yeast and the water, add the salt and oil and work it with your hands until you have a smooth dough.',
        'Cover and leave for an hour. Shape and bake at 220 °C for 30 minutes.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: 'dough' }])
  })
})
