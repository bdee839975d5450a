import { type HeadingWords, list } from '../word-table.ts'

/** Italian; a word may be added or corrected anywhere in its list. */
export const IT: HeadingWords = {
  // Headings of the ingredient list.
  ingredients: list(`
    ecco la ricetta,
    ingredienti, ingrediente, i miei ingredienti, gli ingredienti, lista ingredienti, occorrente, cosa serve,
    ingredienti e dosi, cosa ti serve, cosa vi serve, cosa occorre, ti servono, ti serve,
    vi servono, ci servono, servono, occorrono, che cosa serve, lista degli ingredienti,
    lista della spesa, ingredienti necessari, elenco ingredienti, dosi,
    ingredienti per la ricetta, gli ingredienti sono, quello che serve
  `),
  // Headings of the method.
  method: list(`
    preparazione, procedimento, istruzioni, passaggi, come preparare, come fare, metodo,
    esecuzione, la preparazione, il procedimento, modo di preparazione, svolgimento,
    preparazione della ricetta, come si fa, come si prepara, come procedere, passo passo,
    passo dopo passo, preparazione passo passo, procedimento passo passo,
    modalità di preparazione, realizzazione, lavorazione, i passaggi,
    istruzioni di preparazione, fasi di preparazione, esecuzione della ricetta,
    come realizzare, come cucinare, all'opera, ecco come fare, come la faccio, come lo faccio,
    step by step
  `),
  // How a line begins that heads the method, whatever follows.
  howTo: list(`
    come fare, come preparare, come si fa, come si prepara, come si fanno,
    come si preparano
  `),
  // Headings and labels after which the recipe is over: notes, tips, nutrition, comments.
  end: list(`
    domande e risposte,
    modifica,
    ricetta alternativa, altra ricetta,
    modifiche, note, nota, consigli, consiglio, conservazione, valori nutrizionali, commenti,
    lascia un commento, ricette simili, ricette correlate, potrebbe interessarti,
    potrebbero interessarti, curiosità, condividi, varianti, video, leggi anche, trucchi,
    il trucco, trucco, suggerimento, suggerimenti, osservazioni, informazioni nutrizionali,
    valore nutrizionale, calorie, commento, scrivi un commento, altre ricette,
    ti potrebbe interessare, ti potrebbero interessare, potrebbe piacerti, variante,
    abbinamento, abbinamenti, vino, vino consigliato, cosa bere, utensili, attrezzatura,
    strumenti, fonte, allergeni, l'autore, chi sono, pubblicità, stampa, iscriviti, seguici,
    domande frequenti, tag, categorie, importante, nb, n.b., ps, p.s., il consiglio,
    consigli utili, il mio consiglio, come conservare, curiosità e consigli, idee e varianti,
    foto
  `),
  // How a heading begins below which the method is over.
  endStarts: list(`
    la storia di, la storia del, la storia della, storia di, storia del, le origini, origini di
  `),
  // What the label of a note ends with: "storage notes".
  noteWords: list(`
    consiglio, consigli, nota, note, trucco, osservazioni, suggerimento, suggerimenti, variante, varianti, modifiche
  `),
  // How a message ends.
  closings: list(`
    spero vi,
    buon appetito, buona cucina, spero che, a tavola, saluti, un abbraccio, baci, grazie,
    a presto, buona degustazione, fatemi sapere
  `),
  // How a line below the last step begins that tells another way or how long the dish keeps.
  afterwords: list(`
    oppure, in alternativa, alternativa, col bimby, con il bimby, nel bimby, bimby,
    versione bimby, nella friggitrice ad aria:, potete anche, potete sostituire, si può anche,
    si possono anche, si può sostituire, si conserva, si conservano, si può congelare,
    si possono congelare, se non avete, se non hai
  `),
  // How a line below the last step begins in which the author talks about the dish.
  remarks: list(`
    la ricetta,
    questa ricetta, questo piatto, questa torta, che ne dite, vi ho convinto, a me piace,
    provatela, provatelo, ideale per, perfetto per, una ricetta, non si conserva, le dosi
  `),
  // How a line begins that asks for votes, sells or names a photo.
  chatter: list(`
    vai al contenuto,
    categorie:, categoria:, etichette:, tag:,
    ti potrebbe interessare, potrebbe interessarti, leggi anche, riproduzione riservata,
    che ne pensate, ditemi, raccontatemi,
    se vi è piaciuta, se vi è piaciuto, se ti è piaciuta, se ti è piaciuto, ti è piaciuta,
    ti è piaciuto, vi è piaciuta, vi è piaciuto, hai provato, avete provato, vota la ricetta,
    vota questa, lascia un commento, lasciate un commento, lasciami, iscriviti, iscrivetevi,
    seguimi, seguitemi, seguici, condividi la, condividi questa, condividete, taggami,
    stampa la ricetta, foto:, foto di, guarda il video, pubblicità, newsletter, clicca qui,
    fammi sapere, fatemi sapere
  `),
  // How a message begins.
  greetings: list('ciao, buongiorno, salve, cara, caro, buonasera'),
  // Labels before the name of the dish.
  titleLabels: list('ricetta, titolo, nome della ricetta, nome, piatto'),
  // What stands before the name of the dish in a sentence.
  recipeFor: list(`
    ricetta della, ricetta del, ricetta dei, ricetta delle, ricetta dello, ricetta degli,
    ricetta dell', ricetta dell’, ricetta della mia, ricetta della nostra, ricetta per la,
    ricetta per il, ricetta per i, ricetta per le, ricetta per
  `),
  // How the heading of one part of a list begins.
  groupStart: list(`
    per la, per il, per i, per le, per lo, per gli, per l, per, inoltre, per servire,
    per decorare, per guarnire, per completare, facoltativo, decorazione, per condire
  `),
  // What a part of a dish is called, alone in its line.
  groups: list(`
    impasto, ripieno, farcitura, salsa, condimento, marinata, glassa, crema, copertura,
    decorazione, panatura, base, guarnizione, contorno, sugo, bagna, frolla, sfoglia, farcia,
    finitura, condimenti, spezie, verdure, brodo, besciamella, soffritto, biscuit
  `),
  // What the name of such a part ends with that is hardly ever bought.
  madeParts: [],
  // What counts the parts of a long recipe.
  parts: list('parte, giorno'),
  // How a step begins that makes such a part: "make" the sauce.
  makeWords: list('preparare, preparate, prepara, preparate, fare, fate'),
  // What a compound ends in that names such a part.
  groupHeads: [],
  // Tools that lists name between the foods.
  equipment: list(`
    utensili, attrezzatura, attrezzature, strumenti, utensili necessari
  `),
  tools: list(`
    carta forno, carta da forno, pellicola trasparente, carta alluminio, ciotola, teglia,
    stampo, frusta, mattarello, sac à poche, stuzzicadenti, padella, spago da cucina, coltello,
    pentola, pirottini, stampini, termometro, setaccio, grattugia, spatola, frullatore, tagliere, cucchiaio di legno, mestolo, tegame,
    casseruola, pentolino, bilancia da cucina
  `),
  // How a list says what the dish goes with.
  servedWith: list('servire con, servite con, accompagnare con'),
  // Labels before times.
  prepTime: list(`
    tempo di preparazione, preparazione, tempi di preparazione, tempo preparazione,
    preparazione attiva, tempo attivo
  `),
  cookTime: list(`
    tempo di cottura, cottura, tempi di cottura, tempo cottura, in forno, cottura in forno,
    tempo di forno
  `),
  totalTime: list(`
    tempo totale, totale, pronto in, tempo, durata, tempo complessivo, tempi, pronta in,
    pronti in, tempo necessario, tempo richiesto, in tutto, complessivo
  `),
  // Labels before a time in which nothing is done.
  restTime: list(`
    riposo, tempo di riposo, lievitazione, tempo di lievitazione, raffreddamento, ammollo,
    tempo di raffreddamento, tempo di ammollo, marinatura
  `),
  // Labels before how hard it is.
  difficulty: list('difficoltà, difficolta, livello, livello di difficoltà'),
  // Labels before the name of a cuisine.
  cuisine: list('cucina, tipo di cucina, origine, regione'),
  // Labels before a number of portions or pieces.
  yields: list(`
    porzioni, persone, dosi, quantità, numero di porzioni, numero di persone, dose per,
    dosi per persone, ingredienti per, quantità per, resa, porzione
  `),
  // Verbs before a number of portions: "serves 4".
  yieldVerbs: list('dosi per, ne vengono, vengono, escono, se ne ottengono'),
  // Words between a recipe and those it is for: "for 4 people".
  forWords: list('per, per circa, x'),
  // What is counted: "4 servings".
  servings: list('porzioni, porzione, persone, persona, commensali, pezzi, pers'),
  // What stands before a step's number.
  step: list('passo, passaggio, fase, step'),
  // Amounts written as words, and what takes their place.
  amounts: list(`
    due, tre, quattro, cinque, sei, mezzo, mezza, pizzico, succo di, sette, otto, nove, dieci,
    dodici, dozzina, una dozzina, un po di, un pizzico di, un pizzico, una manciata di,
    un filo di, un filo d', un ciuffo di, qualche foglia di, la scorza di, scorza di,
    scorza grattugiata di, il succo di, mezzo chilo,
    tre quarti, un paio di
  `),
  // Amounts that count nothing exactly, articles among them.
  articles: list(`
    un, uno, una, qualche, alcuni, alcune, un po' di
  `),
  // What stands before the article of what a food becomes: beaten "to" a cream.
  becomes: list('in, come, a, fino a'),
  // Units, whole and short, as lists write them.
  units: list(`
    g, gr, kg, ml, cl, dl, l, cucchiaio, cucchiai, cucchiaino, cucchiaini, tazza, tazze,
    bicchiere, bicchieri, spicchio, spicchi, pizzico, fetta, fette, foglia, foglie, bustina,
    bustine, rametto, rametti, grammi, litro, litri, mazzetto, manciata, noce, filo, etti,
    etto, ciuffo, costa, mg, hg, cucchiaio da tavola, cucchiai da tavola, cucchiaino da tè,
    cucchiaini da tè, cucch., cucc., tazzina, tazzine, bicchierino, vasetto, vasetti,
    barattolo, barattoli, scatola, scatole, scatoletta, lattina, confezione, confezioni,
    pacchetto, pacco, busta, buste, rotolo, rotoli, panetto, panetti, cubetto, cubetti, dado,
    pezzo, pezzi, trancio, tranci, filetto, filetti, testa, teste, gambo, gambi, ramo, rami,
    ciuffi, coste, mazzo, mazzi, mazzetti, pizzichi, manciate, noci, goccia, gocce, fialetta,
    chilo, chili, chilogrammo, kilogrammi, grammo, millilitri, centilitri, decilitri, cm,
    grande, grandi, piccola, piccolo, piccole, piccoli, media, medio, medie, medi, unità, pz,
    pz., bicchiere di carta, mestolo, mestoli, tavoletta, stecca, bacca, bacche, grani,
    spruzzata, foglio, fogli, bulbo, disco
  `),
  // What joins an amount and its food.
  of: list(`
    di, del, della, dei, delle, d'
  `),
  // What says that an amount is of each food that follows.
  each: list('ciascuno, di ciascuno'),
  // What joins two ingredients.
  and: list('e, ed, più, con'),
  // How a list leaves the rest to the cook.
  andSoOn: list('ecc, etc, eccetera'),
  // What ends an ingredient that has no amount.
  lineEnds: list(`
    q.b., q.b, qb, quanto basta, a piacere, a piacimento, facoltativo, per decorare, per servire, a gusto,
    a gusto vostro, secondo i gusti, per guarnire, per friggere, per spolverare, per la teglia,
    per ungere, per condire, per spennellare, per infarinare, opzionale, tritato, tritata,
    grattugiato, grattugiata, a fette, a cubetti, a dadini, se piace, se gradito,
    quanto ne serve, per la cottura, per completare
  `),
  // Words that begin steps: cooking verbs in the forms recipes use.
  verbs: list(`
    aggiungere, aggiungete, aggiungi, mescolare, mescolate, mescola, cuocere, cuocete, cuoci,
    tagliare, tagliate, taglia, versare, versate, versa, mettere, mettete, metti, lasciare,
    lasciate, lascia, unire, unite, unisci, infornare, infornate, scaldare, scaldate, scalda,
    preriscaldare, montare, montate, lavare, lavate, lava, pulire, pulite, sbucciare,
    sbucciate, servire, servite, servi, impastare, impastate, stendere, stendete, frullare,
    frullate, soffriggere, rosolare, tritare, tritate, sbattere, preparare, preparate,
    prendere, portare, disporre, togliere, aggiungiamo, aggiungerete, mescoliamo, mescolando,
    cuociamo, tagliamo, versiamo, mettiamo, lasciamo, uniamo, inforniamo, inforna, scaldiamo,
    riscaldare, riscaldate, preriscaldate, preriscalda, preriscaldiamo, montiamo, laviamo,
    puliamo, pulisci, sbucciamo, sbuccia, pelare, pelate, peliamo, serviamo, impastiamo,
    impasta, stendiamo, stendi, frulliamo, frulla, soffriggete, soffriggi, soffriggiamo,
    rosolate, rosola, rosoliamo, tritiamo, trita, sbattete, sbatti, sbattiamo, prepariamo,
    prepara, prendete, prendi, prendiamo, portate, portiamo, disponete, disponi, disponiamo,
    togliete, togli, togliamo, affettare, affettate, affetta, affettiamo, grattugiare,
    grattugiate, grattugia, grattugiamo, scolare, scolate, scola, scoliamo, lessare, lessate,
    lessa, bollire, bollite, fate, fai, facciamo, fare, friggere, friggete, friggi, arrostire,
    grigliare, grigliate, dorare, sfumare, sfumate, sfuma, sfumiamo, bagnare, bagnate, salare,
    salate, pepare, pepate, condire, condite, condisci, condiamo, insaporire, insaporite,
    assaggiare, assaggiate, regolare, regolate, regola, coprire, coprite, copri, copriamo,
    spegnere, spegnete, spegni, spegniamo, accendere, accendete, sciogliere, sciogliete,
    sciogli, sciogliamo, fondere, fondete, setacciare, setacciate, setaccia, amalgamare,
    amalgamate, amalgama, amalgamiamo, incorporare, incorporate, incorpora, incorporiamo,
    lavorare, lavorate, lavora, formare, formate, formiamo, farcire, farcite, riempire,
    riempite, riempi, arrotolare, arrotolate, spolverare, spolverate, spolverizzare,
    cospargere, cospargete, cospargi, spennellare, spennellate, imburrare, imburrate, imburra,
    infarinare, infarinate, foderare, foderate, fodera, ungere, ungete, decorare, decorate,
    decora, guarnire, guarnite, guarnisci, lasciar, riposare, raffreddare, raffreddate,
    intiepidire, lievitare, marinare, ammollare, sciacquare, sciacquate, sciacqua, asciugare,
    asciugate, asciuga, privare, private, eliminare, eliminate, elimina, spezzettare,
    schiacciare, schiacciate, schiaccia, spremere, spremete, spremi, passare, passate,
    filtrare, filtrate, dividere, dividete, dividi, separare, separate, separa, ricavare,
    ricavate, adagiare, adagiate, adagia, sistemare, sistemate, sistema, trasferire,
    trasferite, trasferisci, distribuire, distribuite, distribuisci, ricoprire, ricoprite,
    sfornare, sfornate, sforna, girare, girate, gira, rigirare, saltare, saltate, stufare,
    brasare, ridurre, emulsionare, emulsionate, mantecare, mantecate, manteca, impiattare,
    impiattate, gustare, gustate, iniziare, iniziate, inizia, iniziamo, cominciate, procedere,
    procedete, continuare, continuate, poi, quindi, infine, intanto, nel frattempo, incidere,
    incidete, snocciolare, pestare, pestate, pesare, pesate, aggiungo, mescolo, taglio, verso,
    metto, lascio, unisco, inforno, scaldo, monto, lavo, pulisco, sbuccio, servo, impasto,
    stendo, frullo, soffriggo, rosolo, trito, sbatto, preparo, prendo, cuocio, faccio,
    condisco, grattugio, scolo, spengo, copro, sciolgo, affetto, bollo, lesso
  `),
  // Words that no food's name has: a clause begins.
  clauses: list(`
    che, quando, se, è, sono, ogni, per, più, ma, poi, si, lo, la
  `),
  // Words that no sentence ends with.
  openEnds: list(`
    e, ed, o, il, lo, la, i, gli, le, un, uno, una, di, del, della, dei, delle, al, alla, con,
    senza, in, nel, nella, su, per, a, da, circa, fino a
  `),
  // Whole lines of a page's buttons and table heads.
  controls: list(`
    menu, vai al contenuto, salta al contenuto, accedi, registrati, cerca,
    stampa, condividi, salva, pubblicità, stampa ricetta, quantità, aggiungi ai preferiti,
    salva ricetta, scarica, pdf, leggi di più, mostra altro, chiudi, copia, condividi ricetta,
    facebook, modalità cucina, navigazione
  `),
  // What a nutrition table names and an ingredient list does not.
  nutrients: list(`
    calorie, energia, valore energetico, carboidrati, di cui zuccheri, zuccheri, proteine,
    grassi, di cui saturi, di cui acidi grassi saturi, grassi saturi, fibre, fibra,
    colesterolo, sodio
  `),
  // Units of time.
  days: list('giorno, giorni'),
  hours: list('ora, ore, h, ora/e, hr'),
  minutes: list('minuto, minuti, min, min., minuto/i'),
}
