import { causatives, lettings, makings, orders, verbs } from './italian-orders.ts'
import type { Lexicon } from './lexicon.ts'
import { list } from './list.ts'

export const IT: Lexicon = {
  language: 'it',
  // An order begins its clause, after "si" or a side remark at most: "a parte sciogliete il burro".
  verbPosition: 'first',
  headPosition: 'first',
  hasCompounds: false,
  elides: true,
  // Gender and number go by the ending.
  stemming: {
    shortest: 4,
    endings: {
      ...{
        a: '',
        e: '',
        i: '',
        o: '',
        io: '',
        ia: '',
        ie: '',
        che: 'c',
        chi: 'c',
        ghe: 'g',
        ghi: 'g',
      },
      ...{ chio: 'c', chia: 'c', chie: 'c', ghio: 'g', ghia: 'g', ghie: 'g' },
    },
    irregular: {
      // Else like the article "agli", the preposition "per" and each other.
      aglio: 'aglio',
      pera: 'pera',
      pere: 'pera',
      pesca: 'pesca',
      pesche: 'pesca',
      pesce: 'pesce',
      pesci: 'pesce',
      pasta: 'pasta',
      paste: 'pasta',
      yoghurt: 'yogurt',
    },
    pluralEndings: list(`i, he, lle, ine, ane, ote, ate, rle, ive, ole, ure, rbe`),
  },
  verbs: {
    add: orders(`
      aggiungere, unire, versare, mettere, porre, calare, inserire, rompere, pesare, gettare, buttare, tuffare, immergere, collocare, allungare, diluire, sfumare,
      bagnare, irrorare ... brodo, irrorare ... vino, setacciare, introdurre, riunire, raccogliere, completare con, coprire ... con il brodo, coprire ...
      con acqua, coprire ... di acqua, coprire ... d'acqua, coprire ... di brodo, coprire ... con l'acqua, ricoprire ... con il brodo, ricoprire ... con
      acqua, ricoprire ... d'acqua, coprire ... acqua fredda, spolverare ... farina, cospargere ... farina, mettere ... sul fuoco, porre ... sul fuoco,
      mettere ... a cuocere, dare ... farina, prendere, mettere nel, mettere nella, sbriciolare il lievito, finire con, terminare con, disporre la farina,
      disporre ... a fontana, versare la farina ... spianatoia, versare la semola ... spianatoia, versare la farina ... tagliere, mettere la farina ... spianatoia, fare la fontana con, fare una fontana con, formare una fontana con, formare la fontana con, rompere ... uova, versare il vino ... sulla carne, versare il brodo ... sulla carne, versare ... sul cioccolato, setacciare ... spianatoia, versare la farina ... piano di
      lavoro
    `).concat(list(`sgusciatevi, sgusciarvi`)),
    stirIn: orders(`
      incorporare, integrare, unire ... mescolando, aggiungere ... mescolando, versare ... mescolando, unire ... sbattendo, aggiungere ... sbattendo,
      versare ... sbattendo, amalgamare ... all'impasto, amalgamare ... al composto, amalgamare ... alla crema, unire ... continuando a mescolare,
      aggiungere ... continuando a mescolare
    `),
    chop: [
      ...verbs(`tritare, sminuzzare, triturare, sfilacciare`),
      ...orders(`
      ritritare, tagliare ... brunoise, affettare ... cipoll*, affettare ... scalogn*, affettare ... aglio, fare un trito, preparare un trito, preparare un
      battuto, fare un battuto, preparare il trito, preparare il battuto, fare il trito, ridurre ... trito, ridurre ... pezzi grossolani, spezzettare ... cioccolato, ridurre ... a scaglie, tagliare ... a scaglie, spezzettare ... noc*, spezzettare ... mandorl*, spezzettare ... pomodor*,
      spezzettare ... peperon*, spezzettare ... zucchin*, tagliare grossolanamente, tagliare ... grossolanamente, frullare grossolanamente, frullare ...
      grossolanamente, dare una tritata
    `),
    ],
    dice: [
      ...verbs(`tagliare`),
      ...orders(`
      tagliuzzare, spezzare, dividere ... a metà, ridurre ... a cubetti, ridurre ... a dadini, ridurre ... a tocchetti, ridurre ... a pezzetti, ridurre ... a pezzi,
      fare ... a pezzi, fare ... a pezzetti, fare ... a cubetti, fare ... a dadini, fare ... a tocchetti, spezzettare, dividere ... in quarti, dividere ...
      cimette, ricavare ... cimette, ridurre ... cimette
    `),
    ],
    slice: [
      ...verbs(`affettare`),
      ...orders(`
      tagliare ... a fette, tagliare ... a fettine, tagliare ... a rondelle, tagliare ... a listarelle, tagliare ... a julienne, tagliare ... a
      striscioline, tagliare ... a strisce, tagliare ... ad anelli, tagliare ... alla julienne, ridurre ... a fettine, ridurre ... a fette, ridurre ... a
      rondelle, ridurre ... a listarelle, sfilettare, tagliare ... a spicchi
    `),
    ],
    grate: [...verbs(`grattugiare`), ...orders(`grattare, passare ... alla grattugia`)],
    grind: orders(`
      macinare, polverizzare, ridurre ... in polvere, tritare ... in polvere, frullare ... in polvere, ridurre ... in farina, tritare ... in farina, frullare
      ... in farina, ridurre ... a velo, frullare ... a velo, frullare ... zucchero a velo
    `),
    crush: orders(`
      pestare, schiacciare ... aglio, schiacciare ... spicchi*, sbriciolare ... biscotti, frantumare, grattugiare ... pane, ridurre ... in briciole, tritare ... biscotti
    `),
    mix: [
      ...verbs(`mescolare, amalgamare, emulsionare`),
      ...orders(`
      azionare la planetaria, mischiare, miscelare, sabbiare, intridere, rimestare, rimescolare, stemperare, girare bene, girare con, dare una mescolata, continuare a mescolare, continuare a girare,
      continuare ad amalgamare, mantecare, lavorare, formare un impasto, formare una pastella, unire ... tra loro
    `),
    ],
    whisk: orders(`
      sbattere, montare ... uova, montare ... tuorli, montare ... rossi, montare ... composto, frustare, battere, continuare a sbattere, lavorare ...
      tuorli, lavorare ... uova, lavorare con la frusta, lavorare ... fruste, mescolare ... frusta, mescolare ... fruste, sbattere insieme, continuare a
      montare, amalgamare ... frusta
    `),
    whip: orders(`
      montare, montare ... a neve, montare ... albumi, montare ... panna, montare ... chiare, sbattere ... a neve, sbattere ... albumi, semimontare
    `).concat(list(`va montat*, vanno montat*`)),
    cream: orders(
      `lavorare ... burro, montare ... burro, lavorare ... a crema, sbattere ... burro, ridurre ... burro ... crema`,
    ),
    knead: [
      ...verbs(`impastare`),
      ...orders(`
      azionare ... impastare, rimpastare, incordare, lavorare l'impasto, lavorare ... impasto, lavorare ... pasta, lavorare energicamente, continuare a impastare, continuare ad
      impastare, continuare a lavorare, continuare a lavorare l'impasto, iniziare a impastare, iniziare ad impastare, cominciare a impastare, cominciare ad
      impastare, lavorare sulla, lavorare sul, lavorare su, compattare ... impasto, lavorare ... elastic*, lavorare ... farina con le uova, lavorare ... farina e le uova
    `),
    ],
    fold: orders(`
      incorporare ... delicatamente, incorporare ... dal basso, incorporare ... albumi, incorporare ... a neve, incorporare ... montat*, incorporare ...
      spatola, unire ... delicatamente, unire ... dal basso, aggiungere ... delicatamente, aggiungere ... dal basso, mescolare ... delicatamente, mescolare
      ... dal basso, amalgamare ... delicatamente, amalgamare ... dal basso, unire ... a neve, unire ... albumi montati, unire ... panna montata,
      incorporare ... dall'alto, mescolare ... dall'alto
    `),
    blend: [
      ...verbs(`frullare`),
      ...orders(`
      rifrullare, omogeneizzare, mixare, usare ... mixer, usare ... frullatore, usare ... minipimer, utilizzare ... mixer, utilizzare ... frullatore, passare ... al mixer, passare ... al frullatore, passare ... con il frullatore, passare ... con il minipimer,
      passare ... con il mixer, passare ... al minipimer, ridurre ... in purea, ridurre ... in crema, ridurre ... a crema, tritare ... fino ad ottenere una
      crema, ridurre ... a purea, azionare, dare una frullata
    `),
    ],
    mash: orders(`
      schiacciare, passare ... schiacciapatate, passare ... passaverdure, passare ... passaverdura, ridurre ... in purè, ridurre ... in poltiglia, schiacciare ... in purea
    `),
    emulsify: orders(`
      montare ... maionese, fare ... maionese con, preparare ... maionese con, emulsionare ... a filo, aggiungere ... olio a filo, unire ... olio a filo, versare ... olio a filo, incorporare ... olio a filo, versare ... olio poco
      alla volta, versare ... a filo l'olio, unire ... a filo l'olio, aggiungere ... a filo l'olio
    `),
    sweat: [
      ...causatives(`
      soffriggere, appassire, imbiondire, stufare, sudare, ammorbidire ... cipoll*, cuocere ... trasparente, cuocere ... traslucida
    `),
      ...verbs(`soffriggere`),
      ...orders(`
      stufare, appassire, imbiondire, fare andare ... cipoll*, fare andare ... soffritto, preparare un soffritto, preparare il soffritto, fare un soffritto, cuocere ... appassit*, cuocere ... trasparent*, fare il
      soffritto, ripassare, trifolare
    `),
    ],
    brown: [
      ...causatives(
        `rosolare, dorare, colorire, brunire, prendere colore, imbrunire, abbrustolire`,
      ),
      ...orders(`rosolare, sigillare ... carne, scottare, dorare, sigillare`),
    ],
    fry: [
      ...causatives(`friggere, saltare, sfrigolare`),
      ...orders(
        `friggere, friggere ... in olio, friggere ... olio di semi, saltare, spadellare, padellare, cuocere ... padella ... per lato, passare in padella, saltare ... in padella`,
      ),
    ],
    toast: [...causatives(`tostare`), ...orders(`tostare`)],
    cook: [
      ...causatives(`cuocere, insaporire, cucinare, andare, stringere ... uovo`),
      ...orders(`
      preparare un roux, fare un roux, realizzare un roux, cuocere, cucinare, lessare nel, insaporire, proseguire ... cottura, continuare ... cottura, portare ... a cottura, ultimare la cottura, terminare la
      cottura, completare la cottura, finire la cottura, lasciare ... sul fuoco, tenere ... sul fuoco, mettere ... in cottura, continuare a cuocere, proseguire a cuocere, tirare
      ... a cottura, finire di cuocere, terminare di cuocere, mandare avanti la cottura, lasciare in cottura, proseguire per, continuare per, proseguire ancora per
    `),
    ],
    simmer: [
      ...causatives(
        `pippiare, peppiare, sobbollire, fremere, stufare ... brodo, stufare ... ora, stufare ... ore, stufare ... carne, brasare`,
      ),
      ...orders(`
      sobbollire, brasare, stufare ... brodo, stufare ... carne, stufare ... ora, stufare ... ore, cuocere ... in umido, portare ... a leggero bollore, mantenere ... bollore, cuocere ... a leggero bollore, lasciare ... leggero
      bollore
    `),
    ],
    boil: [
      ...causatives(`bollire, lessare, sbollentare, sbianchire, ribollire`),
      ...orders(`
      portare ... a ebollizione, portare ... ad ebollizione, portare ... in ebollizione, portare ... bollore, riportare ... a bollore, riportare ... a
      ebollizione, riportare ... ad ebollizione, riportare ... al bollore, bollire, lessare, sbollentare, sbianchire, scottare ... acqua bollente, mettere a
      lessare, attendere il bollore, fare prendere il bollore, fare alzare il bollore, prendere il bollore, raggiungere il bollore, aspettare il bollore, scottare ... acqua, portare ... all'ebollizione, mettere ... a bollire, rassodare ... uov*, rassodare ... acqua, fare rassodare ... uov*, calcolare ... bollore, calcolare ... ebollizione, contare ... bollore, sobbollire ... uova, fare sobbollire ... uova,
      lasciare sobbollire ... uova, cuocere ... uova sode, preparare ... uova sode, fare ... uova
      sode
    `),
    ],
    steam: orders(`
      cuocere ... al vapore, cuocere ... a vapore, cuocere ... vaporiera, cucinare ... al vapore, fare ... vapore, lasciare cuocere ... al vapore, cucinare
      ... a vapore, lessare ... al vapore
    `),
    poach: orders(`affogare, cuocere ... in camicia`),
    reduce: [
      ...causatives(
        `ridurre, restringere, evaporare, sfumare, stringere, ritirare, asciugare ... sugo, asciugare ... liquido, consumare`,
      ),
      ...orders(`
      restringere, cuocere ... ridotto, ridurre il sugo, ridurre la salsa, ridurre il fondo, ridurre della, ridurre di, ridurre a fuoco, fare ridurre,
      cuocere ... restring*, cuocere ... ristrett*
    `),
    ],
    thicken: [
      ...causatives(`addensare, rapprendere, ispessire`),
      ...orders(`
      preparare ... besciamella con, fare ... besciamella con, addensare, cuocere ... addens*, mescolare ... addens*, cuocere ... si vela il cucchiaio, cuocere ... denso, cuocere ... densa, legare, rimettere ... addens*, rimettere ... rapprend*, girare ...
      addens*, cuocere ... rapprend*, scaldare ... addens*
    `),
    ],
    melt: [
      ...causatives(`sciogliere, fondere, liquefare`),
      ...verbs(`sciogliere`),
      ...orders(`fondere, liquefare`),
    ],
    caramelise: [
      ...causatives(`caramellare`),
      ...orders(
        `caramellare, cuocere ... caramell*, appassire ... caramell*, stufare ... caramell*, fare ... caramellat*, lasciare ... caramellat*, preparare il caramello, fare il caramello, fare un caramello, preparare un caramello, ottenere un caramello, cuocere ... caramello`,
      ),
    ],
    heat: [
      ...causatives(`scaldare, riscaldare`),
      ...orders(`
      scaldare, riscaldare, dissolvere, sciogliere ... lievito, sciogliere ... zucchero, sciogliere ... sale, sciogliere ... gelatina, fare sciogliere ...
      lievito, fare sciogliere ... gelatina, fare sciogliere ... zucchero, stemperare ... lievito, diluire ... lievito, intiepidire ... latte, intiepidire
      l'acqua, mettere ... a scaldare, portare quasi a bollore, portare ... a temperatura di
    `),
    ],
    scramble: orders(`strapazzare, cuocere ... strapazzate, fare strapazzare`),
    bake: [
      ...orders(`
      infornare, rinfornare, arrostire, grigliare, gratinare, fare gratinare, fare arrostire, fare grigliare, cuocere ... in forno, cuocere ... nel forno,
      cuocere ... al forno, mettere ... in forno, mettere ... nel forno, passare ... in forno, trasferire ... in forno, rimettere ... in forno, cuocere ...
      microonde, passare ... microonde, passare ... sotto il grill, mettere ... sotto il grill, cuocere ... sulla griglia, cuocere ... alla griglia, cuocere
      ... barbecue, fare ... in forno, dorare ... in forno, cuocere ... friggitrice ad aria, tostare ... forno, fare cuocere ... nel forno, lasciare cuocere
      ... in forno, trasferire ... nel forno, rimettere ... nel forno, cuocere a 180, cuocere a 200, cuocere a 220
    `),
    ],
    preheat: orders(`
      preriscaldare, scaldare il forno, riscaldare il forno, portare il forno, impostare il forno, fare scaldare il forno, accendere ... forno, abbassare
      ... forno, alzare ... forno, scaldare la griglia, scaldare la piastra, accendere il grill, accendere il barbecue
    `),
    rest: [
      ...lettings(
        `riposare, infusione, gonfiare, macerare, solidificare, rassodare, asciugare, rinvenire, spurgare, compattare`,
      ),
      ...orders(`
      fare riposare, attendere, aspettare, lasciare ... in infusione, mettere ... in infusione, lasciare ... a temperatura ambiente, fare ... rassodare,
      fare ... macerare, fare ... asciugare, fare ... gonfiare, fare ... solidificare, riposare, lasciare ... a spurgare, fare ... spurgare, lasciare ...
      tutta la notte, tenere ... a temperatura, fare ... infusione, macerare, lasciare ... nel forno spento
    `),
    ],
    proof: [
      ...lettings(`lievitare, raddoppiare, fermentare, attivare`),
      ...orders(`
      fare ... lievitare, fare ... attivare, lievitare, fare ... raddoppiare, fare ... crescere, mettere ... in lievitazione, lasciare ... in lievitazione, riporre ... a
      lievitare, fare ... fermentare
    `),
    ],
    cool: [
      ...lettings(`raffreddare, freddare, intiepidire`),
      ...orders(
        `raffreddare, fare ... raffreddare, fare ... freddare, fare ... intiepidire, intiepidire`,
      ),
    ],
    chill: orders(`
      refrigerare, mettere ... * frigo*, porre ... * frigo*, riporre ... * frigo*, lasciare ... in frigo*, lasciare ... nel frigo*, trasferire ... * frigo*,
      conservare ... in frigo* per, tenere ... * frigo*, fare ... in frigo*, fare ... nel frigo*, mettere ... al fresco, passare ... * frigo*, rimettere ...
      * frigo*
    `),
    freeze: orders(`
      congelare, surgelare, mettere ... * freezer, mettere ... * congelatore, riporre ... * freezer, riporre ... * congelatore, porre ... * freezer,
      lasciare ... * freezer, lasciare ... * congelatore, trasferire ... * freezer, fare ... in freezer
    `),
    marinate: [
      ...lettings(`marinare`),
      ...orders(
        `marinare, fare ... marinare, lasciare ... nella marinata, mettere ... in marinata, lasciare ... in marinata`,
      ),
    ],
    soak: orders(`
      ammollare, mettere ... in ammollo, lasciare ... in ammollo, mettere ... a bagno, lasciare ... a bagno, tenere ... a bagno, tenere ... in ammollo,
      reidratare, fare ... reidratare, fare ... rinvenire, fare ... ammollare, ammorbidire ... in acqua, ammorbidire ... nell'acqua, fare ammorbidire,
      dissalare, tenere ... in acqua, immergere ... in acqua fredda, mettere ... in acqua fredda, ammorbidire la gelatina, ammorbidire i fogli, ammorbidire l'uvetta, lasciare ... in acqua fredda,
      immergere ... nell'acqua fredda
    `),
    setAside: orders(`
      mettere ... da parte, tenere ... da parte, lasciare ... da parte, accantonare, conservare, mantenere ... in caldo, riservare, mettere ... in caldo,
      tenere ... caldo, tenere ... calda, tenere ... caldi, mantenere ... caldo, mantenere ... calda, mantenere ... caldi, mantenere ... calde, tenere ... calde, tenere ... al caldo, mantenere ... al caldo, lasciare ... al caldo
    `),
    transfer: orders(`
      trasferire, travasare, versare ... stamp*, versare ... teglia, versare ... pirofila, versare ... tortiera, versare ... pirottini, versare ...
      bicchieri*, versare ... vasetti, versare ... coppette, versare ... barattoli, versare ... ciotoline, versare ... bottigli*, versare ... sopra, versare
      ... sul, versare ... sull*, versare ... sugli, distribuire, suddividere, ripartire, mettere ... stampo, mettere ... teglia, mettere ... pirofila,
      mettere ... su un*, mettere ... sul, mettere ... sulla, porre ... teglia, porre ... stampo, porre ... su un*, porre ... sulla, porre ... sul,
      rovesciare, spostare, versare ... piatto, mettere ... sui, versare ... in una ciotola da portata, versare su, mettere ... in un sac, versare ... sac,
      colare ... stampo, posizionare ... sulla, posizionare ... su, riversare
    `),
    remove: orders(`
      togliere, eliminare, levare, rimuovere, sfornare, estrarre, prelevare, sformare, scartare, spegnere il forno, schiumare, recuperare, tirare fuori,
      tirare via, staccare, sgrassare, ritirare, buttare via, gettare via
    `),
    returnTo: orders(`
      rimettere, rimettere ... in padella, rimettere ... nella, rimettere ... nel, riversare ... nella, riporre, riunire ... nella, riportare in, riportare
      ... in padella, riportare ... in pentola, aggiungere di nuovo, versare di nuovo, ributtare
    `),
    lowerHeat: orders(`
      ridurre il calore, abbassare il calore, abbassare la temperatura,
      abbassare, abbassare ... fiamma, abbassare ... fuoco, ridurre la fiamma, ridurre il fuoco, diminuire, spegnere, spegnere il fuoco, spegnere la fiamma,
      alzare ... fiamma, alzare ... fuoco, togliere ... dal fuoco, levare ... dal fuoco, rimuovere ... dal fuoco, ritirare ... dal fuoco, alzare, aumentare,
      ridurre l'intensità, allontanare ... dal fuoco, spostare dal fuoco, portare ... al minimo, abbassare al minimo, ridurre la temperatura, togliere la
      pentola, togliere la padella, rimettere ... sul fuoco, trasferire ... sul fuoco, portare ... sul fuoco, spostare ... sul fuoco
    `),
    cover: orders(`
      coprire, incoperchiare, ricoprire con un coperchio, ricoprire ... pellicola, scoprire, avvolgere, chiudere, sigillare con, togliere il coperchio, mettere il
      coperchio, mettere un coperchio, rimettere il coperchio
    `),
    season: orders(`
      salare, pepare, assaggiare, condire, aggiustare, regolare, correggere, aggiungere sale, aggiungere il sale e il pepe, aggiungere il sale e pepe,
      aggiungere sale e pepe, unire sale e pepe, aggiungere un pizzico di sale, aggiungere una presa di sale, insaporire con sale, insaporire con un
      pizzico, insaporire con il sale, salare e pepare, dolcificare, insaporire ... sale e pepe, profumare, aromatizzare, insaporire con, aggiungere un po'
      di sale, unire un pizzico di sale, unire il sale e il pepe, aggiungere ... a piacere, speziare, rettificare, zuccherare
    `),
    prepare: [
      ...verbs(`pulire, lavare, mondare, sbucciare, pelare`),
      ...orders(`
      sbollentare i pomodori, sbollentare ... pomodor*, scottare i pomodori, scottare ... pomodor*, sbollentare le mandorle, sbollentare ... per pelar*,
      sciacquare, risciacquare, spellare, raschiare, sgusciare, snocciolare, denocciolare, spuntare, asciugare, tamponare, imburrare, infarinare lo, infarinare la
      teglia, infarinare il piano, infarinare uno, infarinare una teglia, infarinare la tortiera, imburrare e infarinare, foderare, rivestire, oliare,
      ungere, spremere, grattugiare la buccia, grattugiare ... scorza, disossare, separare, dividere i tuorli, dividere gli albumi, preparare, privare, diliscare,
      scongelare, fare scongelare, strizzare, sgranare, sfogliare, bucherellare, incidere, punzecchiare, spazzolare, sterilizzare, eliminare la buccia,
      eliminare ... semi, eliminare la pelle, eliminare il gambo, eliminare il torsolo, togliere i semi, togliere la buccia, togliere la pelle, togliere il
      torsolo, eliminare le estremità, ricavare la scorza, prelevare la scorza, scavare, svuotare, ammorbidire il burro, tirare fuori ... dal frigo*,
      estrarre ... dal frigo*, togliere ... dal frigo*, aprire, portare ... a temperatura ambiente, privare ... dei, lasciare ammorbidire il burro
    `),
    ],
    shape: orders(`
      formare, stendere, spianare, arrotolare, appiattire, farcire, modellare, ricavare, ripiegare, piegare, dividere l'impasto, dividere ... impasto, dividere la
      pasta, dividere, intrecciare, riempire, plasmare, tirare ... sfoglia, tirare ... pasta, allargare, pizzicare, arrotondare, sgonfiare, dare la forma,
      schiacciare ... palline, imbottire, infilzare, coppare, pirlare, tagliare l'impasto, confezionare, richiudere, foderare ... con la pasta, dare ... giro di pieghe, dare * pieg*, fare le pieghe, fare delle pieghe, dare forma, dare una forma, dare ... forma, fare aderire
    `).concat(
      makings(
        `palla, palle, pallina, palline, polpetta, polpette, polpettine, panetto, panetti, rotolo, rotolini, filoncino, filoncini, cordone, cordoncino, cordoncini, salsicciotto, salsicciotti, cilindro, gnocchi, pagnotta, pagnotte, panini`,
      ),
    ),
    assemble: orders(`
      disporre, adagiare, spalmare, spennellare, cospargere, spolverare, spolverizzare, ricoprire, irrorare, alternare, livellare, girare, rigirare,
      voltare, rivoltare, impanare, panare, passare ... nella farina, passare ... nel pangrattato, passare ... nell'uovo, infarinare, sistemare, allineare,
      glassare, completare, ripetere, procedere, proseguire, continuare, capovolgere, nappare, sbriciolare, appoggiare, poggiare, inzuppare, bagnare i
      savoiardi, bagnare il pan di spagna, velare, strofinare, massaggiare, posizionare, assemblare, comporre, scuotere, condire la pasta, saltare la pasta, saltare ... con il
      condimento, coprire ... ragù, coprire ... besciamella, coprire ... parmigiano, coprire ... formaggio, coprire ... mozzarella, coprire ... sugo,
      fare ... strati, fare ... strato, formare ... strato, creare ... strato, stendere ... besciamella, stendere ... velo, inserire lo stampo, compattare, pressare, premere, distribuire ... sopra, infilare
    `),
    drain: orders(`
      scolare, filtrare, sgocciolare, colare, setacciare ... salsa, passare ... al setaccio, passare ... al colino, passare ... a un colino, fare
      sgocciolare, fare scolare, lasciare ... sgocciolare, lasciare ... scolare, mettere ... a scolare, mettere ... in uno scolapasta, passare ...
      attraverso, strizzare ... canovaccio, buttare l'acqua, gettare l'acqua, eliminare l'acqua, buttare via l'acqua, gettare via l'acqua
    `),
    serve: orders(`
      servire, gustare, guarnire, decorare, impiattare, portare ... in tavola, accompagnare, offrire, presentare, degustare, consumare, mangiare, tagliare a
      fette e servire, porzionare, portare a tavola, conservare ... giorni
    `).concat(list(`buon appetito, ecco pront*, si conserva*, è pront*, sono pront*`)),
    needless: orders(`
      fare la fontana, formare la fontana, fare una fontana, formare una fontana, fare un buco, creare una fontana, fare un incavo, creare
      la fontana
    `),
    other: orders(`
      fare, dare, iniziare, cominciare, verificare, controllare, usare, utilizzare, ricordare, evitare, scegliere, lasciare, tenere, assicurarsi,
      accertarsi, passare, prestare, seguire, notare, impostare, mantenere, creare, realizzare, ottenere, partire, provare, sentire, ammorbidire, portare,
      ridurre, attaccare, ultimare, terminare, finire, fermare, interrompere, avviare, accendere, montare la frusta, inserire la farfalla, tirare
    `),
  },
  // The phrase that begins first in a name decides: "brodo di pollo" is a liquid.
  foods: {
    onion: list(`cipoll*, scalogn*, porro, porri`),
    garlic: list(`aglio, agli, spicchi* d'aglio, spicchi* di aglio, testa d'aglio`),
    ginger: list(
      `zenzero, peperoncin*, radice di zenzero, citronella, galanga, curcuma fresca, jalapeno*`,
    ),
    herb: list(`
      erb*, prezzemolo, basilico, coriandolo, aneto, erba cipollina, menta, timo, rosmarino, salvia, dragoncello, alloro, foglia d'alloro, foglie di alloro,
      maggiorana, origano, finocchietto, mazzetto aromatico, cerfoglio, cipollott*, rametto, rametti, trito di erbe, mentuccia
    `),
    hardVegetable: list(`
      carot*, sedano, sedani, pastinac*, rap*, barbabietol*, zucca, zucche, cavolfior*, broccol*, finocchi*, verdur*, ortaggi, fagiolini, asparag*,
      cavoletti, cavolini, ravanell*, topinambur, cardi, cardo, verza, cavolo rapa, romanesco, patat* dolc*, cime di broccolo, costa di sedano, coste di
      sedano, soffritto, misto per soffritto
    `),
    softVegetable: list(`
      frigitell*, friggitell*, pomodor*, zucchin*, melanzan*, cetriol*, peperon*, avocado, mais, oliv*, capper*, carciof*, datterini, ciliegini, pachino, cuori di carciofo, pomodori
      pelati freschi, fiori di zucca
    `),
    leaf: list(`
      insalat*, lattug*, spinac*, cavolo nero, cavolo, cavolo cappuccio, rucola, biet*, radicchio, indivia, scarola, cicoria, catalogna, valeriana, songino,
      crescione, cime di rapa, iceberg, kale, friarielli, misticanza, crauti, germogli, verza cappuccio
    `),
    mushroom: list(`fungh*, champignon, porcin*, finferl*, chiodini, pleurotus, shiitake`),
    potato: list(`patat*, patatin*`),
    legume: list(`
      fagiol*, cece, ceci, lenticchi*, pisell*, fav*, legum*, cannellini, borlotti, edamame, soia, zuppa di legumi secchi, taccole
    `),
    rice: list(`riso, risi, carnaroli, arborio, basmati`),
    grain: list(`
      avena, fiocchi, quinoa, bulgur, orzo, farro, miglio, couscous, cous cous, cuscus, polenta, semolino, grano, farina per polenta, farina di mais per
      polenta, farina di mais bramata, farina gialla, muesli
    `),
    pasta: list(`
      pasta, past*, spaghett*, penn*, maccheron*, lasagn*, tagliatell*, fusill*, linguin*, rigaton*, farfall*, orecchiett*, gnocch*, raviol*, tortellin*,
      ditalin*, ditaloni, bucatin*, pappardell*, fettuccin*, conchigli*, paccher*, cavatell*, sedanin*, tubett*, noodle*, cannellon*, bavett*, vermicell*,
      mezze maniche, casarecce, sfoglie di lasagna, sfoglie, stelline
    `),
    mincedMeat: list(`
      carne macinata, carne trita, carne tritata, macinato, macinata, trita, trito di carne, trito di manzo, carne di * macinata, manzo macinato, maiale
      macinato, vitello macinato, pollo macinato, tacchino macinato, polpa di manzo macinata, polpa macinata, impasto di salsiccia, polpa di manzo tritata,
      carne bovina macinata
    `),
    meat: list(`
      carne, carni, manzo, maiale, vitello, agnello, bovino, suino, bistecc*, arrosto, arista, lonza, filetto di maiale, filetto di manzo, filetto di
      vitello, prosciutto cotto, stinc*, spezzatino, fesa, girello, scamone, muscolo, guancia, guance, ossobuco, ossibuchi, coniglio, capretto, cinghiale,
      costin*, costolett*, braciol*, fegat*, brasato, noce di vitello, polpa di vitello, polpa di manzo, polpa di maiale, fettine di vitello, fettine di
      manzo, scaloppin*, reale, puntine, trippa, coda, spalla, coscia d'agnello, cosciotto, capocollo fresco, lombo, roast beef, roastbeef, pancia di maiale
    `),
    poultry: list(`
      pollo, tacchino, anatra, faraona, sovracosce, fusi di pollo, coscia di pollo, cosce, sovraccosce, ali di pollo, alette, fesa di tacchino, gallina,
      cappone, quagli*, oca, bocconcini di pollo, straccetti di pollo, fettine di pollo, petto, petti
    `),
    sausage: list(`
      pancetta, salsicci*, speck, guanciale, bacon, salame, prosciutto, prosciutto crudo, cotechino, lardo, wurstel, würstel, tofu, tempeh, seitan,
      mortadella, coppa, zampone, bresaola, chorizo, halloumi, crudo
    `),
    fish: list(`
      pesce, pesci, salmone, merluzzo, tonno, trota, branzino, spigola, orat*, sogliol*, platessa, nasello, sgombr*, sard*, alic*, acciug*, baccalà,
      stoccafisso, coda di rospo, rana pescatrice, filetto di *, filetti di *, halibut, tranci di *, trancio di *, cernia, ricciola, persico, rombo,
      pescatrice, aringa, dentice
    `),
    seafood: list(`
      gamber*, cozz*, vongol*, calamar*, seppi*, polpo, polpi, polip*, totan*, scamp*, mazzancoll*, granchi*, ostriche, frutti di mare, capesante, surimi,
      molluschi, crostacei, code di gambero, anelli di calamaro
    `),
    egg: list(`uovo, uova`),
    eggYolk: list(`tuorl*, rosso d'uovo, rossi d'uovo`),
    eggWhite: list(`
      album*, bianco d'uovo, bianchi d'uovo, bianchi delle uova, bianchi a neve, bianchi montati, chiara
      d'uovo, chiare d'uovo, chiare delle uova, chiare a neve, chiare montate, le chiare
    `),
    milk: list(`
      latte, latte intero, latte di cocco, latte di mandorl*, latte d'avena, latte di avena, latte di soia, latticello, latte condensato, latte di riso,
      bevanda di *, bevanda vegetale
    `),
    cream: list(`
      panna, panna fresca, panna liquida, panna da cucina, panna montata, panna da montare, panna di soia, crema di cocco, panna vegetale
    `),
    softDairy: list(`
      yogurt, ricott*, mascarpone, formaggio spalmabile, formaggio fresco, robiola, stracchino, crescenza, philadelphia, quark, panna acida, crème fraîche,
      creme fraiche, kefir, formaggio cremoso, skyr, caprino
    `),
    hardCheese: list(`
      parmigiano, pecorino, grana, formaggio grattugiato, emmental*, gruviera, groviera, gruyère, asiago, fontina, cheddar, provolone, ricotta salata,
      caciocavallo, gouda, formaggio stagionato, parmesan
    `),
    cheese: list(`
      formaggi*, mozzarell*, scamorz*, gorgonzola, feta, taleggio, burrat*, provola, brie, camembert, stracciatella, toma, fiordilatte, fior di latte,
      roquefort, bufala
    `),
    butter: list(`burro, margarina, strutto, ghi, ghee, burro chiarificato, olio di cocco`),
    oil: list(`olio, olio extravergine d'oliva, olio evo, evo, olio di semi, olio d'oliva`),
    liquid: list(`
      vermut, vermouth, acqua, acque, brodo, brodo vegetale, brodo di pollo, brodo di carne, vino, succo, aceto, birra, caffè, tè, the, marsala, rum, brandy, cognac, grappa,
      liquore, limoncello, amaretto liquore, salsa, passata, polpa, polpa di pomodoro, pomodori pelati, pomodoro pelato, pelati, polpa pronta, sugo,
      fumetto, fondo bruno, estratto di vaniglia, essenza, aroma, fialetta, colatura di alici, mirin, sherry, tabasco, spumante, prosecco, sciroppo di
      menta, ghiaccio, cubetti di ghiaccio, estratto, espresso, vodka
    `),
    flour: list(`
      farina, farine, farina 00, farina di mandorl*, farina di ceci, farina di riso, farina di mais fine, farina integrale, farina di nocciole, manitoba,
      semola, mandorle tritate, farina di castagne, farina di grano saraceno, fumetto di mais, farina di cocco fine
    `),
    starch: list(
      `amido, amidi, amido di riso, amido di mais, maizena, fecola, preparato per budino, tapioca`,
    ),
    sugar: list(`zucchero, eritritolo, dolcificante, stevia`),
    syrup: list(`
      miele, sciroppo, sciroppo d'acero, sciroppo d'agave, malto, melassa, caramello, glucosio, sciroppo di glucosio, dulce de leche
    `),
    yeast: list(
      `lievito di birra, lievito birra, cubett* lievito, cubett* di lievito, lievito madre, pasta madre, lievito fresco, lievito secco, lievito naturale`,
    ),
    leavening: list(`
      lievito, lievito per dolci, lievito in polvere, lievito istantaneo, bicarbonato, gelatina, colla di pesce, fogli di gelatina, agar agar, agar-agar,
      cremor tartaro, pectina, lievito per torte salate, lievito vanigliato
    `),
    salt: list(`sale, fior di sale`),
    spice: list(`
      lievito alimentare, lievito in scaglie,
      pepe, cumino, paprika, paprica, cannella, noce moscata, curcuma, curry, garam masala, zafferano, cardamomo, chiodi di garofano, chiodo di garofano,
      spezi*, anice, vaniglia, bacca di vaniglia, bacche di vaniglia, baccello di vaniglia, vanillina, scorza, scorze, buccia, zest, semi di cumino, semi di
      coriandolo, semi di finocchio, semi di papavero, coriandolo in polvere, zenzero in polvere, aglio in polvere, cipolla in polvere, origano secco, timo
      secco, basilico secco, peperoncino in polvere, dado, granulare, bacche di ginepro, ginepro, senape in polvere, semi di senape, mix di spezie, ras el
      hanout, erbe secche, erbe di provenza, brodo granulare, dadi, semi di anice, stecca di cannella, peperoncino secco, peperoncino macinato
    `),
    chocolate: list(`cioccolat*, gocce di cioccolato`),
    cocoa: list(
      `cacao, latte in polvere, caffè solubile, caffè in polvere, matcha, caffè macinato`,
    ),
    nut: list(`
      noci, noce, mandorl*, nocciol*, pistacchi*, anacard*, arachid*, pinol*, pecan, gherigli*, castagn*, semi di sesamo, sesamo, semi di girasole, semi di
      zucca, semi di lino, semi di chia, frutta secca, granella, semi, amaretti tritati
    `),
    driedFruit: list(`
      uvetta, uva passa, uva sultanina, prugne secche, albicocche secche, datteri, fichi secchi, mirtilli rossi essiccati, canditi, frutta candita, cocco,
      farina di cocco, pomodori secchi, scorze candite, cedro candito, arancia candita, mirtilli rossi secchi, bacche di goji
    `),
    fruit: list(`
      mela, mele, banan*, fragol*, lampon*, mirtill*, more, frutt*, frutti di bosco, pera, pere, pesca, pesche, albicocc*, prugn*, susin*, cilieg*, mango,
      ananas, limon*, lime, aranci*, clementin*, mandarin*, uva, kiwi, melon*, anguri*, rabarbaro, fico, fichi, melagran*, melograno, ribes, papaya,
      pompelm*, nettarin*, cachi, amarene, polpa di mango
    `),
    bread: list(`
      pane, pani, pane raffermo, pancarré, pan carré, mollica, biscott*, savoiard*, amaretti, grissin*, pasta sfoglia, pasta frolla, pasta brisée, pasta
      brisé, pasta fillo, crostin*, baguette, piadin*, tortillas, tortilla, brioche, panettone, fett* biscottat*, cracker*, pan di spagna, pan brioche,
      crosta di pane, digestive, pasta per pizza, base per pizza, fette di pane, pane in cassetta, panin*, ciabatta, frollini
    `),
    crumbs: list(`briciole, pangrattato, pan grattato, pane grattugiato, panko, pane grattato`),
    paste: list(`
      concentrato, doppio concentrato, triplo concentrato, senape, ketchup, tahina, tahin, tahini, pesto, harissa, pasta di curry, pasta di acciughe, burro
      di arachidi, maionese, marmellat*, confettur*, miso, hummus, crema di nocciole, crema spalmabile, nutella, pasta di pistacchio, crema di pistacchio,
      composta, paté di olive, crema di mandorle, paprika in pasta, purea di zucca, lemon curd, pasta di nocciole, estratto di pomodoro
    `),
  },
  traits: {
    coconut: list(`cocco`),
    beetroot: list(`barbabietol*`),
    coffeeBean: list(`caffè in grani, chicchi di caffè`),
    crust: list(
      `pasta brisée, pasta brisè, pasta brise, pasta sfoglia, pasta fillo, pasta frolla, rotolo di pasta *`,
    ),
    frozen: list(`surgelat*, congelat*`),
    ice: list(`ghiaccio, cubetti di ghiaccio`),
    mozzarella: list(`mozzarell*`),
    oats: list(`avena, fiocchi d'avena, porridge`),
    pepper: list(`peperon*`),
    polenta: list(`polenta, semolino, farina gialla, farina di mais`),
    sweets: list(`marshmallow*, codette, confettini, zuccherini, caramelle, smarties`),
    risottoRice: list(
      `arborio, carnaroli, vialone, riso per risotti, riso per risotto, riso roma, baldo`,
    ),
    tomato: list(
      `pomodor*, passata, pelati, datterini, ciliegini, polpa pronta, polpa fine, polpa rustica`,
    ),
    water: list(`acqua`),
  },
  collectives: [
    { words: list(`le farine, delle farine, alle farine`), foods: ['flour'] },
    { words: list(`zuccheri`), foods: ['sugar'] },
    { words: list(`oli, gli oli`), foods: ['oil'] },
    {
      words: list(`verdure, verdura, ortaggi`),
      foods: ['onion', 'hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
    },
    { words: list(`carne, carni`), foods: ['mincedMeat', 'meat', 'poultry'] },
    { words: list(`macinato, carne macinata, carne trita`), foods: ['mincedMeat'] },
    { words: list(`erbe, erbe aromatiche, aromi, erbe fresche`), foods: ['herb'] },
    // What a soffritto begins with.
    { words: list(`odori`), foods: ['onion', 'hardVegetable', 'herb'] },
    { words: list(`spezie, aromi e spezie`), foods: ['spice', 'salt'] },
    { words: list(`pasta`), foods: ['pasta'] },
    { words: list(`formaggio, formaggi`), foods: ['hardCheese', 'cheese'] },
    { words: list(`frutta secca, noci`), foods: ['nut'] },
    { words: list(`frutta, frutti, frutti di bosco`), foods: ['fruit'] },
    { words: list(`legumi, fagioli`), foods: ['legume'] },
    { words: list(`funghi`), foods: ['mushroom'] },
    { words: list(`pesce, filetti`), foods: ['fish'] },
    { words: list(`frutti di mare, molluschi, crostacei`), foods: ['seafood'] },
    { words: list(`brodo`), foods: [] },
    { words: list(`tuorli, i tuorli`), foods: ['egg'], isPart: true },
    { words: list(`albumi, gli albumi`), foods: ['egg'], isPart: true },
    {
      words: list(
        `ingredienti secchi, quelli secchi, quelli asciutti, polveri, farine, ingredienti asciutti, ingredienti in polvere`,
      ),
      foods: ['flour', 'starch', 'sugar', 'leavening', 'salt', 'spice', 'cocoa', 'yeast', 'grain'],
    },
    {
      words: list(`ingredienti liquidi, quelli liquidi, quelli umidi, liquidi, ingredienti umidi`),
      foods: ['egg', 'eggYolk', 'milk', 'cream', 'softDairy', 'oil', 'liquid', 'syrup', 'butter'],
    },
    { words: list(`sale e pepe, sale e il pepe`), foods: ['salt'] },
    { words: list(`grassi, condimento`), foods: ['butter', 'oil'] },
  ],
  places: {
    bowl: list(`
      ciotola, ciotole, ciotolina, mortaio, terrina, terrine, bacinella, boccale, scodella, recipiente, contenitore, robot, robot da cucina, mixer, frullatore,
      tritatutto, planetaria, impastatrice, bicchiere del mixer, bicchiere del frullatore, bicchiere del minipimer, boccale del frullatore, ciotola della
      planetaria, boccale del mixer, caraffa, brocca, ciotola del mixer, cestello della planetaria, bastardella, boule, zuppiera, cutter, bicchiere alto,
      ciotola dell'impastatrice, tazza, coppetta
    `),
    pot: list(`
      pentola, pentolino, pentole, casseruola, casseruolino, tegame, tegamino, cocotte, bagnomaria, bagno maria, marmita, coccio, rostiera, pentolone,
      pentolina, tegame di coccio, teglia sul fuoco
    `),
    fryingPan: list(`padella, padelle, wok, padellino, piastra, bistecchiera, griglia in ghisa`),
    oven: list(`
      forno, teglia, teglie, pirofila, pirofile, tortiera, stampo, stampi, stampini, leccarda, placca, pirottini, cocottine, refrattaria, anello,
      coppapasta, griglia del forno, guscio di frolla, base di frolla
    `),
    cold: list(`frigo, frigorifero, freezer, congelatore, luogo fresco`),
    plate: list(`
      piatto, piatti, vassoio, tagliere, spianatoia, piano di lavoro, gratella, carta assorbente, carta da cucina, bicchieri, bicchierini, vasetti, in un vasetto, nel vasetto,
      coppette, coppe, in un barattolo, nel barattolo, barattoli, bottiglia, bottiglie, pellicola, sac à poche, sac a poche, sac-à-poche, scolapasta, colino, colapasta,
      canovaccio, setaccio, insalatiera, contenitore ermetico, piano infarinato, ciotoline, scodelle, superficie infarinata, superficie leggermente infarinata, superficie di lavoro, superficie piana, terrina da portata, scottex, tazze
    `),
    otherAppliance: list(`
      friggitrice, friggitrice ad aria, barbecue, griglia, brace, macchina del pane, macchina
      per il pane, gelatiera, yogurtiera, piastra per waffle, macchina per la pasta,
      estrattore, centrifuga, olio bollente, abbondante olio, olio di semi bollente
    `),
  },
  devices: {
    slowCooker: list(`
      slow cooker, slowcooker, crock pot, pentola a cottura lenta
    `),
    pressureCooker: list(`
      pentola a pressione, instant pot, multicooker, multicottura
    `),
    microwave: list(`
      microonde, forno a microonde, micro onde, forno a micro-onde
    `),
  },
  method: {
    joiners: list(`e poi, e quindi, e, ed, poi, quindi, dopodiché, dopo di che, ma, infine`),
    beforeVerb: list(`
      in una pirofila, in una teglia, in una tortiera, sul fondo della teglia, sul fondo della pirofila, sul fondo di una teglia, sul fondo di una pirofila, e, ed, dopodiché, dopo di che, poi, quindi, infine, allora, ora, adesso, anche, inoltre, dunque, nel frattempo, intanto, nell'attesa, nel mentre, prima, prima di tutto, per
      prima cosa, innanzitutto, anzitutto, per iniziare, per cominciare, a parte, a questo punto, in seguito, successivamente, subito, subito dopo,
      immediatamente, per ultimo, per ultima, da ultimo, alla fine, a fine cottura, a termine cottura, al termine della cottura, a cottura terminata, a cottura completata, terminata la cottura, ultimata la cottura, a cottura ultimata, a metà cottura, a fiamma spenta, a fuoco *, a fiamma
      *, fuori dal fuoco, di nuovo, nuovamente, ancora, *mente, bene, ben, solo, sempre, eventualmente, se necessario, se serve, se volete, se vuoi, se
      desiderate, se preferite, se occorre, volendo, a piacere, si, la si, lo si, li si, le si, non, vi, ci, ti, bisogna, occorre, dovete, dovrete, devi,
      potete, puoi, si può, possiamo, andate a, andiamo a, vai a, iniziate a, iniziamo a, inizia a, cominciate a, cominciamo a, comincia a, procedete a, passate a, passiamo a, tornate a, continuate a, continua a, continuiamo a, ricordate di, abbiate
      cura di, avendo cura di, fate attenzione a, cercate di, prima di servire, al momento di servire, per servire, trascorso il tempo, passato il tempo, trascorso il tempo di *, terminata la lievitazione, a lievitazione *, al bollore, al primo bollore, a
      bollore, raggiunto il bollore, una volta pront*, una volta cott*, una volta fredd*, una volta tiepid*, quando è pronto, quando è
      pronta, con * frust*, con * frust* elettriche, con * spatola, con * forchetta, con * mixer, con * minipimer, con * frullatore a* immersione, con le
      mani, con * cucchiaio, a mano, nella stessa padella, nella stessa pentola, il giorno prima, il giorno dopo, dentro,
      sopra, tutto, o, oppure, a crudo, molto, più volte, facoltativo, per finire, negli ultimi ... minuti, negli ultimi minuti, negli ultimi ... minuti di cottura, negli ultimi minuti di cottura, durante gli ultimi ... minuti, durante gli ultimi ... minuti di cottura, gli ultimi ... minuti, per gli ultimi ... minuti
    `),
    helperVerbs: list(`
      fate, fai, far, fare, lasciate, lascia, lasciare, lasciar, iniziate, inizia, iniziare, cominciate, comincia, continuate, continua
    `),
    forProcessors: list(
      `se usate un robot da cucina, se usi un robot da cucina, se utilizzate un robot da cucina, se utilizzi un robot da cucina, se avete un robot da cucina, se hai un robot da cucina, se usate la planetaria, se usi la planetaria, se utilizzate la planetaria, se utilizzi la planetaria`,
    ),
    goesOn: list(
      `perché, poiché, dato che, visto che, in quanto, affinché, così da, in modo da, in modo che, prima di, prima che, senza, anche se, altrimenti, mentre, quando, se, a seconda, purché, piuttosto che, invece di, per evitare`,
    ),
    subordinators: list(`
      finché, fino a quando, fino a che, fintanto che, dove, quando, non appena, appena, mentre, se, una volta che, una volta, dopo che, dopo aver, dopo averlo,
      dopo averla, dopo averli, dopo averle, affinché, in modo che, così che, prima che, poco prima che, un attimo prima che, nel momento in cui, ogni volta che, fino a, nel caso, poiché, dato che
    `),
    leadIns: list(
      `quando, non appena, appena, una volta che, una volta, dopo che, poco prima che, un attimo prima che, prima che, nel momento in cui, ogni volta che`,
    ),
    relatives: list(`che, dove, cui`),
    falseVerbs: list(`
      servirà a, servirà per, serviranno a, serviranno per, serve a, serve per, servono a, servono per, tagliatelle, prima di *are, prima di *ere, prima di *ire, prima di *arl*, prima di *erl*, prima di *irl*, senza *are, senza *ere, senza farl*, per
      *are, per *ere, per *ire, per *arl*, per *erl*, fino a *are, fino a far*, così da *ere, in modo da *are, in modo da *ere, da *are, da *ere, la
      spatola, la forma, la frusta, la griglia, la stufa, la porta, la passata, la copertura, il taglio, la sala, la batte, la mescola, carta da forno, la
      pesa, di passata, per friggere, per servire, per decorare, per guarnire, a tagliare, dorate e caramellate, morbide e caramellate, appassite e
      caramellate, saranno caramellate, siano caramellate
    `),
    pronouns: list(`lo, la, li, le, l`),
    enclitics: list(
      `*arl, *erl, *irl, *atel, *etel, *itel, *iamol, *ial, *ttil, *scil, *cil, *ttal, *gil, *rital, *elal, *aval`,
    ).flatMap((end) => ['o', 'a', 'i', 'e'].map((vowel) => end + vowel)),
    holders: { words: list(`va, vanno, viene, vengono, ho, abbiamo`) },
    participleEnds: list(`ate, ite`),
    ordersAfterOpeners: true,
    abbreviations: list(`
      min, mins, sec, h, gr, g, kg, ml, cl, dl, l, lt, ca, es, ecc, etc, cucch, c, n, q.b, qb, tbsp, temp, p, pz, vel, max, cm, art, nr, num
    `),
    componentOpeners: list(`
      per la, per il, per lo, per l', per i, per gli, per le, per preparare la, per preparare il, per preparare l', per fare la, per fare il, per realizzare
      la, per realizzare il, preparazione della, preparazione del, preparazione dell', preparazione dei
    `),
  },
  time: {
    seconds: list(`secondi, secondo, sec, s`),
    minutes: list(`minuti, minuto, min, mins, minutini, m, ', ′`),
    hours: list(`ore, ora, h, oretta, orette, hr`),
    numbers: {
      diciotto: 18,
      trentacinque: 35,
      ottanta: 80,
      novanta: 90,
      'una cinquantina di': 50,
      "mezz'": 0.5,
      mezza: 0.5,
      "un quarto d'": 0.25,
      "tre quarti d'": 0.75,
      "un'": 1,
      "una mezz'": 0.5,
      'una mezza': 0.5,
      'un paio di': 2,
      "un paio d'": 2,
      qualche: 3,
      'una decina di': 10,
      'una quindicina di': 15,
      'una ventina di': 20,
      'una trentina di': 30,
      'una quarantina di': 40,
      una: 1,
      un: 1,
      due: 2,
      tre: 3,
      quattro: 4,
      cinque: 5,
      sei: 6,
      sette: 7,
      otto: 8,
      nove: 9,
      dieci: 10,
      dodici: 12,
      quindici: 15,
      venti: 20,
      venticinque: 25,
      trenta: 30,
      quaranta: 40,
      quarantacinque: 45,
      cinquanta: 50,
      sessanta: 60,
    },
    rangeWords: list(`a, o, e, ai, fino a, alle, e al massimo, e non più di, ma non più di`),
    before: list(`
      in, in circa, per circa, per almeno, per altri, per altre, per ulteriori, per i primi, per una, per, circa, almeno, altri, altre, altro, altra,
      ancora, ulteriori, intorno ai, dai, dalle, da, tra, fra, minimo, massimo, al massimo, non più di, pressappoco, indicativamente, più o meno, i, gli
      ultimi, negli ultimi, per non più di, gli, di circa, di
    `),
    after: list(`
      circa, o più, in più, almeno, massimo, al massimo, minimo, ca, in totale, a seconda, o poco più, abbondanti, buoni, scarsi, scarso, abbondante
    `),
    orWords: list(`o`),
    andHalf: list(`e mezza, e mezzo, e 1/2, e ½`),
    overnight: list(
      `tutta la notte, una notte, per la notte, tutta una notte, una notte intera, dalla sera prima`,
    ),
  },
  cues: {
    lowHeat: list(`
      a fuoco bass*, a fuoco lento, a fuoco dolc*, a fuoco molto basso, a fuoco medio-basso, a fuoco medio basso, a fiamma bass*, a fiamma dolce, a fiamma
      molto bassa, a fiamma medio-bassa, su fuoco basso, sul fuoco basso, su fiamma bassa, al minimo, a fuoco minimo, a fuoco leggero, a bagnomaria, a bagno maria
    `),
    mediumHeat: list(`
      a fuoco medio, a fuoco moderato, a fiamma media, a fiamma moderata, sul fuoco, su fuoco medio, sui fornelli, sul fornello, a calore medio, su fiamma
      media, al fuoco, con fiamma media
    `),
    highHeat: list(`
      a fuoco viv*, a fuoco alto, a fuoco medio-alto, a fuoco medio alto, a fuoco molto vivo, a fuoco forte, a fuoco sostenuto, a fiamma alta, a fiamma
      viv*, a fiamma medio-alta, a fiamma sostenuta, su fuoco vivo
    `),
    gentle: list(`
      delicatamente, dolcemente, lentamente, a fuoco basso, a fuoco lento, a fuoco dolce, a fiamma bassa, a fiamma dolce, al minimo, leggero bollore,
      sobboll*, pippiare, leggermente, fuoco bassissimo, fiamma bassissima, a fuoco molto basso, a fuoco dolcissimo, senza far bollire, piano piano,
      sfiorare il bollore, fremere
    `),
    fine: list(
      `finemente, fine, fini, sottile, sottilmente, finissim*, molto fine, molto finemente, un trito fine`,
    ),
    coarse: list(`grossolanamente, grossolano, grossolana, grosso, a pezzi grossi`),
    smooth: list(`
      liscio, liscia, lisce, omogene*, cremos*, vellutat*, senza grumi, purea, crema, setos*, una crema, privo di grumi, priva di grumi, pasta liscia
    `),
    stiff: list(`
      neve, ferma, fermi, fermissima, ben montat*, sodo, soda, sodi, lucidi, lucido, picchi, becco d'uccello, montata a neve, ben ferma, consistente,
      semimontata, sodissima
    `),
    foamy: list(`chiari, bianchi e, 
      spumos*, chiaro e spumoso, chiare e spumose, gonfio, gonfie, gonfi, chiaro, chiare, soffice, soffici, bianco e, triplic*, raddoppiat* di volume,
      mont* i tuorli, mont* tuorli, mont* i rossi, mont* le uova, mont* uova, areato, schiumos*, ariosa, arioso, montate bene, scriv*, a nastro
    `),
    charred: list(`annerit*, carbonizzat*, bruciacchiatur*`),
    golden: list(`
      dorat*, rosolato, rosolata, rosolati, ben rosolat*, dorare, dorar*, colorit*, colorire, colorisc*, croccant*, abbrustolit*, brunit*, caramellat*, colore, bruciacchiat*,
      crosticina, rosolare bene, sigillat*, bionda, biondo, imbrunire
    `),
    cubes: list(`cubett*, dadini, dadolata, pezzetti, pezzettini, brunoise, quadratini`),
    pieces: list(`
      a pezzi, pezzetti, tocchetti, cubett*, dadini, dadolata, rondelle, fettine, fette, listarelle, striscioline, strisce, julienne, spicchi di mela, a
      spicchi, anelli, bastoncini, fiammiferi, cimette, a metà, in quattro, quarti, bocconcini, straccetti, cubi, brunoise, a losanghe, in due, pezzettoni,
      quadratini, lamelle, filetti sottili, nastri, tronchetti, tocchi
    `),
    rolledOut: list(
      `stendere, stendete, stendi, stendiamo, stende, stesa, steso, tirare la sfoglia, mattarello, matterello`,
    ),
    formed: list(`
      polpett*, pallin*, gnocc*, raviol*, frittell*, hamburger, cotolett*, spiedin*, crocchett*, crocchè, arancin*, supplì, crespell*, crepes, crêpe*, pancake*,
      frittat*, omelette, involtin*, scaloppin*, bistecch*, falafel, burger, medaglion*, per lato, per parte, da un lato, entrambi i lati, ambo i lati,
      tutti i lati, ogni lato, dal lato della pelle, un mestolo di pastella, un mestolino di pastella, canederl*, rosti, tortellin*, cartoccio, alla volta
      in padella, altro lato, tutte le parti
    `),
    inWater: list(`
      abbondante acqua, abbondante acqua *, abbondante acqua bollente salata, abbondante acqua salata bollente, abbondante acqua bollente e salata, in acqua
      bollente, in acqua salata, in acqua bollente salata, in acqua salata bollente, in acqua bollente e salata, in acqua fredda salata, in acqua
      leggermente salata, nell'acqua bollente, nell'acqua salata, nell'acqua bollente salata, acqua in ebollizione, in tanta acqua, in acqua a bollore, in
      acqua fredda, con acqua fredda, di acqua fredda, pentolino d'acqua, pentolino con acqua, pentola d'acqua, pentola con acqua, pentola piena d'acqua, casseruola con acqua, casseruola d'acqua, pentola con dell'acqua, pentola con l'acqua, tegame con acqua, pentola di acqua, pentola
      con abbondante acqua, al dente, sulla confezione, tempo indicato, istruzioni della confezione, copr* d'acqua, copr* di acqua, copr* con acqua
    `),
    salted: list(`salata, salare l'acqua, salate l'acqua, sala l'acqua`),
    warmedThrough: list(`
      giusto il tempo di scaldare, solo per scaldare, appena il tempo di scaldare, ben scaldato, ben scaldata
    `),
    lukewarm: list(
      `scald* leggermente, scald* appena, tiepid*, intiepid*, a 37, appena tiepid*, temperatura corporea`,
    ),
    briefly: list(
      `non ci sia più farina, non si veda più farina, non resti farina, senza farina asciutta, impasto grezzo, quanto basta per amalgamare, solo quanto basta, brevemente, senza lavorare troppo, senza mescolare troppo, lavorando il meno possibile, il tempo di amalgamare, appena amalgamat*, non mescolate troppo, non lavorate troppo, non mescolare troppo, non lavorare troppo, non montare troppo, non montate troppo, senza montare troppo`,
    ),
    dissolved: list(`
      sciogl* il sale, sciogl* il lievito, sciogl* il bicarbonato, sciogl* lo zucchero,
      sciolto, sciolta, sciolti, sciolto del tutto, sciolga, dissol*, disciolt*, si scioglie, sciogliere lo zucchero, scioglimento, sarà sciolto
    `),
    pulsed: list(`
      a impulsi, ad impulsi, a scatti, ad intermittenza, a intermittenza, intermittenza, funzione
      pulse, modalità pulse, a colpetti, ad intervalli, a piccoli impulsi, a brevi impulsi
    `),
    nearBoil: list(`
      quasi a ebollizione, quasi ad ebollizione, quasi a bollore, quasi al bollore, sfiorare il
      bollore, sfiora il bollore, sfiori il bollore, prima del bollore, prima che bolla, prima
      dell'ebollizione, senza far bollire, senza farlo bollire, senza farla bollire, senza che
      bolla, senza arrivare a bollore, non deve bollire, non devono bollire, non far bollire, non fate bollire,
      non farlo bollire, non farla bollire
    `),
    boils: list(`bolle, bolla, bollire, ebollizione, bollore, sobbolle, sobbolla`),
    absorbed: list(`assorb*`),
    byHand: list(`
      a mano, con la mano, con le mani, con le dita, tra le dita, fra le dita
    `),
    unstirred: list(`
      senza mescolare, senza mescolarlo, senza girare, senza mai mescolare, senza toccare, non
      mescolate, non mescolare, non girare
    `),
    fewMinutes: list(`
      pochi minuti, qualche minuto, un minuto, 1 minuto, un paio di minuti, due minuti,
      2 minuti
    `),
    repeats: list(`ripet*, continua*, prosegui*, procede*, così via`),
    offHeat: list(
      `dal fuoco, fuori dal fuoco, a fuoco spento, spegnere il fuoco, spegnete il fuoco, spegni il fuoco, spegniamo il fuoco, spegnere la fiamma, spegnete la fiamma, spegni la fiamma, fuoco spento`,
    ),
    overWater: list(`
      a bagnomaria, a bagno maria, a bagno-maria, sul bagnomaria, nel bagnomaria
    `),
    aMoment: list(
      `brevemente, un attimo, qualche istante, pochi istanti, velocemente, un momento, rapidamente`,
    ),
    soft: list(
      `morbid*, tener*, cott*, disfatt*, spappolat*, ammorbidit*, ammorbidiscono, ammorbidisce`,
    ),
    thickened: list(`
      addens*, denso, densa, densi, rapprend*, rappres*, vela il cucchiaio, velare il cucchiaio, vela il dorso, ispess*, inspess*, rassod*, consistenza
      cremosa
    `),
    allIngredients: list(
      `tutto quanto sopra, quanto sopra, tutto ciò che precede, tutti gli ingredienti, gli ingredienti, ingredienti, il tutto, tutto ... frullatore, tutto ... mixer, tutto ... ciotola, tutto ... insieme, tutto insieme, mescol* tutto, frull* tutto, amalgam* tutto, unire tutto, unite tutto, unisci tutto, impast* tutto, mett* tutto`,
    ),
    otherIngredients: list(`
      gli altri ingredienti, altri ingredienti, il resto degli ingredienti, resto degli ingredienti, gli ingredienti rimanenti, ingredienti rimanenti, tutto
      il resto, i restanti ingredienti, restanti ingredienti, i rimanenti ingredienti, rimanenti ingredienti, ingredienti restanti, tutti gli altri
      ingredienti, tutti gli ingredienti rimasti, ingredienti rimasti
    `),
    remaining: list(`
      il resto de*, il resto di, resto de*, l'altra metà de*, l'altra metà, altra metà di, rimanent*, restant*, rimast*, avanzat*, tenut* da parte, mess* da
      parte
    `),
    partOf: list(`
      mezzo bicchiere di, mezzo bicchiere d', mezza tazza di, una tazza di, una tazzina di, mezzo mestolo di,
      metà de*, metà di, metà d', la metà de*, la metà di, metà, un po' di, un po' de*, un po' d', un poco di, un terzo de*, un terzo di, un quarto de*, un
      quarto di, due terzi de*, due terzi di, tre quarti de*, una parte de*, una parte di, parte de*, qualche, alcuni, alcune, un mestolo di, un mestolo d', un filo di, un filo d', un goccio di, un goccio d', un pizzico di, una presa di, una noce di, una manciata di, un
      cucchiaio di, un cucchiaio d', un cucchiaino di, due cucchiai di, un bicchiere di, un bicchiere d', 1/2 de*, 1/3 de*, 1/4 de*, 2/3
      de*, mezzo, mezza, gran parte de*, il primo terzo de*, la prima metà de*, quasi tutto il, un giro d', un giro di, qualche goccia di, qualche goccia d', alcune gocce di, poche gocce di, una goccia di, uno spruzzo di, una spruzzata di, una cucchiaiata di, un cucchiaino d', una noce d', un pezzetto di, un bicchierino di, la maggior parte de*, buona parte de*, una piccola parte de*, i due terzi de*, i tre quarti de*, 1/2 di, 1/3 di, 2/3 di, 3/4 de*, 3/4 di
    `),
    products: list(`
      composto, impasto, miscela, crema, salsa, pastella, ripieno, farcia, base, condimento, sugo, glassa, minestra, zuppa, vellutata, mousse, ganache,
      purea, sciroppo, panetto, torta, torte, plumcake, ciambella, crostata, pane, insalata, strato, biscotti, marinata, polpette, frittelle, stufato,
      spezzatino, risotto, ragù, besciamella, roux, vinaigrette, maionese, pesto, marmellata, confettura, meringa, crumble, composta, focaccia, pizza,
      polvere, emulsione, gelatina, frolla, sfoglia, massa, soffritto, trito, battuto, farcitura, budino, panna cotta,
      fondo, rotolo, dolcetti, acqua di cottura, biga, poolish, lievitino
    `),
    newVessel: list(`
      un'altra ciotola, un altro recipiente, un'altra padella, un'altra pentola, un altro pentolino, un'altra casseruola, seconda ciotola, a parte, separatamente, in una ciotola, in una ciotolina, in una coppetta, in una terrina, in una
      padella, in una pentola, in una casseruola, in un tegame, in un pentolino, in un recipiente, in una bacinella, in un contenitore, in una capiente, in un'ampia, in una larga, in una grande, in una piccola, in un piccolo, in un grande, in un mixer, in
      un frullatore, in un robot, nel mixer, nel frullatore, nella planetaria, in planetaria, nella ciotola de*, nel bicchiere del, nel boccale del, in un
      wok
    `),
    vesselPrepositions: list(`
      in, nel, nella, nello, nell', dentro, con, con il, con la, con l', sul, sulla, al, alla, del, della, dal, dalla, a, su, di, dentro la, dentro il,
      all'interno di, all'interno della
    `),
    vesselAdjectives: list(`
      un, un', una, uno, il, lo, la, l', stesso, stessa, grande, piccolo, piccola, capiente, ampio, ampia, largo, larga, altro, altra, alto, alta, apposito,
      apposita, capace, secondo, seconda, nuova, bella, buona, media, robusta, vostra, tua, tuo, vostro, del, della, di, profonda, boccale, ciotola
    `),
    afterVessel: list(`
      capiente, ampia, ampio, capace, larga, largo, grande, media, piccola, piccolo, alta, alto, bassa e larga, abbastanza capiente, abbastanza grande,
      profonda, antiaderente, dal fondo spesso, con il fondo spesso, a fondo spesso, dai bordi alti, a bordi alti, ben calda, fredda, ben fredda, calda, caldo, molto calda,
      rovente, in acciaio, in ghisa, di ghisa, di coccio, in vetro, di vetro, da cucina, a immersione, ad immersione, elettrico, elettrica,
      elettriche, con coperchio, pulita, pulito, a parte, asciutta, preriscaldata, con gancio, con la foglia, con la frusta, con il
      gancio
    `),
    beatenCool: list(
      `fino a ... raffreddamento, finché ... fredd*, fino a ... fredd*, finché ... tiepid*`,
    ),
    melted: list(
      `si scioglie, si sciolga, si sciolgano, si sarà sciolto, sarà sciolto, saranno sciolti, sia sciolto, si fonda, si sia sciolto`,
    ),
    wilted: list(`appassit*, appassisca*, appassiscano`),
    lowSpeed: list(`bassa velocità, velocità bassa, velocità minima, minima velocità`),
    mediumSpeed: list(`media velocità, velocità media, velocità medio-alta`),
    highSpeed: list(`alta velocità, velocità alta, massima velocità, velocità massima`),
    blender: list(
      `mixer, frullatore, tritatutto, cutter, minipimer, robot da cucina, frullatore a* immersione, mixer a* immersione`,
    ),
    processor: list(`
      robot, robot da cucina, mixer, frullatore, tritatutto, planetaria, impastatrice, cutter, minipimer, frullatore a* immersione, mixer a* immersione, fruste elettriche,
      bassa velocità, velocità bassa, media velocità, velocità media, alta velocità, velocità alta, massima velocità, velocità massima
    `),
    asNeeded: list(
      `quanto basta, quanto serve, abbastanza *, sufficiente *, tanta acqua, tanto liquido`,
    ),
    lastMinutes: list(`
      ultimi minuti, ultimi ... minuti, ultimi ... min, minuti prima della fine, minuti prima di fine, minuti dalla fine, minuti dal termine, minuti prima del termine, minuti prima di terminare, minuti prima di spegnere
    `),
    excessFat: list(`grasso, olio in eccesso, eccesso d'olio`),
    flipped: list(`
      rigirare, rigirate, capovolgere, capovolgete, per lato, per parte, entrambi i lati, ambo i lati, ambedue i lati, ogni lato, altro lato, dall'altra parte
    `),
    deviceTalk: list(`
      far sfiatare, fare sfiatare, sfiatare, valvola, chiudere la pentola a pressione,
      raggiungere la pressione, entrare in pressione, il fischio, il sibilo, chiudere il coperchio, far uscire il vapore, fare uscire il vapore, dal fischio, dal
      sibilo
    `),
    stoveTalk: list(`
      mescolando, mescolando spesso, mescolando sempre, mescolando bene, mescolando con cura, mescolando ogni tanto, mescolando di continuo, mescolando di
      tanto in tanto, mescolando *mente, sempre mescolando, rimestando, rimestando spesso, girando, girando spesso, girando ogni tanto, girando di tanto in
      tanto, girando *mente, sempre girando, sbattendo, sbattendo con una frusta, sbattendo *mente, frullando, senza smettere di mescolare, senza mai
      smettere di mescolare, continuando a mescolare, continuando a girare, di tanto in tanto, ogni tanto, spesso, con * cucchiaio, con * cucchiaio di
      legno, con * mestolo di legno, con * spatola, con * frusta, con * frusta a mano, con * fruste, con * fruste elettriche, con * forchetta, con *
      sbattitore, con * sbattitore elettrico, con * minipimer, con * frullatore a* immersione, con * mixer, con * mixer a* immersione, con *
      schiacciapatate, con i rebbi di una forchetta, con * coltello, con la mezzaluna, al coltello, con * coperchio, con coperchio, senza coperchio, col
      coperchio, coperto, coperta, a pentola coperta, a bagnomaria, a bagno maria, un mestolo alla volta, un mestolo per volta, a media velocità, a velocità
      *, a bassa velocità, alla massima velocità, con * gancio, sulla spianatoia, sul piano di lavoro, su un piano di lavoro, su una spianatoia, sulla
      spianatoia infarinata, sul piano di lavoro infarinato, su un piano infarinato, su un piano di lavoro infarinato, con le mani, a mano, quando l'olio è caldo, quando
      l'olio sarà caldo, quando il burro è sciolto, quando sarà caldo, quando è caldo, una volta caldo, una volta sciolto, quando sarà sciolto, a filo, a
      pioggia, poco alla volta, poco per volta, gradualmente
    `),
    celsius: list(`°c, ºc, ° c, gradi, gradi centigradi, gradi celsius, °, º, ˚c, c, ℃`),
    fahrenheit: list(`°f, ºf, ° f, gradi fahrenheit, ˚f, ℉`),
  },
  names: {
    stopWords: list(`
      il, lo, la, i, gli, le, un, uno, una, di, del, dello, della, dell, dei, degli, delle, a, al, allo, alla, all, ai, agli, alle, da, dal, dalla, dall,
      dai, in, nel, nello, nella, nell, nei, negli, nelle, con, col, su, sul, sulla, sull, sui, sulle, per, tra, fra, e, ed, o, che, si, ne, vi, ci, non,
      poi, quindi, anche, come, se, più, molto, ben, bene, tutto, tutta, tutti, tutte, loro, suo, sua, vostro, vostra, ogni, questo, questa, cui, insieme,
      infine, ancora, circa, solo, ciotola, padella, pentola, ingredienti, mentre, quando, è, sono, sarà, po, gr, ad, d, l, resto, dopo, subito, così
    `),
    yeastOrPowder: ['lievito'],
    amountLinks: list(`di, d', del, della, dell', dello, dei, degli, delle`),
    descriptors: list(`
      fresco, grosso, piccolo, medio, grande, macinato, secco, tritato, dolce, salato, extra, vergine, extravergine, maturo, caldo, freddo, tiepido,
      bollente, intero, bio, biologico, buono, qualità, denso, sottile, crudo, cotto, surgelato, fuso, morbido, grattugiato, tagliato, affettato,
      schiacciato, pelato, sbucciato, spicchio, fetta, magro, liquido, polvere, rosso, verde, giallo, nero, bianco, misto, puro, metà, busta, bustina,
      confezione, scatola, vasetto, temperatura, ambiente, setacciato, giovane, nuovo, sbattuto, pizzico, manciata, tondo, lungo, integrale, biondo, dorato,
      costa, gambo, rametto, foglia, pezzo, cubetto, dadini, fettina, rondella, bastoncino, pelle, osso, bello, tenero, scolato, sciacquato,
      lavato, denocciolato, affumicato, tipo, pieno, parzialmente, scremato, seme, filetto, disossato, senza, montato, ammorbidito,
      fino, sciolto, extra-vergine, evo, oliva, naturale, comune, finemente, grossolanamente, sottilmente, stagionato, qb, puliti
    `),
    choppedNotes: list(`
      tritat*, finemente tritat*, a dadini, a cubetti, tagliat* a dadini, tagliat* a cubetti, tagliat* finemente, schiacciat*, sminuzzat*, trito, affettat*
      finemente, finemente affettat*
    `),
    finelyChoppedNotes: list(`
      finemente tritat*, tritat* finemente, tritat* fine, tritat* fini, tritat* molto finemente, schiacciat*, tagliat* finemente, sminuzzat*
    `),
    gratedNotes: list(`grattugiat*, finemente grattugiat*, grattugiato fresco`),
    extraNotes: list(`
      più un po'*, più altr*, più quell*, più q.b, + per*, e un po'*, più extra, o più, più farina*, q.b, qb, quanto basta, a piacere
    `),
    mashedNotes: list(`
      purea, composta, schiacciat*, in purea, fuso, fusa, fusi, sbattuto, sbattute, sbattuti, frullat*, succo, spremut*, il succo, passat*, lessate e schiacciate
    `),
    juiceNotes: list(`succo, il succo, spremut*, solo il succo`),
    zestNotes: list(
      `scorza, la scorza, buccia, la buccia, buccia grattugiata, scorza grattugiata, zest`,
    ),
    readyToEat: list(`
      cotto, cotta, cotti, cotte, già cott*, in scatola, scatola, lattina, affumicat*, precott*, sott'olio, sottolio, al naturale, lessat*, lesso, lessa, lessi, avanzat*, in
      barattolo, sgocciolat*, arrostit*, bollit*
    `),
    smallPieces: list(`
      cubetti, gocce, scaglie, dadini, tocchetti, a pezzi, pezzetti, listarelle, straccetti, bocconcini, spezzatino, striscioline, a strisce, tagliat*, tritat*, affettat*,
      a pezzettini, a fettine sottili, sfilacciat*, a cubi, cubettat*, tocchi
    `),
    largePieces: list(`
      inter*, cosc*, sovracosce, arrosto, cosciott*, fusi, ali, alette, spalla, stinc*, costolett*, bistecc*, costin*, carré, filetto, filetti, petto,
      petti, trancio, tranci, braciol*, ossobuco, ossibuchi, con la pelle, con osso, con l'osso, fettin*, scaloppin*, fett*, guancia, guance
    `),
    cutNotes: list(`tagliat*, tritat*, affettat*`),
    boneless: list(`disossat*, senza osso, petto, petti, filett*, sovracosc* disossat*`),
    sideNotes: list(`
      per spolver*, per ungere, per imburrare, per infarinare, per lo stampo, per la teglia,
      per la spianatoia, per il piano, per spennellare, per cospargere, per servire,
      per guarnire, per decorare, per la decorazione, per completare
    `),
    toTaste: list(`
      q.b, q.b., qb, q. b., quanto basta, a piacere, a piacimento, per servire, per guarnire, per decorare, per la decorazione, per spolver*, per ungere,
      per imburrare, per lo stampo, per la teglia, per friggere, per il piano, per la spianatoia, facoltativo, facoltativa, per completare,
      per cospargere, per spennellare
    `),
  },
  metadata: {
    servings: list(
      `persone, persona, pers, porzioni, porzione, commensali, dosi, coperti, ospiti, adulti`,
    ),
    difficulty: {
      easy: list(`facile, molto facile, semplice, bassa, facilissima, facilissimo, elementare`),
      medium: list(`media, medio, intermedia, intermedio, moderata, normale`),
      hard: list(`difficile, alta, elevata, avanzata, complessa, impegnativa, esperto`),
    },
  },
}
