import { type HeadingWords, list } from '../word-table.ts'

/** English; a word may be added or corrected anywhere in its list. */
export const EN: HeadingWords = {
  // Headings of the ingredient list.
  ingredients: list(`
    here's the recipe, here is the recipe, here is what you need, here's what you need,
    ingredients, my ingredients, ingredient list, ingredients list, list of ingredients, ingredient,
    you will need, you'll need, what you need, what you'll need, what you will need,
    shopping list, for the ingredients, recipe ingredients, the ingredients, things you need,
    what goes in, you need, the shopping list, we need, for this you need, ingredients needed,
    ingredients you need, ingredients you'll need, what's in it
  `),
  // Headings of the method.
  method: list(`
    method, mode, directions, direction, instructions, instruction, preparation, steps, procedure,
    how to make it, how to make, how to prepare, cooking instructions, cooking directions,
    preparation steps, what to do, cooking method, preparation method, method of preparation,
    let's cook, let's make it, the method, recipe instructions, recipe directions,
    step by step, step-by-step, cooking steps, to make, how to cook, here's how, how to do it,
    how to, how i make it, preparation instructions, baking instructions, the steps,
    how i do it, how we make it, what you do, how it's done, here is how, how to make this,
    how to assemble, assembly, to prepare, make it, recipe method, steps to make it
  `),
  // How a line begins that heads the method, whatever follows.
  howTo: list('how to make, how to cook, how to prepare, how to bake, how i make, how we make'),
  // Headings and labels after which the recipe is over: notes, tips, nutrition, comments.
  end: list(`
    questions and answers, q&a, q and a,
    alternative recipe, alternative version,
    variants, variant, modifications, my changes, changes, licence, license, notes, note, recipe notes, cook's notes, cook's note, chef's notes, tips, tip, recipe tips,
    top tips, tips and tricks, nutrition, nutrition facts, nutritional information,
    nutrition information, nutritional info, nutrition info, nutritional facts,
    nutrition per serving, per serving, nutrients, calories, comments, comment, reviews,
    ratings, leave a comment, leave a reply, leave a review, post a comment, related recipes,
    related, related posts, related articles, you may also like, you might also like,
    you'll also love, you may also enjoy, more recipes, similar recipes, more like this,
    did you make this recipe, did you make this, share this, share, share this recipe,
    equipment, special equipment, utensils, tools, video, faq, faqs, frequently asked questions, storage,
    variations, substitutions, about the author, about, newsletter, subscribe, tags,
    categories, filed under, keywords, source, sources, author, advertisement, popular recipes,
    latest recipes, recommended, recommended for you, expert tips, wine pairing,
    serving suggestions, tried this recipe, rate this recipe, photos, about this recipe,
    kitchen tips, cook's tips, cook's tip, chef's tip, chef's tips, what others are saying,
    responses, discussion, follow us, sign up, storage tips, allergens, dietary information,
    recipe by, recipe from, credits, where to buy, shop, trending, previous, next, read more,
    more from, see also, references, external links, print recipe, reader interactions,
    primary sidebar, note to self, serving suggestion, make ahead, freezing, make-ahead tips,
    remark, remarks, p.s., ps, hint, hints, allergy advice, what to serve with, substitution,
    edit, edit 1, edit 2, edit 3, update, nb, good to know, beginner's tip, pro tip, pro tips, variation, chef tip, important
  `),
  // How a heading begins below which the method is over.
  endStarts: list(`
    the history of, history of, the origin of, the origins of
  `),
  // What the label of a note ends with: "storage notes".
  noteWords: list(`
    note, notes, tip, tips, hint, variant, variants, variation, variations, modifications, remark, remarks, substitutions
  `),
  // How a message ends.
  closings: list(`
    enjoy, enjoy your meal, bon appetit, bon appétit, happy cooking, happy baking, hope you,
    hope they, hope it, i hope, let me know, love from, lots of love, cheers, thanks for,
    thank you, best wishes, kind regards, regards, xx, xoxo, sent from my, yum, yummy,
    follow me, tag me, tag us, save this
  `),
  // How a line below the last step begins that tells another way or how long the dish keeps.
  afterwords: list(`
    alternatively, as an alternative, in the instant pot, in an instant pot, instant pot,
    for the instant pot, in the slow cooker:, in a slow cooker:, slow cooker:, slow cooker method,
    in the air fryer:, in an air fryer:, air fryer:, in a pressure cooker:, in the thermomix,
    thermomix, leftovers, keeps for, keeps in, keeps up to, keeps well, will keep, it keeps,
    they keep, you can also, you could also, you can substitute, you can replace,
    you can make this, you can freeze, freezes well, can be frozen, if you don't have,
    serving suggestion, serving suggestions
  `),
  // How a line below the last step begins in which the author talks about the dish.
  remarks: list(`
    the recipe,
    i usually, i always, i often, i like, i love, i won't, i don't, i was, i think,
    i found, i also, hope your, this is my, this is a great, this was, this recipe, this dish,
    my family, my kids, we love, we like, we usually, look for my, for more, you can find,
    feel free, if you try, if you make, the nutrition, good for, great with, goes well, perfect for,
    so good, love it, love this, delicious
  `),
  // How a line begins that asks for votes, sells or names a photo.
  chatter: list(`
    skip to content, skip to main content, skip to primary navigation, skip navigation,
    categories:, category:, tags:, tagged:, filed under, posted in, labels:, keywords:, retrieved from,
    read also, you may also like, see also, see notes, see note, cook mode prevent,
    copyright, all rights reserved, tell us, comment below,
    if you liked, if you enjoyed, if you loved, did you make, did you try, tried this,
    have you tried this, have you made, rate this, rate it, rate and review, leave a rating,
    leave a review, leave a comment, leave me a comment, tell me in the comments, let us know,
    let me know, subscribe, sign up, join my, join our, follow me, follow us, follow along,
    tag me, tag us, share this, share your, pin this, pin it, pin for later, save this recipe,
    save it for later, print this, print recipe, print the recipe, photo:, photos:, photo by,
    photos by, photo credit, photo courtesy, image:, image credit, picture:, watch the video,
    watch how, click here, shop this recipe, this post contains, this post may contain,
    as an amazon associate, sponsored, buy now, shop now, add to cart, want more recipes,
    looking for more, more recipes, advertisement, newsletter, adapted from, recipe adapted from,
    jump to, average cost, seasonable, sufficient to
  `),
  // How a message begins.
  greetings: list('hi, hello, hey, dear, good morning'),
  // Labels before the name of the dish.
  titleLabels: list('recipe, title, recipe name, name, dish'),
  // What stands before the name of the dish in a sentence.
  recipeFor: list(`
    recipe for my, recipe for our, recipe for the, recipe for a, recipe for, how i make my,
    how i make, how we make our, how we make
  `),
  // How the heading of one part of a list begins.
  groupStart: list('for the, for, to serve, to garnish, to finish, topping, garnish, optional'),
  // What a part of a dish is called, alone in its line.
  groups: list(`
    dough, pastry, pie crust, crust, base, batter, filling, sauce, marinade, dressing,
    vinaigrette, topping, toppings, glaze, icing, frosting, buttercream, streusel, crumble,
    coating, breading, rub, brine, stuffing, gravy, garnish, decoration, sponge, cake, side,
    side dish, salad, slaw, salsa, ganache, custard, spice mix, seasoning, meatballs, syrup,
    egg wash, crumb topping, remaining ingredients, other ingredients, additional ingredients,
    dry ingredients, wet ingredients, seasonings, spices, aromatics, broth, vegetables, tempering,
    tadka, spice paste, curry paste, sauce ingredients
  `),
  // What the name of such a part ends with that is hardly ever bought.
  madeParts: list(`
    filling, frosting, buttercream, icing, glaze, topping, toppings, marinade, streusel, crumble,
    coating, breading, rub, brine, stuffing, crust, batter, garnish, garnishes, ganache, egg wash,
    meatballs
  `),
  // What counts the parts of a long recipe.
  parts: list('part, day'),
  // How a step begins that makes such a part: "make" the sauce.
  makeWords: list('make, making, prepare, preparing, to make'),
  // What a compound ends in that names such a part.
  groupHeads: [],
  // Tools that lists name between the foods.
  equipment: list(`
    cookware, cookware and appliances, equipment, special equipment, equipment needed, kitchen equipment, utensils, tools, tools needed, kitchen tools, appliances, pots, pans
  `),
  tools: list(`
    bowl, saucepan, frying pan, skillet, baking sheet, baking tray, baking dish, baking tin,
    roasting tin, cake tin, loaf tin, muffin tin, cake pan, loaf pan, pie dish, rolling pin,
    whisk, blender, food processor, parchment paper, baking paper, greaseproof paper, foil,
    cling film, plastic wrap, skewers, toothpicks, cocktail sticks, piping bag, sieve, colander,
    stand mixer, hand mixer, kitchen string, kitchen twine, muffin cases, cupcake cases,
    spatula, wire rack, ramekins, mandoline, mandolin, knife, grater, peeler, tongs,
    thermometer, baking pan, sheet pan, pie plate, pie pan, bundt pan, springform pan, tart pan,
    pastry brush, pizza stone, cutting board, cheesecloth, dutch oven, slow cooker, instant pot,
    air fryer, ice cream maker, double boiler, casserole dish, cookie cutter, mason jar,
    measuring cups, kitchen scale, muffin pan, muffin liners, cupcake liners, chopping board, wooden spoon, ladle, pot, stockpot, kitchen scales, strainer, funnel
  `),
  // How a list says what the dish goes with.
  servedWith: list('serve with, serve over, served with, serve hot, serve immediately, serve warm'),
  // Labels before times.
  prepTime: list(`
    prep time, preparation time, prep, preparation, active time, hands-on time, hands on time,
    active, prep in, hands-on, hands on, active cook time, preparation takes
  `),
  cookTime: list(`
    cook time, cooking time, cook, cooking, bake time, baking time, bake, baking, cooks in,
    cook in, oven time, simmering time, in the oven
  `),
  totalTime: list(`
    total time, total, ready in, time, takes, total cook time, overall time, duration,
    total prep time, time needed, will take, all in all, ready
  `),
  // Labels before a time in which nothing is done.
  restTime: list(`
    rest time, resting time, resting, rest, chill time, chilling time, chilling, chill,
    fridge time, cooling time, rising time, rise time, proving time, proving, proofing time,
    marinating time, soaking time, freezing time, inactive time, additional time
  `),
  // Labels before how hard it is.
  difficulty: list('difficulty, difficulty level, level, skill level'),
  // Labels before the name of a cuisine.
  cuisine: list('cuisine'),
  // Labels before a number of portions or pieces.
  yields: list(
    'servings, serving, yield, yields, portions, serving size, number of servings, quantity',
  ),
  // Verbs before a number of portions: "serves 4".
  yieldVerbs: list('serves, makes, feeds, enough for, sufficient for'),
  // Words between a recipe and those it is for: "for 4 people".
  forWords: list('for'),
  // What is counted: "4 servings".
  servings: list('servings, serving, portions, portion, people, persons, person, guests'),
  // What stands before a step's number.
  step: list('step'),
  // Amounts written as words, and what takes their place.
  amounts: list(`
    one, two, three, four, five, six, seven, eight, nine, ten, twelve, dozen, half, quarter,
    pinch, dash, handful, splash, drizzle, knob, sprinkle, sprinkling, bunch, zest of,
    juice of,
    half a, three-quarters, three quarters, a quarter of
  `),
  // Amounts that count nothing exactly, articles among them.
  articles: list('a, an, some, few, several, a few, a little, a bit of'),
  // What stands before the article of what a food becomes: beaten "to" a cream.
  becomes: list('to, into, like'),
  // Units, whole and short, as lists write them.
  units: list(`
    g, gr, gram, grams, kg, kilo, kilos, kilogram, kilograms, mg, ml, cl, dl, l, liter, liters,
    litre, litres, oz, ounce, ounces, fl oz, lb, lbs, pound, pounds, cup, cups, c, tsp, tsps,
    teaspoon, teaspoons, tbsp, tbsps, tbs, tablespoon, tablespoons, pint, pints, quart, quarts,
    qt, gallon, stick, sticks, can, cans, tin, tins, jar, jars, packet, packets, pack, packs,
    package, packages, pkg, clove, cloves, bunch, bunches, handful, handfuls, pinch, pinches,
    dash, dashes, slice, slices, piece, pieces, sprig, sprigs, stalk, stalks, head, heads,
    sheet, sheets, inch, cm, large, medium, small, bottle, bag, knob, splash, drizzle, ear,
    ears, fillet, fillets, leaf, leaves, rib, ribs, scoop, drop, drops, box, envelope, block,
    carton, container
  `),
  // What joins an amount and its food.
  of: list('of'),
  // What says that an amount is of each food that follows.
  each: list('each'),
  // What joins two ingredients.
  and: list('and, plus, with'),
  // How a list leaves the rest to the cook.
  andSoOn: list('etc, etc etc, etc. etc, and so on, and more'),
  // What ends an ingredient that has no amount.
  lineEnds: list(`
    to taste, to serve, for serving, for garnish, to garnish, for frying, for greasing,
    for dusting, optional, as needed, to finish, for finishing, for topping, for brushing, for drizzling, for decoration, to decorate,
    for sprinkling, chopped, diced, minced, sliced, grated
  `),
  // Words that begin steps: cooking verbs in the forms recipes use.
  verbs: list(`
    add, allow, arrange, assemble, bake, baste, beat, blanch, blend, blitz, boil, braise,
    bring, broil, brown, brush, carve, char, check, chill, chop, clean, coat, combine, cook,
    cool, core, cover, crack, crumble, crush, cube, cut, decorate, deglaze, dice, discard,
    dissolve, divide, drain, dredge, drizzle, dust, emulsify, empty, ensure, fill, finish,
    flip, fluff, fold, form, freeze, fry, garnish, gather, get, give, grate, grease, grill,
    grind, halve, heat, insert, keep, knead, ladle, lay, layer, leave, let, lift, line, lower,
    make, marinate, mash, measure, melt, microwave, mix, moisten, mould, open, pat, peel,
    pierce, pinch, place, plate, poach, pop, pound, pour, prebake, preheat, prepare, press,
    prick, process, puree, purée, pulse, push, put, reduce, refrigerate, reheat, remove,
    repeat, reserve, rest, return, rinse, roast, roll, rotate, rub, saute, sauté, scatter,
    scoop, score, scrape, scrub, sear, season, separate, serve, set, shake, shape, shred,
    sieve, sift, simmer, skim, slice, slide, smash, soak, spoon, spray, spread, sprinkle,
    squeeze, stand, start, steam, steep, stir, store, strain, stretch, stuff, switch, take,
    taste, tear, thread, thin, tie, tip, toss, transfer, trim, truss, turn, unmould, warm,
    wash, weigh, whip, whisk, whizz, wilt, wipe, work, wrap, zest, meanwhile, adjust, break,
    caramelize, crimp, debone, deep-fry, defrost, dip, enjoy, flatten, infuse, knock, massage,
    meld, mop, pack, pan-fry, parboil, pre-heat, rehydrate, scald, seal, shuck, skewer, smear,
    split, stir-fry, sweat, swirl, temper, thaw, unwrap, use, dress, scramble, griddle,
    chargrill, frost, adds, fries, mixes, bakes, stirs, boils, chops, pours, melts, peels,
    simmers, lets, heats, roasts, whisks, kneads, drains
  `),
  // Words that no food's name has: a clause begins.
  clauses: list(`
    once, when, while, if, that, which, who, it, is, are, was, were, then, so, because, per, each, more, not, but
  `),
  // Words that no sentence ends with.
  openEnds: list(`
    and, or, the, a, an, of, with, without, into, at, for, from, to, until, about
  `),
  // Whole lines of a page's buttons and table heads.
  controls: list(`
    menu, skip navigation, skip to main content, skip to content, log in, login, sign in, sign up,
    read less, show less, unlock this recipe, start cooking, search, search button, open menu,
    close menu, cooking mode disabled, cook mode disabled, main navigation, toggle navigation,
    all recipes, recipe index,
    print, print recipe, save, save recipe, share, pin, pin recipe, pin it, rate, cook mode,
    jump to recipe, email, prevent your screen from going dark, advertisement, us customary,
    metric, imperial, us, 1x, 2x, 3x, 1x2x3x, add to list, add to shopping list, deselect all,
    select all, copy, facebook, twitter, pinterest, instagram, rate this recipe, add to cart,
    add to favorites, add to favourites, servings, close, view all, read more, show more,
    download, keep screen awake, units, original, scale, hide images, show images, follow,
    tweet, whatsapp, telegram, serving amount, amount, change servings,
    cook mode prevents your screen from going dark, mark as complete, ingredients list,
    adjust servings, check all, uncheck all, reset, increase, decrease, recipe card,
    units scale, scale, want to save this, want to save this recipe, save to my recipes,
    prevent screen from sleeping, share page, copy link, close panel, about sharing
  `),
  // What a nutrition table names and an ingredient list does not.
  nutrients: list(`
    calories, kcal, energy, carbohydrates, carbohydrate, total carbohydrate,
    total carbohydrates, carbs, net carbs, protein, proteins, fat, total fat, saturated fat,
    saturates, of which saturates, of which sugars, unsaturated fat, polyunsaturated fat,
    monounsaturated fat, trans fat, cholesterol, sodium, potassium, fiber, fibre,
    dietary fiber, sugars, vitamin a, vitamin c, vitamin d, calcium, iron
  `),
  // Units of time.
  days: list('d, day, days'),
  hours: list('h, hr, hrs, hour, hours'),
  minutes: list('m, min, mins, minute, minutes'),
}
