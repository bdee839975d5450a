import { describe, expect, test } from 'vitest'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'

/** "quantity | unit | size | name | notes", blanks where a line says nothing. */
function summary(line: string): string {
  const { quantityText, unitText, size, name, notes } = parseIngredientLine(line, 'pl')
  return [quantityText, unitText, size, name, notes].map((part) => part ?? '').join(' | ')
}

function grams(line: string): number | null {
  return gramsOf(parseIngredientLine(line, 'pl'))
}

const LINES = {
  '1 000 g mąki krupczatki': '1000 | g |  | mąki krupczatki | ',
  '150/200 g żurawiny': '150-200 | g |  | żurawiny | ',
  'łyżka miodu lipowego': '1 | łyżka |  | miodu lipowego | ',
  'łyżkę miodu lipowego': '1 | łyżka |  | miodu lipowego | ',
  'czubata łyżka kaszy manny': '1 | łyżka | czubata | kaszy manny | ',
  'szklanka i pół mleka': '1 1/2 | szklanki |  | mleka | ',
  'dwie i pół szklanki wody': '2 1/2 | szklanki |  | wody | ',
  'półszklanki kaszy': '1/2 | szklanki |  | kaszy | ',
  'puszka soczewicy': '1 | puszka |  | soczewicy | ',
  '2 puszki po 400 g': '2 | puszki | 400 g | 2 puszki po 400 g | ',
  '3 puszki kukurydzy po 200 g': '3 | puszki | 200 g | kukurydzy | ',
  '2 puszki po 400 g ciecierzycy': '2 | puszki | 400 g | ciecierzycy | ',
  '2 łyżki skrobi z górką': '2 | łyżki | z górką | skrobi | ',
  'Sól - szczypta': ' | szczypta |  | Sól | ',
  'Mąka żytnia (250 g)': '250 | g |  | Mąka żytnia | ',
  'Rzodkiewka (1 pęczek)': '1 | pęczek |  | Rzodkiewka | ',
  'Kefir 2% - 400 ml': '400 | ml |  | Kefir 2% | ',
  'od 3 do 4 łyżek bulionu': '3-4 | łyżki |  | bulionu | od',
  'opcjonalnie 2 łyżki rodzynek': '2 | łyżki |  | rodzynek | opcjonalnie',
  'olej lniany do sałatki': ' |  |  | olej lniany | do sałatki',
  '2 jabłka duże': '2 |  | duże | jabłka | ',
  '2 łyżki oliwy': '2 | łyżki |  | oliwy | ',
  '1 szklanka mąki pszennej': '1 | szklanka |  | mąki pszennej | ',
  'pół szklanki mleka': '1/2 | szklanki |  | mleka | ',
  '2 ząbki czosnku': '2 | ząbki |  | czosnku | ',
  '500 g mięsa mielonego': '500 | g |  | mięsa mielonego | ',
  '1 duża cebula': '1 |  | duża | cebula | ',
  'szczypta soli': ' | szczypta |  | soli | ',
  '1 opakowanie (200 g) sera feta': '1 | opakowanie | 200 g | sera feta | ',
  'sok z połowy cytryny': '1/2 |  |  | cytryny | sok z',
  '1,5 łyżeczki cukru': '1 1/2 | łyżeczki |  | cukru | ',
  'sól i pieprz do smaku': ' |  |  | sól i pieprz | do smaku',
  'ok. 300 ml bulionu': '300 | ml |  | bulionu | ok.',
  '3-4 ziemniaki': '3-4 |  |  | ziemniaki | ',
  '1 puszka pomidorów': '1 | puszka |  | pomidorów | ',
  '10 dag masła': '10 | dag |  | masła | ',
  '1 kostka masła': '1 | kostka |  | masła | ',
  'starta skórka z 1 cytryny': '1 |  |  | cytryny | starta skórka z',
  '2 jajka': '2 |  |  | jajka | ',
  '1 łyżka stołowa cukru': '1 | łyżka stołowa |  | cukru | ',
  '1 pęczek natki pietruszki': '1 | pęczek |  | natki pietruszki | ',
  'garść szpinaku': ' | garść |  | szpinaku | ',
  '600 g świeżych ogórków gruntowych (lub długich, szklarniowych)*':
    '600 | g |  | świeżych ogórków gruntowych | lub długich, szklarniowych',
  '300 g gęstej, kwaśnej śmietany 18% lub jogurtu typu greckiego':
    '300 | g |  | śmietany 18% lub jogurtu typu greckiego | gęstej, kwaśnej',
  '1 łyżka soku z cytryny (lub niepełna łyżka octu jabłkowego)':
    '1 | łyżka |  | soku z cytryny | lub niepełna łyżka octu jabłkowego',
  'czarny pieprz mielony': ' |  |  | czarny pieprz mielony | ',
  '1 łyżka drobno posiekanego koperku': '1 | łyżka |  | koperku | drobno posiekanego',
  'ziemniaki 1 kilogram': '1 | kg |  | ziemniaki | ',
  'cebula 1 sztuka': '1 | sztuka |  | cebula | ',
  'gałka muszkatołowa 1 szczypta': '1 | szczypta |  | gałka muszkatołowa | ',
  'mąka 3 łyżki': '3 | łyżki |  | mąka | ',
  '1 sztuka Przyprawa w Mini kostkach Czosnek Knorr':
    '1 | sztuka |  | Przyprawa w Mini kostkach Czosnek Knorr | ',
  '1½ kg kwaśnych jabłek': '1,5 | kg |  | kwaśnych jabłek | ',
  '250 g zimnego masła': '250 | g |  | masła | zimnego',
  '½ łyżeczki proszku do pieczenia': '1/2 | łyżeczki |  | proszku do pieczenia | ',
  '1 szklanka (250 ml) gorącej wody': '1 | szklanka |  | wody | 250 ml, gorącej',
  '¾ łyżeczki świeżo mielonego pieprzu': '3/4 | łyżeczki |  | pieprzu | świeżo mielonego',
  '1 i 1/2 szklanki cukru': '1 1/2 | szklanki |  | cukru | ',
  'półtorej szklanki mleka': '1 1/2 | szklanki |  | mleka | ',
  'trzy czwarte szklanki oleju': '3/4 | szklanki |  | oleju | ',
  '2 czubate łyżki kakao': '2 | łyżki | czubate | kakao | ',
  '3 łyżki czubate mąki ziemniaczanej': '3 | łyżki | czubate | mąki ziemniaczanej | ',
  '1 płaska łyżeczka sody oczyszczonej': '1 | łyżeczka | płaska | sody oczyszczonej | ',
  '2 liście laurowe': '2 |  |  | liście laurowe | ',
  'liść laurowy': ' |  |  | liść laurowy | ',
  '3 ziarna ziela angielskiego': '3 |  |  | ziarna ziela angielskiego | ',
  '2 kostki rosołowe': '2 |  |  | kostki rosołowe | ',
  '2 x 400 g pomidorów krojonych z puszki': '2 |  | 400 g | pomidorów krojonych z puszki | ',
  '1 marchewka, obrana i pokrojona w kostkę': '1 |  |  | marchewka | obrana i pokrojona w kostkę',
  '1 cebula pokrojona w piórka': '1 |  |  | cebula | pokrojona w piórka',
  '200 g sera żółtego, startego na grubych oczkach':
    '200 | g |  | sera żółtego | startego na grubych oczkach',
  'olej do smażenia': ' |  |  | olej | do smażenia',
  'masło do wysmarowania formy': ' |  |  | masło | do wysmarowania formy',
  'natka pietruszki do posypania': ' |  |  | natka pietruszki | do posypania',
  'sok z 1 cytryny': '1 |  |  | cytryny | sok z',
  'sok 200 ml': '200 | ml |  | sok | ',
  'żółtko 1 sztuka': '1 | sztuka |  | żółtko | ',
  'niecałe 2 szklanki wody': '2 | szklanki | niecałe | wody | ',
  'po 1/2 łyżeczki soli i pieprzu': '1/2 | łyżeczki |  | soli i pieprzu | po',
  'szczypta gałki muszkatołowej': ' | szczypta |  | gałki muszkatołowej | ',
  'garść orzechów włoskich, posiekanych': ' | garść |  | orzechów włoskich | posiekanych',
  '1 mała papryczka chili (opcjonalnie)': '1 |  | mała | papryczka chili | opcjonalnie',
  '150 g boczku wędzonego': '150 | g |  | boczku wędzonego | ',
  '1 kg mąki tortowej + do podsypania': '1 | kg |  | mąki tortowej | + do podsypania',
  '100 ml śmietanki 30%': '100 | ml |  | śmietanki 30% | ',
  '2-3 łyżki musztardy': '2-3 | łyżki |  | musztardy | ',
  '5 dag drożdży świeżych': '5 | dag |  | drożdży świeżych | ',
  '1 opakowanie cukru wanilinowego': '1 | opakowanie |  | cukru wanilinowego | ',
  '1 pierś z kurczaka': '1 |  |  | pierś z kurczaka | ',
  '2 filety z kurczaka (ok. 400 g)': '2 |  |  | filety z kurczaka | ok. 400 g',
  '1 laska wanilii': '1 |  |  | laska wanilii | ',
  '4 plasterki szynki': '4 | plasterki |  | szynki | ',
  'pęczek koperku': ' | pęczek |  | koperku | ',
  'masło lub margaryna 200 g': '200 | g |  | masło lub margaryna | ',
  'mleko – 1 szklanka': '1 | szklanka |  | mleko | ',
  '3 łyżki posiekanych orzechów laskowych lub migdałów':
    '3 | łyżki |  | orzechów laskowych lub migdałów | posiekanych',
  '2 jajka ugotowane na twardo': '2 |  |  | jajka | ugotowane na twardo',
  '1/2 kostki miękkiego masła': '1/2 | kostki |  | masła | miękkiego',
  '1 główka czosnku': '1 | główka |  | czosnku | ',
  '1 średniej wielkości cukinia': '1 |  | średniej wielkości | cukinia | ',
}

