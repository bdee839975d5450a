import { list } from '../../parse/lexicon/list.ts'
import type { ModifyWords } from './words.ts'

/** French; a word may be added or corrected anywhere in its list. */
export const FR: ModifyWords = {
  language: 'fr',
  fillers: list(`
    s'il te plaît, s'il vous plaît, svp, stp, fais, faites, faire, rends, rendez, rendre, prépare,
    préparer, préparez, cuisine, écris, donne, convertis, convertir, convertissez, change, changer,
    adapte, adapter, adaptez, modifie, modifier, transforme, transformer, le, la, les, l', un, une, des,
    du, de, ce, cet, cette, ces, mon, ma, mes, recette, recettes, plat, version, variante, en, moi, nous,
    je, on, veux, voudrais, voudrait, aimerais, peux, pourrais, pouvez, tu, vous, me, tout, tous, toutes,
    ingrédients, quantités, quantité, mesures, complètement, entièrement, maintenant, puis, merci,
    plutôt, avec, soit, être, que, qu', il, elle, doit, juste, seulement, à, au, pour moi, proportions,
    passe, passer, besoin, d', ai, j', faut, la recette
  `),
  joints: list(
    'et, mais, aussi, ainsi que, ou, ni, plus, &, +, puis, et puis, et aussi, et sans que',
  ),
  articles: list(
    "le, la, les, l', un, une, des, du, de, d', de la, de l', tout, toute, tous, mon, ma, mes, aucun, aucune, au, aux, à, à l', à la",
  ),
  common: list(`
    le, la, les, et, dans, bol, avec, de, du, des, pendant, ajouter, ajoutez, mélanger, cuire, peser,
    pesez, jusqu', une, puis, mixer
  `),
  numbers: {},
  double: list(
    'double, doubler, doublez, doublé, doublée, le double, deux fois, deux fois plus, doubles, en double',
  ),
  half: list(`
    moitié, la moitié, moitié moins, divise par deux, diviser par deux, divisé par deux, divisée par deux,
    demi recette, la moitié de la recette, une demi recette, divise en deux, de moitié, par moitié
  `),
  triple: list('triple, tripler, triplez, triplé, triplée, le triple, trois fois, trois fois plus'),
  times: list(
    '{n} fois, {n} fois plus, multiplie par {n}, multiplier par {n}, multiplié par {n}, x {n}, {n} x, fois {n}',
  ),
  servings: list(`
    pour {n}, pour {n} personnes, pour {n} personne, pour {n} portion, {n} personne, {n} portion, pour {n} portions, pour {n} convives, pour {n} parts, pour {n} invités,
    pour {n} gens, pour {n} adultes, {n} personnes, {n} portions, {n} parts, {n} convives, sert {n}
  `),
  swap: list(`
    {new} au lieu de {old}, {new} au lieu d' {old}, {new} au lieu du {old}, {new} au lieu des {old},
    {new} à la place de {old}, {new} à la place d' {old}, {new} à la place du {old}, {new} à la place des
    {old}, {new} plutôt que {old}, {new} plutôt que d' {old}, {new} plutôt que de {old}, remplace {old}
    par {new}, remplacer {old} par {new}, remplacez {old} par {new}, remplace {old} avec {new}, échange
    {old} contre {new}, échanger {old} contre {new}, change {old} par {new}, change {old} pour {new},
    substitue {new} à {old}, substituer {new} à {old}, au lieu de {old} {new}, au lieu du {old} {new}, au
    lieu des {old} {new}, au lieu d' {old} {new}, avec {new} au lieu de {old}, avec {new} au lieu du
    {old}, avec {new} au lieu d' {old}, avec {new} à la place de {old}, avec {new} à la place du {old},
    utilise {new} au lieu de {old}, utilise {new} à la place de {old}, {new} pour {old},
    mets {new} au lieu de {old}, mets {new} à la place de {old}, à la place de {old} {new}
  `),
  swapMore: list('{old} par {new}, {old} contre {new}, {old} avec {new}'),
  use: list(
    'avec {new}, utilise {new}, utiliser {new}, utilisez {new}, prends {new}, prenez {new}, mets {new}, à base de {new}',
  ),
  leaveOut: list(`
    sans {old}, sans utiliser {old}, pas de {old}, pas d' {old}, aucun {old}, aucune {old}, enlève {old},
    enlever {old}, enlevez {old}, retire {old}, retirer {old}, retirez {old}, supprime {old}, supprimer
    {old}, supprimez {old}, omets {old}, ôte {old}, ni {old}, laisse {old} de côté, laisser {old} de côté,
    je n' aime pas {old}, je n' ai pas de {old}, je n' ai pas d' {old}, allergique à {old}, allergique au
    {old}, allergique aux {old}, n' utilise pas {old}, ne mets pas de {old}, ne pas mettre de {old}
  `),
  metric: list(`
    métrique, système métrique, unités métriques, en unités métriques, en grammes, grammes, en g, mesures
    métriques, en grammes et millilitres, en millilitres
  `),
  us: list(`
    unités américaines, unités us, mesures américaines, mesures us, en tasses, tasses, en cups, cups,
    système américain, en unités américaines, en mesures américaines, en tasses et cuillères, en unités us
  `),
  model: list(`
    {model}, pour {model}, pour le {model}, pour la {model}, pour un {model}, pour mon {model}, pour ma
    {model}, au {model}, avec le {model}, avec un {model}, sur {model}, sur le {model}, avec la {model}
  `),
  diets: {
    vegetarian: list(
      'végétarien, végétarienne, végé, sans viande ni poisson, végétariens, version végétarienne',
    ),
    vegan: list(
      'végan, végane, vegan, végétalien, végétalienne, végétal, végétale, sans produits animaux, 100 % végétal',
    ),
    lactoseFree: list('sans lactose, délactosé, délactosée, pauvre en lactose'),
    glutenFree: list('sans gluten, cœliaque, coeliaque'),
  },
  foods: {
    mince: list(
      'viande hachée, bœuf haché, boeuf haché, porc haché, veau haché, chair à saucisse, steak haché, steaks hachés, agneau haché, dinde hachée, hachis',
    ),
    bacon: list(
      'lardon*, bacon, poitrine fumée, pancetta, lard fumé, lard, allumettes de bacon, poitrine de porc fumée',
    ),
    sausage: list(
      'saucisse*, saucisson*, chorizo, salami, merguez, chipolata*, boudin*, andouille*, knack*',
    ),
    ham: list('jambon*, jambon cru, jambon blanc, prosciutto, coppa'),
    chickenPieces: list(
      'blanc* de poulet, filet* de poulet, escalope* de poulet, escalope* de dinde, filet* de dinde, blanc* de dinde, aiguillette* de poulet',
    ),
    poultry: list(
      'poulet*, dinde, canard*, volaille, poule, oie, pintade, magret*, caille*, cuisse* de poulet',
    ),
    meat: list(
      'viande*, bœuf, boeuf, porc, agneau, veau, steak*, entrecôte*, gigot, rôti*, foie*, lapin, côtelette*, boulette*, joue*, jarret*, échine, souris d agneau, chevreuil, sanglier',
    ),
    fish: list(
      'poisson*, saumon*, cabillaud, thon, truite*, sardine*, anchois, morue, colin, lieu, maquereau*, hareng*, merlu, lotte, haddock, dorade*, pavé* de saumon, bar, sole*, œufs de lompe',
    ),
    seafood: list(
      'crevette*, moule*, fruits de mer, saint jacques, calamar*, crabe*, homard*, gambas, poulpe*, palourde*, huîtres, langoustine*, encornet*, noix de saint jacques',
    ),
    meatStock: list(
      'bouillon de poulet, bouillon de volaille, bouillon de bœuf, bouillon de boeuf, fond de veau, fond de volaille, fumet de poisson, bouillon de viande, cube de bouillon de volaille, cube de bouillon de poulet, bouillon de poule, fond de bœuf, cube de bouillon de bœuf',
    ),
    vegetableStock: list(
      'bouillon de légumes, cube de bouillon de légumes, fond de légumes, court bouillon',
    ),
    stock: list('bouillon, cube de bouillon, fond, bouillon cube, fond brun, cubes de bouillon'),
    animalFat: list('saindoux, graisse de canard, graisse d oie, suif'),
    gelatine: list('gélatine, feuille* de gélatine, gélatine en poudre, gélatine alimentaire'),
    fishSauce: list(
      "sauce poisson, nuoc mam, nuoc nam, sauce nuoc mam, sauce d'huître*, sauce huître*",
    ),
    worcestershire: list('sauce worcestershire, sauce worcester, worcestershire, sauce anglaise'),
    pesto: list('pesto'),
    mayonnaise: list('mayonnaise, aïoli, sauce tartare'),
    milk: list(
      'lait, lait entier, lait demi écrémé, lait écrémé, lait de vache, lait ribot, lait concentré non sucré',
    ),
    plantMilk: list(
      "lait d'avoine, lait de soja, lait d'amande*, lait de coco, lait de riz, lait végétal, boisson végétale, boisson d'avoine, boisson au soja, boisson de soja, boisson d'amande, lait de noisette, lait de cajou",
    ),
    buttermilk: list('babeurre, lait fermenté'),
    cream: list(
      'crème, crème liquide, crème entière, crème fleurette, crème chantilly, crème entière liquide, chantilly',
    ),
    plantCream: list(
      "crème de coco, crème de soja, crème d'avoine, crème végétale, crème d'amande, crème de riz, crème soja, crème de tartre, crème de cajou",
    ),
    sourCream: list('crème fraîche, crème épaisse, crème aigre, crème fraîche épaisse'),
    yoghurt: list('yaourt*, yogourt*, yaourt grec, skyr, kéfir, yaourt nature'),
    plantYoghurt: list(
      'yaourt de soja, yaourt végétal, yaourt au soja, yaourt coco, yaourt de coco',
    ),
    freshCheese: list(
      'fromage frais, ricotta, mascarpone, fromage blanc, petit suisse, petits suisses, st moret, saint moret, philadelphia, faisselle, cottage cheese, brousse',
    ),
    cheese: list(
      'fromage*, mozzarella, feta, gruyère, emmental, comté, cheddar, camembert, brie, roquefort, bleu, chèvre, reblochon, raclette, halloumi, gorgonzola, gouda, fromage râpé, fromage de chèvre, beaufort, cantal, mimolette',
    ),
    hardCheese: list(
      'parmesan, parmigiano, parmigiano reggiano, pecorino, grana padano, parmesan râpé',
    ),
    butter: list('beurre, beurre doux, beurre demi sel, ghee, beurre clarifié, beurre salé'),
    margarine: list('margarine, beurre végétal, beurre végan, margarine végétale'),
    condensedMilk: list('lait concentré, lait concentré sucré, confiture de lait'),
    milkPowder: list('lait en poudre, poudre de lait, lactosérum'),
    iceCream: list('glace, glace à la vanille, glace vanille, crème glacée'),
    milkChocolate: list('chocolat au lait, chocolat blanc, nutella, pâte à tartiner'),
    darkChocolate: list('chocolat noir, chocolat pâtissier, chocolat noir pâtissier'),
    egg: list('œuf, œufs, oeuf, oeufs, œufs entiers, œuf entier'),
    eggYolk: list("jaune d'œuf, jaunes d'œuf*, jaune d'oeuf, jaunes d'oeuf*, jaune*"),
    eggWhite: list(
      "blanc d'œuf, blancs d'œuf*, blanc d'oeuf, blancs d'oeuf*, blancs en neige, meringue*",
    ),
    flaxEgg: list(
      "œufs de lin, œuf de lin, substitut d'œuf, graines de lin, graine de lin, graines de chia",
    ),
    aquafaba: list('aquafaba, eau de pois chiches'),
    honey: list('miel'),
    syrup: list("sirop d'érable, sirop d'agave, sirop, sirop de riz, sirop de glucose"),
    eggPasta: list(
      'pâtes fraîches, pâtes aux œufs, tortellini, raviolis, ravioles, spaetzle*, tagliatelles fraîches',
    ),
    wheatFlour: list(
      "farine, farine de blé, farine d'épeautre, farine de seigle, farine complète, farine blanche, farine t55, farine t45, farine t65, farine ordinaire, farine à gâteau, farine type 55",
    ),
    otherFlour: list(
      "farine de riz, farine de coco, farine de pois chiche*, farine de sarrasin, farine de maïs, farine de châtaigne*, poudre d'amande*, amandes en poudre, farine d'avoine, fécule, maïzena, fécule de maïs, fécule de pomme de terre, farine de soja, farine sans gluten",
    ),
    semolina: list('semoule, semoule fine, son de blé, semoule de blé'),
    pasta: list(
      'pâtes, spaghetti*, penne, macaroni*, lasagne*, nouille*, tagliatelle*, coquillette*, fusilli, linguine, farfalle, gnocchi*, feuilles de lasagne, vermicelle*, coudes',
    ),
    ricePasta: list(
      'nouilles de riz, vermicelles de riz, galettes de riz, feuilles de riz, vermicelles de soja',
    ),
    bread: list(
      'pain*, baguette*, toast*, brioche*, croûtons, pain de mie, ciabatta, tortilla*, wrap*, pita*, biscotte*, croissant*, pain d épices, levain',
    ),
    breadcrumbs: list('chapelure, panko'),
    couscous: list('couscous, semoule à couscous, graine de couscous, semoule de couscous'),
    bulgur: list('boulgour, boulghour, bulgur'),
    barley: list('orge, orge perlé, épeautre, petit épeautre, malt, blé, blé tendre, seigle, ebly'),
    pastry: list(
      'pâte feuilletée, pâte brisée, pâte sablée, pâte à pizza, pâte filo, feuilles de brick, pâte à tarte',
    ),
    biscuits: list(
      'biscuit*, spéculoos, boudoir*, petits beurre, biscuits à la cuillère, gâteaux secs, sablés',
    ),
    oats: list("flocons d'avoine, avoine, son d'avoine, muesli, granola"),
    seitan: list('seitan'),
    soySauce: list('sauce soja, sauce de soja, sauce teriyaki, sauce hoisin'),
    tamari: list('tamari'),
    beer: list('bière*'),
    tofu: list('tofu, tempeh, tofu fumé, tofu ferme'),
    soyMince: list('protéines de soja, haché de soja, haché végétal, protéines de soja texturées'),
    nutButter: list(
      "beurre de cacahuète*, purée d'amande*, purée de cajou, beurre de cacao, purée de noisette*",
    ),
    beans: list('haricot*, pois chiche*, haricots verts, haricots rouges'),
    almond: list('amande*, amandes effilées'),
    hazelnut: list('noisette*'),
    peanut: list('cacahuète*, arachide*'),
    walnut: list('noix, cerneaux de noix, noix de grenoble'),
    cashew: list('noix de cajou, cajou'),
    nuts: list(
      'fruits à coque, fruits secs à coque, noix de pécan, pistache*, pignon*, noix de macadamia',
    ),
    coconut: list('noix de coco, coco râpée, coco, huile de coco, noix de coco râpée, eau de coco'),
    parsley: list('persil*'),
    basil: list('basilic'),
    coriander: list('coriandre'),
    mint: list('menthe'),
    dill: list('aneth'),
    chives: list('ciboulette'),
    thyme: list('thym'),
    rosemary: list('romarin'),
    sage: list('sauge'),
    oregano: list('origan, marjolaine'),
    pepper: list('poivre, poivre noir, poivre blanc, poivre du moulin'),
    bellPepper: list('poivron*, poivron rouge, poivron vert'),
    chilli: list('piment*, piment de cayenne, piment d espelette, cayenne'),
    paprika: list('paprika, paprika fumé, paprika doux'),
    cinnamon: list('cannelle'),
    cumin: list('cumin'),
    turmeric: list('curcuma'),
    nutmeg: list('muscade, noix de muscade, noix muscade'),
    curry: list('curry, pâte de curry, curry en poudre'),
    wine: list('vin, vin blanc, vin rouge, porto, xérès'),
    raisins: list('raisins secs, raisin sec'),
  },
  allowed: {
    vegetarian: list('végétarien*, végan*, vegan*, végétal*, végane'),
    vegan: list('végan*, vegan*, végane, végétal*, végétalien*'),
    lactoseFree: list('sans lactose, végan*, vegan*, végétal*'),
    glutenFree: list('sans gluten'),
  },
  write: {
    tags: {
      vegetarian: 'végétarien',
      vegan: 'végan',
      lactoseFree: 'sans lactose',
      glutenFree: 'sans gluten',
    },
    variety: {
      vegetarian: '{name} (version végétarienne)',
      vegan: '{name} (version végane)',
      lactoseFree: '{name} sans lactose',
      glutenFree: '{name} sans gluten',
    },
    substitutes: {
      firmTofu: 'tofu ferme',
      smokedTofu: 'tofu fumé',
      soyMince: 'protéines de soja réhydratées',
      vegetableStock: 'bouillon de légumes',
      vegetableFat: 'graisse végétale',
      agar: 'agar-agar en poudre',
      soySauce: 'sauce soja',
      tamari: 'tamari',
      plantMilk: 'lait de soja',
      plantCream: 'crème végétale',
      plantYoghurt: 'yaourt végétal',
      margarine: 'margarine végétale',
      darkChocolate: 'chocolat noir sans lait',
      flaxEgg: 'œufs de lin',
      aquafaba: 'aquafaba',
      mapleSyrup: "sirop d'érable",
      glutenFreeFlour: 'mélange de farines sans gluten',
      quinoa: 'quinoa',
    },
    listEnd: '{head} et {last}',
    without: '(Sans {name}.)',
    rounded: 'arrondi de {exact}',
    flaxEgg:
      'chacun de 1 c. à soupe de graines de lin moulues et 3 c. à soupe d’eau, 5 minutes de repos',
    agar: 'bouilli 2 minutes dans le liquide',
    buttermilk: 'avec 1 c. à soupe de jus de citron pour 250 ml',
  },
}
