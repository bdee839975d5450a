import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'
import { addedIn, stepsOf } from './convert-scripts-fixtures.ts'

const STUFFED: readonly Told[] = [
  [
    'en',
    [
      '6 peppers',
      '500 g minced beef',
      '150 g long-grain rice',
      '2 onions',
      '2 cloves of garlic',
      '1 egg',
      '2 tbsp chopped parsley',
      '2 tbsp olive oil',
      '700 g passata',
      '200 ml vegetable stock',
      '1 tsp sugar',
      'salt and pepper',
    ],
    [
      'Cut the tops off the peppers and remove the seeds.',
      'Boil the rice in salted water for 8 minutes, drain and leave to cool.',
      'Finely chop one onion and the garlic.',
      'Mix the minced beef with the rice, the chopped onion, garlic, egg and parsley, and season with salt and pepper.',
      'Fill the peppers with the mixture and put the lids back on.',
      'For the sauce, chop the second onion.',
      'Heat the oil in a large pot and fry the onion for 5 minutes until soft.',
      'Add the passata, the stock and the sugar, season and bring to the boil.',
      'Stand the peppers in the sauce, cover and simmer over a low heat for 45 minutes.',
      'Serve the peppers with the sauce.',
    ],
  ],
  [
    'de',
    [
      '6 Paprikaschoten',
      '500 g Rinderhackfleisch',
      '150 g Langkornreis',
      '2 Zwiebeln',
      '2 Knoblauchzehen',
      '1 Ei',
      '2 EL gehackte Petersilie',
      '2 EL Olivenöl',
      '700 g passierte Tomaten',
      '200 ml Gemüsebrühe',
      '1 TL Zucker',
      'Salz und Pfeffer',
    ],
    [
      'Von den Paprikaschoten einen Deckel abschneiden und die Kerne entfernen.',
      'Den Reis in Salzwasser 8 Minuten vorkochen, abgießen und abkühlen lassen.',
      'Eine Zwiebel und den Knoblauch fein hacken.',
      'Das Hackfleisch mit Reis, gehackter Zwiebel, Knoblauch, Ei und Petersilie vermengen und mit Salz und Pfeffer würzen.',
      'Die Paprika mit der Masse füllen und die Deckel wieder aufsetzen.',
      'Für die Sauce die zweite Zwiebel hacken.',
      'Das Öl in einem großen Topf erhitzen und die Zwiebel darin 5 Minuten glasig dünsten.',
      'Passierte Tomaten, Brühe und Zucker zugeben, würzen und aufkochen.',
      'Die Paprika in die Sauce setzen und zugedeckt bei schwacher Hitze 45 Minuten garen.',
      'Die Paprika mit der Sauce servieren.',
    ],
  ],
  [
    'fr',
    [
      '6 poivrons',
      '500 g de bœuf haché',
      '150 g de riz long',
      '2 oignons',
      "2 gousses d'ail",
      '1 œuf',
      '2 c. à soupe de persil haché',
      "2 c. à soupe d'huile d'olive",
      '700 g de coulis de tomates',
      '200 ml de bouillon de légumes',
      '1 c. à café de sucre',
      'sel et poivre',
    ],
    [
      'Coupez le chapeau des poivrons et retirez les graines.',
      "Faites cuire le riz 8 minutes à l'eau salée, égouttez-le et laissez-le refroidir.",
      "Hachez finement un oignon et l'ail.",
      "Mélangez le bœuf haché avec le riz, l'oignon haché, l'ail, l'œuf et le persil, salez et poivrez.",
      'Farcissez les poivrons de ce mélange et remettez les chapeaux.',
      'Pour la sauce, hachez le deuxième oignon.',
      "Faites chauffer l'huile dans une grande cocotte et faites revenir l'oignon 5 minutes jusqu'à ce qu'il soit fondant.",
      'Ajoutez le coulis de tomates, le bouillon et le sucre, assaisonnez et portez à ébullition.',
      'Posez les poivrons debout dans la sauce, couvrez et laissez mijoter 45 minutes à feu doux.',
      'Servez les poivrons avec la sauce.',
    ],
  ],
  [
    'es',
    [
      '6 pimientos',
      '500 g de carne picada de ternera',
      '150 g de arroz largo',
      '2 cebollas',
      '2 dientes de ajo',
      '1 huevo',
      '2 cucharadas de perejil picado',
      '2 cucharadas de aceite de oliva',
      '700 g de tomate triturado',
      '200 ml de caldo de verduras',
      '1 cucharadita de azúcar',
      'sal y pimienta',
    ],
    [
      'Corta la parte superior de los pimientos y retira las semillas.',
      'Cuece el arroz en agua con sal 8 minutos, escúrrelo y deja que se enfríe.',
      'Pica finamente una cebolla y los ajos.',
      'Mezcla la carne picada con el arroz, la cebolla picada, el ajo, el huevo y el perejil, y salpimienta.',
      'Rellena los pimientos con la mezcla y vuelve a poner las tapas.',
      'Para la salsa, pica la otra cebolla.',
      'Calienta el aceite en una cazuela grande y pocha la cebolla 5 minutos hasta que esté blanda.',
      'Añade el tomate triturado, el caldo y el azúcar, sazona y lleva a ebullición.',
      'Coloca los pimientos de pie en la salsa, tapa y cuece a fuego lento 45 minutos.',
      'Sirve los pimientos con la salsa.',
    ],
  ],
  [
    'it',
    [
      '6 peperoni',
      '500 g di carne macinata di manzo',
      '150 g di riso a chicco lungo',
      '2 cipolle',
      "2 spicchi d'aglio",
      '1 uovo',
      '2 cucchiai di prezzemolo tritato',
      "2 cucchiai di olio d'oliva",
      '700 g di passata di pomodoro',
      '200 ml di brodo vegetale',
      '1 cucchiaino di zucchero',
      'sale e pepe',
    ],
    [
      'Tagliate la calotta dei peperoni ed eliminate i semi.',
      'Lessate il riso in acqua salata per 8 minuti, scolatelo e lasciatelo raffreddare.',
      "Tritate finemente una cipolla e l'aglio.",
      "Mescolate la carne macinata con il riso, la cipolla tritata, l'aglio, l'uovo e il prezzemolo, salate e pepate.",
      'Farcite i peperoni con il composto e rimettete le calotte.',
      'Per il sugo, tritate la seconda cipolla.',
      "Scaldate l'olio in una pentola capiente e fate appassire la cipolla per 5 minuti.",
      'Aggiungete la passata, il brodo e lo zucchero, aggiustate di sale e portate a bollore.',
      'Sistemate i peperoni in piedi nel sugo, coprite e cuocete a fuoco basso per 45 minuti.',
      'Servite i peperoni con il sugo.',
    ],
  ],
  [
    'pl',
    [
      '6 papryk',
      '500 g mielonej wołowiny',
      '150 g ryżu długoziarnistego',
      '2 cebule',
      '2 ząbki czosnku',
      '1 jajko',
      '2 łyżki posiekanej natki pietruszki',
      '2 łyżki oliwy',
      '700 g passaty pomidorowej',
      '200 ml bulionu warzywnego',
      '1 łyżeczka cukru',
      'sól i pieprz',
    ],
    [
      'Z papryk odciąć wierzchy i usunąć gniazda nasienne.',
      'Ryż ugotować w osolonej wodzie przez 8 minut, odcedzić i ostudzić.',
      'Jedną cebulę i czosnek drobno posiekać.',
      'Mięso wymieszać z ryżem, posiekaną cebulą, czosnkiem, jajkiem i natką, doprawić solą i pieprzem.',
      'Papryki napełnić farszem i przykryć odciętymi wierzchami.',
      'Na sos posiekać drugą cebulę.',
      'W dużym garnku rozgrzać oliwę i zeszklić cebulę przez 5 minut.',
      'Dodać passatę, bulion i cukier, doprawić i zagotować.',
      'Włożyć papryki do sosu, przykryć i dusić na małym ogniu 45 minut.',
      'Papryki podawać z sosem.',
    ],
  ],
  [
    'uk',
    [
      '6 солодких перців',
      '500 г яловичого фаршу',
      '150 г довгозернистого рису',
      '2 цибулини',
      '2 зубчики часнику',
      '1 яйце',
      '2 ст. л. подрібненої петрушки',
      '2 ст. л. оливкової олії',
      '700 г томатної пасати',
      '200 мл овочевого бульйону',
      '1 ч. л. цукру',
      'сіль і перець',
    ],
    [
      'У перців зріжте верхівки й видаліть насіння.',
      'Рис відваріть у підсоленій воді 8 хвилин, відкиньте на друшляк і дайте охолонути.',
      'Одну цибулину й часник дрібно наріжте.',
      'Змішайте фарш із рисом, нарізаною цибулею, часником, яйцем і петрушкою, посоліть і поперчіть.',
      'Наповніть перці начинкою і накрийте верхівками.',
      'Для соусу подрібніть другу цибулину.',
      "Розігрійте олію у великій каструлі й обсмажте цибулю 5 хвилин до м'якості.",
      'Додайте пасату, бульйон і цукор, приправте і доведіть до кипіння.',
      'Поставте перці в соус, накрийте кришкою і тушкуйте на малому вогні 45 хвилин.',
      'Подавайте перці з соусом.',
    ],
  ],
  [
    'ro',
    [
      '6 ardei grași',
      '500 g carne tocată de vită',
      '150 g orez cu bob lung',
      '2 cepe',
      '2 căței de usturoi',
      '1 ou',
      '2 linguri de pătrunjel tocat',
      '2 linguri de ulei de măsline',
      '700 g pasată de roșii',
      '200 ml supă de legume',
      '1 linguriță de zahăr',
      'sare și piper',
    ],
    [
      'Tăiați capacul ardeilor și îndepărtați semințele.',
      'Fierbeți orezul în apă cu sare 8 minute, scurgeți-l și lăsați-l să se răcească.',
      'Tocați mărunt o ceapă și usturoiul.',
      'Amestecați carnea tocată cu orezul, ceapa tocată, usturoiul, oul și pătrunjelul, apoi asezonați cu sare și piper.',
      'Umpleți ardeii cu compoziția și puneți capacele la loc.',
      'Pentru sos, tocați cealaltă ceapă.',
      'Încingeți uleiul într-o oală mare și căliți ceapa 5 minute, până se înmoaie.',
      'Adăugați pasata, supa și zahărul, asezonați și aduceți la fierbere.',
      'Așezați ardeii în sos, acoperiți și fierbeți la foc mic 45 de minute.',
      'Serviți ardeii cu sosul.',
    ],
  ],
]

