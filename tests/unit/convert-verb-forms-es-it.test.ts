import { describe, expect, test } from 'vitest'
import { ordersOf } from './convert-actions.ts'

const verbsIn = (sentence: string, language: 'es' | 'it') =>
  ordersOf(['200 g de queso', '500 g de masa'], [sentence], language).map(([verb]) => verb)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Infinitive, "yo", "tú", "usted", "nosotros", "vosotros", gerund and what they order. */
const SPANISH = [
  ['add', 'poner', 'pongo', 'pon', 'ponga', 'ponemos', 'poned', 'poniendo'],
  ['add', 'echar', 'echo', 'echa', 'eche', 'echamos', 'echad', 'echando'],
  ['add', 'agregar', 'agrego', 'agrega', 'agregue', 'agregamos', 'agregad', 'agregando'],
  ['add', 'verter', 'vierto', 'vierte', 'vierta', 'vertemos', 'verted', 'vertiendo'],
  [
    'stirIn',
    'incorporar',
    'incorporo',
    'incorpora',
    'incorpore',
    'incorporamos',
    'incorporad',
    'incorporando',
  ],
  ['chop', 'picar', 'pico', 'pica', 'pique', 'picamos', 'picad', 'picando'],
  ['mix', 'mezclar', 'mezclo', 'mezcla', 'mezcle', 'mezclamos', 'mezclad', 'mezclando'],
  ['mix', 'mover', 'muevo', 'mueve', 'mueva', 'movemos', 'moved', 'moviendo'],
  ['mix', 'diluir', 'diluyo', 'diluye', 'diluya', 'diluimos', 'diluid', 'diluyendo'],
  ['whisk', 'batir', 'bato', 'bate', 'bata', 'batimos', 'batid', 'batiendo'],
  ['knead', 'amasar', 'amaso', 'amasa', 'amase', 'amasamos', 'amasad', 'amasando'],
  ['blend', 'triturar', 'trituro', 'tritura', 'triture', 'trituramos', 'triturad', 'triturando'],
  ['sweat', 'sofreír', 'sofrío', 'sofríe', 'sofría', 'sofreímos', 'sofreíd', 'sofriendo'],
  ['sweat', 'rehogar', 'rehogo', 'rehoga', 'rehogue', 'rehogamos', 'rehogad', 'rehogando'],
  ['cook', 'cocer', 'cuezo', 'cuece', 'cueza', 'cocemos', 'coced', 'cociendo'],
  ['heat', 'calentar', 'caliento', 'calienta', 'caliente', 'calentamos', 'calentad', 'calentando'],
  ['remove', 'sacar', 'saco', 'saca', 'saque', 'sacamos', 'sacad', 'sacando'],
  ['transfer', 'pasar', 'paso', 'pasa', 'pase', 'pasamos', 'pasad', 'pasando'],
] as const

describe.each(SPANISH)('Spanish orders to %s: %s', (action, ...forms) => {
  const [infinitive, yo, tu, usted, nosotros, vosotros, gerund] = forms
  const plain = infinitive.replace('í', 'i')

  test.each([
    ...[infinitive, tu, usted, nosotros, vosotros, yo].map((form) => `${form} la masa.`),
    `ustedes: ${usted}n la masa.`,
    `se va ${gerund} la masa.`,
    `vamos ${gerund} la masa.`,
    `voy ${gerund} la masa.`,
    `empezamos ${gerund} la masa.`,
    `hay que ${infinitive} la masa.`,
    `vamos a ${infinitive} la masa.`,
    `podemos ${infinitive} la masa.`,
  ])('%s', (sentence) => {
    expect(verbsIn(capital(sentence), 'es')).toEqual([action])
  })

  test.each([
    `${plain}la bien.`,
    `${tu}la bien.`,
    `${usted}la bien.`,
    `${usted}nla bien.`,
    `${vosotros}la bien.`,
    `la ${nosotros} bien.`,
    `la ${yo} bien.`,
    `${usted}se bien.`,
    `${plain}le el queso.`,
    `le ${nosotros} el queso.`,
    `se le ${tu.replace(/^pon$/, 'pone')} el queso.`,
  ])('with its pronoun: %s', (sentence) => {
    expect(verbsIn(capital(sentence), 'es')).toEqual([action])
  })
})

