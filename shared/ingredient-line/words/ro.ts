import type { QuantityWords } from '#shared/quantity/quantity-words.ts'
import type { Unit } from '#shared/quantity/units.ts'
import type { LineWords, UnitWord } from '../line-words.ts'

/**
 * The ways people type a word: "linguriță" (comma below, as it should be), "linguriţă" (cedilla,
 * from old keyboards), and with some or all of the marks left out.
 */
function spellings(text: string): string[] {
  const tails = [text, text.replace(/ș/g, 'ş').replace(/ț/g, 'ţ'), withoutTails(text)]
  return [...new Set([...tails, ...tails.map(withoutHats)])]
}

function withoutTails(text: string): string {
  return text.replace(/ș/g, 's').replace(/ț/g, 't')
}

function withoutHats(text: string): string {
  return text.replace(/[ăâ]/g, 'a').replace(/î/g, 'i')
}

const spelled = (...words: string[]): string[] => words.flatMap(spellings)

function spelledKeys(numbers: Readonly<Record<string, number>>): Record<string, number> {
  const entries = Object.entries(numbers)
  return Object.fromEntries(
    entries.flatMap(([text, value]) => spellings(text).map((spelling) => [spelling, value])),
  )
}

/** A unit that is written as an abbreviation, the same in singular and plural. */
const short = (unit: Unit, text: string, read: readonly string[]): UnitWord => ({
  unit,
  write: { other: text },
  read: spelled(...read),
})

const word = (unit: Unit, one: string, other: string, read: string[] = []): UnitWord => ({
  unit,
  write: { one, other },
  read: spelled(one, other, ...read),
})

export const ROMANIAN_QUANTITY_WORDS: QuantityWords = {
  decimalMark: ',',
  numbers: spelledKeys({
    un: 1,
    o: 1,
    unu: 1,
    una: 1,
    unei: 1,
    unui: 1,
    doi: 2,
    două: 2,
    trei: 3,
    patru: 4,
    cinci: 5,
    șase: 6,
    șapte: 7,
    opt: 8,
    nouă: 9,
    zece: 10,
    doisprezece: 12,
    douăsprezece: 12,
    cincisprezece: 15,
    douăzeci: 20,
  }),
  articles: ['un', 'o'],
  fractions: spelledKeys({
    jumătate: 1 / 2,
    'jumătate de': 1 / 2,
    'jumătate din': 1 / 2,
    jumate: 1 / 2,
    'jumate de': 1 / 2,
    jumătăți: 1 / 2,
    'jumătăți de': 1 / 2,
    treime: 1 / 3,
    'treime de': 1 / 3,
    'treimi de': 1 / 3,
    sfert: 1 / 4,
    'sfert de': 1 / 4,
    sferturi: 1 / 4,
    'sferturi de': 1 / 4,
  }),
  multiples: spelledKeys({
    duzină: 12,
    'duzină de': 12,
    'duzini de': 12,
    // From 20 on nouns take "de": "20 de ouă"; it multiplies by nothing.
    de: 1,
  }),
  and: spelled('și'),
  range: spelled('la', 'până la', 'sau', 'ori'),
}

