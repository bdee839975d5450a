import { describe, expect, test } from 'vitest'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'

const read = (line: string) => parseIngredientLine(line, 'de')

/** "quantity | unit | size | name | notes", blanks where a line says nothing. */
function summary(line: string): string {
  const { quantityText, unitText, size, name, notes } = read(line)
  return [quantityText, unitText, size, name, notes].map((part) => part ?? '').join(' | ')
}

const LINES = {
  '2 EL Öl': '2 | EL |  | Öl | ',
  '3 Esslöffel Olivenöl': '3 | EL |  | Olivenöl | ',
  '1 Prise Salz': '1 | Prise |  | Salz | ',
  '2 Prise(n) Zimt': '2 | Prisen |  | Zimt | ',
  '1 Msp. Natron': '1 | Msp. |  | Natron | ',
  '250ml Milch': '250 | ml |  | Milch | ',
  '1,5 l Wasser': '1,5 | l |  | Wasser | ',
  '1/8 l Milch': '1/8 | l |  | Milch | ',
  '1.200 g Mehl': '1200 | g |  | Mehl | ',
  '200 gr Reis': '200 | g |  | Reis | ',
  '1 Pfund Kartoffeln': '1 | Pfund |  | Kartoffeln | ',
  'ca. 500 g Mehl': '500 | g |  | Mehl | ca.',
  '200 g gemahlene Mandeln': '200 | g |  | gemahlene Mandeln | ',
  '1 Dose gehackte Tomaten': '1 | Dose |  | gehackte Tomaten | ',
  '100 g weiche Butter': '100 | g |  | Butter | weiche',
  '½ Topf Basilikum': '1/2 | Topf |  | Basilikum | ',
  '½ Bund Petersilie': '1/2 | Bund |  | Petersilie | ',
  '1 Bund glatte Petersilie, gehackt': '1 | Bund |  | glatte Petersilie | gehackt',
  '1 EL frisch gehackter Dill': '1 | EL |  | Dill | frisch gehackter',
  'frisch gemahlener Pfeffer': ' |  |  | Pfeffer | frisch gemahlener',
  '1 TL Zimt gemahlen': '1 | TL |  | Zimt | gemahlen',
  '1 Dose Tomaten (400 g)': '1 | Dose | 400 g | Tomaten | ',
  '2 Dosen Kichererbsen (à 400 g)': '2 | Dosen | à 400 g | Kichererbsen | ',
  '1 Dose à 400 g Tomaten': '1 | Dose | 400 g | Tomaten | ',
  '4 Filets (je 140 g)': '4 |  | je 140 g | Filets | ',
  'etwas Salz': ' |  |  | Salz | etwas',
  'Salz und Pfeffer': ' |  |  | Salz und Pfeffer | ',
  'Salz, Pfeffer, Muskat': ' |  |  | Salz, Pfeffer, Muskat | ',
  'Salz nach Belieben': ' |  |  | Salz | nach Belieben',
  'Öl zum Braten': ' |  |  | Öl | zum Braten',
  '1 Päckchen Backpulver': '1 | Päckchen |  | Backpulver | ',
  '½ Pck. Backpulver': '1/2 | Päckchen |  | Backpulver | ',
  '4 Eier (Größe M)': '4 |  |  | Eier | Größe M',
  '1 kleine Zwiebel, fein gewürfelt': '1 |  | kleine | Zwiebel | fein gewürfelt',
  '2 m.-große Zwiebel(n)': '2 |  | m.-große | Zwiebel(n) | ',
  '1 Zwiebel in Würfel geschnitten': '1 |  |  | Zwiebel | in Würfel geschnitten',
  '2 Zehen Knoblauch': '2 | Zehen |  | Knoblauch | ',
  '2 Zehe/n Knoblauch': '2 | Zehen |  | Knoblauch | ',
  '3 Knoblauchzehen, gepresst': '3 | Zehen |  | Knoblauch | gepresst',
  '15 frische Salbeiblätter': '15 |  |  | frische Salbeiblätter | ',
  'Saft von 1 Zitrone': '1 |  |  | Zitrone | Saft von',
  'Saft einer halben Zitrone': '1/2 |  |  | Zitrone | Saft',
  'Saft und abgeriebene Schale von 2 Limetten':
    '2 |  |  | Limetten | Saft und abgeriebene Schale von',
  'eine halbe Zitrone': '1/2 |  |  | Zitrone | ',
  '3-4 Kartoffeln': '3-4 |  |  | Kartoffeln | ',
  '3 bis 4 große Kartoffeln': '3-4 |  | große | Kartoffeln | ',
  '1 TL gestr. Zimt': '1 | TL | gestr. | Zimt | ',
  '1 gehäufter EL Mehl': '1 | EL | gehäufter | Mehl | ',
  '2 cm großes Stück Ingwer': '2 | cm |  | Ingwer | großes Stück',
  '1 kleines Stück Ingwer': '1 | Stück | kleines | Ingwer | ',
  'Je 1 Handvoll Minze': '1 | Handvoll |  | Minze | Je',
  'Mehl: 500 g': '500 | g |  | Mehl | ',
  'ein halbes Dutzend Pflaumen': '6 |  |  | Pflaumen | ',
  '150 g Grieß + etwas für die Form': '150 | g |  | Grieß | + etwas für die Form',
  '1 250 g Mehl': '1250 | g |  | Mehl | ',
  'Mehl Type 405 500 g': '500 | g |  | Mehl Type 405 | ',
  '2 Gläser à 200 g Oliven': '2 | Gläser | 200 g | Oliven | ',
  '300 g-Packung Tofu': '300 | g |  | Tofu | Packung',
  'Füllung: 200 g Quark': '200 | g |  | Quark | Füllung',
}

