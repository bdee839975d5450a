import type { HeadingWords } from '../heading-words.ts'

const list = (text: string) => text.split(',').map((word) => word.trim())

export const IT: HeadingWords = {
  ingredients: list(
    'ingredienti, gli ingredienti, lista ingredienti, occorrente, cosa serve, ingredienti e dosi',
  ),
  method:
    list(`preparazione, procedimento, istruzioni, passaggi, come preparare, come fare, metodo, esecuzione, la preparazione,
    il procedimento, modo di preparazione, svolgimento, preparazione della ricetta`),
  end: list(`note, nota, consigli, consiglio, conservazione, valori nutrizionali, commenti, lascia un commento, ricette simili,
    ricette correlate, potrebbe interessarti, potrebbero interessarti, curiosità, condividi, varianti, video, leggi anche`),
  closings: list(`buon appetito, buona cucina, spero che`),
  groupStart: list('per la, per il, per i, per le, per lo, per gli, per l, per'),
  prepTime: list('tempo di preparazione, preparazione'),
  cookTime: list('tempo di cottura, cottura'),
  totalTime: list('tempo totale, totale, pronto in, tempo, durata'),
  cuisine: list('cucina'),
  yields: list('porzioni, persone, dosi per, per, dosi, quantità'),
  step: list('passo, passaggio, fase'),
  amounts: list(
    'un, uno, una, due, tre, quattro, cinque, sei, mezzo, mezza, qualche, pizzico, succo di',
  ),
  units:
    list(`g, gr, kg, ml, cl, dl, l, cucchiaio, cucchiai, cucchiaino, cucchiaini, tazza, tazze, bicchiere, bicchieri, spicchio, spicchi, pizzico,
    fetta, fette, foglia, foglie, bustina, bustine, rametto, rametti, grammi, litro, litri, mazzetto, manciata, noce, filo, etti, etto, ciuffo, costa`),
  lineEnds: list('q.b., q.b, qb, quanto basta, a piacere, facoltativo, per decorare, per servire'),
  verbs:
    list(`aggiungere, aggiungete, aggiungi, mescolare, mescolate, mescola, cuocere, cuocete, cuoci, tagliare, tagliate, taglia, versare,
    versate, versa, mettere, mettete, metti, lasciare, lasciate, lascia, unire, unite, unisci, infornare, infornate, scaldare, scaldate, scalda, preriscaldare,
    montare, montate, lavare, lavate, lava, pulire, pulite, sbucciare, sbucciate, servire, servite, servi, impastare, impastate, stendere,
    stendete, frullare, frullate, soffriggere, rosolare, tritare, tritate, sbattere, preparare, preparate, prendere, portare, disporre, togliere`),
  controls: list('stampa, condividi, salva, pubblicità, stampa ricetta'),
  days: list('giorno, giorni'),
  hours: list('ora, ore, h'),
  minutes: list('minuto, minuti'),
}
