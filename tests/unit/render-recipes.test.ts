import { expect, test } from 'vitest'
import {
  createSpeaker,
  type Speaker,
} from '#server/features/convert/structure/builtin/render/speaker.ts'
import type { VoiceId } from '#server/features/convert/structure/builtin/render/words/words.ts'

/** A pumpkin soup as each language's lists have it. */
const SOUP = {
  en: {
    onion: 'onion',
    gram: 'g',
    ginger: 'ginger',
    butter: 'butter',
    pumpkin: 'pumpkin',
    cup: 'cup',
    milk: 'milk',
    tsp: 'tsp',
    salt: 'salt',
    until: 'until the pumpkin is soft',
    soup: 'soup',
  },
  de: {
    onion: 'Zwiebel',
    gram: 'g',
    ginger: 'Ingwer',
    butter: 'Butter',
    pumpkin: 'Kürbis',
    cup: 'Tasse',
    milk: 'Milch',
    tsp: 'TL',
    salt: 'Salz',
    until: 'bis der Kürbis weich ist',
    soup: 'Suppe',
  },
  fr: {
    onion: 'oignon',
    gram: 'g',
    ginger: 'gingembre',
    butter: 'beurre',
    pumpkin: 'potiron',
    cup: 'tasse',
    milk: 'lait',
    tsp: 'c. à café',
    salt: 'sel',
    until: 'jusqu’à ce que le potiron soit tendre',
    soup: 'soupe',
  },
  it: {
    onion: 'cipolla',
    gram: 'g',
    ginger: 'zenzero',
    butter: 'burro',
    pumpkin: 'zucca',
    cup: 'bicchiere',
    milk: 'latte',
    tsp: 'cucchiaino',
    salt: 'sale',
    until: 'finché la zucca non è morbida',
    soup: 'zuppa',
  },
  es: {
    onion: 'cebolla',
    gram: 'g',
    ginger: 'jengibre',
    butter: 'mantequilla',
    pumpkin: 'calabaza',
    cup: 'taza',
    milk: 'leche',
    tsp: 'cucharadita',
    salt: 'sal',
    until: 'hasta que la calabaza esté tierna',
    soup: 'sopa',
  },
  pl: {
    onion: 'cebula',
    gram: 'g',
    ginger: 'imbiru',
    butter: 'masła',
    pumpkin: 'dyni',
    cup: 'szklanka',
    milk: 'mleka',
    tsp: 'łyżeczki',
    salt: 'soli',
    until: 'aż dynia zmięknie',
    soup: 'zupa',
  },
  uk: {
    onion: 'цибулина',
    gram: 'г',
    ginger: 'імбиру',
    butter: 'масла',
    pumpkin: 'гарбуза',
    cup: 'склянка',
    milk: 'молока',
    tsp: 'ч. л.',
    salt: 'солі',
    until: 'доки гарбуз не стане м’яким',
    soup: 'суп',
  },
  ro: {
    onion: 'ceapă',
    gram: 'g',
    ginger: 'ghimbir',
    butter: 'unt',
    pumpkin: 'dovleac',
    cup: 'cană',
    milk: 'lapte',
    tsp: 'linguriță',
    salt: 'sare',
    until: 'până se înmoaie dovleacul',
    soup: 'supă',
  },
} as const

type Words = { readonly [name in keyof (typeof SOUP)['en']]: string }

function stepsOf(speaker: Speaker, soup: Words): string[] {
  const grams = (quantity: string, name: string, note?: string) => {
    return { quantity, unit: soup.gram, name, note }
  }
  const onion = { quantity: '1', name: soup.onion, note: speaker.note('halved') }
  const milk = { quantity: '1', unit: soup.cup, name: soup.milk, grams: 240 }
  const salt = { quantity: '1/2', unit: soup.tsp, name: soup.salt }
  const chunks = grams('600', soup.pumpkin, speaker.note('inChunks'))
  return [
    [
      speaker.sayTogether([
        ['place', { items: [onion, grams('20', soup.ginger)] }],
        ['chop', { settings: { durationSeconds: 5, speed: '5' } }],
      ]),
      speaker.say('scrape'),
    ],
    [
      speaker.sayTogether([
        ['add', { items: [grams('30', soup.butter)] }],
        ['sweat', { settings: { durationSeconds: 180, temperature: '120', speed: '1' } }],
      ]),
    ],
    [
      speaker.say('weighAndAdd', { items: [chunks, milk, salt] }),
      speaker.say('basketOnLid'),
      speaker.say('cook', {
        settings: { durationSeconds: 1200, temperature: '100', speed: '1' },
        until: soup.until,
      }),
    ],
    [
      speaker.say('blend', { settings: { durationSeconds: 60, speed: '8' } }),
      speaker.say('transferAside', { object: soup.soup }),
      speaker.say('rinseAndDry'),
    ],
  ].map((sentences) => sentences.join(' '))
}

