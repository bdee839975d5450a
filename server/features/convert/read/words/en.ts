import type { HeadingWords } from '../heading-words.ts'

const list = (text: string) => text.split(',').map((word) => word.trim())

export const EN: HeadingWords = {
  ingredients: list(
    `ingredients, ingredient list, ingredients list, list of ingredients, ingredient, you will need,
    you'll need, what you need, what you'll need, what you will need, shopping list,
    for the ingredients, recipe ingredients, the ingredients, things you need`,
  ),
  method: list(
    `method, directions, direction, instructions, instruction, preparation, steps, procedure,
    how to make it, how to make, how to prepare, cooking instructions, cooking directions,
    preparation steps, what to do, cooking method, preparation method, method of preparation, let's cook, let's make it,
    the method, recipe instructions, recipe directions, step by step, step-by-step, cooking steps,
    to make, how to cook, here's how, how to do it, how to, how i make it, preparation instructions, baking instructions`,
  ),
  end: list(
    `notes, note, recipe notes, cook's notes, cook's note, chef's notes, tips, tip, recipe tips, top tips,
    tips and tricks, nutrition, nutrition facts, nutritional information, nutrition information, nutritional info,
    nutrition info, nutritional facts, nutrition per serving, per serving, nutrients, calories,
    comments, comment, reviews, ratings, leave a comment, leave a reply, leave a review, post a comment,
    related recipes, related, related posts, related articles, you may also like, you might also like,
    you'll also love, you may also enjoy, more recipes, similar recipes, more like this, did you make this recipe,
    did you make this, share this, share, share this recipe, equipment, special equipment, video, faq, faqs,
    frequently asked questions, storage, variations, substitutions, about the author, about, newsletter, subscribe,
    tags, categories, filed under, filed under, keywords, source, sources, author, advertisement, popular recipes,
    latest recipes, recommended, recommended for you, expert tips, wine pairing, serving suggestions,
    tried this recipe, rate this recipe, photos, about this recipe, kitchen tips, cook's tips, cook's tip,
    chef's tip, chef's tips, what others are saying, responses, discussion, follow us, sign up, storage tips,
    allergens, dietary information, recipe by, recipe from, credits, where to buy, shop, trending, previous, next,
    read more, more from, see also, references, external links, print recipe, reader interactions, primary sidebar`,
  ),
  closings: list(
    `enjoy, enjoy your meal, bon appetit, bon appétit, happy cooking, happy baking, hope you, hope they, hope it, i hope, let me know, love from, lots of love, cheers, thanks for, thank you, best wishes, kind regards, regards, xx, xoxo, sent from my, yum, yummy, follow me, tag me, tag us, save this`,
  ),
  groupStart: list('for the, for, to serve, to garnish, to finish, topping, garnish, optional'),
  prepTime: list(
    'prep time, preparation time, prep, preparation, active time, hands-on time, hands on time, active, prep in',
  ),
  cookTime: list(
    'cook time, cooking time, cook, cooking, bake time, baking time, bake, baking, cooks in, cook in',
  ),
  totalTime: list(
    'total time, total, ready in, time, takes, total cook time, overall time, duration',
  ),
  cuisine: list('cuisine'),
  yields: list(
    'servings, serving, serves, yield, yields, makes, portions, feeds, serving size, number of servings, makes about, serves about, quantity',
  ),
  step: ['step'],
  amounts: list(
    `a, an, one, two, three, four, five, six, seven, eight, nine, ten, twelve, dozen, half, quarter, some, few,
    several, pinch, dash, handful, splash, drizzle, knob, sprinkle, sprinkling, bunch, zest of, juice of`,
  ),
  units: list(
    `g, gr, gram, grams, kg, kilo, kilos, kilogram, kilograms, mg, ml, cl, dl, l, liter, liters, litre, litres, oz, ounce,
    ounces, fl oz, lb, lbs, pound, pounds, cup, cups, c, tsp, tsps, teaspoon, teaspoons, tbsp, tbsps, tbs,
    tablespoon, tablespoons, pint, pints, quart, quarts, qt, gallon, stick, sticks, can, cans, tin, tins, jar, jars,
    packet, packets, pack, packs, package, packages, pkg, clove, cloves, bunch, bunches, handful, handfuls, pinch,
    pinches, dash, dashes, slice, slices, piece, pieces, sprig, sprigs, stalk, stalks, head, heads, sheet, sheets,
    inch, cm, large, medium, small, bottle, bag, knob, splash, drizzle, ear, ears, fillet, fillets, leaf, leaves,
    rib, ribs, scoop, drop, drops, box, envelope, block, carton, container`,
  ),
  lineEnds: list(
    `to taste, to serve, for serving, for garnish, to garnish, for frying, for greasing, for dusting, optional, as needed,
    for brushing, for drizzling, for decoration, to decorate, for sprinkling, chopped, diced, minced, sliced, grated`,
  ),
  verbs: list(
    `add, allow, arrange, assemble, bake, baste, beat, blanch, blend, blitz, boil, braise, bring, broil, brown, brush,
    carve, char, check, chill, chop, clean, coat, combine, cook, cool, core, cover, crack, crumble, crush, cube, cut,
    decorate, deglaze, dice, discard, dissolve, divide, drain, dredge, drizzle, drop, dust, emulsify, empty, ensure,
    fill, finish, flip, fluff, fold, form, freeze, fry, garnish, gather, get, give, grate, grease, grill, grind, halve,
    heat, insert, keep, knead, ladle, lay, layer, leave, let, lift, lightly, line, lower, make, marinate, mash, measure,
    melt, microwave, mix, moisten, mould, once, open, pat, peel, pierce, pinch, place, plate, poach, pop, pound, pour,
    prebake, preheat, prepare, press, prick, process, puree, purée, pulse, push, put, quarter, reduce, refrigerate,
    reheat, remove, repeat, reserve, rest, return, rinse, roast, roll, rotate, rub, saute, sauté, scatter, scoop,
    score, scrape, scrub, sear, season, separate, serve, set, shake, shape, shred, sieve, sift, simmer, skim, slice,
    slide, slowly, smash, soak, spoon, spray, spread, sprinkle, squeeze, stand, start, steam, steep, stir, store,
    strain, stretch, stuff, switch, take, taste, tear, thread, thin, tie, tip, top, toss, transfer, trim, truss, turn,
    unmould, using, warm, wash, weigh, whip, whisk, whizz, wilt, wipe, work, wrap, zest, meanwhile, carefully, gently`,
  ),
  controls: list(
    `print, print recipe, save, save recipe, share, pin, pin recipe, pin it, rate, cook mode, jump to recipe, email,
    prevent your screen from going dark, advertisement, us customary, metric, imperial, us, 1x, 2x, 3x, 1x2x3x, add to list,
    add to shopping list, deselect all, select all, copy, facebook, twitter, pinterest, instagram, rate this recipe,
    add to cart, add to favorites, add to favourites, servings, close, view all, read more, show more, download,
    keep screen awake, units, original, scale, hide images, show images, follow, tweet, whatsapp, telegram`,
  ),
  days: list('d, day, days'),
  hours: list('h, hr, hrs, hour, hours'),
  minutes: list('m, min, mins, minute, minutes'),
}
