import type { Lexicon } from './lexicon.ts'
import { list } from './list.ts'

export const EN_CUES: Lexicon['cues'] = {
  lowHeat: list(`
    over a low heat, over low heat, on low heat, on a low heat, over a gentle heat, over
    gentle heat, on low, over very low heat, over a very low heat, on the lowest heat, to
    low, to a low heat, low heat, over a medium-low heat, over medium-low heat, over medium
    low heat, over a medium to low heat, over medium to low heat, on medium-low, on
    medium-low heat, to medium-low, to medium-low heat, at low heat, over a lowish heat,
    over a lower heat
  `),
  mediumHeat: list(`
    over a medium heat, over medium heat, on medium heat, on a medium heat, on medium, to
    medium, to medium heat, over a moderate heat, over moderate heat, over the heat, over
    heat, on the heat, on the hob, on the stove, on the stovetop, at medium heat
  `),
  highHeat: list(`
    over a high heat, over high heat, on high heat, on a high heat, on high, over
    medium-high heat, over a medium-high heat, over medium high heat, over a medium high
    heat, on medium-high, on medium-high heat, to high, to medium-high, over medium to high
    heat, over a medium to high heat, to medium-high heat, to high heat, at high heat
  `),
  gentle: list(`
    gently, gentle, carefully, slowly, low heat, very low, lightly, on low, medium-low,
    medium low, barely
  `),
  fine: list(`finely, fine, very finely, finely chop, mince the, mince`),
  coarse: list(`roughly, coarsely, coarse, chunky, rough`),
  smooth: list(`smooth, pureed, creamy, silky, fine paste, lump free, paste, puree`),
  stiff: list(`
    stiff, soft peaks, stiff peaks, peaks, medium peaks, firm peaks, soft peak, stiffly,
    holds its shape, whipped, glossy, thick and holds, softly whipped
  `),
  foamy: list(`
    pale, fluffy, foamy, frothy, light and, creamy, airy, thick and pale, doubled in volume,
    ribbon
  `),
  golden: list(`
    golden, brown, browned, crisp, crispy, charred, seared, no longer pink, colour,
    caramelised, caramelized
  `),
  pieces: list(`
    chunks, pieces, whole, diced, cubed, sliced, chunky, cubes, wedges, slices, strips, rings,
    matchsticks, batons, rounds, florets, ribbons, lengths, quarters, half, halves, sticks
  `),
  formed: list(`
    meatball*, dumpling*, patties, patty, burger*, pancake*, fritter*, cutlet*, balls,
    ravioli, gnocchi, rings, skewer*, kebab*, croquette*, crepe*, cakes, falafel, omelette,
    fillets, skin side, skin-side, each side, both sides, per side, all sides, other side,
    in batches, a ladleful of batter, a ladleful of the batter, quesadilla*, tortilla*, schnitzel*, on one side, underside, bubbles
  `),
  inWater: list(`
    boiling salted water, salted boiling water, salted water, boiling water, lightly salted
    water, pan of water, pot of water, plenty of water, cover with water, cover with cold
    water, covered with water, packet instructions, package instructions, package
    directions, packet directions, according to, al dente, simmering water, enough water,
    pan of salted water
  `),
  salted: list(`salted`),
  lukewarm: list(`
    lukewarm, tepid, hand hot, hand-hot, blood temperature, body temperature, just warm,
    barely warm
  `),
  dissolved: list(`dissolved, dissolves, dissolve`),
  thickened: list(`
    thick, thickened, thickens, thicken, coats the back of, coat the back of
  `),
  allIngredients: list(`
    all the ingredients, all ingredients, all of the ingredients, everything, the
    ingredients, ingredients
  `),
  otherIngredients: list(`
    everything else, remaining ingredients, the remaining ingredients, rest of the
    ingredients, the rest, other ingredients, all the other ingredients, all the remaining
    ingredients, all remaining ingredients, all other ingredients, rest of ingredients
  `),
  remaining: list(`
    remaining, rest of the, rest of, leftover, reserved, the other half, other half of
  `),
  partOf: list(`
    half of the, half the, half of, half, some of the, some, a little, a little of the, a
    third of, one third of, a quarter of, most of the, two thirds of, a splash of, a few, a
    little bit of, part of the, one half of, a third of the, half a, a bit of, first half
    of, a ladleful of, a drizzle of, a pinch of, a handful of, a small amount of, 1/2 of
    the, 1/3 of the, 1/4 of the, a knob of, a ladle of, three quarters of, all but
  `),
  products: list(`
    mixture, mix, dough, batter, sauce, paste, filling, cream mixture, slurry, base, glaze,
    topping, frosting, icing, soup, curry, stew, cake, cakes, pie, bread, salad, layer,
    crust, puree, patties, balls, rub, marinade, wrapper*, burgers, pancakes, cookies,
    squares, slices, chops, drippings, fat, water, mash, buttercream, syrup, meatballs,
    mixtures, muffins, caramel, coating, pudding
  `),
  newVessel: list(`
    another bowl, another pan, another saucepan, another pot, another large, another small,
    another medium, another jug, another mixing, another frying, separate, second, to a medium, to a small, to your, in your, different, clean, fresh, in a small, in a medium, in a large,
    in a bowl, in a saucepan, in a pan, in a pot, in a food processor, in a blender, in a
    mixing bowl, in a mixer, into a bowl, into a large, into a mixing bowl, into a saucepan,
    in a jug, in the bowl of, in a stand mixer, into a small, in a heavy, in a medium-sized,
    in a medium-size, in a big, in a heatproof, in a microwave-safe, in a deep, in a wide,
    to a large, to a blender, to a food processor, to a bowl, in a dutch oven, in a skillet
  `),
  vesselPrepositions: list(`in, into, in to, to, with, using, on, inside, from`),
  vesselAdjectives: list(`
    a, an, the, your, same, large, small, medium, medium-size*, medium-sized, heavy,
    heavy-based, heavy-bottomed, heavy based, heavy bottomed, deep, mixing, big, clean,
    separate, another, nonstick, non-stick, hot, wide, hand, handheld, hand-held, electric,
    stick, immersion, stand, standing, heatproof, heat-proof, lidded, dry, shallow, soup,
    high-speed, high, speed, powerful, glass, ceramic, largish, good, sized, size,
    different, microwave-safe, microwavable, mini, cast-iron, cast, iron, stainless, steel,
    thick-bottomed, second, 10-inch, 12-inch, ovenproof, oven-safe, suitable, serving
  `),
  stoveTalk: list(`
    stirring occasionally, stirring frequently, stirring often, stirring constantly,
    stirring every so often, every so often, continuously, stirring continuously, stirring regularly, stirring all the time, stirring from time to
    time, stirring now and then, stirring once or twice, stirring, whisking constantly,
    whisking continuously, stirring well, stirring occassionally, stir occasionally, stir
    frequently, stir often, stirring every few minutes, stir constantly, with a wooden
    spoon, with a spoon, with a fork, with a whisk, with a spatula, with a balloon whisk,
    fitted with ... attachment, either with ... beaters, with ... beaters, with an electric whisk,
    with a hand whisk, with an electric hand whisk, using an electric whisk, with a hand mixer, with
    an electric mixer, with a handheld mixer, using a hand mixer, with a stand mixer, with an electric hand mixer,
    with a stick blender, with a hand blender, using a stick blender, using a hand blender,
    over a pan of ... water, set over a pan of ... water, set over a saucepan of ... water, over a saucepan of ... water,
    in a bain-marie, over a bain-marie, a ladleful at a time, a ladle at a time, one ladle at a time,
    stirring and letting ... the next, letting ... the next, on a floured surface, on a lightly floured surface,
    on a floured work surface, on a lightly floured work surface, on a clean surface, on a work surface,
    on a floured worktop, on a lightly floured worktop, whisking all the time, breaking it up with a wooden spoon,
    with a silicone spatula, with a wooden spoon or spatula, stirring slowly, on medium speed, on low speed, on high speed, on medium-high
    speed, at medium speed, at high speed, at low speed, when hot, once hot, when ... is
    hot, once ... is hot, when ... has melted, once ... has melted, once melted, when
    melted, when ... is melted, once ... is melted, when shimmering, once shimmering, until
    hot, until shimmering, when the oil begins to shimmer
  `),
  celsius: list(`°c, ºc, ° c, c, degrees c, degrees celsius, celsius, ˚c, deg c, ℃`),
  fahrenheit: list(`
    °f, ºf, ° f, f, degrees f, degrees fahrenheit, fahrenheit, ˚f, deg f, ℉
  `),
}
