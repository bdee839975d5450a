import type { Food } from './kinds.ts'
import type { Lexicon, Phrases } from './lexicon.ts'
import { list } from './list.ts'

/** The phrase that ends last in a name decides: "chicken stock" is a liquid. */
export const EN_FOODS: Record<Food, Phrases> = {
  onion: list(`onion*, shallot*, leek*, scallion*`),
  garlic: list(`garlic, garlic clove*, clove* of garlic, clove* garlic, cloves`),
  ginger: list(`
    ginger, root ginger, chilli, chillies, chili*, jalapeno*, lemongrass, galangal, chile*
  `),
  herb: list(`
    herb*, parsley, basil, coriander, cilantro, dill, chive*, mint, thyme, rosemary, sage,
    tarragon, bay leaf, bay leaves, bay, leaves, marjoram, oregano, parsley leaves, mint
    leaves, basil leaves, sprig*, spring onion*, green onion*
  `),
  hardVegetable: list(`
    carrot*, celery, celeriac, parsnip*, swede, turnip*, beetroot*, beet, beets, squash,
    pumpkin, cauliflower, broccoli, fennel, celery stalk*, celery stick*, vegetable*, green
    beans, asparagus, brussels sprouts, celery rib*, kohlrabi, radish*, celery stalks, florets
  `),
  softVegetable: list(`
    tomato, tomatoes, courgette*, zucchini, aubergine*, eggplant*, cucumber*, bell pepper*,
    red pepper*, green pepper*, yellow pepper*, peppers, capsicum*, avocado*, sweetcorn, corn,
    olives, capers, gherkin*, artichoke*, tomatillo*, poblano*, pickles, corn kernels,
    kernels, orange pepper*, sweet pepper*, romano pepper*
  `),
  leaf: list(`
    lettuce, spinach, kale, rocket, arugula, salad, cabbage, chard, watercress, salad leaves,
    baby spinach, spinach leaves, slaw, bok choy, pak choi, endive, radicchio, romaine
  `),
  mushroom: list(`mushroom*, porcini`),
  potato: list(`potato*, sweet potato*`),
  legume: list(`
    bean*, chickpea*, lentil*, pea, peas, split pea*, garbanzo*, butter bean*, soy bean*,
    edamame, black beans, kidney beans
  `),
  rice: list(`rice, arborio, basmati, risotto rice, carnaroli`),
  grain: list(`
    oat*, quinoa, bulgur, couscous, barley, polenta, cornmeal, semolina, farro, millet,
    buckwheat, porridge
  `),
  pasta: list(`
    pasta, spaghetti, penne, macaroni, lasagne, lasagna, noodle*, tagliatelle, fusilli,
    linguine, orzo, fettuccine, rigatoni, lasagne sheets, lasagna sheets, gnocchi, tortellini,
    ravioli, pasta shells, vermicelli
  `),
  mincedMeat: list(`
    mince, minced beef, minced pork, minced lamb, minced meat, minced turkey, minced chicken,
    ground beef, ground pork, ground turkey, ground lamb, ground chicken, ground meat, ground
    chuck, ground veal, sausage meat, sausagemeat, beef mince, pork mince, lamb mince, turkey
    mince, ground bison, ground elk
  `),
  meat: list(`
    beef, pork, lamb, veal, steak*, brisket, shank*, ribs, rib, ham, venison, meat, gammon,
    loin, chop, chops, roast, shoulder, sirloin, chuck, rump, oxtail, tenderloin, elk, rabbit,
    chuck roast, stewing beef, stew meat, belly, roasting joint, fillet steak*, cutlet*
  `),
  poultry: list(`
    chicken, turkey, duck, chicken breast*, chicken thigh*, breast, breasts, thigh*,
    drumstick*, wings, goose, chicken pieces, chicken tender*, chicken leg*, chicken fillet*,
    hen, rotisserie chicken, tenders, tenderloins
  `),
  sausage: list(`
    sausage*, bacon, pancetta, chorizo, lardons, salami, prosciutto, hot dog*, pepperoni,
    kielbasa, guanciale, bratwurst, tofu, tempeh, halloumi, paneer
  `),
  fish: list(`
    fish, salmon, cod, haddock, tuna, trout, fillet*, sea bass, mackerel, anchov*, sardine*,
    tilapia, halibut, salmon fillet*, cod fillet*, fish fillet*, monkfish, pollock, seabass
  `),
  seafood: list(`
    prawn*, shrimp*, mussel*, clam*, squid, scallop*, crab, lobster, crabmeat, octopus,
    oyster*
  `),
  egg: list(`egg, eggs`),
  eggYolk: list(`egg yolk*, yolk, yolks`),
  eggWhite: list(`egg white*, whites`),
  milk: list(`
    milk, buttermilk, coconut milk, almond milk, oat milk, evaporated milk, soy milk,
    half-and-half, half and half, condensed milk, soya milk
  `),
  cream: list(`
    double cream, whipping cream, heavy cream, single cream, cream, whipped cream, coconut
    cream, heavy whipping cream, thickened cream
  `),
  softDairy: list(`
    yogurt, yoghurt, sour cream, soured cream, creme fraiche, cream cheese, mascarpone,
    ricotta, cottage cheese, quark, kefir, soft cheese, philadelphia
  `),
  hardCheese: list(`
    parmesan, pecorino, parmesan cheese, gruyere, cheddar, cheddar cheese, emmental, manchego,
    parmigiano, hard cheese, parmigiano reggiano, gouda, parmigiano-reggiano, pecorino romano,
    monterey jack, monterey jack cheese, pepper jack cheese, swiss cheese, comte
  `),
  cheese: list(`
    cheese, mozzarella, feta, goat* cheese, blue cheese, brie, camembert, feta cheese,
    mozzarella cheese, stilton, provolone, burrata, queso fresco
  `),
  butter: list(`
    butter, margarine, ghee, lard, shortening, crisco, dripping, suet, spread, coconut oil,
    duck fat, goose fat
  `),
  oil: list(`oil, olive oil, vegetable oil, cooking spray, evoo`),
  liquid: list(`
    stock, broth, water, wine, juice, vinegar, beer, coffee, stout, cider, passata, bouillon,
    tea, sherry, rum, brandy, soy sauce, fish sauce, worcestershire sauce, tabasco, chopped
    tomatoes, tinned tomatoes, canned tomatoes, crushed tomatoes, diced tomatoes, plum
    tomatoes, cans tomatoes, tins tomatoes, sauce, tomato sauce, extract, vanilla, vanilla
    extract, mirin, marsala, kahlua, vodka, bourbon, tamari, espresso, essence, soup,
    dressing, marinara, san marzano tomatoes, stewed tomatoes, vanilla essence
  `),
  flour: list(`
    flour, plain flour, bread flour, self raising flour, rye, almond flour, rice flour, corn
    flour, cake mix, masa harina, pancake mix, ground almonds, almond meal, cocoa powder and
    flour
  `),
  starch: list(`
    cornflour, cornstarch, corn starch, potato starch, arrowroot, custard powder, tapioca
    starch, starch
  `),
  sugar: list(`
    sugar, caster sugar, icing sugar, brown sugar, powdered sugar, sweetener, erythritol, jam
    sugar, muscovado, demerara, jaggery, xylitol, stevia
  `),
  syrup: list(`
    honey, syrup, molasses, treacle, golden syrup, maple syrup, agave, nectar, corn syrup,
    caramel, dulce de leche
  `),
  yeast: list(`
    yeast, dried yeast, sourdough starter, instant yeast, sourdough, starter
  `),
  leavening: list(`
    baking powder, baking soda, bicarbonate of soda, bicarb*, cream of tartar, soda, xanthan
    gum, gelatine, gelatin, pectin, psyllium, psyllium husk
  `),
  salt: list(`
    salt, sea salt, salt and pepper, salt & pepper, kosher salt, salt and black pepper,
    seasoning, salt and freshly ground black pepper, salt and ground black pepper
  `),
  spice: list(`
    pepper, black pepper, white pepper, cumin, paprika, cinnamon, nutmeg, turmeric, curry
    powder, garam masala, powder, flakes, red pepper flakes, chilli flakes, cayenne, cayenne
    pepper, ground ginger, ground coriander, coriander seed*, cumin seed*, mustard seed*,
    seeds, seed, cardamom, clove, ground cloves, whole cloves, spice, spices, allspice, star
    anise, mixed spice, saffron, dried oregano, dried thyme, dried basil, dried mint, dried
    parsley, italian seasoning, taco seasoning, stock cube*, bouillon cube*, zest, lemon zest,
    rind, vanilla pod, vanilla bean*, mace, sumac, dried herb*, dried rosemary, dried mixed
    herbs, fennel seeds, ground sage, garlic powder, garlic granules, onion powder, chilli
    powder, chili powder, spice mix, spice blend, peppercorns, ground cinnamon, dried dill,
    za'atar, dried sage, garlic salt, mustard powder
  `),
  chocolate: list(`
    chocolate, chocolate chip*, dark chocolate, milk chocolate, white chocolate, cooking
    chocolate, baking chocolate
  `),
  cocoa: list(`
    cocoa, cocoa powder, espresso powder, matcha, milk powder, protein powder, dark cocoa
    powder
  `),
  nut: list(`
    nut, nuts, almonds, almond, walnut*, pecan*, hazelnut*, cashew*, pistachio*, peanuts, pine
    nut*, pine kernels, macadamia*, pine-nuts, walnut halves, flaked almonds, sunflower seeds,
    pumpkin seeds, sesame seeds, chia seeds, flaxseed*, chestnuts
  `),
  driedFruit: list(`
    raisin*, sultana*, currants, dates, date, prunes, dried apricot*, dried fruit, coconut,
    desiccated coconut, cranberries, mixed peel, dried cranberries, dried cherries, medjool
    dates, sun-dried tomato*, sundried tomato*, shredded coconut, dried fig*
  `),
  fruit: list(`
    apple*, banana*, berries, strawberr*, raspberr*, blueberr*, blackberr*, peach*, pear,
    pears, plum, plums, cherry, cherries, mango*, pineapple, lemon, lemons, lime, limes,
    orange, oranges, grape, grapes, fruit, fruits, apricot*, rhubarb, melon, watermelon,
    kiwi*, mixed berries, figs, pomegranate*, clementine*, nectarine*, gooseberr*
  `),
  bread: list(`
    bread, toast, baguette, roll, rolls, bun, buns, tortilla*, croutons, pitta, pita,
    biscuit*, cracker*, cookies, digestive biscuits, graham crackers, ladyfingers, pastry,
    puff pastry, brioche, oreos, digestives, wraps, crescent rolls, bread slices, shortcrust
    pastry, filo pastry, pie crust, croissants, chips, tortilla chips, oreo cookies
  `),
  crumbs: list(`
    breadcrumb*, bread crumb*, panko, crumbs, cracker crumb*, graham cracker crumb*
  `),
  paste: list(`
    tomato paste, tomato puree, puree, paste, curry paste, mustard, ketchup, tahini, peanut
    butter, pesto, harissa, miso, jam, mayonnaise, mayo, almond butter, horseradish, nutella,
    hummus, chutney, gochujang, salsa, relish, adobo sauce, hot sauce, bbq sauce, barbecue
    sauce, oyster sauce, applesauce, apple sauce, pumpkin puree, lemon curd, marmalade
  `),
}

