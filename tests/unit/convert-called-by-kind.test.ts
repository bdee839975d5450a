import { expect, test } from 'vitest'
import { actionsOf, textsOf } from './convert-language-fixtures.ts'

test('the goulash beef goes in where the source says "das Fleisch"', () => {
  const order = actionsOf(
    'de',
    `Zutaten
500 g Rindergulasch
300 g Zwiebeln
100 g Dörrfleisch
250 ml Brühe

Zubereitung
Die Zwiebeln in einer Pfanne glasig anbraten.
Das Fleisch dazugeben und scharf anbraten.
Mit der Brühe ablöschen und 90 Minuten schmoren.
Das Dörrfleisch in einer zweiten Pfanne kross braten und unterheben.`,
  )
  expect(order('Das Fleisch').adds).toContain('Rindergulasch')
  expect(order('unterheben').adds).not.toContain('Rindergulasch')
})

test('almonds of the list are the nuts of the method and are told once', async () => {
  const texts = await textsOf(
    'de',
    `Zutaten
500 g Mehl
250 ml Milch
20 g Hefe
80 g Zucker
gehackte Mandeln
Rosinen

Zubereitung
Mehl, Milch, Hefe und Zucker zu einem Teig verkneten und 1 Stunde gehen lassen.
Einen Zopf flechten, mit Nüssen und Rosinen bestreuen und bei 200 °C 30 Minuten backen.`,
  )
  expect(texts.join(' ')).not.toContain('Außerdem')
})

test('cheese that the method names last is not blended into the sauce before', () => {
  const order = actionsOf(
    'en',
    `Ingredients
400 g spaghetti
50 g parmesan cheese
150 g feta
100 g basil
60 ml olive oil

Method
Blend the basil, the oil and the parmesan until smooth.
Cook the spaghetti in a pot of boiling water for 10 minutes and drain.
Toss the spaghetti with the sauce.
Plate and top with the crumbled cheese.`,
  )
  expect(order('Blend the basil').adds).not.toContain('feta')
  expect(order('top with').adds).toContain('feta')
})

test('raisins without an amount go into the cake before it is baked', async () => {
  const texts = await textsOf(
    'pl',
    `Składniki
300 g mąki
200 g masła
100 g cukru
dżem porzeczkowy
bakalie

Przygotowanie
Zagnieść ciasto z mąki, masła i cukru.
Wyłożyć ciasto do formy, posmarować dżemem i posypać resztą ciasta.
Piec 30 minut w 170 stopniach.`,
  )
  expect(texts.find((text) => text.includes('Piec 30 minut'))).not.toContain('bakalie')
  expect(texts.join(' ')).toContain('bakalie')
})
