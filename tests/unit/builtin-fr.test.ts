import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

const convert = (source: ReadRecipe, language: Language = 'fr') =>
  createBuiltinConverter().structure(source, {
    language,
    model: 'TM6',
    report: () => {},
    signal: new AbortController().signal,
  })

const stepsOf = async (ingredients: string[], method: string[]) => {
  const source = aReadRecipe({
    title: 'Essai',
    language: 'fr',
    ingredients: linesOf(...ingredients),
    steps: linesOf(...method),
  })
  return (await convert(source)).steps
}

const textsOf = async (ingredients: string[], method: string[]) =>
  (await stepsOf(ingredients, method)).map(({ instructionText }) => instructionText)

describe('a French recipe', () => {
  test('has its onion chopped and sweated for the time that it gives', async () => {
    const texts = await textsOf(
      ['1 oignon', "2 c. à s. d'huile d'olive"],
      ["Hacher l'oignon.", "Le faire revenir dans l'huile pendant 4 minutes à feu moyen."],
    )

    expect(texts).toEqual([
      'Mettre 1 oignon, en deux, dans le bol.',
      'Hacher 5 sec/vitesse 5.',
      'Racler les parois du bol à l’aide de la spatule.',
      "Peser 2 c. à s. d'huile d'olive dans le bol.",
      'Le faire revenir 4 min/120°C/vitesse 1.',
    ])
  })

  test.each([
    ['infinitive', 'Râper le parmesan.'],
    ['polite order', 'Râpez le parmesan.'],
    ['familiar order', 'Râpe le parmesan.'],
    ['impersonal', 'On râpe le parmesan.'],
    ['we', 'Nous râpons le parmesan.'],
  ])('gives orders in every form: %s', async (_, sentence) => {
    const steps = await stepsOf(['80 g de parmesan'], [sentence])

    expect(steps.find(({ type }) => type === 'OPERATE')).toMatchObject({ speed: '8' })
  })

  test('takes a participle for no order, though it reads like one without its accent', async () => {
    const texts = await textsOf(
      ['1 oignon', '3 carottes', "1 c. à s. d'huile"],
      ["Faire revenir dans l'huile l'oignon épluché et coupé en dés, et les carottes 5 min."],
    )

    expect(texts).toEqual([
      "Peser 1 c. à s. d'huile dans le bol et ajouter 1 oignon et 3 carottes.",
      'Faire revenir 5 min/120°C/sens inverse/vitesse 1.',
    ])
  })

  test('simmers pieces in reverse, and finds the order behind the pan', async () => {
    const steps = await stepsOf(
      ['400 g de lentilles vertes', '2 carottes', '1 l de bouillon de légumes'],
      [
        'Dans une grande cocotte mettre les lentilles, les carottes et le bouillon.',
        'Porter à ébullition, puis laisser mijoter à couvert 25 minutes.',
      ],
    )

    expect(steps.at(-1)).toMatchObject({
      instructionText:
        'Porter à ébullition et laisser mijoter 25 min/100°C/sens inverse/vitesse 1.',
      durationSeconds: 1500,
      reverse: true,
    })
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
    const texts = await textsOf(
      ['500 g de brocolis'],
      ['Détailler les brocolis en bouquets et les cuire à la vapeur 15 minutes.'],
    )

    expect(texts).toContain('Peser 500 g de brocolis dans le récipient Varoma.')
    expect(texts.find((text) => text.includes('/Varoma/'))).toMatch(/^Les cuire à la vapeur/)
  })

  test('takes half of an ingredient and later what is left of it', async () => {
    const texts = await textsOf(
      ['100 g de sucre', "4 jaunes d'œufs", '50 cl de lait'],
      [
        "Fouetter les jaunes avec la moitié du sucre jusqu'à ce que le mélange blanchisse.",
        'Faire chauffer le lait avec le reste du sucre dans une casserole.',
      ],
    )

    expect(texts).toContain("Peser la moitié du sucre dans le bol et ajouter 4 jaunes d'œufs.")
    expect(texts.some((text) => text.includes('le reste du sucre'))).toBe(true)
  })

  test('means a part of the eggs by the yolks', async () => {
    const texts = await textsOf(
      ['3 œufs', '80 g de sucre'],
      ["Fouetter les jaunes avec le sucre jusqu'à ce que le mélange soit mousseux."],
    )

    expect(texts).toContain('Peser 80 g de sucre dans le bol et ajouter les jaunes.')
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

    expect(steps.map(({ type, instructionText }) => [type, instructionText])).toEqual([
      ['MANUAL', 'Laver les courgettes et les couper en rondelles.'],
      ['WEIGH', 'Mettre 1 oignon, en deux, dans le bol.'],
      ['OPERATE', "Émincer l'oignon 5 sec/vitesse 5."],
      ['MANUAL', 'Racler les parois du bol à l’aide de la spatule.'],
      ['WEIGH', 'Peser 20 g de beurre dans le bol.'],
      ['OPERATE', 'Y faire suer 5 min/120°C/vitesse 1.'],
      [
        'WEIGH',
        'Peser 600 g de courgettes et 70 cl de bouillon de volaille dans le bol et ajouter 2 pommes de terre.',
      ],
      [
        'OPERATE',
        "Laisser cuire jusqu'à ce que les légumes soient tendres 20 min/100°C/vitesse 1. Vérifier, puis prolonger de 5 min au besoin.",
      ],
      ['OPERATE', 'Mixer la soupe 1 min/vitesse 5 à 10 progressivement.'],
      ['WEIGH', 'Peser 10 cl de crème fraîche dans le bol.'],
      ['OPERATE', 'Mélanger 15 sec/sens inverse/vitesse 2.'],
      ['MANUAL', 'Saler et poivrer.'],
    ])
  })
})

