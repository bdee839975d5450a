import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('what is left to stand', () => {
  test('over a low heat cooks', async () => {
    const steps = await stepsOf(
      ['250 g Bulgur', '500 ml Wasser', '1 TL Salz'],
      [
        'Das Wasser mit dem Salz in einem Topf aufkochen. Den Bulgur hinzugeben und auf kleiner Flamme 15 Minuten quellen lassen.',
      ],
      'de',
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '100', reverse: true })
    expect(steps.some(({ type }) => type === 'WAIT')).toBe(false)
  })

  test('ends a risotto, whose stock goes in at once', async () => {
    const steps = await stepsOf(
      ['300 g Risottoreis', '2 EL Öl', '150 ml Weißwein', '800 ml Gemüsebrühe'],
      [
        'Den Reis im Öl in einem Topf anschwitzen. Den Wein angießen und einkochen lassen.',
        'Nach und nach die Brühe zugeben und bei kleiner Flamme unter Rühren 20 Minuten quellen lassen.',
      ],
      'de',
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 16 * 60, temperature: '100' })
    expect(steps.some(({ type }) => type === 'WAIT')).toBe(false)
  })

  test.each([
    [
      'fr' as const,
      ['200 g de quinoa', "400 ml d'eau"],
      "Versez le quinoa et l'eau dans une casserole et faites cuire 12 minutes à feu doux. Hors du feu, laissez cuire à couvert encore 5 minutes.",
    ],
    [
      'ro' as const,
      ['200 g orez basmati', '400 ml apă', '1/2 linguriță sare'],
      'Se pun orezul, apa și sarea într-o cratiță și se fierb la foc mic 10 minute. Se ia cratița de pe foc. Se lasă să se facă orezul în abur 15 minute.',
    ],
  ])('is heated no more once it is off the heat: %s', async (language, list, method) => {
    const steps = await stepsOf(list, [method], language)
    expect(runsOf(steps)).toHaveLength(1)
    expect(steps.at(-1)).toMatchObject({ type: 'WAIT' })
  })

  test('cooks on where it is set back on the heat', async () => {
    const steps = await stepsOf(
      ['400 g tomatoes', '100 ml cream'],
      [
        'Simmer the tomatoes in a pan for 15 minutes. Take the pan off the heat and stir in the cream. Return to the heat and let it simmer for 5 minutes.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 300 })
  })
})

describe('what thickens', () => {
  test.each([
    [
      'en' as const,
      ['400 g raspberries', '100 g sugar', '50 ml water'],
      'Put the raspberries, sugar and water in a saucepan and simmer for 10 minutes. Remove from the heat and let it thicken as it cools.',
    ],
    [
      'en' as const,
      ['400 ml apple juice', '80 g sugar'],
      'Bring the apple juice and sugar to a boil in a saucepan and simmer for 10 minutes. Allow to cool and thicken for 20 minutes.',
    ],
    [
      'de' as const,
      ['400 g Himbeeren', '100 g Zucker', '50 ml Wasser'],
      'Himbeeren, Zucker und Wasser in einem Topf 10 Minuten köcheln. Vom Herd nehmen und beim Abkühlen eindicken lassen.',
    ],
  ])('as it cools is not heated: %s', async (language, list, method) => {
    const steps = await stepsOf(list, [method], language)
    expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 10 * 60 })
    expect(textsOf(steps).at(-1)).toMatch(/thicken|eindick/i)
  })

  test('on the heat before it is to cool is heated', async () => {
    const steps = await stepsOf(
      ['400 g raspberries', '100 g sugar', '50 ml water'],
      [
        'Put the raspberries, sugar and water in a saucepan and simmer for 10 minutes. Let it thicken over low heat for 5 minutes. Allow to cool.',
      ],
    )
    const seconds = runsOf(steps).map(({ durationSeconds }) => durationSeconds ?? 0)
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBe(15 * 60)
  })
})

