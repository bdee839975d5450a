import type { QuantityWords } from '#shared/quantity/quantity-words.ts'
import type { Unit } from '#shared/quantity/units.ts'
import type { LineWords, UnitWord } from '../line-words.ts'
import { listed } from './word-list.ts'

/** A word that agrees with its noun: "haché" is "hachée", "hachés", "hachées" too. */
const agreed = (stems: string): string[] =>
  listed(stems).flatMap((stem) => {
    const plural = stem.endsWith('s') ? stem : `${stem}s`
    return [stem, plural, `${stem}e`, `${stem}es`, `${stem}(e)`, `${stem}(s)`, `${stem}(e)s`]
  })

/** A unit that is written as an abbreviation, the same in singular and plural. */
const short = (unit: Unit, text: string, read = ''): UnitWord => ({
  unit,
  write: { other: text },
  ...(read && { read: listed(read) }),
})

/** With the spelling for "one or more": "gousse(s)". */
function word(unit: Unit, one: string, other: string, read = ''): UnitWord {
  const ending = other.startsWith(one) ? other.slice(one.length) : ''
  const both = ending ? [`${one}(${ending})`] : []
  return { unit, write: { one, other }, read: [...both, ...(read ? listed(read) : [])] }
}

/** "c. à s", "cuil. à soupe", "cuillerées à soupe" …: every spoon with every way to say which. */
function spoon(unit: Unit, text: string, kinds: string): UnitWord {
  const spoons = listed(
    'c., c, c.à, cà, cs., cuil., cuil, cuill., cuill, cuillère, cuillères, cuillère(s), cuillere, cuilleres, cuillerée, cuillerées, cuillerée(s)',
  )
  const tos = ['à', 'a', 'À']
  const read = spoons.flatMap((name) =>
    listed(kinds).flatMap((kind) => [
      ...tos.flatMap((to) => [`${name} ${to} ${kind}`, `${name} ${to}${kind}`]),
      ...tos.flatMap((to) => [
        `${name}${to}${kind}`,
        `${name}${to} ${kind}`,
        `${name}${to}.${kind}`,
      ]),
    ]),
  )
  return { unit, write: { other: text }, read }
}

const UNITS: readonly UnitWord[] = [
  short('g', 'g', 'gr, gramme, grammes, gramme(s)'),
  short('kg', 'kg', 'kilo, kilos, kilogramme, kilogrammes'),
  word('metric_pound', 'livre', 'livres'),
  short('lb', 'lb', 'lbs'),
  short('oz', 'oz', 'once, onces'),
  short('ml', 'ml', 'millilitre, millilitres'),
  short('cl', 'cl', 'centilitre, centilitres'),
  short('dl', 'dl', 'décilitre, décilitres'),
  short('l', 'l', 'litre, litres, litre(s)'),
  word('metric_cup', 'tasse', 'tasses', 't, tasse à thé'),
  word('glass', 'verre', 'verres', 'verre à moutarde, verres à moutarde'),
  spoon('tbsp', 'c. à s.', 's, s., soupe, table, soupes'),
  short('tbsp', 'c. à s.', 'cas, càs, c-a-s, c-à-s, cs, cuil soupe, c. soupe, c.s, cuillère soupe'),
  spoon('tsp', 'c. à c.', 'c, c., café, cafe, thé, t'),
  word('tbsp', 'cuillère', 'cuillères', 'cuiller, cuillers, cuillere, cuilleres'),
  short('tsp', 'c. à c.', 'cac, càc, c-a-c, c-à-c, cc, c. café, c.c, cuillère café'),
  spoon('dsp', 'c. à dessert', 'dessert'),
  word('pinch', 'pincée', 'pincées', 'pincee, pincees'),
  word(
    'pinch',
    'tour',
    'tours',
    'tour de moulin à, tours de moulin à, tour de moulin, tours de moulin',
  ),
  word('pinch', 'pointe', 'pointes', 'pointe de couteau, pointes de couteau'),
  word('drop', 'goutte', 'gouttes'),
  word('splash', 'trait', 'traits'),
  { ...word('drizzle', 'filet', 'filet'), linked: true },
  short('cm', 'cm', 'centimètre, centimètres'),
  short('mm', 'mm', 'millimètre, millimètres'),
  { ...word('knob', 'noix', 'noix'), linked: true },
  { ...word('knob', 'noisette', 'noisettes'), linked: true },
  word('handful', 'poignée', 'poignées', 'poignee, poignees'),
  word('bunch', 'botte', 'bottes'),
  word('bunch', 'bouquet', 'bouquets'),
  word('sprig', 'brin', 'brins'),
  word('sprig', 'branche', 'branches'),
  word('sprig', 'tige', 'tiges'),
  word('leaf', 'feuille', 'feuilles'),
  word('clove', 'gousse', 'gousses'),
  word('head', 'tête', 'têtes'),
  word('bulb', 'bulbe', 'bulbes'),
  word('slice', 'tranche', 'tranches'),
  word('slice', 'rondelle', 'rondelles'),
  word('piece', 'morceau', 'morceaux'),
  word('piece', 'pièce', 'pièces', 'pcs, pce'),
  word('piece', 'unité', 'unités'),
  word('piece', 'carré', 'carrés'),
  word('stick', 'bâton', 'bâtons'),
  word('sheet', 'plaque', 'plaques'),
  word('cube', 'cube', 'cubes'),
  word('block', 'tablette', 'tablettes'),
  word('ball', 'boule', 'boules'),
  word('strip', 'lamelle', 'lamelles'),
  word('part', 'part', 'parts'),
  word('can', 'boîte', 'boîtes', 'boite, boites, bte'),
  word('can', 'conserve', 'conserves'),
  word('jar', 'bocal', 'bocaux'),
  word('jar', 'pot', 'pots'),
  word('packet', 'sachet', 'sachets'),
  word('packet', 'paquet', 'paquets'),
  word('packet', 'brique', 'briques', 'briquette, briquettes'),
  word('packet', 'barquette', 'barquettes'),
  word('packet', 'rouleau', 'rouleaux'),
  word('packet', 'tube', 'tubes'),
  word('packet', 'dose', 'doses'),
  word('bottle', 'bouteille', 'bouteilles'),
]

