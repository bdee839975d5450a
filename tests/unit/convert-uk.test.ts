import { describe, expect, test } from 'vitest'
import { actionsOf, stepsOf, textsOf } from './convert-language-fixtures.ts'

const BORSCH = `Зелений борщ

250 г курячого філе
3 картоплини
1 морква
1 цибулина
2 ст. л. рису
2 ст. л. олії
1 лавровий лист
3 яйця

Приготування:
Куряче філе залийте 1 л холодної води, доведіть до кипіння, додайте лавровий лист і варіть на малому вогні 20 хв. М'ясо вийміть.
Яйця зваріть круто в окремій каструльці, почистіть і наріжте кубиками.
Картоплю почистіть, наріжте кубиками. Покладіть разом із промитим рисом у бульйон, варіть 15 хв.
Цибулю дрібно поріжте, моркву натріть на тертці. Спасеруйте на олії до м'якості і додайте в борщ.
Додайте в борщ м'ясо, наприкінці всипте яйця.`

describe('Ukrainian recipes', () => {
  test('potatoes and rice go into the broth, not into the water of the eggs', () => {
    const actions = actionsOf('uk', BORSCH)
    const broth = actions('філе залийте')
    expect(actions('зваріть круто').vessel).not.toBe(broth.vessel)
    expect(actions('Покладіть')).toMatchObject({
      vessel: broth.vessel,
      adds: ['рису', 'картоплини'],
    })
  })

  test('what two orders readied is fried together, in a pan, and then goes into the soup', () => {
    const actions = actionsOf('uk', BORSCH)
    const broth = actions('філе залийте')
    const pan = actions('Спасеруйте')
    expect(pan.vessel).not.toBe(broth.vessel)
    expect(pan.adds).toEqual(['олії', 'цибулина', 'морква'])
    expect(actions('і додайте в борщ')).toMatchObject({
      vessel: broth.vessel,
      movesFrom: [pan.vessel],
    })
  })

  test('a sentence ends behind "20 хв."', () => {
    const actions = actionsOf('uk', BORSCH)
    expect(actions("М'ясо вийміть").role).toBe('take')
  })

  test('eggs for a batter are beaten, not whipped to peaks, and raisins lie apart', async () => {
    const steps = await stepsOf(
      'uk',
      `Налисники

Тісто
• молоко 500 мл
• яйця 3 шт
• борошно 200 г
• цукор 1 ст.л.

Начинка
• сир домашній 500 г
• цукор 3 ст.л.
• родзинки 50 г

Покроково
Родзинки залити окропом на 15 хв, відкинути на сито, обсушити.
Яйця збити з цукром, влити половину молока, всипати борошно, добре вимішати. Додати решту молока. Тісто залишити на 30 хв.
Смажити тонкі млинці на розпеченій сковороді з двох боків.
Для начинки сир перетерти (або пробити блендером) з цукром, додати родзинки, перемішати.`,
    )
    const said = steps.map(({ instructionText }) => instructionText).join('\n')
    expect(said).not.toMatch(/піків/)
    const batter = steps.find(({ instructionText }) => /борошна/.test(instructionText))
    expect(batter?.instructionText).not.toMatch(/родзин/)
    expect(said).toMatch(/1\sст\. л\. цукру/)
    const filling = steps.findLast(({ type }) => type === 'OPERATE')
    expect(filling?.reverse).toBe(true)
  })

  test('a heading of one word opens a part of the list', () => {
    const actions = actionsOf(
      'uk',
      `Пиріг

Тісто
200 г борошна
100 г цукру
Крем
300 г сметани
50 г цукру

Приготування
Борошно змішати з цукром. Для крему сметану збити з цукром.`,
    )
    expect(actions('Борошно').parts).toEqual({ борошна: 1, цукру: 1 })
    expect(actions('сметану збити').adds).toEqual(['сметани', 'цукру'])
  })

  test('water goes into the bowl below the Varoma', async () => {
    const texts = await textsOf(
      'uk',
      `Парові котлети

500 г курячого фаршу
1 яйце
500 г води

1. Покладіть у чашу фарш і яйце, перемішайте 20 с/реверс/шв. 3.
2. Сформуйте котлети і викладіть їх у Варому. Чашу сполосніть.
3. Влийте в чашу воду, встановіть Варому, готуйте 25 хв/Варома/шв. 1.`,
    )
    expect(texts.at(-2)).toMatch(/в чашу 500\s?г води/)
    expect(texts.at(-1)).toMatch(/25\s?хв\/Varoma\/шв\.\s?1/)
  })

  test('what the orders say already is not said again', async () => {
    const said = (
      await textsOf(
        'uk',
        `Салат

300 г вареної ковбаси
3 солоні огірки
200 г консервованого горошку
сіль, перець

Приготування
Ковбасу та огірки наріжте кубиками. З'єднайте в салатнику, додайте горошок, посоліть і поперчіть.`,
      )
    ).join('\n')
    expect(said).not.toMatch(/Також/)
  })

  test('what was fried before is a thing that goes into the soup, no order to fry', () => {
    const actions = actionsOf(
      'uk',
      'Суп\n\n300 г капусти\n1 буряк\n1 цибулина\n1 л води\n2 ст. л. олії\n\nПриготування:\nЦибулю пасеруємо на олії. У киплячу воду додаємо капусту, зажарку й буряк, варимо 10 хвилин.',
    )
    const pan = actions('Цибулю')
    expect(actions('зажарку')).toMatchObject({ role: 'add', vessel: pan.vessel })
  })

  test('the filling is what stands below that heading of the list, wherever it is put', () => {
    const actions = actionsOf(
      'uk',
      `Вареники

Тісто
450 г борошна
250 мл кефіру

Начинка
800 г картоплі
50 г вершкового масла

Приготування:
Картоплю відваріть у підсоленій воді. Злийте воду, додайте масло і розімніть на пюре.
У миску просійте борошно, влийте кефір і замісіть тісто.
Тісто розкачайте, виріжте кружальця, на кожне покладіть начинку та защипніть краї.`,
    )
    const filling = actions('розімніть')
    expect(actions('начинку').movesFrom).toEqual([filling.vessel])
  })

  test('dough that is wrapped and hidden in the fridge rests there', async () => {
    const texts = await textsOf(
      'uk',
      `Пісочне тісто

300 г борошна
150 г вершкового масла
100 г цукру

Приготування:
Масло порубала з борошном на крихту. Додала цукор, замісила тісто, загорнула в плівку і сховала в холодильник на 30 хвилин.
Тісто розкачала і виклала у форму.`,
    )
    expect(texts.join(' ')).toMatch(/холодильник на 30 хвилин/)
  })

  test('what a cook shapes, thickens and serves in the first person is ordered', () => {
    const actions = actionsOf(
      'uk',
      `Сирники

500 г кисломолочного сиру
1 яйце
3 ст. л. борошна
борошно для обвалювання
олія для смаження

Приготування:
До сиру додаю яйце, всипаю борошно й вимішую.
Мокрими руками формую сирники, обвалюю їх у борошні.
Смажу на олії по 3 хвилини.
Подаю сирники теплими.`,
    )
    expect(actions('формую').role).toBe('hand')
    expect(actions('обвалюю').adds).toEqual(['борошно'])
    expect(actions('Подаю').role).toBe('serve')
  })

  test.each([
    ['печу 20 хвилин', 'bake'],
    ['розкочую тісто', 'hand'],
    ['кришу цибулю', 'cut'],
  ])('"%s" is an order', (words, role) => {
    const actions = actionsOf(
      'uk',
      `Пиріг\n\n300 г тіста\n1 цибулина\n200 г фаршу\nсіль, перець\n\nПриготування:\nДодаю фарш і ${words}.`,
    )
    expect(actions(words.split(/[ ,]/)[0] ?? '').role).toBe(role)
  })
})
