/** Units in which a food is counted; `each` is one of the food itself. */
export type FoodCount =
  | 'each'
  | 'clove'
  | 'head'
  | 'bulb'
  | 'stalk'
  | 'stick'
  | 'slice'
  | 'bunch'
  | 'handful'
  | 'sprig'
  | 'leaf'
  | 'knob'
  | 'cube'
  | 'packet'
  | 'block'
  | 'can'
  | 'jar'
  | 'cm'

/**
 * Grams per millilitre, and grams of one by the unit it is counted in. A `liquid` is measured in
 * millilitres where other foods are weighed.
 */
export type Food = { density?: number; liquid?: true; grams?: Partial<Record<FoodCount, number>> }

/** The names a language has for each food, with every plural and case that stands in recipes. */
export type FoodWords = Readonly<Record<FoodId, readonly string[]>>

/**
 * Densities and weights of foods. Sources: KA = King Arthur Baking weight chart (grams per US cup
 * of 236.6 ml, spooned and levelled); PH = physical density of the liquid; K = common retail or
 * kitchen weight, by experience. Lines without a code are KA.
 */
export const FOODS = {
  // A yoghurt pot of 125 ml measures these: "3 pots de farine", "2 vasetti di zucchero".
  flour: { density: 0.51, grams: { jar: 64 } },
  wholemealFlour: { density: 0.48 },
  ryeFlour: { density: 0.44 },
  speltFlour: { density: 0.42 },
  riceFlour: { density: 0.6 },
  coconutFlour: { density: 0.54 },
  almondFlour: { density: 0.41 },
  chickpeaFlour: { density: 0.36 },
  semolina: { density: 0.69 },
  starch: { density: 0.47 },
  potatoStarch: { density: 0.64 },
  oats: { density: 0.42 },
  oatBran: { density: 0.45 },
  bulgur: { density: 0.64 },
  quinoa: { density: 0.75 },
  millet: { density: 0.87 },
  barley: { density: 0.9 },
  rice: { density: 0.84 },
  breadcrumbs: { density: 0.47 },
  sugar: { density: 0.84, grams: { jar: 105 } },
  casterSugar: { density: 0.8 },
  brownSugar: { density: 0.9 },
  icingSugar: { density: 0.48 },
  vanillaSugar: { density: 0.84, grams: { packet: 8 } }, // packet K
  custardPowder: { density: 0.5, grams: { packet: 37 } }, // K
  honey: { density: 1.42 },
  syrup: { density: 1.32 },
  molasses: { density: 1.44 },
  jam: { density: 1.44 },
  butter: { density: 0.96, grams: { stick: 113, knob: 15 } }, // knob K
  lard: { density: 0.96 },
  oil: { density: 0.92, liquid: true, grams: { jar: 115 } }, // PH
  mayonnaise: { density: 0.96 },
  nutButter: { density: 1.14 },
  tahini: { density: 1.08 },
  water: { density: 1, liquid: true, grams: { cube: 20 } }, // PH
  milk: { density: 1.03, liquid: true }, // PH
  cream: { density: 1, liquid: true }, // PH
  condensedMilk: { density: 1.32, grams: { can: 397 } }, // can K
  milkPowder: { density: 0.42 },
  yoghurt: { density: 1.03 }, // PH
  creamCheese: { density: 0.96 },
  cheese: { density: 0.48, grams: { slice: 22 } }, // slice K
  parmesan: { density: 0.42 },
  vinegar: { density: 1.01, liquid: true }, // PH
  stock: { density: 1, liquid: true }, // PH
  stockCube: { grams: { each: 10, cube: 10 } }, // K
  wine: { density: 0.99, liquid: true }, // PH
  soySauce: { density: 1.15, liquid: true }, // K
  cocoa: { density: 0.36 },
  chocolate: { density: 0.72, grams: { block: 100 } }, // block K
  almonds: { density: 0.6, grams: { handful: 35 } },
  walnuts: { density: 0.48, grams: { handful: 35 } },
  pistachios: { density: 0.51 },
  seeds: { density: 0.6 },
  coconut: { density: 0.36 }, // shredded
  raisins: { density: 0.63, grams: { handful: 35 } },
  dates: { density: 0.63, grams: { each: 8 } },
  salt: { density: 1.2 },
  bakingPowder: { density: 0.8, grams: { packet: 15 } }, // packet K
  bakingSoda: { density: 1.2 },
  dryYeast: { density: 0.62, grams: { packet: 7 } },
  freshYeast: { grams: { cube: 42 } }, // K
  gelatine: { density: 0.6, grams: { leaf: 1.8, packet: 7 } }, // K
  vanillaExtract: { density: 0.93 },
  vanillaPod: { grams: { each: 3 } }, // K
  groundSpice: { density: 0.5 }, // K
  driedHerb: { density: 0.2 }, // K
  mustard: { density: 1 }, // K
  tomatoPaste: { density: 1.11 }, // K
  cannedTomatoes: { density: 1.04, grams: { can: 400 } }, // K
  lentils: { density: 0.81, grams: { can: 240 } }, // K; a can drained
  beans: { density: 0.78, grams: { can: 240 } }, // K; a can drained
  pasta: { density: 0.42 }, // K
  mince: { density: 0.96 }, // K
  egg: { grams: { each: 50 } }, // K: size M without its shell
  eggYolk: { grams: { each: 18 } }, // K
  eggWhite: { grams: { each: 32 } }, // K
  onion: { density: 0.6, grams: { each: 110 } }, // each K
  shallot: { density: 0.6, grams: { each: 30 } }, // K
  springOnion: { density: 0.27, grams: { each: 15, bunch: 150 } }, // each K
  leek: { density: 0.39, grams: { each: 150, stalk: 150, stick: 150 } }, // each K
  garlic: { density: 0.95, grams: { each: 5, clove: 5, head: 45, bulb: 45 } }, // each K
  carrot: { density: 0.6, grams: { each: 80 } }, // each K
  celery: { density: 0.6, grams: { each: 40, stalk: 40, stick: 40, sprig: 40 } }, // each K
  celeriac: { grams: { each: 600, stalk: 40, stick: 40 } }, // K; a stalk is celery's: "1 Stange Sellerie"
  potato: { density: 0.63, grams: { each: 130 } }, // K
  sweetPotato: { density: 0.56, grams: { each: 200 } }, // K
  mash: { density: 0.9 },
  tomato: { density: 0.76, grams: { each: 120 } }, // K
  cherryTomato: { density: 0.63, grams: { each: 12 } }, // K
  pepper: { density: 0.6, grams: { each: 160 } }, // each K
  courgette: { density: 0.52, grams: { each: 250 } }, // K
  aubergine: { density: 0.35, grams: { each: 300 } }, // K
  cucumber: { density: 0.56, grams: { each: 350 } }, // K
  cauliflower: { density: 0.45, grams: { each: 700, head: 700 } }, // K
  broccoli: { density: 0.38, grams: { each: 400, head: 400 } }, // K
  cabbage: { density: 0.38, grams: { each: 1000, head: 1000 } }, // K
  fennel: { density: 0.37, grams: { each: 250, bulb: 250 } }, // K
  beetroot: { grams: { each: 120 } }, // K
  pumpkin: { density: 0.5, grams: { each: 1000 } }, // K
  mushrooms: { density: 0.33, grams: { each: 18 } }, // each K
  spinach: { density: 0.13, grams: { handful: 30, bunch: 200 } }, // K
  lettuce: { density: 0.2, grams: { each: 300, head: 300 } }, // K
  herb: { density: 0.25, grams: { bunch: 28, handful: 8, sprig: 1.5, leaf: 0.3 } }, // K
  bayLeaf: { grams: { each: 0.2, leaf: 0.2 } }, // K
  chilli: { grams: { each: 10 } }, // K
  ginger: { density: 0.8, grams: { cm: 8, each: 40 } }, // K
  lemon: { grams: { each: 100 } }, // K
  lime: { grams: { each: 65 } }, // K
  orange: { grams: { each: 180 } }, // K
  citrusJuice: { density: 1.03, liquid: true }, // PH
  zest: { density: 0.4 }, // K
  apple: { density: 0.48, grams: { each: 150 } }, // each K
  pear: { density: 0.69, grams: { each: 160 } }, // each K
  banana: { density: 0.96, grams: { each: 110 } }, // each K, peeled
  avocado: { density: 0.63, grams: { each: 150 } }, // K, flesh
  peach: { density: 0.65, grams: { each: 140 } }, // K
  berries: { density: 0.6 },
  chickenBreast: { grams: { each: 190 } }, // K
  chickenThigh: { grams: { each: 100 } }, // K
  bacon: { grams: { each: 20, slice: 20 } }, // K
  ham: { grams: { slice: 28 } }, // K
  sausage: { grams: { each: 80 } }, // K
  bread: { density: 0.2, grams: { slice: 30 } }, // K
} as const satisfies Record<string, Food>

export type FoodId = keyof typeof FOODS
