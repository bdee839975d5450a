import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf, ordersOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** A pilaf whose stock is heated in a pot of its own. */
const PILAFS: [Language, string, string][] = [
  [
    'es',
    '300 g de arroz; 1 l de caldo; 1 cebolla; 2 cucharadas de aceite',
    'Calentar el caldo en una olla. En una sartén sofreír la cebolla con el aceite, añadir el arroz, cubrir con el caldo caliente y cocer 18 minutos.',
  ],
  [
    'fr',
    "300 g de riz; 1 l de bouillon; 1 oignon; 2 c. à s. d'huile",
    "Chauffer le bouillon. Dans une sauteuse, faire suer l'oignon dans l'huile, ajouter le riz, mouiller à hauteur de bouillon chaud et cuire 18 minutes.",
  ],
  [
    'it',
    '300 g di riso; 1 l di brodo; 1 cipolla; 2 cucchiai di olio',
    "Scaldare il brodo in una pentola. In una casseruola soffriggere la cipolla con l'olio, unire il riso, bagnare con il brodo caldo e cuocere 18 minuti.",
  ],
  [
    'ro',
    '300 g orez; 1 l supă; 1 ceapă; 2 linguri ulei',
    'Se încălzește supa într-o oală. Într-o tigaie se călește ceapa în ulei, se adaugă orezul, se acoperă cu supa fierbinte și se fierbe 18 minute.',
  ],
]

test.each(PILAFS)('%s: the hot stock is poured over the rice', (language, foods, method) => {
  const actions = actionsOf(foods.split('; '), [method], language)
  const rice = actions.find(({ adds }) => adds.some(({ food }) => food.id === 1))
  const stock = actions.find(({ adds }) => adds.some(({ food }) => food.id === 2))
  const poured = actions.find(({ moves }) => moves.length > 0)
  expect(poured?.vessel).toBe(rice?.vessel)
  expect(poured?.moves.map(({ from }) => from)).toEqual([stock?.vessel])
})

describe('a part of the milk that is named by its measure', () => {
  test.each<[Language, string, string]>([
    [
      'de',
      '500 ml Milch; 50 g Zucker',
      'Ein halbes Glas Milch beiseitestellen. Die restliche Milch erhitzen.',
    ],
    [
      'es',
      '500 ml de leche; 50 g de azúcar',
      'Reservar medio vaso de leche. Calentar el resto de la leche.',
    ],
    [
      'fr',
      '500 ml de lait; 50 g de sucre',
      'Réserver un demi-verre de lait. Chauffer le reste du lait.',
    ],
    [
      'it',
      '500 ml di latte; 50 g di zucchero',
      'Tenere da parte mezzo bicchiere di latte. Scaldare il resto del latte.',
    ],
    ['pl', '500 ml mleka; 50 g cukru', 'Odlać pół szklanki mleka. Resztę mleka podgrzać.'],
    ['uk', '500 мл молока; 50 г цукру', 'Відлийте пів склянки молока. Решту молока підігрійте.'],
  ])('%s', (language, foods, method) => {
    const [aside, heated] = actionsOf(foods.split('; '), [method], language)
    const part = aside?.adds[0]?.part ?? 1
    expect(aside?.verb).toBe('setAside')
    expect(part).toBeGreaterThan(0.1)
    expect(part).toBeLessThan(0.4)
    expect(heated?.adds[0]?.part).toBeCloseTo(1 - part)
  })
})

test.each<[Language, string]>([
  ['de', 'Reduzieren Sie die Hitze.'],
  ['de', 'Die Hitze wird reduziert.'],
  ['es', 'Apagamos el fuego.'],
  ['fr', 'Réduisez la chaleur.'],
  ['it', 'Ridurre il calore.'],
  ['pl', 'Zdjęłam garnek z ognia.'],
  ['uk', 'Зробіть вогонь меншим.'],
  ['ro', 'Am redus focul.'],
])('%s: "%s" is about the stove, and nothing boils down', (language, sentence) => {
  expect(ordersOf([], [sentence], language).map(([verb]) => verb)).toEqual(['lowerHeat'])
})

describe('"make a roux:"', () => {
  test.each<[Language, string, string]>([
    [
      'fr',
      '250 g de champignons; 50 g de beurre; 50 g de farine',
      'Faites revenir les champignons dans une poêle. Préparez un roux : faites fondre le beurre et ajoutez la farine.',
    ],
    [
      'es',
      '250 g de champiñones; 50 g de mantequilla; 50 g de harina',
      'Saltear los champiñones en una sartén. Preparar un roux: derretir la mantequilla y añadir la harina.',
    ],
    [
      'it',
      '250 g di funghi; 50 g di burro; 50 g di farina',
      'Fate saltare i funghi in padella. Preparate un roux: sciogliete il burro e aggiungete la farina.',
    ],
  ])('%s: it is made in a vessel of its own', (language, foods, method) => {
    const actions = actionsOf(foods.split('; '), [method], language)
    const vesselOf = (id: number) =>
      actions.find(({ adds }) => adds.some(({ food }) => food.id === id))?.vessel
    expect(vesselOf(2)).not.toBe(vesselOf(1))
    expect(vesselOf(3)).toBe(vesselOf(2))
  })
})

test('"casses-y les œufs": they go in before the blades turn', async () => {
  const steps = await stepsOf(
    ['250 g de farine', '4 œufs', '500 ml de lait', '1 pincée de sel'],
    [
      'Mets la farine et le sel dans un saladier. Fais un puits et casses-y les œufs. Mélange en ajoutant le lait petit à petit.',
    ],
    'fr',
  )
  expect(steps[0]?.adds?.map(({ ref }) => ref)).toContain(2)
  expect(runsOf(steps)).toHaveLength(1)
  expect(textsOf(steps).join(' ')).not.toContain('casses-y')
})