export const FRENCH_QUANTITY_WORDS: QuantityWords = {
  decimalMark: ',',
  numbers: {
    ...{ trente: 30, quarante: 40, cinquante: 50, soixante: 60, 'soixante-dix': 70 },
    ...{
      'soixante-quinze': 75,
      'quatre-vingts': 80,
      'quatre-vingt-dix': 90,
      cent: 100,
      'cent vingt': 120,
    },
    ...{
      'cent vingt-cinq': 125,
      'cent cinquante': 150,
      'cent soixante-quinze': 175,
      'deux cents': 200,
      'deux cent cinquante': 250,
    },
    ...{
      'trois cents': 300,
      'trois cent cinquante': 350,
      'quatre cents': 400,
      'quatre cent cinquante': 450,
      'cinq cents': 500,
    },
    ...{
      'six cents': 600,
      'sept cents': 700,
      'sept cent cinquante': 750,
      'huit cents': 800,
      'neuf cents': 900,
    },
    ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8 },
    ...{ neuf: 9, dix: 10, onze: 11, douze: 12, quinze: 15, vingt: 20 },
  },
  articles: ['un', 'une'],
  fractions: { demi: 0.5, demie: 0.5, 'demi-': 0.5, tiers: 1 / 3, quart: 0.25, quarts: 0.25 },
  multiples: {
    ...{ dizaine: 10, douzaine: 12, quinzaine: 15, vingtaine: 20, centaine: 100 },
    'demi-douzaine': 6,
  },
  and: ['et'],
  range: ['à', 'ou', 'a'],
}

/** Foods that are named after a leaf, a nut or a bunch. */
const NOT_UNITS = [
  ...listed('noix de coco, noix de cajou, noix de pécan, noix de pecan, noix de muscade'),
  ...listed('noix de macadamia, noix de saint-jacques, noix de st-jacques, noix de saint jacques'),
  ...listed('noix de veau, noix de porc, noix du brésil, noix de grenoble, noix de jambon'),
  ...listed('gousse de vanille, gousses de vanille, bouquet garni, bouquets garnis'),
  ...listed('filet de poulet, filet de dinde, filet de boeuf, filet de bœuf, filet de porc'),
  ...listed(
    'filet de veau, filet de canard, filet de saumon, filet de cabillaud, filet de poisson',
  ),
  ...listed('filet de merlu, filet de sole, filet de lieu, filet de bar, filet de truite'),
  ...listed('filet de volaille, filet de colin, filet de julienne, filet de perche, filet de thon'),
  ...listed("filet d'agneau, filet d’agneau, filet d'anchois, filet d’anchois, filet de hareng"),
  ...listed('pot-au-feu, tête de veau'),
]

