import type { QuantityWords } from '#shared/quantity/quantity-words.ts'
import type { Unit } from '#shared/quantity/units.ts'
import type { LineWords, UnitWord } from '../line-words.ts'

const plurals = new Intl.PluralRules('pl')

/** A unit that is written as an abbreviation, the same in singular and plural. */
const short = (unit: Unit, text: string, read: readonly string[] = []): UnitWord => ({
  unit,
  write: { other: text },
  read,
})

/** "1 ząbek, 2 ząbki, 5 ząbków, 1/2 ząbka"; a feminine's last form is its second. */
const noun = (unit: Unit, forms: string, read: readonly string[] = []): UnitWord => {
  const [one = '', few = '', many = '', other = few] = forms.split(', ')
  return { unit, write: { one, few, many, other }, read }
}

/** All cases of adjectives and participles with a hard stem: "duży, dużego, dużych" for "duż". */
const inEveryCase = (...stems: string[]): string[] =>
  stems.flatMap((stem) =>
    ['y', 'a', 'e', 'ego', 'ej', 'ą', 'ych', 'ym', 'ymi'].map((ending) => stem + ending),
  )

/** The same after k and g, and with a soft stem: "wielki, wielkiego", "letni, letniego". */
const inEveryCaseSoft = (...stems: string[]): string[] =>
  stems.flatMap((stem) =>
    ['i', 'a', 'ia', 'ie', 'iego', 'iej', 'ą', 'ią', 'ich', 'im', 'imi'].map(
      (ending) => stem + ending,
    ),
  )

export const POLISH_QUANTITY_WORDS: QuantityWords = {
  decimalMark: ',',
  numbers: {
    ...{ dwadzieścia: 20, trzydzieści: 30, czterdzieści: 40, pięćdziesiąt: 50, sześćdziesiąt: 60 },
    ...{
      siedemdziesiąt: 70,
      osiemdziesiąt: 80,
      dziewięćdziesiąt: 90,
      sto: 100,
      'sto dwadzieścia': 120,
    },
    ...{
      'sto pięćdziesiąt': 150,
      dwieście: 200,
      'dwieście pięćdziesiąt': 250,
      trzysta: 300,
      'trzysta pięćdziesiąt': 350,
    },
    ...{
      czterysta: 400,
      pięćset: 500,
      sześćset: 600,
      siedemset: 700,
      'siedemset pięćdziesiąt': 750,
    },
    ...{ osiemset: 800 },
    jeden: 1,
    jedna: 1,
    jedno: 1,
    jedną: 1,
    jednego: 1,
    jednej: 1,
    półtora: 1.5,
    półtorej: 1.5,
    dwa: 2,
    dwie: 2,
    dwóch: 2,
    trzy: 3,
    trzema: 3,
    dwoma: 2,
    dwiema: 2,
    trzech: 3,
    cztery: 4,
    czterech: 4,
    pięć: 5,
    sześć: 6,
    siedem: 7,
    osiem: 8,
    dziewięć: 9,
    dziesięć: 10,
    dwanaście: 12,
    piętnaście: 15,
    dwadzieścia: 20,
    tuzin: 12,
    połowa: 1 / 2,
    połowę: 1 / 2,
    połowy: 1 / 2,
    połówka: 1 / 2,
  },
  articles: [],
  fractions: {
    pół: 1 / 2,
    ćwierć: 1 / 4,
    ćwierci: 1 / 4,
    trzecia: 1 / 3,
    trzecie: 1 / 3,
    trzecią: 1 / 3,
    czwarta: 1 / 4,
    czwarte: 1 / 4,
    czwartą: 1 / 4,
  },
  multiples: { tuziny: 12, tuzinów: 12 },
  and: ['i', 'oraz'],
  range: ['do', 'lub', 'albo', 'czy'],
}

