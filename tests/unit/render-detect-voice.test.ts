import { expect, test } from 'vitest'
import { detectVoice } from '#server/features/convert/structure/builtin/render/detect-voice.ts'
import type { VoiceId } from '#server/features/convert/structure/builtin/render/words/words.ts'
import type { Language } from '#shared/language.ts'

/** Clauses and, before the bar, the verb as a parser finds it. */
const METHODS: [Language, VoiceId, string[]][] = [
  ['en', 'imp', ['Chop|Chop the onion', 'Add|Add it to the pan', 'Cook|Cook until soft']],
  ['en', 'tele', ['Add|Add onion to pan', 'Melt|Melt butter in large saucepan', 'Stir|Stir well']],
  ['en', 'we', ['chop|Now we chop the onion', 'add|Then we add the rice']],
  ['en', 'pass', ['chopped|The onion is chopped', 'added|The eggs are added one by one']],
  ['de', 'inf', ['hacken|Zwiebel fein hacken', 'dünsten|In Öl glasig dünsten', 'geben|dazu geben']],
  [
    'de',
    'du',
    ['Schäle|Schäle die Zwiebel', 'gib|gib sie in den Topf', 'rühre|Dann rühre den Teig'],
  ],
  ['de', 'sie', ['schälen|Schälen Sie die Zwiebel', 'geben|Dann geben Sie Öl dazu']],
  ['de', 'ihr', ['Schneidet|Schneidet die Zwiebel', 'gebt|gebt sie dazu']],
  ['de', 'wir', ['schälen|Zuerst schälen wir die Zwiebel', 'geben|Jetzt geben wir Öl dazu']],
  ['de', 'man', ['schält|Man schält die Zwiebel', 'gibt|Dann gibt man Öl dazu']],
  ['de', 'pass', ['geschält|Die Zwiebel wird geschält', 'vermengt|Alles wird gut vermischt']],
  ['fr', 'inf', ['Hacher|Hacher l’oignon', 'ajouter|l’ajouter dans la casserole']],
  [
    'fr',
    'vous',
    ['Émincez|Émincez l’oignon', 'faites|faites-le revenir', 'Ajoutez|Ajoutez-y le riz'],
  ],
  ['fr', 'tu', ['Hache|Hache l’oignon', 'mets|mets-le dans la casserole']],
  ['fr', 'on', ['hache|On hache l’oignon', 'ajoute|puis on l’ajoute']],
  ['fr', 'nous', ['Hachons|Hachons l’oignon', 'Ajoutons|Ajoutons le riz']],
  ['it', 'inf', ['Tritare|Tritare la cipolla', 'aggiungerla|aggiungerla in padella']],
  ['it', 'voi', ['Tritate|Tritate la cipolla', 'aggiungetela|aggiungetela in padella']],
  ['it', 'tu', ['Trita|Trita la cipolla', 'aggiungi|aggiungi le patate']],
  ['it', 'noi', ['Tritiamo|Tritiamo la cipolla', 'aggiungiamo|aggiungiamo il riso']],
  ['it', 'si', ['trita|Si trita la cipolla', 'aggiungono|si aggiungono le patate']],
  ['it', 'lei', ['Triti|Triti la cipolla', 'aggiunga|aggiunga il riso']],
  [
    'es',
    'usted',
    ['Pique|Pique la cebolla', 'añádala|añádala a la sartén', 'Ponga|Ponga el arroz'],
  ],
  ['es', 'inf', ['Picar|Picar la cebolla', 'añadirla|añadirla a la sartén']],
  ['es', 'tu', ['Pica|Pica la cebolla', 'añádela|añádela a la sartén', 'Pon|Pon el arroz']],
  ['es', 'nos', ['Picamos|Picamos la cebolla', 'añadimos|la añadimos']],
  ['es', 'se', ['pica|Se pica la cebolla', 'añade|se añade a la sartén']],
  ['es', 'vosotros', ['Picad|Picad la cebolla', 'añadidla|añadidla']],
  ['es', 'vos', ['Picá|Picá la cebolla', 'Agregá|Agregá el arroz']],
  ['pl', 'inf', ['posiekać|Cebulę posiekać', 'Gotować|Gotować 20 minut']],
  ['pl', 'ty', ['posiekaj|Cebulę obierz i posiekaj', 'włóż|włóż do garnka', 'Dodaj|Dodaj sól']],
  ['pl', 'my', ['siekamy|Cebulę siekamy', 'dodajemy|dodajemy mąkę']],
  ['pl', 'wy', ['posiekajcie|Cebulę posiekajcie', 'Dodajcie|Dodajcie mąkę']],
  ['pl', 'sie', ['dodaje|Potem dodaje się mąkę', 'miesza|miesza się łyżką']],
  ['uk', 'vy', ['почистьте|Цибулю почистьте', 'наріжте|наріжте кубиками', 'Додайте|Додайте рис']],
  ['uk', 'inf', ['почистити|Цибулю почистити', 'Додати|Додати рис']],
  ['uk', 'my', ['чистимо|Цибулю чистимо', 'нарізаємо|нарізаємо кубиками']],
  ['uk', 'ty', ['Додай|Додай рис', 'поклади|поклади в миску']],
  ['ro', 'voi', ['Tocați|Tocați ceapa', 'adăugați-o|adăugați-o în tigaie']],
  ['ro', 'se', ['toacă|Se toacă ceapa', 'adaugă|se adaugă în tigaie']],
  ['ro', 'noi', ['Tocam|Tocam ceapa', 'adăugăm|o adăugăm în tigaie']],
  ['ro', 'tu', ['Toacă|Toacă ceapa', 'pune-o|pune-o în tigaie']],
]

const clausesOf = (lines: string[]) =>
  lines.map((line) => {
    const [verb = '', text = ''] = line.split('|')
    return { verb, text }
  })

test.each(METHODS)('%s: %s', (language, voice, lines) => {
  expect(detectVoice(clausesOf(lines), language)).toBe(voice)
})

test('most clauses decide, and without any the default voice is used', () => {
  const mixed = ['Gib|Gib Öl dazu', 'rühren|Alles gut rühren', 'backen|30 Minuten backen']
  expect(detectVoice(clausesOf(mixed), 'de')).toBe('inf')
  expect(detectVoice([], 'de')).toBe('inf')
  expect(detectVoice([{ text: 'Guten Appetit', verb: null }], 'es')).toBe('usted')
})

test('where the verb is not known, first and last words tell', () => {
  const texts = ['Die Zwiebel fein hacken', 'Den Teig kneten', 'Gib Öl dazu']
  expect(
    detectVoice(
      texts.map((text) => ({ text, verb: null })),
      'de',
    ),
  ).toBe('inf')
})