test('an English recipe is told in French where the machine works, else in its own words', async () => {
  const source = aReadRecipe({
    ingredients: linesOf('1 onion', '20 g butter', '500 ml vegetable stock'),
    steps: linesOf(
      'Chop the onion and soften it in the butter for 5 minutes.',
      'Add the stock and simmer for 15 minutes.',
      'Serve with crusty bread.',
    ),
  })
  const { steps } = await convert(source, 'fr')
  const texts = steps.map(({ instructionText }) => instructionText)

  expect(texts).toContain('Hacher 5 sec/vitesse 5.')
  expect(texts).toContain('Mijoter 15 min/100°C/vitesse 1.')
  expect(texts.at(-1)).toBe('Serve with crusty bread.')
})

describe('a French order', () => {
  test.each([
    ['les oignons', '2 oignons', ['5']],
    ['le poireau', '1 blanc de poireau', ['5']],
    ['les pommes de terre', '600 g de pommes de terre', []],
  ])('is thinly cut by what "émincer" means for it: %s', async (name, line, speeds) => {
    const steps = await stepsOf([line], [`Laver ${name} et les émincer.`])

    expect(steps.filter(({ type }) => type === 'OPERATE').map(({ speed }) => speed)).toEqual(speeds)
  })

  test.each([
    "Préparer la vinaigrette en mélangeant l'huile, le vinaigre et la moutarde.",
    "Réalisez une vinaigrette avec l'huile, le vinaigre et la moutarde.",
    'Pour la vinaigrette, émulsionner la moutarde, le vinaigre et l’huile.',
  ])('has its dressing mixed: %s', async (sentence) => {
    const steps = await stepsOf(
      ["60 ml d'huile d'olive", '20 ml de vinaigre', '1 c. à c. de moutarde'],
      [sentence],
    )

    expect(steps.filter(({ type }) => type === 'OPERATE')).toMatchObject([
      { durationSeconds: 10, speed: '3' },
    ])
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
    const texts = await textsOf(['500 ml de lait'], ['Chauffer le lait sans le faire bouillir.'])

    expect(texts.join(' ')).not.toContain('bouillir')
  })
})
