import { describe, expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

const converter = createBuiltinConverter()

type Texts = { ingredients: string[]; method: string[]; language?: Language; source?: Language }

const convert = async ({ ingredients, method, language = 'uk', source = 'uk' }: Texts) => {
  const recipe = aReadRecipe({
    title: 'Обід',
    ingredients: linesOf(...ingredients),
    steps: linesOf(...method),
    language: source,
  })
  const { signal } = new AbortController()
  return converter.structure(recipe, { language, model: 'TM6', report: () => {}, signal })
}

const stepsOf = async (ingredients: string[], ...method: string[]) => {
  const { steps } = await convert({ ingredients, method })
  return steps
}

const machineStepsOf = async (ingredients: string[], ...method: string[]) =>
  (await stepsOf(ingredients, ...method)).filter(({ type }) => type === 'OPERATE')

describe('a Ukrainian recipe', () => {
  test('has its onion cut by the blades, whatever form the order has', async () => {
    for (const order of ['наріжте', 'нарізати', 'нарізаємо', 'поріж', 'нарізала']) {
      const [step] = await machineStepsOf(['1 цибуля'], `Цибулю дрібно ${order}.`)
      expect(step).toMatchObject({ durationSeconds: 5, speed: '6', tools: ['mixing_knife'] })
    }
  })

  test('takes participles and nouns of action for no orders', async () => {
    const steps = await machineStepsOf(
      ['200 г смаженої цибулі', '300 мл бульйону'],
      'Змішайте смажену цибулю з бульйоном. Після закипання варіть, помішуючи, 10 хвилин.',
    )
    expect(steps.map(({ durationSeconds }) => durationSeconds)).toEqual([15, 600])
  })

  test('sweats for the time that the source says', async () => {
    const [step] = await machineStepsOf(
      ['2 цибулини', '2 ст. л. олії'],
      'На сковороді розігрійте олію, викладіть нарізану цибулю й пасеруйте 7 хвилин на слабкому вогні.',
    )
    expect(step).toMatchObject({ durationSeconds: 420, temperature: '120', speed: '1' })
    expect(step?.instructionText).not.toMatch(/сковород|вогн|7 хвилин/)
  })

  test('simmers pieces with the blades in reverse', async () => {
    const [step] = await machineStepsOf(
      ['400 г картоплі', '2 моркви', '1 л бульйону'],
      'Картоплю та моркву наріжте шматочками.',
      'Залийте овочі бульйоном і варіть під кришкою 20 хвилин.',
    )
    expect(step).toMatchObject({ durationSeconds: 1200, temperature: '100', reverse: true })
  })

  test('reads hours, halves, words for times and a number behind its unit', async () => {
    const times = await stepsOf(
      ['1 кг свинини'],
      'Маринуйте свинину 1 годину 30 хвилин.',
      'Залиште на півгодини.',
      'Залиште на годину.',
      'Залиште на 2–3 хвилини.',
      'Залиште хвилин 15.',
      'Залиште на ніч.',
    )
    expect(times.map(({ durationSeconds }) => durationSeconds)).toEqual([
      5400, 1800, 3600, 120, 900, 28800,
    ])
  })

  test('kneads in dough mode and waits while the dough rises', async () => {
    const steps = await stepsOf(
      ['500 г борошна', '300 мл води', '7 г сухих дріжджів', '1 ч. л. солі'],
      'У миску всипте борошно, дріжджі та сіль, влийте теплу воду.',
      'Замісіть еластичне тісто.',
      'Накрийте рушником і поставте в тепле місце на годину, щоб тісто підійшло.',
    )
    expect(steps.map(({ type, speed }) => [type, speed])).toEqual([
      ['WEIGH', undefined],
      ['OPERATE', 'dough'],
      ['WAIT', undefined],
    ])
    expect(steps[2]).toMatchObject({ durationSeconds: 3600 })
  })

  test('takes the dough out of the bowl before the filling is cooked', async () => {
    const steps = await stepsOf(
      ['400 г борошна', '200 мл води', '600 г картоплі'],
      'Борошно з водою змішайте й замісіть тісто.',
      'Картоплю відваріть у підсоленій воді.',
    )
    const texts = steps.map(({ instructionText }) => instructionText)
    const emptied = texts.findIndex((text) => text.startsWith('Перекладіть вміст чаші'))
    expect(emptied).toBeGreaterThan(0)
    expect(emptied).toBeLessThan(texts.findIndex((text) => text.includes('картоплі')))
  })

  test('whips with the butterfly whisk', async () => {
    const [step] = await machineStepsOf(
      ['300 мл вершків 33%', '1 ст. л. цукрової пудри'],
      'Холодні вершки збийте з цукровою пудрою до стійких піків.',
    )
    expect(step).toMatchObject({ speed: '3.5', tools: ['whisk'] })
  })

  test('bakes by hand', async () => {
    const steps = await stepsOf(
      ['500 г фаршу'],
      'Розігрійте духовку до 180 градусів.',
      'Сформуйте котлети й запікайте їх у духовці 25 хвилин.',
    )
    expect(steps.map(({ type }) => type)).toEqual(['MANUAL', 'MANUAL'])
    expect(steps[1]).toMatchObject({ durationSeconds: 1500 })
  })

  test('steams in the Varoma', async () => {
    const steps = await stepsOf(['500 г броколі'], 'Броколі приготуйте на пару, близько 12 хвилин.')
    expect(steps[0]?.instructionText).toBe('Зважте в чашу Варома: 500 г броколі.')
    expect(steps[2]).toMatchObject({ type: 'OPERATE', temperature: 'varoma' })
  })

  test('lets the blades rise slowly in a hot soup', async () => {
    const [, step] = await machineStepsOf(
      ['600 г гарбуза', '800 мл бульйону'],
      'Гарбуз залийте бульйоном і варіть 20 хвилин.',
      'Збийте суп блендером до однорідності.',
    )
    expect(step).toMatchObject({ speed: '5-10', tools: ['measuring_cup'] })
  })

  test('puts in half of an ingredient, and the rest later', async () => {
    const steps = await stepsOf(
      ['1 цибуля', '60 г масла', '300 г рису арборіо', '800 мл бульйону'],
      'Цибулю подрібніть і обсмажте на половині масла.',
      'Всипте рис, влийте бульйон і варіть 18 хвилин.',
      'Додайте решту масла й перемішайте.',
    )
    const texts = steps.map(({ instructionText }) => instructionText)
    expect(texts).toContainEqual(expect.stringContaining('половині масла'))
    expect(texts).toContainEqual(expect.stringContaining('решту масла'))
  })

  test('takes no order and no ingredient from a side clause', async () => {
    const steps = await stepsOf(
      ['2 моркви', '1 л бульйону', '100 мл вершків'],
      "Моркву варіть у бульйоні, поки вона не стане м'якою.",
      'Коли морква звариться, влийте вершки та доведіть до кипіння.',
    )
    expect(steps.filter(({ type }) => type === 'WEIGH').map((step) => step.ingredientRefs)).toEqual(
      [[1, 2], [3]],
    )
  })

  test('does not do what it is told not to', async () => {
    const steps = await machineStepsOf(
      ['1 л яблучного соку'],
      "Сік підігрійте, але не кип'ятіть і не доводьте до кипіння.",
    )
    expect(steps).toHaveLength(1)
  })

  test('finds an ingredient in every case of its name', async () => {
    const lines = [
      '1 морквина',
      '2 яйця',
      '100 г борошна',
      '50 г масла',
      '1 цибулина',
      '30 мл олії',
    ]
    const { ingredients, steps } = await convert({
      ingredients: lines,
      method: ['Змішайте масло з яйцями, морквою, борошном, цибулею та олією.'],
    })
    const named = new Set(steps.flatMap(({ ingredientRefs }) => ingredientRefs))
    expect(named.size).toBe(ingredients.length)
  })

  test('puts in what was readied where nothing but the pot is named', async () => {
    const steps = await stepsOf(
      ['1 кг полуниці', '500 г цукру'],
      'Полуницю помийте. Складіть у каструлю.',
      'Засипте цукром і варіть 30 хвилин.',
    )
    expect(steps.find(({ type }) => type === 'WEIGH')?.ingredientRefs).toEqual([1, 2])
    expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', temperature: '105' })
  })

  test('reads any apostrophe', async () => {
    for (const apostrophe of ["'", '’', 'ʼ']) {
      const [, weighed] = await stepsOf(
        [`400 г м${apostrophe}яса`, '500 мл бульйону'],
        "М'ясо наріжте шматочками. Залийте м'ясо бульйоном і тушкуйте годину.",
      )
      expect(weighed?.ingredientRefs).toEqual([1, 2])
    }
  })

  test('takes "перець" for the vegetable where no condiment is listed', async () => {
    const steps = await stepsOf(
      ['2 цибулини', '1 солодкий перець', '2 ст. л. олії'],
      'Цибулю обсмажте на олії. Додайте перець і тушкуйте 5 хвилин.',
    )
    expect(steps.flatMap(({ ingredientRefs }) => ingredientRefs)).toContain(2)
  })

  test('is turned into the steps that a Ukrainian cook of the appliance would write', async () => {
    const steps = await stepsOf(
      ['500 г моркви', '1 цибуля', '30 г масла', '700 мл бульйону', 'сіль за смаком'],
      'Цибулю почистіть і подрібніть.',
      'У каструлі розтопіть масло, додайте цибулю й обсмажте 5 хвилин на слабкому вогні, поки вона не стане прозорою.',
      'Додайте моркву, залийте бульйоном і доведіть до кипіння.',
      "Зменште вогонь і варіть під кришкою близько 20 хвилин, поки морква не стане м'якою.",
      'Збийте блендером до однорідності та приправте сіллю.',
    )
    expect(steps.map(({ type, instructionText }) => [type, instructionText])).toEqual([
      ['MANUAL', 'Цибулю почистіть.'],
      ['WEIGH', 'Покладіть у чашу: 1 цибуля, половинками.'],
      ['OPERATE', 'Подрібніть: 5 с/шв. 5.'],
      ['MANUAL', 'Зберіть лопаткою зі стінок чаші.'],
      ['WEIGH', 'Зважте в чашу: 30 г масла.'],
      ['OPERATE', 'Обсмажте, поки вона не стане прозорою: 5 хв/120°C/шв. 1.'],
      ['WEIGH', 'Зважте в чашу: 500 г моркви і 700 мл бульйону.'],
      [
        'OPERATE',
        "Доведіть до кипіння і варіть під кришкою, поки морква не стане м'якою: 20 хв/100°C/шв. 1.",
      ],
      ['OPERATE', 'Збийте до однорідності: 1 хв/шв. 5-10 поступово.'],
      ['MANUAL', 'Приправте сіллю.'],
    ])
  })
})

test('an English recipe has its machine steps in Ukrainian and its own words elsewhere', async () => {
  const { steps } = await convert({
    ingredients: ['1 onion', '2 tbsp oil', '400 g chopped tomatoes'],
    method: [
      'Chop the onion and soften in the oil for 5 minutes.',
      'Add the tomatoes and simmer for 15 minutes.',
      'Serve with the bread of your choice.',
    ],
    source: 'en',
  })
  const texts = steps.map(({ instructionText }) => instructionText)
  expect(texts).toContain('Подрібніть: 5 с/шв. 5.')
  expect(texts).toContain('Спасеруйте: 5 хв/120°C/шв. 1.')
  expect(texts.at(-1)).toBe('Serve with the bread of your choice.')
})
