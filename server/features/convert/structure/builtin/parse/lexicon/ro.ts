import type { Lexicon } from './lexicon.ts'
import { list } from './list.ts'

export const RO: Lexicon = {
  language: 'ro',
  // "Ceapa se toacă mărunt", "într-o oală încingem uleiul".
  verbPosition: 'anywhere',
  headPosition: 'first',
  hasCompounds: false,
  elides: false,
  // The article hangs on the noun ("uleiul") and bends with it ("făinii", "cartofilor").
  stemming: {
    shortest: 4,
    endings: {
      ...{ a: '', e: '', i: '', u: '', ii: '', iii: '', ie: '', ia: '', ea: '', ei: '', iei: '' },
      ...{ ul: '', ului: '', iul: '', iului: '', ele: '', elui: '', elor: '', ile: '', ilor: '' },
      ...{
        iile: '',
        iilor: '',
        uri: '',
        urile: '',
        urilor: '',
        eaua: '',
        eii: '',
        eilor: '',
        uie: 'ui',
      },
    },
    irregular: {
      pește: 'pestele',
      peștelui: 'pestele',
      pastei: 'past',
      cojii: 'coaj',
      foaie: 'foi',
      foaia: 'foi',
      foile: 'foi',
      chimion: 'chimen',
      chimionul: 'chimen',
      ...{ gălbenuș: 'galbenus', gălbenușul: 'galbenus', gălbenușului: 'galbenus' },
      ...{ gălbenușuri: 'galbenus', gălbenușurile: 'galbenus', gălbenușurilor: 'galbenus' },
      ...{ albuș: 'albus', albușul: 'albus', albușuri: 'albus', albușurile: 'albus' },
      ...{ albușurilor: 'albus' },
      ...{ apă: 'apa', apei: 'apa', apele: 'apa', ouă: 'ou', ouăle: 'ou', oul: 'ou', oului: 'ou' },
      ...{ ouălor: 'ou', oușoare: 'ou', cepe: 'ceap', cepei: 'ceap', cepele: 'ceap' },
      ...{ cepelor: 'ceap', cepșoară: 'ceap', cepșoare: 'ceap', ulei: 'ulei', uleiul: 'ulei' },
      ...{ uleiului: 'ulei', ardei: 'ardei', ardeiul: 'ardei', ardeii: 'ardei' },
      ...{ ardeilor: 'ardei', ardeiului: 'ardei', sarea: 'sare', sării: 'sare', sare: 'sare' },
      ...{ puiul: 'pui', puiului: 'pui', puii: 'pui', mere: 'mer', merele: 'mer', măr: 'mer' },
      ...{ merelor: 'mer', mărul: 'mer', mărului: 'mer', pară: 'per', para: 'per', pere: 'per' },
      ...{ perele: 'per', perelor: 'per', vânătă: 'vinet', vânăta: 'vinet', vinete: 'vinet' },
      ...{ vinetele: 'vinet', vinetelor: 'vinet', varză: 'varz', verzei: 'varz', verze: 'varz' },
      ...{ roșie: 'roșii', roșia: 'roșii', roșii: 'roșii', roșiile: 'roșii', roșiilor: 'roșii' },
      ...{ roșu: 'roșu', tomate: 'roșii', tomatele: 'roșii', tomatelor: 'roșii' },
      ...{ boia: 'boia', boiaua: 'boia', boielei: 'boia', cacaua: 'cacao', cacaoa: 'cacao' },
      ...{ maia: 'maia', maiaua: 'maia', maielei: 'maia' },
      ...{ paste: 'paste', pastele: 'paste', pastelor: 'paste', zemei: 'zeam', piepți: 'piept' },
      ...{ dovlecei: 'dovlecel', dovleceii: 'dovlecel', dovleceilor: 'dovlecel' },
      ...{ dovlecelul: 'dovlecel', căței: 'cățel', cățeii: 'cățel', cățeilor: 'cățel' },
      ...{ cățelul: 'cățel', cârnații: 'cârnat', cârnați: 'cârnat', cârnaților: 'cârnat' },
      ...{ cârnăciori: 'cârnat', cârnat: 'cârnat', cârnatul: 'cârnat', mielul: 'miel' },
      ...{ vițelul: 'vițel', pești: 'pestele', peștii: 'pestele', peștele: 'pestele' },
      ...{ fasolea: 'fasol', fasolei: 'fasol', mazării: 'mazar', căpșună: 'capsun' },
      ...{ cafea: 'cafe', cafeaua: 'cafe', cafelei: 'cafe', fulgi: 'fulg', fulgii: 'fulg' },
      ...{ brânzeturi: 'branz', verdețuri: 'verdeat', verdeață: 'verdeat', verdeața: 'verdeat' },
      ...{ verdețurile: 'verdeat', mărarul: 'marar', mure: 'mure', fragi: 'fragi' },
      ...{ orez: 'orez', orezul: 'orez', orezului: 'orez', tăiței: 'taitel', tăițeii: 'taitel' },
      ...{ unt: 'unt', untul: 'unt', untului: 'unt', cremă: 'crem', cremei: 'crem', creme: 'crem' },
      ...{ pâinii: 'pain', pâini: 'pain', iaurturi: 'iaurt', nucă: 'nuc', nuci: 'nuc' },
      ...{ legumă: 'legum', verde: 'verd', verzi: 'verd', albi: 'alb', albă: 'alb', albe: 'alb' },
    },
    pluralEndings: list(`ii, ile, ilor, urile, urilor, elor, iile, iilor`),
  },
  // "We", "you" (both numbers), "one" and, where it differs, "I" and the past ("am tocat").
  // Participles are left out but for those that are written like an order ("cartofi tăiați"),
  // which `falseVerbs` hides.
  verbs: {
    add: list(`
      dau drumul, dă drumul, dăm drumul, dați drumul, dai drumul, am dat drumul,
      dăm drumul ... la foc mic, dă drumul ... la foc mic, dați drumul ... la foc mic,
      torn, introdu, să punem, vom pune, vom adăuga, completez, completăm, completați, completează,
      aruncăm în, aruncă în, arunc* ... peste, trecem ... în oală, luăm și punem, desfacem ...
      peste, scufund, am încorporat, presoară ... făin*, presurăm ... făin*, adaug, adaugă, adăugăm,
      adăugați, adaugi, adauge, am adăugat, pun, pune, punem, puneți, pună,
      am pus, toarn*, turnăm, turnați, turna, am turnat, sparg, sparge, spargem, spargeți, am spart,
      cern, cerne, cernem, cerneți, am cernut, cântăresc, cântărește, cântărim, cântăriți, introduc,
      introduce, introducem, introduceți, am introdus, vărsăm, vărsați, varsă, combină, așez, așază,
      așează, așezăm, așezați, am așezat, bag, bagă, băgăm, băgați, am băgat, arunc* ... în oală,
      sting* ... cu vin*, sting* ... cu supă, sting* ... cu apă, stin* cu, deglasăm, deglasați,
      deglasează, acoper* ... cu apă, acoper* ... cu supă, umple* ... cu apă, dreg, drege, dregem,
      dregeți, fărâmițez, fărâmițăm, fărâmițați, fărâmițează, presăr* drojdia, plasăm, plasați,
      plasează, scufundăm, scufundați, repartiz* în oală, rupem, măsoară, măsurăm, măsurați,
      dilueaz*, urmează făina, da* ... făina, vin adăugate, mai punem, mai adăugăm, taie* ... în
      oală, tăiați ... în oală, taie* direct în, tăiați direct în, presar* ... chimion*, presar* ...
      boia*, presar* făin*, presar* peste ... făin*,
      presar* ... lingur* făin*, presar* ... lingur* de făin*, presar* carnea ... făin*,
      presar* legumele ... făin*, presar* ceapa ... făin*, presar* ... condiment*, torni, arunci, toarnă, verși, strecori
      peste, stingi cu, stingem cu, stingeți cu, stinge cu, încorporezi,
      ai adăugat, a adăugat, pui, ai pus, introduci, spargi, cerni, vărs, am vărsat, am
      combinat, așezi, am aruncat
    `),
    stirIn: list(`
      încorporăm, încorporați, încorporează, încorporez, am încorporat, înglobăm, înglobați,
      înglobează, integrăm, integrați, adăug* ... pe rând, adăug* ... câte unul
    `),
    chop: list(`
      toc, toacă, toace, tocăm, tocați, toci, toca, am tocat, mărunțesc, mărunțește, mărunțim,
      mărunțiți, am mărunțit, taie* ... mărunt*, tăiați ... mărunt*, taie* ... cât mai mic, tăiați
      ... cât mai mic, taie* ... cubulețe, tăiați ... cubulețe, taie* ... cuburi mici, tăiați ...
      cuburi mici, taie* ... fin, tăiați ... fin, am tăiat ... mărunt, mărunțești,
      am feliat
    `),
    dice: list(`
      tai, taie, tăiem, tăiați, taia, am tăiat, porționăm, porționați, porționează, tranșăm,
      tranșați, tranșează, despicăm, despicați, crestăm, bucățim, desfac* ... bucheț*, rup* ...
      bucheț*, tăi
    `),
    slice: list(`
      feliez, feliem, feliați, feliază, taie* ... felii, tăiați ... felii, taie* ... rondele, tăiați
      ... rondele, taie* ... fâșii, tăiați ... fâșii, taie* ... julien*, tăiați ... julien*, taie*
      ... solzi*, tăiați ... solzi*, taie* ... pești*, tăiați ... pești*, taie* ... jumătate, tăiați
      ... jumătate, taie* ... în două, tăiați ... în două, taie* ... sferturi, tăiați ... sferturi,
      taie* ... bastona*, tăiați ... bastona*, taie* ... rotoco*, tăiați ... rotoco*, taie* ...
      inele, tăiați ... inele, feliezi
    `),
    grate: list(`
      rad, rade, radem, radeți, radă, am ras, răzuim, răzuiți, răzuiește, da* ... răzătoare*, trece*
      ... răzătoare*, răzuiești, dai pe răzătoare,
      razi, răzuiesc, am răzuit
    `),
    grind: list(`
      macin, macină, măcinăm, măcinați, râșnim, râșniți, râșnește, râșnesc, pulverizăm,
      pulverizați, tocă* carnea, toacă carnea, toc* ... mașina, toac* ... mașina, da* ... mașina de
      tocat, trece* ... mașina de tocat,
      am măcinat, am râșnit, macini, râșnești
    `),
    crush: list(`
      pisez, pisăm, pisați, pisează, sfărâm, sfărâmă, sfărâmăm, sfărâmați, sfărm, strivesc,
      strivește, strivim, striviți, mojarăm, presă* ... usturoi*, presează, concasăm, am pisat,
      zdrob* ... usturoi*, usturoi* ... zdrobe*, zdrob* ... biscuiți*, biscuiți* ... zdrobe*, mărunți* biscuiți*, mărunți* ... biscuiți*,
      zdrob* ... nuci*,
      pisezi
    `),
    mix: list(`
      freacă ... cu făin*, frec* ... cu făin*, freacă ... între degete, frec* ... între degete, desfac* ... făin*, desfac* ... amidon*, desfac* ... lapte rece, fac* ... maia* cu, fac* ... maia* din, amestec, unim, uniți, unește, desfacem ... în ap*, desfacem ... în lapte, dizolv* ... în apă
      rece, dilueaz* ... amidon*, amestecă, amestecăm, amestecați, am amestecat, mestec, mestecă,
      mestecăm, mestecați, combinăm,
      combinați, omogenizăm, omogenizați, omogenizează, omogenizez, învârtim, învârtiți, învârte,
      agităm, agitați, am mestecat, rotim, dizolvăm în vin, facem o pastă, formă* un aluat, formă* un * aluat,
      formă* aluat*, leagă compoziția, fărâmăm, fărâmați, frecă* ... între degete, sablăm, amesteci, mixăm
      ușor cu făina, continu* ... să amestec*, mesteca* continuu, diluăm, diluați, subțiem, mesteci,
      omogenizezi, combini, subțiem cu, subție cu, subțiați cu, subțiază cu, subțiem ... cu, subțiați ... cu,
      subțiază ... cu, subție ... cu, subțiază-l cu, subțiază-o cu, subțiați-l cu, subțiați-o cu,
      am omogenizat, am combinat, am dizolvat în apă rece
    `),
    whisk: list(`
      bate* ouăle cu smântân*, bate* ouă cu smântân*, bat ouăle cu smântân*, bate* gălbenuș* cu smântân*, bate* smântân* cu ou*,
      bate* smântân* cu gălbenuș*,
      începem să bat*, bat, bate, batem, bateți, bată, bați, am bătut,
      mixa* ... ouă*, mixea* ... ouă*, mixa* ...
      gălben*, mixea* ... gălben*, mixă* ... cu mixerul, mixează ... cu mixerul, mixa* ... viteză*,
      mixea* ... viteză*, frec gălben*, frecă* ... gălben*, freacă ... gălben*, spumăm ouă*,
      continu* ... să bat*, continu* ... să mix*, mixam ou*, freacă ... ouă*, frecă* ... ouă*, mixă*
      compoziția, gălbenuș* ... freacă, gălbenuș* ... frecăm, gălbenuș* ... mixea*, gălbenuș* ...
      bat, gălbenuș* ... bate*, ouăle ... mixea*, ouăle ... freacă, freci,
      spum* ... ou*, spum* ... gălben*, spum* ... zahăr*, ou* ... spumea*, gălben* ... spumea*,
      mixez ... ou*, mixez ... gălben*, mixăm ... ou*, mixăm ... gălben*,
      am mixat ... ou*, am mixat ... gălben*, gălbenuș* ... mixez, gălbenuș* ... am mixat
    `),
    whip: list(`
      bate* ... albuș*, bat ... albuș*, mixa* ... albuș*, mixea* ... albuș*, albuș* ... bat*,
      albuș* ... mixea*, albuș* ... mixăm, bate* ... frișc*, bat ... frișc*, mixa* ... frișc*,
      mixea* ... frișc*, frișc* ... bat*, bate* ... bezea, bat ... bezea, smântân* pentru frișc*
      ... bat*, mixa* ... smântân* ... ferm*, mixea* ... smântân* ... ferm*, bate* ... vârfuri, bat
      ... vârfuri, bate* spumă tare, bat spumă tare, frișc* ... mixea*, bate* ... smântân*, bat ...
      smântân*, mixez ... albuș*, mixăm ... albuș*, am mixat ... albuș*, am bătut ... albuș*,
      albuș* ... mixez, albuș* ... am mixat, albuș* ... am bătut, mix* ... bezea*,
      am mixat ... bezea*, am mixat ... frișc*, am bătut ... frișc*
    `),
    cream: list(`
      frec, freacă, frecăm, frecați, freca, am frecat, bate* ... unt*, bat ... unt*, mixa* ...
      unt*, mixea* ... unt*, untul ... bate, untul ... mixea*, untul ... freacă, untul ... frecăm,
      bate* ... crema de brânză, bat ... crema de brânză, mixa* ... crema de brânză, mixea* ...
      crema de brânză, bate* mascarpone*, bat mascarpone*, mixa* mascarpone*, mixea* mascarpone*,
      spum* untul, untul ... spumea*, bate* margarin*, bat margarin*, mixa* margarin*, mixea* margarin*
    `),
    knead: list(`
      plămăd*, fac* un aluat din, fac* un aluat cu, fac* aluatul din, fac* o cocă, fă un aluat din,
      începem să frământ*, începeți să frământ*, începe să frământ*, se începe a frământa,
      framânt, frământă, frământăm, frământați, frământe, am frământat, continu* ... frământ*, lucr*
      ... aluat*, form* ... aluat elastic, frămânți
    `),
    fold: list(`
      amestec* ... ușor cu o spatul*, amestec* ... ușor cu spatul*, amestec* ... cu o spatul* de
      jos, amestec* ... de jos în sus,
      amestecăm ... delicat, amestecă ... delicat, amestecăm ... mișcări, amestecă ... mișcări,
      încorpor* ... ușor, încorpor* ... delicat, încorpor* ... cu grijă, încorpor* ... de jos în
      sus, încorpor* ... spatul*, încorpor* ... palet*, încorpor* ... albuș*, încorpor* ... frișc*,
      amesteca* ... de jos în sus, adaug* ... de jos în sus, amesteca* ... mișcări ușoare,
      amesteca* ... delicat, amesteca* ... mișcări largi, înglob* ... ușor, amesteca* ... mișcări
      circulare de jos, încorpor* ... mișcări, înglob* ... mișcări, adaug* ... mișcări
    `),
    blend: list(`
      am blenduit, am blendat, am procesat, mixez, mixează, mixăm, mixați, mixezi, mixa, am mixat,
      pasez, pasează, pasăm, pasați, am
      pasat, da* ... blender*, face* piure, facem ... piure*, zdrob* ... blender*, bate* ...
      blender*, bat ... blender*, transform* ... piure, transform* ... cremă, trece* ... blender*,
      toc* ... blender, toc* ... robot*, toac* ... robot*, toac* ... blender*, bate* ... robot*, bat
      ... robot*, da* ... robot*, mixa* ... blender*, mixea* ... blender*, blenduim, blenduiți,
      blenduiește, blendăm, blendați, blendează, procesăm, procesați, procesează, pasezi,
      blenduiești,
      blenduiesc
    `),
    mash: list(`
      fac* un piure de cartofi, fac* un piure din cartofi,       zdrobi* ... cartof*, pas* ... cartof*, fac* piure de cartofi, fac* piure din cartofi, fac* cartofii piure, fac* ... cartofi ... piure, zdrobi* ... banan*, zdrobi*
      ... furculiț*, pas* ... furculiț*, strivi* ... furculiț*, pis* ... cartof*, zdrobi* ...
      avocado, zdrobi* ... fasol*, cartof* ... zdrob*, cartof* ... pasea*, cartof* ... piseaz*,
      zdrobesc, zdrobește, zdrobim, zdrobiți, am zdrobit, pas* ... unt*,
      zdrobești
    `),
    emulsify: list(`
      emulsionăm, emulsionați, emulsionează, turn* ... ulei* ... fir subțire, turn* ... ulei* în
      fir, toarn* ... ulei* ... fir subțire, adăug* ... ulei* ... fir subțire, turn* ulei* ... fir,
      toarn* ulei* ... fir, turn* ... ulei* ... picătur*, adăug* ... ulei* ... puțin câte puțin,
      adăug* ... ulei* ... picătur*, adăug* ... ulei* ... treptat, adăug* treptat ulei*, turn*
      treptat ulei*, turn* ... ulei* ... treptat, pun* ... ulei* ... fir subțire, adăug* ulei* ...
      fir
    `),
    sweat: list(`
      da* ... la călit, dăm la călit, dă la călit, călesc, călește, călim, căliți, călească, căli,
      am călit, sotez, sotează, sotăm, sotați, am
      sotat, înăbuș* ... ceap*, pun* ... la călit, las* ... la călit, las* ... să se căleasc*, las*
      ... să se înmoaie, prăj* ... sticlo*, prăj* ... transl*, prăj* ... ceap*, las* ... sticlo*,
      prăj* ușor, prăj* ... usturoi*, las* ... transparent*, trag* ... în ulei, găti* ... sticlo*,
      prăj* ... ardei*, călești, sotezi,
      înăbușim ceapa, înăbușiți ceapa, am înăbușit ceapa
    `),
    brown: list(`
      rumenesc, rumenește, rumenim, rumeniți, rumenească, am rumenit, las* ... să se rumenească,
      las* ... la rumenit, pun* ... la rumenit, prăj* ... rumen*, căli* ... rumen*, călește ...
      rumen*, prăj* ... auri*, colorăm, sigilăm, sigilați, prăj* ... își schimbă culoarea, căli* ...
      își schimbă culoarea, călește ... își schimbă culoarea, prăj* ... carnea tocată, perpelim,
      perpeliți, aurim, prăji* carnea, las* ... să prindă culoare, rumenești
    `),
    fry: list(`
      prăjesc, prăjește, prăjim, prăjiți, prăjească, am prăjit, pun* ... la prăjit, frig* ...
      tigaie, las* ... la prăjit, las* ... să se prăjească, frige, frigem, frigeți, prăjești, coc*
      clătit*, coacem clătit*, coaceți clătit*, coc* ... pe ambele părți, coacem ... pe ambele
      părți, coaceți ... pe ambele părți, coace ... pe ambele părți
    `),
    toast: list(`
      prăj* ... tigaie uscată, prăj* ... fără ulei, prăj* ... fără grăsime, prăj* ... migdal*,
      prăj* ... nuci*, prăj* ... semințe*, prăj* ... pain*, călim orez*, rumen* ... tigaie uscată,
      torefiem, torefiați, rumen* ... nuci*, prăj* uscat
    `),
    cook: list(`
      usc* aluat*, usuc* aluat*, usc* ... aluat*, usuc* ... aluat*,
      fac* ... rântaș, făc* ... rântaș, fă ... rântaș, prepar* ... rântaș, fac* un rântaș, făc* un rântaș, prepar* un rântaș,
      am setat cronometrul, setez cronometrul, setăm cronometrul, setați cronometrul, setează cronometrul,
      gătesc, gătește, gătim, gătiți, gătească, găti, am gătit, las* ... la gătit, las* ... să se
      gătească, las* ... pe foc*, țin* ... pe foc*, las* ... la foc*, continu* ... gătitul, continu*
      ... să găt*, las* ... să se facă, mai las* ... pe foc, las* ... să se pătrundă, las* ... să se
      înmoaie legumele, prepar* la foc, las* ... sub capac, gătești, înăbuși, înăbuș,
      am înăbușit
    `),
    simmer: list(`
      mai lasă să fiarbă, mai lăsăm să fiarbă, mai las* ... să fiarbă, mai las* ... la fiert, mai
      lăsăm la fiert, am lăsat ... să fiarbă, am lăsat ... la fiert, las* ... fiarb* ... foc* *,
      las* ... la fiert ... foc* *, las* ... clocot* ... foc* *, fierb* mocnit, las* ... să fiarbă,
      las* ... la fiert, mai fierb*, fiarb* ... la foc mic, să
      mai fiarbă, fiarbă, las* ... să clocotească, las* ... să scadă ușor, fierb* acoperit, las*
      ... să bolborosească, fierb* înăbușit, fierb* domol, fierb* ... clocote mici, las* ...
      clocote mici, las* ... să mocnească, las* ... dea câteva clocote, continu* ... să fiarbă,
      continu* fierberea, fierb* încet, țin* ... la fiert, înăbușim, înăbușiți, înăbușă,
      am fiert la foc mic
    `),
    boil: list(`
      dăm la fiert, dă la fiert, dau la fiert, dați la fiert, da* ... la fiert, dăm ... la fiert, dă
      ... la fiert, dau ... la fiert, fierb, fierbe, fierbem, fierbeți, am fiert, pun* ... la fiert,
      aduc* ... fierbere, aduc* ...
      clocot, las* ... să dea un clocot, da* ... în clocot, da* ... un clocot, să dea în clocot, să
      dea un clocot, așteptă* să fiarbă, încălz* ... la fierbere, încălz* ... fierbe, opăresc,
      opărește, opărim, opăriți, blanșăm, blanșați, blanșează, clocotim, clocotiți, clocotește,
      ajung* ... la fierbere, încing* ... clocot, încălz* ... clocot*, las* ... dea în clocot, pun*
      ... la fiert în apă, pun* ... la fiert în apa, fierbi,
      adu ... la fierbere, adu ... în clocot, ajunge ... la fierbere, am opărit, opărești
    `),
    steam: list(`
      fierb* ... la abur*, fierb* în abur*, găt* ... la abur*, găt* în abur*, pun* ... la abur*,
      las* ... la abur*, prepar* ... la abur*, coac* la abur*, găt* ... aburi, fierb* ... aburi,
      aburim, aburiți, aburește, găt* ... Varoma, opăr* ... abur*, ține* ... la abur*, pun* ...
      sita pentru aburi, înăbuș* la abur*
    `),
    poach: list(`poșăm, poșați, poșează, poș* ... ouă*, fierb* ... ouă* poșate`),
    reduce: list(`
      reducem, reduceți, reduce, reduc, las* ... să scadă, las* ... să se reducă, fierb* ... scad*,
      fierb* ... se reduc*, fierb* ... se evapor*, găt* ... se evapor*, găt* ... scad*, las* ...
      evapor*, călim ... evapor*, căliți ... se evapor*, călește ... se evapor*, las* ... scăzut,
      las* ... se înjumătăț*, las* ... la redus, la redus,
      las* ... scad*, am redus, am lăsat ... scadă
    `),
    thicken: list(`
      fac* ... bechamel din, făc* ... bechamel din, fă ... bechamel din, fac* ... bechamel cu,
      făc* ... bechamel cu, prepar* ... bechamel din, prepar* ... bechamel cu,
      pregăt* ... bechamel din, pregăt* ... bechamel cu,
      leg, legăm, legați, leagă, îngroș, îngroșăm, îngroșați, îngroașă, las* ... să se lege, fierb*
      ... îngroaș*, găt* ... îngroaș*, amesteca* ... se îngroaș*, țin* ... îngroaș*, las* ...
      îngroaș*, fierb* ... se leagă, amesteca* ... se leagă, încălz* ... îngroaș*, mesteca* ...
      îngroaș*, fierb* ... consistența, bate* ... foc ... îngroaș*, bat ... foc ... îngroaș*,
      am îngroșat, îngroși
    `),
    melt: list(`
      topesc, topește, topim, topiți, topească, am topit, pun* ... la topit, las* ... să se
      topească, încălz* ... se topește, încălz* ... se topesc, amesteca* ... se topește, amesteca*
      ... se topesc, încing* ... se topește, mesteca* ... se topește, topi, topești
    `),
    caramelise: list(`
      caramelizez, caramelizăm, caramelizați, caramelizează, carameliz* ceap*, las* ... să se
      caramelizeze, facem un caramel, facem caramelul, arde* zahărul, căli* ... caramelizea*,
      călește ... caramelizea*, topi* zahărul, topește zahărul,
      am caramelizat, caramelizezi
    `),
    heat: list(`
      încălzesc, încălzește, încălzim, încălziți, încălzească, am încălzit, încing, încinge,
      încingem, încingeți, încingă, am încins, reîncălz*, înfierbânt*, pun* ... pe foc*, pun* ... la
      încălzit, pun* ... la încins, las* ... să se încingă, las* ... să se încălzească, topim
      drojdia, desfac* ... drojdia, dezmorțim, pun* ... la foc*, desfac* gelatina, activ* drojdia,
      încropim, dizolv, dizolvă, dizolvăm, dizolvați, dizolve, am dizolvat, încingi, încălzești
    `),
    scramble: list(`
      facem omletă scrob, amesteca* ... jumări, bate* ... jumări, bat ... jumări, facem ... jumări,
      amesteca* ... se închea*, amesteca* ... prind ouăle, amesteca* ... se coagul*, amesteca* ...
      ouă* ... se leagă, prăj* ouă* ... amestecând, găt* ... ouă* ... amestecând
    `),
    bake: list(`
      dăm la cuptor, dă la cuptor, dau la cuptor, dăm ... la cuptor, dă ... la cuptor, dau ... la
      cuptor, coc, coace, coacem, coaceți, coacă, am copt, pun* ... la copt, las* ... la copt, da*
      ...
      cuptor*, pun* ... cuptor*, bag* ... cuptor*, introduc* ... cuptor*, las* ... cuptor*, ține*
      ... cuptor*, frig* ... grătar, coc* ... cuptor*, rumen* ... cuptor*, rumen* ... grill, prăj*
      ... cuptor*, găt* ... cuptor*, las* ... să se coacă, pun* ... pe grătar, așez* ... cuptor*,
      prăj* ... friteuz*, gratinăm, gratinați, gratinează, da* ... la copt, coci,
      am dat ... la cuptor, am băgat ... la cuptor, am pus ... la cuptor
    `),
    preheat: list(`
      preîncălz*, încălz* ... cuptor*, încing* ... cuptor*, porn* cuptor*, aprind* ... cuptor*,
      setă* cuptorul, da* ... drumul la cuptor*, cuptorul ... preîncălz*, cuptorul ... încinge,
      cuptorul ... încălzește, reglă* cuptorul, cuptorul se încălz*, cuptorul se dă, aprindem
      grătarul, încing* ... grătarul, preîncălzești
    `),
    rest: list(`
      odihn* aluat*, las, lasă, lăsăm, lăsați, lase, lași, am lăsat, așteptăm, așteptați, așteaptă,
      așteaptăm, stea, ține*, țin, infuzăm, infuzați, odihnim
    `),
    proof: list(`
      am lăsat ... la dospit, am lăsat ... să crească, am lăsat ... la crescut, am lăsat la dospit,
      dospesc, dospește, dospim, dospiți, dospească, am dospit, las* ... la dospit, las* ... să
      dospească, las* ... să crească, las* ... la crescut, las* ... se dublea*, las* ... își
      dublea*, pun* ... la dospit, las* ... să fermenteze, las* ... să își dubleze, las* ... să se
      dubleze, las* ... să-și dubleze, crească, las* ... la cald, fermentăm, pun* ... la crescut,
      pun* ... să dospească, mai dospe*
    `),
    cool: list(`
      am lăsat ... să se răcească, am lăsat ... la răcit, răcesc, răcește, răcim, răciți, răcească,
      las* ... la răcit, las* ... să se răcească, las* să se răcească în cuptor* întredesch*, las* să se răcească în cuptor* cu ușa, las* să se răcească în cuptor* oprit, las* să se răcească în cuptor* stins, las* să se răcească în cuptor* închis, las* ... să se răcească în cuptor* întredesch*, las* ... să se răcească în cuptor* cu ușa, las* ... să se răcească în cuptor* oprit, las* ... să se răcească în cuptor* stins, las* ... să se răcească în cuptor* închis, pun* ...
      la răcit, las* ... să se răcorească, las* ... se răcește, las* ... se răcesc, las* ... să se
      tempereze, răcorim, las* ... să se mai răcească, am răcit, las* ... ajungă la temperatura
      camerei, temperăm, temperați, răcești
    `),
    chill: list(`
      da* ... la rece, pun* ... la rece, las* ... la rece, țin* ... la rece, pun* ... la frigider*,
      da* ... la frigider*, bag* ... la frigider*, las* ... la frigider*, țin* ... la frigider*,
      introduc* ... la frigider*, pun* ... în frigider, las* ... în frigider, refrigerăm,
      refrigerați, răc* ... frigider, bag* ... în frigider, introduc* ... în frigider, ține* ... în
      frigider,
      am pus ... la frigider*, am dat ... la frigider*, am băgat ... la frigider*, am lăsat ...
      la frigider*, am pus ... la rece
    `),
    freeze: list(`
      congelăm, congelați, congelează, congelez, pun* ... la congelator*, pun* ... în congelator,
      da* ... la congelator*, bag* ... la congelator*, las* ... la congelator*, introduc* ...
      congelator, ține* ... congelator, băg* ... congelator
    `),
    marinate: list(`
      marinez, marinează, marinăm, marinați, las* ... la marinat, las* ... să se marineze, pun* ...
      la marinat, macerăm, macerați, macerează, las* ... la macerat, las* ... se marinea*, băițuim,
      am marinat, marinezi, am lăsat ... la marinat, am pus ... la marinat
    `),
    soak: list(`
      înmoi, înmuiem, înmuiați, înmoaie, pun* ... la înmuiat, las* ... la înmuiat, hidratez,
      hidratează, hidratăm, hidratați, las* ... la hidratat, pun* ... la hidratat, las* ... să se
      hidrateze, rehidratăm, desărăm, desărați, las* ... în apă, pun* ... în apă rece peste noapte,
      pun* ... în apă peste noapte, pun* ... la înmuiat în apă*,
      am înmuiat, am hidratat, hidratezi, am lăsat ... la înmuiat, am pus ... la înmuiat
    `),
    setAside: list(`
      pun* ... deoparte, las* ... deoparte, da* ... deoparte, trag* deoparte, trage* ... deoparte,
      păstrăm, păstrați, păstrează, păstrez, opresc, oprim, opriți, oprește, țin* deoparte, ține*
      ... deoparte, ține* ... la cald, păstr* ... la cald, pun* ... de-o parte, las* ... de-o
      parte, trag* pe o parte, rezervăm, rezervați, rezervă,
      am păstrat, păstrezi, am pus ... deoparte, am lăsat ... deoparte
    `),
    transfer: list(`
      transfer, transferă, transferăm, transferați, mut, mută, mutăm, mutați, răstorn, răstoarnă,
      răsturnăm, răsturnați, răstoarne, împart* ... în forme, repartizăm, repartizați, repartizează,
      turn* ... tav*, turn* ... în form*, toarn* ... tav*, toarn* ... în form*, pun* ... tav*, pun*
      ... în form*, pun* ... platou*, pun* ... farfuri*, pun* ... pe blat*, pun* ... într-o form*,
      turn* ... într-o form*, turn* ... pahare, turn* ... boluri, pun* ... pahare, pun* ... boluri,
      pun* ... borcan*, turn* ... borcan*, toarn* ... borcan*, toarn* ... pahare, turn* ... sticl*,
      așez* ... tav*, așaz* ... tav*, așea* ... tav*, așez* ... platou*, așez* ... farfuri*, așez*
      ... pe hârtie, așaz* ... pe, așez* ... în form*, scot* ... platou*, scot* ... farfuri*, scoat*
      ... platou*, scot* ... pe blat, vărs* ... tav*, răsturn* ... blat*, pun* ... termorezistent,
      turn* ... termorezistent, trece* ... într-un, trece* ... într-o, distribuim, distribuiți,
      distribuie, scot ... într-un castron, scoatem ... într-un castron, scoateți ... într-un
      castron, scoate ... într-un castron, scoatem într-un castron, scoateți într-un castron, scoate
      într-un castron, scoatem într-un bol, scoateți într-un bol, scoate într-un bol, scoatem
      într-un vas, scoateți într-un vas, scoate într-un vas, toarn* totul în, torn* totul în, turn*
      totul în, toarn* totul peste, turn* totul peste, vărs* totul în, transferi, muți, răstorni,
      am transferat, am răsturnat, am mutat
    `),
    remove: list(`
      scot, scoate, scoatem, scoateți, scoată, am scos, îndepărt*, elimin*, arunc, aruncă, aruncăm,
      aruncați, înlătur*, adun* spuma, extragem, extrageți, desprind*, scoți,
      am îndepărtat
    `),
    returnTo: list(`
      pun* ... înapoi, pun* ... la loc, adaug* ... înapoi, readaug*, readuc*, întoarc* ... în oală,
      remet*, turn* ... înapoi, toarn* ... înapoi, pun* din nou, adaug* din nou, pun* iar ... în,
      repun*, transfer* ... înapoi, returnăm, reintroduc*
    `),
    lowerHeat: list(`
      am redus focul, am redus ... focul, am redus flacăra, am redus temperatura, am micșorat focul, am dat focul, am
      oprit focul, am oprit aragazul, am stins focul, reduce focul, reduce flacăra,
      oprim focul, opriți focul, oprește focul, opresc focul, ia-o de pe foc, ia-l de pe foc, ia-le
      de pe foc, luați-o de pe foc, luați-l de pe foc, am luat ... de pe foc, micșorăm focul,
      micșorează focul, micșorați focul, iau de pe foc, lua* ... de pe foc, ia ... de pe foc, trag*
      ... de pe foc, da* ... jos de pe
      foc, reduc* flacăra, reduc* ... foc*, micșor*, scad* focul, reduc* temperatura, da* ... focul
      mic, da* ... focul mai mic, da* ... focul la, mări* focul, mărește focul, crește* focul,
      crește* temperatura, sting, stingem, stingeți, stinge, închid* focul, închidem aragazul, opr*
      focul, potrivim focul, oprim aragazul, scoate* de pe foc, scad* temperatura, retrag* de pe
      foc, da* ... la foc mic, coborâm temperatura, ridicăm temperatura,
      luăm de pe foc, iei de pe foc, am luat de pe foc
    `),
    cover: list(`
      acoper, acopăr, am învelit, acopăr, acoperă, acoperim, acoperiți, acopere, am acoperit, pun*
      ... capac*, așez* capac*,
      descoper*, învelim, înveliți, învelește, înfășurăm, înfășurați, împachetăm, împachetați,
      sigil* cu, închidem capacul, pun* ... prosop, scoatem capacul, lua* ... capacul, acoperi
    `),
    season: list(`
      asezonez, asezonează, asezonăm, asezonați, condimentez, condimentează, condimentăm,
      condimentați, sărez, sărează, sărăm, sărați, piperez, piperăm, piperați, piperează, potriv*
      ... de sare, potriv* ... gust*, gustă, gustăm, gustați, corect* gust*, ajustăm, ajustați,
      îndulcesc, îndulcim, îndulciți, îndulcește, adaug* sare, adaug* piper, pun* sare, adaug* ...
      după gust, pun* ... după gust, adaug* un praf de sare, adăug* puțină sare, presăr* sare,
      acresc, acrim, acriți, acrește, dre* ... sare, potrivim de, verific* gust*, verific* ... de
      sare, adaug* și sare, stropesc cu lămâie, frecă* ... cu sare, corectăm de sare, asezonezi,
      condimentezi, potrivești, sărezi, piperezi,
      am asezonat, am condimentat, am sărat, am piperat, potrivesc ... gust*, am potrivit,
      potrivim, potriviți, potrivește
    `),
    prepare: list(`
      presăr* masa de lucru, presăr* blatul de lucru, presăr* suprafața de lucru, presăr* planșeta,
      presăr* ... masa de lucru, presăr* ... blatul de lucru, presăr* ... suprafața de lucru,
      presăr* masa cu făin*, presăr* blatul cu făin*, roși* ... opăr*, opăr* roși*, opăr* ... roși*, migdal* ... opăr*, opăr* migdal*,
      ungem ... tav*, unge ... tav*, ungeți ... tav*, ungem ... form*, unge ... form*, ungeți ...
      form*, curăță, curățăm, curățați, curețe, am curățat, spăl, spală, spălăm, spălați, spele, am
      spălat,
      clătesc, clătește, clătim, clătiți, decojesc, decojește, decojim, decojiți, cojim, cojiți,
      dezosăm, dezosați, dezosează, stoarce, stoarcem, stoarceți, storc, am stors, separ, separă,
      separăm, separați, separe, despart*, ung* ... tava, ung* ... formă, ung* vasul, tapetăm,
      tapetați, tapetează, uscăm, uscați, usucă, tampon*, ștergem, ștergeți, șterge, decongelăm,
      decongelați, dezghețăm, dezghețați, scoat* ... sâmburi*, scoat* ... semințe*, scot* ...
      semințe*, scobim, scobiți, dezghioc*, desfac* ... de pe cotor, evisc*, sterilizăm,
      sterilizați, înțepăm, înțepați, înțeapă, îndepărt* ... semințe*, îndepărt* ... cotor*,
      îndepărt* ... piel*, îndepărt* ... coaj*, îndepărt* ... coada*, elimin* semințe*, presăr* ...
      tav*, tav* ... ung*, ungem și, pun* ... hârtie de copt, îmbrac* ... tav*, toarn* ... hârtie de
      copt, desfac* ... conserv*, pensul* tav*, fileăm, fasonăm, alegem, alegeți, alege, opărim și
      decojim, tav* ... tapet*, rad* ... coaj*, răzui* ... coaj*, coaj* ... rad*, stoarc* ... suc*,
      subțiem, subție, subțiați, subțiază, subția, cureți, speli, decojești,
      curăț, am clătit, am decojit, am separat, separi, storci, clătești, am uscat, am tapetat
    `),
    shape: list(`
      form* bile, form* biluțe, form* chiftel*, form* găluș*, form* ... din aluat*, form* ... din compoziți*,
      form* ... din amestec*, rotunjim, rotunjește, rotunjiți, am modelat, am format, modelez, modelează, modelăm, modelați,
      formez, formează, formăm, formați, rulez, rulează,
      rulăm, rulați, întind, întinde, întindem, întindeți, întindă, am întins, împletim, împletiți,
      împletesc, împletește, turtim, turtiți, turtește, decupăm, decupați, decupează, umplem,
      umpleți, umple, umplu, am umplut, împăturim, împăturiți, îndoim, îndoiți, pliem, pliați,
      pliază, împărț* aluat*, împărț* ... aluat* în, împart* în, împarte, împărțim, împărțiți,
      faceți biluțe, facem ... bilu*, facem chiftele, facem găluște, facem bile, form* chiftele,
      taie* aluat*, tăiați aluat*, scoatem aerul, aplat*, presăm, presați, apăsăm, apăsați, apasă,
      răsucim, răsuciți, frig* în frigărui, înșir*, lipim, lipiți, ciupim, laminăm, formezi,
      modelezi, rulezi, întinzi,
      am rulat, am împărțit, împarți, împart, am turtit
    `),
    assemble: list(`
      tăvălesc, am pudrat, am presărat, am stropit, însiropează, ung, unge, ungem, ungeți, am uns,
      presar, presară, presărăm, presărați, am presărat, pudrez,
      pudrează, pudrăm, pudrați, stropesc, stropește, stropim, stropiți, însiropez, însiropăm,
      însiropați, însiropează, glazurăm, glazurați, glazurează, întorc, întoarce, întoarcem,
      întoarceți, asamblăm, asamblați, aranjăm, aranjați, aranjează, masăm, masați, masează, frec* ... cu ulei*, frec* ... cu sare*,
      frec* ... cu condiment*, frec* ... cu boia*, frec* ... cu usturoi*, badijon*, montăm, montați, acoper* cu
      restul, acoper* cu sos*, acoper* cu crem*, tăvălim, tăvăliți, tăvălește, trece* ... prin
      făină, trece* ... prin ou, trece* ... prin pesmet, ornez, ornăm, ornați, ornează, dispunem,
      dispuneți, alternăm, alternați, suprapunem, pun* ... strat*, pun* ... deasupra, turn* ...
      deasupra, toarn* ... deasupra, întind* ... peste, întind* ... pe blat, întind* ... crem*,
      pensulăm, pensulați, înmoi* ... în sirop, netezim, neteziți, netezește, uniformizăm, adaug*
      ... deasupra, turn* ... peste blat*, garnisim, rad* ... deasupra, îmbrăc* în, ung* cu, așez*
      ... straturi, așez* un strat, întoarce* ... pe partea, întoarce* ... pe cealaltă, picurăm,
      picurați, nivelăm, nivelați, nivelează, repetăm, repetați, repetă, decorăm, decorați,
      decorează, panăm, panați, ungi, presari, stropești, umpli, așezi, ornezi, decorezi,
      am ornat, am decorat, decorez, pudrezi, am tăvălit, tăvălești, am garnisit
    `),
    drain: list(`
      stoarcem ... de apă, stoarce ... de apă, stoarceți ... de apă, scurg, scurge, scurgem,
      scurgeți, scurgă, am scurs, strecor, strecoară, strecurăm, strecurați,
      strecoare, am strecurat, filtrez, filtrăm, filtrați, filtrează, pas* ... prin sit*, trece* ...
      prin sit*, da* ... prin sit*, pun* ... la scurs, las* ... la scurs, las* ... să se scurgă,
      vărs* apa, arunc* apa, scoate* ... pe hârtie absorbant*, scoate* ... pe șervețel*, scot* ...
      pe hârtie absorbant*, pun* ... pe hârtie absorbant*, scoate* ... pe un prosop de hârtie, turn*
      ... strecurătoare, trec* ... jet*, trec* ... apă rece, scurgi, strecori,
      am filtrat
    `),
    serve: list(`
      servesc, servește, servim, serviți, servi, am servit, ornăm cu, bucurați-vă, savurăm,
      savurați, oferim, mănâncă, poftă bună, să aveți poftă, degustăm, degustați, porționăm și
      servim, pun* pe masă, păstrează la, păstr* la frigider*, păstr* ... recipient*, presăr* ... la
      servire, savurează, servești
    `),
    needless: list(`
      face* o gaură, facem un gol, face* o gropiță, face* un crater, facem loc, fac* o adâncitură,
      facem o groapă, facem ... gropiță, face* un cuib, spumuim, spumăm, spumați, spumează,
      spumez, am spumat, spumuiți, lua* ...
      spuma, ia ... spuma, adun* ... spuma
    `),
    other: list(`
      facem, faceți, face, fac, am făcut, începem, începeți, verificăm, verificați, verifică,
      încercăm, aveți grijă, avem grijă, supraveghe*, evităm, evitați, atenți*, folosim, folosiți,
      folosește, testăm, urmărim, urmăriți, aleg*, asigurați-vă, ne asigurăm, continuăm,
      continuați, continuă, lucrăm, lucrați, preparăm, preparați, prepară, realizăm, realizați,
      vrem, avem nevoie, pregătesc, pregătește, pregătim, pregătiți, am pregătit
    `),
  },
  // The phrase that begins first in a name decides: "supă de pui" is a liquid.
  foods: {
    onion: list(`ceap*, cepe*, cepșoar*, praz*, șalot*, eșalot*, hașm*, arpagic`),
    garlic: list(`usturoi*, cățe* de usturoi*, căpățân* de usturoi*`),
    ginger: list(`
      ghimbir*, ardei* iute*, ardei* iuți, chilli, chili, jalapeno, lemongrass, ardei* roșu iute
    `),
    herb: list(`
      pătrunjel*, busuioc*, coriandru, mărar*, mentă, cimbru*, rozmarin*, salvie, tarhon*, dafin,
      foi de dafin, foaie de dafin, frunz* de dafin, leuștean*, maghiran, oregano, arpagic verde,
      chives, ceap* verde*, ceap* verzi, cepe verzi, usturoi verde, verdeaț*, verdețuri*, legătur*
      de pătrunjel, legătur* de mărar, ierburi*, fir* de cimbru, crenguț*, schinduf, asmățui,
      lobodă, măcriș, leurd*
    `),
    hardVegetable: list(`
      morcov*, țelin*, păstârnac*, rădăcin* de pătrunjel, pătrunjel* rădăcin*, rădăcin* de țelină,
      nap, napi, gulii, gulie, sfecl*, dovleac*, bostan*, conopid*, broccoli, brocoli, fenicul*,
      legum*, zarzavat*, fasole verde, fasole păstăi, păstăi, sparanghel*, varză de bruxelles,
      ridich*, tulpin* de țelină, apio, cartof* dulc*, batat*, buchețele
    `),
    softVegetable: list(`
      roși*, tomat*, dovlecel*, dovlecei*, zucchini, vinete*, vânăt*, castraveți*, castravete*,
      ardei*, gogoșar*, kapia, capia, avocado, porumb*, măsline*, capere, murătur*, anghinare,
      boabe de porumb
    `),
    leaf: list(`
      salat*, spanac*, kale, rucol*, varz*, verzei, mangold, ștevie, ștevia, urzic*, andiv*,
      cicoare, frunz* de spanac, frunz* de salată, foi de varză, pak choi, iceberg
    `),
    mushroom: list(`
      ciuperc*, champignon*, hribi*, gălbiori, pleurotus, bureți, mânătărci, shiitake
    `),
    potato: list(`cartof*`),
    legume: list(`fasol*, năut*, lint*, mazăr*, bob, soia, edamame, boabe de fasole`),
    rice: list(`orez*, arborio, basmati, carnaroli`),
    grain: list(`
      ovăz*, fulgi de ovăz, quinoa, bulgur*, couscous*, cușcuș*, arpacaș*, orz, orzul, mălai*,
      mămălig*, polent*, griș*, mei, hrișcă, tărâț*, grâu, musli, granola
    `),
    pasta: list(`
      paste*, spaghet*, penne*, macaroane*, tăiței*, tagliatelle, fusilli, fidea*, lasagn*, foi de
      lasagna, gnocchi, ravioli, tortellini, linguine, fettuccine, fundițe, melcișori, rigatoni,
      noodles, cannelloni, farfalle, scoici
    `),
    mincedMeat: list(`
      carn* tocat*, tocătur*, carn* de * tocat*, vit* tocat*, porc tocat, pui tocat, carn* de * *
      tocat*, carn* măcinat*, amestec de carne*
    `),
    meat: list(`
      carn*, vit*, porc*, miel*, oaie, berbec, iepure*, mușchi*, ceafă, cefe, cotlet*, antricot*,
      coast*, pulp* de porc, pulp* de vit*, pulp* de miel, spat* de porc, spat* de miel, piept de
      porc, ficat* de porc, rasol*, ciolan*, os, oase, rinichi, vrăbioar*, limb*, costiță
      proaspătă, fleic*, coada de vac*, friptur*, file de porc, șnițel*, burt*, scaric*, gulaș
    `),
    poultry: list(`
      pui, puiul*, găin*, curcan*, raț*, gâsc*, piept* de pui*, piept* de curcan*, aripi*, pulp*,
      piept, pieptul, ficăței*, pipot*, carn* de pui*, carn* de curcan*, file* de pui, ciocănele*,
      copănel*, tacâm*, prepeliț*, carcas*
    `),
    sausage: list(`
      cârnaț*, cârnăcior*, crenvurșt*, bacon*, slănin*, șunc*, salam*, costiț*, kaizer, kaiser,
      afumat*, ciolan afumat, coaste afumate, piept afumat, prosciutto, chorizo, parizer, pastram*,
      tofu, tempeh, pancetta, jambon, guanciale, halloumi, mici, lardoane
    `),
    fish: list(`
      pește, peștele*, pești*, somon*, păstrăv*, crap*, cod, codul, ton, tonul, macrou*, șalău*,
      hering*, biban*, dorad*, știuc*, somn, merluciu*, sardin*, anșo*, anchois, file*, tilapia,
      pangasius, hamsi*, cambul*, batog, icre, conserv* de ton, halibut
    `),
    seafood: list(`
      crevet*, midii*, scoici de mare, calamar*, caracatiț*, homar, crab*, surimi, fructe de mare,
      sepi*, stridii, raci, langustine
    `),
    egg: list(`ou, ouă, ouăle, oul, ouălor, oușoare`),
    eggYolk: list(`gălbenuș*`),
    eggWhite: list(`albuș*`),
    milk: list(`
      lapte, laptele, laptelui, zer, kefir de băut, băutur* de ovăz, băutură vegetală, zară
    `),
    cream: list(`
      frișc*, smântân* pentru frișc*, smântân* lichid*, smântân* dulce, smântân* de gătit, smântân*
      pentru gătit, smântân* grăsime 3*, crem* de cocos, smântân* vegetal*, smântân* de bătut
    `),
    softDairy: list(`
      smântân*, iaurt*, brânz* de vaci, brânz* proaspăt*, crem* de brânză, brânz* cremă, brânz*
      topit*, mascarpone, ricotta, urdă, urdei, chefir, kefir, philadelphia, quark, cottage*,
      brânz* cottage, crème fraîche, brânz* dulce, skyr
    `),
    hardCheese: list(`
      parmezan*, cașcaval*, pecorino, gruyere, emmental*, cheddar, gouda, grana padano, manchego,
      svaițer, brânz* tare, comte, edam, brânz* ras*
    `),
    cheese: list(`
      brânz*, telemea*, feta, mozzarella, caș, cașul, burduf, gorgonzola, camembert, brie,
      roquefort, burrata, provolone
    `),
    butter: list(`unt, untul, untului, margarin*, untur*, ghee, ulei* de cocos, seu, osânz*`),
    oil: list(`ulei*, spray`),
    liquid: list(`
      cognac, coniac*, vermut, apă, apei, sup*, zeam*, zemei, bulion* de *, borș*, vin, vinul*, suc*, oțet*, bere, berea,
      cafea*, espresso, rom, romul, coniac, lichior*, esenț*, extract*, sos*, tabasco, passata,
      pasat*, roși* pasat*, roși* la conserv*, roși* în suc*, roși* cuburi*, roși* decojit*, roși*
      conserv*, conserv* de roșii, roși* din conserv*, fond de *, ceai*, vodcă, whisky, țuic*,
      gheaț*, cuburi de gheață, vanilie lichid*, arom*, moare, saramur*, marsala, amaretto, must,
      siropul de la compot, roși* tocat* la conserv*
    `),
    flour: list(`făin*, migdal* măcinat*, nuc* măcinat*, alune măcinate`),
    starch: list(`amidon*, praf* de budinc*, budinc*, maizena, fecul*, tapioca`),
    sugar: list(`zahăr*, îndulcitor*, eritritol, xilitol, plic* de zahăr vanilat`),
    syrup: list(`miere*, mierii, sirop*, melas*, caramel*, glucoz*, dulce de leche`),
    yeast: list(`drojdi*, maia*, plic* de drojdie, cub* de drojdie`),
    leavening: list(`
      praf* de copt, bicarbonat*, gelatin*, amoniac*, foi de gelatină, foaie de gelatină, agar*,
      pectin*, cremor tartar, psyllium, plic* de gelatină, plic* de praf de copt, plic praf de
      copt, gumă de xantan, praf de gelatină, lingurițe praf de copt
    `),
    salt: list(`sare, sarea, sării, vegeta, delikat`),
    spice: list(`
      drojdie inactivă, fulgi de drojdie,
      piper*, boia*, chimen*, chimion*, scorțișoar*, nucșoar*, turmeric, curcum*, curry, șofran*,
      cardamom, cuișoar*, condiment*, mirodeni*, anason*, fulgi de chili, fulgi de ardei, ghimbir
      pudră, ghimbir măcinat, usturoi pudră, usturoi granulat, ceapă pudră, ienibahar, coriandru
      măcinat, semințe de coriandru, boabe de coriandru, semințe de chimen, semințe de chimion, semințe de
      anason, semințe de cardamom, oregano uscat, cimbru uscat, busuioc uscat,
      mărar uscat, mentă uscată, rozmarin uscat, coaj*, baton* de vanilie, păstă* de vanilie,
      vanilie, cub* de supă, garam masala, semințe de muștar, boabe de muștar, boabe de piper,
      ienupăr, semințe de fenicul, ardei iute pudră, chili pudră, cayenne, ardei cayenne, supă
      concentrată cub*, ierburi provensale, ierburi de provence, ierburi uscate, sumac, plante
      uscate
    `),
    chocolate: list(`
      ciocolat*, fulgi de ciocolată, bucăți de ciocolată, picături de ciocolată, pepite de
      ciocolată, couverture
    `),
    cocoa: list(`
      cacao*, pudră de cacao, matcha, lapte praf, cafea solubilă, ness, pudră proteică
    `),
    nut: list(`
      nuc, nucă, nuci, nucile, nucilor, miez* de nucă, miez* de nuci, migdal*, alun*, caju,
      fistic*, arahid*, semințe*, susan*, chia, mac, macul, castan*, pecan, macadamia, muguri de
      pin, fulgi de migdale
    `),
    driedFruit: list(`
      stafid*, curmal*, prune uscate, caise uscate, smochin* uscat*, merișoare*, nucă de cocos,
      fulgi de cocos, roșii uscate, fructe confiate, rahat*, coji confiate, goji, fructe uscate,
      coajă confiată, mere uscate, vișine uscate
    `),
    fruit: list(`
      măr, mărul, mere*, banan*, căpșun*, zmeur*, afin*, mure, murele, fruct*, pere*, para,
      piersic*, nectarin*, caise*, caisă, prun*, cireș*, vișin*, mango*, ananas*, lămâi*, lime,
      portocal*, mandarin*, clementin*, strugur*, kiwi, pepene*, rubarb*, smochin*, rodi*, gutui*,
      papaya, grepfrut*, coacăz*, agriș*, maracuja, corcoduș*, fragi, dud*
    `),
    bread: list(`
      pâin*, bagheta*, chifl*, biscuiț*, pișcot*, blat* de *, aluat* de *, foietaj*, foi de *,
      foaie de *, lipi*, tortilla*, crutoane, cornur*, brioș*, cozonac*, franzel*, felii de pâine,
      toast, napolitan*, grisine, pandișpan*, miez* de pâine, crackers, nachos, vafe*, pite
    `),
    crumbs: list(`pesmet*, panko, firimituri*`),
    paste: list(`
      bulion, bulionul*, muștar*, ketchup*, tahini, tahin, unt de arahide, pesto, harissa, miso,
      gem*, dulceaț*, magiun*, maionez*, nutella, hrean*, hummus, zacusc*, piure*, pateu*, past*,
      cremă de alune, cremă de ciocolată, sos barbecue, compot*, sos de stridii, sriracha, unt de
      migdale, concentrat de tomate
    `),
  },
  traits: {
    coconut: list(`cocos, nucă de cocos`),
    beetroot: list(`sfecl*`),
    coffeeBean: list(`boabe de cafea, cafea boabe`),
    crust: list(
      `foietaj*, aluat foietaj, aluat de plăcintă, foi de plăcintă, foi de foietaj, blat de tartă`,
    ),
    frozen: list(`congelat*, înghețat*`),
    ice: list(`gheaț*`),
    mozzarella: list(`mozzarella`),
    oats: list(`ovăz*`),
    pepper: list(`ardei*, gogoșar*`),
    polenta: list(`mălai*, griș*, polent*`),
    sweets: list(`bezele mici, marshmallow*, bombonele, bomboane, ornamente de zahăr`),
    risottoRice: list(`arborio, carnaroli, vialone, orez* pentru risotto, orez* de risotto`),
    tomato: list(`roși*, tomat*, passata`),
    water: list(`apă, apei`),
  },
  collectives: [
    { words: list(`fructe uscate, fructele uscate`), foods: ['driedFruit'] },
    { words: list(`făinurile, făinuri, făinurilor`), foods: ['flour'] },
    {
      words: list(`
        legume, legumele, legumelor, zarzavat, zarzavatul, zarzavaturile, rădăcinoasele,
        rădăcinoase
      `),
      foods: ['onion', 'hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
    },
    { words: list(`carne, carnea, cărnii, cărnurile`), foods: ['mincedMeat', 'meat', 'poultry'] },
    { words: list(`tocătura, carnea tocată`), foods: ['mincedMeat'] },
    {
      words: list(
        `verdeața, verdeții, verdețurile, verdețurilor, verdețuri, ierburile, ierburi aromatice`,
      ),
      foods: ['herb'],
    },
    {
      words: list(`condimente, condimentele, condimentelor, mirodenii, mirodeniile`),
      foods: ['spice', 'salt'],
    },
    { words: list(`pastele, paste, pastelor, tăițeii`), foods: ['pasta'] },
    {
      words: list(`brânza, brânzei, brânzeturile, brânzeturi, brânzeturilor`),
      foods: ['hardCheese', 'cheese'],
    },
    { words: list(`nucile, nucilor, fructele oleaginoase`), foods: ['nut'] },
    { words: list(`fructele, fructe, fructelor`), foods: ['fruit'] },
    { words: list(`fasolea, boabele`), foods: ['legume'] },
    { words: list(`ciupercile, ciuperci, ciupercilor`), foods: ['mushroom'] },
    { words: list(`peștele, peștelui, fileurile, fileuri, bucățile de pește`), foods: ['fish'] },
    { words: list(`fructele de mare`), foods: ['seafood'] },
    { words: list(`supa`), foods: [] },
    { words: list(`gălbenușurile, gălbenușuri, gălbenușul`), foods: ['egg'], isPart: true },
    { words: list(`albușurile, albușuri, albușul`), foods: ['egg'], isPart: true },
    {
      words: list(`
        cele uscate, celor uscate, ingrediente uscate, ingredientele uscate, ingredientelor uscate, ingrediente solide,
        ingredientele solide, prafurile
      `),
      foods: ['flour', 'starch', 'sugar', 'leavening', 'salt', 'spice', 'cocoa', 'yeast', 'grain'],
    },
    {
      words: list(`
        cele lichide, cele umede, ingrediente lichide, ingredientele lichide, ingrediente umede, ingredientele umede,
        lichidele
      `),
      foods: ['egg', 'eggYolk', 'milk', 'cream', 'softDairy', 'oil', 'liquid', 'syrup', 'butter'],
    },
    { words: list(`sare și piper, sarea și piperul`), foods: ['salt'] },
    { words: list(`grăsimea, grăsime`), foods: ['butter', 'oil'] },
  ],
  places: {
    bowl: list(`
      bol, bolul, boluri, mojar, mojarul, castron, castronul, castronaș, vas, vasul, vase, recipient, recipientul,
      blender, blenderul, blenderului, vasul blenderului, paharul blenderului, cana blenderului,
      robot, robotul, robotului, robot de bucătărie, robotul de bucătărie, vasul robotului, bolul
      robotului, în mixer, în mixerul, într-un mixer, mixerului, bolul mixerului, vasul mixerului, tocător electric,
      într-o cană, în cană, carafă, lighean, blender vertical, blenderul vertical, mixer vertical, mixerul
      vertical, bol de mixare, vas adânc, vasul mașinii, malaxor
    `),
    pot: list(`
      oală, oale, cratiță, cratițe, ceaun, ceaunul, ibric, ibricul, crăticioară, bain-marie, bain
      marie, baie de aburi, baia de aburi, cazan, oliță, ceaunaș, tuci, caserolă, vas de fontă, oală
      de fontă, cratiță cu fund dublu, ulcică, apă clocotită, apă clocotindă, apă în clocot, apa
      clocotită, apa clocotindă, apa în clocot, oala, oalei, oalele, cratița, cratiței, crăticioara,
      ceaunului, ibricului
    `),
    fryingPan: list(`
      tigaie, tigaia, tigăi, tigăița, wok, wokul, tigaie wok, grill pan, tigaie grill, tigăii,
      tigaiei, wokului
    `),
    oven: list(`
      cuptor, cuptorul, cuptorului, tavă, tăvi, tava de cuptor, tavă de copt, formă, forme, formă
      de tort, formă de chec, formele, forme de brioșe, formă de cozonac, vas termorezistent, vasul
      termorezistent, vas de yena, vas yena, ramekine, tavă de tort, tavă de chec, aragaz, hârtie
      de copt, tavă de guguluf, grătarul cuptorului, vas pentru cuptor, vas de copt, forme de
      silicon, brioșe
    `),
    cold: list(`frigider, frigiderul, congelator, congelatorul, cămară, loc răcoros, la rece`),
    plate: list(`
      farfurie, farfuria, farfurii, farfuriile, platou, platoul, masă, masa de lucru, suprafața de
      lucru, suprafață de lucru, suprafață înfăinată, suprafață presărată, masa înfăinată, blatul
      înfăinat, blat înfăinat, blatul de lucru, blat de lucru, planșetă, fund de lemn, tocător, tocătorul, grătar,
      grătarul, grilaj, hârtie absorbantă, prosop, prosop de bucătărie, șervețel, șervețele,
      pahare, în pahar, într-un pahar, în borcan, într-un borcan, borcane, borcanul, în sticlă, într-o sticlă, sticle, folie, folie alimentară, sită,
      strecurătoare, strecurătoarea, strecurătoarei, boluri de servire, castroane, salatieră,
      sosieră, în pungă, într-o pungă, pungi, poș, pungă de ornat, în cutie, într-o cutie, caserole, cupe, bol de servire
    `),
    otherAppliance: list(`
      friteuză, airfryer, air fryer, grătar cu cărbuni, mașina de pâine, grill, mașina de
      tocat, aparat de înghețată, gofrieră, mașina de paste
    `),
  },
  devices: {
    slowCooker: list(`
      slow cooker, slowcooker, crock pot, crock-pot, oală pentru gătit lent
    `),
    pressureCooker: list(`
      oală sub presiune, oala sub presiune, multicooker, multicookerul, oală electrică,
      instant pot
    `),
    microwave: list(`
      microunde, cuptor cu microunde, cuptorul cu microunde, cuptorului cu microunde
    `),
  },
  method: {
    joiners: list(`
      și, apoi, și apoi, iar apoi, iar, după care, pe urmă, și pe urmă, dar, iar la final, și la
      final
    `),
    beforeVerb: list(`
      și, apoi, iar, după care, dacă este nevoie, dacă e nevoie, dacă e cazul, la nevoie, acum, la final, la sfârșit, în final, între timp, mai, mai întâi, întâi, prima
      dată, mai departe, separat, în primul rând, după aceea, după asta, imediat, ușor, încet,
      bine, repede, doar, din nou, se, o, le, îl, îi, i, l, ne, vă, să, vor, vom, veți, ulterior,
      treptat, în același timp, în paralel, de asemenea, pentru început, pentru servire, opțional,
      dacă doriți, dacă vreți, dacă e nevoie, dacă este nevoie, dacă este cazul, cu grijă, cu
      atenție, delicat, foarte, tot, toate, pasul 1, pasul 2, pe rând, deasupra, peste, aici,
      trebuie, trebuie să, puteți, putem, se poate, se va, se vor, în continuare, când e gata, din
      timp în timp, eu, am, ați, atunci, astfel, așa, nu, mărunt, fin, la foc mic, la foc mediu, în
      acest timp
    `),
    helperVerbs: list(`începem, începeți, se începe, trebuie`),
    relatives: list(`care, unde`),
    forProcessors: list(
      `dacă folosești un robot de bucătărie, dacă folosiți un robot de bucătărie, dacă ai un robot de bucătărie, dacă aveți un robot de bucătărie`,
    ),
    goesOn: list(
      `pentru că, deoarece, fiindcă, căci, ca să, astfel încât, încât, înainte de, înainte să, fără, timp în care, deși, dacă, când, în timp ce, altfel, în funcție, decât, în loc de, cu excepția`,
    ),
    subordinators: list(`
      până când, până ce, până, pînă cînd, pînă, când, cînd, dacă, după ce, ca să, cât timp, în
      timp ce, imediat ce, de îndată ce, odată ce, pe măsură ce, astfel încât, încât, deoarece,
      pentru că, fiindcă, fără să, fără a, pentru a, care, unde, ce, deși, ori de câte ori, înainte
      de a, înainte să, având grijă, avand, atât cât, cât să, cât, așa încât, având grijă să, ca,
      conform, după, cum, aproximativ când, în care, pe care, din care, ținând, numai când, doar
      când, de cum, astfel ca, amestecând, mestecând
    `),
    leadIns: list(`când, după ce, imediat ce, odată ce, în timp ce, dacă`),
    falseVerbs: list(`
      *ii *ați, *ii *iți, *ii copți, *ii fierți, *ii scurși, *ii *ți și *ți, pentru a *, fără a *,
      înainte de a *, de a *, fără să *, ca să se *, să nu *, înainte să *, înainte să înceapă să *,
      înainte să dea în *, înainte de *ire,
      preîncălzit, preîncălzită, preîncălzite, încins, încinsă, încinse, fierbinte, fierbinți, prăjitur*, turnată, turnate,
      prăjită, prăjite, lăsată, lăsate, gătită, gătite, cartofi tăiați, cartofi curățați, cartofi
      fierți, morcovi tăiați, morcovi curățați, morcovi feliați, ardei tăiați, ardei curățați, ardei
      copți, usturoi zdrobiți, usturoi* zdrobit, usturoi tocați, usturoi tăiați, biscuiți zdrobiți, biscuiți pisați,
      dovlecei tăiați, o tigaie curată, o cratiță curată, laveta curată, timp* de fierbere, apa de
      fierbere, până ... și se rumen*, până ... și se îngroa*,
      până ... și se leag*, până ... și se top*, până ... și se înmo*, până ... și se coc*, până ... și se coac*,
      până ... și se răc*, până ... și se prăj*, până ... și se căl*, până ... și se scad*, până ... și se evapor*,
      până ... și se carameli*, până ... și se încălz*, până ... și se fierb*, până ... și se omogen*,
      până ... și se absoarb*, până ... și se umfl*, până ... și se desprin*, până ... și se dizolv*,
      până ... și se ridic*, până ... și se dubl*, până ... și se usuc*, până ... și se alb*, până ... și se întăr*,
      până ... și se pătrund*, până ... și se fac*, până ... și se form*, până ... și se înăbuș*,
      până ... și se adun*, până ... și se simt*, până ... și se gătes*, până ... și se ved*, până ... și încep*, când ... fierb*, când ... clocot*, când ...
      rumen*, când ... topit*, când ... topește, când ... se încinge, când ... încep* să fiarbă,
      când ... începe să se *, până ... fierbe, până ... fierb, până ... fiarbă, până ... se coace,
      până ... se coc, când se *, după ce se *, după ce s-a *, până se *, până când se *, până ce se
      *, începe să *, încep să *, după ce au *, după ce a *, după ce ați *, după ce am *, dacă se *,
      dacă nu se *, cu care *, care se *, care fierbe, care a *, timp de coacere, de copt, de
      prăjit, se poate servi, se pot *, pentru început, nu *, *ul dat, dată, date, nu se mai *, nu
      mai *, nu se *, nu îl *, nu o *, nu le *, nu îi *, că se taie, să nu se taie, ca să nu se
      taie, altfel se taie, se poate tăia, altfel se poate *
    `),
    pronouns: list(`o, le, îl, îi, l, i`),
    holders: { words: list(`am`) },
    abbreviations: list(`
      min, aprox, cca, circa, gr, g, kg, ml, l, dl, cl, lg, lgț, lingț, buc, ex, etc, nr, temp,
      sec, h, pt, pct, leg, căt, plic, st
    `),
    componentOpeners: list(`
      pentru, pentru a prepara, pentru a face, pentru prepararea, prepararea, preparare, facem *:,
      între timp facem *:, preparăm *:, pregătim *:, între timp preparăm *:, între timp pregătim *:,
      se prepară *:, se face *:, facem și *:
    `),
  },
  time: {
    seconds: list(`secunde, de secunde, secundă, sec, s`),
    minutes: list(`minute, de minute, minut, minutul, minuțele, min, mins, de min, '`),
    hours: list(`ore, ora, de ore, de oră, orelor, h, ceas, ceasuri`),
    numbers: {
      optsprezece: 18,
      'treizeci și cinci': 35,
      nouăzeci: 90,
      "o juma' de": 0.5,
      'o juma de': 0.5,
      ...{ jumătate: 0.5, 'o jumătate': 0.5, 'un sfert': 0.25, 'trei sferturi': 0.75, un: 1, o: 1 },
      ...{ câteva: 3, 'vreo câteva': 3, 'o oră și': 1, 'un minut': 1, 'cam o': 1, două: 2, doi: 2 },
      ...{
        trei: 3,
        patru: 4,
        cinci: 5,
        șase: 6,
        șapte: 7,
        opt: 8,
        nouă: 9,
        zece: 10,
        doisprezece: 12,
      },
      ...{ douăsprezece: 12, cincisprezece: 15, douăzeci: 20, treizeci: 30, patruzeci: 40 },
      ...{
        'patruzeci și cinci': 45,
        'douăzeci și cinci': 25,
        cincizeci: 50,
        șaizeci: 60,
        'un sfert de': 0.25,
      },
      ...{ 'un minut, două': 1, 'vreo două': 2, vreo: 1 },
    },
    rangeWords: list(
      `până la, la, sau, ori, și, spre, și cel mult, și maxim, și nu mai mult de, dar nu mai mult de`,
    ),
    before: list(`
      timp de, vreme de, pentru, încă, circa, cca, cca., aproximativ, aprox, aprox., cam, vreo, în
      jur de, aproape, cel puțin, minim, minimum, maxim, maximum, cel mult, alte, alți, între, preț
      de, pt, pt., timp de aproximativ, timp de circa, pentru aproximativ, pentru încă, timp de
      încă, pentru circa, pentru cel puțin, măcar, peste, doar, de, pentru minim, pe durata a, timp
      de minim, până la, după, ~, alte aproximativ, nu mai mult de
    `),
    after: list(`
      aproximativ, mai mult, în total, sau mai mult, în plus, maxim, minim, cel puțin, de fierbere,
      de coacere, cel mult
    `),
    orWords: list(`sau`),
    andHalf: list(`și jumătate, jumătate, jumate, și jumate`),
    alone: { 'oră și ceva': 4200, 'minut și jumătate': 90 },
    overnight: list(`
      peste noapte, toată noaptea, de seara până dimineața, o noapte, de pe o zi pe alta, până a
      doua zi, cu o seară înainte, până dimineața
    `),
  },
  cues: {
    lowHeat: list(`
      la foc mic, la foc foarte mic, la foc domol, la foc încet, la foc slab, la foc mic spre
      mediu, la foc mediu-mic, la foc mediu spre mic, pe foc mic, pe foc domol, la flacără mică, la
      temperatură mică, la foc mai mic, la foc potrivit spre mic, la focul cel mai mic, la foc cât
      mai mic, cu foc mic, foc mic, foc domol, pe foc foarte mic, la minim, la foc mic-mediu
    `),
    mediumHeat: list(`
      la foc mediu, pe foc mediu, la foc potrivit, la foc moderat, la foc mijlociu, la flacără
      medie, la temperatură medie, pe foc potrivit, pe foc, la foc, pe aragaz, foc mediu, foc
      potrivit, pe flacără medie
    `),
    highHeat: list(`
      la foc mare, la foc iute, la foc tare, pe foc mare, la foc mediu spre mare, la foc
      mediu-mare, la foc viu, la foc puternic, la flacără mare, la temperatură mare, foc mare, foc
      iute, la maxim, la foc maxim, pe foc iute, la foc mediu-iute, pe foc tare
    `),
    gentle: list(`
      ușor, delicat, cu grijă, încet, lin, foc mic, foc foarte mic, foc domol, foc încet, cu
      atenție, clocote mici, lent, mocnit, abia, foc slab
    `),
    fine: list(`
      fin, fină, fine, mărunt, mărunțel, foarte mic, cât mai mic, foarte mărunt, mărunțit, pastă
      fină
    `),
    coarse: list(`grosier, bucăți mari, grosolan, cubulețe mari, cuburi mari`),
    smooth: list(`
      cremos, cremoasă, omogen, omogenă, fără cocoloașe, cremă fină, piure, pastă, catifelat,
      catifelată, cremă, supă cremă, o cremă, mătăsoas*, spumă fină, textură fină, pastă fină
    `),
    stiff: list(`
      spumă tare, spumă fermă, vârfuri, vârf, ferm, fermă, ferme, tare, tari, bezea, frișcă,
      întărește, lucios, lucioasă, moț, moțuri, bine întărit*, spumă foarte tare
    `),
    foamy: list(`
      spumos, spumoasă, spumă, spumoase, pufos, pufoasă, deschis la culoare, albicios, albicioasă,
      albește, albesc, deschid la culoare, deschide la culoare, își dublează volumul, își dublează,
      își triplează, dublează, dublu, cremos, cremoasă, aerat, aerată, cremă spumoasă, galben pal,
      spumate, deschisă la culoare, triplează, tripleze
    `),
    charred: list(`carbonizat*, înnegrit*, pârlit*`),
    golden: list(`
      auriu, aurie, aurii, rumen, rumenă, rumeni, rumene, rumenit*, rumenesc, rumenește,
      rumenească, crocant*, maroniu, brun, brună, bruni, brune, caramelizat*, culoare, caramelizeaz*
    `),
    cubes: list(`cuburi, cubulețe, bucățele`),
    pieces: list(`
      bucăți, bucată, cuburi, cubulețe, felii, feliuțe, fâșii, julien, julienne, rondele, sferturi,
      jumătăți, jumătate, întreg, întreagă, întregi, inele, bastonașe, buchețele, bucățele,
      bastoane, în două, în patru, solzișori, solzi, peștișori, bucățică, bucățelele, betisoare,
      rotocoale
    `),
    rolledOut: list(
      `întind* aluat*, întindem aluat*, se întinde aluat*, întind* ... foaie, întind* cu sucitorul, sucitor*, făcăleț*`,
    ),
    formed: list(`
      jumătățile, chiftel*, perișoar*, găluș*, sarma*, pârjoal*, burger*, clătit*, ravioli, frigăru*, fileuri,
      file, crochet*, gogoș*, omlet*, pe fiecare parte, pe ambele părți, pe o parte, pe cealaltă
      parte, pe toate părțile, în tranșe, rulou*, rulad*, șnițel*, papanaș*, colțunaș*, mici, bil*,
      biluț*, pe partea cu pielea, polonic de aluat, polonic de compoziție, lipi*, minciun*,
      langoș*, gnocchi, șnițele, medalioane, chifteluț*
    `),
    inWater: list(`
      apă clocotită, apă clocotindă, apă cu sare, apă sărată, apă fierbinte cu sare, apă clocotită
      cu sare, apă multă, multă apă, apă din belșug, acoperiți cu apă, acoperim cu apă, acoperă cu
      apă, acoperite cu apă, acoperiți cu apă rece, oală cu apă, cratiță cu apă, instrucțiunilor de
      pe ambalaj, instrucțiunilor de pe pachet, instrucțiunile de pe ambalaj, instrucțiunile de pe
      pachet, conform instrucțiunilor, conform ambalajului, indicațiilor de pe ambalaj, indicațiile
      de pe ambalaj, al dente, apă în clocot, apă suficientă, apă cât să
    `),
    salted: list(`
      cu sare, sărată, cu puțină sare, cu un praf de sare, puțină sare, cu o linguriță de sare
    `),
    warmedThrough: list(`
      doar cât să se încălzească, doar să se încălzească, cât să se încălzească
    `),
    lukewarm: list(`
      călduț, călduță, călâi, călâie, călduțe, la temperatura corpului, încropit, căldicel,
      căldicică, ușor cald*
    `),
    briefly: list(
      `nu mai rămâne făină, nu mai este făină uscată, nu mai e făină uscată, fără făină uscată, pe scurt, amestec* puțin, doar până, numai până, doar cât, foarte puțin, nu prea mult, nu amestecați prea mult, nu amesteca prea mult, nu bateți prea mult, nu bate prea mult, nu mixați prea mult, nu mixa prea mult`,
    ),
    dissolved: list(`dizolv*, topit zahărul, se topește zahărul`),
    pulsed: list(`
      prin impulsuri, impulsuri scurte, cu impulsuri, funcția puls, funcția pulse, modul pulse, în
      reprize scurte, prin pulsuri
    `),
    nearBoil: list(`
      aproape de fierbere, aproape să fiarbă, aproape de punctul de fierbere, până aproape de
      fierbere, fără să fiarbă, fără să dea în clocot, fără a fierbe, înainte să fiarbă, înainte
      de a fierbe, înainte să dea în clocot, aproape să dea în clocot, fără să clocotească, nu trebuie să fiarbă, nu trebuie să dea în clocot, să nu fiarbă, să nu dea
      în clocot
    `),
    boils: list(`fierbe, fiarbă, fierbere, clocot, clocotește, clocotească`),
    absorbed: list(`absorb*`),
    byHand: list(`
      cu mâna, cu mâinile, cu degetele, manual, între degete, între palme
    `),
    unstirred: list(`
      fără să amestecați, fără să amesteci, fără să amestecăm, fără a amesteca, fără amestecare,
      nu amestecați, nu amesteca, nu mai amestecați, nu amestecăm
    `),
    fewMinutes: list(`
      câteva minute, un minut, 1 minut, două minute, 2 minute
    `),
    repeats: list(`repet*, continu*, și tot așa, și așa mai departe`),
    offHeat: list(
      `de pe foc, de pe aragaz, sting* focul, stins focul, opr* focul, închid* focul, oprit focul, oprim aragazul, oprit aragazul`,
    ),
    overWater: list(`
      pe baie de aburi, pe baie de apă, pe bain-marie, la bain-marie, la bain marie, pe abur, la
      baie de aburi, pe aburi, deasupra unei oale cu apă, deasupra unui vas cu apă, la baia de
      aburi, baie de abur
    `),
    aMoment: list(
      `scurt, pe scurt, câteva clipe, câteva momente, rapid, căli* puțin, călește puțin, călesc puțin, prăj* puțin, sot* puțin, căli* un pic, călește un pic, prăj* un pic`,
    ),
    soft: list(
      `moale, moi, fragede, fraged, fragezi, fierte, fiert, fierți, gata, înmoaie, înmoi*`,
    ),
    thickened: list(`
      îngroaș*, gros, groasă, legat, legată, leagă, îmbracă lingura, consistent, consistență, lege,
      îngroșat*, ca o smântână, dens, densă
    `),
    allIngredients: list(
      `cele de mai sus, tot ce e mai sus, toate cele de mai sus, toate ingredientele, ingredientele, toate cele, totul`,
    ),
    otherIngredients: list(`
      restul ingredientelor, restul de ingrediente, celelalte ingrediente, ingredientele rămase,
      toate celelalte ingrediente
    `),
    remaining: list(`
      restul de, restul, rămas, rămasă, rămase, rămași, rest de, cealaltă jumătate de, cealaltă
      jumătate din, păstrat, păstrată, păstrate, oprit, oprită, rezervat, rezervată
    `),
    partOf: list(`
      o jumătate de pahar de, jumătate de pahar de, o jumătate de cană de, jumătate de cană de, un pahar de, o cană de,
      jumătate din, jumătate de, o jumătate din, jumătate, o parte din, o treime din, două treimi
      din, un sfert din, trei sferturi din, puțin, puțină, puțin din, puțină din, un pic de, un
      strop de, un praf de, un vârf de cuțit de, o mână de, câteva, câțiva, o lingură de, o lingură
      din, două linguri din, două linguri de, un polonic de, un polonic din, prima jumătate din,
      ceva, un firicel de, o cană din, 1/2 din, 1/3 din, 2/3 din, 1/4 din, 3/4 din, o treime de,
      niște, cea mai mare parte din, o parte de, câteva linguri de, câteva linguri din, un fir de,
      o linguriță de, o linguriță din, prima parte din
    `),
    products: list(`
      amestec, amestecul, amestecului, aluat, aluatul, aluatului, cocă, sos, sosul, sosului, cremă,
      cremei, compoziție, compoziția, compoziției, umplutură, umpluturii, blat, blatul, blaturi,
      blaturile, glazură, glazurii, supă, supei, ciorbă, ciorbei, tocană, tocăniță, gulaș, gulașul, gulașului, mâncare,
      mâncarea, mâncării, piure, piureul, sirop, siropul, bezea, bezeaua, maia, maiaua, maioneză,
      dressing, dressingul, prăjitură, tort, tortul, salată, chec, checul, rântaș, rântașul,
      caramel, caramelul, budincă, mujdei, mujdeiul, marinadă, chiftele, chiftelele, perișoare,
      perișoarele, sarmale, strat, stratul, baza, ganache, jeleu, dulceață, gem, gemul, pesto,
      risotto, mămăligă, hummus, smoothie, vinegretă, masa, pandișpan, pandișpanul, compot, zeamă de
      la fiert, găluște, găluștele, pâinea, ragu, ragut, tarta, musaca, cocoloș, cozonac, cozonacul, cozonacului, cozonaci, cozonacii, plăcinta, plăcintei, ruladă,
      ruladei, prăjiturii, prăjituri, prăjiturile, fursecuri, fursecurile, tortului, checului
    `),
    newVessel: list(`
      alt vas, altă oală, alt castron, alt bol, altă tigaie, altă cratiță, alt recipient, separat,
      într-un castron, într-un bol, într-un vas, într-un recipient, într-o oală, într-o cratiță,
      într-o tigaie, într-o crăticioară, într-un ceaun, într-un wok, într-un blender, în blender,
      într-un robot, în robotul, în vasul blenderului, în bolul mixerului, în bolul robotului, în
      vasul robotului, în vasul mixerului, într-un ibric, într-o cană, într-o tigaie mare, în
      vasul, în al doilea, în alt, în altă, într-un alt, într-o altă, un vas separat, un bol
      separat, un castron separat, într-un lighean, într-o caserolă, într-o tigăiță, în castron, în
      bolul, în tigaie, într-un vas separat, în cana blenderului, în blenderul
    `),
    vesselPrepositions: list(`
      în, într-un, într-o, dintr-un, dintr-o, din, cu, la, pe, cu ajutorul, în interiorul, de pe
    `),
    vesselAdjectives: list(`
      un, o, alt, altă, același, aceeași, mare, mic, mică, mai, vas, bol, castron, cu, al, doilea,
      doua, unui, unei, încăpătoare, încăpător, adânc, adâncă, această, acest, cană, vasul, bolul,
      paharul, aceiași, cea, cel
    `),
    afterVessel: list(`
      mare, mic, mică, mai mare, mai mică, mai mic, încăpătoare, încăpător, adâncă, adânc, cu fund
      gros, cu fund dublu, antiaderentă, antiadezivă, neaderentă, separat, curată, curat,
      potrivită, potrivit, largă, larg, uscată, încinsă, fierbinte, bine încinsă, cu capac,
      vertical, electric, de mână, de bucătărie, cu pereți groși, de mărime medie, medie,
      încălzită, cu pereți înalți, de sticlă, de fontă, termorezistent, înalt, înaltă, metalic,
      metalică, pe foc, la foc mic, la foc mediu
    `),
    beatenCool: list(`până ... se răcește, până ... răcire, până ... rece, până ... s-a răcit`),
    melted: list(`se topește, se topesc, se topească, s-a topit, s-au topit`),
    wilted: list(`se înmoaie frunzele, ofilit*, se ofil*, se pleoșt*`),
    lowSpeed: list(
      `viteză mică, viteza mică, viteză redusă, viteza minimă, viteză minimă, viteză joasă`,
    ),
    mediumSpeed: list(`viteză medie, viteza medie`),
    highSpeed: list(`viteză mare, viteza mare, viteză maximă, viteza maximă`),
    blender: list(
      `blender, blenderul, blenderului, tocător electric, robot de bucătărie, robotul de bucătărie`,
    ),
    processor: list(`
      blender, blenderul, blenderului, robot, robotul, robotului, mixer, mixerul, mixerului, tocător
      electric, malaxor,
      viteză mică, viteza mică, viteză medie, viteza medie, viteză mare, viteza mare, viteză maximă,
      viteza maximă
    `),
    asNeeded: list(`suficient *, suficientă *, atâta *, atât *`),
    lastMinutes: list(`
      ultimele ... minute, ultimele minute, minute înainte de final, minute înainte de sfârșit, minute înainte să fie gata, minute înainte de a fi gata, minute înainte de a opri
    `),
    excessFat: list(`grăsime, grăsimea, grăsimii, excesul de ulei, uleiul în exces`),
    flipped: list(`
      întoarcem, întoarceți, întoarce, pe ambele părți, pe fiecare parte, pe o parte, pe cealaltă
      parte, pe toate părțile
    `),
    deviceTalk: list(`
      elib* ... presiun*, elib* ... abur*, supap*, închid* ... capac* ... presiun*, scoate*
      ... presiun*, las* să iasă aburii, las* ... presiun* ... scadă
    `),
    stoveTalk: list(`
      amestecând, mestecând, învârtind, din când în când, din timp în timp, continuu, încontinuu,
      mereu, constant, permanent, cu mâna, cu mâinile, manual, pe baie de aburi, pe baie de apă, la
      bain-marie, la bain marie, sub capac, cu capac, fără capac, acoperit, acoperită, cu capacul
      pus, cu capacul pe jumătate, pe masa de lucru, pe blatul de lucru, pe suprafața de lucru, pe
      o suprafață înfăinată, pe masa înfăinată, pe blatul înfăinat, pe masa de lucru înfăinată, pe
      suprafața de lucru înfăinată, cu cârligul de frământat, când uleiul este încins, când uleiul
      e încins, când s-a încins uleiul, după ce s-a încins uleiul, când s-a topit untul, după ce
      s-a topit untul, când untul s-a topit, polonic cu polonic, câte un polonic, cu satârul, cu
      pasatorul, cu zdrobitorul, în ploaie, ca să nu se lipească, să nu se lipească, să nu se
      prindă, ca să nu se prindă, de pe foc, des, frecvent, ocazional, cu lingur*, cu o lingur* de
      lemn, cu lingura de lemn, cu o lingură, cu spatul*, cu o spatul*, cu palet*, cu o palet*, cu
      tel*, cu un tel, cu mixer*, cu un mixer*, cu mixer* electric, cu un mixer electric, cu
      mixerul de mână, cu blender*, cu un blender*, cu blender* vertical, cu un blender vertical,
      cu mixerul vertical, cu furculița, cu o furculiță, cu robotul, cu robotul de bucătărie, cu
      presa, cu presa de usturoi, cu un cuțit, cu ajutorul mixer*, cu ajutorul blender*, cu
      ajutorul unui *, la viteză *, la viteza *
    `),
    celsius: list(`
      °c, ºc, ° c, º c, ˚c, grade celsius, de grade celsius, de grade c, grade c, de grade, grade,
      gr c, °, º, ℃, c
    `),
    fahrenheit: list(`°f, ºf, ° f, grade fahrenheit, de grade fahrenheit, ˚f, ℉, f`),
  },
  names: {
    stopWords: list(`
      și, de, la, în, din, cu, pe, o, un, unui, sau, pentru, se, le, îl, îi, să, nu, a, al, ai,
      ale, cel, cea, cei, cele, ce, care, mai, foarte, bine, apoi, iar, peste, sub, prin, într-un,
      într-o, dintr-un, dintr-o, este, sunt, fi, e, va, vor, cum, dar, tot, toată, câte, fiecare,
      acest, această, ei, ele, lui, lor, noastră, nostru, câteva, câțiva, niște, mult, puțin,
      deasupra, împreună, asta, astfel, ori, am, ați, acum, încă, aproape, oală, tigaie, castron,
      bol, vas, ingrediente, restul, separat, celălalt, cealaltă, dintre, între, ulterior, aici,
      final, cratiță, timp, ușor, oră, ore, minute
    `),
    amountLinks: list(`de`),
    descriptors: list(`
      proaspăt, proaspete, mare, mic, mijlociu, mijlocie, mediu, medie, măcinat, uscat, tocat,
      tăiat, dulce, sărat, natural, extravirgin, extra, virgin, ras, copt, coaptă, cald, rece,
      călduț, fierbinte, fiert, fiartă, întreg, întreagă, bio, calitate, gros, groasă, fin, crud,
      gătit, congelat, topit, moale, felii, curățat, decojit, zdrobit, pudră, praf, roșu, verde,
      verzi, negru, neagră, alb, brun, galben, amestecat, pur, jumătate, plic, pachet, conservă,
      borcan, cutie, cub, temperatura, camerei, cernut, tânăr, nou, noi, bătut, vârf, mână, rotund,
      lung, integral, legătură, fir, crenguță, frunză, bucată, cubulețe, lingură, linguri,
      linguriță, cană, pahar, cățel, căpățână, casă, lichid, scurs, spălat, dezosat, afumat,
      prăjit, floarea, soarelui, restul, rămas, superioară, superior, tip, 000, 650, degresat,
      gras, grăsime, tare, pentru, simplu, boabe, miez, iute, picant, zemos, zemoasă, potrivit,
      opțional, bine, maturat, solzișori, fulgi, mărunt, încins
    `),
    choppedNotes: list(`
      tocat*, tăiat* mărunt, tăiat* cubulețe, tăiat* cuburi*, mărunțit*, tăiat* în cuburi*,
      zdrobit*, pisat*, tăiat* în cubulețe, cubulețe, cuburi, strivit*, tăiat* fin, tăiat* mic
    `),
    finelyChoppedNotes: list(`
      tocat* mărunt, tăiat* mărunt, tocat* fin, tăiat* fin, mărunțit*, zdrobit*, pisat*, tăiat*
      cubulețe, foarte mărunt, strivit*, tocat* foarte mărunt, cubulețe
    `),
    gratedNotes: list(`
      ras, rasă, rase, rași, răzuit*, dat* pe răzătoare, dați pe răzătoare, dată pe răzătoare, dați
      prin răzătoare, date pe răzătoare
    `),
    extraNotes: list(`
      plus pentru*, și puțin*, plus încă*, și încă*, în plus*, sau mai mult, plus extra*, +
      pentru*, și pentru*
    `),
    mashedNotes: list(`
      zdrobit*, pasat*, piure, topit*, bătut*, mixat*, pisat*, suc, sucul, zeama, stors*
    `),
    juiceNotes: list(`
      suc, sucul, sucului, zeama, zeamă, stors, stoarsă, stoarse, doar sucul, numai sucul, sucul de la, zeama de la
    `),
    zestNotes: list(`coaja, coaja rasă, doar coaja, coaja de la, zest`),
    readyToEat: list(`
      fiert*, fiartă, la conservă, conservă, conserve, din conservă, afumat*, copt, coaptă,
      prefiert*, în ulei, în suc propriu, borcan, gătit*, rămas* de la, în saramură, gata fiert*,
      uscat*
    `),
    smallPieces: list(`
      cuburi*, picături, fulgi, chipsuri, cubulețe, bucăți, bucățele, fâșii, tăiat*, tocat*, feliat*, felii, feliuțe, tăiați,
      pentru tocană, pentru gulaș, pentru friptură la tigaie, porționat*, tăiat* bucăți, julien,
      lardoane, tăiem ... cub*, taie ... cub*, tăiem cub*, taie cub*
    `),
    largePieces: list(`
      întreg, întreagă, întregi, pulp*, aripi*, aripioar*, ciocănel*, cotlet*, coast*, antricot*,
      ciolan*, rasol*, piept*, friptur*, cu os, cu piele, spat*, file*, mușchi*, ceaf*, gât*,
      șnițel*, medalioane, copan*
    `),
    cutNotes: list(`tăiat*, tocat*, mărunțit*`),
    boneless: list(`fără os, dezosat*, piept, pieptul, piepți, piepturi, file, fileuri`),
    sideNotes: list(`
      pentru presărat, pentru pudrat, pentru uns, pentru tapetat, pentru tavă, pentru formă,
      pentru blatul de lucru, pentru masa de lucru, pentru stropit, pentru servit,
      pentru servire, pentru ornat, pentru decor, pentru decorat, pentru garnisit,
      pentru deasupra
    `),
    toTaste: list(`
      după gust, după preferință, pentru servit, pentru servire, pentru ornat, pentru decor, pentru
      decorat, pentru prăjit, pentru uns, pentru tapetat, pentru tavă, pentru pudrat, pentru
      presărat, opțional, cât cuprinde, pentru formă, pentru garnisit, pentru stropit, la alegere,
      pentru blatul de lucru, pentru masa de lucru, q.s, pentru deasupra
    `),
  },
  metadata: {
    servings: list(`
      porții, porție, persoane, persoană, pers, oameni, invitați, adulți, comeseni
    `),
    difficulty: {
      easy: list(`
        ușor, ușoară, foarte ușor, simplu, simplă, începător, începători, redusă, scăzută, scăzut
      `),
      medium: list(`mediu, medie, moderat, intermediar, intermediară`),
      hard: list(`dificil, dificilă, greu, grea, avansat, avansată, ridicată, complicat, expert`),
    },
  },
}
