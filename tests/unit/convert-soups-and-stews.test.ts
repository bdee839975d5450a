import { describe, expect, test } from 'vitest'
import { actionsOf, stepsOf, textsOf } from './convert-language-fixtures.ts'

describe('water that only the method tells of', () => {
  test('is weighed in as an ingredient, and the soup cooks in the machine', async () => {
    const steps = await stepsOf(
      'pl',
      `Zupa na kiełbasie

300 g kiełbasy
2 liście laurowe
400 ml zakwasu

Przygotowanie:
Kiełbasę włożyć do garnka, zalać 800 ml wody, dodać liście laurowe. Gotować na małym ogniu 20 minut.
Wlać zakwas i gotować jeszcze 10 minut.`,
    )
    expect(steps[0]).toMatchObject({ type: 'WEIGH', place: 'bowl' })
    expect(steps[0]?.instructionText).toMatch(/800\sg wody/)
    expect(steps[1]).toMatchObject({ type: 'OPERATE', durationSeconds: 1200 })
    expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', durationSeconds: 600 })
  })

  test('chicken breast simmers in it whole, chicken legs do so in a pot', async () => {
    const soup = (meat: string) => `Юшка

300 г ${meat}
1 морква
1 цибулина

Приготування:
М'ясо залийте 1 л холодної води і варіть 30 хв. Додайте нарізану моркву і цибулю, варіть ще 15 хв.`
    const whole = await stepsOf('uk', soup('курячого філе'))
    const legs = await stepsOf('uk', soup('курячих стегон на кістці'))
    expect(whole.map(({ type }) => type)).toContain('OPERATE')
    expect(legs[0]?.type).toBe('MANUAL')
  })
})

const STEWS = {
  en: `Stew

700 g pork shoulder
2 onions
2 tbsp oil
1 tbsp flour
500 ml stock

Method:
Cut the meat into cubes, dust with flour and brown in batches in the oil in a frying pan. Transfer to a pot.
In the same frying pan, fry the diced onions for 5 minutes. Add to the meat.
Pour in the stock and simmer for 1 hour.`,
  pl: `Gulasz

700 g łopatki wieprzowej
2 cebule
2 łyżki oleju
1 łyżka mąki
500 ml bulionu

Przygotowanie:
Mięso kroimy w kostkę, oprószamy mąką i obsmażamy partiami na oleju na patelni. Przekładamy do garnka.
Na tej samej patelni podsmażamy pokrojoną w kostkę cebulę 5 minut. Przekładamy do mięsa.
Zalewamy bulionem i dusimy 1 godz.`,
  uk: `Гуляш

700 г свинини
2 цибулини
2 ст. л. олії
1 ст. л. борошна
500 мл бульйону

Приготування:
М'ясо наріжте кубиками, посипте борошном і обсмажте на сковороді на олії. Перекладіть у каструлю.
На тій самій сковороді обсмажте нарізану цибулю 5 хв, додайте до м'яса.
Залийте бульйоном і тушкуйте 1 годину.`,
  ro: `Gulaș

700 g pulpă de porc
2 cepe
2 linguri ulei
1 lingură făină
500 ml supă

Mod de preparare:
Carnea se taie cubulețe, se dă prin făină și se rumenește în ulei într-o tigaie. Se mută într-o cratiță.
În aceeași tigaie se călește ceapa tăiată mărunt 5 minute și se adaugă peste carne.
Se toarnă supa și se fierbe 1 oră.`,
} as const

describe.each(Object.entries(STEWS))('a stew in pan and pot, in %s', (language, text) => {
  test('the meat is fried by hand with its flour; everything comes together before it stews', async () => {
    const steps = await stepsOf(language as keyof typeof STEWS, text)
    const [fried, put, onion, chopped, softened, brought, stock, stewed] = steps
    expect(fried).toMatchObject({ type: 'MANUAL', place: 'stove' })
    expect(fried?.adds).toHaveLength(3)
    expect(put?.type).toBe('MANUAL')
    expect(onion?.type).toBe('WEIGH')
    expect(chopped).toMatchObject({ type: 'OPERATE', durationSeconds: 5 })
    expect(softened).toMatchObject({ type: 'OPERATE', durationSeconds: 300 })
    expect(brought).toMatchObject({ type: 'MANUAL', place: 'bowl' })
    expect(stock?.type).toBe('WEIGH')
    expect(stewed).toMatchObject({ type: 'OPERATE', durationSeconds: 3600, reverse: true })
    expect(steps).toHaveLength(8)
  })
})

test('what goes into the soup together with its fat leaves the pan', () => {
  const actions = actionsOf(
    'pl',
    `Żurek

300 g kiełbasy
100 g boczku
1 cebula

Przygotowanie:
Kiełbasę włożyć do garnka, zalać 1 l wody i gotować 20 minut.
Boczek wytopić na patelni. Dodać posiekaną cebulę i zeszklić, przełożyć razem z tłuszczem do wywaru.`,
  )
  const moved = actions('przełożyć razem')
  expect(moved.vessel).toBe(actions('gotować 20').vessel)
  expect(moved.movesFrom).toEqual([actions('zeszklić').vessel])
})

test('what an opener is followed by in a list is no part of its name', async () => {
  const texts = await textsOf(
    'uk',
    `Медяник

Коржі:
400 г борошна
100 г вершкового масла
150 г цукру
60 г меду

Крем:
500 г сметани

Приготування:
Для коржів масло, цукор і мед розтопити в каструлі. Всипати борошно та замісити тісто.
Для крему збити сметану до загустіння.`,
  )
  const melted = texts.findIndex((text) => text.includes('масла') && text.includes('меду'))
  expect(melted).toBeGreaterThanOrEqual(0)
  expect(texts.findIndex((text) => text.includes('борошна'))).toBeGreaterThan(melted)
})

test('a spice that the method calls together with another goes in with it', () => {
  const actions = actionsOf(
    'pl',
    `Leczo

2 cebule
1 łyżka słodkiej papryki
1 łyżeczka ostrej papryki
2 łyżki oleju
500 g pomidorów
sól

Przygotowanie:
Mięso oprószyć solą. Cebulę podsmażyć na oleju, dodać obie papryki.
Dodać pomidory i dusić 20 minut.`,
  )
  expect(actions('dodać obie').adds).toHaveLength(2)
})
