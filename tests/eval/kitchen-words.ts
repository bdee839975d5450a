import type { Language } from '#shared/language.ts'

/**
 * Words of eight languages that tell what a sentence of a method is about; `*` stands for any
 * ending. On purpose not the converter's own: what that does not know is to be found too.
 */
export type KitchenWords = {
  /** Something gets hot otherwise than in an oven: a hob, a pan, a verb of cooking. */
  heating: RegExp
  /** The oven, the grill, the barbecue: no reason to heat the bowl. */
  oven: RegExp
  /** Work that the bowl does. */
  work: RegExp
  /** Work that it does not do although a verb fits: at the table, on a board, by hand. */
  byHand: RegExp
}

const words = (list: string) => {
  const choices = list
    .trim()
    .split(/\s*,\s*/)
    .map((word) => word.replace(/\*/g, '\\p{L}*'))
  return new RegExp(`(?<![\\p{L}])(?:${choices.join('|')})(?![\\p{L}])`, 'iu')
}

const WORDS: Record<Exclude<Language, 'gb'>, Record<keyof KitchenWords, string>> = {
  en: {
    heating:
      'boil*, simmer*, cook*, heat, heats, heating, heated, reheat*, fry, fries, fried, frying, stir-fry, saut*, sear, searing, brown the, brown in, browned, browning, melt*, steam*, poach*, scald*, carameli*, sweat, soften, wilt, toast, toasted, reduce, thicken*, stew, braise, skillet, saucepan, frying pan, pan, stove*, hob, microwave, bain-marie, double boiler, parboil, blanch*, slow cooker, crock pot, instant pot',
    oven: 'oven*, bake*, baking, roast*, broil*, grill*, barbecue, bbq, air fry*',
    work: 'chop, mince the, grate, grind, crush, blend*, blitz, puree, purée, process, pulse, whizz, mix, mixing, stir, stirring, combine, whisk, beat, whip, cream the, cream together, knead, boil, simmer, cook, cooking, sauté, saute, sweat, melt, steam, poach, scald, heat, fry, soften, mash',
    byHand:
      'serve, garnish, sprinkle, drizzle, roll out, roll, shape, fold, by hand, deep-fry, deep fry, sear, plate',
  },
  de: {
    heating:
      'koch*, aufkoch*, einkoch*, gekocht*, köchel*, sied*, erhitz*, erwärm*, anbrat*, angebrat*, brat*, gebrat*, röst*, anröst*, dünst*, andünst*, glasig, schmelz*, geschmolzen*, schmor*, garen, gart, dämpf*, dampf*, blanch*, poch*, karamell*, schwitz*, anschwitz*, pfanne, topf, kochtopf, herd, kessel, wasserbad, eindick*, zerlass*, auslass*, mikrowelle, flamme, herdplatte, warm',
    oven: 'ofen*, backofen*, back*, gebacken*, überback*, grill*, gegrillt*',
    work: '*hack*, *zerklein*, *reib*, raspel*, mahl*, *pürier*, mix*, *rühr*, *misch*, vermeng*, *schlag*, *schläg*, *knet*, *koch*, köchel*, *dünst*, anbrat*, schmelz*, dämpf*, garen, erhitz*, erwärm*, anschwitz*, stampf*',
    byHand:
      'servier*, garnier*, bestreu*, ausroll*, form*, von hand, unterheb*, frittier*, anrichten',
  },
  fr: {
    heating:
      'bouill*, ébullition, mijot*, cuire, cuisez, cuis, cuisson, cuit*, revenir, rissol*, dorer, chauff*, réchauff*, fondre, fondu*, faire fondre, poêl*, saisi*, caraméli*, blanchi*, poch*, vapeur, casserole, feu, frémi*, étuv*, suer, réduire, épaissi*, micro-ondes, bain-marie, sauteuse, cocotte, marmite, autocuiseur, tiédir',
    oven: 'four, enfourn*, gril*, gratin*, préchauff*',
    work: 'hach*, râp*, moud*, broy*, mix*, mélang*, remu*, fouett*, bat*, pétri*, bouill*, mijot*, cuire, cuisez, revenir, fondre, chauff*, émulsion*, incorpor*, écras*',
    byHand:
      'servir, servez, garni*, saupoudr*, étal*, façonn*, à la main, frire, décor*, délicatement',
  },
  it: {
    heating:
      'boll*, sobboll*, cuocere, cuocete, cuoci, cuocia*, cottura, cotto, cotta, cotte, cotti, soffrigg*, rosol*, scald*, riscald*, fonde*, fuso, scioglie*, sciogliere, padella, pentol*, casseruol*, fiamma, fuoco, vapore, sbollent*, lessa*, stuf*, brasa*, tosta*, frigg*, caramell*, addens*, restring*, microonde, bagnomaria, appass*, imbiond*',
    oven: 'forno, inforna*, grigli*, preriscald*',
    work: 'trita*, grattug*, macina*, frulla*, mescol*, amalgam*, sbatt*, mont*, impast*, boll*, cuocere, cuocete, cuoci, soffrigg*, rosola*, scioglie*, scalda*, schiaccia*',
    byHand: 'servire, servite, guarni*, cosparg*, stende*, forma*, a mano, decor*',
  },
  es: {
    heating:
      'herv*, hierv*, cocer, cuece*, cueza*, cocem*, cocid*, cocin*, cocción, calent*, calient*, templa*, freí*, frei*, frit*, sofr*, dora*, derret*, derrit*, funde*, fundi*, saltea*, sartén, olla, cazo, cazuela, fuego, vapor, escald*, tuest*, tosta*, caramel*, espes*, reduc*, microondas, baño maría, rehog*, poch*, guis*, hornill*, varoma',
    oven: 'horno, hornea*, asar, parrilla, gratin*, precalent*',
    work: 'pica*, pique*, trocea*, ralla*, ralle*, muele*, tritur*, licua*, mezcl*, remov*, remuev*, bate*, bati*, monta*, amas*, herv*, hierv*, cocer, cuece*, cocin*, sofr*, rehog*, derret*, derrit*, calent*, calient*',
    byHand: 'servir, sirv*, decor*, espolvor*, estir*, forma*, a mano',
  },
  pl: {
    heating:
      'gotow*, gotuj*, *gotuj*, *gotow*, zagot*, *smaż*, duś, dusi*, zeszkl*, podgrz*, ogrz*, rozgrz*, roztop*, rozpu[sś]*, patelni*, garnk*, garnek, rondel*, ogniu, palnik*, parze, blansz*, karmel*, zagęś*, redukuj*, wrz*, sparz*, zaparz*, upraż*, kąpiel*',
    oven: 'piekarnik*, piec*, pieczemy, upie*, zapie*, grill*, wypie*',
    work: '*siek*, *rozdrobn*, zetrz*, zetrzeć, *miel*, *mikso*, *miksuj*, zblend*, blend*, *miesza*, ubij*, ubi[ćj]*, *uci*, utrz*, wyrab*, wyrób*, zagniat*, gotow*, gotuj*, duś, dusić, podsmaż*, roztop*, podgrz*',
    byHand: 'podawa*, podaj*, posyp*, *wałk*, form*, ręcz*',
  },
  uk: {
    heating:
      'вар*, звар*, відвар*, кип*, закип*, прокип*, туш*, *смаж*, пасер*, розігр*, нагр*, підігр*, розтоп*, топ*, сковор*, каструл*, вогн*, пар[іу], бланш*, карамел*, загус*, запар*, ошпар*, плит[іау], сотейник*, мікрохвил*',
    oven: 'духовк*, духов*, запік*, випік*, печ[иі]*, пекти, гриль',
    work: 'подрібн*, натр*, перемел*, збий*, збива*, збити, *мішай*, *мішат*, заміс*, місі*, вимі*, вар*, кип*, туш*, обсмаж*, розтоп*, нагр*, підігр*',
    byHand: 'подава*, посип*, розкача*, сформ*, руками',
  },
  ro: {
    heating:
      'fier*, fiarb*, găti*, gătes*, căl*, praj*, prăj*, rumen*, încălz*, topi*, topeș*, tigai*, oală, oala, crati*, foc, focul, abur*, opări*, carameli*, scad*, scăd*, îngroaș*, sot*, înăbuș*, microunde, clocot*, bain-marie',
    oven: 'cuptor*, coace*, coc, coapt*, grătar*',
    work: 'toca*, toac*, rade*, răzu*, macin*, mix*, amestec*, bat*, frământ*, fier*, fiarb*, găti*, căl*, topi*, topeș*, încălz*, pasa*, mărunț*',
    byHand: 'servi*, orna*, presăr*, întind*, form*, cu mâna',
  },
}

/** The words of a language. */
export function kitchenWords(language: Language): KitchenWords {
  const { heating, oven, work, byHand } = WORDS[language === 'gb' ? 'en' : language]
  return {
    heating: words(heating),
    oven: words(oven),
    work: words(work),
    byHand: words(byHand),
  }
}
