import { expect, test } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

/** What comes into which vessel: by the numbers of the list, and by those of other vessels. */
const flowOf = (...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe)
    .filter(({ adds, moves }) => adds.length + moves.length > 0)
    .map(({ vessel, adds, moves }) => ({
      vessel,
      adds: adds.map(({ food }) => food.id).toSorted((one, other) => one - other),
      from: moves.map(({ from }) => from).toSorted(),
    }))

const HONEY_CAKES: Told[] = [
  [
    'en',
    ['480 g flour', '150 g butter', '2 tbsp honey', '140 g sugar', '2 eggs', '1 tsp baking soda'],
    [
      'Sift the flour and mix with the baking soda. Melt the butter with the honey and sugar, leave to cool. Lightly beat the eggs. Pour the cooled butter and the beaten eggs into the flour. Knead the dough and divide into 2 parts.',
    ],
  ],
  [
    'de',
    ['480 g Mehl', '150 g Butter', '2 EL Honig', '140 g Zucker', '2 Eier', '1 TL Natron'],
    [
      'Das Mehl sieben und mit dem Natron mischen. Die Butter mit Honig und Zucker schmelzen, abkühlen lassen. Die Eier leicht verquirlen. Die abgekühlte Butter und die verquirlten Eier zum Mehl gießen. Den Teig kneten und in 2 Teile teilen.',
    ],
  ],
  [
    'fr',
    [
      '480 g de farine',
      '150 g de beurre',
      '2 c. à soupe de miel',
      '140 g de sucre',
      '2 œufs',
      '1 c. à café de bicarbonate',
    ],
    [
      'Tamiser la farine et la mélanger avec le bicarbonate. Faire fondre le beurre avec le miel et le sucre, laisser refroidir. Battre légèrement les œufs. Verser le beurre refroidi et les œufs battus dans la farine. Pétrir la pâte et la diviser en 2 parts.',
    ],
  ],
  [
    'es',
    [
      '480 g de harina',
      '150 g de mantequilla',
      '2 cucharadas de miel',
      '140 g de azúcar',
      '2 huevos',
      '1 cucharadita de bicarbonato',
    ],
    [
      'Tamizar la harina y mezclarla con el bicarbonato. Derretir la mantequilla con la miel y el azúcar, dejar enfriar. Batir ligeramente los huevos. Verter la mantequilla enfriada y los huevos batidos en la harina. Amasar la masa y dividirla en 2 partes.',
    ],
  ],
  [
    'it',
    [
      '480 g di farina',
      '150 g di burro',
      '2 cucchiai di miele',
      '140 g di zucchero',
      '2 uova',
      '1 cucchiaino di bicarbonato',
    ],
    [
      "Setacciare la farina e mescolarla con il bicarbonato. Sciogliere il burro con il miele e lo zucchero, far raffreddare. Sbattere leggermente le uova. Versare il burro raffreddato e le uova sbattute nella farina. Impastare e dividere l'impasto in 2 parti.",
    ],
  ],
  [
    'pl',
    ['480 g mąki', '150 g masła', '2 łyżki miodu', '140 g cukru', '2 jajka', '1 łyżeczka sody'],
    [
      'Mąkę przesiać, wymieszać z sodą. Masło roztopić z miodem i cukrem, wystudzić. Jajka lekko roztrzepać. Do mąki wlać przestudzone masło i roztrzepane jajka. Zagnieść ciasto i podzielić na 2 części.',
    ],
  ],
  [
    'uk',
    ['480 г борошна', '150 г масла', '2 ст. л. меду', '140 г цукру', '2 яйця', '1 ч. л. соди'],
    [
      'Борошно просіяти, змішати із содою. Масло розтопити з медом і цукром, охолодити. Яйця злегка збити. До борошна влити охолоджене масло та збиті яйця. Замісити тісто й розділити на 2 частини.',
    ],
  ],
  [
    'ro',
    [
      '480 g făină',
      '150 g unt',
      '2 linguri miere',
      '140 g zahăr',
      '2 ouă',
      '1 linguriță bicarbonat',
    ],
    [
      'Cerneți făina și amestecați-o cu bicarbonatul. Topiți untul cu mierea și zahărul, lăsați la răcit. Bateți ușor ouăle. Turnați untul răcit și ouăle bătute peste făină. Frământați aluatul și împărțiți-l în 2 părți.',
    ],
  ],
]

