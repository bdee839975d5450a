import { expect, test } from 'vitest'
import { actionsOf, textsOf } from './convert-language-fixtures.ts'

test('Polish oil for a frying pan does not go into the stock, though no article says "a pan"', () => {
  const order = actionsOf(
    'pl',
    `Kurczak w sosie

Składniki
500 g mięsa z udek kurczaka
1 cebula
2 łyżki oleju
1 kostka rosołowa
125 ml wody

Przygotowanie
W 125 ml wody zagotować kostkę rosołową.
Olej wlać na patelnię, rozgrzać, wsypać cebulę i kurczaka i podsmażać do zrumienienia.
Dolać bulion i dusić 20 minut.`,
  )
  const stock = order('zagotować')
  const fried = order('wsypać cebulę')
  expect(fried.vessel).not.toBe(stock.vessel)
  expect(fried.adds).toEqual(['cebula', 'mięsa z udek kurczaka'])
})

test('starch stirred with water waits beside the stew that it thickens', () => {
  const order = actionsOf(
    'en',
    `Beef stew

Ingredients
500 g beef
1 onion
1 tbsp oil
1 tbsp cornstarch
500 ml stock

Method
Heat the oil in a pot and fry the onion. Add the beef and the stock and simmer for 60 minutes.
Mix the cornstarch with 2 tablespoons of water.
Stir into the stew and simmer for 5 minutes.`,
  )
  expect(order('Mix the cornstarch').vessel).not.toBe(order('simmer for 60').vessel)
})

test('what is tipped into a Ukrainian pan is fried there', () => {
  const order = actionsOf(
    'uk',
    `Засмажка

Інгредієнти
1 цибуля
1 морква
30 мл олії

Приготування
На гарячу сковороду наливаємо олію. Висипаємо нарізану цибулю. Смажимо 3 хвилини.
Моркву натріть і викладіть у сковороду. Смажте ще 5 хвилин.`,
  )
  const pan = order('наливаємо олію').vessel
  expect(order('Висипаємо').vessel).toBe(pan)
  expect(order('викладіть у сковороду').vessel).toBe(pan)
})

test('two of four eggs are half of them', () => {
  const order = actionsOf(
    'uk',
    `Пиріжки

Інгредієнти
Яйця - 4 шт.
Борошно - 300 г

Приготування
У миску додайте 2 яйця та борошно, перемішайте.
Додайте решту яєць і замісіть тісто.`,
  )
  expect(order('додайте 2 яйця').parts).toEqual({ Яйця: 0.5, Борошно: 1 })
})

test('whites that are whipped are of the eggs of the filling, though its pastry takes a yolk', async () => {
  const steps = await textsOf(
    'pl',
    `Sernik

Składniki na ciasto:
- 250 g mąki
- 125 g masła
- 1 żółtko
Składniki na masę:
- 500 g twarogu
- 5 jajek
- 200 g cukru

Przygotowanie
Mąkę i masło włóż do miski, dodaj żółtko i zagnieć ciasto.
Żółtka utrzyj z cukrem. Dodaj twaróg i wymieszaj.
Białka ubij na sztywną pianę.
Delikatnie wymieszaj z masą. Piecz 60 minut w 170°C.`,
  )
  expect(steps.join(' ')).toContain('5 białek')
  expect(steps.join(' ')).not.toContain('5 jajek')
})

test('milk that is to be poured before it boils is not boiled', async () => {
  const steps = await textsOf(
    'ro',
    `Scovergi

Ingrediente
500 g făină
300 ml lapte

Mod de preparare
Încălzește laptele, iar înainte să înceapă să fiarbă, toarnă-l într-un bol. Adaugă făina și frământă.`,
  )
  expect(steps.join(' ')).not.toMatch(/Fierbe/)
})

test('vegetables left to cook in their juice are no longer fried', async () => {
  const steps = await textsOf(
    'ro',
    `Ghiveci

Ingrediente
200 g dovlecel
1 ceapă
200 g roșii
30 ml ulei

Mod de preparare
Se încinge uleiul într-o cratiță și se călește ceapa. Se adaugă dovlecelul și roșiile.
Se lasă să fiarbă la foc mic timp de 20 de minute.`,
  )
  expect(steps.find((text) => text.includes('20 min'))).not.toMatch(/călește|120/)
})

test('a starter takes its part of the flour, and the dough the rest', () => {
  const order = actionsOf(
    'uk',
    `Пампухи

Інгредієнти
200 мл теплої води
400 г борошна
25 г дріжджів
70 г цукру

Приготування
Дріжджі розводимо у теплій воді. Додаємо 2 столових ложки цукру та 100 грам борошна. Залишаємо на 20 хвилин.
Коли опара підійде, додаємо решту цукру. Поступово всипаємо борошно і вимішуємо тісто.`,
  )
  expect(order('100 грам').parts.борошна).toBe(0.25)
  expect(order('всипаємо').parts.борошна).toBe(0.75)
})
