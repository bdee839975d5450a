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

const stepsOf = (ingredients: string[], ...method: string[]) => convert(ingredients, method, 'uk')
const ordersIn = (ingredients: string[], ...method: string[]) => ordersOf(ingredients, method, 'uk')
const machineStepsOf = async (ingredients: string[], ...method: string[]) =>
  runsOf(await stepsOf(ingredients, ...method))

describe('a Ukrainian recipe', () => {
  test('has its onion cut small, whatever form the order has', () => {
    for (const order of ['наріжте', 'нарізати', 'нарізаємо', 'поріж', 'нарізала'])
      expect(ordersIn(['1 цибуля'], `Цибулю дрібно ${order}.`)).toEqual([['chop', [1]]])
  })

  test('takes participles and nouns of action for no orders', () => {
    const orders = ordersIn(
      ['200 г смаженої цибулі', '300 мл бульйону'],
      'Змішайте смажену цибулю з бульйоном. Після закипання варіть, помішуючи, 10 хвилин.',
    )
    expect(orders).toEqual([
      ['mix', [1, 2]],
      ['simmer', []],
    ])
  })

  test('sweats for the time that the source says', async () => {
    const [, step] = await machineStepsOf(
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
    const emptied = steps.findIndex(({ clears }) => clears === true)
    const potatoes = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
    expect(emptied).toBeGreaterThan(0)
    expect(emptied).toBeLessThan(potatoes)
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
    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 1))?.place).toBe('varoma')
    expect(runsOf(steps)).toMatchObject([{ place: 'varoma', temperature: 'varoma' }])
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
    expect(sharesOf(steps, 2)).toEqual([0.5, 0.5])
    expect(textsOf(steps)).toContainEqual(expect.stringContaining('30 г масла (половина)'))
    expect(textsOf(steps)).toContainEqual(expect.stringContaining('30 г масла (решта)'))
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

  test('finds an ingredient in every case of its name', () => {
    const lines = [
      '1 морквина',
      '2 яйця',
      '100 г борошна',
      '50 г масла',
      '1 цибулина',
      '30 мл олії',
    ]
    const [mixed] = ordersIn(lines, 'Змішайте масло з яйцями, морквою, борошном, цибулею та олією.')
    expect(mixed).toEqual(['mix', [4, 2, 1, 3, 5, 6]])
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
    expect(addedIn(steps).flat()).toEqual([2, 3, 1, 4, 5])
    expect(settingsOf(steps)).toEqual([
      [undefined, '5'],
      ['120', '1'],
      ['100', '1'],
      [undefined, '5-10'],
    ])
    expect(textsOf(steps).slice(0, 5)).toEqual([
      'Цибулю почистіть.',
      'Додайте в чашу 1 цибулю (навпіл).',
      'Подрібніть 5 с/шв. 5. Зберіть інгредієнти лопаткою зі стінок чаші.',
      'Додайте в чашу 30 г масла.',
      'Пасеруйте 5 хв/120°C/шв. 1, поки вона не стане прозорою.',
    ])
    expect(textsOf(steps).at(-1)).toBe('Приправте сіллю.')
  })
})

test('an English recipe has its machine steps in Ukrainian and its own words elsewhere', async () => {
  const steps = await convert(
    ['1 onion', '20 g butter', '400 g chopped tomatoes'],
    [
      'Chop the onion and soften in the butter for 5 minutes.',
      'Add the tomatoes and simmer for 15 minutes.',
      'Serve with the bread of your choice.',
    ],
    'en',
    'uk',
  )
  const texts = textsOf(steps)
  expect(texts).toContain('Додайте в чашу 20 г масла.')
  expect(texts).toContain('Пасеруйте 5 хв/120°C/шв. 1.')
  expect(texts.at(-1)).toBe('Serve with the bread of your choice.')
})
