import { describe, expect, test } from 'vitest'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'

/** "quantity | unit | size | name | notes", blanks where a line says nothing. */
function summary(line: string): string {
  const { quantityText, unitText, size, name, notes } = parseIngredientLine(line, 'it')
  return [quantityText, unitText, size, name, notes].map((part) => part ?? '').join(' | ')
}

function grams(line: string): number | null {
  const ingredient = parseIngredientLine(line, 'it')
  const weight = gramsOf({ ...ingredient, language: 'it' })
  return weight && Math.round(weight)
}

const LINES = {
  '200 g di farina 00': '200 | g |  | farina 00 | ',
  'sale q.b.': ' |  |  | sale | q.b.',
  'q.b. sale': ' |  |  | sale | q.b.',
  "1 spicchio d'aglio": '1 | spicchio |  | aglio | ',
  '1 spicchio d’aglio tritato': '1 | spicchio |  | aglio | tritato',
  '2 cucchiai di olio extravergine d’oliva': '2 | cucchiai |  | olio extravergine d’oliva | ',
  '1 cucchiaino raso di sale': '1 | cucchiaino | raso | sale | ',
  'mezzo bicchiere di vino bianco': '1/2 | bicchiere |  | vino bianco | ',
  'un pizzico di sale': '1 | pizzico |  | sale | ',
  'il succo di un limone': '1 |  |  | limone | il succo di',
  'la scorza grattugiata di 1 limone': '1 |  |  | limone | la scorza grattugiata di',
  '4 uova': '4 |  |  | uova | ',
  '1 costa di sedano': '1 | costa |  | sedano | ',
  'qualche foglia di basilico': ' | foglia |  | basilico | qualche',
  'Zucchero 150 g': '150 | g |  | Zucchero | ',
  'Sale fino q.b.': ' |  |  | Sale fino | q.b.',
  '500 g circa di zucca': '500 | g |  | zucca | circa',
  'peperoncino (facoltativo)': ' |  |  | peperoncino | facoltativo',
  'mezza cipolla': '1/2 |  |  | cipolla | ',
  'una noce di burro': '1 | noce |  | burro | ',
  'noce moscata q.b.': ' |  |  | noce moscata | q.b.',
  'gocce di cioccolato 50 g': '50 | g |  | gocce di cioccolato | ',
  'Aglio 1 spicchio': '1 | spicchio |  | Aglio | ',
  "Olio extravergine d'oliva 3 cucchiai": "3 | cucchiai |  | Olio extravergine d'oliva | ",
  '2 cipolle tritate finemente': '2 |  |  | cipolle | tritate finemente',
  '1 scatola di pomodori pelati (400 g)': '1 | scatola | 400 g | pomodori pelati | ',
  '1/2 kg di patate': '0,5 | kg |  | patate | ',
  '3/4 di tazza di zucchero': '3/4 | tazza |  | zucchero | ',
  '1 cucchiaio colmo di zucchero': '1 | cucchiaio | colmo | zucchero | ',
  '1 carota tagliata a cubetti': '1 |  |  | carota | tagliata a cubetti',
  '300 g di carne macinata': '300 | g |  | carne macinata | ',
  '80 g di Parmigiano Reggiano grattugiato': '80 | g |  | Parmigiano Reggiano grattugiato | ',
  "un filo d'olio": '1 | filo |  | olio | ',
  "un po' di latte": " |  |  | latte | un po' di",
  '3-4 patate medie': '3-4 |  |  | patate medie | ',
  '1 dado vegetale': '1 |  |  | dado vegetale | ',
  '100 g di zucchero a velo': '100 | g |  | zucchero a velo | ',
  '3 tuorli': '3 |  |  | tuorli | ',
  '2 albumi montati a neve': '2 |  |  | albumi | montati a neve',
  '1 l di brodo vegetale': '1 | l |  | brodo vegetale | ',
  '80 g di pancetta a cubetti': '80 | g |  | pancetta a cubetti | ',
  '2 rametti di rosmarino': '2 | rametti |  | rosmarino | ',
  '1 bustina di lievito per dolci': '1 | bustina |  | lievito per dolci | ',
  'olio per friggere': ' |  |  | olio | per friggere',
  'farina per la spianatoia': ' |  |  | farina | per la spianatoia',
  '1 bicchiere scarso di latte': '1 | bicchiere |  | latte | scarso',
  '1 litro e mezzo di acqua': '1,5 | l |  | acqua | ',
  '2 pizzichi di noce moscata': '2 | pizzichi |  | noce moscata | ',
  '60 ml di latte': '60 | ml |  | latte | ',
  "q.b. olio extra vergine d'oliva": " |  |  | olio extra vergine d'oliva | q.b.",
  '150 g piselli lessati': '150 | g |  | piselli | lessati',
  '4 fette di pane': '4 | fette |  | pane | ',
  '1 baccello di vaniglia': '1 |  |  | baccello di vaniglia | ',
  '200 g di cioccolato fondente tritato': '200 | g |  | cioccolato fondente | tritato',
  'una manciata di pinoli': '1 | manciata |  | pinoli | ',
  'mezzo chilo di ceci': '0,5 | kg |  | ceci | ',
  '½ cucchiaino di cannella': '1/2 | cucchiaino |  | cannella | ',
  '20 patatine novelle': '20 |  |  | patatine novelle | ',
  '1 grappolo di pomodorini': '1 | grappolo |  | pomodorini | ',
  '2 cucchiai di pinoli tostati': '2 | cucchiai |  | pinoli | tostati',
  '4-5 cucchiaini di miele millefiori': '4-5 | cucchiaini |  | miele millefiori | ',
  '250 ml latte di soia senza zucchero (oppure brodo vegetale)':
    '250 | ml |  | latte di soia senza zucchero | oppure brodo vegetale',
  '15 g amido di mais o fecola di patate': '15 | g |  | amido di mais o fecola di patate | ',
  'Parmigiano grattugiato a piacere': ' |  |  | Parmigiano grattugiato | a piacere',
  'Latte intero: 500 ml': '500 | ml |  | Latte intero | ',
  '2 vasetti di yogurt': '2 | vasetti |  | yogurt | ',
  '1 zucchina tagliata a rondelle': '1 |  |  | zucchina | tagliata a rondelle',
  'il succo di mezzo limone': '1/2 |  |  | limone | il succo di',
  '2 o 3 foglie di salvia': '2-3 | foglie |  | salvia | ',
  'una dozzina di olive': '12 |  |  | olive | ',
  '12 foglioline di menta fresca': '12 | foglie |  | menta fresca | ',
  'un quarto di litro di panna': '0,25 | l |  | panna | ',
  '600 g di zucca pulita': '600 | g |  | zucca | pulita',
  'sale e pepe': ' |  |  | sale e pepe | ',
  '1,5 kg di vongole': '1,5 | kg |  | vongole | ',
  '50 ml di olio di semi di girasole': '50 | ml |  | olio di semi di girasole | ',
  '1 rotolo di pasta sfoglia': '1 | rotolo |  | pasta sfoglia | ',
  'un’albicocca': '1 |  |  | albicocca | ',
  'una grattata di zenzero': '1 | grattata |  | zenzero | ',
  '3 fette sottili di lonza': '3 | fette |  | lonza | sottili',
  'Uova 3': '3 |  |  | Uova | ',
  'Uova n. 2': '2 |  |  | Uova | ',
  'Cipolle rosse 1/2': '1/2 |  |  | Cipolle rosse | ',
  'Farina 00 300 g': '300 | g |  | Farina 00 | ',
  'Cioccolato fondente al 70% 100 g': '100 | g |  | Cioccolato fondente al 70% | ',
  '20 g + q.b. burro': '20 | g |  | burro | + q.b.',
  'burro gr. 80': '80 | g |  | burro | ',
  'gr 80 di burro': '80 | g |  | burro | ',
  'Brodo di pesce litri 1 e ½': '1,5 | l |  | Brodo di pesce | ',
  'Vino rosso (corposo) un bicchiere': '1 | bicchiere |  | Vino rosso | corposo',
  'Zucchero 5 cucchiai, per il caramello': '5 | cucchiai |  | Zucchero | per il caramello',
  '1 200 g di patate': '1200 | g |  | patate | ',
  '200/250 g di riso': '200-250 | g |  | riso | ',
  '4/5 foglie di alloro': '4-5 | foglie |  | alloro | ',
  'un etto e mezzo di speck': '1,5 | etti |  | speck | ',
  'mezz’etto di olive': '0,5 | etto |  | olive | ',
  '1 tazza e mezza di riso': '1 1/2 | tazze |  | riso | ',
  '1 confezione da 250 g di robiola': '1 | confezione | 250 g | robiola | ',
  '1 confezione di robiola da 250 g': '1 | confezione | 250 g | robiola | ',
  '1 spicchio - Aglio': '1 | spicchio |  | Aglio | ',
  '2 bustine "zafferano"': '2 | bustine |  | "zafferano" | ',
  '(facoltativo 1 peperoncino)': '1 |  |  | peperoncino | facoltativo',
  'Alici - capperi - 50 g olive': ' |  |  | Alici | capperi - 50 g olive',
  '2 lievito bustine': '2 | bustine |  | lievito | ',
  'Ripieno: 300 g di ricotta': '300 | g |  | ricotta | Ripieno',
  '3 fette di tonno di circa 150 g': '3 | fette | circa 150 g | tonno | ',
}

describe('parseIngredientLine in Italian', () => {
  test.each(Object.entries(LINES))('reads %s', (line, parts) => {
    expect(summary(line)).toBe(parts)
  })

  test.each([
    ['1 bustina di lievito per dolci', 16],
    ['1 cubetto di lievito di birra', 25],
    ['1 bicchiere di latte', 206],
    ["2 spicchi d'aglio", 10],
    ['1 cucchiaio colmo di farina', 11],
    ['3 uova', 150],
  ])('weighs %s', (line, weight) => {
    expect(grams(line)).toBe(weight)
  })

  test('marks what may be left out', () => {
    expect(parseIngredientLine('peperoncino (facoltativo)', 'it').optional).toBe(true)
  })

  test('tells what may be taken instead', () => {
    expect(parseIngredientLine('1 tazza di latte o acqua', 'it').alternative).toBe('acqua')
  })

  test.each(['Per la salsa:', 'Per il ripieno'])('takes %s for a heading', (line) => {
    expect(isSectionHeading(line, 'it')).toBe(true)
  })

  test.each(['sale', '2 uova', 'Olio d’oliva'])('takes %s for no heading', (line) => {
    expect(isSectionHeading(line, 'it')).toBe(false)
  })
})
