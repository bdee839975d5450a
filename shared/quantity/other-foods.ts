/**
 * Names that have a listed food in them and weigh otherwise by volume: "ice cream" is no cream, a
 * cup of cooked rice no cup of rice. Without case and accents, in the singular; "*" stands for any
 * letters.
 */
export const OTHER_FOODS = {
  en: [
    ...['ice', 'ice cream', 'whipped', 'irish cream', 'pastry cream', 'cream soda', 'cooked'],
    ...['fried', 'crispy', 'puffed', 'popped', 'freeze dried', 'dehydrated', 'riced', 'pickled'],
    ...['precooked', 'pre cooked', 'leftover', 'crushed ice', 'pearl onion', 'cauliflower rice'],
    ...['sliced almond', 'almond sliced', 'slivered almond', 'almond slivered', 'flaked almond'],
    ...[
      'almond flaked',
      'shaved',
      'pea',
      'green bean',
      'string bean',
      'runner bean',
      'french bean',
    ],
    ...['edamame bean', 'coffee bean', 'cocoa bean', 'jelly bean', 'noodle', 'panko', 'kale'],
    ...['frozen spinach', 'spinach frozen', 'spinach thawed', 'cranberry', 'goji berry'],
    ...['wheat berry', 'juniper berry', 'dried mushroom', 'dried tomato', 'grated carrot'],
    ...['carrot grated', 'shredded carrot', 'carrot shredded', 'oat flour', 'flour blend'],
    ...['gluten free flour', 'gluten free all purpose flour', 'coconut sugar', 'pearl sugar'],
    ...['steel cut oat', 'oat groat', 'ground flaxseed', 'ground flax seed', 'kosher salt'],
    ...[
      'flaky salt',
      'cookie butter',
      'apple butter',
      'cocoa butter',
      'body butter',
      'seed butter',
    ],
    ...['hot chocolate', 'grated chocolate', 'coconut flake', 'flaked coconut', 'fresh coconut'],
  ],
  de: [
    ...['eis', 'eiswurfel', 'crushed', 'gekocht*', 'geschlagen*', 'frittiert*', 'gepufft*'],
    ...['rostzwiebel*', 'puffreis', '*blattchen', 'gehobelt*', 'mandelstifte', '*erbse*', 'panko'],
    ...[
      'grun* bohne*',
      'buschbohne*',
      'prinzessbohne*',
      'getrocknete tomate*',
      'getrocknete pilze',
    ],
    ...['hafermehl', 'kokosblutenzucker', 'grunkohl', '*spinat tk', 'tk spinat', 'cranberr*'],
    ...['geraspelt* mohre*', 'geraspelt* karotte*', 'kokoschip*', 'blumenkohlreis', 'hagelzucker'],
    ...['hafer flocken gekocht', 'grobes salz', 'geschroteter leinsamen', 'geschrotete leinsamen'],
  ],
  fr: [
    ...['glacon*', 'glace pilee', 'creme glacee', 'creme fouettee', 'creme chantilly', 'cuit*'],
    ...['creme patissiere', 'creme anglaise', 'creme de marron*', 'creme de cassis', 'souffle*'],
    ...['frit*', 'effile*', 'petit* pois', 'pois', 'haricot* vert*', 'panko', 'kale'],
    ...['canneberge*', 'cranberr*', 'farine d avoine', 'sucre de coco', 'sucre perle'],
    ...['tomate* sechee*', 'champignon* seche*', 'carotte* rapee*', 'beurre de cacao'],
    ...['beurre de pomme*', 'copeaux', 'gros sel', 'noix de coco fraiche'],
  ],
  it: [
    ...['ghiaccio', 'gelato', 'panna montata', 'crema pasticcera', 'cott*', 'soffiat*', 'fritt*'],
    ...['lamelle', 'scaglie', 'a filetti', 'pisell*', 'fagiolini', 'panko', 'cavolo nero'],
    ...['mirtilli rossi', 'farina d avena', 'farina di avena', 'zucchero di cocco', 'granella'],
    ...['pomodor* secch*', 'fungh* secch*', 'carot* grattugiat*', 'burro di cacao', 'sale grosso'],
  ],
  es: [
    ...['hielo', 'helado', 'nata montada', 'crema batida', 'crema pastelera', 'cocid*', 'inflad*'],
    ...['frit*', 'laminad*', 'fileteada*', 'guisante*', 'arveja*', 'chicharo*', 'judia* verde*'],
    ...['ejote*', 'chaucha*', 'panko', 'kale', 'arandano* rojo*', 'harina de avena'],
    ...['azucar de coco', 'tomate* seco*', 'seta* seca*', 'zanahoria* rallada*', 'sal gruesa'],
    ...[
      'manteca de cacao',
      'poroto* verde*',
      'escamas',
      'dulce de leche',
      'crema de leche condensada',
    ],
  ],
  pl: [
    ...['lod', 'lodu', 'lody', 'lodow', 'kostk* lodu', 'bit* smietan*', 'ubit*', 'gotowan*'],
    ...['ugotowan*', 'smazon*', 'prazon* cebul*', 'preparowan*', 'plat* migdal*', 'migdal* plat*'],
    ...['grosz*', 'zielon* fasol*', 'fasol* zielon*', 'fasol* szparagow*', 'fasolk*', 'panko'],
    ...['jarmuz*', 'swiez* zurawin*', 'mrozon* zurawin*', 'suszon* grzyb*', 'suszon* pomidor*'],
    ...['start* marchew*', 'marchew* start*', 'mak* owsian*', 'cuk* kokosow*', 'plat* kokosow*'],
    ...['pomidor* suszon*', 'grzyb* suszon*', 'mrozon* szpinak*', 'szpinak* mrozon*', 'dmuchan*'],
  ],
  uk: [
    ...['лід', 'льоду', 'морозив*', 'збит*', 'варен*', 'відварен*', 'смажен*', 'повітрян*'],
    ...['пелюстк* мигдал*', 'мигдальн* пелюст*', 'горош*', 'зелен* квасол*', 'стручков* квасол*'],
    ...['панко', 'журавлин*', 'сушен* гриб*', 'сушен* помідор*', 'терт* моркв*', 'моркв* терт*'],
    ...['вівсян* борошн*', 'борошн* вівсян*', 'кокосов* цук*', 'вялен*', 'сушен* ябл*'],
  ],
  ro: [
    ...['gheata', 'inghetata', 'frisca batuta', 'smantana batuta', 'fiert*', 'gatit*', 'expandat*'],
    ...['prajit*', 'fulgi de migdale', 'migdale fulgi', 'mazare*', 'fasole verde', 'fasole pastai'],
    ...['panko', 'kale', 'merisoare*', 'faina de ovaz', 'zahar de cocos', 'rosii uscate'],
    ...['ciuperci uscate', 'morcov* ras*', 'unt de cacao', 'sare grunjoasa'],
  ],
} as const satisfies Record<string, readonly string[]>
