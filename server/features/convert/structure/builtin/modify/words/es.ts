import { list } from '../../parse/lexicon/list.ts'
import type { ModifyWords } from './words.ts'

/** Spanish; a word may be added or corrected anywhere in its list. */
export const ES: ModifyWords = {
  language: 'es',
  fillers: list(`
    por favor, haz, hazla, hazlo, hacer, haga, prepara, preparar, prepárala, cocina, cocinar, escribe, da,
    dame, convierte, conviértela, convertir, cambia, cambiar, adapta, adaptar, adáptala, modifica, modificar, pasa,
    pásala, pasar, el, la, lo, los, las, un, una, unos, unas, este, esta, mi, mis, receta, recetas, plato,
    versión, variante, en, a, al, de, del, me, nos, yo, quiero, queremos, quisiera, querría, me gustaría,
    necesito, puedes, podrías, puede, tú, que, sea, ser, todo, todos, todas, toda, ingredientes,
    cantidades, cantidad, medidas, completamente, totalmente, ahora, luego, gracias, mejor, con, solo,
    sólo, es, para mí, proporciones, se, hace, hazme, ponla, ponlo, debe
  `),
  joints: list(
    'y, e, pero, también, así como, o, u, ni, más, además, &, +, y también, y además, y luego',
  ),
  articles: list(
    'el, la, los, las, un, una, unos, unas, lo, de, del, al, todo, toda, todos, todas, nada de, ningún, ninguna, mi, mis',
  ),
  common: list(`
    el, la, los, las, y, en, con, de, vaso, pesar, pese, añadir, añada, minutos, hasta, una, por, que,
    mezclar, cocinar, para, trocear
  `),
  numbers: {},
  double: list(
    'doble, el doble, dobla, duplica, duplicar, duplicada, duplícala, dos veces, al doble, doblar, duplicado',
  ),
  half: list(
    'mitad, la mitad, a la mitad, media receta, reduce a la mitad, reducir a la mitad, divide entre dos, la mitad de la receta, mitad de cantidad',
  ),
  triple: list('triple, el triple, triplica, triplicar, triplicada, tres veces'),
  times: list(
    '{n} veces, por {n}, multiplica por {n}, multiplicar por {n}, multiplicada por {n}, x {n}, {n} x',
  ),
  servings: list(`
    para {n}, para {n} personas, para {n} persona, {n} ración, para {n} ración, {n} porción, {n} persona, para {n} raciones, para {n} porciones, para {n} comensales, para {n}
    invitados, para {n} adultos, {n} personas, {n} raciones, {n} porciones, {n} comensales
  `),
  swap: list(`
    {new} en vez de {old}, {new} en vez del {old}, {new} en lugar de {old}, {new} en lugar del {old},
    con {new} en vez de {old}, con {new} en lugar de {old}, con {new} en vez del {old}, sustituye {old} por
    {new}, sustituir {old} por {new}, sustituya {old} por {new}, reemplaza {old} por {new}, reemplaza {old}
    con {new}, reemplazar {old} por {new}, remplaza {old} por {new}, cambia {old} por {new}, cambiar {old}
    por {new}, cambia {old} a {new}, en vez de {old} {new}, en lugar de {old} {new}, en vez del {old}
    {new}, en vez de {old} usa {new}, en lugar de {old} usa {new}, usa {new} en vez de {old}, usa {new} en
    lugar de {old}, usar {new} en vez de {old}, pon {new} en vez de {old}, pon {new} en lugar de {old}, {new} por {old}
  `),
  swapMore: list('{old} por {new}, {old} con {new}'),
  use: list(
    'con {new}, usa {new}, usar {new}, utiliza {new}, utilizar {new}, use {new}, pon {new}, a base de {new}',
  ),
  leaveOut: list(`
    sin {old}, sin usar {old}, nada de {old}, no {old}, ningún {old}, ninguna {old}, quita {old}, quitar
    {old}, quítale {old}, elimina {old}, eliminar {old}, omite {old}, omitir {old}, deja fuera {old},
    prescinde de {old}, prescindir de {old}, ni {old}, no uses {old}, no pongas {old}, no tengo {old}, no me gusta {old}, no
    me gustan {old}, alérgico a {old}, alérgica a {old}, retira {old}, suprime {old}, saca {old}
  `),
  metric: list(`
    métrico, sistema métrico, unidades métricas, en unidades métricas, medidas métricas, en gramos, gramos,
    en g, en gramos y mililitros, en el sistema métrico, en medidas métricas, en mililitros
  `),
  us: list(`
    unidades americanas, unidades estadounidenses, medidas americanas, en tazas, tazas, en cups, cups,
    unidades us, en unidades americanas, en medidas americanas, sistema americano, en tazas y cucharadas,
    unidades de ee uu, en unidades de estados unidos, en unidades estadounidenses
  `),
  model: list(`
    {model}, para {model}, para el {model}, para la {model}, para un {model}, para una {model}, para mi
    {model}, en {model}, en el {model}, en la {model}, con el {model}, con la {model}, a {model}
  `),
  diets: {
    vegetarian: list('vegetariano, vegetariana, sin carne ni pescado, vegetarianos'),
    vegan: list(
      'vegano, vegana, veganos, vegetal, 100 % vegetal, sin productos animales, sin productos de origen animal',
    ),
    lactoseFree: list('sin lactosa, baja en lactosa, deslactosado, deslactosada'),
    glutenFree: list(
      'sin gluten, libre de gluten, para celíacos, para celiacos, celíacos, apta para celíacos',
    ),
  },
  foods: {
    mince: list(
      'carne picada, carne molida, ternera picada, cerdo picado, carne picada de*, pollo picado, pavo picado, carne de cerdo picada, carne de ternera picada',
    ),
    bacon: list('bacon, beicon, panceta, tocino, tocineta, taquitos de bacon, lonchas de bacon'),
    sausage: list(
      'salchicha*, chorizo*, salchichón, salami, butifarra*, morcilla*, longaniza*, sobrasada, fuet',
    ),
    ham: list('jamón*, jamón serrano, jamón cocido, jamón york, taquitos de jamón, lacón'),
    chickenPieces: list(
      'pechuga* de pollo, filete* de pollo, pechuga* de pavo, filete* de pavo, pechuga*, contramuslo* deshuesado*, solomillo* de pollo',
    ),
    poultry: list(
      'pollo, pavo, pato, gallina, ave, muslo* de pollo, codorniz, alitas, oca, contramuslo*',
    ),
    meat: list(
      'carne, ternera, cerdo, cordero, res, buey, solomillo*, costilla*, chuleta*, hígado, conejo, lomo, filete*, albóndiga*, rabo de toro, carrillera*, jarrete, venado, carne de cerdo, carne de ternera',
    ),
    fish: list(
      'pescado*, salmón, merluza*, atún, bacalao*, anchoa*, boquerones, trucha*, sardina*, caballa, dorada*, lubina*, rape, lenguado*, bonito, filetes de merluza, lomos de merluza, lomos de salmón',
    ),
    seafood: list(
      'gamba*, langostino*, mejillon*, mejillón, marisco*, calamar*, pulpo, almeja*, cangrejo*, sepia*, vieira*, camaron*, camarón, berberecho*, chipiron*',
    ),
    meatStock: list(
      'caldo de pollo, caldo de carne, caldo de pescado, caldo de ternera, fumet de pescado, caldo de ave, fondo de carne, pastilla de caldo de pollo, pastilla de caldo de carne, caldo de huesos, fumet, caldo de res, caldo de jamón, pastilla de caldo de pescado',
    ),
    vegetableStock: list(
      'caldo de verduras, caldo vegetal, pastilla de caldo de verduras, pastilla de caldo vegetal, caldo de verdura',
    ),
    stock: list(
      'caldo, pastilla de caldo, cubo de caldo, caldo concentrado, cubito de caldo, pastillas de caldo',
    ),
    animalFat: list('manteca de cerdo, manteca, grasa de pato, sebo'),
    gelatine: list(
      'gelatina*, hojas de gelatina, hoja de gelatina, láminas de gelatina, gelatina en polvo, cola de pescado',
    ),
    fishSauce: list('salsa de pescado, salsa de ostras'),
    worcestershire: list('salsa worcestershire, salsa perrins, salsa worcester, salsa inglesa'),
    pesto: list('pesto'),
    mayonnaise: list('mayonesa, alioli, mahonesa'),
    milk: list(
      'leche, leche entera, leche desnatada, leche semidesnatada, leche de vaca, leche evaporada',
    ),
    plantMilk: list(
      'leche de avena, leche de soja, leche de almendra*, leche de coco, leche de arroz, leche vegetal, bebida de avena, bebida de soja, bebida de almendra*, bebida vegetal, bebida de arroz, bebida de coco, leche de soya',
    ),
    buttermilk: list('suero de leche, buttermilk, suero de mantequilla'),
    cream: list(
      'nata, nata líquida, nata para montar, crema de leche, nata para cocinar, nata montada, crema para batir, nata 35, crema, crema líquida',
    ),
    plantCream: list(
      'nata vegetal, crema de coco, nata de avena, nata de soja, crema vegetal, nata de coco, crema de soja, crémor tártaro, crema de almendras',
    ),
    sourCream: list('nata agria, crema agria, crème fraîche, crema ácida, creme fraiche'),
    yoghurt: list('yogur*, yogurt*, yogur griego, yogur natural, kéfir, skyr'),
    plantYoghurt: list('yogur de soja, yogur vegetal, yogur de coco, yogur de avena'),
    freshCheese: list(
      'queso crema, queso fresco, ricotta, requesón, mascarpone, queso de untar, queso philadelphia, quark, queso cottage, queso fresco batido, queso mascarpone, quesitos',
    ),
    cheese: list(
      'queso*, mozzarella, feta, gouda, cheddar, emmental, brie, roquefort, manchego, queso azul, gorgonzola, queso de cabra, camembert, halloumi, gruyere, queso rallado, provolone',
    ),
    hardCheese: list(
      'parmesano, queso parmesano, parmesano rallado, pecorino, grana padano, parmigiano',
    ),
    butter: list('mantequilla*, ghee, mantequilla clarificada'),
    margarine: list('margarina*, mantequilla vegana, mantequilla vegetal'),
    condensedMilk: list('leche condensada, dulce de leche'),
    milkPowder: list('leche en polvo, suero en polvo'),
    iceCream: list('helado*, helado de vainilla'),
    milkChocolate: list(
      'chocolate con leche, chocolate blanco, nutella, nocilla, crema de cacao, crema de avellanas',
    ),
    darkChocolate: list(
      'chocolate negro, chocolate fondant, chocolate amargo, chocolate de cobertura',
    ),
    egg: list('huevo, huevos'),
    eggYolk: list('yema*, yema de huevo, yemas de huevo'),
    eggWhite: list('clara*, clara de huevo, claras de huevo, clara montada, merengue*'),
    flaxEgg: list(
      'huevos de lino, huevo de lino, sustituto de huevo, semillas de lino, lino molido, linaza, semillas de chía',
    ),
    aquafaba: list('aquafaba, agua de garbanzos'),
    honey: list('miel'),
    syrup: list('sirope de arce, sirope de agave, jarabe de arce, sirope, jarabe, sirope de arroz'),
    eggPasta: list(
      'pasta fresca, pasta al huevo, tortellini, ravioli*, raviolis, tallarines frescos',
    ),
    wheatFlour: list(
      'harina*, harina de trigo, harina de fuerza, harina integral, harina de espelta, harina de centeno, harina de repostería, harina común, harina leudante',
    ),
    otherFlour: list(
      'harina de arroz, harina de almendra*, harina de coco, harina de garbanzo*, harina de maíz, harina de trigo sarraceno, harina de avena, harina sin gluten, maicena, fécula*, almidón de maíz, almendra molida, harina de tapioca, harina de sarraceno',
    ),
    semolina: list('sémola, salvado de trigo, sémola de trigo'),
    pasta: list(
      'pasta, espagueti*, macarrones, fideo*, lasaña, tallarines, penne, placas de lasaña, espirales, ñoquis, gnocchi, canelones, tagliatelle, fusilli, linguine',
    ),
    ricePasta: list('fideos de arroz, tallarines de arroz, papel de arroz, fideos de soja'),
    bread: list(
      'pan, pan de molde, barra de pan, tostada*, baguette*, brioche, picatostes, tortillas de trigo, pan de pita, panecillo*, masa madre, tortilla de trigo',
    ),
    breadcrumbs: list('pan rallado, panko, pan molido'),
    couscous: list('cuscús, couscous, cous cous'),
    bulgur: list('bulgur'),
    barley: list('cebada*, cebada perlada, espelta, malta, trigo, centeno, trigo tierno'),
    pastry: list(
      'hojaldre*, masa quebrada, masa brisa, masa filo, masa de pizza, masa de hojaldre, obleas',
    ),
    biscuits: list('galleta*, bizcochos de soletilla, bizcochos, soletillas, galletas maría'),
    oats: list('avena, copos de avena, salvado de avena, muesli, granola'),
    seitan: list('seitán'),
    soySauce: list('salsa de soja, salsa de soya, salsa teriyaki, salsa hoisin, salsa soja'),
    tamari: list('tamari'),
    beer: list('cerveza*'),
    tofu: list('tofu*, tempeh'),
    soyMince: list('soja texturizada, carne vegetal, picada vegetal'),
    nutButter: list(
      'mantequilla de cacahuete*, crema de cacahuete*, crema de almendra*, manteca de cacao, crema de anacardo*, mantequilla de maní',
    ),
    beans: list('alubia*, judía*, garbanzo*, frijol*, habichuela*'),
    almond: list('almendra*'),
    hazelnut: list('avellana*'),
    peanut: list('cacahuete*, maní, cacahuate*'),
    walnut: list('nuez, nueces'),
    cashew: list('anacardo*'),
    nuts: list('frutos secos, fruto seco, pistacho*, piñones, nueces pecanas, nueces de macadamia'),
    coconut: list('coco, coco rallado, aceite de coco, agua de coco'),
    parsley: list('perejil'),
    basil: list('albahaca'),
    coriander: list('cilantro, coriandro'),
    mint: list('menta, hierbabuena'),
    dill: list('eneldo'),
    chives: list('cebollino'),
    thyme: list('tomillo'),
    rosemary: list('romero'),
    sage: list('salvia'),
    oregano: list('orégano, mejorana'),
    pepper: list('pimienta*, pimienta negra, pimienta molida'),
    bellPepper: list('pimiento*, pimiento rojo, pimiento verde'),
    chilli: list('guindilla*, chile*, cayena, ají, jalapeño*'),
    paprika: list('pimentón, pimentón dulce, pimentón ahumado'),
    cinnamon: list('canela'),
    cumin: list('comino*'),
    turmeric: list('cúrcuma'),
    nutmeg: list('nuez moscada'),
    curry: list('curry, pasta de curry, curri'),
    wine: list('vino, vino blanco, vino tinto, jerez, oporto'),
    raisins: list('pasas, uvas pasas'),
  },
  allowed: {
    vegetarian: list('vegetarian*, vegan*, vegetal*'),
    vegan: list('vegan*, vegetal*'),
    lactoseFree: list('sin lactosa, vegan*, vegetal*, deslactosad*'),
    glutenFree: list('sin gluten'),
  },
  write: {
    tags: {
      vegetarian: 'vegetariano',
      vegan: 'vegano',
      lactoseFree: 'sin lactosa',
      glutenFree: 'sin gluten',
    },
    variety: {
      vegetarian: '{name} (versión vegetariana)',
      vegan: '{name} (versión vegana)',
      lactoseFree: '{name} sin lactosa',
      glutenFree: '{name} sin gluten',
    },
    substitutes: {
      firmTofu: 'tofu firme',
      smokedTofu: 'tofu ahumado',
      soyMince: 'soja texturizada hidratada',
      vegetableStock: 'caldo de verduras',
      vegetableFat: 'grasa vegetal',
      agar: 'agar-agar en polvo',
      soySauce: 'salsa de soja',
      tamari: 'tamari',
      plantMilk: 'bebida de soja',
      plantCream: 'nata vegetal',
      plantYoghurt: 'yogur vegetal',
      margarine: 'margarina vegetal',
      darkChocolate: 'chocolate negro sin leche',
      flaxEgg: 'huevos de lino',
      aquafaba: 'aquafaba',
      mapleSyrup: 'sirope de arce',
      glutenFreeFlour: 'mezcla de harinas sin gluten',
      quinoa: 'quinoa',
    },
    listEnd: '{head} y {last}',
    without: '(Sin {name}.)',
    rounded: 'redondeado desde {exact}',
    flaxEgg: 'cada uno de 1 cucharada de lino molido y 3 cucharadas de agua, 5 minutos de reposo',
    agar: 'hervido 2 minutos en el líquido',
    buttermilk: 'con 1 cucharada de zumo de limón por cada 250 ml',
  },
}
