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

test('"stark erhitzen" heats the fat without the starch', () => {
  const orders = actionsOf(
    'de',
    `Zutaten
4 Schnitzel
2 EL Butterschmalz
250 ml Brühe
1 EL Speisestärke

Zubereitung
Das Butterschmalz in einer Pfanne stark erhitzen und die Schnitzel anbraten.
Die Brühe zugeben und 10 Minuten bei stärkerer Hitze schmoren.
Die Stärke mit Wasser anrühren und die Soße damit binden.`,
  )
  expect(orders('stark erhitzen').adds).toEqual(['Butterschmalz'])
  expect(orders('bei stärkerer Hitze').adds).not.toContain('Speisestärke')
  expect(orders('Die Stärke').adds).toContain('Speisestärke')
})

test('"the vegetables" of the pan are not those that are stirred in later by name', () => {
  const order = actionsOf(
    'es',
    `Ingredientes
300 g de lentejas
1 l de caldo
1 cebolla
1 pimiento verde
2 zanahorias
2 patatas
2 cucharadas de aceite

Preparación
Cocemos las lentejas en el caldo 20 minutos.
Calentamos el aceite en una sartén y pochamos la verdura 15 minutos.
Incorporamos el sofrito a la olla junto con las zanahorias en rodajas y las patatas troceadas.`,
  )
  expect(order('pochamos').adds).toEqual(['cebolla', 'pimiento verde'])
  expect(order('Incorporamos').adds).toEqual(['zanahorias', 'patatas'])
})

test.each([
  [
    'en',
    `Ingredients
200 g wholemeal flour
300 g white bread flour
7 g dried yeast
330 ml warm water

Method
Put the yeast and water in a bowl. Add the flours and knead for 10 minutes.
Bake for 35 minutes.`,
    'Add the flours',
    ['wholemeal flour', 'white bread flour'],
  ],
  [
    'fr',
    `Ingrédients
200 g de farine complète
300 g de farine blanche
7 g de levure
330 ml d'eau tiède

Préparation
Mélanger la levure et l'eau. Ajouter les farines et pétrir 10 minutes.
Cuire au four 35 minutes.`,
    'Ajouter les farines',
    ['farine complète', 'farine blanche'],
  ],
] as const)(
  'all flours of the list are meant by their plural in %s',
  (language, text, words, foods) => {
    expect(actionsOf(language, text)(words).adds).toEqual(foods)
  },
)