/** French, of France, Belgium, Switzerland and Québec. */
export const FRENCH_LINE_WORDS: LineWords = {
  quantity: FRENCH_QUANTITY_WORDS,
  locale: 'fr',
  plural: (amount) => (amount < 2 ? 'one' : 'other'),
  units: UNITS,
  unitsAfterName: [],
  compounds: {},
  // "1 l 'eau": what haste leaves of "d'eau".
  links: listed("de la, de l', de l’, des, du, de, d', d’, d ', d ’, ', ’"),
  about: [
    ...listed(
      "environ, env, à peu près, approximativement, quelques, qq, qqs, qques, plusieurs, un peu de, un peu d'",
    ),
    ...listed(
      "selon le goût, au goût, un peu d’, un peu, beaucoup de, au moins, jusqu'à, jusqu’à, encore, facultatif",
    ),
  ],
  partsBehind: listed('zeste, zestes, jus, le zeste, le jus'),
  partOf: listed("de, d', d’"),
  notUnits: NOT_UNITS,
  andHalf: listed('et demie, et demi, et 1/2, et ½, 1/2, ½'),
  holding: listed("de, d'environ, d’environ, à"),
  times: ['x', '×', 'fois'],
  sizes: [
    ...agreed('petit, grand, moyen, mini'),
    ...listed('gros, grosse, grosses, moyenne, moyennes, beau, bel, beaux, belle, belles'),
    ...listed('très gros, très grosse, très petit, très petite'),
  ],
  manners: [
    ...listed('bon, bonne, bons, bonnes, fine, fines, épaisse, épaisses, généreuse, généreuses'),
    ...listed('légère, légères, large, larges, pleine, pleines, longue, longues'),
  ],
  heaped: listed('bombée, bombées, bombé, bombés, bien pleine, bien pleines'),
  level: listed('rase, rases, ras'),
  // Behind the unit too: "2 tranches épaisses de pain".
  each: listed('chacun, chacune'),
  behindUnit: listed('épaisse, épaisses, généreuse, généreuses, environ, env'),
  and: ['et', '&'],
  or: ['ou', 'ou bien', 'sinon'],
  enough: listed('assez de, suffisamment de'),
  plus: ['plus', '+'],
  adverbs: [
    ...listed('finement, grossièrement, fraîchement, fraichement, bien, très, légèrement, à peine'),
    ...listed('préalablement, déjà, soigneusement, à moitié, assez, un peu, entièrement'),
  ],
  preparations: [
    ...agreed('haché, émincé, ciselé, coupé, fondu, ramolli, râpé, pelé, épluché, écrasé, pressé'),
    ...agreed('battu, tamisé, égoutté, rincé, lavé, cuit, effeuillé, équeuté, concassé, grillé'),
    ...agreed('torréfié, froid, chaud, bouillant, décongelé, détaillé, tranché, taillé, vidé'),
    ...agreed('nettoyé, désossé, épépiné, évidé, gratté, fendu, broyé, pilé, dégermé, dégraissé'),
    ...agreed('paré, brossé, essoré, glacé, clarifié, blanchi, réhydraté, mixé, émietté, refroidi'),
    ...listed('tiède, tièdes, mou, molle, mous, molles, pommade'),
  ],
  preparationsWithAdverb: agreed('moulu'),
  preparationsBehind: agreed('dénoyauté, décortiqué, séparé, mélangé, dilué, délayé, trempé'),
  boughtPrepared: [
    ...listed(
      'viande hachée, viandes hachées, bœuf haché, boeuf haché, steak haché, steaks hachés',
    ),
    ...listed(
      'porc haché, veau haché, chair à saucisse, fromage râpé, gruyère râpé, emmental râpé',
    ),
    ...listed(
      'noix de coco râpée, coco râpée, tomates pelées, tomates concassées, tomate concassée',
    ),
    ...listed(
      'pain grillé, crème glacée, marrons glacés, marrons cuits, jambon cuit, blé concassé',
    ),
    ...listed('lait battu, betterave cuite, betteraves cuites, saumon cuit, chocolat chaud'),
    ...listed('mozzarella râpée, parmesan râpé, comté râpé'),
  ],
  colours: listed(
    'rouge, rouges, vert, verte, verts, vertes, jaune, jaunes, orange, blanc, blanche, noir, noire, violet, violette',
  ),
  qualities: [
    ...agreed('mûr, désossé, salé, séché, cru, entier, frais'),
    ...listed('bio, fermes, ferme, fraîche, fraîches, jeune, jeunes, tendre, tendres, maigre'),
  ],
  asides: [
    ...listed(
      'seulement, uniquement, pour, au goût, à votre goût, selon, facultatif, facultatifs, optionnel, optionnelle',
    ),
    ...listed(
      'de préférence, par exemple, ex, environ, soit, type, si, à température ambiante, au choix',
    ),
    ...listed(
      'en dés, en tranches, en rondelles, en cubes, en morceaux, en lamelles, en quartiers',
    ),
    ...listed('en petits, en petites, en fines, en gros, en deux, à volonté, plus, à température'),
    ...listed('sorti du, sortie du, sortis du, comme'),
  ],
  afterPreparation: [
    ...listed(
      'en, à, au, aux, dans, avec, pour, très, sans, finement, grossièrement, de, par, sur',
    ),
    ...listed('et, selon, du, la, le, les'),
  ],
  optional: listed(
    'facultatif, facultative, facultatifs, facultatives, optionnel, optionnelle, en option',
  ),
  notAlternatives: listed('plus, moins, selon, à, au, si, davantage'),
  headings: listed('pour la, pour le, pour les, pour'),
  headingWords: listed('pâte, garniture, sauce, glaçage, marinade, décoration, finition, dressage'),
}