describe('reading a Polish ingredient line', () => {
  test.each(Object.entries(LINES))('reads "%s"', (line, expected) => {
    expect(summary(line)).toBe(expected)
  })

  test('writes the unit in the form that follows its number', () => {
    const unitOf = (amount: string) =>
      parseIngredientLine(`${amount} szklanka mleka`, 'pl').unitText
    expect(['1', '2', '5', '22', '1/2', '2-5'].map(unitOf)).toEqual([
      'szklanka',
      'szklanki',
      'szklanek',
      'szklanki',
      'szklanki',
      'szklanek',
    ])
  })

  test('tells what is optional and what may be taken instead', () => {
    expect(parseIngredientLine('1 papryczka chili (opcjonalnie)', 'pl').optional).toBe(true)
    expect(parseIngredientLine('200 g masła lub margaryny', 'pl').alternative).toBe('margaryny')
    expect(parseIngredientLine('1 papryczka chili', 'pl').optional).toBe(false)
  })

  test('tells a heading from a food', () => {
    expect(isSectionHeading('Na ciasto', 'pl')).toBe(true)
    expect(isSectionHeading('Składniki na farsz:', 'pl')).toBe(true)
    expect(isSectionHeading('natka pietruszki', 'pl')).toBe(false)
  })

  test('keeps a line it does not understand as the name', () => {
    expect(summary('coś pysznego')).toBe(' |  |  | coś pysznego | ')
  })
})