/** Numbers of the list. */
const [PEPPERS, MINCE, RICE, ONION, PASSATA, SALT] = [1, 2, 3, 4, 9, 12]

describe.each(STUFFED)('stuffed peppers in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const adding = (id: number) =>
    actions.filter(({ adds }) => adds.some(({ food }) => food.id === id))
  const [rice] = adding(RICE)
  const [mixed] = adding(MINCE)
  const [filled] = adding(PEPPERS)
  const [sauce] = adding(PASSATA)

  it('take one onion into the filling and the second into the sauce', () => {
    const onions = adding(ONION)

    expect(onions.map(({ vessel }) => vessel)).toEqual([mixed?.vessel, sauce?.vessel])
    expect(
      onions.flatMap(({ adds }) =>
        adds.filter(({ food }) => food.id === ONION).map(({ part }) => part),
      ),
    ).toEqual([0.5, 0.5])
  })

  it('have their filling mixed in a bowl, the boiled rice with it', () => {
    expect(mixed).toMatchObject({ role: 'work', moves: [{ from: rice?.vessel, part: 1 }] })
    expect(adding(SALT).length).toBe(1)
  })

  it('are filled and covered by hand on a board of their own', () => {
    const covered = actions[(filled?.id ?? -1) + 1]

    expect(filled).toMatchObject({ verb: 'shape', role: 'hand', moves: [{ from: mixed?.vessel }] })
    expect(covered).toMatchObject({ role: 'hand', vessel: filled?.vessel, moves: [] })
  })

  it('come into the sauce and simmer there', () => {
    const laid = actions.find(({ moves }) => moves.some(({ from }) => from === filled?.vessel))

    expect(laid?.vessel).toBe(sauce?.vessel)
    const last = actions.findLast(({ role }) => role === 'heat')
    expect(last?.vessel).toBe(sauce?.vessel)
  })

  it('have filling and sauce made by the machine', async () => {
    const added = addedIn(await stepsOf(list, method, language))

    expect(added).toContainEqual(expect.arrayContaining([MINCE, ONION]))
    expect(added).toContainEqual(expect.arrayContaining([PASSATA]))
  })
})
