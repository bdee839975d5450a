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

const stepsOf = (ingredients: string[], ...method: string[]) => convert(ingredients, method, 'pl')
const ordersIn = (ingredients: string[], ...method: string[]) => ordersOf(ingredients, method, 'pl')
const machineStepsOf = async (ingredients: string[], ...method: string[]) =>
  runsOf(await stepsOf(ingredients, ...method))

describe('a Polish recipe', () => {
  test('has its onion cut small, whatever form the order has', () => {
    for (const order of ['posiekaj', 'posiekać', 'siekamy', 'posiekałam', 'sieka się'])
      expect(ordersIn(['1 cebula'], `Cebulę drobno ${order}.`)).toEqual([['chop', [1]]])
  })

  test('has its onion and garlic cut to small cubes by the blades', async () => {
    const [chopped, fried] = await machineStepsOf(
      ['1 cebula', '2 ząbki czosnku', '2 łyżki oleju'],
      'Cebulę i czosnek pokroić w drobną kosteczkę i podsmażyć na oleju.',
    )
    expect(chopped).toMatchObject({ tools: ['mixing_knife'], temperature: undefined })
    expect(fried).toMatchObject({ temperature: '120' })
  })

  test('takes salt in a list for the ingredient, not for an order', () => {
    const orders = ordersIn(
      ['250 g mąki', '80 g cukru', '1 łyżeczka sody', '1 szczypta soli'],
      'Mąkę, sodę, cukier i sól wymieszać w misce.',
    )
    expect(orders).toEqual([['mix', [1, 3, 2, 4]]])
  })

  test('scrambles eggs that are stirred until they set', async () => {
    const runs = await machineStepsOf(
      ['5 jajek', '20 g masła'],
      'Masło rozpuść, wbij jajka i smaż, mieszając, do ścięcia.',
    )
    expect(runs.at(-1)).toMatchObject({ durationSeconds: 300, temperature: '90', reverse: true })
  })

  test('steams what was laid on the sieve or formed before', async () => {
    for (const method of [
      'Pierożki ułóż na sicie i gotuj na parze 15 minut.',
      'Z ciasta uformować knedle. Knedle gotować na parze 15 minut.',
    ]) {
      const [step] = await machineStepsOf(['12 pierożków'], method)
      expect(step).toMatchObject({ temperature: 'varoma', speed: '1' })
    }
  })

  test('reduces a sauce that is boiled down, however far off the order says so', async () => {
    const [step] = await machineStepsOf(
      ['400 ml bulionu', '200 ml śmietanki'],
      'Bulion i śmietankę gotuj na dużym ogniu przez około 12 minut, aż sos zredukuje się o połowę.',
    )
    expect(step).toMatchObject({ durationSeconds: 720, temperature: 'varoma' })
  })

  test('sweats for the time that the source says', async () => {
    const [, step] = await machineStepsOf(
      ['2 cebule', '2 łyżki oleju'],
      'Na patelni rozgrzej olej, wrzuć pokrojone cebule i podsmażaj 7 minut na małym ogniu.',
    )
    expect(step).toMatchObject({ durationSeconds: 420, temperature: '120', speed: '1' })
    expect(step?.instructionText).not.toMatch(/patelni|ogniu|7 minut na/)
  })

  test('simmers pieces with the blades in reverse', async () => {
    const [step] = await machineStepsOf(
      ['400 g ziemniaków', '2 marchewki', '1 l bulionu'],
      'Ziemniaki i marchewki pokrój w kostkę.',
      'Warzywa zalej bulionem i gotuj pod przykryciem przez 20 minut.',
    )
    expect(step).toMatchObject({ durationSeconds: 1200, temperature: '100', reverse: true })
  })

  test('reads hours and minutes, halves and "na godzinę"', async () => {
    const times = await stepsOf(
      ['1 kg mięsa'],
      'Mięso marynuj przez 1 godzinę i 30 minut.',
      'Odstaw na pół godziny.',
      'Odstaw na godzinę.',
      'Odstaw na 2-3 minuty.',
      'Odstaw na noc.',
    )
    expect(times.map(({ durationSeconds }) => durationSeconds)).toEqual([
      5400, 1800, 3600, 120, 28800,
    ])
  })

  test('kneads in dough mode and waits while the dough rises', async () => {
    const steps = await stepsOf(
      ['500 g mąki pszennej', '300 ml wody', '7 g suchych drożdży', '1 łyżeczka soli'],
      'Do miski wsyp mąkę, drożdże i sól, wlej ciepłą wodę.',
      'Wyrabiaj ciasto ok. 10 minut, aż będzie gładkie i elastyczne.',
      'Przykryj i odstaw w ciepłe miejsce na godzinę do wyrośnięcia.',
    )
    expect(steps.map(({ type, speed }) => [type, speed])).toEqual([
      ['WEIGH', undefined],
      ['OPERATE', 'dough'],
      ['WAIT', undefined],
    ])
    expect(steps[2]).toMatchObject({ durationSeconds: 3600 })
  })

  test('sifts the flour for a dough into the mixing bowl, though the source has a board', async () => {
    const [weighed, kneaded] = await stepsOf(
      ['300 g mąki', '150 ml wody'],
      'Mąkę przesiewamy na stolnicę, dolewamy wodę i zagniatamy ciasto.',
    )
    expect(weighed).toMatchObject({ type: 'WEIGH', ingredientRefs: [1, 2] })
    expect(kneaded).toMatchObject({ type: 'OPERATE', speed: 'dough' })
  })

  test('whips with the butterfly whisk', async () => {
    const [step] = await machineStepsOf(
      ['300 ml śmietanki 30%', '1 łyżka cukru pudru'],
      'Zimną śmietankę ubij z cukrem pudrem na sztywno.',
    )
    expect(step).toMatchObject({ speed: '3.5', tools: ['whisk'] })
  })

  test('bakes by hand', async () => {
    const steps = await stepsOf(
      ['500 g mięsa mielonego'],
      'Rozgrzej piekarnik do 180 stopni.',
      'Uformuj kotlety i piecz je 25 minut w temp. 180 °C.',
    )
    expect(steps.map(({ type }) => type)).toEqual(['MANUAL', 'MANUAL'])
    expect(steps[1]).toMatchObject({ durationSeconds: 1500 })
  })

  test('steams in the Varoma', async () => {
    const steps = await stepsOf(['500 g brokułów'], 'Brokuły ugotuj na parze, ok. 12 minut.')
    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 1))?.place).toBe('varoma')
    expect(runsOf(steps)).toMatchObject([{ place: 'varoma', temperature: 'varoma' }])
  })

  test('lets the blades rise slowly in a hot soup', async () => {
    const [, step] = await machineStepsOf(
      ['600 g dyni', '800 ml bulionu'],
      'Dynię zalej bulionem i gotuj 20 minut.',
      'Zupę zmiksuj na gładki krem.',
    )
    expect(step).toMatchObject({ speed: '5-10', tools: ['measuring_cup'] })
  })

  test('puts in half of an ingredient, and the rest later', async () => {
    const steps = await stepsOf(
      ['1 cebula', '60 g masła', '300 g ryżu arborio', '800 ml bulionu'],
      'Cebulę posiekaj i zeszklij na połowie masła.',
      'Wsyp ryż, wlej bulion i gotuj 18 minut.',
      'Dodaj resztę masła i wymieszaj.',
    )
    expect(sharesOf(steps, 2)).toEqual([0.5, 0.5])
    expect(textsOf(steps)).toContainEqual(expect.stringContaining('30 g masła (połowa)'))
    expect(textsOf(steps)).toContainEqual(expect.stringContaining('30 g masła (reszta)'))
  })

  test('takes no order and no ingredient from a side clause', async () => {
    const steps = await stepsOf(
      ['2 marchewki', '1 l bulionu', '100 ml śmietanki 30%'],
      'Marchewki gotuj w bulionie, aż zaczną mięknąć.',
      'Gdy marchewki będą miękkie, wlej śmietankę i zagotuj.',
    )
    expect(steps.filter(({ type }) => type === 'WEIGH').map((step) => step.ingredientRefs)).toEqual(
      [[1, 2], [3]],
    )
  })

  test('does not do what it is told not to', async () => {
    const steps = await machineStepsOf(
      ['1 l soku jabłkowego'],
      'Sok podgrzej, ale nie doprowadzaj do wrzenia.',
    )
    expect(steps).toHaveLength(1)
  })

  test('finds an ingredient in every case of its name', () => {
    const lines = ['1 marchew', '2 jajka', '100 g mąki', '50 g masła', '1 cebula', '30 ml oleju']
    const [mixed] = ordersIn(lines, 'Wymieszaj masło z jajkami, marchwią, mąką, cebulką i olejem.')
    expect(mixed).toEqual(['mix', [4, 2, 1, 3, 5, 6]])
  })

  test('keeps the object that stands before a row of orders', async () => {
    const steps = await stepsOf(
      ['200 g kaszy jaglanej', '500 ml mleka'],
      'Kaszę wypłucz na sicie i zalej mlekiem.',
      'Gotuj na małym ogniu ok. 15 minut.',
    )
    expect(addedIn(steps)).toEqual([[1, 2]])
  })

  test('is turned into the steps that a Polish cook of the appliance would write', async () => {
    const steps = await stepsOf(
      ['500 g marchewki', '1 cebula', '30 g masła', '700 ml bulionu', 'sól do smaku'],
      'Cebulę obierz i posiekaj.',
      'W garnku rozpuść masło, dodaj cebulę i podsmażaj 5 minut na małym ogniu, aż się zeszkli.',
      'Dodaj marchewkę, zalej bulionem i zagotuj.',
      'Zmniejsz ogień i gotuj pod przykryciem ok. 20 minut, aż marchewka będzie miękka.',
      'Zmiksuj na gładki krem i dopraw solą.',
    )
    expect(addedIn(steps).flat()).toEqual([2, 3, 1, 4, 5])
    expect(settingsOf(steps)).toEqual([
      [undefined, '5'],
      ['120', '1'],
      ['100', '1'],
      [undefined, '5-10'],
    ])
    expect(textsOf(steps).slice(0, 5)).toEqual([
      'Cebulę obierz.',
      'Dodaj do naczynia miksującego 1 cebulę (na pół).',
      'Rozdrobnij 5 s/obr. 5. Zgarnij kopystką składniki ze ścianek naczynia miksującego.',
      'Dodaj do naczynia miksującego 30 g masła.',
      'Podsmaż 5 min/120°C/obr. 1, aż się zeszkli.',
    ])
    expect(textsOf(steps).at(-1)).toBe('Dopraw solą.')
  })
})

test('an English recipe has its machine steps in Polish and its own words elsewhere', async () => {
  const steps = await convert(
    ['1 onion', '20 g butter', '400 g chopped tomatoes'],
    [
      'Chop the onion and soften in the butter for 5 minutes.',
      'Add the tomatoes and simmer for 15 minutes.',
      'Serve with the bread of your choice.',
    ],
    'en',
    'pl',
  )
  const texts = textsOf(steps)
  expect(texts).toContain('Dodać do naczynia miksującego 20 g masła.')
  expect(texts).toContain('Podsmażyć 5 min/120°C/obr. 1.')
  expect(texts.at(-1)).toBe('Serve with the bread of your choice.')
})