describe('Spanish words that only look like orders', () => {
  test.each([
    ['Añadir el queso al bajo fuego, paso a paso.', ['add']],
    ['Mezclar las pasas, las tiras y las láminas con el queso.', ['mix']],
    ['Añadir el relleno, el condimento y el aliño.', ['add']],
    ['Batir el queso, frío de la nevera.', ['whisk']],
  ])('%s', (sentence, verbs) => {
    expect(verbsIn(sentence, 'es')).toEqual(verbs)
  })
})

test.each([
  ['Ponemos a pochar el queso.', 'sweat'],
  ['Pongo la masa a freír.', 'fry'],
  ['Echamos el queso a rehogar.', 'sweat'],
  ['Se pone la masa a macerar.', 'marinate'],
])('what is put on for something is done so: %s', (sentence, action) => {
  expect(verbsIn(sentence, 'es')).toEqual([action])
})

/** Infinitive, "io", "tu", "voi", "noi", "si", gerund and what they order. */
const ITALIAN = [
  [
    'add',
    'aggiungere',
    'aggiungo',
    'aggiungi',
    'aggiungete',
    'aggiungiamo',
    'aggiunge',
    'aggiungendo',
  ],
  ['add', 'unire', 'unisco', 'unisci', 'unite', 'uniamo', 'unisce', 'unendo'],
  ['add', 'porre', 'pongo', 'poni', 'ponete', 'poniamo', 'pone', 'ponendo'],
  [
    'stirIn',
    'incorporare',
    'incorporo',
    'incorpora',
    'incorporate',
    'incorporiamo',
    'incorpora',
    'incorporando',
  ],
  ['chop', 'tritare', 'trito', 'trita', 'tritate', 'tritiamo', 'trita', 'tritando'],
  ['mix', 'mescolare', 'mescolo', 'mescola', 'mescolate', 'mescoliamo', 'mescola', 'mescolando'],
  ['whisk', 'sbattere', 'sbatto', 'sbatti', 'sbattete', 'sbattiamo', 'sbatte', 'sbattendo'],
  ['knead', 'impastare', 'impasto', 'impasta', 'impastate', 'impastiamo', 'impasta', 'impastando'],
  ['blend', 'frullare', 'frullo', 'frulla', 'frullate', 'frulliamo', 'frulla', 'frullando'],
  ['brown', 'rosolare', 'rosolo', 'rosola', 'rosolate', 'rosoliamo', 'rosola', 'rosolando'],
  ['cook', 'cuocere', 'cuocio', 'cuoci', 'cuocete', 'cuociamo', 'cuoce', 'cuocendo'],
  [
    'melt',
    'sciogliere',
    'sciolgo',
    'sciogli',
    'sciogliete',
    'sciogliamo',
    'scioglie',
    'sciogliendo',
  ],
] as const

describe.each(ITALIAN)('Italian orders to %s: %s', (action, ...forms) => {
  const [infinitive, io, tu, voi, noi, si, gerund] = forms

  test.each([
    ...[infinitive, tu, voi, noi, io, `si ${si}`].map((form) => `${form} la pasta.`),
    `la ${io} bene.`,
    `la ${noi} bene.`,
    `la si ${si} bene.`,
    `${tu}la bene.`,
    `${tu}ci il formaggio.`,
    `${voi}la bene.`,
    `${voi}vi il formaggio.`,
    `iniziate a ${infinitive} la pasta.`,
    `continuate a ${infinitive} la pasta.`,
    `iniziamo ${gerund} la pasta.`,
    `procedete ${gerund} la pasta.`,
    `in una ciotola ${noi} la pasta.`,
  ])('%s', (sentence) => {
    expect(verbsIn(capital(sentence), 'it')).toEqual([action])
  })
})
