import type { QuantityWords } from '#shared/quantity/quantity-words.ts'
import type { Unit } from '#shared/quantity/units.ts'
import type { LineWords, UnitWord } from '../line-words.ts'
import { listed } from './word-list.ts'

/** An adjective with its endings: "klein" is "kleine", "kleiner", "kleines" … too. */
const inflected = (stems: string): string[] =>
  listed(stems).flatMap((stem) => ['', 'e', 'er', 'es', 'en', 'em'].map((end) => stem + end))

/** A unit that is written as an abbreviation, the same in singular and plural. */
const short = (unit: Unit, text: string, read = ''): UnitWord => ({
  unit,
  write: { other: text },
  ...(read && { read: listed(read) }),
})

/** With the spellings for "one or more": "Zehe/n", "Zehe(n)". */
function word(unit: Unit, one: string, other: string, read = ''): UnitWord {
  const ending = other.startsWith(one) ? other.slice(one.length) : ''
  const both = ending ? [`${one}/${ending}`, `${one}(${ending})`, `${one}/-${ending}`] : []
  return { unit, write: { one, other }, read: [...both, ...(read ? listed(read) : [])] }
}

const UNITS: readonly UnitWord[] = [
  short('g', 'g', 'gr, gramm'),
  short('dag', 'dag', 'deka, dkg'),
  short('kg', 'kg', 'kilo, kilogramm'),
  word('metric_pound', 'Pfund', 'Pfund', 'pfd'),
  word('oz', 'Unze', 'Unzen', 'oz'),
  short('ml', 'ml', 'milliliter'),
  short('cl', 'cl', 'zentiliter'),
  short('dl', 'dl', 'deziliter'),
  short('l', 'l', 'liter, ltr'),
  word('metric_cup', 'Tasse', 'Tassen', 'cup, cups'),
  word('glass', 'Becher', 'Becher', 'bch'),
  short('tbsp', 'EL', 'esslöffel, eßlöffel, essl, eßl, esslöffeln, esl, suppenlöffel, löffel'),
  short('dsp', 'Dessertlöffel', 'dessertlöffeln'),
  short('tsp', 'TL', 'teelöffel, teel, teelöffeln, kaffeelöffel'),
  word('pinch', 'Prise', 'Prisen', 'pr'),
  word('pinch', 'Messerspitze', 'Messerspitzen'),
  short('pinch', 'Msp.', 'msp'),
  word('drop', 'Tropfen', 'Tropfen', 'tr'),
  word('splash', 'Spritzer', 'Spritzer'),
  word('splash', 'Schuss', 'Schuss', 'schuß'),
  word('dollop', 'Klecks', 'Kleckse'),
  short('cm', 'cm', 'zentimeter'),
  short('mm', 'mm', 'millimeter'),
  word('knob', 'Flocke', 'Flocken'),
  word('knob', 'Stich', 'Stich'),
  word('handful', 'Handvoll', 'Handvoll', 'hand voll, hände voll, handvolle, hv'),
  word('bunch', 'Bund', 'Bund', 'bunde, bd, bündel, bünde, bdl'),
  word('bunch', 'Sträußchen', 'Sträußchen'),
  word('bunch', 'Topf', 'Töpfe', 'töpfchen'),
  word('sprig', 'Zweig', 'Zweige', 'zweigen'),
  word('sprig', 'Stiel', 'Stiele', 'stielen'),
  word('sprig', 'Stängel', 'Stängel', 'stengel'),
  word('leaf', 'Blatt', 'Blätter', 'bl, blättchen, blättern'),
  word('clove', 'Zehe', 'Zehen'),
  word('head', 'Kopf', 'Köpfe'),
  word('bulb', 'Knolle', 'Knollen'),
  word('slice', 'Scheibe', 'Scheiben', 'scheibchen'),
  word(
    'piece',
    'Stück',
    'Stück',
    'stücke, stück(e), stück/e, stücken, st, stk, stck, stückchen, pcs',
  ),
  word('stalk', 'Stange', 'Stangen', 'stängchen'),
  word('sheet', 'Platte', 'Platten'),
  word('cube', 'Würfel', 'Würfel', 'wfl'),
  word('block', 'Tafel', 'Tafeln'),
  word('block', 'Riegel', 'Riegel'),
  word('piece', 'Rippe', 'Rippen'),
  word('ball', 'Kugel', 'Kugeln'),
  word('wedge', 'Spalte', 'Spalten'),
  word('strip', 'Streifen', 'Streifen'),
  word('part', 'Portion', 'Portionen'),
  word('part', 'Teil', 'Teile'),
  word('recipe', 'Rezept', 'Rezepte'),
  word('can', 'Dose', 'Dosen', 'ds'),
  word('can', 'Büchse', 'Büchsen'),
  word('jar', 'Glas', 'Gläser', 'gl'),
  { ...word('packet', 'Päckchen', 'Päckchen', 'pck, pk, päck, pä, pkch'), exact: ['P'] },
  word('packet', 'Packung', 'Packungen', 'pkg, pckg, pack, packg'),
  word('packet', 'Paket', 'Pakete', 'pkt'),
  word('packet', 'Beutel', 'Beutel', 'btl'),
  word('packet', 'Tüte', 'Tüten', 'tütchen'),
  word('packet', 'Rolle', 'Rollen'),
  word('packet', 'Tube', 'Tuben'),
  word('packet', 'Netz', 'Netze'),
  word('packet', 'Kästchen', 'Kästchen', 'beet'),
  word('bottle', 'Flasche', 'Flaschen', 'fl, fläschchen'),
]

