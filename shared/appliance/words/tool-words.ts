/**
 * What step texts say of tools, washing, weighing and modes: pattern sources in all languages at
 * once, in the order en, pl, uk, de, es, ro, fr, it.
 */
export const TOOL_WORDS = {
  /** The hole in the lid is open, or covered so that steam gets out. */
  cupOut: [
    ...['without (?:the )?measuring cup', 'measuring cup (?:removed|off|out)', 'mc off'],
    ...['(?:remove|take out|take off|leave out) (?:the )?measuring cup', 'splash (?:guard|cover)'],
    ...[
      'instead of (?:the )?measuring cup',
      'basket on(?:to)?(?: top of)? the (?:\\p{L}+ ){0,2}lid',
    ],
    ...['bez miarki', '(?:zdejm|zdją|wyjm|wyją)\\p{L}* miark*', 'zamiast miarki'],
    ...['koszycz\\p{L}* na (?:pokryw|wiecz)*', 'osłon\\p{L}* przed pryskaniem', 'без мірно*'],
    ...['(?:зні|зня|вий)\\p{L}* мірн*', 'замість мірн*', 'кошик\\p{L}* на кришк*'],
    ...['ohne (?:den )?messbecher', 'messbecher (?:abnehmen|entfernen|herausnehmen)'],
    ...[
      '(?:anstelle|statt) (?:des )?messbechers?',
      'spritzschutz',
      'auf de[nm] (?:mixtopf)?deckel',
    ],
    ...['sin (?:el )?(?:cubilete|vaso medidor)', '(?:retir|quit)\\p{L}+ el cubilete'],
    ...['(?:lugar|vez) del cubilete', 'cestillo (?:sobre|encima de) la tapa', 'antisalpicaduras'],
    ...[
      'fără (?:pahar|cup)\\p{L}*',
      '(?:scoat|îndepărt)\\p{L}+ (?:pahar|cup)*',
      'coș\\p{L}* pe capac',
    ],
    ...['în locul (?:paharului|cupei)', 'sans (?:le )?gobelet', 'anti-?projections?'],
    ...['(?:retire|ôte|enlève|enleve)\\p{L}* le gobelet', '(?:place|lieu) du gobelet'],
    ...['rempla\\p{L}+ le gobelet', 'sostitu\\p{L}+ il misurino', 'sustituy\\p{L}+ el cubilete'],
    ...['panier (?:cuisson )?sur le couvercle', 'senza (?:il )?misurino', 'paraspruzzi'],
    ...['(?:togli|rimuov)\\p{L}* il misurino', '(?:posto|invece) del misurino'],
    ...['cestello (?:sul|sopra il) coperchio'],
  ],
  cupIn: [
    ...['with (?:the )?measuring cup', 'measuring cup (?:inserted|in place|in the lid)'],
    ...[
      'insert (?:the )?measuring cup',
      'z (?:włożoną )?miarką',
      '(?:wł[óo]ż|zał[óo]ż)\\p{L}* miark*',
    ],
    ...['[зі]з? мірним', '(?:вставте|вставити) мірн*', 'mit (?:eingesetztem )?messbecher'],
    ...['messbecher (?:einsetzen|aufsetzen|eingesetzt)', 'con (?:el )?cubilete'],
    ...['(?:coloque|ponga) el cubilete', 'cu (?:paharul|pahar|cupa)', 'avec (?:le )?gobelet'],
    ...[
      '(?:insér|mett)\\p{L}* le gobelet',
      'con (?:il )?misurino',
      '(?:inseri|mett)\\p{L}* il misurino',
    ],
  ],
  /** Something is held through the hole while the blades turn. */
  throughLid: [
    ...[
      'through the (?:hole|opening|lid)',
      'with the help of the spatula',
      'przez otwór',
      'крізь отвір',
    ],
    ...[
      'через отвір',
      'durch die (?:deckel)?öffnung',
      'mithilfe des spatels',
      'por (?:la abertura|el orificio|el bocal)',
    ],
    ...[
      'ayudándo\\p{L}* (?:de|con) la espátula',
      'prin (?:orificiu|deschiz)*',
      "par l['’](?:orifice|ouverture)",
    ],
    ...[
      "à l['’]aide de la spatule",
      'attraverso il foro',
      'dal foro',
      "con l['’]aiuto della spatola",
    ],
  ],
  /** Spoons that the blades would catch. */
  spoon: [
    ...['(?:wooden|metal) spoon', '(?:drewnian|metalow)\\p{L}* łyżk*', 'kochlöffel*'],
    ...["(?:дерев['’]?ян|металев)\\p{L}* ложк*", '(?:holz|metall)(?:koch)?löffel*'],
    ...['cuchara de (?:madera|metal|palo)', 'lingur\\p{L}* de (?:lemn|metal)'],
    ...['cuillère en (?:bois|métal)', 'cucchiaio di (?:legno|metallo)'],
  ],
  lidOpen: [
    ...[
      '(?:with|leave) the (?:mixing bowl )?lid (?:off|open)',
      'without (?:the |a )?lid',
      'open lid',
    ],
    ...[
      'bez pokryw*',
      '(?:przy|z) otwart\\p{L}+ pokryw*',
      'без кришки',
      '(?:з|при) відкрит\\p{L}+ криш*',
    ],
    ...['ohne (?:den )?(?:mixtopf)?deckel', '(?:mit|bei) offenem (?:mixtopf)?deckel'],
    ...['sin (?:la )?tapa', 'con la tapa abierta', 'fără capac', 'cu capacul deschis'],
    ...['sans (?:le )?couvercle', 'couvercle ouvert', 'senza (?:il )?coperchio'],
    ...['(?:con il|con|a) coperchio aperto'],
  ],
  whiskIn: [
    ...['(?:insert|attach|fit|put in|add) (?:the )?(?:butterfly )?(?:whisk|butterfly)'],
    ...['(?:za|w)(?:łóż|łoży|montu)\\p{L}* (?:końcówkę )?motyl*'],
    ...['(?:вставте|вставити|встановіть|встановити) (?:насадк|метелик|вінчик)*'],
    ...['(?:rühraufsatz|schmetterling) (?:einsetzen|aufsetzen)'],
    ...['(?:coloc|coloque|coloqu|pon|inserte|insert)\\p{L}* la (?:mariposa|palomilla)'],
    ...['(?:monta|introduce|fixa|pune|atașa)\\p{L}* (?:fluturele|telul|paleta)'],
    ...[
      '(?:insér|mett|install)\\p{L}* le (?:fouet|papillon)',
      '(?:posizion|inser|mont)\\p{L}* la farfalla',
    ],
  ],
  /** "Mariposa NO": said so that nobody inserts it. */
  noWhisk: [
    ...['(?:without|no) (?:the )?(?:butterfly|whisk)', 'bez motylka', 'без метелика'],
    ...['ohne (?:den )?(?:rühraufsatz|schmetterling)', 'sin (?:la )?mariposa', 'mariposa no'],
    ...['fără (?:fluture|paletă)', 'sans (?:le )?(?:fouet|papillon)', 'senza (?:la )?farfalla'],
  ],
  whiskOut: [
    ...['(?:remove|take out|take off) (?:the )?(?:butterfly )?(?:whisk|butterfly)'],
    ...['(?:zdejm|zdją|wyjm|wyją|usu[nń])\\p{L}* (?:końcówkę )?motyl*'],
    ...['(?:зні|зня|вий)\\p{L}* (?:насадк|метелик|вінчик)*'],
    ...['(?:rühraufsatz|schmetterling) (?:entfernen|herausnehmen|abnehmen)'],
    ...[
      '(?:retir|quit)\\p{L}* la (?:mariposa|palomilla)',
      '(?:scoat|îndepărt)\\p{L}* (?:fluturele|telul|paleta)',
    ],
    ...[
      '(?:retir|ôte|enlev|enlèv)\\p{L}* le (?:fouet|papillon)',
      '(?:togli|rimuov)\\p{L}* la farfalla',
    ],
  ],
  washing: [
    ...['(?:clean|rinse|wash|wipe|dry)(?: out)?(?: and dry)? the (?:mixing )?bowl'],
    ...[
      '(?:clean|dry) (?:and dry )?(?:mixing )?bowl',
      '(?:umy|opłu[ck]|wytrzy|wytrze|osusz)\\p{L}* naczyni*',
    ],
    ...['(?:помий|вимий|помити|вимити|сполосн|витр|висуш)\\p{L}* чаш*', 'сух\\p{L}* чаш*'],
    ...['mixtopf (?:aus|ab)?(?:spülen|säubern|reinigen|trocknen)', 'such\\p{L}* naczyni*'],
    ...['(?:lave|enjuague|limpie|seque)(?: y seque)? el vaso', 'vaso (?:limpio|seco)'],
    ...['(?:spălați|clătiți|ștergeți|uscați)(?: și uscați)? (?:bolul|vasul)'],
    ...['(?:rinc|lav|nettoy|essuy|séch)\\p{L}*(?: et (?:essuy|séch)\\p{L}*)? le bol'],
    ...['(?:lava|sciacqua|puli|asciuga)\\p{L}*(?: e asciuga\\p{L}*)? il boccale'],
  ],
  /** A thermometer is told to be used. */
  coreTemperature: [
    ...['core temperature', '(?:internal|inner) temperature', 'thermometer', 'at the core'],
    ...['temperatur\\p{L}* (?:w środku|wewn\\p{L}+|rdzeni\\p{L}*)', 'termometr*'],
    ...['температур\\p{L}* (?:\\p{L}+ )?(?:всередині|усередині|середині|центрі|серцевин\\p{L}*)'],
    ...['термометр*', 'kerntemperatur', 'im kern', '(?:fleisch|braten)?thermometer'],
    ...['temperatura (?:interna|interior|central|(?:en el|del) (?:centro|interior))', 'termómetro'],
    ...[
      'temperatur\\p{L}* (?:intern|interioar)*',
      'temperatur\\p{L}* (?:din|în) (?:centru|interior|mijloc)*',
    ],
    ...[
      'termometr\\p{L}*',
      'température (?:à|au) c(?:œ|oe)ur',
      'à c(?:œ|oe)ur',
      'température interne',
    ],
    ...['thermomètre', 'temperatura (?:al cuore|interna|al centro)', 'al cuore'],
  ],
  weighing: [
    ...[
      'weigh(?:ing)?',
      '(?:od|z)?waż*',
      '(?:зва|відва)ж*',
      '(?:ein|ab)?wiegen',
      'pes[ea]r?',
      'cântăr*',
    ],
    ...['pese[rz]', 'pesare'],
  ],
  reducing: [
    ...['reduce', 'boil down', 'cook down', 'zredukuj*', 'zredukować', 'odparuj*', 'odparować'],
    ...['випар*', 'увар*', 'reduzieren', 'einkochen', 'einreduzieren', 'reduci[rd]*', 'reduzca'],
    ...['reduceți', 'scădeți', 'rédui*', 'ridurre', 'restringere'],
  ],
  slowCook: [
    ...[
      'slow[- ]cook(?:ing)?',
      'woln\\p{L}+ gotowani*',
      'повільн\\p{L}+ готуванн*',
      'cocción lenta',
    ],
    ...['gătire lentă', 'cuisson lente', 'cottura lenta'],
  ],
  sousVide: ['sous[- ]?vide', 'сувід', 'су-від', 'cocción al vacío', 'cottura sottovuoto'],
  ferment: [
    ...['ferment(?:ation|ing|ieren|ar|er|are|acja)?', 'fermentujte', 'ферментаці*', 'fermentación'],
    ...['fermentație', 'fermentare', 'fermentazione'],
  ],
} as const satisfies Record<string, readonly string[]>