const GOLDEN: [keyof typeof SOUP, VoiceId, string[]][] = [
  [
    'en',
    'imp',
    [
      'Place 1 onion (halved) and 20 g ginger in the mixing bowl and chop 5 sec/speed 5. Scrape down the sides of the mixing bowl with the spatula.',
      'Add 30 g butter and sauté 3 min/120°C/speed 1.',
      'Weigh 600 g pumpkin (in chunks) and 240 g milk (1 cup) into the mixing bowl and add ½ tsp salt. Place the simmering basket on the mixing bowl lid instead of the measuring cup. Cook 20 min/100°C/speed 1, until the pumpkin is soft.',
      'Blend 1 min/speed 8. Transfer the soup to a bowl and set aside. Rinse and dry the mixing bowl.',
    ],
  ],
  [
    'en',
    'tele',
    [
      'Place 1 onion (halved) and 20 g ginger in mixing bowl and chop 5 sec/speed 5. Scrape down sides of mixing bowl with spatula.',
      'Add 30 g butter and sauté 3 min/120°C/speed 1.',
      'Weigh 600 g pumpkin (in chunks) and 240 g milk (1 cup) into mixing bowl and add ½ tsp salt. Place simmering basket on mixing bowl lid instead of measuring cup. Cook 20 min/100°C/speed 1, until the pumpkin is soft.',
      'Blend 1 min/speed 8. Transfer soup to bowl and set aside. Rinse and dry mixing bowl.',
    ],
  ],
  [
    'de',
    'inf',
    [
      '1 Zwiebel (halbiert) und 20 g Ingwer in den Mixtopf geben und 5 Sek./Stufe 5 zerkleinern. Mit dem Spatel nach unten schieben.',
      '30 g Butter zugeben und 3 Min./120°C/Stufe 1 andünsten.',
      '600 g Kürbis (in Stücken), 240 g Milch (1 Tasse) und ½ TL Salz in den Mixtopf geben. Gareinsatz anstelle des Messbechers als Spritzschutz auf den Mixtopfdeckel stellen. 20 Min./100°C/Stufe 1 garen, bis der Kürbis weich ist.',
      '1 Min./Stufe 8 pürieren. Suppe in eine Schüssel umfüllen und beiseitestellen. Mixtopf ausspülen und abtrocknen.',
    ],
  ],
  [
    'de',
    'du',
    [
      'Gib 1 Zwiebel (halbiert) und 20 g Ingwer in den Mixtopf und zerkleinere alles 5 Sek./Stufe 5. Schiebe alles mit dem Spatel nach unten.',
      'Gib 30 g Butter zu und dünste alles 3 Min./120°C/Stufe 1 an.',
      'Gib 600 g Kürbis (in Stücken), 240 g Milch (1 Tasse) und ½ TL Salz in den Mixtopf. Stelle den Gareinsatz anstelle des Messbechers als Spritzschutz auf den Mixtopfdeckel. Gare alles 20 Min./100°C/Stufe 1, bis der Kürbis weich ist.',
      'Püriere alles 1 Min./Stufe 8. Fülle die Suppe in eine Schüssel um und stelle sie beiseite. Spüle den Mixtopf aus und trockne ihn ab.',
    ],
  ],
  [
    'fr',
    'inf',
    [
      'Mettre 1 oignon (en deux) et 20 g de gingembre dans le bol et hacher 5 sec/vitesse 5. Racler les parois du bol à l’aide de la spatule.',
      'Ajouter 30 g de beurre et faire revenir 3 min/120°C/vitesse 1.',
      'Mettre 600 g de potiron (en morceaux), 240 g de lait (1 tasse) et ½ c. à café de sel dans le bol. Mettre le panier cuisson à la place du gobelet doseur, sur le couvercle du bol. Cuire 20 min/100°C/vitesse 1, jusqu’à ce que le potiron soit tendre.',
      'Mixer 1 min/vitesse 8. Transvaser la soupe dans un récipient et réserver. Rincer et essuyer le bol.',
    ],
  ],
  [
    'fr',
    'vous',
    [
      'Mettez 1 oignon (en deux) et 20 g de gingembre dans le bol et hachez 5 sec/vitesse 5. Raclez les parois du bol à l’aide de la spatule.',
      'Ajoutez 30 g de beurre et faites revenir 3 min/120°C/vitesse 1.',
      'Mettez 600 g de potiron (en morceaux), 240 g de lait (1 tasse) et ½ c. à café de sel dans le bol. Mettez le panier cuisson à la place du gobelet doseur, sur le couvercle du bol. Cuisez 20 min/100°C/vitesse 1, jusqu’à ce que le potiron soit tendre.',
      'Mixez 1 min/vitesse 8. Transvasez la soupe dans un récipient et réservez. Rincez et essuyez le bol.',
    ],
  ],
  [
    'it',
    'inf',
    [
      'Mettere nel boccale 1 cipolla (a metà) e 20 g di zenzero e tritare: 5 sec./vel. 5. Riunire sul fondo con la spatola.',
      'Aggiungere 30 g di burro e soffriggere: 3 min./120°C/vel. 1.',
      'Mettere nel boccale 600 g di zucca (a pezzi), 240 g di latte (1 bicchiere) e ½ cucchiaino di sale. Posizionare il cestello sul coperchio al posto del misurino. Cuocere: 20 min./100°C/vel. 1, finché la zucca non è morbida.',
      'Frullare: 1 min./vel. 8. Trasferire la zuppa in una ciotola e tenere da parte. Sciacquare e asciugare il boccale.',
    ],
  ],
  [
    'it',
    'voi',
    [
      'Mettete nel boccale 1 cipolla (a metà) e 20 g di zenzero e tritate: 5 sec./vel. 5. Riunite sul fondo con la spatola.',
      'Aggiungete 30 g di burro e soffriggete: 3 min./120°C/vel. 1.',
      'Mettete nel boccale 600 g di zucca (a pezzi), 240 g di latte (1 bicchiere) e ½ cucchiaino di sale. Posizionate il cestello sul coperchio al posto del misurino. Cuocete: 20 min./100°C/vel. 1, finché la zucca non è morbida.',
      'Frullate: 1 min./vel. 8. Trasferite la zuppa in una ciotola e tenete da parte. Sciacquate e asciugate il boccale.',
    ],
  ],
  [
    'es',
    'usted',
    [
      'Ponga 1 cebolla (por la mitad) y 20 g de jengibre en el vaso y trocee 5 seg/vel 5. Baje los restos de las paredes del vaso con la espátula.',
      'Añada 30 g de mantequilla y sofría 3 min/120°C/vel 1.',
      'Ponga 600 g de calabaza (en trozos), 240 g de leche (1 taza) y ½ cucharadita de sal en el vaso. Coloque el cestillo sobre la tapa del vaso en lugar del cubilete. Cocine 20 min/100°C/vel 1, hasta que la calabaza esté tierna.',
      'Triture 1 min/vel 8. Retire la sopa a un bol y reserve. Enjuague y seque el vaso.',
    ],
  ],
  [
    'es',
    'nos',
    [
      'Ponemos 1 cebolla (por la mitad) y 20 g de jengibre en el vaso y troceamos 5 seg/vel 5. Bajamos los restos de las paredes del vaso con la espátula.',
      'Añadimos 30 g de mantequilla y sofreímos 3 min/120°C/vel 1.',
      'Ponemos 600 g de calabaza (en trozos), 240 g de leche (1 taza) y ½ cucharadita de sal en el vaso. Colocamos el cestillo sobre la tapa del vaso en lugar del cubilete. Cocinamos 20 min/100°C/vel 1, hasta que la calabaza esté tierna.',
      'Trituramos 1 min/vel 8. Retiramos la sopa a un bol y reservamos. Enjuagamos y secamos el vaso.',
    ],
  ],
  [
    'pl',
    'inf',
    [
      'Włożyć do naczynia miksującego 1 cebulę (na pół) i 20 g imbiru, rozdrobnić 5 s/obr. 5. Zgarnąć kopystką składniki ze ścianek naczynia miksującego.',
      'Dodać 30 g masła, podsmażyć 3 min/120°C/obr. 1.',
      'Dodać do naczynia miksującego 600 g dyni (w kawałkach), 240 g mleka (1 szklanka) i ½ łyżeczki soli. Postawić koszyczek zamiast miarki na pokrywie naczynia miksującego. Gotować 20 min/100°C/obr. 1, aż dynia zmięknie.',
      'Zmiksować 1 min/obr. 8. Przełożyć zupę do miski i odstawić. Opłukać i osuszyć naczynie miksujące.',
    ],
  ],
  [
    'pl',
    'my',
    [
      'Wkładamy do naczynia miksującego 1 cebulę (na pół) i 20 g imbiru, rozdrabniamy 5 s/obr. 5. Zgarniamy kopystką składniki ze ścianek naczynia miksującego.',
      'Dodajemy 30 g masła, podsmażamy 3 min/120°C/obr. 1.',
      'Dodajemy do naczynia miksującego 600 g dyni (w kawałkach), 240 g mleka (1 szklanka) i ½ łyżeczki soli. Stawiamy koszyczek zamiast miarki na pokrywie naczynia miksującego. Gotujemy 20 min/100°C/obr. 1, aż dynia zmięknie.',
      'Miksujemy 1 min/obr. 8. Przekładamy zupę do miski i odstawiamy. Płuczemy i osuszamy naczynie miksujące.',
    ],
  ],
  [
    'uk',
    'vy',
    [
      'Покладіть у чашу 1 цибулину (навпіл) та 20 г імбиру й подрібніть 5 с/шв. 5. Зберіть інгредієнти лопаткою зі стінок чаші.',
      'Додайте 30 г масла й пасеруйте 3 хв/120°C/шв. 1.',
      'Додайте в чашу 600 г гарбуза (шматками), 240 г молока (1 склянка) та ½ ч. л. солі. Поставте кошик для варіння на кришку замість мірного стакана. Готуйте 20 хв/100°C/шв. 1, доки гарбуз не стане м’яким.',
      'Подрібніть до однорідності 1 хв/шв. 8. Перекладіть суп у миску та відкладіть. Сполосніть і витріть насухо чашу.',
    ],
  ],
  [
    'uk',
    'my',
    [
      'Кладемо в чашу 1 цибулину (навпіл) та 20 г імбиру й подрібнюємо 5 с/шв. 5. Збираємо інгредієнти лопаткою зі стінок чаші.',
      'Додаємо 30 г масла й пасеруємо 3 хв/120°C/шв. 1.',
      'Додаємо в чашу 600 г гарбуза (шматками), 240 г молока (1 склянка) та ½ ч. л. солі. Ставимо кошик для варіння на кришку замість мірного стакана. Готуємо 20 хв/100°C/шв. 1, доки гарбуз не стане м’яким.',
      'Подрібнюємо до однорідності 1 хв/шв. 8. Перекладаємо суп у миску та відкладаємо. Споліскуємо й витираємо насухо чашу.',
    ],
  ],
  [
    'ro',
    'voi',
    [
      'Puneți 1 ceapă (în două) și 20 g ghimbir în bol și tocați 5 sec/viteza 5. Curățați pereții bolului cu spatula.',
      'Adăugați 30 g unt și căliți 3 min/120°C/viteza 1.',
      'Puneți 600 g dovleac (bucăți), 240 g lapte (1 cană) și ½ linguriță de sare în bol. Așezați coșul de fierbere pe capac, în locul paharului dozator. Fierbeți 20 min/100°C/viteza 1, până se înmoaie dovleacul.',
      'Pasați 1 min/viteza 8. Turnați supa într-un castron și puneți deoparte. Clătiți bolul și ștergeți bine.',
    ],
  ],
  [
    'ro',
    'se',
    [
      'Se pun 1 ceapă (în două) și 20 g ghimbir în bol și se toacă totul 5 sec/viteza 5. Se curăță pereții bolului cu spatula.',
      'Se adaugă 30 g unt și se călește totul 3 min/120°C/viteza 1.',
      'Se pun 600 g dovleac (bucăți), 240 g lapte (1 cană) și ½ linguriță de sare în bol. Se așază coșul de fierbere pe capac, în locul paharului dozator. Se fierbe totul 20 min/100°C/viteza 1, până se înmoaie dovleacul.',
      'Se pasează totul 1 min/viteza 8. Se toarnă supa într-un castron și se pune deoparte. Se clătește bolul și se șterge bine.',
    ],
  ],
]

test.each(GOLDEN)('a soup in %s, voice %s', (language, voice, steps) => {
  const written = stepsOf(createSpeaker(language, voice), SOUP[language])
  expect(written.map((step) => step.replaceAll('\u00a0', ' '))).toEqual(steps)
})
