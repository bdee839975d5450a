/** By technique: a recipe that needs it, as "ingredient; ingredient | method". */
export const TECHNIQUE_RECIPES: Readonly<Record<string, string>> = {
  'heat-gently': '700 ml red wine | Heat the wine in a saucepan over low heat.',
  'beat-eggs': '4 eggs | Beat the eggs in a bowl.',
  'shred-cooked-meat': '400 g cooked chicken | Shred the cooked chicken.',
  'cut-hot-food':
    '500 g potatoes; 1 l stock | Simmer the potatoes in the stock for 20 minutes. Chop in a food processor.',
  'crush-ice': '300 g ice cubes | Crush the ice.',
  'chop-mozzarella': '250 g mozzarella | Chop the mozzarella.',
  'grind-coffee': '100 g coffee beans | Grind the coffee beans.',
  'cut-slices': '300 g carrots | Slice the carrots in a food processor into thin slices.',
  'cut-shapes': '300 g carrots | Chop the carrots into wedges in a bowl.',
  'cut-too-much': '1.5 kg carrots | Grate the carrots.',
  'chop-herbs': '1 bunch parsley | Chop the parsley.',
  'chop-garlic': '6 cloves garlic | Chop the garlic.',
  'chop-ginger': '50 g ginger | Grate the ginger.',
  'chop-aromatics-fine': '2 onions | Finely chop the onions.',
  'chop-aromatics': '2 onions | Chop the onions.',
  'chop-mushrooms': '300 g mushrooms | Chop the mushrooms.',
  'chop-soft-vegetables': '300 g courgettes | Chop the courgettes.',
  'chop-leaves': '400 g cabbage | Chop the cabbage.',
  'chop-vegetables-coarse': '400 g carrots | Coarsely chop the carrots.',
  'dice-vegetables': '400 g carrots | Dice the carrots.',
  'chop-vegetables': '400 g carrots | Chop the carrots.',
  'chop-nuts-fine': '100 g walnuts | Finely chop the walnuts.',
  'chop-nuts': '100 g walnuts | Chop the walnuts.',
  'grind-nuts': '200 g almonds | Grind the almonds.',
  'grind-flour': '250 g rice | Grind the rice.',
  'grind-dried-fruit': '200 g dates | Grind the dates.',
  'mince-meat': '300 g beef | Grind the beef.',
  'zest-sugar':
    '100 g sugar; zest of 1 lemon | Blend the sugar and lemon zest in a food processor.',
  'chop-chocolate': '200 g dark chocolate | Chop the chocolate.',
  'grate-hard-cheese': '80 g Parmesan | Grate the Parmesan.',
  'grind-hard-cheese': '80 g Parmesan | Blend the Parmesan in a food processor.',
  'grate-cheese': '200 g cheese | Grate the cheese.',
  'grate-leaves': '400 g cabbage | Grate the cabbage.',
  'grate-potatoes': '600 g potatoes | Grate the potatoes.',
  'grate-vegetables-fine': '300 g carrots | Finely grate the carrots.',
  'vegetables-into-foam':
    '4 eggs; 150 g sugar; 300 g carrots, grated; 100 ml oil | Beat the eggs and sugar until fluffy. Mix in the carrots and the oil.',
  'grate-vegetables': '300 g carrots | Grate the carrots.',
  pulse: '400 g chickpeas; 1 onion | Pulse the chickpeas and the onion in a food processor.',
  'pulse-smooth':
    '60 g basil leaves; 100 ml olive oil | Pulse the basil and the oil in a food processor until smooth.',
  'nearly-boil': '500 ml milk | Bring the milk almost to the boil.',
  'foam-over-water':
    '4 eggs; 120 g sugar | Whisk the eggs and the sugar over a pan of simmering water until fluffy.',
  'puree-raw-roots':
    '3 carrots; 250 g tomato paste | Blend the carrots and the paste until smooth.',
  'keep-from-boiling':
    '750 ml red wine; 80 g sugar; 1 cinnamon stick | Heat the wine with the sugar and the cinnamon without letting it boil.',
  'beat-smooth':
    '150 g butter; 100 g cocoa; 3 egg yolks | Stir the butter, cocoa and yolks until smooth.',
  'fold-leaves-in':
    '400 ml coconut milk; 400 g tinned chickpeas; 100 g baby spinach | Simmer the chickpeas in the coconut milk in a pot for 10 minutes. Fold in the spinach and cook for 1 minute.',
  'crush-by-hand': '800 g whole tomatoes | Crush the tomatoes by hand in a bowl.',
  'mount-with-butter':
    '200 ml white wine; 2 shallots; 200 g cold butter | Boil the wine and the chopped shallots in a pan until reduced. Whisk in the butter.',
  'boil-off-more':
    '2 onions; 2 tbsp oil; 200 ml white wine | Fry the onions in the oil. Pour in the wine and let it reduce.',
  'boil-off':
    '1 onion; 2 tbsp oil; 100 ml white wine | Fry the onion in the oil. Pour in the wine and let it reduce.',
  'dissolve-honey':
    '200 g honey; 100 g sugar; 2 eggs | Mix the honey, sugar and eggs until the sugar has dissolved.',
  'dissolve-cold':
    '200 g sugar; 400 ml lemon juice | Whisk the lemon juice and the sugar until the sugar is dissolved.',
  'thin-dough':
    '250 g flour; 20 g yeast; 400 ml milk | Mix the flour, yeast and milk. Leave to rise.',
  'potato-dough':
    '800 g potatoes; 200 g flour; 2 eggs | Boil the potatoes and mash them. Add the flour and the eggs and knead.',
  crumbs: '150 g stale bread | Grind the stale bread.',
  'grind-spices': '40 g cumin seeds | Grind the cumin seeds.',
  'grind-sugar': '200 g sugar | Grind the sugar.',
  'cook-in-much-water':
    '400 g gnocchi; 1 tbsp oil | Boil the gnocchi in a pot of boiling water for 3 minutes. Mix with the oil.',
  'boil-eggs':
    '300 g lentils; 900 ml stock; 4 eggs | Simmer the lentils in the stock for 30 minutes. Meanwhile boil the eggs in a pan for 8 minutes. Serve together.',
  'formed-food': '4 burger patties; 2 tbsp oil | Fry the patties in the oil for 8 minutes.',
  'heat-through':
    '1 onion; 2 tbsp oil; 500 ml stock; 100 ml cream | Fry the onion in the oil for 5 minutes. Add the stock and simmer for 10 minutes. Stir in the cream and cook just long enough to heat through.',
  pancakes:
    '2 eggs; 200 ml milk; 100 g flour | Whisk the eggs, milk and flour until smooth. Pour the batter into a hot frying pan and cook for 1 minute.',
  'char-by-hand':
    '300 g cherry tomatoes; 1 tbsp oil | Heat the oil in a pan. Add the tomatoes and cook until charred, 3 minutes.',
  'large-pieces':
    '1 whole chicken; 800 ml stock | Simmer the whole chicken in the stock for 1 hour.',
  'caramelise-onions':
    '500 g onions; 30 g butter | Caramelise the onions in the butter for 40 minutes.',
  'melt-chocolate': '200 g dark chocolate | Melt the chocolate in a bowl over simmering water.',
  'brown-butter':
    '150 g butter; 200 g sugar | Cook the butter in a pan until nutty. Mix with the sugar.',
  'brown-butter-on': '150 g butter | Melt the butter in a saucepan until golden brown.',
  'roux-on-vegetables':
    '2 carrots, diced; 2 tbsp oil; 30 g flour; 500 ml stock | Fry the carrots in the oil for 5 minutes. Stir in the flour. Stir in the stock and simmer for 10 minutes.',
  'boil-milk-on':
    '600 g carrots; 500 ml stock; 300 ml cream | Simmer the carrots in the stock for 25 minutes. Add the cream and bring to the boil.',
  'melt-into-milk':
    '250 ml milk; 75 g butter | Warm the milk and butter in a small pan until the butter has melted.',
  'boil-milk':
    '500 ml milk; 1 vanilla pod | Bring the milk to the boil in a saucepan. Add the vanilla pod.',
  'rub-in': '250 g flour; 120 g cold butter | Mix the butter and the flour in a bowl to crumbs.',
  'bring-together':
    '250 g flour; 120 g cold butter; 100 ml milk | Mix the butter and the flour in a bowl. Add the milk and mix.',
  'oat-dough':
    '200 g rolled oats; 150 g peanut butter; 60 g honey | Mix the oats, peanut butter and honey in a bowl.',
  'dough-with-pieces':
    '120 g butter; 100 g sugar; 1 egg; 240 g flour; 100 g chocolate chips | Cream the butter and sugar. Beat in the egg. Add the flour and chocolate chips and mix.',
  'fold-batter':
    '250 g flour; 2 tsp baking powder; 300 ml milk; 100 ml oil | Whisk the flour and baking powder in a large bowl. In another bowl whisk the milk and oil. Pour over the flour mixture and fold together.',
  'batter-briefly':
    '250 g flour; 300 ml milk; 2 eggs | Mix the flour, milk and eggs in a bowl until just combined.',
  'flavoured-butter': '125 g butter; 1 bunch parsley | Mix the butter with the parsley.',
  'sugar-glaze':
    '200 g icing sugar; 2 tbsp lemon juice | Mix the icing sugar with the lemon juice.',
  'beat-eggs-with-sugar': '4 eggs; 150 g sugar | Beat the eggs with the sugar.',
  'beat-egg-in':
    '120 g butter; 150 g sugar; 1 egg | Cream the butter and sugar. Add the egg and beat.',
  'melt-fat':
    '150 g butter; 200 g flour | Melt the butter in a saucepan. Stir in the flour until crumbly.',
  'warm-as-said': '300 ml milk; 50 g sugar | Heat the milk with the sugar until 45 °C.',
  'warm-for-yeast':
    '250 ml milk; 7 g yeast; 500 g flour | Warm the milk until lukewarm and stir in the yeast. Add the flour and knead for 10 minutes.',
  roux: '40 g butter; 40 g flour; 500 ml milk | Melt the butter in a pan, stir in the flour and cook for 1 minute. Whisk in the milk and cook until thickened.',
  'roux-browned':
    '40 g butter; 40 g flour; 500 ml milk | Melt the butter in a pan, stir in the flour and cook until golden. Whisk in the milk and cook until thickened.',
  'roux-cooked': '40 g butter; 40 g flour | Fry the butter and flour for 2 minutes.',
  'custard-with-starch':
    '500 ml milk; 3 egg yolks; 80 g sugar; 40 g cornflour | Cook the milk, yolks, sugar and cornflour until thickened.',
  custard: '500 ml milk; 5 egg yolks; 80 g sugar | Cook the milk, yolks and sugar until thickened.',
  'warm-yolk-foam':
    '5 egg yolks; 100 g sugar; 100 ml marsala | Whisk the yolks, sugar and marsala over low heat until foamy.',
  curd: '3 eggs; 200 g sugar; 100 g butter; 120 ml lemon juice | Put the eggs, sugar, butter and lemon juice in a saucepan and cook, stirring, until thickened.',
  'white-sauce-with-pieces':
    '50 g butter; 1 onion; 200 g mushrooms; 30 g flour; 500 ml milk | Melt the butter in a pan. Sauté the onion and the mushrooms for 5 minutes. Stir in the flour and cook for 1 minute. Pour in the milk, stirring, until thickened.',
  'white-sauce':
    '40 g butter; 40 g flour; 500 ml milk | Melt the butter, stir in the flour and cook for 1 minute. Whisk in the milk and cook until thickened.',
  'thick-white-sauce':
    '80 g butter; 100 g flour; 900 ml milk; 150 g ham, chopped | Melt the butter in a pan, stir in the ham and the flour and cook for 2 minutes. Gradually stir in the milk. Cook for 15 minutes until the mixture comes away from the sides.',
  'scrambled-eggs':
    '6 eggs; 30 g butter | Melt the butter in a pan. Add the eggs and scramble until just set.',
  'toast-rice':
    '300 g risotto rice; 30 g butter; 800 ml stock | Melt the butter and fry the rice for 2 minutes. Add the stock and cook for 18 minutes.',
  'toast-seasoning':
    '2 tbsp oil; 1 onion, chopped; 2 tbsp curry paste; 800 ml stock | Fry the onion in the oil for 5 minutes. Add the curry paste and fry for 1 minute. Add the stock and simmer for 20 minutes.',
  'fry-in-much-oil':
    '150 ml oil; 12 sage leaves | Heat the oil in a pan. Fry the sage until crisp.',
  'brown-too-much-mince':
    '1 kg ground beef; 2 tbsp oil | Brown the beef in the oil for 10 minutes.',
  'brown-mince':
    '400 g ground beef; 1 onion, chopped; 2 tbsp oil; 400 g chopped tomatoes | Fry the onion in the oil for 5 minutes. Add the beef and brown for 7 minutes. Add the tomatoes and simmer for 20 minutes.',
  'cook-meat-of-bowl':
    '400 g ground beef; 2 tbsp oil; 400 g chopped tomatoes | Brown the beef in the oil for 7 minutes. Cook for 3 minutes more. Add the tomatoes and simmer for 20 minutes.',
  'seal-poultry':
    '400 g chicken breast, cubed; 1 onion, chopped; 2 tbsp oil; 400 ml stock | Fry the onion in the oil for 5 minutes. Add the chicken and fry for 5 minutes. Add the stock and simmer for 15 minutes.',
  'fry-in-pan': '300 g prawns; 2 tbsp oil | Fry the prawns in the oil for 4 minutes.',
  'fry-crisp': '150 g bacon, diced | Fry the bacon until crisp and golden.',
  'fry-bacon':
    '150 g bacon, diced; 1 onion, chopped; 500 ml stock | Fry the bacon and onion for 5 minutes. Add the stock and simmer for 10 minutes.',
  'fry-sausage': '4 large sausages | Fry the sausages for 10 minutes.',
  'fry-too-much': '1.5 kg onions; 50 g butter | Fry the onions in the butter for 10 minutes.',
  'sweat-golden': '2 onions; 2 tbsp oil | Fry the onions in the oil until golden.',
  'sweat-pale':
    '2 onions, chopped; 30 g butter; 500 ml stock | Sweat the onions in the butter for 5 minutes without colouring. Add the stock and simmer for 10 minutes.',
  sweat:
    '2 onions, chopped; 30 g butter; 500 ml stock | Sweat the onions in the butter for 5 minutes. Add the stock and simmer for 10 minutes.',
  'sweat-contents':
    '2 onions, chopped; 30 g butter; 1 tsp salt; 500 ml stock | Sweat the onions in the butter for 5 minutes. Add the salt and cook for 5 minutes. Add the stock and simmer for 10 minutes.',
  'sweat-without-fat':
    '2 onions, chopped; 500 ml stock | Sauté the onions until translucent. Add the stock and simmer for 10 minutes.',
  'dissolve-sugar':
    '200 ml milk; 100 g sugar | Heat the milk and sugar in a saucepan, stirring until the sugar has dissolved.',
  deglaze:
    '2 onions, chopped; 30 g butter; 120 ml white wine; 500 ml stock | Sweat the onions in the butter. Add the wine and simmer until absorbed. Add the stock and simmer for 10 minutes.',
  'jam-on':
    '1 kg strawberries; 500 g sugar | Boil the strawberries and sugar for 15 minutes. Add a little more juice and boil for 5 minutes.',
  jam: '600 g strawberries; 400 g sugar | Put the strawberries and sugar in a pan and boil for 20 minutes.',
  'boil-dry-fruit': '1 kg lemons | Boil the lemons in a pot.',
  'fry-fruit': '300 g apples; 30 g butter | Fry the apples in the butter until soft.',
  compote:
    '600 g apples; 50 g sugar; 50 ml water | Put the apples, sugar and water in a pan and cook for 10 minutes.',
  syrup: '200 g sugar; 200 ml water | Boil the sugar and water for 5 minutes.',
  'rice-pudding-on':
    '150 g pudding rice; 1 l milk; 50 g sugar | Put the rice and milk in a pan and simmer for 35 minutes. Add the sugar and simmer for 10 minutes more.',
  'rice-pudding':
    '150 g pudding rice; 1 l milk; 50 g sugar | Put the rice, milk and sugar in a pan and simmer for 35 minutes.',
  polenta:
    '200 g polenta; 1 l water | Bring the water to the boil. Stir in the polenta and cook for 20 minutes.',
  'grain-absorption': '200 g quinoa; 400 ml water | Simmer the quinoa in the water for 15 minutes.',
  porridge:
    '80 g rolled oats; 450 ml milk | Put the oats and milk in a pan and simmer for 6 minutes.',
  risotto:
    '250 g risotto rice; 300 g ground beef; 700 ml stock; 2 tbsp oil | Brown the beef in the oil. Add the rice and stock and cook for 18 minutes.',
  rice: '250 g rice; 600 ml stock; 1 onion, chopped; 2 tbsp oil | Fry the onion in the oil. Add the rice and stock and simmer for 18 minutes.',
  'fish-in-sauce':
    '400 g cod; 400 ml tomato sauce | Heat the sauce. Add the cod and simmer for 8 minutes.',
  'seafood-in-sauce':
    '300 g prawns; 400 ml tomato sauce | Heat the sauce. Add the prawns and simmer for 4 minutes.',
  'pasta-in-sauce':
    '250 g penne; 700 ml stock | Bring the stock to the boil. Add the penne and cook for 11 minutes.',
  'too-much-pasta':
    '500 g penne; 1 l stock | Put the penne and stock in a pan and simmer for 11 minutes.',
  reduce: '400 ml red wine; 200 ml stock | Boil the wine and stock until reduced by half.',
  reheat:
    '1 l stock; 300 g carrots | Simmer the carrots in the stock for 20 minutes. Blend. Reheat the soup for 5 minutes.',
  'warm-milk': '500 ml milk; 50 g sugar | Heat the milk and sugar.',
  'simmer-milky': '500 g leeks; 600 ml milk | Simmer the leeks in the milk for 15 minutes.',
  'simmer-coconut-milk':
    '500 g pumpkin; 400 ml coconut milk | Simmer the pumpkin in the coconut milk for 15 minutes.',
  'boil-water': '500 ml stock | Bring the stock to the boil.',
  'come-to-the-boil':
    '200 g rice; 400 ml stock; 100 g peas | Bring the rice and the stock to the boil in a pot. Add the peas and simmer for 15 minutes.',
  'bring-to-the-boil': '1 l stock; 300 g carrots | Bring the stock and carrots to the boil.',
  thicken:
    '400 ml stock; 300 g mushrooms | Simmer the mushrooms in the stock for 10 minutes. Thicken for 3 minutes.',
  'melt-chocolate-in':
    '300 ml milk; 150 g dark chocolate | Heat the milk in a saucepan. Add the chocolate and cook, stirring, until it has melted.',
  'melt-cheese-in':
    '500 ml stock; 2 leeks; 150 g cheddar | Simmer the leeks in the stock for 10 minutes. Add the cheddar and cook until it has melted.',
  wilt: '500 ml stock; 200 g spinach | Bring the stock to the boil. Add the spinach and cook until wilted.',
  'thicken-with-starch':
    '400 ml stock; 20 g cornflour | Mix the stock and cornflour in a saucepan and cook until thickened.',
  'reduce-for-long':
    '200 ml soy sauce; 50 g sugar | Simmer the soy sauce and sugar in a saucepan. Reduce for 10 minutes.',
  'thicken-open':
    '400 ml stock; 300 g mushrooms | Simmer the mushrooms in the stock for 10 minutes. Cook until thickened.',
  'beat-airy':
    '3 eggs; 150 g sugar; 100 ml cream | Beat the eggs, sugar and cream with a hand mixer until thick.',
  stew: '600 g stewing beef, cubed; 500 ml stock | Simmer the beef in the stock for 90 minutes.',
  'tomato-sauce':
    '800 g chopped tomatoes; 1 tsp salt | Simmer the tomatoes with the salt for 20 minutes.',
  'simmer-gently':
    '400 g carrots; 600 ml stock | Simmer the carrots gently in the stock for 20 minutes.',
  simmer: '400 g carrots; 600 ml stock | Simmer the carrots in the stock for 20 minutes.',
  'warm-through':
    '400 g carrots; 30 g butter | Sweat the carrots in the butter for 5 minutes. Heat through for 2 minutes.',
  'mix-minced-meat':
    '500 g ground beef; 1 egg; 50 g breadcrumbs | Mix the beef, egg and breadcrumbs in a bowl.',
  'crumb-base':
    '300 g biscuits, crushed; 100 g butter, melted | Mix the biscuits and the butter in a bowl.',
  'toss-by-hand':
    '200 g lettuce; 2 tomatoes; 2 tbsp oil | Mix the lettuce, tomatoes and oil in a bowl.',
  'small-amount': '1 tsp salt; 1 tsp paprika | Mix the salt and paprika in a bowl.',
  'too-much-dough':
    '1.5 kg flour; 900 ml water; 14 g yeast | Mix the flour, water and yeast in a bowl and knead for 10 minutes.',
  'short-dough':
    '300 g flour; 150 g cold butter; 80 g sugar; 1 egg | Knead the flour, butter, sugar and egg to a dough.',
  'knead-enriched':
    '500 g flour; 7 g yeast; 150 g butter; 200 ml milk; 2 eggs | Mix all in a bowl and knead for 10 minutes.',
  'knead-with-oil':
    '500 g flour; 7 g yeast; 300 ml water; 30 ml oil | Mix all in a bowl and knead for 10 minutes.',
  knead:
    '500 g flour; 7 g yeast; 320 ml water | Mix the flour, yeast and water in a bowl. Knead for 10 minutes.',
  'stir-into-crumbs':
    '250 g flour; 120 g cold butter; 50 g sugar; 1 egg | Rub the butter into the flour until it resembles breadcrumbs, then stir in the sugar. Add the egg and mix.',
  'rough-dough':
    '500 g flour; 5 g instant yeast; 350 g water | Mix everything just until no dry flour is left.',
  'rich-yeast-dough':
    '500 g flour; 7 g yeast; 150 g butter; 200 ml milk; 2 eggs | Mix the flour, yeast, butter, milk and eggs to a dough.',
  'yeast-dough':
    '500 g flour; 7 g yeast; 320 ml water | Mix the flour, yeast and water to a dough.',
  emulsify:
    '1 egg; 1 tbsp mustard; 250 ml oil | Put the egg and mustard in a bowl. Drizzle in the oil, whisking constantly.',
  'whip-whites': '4 egg whites | Whisk the egg whites until stiff.',
  'whip-little-cream': '50 ml cream | Whip the cream until stiff.',
  'whip-cream': '400 ml whipping cream | Whip the cream until stiff.',
  'chunks-by-hand':
    '400 ml whipping cream; 50 g sugar; 200 g strawberries | Whip the cream and sugar until stiff. Mix in the strawberries.',
  'flour-into-foam':
    '4 eggs; 150 g sugar; 120 g flour | Whisk the eggs and sugar until foamy. Add the flour and mix on low speed.',
  'dry-food-beside-foam':
    '4 eggs; 150 g sugar; 120 g flour | Whisk the eggs and sugar until foamy. Mix in the flour for 10 seconds.',
  'flour-into-foam-batter':
    '3 eggs; 150 g sugar; 100 ml oil; 200 g flour | Whisk the eggs and sugar until foamy. Add the oil and mix. Mix in the flour.',
  'stir-into-foam':
    '3 eggs; 150 g sugar; 125 g yogurt | Whisk the eggs and sugar until foamy. Add the yogurt and mix.',
  'foam-stirred-in':
    '500 ml milk; 40 g custard powder; 200 ml cream | Cook the milk and custard powder in a pan until thickened. Leave to cool. Whip the cream and mix it in.',
  'whisk-on-briefly':
    '2 egg whites; 100 g sugar; 1 tsp vanilla extract | Whip the egg whites with the sugar until stiff. Add the vanilla and whisk until just combined.',
  'whisk-on':
    '3 eggs; 150 g sugar; 100 ml oil; 200 g flour | Whisk the eggs and sugar until foamy. Add the oil and whisk. Fold in the flour.',
  'egg-foam': '4 eggs; 150 g sugar | Whisk the eggs and sugar until foamy.',
  'beat-briefly':
    '300 g cream cheese; 200 g sour cream; 100 g sugar | Beat everything until just combined.',
  'cream-butter': '200 g butter; 200 g sugar | Cream the butter and sugar until fluffy.',
  'beat-eggs-in':
    '200 g butter; 200 g sugar; 4 eggs; 200 g flour | Cream the butter and sugar. Beat in the eggs one at a time. Fold in the flour.',
  'whip-sour-cream':
    '500 g sour cream; 100 g icing sugar | Whisk the sour cream and icing sugar until stiff.',
  icing: '200 g icing sugar; 200 g cream cheese | Beat the icing sugar and cream cheese.',
  'whip-by-hand': '1 egg | Whip the egg.',
  'eggs-in-sauce':
    '1 onion, chopped; 2 tbsp oil; 800 g canned tomatoes; 4 eggs | Fry the onion in the oil. Add the tomatoes and simmer for 15 minutes. Crack the eggs into the sauce and cook for 5 minutes.',
  'fold-by-hand': '4 egg whites; 100 g flour | Fold the egg whites into the flour in a bowl.',
  'fold-pieces':
    '250 g flour; 2 eggs; 100 ml oil; 100 g chocolate chips | Mix the flour, eggs and oil. Fold in the chocolate chips.',
  'fold-foam':
    '4 eggs; 200 g chocolate; 100 g sugar | Melt the chocolate. Whisk the eggs and sugar until foamy. Fold the eggs into the chocolate.',
  'fold-flour':
    '200 g butter; 200 g sugar; 4 eggs; 200 g flour | Cream the butter and sugar. Beat in the eggs. Fold in the flour.',
  'fold-in': '400 g yoghurt; 100 g honey | Whisk the yoghurt until smooth. Fold in the honey.',
  'choux-flour':
    '250 ml water; 100 g butter; 150 g flour; 4 eggs | Bring the water and butter to the boil. Add the flour and stir. Beat in the eggs.',
  'choux-eggs':
    '250 ml water; 100 g butter; 150 g flour; 4 eggs | Bring the water and butter to the boil. Add the flour and stir. Beat in the eggs.',
  'melt-in-water':
    '250 ml water; 100 g butter; 150 g flour; 4 eggs | Melt the butter in the water in a pan. Add the flour and stir. Beat in the eggs.',
  'choux-dry':
    '250 ml water; 100 g butter; 150 g flour; 4 eggs | Bring the water and butter to the boil in a pan. Add the flour and stir. Cook for 2 minutes. Beat in the eggs.',
  batter: '250 g flour; 500 ml milk; 3 eggs | Whisk the flour, milk and eggs in a bowl.',
  'mix-dry':
    '250 g flour; 100 g sugar; 2 tsp baking powder; 50 g cocoa | Mix the flour, sugar, cocoa and baking powder in a bowl.',
  dressing:
    '100 ml oil; 50 ml vinegar; 1 tbsp mustard | Whisk the oil, vinegar and mustard in a bowl.',
  'whisk-lumps-out':
    '50 g butter; 1 onion; 40 g flour; 100 ml white wine | Soften the onion in the butter for 5 minutes. Add the flour and cook for 2 minutes. Pour in the wine and whisk until smooth.',
  glaze:
    '100 g brown sugar; 80 g honey; 2 tbsp mustard; 40 ml vinegar | Simmer the sugar, honey, mustard and vinegar in a saucepan for 3 minutes.',
  'stir-hot':
    '500 ml stock; 400 g carrots; 100 g butter | Simmer the carrots in the stock for 20 minutes. Stir in the butter.',
  'whisk-fruit-smooth': '2 bananas; 300 ml milk | Whisk the bananas and milk until smooth.',
  'mix-fish-cakes':
    '400 g crab meat; 1 egg; 60 g breadcrumbs | Mix the crab meat, egg and breadcrumbs.',
  'stir-pieces-by-hand':
    '400 g tomatoes; 2 peppers; 2 tbsp oil | Mix the tomatoes, peppers and oil in a bowl.',
  'mix-pieces': '400 g chickpeas; 200 g yoghurt | Mix the chickpeas and yoghurt in a bowl.',
  'whisk-cold': '400 g yoghurt; 200 ml milk | Whisk the yoghurt and milk in a bowl.',
  'blend-large-pieces': '1 whole chicken; 500 ml stock | Blend the whole chicken and stock.',
  'mash-instead-of-blending': '500 g potatoes; 200 ml milk | Blend the potatoes and milk.',
  'blend-partly':
    '400 g carrots; 600 ml stock | Simmer the carrots in the stock for 20 minutes. Blend half of the soup.',
  'blend-coarsely':
    '500 g strawberries; 50 ml lemon juice | Coarsely blend the strawberries with the lemon juice.',
  'blend-hot':
    '400 g carrots; 600 ml stock | Simmer the carrots in the stock for 20 minutes. Blend until smooth.',
  pesto:
    '80 g basil; 50 g Parmesan; 40 g pine nuts; 120 ml oil | Blend the basil, Parmesan, pine nuts and oil.',
  'spice-paste':
    '4 shallots; 4 cloves garlic; 30 g ginger; 2 tsp cumin | Blend the shallots, garlic, ginger and cumin to a paste.',
  'trickle-in':
    '80 g basil; 40 g pine nuts; 150 ml oil | Blend the basil and pine nuts. Slowly drizzle in the oil while blending.',
  'plant-milk': '150 g almonds; 1 l water | Blend the almonds and water.',
  'nut-butter': '300 g roasted peanuts | Blend the peanuts until smooth.',
  'cut-raw-vegetables':
    '300 g carrots; 200 g cabbage | Blend the carrots and cabbage in a food processor.',
  'raw-salsa': '400 g tomatoes; 1 onion; 1 chilli | Blend the tomatoes, onion and chilli.',
  dip: '400 g chickpeas; 80 g tahini; 60 ml lemon juice | Blend the chickpeas, tahini and lemon juice.',
  'blend-smooth': '400 g chickpeas; 80 g tahini | Blend the chickpeas and tahini until smooth.',
  'mix-in-blender':
    '200 g cottage cheese; 60 ml oil | Combine the cottage cheese and oil in a blender.',
  'blend-sauce': '100 g mustard; 50 ml vinegar; 50 ml oil | Blend the mustard, vinegar and oil.',
  smoothie: '2 bananas; 300 ml milk | Blend the bananas and milk until smooth.',
  process:
    '200 g digestive biscuits; 100 g butter | Process the biscuits and butter in a food processor.',
  'blend-cold': '300 g ham; 100 g butter | Blend the ham and butter.',
  'mash-potatoes':
    '800 g potatoes; 150 ml milk | Boil the potatoes for 20 minutes and drain. Mash the potatoes with the milk.',
  mash: '4 bananas | Mash the bananas in a bowl.',
}
