import { describe, expect, test } from 'vitest'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'

const read = (line: string) => parseIngredientLine(line, 'fr')

/** "quantity | unit | size | name | notes", blanks where a line says nothing. */
function summary(line: string): string {
  const { quantityText, unitText, size, name, notes } = read(line)
  return [quantityText, unitText, size, name, notes].map((part) => part ?? '').join(' | ')
}

const LINES = {
  '3 c. à s. d’huile d’olive': '3 | c. à s. |  | huile d’olive | ',
  '2 cuillères à soupe de sucre': '2 | c. à s. |  | sucre | ',
  '1 cuillerée à café de sel': '1 | c. à c. |  | sel | ',
  '2 càs crème': '2 | c. à s. |  | crème | ',
  '1 c-a-s de gingembre': '1 | c. à s. |  | gingembre | ',
  '1 c-a-c de curry': '1 | c. à c. |  | curry | ',
  '6 c.à.s d’eau': '6 | c. à s. |  | eau | ',
  '2 cuill. à café de miel': '2 | c. à c. |  | miel | ',
  "1 gousse d'ail": '1 | gousse |  | ail | ',
  "3 gousses d'ail pressées": '3 | gousses |  | ail | pressées',
  '200\u00a0g de farine': '200 | g |  | farine | ',
  '1,5 l d’eau': '1,5 | l |  | eau | ',
  '1 pincée de sel': '1 | pincée |  | sel | ',
  "le jus d'un citron": "1 |  |  | citron | le jus d'",
  'le jus de 2 citrons': '2 |  |  | citrons | le jus de',
  "le zeste râpé d'1/2 citron": "1/2 |  |  | citron | le zeste râpé d'",
  '2 œufs': '2 |  |  | œufs | ',
  'une noix de beurre': '1 | noix |  | beurre | ',
  '1 noix de coco': '1 |  |  | noix de coco | ',
  '10 noix décortiquées': '10 |  |  | noix | décortiquées',
  "1 filet d'huile d'olive": "1 | filet |  | huile d'olive | ",
  '1 filet de poulet': '1 |  |  | filet de poulet | ',
  '1/2 botte de persil': '1/2 | botte |  | persil | ',
  'une demi-botte de persil': '1/2 | botte |  | persil | ',
  '20 cl de lait demi-écrémé': '20 | cl |  | lait demi-écrémé | ',
  "une dizaine d'olives": '10 |  |  | olives | ',
  'sel, poivre': ' |  |  | sel, poivre | ',
  'sel et poivre du moulin': ' |  |  | sel et poivre du moulin | ',
  '1 sachet de levure chimique': '1 | sachet |  | levure chimique | ',
  'quelques feuilles de basilic': ' | feuilles |  | basilic | quelques',
  'un peu de sel': ' |  |  | sel | un peu de',
  'environ 200 g de sucre': '200 | g |  | sucre | environ',
  '½ citron': '1/2 |  |  | citron | ',
  '1 oignon émincé': '1 |  |  | oignon | émincé',
  '1 oignon, finement haché': '1 |  |  | oignon | finement haché',
  '50 g de beurre fondu': '50 | g |  | beurre | fondu',
  'poivre fraîchement moulu': ' |  |  | poivre | fraîchement moulu',
  '500 g de viande hachée': '500 | g |  | viande hachée | ',
  '4 belles tomates': '4 |  | belles | tomates | ',
  '2 gros œufs': '2 |  | gros | œufs | ',
  '2 c. à s. rases de sucre': '2 | c. à s. | rases | sucre | ',
  '1 cuillère à soupe et demie de sucre': '1 1/2 | c. à s. |  | sucre | ',
  '2 à 3 c. à café de miel': '2-3 | c. à c. |  | miel | ',
  '450 à 500 g d’agneau': '450-500 | g |  | agneau | ',
  '1 boîte de 400 g de tomates pelées': '1 | boîte | 400 g | tomates pelées | ',
  '250 g carotte(s) ( 3 )': '250 | g |  | carotte(s) | 3',
  '250 ml (1 tasse) d’oignons hachés': '250 | ml |  | oignons | 1 tasse, hachés',
  'beurre pour le moule': ' |  |  | beurre | pour le moule',
  'Farine de sarrasin (blé noir) : 55 g': '55 | g |  | Farine de sarrasin | blé noir',
  '400 g bœuf coupé en cubes de 25 g': '400 | g |  | bœuf | coupé, en cubes de 25 g',
  '1 gousse de vanille': '1 |  |  | gousse de vanille | ',
  '1 verre 1/2 de jus': '1 1/2 | verre |  | jus | ',
  '1 500 g de pommes': '1500 | g |  | pommes | ',
  'Lait 1/2 écrémé : 30 cl': '30 | cl |  | Lait 1/2 écrémé | ',
  'Crème : 20 cl environ': '20 | cl |  | Crème | environ',
  '2 boîtes de thon de 160 g': '2 | boîtes | 160 g | thon | ',
  '2 x 150 g de cabillaud': '2 |  | 150 g | cabillaud | ',
  '3 tranches épaisses de brioche': '3 | tranches |  | brioche | épaisses',
  '6 tours de moulin à poivre': '6 | tours |  | poivre | ',
  'au goût sel et piment': ' |  |  | sel et piment | au goût',
}

