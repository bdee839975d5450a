import { type HeadingWords, list } from '../word-table.ts'

/** Romanian; a word may be added or corrected anywhere in its list. */
export const RO: HeadingWords = {
  // Headings of the ingredient list.
  ingredients: list(`
    iată rețeta, iata reteta,
    ingrediente, ingredient, ingredientele mele, lista de ingrediente, ingredientele, ai nevoie de, de ce ai nevoie,
    ingrediente necesare, ce îți trebuie, ce iti trebuie, îți trebuie, iti trebuie, ne trebuie,
    ne trebuiesc, avem nevoie de, ai nevoie, de ce avem nevoie, vei avea nevoie de,
    produse necesare, lista de cumpărături, lista de cumparaturi, ingrediente rețetă,
    ingrediente pentru rețetă, ce ne trebuie, ingrediente și cantități, necesar, se iau,
    cantități, cantitati
  `),
  // Headings of the method.
  method: list(`
    mod de preparare, preparare, instrucțiuni, instructiuni, pași, pasi, cum se prepară,
    cum se prepara, mod de lucru, pași de urmat, modul de preparare, prepararea, cum se face,
    mod de preparare pas cu pas, preparare pas cu pas, pas cu pas, preparație, cum se gătește,
    cum se gateste, cum facem, cum se fac, cum se pregătește, cum preparăm, cum o fac,
    cum le fac, metoda de preparare, metodă de preparare, metoda, etape, etape de preparare,
    etapele preparării, instrucțiuni de preparare, instructiuni de preparare, mod de pregătire,
    modul de pregătire, realizare, execuție, prepararea rețetei, preparare rețetă, procedură,
    pașii de urmat, pasii de urmat, pașii, iată cum facem, tehnică, tehnica de preparare,
    indicații, mod preparare, cum procedăm, cum procedați, cum procedezi, pregătire
  `),
  // How a line begins that heads the method, whatever follows.
  howTo: list('cum se prepară, cum se face, cum se fac, cum pregătim, cum preparăm, cum facem'),
  // Headings and labels after which the recipe is over: notes, tips, nutrition, comments.
  end: list(`
    întrebări și răspunsuri,
    modificări,
    rețetă alternativă, altă rețetă,
    note, notă, sfaturi, sfat, ponturi, valori nutriționale, valori nutritionale, comentarii,
    lasă un comentariu, rețete similare, retete similare, poftă bună, pofta buna, vezi și,
    distribuie, etichete, păreri, nota, observații, observatii, observație, sugestii, sugestie,
    sugestii de servire, sfaturi utile, sfatul nostru, truc, trucuri, ponturi și trucuri,
    valori nutritive, valoare nutritivă, informații nutriționale, informatii nutritionale,
    calorii, comentariu, lasă un răspuns, scrie un comentariu, alte rețete, alte retete,
    mai multe rețete, rețete asemănătoare, ți-ar putea plăcea, te-ar putea interesa,
    citește și, citeste si, vezi si, evaluează rețeta, evaluare, recenzii, opinii, păstrare,
    pastrare, depozitare, variante, variantă, ustensile, echipament, sursă, sursa, alergeni,
    despre autor, despre mine, publicitate, printează rețeta, abonează-te, urmărește-ne,
    întrebări frecvente, categorii, categorie, important, bine de știut, bine de stiut,
    atenție, p.s., ps, foto, video, distribuie rețeta
  `),
  // How a heading begins below which the method is over.
  endStarts: list(`
    istoria, povestea, originea
  `),
  // What the label of a note ends with: "storage notes".
  noteWords: list(`
    sfat, sfatul, sfaturi, notă, pont, truc, note, nota, observație, observații, variantă, variante, ponturi, trucuri
  `),
  // How a message ends.
  closings: list(`
    sper să, sper sa, va pup, vă pup,
    poftă bună, pofta buna, spor la gătit, spor la gatit, poftă mare, pofta mare,
    să vă fie de bine, sa va fie de bine, spor, spor la treabă, cu drag, cu dragoste, pupici,
    mulțumesc, multumesc, pe curând, o zi frumoasă, să aveți poftă
  `),
  // How a line below the last step begins that tells another way or how long the dish keeps.
  afterwords: list(`
    alternativ, ca alternativă, la thermomix, thermomix, puteți și, poți și, puteți înlocui,
    poți înlocui, se poate congela, se pot congela, se păstrează, dacă nu aveți,
    dacă nu ai
  `),
  // How a line below the last step begins in which the author talks about the dish.
  remarks: list(`
    pentru mai multe,
    această rețetă, aceasta reteta, rețeta, reteta, eu de obicei, mie îmi place,
    din alea, ideal pentru, merge perfect, se potrivește perfect, simplu
  `),
  // How a line begins that asks for votes, sells or names a photo.
  chatter: list(`
    sari la conținut,
    categorii:, categorie:, etichete:,
    citește și, citeste si, citiți și, vezi si,
    spuneți-mi, spuneti-mi, povestiți-mi, scrieți-mi,
    dacă v-a plăcut, dacă ți-a plăcut, dacă ţi-a plăcut, dacă v-au plăcut, ți-a plăcut,
    ti-a placut, v-a plăcut, v-a placut, ai încercat, ați încercat, evaluează rețeta,
    lasă un comentariu, lasa un comentariu, lăsați un comentariu, lasă-mi, abonează-te,
    aboneaza-te, abonați-vă, urmărește-mă, urmărește-ne, urmăriți-ne, distribuie rețeta,
    distribuiți rețeta, tipărește rețeta, foto:, sursa foto, publicitate, newsletter, dă like,
    dați like, click aici, spune-mi, vezi și, vizionează
  `),
  // How a message begins.
  greetings: list('salut, bună, buna, bună ziua, buna ziua, dragă, draga, dragi, salutare'),
  // Labels before the name of the dish.
  titleLabels: list('rețetă, reteta, rețeta, reteta de, titlu, numele rețetei, nume, preparat'),
  // What stands before the name of the dish in a sentence.
  recipeFor: list(`
    rețeta mea de, rețeta de, rețeta noastră de, rețetă de, rețeta pentru, rețetă pentru
  `),
  // How the heading of one part of a list begins.
  groupStart: list(
    'pentru, ptr, ptr., în plus, in plus, pentru servire, pentru decor, opțional, optional, pentru ornat',
  ),
  // What a part of a dish is called, alone in its line.
  groups: list(`
    aluat, blat, umplutură, umplutura, sos, marinată, marinata, glazură, glazura, cremă, crema,
    sirop, decor, garnitură, garnitura, topping, pesmet, saramură, însiropare, compoziție,
    condimente, legume, dressing, maia, blaturi, foi, prăjitură
  `),
  // What the name of such a part ends with that is hardly ever bought.
  madeParts: [],
  // What counts the parts of a long recipe.
  parts: list('partea, ziua'),
  // How a step begins that makes such a part: "make" the sauce.
  makeWords: list('preparați, pregătiți, pregătește, prepară, preparăm, pregătim, faceți'),
  // What a compound ends in that names such a part.
  groupHeads: [],
  // Tools that lists name between the foods.
  equipment: list(`
    ustensile, ustensile necesare, ustensile folosite, echipament, vase folosite, vase necesare,
    vase, aparate, unelte, instrumente, aparatură
  `),
  tools: list(`
    hârtie de copt, folie alimentară, folie de aluminiu, bol mare, tigaie, tavă, scobitori,
    sucitor, formă de tort, cuțit, oală, mixer, termometru, sită, răzătoare, tel, forme de
    brioșe, tocător, lingură de lemn, polonic, cratiță, spatulă, cântar de bucătărie
  `),
  // How a list says what the dish goes with.
  servedWith: list('se servește cu, serviți cu, se servesc cu'),
  // Labels before times.
  prepTime: list(`
    timp de preparare, timp de pregătire, timp preparare, pregătire, timp de pregatire,
    timp de preparare activ, timp pregătire, timp activ, preparare, pregatire,
    timpul de preparare, timpul de pregătire
  `),
  cookTime: list(`
    timp de gătire, timp de gatire, timp gătire, timp de coacere, gătire, coacere,
    timp de coacere și gătire, timp gatire, timp de fierbere, timp de prăjire, timp la cuptor,
    la cuptor, fierbere, gatire, timp coacere, timp de gătit, timp de gatit,
    timpul de gătire, timpul de coacere, timpul de fierbere
  `),
  totalTime: list(`
    timp total, total, gata în, timp, timp total de preparare, durată, durata, gata in,
    în total, in total, timp necesar, timpul total, timp estimat
  `),
  // Labels before a time in which nothing is done.
  restTime: list(`
    timp de odihnă, odihnă, timp de repaus, repaus, timp de dospire, dospire, timp de răcire,
    răcire, timp de marinare, timp de refrigerare
  `),
  // Labels before how hard it is.
  difficulty: list('dificultate, grad de dificultate, nivel, nivel de dificultate'),
  // Labels before the name of a cuisine.
  cuisine: list('bucătărie, tip de bucătărie, bucatarie, origine, specific'),
  // Labels before a number of portions or pieces.
  yields: list(`
    porții, portii, număr de porții, numărul de porții, numărul de persoane, persoane, numar de portii, nr. porții, nr porții,
    nr. de porții, număr de persoane, numar de persoane, porție, randament, cantitate, cantitatea,
    ingrediente pentru, rețetă pentru, reteta pentru, mărimea porției
  `),
  // Verbs before a number of portions: "serves 4".
  yieldVerbs: list('rezultă, rezulta, ies, iese, ajunge pentru, ajung pentru, servește, serveste'),
  // Words between a recipe and those it is for: "for 4 people".
  forWords: list('pentru, pentru cca., pt, pt., ptr, ptr.'),
  // What is counted: "4 servings".
  servings: list(
    'porții, portii, porție, portie, persoane, persoană, persoana, bucăți, bucati, porție, felii',
  ),
  // What stands before a step's number.
  step: list('pasul, pas, etapa'),
  // Amounts written as words, and what takes their place.
  amounts: list(`
    doi, două, doua, trei, patru, cinci, jumătate, jumatate, cateva, putin, vârf, suc de, șase,
    sase, șapte, sapte, opt, nouă, noua, zece, doisprezece, duzină, un sfert, sfert,
    o jumătate, o jumatate, o jumătate de, un praf de, un vârf de, un varf de, o mână de,
    o mana de, un pumn de, putina, cativa, vreo, cam, aproximativ, zeama de la, zeamă de la,
    coaja de la, coajă de la, sucul de la, un strop de, o lingură de, o linguriță de,
    un pic de,
    jumate, o jumate
  `),
  // Amounts that count nothing exactly, articles among them.
  articles: list('un, o, câteva, câțiva, puțin, puțină'),
  // What stands before the article of what a food becomes: beaten "to" a cream.
  becomes: list('în, ca, la, până la'),
  // Units, whole and short, as lists write them.
  units: list(`
    g, gr, kg, ml, l, lingură, lingura, linguri, linguriță, lingurita, lingurițe, lingurite,
    cană, cana, căni, cani, cești, pahar, pahare, cățel, catel, căței, catei, legătură,
    legatura, plic, plicuri, conservă, conserva, bucăți, bucati, felii, felie, buc, fire, fir,
    vârf, praf, mână, pumn, grame, litru, mg, gram, kilogram, kilograme, kilogramul, mililitri,
    mililitru, litri, l., lg, lg., lgt, lingura rasă, linguri rase, linguriță rasă, căniță,
    cănuță, ceașcă, ceasca, cesti, păhărel, borcan, borcane, borcănel, conserve, doză, cutie,
    cutii, pachet, pachete, pungă, punga, pungi, pliculeț, pliculete, plic de, sticlă, sticla,
    caserolă, tablă, tabletă, cub, cuburi, bucată, bucata, bc, bc., bucăți mici, feliuțe,
    fâșii, legături, legaturi, mănunchi, fire de, crenguță, crengută, crengi, crenguțe,
    rămurică, ramură, frunză, frunze, frunza, căpățână, capatana, căpățâni, tulpină, tulpini,
    rădăcină, radacina, păstăi, boabe, praf de, strop, stropi, picături, picatura, picătură,
    mână de, mâini, vf, vf., varf, cm, mare, mari, mică, mica, mic, mici, medie, medii, mediu,
    mijlocie, mijlociu, foaie, foi, fileu, file, fileuri, porție, porții, polonic, polonice,
    bol, baton, batoane, cățel de, bulb, bulbi, grămadă
  `),
  // What joins an amount and its food.
  of: list('de, din, cu'),
  // What says that an amount is of each food that follows.
  each: list('câte'),
  // What joins two ingredients.
  and: list('și, si, plus, cu, precum și'),
  // How a list leaves the rest to the cook.
  andSoOn: list('etc, ș.a, și altele'),
  // What ends an ingredient that has no amount.
  lineEnds: list(`
    după gust, dupa gust, opțional, optional, pentru servit, pentru decor, pentru ornat,
    pentru prăjit, pentru servire, pentru decorat, pentru garnisit, pentru uns, pentru tavă,
    pentru prajit, pentru presărat, pentru presarat, după preferință, dupa preferinta,
    după plac, cât cuprinde, cat cuprinde, la alegere, facultativ, tocat, tocată, tocata, ras,
    rasă, tăiat, tăiată, feliat, cubulețe, pentru copt, pentru tapetat, pentru gătit
  `),
  // Words that begin steps: cooking verbs in the forms recipes use.
  verbs: list(`
    adăugați, adaugă, adăugăm, adaugati, adauga, adaugam, amestecați, amestecă, amestecăm,
    amestecati, amesteca, fierbeți, fierbe, fierbem, coaceți, coace, coacem, tăiați, taie,
    tăiem, taiati, prăjiți, prăjește, căliți, călește, călim, turnați, toarnă, turnăm, puneți,
    bat, pun, fierb, prăjesc, călesc, pune, punem, puneti, încălziți, încălzește, încingeți, spălați, spală, spălăm, curățați,
    curăță, curățăm, bateți, bate, batem, frământați, frământă, frământăm, serviți, servește,
    servim, presărați, lăsați, lasă, lăsăm, lasati, preîncălziți, tocați, toacă, tocăm, radeți,
    condimentați, topiți, întindeți, adăugam, adăugându, amestecam, amesteci, fierbeti, fierbi,
    coaceti, coci, taiem, taiați, prajiti, prăjim, prajim, prajeste, prăjești, rumenim,
    rumeniți, rumenește, caliti, calim, caleste, călești, turnam, turnati, torni, adaug,
    incalziti, incalzeste, încălzim, incalzim, încingem, incingeti, spalati, spalam, speli,
    curatati, curata, curatam, cureți, bateti, bați, framantati, framanta, framantam, frămânți,
    serviti, serveste, servești, presarati, presară, presara, presăram, presărăm, lasam, lași,
    preincalziti, preîncălzim, preîncălzește, preincalzim, preincalzeste, tocati, toaca, tocam,
    radem, radeti, razi, răzuim, condimentăm, condimentează, condimenteaza, condimentam,
    asezonăm, asezonați, asezoneaza, potrivim, potriviți, gustăm, gustați, topim, topiti,
    topește, topeste, întindem, intindeti, intindem, întinde, intinde, rulăm, rulați, rulează,
    rulam, formăm, formați, formează, formam, modelăm, umplem, umpleți, umple, ungem, ungeți,
    unge, tapetăm, tapetați, tapetează, tapetam, acoperim, acoperiți, acoperă, acopera, așezăm,
    așezați, așează, asezam, aseaza, asezati, aranjăm, aranjați, aranjează, scurgem, scurgeți,
    scurge, strecurăm, strecurați, strecoară, strecuram, clătim, clătiți, clătește, clatim,
    ștergem, stergem, uscăm, feliem, feliați, feliază, mărunțim, mărunțiți, mărunțește,
    maruntim, zdrobim, zdrobiți, zdrobește, pisăm, stoarcem, stoarceți, stoarce, mixăm, mixați,
    mixează, mixam, pasăm, pasați, blenduim, omogenizăm, omogenizați, omogenizam, încorporăm,
    încorporați, încorporează, incorporam, dizolvăm, dizolvați, dizolvă, cernem, cerneți,
    cerne, decorăm, decorați, decorează, decoram, ornăm, ornați, ornează, ornam, răcim, răciți,
    răcește, racim, dăm, dați, dă, marinăm, marinați, marinează, înmuiem, inmuiem, desfacem,
    scoatem, scoateți, scoate, mutăm, transferăm, transferați, transferă, luăm, luați, luam,
    oprim, opriți, stingem, stingeți, stinge, aducem, aduceți, reducem, reduceți, gătim,
    gătiți, gătește, gatim, gatiti, gateste, înăbușim, înăbușiți, sotăm, frigem, facem, faceți,
    fă, preparăm, preparați, prepară, preparam, pregătim, pregătiți, pregătește, pregatim,
    separăm, separați, separă, separam, împărțim, împărțiți, impartim, ținem, țineți, păstrăm,
    rezervăm, stropim, stropiți, stropește, montăm, repetăm, întoarcem, întoarceți, verificăm,
    apoi, cântărim, sărăm, sarati, sărați, piperăm, introducem, introduceți, introdu,
    introduce, băgăm, bagam, trecem, treceți, amestecând, pun, amestec, fierb, coc, prăjesc,
    călesc, torn, încălzesc, spăl, curăț, frământ, servesc, presar, topesc, întind, formez,
    umplu, ung, acopăr, iau, fac, rumenesc, mixez, scurg
  `),
  // Words that no food's name has: a clause begins.
  clauses: list(`
    care, când, dacă, este, sunt, pe, mai, dar, apoi, se
  `),
  // Words that no sentence ends with.
  openEnds: list(`
    și, sau, cu, fără, în, într-un, într-o, pe, la, de, din, pentru, un, o, cel, circa, timp de,
    până la
  `),
  // Whole lines of a page's buttons and table heads.
  controls: list(`
    meniu, sari la conținut, sari la conținutul principal, autentificare, înregistrare, caută,
    căutare, acasă,
    printează, tipărește, distribuie, salvează, publicitate, cantitate, adaugă la favorite,
    descarcă, pdf, citește mai mult, vezi mai mult, închide, copiază, printeaza, imprimă,
    salvează rețeta, facebook, mod de gătit
  `),
  // What a nutrition table names and an ingredient list does not.
  nutrients: list(`
    calorii, energie, valoare energetică, valoare energetica, carbohidrați, carbohidrati,
    glucide, din care zaharuri, zaharuri, proteine, grăsimi, grasimi, lipide,
    din care acizi grași saturați, grăsimi saturate, fibre, colesterol, sodiu
  `),
  // Units of time.
  days: list('zi, zile, ziua'),
  hours: list('oră, ora, ore, h'),
  minutes: list('minut, minute, min, min.'),
}
