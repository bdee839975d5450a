import { expect, test } from 'vitest'
import { COVERING } from '#server/features/convert/structure/builtin/parse/covering.ts'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const LISTS: Partial<Record<Language, string[]>> = {
  de: ['500 g Mehl', '250 ml Milch', '1 Zwiebel', '100 g Butter'],
  es: ['1 kg patatas', '1 cebolla', '200 ml leche', '100 g mantequilla'],
  it: ['500 g farina', '1 cipolla', '200 ml latte', '100 g burro'],
  pl: ['500 g mąki', '1 cebula', '200 ml mleka', '100 g masła'],
  uk: ['500 г борошна', '1 цибулина', '200 мл молока', '100 г масла'],
  ro: ['500 g făină', '1 ceapă', '200 ml lapte', '100 g unt'],
}

test.each<[Language, string]>([
  ['de', 'Das ist wichtig, damit die Butter nicht verbrennt.'],
  ['de', 'Der Teig sollte weich sein und nicht an der Schüssel kleben.'],
  ['de', 'Der erste Versuch mit Milch war auch lecker, aber zu weich gekocht.'],
  ['de', 'Wir hätten den Teig lieber etwas dunkler gebacken.'],
  ['de', 'Wenn der Teig zu fest ist, etwas Milch zugeben.'],
  ['de', 'Wenn man mag, kann man die Butter auch bräunen.'],
  ['es', 'Esto ayuda a que la leche espese mejor.'],
  ['es', 'Es recomendable que las patatas se hagan lentamente.'],
  ['es', 'Las patatas tienen que quedar enteras y no deshacerse al servir.'],
  ['it', 'È normale che il latte faccia delle bolle.'],
  ['it', 'La cipolla non deve bruciare né colorire.'],
  ['it', 'Questo aiuta la farina ad assorbire il latte.'],
  ['pl', 'Ciasto powinno być miękkie i nie kleić się do rąk.'],
  ['pl', 'Dzięki temu masło jest kremowe i łatwo się rozsmarowuje.'],
  ['uk', 'Тісто має бути м’яким і не прилипати до рук.'],
  ['uk', 'Це допоможе маслу краще змішатися з молоком.'],
  ['ro', 'Aluatul trebuie să fie moale și să nu se lipească de mâini.'],
  ['ro', 'Acest lucru ajută făina să absoarbă laptele.'],
])('%s: “%s” orders nothing', (language, sentence) => {
  const actions = actionsOf(LISTS[language] ?? [], [sentence], language)
  expect(actions.map(({ role }) => role)).toEqual(actions.map(() => 'none'))
})

test.each<[Language, string]>([
  ['de', 'Die Butter wird in einem Topf geschmolzen.'],
  ['de', 'Wenn die Milch warm ist, das Mehl einrühren.'],
  ['de', 'Das Mehl mit der Milch verrühren.'],
  ['de', 'Wir geben das Mehl in die Schüssel.'],
  ['es', 'La mantequilla se derrite en un cazo.'],
  ['es', 'Cuando la cebolla está blanda, añadir las patatas.'],
  ['de', 'Wenn die Zwiebel glasig ist, das Mehl zugeben.'],
  ['de', 'Wenn die Milch zu kochen beginnt, das Mehl einrühren.'],
  ['it', 'Quando il latte è caldo, unite la farina.'],
  ['it', 'E aggiungete il burro al latte.'],
  ['it', 'Il latte sarà pronto, tenetelo da parte in una ciotola.'],
  ['pl', 'Gdy masło jest miękkie, dodać mąkę i wymieszać.'],
  ['pl', 'Mąkę wymieszać z mlekiem.'],
  ['uk', 'Коли молоко буде теплим, додати борошно.'],
  ['uk', 'Масло розтопити в каструлі.'],
  ['ro', 'Când laptele este cald, se adaugă făina.'],
  ['ro', 'Untul se topește într-o cratiță.'],
])('%s: “%s” is an order', (language, sentence) => {
  const actions = actionsOf(LISTS[language] ?? [], [sentence], language)
  expect(actions.some(({ role }) => role !== 'none')).toBe(true)
})

test.each([
  [
    'de',
    ['500 g Quark', '2 EL Milch', '1 Bund Schnittlauch'],
    'Quark, Milch und geschnittenen Schnittlauch in einer Schüssel verrühren. Bei der Berliner Variante wird der Quark mit dem Schnittlauch fein püriert.',
    'Bei der Berliner Variante wird der Quark',
  ],
  [
    'ro',
    ['500 g cartofi', '1 ceapă', '800 ml supă'],
    'Se fierb cartofii și ceapa în supă 20 de minute. În varianta copilăriei mele cartofii se pasează cu blenderul.',
    'În varianta copilăriei mele cartofii se pasează cu blenderul.',
  ],
  [
    'en',
    ['500 g potatoes', '1 onion', '800 ml stock'],
    'Simmer the potatoes and the onion in the stock in a pot for 20 minutes. In the restaurant version blend the soup until smooth.',
    'In the restaurant version blend the soup until smooth.',
  ],
] as const)(
  '%s: what another version does is told and not done',
  async (language, list, method, said) => {
    const steps = await stepsOf([...list], [method], language)
    const [order = ''] = method.split('. ')
    const alone = await stepsOf([...list], [`${order}.`], language)

    expect(textsOf(steps).join(' ')).toContain(said)
    expect(runsOf(steps)).toHaveLength(runsOf(alone).length)
  },
)

test.each([
  ['pl', 'wlac wode, aby przykryla ziemniaki', true],
  ['pl', 'wlac wode i przykryc pokrywka', false],
  ['uk', 'залити водою, щоб вкрила картоплю', true],
  ['uk', 'влити воду і накрити кришкою', false],
  ['ro', 'se pune apa cat sa acopere cartofii', true],
  ['ro', 'se pune apa si se acopera cu capac', false],
])('%s: water covers what cooks, a lid does not: %s', (language, folded, isCovering) => {
  expect(COVERING[language]?.test(folded)).toBe(isCovering)
})

test('what the author likes to do is no second wait', async () => {
  const steps = await stepsOf(
    ['500 g blueberries', '100 g sugar', '1 pie crust'],
    [
      'Mix the blueberries and sugar and spread in the pie crust. Bake for 40 minutes.',
      'Allow the pie to cool for 3 hours. I like to chill it overnight. Enjoy!',
    ],
  )

  expect(steps.every(({ durationSeconds = 0 }) => durationSeconds <= 3 * 3600)).toBe(true)
  expect(textsOf(steps).join(' ')).toContain('I like to chill it overnight.')
})
