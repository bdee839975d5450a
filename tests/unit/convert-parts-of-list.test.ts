import { expect, test } from 'vitest'
import { actionsOf, stepsOf } from './convert-language-fixtures.ts'

const CAKE = `Ingrediente
Blat
6 ouă
150 g zahăr
150 g făină
30 g cacao
50 ml ulei
Sirop
500 ml apă
250 g zahăr
1 plic zahăr vanilat

Mod de preparare
Separăm albușurile de gălbenușuri.
Peste albușuri adăugăm zahărul, zahărul vanilat și le batem spumă.
Amestecăm făina cu cacao, apoi adăugăm în compoziție și amestecăm.
Punem aluatul în tava unsă cu ulei și coacem la 180°C pentru 25 min.
Turnăm siropul peste blat.`

test('the water of a syrup does not follow its vanilla sugar into the egg whites', () => {
  const order = actionsOf('ro', CAKE)
  const whites = order('Peste albușuri').adds
  expect(whites).not.toContain('apă')
  expect(order('Turnăm siropul').adds).toContain('apă')
})

test('yolks that no order names do not go in with the whites', () => {
  const order = actionsOf('ro', CAKE)
  expect(order('Peste albușuri').adds.join()).not.toContain('gălbenuș')
  expect(order('batem spumă').adds.join()).not.toContain('gălbenuș')
})

test('a ready crust lines the tin and is not mixed with the filling', async () => {
  const steps = await stepsOf(
    'fr',
    `Ingrédients
1 pâte à quiche
4 poireaux
150 g de lardons
30 cl de crème
3 œufs

Préparation
Foncer un moule à tarte et piquer le fond.
Émincer les poireaux et les faire revenir dans une poêle avec les lardons.
Battre les œufs et la crème dans un saladier, ajouter les poireaux et mélanger.
Verser dans le moule et cuire au four 35 minutes à 180 °C.`,
  )
  const [crust] = steps.filter(({ adds }) => adds?.some(({ ref }) => ref === 1))
  expect(crust?.instructionText).toContain('Foncer')
})

test('leeks that are cut and cooked with a pinch of salt are not put in raw later', () => {
  const order = actionsOf(
    'fr',
    `Ingrédients
4 poireaux
150 g de lardons
30 cl de crème
3 œufs
sel

Préparation
Émincer les poireaux et cuire dans une cocotte 15 minutes avec une bonne pincée de sel. Réserver.
Dans une poêle, faire revenir les lardons, ajouter aux poireaux et mélanger.
Battre les œufs et la crème dans un saladier et ajouter les poireaux.`,
  )
  expect(order('cuire dans une cocotte').adds).toContain('poireaux')
  expect(order('ajouter aux poireaux').adds).not.toContain('poireaux')
})

test('the part that the method begins with is that of the foods it names one by one', () => {
  const order = actionsOf(
    'de',
    `Zutaten
Für das Fleisch
4 Putenschnitzel
2 EL Butterschmalz
250 ml Brühe
Für das Gemüse
1 Weißkohl
1 Apfel
1 EL Schweineschmalz

Zubereitung
Den Weißkohl vierteln und hobeln. Den Apfel würfeln. Schmalz in einem Topf zerlassen und Kohl und Apfel darin andünsten.
Das Butterschmalz in einer Pfanne erhitzen, die Putenschnitzel anbraten und die Brühe zugießen.`,
  )
  expect(order('Schmalz in einem').adds).toEqual(['Schweineschmalz'])
  expect(order('Das Butterschmalz').adds).toEqual(['Butterschmalz'])
})