const MEASURES: readonly UnitWord[] = [
  short('g', 'g', ['gr', 'gram', 'grama', 'gramy', 'gramów']),
  short('dag', 'dag', ['dkg', 'deka', 'deko', 'dekagram', 'dekagramy', 'dekagramów']),
  short('kg', 'kg', ['kilo', 'kilogram', 'kilograma', 'kilogramy', 'kilogramów']),
  noun('oz', 'uncja, uncje, uncji, uncji', ['oz']),
  noun('lb', 'funt, funty, funtów, funta', ['lb']),
  short('ml', 'ml', ['mililitr', 'mililitra', 'mililitry', 'mililitrów']),
  short('cl', 'cl', ['centylitr', 'centylitry', 'centylitrów']),
  short('dl', 'dl', ['decylitr', 'decylitry', 'decylitrów']),
  short('l', 'l', ['litr', 'litra', 'litry', 'litrów', 'ltr']),
  noun('metric_cup', 'szklanka, szklanki, szklanek', ['szklankę', 'szklance', 'szkl']),
  noun('metric_cup', 'filiżanka, filiżanki, filiżanek', ['filiżankę', 'filiżance']),
  noun('metric_cup', 'kubek, kubki, kubków, kubka'),
  noun('tbsp', 'łyżka, łyżki, łyżek', ['łyżkę', 'łyżce', 'łyż', 'łyżką', 'łyżkami']),
  noun('tbsp', 'łyżka stołowa, łyżki stołowe, łyżek stołowych, łyżki stołowej', ['łyżkę stołową']),
  noun('dsp', 'łyżka deserowa, łyżki deserowe, łyżek deserowych, łyżki deserowej'),
  noun('dsp', 'łyżeczka deserowa, łyżeczki deserowe, łyżeczek deserowych, łyżeczki deserowej'),
  noun('tsp', 'łyżeczka, łyżeczki, łyżeczek', [
    'łyżeczkę',
    'łyżeczce',
    'łyżeczką',
    'łyżeczkami',
    'łyżecz',
    'łyż-ka',
  ]),
  noun('tsp', 'łyżeczka do herbaty, łyżeczki do herbaty, łyżeczek do herbaty', [
    'łyżeczka od herbaty',
    'łyżeczki od herbaty',
    'łyżeczek od herbaty',
  ]),
  noun('pinch', 'szczypta, szczypty, szczypt', ['szczyptę', 'szczypcie']),
  noun('pinch', 'szczypteczka, szczypteczki, szczypteczek', ['szczypteczkę']),
  noun('drop', 'kropla, krople, kropli, kropli', ['kroplę', 'kropel']),
  noun('drop', 'kropelka, kropelki, kropelek', ['kropelkę']),
  noun('splash', 'chlust, chlusty, chlustów, chlustu'),
  noun('dollop', 'kleks, kleksy, kleksów, kleksa'),
  short('cm', 'cm', ['centymetr', 'centymetra', 'centymetry', 'centymetrów']),
  short('mm', 'mm', ['milimetr', 'milimetry', 'milimetrów']),
]

