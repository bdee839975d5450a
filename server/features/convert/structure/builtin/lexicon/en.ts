import { EN_CUES } from './en-cues.ts'
import { EN_COLLECTIVES, EN_FOODS } from './en-foods.ts'
import { EN_VERBS } from './en-verbs.ts'
import { EN_WORDING } from './en-wording.ts'
import type { Lexicon } from './lexicon.ts'
import { list } from './list.ts'

const IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
  bicarb: 'bicarbonate',
}

function stem(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  if (/(?:ss|us)$/.test(word) || word.length < 4) return word
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.replace(/es$/, '')
  return word.replace(/'?s$/, '')
}

export const EN: Lexicon = {
  language: 'en',
  verbPosition: 'first',
  headPosition: 'last',
  stem,
  verbs: EN_VERBS,
  foods: EN_FOODS,
  collectives: EN_COLLECTIVES,
  wording: EN_WORDING,
  places: {
    bowl: list(`
      bowl, bowls, jug, food processor, processor, blender, mixer, stand mixer, measuring jug,
      bullet, jar of a blender, bowl of a food processor, bowl of a stand mixer, bowl of a
      mixer, mixer bowl, bowl of an electric mixer, bowl of your stand mixer, bowl of your
      mixer, bowl of a standing mixer
    `),
    pot: list(`
      saucepan, pot, dutch oven, casserole, stockpot, stock pot, soup pot, pan, crock,
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
      tin, loaf tin, loaf pan, cake pan, cake pans, ramekins, ramekin, muffin tin, muffin pan,
      muffin cups, muffin cases, tray, pie dish, ovenproof dish, oven dish, springform,
      springform tin, springform pan, bundt pan, gratin dish, prepared pan, prepared tin,
      sheet pan, pizza stone, flan dish, casserole dish, cases, liners, pie crust, tart case,
      pastry case, 9x13
    `),
    cold: list(`fridge, refrigerator, freezer, cold place`),
    plate: list(`
      plate, plates, serving bowl, serving dish, platter, board, rack, wire rack, work
      surface, surface, worktop, kitchen paper, paper towel*, glass, glasses, serving bowls,
      jar, jars, chopping board, cutting board, parchment, bottle, airtight container, cling
      film, plastic wrap, salad bowl, sandwich bag, ziplock*, resealable bag, mould, mold,
      moulds, molds, serving plate, serving platter, container, piping bag, bag, dish, shallow
      dish, colander, sieve
    `),
    otherAppliance: list(`
      slow cooker, crock pot, crockpot, instant pot, pressure cooker, air fryer, microwave,
      grill, barbecue, bbq, deep fryer, deep-fryer, bread machine, broiler, rice cooker,
      smoker, ice cream maker, waffle iron, instantpot, high pressure, pasta machine
    `),
  },
  method: {
    joiners: list(`and then, and, then, before you, but`),
    beforeVerb: list(`
      and, then, now, next, also, finally, lastly, meanwhile, in the meantime, just, simply,
      again, first, firstly, immediately, gently, carefully, slowly, quickly, finely, roughly,
      coarsely, thinly, lightly, gradually, thoroughly, briefly, to serve, please, you can,
      you will need to, i, we, you, to, vigorously, well, generously, evenly, once more,
      second, secondly, third, afterwards, constantly, continuously, very, loosely, partially,
      alternately, optional, if desired, if necessary, if needed, if using, either, step one,
      step 1, go ahead and, at this point, after that, separately, or, using your hands, be
      sure to, make sure to, begin to, start to, don't, do not, not
    `),
    helperVerbs: list(`
      let, allow, leave, continue, keep, begin by, start by, make sure, use, using
    `),
    abbreviations: list(`
      tbsp, tbsps, tsp, tsps, min, mins, approx, oz, lb, lbs, hr, hrs, sec, secs, pkg, no, eg,
      e.g, i.e, ie, etc, vs, st, dr, fl, pt, qt, c, g, ml, deg, temp, med
    `),
    componentOpeners: list(`for the, to make the, for your, to prepare the, make the, for`),
  },
  time: {
    seconds: list(`seconds, second, secs, sec`),
    minutes: list(`minutes, minute, mins, min, minutes', m`),
    hours: list(`hours, hour, hrs, hr, h`),
    numbers: {
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
    rangeWords: list(`to, or, and, up to`),
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
    overnight: list(`overnight`),
  },
  cues: EN_CUES,
  names: {
    stopWords: list(`
      the, a, an, of, and, or, with, in, into, to, for, on, all, your, some, it, them, this,
      that, then, plus, each, both, from, at, by, is, are, over, together, well, mixing,
      along, up, as, if, using, its, their, &, one, also, bowl, pan, now, next, finally,
      everything, ingredients, any
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
      bone, side, water, flat, soft, hard, powder, sauce, seed
    `),
    choppedNotes: list(`
      chopped, minced, finely chopped, roughly chopped, crushed, coarsely chopped, diced,
      finely diced
    `),
    finelyChoppedNotes: list(`finely chopped, minced, very finely chopped, crushed, finely minced,
      finely diced`),
    mashedNotes: list(`
      mashed, pureed, juiced, juice, juice only, melted, beaten, lightly beaten, crushed
    `),
    juiceNotes: list(`juice, juiced, juice only`),
    zestNotes: list(`zest, zested, zest only, grated zest`),
    readyToEat: list(`
      cooked, tinned, canned, can, tin, smoked, leftover, rotisserie, precooked, pre-cooked,
      ready-cooked, roast, cured, jar, in oil, in brine
    `),
    extraNotes: list(`plus extra*, plus more, extra for, extra to, or more, or to taste`),
    gratedNotes: list(`grated, shredded, finely grated`),
    smallPieces: list(`
      diced, cubed, cubes, bite-size*, bite size*, chunks, strips, pieces, stewing, chopped,
      cut into, sliced, shredded, goujons, stew, cut up, cut in, stir-fry
    `),
    largePieces: list(`
      whole, thigh*, joint, drumstick*, leg*, wing*, bone-in, bone in, roast, rack, shank*,
      chops, ribs, skin-on, skin on, fillet*, steak*, breast*
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
