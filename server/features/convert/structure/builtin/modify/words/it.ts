import { list } from '../../parse/lexicon/list.ts'
import type { ModifyWords } from './words.ts'

/** Italian; a word may be added or corrected anywhere in its list. */
export const IT: ModifyWords = {
  language: 'it',
  fillers: list(`
    per favore, per piacere, fai, fammi, falla, fallo, fare, faccia, rendi, rendila, rendere, prepara,
    preparare, preparala, cucina, scrivi, dai, dammi, converti, convertila, convertire, cambia, cambiare, adatta,
    adattare, adattala, modifica, modificare, trasforma, trasformare, il, lo, la, i, gli, le, l', un, uno, una,
    questa, questo, mia, mio, ricetta, ricette, piatto, versione, variante, in, a, di, da, mi, ci, io,
    vorrei, vorremmo, voglio, vogliamo, bisogno, puoi, potresti, può, tu, che, sia, essere, tutto, tutti, tutte, tutta,
    ingredienti, dosi, quantità, misure, completamente, totalmente, ora, adesso, poi, grazie, piuttosto,
    con, solo, soltanto, è, per me, ho, porta, passa, invece, deve
  `),
  joints: list(
    'e, ed, ma, anche, nonché, o, oppure, né, più, inoltre, &, +, e anche, e poi, e inoltre',
  ),
  articles: list(
    "il, lo, la, i, gli, le, l', un, uno, una, un', del, dello, della, dell', dei, degli, delle, di, d', al, allo, alla, all', ai, agli, alle, tutto, tutta, tutti, tutte, nessun, nessuna, mio, mia",
  ),
  common: list(`
    il, la, le, gli, e, nel, boccale, con, di, del, della, pesare, aggiungere, minuti, per, una, fino,
    mescolare, cuocere, tritare, dei
  `),
  numbers: {},
  double: list(
    'doppio, doppia, il doppio, raddoppia, raddoppiare, raddoppiata, due volte, dose doppia, doppia dose, dosi doppie, raddoppiala',
  ),
  half: list(
    'metà, la metà, dimezza, dimezzare, dimezzata, mezza dose, metà dose, mezza ricetta, a metà, metà ricetta, metà dosi, dimezzala',
  ),
  triple: list(
    'triplo, tripla, il triplo, triplica, triplicare, triplicata, tre volte, dose tripla',
  ),
  times: list(
    '{n} volte, per {n} volte, moltiplica per {n}, moltiplicare per {n}, moltiplicata per {n}, x {n}, {n} x',
  ),
  servings: list(`
    per {n}, per {n} persone, per {n} persona, per {n} porzione, {n} persona, {n} porzione, per {n} porzioni, per {n} ospiti, per {n} commensali, per {n} adulti, {n}
    persone, {n} porzioni, {n} ospiti, per {n} coperti, da {n} persone, in {n}
  `),
  swap: list(`
    {new} al posto di {old}, {new} al posto del {old}, {new} al posto della {old}, {new} al posto dell'
    {old}, {new} al posto dei {old}, {new} al posto delle {old}, {new} al posto degli {old}, {new} al posto
    dello {old}, {new} invece di {old}, {new} invece del {old}, {new} invece della {old}, {new} invece dell'
    {old}, {new} invece dei {old}, {new} invece delle {old}, {new} anziché {old}, sostituisci {old} con
    {new}, sostituire {old} con {new}, sostituisca {old} con {new}, cambia {old} con {new}, cambiare {old}
    con {new}, rimpiazza {old} con {new}, scambia {old} con {new}, usa {new} al posto di {old}, usa {new}
    al posto del {old}, usa {new} al posto della {old}, usa {new} invece di {old}, con {new} al posto di
    {old}, con {new} al posto del {old}, con {new} al posto della {old}, con {new} invece di {old},
    al posto di {old} {new}, al posto del {old} {new}, al posto della {old} {new}, al posto dell' {old}
    {new}, invece di {old} {new}, invece del {old} {new}, metti {new} al posto di {old}
  `),
  swapMore: list('{old} con {new}'),
  use: list(
    'con {new}, usa {new}, usare {new}, utilizza {new}, utilizzare {new}, metti {new}, a base di {new}',
  ),
  leaveOut: list(`
    senza {old}, senza usare {old}, niente {old}, no {old}, nessun {old}, nessuna {old}, togli {old},
    togliere {old}, elimina {old}, eliminare {old}, ometti {old}, omettere {old}, leva {old}, escludi {old},
    rimuovi {old}, rimuovere {old}, né {old}, non usare {old}, non mettere {old}, non ho {old}, non mi piace {old}, non mi
    piacciono {old}, allergico a {old}, allergica a {old}, allergico al {old}, lascia fuori {old}, salta {old}
  `),
  metric: list(`
    metrico, sistema metrico, unità metriche, in unità metriche, misure metriche, in grammi, grammi, in g, in
    grammi e millilitri, in misure metriche, nel sistema metrico, in millilitri
  `),
  us: list(`
    unità americane, unità us, unità statunitensi, misure americane, in tazze, tazze, in cups, cups, in unità
    americane, in misure americane, sistema americano, in tazze e cucchiai, in unità us
  `),
  model: list(`
    {model}, per {model}, per il {model}, per la {model}, per un {model}, per il mio {model}, per la mia
    {model}, con {model}, con il {model}, col {model}, con la {model}, sul {model}, al {model}, nel {model}
  `),
  diets: {
    vegetarian: list('vegetariano, vegetariana, vegetariani, senza carne né pesce'),
    vegan: list(
      'vegano, vegana, vegani, vegan, vegetale, 100 % vegetale, senza prodotti animali, senza derivati animali',
    ),
    lactoseFree: list(
      'senza lattosio, delattosato, delattosata, priva di lattosio, privo di lattosio',
    ),
    glutenFree: list('senza glutine, priva di glutine, privo di glutine, per celiaci, gluten free'),
  },
  foods: {
    mince: list(
      'carne macinata, macinato*, carne trita, manzo macinato, maiale macinato, carne tritata, trita di manzo, macinato di manzo, macinata di manzo',
    ),
    bacon: list('pancetta*, bacon, guanciale, speck, lardo, cubetti di pancetta'),
    sausage: list(
      'salsiccia, salsicce, salame, salamino, würstel, wurstel, chorizo, mortadella, nduja, cotechino, luganega',
    ),
    ham: list('prosciutto*, prosciutto cotto, prosciutto crudo, bresaola, cubetti di prosciutto'),
    chickenPieces: list(
      'petto di pollo, petti di pollo, filetto di pollo, petto di tacchino, fettine di pollo, straccetti di pollo, bocconcini di pollo, fesa di tacchino',
    ),
    poultry: list(
      'pollo, tacchino, anatra, gallina, oca, cosce di pollo, coscia di pollo, faraona, quaglia, sovracosce di pollo',
    ),
    meat: list(
      'carne, manzo, maiale, agnello, vitello, bistecca, bistecche, arrosto, fegato, coniglio, costine, ossobuco, ossibuchi, lonza, spezzatino, polpette, polpetta, brasato, cinghiale, fettine',
    ),
    fish: list(
      'pesce, salmone, merluzzo, tonno, trota, acciughe, acciuga, alici, sardine, sarde, baccalà, branzino, orata, sgombro, nasello, filetti di pesce, pesce spada, platessa, rana pescatrice',
    ),
    seafood: list(
      'gamberi, gamberetti, gamberoni, cozze, vongole, calamari, calamaro, frutti di mare, polpo, seppie, seppia, granchio, scampi, capesante, astice, moscardini',
    ),
    meatStock: list(
      'brodo di pollo, brodo di carne, brodo di manzo, brodo di pesce, fumetto di pesce, fondo bruno, dado di carne, dado di pollo, brodo di ossa, fumetto, brodo di gallina, brodo di cappone',
    ),
    vegetableStock: list('brodo vegetale, brodo di verdure, dado vegetale, dado di verdure'),
    stock: list('brodo, dado, dado da brodo, brodo granulare'),
    animalFat: list('strutto, sugna, grasso d anatra, grasso d oca, sego'),
    gelatine: list('gelatina*, colla di pesce, fogli di gelatina, gelatina in fogli'),
    fishSauce: list('salsa di pesce, salsa di ostriche, colatura di alici'),
    worcestershire: list('salsa worcestershire, salsa worcester, worcestershire'),
    pesto: list('pesto, pesto alla genovese'),
    mayonnaise: list('maionese, salsa aioli'),
    milk: list(
      'latte, latte intero, latte fresco, latte parzialmente scremato, latte scremato, latte vaccino',
    ),
    plantMilk: list(
      "latte d'avena, latte di avena, latte di soia, latte di mandorla, latte di mandorle, latte di cocco, latte di riso, latte vegetale, bevanda vegetale, bevanda di soia, bevanda d'avena, bevanda di avena, bevanda alle mandorle",
    ),
    buttermilk: list('latticello'),
    cream: list(
      'panna, panna fresca, panna da cucina, panna da montare, panna liquida, panna montata, crema di latte, panna fresca liquida',
    ),
    plantCream: list(
      'panna vegetale, panna di soia, panna di cocco, crema di cocco, panna di avena, panna di riso, cremor tartaro',
    ),
    sourCream: list('panna acida, crème fraîche, creme fraiche'),
    yoghurt: list('yogurt*, yogurt greco, yogurt bianco, kefir, skyr'),
    plantYoghurt: list('yogurt di soia, yogurt vegetale, yogurt di cocco'),
    freshCheese: list(
      'formaggio fresco, ricotta*, mascarpone, formaggio spalmabile, philadelphia, quark, fiocchi di latte, robiola, stracchino, crescenza, formaggio cremoso',
    ),
    cheese: list(
      'formaggio*, formaggi, mozzarella*, feta, gorgonzola, fontina, emmental, provola, scamorza, taleggio, asiago, gouda, cheddar, brie, caciocavallo, burrata, gruviera, groviera, halloumi, caprino, provolone',
    ),
    hardCheese: list(
      'parmigiano*, parmigiano reggiano, grana, grana padano, pecorino*, pecorino romano',
    ),
    butter: list('burro, burro chiarificato, ghee'),
    margarine: list('margarina*, burro vegetale, burro vegano, burro di soia'),
    condensedMilk: list('latte condensato'),
    milkPowder: list('latte in polvere, siero di latte'),
    iceCream: list('gelato*, gelato alla vaniglia'),
    milkChocolate: list(
      'cioccolato al latte, cioccolato bianco, nutella, crema spalmabile, crema di nocciole',
    ),
    darkChocolate: list('cioccolato fondente, cioccolato amaro, cioccolato extra fondente'),
    egg: list('uovo, uova'),
    eggYolk: list("tuorlo, tuorli, tuorlo d'uovo, tuorli d'uovo, rosso d'uovo, rossi d'uovo"),
    eggWhite: list(
      "albume, albumi, albume d'uovo, chiara d'uovo, chiare d'uovo, chiare, meringa, meringhe, bianco d'uovo",
    ),
    flaxEgg: list("uova di lino, uovo di lino, sostituto dell'uovo, semi di lino, semi di chia"),
    aquafaba: list('aquafaba, acqua di ceci'),
    honey: list('miele*'),
    syrup: list(
      "sciroppo d'acero, sciroppo d'agave, sciroppo di agave, sciroppo, sciroppo di riso, malto di riso",
    ),
    eggPasta: list(
      "pasta fresca, pasta all'uovo, tagliatelle all'uovo, tortellini, ravioli, tagliatelle fresche, lasagne all'uovo, pasta fresca all'uovo",
    ),
    wheatFlour: list(
      'farina, farina 00, farina 0, farina di grano, farina di frumento, farina integrale, farina manitoba, farina di farro, farina di segale, farina bianca, farina di grano tenero, farina tipo 00',
    ),
    otherFlour: list(
      'farina di riso, farina di mandorle, farina di cocco, farina di ceci, farina di mais, farina di grano saraceno, farina di castagne, amido di mais, fecola, fecola di patate, maizena, farina di avena, farina senza glutine, farina di soia',
    ),
    semolina: list('semola, semolino, semola di grano duro, crusca'),
    pasta: list(
      'pasta, spaghetti, penne, lasagne, maccheroni, tagliatelle, fusilli, linguine, farfalle, gnocchi, rigatoni, bucatini, fettuccine, conchiglie, orecchiette, sfoglie per lasagne, pappardelle, ditalini, trofie',
    ),
    ricePasta: list(
      'noodles di riso, spaghetti di riso, vermicelli di riso, fogli di riso, spaghetti di soia',
    ),
    bread: list(
      'pane, pancarré, toast, baguette, panini, panino, ciabatta, crostini, brioche, focaccia, piadina, piadine, tortillas, fette biscottate, mollica, lievito madre, pane raffermo',
    ),
    breadcrumbs: list('pangrattato, pan grattato, panko, pane grattugiato'),
    couscous: list('couscous, cous cous, cuscus'),
    bulgur: list('bulgur, bulghur'),
    barley: list('orzo, orzo perlato, farro, malto, grano, segale'),
    pastry: list(
      'pasta sfoglia, pasta frolla, pasta brisée, pasta fillo, pasta brisee, sfoglia, pasta per pizza',
    ),
    biscuits: list(
      'biscotti, biscotto, savoiardi, pavesini, cracker, digestive, amaretti, pan di spagna, frollini',
    ),
    oats: list('avena, fiocchi di avena, fiocchi d avena, crusca d avena, muesli, granola'),
    seitan: list('seitan'),
    soySauce: list('salsa di soia, salsa teriyaki, salsa hoisin'),
    tamari: list('tamari'),
    beer: list('birra*'),
    tofu: list('tofu*, tempeh'),
    soyMince: list('soia granulare, granulare di soia, macinato vegetale'),
    nutButter: list(
      "burro d'arachidi, burro di arachidi, crema di mandorle, burro di cacao, burro di mandorle, crema di arachidi",
    ),
    beans: list('fagioli, fagiolini, ceci, fagiolo, borlotti, cannellini'),
    almond: list('mandorla, mandorle, mandorle a lamelle'),
    hazelnut: list('nocciola, nocciole'),
    peanut: list('arachidi, arachide, noccioline'),
    walnut: list('noce, noci, gherigli di noce'),
    cashew: list('anacardi, anacardo'),
    nuts: list(
      'frutta secca, frutta a guscio, pistacchi, pistacchio, pinoli, noci pecan, noci di macadamia',
    ),
    coconut: list('cocco, cocco rapè, cocco grattugiato, olio di cocco, farina di cocco'),
    parsley: list('prezzemolo'),
    basil: list('basilico'),
    coriander: list('coriandolo'),
    mint: list('menta'),
    dill: list('aneto'),
    chives: list('erba cipollina'),
    thyme: list('timo'),
    rosemary: list('rosmarino'),
    sage: list('salvia'),
    oregano: list('origano, maggiorana'),
    pepper: list('pepe, pepe nero, pepe bianco'),
    bellPepper: list('peperone, peperoni, peperone rosso'),
    chilli: list('peperoncino, peperoncini, pepe di cayenna'),
    paprika: list('paprika, paprica, paprika affumicata, paprika dolce'),
    cinnamon: list('cannella'),
    cumin: list('cumino'),
    turmeric: list('curcuma'),
    nutmeg: list('noce moscata'),
    curry: list('curry, pasta di curry'),
    wine: list('vino, vino bianco, vino rosso, marsala, porto'),
    raisins: list('uvetta, uva passa, uva sultanina'),
  },
  allowed: {
    vegetarian: list('vegetarian*, vegan*, vegetal*'),
    vegan: list('vegan*, vegetal*'),
    lactoseFree: list('senza lattosio, delattosat*, vegan*, vegetal*'),
    glutenFree: list('senza glutine'),
  },
  write: {
    tags: {
      vegetarian: 'vegetariano',
      vegan: 'vegano',
      lactoseFree: 'senza lattosio',
      glutenFree: 'senza glutine',
    },
    variety: {
      vegetarian: '{name} (versione vegetariana)',
      vegan: '{name} (versione vegana)',
      lactoseFree: '{name} senza lattosio',
      glutenFree: '{name} senza glutine',
    },
    substitutes: {
      firmTofu: 'tofu compatto',
      smokedTofu: 'tofu affumicato',
      soyMince: 'granulare di soia reidratato',
      vegetableStock: 'brodo vegetale',
      vegetableFat: 'grasso vegetale',
      agar: 'agar-agar in polvere',
      soySauce: 'salsa di soia',
      tamari: 'tamari',
      plantMilk: 'bevanda di soia',
      plantCream: 'panna vegetale',
      plantYoghurt: 'yogurt vegetale',
      margarine: 'margarina vegetale',
      darkChocolate: 'cioccolato fondente senza latte',
      flaxEgg: 'uova di lino',
      aquafaba: 'aquafaba',
      mapleSyrup: "sciroppo d'acero",
      glutenFreeFlour: 'mix di farine senza glutine',
      quinoa: 'quinoa',
    },
    listEnd: '{head} e {last}',
    without: '(Senza {name}.)',
    rounded: 'arrotondato da {exact}',
    flaxEgg:
      'ognuno di 1 cucchiaio di semi di lino macinati e 3 cucchiai d’acqua, 5 minuti di riposo',
    agar: 'bollito 2 minuti nel liquido',
    buttermilk: 'con 1 cucchiaio di succo di limone ogni 250 ml',
  },
}