const UNITS: readonly UnitWord[] = [
  short('g', 'g', ['gr', 'gram', 'grame', 'grm']),
  short('kg', 'kg', ['kgs', 'kilogram', 'kilograme', 'kil', 'kile', 'chil', 'chile']),
  short('oz', 'oz', ['uncie', 'uncii']),
  short('lb', 'lb', ['livră', 'livre']),
  short('ml', 'ml', ['mililitru', 'mililitri']),
  short('cl', 'cl', ['centilitru', 'centilitri']),
  short('dl', 'dl', ['decilitru', 'decilitri']),
  short('l', 'l', ['litru', 'litri', 'litrii', 'lt']),
  word('metric_cup', 'cană', 'căni', ['cănuță', 'cănuțe', 'ceașcă', 'cești']),
  word('glass', 'pahar', 'pahare', ['păhărel', 'păhărele']),
  word('tbsp', 'lingură', 'linguri', [
    'lg',
    'lgr',
    'ling',
    'lingura',
    'lingură de supă',
    'linguri de supă',
  ]),
  word('dsp', 'linguriță mare', 'lingurițe mari'),
  word('tsp', 'linguriță', 'lingurițe', [
    'lgț',
    'lgța',
    'lingț',
    'lingurița',
    'linguriță de ceai de',
    'lingurițe de ceai de',
    'linguriță de cafea de',
    'lingurițe de cafea de',
  ]),
  word('pinch', 'vârf de cuțit', 'vârfuri de cuțit', ['vârf de linguriță', 'vîrf de cuțit']),
  word('pinch', 'praf', 'prafuri'),
  word('pinch', 'priză', 'prize'),
  word('drop', 'picătură', 'picături', ['strop', 'stropi']),
  word('splash', 'stropitură', 'stropituri'),
  short('cm', 'cm', ['centimetru', 'centimetri']),
  short('mm', 'mm', ['milimetru', 'milimetri']),
  word('handful', 'mână', 'mâini', ['mînă']),
  word('handful', 'pumn', 'pumni'),
  word('bunch', 'legătură', 'legături', ['legăturică', 'leg', 'legăturele']),
  word('bunch', 'buchet', 'buchete', ['buchețel', 'buchețele']),
  word('bunch', 'ciorchine', 'ciorchini'),
  word('sprig', 'crenguță', 'crenguțe', ['rămurică', 'rămurele', 'creangă', 'crengi']),
  word('sprig', 'fir', 'fire', ['firicel', 'firicele']),
  word('stalk', 'tulpină', 'tulpini', ['tijă', 'tije']),
  word('leaf', 'frunză', 'frunze', ['frunzuliță', 'frunzulițe', 'foaie de dafin', 'foi de dafin']),
  word('clove', 'cățel', 'căței', ['cățeluș', 'cățeluși']),
  word('head', 'căpățână', 'căpățâni', ['căpățînă', 'căpățîni']),
  word('bulb', 'bulb', 'bulbi'),
  word('slice', 'felie', 'felii', ['feliuță', 'feliuțe']),
  word('slice', 'rondea', 'rondele', ['rondelă']),
  word('piece', 'bucată', 'bucăți', ['buc', 'bucățică', 'bucățele']),
  word('stick', 'baton', 'batoane'),
  word('sheet', 'foaie', 'foi'),
  word('cube', 'cub', 'cuburi', ['cubuleț', 'cubulețe']),
  word('block', 'tabletă', 'tablete'),
  word('block', 'calup', 'calupuri'),
  word('loaf', 'franzelă', 'franzele'),
  word('strip', 'fâșie', 'fâșii'),
  word('part', 'parte', 'părți'),
  word('scoop', 'cupă', 'cupe'),
  word('can', 'conservă', 'conserve'),
  word('can', 'cutie', 'cutii'),
  word('jar', 'borcan', 'borcane', ['borcănel', 'borcănele']),
  word('packet', 'plic', 'plicuri', ['pliculeț', 'pliculețe']),
  word('packet', 'pachet', 'pachete', ['pachețel', 'pachețele', 'pach']),
  word('packet', 'pungă', 'pungi', ['punguță', 'punguțe']),
  word('packet', 'caserolă', 'caserole'),
  word('packet', 'fiolă', 'fiole'),
  word('packet', 'tub', 'tuburi'),
  word('bottle', 'sticlă', 'sticle', ['sticluță', 'sticluțe']),
]