export const GERMAN_QUANTITY_WORDS: QuantityWords = {
  decimalMark: ',',
  numbers: {
    ...{ dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70 },
    ...{ fünfundsiebzig: 75, achtzig: 80, neunzig: 90, hundert: 100, einhundert: 100 },
    ...{
      hundertzwanzig: 120,
      hundertfünfzig: 150,
      hundertfünfundzwanzig: 125,
      zweihundert: 200,
      zweihundertfünfzig: 250,
    },
    ...{
      dreihundert: 300,
      dreihundertfünfzig: 350,
      vierhundert: 400,
      fünfhundert: 500,
      sechshundert: 600,
    },
    ...{ siebenhundert: 700, siebenhundertfünfzig: 750, achthundert: 800 },
    ...{ ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, eines: 1, eins: 1 },
    ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
    ...{ elf: 11, zwölf: 12, fünfzehn: 15, zwanzig: 20 },
    ...{ anderthalb: 1.5, eineinhalb: 1.5, zweieinhalb: 2.5, dreieinhalb: 3.5, dreiviertel: 0.75 },
  },
  articles: ['ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
  fractions: {
    ...{ halb: 0.5, halbe: 0.5, halber: 0.5, halbes: 0.5, halben: 0.5 },
    ...{ drittel: 1 / 3, viertel: 0.25, achtel: 0.125 },
  },
  multiples: { dutzend: 12, paar: 2 },
  and: ['und'],
  range: ['bis', 'oder', 'bis zu'],
}

const SIZES = [
  ...inflected('klein, groß, gross, mittelgroß, mittelgross, mittler, riesig'),
  ...inflected('m.-groß, kl.-groß, sehr groß, sehr klein, extra groß'),
  ...listed('mittel, kl, mini, xl, größere, größerer, größeres, kleinere, kleinerer, kleineres'),
]

/** Foods counted by a part of their own: "3 Knoblauchzehen" are 3 Zehen Knoblauch. */
const COMPOUNDS = {
  knoblauchzehe: { unitText: 'Zehe', name: 'Knoblauch' },
  knoblauchzehen: { unitText: 'Zehe', name: 'Knoblauch' },
  'knoblauchzehe/n': { unitText: 'Zehe', name: 'Knoblauch' },
  'knoblauchzehe(n)': { unitText: 'Zehe', name: 'Knoblauch' },
  knoblauchknolle: { unitText: 'Knolle', name: 'Knoblauch' },
  knoblauchknollen: { unitText: 'Knolle', name: 'Knoblauch' },
  selleriestange: { unitText: 'Stange', name: 'Sellerie' },
  selleriestangen: { unitText: 'Stange', name: 'Sellerie' },
  rosmarinzweig: { unitText: 'Zweig', name: 'Rosmarin' },
  rosmarinzweige: { unitText: 'Zweig', name: 'Rosmarin' },
  thymianzweig: { unitText: 'Zweig', name: 'Thymian' },
  thymianzweige: { unitText: 'Zweig', name: 'Thymian' },
  basilikumblätter: { unitText: 'Blatt', name: 'Basilikum' },
  minzeblätter: { unitText: 'Blatt', name: 'Minze' },
  salbeiblätter: { unitText: 'Blatt', name: 'Salbei' },
  toastscheiben: { unitText: 'Scheibe', name: 'Toast' },
}

/** German, of Germany, Austria and Switzerland. */
export const GERMAN_LINE_WORDS: LineWords = {
  quantity: GERMAN_QUANTITY_WORDS,
  locale: 'de',
  plural: (amount) => (amount <= 1 ? 'one' : 'other'),
  units: UNITS,
  unitsAfterName: ['clove'],
  compounds: COMPOUNDS,
  links: ['von der', 'von'],
  about: [
    ...listed(
      'ca, circa, zirka, etwa, ungefähr, rund, gut, knapp, mindestens, maximal, min, max, bis, bis zu',
    ),
    ...listed('etwas, ein wenig, wenig, ein bisschen, einige, ein paar, mehrere, reichlich, viel'),
    ...listed('evtl, eventuell, ggf, optional, nach belieben, nach geschmack, n. b, n.b, je'),
    ...listed('jeweils, à, insgesamt, noch'),
  ],
  partOf: ['von', 'aus'],
  parts: listed(
    'saft, schale, abrieb, zeste, zesten, mark, schalenabrieb, fruchtfleisch, blättchen',
  ),
  notUnits: listed('blatt spinat, glasnudeln, stück zucker'),
  andHalf: listed(
    'und eine halbe, und ein halbes, und einen halben, und ein halber, und 1/2, und ½',
  ),
  holding: listed('à, á, a, à ca, je, je ca, zu, zu je, mit je, von je, à je, mit'),
  times: ['x', '×', 'mal'],
  sizes: SIZES,
  manners: [
    ...inflected('dick, dünn, gut, schön, kräftig, lang, kurz, knapp, voll, breit, schmal'),
    ...inflected('daumengroß, walnussgroß, haselnussgroß, fingerdick, daumendick, nussgroß'),
  ],
  heaped: [...inflected('gehäuft, gehaeuft, leicht gehäuft, gut gehäuft'), 'geh'],
  level: [...inflected('gestrichen'), 'gestr', 'gestrich'],
  each: ['à', 'je', 'jeweils'],
  and: ['und', '&', 'sowie'],
  or: ['oder', 'bzw', 'bzw.', 'beziehungsweise', 'alternativ', 'ersatzweise', 'wahlweise'],
  enough: listed('genug, genügend, ausreichend, so viel, soviel'),
  plus: ['plus', '+'],
  adverbs: [
    ...listed('fein, grob, frisch, klein, dünn, dick, leicht, gut, sehr, ganz, hart, weich, kurz'),
    ...listed('bereits, längs, quer, halb, feinst, mittelfein, lang, vorsichtig, schon'),
  ],
  preparations: [
    ...inflected('gehackt, kleingehackt, gewürfelt, gerieben, geraspelt, gehobelt, geviertelt'),
    ...inflected('halbiert, zerdrückt, zerstoßen, zerlassen, zerkleinert, gepresst, ausgepresst'),
    ...inflected('geschält, geputzt, gewaschen, entkernt, entsteint, abgetropft, abgespült'),
    ...inflected('geschmolzen, gesiebt, verquirlt, verschlagen, aufgeschlagen, steifgeschlagen'),
    ...inflected('kleingeschnitten, feingehackt, gekocht, gegart, vorgekocht, ausgelöst'),
    ...inflected('abgerieben, gezupft, abgezupft, zerbröselt, zerbröckelt, zerpflückt, aufgetaut'),
    ...inflected('abgekühlt, ausgekühlt, gekühlt, lauwarm, warm, kalt, weich, eiskalt, handwarm'),
    ...inflected('zimmerwarm, geröstet, angeröstet, gewässert, eingeweicht, getrennt, filetiert'),
    ...inflected('pariert, angedrückt, gemörsert, püriert, erwärmt, heiß, kochend'),
  ],
  preparationsWithAdverb: inflected('gemahlen, geschnitten, gebrüht, gepresst, geschlagen'),
  preparationsBehind: listed(
    'gemahlen, geschnitten, getrocknet, aufgeschnitten, zerteilt, vermischt',
  ),
  boughtPrepared: [
    ...listed('gehackte tomaten, gehackten tomaten, gewürfelte tomaten, gehackte mandeln'),
    ...listed('gehobelte mandeln, gehackte haselnüsse, gehackte walnüsse, gehackte pistazien'),
    ...listed('gekochter schinken, gekochten schinken, gekochtem schinken, geriebener käse'),
    ...listed('geriebener gouda, geriebener emmentaler, geschälte tomaten, geröstetes sesamöl'),
    ...listed('kochender schinken, kaltgepresstes olivenöl, geschälte mandeln, geriebene mandeln'),
    ...listed('geriebene haselnüsse, geröstete zwiebeln, gehacktes'),
  ],
  colours: inflected('rot, gelb, grün, weiß, schwarz, blau, braun, orange, lila, rosa'),
  qualities: inflected(
    'frisch, reif, fest, unbehandelt, ungesalzen, getrocknet, roh, jung, zart, mager, saftig, festkochend, mehligkochend, entrindet, ungeschält, fettarm, bio',
  ),
  asides: [
    ...listed(
      'nur, nach belieben, nach geschmack, nach bedarf, nach wunsch, nach gusto, n. b, n.b',
    ),
    ...listed(
      'für, zum, zur, z. b, z.b, zb, zum beispiel, evtl, eventuell, ggf, optional, ca, circa',
    ),
    ...listed(
      'etwa, à, am besten, vorzugsweise, möglichst, bei bedarf, bei zimmertemperatur, je nach',
    ),
    ...listed(
      'in scheiben, in feine, in feinen, in dünne, in dünnen, in würfel, in würfeln, in grobe',
    ),
    ...listed('in kleine, in kleinen, in stücke, in stücken, in streifen, in ringe, in ringen'),
    ...listed(
      'in spalten, in röllchen, in stiften, in mundgerechte, in der mitte, wer mag, wenn, falls',
    ),
    ...listed(
      'alternativ, ersatzweise, wahlweise, zimmerwarm, auf zimmertemperatur, davon, plus, zzgl, zuzüglich',
    ),
  ],
  afterPreparation: [
    ...listed('in, im, und, mit, auf, für, zum, zur, nach, ohne, bei, aus, oder, fein, grob, sehr'),
    ...listed('vom, von, klein'),
  ],
  optional: listed('optional, evtl, eventuell, wer mag, nach wunsch'),
  notAlternatives: listed('mehr, weniger, nach, je, so, wer, wie, auch'),
  headings: listed('für den, für die, für das, für, zum, zur, außerdem, zusätzlich'),
  headingWords: listed(
    'teig, füllung, belag, guss, glasur, soße, sauce, marinade, dressing, topping, deko, dekoration, garnitur',
  ),
}
