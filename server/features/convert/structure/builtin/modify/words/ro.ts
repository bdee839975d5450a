import { list } from '../../parse/lexicon/list.ts'
import type { ModifyWords } from './words.ts'

/** Romanian; a word may be added or corrected anywhere in its list. */
export const RO: ModifyWords = {
  language: 'ro',
  fillers: list(`
    te rog, vă rog, fă, fă o, faceți, face, să faci, să fie, pregătește, prepară, gătește, scrie, dă, dă mi,
    convertește, convertiți, transformă, schimbă, adaptează, modifică, recalculează, o, un, această, acest,
    mea, meu, rețeta, rețetă, rețete, rețetei, mâncarea, mâncare, felul, versiune, versiunea, variantă,
    varianta, în, la, a, de, din, mie, îmi, ne, eu, noi, vreau, vrem, aș vrea, am vrea, aș dori, am nevoie,
    poți, puteți, ai putea, tu, ca, să, fie, tot, toate, toți, ingredientele, ingrediente, cantitățile,
    cantitate, cantitatea, cantități, măsuri, măsurile, complet, total, acum, apoi, mulțumesc, mersi, în
    schimb, cu, doar, numai, este, e, pentru mine, porția, proporțiile, treci, trece, mai bine
  `),
  joints: list(
    'și, dar, de asemenea, precum și, sau, nici, plus, iar, &, +, și apoi, și de asemenea, și și',
  ),
  articles: list(
    'un, o, niște, tot, toată, toate, toți, niciun, nicio, cel, cea, cei, cele, al, a, ale, de, puțin, puțină, orice',
  ),
  common: list(`
    și, în, cu, de, la, se, apoi, adăugați, adaugă, cântăriți, cântărește, bol, vasul, minute, pentru,
    până, amestecați, fierbeți, peste, o, un
  `),
  numbers: { doi: 2, două: 2, trei: 3, patru: 4, cinci: 5, șase: 6, opt: 8, zece: 10 },
  double: list(
    'dublu, dublă, dublează, dublați, dublat, de două ori, de două ori mai mult, dubla, porție dublă, cantitate dublă, cantitatea dublă, dublarea',
  ),
  half: list(
    'jumătate, la jumătate, înjumătățește, înjumătățiți, pe jumătate, jumătate de porție, jumătate din rețetă, jumătate de rețetă, de două ori mai puțin, împarte la doi, jumătate din cantitate',
  ),
  triple: list(
    'triplu, triplă, triplează, triplați, de trei ori, de trei ori mai mult, tripla, porție triplă',
  ),
  times: list(
    'de {n} ori, de {n} ori mai mult, înmulțește cu {n}, înmulțit cu {n}, înmulțiți cu {n}, x {n}, {n} x, ori {n}',
  ),
  servings: list(`
    pentru {n}, pentru {n} persoane, pentru {n} persoană, {n} porție, pentru {n} porție, {n} persoană, pentru {n} porții, pentru {n} oameni, pentru {n} de persoane, pentru {n}
    invitați, pentru {n} de porții, {n} porții, {n} persoane, pentru {n} adulți, {n} de porții, {n} de persoane
  `),
  swap: list(`
    {new} în loc de {old}, {new} în locul {old}, cu {new} în loc de {old}, cu {new} în locul {old},
    înlocuiește {old} cu {new}, înlocuiți {old} cu {new}, înlocuire {old} cu {new}, să înlocuiești {old} cu
    {new}, schimbă {old} cu {new}, schimbați {old} cu {new}, schimbă {old} în {new}, în loc de {old} {new}, în
    locul {old} {new}, în loc de {old} folosește {new}, în loc de {old} pune {new}, folosește {new} în loc de
    {old}, folosește {new} în locul {old}, pune {new} în loc de {old}, pune {new} în locul {old}, substituie
    {old} cu {new}
  `),
  swapMore: list('{old} cu {new}'),
  use: list('cu {new}, folosește {new}, folosiți {new}, utilizează {new}, pune {new}, din {new}'),
  leaveOut: list(`
    fără {old}, fără să folosești {old}, nu {old}, nu pune {old}, nu folosi {old}, nu adăuga {old}, scoate
    {old}, scoateți {old}, elimină {old}, eliminați {old}, omite {old}, omiteți {old}, lasă deoparte {old},
    renunță la {old}, niciun {old}, nicio {old}, nici {old}, nu am {old}, nu îmi place {old}, nu mi place {old}, alergic
    la {old}, alergică la {old}, exclude {old}, sari peste {old}, șterge {old}
  `),
  metric: list(`
    metric, sistem metric, sistemul metric, în sistem metric, unități metrice, în unități metrice, în grame,
    grame, în g, în grame și mililitri, în sistemul metric, măsuri metrice, în mililitri
  `),
  us: list(`
    unități americane, în unități americane, măsuri americane, în căni, căni, în cești, cești, în cups, cups,
    sistem american, în măsuri americane, în căni și linguri, unități us, în sistem american, în sistemul american
  `),
  model: list(`
    {model}, pentru {model}, pentru un {model}, pe {model}, la {model}, cu {model}, în {model}, pentru modelul
    {model}
  `),
  diets: {
    vegetarian: list('vegetarian, vegetariană, fără carne și pește, vegetariene'),
    vegan: list(
      'vegan, vegană, vegane, de post, vegetal, vegetală, fără produse animale, fără produse de origine animală',
    ),
    lactoseFree: list('fără lactoză, delactozat, delactozată'),
    glutenFree: list('fără gluten, pentru celiaci, fara gluten'),
  },
  foods: {
    mince: list(
      'carne tocată, carne de vită tocată, carne de porc tocată, carne tocată de*, tocătură, vită tocată, porc tocat, carne tocata, carnea tocată, pui tocat',
    ),
    bacon: list(
      'bacon*, slănină, slănina, costiță afumată, kaiser, pancetta, piept afumat, costiță',
    ),
    sausage: list('cârnat*, cârnaț*, crenvurșt*, salam*, chorizo, parizer*, cabanos*, caltaboș'),
    ham: list('șuncă, șunca, prosciutto, jambon*, șuncă presată, mușchi file, pastramă'),
    chickenPieces: list(
      'piept de pui, pieptul de pui, piept de curcan, file* de pui, pulpe dezosate de pui, piept pui, file* de curcan',
    ),
    poultry: list(
      'pui, puiul, curcan*, rață, rața, gâscă, găină, pulpe de pui, pulpă de pui, aripioare*, carne de pui, prepeliță, ciocănele',
    ),
    meat: list(
      'carne, carnea, vită, vita, porc, porcul, miel, vițel, friptură, ficat*, coaste, iepure, cotlet*, mușchi, ceafă, pulpă de porc, pulpă de vită, chiftele, chifteluțe, rasol, carne de vită, carne de porc, carne de miel, antricot*, oaie',
    ),
    fish: list(
      'pește, peștele, somon*, cod, ton, păstrăv*, anșoa, hering, macrou, sardine, file* de pește, file* de somon, merluciu, crap, șalău, ton la conservă',
    ),
    seafood: list(
      'creveți, crevete*, midii, calamar*, fructe de mare, crab, caracatiță, homar, scoici, raci',
    ),
    meatStock: list(
      'supă de pui, supă de vită, supă de carne, supă de oase, supă de pește, bulion de pui, cub de supă de pui, cuburi de supă de pui, concentrat de pui, zeamă de carne, zeamă de pui, supa de pui, cub de vită',
    ),
    vegetableStock: list(
      'supă de legume, bulion de legume, cub de supă de legume, zeamă de legume, concentrat de legume, supa de legume, cub de legume',
    ),
    stock: list('cub de supă, supă, cuburi de supă, supă concentrată, supă clară, bază de supă'),
    animalFat: list('untură, untura, grăsime de rață, seu, untură de porc'),
    gelatine: list('gelatină, gelatina, foi de gelatină, gelatină granulată'),
    fishSauce: list('sos de pește, sos de stridii'),
    worcestershire: list('sos worcestershire, sos worcester, worcestershire'),
    pesto: list('pesto, sos pesto'),
    mayonnaise: list('maioneză, maioneza, aioli'),
    milk: list('lapte, laptele, lapte de vacă, lapte integral, lapte dulce, lapte degresat'),
    plantMilk: list(
      'lapte de ovăz, lapte de soia, lapte de migdale, lapte de cocos, lapte de orez, lapte vegetal, băutură de ovăz, băutură vegetală, băutură de soia, laptele de cocos, lapte de caju, lapte de nucă de cocos',
    ),
    buttermilk: list('lapte bătut, zară'),
    cream: list(
      'smântână lichidă, smântână dulce, frișcă, frișca, smântână pentru frișcă, smântână pentru gătit, frișcă lichidă, smântână de gătit',
    ),
    plantCream: list(
      'smântână vegetală, smântână de cocos, frișcă vegetală, smântână de soia, cremă de cocos, smântână vegetală pentru gătit',
    ),
    sourCream: list(
      'smântână, smântâna, smântână fermentată, smântână grasă, crème fraîche, smântână 20',
    ),
    yoghurt: list('iaurt, iaurtul, iaurt grecesc, chefir, kefir, sana, skyr'),
    plantYoghurt: list('iaurt de soia, iaurt vegetal, iaurt de cocos'),
    freshCheese: list(
      'cremă de brânză, brânză de vaci, ricotta, mascarpone, urdă, philadelphia, brânză proaspătă, brânză topită, brânză cremă, brânza de vaci',
    ),
    cheese: list(
      'brânză*, brânza, cașcaval*, telemea*, mozzarella, feta, cheddar, gouda, emmental, brie, camembert, gorgonzola, brânză feta, brânză de capră, halloumi, brânză de burduf',
    ),
    hardCheese: list('parmezan*, parmigiano, pecorino, grana padano'),
    butter: list('unt, untul, ghee, unt clarifiat, untului'),
    margarine: list('margarină, margarina, unt vegetal, unt vegan'),
    condensedMilk: list('lapte condensat, dulce de leche'),
    milkPowder: list('lapte praf, zer'),
    iceCream: list('înghețată, înghețata, înghețată de vanilie'),
    milkChocolate: list(
      'ciocolată cu lapte, ciocolată albă, nutella, cremă de ciocolată, finetti, ciocolata albă',
    ),
    darkChocolate: list('ciocolată neagră, ciocolată amăruie, ciocolată menaj, ciocolata neagră'),
    egg: list('ou, ouă, ouăle, oul, ouălor'),
    eggYolk: list('gălbenuș*, gălbenuș de ou, gălbenușuri'),
    eggWhite: list('albuș*, albuș de ou, albușuri, bezea, bezele'),
    flaxEgg: list(
      'ouă din in, ou din in, înlocuitor de ou, semințe de in, in măcinat, semințe de chia',
    ),
    aquafaba: list('aquafaba, apă de năut'),
    honey: list('miere, mierea, miere de albine'),
    syrup: list('sirop de arțar, sirop de agave, sirop, sirop de orez'),
    eggPasta: list(
      'paste proaspete, paste cu ou, tăieței cu ou, ravioli, tortellini, paste din ou, tăiței cu ou, tăiței de casă',
    ),
    wheatFlour: list(
      'făină*, faina, făina, făină de grâu, făină albă, făină integrală, făină de secară, făină de spelta, făină 000, făină 650, făină tip 000',
    ),
    otherFlour: list(
      'făină de orez, făină de migdale, făină de cocos, făină de năut, făină de porumb, făină de hrișcă, mălai, amidon*, făină de ovăz, făină fără gluten, migdale măcinate, amidon de porumb',
    ),
    semolina: list('griș, grișul, tărâțe de grâu, semolina'),
    pasta: list(
      'paste, pastele, spaghete, spaghetti, penne, macaroane, lasagna, tăiței, tăieței, fidea, fusilli, gnocchi, foi de lasagna, tagliatelle',
    ),
    ricePasta: list('tăiței de orez, foi de orez, tăieței de orez, tăiței de soia'),
    bread: list(
      'pâine, pâinea, baghetă*, chiflă, chifle, toast, pâine prăjită, crutoane, tortilla, lipie, lipii, maia, franzelă, cozonac',
    ),
    breadcrumbs: list('pesmet, pesmetul, panko'),
    couscous: list('cușcuș, couscous, cuscus'),
    bulgur: list('bulgur'),
    barley: list('orz, arpacaș, malț, grâu, alac, secară'),
    pastry: list(
      'aluat foietaj, foietaj, aluat fraged, foi de plăcintă, foi de plăcinte, aluat de pizza, foi de patiserie',
    ),
    biscuits: list(
      'biscuiți, biscuite*, pișcoturi, pișcot*, fursecuri, crackers, blat de pandișpan',
    ),
    oats: list('ovăz, fulgi de ovăz, tărâțe de ovăz, granola, musli'),
    seitan: list('seitan'),
    soySauce: list('sos de soia, sos teriyaki, sos hoisin'),
    tamari: list('tamari, sos tamari'),
    beer: list('bere, berea'),
    tofu: list('tofu, tempeh, tofu afumat'),
    soyMince: list('soia texturată, soia granule, granule de soia, carne vegetală'),
    nutButter: list('unt de arahide, unt de migdale, unt de cacao, unt de caju, pastă de arahide'),
    beans: list('fasole, fasolea, năut, fasole verde, fasole roșie'),
    almond: list('migdale*, migdală, fulgi de migdale'),
    hazelnut: list('alune de pădure'),
    peanut: list('arahide*, alune'),
    walnut: list('nucă, nuci, nucile, miez de nucă'),
    cashew: list('caju, nuci caju'),
    nuts: list('fructe cu coajă, fistic*, nuci pecan, semințe de pin, nuci de macadamia'),
    coconut: list('nucă de cocos, fulgi de cocos, cocos, ulei de cocos'),
    parsley: list('pătrunjel*'),
    basil: list('busuioc*'),
    coriander: list('coriandru*'),
    mint: list('mentă, menta'),
    dill: list('mărar*'),
    chives: list('arpagic*'),
    thyme: list('cimbru*, cimbrișor*'),
    rosemary: list('rozmarin*'),
    sage: list('salvie, salvia'),
    oregano: list('oregano, maghiran*'),
    pepper: list('piper*, piper negru, piper măcinat'),
    bellPepper: list('ardei, ardei gras, ardei grași, ardei roșu, ardei kapia, ardei capia'),
    chilli: list('ardei iute, ardei iuți, chili, chilli, cayenne, fulgi de chili'),
    paprika: list('boia*, boia dulce, paprika, boia afumată, boia de ardei'),
    cinnamon: list('scorțișoară, scorțișoara'),
    cumin: list('chimen*, chimion'),
    turmeric: list('turmeric, curcuma'),
    nutmeg: list('nucșoară, nucșoara'),
    curry: list('curry, pastă de curry'),
    wine: list('vin, vinul, vin alb, vin roșu'),
    raisins: list('stafide, stafidele'),
  },
  allowed: {
    vegetarian: list('vegetarian*, vegan*, vegetal*, de post'),
    vegan: list('vegan*, vegetal*, de post'),
    lactoseFree: list('fără lactoză, vegan*, vegetal*, de post'),
    glutenFree: list('fără gluten'),
  },
  write: {
    tags: {
      vegetarian: 'vegetarian',
      vegan: 'vegan',
      lactoseFree: 'fără lactoză',
      glutenFree: 'fără gluten',
    },
    variety: {
      vegetarian: '{name} (variantă vegetariană)',
      vegan: '{name} (variantă vegană)',
      lactoseFree: '{name} fără lactoză',
      glutenFree: '{name} fără gluten',
    },
    substitutes: {
      firmTofu: 'tofu tare',
      smokedTofu: 'tofu afumat',
      soyMince: 'soia texturată, hidratată',
      vegetableStock: 'supă de legume',
      vegetableFat: 'grăsime vegetală',
      agar: 'agar-agar',
      soySauce: 'sos de soia',
      tamari: 'sos tamari',
      plantMilk: 'lapte de soia',
      plantCream: 'smântână vegetală pentru gătit',
      plantYoghurt: 'iaurt vegetal',
      margarine: 'margarină vegetală',
      darkChocolate: 'ciocolată neagră fără lapte',
      flaxEgg: 'ouă din in',
      aquafaba: 'aquafaba',
      mapleSyrup: 'sirop de arțar',
      glutenFreeFlour: 'amestec de făină fără gluten',
      quinoa: 'quinoa',
    },
    listEnd: '{head} și {last}',
    without: '(Fără {name}.)',
    rounded: 'rotunjit de la {exact}',
    flaxEgg: 'fiecare din 1 lingură de in măcinat și 3 linguri de apă, lăsate 5 minute',
    agar: 'fiert 2 minute în lichid',
    buttermilk: 'acrit cu 1 lingură de suc de lămâie la 250 ml',
  },
}
