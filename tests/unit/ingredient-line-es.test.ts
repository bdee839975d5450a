import { describe, expect, test } from 'vitest'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'

/** "quantity | unit | size | name | notes", blanks where a line says nothing. */
function summary(line: string): string {
  const { quantityText, unitText, size, name, notes } = parseIngredientLine(line, 'es')
  return [quantityText, unitText, size, name, notes].map((part) => part ?? '').join(' | ')
}

function grams(line: string): number | null {
  const ingredient = parseIngredientLine(line, 'es')
  const weight = gramsOf({ ...ingredient, language: 'es' })
  return weight && Math.round(weight)
}

const LINES = {
  '1 000 g de garbanzos': '1000 | g |  | garbanzos | ',
  '150/200 g de queso de oveja': '150-200 | g |  | queso de oveja | ',
  'cucharada de melaza': '1 | cucharada |  | melaza | ',
  'taza y media de quinoa': '1 1/2 | tazas |  | quinoa | ',
  'una taza y media de quinoa': '1 1/2 | tazas |  | quinoa | ',
  '2 tazas y 1/2 de sémola': '2 1/2 | tazas |  | sémola | ',
  'kilo y medio de acelgas': '1,5 | kg |  | acelgas | ',
  '2 botes de 400 g de alubias': '2 | botes | 400 g | alubias | ',
  '3 latas de maíz de 200 g': '3 | latas | 200 g | maíz | ',
  'Sal - una pizca': '1 | pizca |  | Sal | ',
  'Harina de maíz (250 g)': '250 | g |  | Harina de maíz | ',
  'Rábanos (1 manojo)': '1 | manojo |  | Rábanos | ',
  'de 3 a 4 cucharadas de caldo': '3-4 | cucharadas |  | caldo | de',
  'opcional 2 cucharadas de pasas': '2 | cucharadas |  | pasas | opcional',
  '3 cebolletas medianas, picadas': '3 |  | medianas | cebolletas | picadas',
  '500 g de ternera -sin grasa-': '500 | g |  | ternera | sin grasa',
  '300 g de nabo en dados de 2 cm': '300 | g |  | nabo | en dados de 2 cm',
  '100 g de bonito desmigado y en trozos': '100 | g |  | bonito | desmigado y en trozos',
  '2 cs de vinagre de arroz': '2 | cucharadas |  | vinagre de arroz | ',
  '1 cda sopera de tahini': '1 | cucharada |  | tahini | ',
  '2 cucharadas de aceite de oliva': '2 | cucharadas |  | aceite de oliva | ',
  '1 cda. de azúcar': '1 | cucharada |  | azúcar | ',
  '1 cdta de sal': '1 | cucharadita |  | sal | ',
  '2 dientes de ajo': '2 | dientes |  | ajo | ',
  'media cebolla': '1/2 |  |  | cebolla | ',
  '1/2 kg de patatas': '0,5 | kg |  | patatas | ',
  '1 y 1/2 k de tomate': '1,5 | kg |  | tomate | ',
  'una pizca de sal': '1 | pizca |  | sal | ',
  'el zumo de 1 limón': '1 |  |  | limón | el zumo de',
  '1 lata de tomate (400 g)': '1 | lata | 400 g | tomate | ',
  'sal y pimienta al gusto': ' |  |  | sal y pimienta | al gusto',
  'Sal c/s': ' |  |  | Sal | c/s',
  'un chorrito de vinagre': '1 | chorrito |  | vinagre | ',
  '2 huevos L': '2 |  |  | huevos L | ',
  '1 sobre de levadura química': '1 | sobre |  | levadura química | ',
  '1 vaso de leche': '1 | vaso |  | leche | ',
  'unas hojas de laurel': ' | hojas |  | laurel | unas',
  '200 g aprox. de harina': '200 | g |  | harina | aprox.',
  '1 guindilla (opcional)': '1 |  |  | guindilla | opcional',
  '3-4 tomates maduros': '3-4 |  |  | tomates maduros | ',
  '3 o 4 zanahorias': '3-4 |  |  | zanahorias | ',
  '250 ml. de nata': '250 | ml |  | nata | ',
  '2 cebollas picadas': '2 |  |  | cebollas | picadas',
  '1 cucharada colmada de maicena': '1 | cucharada | colmada | maicena | ',
  '1 cucharadita rasa de sal': '1 | cucharadita | rasa | sal | ',
  '3/4 de taza de azúcar': '3/4 | taza |  | azúcar | ',
  'un cuarto de kilo de carne picada': '0,25 | kg |  | carne picada | ',
  'media docena de huevos': '6 |  |  | huevos | ',
  'Pimienta negra molida': ' |  |  | Pimienta negra molida | ',
  'Sal 1 cucharadita': '1 | cucharadita |  | Sal | ',
  'Zumo de limón unas gotas': ' |  |  | Zumo de limón | unas gotas',
  'ralladura de la piel de 1 limón': '1 |  |  | limón | ralladura de la piel de',
  '1 cebolla grande finamente picada': '1 |  | grande | cebolla | finamente picada',
  '1 pimiento rojo cortado en tiras': '1 |  |  | pimiento rojo | cortado en tiras',
  '1 cucharadita de café soluble': '1 | cucharadita |  | café soluble | ',
  'nuez moscada': ' |  |  | nuez moscada | ',
  'una nuez de mantequilla': '1 | nuez |  | mantequilla | ',
  '10 nueces peladas': '10 |  |  | nueces | peladas',
  '1.000 g de agua': '1000 | g |  | agua | ',
  '1 manojo pequeño de perejil fresco': '1 | manojo |  | perejil fresco | pequeño',
  '1 lata grande de atún': '1 | lata |  | atún | grande',
  '1 cubito de caldo de pollo': '1 |  |  | cubito de caldo de pollo | ',
  '200 ml de nata para montar': '200 | ml |  | nata para montar | ',
  'Aceite para freír': ' |  |  | Aceite | para freír',
  'harina para la masa': ' |  |  | harina | para la masa',
  '2 cditas. de canela molida': '2 | cucharaditas |  | canela molida | ',
  '1 pizca de pimentón dulce': '1 | pizca |  | pimentón dulce | ',
  '5 hojas de albahaca': '5 | hojas |  | albahaca | ',
  '2 zanahorias peladas y cortadas en rodajas':
    '2 |  |  | zanahorias | peladas y cortadas en rodajas',
  '300 g de champiñones laminados': '300 | g |  | champiñones | laminados',
  '½ cebolla morada': '1/2 |  |  | cebolla morada | ',
  '1 ½ tazas de azúcar glas': '1 1/2 | tazas |  | azúcar glas | ',
  '1 1/2 cucharaditas de bicarbonato': '1 1/2 | cucharaditas |  | bicarbonato | ',
  '2 latas de atún (80 g cada una)': '2 | latas | 80 g cada una | atún | ',
  '1 litro de caldo de verduras': '1 | l |  | caldo de verduras | ',
  '1 loncha de jamón serrano': '1 | loncha |  | jamón serrano | ',
  '100 g de mantequilla a temperatura ambiente':
    '100 | g |  | mantequilla | a temperatura ambiente',
  '4 filetes de merluza': '4 |  |  | filetes de merluza | ',
  '1 docena de almejas': '12 |  |  | almejas | ',
  '2 o 3 ramitas de tomillo': '2-3 | ramitas |  | tomillo | ',
  '1 paquete de hojaldre': '1 | paquete |  | hojaldre | ',
  '1 barra de pan': '1 | barra |  | pan | ',
  '3 yemas de huevo': '3 |  |  | yemas de huevo | ',
  'perejil fresco picado': ' |  |  | perejil fresco | picado',
  'c/s de sal': ' |  |  | sal | c/s de',
  '1 taza de leche o agua': '1 | taza |  | leche o agua | ',
  '2 pechugas de pollo': '2 |  |  | pechugas de pollo | ',
  hielo: ' |  |  | hielo | ',
  '1 kg de mejillones limpios': '1 | kg |  | mejillones | limpios',
  'dos cucharadas de vinagre de Jerez': '2 | cucharadas |  | vinagre de Jerez | ',
  '1/4 de cucharadita de nuez moscada': '1/4 | cucharadita |  | nuez moscada | ',
  '200 g de queso rallado': '200 | g |  | queso rallado | ',
  '4 patatas medianas': '4 |  | medianas | patatas | ',
  'Escamas de sal': ' |  |  | Escamas de sal | ',
  'unas gotas de limón': ' | gotas |  | limón | unas',
  'un poco de perejil': ' |  |  | perejil | un poco de',
  'aprox. 500 ml de agua': '500 | ml |  | agua | aprox.',
  '500 gr de tomate natural triturado': '500 | g |  | tomate natural triturado | ',
  '1 c/c de comino molido': '1 | cucharadita |  | comino molido | ',
}