describe('parseIngredientLine in German', () => {
  test.each(Object.entries(LINES))('reads %s', (line, parts) => {
    expect(summary(line)).toBe(parts)
  })

  test('marks what may be left out, but not what is added to taste', () => {
    expect(read('evtl. Chili').optional).toBe(true)
    expect(read('1 Chili (optional)').optional).toBe(true)
    expect(read('Salz nach Belieben').optional).toBe(false)
  })

  test('tells alternatives', () => {
    expect(read('200 ml Sahne oder Milch').alternative).toBe('Milch')
    expect(read('1 Apfel (oder 2 kleine Birnen)').alternative).toBe('2 kleine Birnen')
  })

  test('loses no word but units and joints', () => {
    for (const line of Object.keys(LINES)) {
      const { name, notes, size, quantityText, unit } = read(line)
      const kept = `${name} ${notes ?? ''} ${size ?? ''}`.toLowerCase()
      const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
      const lost = words.filter((word) => !kept.includes(word) && !/^knoblauch/.test(word))
      const allowed = (unit ? 1 : 0) + (/^\d/.test(line) || !quantityText ? 0 : 2)
      expect(lost.length, `${line}: ${lost}`).toBeLessThanOrEqual(allowed)
    }
  })
})

describe('gramsOf for German lines', () => {
  test.each([
    ['2 EL Sonnenblumenöl', 27.6],
    ['1 Tasse Weizenmehl', 127.5],
    ['1 gehäufter EL Mehl', 11.5],
    ['1 gestr. EL Mehl', 7.7],
    ['2 Knoblauchzehen', 10],
    ['3 rote Zwiebeln', 330],
    ['1 Päckchen Vanillezucker', 8],
    ['1 Würfel Hefe', 42],
    ['2 Dosen Kichererbsen (à 400 g)', 800],
    ['1 Becher Sahne', 200],
    ['4 Hähnchenbrustfilets (je 140 g)', 560],
    ['100 ml Gemüsebrühe oder Wein', 100],
  ])('estimates %s', (line, grams) => {
    expect(gramsOf(read(line))).toBeCloseTo(grams, 0)
  })

  test('finds no food inside another word', () => {
    expect(gramsOf(read('2 Zuckererbsenschoten'))).toBeNull()
    expect(gramsOf(read('3 Maiskolben'))).toBeNull()
  })
})

describe('isSectionHeading in German', () => {
  test.each(['Für den Teig', 'Für die Soße:', 'Außerdem:'])('takes %s', (line) => {
    expect(isSectionHeading(line, 'de')).toBe(true)
  })

  test.each(['Salz', '2 Eier', 'Für die Soße: 2 Eier'])('refuses %s', (line) => {
    expect(isSectionHeading(line, 'de')).toBe(false)
  })
})
