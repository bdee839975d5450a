import { list } from '../../parse/lexicon/list.ts'
import type { ModifyWords } from './words.ts'

/** English; a word may be added or corrected anywhere in its list. */
export const EN: ModifyWords = {
  language: 'en',
  fillers: list(`
    please, kindly, make, do, cook, prepare, write, give, convert, change, turn, adapt, adjust,
    modify, rewrite, it, this, that, the, my, recipe, recipes, dish, meal, version, variant, to be,
    be, into, to, a, an, me, us, i, we, i'm, am, are, is, want, need, would like, i'd like, i'd,
    like, prefer, can, could, you, for me, so, so that, just, only, everything, all, ingredients,
    amounts, quantities, measurements, measures, completely, fully, now, then, thanks, thank you,
    instead, with, using, one, should, let's, have, has, entire, whole, batch, amount, the amounts
    of, of, s, m, d, in
  `),
  joints: list('and, but, also, plus, as well as, or, nor, &, +, then, and also, and then'),
  articles: list('the, a, an, any, some, all, all the, my, of, of the'),
  common: list(`
    the, and, into, with, of, for, until, then, add, in, mixing, bowl, weigh, cook, minutes, chop,
    mix, to, from, or
  `),
  numbers: { eighteen: 18, fifteen: 15 },
  double: list('double, doubled, twice, twice as much, two times, twofold, doubling'),
  half: list(`
    half, halve, halved, half as much, half of it, half the recipe, half of the recipe, half the
    amount, half the amounts, half a batch, halving
  `),
  triple: list('triple, tripled, three times as much, threefold, treble'),
  times: list(
    '{n} times, {n} times as much, {n} x, times {n}, x {n}, scale by {n}, multiply by {n}',
  ),
  servings: list(`
    for {n}, for {n} people, for {n} person, {n} person, for {n} serving, {n} serving, {n} portion, for {n} portion, for {n} persons, for {n} servings, for {n} portions, for {n} guests,
    for {n} of us, for {n} adults, {n} people, {n} persons, {n} servings, {n} portions, serves {n},
    serve {n}, serving {n}, feeds {n}, feed {n}, to serve {n}, to feed {n}, yield {n}, servings {n}
  `),
  swap: list(`
    {new} instead of {old}, use {new} instead of {old}, with {new} instead of {old},
    {new} in place of {old}, use {new} in place of {old}, {new} rather than {old},
    {new} for {old}, replace {old} with {new}, replace {old} by {new}, swap {old} for {new},
    swap {old} with {new}, exchange {old} for {new}, change {old} to {new}, change {old} for {new},
    switch {old} to {new}, switch {old} for {new}, switch out {old} for {new},
    substitute {new} for {old}, substitute {old} with {new}, substitute {old} by {new},
    instead of {old} {new}, instead of {old} use {new}, instead of {old} take {new},
    use {new} not {old}, swap out {old} for {new}, use {new} for {old}, turn {old} into {new}
  `),
  swapMore: list('{old} with {new}, {old} by {new}, {old} for {new}, {old} to {new}'),
  use: list('use {new}, with {new}, take {new}, using {new}, made with {new}'),
  leaveOut: list(`
    without {old}, without using {old}, no {old}, leave out {old}, leave {old} out, leave off {old},
    omit {old}, skip {old}, drop {old}, remove {old}, take out {old}, don't use {old}, do not use
    {old}, minus {old}, not {old}, exclude {old}, {old} free, free of {old}, free from {old},
    i don't like {old}, i hate {old}, i have no {old}, i don't have {old}, allergic to {old},
    get rid of {old}, cut {old}, cut out {old}, delete {old}, with no {old}, leaving out {old}
  `),
  metric: list(`
    metric, metric units, metric system, metric measurements, in metric, grams, in grams, grams and
    millilitres, in grams and millilitres, grams and milliliters, in ml, in g, use grams, by weight
  `),
  us: list(`
    us units, us customary, us customary units, us measures, us measurements, american units, us
    cups, american cups, cups, in cups, in american cups, cups and spoons, cups and tablespoons,
    imperial, imperial units, use cups, american measures, american measurements, in us cups
  `),
  model: list(`
    {model}, for {model}, for a {model}, for the {model}, for my {model}, on {model}, on a {model},
    on the {model}, on my {model}, to {model}, to the {model}, use {model}, in the {model}
  `),
  diets: {
    vegetarian: list(
      'vegetarian, veggie, meatless, meat free, without meat and fish, no meat or fish',
    ),
    vegan: list(
      'vegan, plant based, fully plant based, without animal products, no animal products',
    ),
    lactoseFree: list('lactose free, without lactose, no lactose, low lactose'),
    glutenFree: list('gluten free, without gluten, no gluten, coeliac, celiac, for coeliacs'),
  },
  foods: {
    mince: list(`
      mince, minced beef, minced pork, minced lamb, minced meat, minced turkey, minced chicken, ground
      beef, ground pork, ground lamb, ground veal, ground turkey, ground chicken, ground meat, beef
      mince, pork mince, lamb mince, turkey mince, sausage meat, sausagemeat
    `),
    bacon: list('bacon, pancetta, lardons, guanciale, bacon bits, streaky bacon'),
    sausage: list(`
      sausage, sausages, chorizo, salami, pepperoni, bratwurst*, frankfurter*, hot dogs, kielbasa,
      chipolatas, nduja, black pudding
    `),
    ham: list('ham, prosciutto, gammon, parma ham, serrano ham, speck'),
    chickenPieces: list(`
      chicken breast*, chicken fillet*, chicken breast fillet*, turkey breast*, turkey fillet*,
      diced chicken, chicken strips, chicken tenders
    `),
    poultry: list('chicken, turkey, duck, goose, hen, poultry, drumsticks, quail, chicken wings'),
    meat: list(`
      meat, beef, pork, lamb, veal, steak*, venison, ribs, brisket, oxtail, rabbit, mutton, liver,
      kidneys, sirloin, tenderloin, meatball*, goat, boar, pork belly, pulled pork
    `),
    fish: list(`
      fish, salmon, cod, haddock, tuna, trout, mackerel, sardine*, anchov*, halibut, sea bass,
      seabass, hake, tilapia, pollock, monkfish, herring, plaice, kipper*, caviar, fish fillet*
    `),
    seafood: list(`
      seafood, prawn*, shrimp*, mussel*, clam*, squid, calamari, scallop*, crab, crabmeat, lobster,
      octopus, oysters, crayfish
    `),
    meatStock: list(`
      chicken stock, beef stock, veal stock, fish stock, meat stock, chicken broth, beef broth, bone
      broth, fish broth, meat broth, lamb stock, turkey stock, chicken stock cube*, beef stock cube*,
      chicken bouillon, beef bouillon, dashi, ham stock, pork stock
    `),
    vegetableStock: list(`
      vegetable stock, vegetable broth, vegetable stock cube*, vegetable bouillon, mushroom stock,
      veg stock, vegetable stock powder
    `),
    stock: list('stock, broth, bouillon, stock cube*, bouillon cube*, stock powder, stock pot'),
    animalFat: list(
      'lard, dripping, suet, duck fat, goose fat, schmaltz, tallow, bacon fat, chicken fat',
    ),
    gelatine: list('gelatine, gelatin, leaf gelatine, gelatine leaves, powdered gelatine'),
    fishSauce: list('fish sauce, oyster sauce, nam pla'),
    worcestershire: list('worcestershire, worcestershire sauce, worcester sauce'),
    pesto: list('pesto'),
    mayonnaise: list('mayonnaise, mayo, aioli'),
    milk: list(
      'milk, whole milk, skimmed milk, semi skimmed milk, evaporated milk, half and half, goat milk',
    ),
    plantMilk: list(`
      oat milk, soy milk, soya milk, almond milk, coconut milk, rice milk, cashew milk, hazelnut milk,
      plant milk, plant based milk, oat drink, soya drink, almond drink, pea milk, hemp milk
    `),
    buttermilk: list('buttermilk'),
    cream: list(`
      cream, double cream, single cream, heavy cream, whipping cream, heavy whipping cream, whipped
      cream, cooking cream, clotted cream, cream liqueur
    `),
    plantCream: list(`
      coconut cream, oat cream, soy cream, soya cream, plant cream, plant based cream, almond cream,
      cashew cream, cream of tartar, cream of coconut
    `),
    sourCream: list('sour cream, soured cream, creme fraiche, smetana'),
    yoghurt: list(
      'yoghurt, yogurt, greek yoghurt, greek yogurt, kefir, skyr, labneh, natural yoghurt',
    ),
    plantYoghurt: list(`
      soy yoghurt, soy yogurt, soya yoghurt, coconut yoghurt, coconut yogurt, oat yoghurt, plant based
      yoghurt, plant based yogurt
    `),
    freshCheese: list(`
      cream cheese, ricotta, mascarpone, quark, cottage cheese, soft cheese, philadelphia, fromage
      frais, fromage blanc, curd cheese
    `),
    cheese: list(`
      cheese, mozzarella, feta, cheddar, gruyere, emmental, gouda, brie, camembert, goat* cheese, blue
      cheese, halloumi, paneer, edam, provolone, gorgonzola, roquefort, stilton, burrata, raclette,
      monterey jack, swiss cheese, red leicester, manchego, fontina, jack cheese
    `),
    hardCheese: list(`
      parmesan, parmesan cheese, parmigiano, parmigiano reggiano, pecorino, pecorino romano, grana
      padano
    `),
    butter: list('butter, ghee, clarified butter, unsalted butter, brown butter'),
    margarine: list('margarine, vegan butter, plant based butter, plant butter, dairy free spread'),
    condensedMilk: list('condensed milk, dulce de leche'),
    milkPowder: list('milk powder, powdered milk, whey, whey powder, dried milk, whey protein'),
    iceCream: list('ice cream, vanilla ice cream'),
    milkChocolate: list(
      'milk chocolate, white chocolate, nutella, white chocolate chip*, chocolate spread',
    ),
    darkChocolate: list('dark chocolate, plain chocolate, bittersweet chocolate'),
    egg: list('egg, eggs, whole egg*, beaten egg*, egg wash'),
    eggYolk: list('egg yolk*, yolk, yolks'),
    eggWhite: list('egg white*, whites, meringue*'),
    flaxEgg: list('flax egg*, egg replacer, egg substitute, flaxseed*, linseed*'),
    aquafaba: list('aquafaba'),
    honey: list('honey'),
    syrup: list(
      'maple syrup, agave syrup, agave nectar, golden syrup, rice syrup, date syrup, syrup',
    ),
    eggPasta: list(
      'egg noodle*, fresh pasta, egg pasta, fresh tagliatelle, fresh egg pasta, tortellini, ravioli',
    ),
    wheatFlour: list(`
      flour, plain flour, all purpose flour, bread flour, strong flour, wheat flour, wholemeal flour,
      whole wheat flour, self raising flour, self rising flour, cake flour, pastry flour, rye flour,
      spelt flour, barley flour, white flour, 00 flour, type 00 flour, flour type 00, kamut flour
    `),
    otherFlour: list(`
      rice flour, almond flour, coconut flour, chickpea flour, gram flour, buckwheat flour, corn flour,
      cornflour, potato flour, tapioca flour, oat flour, soya flour, quinoa flour, millet flour, masa
      harina, almond meal, chestnut flour, gluten free flour
    `),
    semolina: list('semolina, wheat germ, wheat bran, farina'),
    pasta: list(`
      pasta, spaghetti, penne, macaroni, lasagne, lasagna, noodle*, tagliatelle, fusilli, linguine,
      orzo, fettuccine, rigatoni, vermicelli, gnocchi, farfalle, lasagne sheets, udon, ramen
    `),
    ricePasta: list('rice noodle*, glass noodle*, rice vermicelli, rice paper, rice pasta'),
    bread: list(`
      bread, toast, baguette*, bun, buns, bread roll*, ciabatta, brioche, pitta, pita, croutons,
      sourdough, tortilla*, wrap, wraps, naan, bagel*, croissant*, sourdough starter
    `),
    breadcrumbs: list('breadcrumb*, bread crumb*, panko, cracker crumb*'),
    couscous: list('couscous'),
    bulgur: list('bulgur, bulgur wheat, cracked wheat, bulgar wheat'),
    barley: list(
      'barley, pearl barley, farro, freekeh, spelt, wheat berries, rye berries, malt, malt extract',
    ),
    pastry: list('puff pastry, shortcrust pastry, filo pastry, filo, pie crust, pastry, phyllo'),
    biscuits: list(`
      biscuit*, cookies, crackers, graham cracker*, ladyfinger*, digestive*, oreo*, savoiardi,
      speculoos
    `),
    oats: list(
      'oat, oats, rolled oats, porridge oats, oatmeal, oat flakes, oat bran, muesli, granola',
    ),
    seitan: list('seitan'),
    soySauce: list('soy sauce, soya sauce, teriyaki, hoisin, teriyaki sauce, hoisin sauce'),
    tamari: list('tamari'),
    beer: list('beer, stout, ale, lager'),
    tofu: list('tofu, tempeh, smoked tofu, firm tofu, silken tofu'),
    soyMince: list(
      'soya mince, soy mince, textured vegetable protein, tvp, vegan mince, veggie mince',
    ),
    nutButter: list(
      'peanut butter, almond butter, nut butter, cashew butter, cocoa butter, apple butter',
    ),
    beans: list('bean*, butter bean*, kidney bean*, chickpea*, green bean*, black bean*'),
    almond: list('almond, almonds, flaked almonds, ground almonds'),
    hazelnut: list('hazelnut*'),
    peanut: list('peanut*'),
    walnut: list('walnut*'),
    cashew: list('cashew*'),
    nuts: list('nuts, nut, pecan*, pistachio*, macadamia*, pine nut*, mixed nuts'),
    coconut: list('coconut, desiccated coconut, coconut oil, coconut flakes, coconut water'),
    parsley: list('parsley'),
    basil: list('basil'),
    coriander: list('coriander, cilantro'),
    mint: list('mint'),
    dill: list('dill'),
    chives: list('chive*'),
    thyme: list('thyme'),
    rosemary: list('rosemary'),
    sage: list('sage'),
    oregano: list('oregano, marjoram'),
    pepper: list('pepper, black pepper, white pepper, peppercorn*, ground pepper'),
    bellPepper: list(
      'bell pepper*, red pepper*, green pepper*, yellow pepper*, peppers, capsicum*, sweet pepper*, romano pepper*',
    ),
    chilli: list(
      'chilli*, chili*, chile*, jalapeno*, cayenne, cayenne pepper, chilli flakes, red pepper flakes',
    ),
    paprika: list('paprika, smoked paprika'),
    cinnamon: list('cinnamon'),
    cumin: list('cumin'),
    turmeric: list('turmeric'),
    nutmeg: list('nutmeg'),
    curry: list('curry powder, curry paste, curry'),
    wine: list('wine, white wine, red wine, sherry, marsala, port'),
    raisins: list('raisin*, sultana*, currants'),
  },
  allowed: {
    vegetarian: list('vegetarian, veggie, vegan, meat free, plant based'),
    vegan: list('vegan, plant based, dairy free, egg free'),
    lactoseFree: list('lactose free, dairy free, vegan, plant based'),
    glutenFree: list('gluten free'),
  },
  write: {
    tags: {
      vegetarian: 'vegetarian',
      vegan: 'vegan',
      lactoseFree: 'lactose-free',
      glutenFree: 'gluten-free',
    },
    variety: {
      vegetarian: 'vegetarian {name}',
      vegan: 'vegan {name}',
      lactoseFree: 'lactose-free {name}',
      glutenFree: 'gluten-free {name}',
    },
    substitutes: {
      firmTofu: 'firm tofu',
      smokedTofu: 'smoked tofu',
      soyMince: 'soya mince, soaked',
      vegetableStock: 'vegetable stock',
      vegetableFat: 'vegetable shortening',
      agar: 'agar powder',
      soySauce: 'soy sauce',
      tamari: 'tamari',
      plantMilk: 'soya milk',
      plantCream: 'plant-based cream',
      plantYoghurt: 'plant-based yoghurt',
      margarine: 'plant-based margarine',
      darkChocolate: 'dark chocolate without milk',
      flaxEgg: 'flax eggs',
      aquafaba: 'aquafaba',
      mapleSyrup: 'maple syrup',
      glutenFreeFlour: 'gluten-free flour blend',
      quinoa: 'quinoa',
    },
    listEnd: '{head} and {last}',
    without: '(Without {name}.)',
    rounded: 'rounded from {exact}',
    flaxEgg: 'each of 1 tbsp ground flaxseed and 3 tbsp water, left to swell for 5 minutes',
    agar: 'boiled in the liquid for 2 minutes',
    buttermilk: 'soured with 1 tbsp lemon juice for 250 ml',
  },
}