describe('parseIngredientLine in Spanish', () => {
  test.each(Object.entries(LINES))('reads %s', (line, parts) => {
    expect(summary(line)).toBe(parts)
  })

  test.each([
    ['1 sobre de levadura química', 16],
    ['1 vaso de leche', 206],
    ['3 dientes de ajo', 15],
    ['1 cucharada colmada de harina', 11],
    ['2 latas de atún', 800],
    ['4 huevos', 200],
    ['2 botes de 400 g de alubias', 800],
    ['1 cubo de levadura fresca', 25],
    ['taza y media de agua', 375],
  ])('weighs %s', (line, weight) => {
    expect(grams(line)).toBe(weight)
  })

  test('marks what may be left out', () => {
    expect(parseIngredientLine('1 guindilla (opcional)', 'es').optional).toBe(true)
  })

  test('tells what may be taken instead', () => {
    expect(parseIngredientLine('1 taza de leche o agua', 'es').alternative).toBe('agua')
  })

  test.each(['Para la salsa:', 'Para el relleno'])('takes %s for a heading', (line) => {
    expect(isSectionHeading(line, 'es')).toBe(true)
  })

  test.each(['sal', '2 huevos', 'Pan para rallar'])('takes %s for no heading', (line) => {
    expect(isSectionHeading(line, 'es')).toBe(false)
  })

  test.each(['picado ', 'de la 1 ', 'o a ', 'un cuarto '])(
    'finds the end of a line of %j',
    (part) => {
      expect(parseIngredientLine(part.repeat(5000), 'es').name).toEqual(expect.any(String))
    },
  )
})