test.each(HONEY_CAKES)(
  'the cooled butter is that which was melted with the honey (%s)',
  (language, list, method) => {
    expect(flowOf(list, method, language).at(-1)).toEqual({ vessel: 0, adds: [], from: [1, 2] })
  },
)

const SOUPS_OF_TWO_POTS: Told[] = [
  [
    'en',
    [
      '1 beetroot',
      '1 onion',
      '1 carrot',
      '4 potatoes',
      '200 ml tomato juice',
      '200 g cabbage',
      '1 tbsp oil',
      '1.2 l water',
      '2 bay leaves',
      'salt',
    ],
    [
      'Dice the onion, grate the carrot and the beetroot. Fry the onion in a deep frying pan with the oil until soft. Add the carrot and beetroot, pour in the tomato juice and braise for 10 minutes. Meanwhile dice the potatoes, put them into a saucepan and cover with the water. Boil for 20 minutes. Shred the cabbage, add to the saucepan and cook for another 10 minutes. Then add the vegetables from the frying pan, the bay leaves and salt to the saucepan. Leave on a low heat for 5 minutes.',
    ],
  ],
  [
    'de',
    [
      '1 Rote Bete',
      '1 Zwiebel',
      '1 Karotte',
      '4 Kartoffeln',
      '200 ml Tomatensaft',
      '200 g Weißkohl',
      '1 EL Öl',
      '1,2 l Wasser',
      '2 Lorbeerblätter',
      'Salz',
    ],
    [
      'Die Zwiebel würfeln, die Karotte und die Rote Bete raspeln. Die Zwiebel in einer tiefen Pfanne im Öl weich braten. Karotte und Rote Bete zugeben, den Tomatensaft angießen und 10 Minuten schmoren. Inzwischen die Kartoffeln würfeln, in einen Topf geben und mit dem Wasser bedecken. 20 Minuten kochen. Den Kohl fein schneiden, in den Topf geben und weitere 10 Minuten kochen. Danach das Gemüse aus der Pfanne, die Lorbeerblätter und Salz in den Topf geben. 5 Minuten bei schwacher Hitze ziehen lassen.',
    ],
  ],
  [
    'fr',
    [
      '1 betterave',
      '1 oignon',
      '1 carotte',
      '4 pommes de terre',
      '200 ml de jus de tomate',
      '200 g de chou',
      '1 c. à soupe d’huile',
      '1,2 l d’eau',
      '2 feuilles de laurier',
      'sel',
    ],
    [
      'Couper l’oignon en dés, râper la carotte et la betterave. Faire revenir l’oignon dans une poêle profonde avec l’huile jusqu’à ce qu’il soit tendre. Ajouter la carotte et la betterave, verser le jus de tomate et laisser mijoter 10 minutes. Pendant ce temps, couper les pommes de terre en dés, les mettre dans une casserole et couvrir avec l’eau. Cuire 20 minutes. Émincer le chou, l’ajouter dans la casserole et cuire encore 10 minutes. Ajouter ensuite les légumes de la poêle, le laurier et le sel dans la casserole. Laisser 5 minutes à feu doux.',
    ],
  ],
  [
    'es',
    [
      '1 remolacha',
      '1 cebolla',
      '1 zanahoria',
      '4 patatas',
      '200 ml de zumo de tomate',
      '200 g de col',
      '1 cucharada de aceite',
      '1,2 l de agua',
      '2 hojas de laurel',
      'sal',
    ],
    [
      'Picar la cebolla en dados, rallar la zanahoria y la remolacha. Sofreír la cebolla en una sartén honda con el aceite hasta que esté blanda. Añadir la zanahoria y la remolacha, verter el zumo de tomate y rehogar 10 minutos. Mientras tanto, cortar las patatas en dados, ponerlas en una cazuela y cubrir con el agua. Cocer 20 minutos. Cortar la col en juliana, añadirla a la cazuela y cocer 10 minutos más. Después añadir a la cazuela las verduras de la sartén, el laurel y la sal. Dejar 5 minutos a fuego lento.',
    ],
  ],
  [
    'it',
    [
      '1 barbabietola',
      '1 cipolla',
      '1 carota',
      '4 patate',
      '200 ml di succo di pomodoro',
      '200 g di cavolo',
      '1 cucchiaio di olio',
      '1,2 l di acqua',
      '2 foglie di alloro',
      'sale',
    ],
    [
      "Tagliare la cipolla a dadini, grattugiare la carota e la barbabietola. Soffriggere la cipolla in una padella profonda con l'olio finché è morbida. Aggiungere la carota e la barbabietola, versare il succo di pomodoro e stufare per 10 minuti. Nel frattempo tagliare le patate a dadini, metterle in una pentola e coprire con l'acqua. Cuocere per 20 minuti. Affettare il cavolo, aggiungerlo nella pentola e cuocere altri 10 minuti. Poi aggiungere nella pentola le verdure della padella, l'alloro e il sale. Lasciare 5 minuti a fuoco basso.",
    ],
  ],
  [
    'pl',
    [
      '1 burak',
      '1 cebula',
      '1 marchewka',
      '4 ziemniaki',
      '200 ml soku pomidorowego',
      '200 g kapusty',
      '1 łyżka oleju',
      '1,2 l wody',
      '2 liście laurowe',
      'sól',
    ],
    [
      'Cebulę pokroić w kostkę, marchewkę i buraka zetrzeć na tarce. Cebulę podsmażyć na głębokiej patelni z olejem do miękkości. Dodać marchewkę i buraka, wlać sok pomidorowy i dusić 10 minut. W międzyczasie ziemniaki pokroić w kostkę, włożyć do garnka i zalać wodą. Gotować 20 minut. Poszatkować kapustę, dodać do garnka i gotować jeszcze 10 minut. Następnie dodać do garnka warzywa z patelni, liście laurowe i sól. Zostawić na małym ogniu na 5 minut.',
    ],
  ],
  [
    'uk',
    [
      '1 буряк',
      '1 цибуля',
      '1 морква',
      '4 картоплі',
      '200 мл томатного соку',
      '200 г капусти',
      '1 ст. л. олії',
      '1,2 л води',
      '2 лаврові листи',
      'сіль',
    ],
    [
      'Цибулю поріжте кубиком, а моркву з буряком натріть на тертці. Цибулю обсмажте у глибокій пательні з олією до м’якості. Додайте моркву і буряк, влийте томатний сік і тушкуйте 10 хвилин. Тим часом картоплю поріжте кубиками, викладіть у каструлю і залийте водою. Варіть 20 хвилин. Нашаткуйте капусту, додайте у каструлю та варіть ще 10 хвилин. Після цього додайте в каструлю овочі з пательні, лаврові листи і сіль. Залиште на повільному вогні на 5 хвилин.',
    ],
  ],
  [
    'ro',
    [
      '1 sfeclă',
      '1 ceapă',
      '1 morcov',
      '4 cartofi',
      '200 ml suc de roșii',
      '200 g varză',
      '1 lingură ulei',
      '1,2 l apă',
      '2 foi de dafin',
      'sare',
    ],
    [
      'Tăiați ceapa cubulețe, dați pe răzătoare morcovul și sfecla. Căliți ceapa într-o tigaie adâncă cu uleiul până se înmoaie. Adăugați morcovul și sfecla, turnați sucul de roșii și înăbușiți 10 minute. Între timp tăiați cartofii cubulețe, puneți-i într-o oală și acoperiți cu apa. Fierbeți 20 de minute. Tocați varza, adăugați-o în oală și fierbeți încă 10 minute. Apoi adăugați în oală legumele din tigaie, foile de dafin și sarea. Lăsați la foc mic 5 minute.',
    ],
  ],
]

