import type { Diet, KitchenFood, SubstituteName } from './words/words.ts'

/**
 * What comes in the place of a food: a food of another name, as much of it unless `grams` says how
 * many for a gram; the same food bought in a `variety`; or nothing that would make the same dish.
 */
export type Substitution =
  | { name: SubstituteName; grams?: number; spoonsEach?: number; note?: 'agar' | 'buttermilk' }
  | 'variety'
  | 'flaxEgg'
  | 'none'

export type Substitutions = Partial<Record<KitchenFood, Substitution>>

/*
 * Sources, as noted beside each row:
 * VS Vegetarian Society, "Hidden ingredients in everyday food products" (vegsoc.org);
 * DU dummies.com, "Vegetarian substitutions for meat"; GS greensouthwell.org.uk, meat substitutes;
 * CC capecrystalbrands.com, agar for gelatin; CG cleangreensimple.com, soy sauce for Worcestershire;
 * SI substituteit.vercel.app, 1 tbsp soy sauce for 1 tbsp fish sauce;
 * CD completelydelicious.com, milk 1:1; BR bobsredmill.com, vegan milk and buttermilk;
 * EP esenciaspanamenas.com, yoghurt, cream and butter 1:1; MP metaphoricalplatypus.com, fats;
 * GD grandmadonnascookbook.ca, shortening for lard; FX heartofabaker.com and others, flax egg;
 * AQ Wikipedia and woolworths.com.au, aquafaba; MS momsbudget.com, maple syrup for honey;
 * KA King Arthur Baking, Measure for Measure flour: 1:1, not with yeast;
 * CO coeliac.org.uk, grains; GI gluten-info.com and GL glutenspy.com, gluten-free varieties;
 * LA tummymot.com and parmesan.com, lactose in cheese; P products sold for the diet, used alike.
 */
const WITHOUT_MEAT: Substitutions = {
  mince: { name: 'soyMince' }, // GS, DU
  bacon: { name: 'smokedTofu' }, // DU: smoked tofu
  ham: { name: 'smokedTofu' }, // DU
  sausage: 'variety', // DU: veggie sausages
  chickenPieces: { name: 'firmTofu' }, // DU: cubes of firm tofu
  poultry: 'none',
  meat: 'none',
  fish: 'none',
  seafood: 'none',
  meatStock: { name: 'vegetableStock' }, // VS
  stock: { name: 'vegetableStock' }, // VS
  animalFat: { name: 'vegetableFat' }, // GD, VS
  gelatine: { name: 'agar', grams: 2 / 7, note: 'agar' }, // CC: 2 g for an envelope of 7 g
  fishSauce: { name: 'soySauce' }, // SI
  worcestershire: { name: 'soySauce' }, // CG
}

export const SUBSTITUTES: Readonly<Record<Diet, Substitutions>> = {
  vegetarian: {
    ...WITHOUT_MEAT,
    hardCheese: 'variety', // VS: Parmesan has calf rennet
    pesto: 'variety', // VS
  },
  vegan: {
    ...WITHOUT_MEAT,
    hardCheese: 'variety', // P
    pesto: 'variety', // P
    milk: { name: 'plantMilk' }, // CD, BR
    buttermilk: { name: 'plantMilk', note: 'buttermilk' }, // BR: 1 tbsp lemon juice to a cup
    cream: { name: 'plantCream' }, // EP
    sourCream: { name: 'plantYoghurt' }, // EP
    yoghurt: { name: 'plantYoghurt' }, // EP
    freshCheese: 'variety', // P
    cheese: 'variety', // P
    butter: { name: 'margarine' }, // MP, EP
    condensedMilk: 'variety', // P
    milkPowder: 'variety', // P
    iceCream: 'variety', // P
    milkChocolate: { name: 'darkChocolate' }, // P
    mayonnaise: 'variety', // P
    egg: 'flaxEgg', // FX: 1 tbsp ground flaxseed and 3 tbsp water for an egg that binds
    eggYolk: 'none',
    eggWhite: { name: 'aquafaba', spoonsEach: 2 }, // AQ: 2 tbsp for a white
    honey: { name: 'mapleSyrup' }, // MS
    eggPasta: 'variety', // P
    pastry: 'variety', // P
    biscuits: 'variety', // P
  },
  lactoseFree: {
    // Hard cheese has none left (LA).
    milk: 'variety', // P
    buttermilk: 'variety', // P
    cream: 'variety', // P
    sourCream: 'variety', // P
    yoghurt: 'variety', // P
    freshCheese: 'variety', // P; LA: fresh cheese has most
    cheese: 'variety', // P
    butter: 'variety', // P
    condensedMilk: 'variety', // P
    milkPowder: 'variety', // P
    iceCream: 'variety', // P
    milkChocolate: { name: 'darkChocolate' }, // P
  },
  glutenFree: {
    wheatFlour: { name: 'glutenFreeFlour' }, // KA
    semolina: 'none',
    pasta: 'variety', // GI
    eggPasta: 'variety', // GI
    bread: 'variety', // GI
    breadcrumbs: 'variety', // P
    couscous: 'variety', // GL: of corn or rice
    bulgur: { name: 'quinoa' }, // CO: quinoa is free of gluten; it cooks as long as bulgur
    barley: 'none',
    pastry: 'variety', // P
    biscuits: 'variety', // P
    oats: 'variety', // CO: only those labelled so
    seitan: 'none',
    soySauce: { name: 'tamari' }, // GI
    worcestershire: 'variety', // P: malt vinegar
    beer: 'variety', // GI
  },
}
