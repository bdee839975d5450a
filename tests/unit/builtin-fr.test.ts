import { describe, expect, test } from 'vitest'
import { ordersOf } from './convert-actions.ts'
import {
  addedIn,
  stepsOf as convert,
  runsOf,
  settingsOf,
  sharesOf,
  textsOf,
} from './convert-scripts-fixtures.ts'

const stepsOf = (ingredients: string[], method: string[]) => convert(ingredients, method, 'fr')
const ordersIn = (ingredients: string[], ...method: string[]) => ordersOf(ingredients, method, 'fr')

describe('a French recipe', () => {
  test('has its onion chopped and sweated for the time that it gives', async () => {
    const steps = await stepsOf(
      ['1 oignon', "2 c. à s. d'huile d'olive"],
      ["Hacher l'oignon.", "Le faire revenir dans l'huile pendant 4 minutes à feu moyen."],
    )

    expect(textsOf(steps)).toEqual([
      'Mettre 1 oignon (en deux) dans le bol.',
      'Hacher 5 sec/vitesse 5. Racler les parois du bol à l’aide de la spatule.',
      "Mettre 30 g d’huile d'olive (2 c. à s.) dans le bol.",
      'Faire revenir 4 min/120°C/vitesse 1.',
    ])
  })

  test.each([
    ['infinitive', 'Râper le parmesan.'],
    ['polite order', 'Râpez le parmesan.'],
    ['familiar order', 'Râpe le parmesan.'],
    ['impersonal', 'On râpe le parmesan.'],
    ['we', 'Nous râpons le parmesan.'],
  ])('gives orders in every form: %s', (_, sentence) => {
    expect(ordersIn(['80 g de parmesan'], sentence)).toEqual([['grate', [1]]])
  })

  test('takes a participle for no order, though it reads like one without its accent', async () => {
    const steps = await stepsOf(
      ['1 oignon', '3 carottes', "1 c. à s. d'huile"],
      ["Faire revenir dans l'huile l'oignon épluché et coupé en dés, et les carottes 5 min."],
    )

    expect(addedIn(steps)).toEqual([[1], [2, 3]])
    expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 300, temperature: '120' })
  })

  test('simmers pieces in reverse, and finds the order behind the pan', async () => {
    const steps = await stepsOf(
      ['400 g de lentilles vertes', '2 carottes', '1 l de bouillon de légumes'],
      [
        'Dans une grande cocotte mettre les lentilles, les carottes et le bouillon.',
        'Porter à ébullition, puis laisser mijoter à couvert 25 minutes.',
      ],
    )

    expect(addedIn(steps)).toEqual([[1, 2, 3]])
    expect(steps.at(-1)).toMatchObject({ temperature: '100', reverse: true })
    expect(steps.at(-1)?.durationSeconds).toBeGreaterThanOrEqual(1500)
  })

  test('is kneaded by the machine, rises by the clock and is baked by hand', async () => {
    const steps = await stepsOf(
      ['500 g de farine', '10 g de sel', '20 g de levure fraîche', "300 g d'eau tiède"],
      [
        "Mettre la farine, le sel, la levure et l'eau dans un saladier et pétrir 10 minutes.",
        'Couvrir et laisser lever 1h30.',
        'Enfourner 40 minutes à 220°C.',
      ],
    )

    expect(steps.slice(1)).toMatchObject([
      { type: 'OPERATE', speed: 'dough' },
      { type: 'WAIT', durationSeconds: 5400 },
      { type: 'MANUAL', instructionText: 'Enfourner 40 minutes à 220°C.' },
    ])
  })

  test.each([
    ['une heure et demie', 5400],
    ['1 h 15', 4500],
    ["trois quarts d'heure", 2700],
    ['une demi-heure', 1800],
    ['une vingtaine de minutes', 1200],
    ['5 à 10 minutes', 300],
  ])('rests %s', async (time, durationSeconds) => {
    const [step] = await stepsOf(['1 œuf'], [`Laisser reposer ${time}.`])

    expect(step).toMatchObject({ type: 'WAIT', durationSeconds })
  })

  test('has egg whites and cream whipped with the whisk', async () => {
    const whites = await stepsOf(["4 blancs d'œufs"], ['Monter les blancs en neige ferme.'])
    const cream = await stepsOf(
      ['30 cl de crème liquide entière'],
      ['Fouetter la crème bien froide en chantilly.'],
    )

    for (const steps of [whites, cream])
      expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', speed: '3.5', tools: ['whisk'] })
  })

  test('is steamed in the Varoma dish', async () => {
    const steps = await stepsOf(
      ['500 g de brocolis'],
      ['Détailler les brocolis en bouquets et les cuire à la vapeur 15 minutes.'],
    )

    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 1))?.place).toBe('varoma')
    expect(runsOf(steps)).toMatchObject([{ place: 'varoma', temperature: 'varoma' }])
    expect(runsOf(steps)[0]?.durationSeconds).toBeGreaterThanOrEqual(900)
  })

  test('takes half of an ingredient and later what is left of it', async () => {
    const steps = await stepsOf(
      ['100 g de sucre', "4 jaunes d'œufs", '50 cl de lait'],
      [
        "Fouetter les jaunes avec la moitié du sucre jusqu'à ce que le mélange blanchisse.",
        'Faire chauffer le lait avec le reste du sucre dans une casserole.',
      ],
    )

    expect(sharesOf(steps, 1)).toEqual([0.5, 0.5])
    expect(textsOf(steps).join(' ')).toMatch(/la moitié du sucre.*le reste du sucre/)
  })

  test('means the eggs by the yolks', () => {
    const [whisked] = ordersIn(['3 œufs', '80 g de sucre'], 'Fouetter les jaunes avec le sucre.')

    expect(whisked).toEqual(['whisk', [1, 2]])
  })

  test('turns a soup into the steps that a cook of the appliance would write', async () => {
    const steps = await stepsOf(
      [
        '600 g de courgettes',
        '1 oignon',
        '2 pommes de terre',
        '20 g de beurre',
        '70 cl de bouillon de volaille',
        '10 cl de crème fraîche',
        'Sel et poivre',
      ],
      [
        "Laver les courgettes et les couper en rondelles. Émincer l'oignon.",
        "Faire fondre le beurre dans une casserole et y faire suer l'oignon 5 min à feu doux.",
        "Ajouter les courgettes, les pommes de terre épluchées et le bouillon, puis laisser cuire 20 à 25 minutes, jusqu'à ce que les légumes soient tendres.",
        'Mixer la soupe. Ajouter la crème fraîche, saler et poivrer.',
      ],
    )

    expect(steps[0]?.instructionText).toBe('Laver les courgettes et les couper en rondelles.')
    expect(addedIn(steps).slice(0, 3)).toEqual([[2], [4], [1, 3, 5]])
    expect(settingsOf(steps).slice(0, 4)).toEqual([
      [undefined, '5'],
      ['120', '1'],
      ['100', '1'],
      [undefined, '5-10'],
    ])
    expect(textsOf(steps).join(' ')).toContain("jusqu'à ce que les légumes soient tendres")
  })
})