const PREPARATIONS = [
  ...['tocat', 'tocată', 'tocați', 'tocate', 'mărunțit', 'mărunțită', 'mărunțiți', 'mărunțite'],
  ...['tăiat', 'tăiată', 'tăiați', 'tăiate', 'feliat', 'feliată', 'feliați', 'feliate'],
  ...['ras', 'rasă', 'rași', 'rase', 'răzuit', 'răzuită', 'răzuite', 'dat pe răzătoare'],
  ...['dată pe răzătoare', 'dați pe răzătoare', 'date pe răzătoare', 'dat prin răzătoare'],
  ...['pisat', 'pisată', 'pisați', 'pisate', 'zdrobit', 'zdrobită', 'zdrobiți', 'zdrobite'],
  ...['curățat', 'curățată', 'curățați', 'curățate', 'decojit', 'decojită', 'decojiți', 'decojite'],
  ...['spălat', 'spălată', 'spălați', 'spălate', 'scurs', 'scursă', 'scurși', 'scurse'],
  ...['bătut', 'bătută', 'bătuți', 'bătute', 'topit', 'topită', 'topiți', 'topite'],
  ...['înmuiat', 'înmuiată', 'înmuiați', 'înmuiate', 'cernut', 'cernută', 'cernute'],
  ...['fiert', 'fiartă', 'fierți', 'fierte', 'copt', 'coaptă', 'copți', 'coapte'],
  ...['prăjit', 'prăjită', 'prăjiți', 'prăjite', 'sfărâmat', 'sfărâmată', 'sfărâmate'],
  ...['mărunt tocat', 'mărunt tocată', 'mărunt tocate', 'opărit', 'opărită', 'opărite'],
  ...['dezghețat', 'dezghețată', 'dezghețate', 'stors', 'stoarsă', 'stoarse', 'dezosat'],
  ...['dezosată', 'dezosate', 'rupt', 'ruptă', 'rupte', 'călduț', 'călduță', 'cald', 'caldă'],
  ...[
    'rece',
    'reci',
    'răcit',
    'răcită',
    'fără sâmburi',
    'fără semințe',
    'fără coajă',
    'fără piele',
  ],
  ...['cubulețe', 'cuburi', 'rondele', 'felii', 'julienne', 'fideluță', 'solzișori', 'mărunt'],
  ...['sferturi', 'bucățele', 'fâșii', 'presat', 'presați', 'frecat', 'frecată', 'frecate'],
]

const ASIDES = [
  ...['după gust', 'după preferință', 'după preferințe', 'după plac', 'după dorință', 'după caz'],
  ...[
    'cât cuprinde',
    'la alegere',
    'pentru decor',
    'pentru ornat',
    'pentru uns',
    'pentru prăjit',
    'pentru servit',
    'pentru servire',
    'pentru tavă',
    'pentru presărat',
    'pentru pudrat',
    'pentru glazură',
    'pentru cremă',
    'pentru blat',
    'pentru aluat',
    'pentru sos',
    'pentru tapetat',
    'pentru garnisit',
    'pentru asezonat',
    'pentru formă',
    'pentru decorat',
    'de exemplu',
    'preferabil',
    'de preferat',
  ],
  ...['dacă este nevoie', 'dacă e nevoie', 'dacă e cazul', 'dacă doriți', 'la nevoie', 'opțional'],
  ...['dacă vă place', 'la temperatura camerei', 'circa', 'aproximativ', 'aprox', 'cca', 'plus'],
  ...['fiecare', 'facultativ', 'optional', 'eventual', 'cam', 'un praf', 'un vârf de cuțit'],
]

