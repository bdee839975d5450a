/** What a cook does in one clause of a method, whatever the language calls it. */
export const ACTIONS = [
  'add',
  'stirIn',
  'chop',
  'dice',
  'slice',
  'grate',
  'grind',
  'crush',
  'mix',
  'whisk',
  'whip',
  'cream',
  'knead',
  'fold',
  'blend',
  'mash',
  'emulsify',
  'sweat',
  'brown',
  'fry',
  'toast',
  'cook',
  'simmer',
  'boil',
  'steam',
  'poach',
  'reduce',
  'thicken',
  'melt',
  'caramelise',
  'heat',
  'scramble',
  'bake',
  'preheat',
  'rest',
  'proof',
  'cool',
  'chill',
  'freeze',
  'marinate',
  'soak',
  'setAside',
  'transfer',
  'remove',
  'returnTo',
  'lowerHeat',
  'cover',
  'season',
  'prepare',
  'shape',
  'assemble',
  'drain',
  'serve',
  'needless',
  'other',
] as const
export type Action = (typeof ACTIONS)[number]

/** What leaves no pieces. */
export const PUREEING: readonly Action[] = ['blend', 'mash']

/** Work of a knife on what is named. */
export const CUTTING: readonly Action[] = ['prepare', 'chop', 'dice', 'slice']

/** Kinds of food that the appliance treats differently. */
export const FOODS = [
  'onion',
  'garlic',
  'ginger',
  'herb',
  'hardVegetable',
  'softVegetable',
  'leaf',
  'mushroom',
  'potato',
  'legume',
  'rice',
  'grain',
  'pasta',
  'mincedMeat',
  'meat',
  'poultry',
  'sausage',
  'fish',
  'seafood',
  'egg',
  'eggYolk',
  'eggWhite',
  'milk',
  'cream',
  'softDairy',
  'hardCheese',
  'cheese',
  'butter',
  'oil',
  'liquid',
  'flour',
  'starch',
  'sugar',
  'syrup',
  'yeast',
  'leavening',
  'salt',
  'spice',
  'chocolate',
  'cocoa',
  'nut',
  'driedFruit',
  'fruit',
  'bread',
  'crumbs',
  'paste',
] as const
export type Food = (typeof FOODS)[number]

/** What pours and carries the heat of a dish. */
export const LIQUIDS: readonly (Food | null)[] = ['liquid', 'milk', 'cream']

/** What tells foods of one kind apart for the appliance. */
export const TRAITS = [
  'beetroot',
  'coconut',
  'coffeeBean',
  'crust',
  'frozen',
  'ice',
  'mozzarella',
  'oats',
  'pepper',
  'polenta',
  'risottoRice',
  'sweets',
  'tomato',
  'water',
] as const
export type Trait = (typeof TRAITS)[number]

/** Where a clause puts the work. `pot` and `bowl` are what the mixing bowl can stand in for. */
export const PLACES = [
  'bowl',
  'pot',
  'fryingPan',
  'oven',
  'cold',
  'plate',
  'otherAppliance',
] as const
export type Place = (typeof PLACES)[number]

/** Appliances whose work the mixing bowl takes over in its own time. */
export const DEVICES = ['slowCooker', 'pressureCooker', 'microwave'] as const
export type Device = (typeof DEVICES)[number]
