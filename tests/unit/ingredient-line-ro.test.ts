import { describe, expect, test } from 'vitest'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'

/** "quantity | unit | size | name | notes", blanks where a line says nothing. */
function summary(line: string): string {
  const { quantityText, unitText, size, name, notes } = parseIngredientLine(line, 'ro')
  return [quantityText, unitText, size, name, notes].map((part) => part ?? '').join(' | ')
}

function grams(line: string): number | null {
  const ingredient = parseIngredientLine(line, 'ro')
  const weight = gramsOf({ ...ingredient, language: 'ro' })
  return weight && Math.round(weight)
}

const LINES = {
  '1 000 g mălai': '1000 | g |  | mălai | ',
  '150/200 g telemea': '150-200 | g |  | telemea | ',
  'lingură de gris': '1 | lingură |  | gris | ',
  'o cană și jumătate de mei': '1 1/2 | căni |  | mei | ',
  '1 cană jumătate mălai': '1 1/2 | căni |  | mălai | ',
  'o jumătate de cană de linte': '1/2 | cană |  | linte | ',
  '2 cutii de 400 g de fasole': '2 | cutii | 400 g | fasole | ',
  '3 conserve de porumb a câte 200 g': '3 | conserve | 200 g | porumb | ',
  'sare - un vârf de cuțit': '1 | vârf de cuțit |  | sare | ',
  'Făină de mei (250 g)': '250 | g |  | Făină de mei | ',
  'Ridichi (1 legătură)': '1 | legătură |  | Ridichi | ',
  'de la 3 până la 4 linguri de sirop': '3-4 | linguri |  | sirop | de la',
  'opțional 2 linguri de stafide': '2 | linguri |  | stafide | opțional',
  'mălai cît cuprinde': ' |  |  | mălai | cît cuprinde',
  'zeama unei portocale': '1 |  |  | portocale | zeama',
  '2 gulii de mărime mijlocie': '2 |  | de mărime mijlocie | gulii | ',
  '100 g curmale tăiate în sferturi și stropite':
    '100 | g |  | curmale | tăiate în sferturi și stropite',
  '1 lgț boia': '1 | linguriță |  | boia | ',
  '2 linguri de ulei': '2 | linguri |  | ulei | ',
  '1 linguriță rasă de sare': '1 | linguriță | rasă | sare | ',
  '1 linguriţă rasă de sare': '1 | linguriță | rasă | sare | ',
  '1 lingurita rasa de sare': '1 | linguriță | rasa | sare | ',
  '200 g făină': '200 | g |  | făină | ',
  '1 căpățână de usturoi': '1 | căpățână |  | usturoi | ',
  '2 căței de usturoi': '2 | căței |  | usturoi | ',
  '2 catei de usturoi': '2 | căței |  | usturoi | ',
  'o ceapă mare': '1 |  | mare | ceapă | ',
  'jumătate de lămâie': '1/2 |  |  | lămâie | ',
  '1 legătură de pătrunjel': '1 | legătură |  | pătrunjel | ',
  'un praf de sare': '1 | praf |  | sare | ',
  'sare și piper după gust': ' |  |  | sare și piper | după gust',
  'sare si piper dupa gust': ' |  |  | sare si piper | dupa gust',
  'cca 300 ml lapte': '300 | ml |  | lapte | cca',
  '1 plic praf de copt': '1 | plic |  | praf de copt | ',
  'o cană de zahăr': '1 | cană |  | zahăr | ',
  '3-4 cartofi': '3-4 |  |  | cartofi | ',
  'zeama de la o lămâie': '1 |  |  | lămâie | zeama de la',
  '1 conservă de roșii (400 g)': '1 | conservă | 400 g | roșii | ',
  '20 de grame de drojdie': '20 | g |  | drojdie | ',
  '20 de prune': '20 |  |  | prune | ',
  '2 cepe tocate mărunt': '2 |  |  | cepe | tocate mărunt',
  '2 morcovi rași': '2 |  |  | morcovi | rași',
  '1 kg carne de porc tocată': '1 | kg |  | carne de porc tocată | ',
  '1 lingură cu vârf de făină': '1 | lingură | cu vârf | făină | ',
  'un sfert de varză': '1/4 |  |  | varză | ',
  'praf de copt': ' |  |  | praf de copt | ',
  '1 ardei gras roșu, tăiat cubulețe': '1 |  |  | ardei gras roșu | tăiat cubulețe',
  '1 lămâie (opțional)': '1 |  |  | lămâie | opțional',
  'câteva frunze de busuioc': ' | frunze |  | busuioc | câteva',
  'Făină 500 g': '500 | g |  | Făină | ',
  'o mână de nuci': '1 | mână |  | nuci | ',
  '1 linguriță piper proaspăt măcinat': '1 | linguriță |  | piper | proaspăt măcinat',
  'suc de la jumătate de lămâie': '1/2 |  |  | lămâie | suc de la',
  '1 legătură mare de mărar': '1 | legătură |  | mărar | mare',
  '200 ml smântână pentru frișcă': '200 | ml |  | smântână pentru frișcă | ',
  'ulei pentru prăjit': ' |  |  | ulei | pentru prăjit',
  '2 lg ulei': '2 | linguri |  | ulei | ',
  '1 lgț sare': '1 | linguriță |  | sare | ',
  '3 pahare de făină': '3 | pahare |  | făină | ',
  '500 ml supă de legume': '500 | ml |  | supă de legume | ',
  '1 cutie roșii cuburi': '1 | cutie |  | roșii cuburi | ',
  '250 g brânză de vaci': '250 | g |  | brânză de vaci | ',
  '100 g unt la temperatura camerei': '100 | g |  | unt | la temperatura camerei',
  '1 kg cartofi curățați și tăiați cubulețe': '1 | kg |  | cartofi | curățați și tăiați cubulețe',
  'un pic de piper': ' |  |  | piper | un pic de',
  '2 felii de pâine': '2 | felii |  | pâine | ',
  '3 albușuri': '3 |  |  | albușuri | ',
  'coaja de la o portocală': '1 |  |  | portocală | coaja de la',
  '2-3 linguri de zahăr': '2-3 | linguri |  | zahăr | ',
  '1,5 l apă': '1,5 | l |  | apă | ',
  'puțin ulei': ' |  |  | ulei | puțin',
  '1 lămâie, sucul': '1 |  |  | lămâie | sucul',
  '2 ouă mari': '2 |  | mari | ouă | ',
  '150 g șuncă tăiată cubulețe': '150 | g |  | șuncă | tăiată cubulețe',
  '1 borcan de castraveți murați (350 g)': '1 | borcan | 350 g | castraveți murați | ',
  '1/2 kg carne de vită': '0,5 | kg |  | carne de vită | ',
  'două linguri de bulion': '2 | linguri |  | bulion | ',
  'trei cepe mici': '3 |  | mici | cepe | ',
  '1 fir de praz': '1 | fir |  | praz | ',
  '2 fire ceapă verde': '2 | fire |  | ceapă verde | ',
  'un sfert de linguriță de scorțișoară': '1/4 | linguriță |  | scorțișoară | ',
  '25 g drojdie proaspătă': '25 | g |  | drojdie proaspătă | ',
  sare: ' |  |  | sare | ',
  'aproximativ 400 g făină': '400 | g |  | făină | aproximativ',
  '1 vârf de cuțit bicarbonat': '1 | vârf de cuțit |  | bicarbonat | ',
  '6 căței usturoi': '6 | căței |  | usturoi | ',
  '1 telina mica': '1 |  | mica | telina | ',
  '300 g ciuperci feliate': '300 | g |  | ciuperci | feliate',
  '1 linguriță de cafea de sare': '1 | linguriță |  | sare | ',
  '8 foi de lasagna': '8 |  |  | foi de lasagna | ',
  '2 pliculețe de zahăr vanilat': '2 | plicuri |  | zahăr vanilat | ',
  'mărar tocat': ' |  |  | mărar | tocat',
  '1 cub de drojdie': '1 | cub |  | drojdie | ',
  '1 pahar lapte (200 ml)': '1 | pahar |  | lapte | 200 ml',
}