export const EN_COLLECTIVES: Lexicon['collectives'] = [
  {
    words: list(`vegetables, vegetable, veggies, veg`),
    foods: ['onion', 'hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
  },
  { words: list(`meat, the meats`), foods: ['mincedMeat', 'meat', 'poultry'] },
  { words: list(`beef, mince, ground meat`), foods: ['mincedMeat'] },
  { words: list(`herbs`), foods: ['herb'] },
  { words: list(`spices, seasonings, spice, seasoning`), foods: ['spice', 'salt'] },
  { words: list(`pasta, noodles`), foods: ['pasta'] },
  { words: list(`cheese, cheeses`), foods: ['hardCheese', 'cheese'] },
  { words: list(`nuts`), foods: ['nut'] },
  { words: list(`fruit, fruits, berries`), foods: ['fruit'] },
  { words: list(`beans`), foods: ['legume'] },
  { words: list(`fish, fillets`), foods: ['fish'] },
  { words: list(`stock, broth`), foods: [] },
  {
    words: list(`dry ingredients, dried ingredients`),
    foods: ['flour', 'starch', 'sugar', 'leavening', 'salt', 'spice', 'cocoa', 'yeast', 'grain'],
  },
  {
    words: list(`wet ingredients, liquid ingredients, liquids`),
    foods: ['egg', 'eggYolk', 'milk', 'cream', 'softDairy', 'oil', 'liquid', 'syrup', 'butter'],
  },
  { words: list(`salt and pepper`), foods: ['salt'] },
  { words: list(`fat`), foods: ['butter', 'oil'] },
]