const COUNTS: readonly UnitWord[] = [
  noun('handful', 'garść, garście, garści, garści', ['garścią']),
  noun('handful', 'garstka, garstki, garstek', ['garstkę']),
  noun('bunch', 'pęczek, pęczki, pęczków, pęczka'),
  noun('bunch', 'pęk, pęki, pęków, pęku'),
  noun('sprig', 'gałązka, gałązki, gałązek', ['gałązkę']),
  noun('leaf', 'liść, liście, liści, liścia'),
  noun('leaf', 'listek, listki, listków, listka'),
  noun('clove', 'ząbek, ząbki, ząbków, ząbka'),
  noun('head', 'główka, główki, główek', ['główkę']),
  noun('bulb', 'bulwa, bulwy, bulw', ['bulwę']),
  noun('slice', 'plaster, plastry, plastrów, plastra'),
  noun('slice', 'plasterek, plasterki, plasterków, plasterka'),
  noun('slice', 'kromka, kromki, kromek', ['kromkę']),
  { unit: 'piece', write: { other: 'szt.' }, read: ['szt', 'pcs'] },
  noun('piece', 'sztuka, sztuki, sztuk', ['sztukę']),
  noun('piece', 'kawałek, kawałki, kawałków, kawałka'),
  noun('stick', 'laska, laski, lasek', ['laskę']),
  noun('stalk', 'łodyga, łodygi, łodyg', ['łodygę']),
  noun('stalk', 'łodyżka, łodyżki, łodyżek', ['łodyżkę']),
  noun('sheet', 'arkusz, arkusze, arkuszy, arkusza'),
  noun('sheet', 'płat, płaty, płatów, płata'),
  noun('cube', 'kostka, kostki, kostek', ['kostkę']),
  noun('cube', 'kosteczka, kosteczki, kosteczek', ['kosteczkę']),
  noun('block', 'tabliczka, tabliczki, tabliczek', ['tabliczkę']),
  noun('ball', 'kulka, kulki, kulek', ['kulkę']),
  noun('loaf', 'bochenek, bochenki, bochenków, bochenka'),
  noun('ear', 'kolba, kolby, kolb', ['kolbę']),
  noun('wedge', 'cząstka, cząstki, cząstek', ['cząstkę']),
  noun('wedge', 'ćwiartka, ćwiartki, ćwiartek', ['ćwiartkę']),
  noun('strip', 'pasek, paski, pasków, paska'),
  noun('scoop', 'miarka, miarki, miarek', ['miarkę']),
  noun('part', 'część, części, części, części'),
  noun('recipe', 'porcja, porcje, porcji, porcji', ['porcję']),
  noun('can', 'puszka, puszki, puszek', ['puszkę']),
  noun('jar', 'słoik, słoiki, słoików, słoika'),
  noun('jar', 'słoiczek, słoiczki, słoiczków, słoiczka'),
  noun('packet', 'opakowanie, opakowania, opakowań, opakowania', ['op', 'opak']),
  noun('packet', 'paczka, paczki, paczek', ['paczkę']),
  noun('packet', 'paczuszka, paczuszki, paczuszek', ['paczuszkę']),
  noun('packet', 'torebka, torebki, torebek', ['torebkę']),
  noun('packet', 'saszetka, saszetki, saszetek', ['saszetkę']),
  noun('packet', 'woreczek, woreczki, woreczków, woreczka'),
  noun('packet', 'karton, kartony, kartonów, kartonu'),
  noun('packet', 'kartonik, kartoniki, kartoników, kartonika'),
  noun('packet', 'kubeczek, kubeczki, kubeczków, kubeczka'),
  noun('packet', 'pudełko, pudełka, pudełek, pudełka'),
  noun('packet', 'tubka, tubki, tubek', ['tubkę']),
  noun('packet', 'rolka, rolki, rolek', ['rolkę']),
  noun('bottle', 'butelka, butelki, butelek', ['butelkę']),
]

const SIZES = [
  ...inEveryCase('duż', 'mał'),
  ...inEveryCaseSoft('średn', 'wielk', 'niewielk'),
  ...inEveryCase('spor', 'nieduż', 'mniejsz', 'większ'),
  ...inEveryCaseSoft('malutk', 'maleńk'),
  'średniej wielkości',
  'małej wielkości',
]

/**
 * What the cook has done. Perfective participles only: "posiekany" is the cook's work, while
 * imperfective ones ("mielony, wędzony, suszony") say how the food is bought.
 */
const PREPARATIONS = [
  ...inEveryCase(
    ...['posiekan', 'siekan', 'pokrojon', 'skrojon', 'poszatkowan', 'start', 'utart', 'otart'],
    ...['obran', 'wydrążon', 'wypestkowan', 'wydrylowan', 'przekrojon', 'podzielon', 'rozdrobnion'],
    ...['przeciśnięt', 'wyciśnięt', 'zmiażdżon', 'rozgniecion', 'zgniecion', 'roztart', 'utłuczon'],
    ...[
      'roztopion',
      'stopion',
      'rozpuszczon',
      'zmiękczon',
      'przesian',
      'przesiewan',
      'zmielon',
      'zmiksowan',
    ],
    ...['zblendowan', 'roztrzepan', 'rozkłócon', 'rozbełtan', 'rozmącon', 'ubit', 'wymieszan'],
    ...['ugotowan', 'podgotowan', 'upieczon', 'usmażon', 'podsmażon', 'zeszklon', 'uprażon'],
    ...['podprażon', 'odsączon', 'odcedzon', 'odciśnięt', 'osączon', 'opłukan', 'wypłukan'],
    ...['przepłukan', 'umyt', 'oczyszczon', 'wyszorowan', 'sparzon', 'osuszon', 'rozmrożon'],
    ...['schłodzon', 'ostudzon', 'wystudzon', 'przestudzon', 'podgrzan', 'namoczon', 'pokruszon'],
    ...['rozkruszon', 'połaman', 'porwan', 'poszarpan', 'przegotowan', 'ciepł', 'zimn', 'lodowat'],
  ),
  ...inEveryCase('gorąc', 'wrząc'),
  ...inEveryCaseSoft('letn', 'miękk'),
]