test.each(SOUPS_OF_TWO_POTS)(
  'potatoes boil in a pot of their own while the vegetables braise in the pan (%s)',
  (language, list, method) => {
    expect(flowOf(list, method, language).filter(({ vessel }) => vessel === 1)).toEqual([
      { vessel: 1, adds: [4], from: [] },
      { vessel: 1, adds: [8], from: [] },
      { vessel: 1, adds: [6], from: [] },
      { vessel: 1, adds: [9, 10], from: [0] },
    ])
  },
)

const BREADS: Told[] = [
  [
    'en',
    ['500 g flour', '350 g water', '12 g salt', '3 g fresh yeast'],
    [
      'Dissolve the yeast in 100 g of lukewarm water. Put the flour into a large bowl, pour in the water and stir with a wooden spoon. Dissolve the salt in the remaining 250 g of water, add to the dough and mix vigorously. Let rise for 2 hours.',
    ],
  ],
  [
    'de',
    ['500 g Mehl', '350 g Wasser', '12 g Salz', '3 g frische Hefe'],
    [
      'Die Hefe in 100 g lauwarmem Wasser auflösen. Das Mehl in eine große Schüssel geben, das Wasser zugießen und mit einem Holzlöffel verrühren. Das Salz in den restlichen 250 g Wasser auflösen, zum Teig geben und kräftig verrühren. 2 Stunden gehen lassen.',
    ],
  ],
  [
    'fr',
    ['500 g de farine', '350 g d’eau', '12 g de sel', '3 g de levure fraîche'],
    [
      'Dissoudre la levure dans 100 g d’eau tiède. Mettre la farine dans un grand saladier, verser l’eau et mélanger avec une cuillère en bois. Dissoudre le sel dans les 250 g d’eau restants, ajouter à la pâte et mélanger énergiquement. Laisser lever 2 heures.',
    ],
  ],
  [
    'es',
    ['500 g de harina', '350 g de agua', '12 g de sal', '3 g de levadura fresca'],
    [
      'Disolver la levadura en 100 g de agua tibia. Poner la harina en un bol grande, verter el agua y remover con una cuchara de madera. Disolver la sal en los 250 g de agua restantes, añadir a la masa y mezclar enérgicamente. Dejar levar 2 horas.',
    ],
  ],
  [
    'it',
    ['500 g di farina', '350 g di acqua', '12 g di sale', '3 g di lievito di birra fresco'],
    [
      "Sciogliere il lievito in 100 g di acqua tiepida. Disporre la farina in una ciotola capiente, versare l'acqua al centro e mescolare con un cucchiaio di legno. Sciogliere il sale nei 250 g di acqua rimanente, unire all'impasto e mescolare energicamente. Lasciare lievitare per 2 ore.",
    ],
  ],
  [
    'pl',
    ['500 g mąki', '350 g wody', '12 g soli', '3 g świeżych drożdży'],
    [
      'Drożdże rozpuścić w 100 g letniej wody. Mąkę wsypać do dużej miski, wlać wodę i wymieszać drewnianą łyżką. Sól rozpuścić w pozostałych 250 g wody, dodać do ciasta i energicznie wymieszać. Odstawić do wyrośnięcia na 2 godziny.',
    ],
  ],
  [
    'uk',
    ['500 г борошна', '350 г води', '12 г солі', '3 г свіжих дріжджів'],
    [
      'Дріжджі розчинити у 100 г теплої води. Борошно висипати у велику миску, влити воду й перемішати дерев’яною ложкою. Сіль розчинити в решті 250 г води, додати до тіста й енергійно перемішати. Залишити на 2 години підходити.',
    ],
  ],
  [
    'ro',
    ['500 g făină', '350 g apă', '12 g sare', '3 g drojdie proaspătă'],
    [
      'Dizolvați drojdia în 100 g de apă călduță. Puneți făina într-un bol mare, turnați apa și amestecați cu o lingură de lemn. Dizolvați sarea în restul de 250 g de apă, adăugați la aluat și amestecați energic. Lăsați la dospit 2 ore.',
    ],
  ],
]

test.each(BREADS)(
  'the water of the yeast goes into the dough before the rest of it, with the salt (%s)',
  (language, list, method) => {
    const [, , water, rest] = flowOf(list, method, language)

    expect(water).toEqual({ vessel: 1, adds: [], from: [0] })
    expect(rest?.adds).toEqual([2, 3])
  },
)