export const ROMANIAN_LINE_WORDS: LineWords = {
  quantity: ROMANIAN_QUANTITY_WORDS,
  locale: 'ro',
  plural: (amount) => (amount <= 1 ? 'one' : 'other'),
  units: UNITS,
  unitsAfterName: [],
  compounds: {},
  links: ['de', 'din', 'cu'],
  about: spelled(
    ...['circa', 'cca', 'ca', 'aproximativ', 'aprox', 'cam', 'vreo', 'în jur de', 'până la'],
    ...['cel puțin', 'minim', 'maxim', 'puțin', 'puțină', 'puține', 'puțini', 'un pic de', 'nițel'],
    ...['câțiva', 'câteva', 'mult', 'multă', 'mult de', 'niște', 'restul de', 'după gust', 'ceva'],
  ),
  partOf: spelled('de la', 'de', 'din', 'dintr-', 'a', 'al'),
  notUnits: spelled(
    'praf de copt',
    'praf de budincă',
    'praf de usturoi',
    'praf de ceapă',
    'nucă de cocos',
    'foi de lasagna',
    'foi de plăcintă',
    'cuburi de supă',
  ),
  times: ['x', '×', 'a câte', 'a cate'],
  sizes: spelled(
    ...['mare', 'mari', 'mic', 'mică', 'mici', 'mijlociu', 'mijlocie', 'mijlocii', 'potrivit'],
    ...['potrivită', 'potrivite', 'potriviți', 'mediu', 'medie', 'medii', 'mărișor', 'mărișoară'],
    ...['măricel', 'măricică', 'micuț', 'micuță', 'de mărime medie', 'de mărime mijlocie'],
    ...['micuțe', 'micuți', 'măricele', 'măricei'],
  ),
  manners: spelled(
    ...['bun', 'bună', 'bune', 'buni'],
    ...['gros', 'groasă', 'groase', 'subțire', 'subțiri', 'bine legată', 'zdravăn', 'zdravănă'],
    ...['generos', 'generoasă', 'generoase'],
  ),
  heaped: spelled('cu vârf', 'cu vîrf', 'cu vârfuri'),
  level: spelled('ras', 'rasă', 'rase', 'plin', 'plină', 'pline'),
  // Sizes of a unit stand behind it: "1 legătură mare de mărar".
  each: spelled(
    'mare',
    'mari',
    'mic',
    'mică',
    'mici',
    'mijlociu',
    'mijlocie',
    'bun',
    'bună',
    'bune',
    'fiecare',
    'aproximativ',
    'aprox',
    'circa',
    'cca',
  ),
  and: spelled('și'),
  or: ['sau', 'ori'],
  plus: ['plus', '+'],
  adverbs: spelled(
    ...['foarte', 'fin', 'mărunt', 'proaspăt', 'bine', 'gata', 'grosier', 'grosolan', 'ușor'],
    ...['subțire'],
  ),
  preparations: spelled(...PREPARATIONS),
  preparationsWithAdverb: spelled('măcinat', 'măcinată', 'măcinate', 'râșnit', 'râșnite'),
  preparationsBehind: spelled('amestecat', 'amestecată', 'desfăcut', 'desfăcută', 'dizolvat'),
  boughtPrepared: spelled(
    ...[
      'carne tocată',
      'carne de porc tocată',
      'carne de vită tocată',
      'praf de copt',
      'roșii tocate',
    ],
    ...['roșii cuburi', 'mere coapte', 'pâine prăjită', 'lapte bătut', 'ardei copți', 'ardei copt'],
    ...[
      'vinete coapte',
      'unt topit',
      'brânză topită',
      'smântână bătută',
      'vin fiert',
      'cașcaval ras',
    ],
    ...['parmezan ras', 'brânză rasă', 'vânătă coaptă', 'susan prăjit'],
  ),
  qualities: spelled(
    ...['proaspăt', 'proaspătă', 'proaspeți', 'proaspete', 'copt', 'coaptă', 'verde', 'verzi'],
    ...['mare', 'mari', 'mic', 'mică', 'mici', 'congelat', 'congelată', 'congelate', 'uscat'],
    ...['uscată', 'uscate', 'crud', 'crudă', 'crude'],
  ),
  asides: spelled(...ASIDES),
  afterPreparation: spelled(
    ...[
      'în',
      'la',
      'pe',
      'cu',
      'cubulețe',
      'cuburi',
      'mărunt',
      'fin',
      'felii',
      'rondele',
      'foarte',
    ],
    ...['julienne', 'fideluță', 'solzișori', 'bine', 'subțire', 'grosier', 'mare', 'mic', 'și'],
    ...[
      'fâșii',
      'sferturi',
      'bucăți',
      'bucățele',
      'prin',
      'de',
      'din',
      'pentru',
      'fără',
      'în două',
    ],
  ),
  optional: spelled('opțional', 'opțională', 'opționale', 'facultativ', 'facultativă', 'eventual'),
  notAlternatives: spelled('după', 'mai mult', 'mai mulți', 'mai puțin', 'cât', 'în funcție'),
  headings: ['pentru'],
}