describe('parseIngredientLine in French', () => {
  test.each(Object.entries(LINES))('reads %s', (line, parts) => {
    expect(summary(line)).toBe(parts)
  })

  test('reads straight and typographic apostrophes alike', () => {
    expect(read("2 gousses d'ail")).toMatchObject({ name: 'ail', unit: 'clove' })
    expect(read('2 gousses d’ail')).toMatchObject({ name: 'ail', unit: 'clove' })
  })

  test('marks what may be left out', () => {
    expect(read('1 c. à soupe de menthe (facultatif)').optional).toBe(true)
    expect(read('1 c. à soupe de menthe').optional).toBe(false)
  })

  test('tells alternatives without their article', () => {
    expect(read('20 cl de lait ou de crème').alternative).toBe('crème')
    expect(read('10 feuilles de persil (ou coriandre)').alternative).toBe('coriandre')
  })

  test('loses no word but units and joints', () => {
    for (const line of Object.keys(LINES)) {
      const { name, notes, size, unit } = read(line)
      const kept = `${name} ${notes ?? ''} ${size ?? ''}`.toLowerCase()
      const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
      const lost = words.filter((word) => !kept.includes(word))
      // A spoon is two words; what is left can only be a number.
      const allowed = (unit ? 2 : 0) + (/^une? d/.test(line) || line.includes('demie') ? 1 : 0)
      expect(lost.length, `${line}: ${lost}`).toBeLessThanOrEqual(allowed)
    }
  })
})

describe('gramsOf for French lines', () => {
  test.each([
    ['3 c. à s. d’huile d’olive', 41.4],
    ['1 tasse de farine', 127.5],
    ['1 cuillère à soupe bombée de farine', 11.5],
    ['2 œufs', 100],
    ['2 jaunes d’œufs', 36],
    ['1 kg de pommes de terre', 1000],
    ['4 pommes de terre', 520],
    ['2 pommes', 300],
    ['1 sachet de levure chimique', 11],
    ['1 verre de lait de coco', 206],
    ['10 cl de bouillon de poulet', 100],
    ['1 livre de carottes', 500],
  ])('estimates %s', (line, grams) => {
    expect(gramsOf(read(line))).toBeCloseTo(grams, 0)
  })

  test('says nothing of what it does not know', () => {
    expect(gramsOf(read('2 licornes'))).toBeNull()
  })
})

describe('isSectionHeading in French', () => {
  test.each(['Pour la pâte', "Pour l'appareil :", 'Garniture :'])('takes %s', (line) => {
    expect(isSectionHeading(line, 'fr')).toBe(true)
  })

  test.each(['sel', '2 œufs', 'Pour la sauce : 2 œufs'])('refuses %s', (line) => {
    expect(isSectionHeading(line, 'fr')).toBe(false)
  })
})
