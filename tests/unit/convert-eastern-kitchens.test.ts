import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf, stepsOf } from './convert-language-fixtures.ts'

const KNEADED: [Language, string, string, string, string][] = [
  [
    'en',
    `Dumpling soup

Ingredients
2 l stock
2 carrots
300 g minced beef
1 egg
1 onion

Method
Simmer the carrots in the stock for 10 minutes.
Put the beef in a bowl, add the egg and the chopped onion. Knead the mixture well for 2 minutes. Shape dumplings.
Drop the dumplings into the pot and simmer for 10 minutes.`,
    'Put the beef',
    'Knead the mixture',
    'Drop the dumplings',
  ],
  [
    'pl',
    `Zupa z pulpetami

Składniki
2 l bulionu
2 marchewki
300 g mięsa mielonego
1 jajko
1 cebula

Przygotowanie
W bulionie gotujemy marchewki 10 minut.
Mięso wkładamy do miski, dodajemy jajko i posiekaną cebulę. Wyrabiamy masę 2 minuty. Formujemy pulpety.
Pulpety wkładamy do garnka i gotujemy 10 minut.`,
    'Mięso wkładamy',
    'Wyrabiamy masę',
    'Pulpety wkładamy',
  ],
  [
    'ro',
    `Supă cu chiftele

Ingrediente
2 l supă de vită
2 morcovi
300 g carne tocată
1 ou
1 ceapă

Mod de preparare
Fierbem morcovii în supă 10 minute.
Punem carnea într-un bol, adăugăm oul și ceapa tocată. Frământăm compoziția 2 minute. Formăm chiftele.
Dăm drumul chiftelelor în oală, la foc mic. Fierbem 10 minute.`,
    'Punem carnea',
    'Frământăm compoziția',
    'Dăm drumul chiftelelor',
  ],
]

test.each(KNEADED)('%s kneads what has just been put into the bowl', (...given) => {
  const [language, text, put, kneaded, dropped] = given
  const order = actionsOf(language, text)
  expect(order(kneaded).vessel).toBe(order(put).vessel)
  expect(order(dropped).movesFrom).toEqual([order(put).vessel])
})

test('the rest of the vegetables are none of those that lie in the pot', () => {
  const order = actionsOf(
    'ro',
    `Ciorbă de legume

Ingrediente
Pentru găluște
1 ou
1 ceapă mică
Pentru ciorbă
2 morcovi
1 ceapă
1 ardei gras
2 linguri ulei
2 l apă

Mod de preparare
Ceapa și morcovii îi tocăm, iar ardeiul îl tăiem cubulețe.
Încălzim uleiul într-o oală și călim ceapa 3 minute. Adăugăm restul legumelor și le călim 5 minute.
Turnăm apa și fierbem 20 de minute.`,
  )
  expect(order('restul legumelor').adds).toEqual(expect.arrayContaining(['morcovi', 'ardei gras']))
})

test('Polish raisins are stirred in with a spoon, and oil is drizzled by the spoon', () => {
  const recipe = `Krem twarogowy

Składniki
500 g twarogu
80 g cukru
90 g rodzynek

Przygotowanie
Twaróg zmiksować z cukrem. Wmieszać łyżką rodzynki.`
  expect(actionsOf('pl', recipe)('łyżką').parts).toEqual({ rodzynek: 1 })
})

test('the cream of a dough is the sour cream of its list, not the cream of the filling', () => {
  const order = actionsOf(
    'pl',
    `Tarta z malinami

Składniki
Ciasto
250 g mąki
120 g masła
1 łyżka kwaśnej śmietany
Krem
300 ml śmietanki 30%
50 g cukru

Przygotowanie
Mąkę posiekać z masłem, dodać śmietanę i zagnieść ciasto. Schłodzić 30 minut.
Ciasto wyłożyć do formy i piec 20 minut w 180 stopniach.
Śmietankę ubić z cukrem i wyłożyć na ciasto.`,
  )
  expect(order('dodać śmietanę').adds).toEqual(['kwaśnej śmietany'])
  expect(order('Śmietankę ubić').adds).toContain('śmietanki 30%')
})

test('raw is no cheese in Ukrainian', () => {
  const order = actionsOf(
    'uk',
    `Сирні кульки

Інгредієнти
400 г сиру
1 яйце
3 ст. л. борошна
олія для смаження

Приготування
Сир перетріть крізь сито. Додайте яйце і борошно, перемішайте.
Сформуйте кульки і смажте в олії 4 хвилини. Не поспішайте, бо всередині вони будуть сирими.`,
  )
  expect(order('Додайте яйце').adds).toContain('сиру')
})