describe('what thickens while somebody stirs', () => {
  test('is a curd before its butter comes in', async () => {
    const [, curd] = await stepsOf(
      ['2 eggs', '80 g sugar', 'juice of 2 lemons', '80 g butter'],
      [
        'In a metal bowl combine the sugar, eggs and lemon juice. Whisk over a double boiler until the curd thickens. Remove from the heat and whisk in the butter.',
      ],
    )
    expect(curd).toMatchObject({ temperature: '80', speed: '3' })
  })

  test('goes in all at once, the spoonfuls of hot milk too', async () => {
    const steps = await stepsOf(
      ['4 egg yolks', '80 g sugar', '500 ml milk'],
      [
        'Whisk the egg yolks and sugar in a bowl until creamy. Heat the milk in a saucepan until it steams.',
        'Add a spoonful of the hot milk to the yolks, whisking. Repeat, adding a spoonful at a time, to temper the eggs.',
        'Pour the mixture back into the saucepan. Whisk constantly until it reaches 82 °C.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ temperature: '80', speed: '3' }])
    expect(textsOf(steps).join(' ')).not.toContain('temper')
  })

  test('is a roux where butter and flour are melted together', async () => {
    const steps = await stepsOf(
      ['50 g di burro', '50 g di farina', '500 ml di latte', 'sale'],
      [
        'Mettere il burro a sciogliere in un pentolino e poco a poco aggiungere la farina fino ad ottenere un roux. Unire il latte caldo e cuocere mescolando fino a quando si addensa. Salare.',
      ],
      'it',
    )
    expect(runsOf(steps)).toMatchObject([{ temperature: '100' }, { temperature: '90', speed: '4' }])
  })
})

describe('in a blender', () => {
  test('chickpeas are mixed smooth, though a spatula stirs them afterwards', async () => {
    const steps = await stepsOf(
      ['400 g năut fiert', '60 g tahini', '60 ml ulei de măsline', 'sare'],
      [
        'Punem în blender năutul, tahini, uleiul și sarea. Amestecăm foarte bine, la viteză mare. Din când în când oprim blenderul și amestecăm cu spatula.',
      ],
      'ro',
    )
    expect(Number(runsOf(steps)[0]?.speed)).toBeGreaterThanOrEqual(8)
  })
})

describe('the bare word for yeast', () => {
  test.each([
    [
      'fr' as const,
      ['250 g de farine', '150 ml de lait', '10 g de levure'],
      'Délayez la levure dans le lait tiède. Ajoutez la farine et pétrissez 5 minutes. Laissez lever 1 heure.',
    ],
    [
      'es' as const,
      ['500 g de harina', '300 ml de agua', '15 g de levadura'],
      'Mezclar la harina con la levadura y el agua. Amasar 10 minutos. Dejar fermentar 1 hora.',
    ],
  ])('means yeast where a dough is kneaded and rises: %s', async (language, list, method) => {
    expect(runsOf(await stepsOf(list, [method], language)).at(-1)?.speed).toBe('dough')
  })

  test('means powder in a cake', async () => {
    const steps = await stepsOf(
      [
        '150 g di farina',
        '100 g di zucchero',
        '100 ml di olio',
        '100 ml di acqua',
        '1 bustina di lievito',
      ],
      [
        'Mescolare lo zucchero con l’acqua e l’olio. Aggiungere la farina e il lievito e mescolare.',
      ],
      'it',
    )
    expect(runsOf(steps).at(-1)?.speed).not.toBe('dough')
  })
})

test('all goes into the bowl that a French cook puts "tout" into', async () => {
  const steps = await stepsOf(
    ['250 g de farine', '4 œufs', '500 ml de lait'],
    ['Mettez tout dans un saladier et mélangez. Laissez reposer 1 heure.'],
    'fr',
  )
  expect(steps[0]?.adds).toHaveLength(3)
  expect(runsOf(steps)).toHaveLength(1)
})

test('whites that are beaten to small bubbles are whipped by the machine', async () => {
  const steps = await stepsOf(
    ['3 egg whites', '20 g sugar'],
    ['Put the egg whites and sugar into a bowl. Whisk until foamy, with many small bubbles.'],
  )
  expect(runsOf(steps)).toMatchObject([{ tools: ['whisk'] }])
})

test.each([
  [
    'de' as const,
    ['600 g Möhren', '1 Zwiebel'],
    'Möhren und Zwiebel in Stücke schneiden, in einen Topf geben und mit Wasser bedecken. 20 Minuten kochen. Pürieren.',
  ],
  [
    'fr' as const,
    ['600 g de carottes', '1 oignon'],
    "Mettez les carottes et l'oignon en morceaux dans une casserole. Versez de l'eau à hauteur. Laissez cuire 20 minutes. Mixez.",
  ],
  [
    'pl' as const,
    ['600 g marchewki', '1 cebula'],
    'Marchewkę i cebulę pokroić i włożyć do garnka. Zalać wodą, aby przykryła warzywa. Gotować 20 minut. Zmiksować.',
  ],
])(
  'water that covers the vegetables of a soup is weighed in: %s',
  async (language, list, method) => {
    const texts = textsOf(await stepsOf(list, [method], language)).join(' ')
    expect(texts).toMatch(/4[05]0 g /)
    expect(runsOf(await stepsOf(list, [method], language)).length).toBeGreaterThan(1)
  },
)

test('water of the list that only has to cover is told so', async () => {
  const steps = await stepsOf(
    ['250 g de lentejas', '1 cebolla', '2 cucharadas de aceite', 'agua', 'sal'],
    [
      'Picamos la cebolla y la sofreímos en el aceite en una olla. Echamos las lentejas, cubrimos de agua y dejamos cocer 40 minutos a fuego lento.',
    ],
    'es',
  )
  expect(textsOf(steps).join(' ')).toMatch(/cubrimos de agua/i)
})
