import { list } from '../../parse/lexicon/list.ts'
import type { ModifyWords } from './words.ts'

/** German; a word may be added or corrected anywhere in its list. */
export const DE: ModifyWords = {
  language: 'de',
  fillers: list(`
    bitte, mach, mache, machen, koch, koche, kochen, bereite, zubereiten, schreib, schreibe, gib, gebe,
    rechne, umrechnen, rechne um, um, ändere, anpassen, passe, passe an, an, wandle, wandle um, es, das,
    dies, dieses, den, der, die, dem, mein, meine, rezept, rezepte, gericht, essen, version, variante,
    zu, zum, in, ein, eine, einen, einer, mir, mich, uns, ich, wir, möchte, möchten, will, wollen,
    brauche, brauchen, hätte, gern, gerne, kannst, könntest, du, sie, können, so, dass, nur, bloß, alles,
    alle, zutaten, mengen, menge, angaben, maße, komplett, ganz, jetzt, dann, danke, stattdessen, mit,
    davon, soll, sollte, sein, werden, wird, lass, ist, sind, und zwar, mal, doch, daraus, auf, als,
    verwende, verwenden, lieber, fertig, ganze, gesamte, für mich
  `),
  joints: list(
    'und, aber, auch, sowie, oder, noch, plus, außerdem, dazu, und dann, &, +, dann, und auch',
  ),
  articles: list(`
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, etwas, alle, allen, jegliche, kein,
    keine, keinen, meine, meinen, von, vom
  `),
  common: list(`
    und, die, der, das, den, in, mit, auf, zu, geben, mixtopf, wiegen, dazugeben, minuten, rühren,
    kochen, zerkleinern, bis, dem, ein, eine
  `),
  numbers: { sechse: 6, viere: 4 },
  double: list(`
    doppelt, doppelte, doppelten, das doppelte, die doppelte, doppelt so viel, verdoppeln, verdopple,
    verdoppelt, zweifach, zweimal so viel, zweimal
  `),
  half: list(`
    halb, halbe, halben, halbieren, halbiere, halbiert, die hälfte, hälfte, halb so viel, zur hälfte,
    die halbe menge, das halbe rezept
  `),
  triple: list(
    'dreifach, dreifache, die dreifache, das dreifache, verdreifachen, verdreifache, dreimal so viel, dreimal',
  ),
  times: list(
    '{n} mal, {n} fach, {n} fache, mal {n}, {n} x, x {n}, das {n} fache, die {n} fache, {n} mal so viel, um das {n} fache',
  ),
  servings: list(`
    für {n}, für {n} personen, für {n} person, für {n} portion, {n} person, {n} portion, für {n} leute, für {n} portionen, für {n} gäste, für {n} menschen,
    für {n} esser, für {n} erwachsene, {n} personen, {n} portionen, {n} leute, auf {n} personen,
    auf {n} portionen, auf {n}, ergibt {n}, reicht für {n}
  `),
  swap: list(`
    {new} statt {old}, {new} anstatt {old}, {new} anstelle von {old}, {new} anstelle {old},
    {new} an stelle von {old}, statt {old} {new}, anstatt {old} {new}, anstelle von {old} {new},
    statt {old} lieber {new}, statt {old} nimm {new}, nimm {new} statt {old}, nehme {new} statt {old},
    mit {new} statt {old}, mit {new} anstatt {old}, mit {new} anstelle von {old}, ersetze {old} durch
    {new}, ersetze {old} mit {new}, {old} durch {new} ersetzen, {old} mit {new} ersetzen, tausche {old}
    gegen {new}, tausche {old} durch {new}, {old} gegen {new} tauschen, {old} gegen {new} austauschen,
    {old} durch {new} austauschen, verwende {new} statt {old}, benutze {new} statt {old},
    {new} für {old}, ersetz {old} durch {new}
  `),
  swapMore: list('{old} durch {new}, {old} gegen {new}, {old} mit {new}'),
  use: list(`
    mit {new}, nimm {new}, nehme {new}, verwende {new}, benutze {new}, {new} verwenden, {new} nehmen,
    {new} benutzen
  `),
  leaveOut: list(`
    ohne {old}, kein {old}, keine {old}, keinen {old}, lass {old} weg, lasse {old} weg, {old} weglassen,
    {old} weg, {old} auslassen, lass {old} aus, {old} entfernen, entferne {old}, {old} raus, {old}
    streichen, streiche {old}, {old} frei, verzichte auf {old}, ich mag kein {old}, ich mag keine {old},
    ich mag keinen {old}, ich habe kein {old}, ich habe keine {old}, ich habe keinen {old}, allergisch
    gegen {old}, auf {old} verzichten, nicht {old}
  `),
  metric: list(`
    metrisch, metrische einheiten, in gramm, gramm, in g, in gramm und milliliter, metrische maße,
    metrisches system, in metrischen einheiten, in metrischen maßen, in milliliter
  `),
  us: list(`
    us einheiten, us maße, amerikanische einheiten, amerikanische maße, in cups, cups, in tassen, tassen,
    in us einheiten, in amerikanischen einheiten, in amerikanischen maßen, us cups, tassen und löffel,
    in tassen und löffeln, in us maßen
  `),
  model: list(`
    {model}, für {model}, für den {model}, für die {model}, für das {model}, für meinen {model}, für meine
    {model}, im {model}, mit dem {model}, auf {model}, auf den {model}, auf dem {model}, mit der {model},
    für einen {model}, für eine {model}
  `),
  diets: {
    vegetarian: list(`
      vegetarisch, vegetarische, vegetarisches, vegetarischen, fleischlos, fleischlose, ohne fleisch und
      fisch, vegi, veggie
    `),
    vegan: list(`
      vegan, vegane, veganes, veganen, rein pflanzlich, pflanzlich, ohne tierische produkte
    `),
    lactoseFree: list(
      'laktosefrei, laktosefreie, laktosefreies, laktosefreien, lactosefrei, ohne laktose, ohne lactose, ohne milchzucker',
    ),
    glutenFree: list(
      'glutenfrei, glutenfreie, glutenfreies, glutenfreien, ohne gluten, bei zöliakie',
    ),
  },
  foods: {
    mince: list(
      '*hackfleisch, hack, gehacktes, rinderhack, schweinehack, *faschiertes, mett, *gehacktes',
    ),
    bacon: list(
      'speck, *speck, speckwürfel, bacon, pancetta, frühstücksspeck, bauchspeck, guanciale',
    ),
    sausage: list(
      'wurst, *wurst, *würste, *würstchen, chorizo, salami, cabanossi, wiener, leberkäse, bockwurst, merguez',
    ),
    ham: list('schinken, *schinken, schinkenwürfel, kassler, prosciutto, serranoschinken'),
    chickenPieces: list(
      'hähnchenbrust*, hühnerbrust*, putenbrust*, hähnchenfilet*, hähnchenbrustfilet*, putenfilet*, pouletbrust*, hühnerfilet*, putenschnitzel',
    ),
    poultry: list(
      'hähnchen*, huhn, hühnchen*, hühner*, pute*, truthahn, ente, enten*, gans, gänse*, geflügel*, poulet*, hendl',
    ),
    meat: list(
      'fleisch, *fleisch, *steak*, *schnitzel, *braten, lamm*, *kotelett*, *gulasch, *rippchen, leber, *filet, wild, kaninchen, hirsch*, beinscheibe*, *filets, *lende, *keule, *nacken, *frikadellen',
    ),
    fish: list(
      'fisch, *fisch, lachs*, kabeljau*, thunfisch, forelle*, sardine*, sardelle*, anchovis, hering*, seelachs*, makrele*, heilbutt, zander*, dorsch*, *lachs, fischfilet*, scholle*, kaviar, pangasius*',
    ),
    seafood: list(
      'meeresfrüchte, garnele*, shrimp*, krabbe*, muschel*, *muscheln, tintenfisch*, calamari, hummer, scampi, krebs*',
    ),
    meatStock: list(
      'hühnerbrühe, fleischbrühe, rinderbrühe, geflügelbrühe, kalbsfond, rinderfond, geflügelfond, fischfond, wildfond, hühnerfond, hühnersuppe, rindsuppe, knochenbrühe, *bratensaft, rindssuppe, fischbrühe',
    ),
    vegetableStock: list(
      'gemüsebrühe, gemüsefond, gemüsebouillon, gemüsesuppe, gemüsebrühwürfel, gemüsebrühpulver, gemüsesuppenwürfel, pilzfond',
    ),
    stock: list(
      'brühe, fond, bouillon, brühwürfel, suppenwürfel, *brühe, *fond, klare suppe, *bouillon',
    ),
    animalFat: list('schmalz, *schmalz, schweineschmalz, gänseschmalz, talg, griebenschmalz'),
    gelatine: list('gelatine, *gelatine, gelatineblätter, blattgelatine'),
    fishSauce: list('fischsauce, fischsoße, austernsauce, austernsoße'),
    worcestershire: list(
      'worcestersauce, worcestersoße, worcestershiresauce, worcestershire sauce, worcester*',
    ),
    pesto: list('pesto, *pesto'),
    mayonnaise: list('mayonnaise, mayo, aioli, majonäse, remoulade'),
    milk: list(
      'milch, vollmilch, frischmilch, h milch, magermilch, kondensmilch ungesüßt, kaffeesahne',
    ),
    plantMilk: list(
      'hafermilch, sojamilch, mandelmilch, kokosmilch, reismilch, pflanzenmilch, haferdrink, sojadrink, mandeldrink, pflanzendrink, *drink, cashewmilch, dinkeldrink',
    ),
    buttermilk: list('buttermilch'),
    cream: list(
      'sahne, schlagsahne, süße sahne, rahm, schlagobers, obers, kochsahne, schlagrahm, kochcreme, *sahne',
    ),
    plantCream: list(
      'hafersahne, sojasahne, kokossahne, pflanzensahne, mandelsahne, hafercuisine, sojacuisine, kokoscreme, kokosrahm, pflanzliche sahne, sojacreme, hafercreme',
    ),
    sourCream: list(
      'saure sahne, sauerrahm, schmand, crème fraîche, creme fraiche, sauerrahm*, crème légère',
    ),
    yoghurt: list('joghurt, *joghurt, naturjoghurt, jogurt, kefir, skyr, dickmilch'),
    plantYoghurt: list(
      'sojajoghurt, kokosjoghurt, pflanzenjoghurt, haferjoghurt, pflanzlicher joghurt',
    ),
    freshCheese: list(
      'frischkäse, *frischkäse, quark, *quark, ricotta, mascarpone, hüttenkäse, topfen, schmelzkäse',
    ),
    cheese: list(
      'käse, *käse, mozzarella, feta, gouda, cheddar, emmentaler, camembert, brie, halloumi, gorgonzola, raclette, gruyère, schafskäse, ziegenkäse, büffelmozzarella',
    ),
    hardCheese: list('parmesan*, parmigiano, parmigiano reggiano, pecorino, grana padano'),
    butter: list(
      'butter, butterschmalz, süßrahmbutter, ghee, *butterschmalz, kräuterbutter, butterflocken',
    ),
    margarine: list(
      'margarine, pflanzenbutter, pflanzenmargarine, vegane butter, pflanzliche butter',
    ),
    condensedMilk: list('gezuckerte kondensmilch, kondensmilch, milchmädchen'),
    milkPowder: list('milchpulver, molke, molkenpulver, magermilchpulver'),
    iceCream: list('eiscreme, vanilleeis, speiseeis, sahneeis'),
    milkChocolate: list(
      'vollmilchschokolade, milchschokolade, weiße schokolade, weiße kuvertüre, vollmilchkuvertüre, nutella, nussnougatcreme',
    ),
    darkChocolate: list(
      'zartbitterschokolade, zartbitterkuvertüre, bitterschokolade, dunkle schokolade, edelbitterschokolade',
    ),
    egg: list('ei, eier, eiern, hühnerei*, vollei'),
    eggYolk: list('eigelb, eigelbe, eidotter, dotter'),
    eggWhite: list('eiweiß, eiweiße, eiklar, eischnee'),
    flaxEgg: list('leinsamenei*, eiersatz, ei ersatz, leinsamen, geschrotete leinsamen, chiasamen'),
    aquafaba: list('aquafaba, kichererbsenwasser'),
    honey: list('honig, *honig'),
    syrup: list(
      'ahornsirup, agavendicksaft, agavensirup, sirup, reissirup, zuckerrübensirup, dattelsirup, *sirup',
    ),
    eggPasta: list(
      'eiernudeln, frische nudeln, tortellini, ravioli, maultaschen, spätzle, frische pasta',
    ),
    wheatFlour: list(
      'mehl, weizenmehl, dinkelmehl, roggenmehl, vollkornmehl, *vollkornmehl, mehl type 405, weizenmehl type*, dinkelvollkornmehl, weizenvollkornmehl',
    ),
    otherFlour: list(
      'reismehl, mandelmehl, kokosmehl, kichererbsenmehl, buchweizenmehl, maismehl, kartoffelmehl, sojamehl, hafermehl, johannisbrotkernmehl, guarkernmehl, gemahlene mandeln, teffmehl, maisstärke, speisestärke, kastanienmehl',
    ),
    semolina: list(
      'grieß, weichweizengrieß, hartweizengrieß, weizenkleie, weizengrieß, dinkelgrieß',
    ),
    pasta: list(
      'nudeln, *nudeln, pasta, spaghetti, penne, lasagneplatten, makkaroni, tagliatelle, fusilli, linguine, farfalle, gnocchi, rigatoni, bandnudeln, lasagneblätter, spagetti',
    ),
    ricePasta: list('reisnudeln, glasnudeln, reispapier'),
    bread: list(
      'brot, *brot, toast, *toast, brötchen, baguette, semmel*, ciabatta, brioche, croûtons, tortilla*, wraps, fladenbrot, toastbrot, knödelbrot, sauerteig, croissant*',
    ),
    breadcrumbs: list('semmelbrösel, paniermehl, brösel, panko'),
    couscous: list('couscous'),
    bulgur: list('bulgur'),
    barley: list(
      'gerste, graupen, perlgraupen, grünkern, dinkel, dinkelkörner, malz, weizen, roggen, dinkelreis',
    ),
    pastry: list('blätterteig, mürbeteig, filoteig, strudelteig, yufkateig, pizzateig, *teig'),
    biscuits: list(
      'kekse, *kekse, butterkeks*, löffelbiskuit*, zwieback, *keks, spekulatius, cracker, biskuit*',
    ),
    oats: list('haferflocken, hafer, haferkleie, müsli, schmelzflocken'),
    seitan: list('seitan'),
    soySauce: list('sojasauce, sojasoße, teriyakisauce, hoisinsauce, soja sauce, teriyakisoße'),
    tamari: list('tamari*'),
    beer: list('bier, *bier, malzbier'),
    tofu: list('tofu, *tofu, tempeh'),
    soyMince: list('sojahack, sojagranulat, sojaschnetzel, veganes hack'),
    nutButter: list(
      'erdnussbutter, mandelmus, nussmus, cashewmus, erdnussmus, kakaobutter, haselnussmus',
    ),
    beans: list('bohne*, *bohne*, kichererbse*'),
    almond: list('mandel, mandeln, *mandeln'),
    hazelnut: list('haselnuss, haselnüsse, *haselnüsse'),
    peanut: list('erdnuss, erdnüsse'),
    walnut: list('walnuss, walnüsse, walnusskerne'),
    cashew: list('cashew*, cashewkerne'),
    nuts: list('nüsse, nuss, pekannüsse, pistazien, pinienkerne, macadamia*'),
    coconut: list('kokosraspel*, kokosflocken, kokosnuss, kokosöl, kokosfett'),
    parsley: list('petersilie*'),
    basil: list('basilikum*'),
    coriander: list('koriander*'),
    mint: list('minze*, pfefferminze'),
    dill: list('dill'),
    chives: list('schnittlauch*'),
    thyme: list('thymian*'),
    rosemary: list('rosmarin*'),
    sage: list('salbei*'),
    oregano: list('oregano, majoran'),
    pepper: list('pfeffer, *pfeffer, pfefferkörner'),
    bellPepper: list(
      'paprika, rote paprika, paprikaschote*, gelbe paprika, grüne paprika, spitzpaprika',
    ),
    chilli: list('chili*, chilischote*, peperoni, cayennepfeffer, chiliflocken, chilipulver'),
    paprika: list(
      'paprikapulver, rosenpaprika, edelsüßpaprika, paprika edelsüß, geräuchertes paprikapulver',
    ),
    cinnamon: list('zimt*'),
    cumin: list('kreuzkümmel, cumin, kumin'),
    turmeric: list('kurkuma'),
    nutmeg: list('muskat*'),
    curry: list('curry, currypulver, currypaste'),
    wine: list('wein, weißwein, rotwein, *wein, sherry, portwein'),
    raisins: list('rosine*, sultanine*, korinthe*'),
  },
  allowed: {
    vegetarian: list('vegetarisch*, vegan*, pflanzlich*, veggie*'),
    vegan: list('vegan*, pflanzlich*'),
    lactoseFree: list('laktosefrei*, lactosefrei*, minus l, vegan*, pflanzlich*'),
    glutenFree: list('glutenfrei*'),
  },
  write: {
    tags: {
      vegetarian: 'vegetarisch',
      vegan: 'vegan',
      lactoseFree: 'laktosefrei',
      glutenFree: 'glutenfrei',
    },
    variety: {
      vegetarian: '{name} (vegetarisch)',
      vegan: '{name} (vegan)',
      lactoseFree: '{name} (laktosefrei)',
      glutenFree: '{name} (glutenfrei)',
    },
    substitutes: {
      firmTofu: 'fester Tofu',
      smokedTofu: 'Räuchertofu',
      soyMince: 'eingeweichtes Sojagranulat',
      vegetableStock: 'Gemüsebrühe',
      vegetableFat: 'festes Pflanzenfett',
      agar: 'Agar-Agar',
      soySauce: 'Sojasauce',
      tamari: 'Tamari',
      plantMilk: 'Sojadrink',
      plantCream: 'Pflanzensahne',
      plantYoghurt: 'Pflanzenjoghurt',
      margarine: 'Pflanzenmargarine',
      darkChocolate: 'Zartbitterschokolade ohne Milch',
      flaxEgg: 'Leinsameneier',
      aquafaba: 'Aquafaba',
      mapleSyrup: 'Ahornsirup',
      glutenFreeFlour: 'Mehlmischung (glutenfrei)',
      quinoa: 'Quinoa',
    },
    listEnd: '{head} und {last}',
    without: '(Ohne {name}.)',
    rounded: 'gerundet von {exact}',
    flaxEgg: 'je 1 EL geschrotete Leinsamen mit 3 EL Wasser verrührt, 5 Minuten gequollen',
    agar: '2 Minuten in der Flüssigkeit aufgekocht',
    buttermilk: 'mit 1 EL Zitronensaft je 250 ml gesäuert',
  },
}