const SHAPED: [Language, string, string, string, string][] = [
  [
    'pl',
    `Kluski z sosem

Składniki
400 g twarogu
1 jajko
100 g mąki
olej do smażenia
250 g jagód
40 g cukru

Przygotowanie
Twaróg, jajko i mąkę zagnieść na ciasto.
Jagody z cukrem gotować 5 minut. Zmiksować.
Z ciasta formować kulki. Rozgrzać patelnię z olejem. Smażyć kulki 3 minuty.
Podawać z sosem.`,
    'Jagody',
    'formować',
    'Rozgrzać',
  ],
  [
    'uk',
    `Галушки із соусом

Інгредієнти
400 г сиру
1 яйце
100 г борошна
олія для смаження
250 г вишень
40 г цукру

Приготування
Сир, яйце і борошно замісіть у тісто.
Вишні з цукром варіть 5 хвилин. Подрібніть блендером.
Робочу поверхню присипте борошном. Сформуйте з тіста кульки. Розігрійте сковороду з олією. Смажте кульки 3 хвилини.
Подавайте із соусом.`,
    'Вишні',
    'Сформуйте',
    'Розігрійте',
  ],
]

test.each(SHAPED)('%s balls are shaped of the dough, and fried in no sauce', (...given) => {
  const [language, text, sauce, shaped, heated] = given
  const order = actionsOf(language, text)
  const pot = order(sauce).vessel
  expect(order(shaped).movesFrom).not.toContain(pot)
  expect(order(heated).vessel).not.toBe(pot)
})

test('covering for some minutes and draining for an hour have their times', async () => {
  const steps = await stepsOf(
    'ro',
    `Salată de ardei

Ingrediente
4 ardei grași
2 linguri ulei
sare

Mod de preparare
Coaceți ardeii la cuptor 30 de minute.
Puneți ardeii într-un castron și acoperiți-i 10 minute.
Curățați ardeii și lăsați-i la scurs într-o sită cel puțin o oră.
Adăugați uleiul și sarea.`,
  )
  expect(steps.map(({ durationSeconds }) => durationSeconds)).toEqual(
    expect.arrayContaining([600, 3600]),
  )
})

test.each([
  [
    'en',
    `Smoky peppers

Ingredients
4 bell peppers
2 tbsp oil
1 garlic clove

Method
Roast the bell peppers in the oven for 30 minutes. Put them in a bowl and cover for 10 minutes.
Peel the bell peppers and chop them. Add the oil and the garlic.`,
    'Roast',
    'Put them',
  ],
  [
    'uk',
    `Перець по-домашньому

Інгредієнти
4 солодкі перці
2 ст. л. олії
1 зубчик часнику

Приготування
Солодкі перці запікайте в духовці 30 хвилин. Покладіть їх у миску і накрийте на 10 хвилин.
Почистіть перці і наріжте. Додайте олію і часник.`,
    'запікайте',
    'Покладіть їх',
  ],
] as const)('what comes out of the oven goes into the %s bowl', (language, text, baked, put) => {
  const order = actionsOf(language, text)
  expect(order(put).movesFrom).toEqual([order(baked).vessel])
})

test('half a cup of broth is no half of the broth', () => {
  const order = actionsOf(
    'uk',
    `Суп із буряком

Інгредієнти
500 г яловичини
2 л води
2 буряки
2 ст. л. олії
3 картоплини

Приготування
Яловичину залийте водою і доведіть до кипіння. Варіть бульйон 1 годину.
На сковороді розігрійте олію, викладіть буряк. Тушкуйте 15 хвилин, підливши пів склянки бульйону.
У бульйон покладіть картоплю і варіть 10 хвилин.`,
  )
  expect(order('Тушкуйте').vessel).toBe(order('викладіть буряк').vessel)
  expect(order('покладіть картоплю').vessel).toBe(order('Варіть бульйон').vessel)
})

test('Romanian balls of dough are shaped and not mixed', () => {
  const order = actionsOf(
    'ro',
    `Găluște dulci

Ingrediente
400 g brânză de vaci
1 ou
100 g făină
250 g vișine
40 g zahăr

Mod de preparare
Amestecați brânza, oul și făina într-un aluat.
Fierbeți vișinele cu zahărul 5 minute. Pasați.
Formați bile din aluat.`,
  )
  expect(order('Formați bile').vessel).toBe(order('Amestecați').vessel)
  expect(order('Formați bile').movesFrom).toEqual([])
})

test('a lid for the last minutes of frying is no wait of its own', async () => {
  const steps = await stepsOf(
    'uk',
    `Оладки з яблуком

Інгредієнти
200 г борошна
200 мл молока
1 яйце
олія для смаження

Приготування
Борошно, молоко і яйце змішайте.
Розігрійте сковороду з олією. Смажте оладки 4 хвилини. Можна накрити кришкою на останні дві хвилини.`,
  )
  expect(steps.some(({ durationSeconds }) => durationSeconds === 120)).toBe(false)
})