describe('weighing a Polish ingredient line', () => {
  test('knows foods in the nominative and the genitive, singular and plural', () => {
    const pairs = [
      ['1 szklanka mąka', '1 szklanka mąki'],
      ['5 ziemniaki', '5 ziemniaków'],
      ['1 cebula', '1 cebuli'],
      ['3 jajka', '3 jajek'],
      ['1 łyżka miód', '1 łyżka miodu'],
      ['2 ząbki czosnek', '2 ząbki czosnku'],
    ] as const
    for (const [nominative, genitive] of pairs) {
      expect(grams(nominative), nominative).not.toBeNull()
      expect(grams(genitive), genitive).toBe(grams(nominative))
    }
  })

  test('weighs what is bought, not what it is made of', () => {
    expect(grams('100 ml soku z cytryny')).toBeCloseTo(103)
    expect(grams('1 szklanka mąki ziemniaczanej')).toBeCloseTo(160)
    expect(grams('1 łyżeczka proszku do pieczenia')).toBeCloseTo(4)
    expect(grams('10 ml oleju z pestek winogron')).toBeCloseTo(9.2)
  })

  test('counts a glass as 250 ml and a heaped spoon as one and a half', () => {
    expect(grams('1 szklanka wody')).toBeCloseTo(250)
    expect(grams('1 czubata łyżka wody')).toBeCloseTo(22.5)
  })

  test('weighs what is packed by the size of a pack', () => {
    expect(grams('2 puszki po 400 g ciecierzycy')).toBeCloseTo(800)
    expect(grams('1/2 kostki masła')).toBeCloseTo(100)
    expect(grams('2 łyżki wody z górką')).toBeCloseTo(45)
  })

  test('does not guess the weight of a food it does not know', () => {
    expect(grams('2 karambole')).toBeNull()
  })
})