describe('parseIngredientLine in Romanian', () => {
  test.each(Object.entries(LINES))('reads %s', (line, parts) => {
    expect(summary(line)).toBe(parts)
  })

  test.each([
    ['1 plic praf de copt', 10],
    ['1 pahar de lapte', 206],
    ['2 căței de usturoi', 10],
    ['1 lingură cu vârf de făină', 11],
    ['4 ouă', 200],
    ['1 cub de drojdie', 42],
    ['un praf de copt', 10],
    ['2 cutii de 400 g de fasole', 800],
    ['o cană și jumătate de apă', 375],
  ])('weighs %s', (line, weight) => {
    expect(grams(line)).toBe(weight)
  })

  test('marks what may be left out', () => {
    expect(parseIngredientLine('1 lămâie (opțional)', 'ro').optional).toBe(true)
  })

  test('tells what may be taken instead', () => {
    expect(parseIngredientLine('1 cană lapte sau apă', 'ro').alternative).toBe('apă')
  })

  test.each(['Pentru sos:', 'Pentru blat'])('takes %s for a heading', (line) => {
    expect(isSectionHeading(line, 'ro')).toBe(true)
  })

  test.each(['sare', '2 ouă', 'Ulei de măsline'])('takes %s for no heading', (line) => {
    expect(isSectionHeading(line, 'ro')).toBe(false)
  })

  test.each(['tocat ', 'de la 1 ', 'sau o ', 'un sfert '])(
    'finds the end of a line of %j',
    (part) => {
      expect(parseIngredientLine(part.repeat(5000), 'ro').name).toEqual(expect.any(String))
    },
  )
})