test('an English recipe is told in French where the machine works, else in its own words', async () => {
  const steps = await convert(
    ['1 onion', '20 g butter', '500 ml vegetable stock'],
    [
      'Chop the onion and soften it in the butter for 5 minutes.',
      'Add the stock and simmer for 15 minutes.',
      'Serve with crusty bread.',
    ],
    'en',
    'fr',
  )
  const texts = textsOf(steps)

  expect(texts).toContain('Mettre 20 g de beurre dans le bol.')
  expect(texts).toContain('Faire revenir 5 min/120°C/vitesse 1.')
  expect(texts.at(-1)).toBe('Serve with crusty bread.')
})

describe('a French order', () => {
  test.each([
    ['les oignons', '2 oignons'],
    ['les pommes de terre', '600 g de pommes de terre'],
  ])('cuts thinly what it has washed: %s', (name, line) => {
    expect(ordersIn([line], `Laver ${name} et les émincer.`)).toEqual([
      ['prepare', [1]],
      ['slice', [1]],
    ])
  })

  test.each([
    "Préparer la vinaigrette en mélangeant l'huile, le vinaigre et la moutarde.",
    "Réalisez une vinaigrette avec l'huile, le vinaigre et la moutarde.",
    'Pour la vinaigrette, émulsionner l’huile, le vinaigre et la moutarde.',
  ])('has its dressing mixed: %s', (sentence) => {
    const list = ["60 ml d'huile d'olive", '20 ml de vinaigre', '1 c. à c. de moutarde']

    expect(ordersIn(list, sentence)).toEqual([['mix', [1, 2, 3]]])
  })

  test.each([
    ['eggs in the basket', '4 œufs', 'Faites cuire les œufs durs 10 minutes.', 'varoma'],
    ['soup that is cooked', '1 l de soupe de légumes', 'Réchauffer la soupe.', '80'],
    [
      'leaves above steam',
      "400 g d'épinards",
      'Faire tomber les épinards 5 min à la vapeur.',
      'varoma',
    ],
  ])('heats as hot as it has to be: %s', async (_, line, sentence, temperature) => {
    const steps = await stepsOf([line], [sentence])

    expect(steps.find(({ type }) => type === 'OPERATE')).toMatchObject({ temperature })
  })

  test('is not told to boil what must not boil', async () => {
    const steps = await stepsOf(['500 ml de lait'], ['Chauffer le lait sans le faire bouillir.'])

    expect(textsOf(steps).join(' ')).not.toContain('bouillir')
    expect(runsOf(steps).every(({ temperature }) => Number(temperature) < 100)).toBe(true)
  })
})
