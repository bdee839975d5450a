import { describe, expect, test } from 'vitest'
import { textsOf } from './convert-language-fixtures.ts'

const told = async (...recipe: Parameters<typeof textsOf>) =>
  (await textsOf(...recipe)).join(' ').replaceAll('\u00a0', ' ').replaceAll("'", '’')

describe('how a food is when it goes in stands with the food', () => {
  test.each([
    [
      'fr',
      'Soupe\n\n500 g de céleri-rave\n1 oignon\n70 cl de bouillon\n20 g de beurre\n\nPréparation\nFaire revenir l’oignon émincé dans le beurre. Ajouter le céleri-rave, préalablement épluché et coupé en dés. Verser le bouillon et laisser cuire 25 minutes. Mixer.',
      'céleri-rave (préalablement épluché et coupé en dés)',
    ],
    [
      'it',
      'Minestra\n\n200 g di farro\n1 cipolla\n1 l di brodo\n2 cucchiai di olio\n\nProcedimento\nSoffriggere la cipolla tritata nell’olio. Unire il farro precedentemente sciacquato e il brodo. Cuocere per 30 minuti.',
      'farro (precedentemente sciacquato)',
    ],
    [
      'es',
      'Guiso\n\n300 g de bacalao\n1 cebolla\n500 ml de caldo\n2 cucharadas de aceite\n\nPreparación\nSofreír la cebolla picada en el aceite. Añadir el bacalao, previamente desalado, y el caldo. Cocer 15 minutos.',
      'bacalao (previamente desalado)',
    ],
  ] as const)('%s', async (language, recipe, words) => {
    expect(await told(language, recipe)).toContain(words)
  })
})

describe('an amount that only the method has, in words', () => {
  test.each([
    [
      'fr',
      'Courgettes\n\n1 oignon\n400 g de courgettes\nhuile d’olive\n\nPréparation\nFaire revenir l’oignon émincé dans deux cuillères à soupe d’huile. Ajouter les courgettes et cuire 10 minutes.',
      /(?:2|deux) cuillères à soupe d’huile d’olive/,
    ],
    [
      'de',
      'Zucchini\n\n1 Zwiebel\n400 g Zucchini\nOlivenöl\n\nZubereitung\nDie gehackte Zwiebel in zwei Esslöffeln Olivenöl anschwitzen. Die Zucchini dazugeben und 10 Minuten garen.',
      /2 Esslöffeln Olivenöl|Olivenöl \(zwei Esslöffeln\)/,
    ],
    [
      'es',
      'Calabacín\n\n1 cebolla\n400 g de calabacín\naceite de oliva\n\nPreparación\nSofreír la cebolla picada en dos cucharadas de aceite. Añadir el calabacín y cocer 10 minutos.',
      /(?:2|dos) cucharadas de aceite de oliva/,
    ],
  ] as const)('%s', async (language, recipe, words) => {
    expect(await told(language, recipe)).toMatch(words)
  })
})

test('a packet meant for 500 g of flour does not weigh 500 g', async () => {
  const steps = await told(
    'de',
    'Fladen\n\n500 g Mehl\n160 g Öl\n1 Packung Backpulver (für 500 g)\n2 TL Salz\n250 ml Wasser\n\nZubereitung\nAlle Zutaten in eine Schüssel geben und verkneten. 30 Minuten ruhen lassen.',
  )
  expect(steps).toContain('Teig/')
})

describe('a pan by its own name', () => {
  test('nuts toasted in a pan are not toasted in the soup', async () => {
    const steps = await told(
      'fr',
      'Velouté\n\n400 g de panais\n70 cl de bouillon\n1 oignon\n20 g de beurre\n1 poignée de noisettes\n\nPréparation\nDans une casserole, faire revenir l’oignon émincé dans le beurre. Ajouter le panais en dés et le bouillon. Laisser cuire 25 minutes, puis mixer. Torréfier les noisettes à la poêle quelques minutes. Parsemer les noisettes sur le velouté.',
    )
    expect(steps).not.toContain('Transvas')
  })

  test('what goes into the casserole is not put into the small pan used in between', async () => {
    const steps = await told(
      'es',
      'Judías\n\n2 cucharadas de aceite\n2 dientes de ajo\n1 cebolla\n300 g de judías verdes\n500 ml de caldo\n\nPreparación\nEn una cazuela sofreímos el ajo picado en el aceite. Calentamos el caldo en un cazo. Picamos la cebolla y la añadimos a la cazuela con las judías. Rehogamos 5 minutos.',
    )
    expect(steps).toMatch(/Ponemos .*judías verdes.* en el vaso/)
    expect(steps).toMatch(/Volvemos a poner la mezcla \(aceite, ajo/)
  })
})

describe('what is left of a food', () => {
  test('is in the pan, where some of it was taken out again', async () => {
    const steps = await told(
      'it',
      'Vellutata\n\n500 g di funghi\n20 g di burro\n500 ml di brodo\n\nProcedimento\nIn una casseruola sciogli il burro. Unisci i funghi tagliati e falli rosolare 5 minuti. Preleva 4 cucchiai di funghi e tienili da parte. Versa il brodo nella casseruola con i funghi rimasti e cuoci 20 minuti. Frulla.',
    )
    expect(steps).toContain('500 g di funghi')
  })

  test('of butter comes later', async () => {
    const steps = await told(
      'fr',
      'Risotto\n\n300 g de riz\n1 échalote\n40 g de beurre\n1 l de bouillon\n\nPréparation\nFaire suer l’échalote ciselée dans le beurre. Ajouter le riz et le nacrer 2 minutes. Verser le bouillon et cuire 18 minutes. Incorporer le reste du beurre.',
    )
    expect(steps).not.toContain('Mettre 40 g de beurre')
  })
})
