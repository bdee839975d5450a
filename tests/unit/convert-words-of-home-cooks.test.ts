import { describe, expect, test } from 'vitest'
import { gramsOf } from '#shared/quantity/densities.ts'
import { actionsOf, stepsOf } from './convert-language-fixtures.ts'

describe('an Italian who tells what she does', () => {
  const actions = actionsOf(
    'it',
    `Risotto

320 g di riso Carnaroli
2 salsicce
mezzo bicchiere di vino bianco
1 litro di brodo vegetale
50 g di burro

Procedimento:
In un tegame faccio sciogliere metà del burro. Aggiungo la salsiccia e la lascio rosolare. Unisco il riso, lo tosto per 2 minuti e sfumo con il vino bianco. Aggiungo il brodo e porto a cottura mescolando spesso.`,
  )

  test('gives orders', () => {
    expect(actions('Aggiungo la salsiccia').adds).toEqual(['salsicce'])
    expect(actions('lascio rosolare').role).toBe('heat')
    expect(actions('Unisco').adds).toEqual(['riso Carnaroli'])
    expect(actions('lo tosto').role).toBe('heat')
    expect(actions('sfumo').adds).toEqual(['vino bianco'])
    expect(actions('porto a cottura').role).toBe('heat')
  })

  test('names no orders with nouns', () => {
    const nouns = actionsOf(
      'it',
      'Pane\n\n500 g di farina\n300 ml di acqua\n\nProcedimento:\nMescolate la farina con l’acqua e coprite l’impasto. Versate verso il centro il trito.',
    )
    expect(nouns('coprite l’impasto').role).toBe('dial')
    expect(nouns('Versate').role).toBe('add')
  })
})

test('spices that nobody measures go in where the method says "spices"', () => {
  const actions = actionsOf(
    'uk',
    `Капуста

1 кг капусти
2 ст. л. томатної пасти
200 мл води
сіль, чорний перець, кмин

Приготування:
Капусту нашаткуйте, викладіть у казан, влийте воду і тушкуйте 30 хвилин. Додайте томатну пасту, сіль та спеції, тушкуйте ще 15 хв. Подавайте.`,
  )
  expect(actions('спеції').adds).toEqual(['томатної пасти', 'сіль', 'чорний перець', 'кмин'])
})

test('sour cream is whipped with the whisk', async () => {
  const steps = await stepsOf(
    'uk',
    'Крем\n\n700 г сметани\n150 г цукрової пудри\n\nПриготування:\nСметану збити з цукровою пудрою до загусання.',
  )
  expect(steps.find(({ type }) => type === 'OPERATE')?.tools).toContain('whisk')
})

test.each([
  ['fr' as const, 'farine', 3, 192],
  ['it' as const, 'zucchero', 2, 210],
])('a yoghurt pot measures the cake (%s)', (language, name, count, grams) => {
  const quantity = { min: count, max: count }
  expect(gramsOf({ quantity, unit: 'jar', name, language })).toBe(grams)
})

test('dumplings are set into the hot milk', () => {
  const actions = actionsOf(
    'de',
    `Dampfnudeln

500 g Mehl
250 ml Milch
20 g Hefe
30 g Butter

Zubereitung:
Mehl, Hefe und die Hälfte der Milch verkneten. Zu Kugeln formen.
Restliche Milch und Butter in einem Topf aufkochen. Die Nudeln nebeneinander hineinsetzen und zugedeckt 25 Min. garen.`,
  )
  expect(actions('hineinsetzen').movesFrom).toEqual([actions('Kugeln').vessel])
  expect(actions('25 Min').role).toBe('heat')
})

test('sheets of pasta go into the dish and not into the sauce', () => {
  const actions = actionsOf(
    'it',
    `Lasagne

250 g di lasagne secche
400 g di macinato misto
700 g di passata di pomodoro
500 g di besciamella

Preparazione:
Fate rosolare la carne macinata, versate la passata e fate cuocere il ragù per un'ora.
Sbollentate le sfoglie in acqua salata per 2 minuti. In una pirofila stendete un velo di besciamella e fate uno strato di lasagne, coprite con ragù e besciamella. Infornate a 200° per 30 minuti.`,
  )
  expect(actions('carne macinata').adds).toEqual(['macinato misto'])
  expect(actions('Sbollentate').adds).toEqual(['lasagne secche'])
  expect(actions('stendete').role).not.toBe('none')
})

test('yolks that were beaten apart are not beaten on with the whites', async () => {
  const steps = await stepsOf(
    'ro',
    'Chec\n\n5 ouă\n200 g zahăr\n100 ml ulei\n100 ml lapte\n250 g făină\n\nPreparare:\nSeparăm albușurile de gălbenușuri. Batem albușurile spumă, adăugăm zahărul și batem până obținem o bezea tare. Gălbenușurile le amestecăm cu uleiul și laptele. Turnăm gălbenușurile peste albușuri și amestecăm ușor cu o spatulă. Încorporăm făina.',
  )
  const last = steps.filter(({ type }) => type === 'OPERATE').at(-1)
  const told = steps.map(({ instructionText }) => instructionText).join(' ')
  expect(last?.tools ?? []).not.toContain('spatula')
  expect(told).toContain('Turnăm gălbenușurile peste albușuri')
})
