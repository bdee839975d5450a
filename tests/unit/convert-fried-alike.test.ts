import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each([
  [
    'en',
    ['1 onion', '2 tbsp oil', '700 g pumpkin', '600 ml stock'],
    'Dice the onion and the pumpkin. Fry the onion in the oil in a pot for 3 minutes. Add the pumpkin and fry briefly. Pour in the stock and simmer for 20 minutes.',
  ],
  [
    'de',
    ['1 Zwiebel', '2 EL Öl', '700 g Kürbis', '600 ml Gemüsebrühe'],
    'Zwiebel und Kürbis würfeln. Die Zwiebel im Öl in einem Topf 3 Minuten andünsten. Kürbis zugeben und kurz mitbraten. Mit der Brühe ablöschen und 20 Minuten köcheln lassen.',
  ],
  [
    'es',
    ['1 cebolla', '2 cucharadas de aceite', '700 g de calabaza', '600 ml de caldo'],
    'Picar la cebolla y la calabaza. Sofreír la cebolla en el aceite en una olla 3 minutos. Añadir la calabaza y rehogar un momento. Verter el caldo y cocer 20 minutos.',
  ],
  [
    'pl',
    ['1 cebula', '2 łyżki oleju', '700 g dyni', '600 ml bulionu'],
    'Cebulę i dynię pokroić w kostkę. Cebulę zeszklić na oleju w garnku 3 minuty. Dodać dynię i chwilę podsmażyć. Zalać bulionem i gotować 20 minut.',
  ],
  [
    'uk',
    ['1 цибулина', '2 ст. л. олії', '700 г гарбуза', '600 мл бульйону'],
    'Цибулю й гарбуз нарізати кубиками. Цибулю пасерувати на олії в каструлі 3 хвилини. Додати гарбуз і трохи обсмажити. Влити бульйон і варити 20 хвилин.',
  ],
  [
    'ro',
    ['1 ceapă', '2 linguri de ulei', '700 g dovleac', '600 ml supă'],
    'Se taie cubulețe ceapa și dovleacul. Se călește ceapa în ulei într-o oală 3 minute. Se adaugă dovleacul și se călește puțin. Se toarnă supa și se fierbe 20 de minute.',
  ],
] as const)('%s: what is fried for a moment is not fried soft', async (language, list, method) => {
  const runs = runsOf(await stepsOf([...list], [method], language))
  const frying = runs.filter(({ instructionText }) => instructionText.includes('120°C'))

  expect(frying.length).toBeGreaterThan(0)
  for (const { durationSeconds } of frying) expect(durationSeconds).toBeLessThanOrEqual(240)
})

test('a little oil is no short time', async () => {
  const runs = runsOf(
    await stepsOf(
      ['600 g ceapă', '2 linguri de ulei', '1 l supă'],
      [
        'Se călește ceapa în puțin ulei într-o oală până se înmoaie. Se toarnă supa și se fierbe 20 de minute.',
      ],
      'ro',
    ),
  )

  expect(
    runs.find(({ instructionText }) => instructionText.includes('120°C'))?.durationSeconds,
  ).toBeGreaterThan(300)
})

test.each([
  [
    'pl',
    ['1 cebula', '250 g pieczarek', '30 g masła', '500 ml bulionu'],
    'Cebulę posiekać, pieczarki pokroić w plasterki. Na maśle zeszklić cebulę, dodać pieczarki i smażyć 5 minut. Wlać bulion i gotować 15 minut.',
  ],
  [
    'de',
    ['1 Zwiebel', '250 g Champignons', '30 g Butter', '500 ml Brühe'],
    'Die Zwiebel hacken, die Pilze in Scheiben schneiden. In der Butter die Zwiebel glasig dünsten, Pilze zugeben und 5 Minuten braten. Brühe angießen und 15 Minuten kochen.',
  ],
] as const)(
  '%s: fat that is named first does not bring what was cut before',
  async (language, list, method) => {
    const steps = await stepsOf([...list], [method], language)

    const stepWith = (food: number) =>
      steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === food))
    expect(stepWith(2)).toBeGreaterThan(stepWith(1))
  },
)

test('flour that is browned in butter begins a white sauce', async () => {
  const steps = await stepsOf(
    ['40 г вершкового масла', '40 г борошна', '500 мл молока'],
    [
      'Масло розтопити в сотейнику, додати борошно і обсмажити. Влити молоко, постійно помішуючи, і варити 5 хвилин.',
    ],
    'uk',
  )

  expect(runsOf(steps)).toHaveLength(3)
  expect(textsOf(steps).join(' ')).toContain('120°C')
})