/** What follows "do" in "olej do smażenia": a use, never part of a name as in "proszek do pieczenia". */
const USES = [
  ...['smaku', 'podania', 'podawania', 'dekoracji', 'ozdoby', 'ozdobienia', 'przybrania'],
  ...['udekorowania', 'dekorowania', 'posypania', 'posypywania', 'polania', 'skropienia'],
  ...['oprószenia', 'smażenia', 'podsmażenia', 'usmażenia', 'obsmażenia', 'wysmarowania'],
  ...['smarowania', 'posmarowania', 'natłuszczenia', 'obtoczenia', 'panierowania', 'podsypania'],
  ...['podsypywania', 'wyłożenia', 'formy', 'doprawienia', 'zagęszczenia', 'serwowania'],
  ...['sosu', 'sałatki', 'ciasta', 'farszu', 'kremu', 'masy', 'polewy', 'marynaty', 'zupy'],
  ...['podlania', 'podlewania', 'oprószania', 'wysypania', 'zalania', 'przyprawienia'],
]

/** Polish. */
export const POLISH_LINE_WORDS: LineWords = {
  quantity: POLISH_QUANTITY_WORDS,
  locale: 'pl',
  plural: (amount) => plurals.select(amount),
  units: [...MEASURES, ...COUNTS],
  unitsAfterName: [],
  compounds: {},
  bareUnitIsOne: true,
  gluedHalf: ['pół'],
  sizesBehindName: true,
  holding: ['po', 'po około', 'po ok', 'o wadze', 'à', 'a'],
  andHalf: ['i pół', 'i 1/2', 'i ½', 'z połową'],
  links: [],
  about: [
    ...['ok', 'około', 'circa', 'ca', 'mniej więcej', 'blisko', 'prawie', 'ponad', 'po'],
    ...['co najmniej', 'przynajmniej', 'minimum', 'min', 'maksymalnie', 'maks', 'max'],
    ...['kilka', 'kilku', 'kilkanaście', 'parę', 'trochę', 'odrobina', 'odrobinę', 'nieco'],
    ...['dużo', 'sporo', 'reszta', 'dowolna ilość', 'od', 'do smaku', 'opcjonalnie'],
    ...['ew', 'ewentualnie'],
  ],
  partOf: ['z', 'ze'],
  notUnits: [
    ...['laska wanilii', 'laski wanilii', 'lasek wanilii'],
    ...['liść laurowy', 'liście laurowe', 'liści laurowych', 'liścia laurowego'],
    ...['listek laurowy', 'listki laurowe', 'listków laurowych'],
    ...['porcja rosołowa', 'porcje rosołowe', 'porcji rosołowych'],
    ...['kostka warzywna', 'kostki warzywne', 'kostka drobiowa', 'kostka grzybowa'],
    ...['kostka rosołowa', 'kostki rosołowe', 'kostek rosołowych', 'kostki rosołowej'],
    ...['kostka bulionowa', 'kostki bulionowe', 'kostek bulionowych', 'kostki bulionowej'],
  ],
  times: ['x', '×', 'po'],
  sizes: SIZES,
  manners: [
    ...inEveryCase('niecał', 'niepełn', 'pełn', 'solidn', 'porządn', 'hojn', 'obfit', 'ubit'),
    ...inEveryCase('grub', 'cienk', 'skromn', 'spor'),
    ...inEveryCaseSoft('cienk', 'dług', 'krótk'),
  ],
  heaped: ['z górką', 'z czubkiem', ...inEveryCase('czubat', 'kopiat', 'kopiast')],
  level: ['bez górki', ...inEveryCaseSoft('płask')],
  each: ['każdy', 'każda', 'każdego', 'każdej'],
  and: ['i', 'oraz', '&'],
  or: ['lub', 'albo', 'czy', 'bądź', 'ewentualnie'],
  enough: ['tyle', 'dość'],
  plus: ['plus', '+'],
  adverbs: [
    ...['drobno', 'drobniutko', 'grubo', 'cienko', 'cieniutko', 'świeżo', 'bardzo', 'lekko'],
    ...['dobrze', 'dokładnie', 'mocno', 'delikatnie', 'średnio', 'uprzednio', 'wcześniej'],
    ...['starannie', 'z grubsza', 'niezbyt', 'dość', 'zgrubnie'],
  ],
  preparations: PREPARATIONS,
  preparationsWithAdverb: inEveryCase(
    'mielon',
    'krojon',
    'tart',
    'szatkowan',
    'tłuczon',
    'gotowan',
  ),
  preparationsBehind: inEveryCase('zmieszan', 'rozrobion', 'rozprowadzon', 'przecięt', 'wyjęt'),
  boughtPrepared: [
    ...['siekane pomidory', 'siekanych pomidorów', 'mięso siekane', 'ubita śmietana'],
    ...['miękki ser', 'miękkiego sera', 'oczyszczona soda', 'soda oczyszczona'],
    ...['sody oczyszczonej', 'sodę oczyszczoną', 'oczyszczonej sody'],
  ],
  colours: inEveryCase(
    'czerwon',
    'żółt',
    'zielon',
    'biał',
    'czarn',
    'fioletow',
    'pomarańczow',
    'różow',
  ),
  qualities: [
    ...inEveryCase('gęst', 'kwaśn', 'śwież', 'dojrzał', 'tward', 'młod', 'chud', 'tłust'),
    ...inEveryCase('pełnotłust', 'niesolon', 'surow', 'such', 'suszon', 'mrożon', 'ekologiczn'),
    ...inEveryCase('naturaln', 'mięsist', 'soczyst', 'drobn', 'grub', 'mączyst', 'łagodn', 'ostr'),
    ...inEveryCase(
      'domow',
      'jędrn',
      'zielon',
      'bezglutenow',
      'niegazowan',
      'gruntow',
      'aromatyczn',
    ),
    ...inEveryCaseSoft('słodk', 'cienk', 'dług', 'krótk', 'wiejsk'),
  ],
  asides: [
    ...['tylko', 'sama skórka'],
    ...USES.map((use) => `do ${use}`),
    ...['według uznania', 'wg uznania', 'wedle uznania', 'według gustu', 'według smaku'],
    ...['w razie potrzeby', 'jeśli potrzeba', 'ile potrzeba', 'opcjonalnie', 'najlepiej'],
    ...['na przykład', 'np', 'w temperaturze pokojowej', 'o temperaturze pokojowej'],
    ...['w temp. pokojowej', 'temperatura pokojowa', 'plus', 'ok', 'około', 'mniej więcej'],
    ...['dla chętnych', 'na wierzch', 'na posypkę', 'na patelnię', 'u mnie', 'użyłam', 'użyłem'],
    ...['w zależności', 'o wadze', 'o średnicy', 'o długości', 'o grubości', 'zamiast'],
    ...['z górką', 'z czubkiem', 'bez górki', 'i trochę', 'oraz trochę'],
  ],
  afterPreparation: [
    ...['w', 'na', 'do', 'z', 'ze', 'przez', 'pod', 'od', 'po', 'według', 'wzdłuż', 'razem'],
    ...['drobno', 'grubo', 'cienko', 'bardzo', 'bez'],
  ],
  optional: ['opcjonalnie', ...inEveryCase('opcjonaln'), 'niekoniecznie', 'dla chętnych'],
  notAlternatives: ['więcej', 'mniej', 'według', 'wg', 'wedle', 'do', 'tyle', 'ile', 'w razie'],
  headings: ['składniki na', 'składniki do', 'na', 'do'],
  headingWords: [
    'ciasto',
    'farsz',
    'nadzienie',
    'sos',
    'krem',
    'polewa',
    'lukier',
    'marynata',
    'zaczyn',
  ],
}
