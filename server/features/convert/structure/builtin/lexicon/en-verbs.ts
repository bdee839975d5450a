import type { Action } from './kinds.ts'
import type { Phrases } from './lexicon.ts'
import { list } from './list.ts'

/**
 * Imperatives only: "stirring" is no order of its own. Words that are nouns as well ("cream",
 * "mince", "brown") count only together with what follows them in an order.
 */
export const EN_VERBS: Record<Action, Phrases> = {
  add: list(`
    add, pour, put, place, tip, drop, crack, break, sift, sieve the flour, weigh, measure,
    throw in, crumble in, toss in, pop, include, strain in, deglaze,
    throw, chuck, mix ... into one side, mix ... one side, sprinkle in, sprinkle the flour,
    sprinkle over the flour, sprinkle on the flour, sprinkle over flour,
    follow with, scoop, empty, strip, grate in, crumble over, top up
  `),
  stirIn: list(`
    stir in, mix in, whisk in, beat in, blend in, work in, stir through, incorporate, combine
    in, stir ... into, mix ... into the, whisk ... into the, beat ... into, stir ... through
  `),
  chop: list(`
    chop, mince the, mince onion*, mince garlic, process, pulse, shred the,
    shred carrot*, shred cabbage, shred
  `),
  dice: list(`
    dice, cube the, cut ... into, cut, halve, quarter, trim, snip, tear, julienne
  `),
  slice: list(`slice, thinly slice, shave, spiralize`),
  grate: list(`grate, finely grate`),
  grind: list(`grind, mill, pulverise, pulverize`),
  crush: list(`crush, pound, bash, smash`),
  mix: list(`
    give ... stir, give ... mix, mix, stir, combine, mix together, stir together, combine
    together, blend together, continue mixing, continue to mix, continue stirring, continue to
    stir, keep stirring, rub, rub in, make ... dough, bring together, bring ... together
  `),
  whisk: list(`
    whisk, beat, whisk together, beat together, continue beating, keep whisking, continue
    whisking, lightly beat
  `),
  whip: list(`whip, whisk ... peaks, beat ... peaks, whip up, whip together`),
  cream: list(`
    cream the, cream together, cream butter, cream in, cream until, cream softened, cream
    sugar, cream room
  `),
  knead: list(`knead, keep kneading, continue kneading, turn ... knead`),
  fold: list(`fold in, fold, fold through, fold into`),
  blend: list(`
    blend, puree, blitz, liquidise, liquidize, whizz, whiz, use ... blender, use ... stick
    blender, process until smooth, process ... smooth, pulse ... smooth
  `),
  mash: list(`mash`),
  emulsify: list(`
    emulsify, gradually ... oil, slowly drizzle ... oil, slowly pour ... oil, drizzle in the
    oil, drizzle in, trickle in
  `),
  sweat: list(`
    soften, sweat, saute, sautee, gently fry, cook ... until soft*, fry ... until soft*, cook
    ... until translucent, fry ... until translucent, cook ... until fragrant, fry off
  `),
  brown: list(`
    brown in, brown all, brown on, brown for, brown well, brown them, brown it, brown beef,
    brown meat, brown mince, brown chicken, brown the, sear, seal the, cook ... until browned,
    fry ... until browned, cook ... until golden, fry ... until golden, cook ... no longer
    pink, cook ... until brown
  `),
  fry: list(`
    fry, sizzle, let ... sizzle, deep fry, deep-fry, shallow fry, stir fry, stir-fry, pan fry, pan-fry
  `),
  toast: list(`toast the, toast, dry roast, dry-roast`),
  cook: list(`
    leave ... to cook, allow ... to cook, cook, continue to cook, continue cooking, keep
    cooking, allow to cook, let cook, let it cook, let ... cook
  `),
  simmer: list(`
    simmer, bring ... to a simmer, bring ... to the simmer, bring ... to simmer, bubble, let
    ... simmer, let simmer, allow ... to simmer, stew, braise, let ... bubble, bring ... to a gentle simmer, bring ... to a bare simmer, bring to the simmer, continue to
    simmer, continue simmering, leave ... to simmer
  `),
  boil: list(`
    bring ... to simmering point, boil, bring ... to a boil, bring ... to the boil, bring ...
    to boil, bring up to the boil, bring to a rolling boil, bring ... to a rapid boil,
    parboil, par-boil, blanch, let ... boil, bring ... to a full boil, bring ... to a rolling
    boil, bring ... to a gentle boil, return to the boil, return to a boil
  `),
  steam: list(`steam`),
  poach: list(`poach`),
  reduce: list(`
    reduce until, reduce by, reduce for, reduce the sauce, reduce the liquid, let ... reduce,
    allow ... to reduce, leave to reduce, cook ... reduced, boil ... reduced, simmer ...
    reduced
  `),
  thicken: list(`
    thicken, cook ... until thick*, stir ... until thick*, whisk ... until thick*, cook ...
    thickens, whisk ... thickens, stir ... thickens, cook ... coats the back, stir ... coats
    the back, let ... thicken
  `),
  melt: list(`
    melt, let ... melt, stir ... until melted, heat ... until melted, stir until melted, allow
    ... to melt, heat ... melted, warm ... melted
  `),
  caramelise: list(`
    caramelise, caramelize, cook ... until caramelised, cook ... until caramelized
  `),
  heat: list(`
    dissolve, stir ... dissolved, heat ... dissolved, cook ... dissolved, stir until
    dissolved, heat, warm, heat through, warm through, heat up, reheat, gently heat, scald,
    let ... heat up, heat ... up, allow ... to heat
  `),
  scramble: list(`
    scramble, stir ... just set, stir ... softly set, stir ... until set, stir ... scrambled, cook ... curds, stir ... curds, cook ... just set
  `),
  bake: list(`
    bake, roast, broil, grill, barbecue, microwave, air fry, char, gratinate, cook ... in the
    oven, return to the oven, place ... in the oven, put ... in the oven, pressure cook, slow
    cook
  `),
  preheat: list(`
    preheat, pre-heat, heat the oven, heat oven, turn the oven, set the oven, heat your oven,
    heat the grill, set oven, turn on the oven, turn your oven, heat the air fryer, heat the
    barbecue
  `),
  rest: list(`
    rest, let ... rest, allow ... to rest, leave ... to rest, let ... stand, allow ... to
    stand, leave ... to stand, let ... sit, allow ... to sit, leave ... to sit, stand, leave
    for, leave it for, leave them for, leave the dough, leave the mixture, let ... settle, let
    ... infuse, leave ... to infuse, allow ... to infuse, infuse, let ... steep, let ... set,
    leave ... to set, leave it, wait, steep, let ... come to room temperature, leave ...
    overnight, leave ... to go cold, let ... dry, leave ... to settle
  `),
  proof: list(`
    prove, proof, let ... rise, leave ... to rise, allow ... to rise, rise, leave ... to
    prove, let ... prove, let ... double, allow ... to prove, let ... proof, allow ... to
    proof, leave ... to double
  `),
  cool: list(`
    cool, let ... cool, allow ... to cool, leave ... to cool, let ... come to room, cool down
  `),
  chill: list(`
    chill, refrigerate, put ... in the fridge, place ... in the fridge, leave ... in the
    fridge, place ... in the refrigerator, let ... chill, transfer ... to the fridge, transfer
    ... to the refrigerator, put ... in the refrigerator
  `),
  freeze: list(`
    freeze, put ... in the freezer, place ... in the freezer, freeze until
  `),
  marinate: list(`
    marinate, leave ... to marinate, let ... marinate, allow ... to marinate, leave ...
    marinate
  `),
  soak: list(`soak, leave ... to soak, let ... soak, bloom, rehydrate`),
  setAside: list(`
    set aside, set ... aside, reserve, put ... aside, keep aside, keep ... aside, keep warm,
    keep ... warm, put to one side, put ... to one side, set to one side, set ... to one side,
    place to the side
  `),
  transfer: list(`
    tip onto, tip ... onto, turn ... out onto, turn out onto, place ... on a, transfer, turn
    out, turn ... out, tip ... into a, pour ... into a, pour into the prepared, spoon, ladle,
    divide, decant, scrape into, pour ... into the prepared, pour ... into prepared, tip into,
    tip out, pour ... over, pour over, pour into, pour ... into the tin, pour ... mixture
    into, pour the batter, pour the custard, drop ... spoonful*, drop ... on, tip ... on, turn
    onto, turn ... onto, scrape ... into, place ... on, place ... onto, put ... on, arrange,
    place ... into the prepared, pipe
  `),
  remove: list(`
    remove, take ... off, take ... out, lift, turn off, discard, take off, take, fish out,
    unmould, unmold, invert, skim, switch off, pick out, turn off the heat
  `),
  returnTo: list(`return, return ... to, put ... back, add ... back, pour ... back`),
  lowerHeat: list(`
    take off the heat, take it off the heat, take ... off the heat, remove from the heat,
    remove from heat, remove ... from the heat, reduce the heat, reduce heat, lower the heat, lower heat, turn down the heat, turn the
    heat, turn heat, increase the heat, increase heat, raise the heat, reduce to, turn up the
    heat, turn down, turn up, bring down the heat, turn ... heat down, reduce temperature,
    reduce the temperature, adjust the heat, turn it down, lower to
  `),
  cover: list(`
    cover, cover and, cover with, uncover, wrap, seal, put the lid on, put on the lid, place
    the lid, partially cover, cover the
  `),
  season: list(`
    squeeze in, squeeze over, season, taste, salt and pepper, check the seasoning, adjust the
    seasoning, adjust seasoning*, check seasoning, season to taste, sweeten, add salt, add
    pepper, add ... to taste, stir in ... to taste, add a pinch, add more
  `),
  prepare: list(`
    peel, wash, rinse, core, deseed, pat, clean, scrub, pit, stone, hull, zest, juice the,
    squeeze, separate, grease, line, butter the, butter a, oil the, oil a, flour the, dust,
    prepare, cut off, score, prick, thaw, defrost, dry the, dry with, dry them, dry it, dry well, dry on, devein, shell, sterilise, sterilize,
    lightly oil, lightly grease, lightly flour, spray, coat ... with, gather, scoop out, have,
    remove the stalk*, remove ... seeds, bone, truss, soften the butter, line the, bring ...
    to room temperature
  `),
  shape: list(`
    shape, roll, roll out, form, divide ... into, divide the dough, flatten, press, pinch,
    stretch, knock back, punch down, knock the air, punch, cut out, stamp out, crimp, braid,
    plait, thread, skewer, stuff, fill, tuck, fold ... over, fold over, pull, twist, mould,
    make ... balls, turn ... floured
  `),
  assemble: list(`
    spread, layer, smooth the, smooth over, smooth out, smooth it, smooth down, level the, level off, level out, level it, top, brush, drizzle, sprinkle, scatter, toss, coat, dip,
    dredge, rub ... over, rub ... with, rub the chicken, rub ... all over, glaze, baste, ice,
    frost, decorate, assemble, flip, turn, turn over, insert, crumble, lay, dot, massage,
    repeat, continue, stack, finish with, top with, swirl, sandwich, pile, tap, run, rotate,
    set, hang, shake, move, spritz, dress, tent
  `),
  drain: list(`
    drain, strain, sieve, pass ... through, wring, pour off, squeeze out, press ... sieve,
    drain off, push ... sieve, run ... through
  `),
  serve: list(`
    serve, garnish, enjoy, slice and serve, eat, plate, store, keep, offer, will keep,
    dish up
  `),
  needless: list(`
    make a well, create a well, form a well, make a hole, make a hollow, make a dip
  `),
  other: list(`
    make, start, begin, check, test, ensure, try, note, follow, get, work, do, be, see, hold,
    watch, save, give, open, attach, change, once done, create, build, thin the, thin with, thin it, thin out,
    loosen, stop, bring, let, allow, leave, light, position
  `),
}
