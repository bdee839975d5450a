import { describe, expect, test } from 'vitest'
import { TOOL_PHRASES } from '#shared/appliance/tool-phrases.ts'

/** A sentence for each of en, pl, uk, de, es, ro, fr, it, and one that must not be understood so. */
describe.each<[keyof typeof TOOL_PHRASES, string[], string]>([
  [
    'cupOut',
    [
      'Cook 10 min without the measuring cup.',
      'Gotować bez miarki.',
      'Варити без мірного стакана.',
      'Ohne Messbecher garen, Gareinsatz als Spritzschutz.',
      'Cocine sin cubilete.',
      'Fierbeți fără pahar dozator.',
      'Cuire sans gobelet doseur.',
      'Cuocere senza misurino.',
    ],
    'Pour in a measuring cup of water.',
  ],
  [
    'whiskOut',
    [
      'Remove the butterfly whisk.',
      'Wyjąć motylek.',
      'Зняти метелик.',
      'Rühraufsatz entfernen.',
      'Retire la mariposa.',
      'Scoateți fluturele.',
      'Retirer le fouet.',
      'Togliere la farfalla.',
    ],
    'Whisk the eggs.',
  ],
  [
    'whiskIn',
    [
      'Insert the butterfly whisk.',
      'Założyć motylek.',
      'Вставити вінчик.',
      'Rühraufsatz einsetzen.',
      'Coloque la mariposa.',
      'Montați fluturele.',
      'Insérer le fouet.',
      'Posizionare la farfalla.',
    ],
    'Add the whisked eggs.',
  ],
  [
    'washing',
    [
      'Rinse and dry the mixing bowl.',
      'Umyć naczynie miksujące.',
      'Вимити чашу.',
      'Mixtopf spülen.',
      'Lave y seque el vaso.',
      'Spălați și uscați bolul.',
      'Laver et essuyer le bol.',
      'Lavare e asciugare il boccale.',
    ],
    'Wash the lettuce.',
  ],
  [
    'coreTemperature',
    [
      'Check the core temperature.',
      'Sprawdzić temperaturę w środku.',
      'Перевірте температуру всередині.',
      'Kerntemperatur prüfen.',
      'Compruebe la temperatura interna.',
      'Verificați temperatura din interior.',
      'Vérifier la température à cœur.',
      'Controllare la temperatura al cuore.',
    ],
    'Serve at room temperature.',
  ],
  [
    'spoon',
    [
      'Stir with a wooden spoon.',
      'Mieszać drewnianą łyżką.',
      'Мішати дерев’яною ложкою.',
      'Mit dem Holzlöffel rühren.',
      'Remueva con una cuchara de madera.',
      'Amestecați cu o lingură de lemn.',
      'Remuer avec une cuillère en bois.',
      'Mescolare con un cucchiaio di legno.',
    ],
    'Add a spoon of sugar.',
  ],
  [
    'lidOpen',
    [
      'Cook without the lid.',
      'Gotować bez pokrywki.',
      'Варити без кришки.',
      'Ohne Deckel garen.',
      'Cocine sin tapa.',
      'Fierbeți fără capac.',
      'Cuire sans couvercle.',
      'Cuocere senza coperchio.',
    ],
    'Put the lid on.',
  ],
])('%s', (topic, sentences, other) => {
  test.each(sentences)('%s', (sentence) => {
    expect(TOOL_PHRASES[topic].test(sentence)).toBe(true)
  })

  test(`not in: ${other}`, () => {
    expect(TOOL_PHRASES[topic].test(other)).toBe(false)
  })
})
