import { withGerunds } from './english-gerunds.ts'
import type { Lexicon } from './lexicon.ts'
import { list } from './list.ts'

/** "In large bowl": card recipes leave out the article. */
const SIZED_VESSELS = ['small', 'medium', 'medium-size', 'medium-sized', 'large', 'big'].flatMap(
  (size) =>
    ['bowl', 'mixing bowl', 'pot', 'pan', 'saucepan', 'skillet', 'frying pan', 'dutch oven'].map(
      (vessel) => `in ${size} ${vessel}`,
    ),
)

export const EN: Lexicon = {
  language: 'en',
  verbPosition: 'first',
  headPosition: 'last',
  hasCompounds: false,
  elides: false,
  stemming: {
    shortest: 4,
    endings: {
      "'s": '',
      s: '',
      ies: 'y',
      oes: 'o',
      ches: 'ch',
      shes: 'sh',
      xes: 'x',
      sses: 'ss',
      ss: 'ss',
      us: 'us',
    },
    irregular: {
      leaves: 'leaf',
      loaves: 'loaf',
      halves: 'half',
      knives: 'knife',
      bicarb: 'bicarbonate',
      // Two words for one food, of which the list has one and the method the other.
      ...{ mayo: 'mayonnaise', mayonnaise: 'mayonnaise', broth: 'stock', broths: 'stock' },
      ...{ breadcrumb: 'crumb', breadcrumbs: 'crumb', crumb: 'crumb', crumbs: 'crumb' },
      ...{ chili: 'chilli', chilies: 'chilli', chilis: 'chilli', chillies: 'chilli' },
      ...{ chile: 'chilli', chiles: 'chilli', chilli: 'chilli', yoghurt: 'yogurt' },
      ...{ aubergine: 'eggplant', aubergines: 'eggplant', eggplants: 'eggplant' },
      ...{ courgette: 'zucchini', courgettes: 'zucchini', zucchinis: 'zucchini' },
      ...{ prawn: 'shrimp', prawns: 'shrimp', shrimps: 'shrimp', cornflour: 'cornstarch' },
      ...{ arugula: 'rocket', beets: 'beetroot', beet: 'beetroot', beetroots: 'beetroot' },
      ...{ filet: 'fillet', filets: 'fillet', fillets: 'fillet' },
    },
    pluralEndings: list(`s`),
  },
  // Imperatives only: "stirring" is no order of its own. Words that are nouns as well ("cream",
  // "mince", "brown") count only together with what follows them in an order.
  verbs: withGerunds({
    add: list(`
      run the ... while adding, run the ... while you add, run the ... while pouring,
      before adding, before pouring, before pouring in, before stirring in, before tossing in,
      add, pour, put, place, tip, drop, crack, break, sift, sift in, sieve in, sieve the flour, weigh, measure,
      throw in, crumble in, toss in, pop, include, strain in, deglaze,
      throw, chuck, mix ... into one side, mix ... one side, sprinkle in, sprinkle the flour,
      sprinkle over the flour, sprinkle on the flour, sprinkle over flour,
      fill a bowl, fill a large bowl, fill a mixing bowl, fill a pot, fill a large pot, fill a pan,
      fill a large pan, fill a saucepan, fill a large saucepan, fill a medium saucepan,
      stream, stream in, trickle, trickle in, dribble, dribble in, adding ... for the last, adding ... for the final, adding ... in the last, adding ... in the final, follow with, nestle, nestle in, nestle ... into, ladle in, spoon in, add in, pour in, drop in, tip in, sprinkle in, scoop, empty, strip, grate in, crumble over, top up,
      begin adding, start adding, begin by adding, start by adding, start off by adding, begin pouring, start pouring, begin by pouring, start by pouring, start off by pouring, begin ladling, start ladling, begin by ladling, start by ladling, start off by ladling
    `),
    stirIn: list(`
      alternate adding, alternate between adding, alternately add, alternating adding,
      stir in, mix in, whisk in, beat in, blend in, work in, work it in, work them in, loosen with, let down with, stir through, incorporate, combine
      in, stir ... into, mix ... into the, whisk ... into the, beat ... into, stir ... through
    `),
    chop: list(`
      chop, mince the, mince onion*, mince garlic, process, pulse, shred the,
      shred carrot*, shred cabbage, shred,
      begin chopping, start chopping, begin by chopping, start by chopping, start off by chopping
    `),
    dice: list(`
      dice, cube the, cut ... dice
    `),
    slice: list(
      `slice, thinly slice, shave, spiralize, cut ... into, cut, halve, quarter, trim, snip, tear, julienne`,
    ),
    grate: list(`grate, finely grate`),
    grind: list(`grind, mill, pulverise, pulverize`),
    crush: list(`crush, pound, bash, smash`),
    mix: list(`
      crush ... with your fingers, crush ... with your fingertips, work ... with your fingers,
      work ... with your fingertips,
      cut in, cut the butter into, cut ... into the flour, cut ... into the dry, use a pastry cutter, use a pastry blender,
      work ... into the flour, work into the flour, work ... into the dry, work into the dry, work it into, work them into, work into flour, give ... stir, give ... mix, mix, stir, combine, mix together, stir together, combine
      together, blend together, blend well, blend thoroughly, mixing well, mixing until, continue mixing, continue to mix, continue stirring, continue to
      stir, keep stirring, keep on stirring, keep on mixing, rub, rub in, rub the flour, rub ... into the flour, rub ... into flour, rub ... with your fingertips, rub ... with your fingers, rub ... with fingertips, rub ... with the tips of your fingers, rub ... with clean fingers, make ... dough, make ... slurry, make ... paste,
      let ... process, allow ... to process,
      prepare ... by mixing, prepare ... by combining, prepare ... by stirring, make ... by mixing, make ... by combining, make ... by stirring, turn ... mixer, use ... to mix, use ... to combine, bring together, bring ... together, shake all, shake together, shake ... together,
      shake ... in a jar, shake ... in a lidded jar, shake ... in a screw-top jar, shake ... in a screwtop jar,
      begin mixing, start mixing, begin by mixing, start by mixing, start off by mixing, begin combining, start combining, begin by combining, start by combining, start off by combining, begin stirring, start stirring, begin by stirring, start by stirring, start off by stirring
    `),
    whisk: list(`
      whisk, beat, whisk together, beat together, continue beating, keep whisking, continue
      whisking, prepare ... by whisking, make ... by whisking, lightly beat, whisk ... pale, whisk ... creamy, whisk ... fluffy, whisk ... foamy, use ... to beat, use ... to whisk, give ... whisk,
      begin whisking, start whisking, begin by whisking, start by whisking, start off by whisking, begin beating, start beating, begin by beating, start by beating, start off by beating
    `),
    whip: list(`whip, whisk ... peaks, beat ... peaks, whip up, whip together`),
    cream: list(`
      use ... to cream, cream the, cream together, cream butter, cream in, cream until, cream softened, cream
      sugar, cream room
    `),
    knead: list(`
      work ... with your hands, work ... with the hands, work ... by hand,
      knead, use ... to knead, keep kneading, continue kneading, turn ... knead
    `),
    fold: list(`fold in, fold, fold through, fold into`),
    blend: list(`
      transform ... into a paste, turn ... into a paste, make ... into a paste, process to a paste,
      blend, blend in ... blender, blend in ... processor, blend in batches, puree, blitz,
      liquidise, liquidize, whizz, whiz, use ... blender, use ... stick blender, process until
      smooth, process ... smooth, pulse ... smooth, run it till, run it until, run the processor, run the blender, let it go for, just let it go for, let it run for,
      begin blending, start blending, begin by blending, start by blending, start off by blending
    `),
    mash: list(`mash`),
    emulsify: list(`
      emulsify, gradually ... oil, slowly drizzle ... oil, slowly pour ... oil, drizzle in the
      oil, drizzle in, trickle in
    `),
    sweat: list(`
      soften, sweat, saute, sautee, gently fry, cook ... until soft*, fry ... until soft*, cook
      ... until translucent, fry ... until translucent, cook ... until fragrant, fry off,
      begin sauteing, start sauteing, begin by sauteing, start by sauteing, start off by sauteing, begin softening, start softening, begin by softening, start by softening, start off by softening, begin sweating, start sweating, begin by sweating, start by sweating, start off by sweating
    `),
    brown: list(`
      brown until, brown over, brown lightly, brown gently, brown evenly, brown quickly, brown in, brown all, brown on, brown for, brown well, brown them, brown it, brown beef,
      brown meat, brown mince, brown chicken, brown the, sear, seal the meat, seal the beef,
      seal the lamb, seal the chicken, seal the pork, cook ... until browned,
      fry ... until browned, cook ... until golden, fry ... until golden, cook ... no longer
      pink, cook ... until brown,
      let ... brown, allow ... to brown, let ... darken, let ... colour, let ... color,
      begin browning, start browning, begin by browning, start by browning, start off by browning, begin searing, start searing, begin by searing, start by searing, start off by searing
    `),
    fry: list(`
      fry, sizzle, let ... sizzle, deep fry, deep-fry, shallow fry, stir fry, stir-fry, pan fry, pan-fry,
      begin frying, start frying, begin by frying, start by frying, start off by frying
    `),
    toast: list(`toast the, toast, dry roast, dry-roast`),
    cook: list(`
      make a roux with, make a roux from, make a roux by, make a roux using, make a roux of, make a roux,
      cook and stir, stir and cook, cook and toss, cook whilst stirring,
      leave ... to cook, allow ... to cook, cook, pressure cook, pressure-cook, slow cook, slow-cook, continue to cook, continue cooking, keep
      cooking, let ... warm through, give it another, give them another, give it a further, allow to cook, let cook, let it cook, let ... cook,
      begin cooking, start cooking, begin by cooking, start by cooking, start off by cooking,
      dry out the dough, dry out the paste, dry out the mixture, dry the dough, dry the paste,
      dry the mixture
    `),
    simmer: list(`
      simmer, bubble, let ... simmer, let simmer, allow ... to simmer, stew, braise, let ... bubble, continue to
      simmer, continue simmering, leave ... to simmer
    `),
    boil: list(`
      cook to bring ... to a boil, cook to bring ... to the boil, cook ... to a boil, stir and cook ... to a boil, stir and cook ... to the boil, heat ... to a boil, heat ... to boiling,
      bring ... to simmering point, bring ... to a simmer, bring ... to the simmer, bring ... to simmer,
      bring ... to a gentle simmer, bring ... to a bare simmer, bring ... to a low simmer, bring to the simmer, bring ... to a steady simmer, bring ... to a very low simmer, bring to a very low simmer, allow ... to come to a boil, allow ... to come to a simmer, allow ... to come up to a simmer, let ... come to a boil, let ... come to a simmer, let ... come up to a simmer, bring ... back to a, bring ... back to the boil, boil, bring ... to a boil, bring ... to the boil, bring ...
      to boil, bring up to the boil, bring to a rolling boil, bring ... to a rapid boil,
      parboil, par-boil, blanch, hard-boil, hard boil, soft-boil, soft boil, let ... boil, bring ... to a full boil, bring ... to a rolling
      boil, bring ... to a gentle boil, return to the boil, return to a boil,
      begin boiling, start boiling, begin by boiling, start by boiling, start off by boiling, begin bringing, start bringing, begin by bringing, start by bringing, start off by bringing
    `),
    steam: list(`steam`),
    poach: list(`poach`),
    reduce: list(`
      reduce until, reduce by, reduce for, reduce the sauce, reduce the liquid, let ... reduce,
      let it evaporate, let ... wine evaporate, let ... alcohol evaporate, let ... liquid evaporate, allow ... to evaporate, leave to evaporate, let ... bubble away,
      allow ... to reduce, leave to reduce, cook ... reduced, boil ... reduced, simmer ...
      reduced, cook ... reduces, boil ... reduces, simmer ... reduces, bubble ... reduced, boil down, bubble down, bubble ... down, cook down over a high, cook down over a higher
    `),
    thicken: list(`
      make ... bechamel with, make ... bechamel from, make ... bechamel using, make ... white sauce with,
      make ... white sauce from, make ... white sauce using, prepare ... bechamel with,
      prepare ... bechamel from, prepare ... white sauce with, prepare ... white sauce from,
      thicken, cook ... until thick*, stir ... until thick*, whisk ... until thick*, cook ...
      thickens, whisk ... thickens, stir ... thickens, cook ... coats the back, stir ... coats
      the back, let ... thicken
    `),
    melt: list(`
      melt, let ... melt, render, stir ... until melted, heat ... until melted, stir until melted, allow
      ... to melt, heat ... melted, warm ... melted,
      begin melting, start melting, begin by melting, start by melting, start off by melting
    `),
    caramelise: list(`
      caramelise, caramelize, cook ... until caramelised, cook ... until caramelized
    `),
    heat: list(`
      dissolve, stir ... dissolved, heat ... dissolved, cook ... dissolved, stir until
      dissolved, heat, warm, keep ... hot in a saucepan, keep ... hot in a small saucepan, keep ... hot in a
      separate saucepan, keep ... hot in another saucepan, keep ... hot in a pot, keep ... simmering, microwave, heat through, warm through, heat up, reheat, gently heat, scald,
      let ... heat up, heat ... up, allow ... to heat, bring ... to medium heat,
      bring ... to medium-high heat, bring ... to high heat, bring ... to a medium heat,
      begin heating, start heating, begin by heating, start by heating, start off by heating, begin warming, start warming, begin by warming, start by warming, start off by warming
    `),
    scramble: list(`
      scramble, stir ... just set, stir ... softly set, stir ... until set, stir ... scrambled, cook ... curds, stir ... curds, cook ... just set
    `),
    bake: list(`
      bake, roast, broil, grill, barbecue, air fry, char, gratinate, cook ... in the
      oven, let ... roast, let ... bake, allow ... to bake, allow ... to roast, continue baking, continue roasting,
      continue to bake, continue to roast, return to the oven, place ... in the oven, put ... in the oven
    `),
    preheat: list(`
      preheat, pre-heat, put a rack, place a rack, set a rack, set an oven rack, position a rack, position an oven rack, adjust an oven rack, place an oven rack, arrange a rack, move a rack, position rack, adjust oven rack, light the grill, light the barbecue, light a gas, light a charcoal, switch the oven, switch on the oven, heat the oven, heat oven, turn the oven, set the oven, heat your oven,
      heat the grill, set oven, turn on the oven, turn your oven, heat the air fryer, heat the
      barbecue
    `),
    rest: list(`
      rest, let ... rest, allow ... to rest, leave ... to rest, let ... stand, allow ... to
      stand, leave ... to stand, let ... sit, allow ... to sit, leave ... to sit, stand, leave
      for, leave it for, leave them for, leave the dough, leave the mixture, let ... settle, let
      ... infuse, leave ... to infuse, allow ... to infuse, infuse, let ... harden, allow ... to harden, let ... firm up, allow ... to firm up, let ... absorb, let ... thaw, allow ... to thaw, let ... warm to, allow ... to warm to, allow to warm to, let ... steep, let ... set,
      leave ... to set, leave it, leave in tin*, leave in the tin*, leave in its tin, leave in their tins,
      leave in the pan*, leave in pan*, leave in the oven, leave in a cool,
      leave uncovered, leave covered, leave undisturbed, leave ... undisturbed, leave ... inside,
      leave at room temperature, leave until, wait, steep, let ... come to room temperature, leave ...
      overnight, leave ... to go cold, let ... dry, leave ... to settle
    `),
    proof: list(`
      prove, proof, let ... rise, leave ... to rise, allow ... to rise, rise, leave ... to
      prove, let ... prove, let ... double, allow ... to prove, let ... proof, allow ... to
      proof, leave ... to double, leave in a warm, leave somewhere warm, leave ... in a warm place,
      leave ... somewhere warm, put in a warm place, place in a warm place, set in a warm place
    `),
    cool: list(`
      cool, let ... cool, allow ... to cool, leave ... to cool, let ... come to room, cool down
    `),
    chill: list(`
      chill, refrigerate, put ... in the fridge, place ... in the fridge, leave ... in the
      fridge, place ... in the refrigerator, let ... chill, transfer ... to the fridge, transfer
      ... to the refrigerator, put ... in the refrigerator, keep in the fridge, keep ... in the fridge,
      keep in the refrigerator, keep ... in the refrigerator, keep ... chilled, keep ... refrigerated, keep chilled, keep refrigerated
    `),
    freeze: list(`
      freeze, keep in the freezer, keep ... in the freezer, put ... in the freezer, place ... in the freezer, freeze until
    `),
    marinate: list(`
      marinate, marinade for, to marinade, leave ... to marinate, let ... marinate, allow ... to marinate, leave ...
      marinate
    `),
    soak: list(`soak, leave ... to soak, let ... soak, bloom, rehydrate`),
    setAside: list(`
      set aside, set ... aside, reserve, put ... aside, keep aside, keep ... aside, keep remaining, keep
      the remaining, keep the rest, keep ... for later, keep warm,
      keep ... warm, put to one side, put ... to one side, set to one side, set ... to one side,
      place to the side
    `),
    transfer: list(`
      pot into, pot up, bottle, tip onto, tip ... onto, turn ... out onto, turn out onto, place ... on a, transfer, turn
      out, turn ... out, tip ... into a, pour ... into a, pour into the prepared, spoon, ladle,
      divide, decant, scrape into, pour ... into the prepared, pour ... into prepared, tip into,
      tip out, pour ... over, pour over, pour into, pour ... into the tin, pour ... mixture
      into, pour the batter, pour the custard, drop ... spoonful*, drop ... on, tip ... on, turn
      onto, turn ... onto, scrape ... into, place ... on, place ... onto, put ... on, arrange,
      place ... into the prepared, pipe, move ... to a blender, move ... to the blender, move ... to a
      food processor, move ... to the food processor, move ... to a bowl, move ... to a separate bowl,
      move ... to a plate, move ... into a bowl, move ... into a blender, move ... into the blender
    `),
    remove: list(`
      move ... to a cutting board, move ... to a chopping board, move ... to a board, transfer ... to a cutting board,
      transfer ... to a chopping board, remove, take ... off, take ... out, lift, turn off, discard, take off, take, fish out,
      unmould, unmold, invert, skim, spoon the fat off, spoon off ... fat, spoon ... fat, switch off, pick out, turn off the heat
    `),
    returnTo: list(`return, return ... to, put ... back, add ... back, pour ... back`),
    lowerHeat: list(`
      take off the heat, take it off the heat, take ... off the heat, remove from the heat,
      remove from heat, remove ... from the heat,
      remove ... from heat, take ... from the heat, pull ... off the heat, slide ... off the heat, reduce the heat, reduce heat, lower the heat, lower heat, turn down the heat, turn the
      heat, turn heat, increase the heat, increase heat, raise the heat, reduce to, turn up the
      heat, turn down, turn up, bring down the heat, turn ... heat down, reduce temperature,
      reduce the temperature, adjust the heat, turn it down, lower to, heat the stove, heat stove,
      heat the hob, set the stove, set stove, set the hob, turn the stove, turn on the fire, turn on the burner,
      turn on the stove, light the fire, light the stove
    `),
    cover: list(`
      cover, cover and, cover with, uncover, wrap, seal, put the lid on, put on the lid, place
      the lid, put the lid back on, put ... lid back on, put a lid on, place a lid,
      place ... lid, put ... lid on, close the lid, close ... lid, replace the lid, remove the lid, take off the lid, lift the lid, pop the lid on, pop on the lid, partially cover, cover the
    `),
    season: list(`
      sharpen with, squeeze in, squeeze over, season, taste, salt and pepper, check the seasoning, adjust the
      seasoning, adjust seasoning*, check seasoning, season to taste, sweeten, add salt, add
      pepper, add ... to taste, stir in ... to taste, add a pinch, add more
    `),
    prepare: list(`
      scald the tomatoes, scald tomatoes, blanch the tomatoes, blanch tomatoes, plunge the tomatoes,
      peel, wash, rinse, core, deseed, pat, clean, scrub, pit, stone, hull, zest, juice the,
      squeeze, separate, grease, line, butter the, butter a, oil the, oil a, flour the, dust,
      prepare, start with the, start with your, start with a, start with an, start with one, start with 2, begin with the, begin with your, begin with a, begin with an, cut off, score, slit, split the vanilla, split a vanilla, split vanilla, scrape out, prick, thaw, defrost, dry the, dry with, dry them, dry it, dry well, dry on, shake dry, shake ... dry, loosen, devein, shell, sterilise, sterilize,
      lightly oil, lightly grease, lightly flour, spray, coat ... with, gather, scoop out, have ready, have ... ready, have ... to hand, have ... on hand,
      weigh your, weigh out, measure your, measure out, remove the stalk*, remove ... seeds, bone, truss, soften the butter, line the, bring ...
      to room temperature
    `),
    shape: list(`
      shape, roll, roll out, form, divide ... into, divide the dough, flatten, press, pinch,
      stretch, knock back, punch down, knock the air, punch, cut out, stamp out, crimp, braid,
      plait, thread, skewer, stuff, fill, tuck, fold ... over, fold over, pull, twist, mould,
      make ... balls, turn ... floured, scoop balls, scoop ... balls, use ... to portion, unfold, unroll
    `),
    assemble: list(`
      dust with the, dust with cocoa, dust with icing, dust with powdered, dust the top, spread, layer, smooth the, smooth over, smooth out, smooth it, smooth down, level the, level off, level out, level it, top, brush, drizzle, sprinkle, scatter, toss, coat, dip,
      dredge, rub ... over, rub ... with, rub the chicken, rub ... all over, glaze, baste, ice,
      frost, decorate, assemble, flip, turn, turn over, insert, crumble, lay, dot, massage,
      repeat, continue, stack, finish with, top with, swirl, sandwich, pile, tap, run, rotate,
      push ... in, push ... into, push ... under, tuck ... in, tuck ... into, tuck ... under, set, hang, shake, move, drop ... on each, drop ... over each, place ... on each, put ... on each, sit ... on, sit ... in, sit ... over, bang, pierce, poke, use ... to pierce, give ... toss, give ... sprinkle, spritz, dress, tent, distribute, evenly distribute, pack ... into
    `),
    drain: list(`
      drain, strain, sieve, pass ... through, wring, pour off, squeeze out, press ... sieve,
      drain off, push ... sieve, run ... through
    `),
    serve: list(`
      serve, garnish, enjoy, slice and serve, eat, plate, store, offer, dish up, keep in an airtight, keep ... in
      an airtight, keep for up to, will keep for, will keep in, keeps for
    `),
    needless: list(`
      make a well, create a well, form a well, make a hole, make a hollow, make a dip
    `),
    other: list(`
      make, start, begin, check, test, ensure, try, note, follow, get, work, do, be, see, hold,
      watch, save, give, open, attach, change, once done, create, build, thin the, thin with, thin it, thin out,
      loosen, stop, bring, let, allow, leave, light, position
    `),
  }),
  // The phrase that ends last in a name decides: "chicken stock" is a liquid.
  foods: {
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
      lettuce, greens, spinach, kale, rocket, arugula, salad, cabbage, chard, watercress, salad leaves,
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
      chuck roast, stewing beef, stew meat, belly, roasting joint, fillet steak*, cutlet*, beef
      fillet*, pork fillet*, lamb fillet*, veal fillet*
    `),
    poultry: list(`
      chicken, turkey, duck, chicken breast*, chicken thigh*, breast, breasts, thigh*,
      drumstick*, wings, goose, chicken pieces, chicken tender*, chicken leg*, chicken fillet*,
      chicken thigh fillet*, chicken breast fillet*, thigh fillet*, breast fillet*, turkey
      fillet*, turkey breast fillet*, duck breast fillet*, hen, rotisserie chicken, tenders, tenderloins
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
      prawn*, shrimp*, mussel*, clam*, squid, scallop*, crab, lobster, crabmeat, crab meat, octopus,
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
      yogurt, yoghurt, sour cream, soured cream, creme fraiche, cream cheese, mascarpone, mascarpone cheese, ricotta cheese, mascarpone cream cheese,
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
      duck fat, goose fat, beef fat, bacon fat, bacon grease, chicken fat, tallow, beef tallow
    `),
    oil: list(`oil, olive oil, vegetable oil, cooking spray, evoo`),
    liquid: list(`
      stock, broth, water, wine, juice, vinegar, beer, coffee, stout, cider, passata, bouillon,
      tea, sherry, rum, brandy, vermouth, cognac, calvados, armagnac, bourbon, whisky, whiskey, ruby port, tawny port, port wine, soy sauce, fish sauce, worcestershire sauce, tabasco, chopped
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
      nutritional yeast, yeast flakes, yeast extract,
      pepper, black pepper, white pepper, cumin, paprika, cinnamon, nutmeg, turmeric, curry
      powder, garam masala, powder, flakes, red pepper flakes, chilli flakes, cayenne, cayenne
      pepper, ground ginger, ground coriander, coriander seed*, cumin seed*, mustard seed*,
      seeds, seed, cardamom, clove, ground cloves, whole cloves, spice, spices, allspice, allspice berries, allspice berry, star
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
  },
  traits: {
    coconut: list(`coconut*`),
    beetroot: list(`beetroot*, beet, beets`),
    coffeeBean: list(`coffee bean*`),
    crust: list(
      `pie crust*, pie shell*, tart shell*, pastry case*, puff pastry, shortcrust pastry, filo, phyllo, filo pastry, phyllo dough, pizza base*`,
    ),
    frozen: list(`frozen`),
    ice: list(`ice, ice cube*, crushed ice`),
    mozzarella: list(`mozzarella`),
    oats: list(`oat*, porridge`),
    pepper: list(
      `bell pepper*, red pepper*, green pepper*, yellow pepper*, orange pepper*, sweet pepper*, peppers, capsicum*`,
    ),
    polenta: list(`polenta, cornmeal, semolina, grits`),
    sweets: list(
      `marshmallow*, sprinkle*, candy, candies, m&m*, smarties, toffee bits, gummy*, jelly beans, jimmies, nonpareils, sugar pearls`,
    ),
    risottoRice: list(`arborio, carnaroli, vialone, risotto rice`),
    tomato: list(`tomato*, passata, plum tomatoes`),
    water: list(`water`),
  },
  collectives: [
    { words: list(`flours`), foods: ['flour'] },
    { words: list(`sugars`), foods: ['sugar'] },
    { words: list(`oils`), foods: ['oil'] },
    {
      words: list(`vegetables, vegetable, veggies, veg`),
      foods: ['onion', 'hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
    },
    { words: list(`meat, meats, the meats`), foods: ['mincedMeat', 'meat', 'poultry'] },
    { words: list(`beef, mince, ground meat`), foods: ['mincedMeat'] },
    { words: list(`greens`), foods: ['leaf'] },
    { words: list(`herbs`), foods: ['herb'] },
    { words: list(`spices, seasonings, spice, seasoning`), foods: ['spice', 'salt'] },
    { words: list(`pasta, noodles`), foods: ['pasta'] },
    { words: list(`cheese, cheeses`), foods: ['hardCheese', 'cheese'] },
    { words: list(`nuts`), foods: ['nut'] },
    { words: list(`dried fruit, dried fruits`), foods: ['driedFruit'] },
    { words: list(`fruit, fruits, berries`), foods: ['fruit'] },
    { words: list(`beans, legumes, pulses`), foods: ['legume'] },
    { words: list(`fish, fillets`), foods: ['fish'] },
    { words: list(`stock, broth`), foods: [] },
    {
      words: list(`
        dry ingredients, dried ingredients, dry stuff, dry things, dry bits, into the dry, to the dry, into dry, to dry ingredients, dry mixture, dry mix,
        flour mixture
      `),
      foods: ['flour', 'starch', 'sugar', 'leavening', 'salt', 'spice', 'cocoa', 'yeast', 'grain'],
    },
    {
      words: list(
        `wet ingredients, wet stuff, wet things, wet bits, liquid ingredients, liquids, into the wet, to the wet, into wet, to wet, with wet, wet mixture`,
      ),
      foods: ['egg', 'eggYolk', 'milk', 'cream', 'softDairy', 'oil', 'liquid', 'syrup', 'butter'],
    },
    { words: list(`salt and pepper`), foods: ['salt'] },
    { words: list(`the fat, remaining fat`), foods: ['butter', 'oil'] },
  ],
  places: {
    bowl: list(`
      bowl, bowls, basin, basins, jug, food processor, processor, blender, mixer, stand mixer, measuring jug,
      bullet, jar of a blender, bowl of a food processor, bowl of a stand mixer, bowl of a
      mixer, mixer bowl, mortar, mortar and pestle, pestle and mortar, bowl of an electric mixer, bowl of your stand mixer, bowl of your
      mixer, bowl of a standing mixer
    `),
    pot: list(`
      saucepan, preserving pan, jam pan, maslin pan, pot, dutch oven, casserole, stockpot, stock pot, soup pot, pan, crock,
      bain-marie, double boiler, casserole pot, flameproof casserole, sauce pan, heavy bottom
      pan, hob, kadai
    `),
    fryingPan: list(`
      frying pan, skillet, wok, griddle, fry pan, frypan, saute pan, frying-pan, crepe pan,
      cast iron pan, tava, grill pan
    `),
    oven: list(`
      oven, baking tray, baking sheet, baking sheets, baking trays, baking dish, baking pan,
      cookie sheet, cookie sheets, roasting tin, roasting tray, roasting pan, tin, tins, cake
      tin, loaf tin, loaf pan, jelly roll pan, jelly-roll pan, roll pan, half sheet pan, cake pan, cake pans, ramekins, ramekin, muffin tin, muffin pan,
      muffin cups, muffin cup, muffin cases, tray, pie dish, ovenproof dish, oven dish, springform,
      springform tin, springform pan, bundt pan, gratin dish, prepared pan, prepared tin,
      sheet pan, pizza stone, flan dish, casserole dish, cases, liners, pie crust, tart case,
      pastry case, 9x13, cake form, cake forms, baking form, baking mould, baking mold, the form
    `),
    cold: list(`fridge, refrigerator, freezer, cold place`),
    plate: list(`
      plate, plates, serving bowl, serving dish, platter, board, rack, wire rack, work
      surface, surface, worktop, kitchen paper, paper towel*, in a glass, into a glass, in the glass, into the glass, to a glass, glasses, serving bowls,
      in a jar, into a jar, in the jar, into the jar, to a jar, to the jar, sterilised jar, sterilized jar, airtight jar, lidded jar, mason jar, glass jar, jars, chopping board, cutting board, parchment, in a bottle, into a bottle, to a bottle, squeeze bottle, airtight container, cling
      film, plastic wrap, salad bowl, sandwich bag, ziplock*, resealable bag, mould, mold,
      moulds, molds, serving plate, serving platter, container, piping bag, bag, dish, shallow
      dish, colander, sieve
    `),
    otherAppliance: list(`
      air fryer, grill, barbecue, bbq, deep fryer, deep-fryer, bread machine, broiler, rice
      cooker, smoker, ice cream maker, waffle iron, pasta machine
    `),
  },
  handTools: list(`pastry blender, pastry cutter, dough blender, dough cutter`),
  devices: {
    slowCooker: list(`
      slow cooker, crock pot, crockpot, crock-pot, slow cook, slow-cook
    `),
    pressureCooker: list(`
      instant pot, instantpot, pressure cooker, high pressure, low pressure, multicooker,
      multi-cooker, pressure cook, pressure-cook
    `),
    microwave: list(`
      microwave, microwave oven
    `),
  },
  method: {
    joiners: list(`and then, and, then, before you, but`),
    timesAhead: list(`before you`),
    beforeVerb: list(`
      and, then, now, next, also, finally, lastly, meanwhile, in the meantime, just, simply,
      again, first, firstly, immediately, gently, carefully, slowly, quickly, finely, roughly,
      coarsely, thinly, lightly, gradually, thoroughly, briefly, to serve, please, you can,
      you will need to, i, we, you, to, vigorously, well, generously, evenly, once more,
      second, secondly, third, afterwards, constantly, continuously, very, loosely, partially,
      alternately, optional, if desired, if necessary, if needed, if using, either, step one,
      step 1, go ahead and, at this point, after that, separately, or, using your hands, be
      sure to, make sure to, begin to, start to, over * heat, over a * heat, over * * heat, on * heat,
      on a * heat, on * * heat, over a * flame, over * flame, don't, do not, not
    `),
    helperVerbs: list(`
      let, allow, leave, continue, keep, begin by, start by, make sure, use, using
    `),
    determiners: list(
      `the, a, an, your, my, our, its, their, his, her, another, every, each, some, any, no`,
    ),
    falseVerbs: list(`
      an occasional stir, the occasional stir, take your time, rest of the, rest of your, rest of all,
      this process, the process, process should, process will, will thicken, will melt, will brown,
      will cook, will boil, will bubble, will rise, will soften, will set, will cool, will bake,
      will steam, will foam, will reduce, will simmer, will freeze, will caramelize, will caramelise,
      turn translucent, turn golden, turn brown, turn pink, turn opaque, turn pale, turn white,
      turn red, turn soft, turn creamy, turn glossy, turn crisp, turn fragrant, turn thick,
      speed setting, heat setting, lowest setting, highest setting, low setting, high setting,
      medium setting, turn the blender, turn the processor, turn the food processor, turn the mixer, turn off the
      mixer, turn off the blender, turn off the processor, turn the mixer off, stop the mixer
    `),
    forProcessors: list(
      `if using a food processor, if using your food processor, if you are using a food processor, if you're using a food processor, if you use a food processor, if you have a food processor, if using a stand mixer, if using your stand mixer, if you are using a stand mixer, if you're using a stand mixer, if you use a stand mixer, if you have a stand mixer`,
    ),
    goesOn: list(
      `because, since, so that, without, before, although, though, even though, unless, if, when, once, while, rather than, instead of, as long as, followed by, depending on, to avoid, to prevent, in order to, whereas`,
    ),
    relatives: list(`which, who, whose, where`),
    subordinators: list(`until, when, once, while, if, as soon as`),
    abbreviations: list(`
      tbsp, tbsps, tbs, tbl, tsp, tsps, min, mins, approx, oz, lb, lbs, hr, hrs, sec, secs, pkg, no, eg,
      e.g, i.e, ie, etc, vs, st, dr, fl, pt, qt, c, g, ml, deg, temp, med
    `),
    componentOpeners: list(`for the, to make the, for your, to prepare the, make the, for`),
  },
  time: {
    seconds: list(`more seconds, additional seconds, seconds, second, secs, sec`),
    minutes: list(
      `more minutes, more minute, additional minutes, further minutes, minutes, minute, mins, min, minutes', m`,
    ),
    hours: list(`hours, hour, hrs, hr, h`),
    andHalf: list(`and a half`),
    numbers: {
      fifty: 50,
      forty: 40,
      'thirty five': 35,
      'twenty five': 25,
      ninety: 90,
      'one and a half': 1.5,
      'two and a half': 2.5,
      'three quarters of an': 0.75,
      'a quarter of an': 0.25,
      'half an': 0.5,
      half: 0.5,
      'a few': 3,
      'a couple of': 2,
      'a couple': 2,
      a: 1,
      an: 1,
      another: 1,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      twelve: 12,
      fifteen: 15,
      twenty: 20,
      thirty: 30,
      'forty five': 45,
      sixty: 60,
      'a further': 1,
      several: 5,
      'an additional': 1,
      'at least an': 1,
    },
    rangeWords: list(
      `to, or, and, up to, and no more than, but no more than, and not more than, and at most`,
    ),
    before: list(`
      for about, for around, for approximately, for a further, for another, for an additional,
      for at least, for up to, for roughly, for, about, approximately, approx, around, at
      least, another, a further, an additional, a full, over, up to, for just, for the next,
      for the last, for only
    `),
    after: list(`
      or two, more, or so, longer, in total, or longer, or more, approximately, approx, at
      least
    `),
    orWords: list(`or`),
    whole: list(`full, whole, good, solid, more, additional, extra, further`),
    overnight: list(`overnight`),
  },
  cues: {
    lowHeat: list(`
      over a low heat, over low heat, over a low flame, over low flame, on a low flame, on low flame, over a gentle flame, on low heat, on a low heat, over a gentle heat, over
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
      pale, fluffy, foamy, frothy, light and, light in color, light in colour, lighter in color, lighter in colour, creamy, airy, thick and pale, doubled in volume,
      ribbon
    `),
    charred: list(`char, charred, blister*, blacken*, charring`),
    golden: list(`
      golden, brown, browned, crisp, crispy, charred, seared, no longer pink, colour, colouring,
      coloring, coloured, browning,
      caramelised, caramelized
    `),
    cubes: list(`cubes, cubed, diced, small pieces, little pieces, fine pieces, tiny pieces`),
    pieces: list(`
      chunks, pieces, whole, diced, cubed, sliced, chunky, cubes, wedges, slices, strips, rings,
      matchsticks, batons, rounds, florets, ribbons, lengths, quarters, half, halves, sticks
    `),
    rolledOut: list(
      `roll out, roll it out, roll ... out, rolled out, rolling pin, roll to, roll into a rectangle, roll into a circle`,
    ),
    formed: list(`
      halves, meatball*, dumpling*, patties, patty, burger*, pancake*, fritter*, cutlet*, balls,
      ravioli, gnocchi, rings, skewer*, kebab*, croquette*, crepe*, cakes, falafel, omelette,
      fillets, skin side, skin-side, each side, both sides, per side, all sides, other side,
      in batches, a ladleful of batter, a ladleful of the batter, quesadilla*, tortilla*, schnitzel*, on one side, cut side down, cut-side down, skin side down, skin-side down, underside, bubbles form, bubbles appear, bubbles on, bubbles break, bubbles pop, until bubbles, of bubbles, see bubbles
    `),
    inWater: list(`
      boiling salted water, salted boiling water, salted water, boiling water, lightly salted
      water, pan of water, pot of water, plenty of water, plenty of salted water, plenty of boiling water, plenty of boiling salted water, cover with water, cover with cold
      water, covered with water, packet instructions, package instructions, package
      directions, packet directions, according to, al dente, simmering water, enough water,
      pan of salted water
    `),
    salted: list(`salted`),
    warmedThrough: list(`
      heat through, heats through, heated through, warm through, warmed through, warms through
    `),
    lukewarm: list(`
      lukewarm, tepid, hand hot, hand-hot, blood temperature, body temperature, just warm,
      barely warm
    `),
    briefly: list(
      `no dry flour, no more dry flour, no dry bits, no dry spots, no dry patches, no dry pockets, no pockets of dry, shaggy, just combined, just comes together, just come together, just incorporated, just mixed, just blended, just moistened, just until, only until, overmix, over mix, over-mix, overmixing, overwork, over-work, overbeat, over-beat, over beat, overbeating, over-beating, overwhip, over-whip, overprocess, over-process, overblend, over-blend`,
    ),
    dissolved: list(`dissolved, dissolves, dissolve`),
    pulsed: list(`
      pulse, pulses, pulsing, pulsed, short bursts, in bursts
    `),
    nearBoil: list(`
      almost to the boil, almost to a boil, almost boiling, almost boils, nearly to the boil,
      nearly boiling, nearly boils, just below the boil, just under the boil, just before boiling,
      just before it boils, just before it comes to, just shy of boiling, almost comes to, nearly
      comes to, does not boil, doesn't boil, do not boil, don't boil, not let it boil, not boiling,
      without boiling, without letting it boil, not to boil, not allow it to boil, must not boil, should not boil, mustn't boil, shouldn't boil, never boil, not come to the boil, not come to a boil, barely boiling, almost ... boil, nearly ... boil
    `),
    boils: list(`simmers, simmering, boils, boiling, boil, bubbles, bubbling`),
    absorbed: list(`absorbed, absorbs, absorb`),
    byHand: list(`
      by hand, with your hands, with your hand, with the hands, with clean hands, with your fingers, with the fingers, with your fingertips, between your fingers, between your hands
    `),
    unstirred: list(`
      without stirring, do not stir, don't stir, without stirring it, not stirring
    `),
    fewMinutes: list(`
      a few minutes, few minutes, a couple of minutes, a minute, one minute, 1 minute, a
      minute or two, 1-2 minutes, 2 minutes, two minutes
    `),
    repeats: list(`repeat, continue, keep adding, keep going, carry on, go on, proceed`),
    offHeat: list(
      `off the heat, off heat, from the heat, from heat, off the stove, from the stove, turn off the heat, switch off the heat, heat off`,
    ),
    overWater: list(`
      over a pan of simmering water, over simmering water, over boiling water, over hot water,
      over the boiling water, over the simmering water, over the hot water, over a pan of boiling
      water, over a pan of hot water, over a pan of barely simmering water, over a pot of
      simmering water, over a pot of boiling water, over a pot of hot water, over barely simmering
      water, over gently simmering water, over a saucepan of simmering water, over a saucepan of
      boiling water, over a saucepan of hot water, over a water bath, over steam, in a water bath,
      bain-marie, bain marie, double boiler
    `),
    aMoment: list(`briefly, for a moment, a moment, a few seconds, quickly fry, quick fry`),
    soft: list(`soft, softened, tender, fork-tender, cooked through, done, falling apart, mushy`),
    thickened: list(`
      thick, thickened, thickens, thicken, coats the back of, coat the back of
    `),
    allIngredients: list(`
      all but, all of the above, all the above, everything above, the above together, mix the above, combine the above, blend the above, whisk the above, stir the above, put the above in, place the above in, add the above to, all the ingredients, all ingredients, it all, all of the ingredients, everything, the
      ingredients, ingredients, all components, all the components, spread components, filling
      components, sauce components, dressing components, salad components, marinade components,
      dough components, batter components
    `),
    otherIngredients: list(`
      everything else, remaining ingredients, the remaining ingredients, rest of the
      ingredients, the rest of the ingredients, all the rest of the ingredients, the remainder of
      the ingredients, the rest, other ingredients, all the other ingredients, all the remaining
      ingredients, all remaining ingredients, all other ingredients, rest of ingredients
    `),
    remaining: list(`
      remaining, rest of the, rest of, leftover, reserved, saved, the saved, the other half, other half of
    `),
    partOf: list(`
      half of the, half the, half of, half, some of the, some, a little, a little of the, a
      third of, one third of, a quarter of, most of the, two thirds of, a splash of, a few, a
      little bit of, part of the, one half of, a third of the, half a, a bit of, first half
      of, a ladleful of, a drizzle of, a pinch of, a handful of, a small amount of, 1/2 of
      the, 1/3 of the, 1/4 of the, a knob of, a ladle of, a spoonful of, a spoonful of the, a teaspoonful of, a teaspoonful of the, a blob of, a blob of the, three quarters of, three-quarters of, two-thirds of, three quarters of the, three-quarters of the, two-thirds of the, two thirds of the, all but, all but a few of, all but a few of the, all but a handful of, all but a handful of the, all but a little of the, all but a couple of
    `),
    products: list(`
      pesto, mixture, mix, dough, batter, sauce, paste, filling, cream mixture, slurry, base, glaze,
      topping, frosting, icing, soup, curry, stew, goulash, cake, cakes, pie, bread, salad, layer,
      crust, puree, patties, balls, rub, marinade, wrapper*, burgers, pancakes, cookies,
      squares, slices, chops, drippings, fat, water, mash, buttercream, syrup, meatballs,
      mixtures, muffins, caramel, coating, pudding, rolls, brownies, bites, fritters, dumplings,
      scones, gravy, ganache, custard
    `),
    newVessel: [
      ...list(`
      another bowl, another pan, another saucepan, another pot, another large, another small,
      another medium, another jug, another mixing, another frying, separate, second, to a medium, to a small, to your, in your, different, clean, fresh, in a small, in a medium, in a large,
      in a bowl, in a saucepan, in a pan, in a pot, in a food processor, in a blender, in a
      mixing bowl, in a mixer, into a bowl, into a large, into a mixing bowl, into a saucepan,
      in a jug, in the bowl of, in a stand mixer, into a small, in a heavy, in a medium-sized,
      in a medium-size, in a big, in a heatproof, in a microwave-safe, in a deep, in a wide,
      into the bowl of a, to the bowl of a, into the bowl of an, to the bowl of an, into a stand mixer, to a stand mixer, to a large, to a blender, to a food processor, to a bowl, in a dutch oven, in a skillet
    `),
      ...SIZED_VESSELS,
    ],
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
    afterVessel: [],
    beatenCool: list(
      `until ... cool, until ... cooled, until ... cools, until ... cold, until ... room temperature, until ... lukewarm`,
    ),
    melted: list(
      `until melted, until ... melted, has melted, have melted, is melted, are melted, fully melted, completely melted, melts, to melt`,
    ),
    wilted: list(
      `until wilted, until ... wilted, has wilted, have wilted, is wilted, are wilted, just wilted, wilts, to wilt`,
    ),
    lowSpeed: list(
      `low speed, lowest speed, on low, at low, slow speed, low setting, lowest setting, on the lowest setting`,
    ),
    mediumSpeed: list(
      `medium speed, medium-high speed, medium high speed, medium-low speed, medium low speed, on medium, on medium-high, on medium-low, at medium, to medium, to medium-high, medium setting`,
    ),
    highSpeed: list(
      `high speed, highest speed, on high, at high, full speed, top speed, to high, its highest, maximum speed, high setting, highest setting`,
    ),
    blender: list(`
      a blender, the blender, your blender, into blender, in blender, to blender, with blender, high-speed blender, high-powered blender, hand blender, immersion blender, stick blender, food processor, processor
    `),
    processor: list(`
      food processor, processor, blender, mixer, stand mixer, hand mixer, electric mixer, immersion blender, stick blender, chopper,
      low speed, lowest speed, medium speed, medium-low speed, medium-high speed, medium high speed, high speed
    `),
    asNeeded: list(
      `enough of the, enough of, enough liquid, enough reserved, enough water, enough stock, enough milk, as much of the ... as`,
    ),
    lastMinutes: list(`
      last ... minutes, last ... mins, last ... min, final ... minutes, final ... mins, last few minutes, final few minutes, minutes before the end, mins before the end, minutes before it is done, minutes before serving
    `),
    excessFat: list(`grease, fat, fats, excess oil, drippings`),
    flipped: list(`
      cut-side down, cut side down, cut sides down, flip, flipping, flipped, turn over, turning over, turn ... over, per side, each side, both sides, other side, second side
    `),
    deviceTalk: list(`
      lock the lid, secure the lid, seal the lid, lock ... lid, pressure release, natural
      release, natural pressure release, quick release, release the pressure, release any
      remaining pressure, release ... pressure, sealing position, steam valve, pressure valve,
      valve, comes to pressure, come to pressure, burn warning, cancel, sauté function, saute
      function, sauté mode, saute mode, sauté setting, saute setting, to sauté, to saute, keep
      warm setting
    `),
    stoveTalk: list(`
      waiting until, waiting for, using ... whisk, with ... whisk, using ... beaters, with ... beaters, using ... attachment,
      with ... attachment, stirring occasionally, stirring frequently, stirring often, stirring constantly,
      stirring every so often, every so often, continuously, stirring continuously, stirring regularly, stirring all the time, stirring from time to
      time, stirring now and then, stirring once or twice, stirring, whisking constantly,
      whisking continuously, stirring well, stirring occassionally, stir occasionally, stir
      frequently, stir often, stirring every few minutes, stir constantly, with a wooden
      spoon, with a spoon, with a fork, with a whisk, with a spatula, with a balloon whisk,
      fitted with ... attachment, either with ... beaters, with ... beaters, with an electric whisk,
      waiting until ... before adding, waiting for ... before adding, allowing ... before adding,
      letting ... before adding,
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
  },
  names: {
    stopWords: list(`
      the, a, an, of, and, or, with, in, into, to, for, on, all, your, some, it, them, this,
      that, then, plus, each, both, from, at, by, is, are, over, together, well, mixing,
      along, up, as, if, using, its, their, &, one, also, bowl, pan, now, next, finally,
      everything, ingredients, any, like, other, such, favourite, favorite, choice, what
    `),
    noFoods: list(`
      stock pot, stock pots, soup pot, soup bowl, soup bowls, milk pan, their juices, its juices,
      their own juices, its own juices, any juices, all the juices, pan juices, cooking juices,
      resting juices, meat juices, roasting juices, meat mallet, meat tenderizer, meat tenderiser,
      meat thermometer, meat hammer, meat pounder, meat probe, meat fork, meat shredder*, meat claws,
      vegetable peeler, vegetable brush, cheese grater, cheese cloth, cheesecloth, fish slice,
      fish spatula, fish kettle, egg slicer, garlic press, potato masher, potato ricer, potato peeler,
      bread knife, butter knife, rice cooker, rice paddle, pasta fork, lemon squeezer, salad spinner,
      salad tongs, nut milk bag, coffee filter*, coffee grinder, spice grinder, spice mill, pepper mill
    `),
    descriptors: list(`
      baking, fresh, freshly, wet, large, small, medium, big, ground, dried, dry, chopped,
      unsalted, salted, plain, all-purpose, purpose, extra, virgin, finely, roughly, ripe,
      hot, cold, warm, boiling, lukewarm, whole, free, range, organic, good, quality, thick,
      thin, raw, cooked, frozen, melted, softened, grated, sliced, diced, minced, crushed,
      peeled, boneless, skinless, clove, low, sodium, fat, full, reduced, light, unsweetened,
      sweetened, granulated, caster, superfine, kosher, sea, fine, coarse, semi, strong,
      active, instant, quick, rolled, baby, lean, tinned, canned, can, tin, piece, stick,
      stalk, sprig, bunch, leaf, head, cup, white, red, green, yellow, black, brown, mixed,
      pure, half, gluten, regular, pack, packet, jar, room, temperature, natural, greek, old,
      new, fashioned, sweet, golden, pinch, handful, heaped, level, long, grain, part, skin,
      bone, side, flat, soft, hard, powder, sauce, seed, creamy, buttery, shallow
    `),
    choppedNotes: list(`
      chopped, minced, finely chopped, roughly chopped, crushed, coarsely chopped, diced,
      finely diced
    `),
    finelyChoppedNotes: list(`finely chopped, minced, very finely chopped, crushed, finely minced,
      finely diced`),
    mashedNotes: list(`
      applesauce, apple sauce, puree, purée, mashed, pureed, juiced, juice, juice only, melted, beaten, lightly beaten, crushed
    `),
    juiceNotes: list(`juice, juiced, juice only`),
    zestNotes: list(`zest, zested, zest only, grated zest`),
    readyToEat: list(`
      cooked, tinned, canned, can, tin, smoked, leftover, rotisserie, precooked, pre-cooked,
      ready-cooked, roast, cured, jar, in oil, in brine
    `),
    extraNotes: list(`
      plus extra*, plus more, + more, + extra*, and more for, and extra*, with extra*, more for,
      more to, extra for, extra to, or more, or to taste, plus a bit for, plus a little for,
      plus some for, plus a bit extra, plus a little extra, plus a bit more, plus a little more
    `),
    gratedNotes: list(`grated, shredded, finely grated`),
    smallPieces: list(`
      diced, chips, chip, morsels, callets, cubed, cubes, bite-size*, bite size*, chunks, strips, pieces, stewing, chopped,
      cut into, sliced, shredded, goujons, stew, cut up, cut in, stir-fry
    `),
    largePieces: list(`
      whole, thigh*, joint, drumstick*, leg*, wing*, bone-in, bone in, roast, rack, shank*,
      chops, ribs, skin-on, skin on, fillet*, steak*, breast*
    `),
    cutNotes: list(`cut, diced, chopped, sliced`),
    boneless: list(`boneless, skinless, fillet*, breast*, tenders, tenderloin*`),
    behindNoun: list(`with, without`),
    sideNotes: list(`
      for dusting, to dust, for greasing, to grease, for the pan*, for pan*, for the tin*,
      for the dish, for the board, for the counter, for the work surface, for rolling,
      for brushing, to brush, for sprinkling, to sprinkle, for drizzling, to drizzle,
      for rimming, spray, to finish, for finishing, garnish*, to garnish, for garnish*,
      to serve, for serving, to decorate, for decorating, for decoration, for topping
    `),
    toTaste: list(`
      to taste, to serve, for serving, for garnish, to garnish, for frying, for greasing, for
      dusting, for brushing, for sprinkling, as needed, for deep frying, for drizzling, to
      decorate, for topping, to finish
    `),
  },
  metadata: {
    servings: list(`
      servings, serving, serves, people, persons, person, portions, portion, feeds, serve,
      yields, adults, guests
    `),
    difficulty: {
      easy: list(`easy, simple, beginner, very easy`),
      medium: list(`medium, moderate, intermediate, average, more effort`),
      hard: list(`hard, difficult, advanced, challenging, expert, a challenge`),
    },
  },
}
