import { lettings, passive, verbs, withPassives } from './german-orders.ts'
import type { Lexicon, Phrases } from './lexicon.ts'
import { list } from './list.ts'

/** Every form of a verb that gives an order, by its stem: "hacken", "hacke", "hackst", "hackt". */
const orders = (stems: string): Phrases =>
  list(stems).flatMap((stem) => ['en', 'e', 'st', 't'].map((ending) => stem + ending))

/** The same for "würfeln", "zerkleinern": "würfeln", "würfle", "würfele", "würfelt". */
const softOrders = (stems: string): Phrases =>
  list(stems).flatMap((stem) => [
    ...['n', 'e', 'st', 't'].map((ending) => stem + ending),
    `${stem.slice(0, -2)}${stem.slice(-1)}e`,
  ])

/** A verb in two parts: "dazugeben", "gebe ... dazu", "geben Sie ... dazu". */
const parted = (particle: string, stems: string): Phrases =>
  list(stems).flatMap((stem) => [
    ...['en', 't', 'st', 'e'].map((ending) => `${list(particle)[0]}${stem}${ending}`),
    ...['', 'e', 'en', 't', 'st'].map((ending) => `${stem}${ending} ... ${list(particle)[0]}`),
  ])

/** An adjective with its endings. */
const inflected = (stems: string): Phrases =>
  list(stems).flatMap((stem) => ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => stem + ending))

/** Pieces and cuts at the end of a name: "Zwiebelwürfel" and "Lachsfilet" are onion and salmon. */
const PIECES = list(`
  würfel, würfeln, würfelchen, stücke, stücken, stückchen, scheiben, streifen, ringe, ringen,
  spalten, filet, filets, filetstücke, brustfilet, brustfilets, brust, brüste, schenkel, keule,
  keulen, zehe, zehen, röschen, röllchen, halbringe, halbringen, blättchen, stifte, stiften, viertel, hälften, raspel, raspeln,
  kopf, köpfe, scheibe, zweig, zweige, stange, stangen, schote, schoten, knolle, kugel, kugeln
`)

/** "Rinderfilet" and the like: animal and cut written as one word. */
const cutsOf = (animals: string, cuts: string): Phrases =>
  list(animals).flatMap((animal) => list(cuts).map((cut) => animal + cut))

const MEAT_CUTS = cutsOf(
  'rinder, rinds, rind, schweine, schweins, kalb, kalbs, lamm, hirsch, reh, wild, wildschwein',
  `filet, filets, steak, steaks, braten, schnitzel, gulasch, rücken, lende, hüfte, keule, schulter,
  nacken, bauch, haxe, roulade, rouladen, kotelett, koteletts, geschnetzeltes, fleisch, ragout,
  leber, bäckchen, rippen, rippchen, brust, minutensteaks, medaillons`,
)
const POULTRY_CUTS = cutsOf(
  'hähnchen, hühnchen, hühner, puten, truthahn, enten, gänse, geflügel, poulet, poularden',
  `brust, brüste, brustfilet, brustfilets, filet, filets, fleisch, schnitzel, schenkel, keule,
  keulen, geschnetzeltes, flügel, steak, steaks, leber, innenfilet, innenfilets, oberkeule,
  oberkeulen, unterkeulen, gulasch, teile`,
)

export const DE: Lexicon = {
  language: 'de',
  verbPosition: 'anywhere',
  headPosition: 'last',
  hasCompounds: true,
  elides: false,
  capitalisesNouns: true,
  stemming: {
    shortest: 5,
    endings: {
      e: '',
      n: '',
      s: '',
      en: '',
      er: '',
      ern: '',
      ers: '',
      es: '',
      em: '',
      // No endings, though they look like it.
      ss: 'ss',
      us: 'us',
      is: 'is',
      hs: 'hs',
      käse: 'käse',
      käses: 'käse',
      grieß: 'grieß',
      grießes: 'grieß',
      wein: 'wein',
      bier: 'bier',
      huhn: 'huhn',
      korn: 'korn',
      kern: 'kern',
      hefe: 'hefe',
      kraut: 'kraut',
      kräuter: 'kräuter',
      kräutern: 'kräuter',
      soße: 'sauc',
      soßen: 'sauc',
      hack: 'hackfleisch',
      ...Object.fromEntries(
        ['', 'e', 'en', 'n', 'er'].flatMap((link) => PIECES.map((piece) => [link + piece, ''])),
      ),
    },
    irregular: {
      grieß: 'grieß',
      grießes: 'grieß',
      käses: 'käse',
      kräuter: 'kräuter',
      kräutern: 'kräuter',
      soße: 'sauc',
      soßen: 'sauc',
      hack: 'hackfleisch',
      eier: 'ei',
      eiern: 'ei',
      eis: 'eis',
      eigelbe: 'eigelb',
      dotter: 'eigelb',
      eidotter: 'eigelb',
      eiklar: 'eiweis',
      öle: 'öl',
      pute: 'put',
      ente: 'ent',
      muskatnuss: 'muskat',
      zitronensaft: 'zitron',
      limettensaft: 'limett',
      nüsse: 'nuss',
      karotte: 'mohr',
      karotten: 'mohr',
      mohrrübe: 'mohr',
      mohrrüben: 'mohr',
      porree: 'lauch',
      rahm: 'sahn',
      obers: 'sahn',
      erdapfel: 'kartoffel',
      erdäpfel: 'kartoffel',
      topfen: 'quark',
      brühwürfel: 'brühwürfel',
      suppenwürfel: 'suppenwürfel',
      hefewürfel: 'hefe',
      nelken: 'nelken',
      kochwasser: 'kochwasser',
      nudelwasser: 'nudelwasser',
      pastawasser: 'pastawasser',
      salzwasser: 'salzwasser',
      einweichwasser: 'einweichwasser',
      wasserbad: 'wasserbad',
    },
    pluralEndings: list(`n`),
  },
  // A participle before a noun ("gehackte Zwiebeln") is no order; "werden gehackt" is one.
  verbs: withPassives({
    add: [
      ...verbs(`hinein|zupfen, hinein|hobeln, hinein|pressen, hinein|reiben, hinein|schneiden, hinein|bröckeln, dazu|geben, hinzu|geben, zu|geben, hinein|geben, bei|geben, rein|geben, hinzu|fügen, bei|fügen, zu|fügen,
        dazu|gießen, an|gießen, zu|gießen, dazu|schütten, dazu|leeren, hinein|leeren, rein|leeren, mit ... auf|gießen, mit ... auf|füllen, ab|löschen, geben, schütten, sieben,
        bröseln, bröckeln, dazu|tun, hinein|tun, rein|tun, rein|kippen, dazu|kippen, drauf|kippen, drüber|kippen, darüber|kippen, hinein|kippen, drüber|stäuben, rein|bröseln, mit wein löschen, mit weißwein löschen, mit rotwein löschen, mit brühe löschen, mit der brühe löschen, mit dem wein löschen`),
      ...orders(
        'geb, gieß, schütt, streu, bröckel, bröckl, hinzufüg, zufüg, beifüg, beigeb, leg, wieg',
      ),
      ...list(`
        mit ... milch befeuchten, mit ... brühe befeuchten, mit ... sahne befeuchten, kommt ... in das,
        kommen ... in das, dazu kommt, dazu kommen, hinzu kommt, hinzu kommen, gib, gibst, einrieseln lassen, rieseln lassen, hineinrieseln lassen, einrieseln, lass ... einrieseln, lasse ... einrieseln, lasse ... rieseln, einlaufen lassen, dazulaufen lassen, gebe, gebt, füge, fügen, fügt, kommen ... dazu, kommt ... dazu, kommen ...
        hinzu, kommt ... hinzu, kommen ... hinein, kommt ... hinein, kommen ... rein, kommt ...
        rein, kommt ... in die, kommt ... in den, kommen ... in die, kommen ... in den, kommt ...
        ins, kommen ... ins, mit ... auffüllen, mit ... aufgießen, mit ... ablöschen, auffüllen,
        fülle ... auf, füllt ... auf, aufgießen, gieße ... auf, gieß ... auf, gießt ... auf,
        ablöschen, ablösche, lösche ... ab, lösch ... ab, löscht ... ab, löschen ... ab, angießen,
        gieße ... an, gießt ... an, gieß ... an, bedecken ... wasser, sieben, siebe, siebt, ein
        sieben, einsieben, übersieben, darübersieben, dazusieben, tun, tue, tu, tut, eier aufschlagen, ei aufschlagen, eier in ... schlagen, schlage die eier in, schlag die eier
        in, schlagt die eier in, zerkrümeln, zerbröckeln, zerbröseln, zerbrösele, zerbrösle,
        bröseln, abwiegen, einwiegen, abmessen, wiege ... ab, bereitstellen, setze ... zu, setzen
        ... zu, vorlegen, werfen, wirf, werft, füllen, befüllen, fülle ... in
      `),
      ...parted(
        'dazu',
        'geb, gieß, füg, schütt, streu, leg, mach, stell, rühr, bröckel, press, reib',
      ),
      ...list('gib ... dazu, gib ... hinzu, gib ... zu, gib ... hinein, gib ... bei, gib ... rein'),
      ...parted('hinzu', 'geb, füg, gieß, schütt, streu'),
      ...parted('zu', 'geb, füg, gieß'),
      ...parted('hinein', 'geb, gieß, leg, streu, schütt, press, reib, setz, stell, brösel'),
      ...parted('rein', 'geb, gieß, leg, tu, setz, schütt'),
      ...parted('drüber', 'geb, gieß, streu'),
      ...parted('ein', 'füll, streu, gieß, wieg, press'),
      ...passive(`
        gegeben, dazugegeben, hinzugefügt, zugegeben, hinzugegeben, hineingegeben, beigegeben,
        gegossen, aufgegossen, abgelöscht, zugefügt, eingefüllt, gefüllt, gesiebt, aufgefüllt,
        angegossen
      `),
    ],
    stirIn: [
      ...verbs('unter|rühren, ein|rühren, unter|mischen, unter|mengen, unter|kneten, ein|arbeiten'),
      ...parted('unter', 'rühr, meng, misch, knet, schlag, mix'),
      ...parted('ein', 'rühr, arbeit, knet'),
      ...list(`
        unter die ... rühren, unter den ... rühren, unter das ... rühren, unter die ... mischen,
        unter den ... mischen, unter das ... mischen, unter die ... mengen, unter den ... mengen,
        unter das ... mengen, unter die ... kneten, unter den ... kneten, in die ... rühren, in
        den ... rühren, in das ... rühren, darunter rühren, darunterrühren, dazurühren, arbeite
        ... ein, zur ... rühren, zum ... rühren
      `),
      ...passive('untergerührt, eingerührt, untergemischt, untergemengt, untergeknetet'),
    ],
    chop: [
      ...verbs('hacken, zerkleinern'),
      ...list(`
        hacken, hacke, hackst, hackt, klein hacken, grob hacken, fein hacken, kleinhacken, fein
        schneiden, feinschneiden, schneide ... fein, schneid ... fein, schneidet ... fein, kräuter ... klein schneiden, kräuter klein schneiden, hacke
        ... klein, hackt ... klein, zerkleinern, zerkleinere, zerkleinert ihr, zerkleinert man,
        schnippeln ... fein, klein schnippeln, kleinschnippeln, häckseln, häcksle, häckselt, wiegen ... fein, wiege ... fein, zerhacken, zerkleinere ... im blitzhacker
      `),
      ...passive('gehackt, zerkleinert, kleingehackt'),
    ],
    dice: [
      ...verbs('schneiden, würfeln, halbieren, vierteln, schnippeln, schnibbeln'),
      ...softOrders('würfel'),
      ...list(`
        schneiden, schneide, schneid, schneidet, schneidest, kleinschneiden, klein schneiden,
        schneide ... klein, halbieren, halbiere, halbiert die, halbiert ihr,
        halbiert man, vierteln, viertele, viertle, achteln, zerteilen, zerteile, in ... teilen,
        zupfen, zupfe, zupft, abzupfen, abzupfe, zupfe ... ab, zerpflücken, zerpflücke,
        durchschneiden, aufschneiden, einschneiden, zuschneiden, stifteln, in ... schneiden, in
        ... zerteilen, in ... zupfen, in ... brechen
      `),
      ...passive(
        'geschnitten, kleingeschnitten, gewürfelt, halbiert, geviertelt, gezupft, zerteilt',
      ),
    ],
    slice: [
      ...list(`
        in ... scheiben ... schneiden, in scheiben schneiden, in ... ringe ... schneiden, in ringe
        schneiden, hobeln, hoble, hobele, hobelt, schneide ... in scheiben, schneide ... in ringe,
        schneide ... ringe, schneide ... scheiben, schneidet ... scheiben, schneidet ... ringe, in
        streifen hobeln
      `),
      ...passive('gehobelt'),
    ],
    grate: [
      ...verbs('raspeln, reiben, raffeln'),
      ...list(`
        raffeln, raffle, raffelt, reiben, reibe den, reibe die, reibe das, reibt, reibst, raspeln, rasple, raspele, raspelt,
        abreiben, reibe ... ab, reibt ... ab, abraspeln, grob reiben, fein reiben, grob raspeln,
        fein raspeln, reibe käse, reibe parmesan, reibe kartoffeln, reibe möhren, *kohl ... hobeln,
        *kraut ... hobeln, *kohl hobeln, *kraut hobeln, hoble ... *kohl, hoble ... *kraut, zerrupfen,
        zerrupfe, zerrupft, zerfasern, zerfasere, auseinanderzupfen, auseinander zupfen, *fleisch ...
        zerpflücken, *fleisch ... zerzupfen, *fleisch ... zupfen, hähnchen ... zerpflücken, hähnchen
        ... zupfen, huhn ... zerpflücken, gabeln ... zerpflücken, gabeln zerpflücken, gabeln ...
        zerteilen, gabeln zerteilen, gabel ... zerpflücken, gabel zerpflücken
      `),
      ...passive('gerieben, geraspelt'),
    ],
    grind: [
      ...verbs('mahlen'),
      ...list(`
        mahlen, mahle, mahlt, pulverisieren, pulverisiere, schroten, schrote, zermahlen, zermahle,
        fein mahlen, vermahlen, zu puderzucker, zucker ... fein mixen, zucker ... staubfein mixen, zucker fein mixen, zucker
        staubfein mixen, zucker ... puderzucker, zucker ... pulver mixen, zu
        pulver mixen, zu mehl mixen, zu mehl ... mixen, zu mehl verarbeiten
      `),
      ...passive('gemahlen'),
    ],
    crush: [
      ...verbs('pressen, zerdrücken, zerstoßen'),
      ...list(`
        zerstoßen, zerstoße, zerstößt, mörsern, mörsere, mörsert, zerdrücken, zerdrücke, zerdrückt, zerdrück, pressen,
        presse den, presse die, presst, auspressen ... knoblauch, knoblauch pressen, durchpressen,
        durch die presse drücken, durch die knoblauchpresse drücken, zerbröseln ... fein,
        zerquetschen, fein zerstoßen, fein zerbröseln, anstoßen, im mörser, brösel machen
      `),
      ...passive('zerstoßen, gepresst, zerdrückt, gemörsert'),
    ],
    mix: [
      ...verbs('vermischen, vermengen, verrühren, glatt|rühren'),
      ...orders('misch, meng, vermeng, vermisch, rühr, verrühr, durchrühr, durchmisch, verarbeit'),
      ...parted('um', 'rühr'),
      ...parted('durch', 'rühr, misch'),
      ...parted('an', 'rühr'),
      ...parted('zusammen', 'rühr, misch'),
      ...list(`
        rühr, misch, vermeng, verrühr, vermisch, glatt rühren, glattrühren, rühre ... glatt, rühr
        ... glatt, rührt ... glatt, verschlagen, verreiben, zerreiben, unter das mehl reiben, ins mehl reiben, unter ... mehl reiben, krümelig reiben, zu
        streuseln verarbeiten, zu streuseln kneten, zu streuseln reiben, zu streuseln verreiben, zu streuseln zerreiben, zu bröseln reiben, zu bröseln verreiben, zu krümeln, weiterrühren, weiter rühren,
        abmischen, vermischt ... mit, verarbeite, mit ... vermischen, mit ... vermengen, mit ...
        verrühren, mit ... mischen, verbinden, verbinde, rühre ... um, rühr ... um
      `),
      ...passive(
        'gerührt, verrührt, vermischt, vermengt, gemischt, vermengt, umgerührt, verarbeitet',
      ),
    ],
    whisk: [
      ...verbs('verquirlen, auf|schlagen'),
      ...orders('schlag, verquirl, quirl'),
      ...list(`
        schlag, verquirle, verquirl, kleppern, verkleppern, schaumig schlagen, schlage ...
        schaumig, schlag ... schaumig, schlagt ... schaumig, weiß-schaumig, aufschlagen, schlage
        ... auf, schlag ... auf, schlagt ... auf, weiterschlagen, weiter schlagen, cremig
        schlagen, cremig aufschlagen, schlage ... cremig, dickschaumig schlagen, hellschaumig
        schlagen, glatt schlagen, aufmixen, unter schlagen
      `),
      ...passive('geschlagen, verquirlt, aufgeschlagen'),
    ],
    whip: [
      ...verbs('steif schlagen'),
      ...list(`
        steif schlagen, steifschlagen, schlage ... steif, schlag ... steif, schlagt ... steif,
        schlagen ... steif, steif ... schlagen, zu schlagrahm schlagen, zu schlagsahne schlagen, zu schnee schlagen, zu eischnee schlagen, zu ...
        schnee schlagen, zu ... eischnee schlagen, schlage ... schnee, schlage ... eischnee, sahne
        schlagen, sahne aufschlagen, sahne ... schlagen, schlagsahne ... schlagen, schlagsahne ...
        aufschlagen, schlagobers ... schlagen, eiweiß ... schlagen, eiweiße ... schlagen, eischnee
        schlagen, eiklar ... schlagen, halbsteif schlagen, schlage ... halbsteif, schlage ...
        sahne, schlage ... eiweiß, schlag ... sahne, schlag ... eiweiß, steif mixen, sahne ...
        mixen
      `),
      ...passive('steif geschlagen, steifgeschlagen'),
    ],
    cream: [
      ...verbs('schaumig rühren, cremig rühren, schaumig schlagen'),
      ...list(`
        schaumig rühren, cremig rühren, rühre ... schaumig, rühr ... schaumig, rührt ... schaumig,
        rühre ... cremig, rühr ... cremig, rührt ... cremig, schaumig verrühren, cremig verrühren,
        schaumigrühren, weißschaumig rühren, hellcremig rühren, butter ... aufschlagen, butter ...
        schaumig schlagen, butter ... cremig schlagen, weiche butter ... schlagen, schlage ...
        butter, geschmeidig rühren
      `),
      ...passive('schaumig gerührt, cremig gerührt'),
    ],
    knead: [
      ...verbs('kneten, verkneten, durch|kneten'),
      ...orders('knet, verknet, durchknet'),
      ...list(`
        kneten, knete, knetet, verknete, verknetet man, zusammenkneten, weiterkneten, knete ...
        durch, knetet ... durch, zu ... teig verarbeiten, zu ... teig verrühren und kneten, zu ...
        teig verkneten, verarbeite ... teig, verarbeitet ... teig, zu teig verarbeiten, auskneten,
        knete ... zusammen, mit den knethaken,
        einen ... hefeteig herstellen, einen ... hefeteig zubereiten, einen ... hefeteig bereiten, einen ... hefeteig machen,
        einen ... mürbteig herstellen, einen ... mürbteig zubereiten, einen ... mürbteig bereiten, einen ... mürbteig machen,
        einen ... mürbeteig herstellen, einen ... mürbeteig zubereiten, einen ... mürbeteig bereiten, einen ... mürbeteig machen,
        einen ... knetteig herstellen, einen ... knetteig zubereiten, einen ... knetteig bereiten, einen ... knetteig machen,
        einen ... nudelteig herstellen, einen ... nudelteig zubereiten, einen ... nudelteig bereiten, einen ... nudelteig machen
      `),
      ...passive('geknetet, verknetet'),
    ],
    fold: [
      ...verbs('unter|heben, unter|ziehen'),
      ...parted('unter', 'heb, zieh'),
      ...list(`
        unter die ... heben, unter den ... heben, unter das ... heben, unter die ... ziehen, unter
        den ... ziehen, darunterheben, darunter heben, unterhebe, hebe ...
        unter, zieh ... unter, vorsichtig unterrühren
      `),
      ...passive('untergehoben, untergezogen'),
    ],
    blend: [
      ...verbs('pürieren, mixen, durch|mixen'),
      ...orders('pürier, mix'),
      ...list(`
        suppe ... aufmixen, suppe aufmixen, sauce aufmixen, soße aufmixen, sauce ... aufmixen, soße ... aufmixen, durch die flotte lotte, durch eine flotte lotte, fein pürieren, püriere, pürier, glatt pürieren, mixe, mixt, durchmixen, mix, mit dem
        pürierstab, mit einem pürierstab, mit dem stabmixer, mit einem stabmixer, im mixer ...
        zerkleinern, zu ... creme mixen, cremig mixen, glatt mixen, verarbeite ... püree,
        verarbeite ... paste
      `),
      ...list(`
        zu ... püree verarbeiten, zu ... paste verarbeiten, zu ... paste mixen, zu ... paste
        pürieren, zu ... pesto verarbeiten, zu ... creme verarbeiten
      `),
      ...passive('püriert, gemixt'),
    ],
    mash: [
      ...verbs('stampfen, zerstampfen'),
      ...list(`
        stampfen, stampfe, stampft, zerstampfen, zerstampfe, zu kartoffelpüree verarbeiten, zu ... kartoffelpüree verarbeiten,
        zu kartoffelbrei, zu kartoffelstampf,
        mit einer gabel zerdrücken, mit der
        gabel zerdrücken, zerdrücke ... gabel, kartoffeln ... zerdrücken, bananen ... zerdrücken,
        durch die kartoffelpresse, durch eine kartoffelpresse, zu püree stampfen, zu brei
      `),
      ...passive('gestampft'),
    ],
    emulsify: list(`
      pürierstab ... hochziehen, stabmixer ... hochziehen, langsam hochziehen, langsam nach oben ziehen,
      tropfenweise ... öl, öl ... tropfenweise, öl ... einlaufen lassen, öl ... in dünnem strahl,
      öl ... im dünnen strahl, öl ... in einem dünnen strahl, nach und nach ... öl, öl ... nach
      und nach, emulgieren, emulgiere, langsam ... öl ... zugießen, lasse ... öl ... einlaufen,
      lass ... öl ... einlaufen
    `),
    sweat: [
      ...verbs('an|dünsten, an|schwitzen, dünsten, mit|dünsten, glasig dünsten'),
      ...lettings(
        'zusammenfallen, glasig werden, butter anlaufen, öl anlaufen, fett anlaufen, schmalz anlaufen',
      ),
      ...orders('dünst, schwitz, sautier'),
      ...parted('an', 'dünst, schwitz'),
      ...list(`
        weichdünsten, in der butter ... schmoren, in butter ... schmoren, im öl ... schmoren, in öl ...
        schmoren, im fett ... schmoren, in der butter schmoren, in butter schmoren, im öl schmoren, in
        öl schmoren, gardünsten, gar dünsten, weichschwitzen, glasig ... dünsten, glasig ... braten, glasig ... anbraten, glasig ... schwitzen, glasig
        ... andünsten, glasig werden lassen, glasig ... anschwitzen, dünste ... glasig, brate ...
        glasig, schwitze ... glasig, braten ... glasig, brate ... weich, weich braten, weich
        dünsten, andünsten, anschwitzen, anschwenken, schwenken, schwenke, farblos anschwitzen,
        mitdünsten, mitschwitzen, mitrösten, mit rösten, röste ... mit, kurz mitrösten, mit andünsten, mit anschwitzen, dünste ... mit, schwitze ...
        mit, zusammenfallen lassen, angehen lassen, mitbraten, mit braten, brate ... mit, braten
        ... mit, kurz mitbraten, mitanbraten, mit anbraten, kurz mit anbraten
      `),
      ...passive('gedünstet, angedünstet, angeschwitzt, mitgedünstet, glasig gedünstet'),
    ],
    brown: [
      ...verbs('an|braten, an|rösten, scharf an|braten'),
      ...parted('an', 'brat, bräun, röst'),
      ...list(
        `bräunen, bräune, bräunt, durchbraten, anbraten, brate ... an, brat ... an, scharf anbraten, rundherum anbraten, krümelig braten, krümelig anbraten, brate ... krümelig, brate ... braun, brate ... goldbraun, goldbraun braten, goldbraun anbraten, braun braten, braun anbraten, braun rösten, krümelig ... braten, bröselig braten, bröselig anbraten, brate ... goldgelb, goldgelb braten, anrösten, röste ... an, mitgeröstet, mitgebraten`,
      ),
      ...passive('angebraten, gebräunt, angeröstet, scharf angebraten'),
    ],
    fry: [
      ...verbs('braten'),
      ...lettings('braten'),
      ...orders('brat, frittier, brutzel, brutzl'),
      ...list(`
        ausbacken, backe ... aus, ausbraten, auslassen, knusprig braten, herausbacken, fertig
        braten, braten lassen, brat, brutzeln, in ... fett ausbacken, lasse ... aus, lass ... aus,
        von beiden seiten braten, in der pfanne backen, pfannkuchen ... backen, pfannkuchen
        backen, pfannkuchen ausbacken, crêpes backen
      `),
      ...passive('gebraten, ausgebacken, frittiert, ausgelassen'),
    ],
    toast: [
      ...verbs('rösten'),
      ...orders('röst'),
      ...list(`
        ohne fett ... rösten, in der pfanne rösten, trocken rösten, ohne fett anrösten, röste ...
        ohne fett, toasten, toaste
      `),
      ...passive('geröstet'),
    ],
    cook: [
      ...verbs('garen'),
      ...lettings('garen'),
      ...orders('gar'),
      ...list(`
        abbrennen, brenne ... ab, brennt ... ab, garen lassen, gar ziehen, fertig garen, garen, mitgaren, weitergaren, weiter garen,
        zubereiten
      `),
      ...passive('gegart'),
    ],
    simmer: [
      ...verbs('köcheln'),
      ...lettings('köcheln, kochen, schmoren, weiterköcheln, simmern, sieden'),
      ...orders('schmor, simmer, sied'),
      ...list(` 
        in wenig wasser ... dünsten, in etwas wasser ... dünsten, mit etwas wasser ... dünsten, mit wenig
        wasser ... dünsten, in wenig wasser dünsten, in etwas wasser dünsten, in brühe ... dünsten, in der
        *brühe ... dünsten, in etwas brühe ... dünsten, in der *brühe dünsten, im *saft ... dünsten, im
        eigenen saft ... dünsten, im *wein ... dünsten, im *fond ... dünsten, lass ... hitze ... ziehen, lasse ... hitze ... ziehen, lassen
        ... hitze ... ziehen, lasst ... hitze ... ziehen, lass ... siedepunkt ... ziehen, lasse ...
        siedepunkt ... ziehen, lassen ... siedepunkt ... ziehen, lass ... hitze ... quellen, lasse ...
        hitze ... quellen, lassen ... hitze ... quellen, unter rühren ... quellen lassen, rühren ...
        quellen lassen, rühren ... ausquellen lassen, zu ... sauce einkochen, zu ... soße einkochen, schwacher hitze ... einkochen, kleiner hitze ...
        einkochen, milder hitze ... einkochen, geringer hitze ... einkochen, niedriger hitze ...
        einkochen, schwacher hitze ... einkochen lassen, kleiner hitze ... einkochen lassen, milder
        hitze ... einkochen lassen, geringer hitze ... einkochen lassen, niedriger hitze ... einkochen
        lassen, gar ziehen lassen, weichgaren, weich garen, weichköcheln, weichschmoren, weich schmoren, garkochen,
        schwach kochen, leise wallen
        lassen, sacht kochen, sachte köcheln, temperatur ... ziehen lassen, temperatur ... garen,
        flamme ... ziehen lassen, flamme ... garen, siedepunkt ... ziehen lassen, siedepunkt ... garen, siedepunkt ... halten, stufe ... ziehen lassen, sanft garen, 
        köcheln, köchle, köchele, köchelt, köcheln lassen, lass ... köcheln, lasse ... köcheln,
        lasst ... köcheln, weiterköcheln, leise kochen, sanft kochen, leicht kochen,
        kochen lassen, lass ... kochen, lasse ... kochen, lasst ... kochen, weich kochen,
        weichkochen, koche ... weich, kocht ... weich, gar kochen, koche ... gar, kochen ... bis,
        koche ... bis, kocht ... bis, simmern, simmern lassen, schmoren lassen, ziehen lassen ...
        gar, bei ... hitze ziehen lassen, mitkochen, mit kochen, mitkochen lassen, koche ... mit,
        weiterkochen, weiter kochen, fertig kochen, durchkochen, sieden lassen, blubbern lassen,
        blubbern, lass ... blubbern, lasse ... blubbern, garziehen, garziehen lassen, kochen
        lassen ... bis, musig kochen, zu mus kochen, quellen lassen ... hitze, ausquellen lassen,
        mitköcheln, mitköcheln lassen, einkochen ... marmelade, sprudelnd kochen ... lassen,
        ausquellen, hitze ... quellen lassen, hitze ... ausquellen lassen, hitze ... ziehen lassen, hitze ... garen lassen, stufe ... quellen lassen, flamme ... quellen lassen
      `),
      ...passive('geköchelt, geschmort'),
    ],
    boil: [
      ...verbs('auf|kochen, zum kochen bringen, blanchieren'),
      ...lettings('aufkochen'),
      ...orders('koch'),
      ...parted('auf', 'koch'),
      ...list(`
        zum kochen bringen, bringe ... zum kochen, bring ... zum kochen, bringt ... zum kochen,
        bringen ... zum kochen, zum sieden bringen, aufkochen, aufkochen lassen, lass ...
        aufkochen, lasse ... aufkochen, kurz aufkochen, einmal aufkochen, erneut aufkochen,
        blanchieren, blanchiere, abkochen, koche ... ab, hart kochen, hartkochen, vorkochen,
        ankochen, zum köcheln bringen, bringe ... zum köcheln, sprudelnd kochen, al dente kochen,
        bissfest kochen, koche ... al dente, koche ... bissfest, bissfest garen, nach ... kochen,
        nach ... garen, nach ... zubereiten, laut ... kochen, laut ... zubereiten, gemäß ...
        kochen, gemäß ... zubereiten, wallend kochen
      `),
      ...passive('gekocht, aufgekocht, zum kochen gebracht, blanchiert'),
    ],
    steam: [
      ...verbs('dämpfen'),
      ...list(`
        dämpfen, dämpfe, dämpft, dampfgaren, dampfgare, im dampf garen, über dampf garen, im dampfgarer garen, über dampf, *dampf ... garen, *dampf ... gar
        ziehen lassen, dampfgarer ... garen, dampfeinsatz ... gar ziehen lassen, dämpfer ... garen,
        *korb ... über ... wasser garen, sieb über ... wasser ... garen, über kochendem wasser ... garen,
        über siedendem wasser ... garen, über dem kochenden wasser ... garen, gare ... *dampf, garen ... *dampf, gart ... *dampf, im dämpfeinsatz ... garen, im dämpfkorb ... garen, im
        dampfeinsatz ... garen, im siebeinsatz ... garen, über ... dampf garen, im dampfgareinsatz
        ... garen, im dämpfeinsatz, im dämpfkorb
      `),
      ...passive('gedämpft'),
    ],
    poach: list(`pochieren, pochiere, pochiert`),
    reduce: [
      ...verbs('reduzieren'),
      ...lettings('einkochen, reduzieren, einköcheln'),
      ...orders('reduzier, einreduzier'),
      ...parted('ein', 'koch'),
      ...list(`
        einkochen lassen, einreduzieren lassen, reduzieren lassen, lass ... einkochen, lasse ...
        einkochen, auf die hälfte einkochen, verkochen lassen, verdampfen lassen, offen einkochen,
        lasse ... reduzieren, lass ... reduzieren, lasse ... verdampfen, lass ... verdampfen,
        lasse ... verkochen, einköcheln, einköcheln lassen, köchle ... ein, köchele ... ein, köchelt
        ... ein, lass ... einköcheln, lasse ... einköcheln, lass ... reduzieren

      `),
      ...passive('eingekocht, reduziert, einreduziert'),
    ],
    thicken: [
      ...verbs('binden, an|dicken'),
      ...lettings('andicken, eindicken'),
      ...orders('bind, andick, eindick'),
      ...list(`
        béchamel* zubereiten, béchamel* herstellen, béchamel* machen, béchamel* bereiten,
        béchamel* rühren, béchamel* anrühren, bereite ... béchamel*, koche ... béchamel*,
        legieren, legiere, legiert, abbinden, binde ... ab, dicke ... an, dicke ... ein, dicklich einkochen, eindicken lassen, dicklich werden lassen, dick werden lassen, cremig werden lassen, bei ... hitze eindicken, bei ... hitze andicken,
        andicken lassen, eindicken, andicken, rühren ... eindickt, rühren ... andickt, rühren ...
        dicklich, rühren ... dick wird, rühren ... bindet, sämig einkochen, sämig kochen, kochen
        ... andickt, kochen ... eindickt, köcheln ... andickt, köcheln ... eindickt, köcheln ...
        dicklich, erhitzen ... andickt, erhitzen ... eindickt, erhitzen ... dicklich, erhitzen ...
        dick wird, rühre ... dick wird, rühre ... andickt, rühre ... eindickt, lass ... andicken,
        lass ... eindicken, lasse ... andicken, lasse ... eindicken, zur rose abziehen, mit ...
        abziehen, aufschlagen ... dicklich, schlagen ... dicklich, pudding kochen, köcheln ...
        dick wird
      `),
      ...passive('gebunden, angedickt, eingedickt'),
    ],
    melt: [
      ...verbs('schmelzen, zerlassen, flüssig machen, butter auslassen'),
      ...lettings('schmelzen, zergehen'),
      ...orders('schmelz, zerlass'),
      ...list(`
        schmelzen lassen, lass ... schmelzen, lasse ... schmelzen, zergehen lassen, lasse ...
        zergehen, lass ... zergehen, schmilz, verflüssigen, rühren ... geschmolzen, erwärmen ...
        geschmolzen, erhitzen ... geschmolzen, aufschäumen lassen
      `),
      ...passive('geschmolzen, zerlassen'),
    ],
    caramelise: [
      ...orders('karamellisier, karamelisier'),
      ...list(`karamellisieren lassen, karamelisieren lassen, zu karamell, goldbraun schmelzen`),
      ...passive('karamellisiert'),
    ],
    heat: [
      ...verbs('erhitzen, erwärmen, auf|lösen'),
      ...orders('erhitz, erwärm'),

      ...list(` aufwärmen, wärme ... auf, wärmt ... auf, warm machen, 
        heiß werden lassen, lass ... heiß werden, lasse ... heiß werden, warm werden lassen,
        wärme ... auf, auflösen, auflösen lassen, löse ... auf, lasse ... auflösen, lass
        ... auflösen, darin auflösen, rühren ... aufgelöst, anwärmen, erhitze, heiß machen,
        aufwallen lassen, lauwarm machen, lauwarm werden lassen, warm werden lassen, erhitzen ... aufgelöst, erwärmen ... aufgelöst, rühren ... gelöst,
        nochmals erhitzen, durchwärmen
      `),
      ...passive('erhitzt, erwärmt, aufgelöst, aufgewärmt'),
    ],
    scramble: [
      ...lettings('stocken'),
      ...list(`
      stocken lassen, zu rührei, lasse ... stocken, lass ... stocken, stocken, rührei braten,
      rühreier braten
    `),
    ],
    bake: [
      ...orders('back, grill, gratinier, überback'),
      ...list(`
        backe, backt, bäckt, fertig backen, goldbraun backen, backen lassen, in den ofen schieben,
        in den ... ofen schieben, in den ... backofen schieben, in den backofen schieben, in den
        ofen geben, in den backofen geben, in den ... ofen geben, in den ... backofen geben, in
        den ofen stellen, in den ... ofen stellen, in den ... backofen stellen, schiebe ... ofen,
        schieb ... ofen, schiebe ... backofen, stelle ... ofen, gib ... ofen, im ofen garen, im
        ... ofen garen, im ofen ... garen, im backofen ... garen, im ... backofen ... garen, im
        ofen rösten, im ofen ... rösten, im ... ofen ... rösten, im backofen ... rösten, im ...
        backofen rösten, ofen ... schmoren, im ofen ... backen, im ofen backen, abbacken,
        blindbacken, blind backen, ausbacken ... ofen, auf den grill legen, kommt ... ofen, kommt
        in den ofen, kommen ... ofen, kommt ... backofen, kommen ... backofen, überbacken,
        überbacke, weiterbacken, weiter backen
      `),
      ...passive('gebacken, überbacken, gegrillt, gratiniert'),
    ],
    preheat: [
      ...parted('vor', 'heiz'),
      ...list(
        `ofen ... vorheizen, backofen ... vorheizen, heize ... ofen, heize ... backofen, heizt ... ofen, heizt ... backofen, ofen auf, den ofen auf, den backofen auf, backofen auf ... vorheizen, vorwärmen, ofen einschalten, backofen einschalten, backofen auf ... erhitzen, ofen auf ... erhitzen, backofen ... stellen, backofen anheizen, grill anheizen, aufheizen, heize, heizt, heiz`,
      ),
      ...passive('vorgeheizt'),
    ],
    rest: [
      ...lettings('ruhen, stehen, ziehen, durchziehen, quellen, rasten, fest werden'),
      ...orders('ruh'),
      ...list(`
        ruhen lassen, lass ... ruhen, lasse ... ruhen, lasst ... ruhen, stehen lassen, lass ...
        stehen, lasse ... stehen, lasst ... stehen, ziehen lassen, lass ... ziehen, lasse ...
        ziehen, lasst ... ziehen, durchziehen lassen, lass ... durchziehen, lasse ... durchziehen,
        durchziehen, quellen lassen, lass ... quellen, lasse ... quellen, ausquellen ... lassen,
        fest werden lassen, lass ... fest werden, lasse ... fest werden, warten, trocknen lassen,
        antrocknen lassen, sich setzen lassen, nachziehen lassen, nachgaren lassen, rasten lassen,
        lass ... rasten, lasse ... rasten, ruhen, setzen lassen, einwirken lassen, abgedeckt
        stehen, zimmertemperatur annehmen lassen, liegen lassen, weichen lassen, aufquellen lassen, entspannen lassen, quellen, reifen lassen, lassen ... ziehen, lassen ...
        durchziehen, lassen ... ruhen, lassen ... stehen, lassen ... quellen, lassen ... rasten,
        lassen ... fest werden
      `),
      ...passive('stehen gelassen, ziehen gelassen'),
    ],
    proof: [
      ...lettings('gehen, aufgehen'),
      ...list(`
      gehen lassen, lassen ... gehen, lassen ... aufgehen, lass ... gehen, lasse ... gehen, lasst ... gehen, aufgehen lassen, lass ...
      aufgehen, lasse ... aufgehen, gären lassen, lass ... gären, lasse ... gären, gehen ...
      lassen, gehen, muss ... gehen, soll ... gehen, stückgare, stockgare
    `),
    ],
    cool: [
      ...lettings('abkühlen, auskühlen, erkalten'),
      ...list(`
      abkühlen, abkühlen lassen, lassen ... abkühlen, lassen ... auskühlen, lass ... abkühlen, lasse ... abkühlen, lasst ... abkühlen,
      auskühlen, auskühlen lassen, lass ... auskühlen, lasse ... auskühlen, erkalten lassen, lass
      ... erkalten, lasse ... erkalten, kalt werden lassen, abkuehlen lassen, etwas abkühlen,
      kühle ... ab, kühlt ... ab, ausdampfen lassen, ausdampfen, lass ... ausdampfen, lasse ...
      ausdampfen, wird ... abgekühlt, werden ... abgekühlt, zum abkühlen, zum auskühlen
    `),
    ],
    chill: [
      ...verbs('kalt|stellen, kalt stellen'),
      ...list(`
      kühlen, kühle den, kühle die, kühle das, kalt stellen, kaltstellen, stelle ... kalt, stell
      ... kalt, stellt ... kalt, stellen ... kalt, in den kühlschrank stellen, in den kühlschrank
      geben, in den kühlschrank legen, in den kühlschrank, im kühlschrank, ins kühle stellen, kühl
      stellen, kühlstellen, durchkühlen, durchkühlen lassen, wird ... gekühlt, werden ... gekühlt,
      kommt ... kühlschrank, kommen ... kühlschrank, gut kühlen, stelle ... kühlschrank, stell ...
      kühlschrank, gib ... kühlschrank, in den kühlschrank ... stellen, wird ... kalt gestellt,
      werden ... kalt gestellt, kalt ... stellen
    `),
    ],
    freeze: list(`
      einfrieren, friere ... ein, gefrieren, gefrieren lassen, ins gefrierfach stellen, ins
      gefrierfach, in den gefrierschrank, ins tiefkühlfach, tiefkühlen, einfrieren lassen,
      durchfrieren, in die gefriertruhe, im gefrierfach, im tiefkühlfach
    `),
    marinate: [
      ...verbs('ein|legen, marinieren'),
      ...orders('marinier'),
      ...parted('ein', 'leg'),
      ...list(`
        marinieren lassen, in der marinade ... ziehen, in der marinade ziehen, in die marinade legen, in die marinade ...
        legen, in der marinade ... liegen, in der marinade liegen, lass ... marinieren, lasse ... marinieren, einlegen ... lassen,
        durchziehen lassen ... kühlschrank
      `),
      ...passive('mariniert, eingelegt'),
    ],
    soak: [
      ...verbs('ein|weichen'),
      ...lettings('einweichen'),
      ...parted('ein', 'weich'),
      ...list(`
        einweichen lassen, quellen lassen ... wasser, wässern, lasse ... einweichen, lass ...
        einweichen, weiche ... ein, weiche ... wasser, weicht ... ein, in ... wasser einweichen
      `),
      ...passive('eingeweicht'),
    ],
    setAside: [
      ...verbs(
        'beiseite|stellen, beiseite stellen, beiseite legen, zur seite stellen, zur seite legen',
      ),
      ...list(`
        beiseite stellen, beiseitestellen, beiseite legen, beiseitelegen, zur seite stellen, zur
        seite legen, zurückbehalten, stelle ... beiseite, stell ... beiseite, stellt ... beiseite,
        lege ... beiseite, stelle ... zur seite, stell ... zur seite, lege ... zur seite, warm
        halten, warmhalten, warm stellen, warmstellen, halte ... warm, stelle ... warm,
        bereithalten, auffangen, fange ... auf, abnehmen und beiseite, aufheben, hebe ... auf,
        wird ... beiseite gestellt, werden ... beiseite gestellt, werden ... beiseite gelegt,
        zurücklegen, zurückhalten, bereitlegen, behalte ... zurück, aufbewahren ... später
      `),
    ],
    transfer: [
      ...verbs('um|füllen, ab|füllen'),
      ...parted('um', 'füll'),
      ...parted('ab', 'füll'),
      ...list(
        `auf einen teller geben, auf eine platte geben, auf teller geben, auf tellern anrichten, auf teller verteilen, auf tellern verteilen, auf die teller verteilen, in gläser füllen, in ... gläser füllen, in schälchen füllen, in ... schalen füllen, in flaschen füllen, in die form füllen, in die ... form füllen, in eine ... form füllen, in eine form füllen, in die form geben, in die ... form geben, in eine ... form geben, in die form gießen, in die form streichen, in eine ... form gießen, in die ... form gießen, gib ... in die form, gib ... in eine ... form, fülle ... form, füllt ... form, gieße ... form, auf das blech geben, auf ein ... blech geben, auf dem blech verteilen, auf ein ... backblech geben, auf einem ... backblech verteilen, auf dem ... backblech verteilen, auf einem ... blech verteilen, auf ein ... backblech legen, auf ein ... blech legen, auf das blech legen, auf das ... backblech legen, auf das backblech legen, aufs blech legen, setze ... blech, setze ... backblech, lege ... backblech, lege ... blech, auf ein ... blech setzen, in eine schüssel umfüllen, stürzen, stürze, auf ein kuchengitter stürzen, in die ... mulden füllen, in ... muffinförmchen füllen, in förmchen füllen, in die förmchen füllen, in einen spritzbeutel füllen, verteile ... form, verteile ... blech, verteile ... teller, fülle ... gläser, fülle ... in eine, umfüllen, auf die arbeitsfläche geben, auf eine ... arbeitsfläche geben, fülle, füllt`,
      ),
      ...passive('umgefüllt, in die form gefüllt'),
    ],
    remove: [
      ...verbs('heraus|nehmen, entfernen'),
      ...list(`
      herausnehmen, heraus nehmen, herausfischen, rausfischen, rausnehmen, nimm ... heraus, nehme ... heraus, nehmt ... heraus, nehmen ... heraus,
      entfernen, entferne, entfernt ihr, herausheben, hebe ... heraus, herausfischen, fische ...
      heraus, aus dem ofen nehmen, aus dem backofen nehmen, aus dem ofen holen, nimm ... aus dem,
      nehme ... aus dem, nehmt ... aus dem, nehmen ... aus dem, aus dem topf nehmen, aus der
      pfanne nehmen, nimm ... aus der, nehme ... aus der, aus dem ... nehmen, aus der ... nehmen,
      aus der form lösen, lösen ... form, abschöpfen, schöpfe ... ab, ausschalten, ofen
      ausschalten, aus dem wasser nehmen, hole ... aus, wegwerfen, herauslösen, auslösen, abheben,
      rausnehmen, nimm ... raus, wird ... entfernt, werden ... entfernt, aus dem wasser heben,
      herausnehme, herausholen, auf ein gitter setzen, wird ... herausgenommen, werden ...
      herausgenommen
    `),
    ],
    returnTo: list(`
      zurück in den topf geben, zurückgeben, wieder in den topf geben, wieder in die pfanne geben,
      wieder zugeben, wieder dazugeben, wieder hinzufügen, zurück in ... geben, gib ... zurück,
      gebe ... zurück, gebt ... zurück, wieder in ... geben, gib ... wieder, gebe ... wieder,
      wieder zurück in, wieder hineingeben, wieder einlegen, kommt ... wieder, kommen ... wieder,
      zurück in die pfanne geben, zurück in den topf legen, zurück in den topf gießen, zurück in den topf gieß*,
      zurück in die pfanne gieß*, zurückgießen, gieße ... zurück, gießt ... zurück, wieder in den topf gießen,
      zurück zum ... geben, zurück zur ... geben
    `),
    lowerHeat: list(`
      hitze ... reduziert, hitze ... verringert, hitze ... heruntergeschaltet, herd ... ausgeschaltet, reduzieren ... hitze,
      reduzieren ... temperatur, verringern ... hitze, verringere ... hitze, senken ... hitze, senke ... hitze, schalten ... hitze,
      stellen ... hitze, drehen ... hitze, schalten ... herd aus, schalte ... herd aus,
      hitze ... reduzieren, hitze reduzieren, reduziere ... hitze, hitze herunterschalten, hitze
      ... herunterschalten, hitze runterschalten, hitze zurückschalten, herunterschalten,
      runterschalten, zurückschalten, schalte ... zurück, schalte ... herunter, vom herd nehmen,
      vom herd ziehen, nehmen ... vom herd, nehmen ... vom feuer, von der ... platte nehmen, von der hitze nehmen, von der herdplatte nehmen, vom feuer nehmen, nimm ...
      vom herd, nehme ... vom herd, nehmt ... vom herd, ziehe ... vom herd, von der kochstelle
      nehmen, von der platte nehmen, hitze erhöhen, hitze verringern, hitze kleiner stellen, hitze
      klein stellen, die hitze senken, hitze drosseln, temperatur ... reduzieren, reduziere ...
      temperatur, herd ausschalten, herd abschalten, hitze ausschalten, ofentemperatur ...
      reduzieren, flamme ... stellen, schalte ... hitze, stelle ... hitze, drehe ... hitze, dreh
      ... hitze, hitze ... stellen, auf den herd stellen, auf die platte stellen, auf die herdplatte stellen, hitze ... drehen, hitze hochschalten, herd ausmachen, wird ...
      vom herd genommen, hitze ... herunterdrehen, hitze ... verringern, hitze ... zurückschalten
    `),
    cover: [
      ...verbs('zu|decken, ab|decken'),
      ...list(`
      zudecken, decke, deckt, abdecken, decke ... ab, decke ... zu, deckt ... ab, deckel auflegen, deckel
      aufsetzen, den deckel auflegen, mit frischhaltefolie ... abdecken, mit ... bedecken, deckel
      abnehmen, deckel drauf, deckel schließen, topf schließen, bedecken, einwickeln, wickle ... ein, wickele ... ein, in
      frischhaltefolie wickeln, in folie wickeln, verschließen, verschließe, wird ... abgedeckt,
      werden ... abgedeckt, wird ... zugedeckt, setze ... deckel, lege ... deckel, einpacken, in
      ... wickeln, bedecke
    `),
    ],
    season: [
      ...orders('würz, salz, pfeffer, verfein, süß'),
      ...parted('ab', 'schmeck'),
      ...list(
        `abschmecken, schmecke ... ab, schmeckt ... ab, mit ... abschmecken, mit ... würzen, würzt, salzen, pfeffern, pfeffere, pfeffert, nachwürzen, würze ... nach, mit ... verfeinern, verfeinern, verfeinere, probieren, probiere, abrunden, runde ... ab, süßen, mit ... süßen, salz und pfeffer zugeben, salz und pfeffer dazugeben, salz und pfeffer hinzufügen, würz, nachsalzen, säuern, nach geschmack ... zugeben, schmecke, schmeck, schmeckt`,
      ),
      ...passive(
        'verfeinert, nachgewürzt, abgerundet, gewürzt, abgeschmeckt, gesalzen, gepfeffert',
      ),
    ],
    prepare: [
      ...list(`
        tomaten ... blanchieren, tomaten blanchieren, tomaten ... überbrühen, tomaten überbrühen, tomaten ... brühen,
        mandeln ... blanchieren, mandeln blanchieren, mandeln ... überbrühen, blanchiere ... tomaten, überbrühe ... tomaten
      `),
      ...verbs('schälen, waschen, putzen, trennen, ein|fetten, ab|ziehen'),
      ...orders('wasch, putz, spül, entkern, entstein, häut, enthäut, entgrät, trenn, tau, pell'),
      ...list(`
        schälen, schäle die, schäle den, schäle das, schäle und, schäle zuerst, schäle zunächst,
        schäle zwiebel*, schäle kartoffel*, schäle möhre*, schäle karotte*, schäle knoblauch,
        schäle ingwer, schäle äpfel, schält, schälst, abziehen, ziehe ... ab, abbrausen, abspülen,
        spüle ... ab, spült ... ab, abwaschen, wasche ... ab, ausspülen, trocken tupfen,
        trockentupfen, tupfe ... trocken, tupfe, tupft, abtupfen, trocken schleudern,
        trockenschleudern, trocken schütteln, trockenreiben, entkerne, entfette, parieren,
        pariere, abschälen, auftauen, auftauen lassen, taue ... auf, fetten, fette, fettet, einfetten, fette ...
        ein, fette die, fette eine, buttern, ausbuttern, buttere, mit backpapier auslegen, mit
        backpapier belegen, auslegen, auskleiden, lege ... aus, legt ... aus, mehlen, bemehlen,
        ausstreuen, streue ... aus, bemehle, entsaften, auspressen, presse ... aus, presst ...
        aus, ausdrücken, drücke ... aus, ausdrücken lassen, ausschaben, auskratzen, kratze ...
        aus, mark auskratzen, mark herauskratzen, einstechen, stich ... ein, steche ... ein,
        vorbereiten, bereite ... vor, bereitlegen, abschneiden, schneide ... ab, verlesen,
        verlese, lese ... aus, waschen, strunk entfernen, kerne entfernen, entstielen, stiele
        entfernen, strunk herausschneiden, kerngehäuse entfernen, kerngehäuse ... entfernen,
        entfernen ... kerne, entkernen, entferne ... kern*, entferne ... strunk, strunk ...
        entfernen, kerne ... entfernen, aushöhlen, trocknen, trockne, auspulen, abzupfe, säubern,
        säubere, bürsten, schrubben, abbürsten, blätter ... abzupfen, schale abreiben, schale ...
        abreiben, abgießen ... dose, trenne, auspinseln, plattieren, klopfen, klopfe, anritzen,
        ritze, einritzen, kreuzweise einschneiden, rechtzeitig ... herausnehmen
      `),
      ...passive(`
        geschält, gewaschen, geputzt, entkernt, abgespült, getrennt, eingefettet, trocken getupft,
        abgezogen, ausgelegt, ausgepresst, enthäutet, trockengetupft
      `),
    ],
    shape: [
      ...verbs('aus|rollen, aus|stechen, formen'),
      ...list('rollen, formen, auswalken, walke ... aus'),
      ...list(`
        ausrollen, rolle ... aus, rollt ... aus, ausstechen, steche ... aus, stich ... aus, zu
        kugeln formen, zu ... formen, forme ... zu, forme, formt, aufrollen, rolle ... auf,
        einrollen, rolle ... ein, flach drücken, flachdrücken, drücke ... flach, drücken, drücke
        den, drücke die, drückt, falten, falte, faltet, zusammenfalten, einschlagen, schlage ...
        ein, flechten, flechte, teilen, teile den, teile die, teile das, teilt, in portionen
        teilen, in ... stücke teilen, in ... portionen teilen, auswellen, ausziehen, in form
        ziehen, füllen ... mit, zusammenklappen, klappe, aufspießen, aufstecken, stecke, spieße
        ... auf, abstechen, steche ... ab, rundwirken, rund wirken, wirken, wirke, andrücken,
        drücke ... an, festdrücken, hochziehen, zu einem laib formen, zu einer kugel formen, auf
        spieße stecken, verschließen ... ränder, kleine kugeln rollen, drehen ... kugeln, drehe
        ... kugeln, schneide ... teig
      `),
      ...passive('geformt, ausgerollt, ausgestochen, geteilt, gerollt'),
    ],
    assemble: [
      ...verbs('bestreuen, bestreichen, verteilen'),
      ...orders(
        'verteil, verstreich, ausstreich, einschicht, aufschicht, bestreu, beträufel, beträufl, bestreich, schicht, beleg, bepinsel, wend',
      ),
      ...list(`
        häufchen setzen, häufchen ... setzen, kleckse setzen, tupfen setzen, häufchen spritzen, tupfen spritzen, kommt ... drauf, kommen ... drauf, kommt ... darauf, kommen ... darauf, kommt ... darüber,
        kommen ... darüber, kommt ... obendrauf, kommen ... obendrauf, verteile, bestreue, beträufeln, beträufle, beträufele, bestreichen, bestreiche, schichten,
        schichte, belegen, belege, bepinseln, pinsele ... ein, einpinseln, streichen, streiche,
        streicht, glatt streichen, glattstreichen, streiche ... glatt, dekorieren, dekoriere,
        verzieren, verziere, garnieren ... gebäck, toppen, toppe, wälzen, wälze, wälzt, panieren,
        paniere, übergießen, übergieße, begießen, begieße, wenden, wende, wendet, umdrehen, drehe
        ... um, einreiben, reibe ... ein, reibt ... ein, bestäuben, bestäube, einstreichen,
        überziehen, überziehe, tränken, tränke, auf den ... geben, auf die ... geben, auf das ...
        geben, darauf geben, daraufgeben, gib ... auf den, gib ... auf die, gib ... auf das,
        darüber geben, darübergeben, gib ... darüber, darüberstreuen, darüber streuen, streue ...
        darüber, streue ... über, darüber verteilen, darauf verteilen, verteile ... darauf, auf
        ... streichen, aufstreichen, überstreuen, streuen ... über, über die ... gießen, über den
        ... gießen, über das ... gießen, darüber gießen, gieße ... über, gießt ... über,
        darübergießen, zusammensetzen, setze ... zusammen, auf den ... legen, auf die ... legen,
        darauf legen, darauflegen, lege ... auf den, lege ... auf die, auf dem ... verteilen, auf
        der ... verteilen, auf den ... verteilen, auf die ... verteilen, in ... wälzen, in ...
        wenden, massieren, massiere, einmassieren, schwenken ... sauce, wiederholen, wiederhole,
        träufeln, träufle, träufele, darüberträufeln, aufsetzen, auftragen, hinstellen, über ...
        träufeln, über ... streuen, auf ... setzen, einstecken, spritzen, spritze, aufspritzen,
        glasieren, glasiere, über den ... geben, über die ... geben, über das ... geben, gib ...
        über, gebe ... über, gebe ... darüber, gebt ... darüber
      `),
      ...passive(
        'bestrichen, bestreut, verteilt, belegt, geschichtet, beträufelt, dekoriert, verziert',
      ),
    ],
    drain: [
      ...verbs('ab|gießen'),
      ...lettings('abtropfen'),
      ...parted('ab', 'gieß, tropf, seih, sieb, schütt'),
      ...list(`
        abtropfen lassen, lass ... abtropfen, lasse ... abtropfen, lasst ... abtropfen, in ein
        sieb geben, in ein sieb abgießen, durch ein sieb gießen, durch ein ... sieb gießen, durch
        ein sieb streichen, durch ein ... sieb streichen, durch ein sieb passieren, durch ...
        sieb, passieren, passiere, streiche ... durch ein, gieße ... durch ein, zum abtropfen,
        abseihen, ausdrücken ... flüssigkeit, in ein sieb gießen, in ein sieb schütten, auf
        küchenpapier abtropfen, entfetten, auf küchenkrepp abtropfen, auf küchenpapier entfetten,
        abschrecken, schrecke ... ab, schreckt ... ab, durchsieben, filtern, gieße ... ab, gieß
        ... ab, giesst ... ab, auswringen
      `),
      ...passive('abgegossen, abgetropft, abgeseiht, durch ein sieb gestrichen, passiert'),
    ],
    serve: [
      ...verbs('an|richten, servieren'),
      ...orders('servier, garnier, genieß, reich'),
      ...parted('an', 'richt'),
      ...list(`
        anrichten, richte ... an, guten appetit, schmecken lassen, lass ... schmecken, lasst ...
        schmecken, lasse ... schmecken, dazu passt, dazu passen, dazu schmeckt, passt, reichen,
        aufbewahren, bewahre ... auf, haltbar, hält sich, halten sich, lagern, essen, dazu
        reichen, auftischen, verzehren, serviere, serviert ihr, serviert man, heiß servieren,
        sofort servieren, aufschneiden und servieren, dazu serviere*
      `),
      ...passive('serviert, angerichtet, garniert'),
    ],
    needless: list(`
      pürierstab auf den boden stellen, stabmixer auf den boden stellen, pürierstab ... boden stellen,
      eine mulde drücken, eine mulde formen, in die mitte eine mulde drücken, in die mitte ...
      mulde drücken, mulde ... drücken, mulde ... formen, drücke ... mulde, forme ... mulde, mulde
      hineindrücken
    `),
    other: list(`
      machen, mache, beginnen, beginne, starten, prüfen, prüfe, testen, kontrollieren, beachten,
      achten, achte, bereiten, bereite, herstellen, lockern, weitermachen, fortfahren, verfahren,
      aufpassen, stellen, stelle den, stelle die, stelle das, stellt, nehmen, nimm, nehme, nehmt,
      verdünnen, verdünne, öffnen, öffne, verwenden, verwende, nutzen, heben, hebe, setzen, setze
    `),
  }),
  // The phrase that ends last in a name decides: "Gemüsebrühe" is a liquid.
  foods: {
    onion: list(`
      zwiebel, zwiebeln, gemüsezwiebel, gemüsezwiebeln, schalotte, schalotten, lauch, porree,
      lauchstange*, porreestange*, zwiebelwürfel, *speisezwiebel, *speisezwiebeln, röstzwiebeln
    `),
    garlic: list(`
      knoblauch, knoblauchzehe, knoblauchzehen, *knoblauch, knobi*, knofi*, knofel, zehe knoblauch, zehen knoblauch
    `),
    ginger: list(`
      ingwer, ingwerwurzel, ingwerknolle, chili, chilis, chilischote, chilischoten, peperoni,
      peperoncini, peperoncino, zitronengras, galgant, jalapeno, jalapenos, pfefferoni,
      kurkumawurzel
    `),
    herb: list(`
      sauerampfer, pimpinelle, kräuter, *kräuter, petersilie, *petersilie, basilikum, basilikumblätter, koriander,
      koriandergrün, dill, schnittlauch, minze, minzblätter, minzeblätter, pfefferminze, thymian,
      thymianzweig*, rosmarin, rosmarinzweig*, salbei, salbeiblätter, estragon, lorbeer,
      lorbeerblatt, lorbeerblätter, majoran, oregano, bohnenkraut, liebstöckel, kerbel, kresse,
      bärlauch, frühlingszwiebel, frühlingszwiebeln, lauchzwiebel, lauchzwiebeln, jungzwiebel,
      jungzwiebeln, suppenkräuter, zitronenmelisse, borretsch, waldmeister
    `),
    hardVegetable: list(`
      sellerieknolle*, möhre, möhren, karotte, karotten, rüebli, mohrrübe, mohrrüben, sellerie, knollensellerie,
      staudensellerie, stangensellerie, selleriestange*, pastinake, pastinaken, steckrübe,
      steckrüben, rübe, rüben, rote bete, rote beete, rote bete knolle*, rote rübe*, kürbis,
      hokkaido, hokkaidokürbis, butternutkürbis, butternut, blumenkohl, karfiol, brokkoli,
      broccoli, romanesco, fenchel, fenchelknolle*, gemüse, *gemüse, suppengrün, suppengemüse,
      wurzelgemüse, bohnen grün, grüne bohnen, grünen bohnen, prinzessbohnen, buschbohnen,
      stangenbohnen, fisolen, spargel, *spargel, rosenkohl, kohlrabi, kohlrabis, radieschen,
      rettich, petersilienwurzel*, schwarzwurzel*, topinambur, zuckerschoten, *kürbis,
      brokkoliröschen, blumenkohlröschen
    `),
    softVegetable: list(
      `bambussprosse*, tomate, tomaten, zucchini, zucchinis, zucchetti, aubergine, auberginen, melanzani, gurke, gurken, *gurke, *gurken, paprika, paprikas, paprikaschote, paprikaschoten, *paprika, spitzpaprika, avocado, avocados, mais, maiskörner, zuckermais, maiskolben, maiskölbchen, minimais, babymais, oliven, olive, *oliven, kapern, artischocke*, artischockenherzen, paradeiser, paprika rot, kirschtomate*, cherrytomate*, cocktailtomate*, strauchtomate*, rispentomate*, fleischtomate*, datteltomate*, eiertomate*, flaschentomate*, romatomate*`,
    ),
    leaf: list(`
      wirz, spinat, *spinat, blattspinat, babyspinat, kopfsalat, eisbergsalat, feldsalat, salat, *salat,
      rucola, rauke, grünkohl, weißkohl, rotkohl, spitzkohl, wirsing, kohl, weißkraut, rotkraut,
      blaukraut, kraut, sauerkraut, chinakohl, mangold, pak choi, endivie, endiviensalat,
      radicchio, chicoree, brunnenkresse, salatblätter
    `),
    mushroom: list(`
      champignon, champignons, pilz, pilze, pilzen, *pilze, *pilz, pfifferling, pfifferlinge,
      steinpilze, shiitake, egerlinge, kräuterseitling*, austernpilze, seitlinge, *champignons
    `),
    potato: list(`
      kartoffel, kartoffeln, *kartoffel, *kartoffeln, erdapfel, erdäpfel, süßkartoffel,
      süßkartoffeln, drillinge, batate
    `),
    legume: list(`
      linse, linsen, *linsen, kichererbse, kichererbsen, erbse, erbsen, *erbsen, bohne, bohnen,
      *bohnen, kidneybohnen, tk-erbsen, edamame, mungobohnen, sojabohnen, schälerbsen
    `),
    rice: list(`
      reis, *reis, arborio, basmati, basmatireis, risottoreis, milchreis, carnaroli, jasminreis,
      langkornreis
    `),
    grain: list(
      `rollgerste, haferflocken, hafer, quinoa, bulgur, couscous, graupen, *graupen, gerste, polenta, maisgrieß, grieß, *grieß, hirse, buchweizen, dinkel, grünkern, ebly, müsli, amaranth, haferkleie, dinkelflocken, hirseflocken, getreideflocken, weizenflocken, reisflocken`,
    ),
    pasta: list(`
      nudel, nudeln, *nudeln, pasta, spaghetti, penne, makkaroni, lasagneplatten, lasagneblätter,
      lasagneplatte*, tagliatelle, fusilli, linguine, orzo, fettuccine, rigatoni, farfalle,
      spätzle, gnocchi, tortellini, ravioli, maultaschen, hörnchennudeln, bandnudeln, kritharaki,
      spirelli, conchiglie, orecchiette, hörnchen, spaghettini
    `),
    mincedMeat: list(`
      hackfleisch, *hackfleisch, hack, *hack, faschiertes, gehacktes, rinderhack, mett, thüringer
      mett, brät, *brät, tatar, hackepeter, hackfleisch gemischt, gehacktes gemischt
    `),
    meat: [
      ...MEAT_CUTS,
      ...list(
        `fleisch, rind, rindfleisch, schwein, schweinefleisch, lamm, lammfleisch, kalb, kalbfleisch, gulasch, *gulasch, gyros, *gyros, gyrosfleisch,  gulaschfleisch, steak, steaks, schnitzel, braten, kasseler, haxe, schinken, kotelett*, rippchen, tafelspitz, nacken, schulter, roulade, rouladen, beinscheibe, beinscheiben, lammkeule, keule, wild, reh, hirsch, kaninchen, schweinebauch, geschnetzeltes, filets, rinderrouladen, krustenbraten, sauerbraten, sonntagsbraten, *schinken, suppenfleisch, bratenfleisch, speckschwarte, fleischstücke, rumpsteak, rumpsteaks, entrecôte`,
      ),
    ],
    poultry: [
      ...POULTRY_CUTS,
      ...list(`
      hähnchen, hähnchenbrust, hähnchenbrüste, hähnchenbrustfilet, hähnchenbrustfilets,
      hähnchenfilet, hähnchenfilets, hähnchenschenkel, hähnchenkeule*, hähnchenfleisch,
      hähnchenflügel, hühnchen, hühnerbrust, hühnerbrustfilet*, hühnerfleisch, hühnchenfleisch,
      hühnchenbrust*, huhn, suppenhuhn, hühnerkeule*, pute, putenbrust, putenbrustfilet,
      putenfleisch, putenschnitzel, putenfilet, truthahn, ente, entenbrust, entenkeule*, gans,
      gänsekeule*, poulet, pouletbrust, geflügel, geflügelfleisch, hendl, poularde, brathähnchen,
      grillhähnchen, maishähnchen*, putengeschnetzeltes, hähnchengeschnetzeltes
    `),
    ],
    sausage: list(`
      wurst, *wurst, würstchen, *würstchen, würste, *würste, würstel, speck, *speck, speckwürfel,
      schinkenwürfel, bacon, pancetta, chorizo, salami, cabanossi, katenschinken, landjäger, tofu,
      *tofu, räuchertofu, tempeh, halloumi, dörrfleisch, bauchspeck, schinkenspeck, leberkäse, fleischwurst,
      lyoner, wiener, mettenden, knacker, debreziner, guanciale, parmaschinken
    `),
    fish: list(
      `fisch, fischfilet, fischfilets, lachs, lachsfilet, lachsfilets, kabeljau, kabeljaufilet*, seelachs, seelachsfilet*, dorsch, thunfisch, forelle*, forellenfilet*, zander, zanderfilet*, makrele*, sardelle*, sardellenfilet*, anchovis, sardine*, rotbarsch, rotbarschfilet*, heilbutt, pangasius*, hering*, matjes, scholle*, saibling*, dorade*, wolfsbarsch, schellfisch, seeteufel, seefisch, weißfisch, räucherfisch, räucherlachs, wildlachs, stremellachs, thunfischfilet*, lachsforelle*, thunfischsteak*, lachssteak*, heringsfilet*, makrelenfilet*, schollenfilet*, dorschfilet*`,
    ),
    seafood: list(`
      garnele, garnelen, *garnelen, shrimps, krabben, muscheln, *muscheln, miesmuscheln,
      venusmuscheln, jakobsmuscheln, tintenfisch, tintenfische, calamari, scampi, hummer, krebse,
      flusskrebse, meeresfrüchte, krebsfleisch, riesengarnelen, gambas, oktopus
    `),
    egg: list(`ei, eier, eiern, bio-eier, hühnereier, vollei, wachteleier`),
    eggYolk: list(`eigelb, eigelbe, dotter, eidotter`),
    eggWhite: list(`eiweiß, eiweiße, eiklar, eischnee`),
    milk: list(`
      milch, *milch, buttermilch, kokosmilch, vollmilch, mandelmilch, hafermilch, sojamilch,
      kondensmilch, *drink, haferdrink
    `),
    cream: list(`
      sahne, *sahne, schlagsahne, schlagobers, obers, rahm, schlagrahm, kochsahne, vollrahm,
      halbrahm, konditorsahne, sojasahne, hafersahne, cremefine
    `),
    softDairy: list(`
      joghurt, *joghurt, jogurt, naturjoghurt, schmand, saure sahne, sauren sahne, saurer sahne,
      sauerrahm, saurer rahm, crème fraîche, creme fraiche, creme double, crème légère,
      frischkäse, doppelrahmfrischkäse, mascarpone, ricotta, hüttenkäse, quark, *quark, topfen,
      magerquark, speisequark, kefir, skyr, schichtkäse, ziegenfrischkäse, kräuterfrischkäse,
      sahnejoghurt, philadelphia
    `),
    hardCheese: list(`
      parmesan, parmesankäse, pecorino, gruyère, greyerzer, cheddar, emmentaler, bergkäse, gouda,
      manchego, grana padano, hartkäse, appenzeller, edamer, parmigiano, parmigiano reggiano,
      raclettekäse, allgäuer emmentaler, sbrinz, leerdammer, comté, almkäse
    `),
    cheese: list(`
      käse, *käse, mozzarella, feta, fetakäse, schafskäse, hirtenkäse, ziegenkäse,
      blauschimmelkäse, brie, camembert, gorgonzola, schmelzkäse, reibekäse, streukäse, burrata,
      provolone, roquefort, butterkäse, pizzakäse, tilsiter, limburger
    `),
    butter: list(`
      butter, süßrahmbutter, margarine, alsan, butterschmalz, schmalz, schweineschmalz, gänseschmalz,
      ghee, *margarine, kokosfett, kokosöl, pflanzenfett, fett, frittierfett, backmargarine,
      kräuterbutter, knoblauchbutter, sauerrahmbutter, pflanzenmargarine, bratfett, palmin
    `),
    oil: list(`
      öl, *enöl, *rapsöl, *kernöl, *samöl, *nussöl, pflanzenöl, speiseöl, bratöl, *keimöl,
      trüffelöl, chiliöl, distelöl, walnussöl, leinöl, olivenöl, sonnenblumenöl, rapsöl, sesamöl,
      frittieröl, *bratöl, neutrales öl, erdnussöl, kürbiskernöl
    `),
    liquid: list(`
      calvados, metaxa, wasser, *wasser, brühe, *brühe, fond, *fond, wein, *wein, weißwein, rotwein, saft, *saft,
      essig, *essig, bier, *bier, kaffee, espresso, passata, passierte tomaten, passierten
      tomaten, tomaten passiert, passiert, gehackte tomaten, gehackten tomaten, stückige tomaten,
      stückigen tomaten, tomaten stückig, dosentomaten, geschälte tomaten, geschälten tomaten,
      pizzatomaten, tomaten aus der dose, dose tomaten, bouillon, *bouillon, suppe, eintopf, *eintopf, *suppe, sherry, rum,
      cognac, weinbrand, sojasauce, sojasoße, *sauce, *soße, fischsauce, worcestersauce,
      worcestershiresauce, tabasco, vanilleextrakt, *extrakt, vanillearoma, *aroma, amaretto,
      *likör, *schnaps, kirschwasser, marsala, mirin, balsamico, aceto balsamico, tee, sekt,
      prosecco, cidre, most, port, portwein, wermut, wodka, limonade, mineralwasser, gin, whisky
    `),
    flour: list(`
      mehl, weizenmehl, brotmehl, backmehl, kuchenmehl, universalmehl, instantmehl, dinkelmehl, roggenmehl, vollkornmehl, *vollkornmehl, *weizenmehl,
      *dinkelmehl, mandelmehl, reismehl, maismehl, kichererbsenmehl, buchweizenmehl, hafermehl,
      spätzlemehl, pizzamehl, brotbackmischung, backmischung, mehl type*, weizenmehl type*,
      dinkelmehl type*, roggenmehl type*, gemahlene mandeln, gemahlenen mandeln, mandeln gemahlen,
      gemahlene haselnüsse, gemahlenen haselnüssen, haselnüsse gemahlen, gemahlene nüsse, mehl
      typ*, weizenmehl typ*
    `),
    starch: list(`
      stärke, *stärke, speisestärke, maisstärke, kartoffelstärke, kartoffelmehl, puddingpulver,
      *puddingpulver, vanillepuddingpulver, mondamin, soßenbinder, saucenbinder, tapiokastärke,
      maizena
    `),
    sugar: list(`
      zucker, *zucker, puderzucker, vanillezucker, vanillinzucker, rohrzucker, gelierzucker,
      staubzucker, kristallzucker, hagelzucker, süßstoff, stevia, xylit, xucker, birkenzucker,
      erythrit
    `),
    syrup: list(`
      honig, *honig, sirup, *sirup, ahornsirup, agavendicksaft, *dicksaft, melasse, rübenkraut,
      karamell, reissirup, zuckerrübensirup
    `),
    yeast: list(`
      hefe, *hefe, trockenhefe, frischhefe, backhefe, hefewürfel, sauerteig, *sauerteig,
      sauerteigansatz, anstellgut, germ, trockengerm
    `),
    leavening: list(`
      backpulver, natron, weinstein, weinsteinbackpulver, gelatine, *gelatine, blattgelatine,
      agar-agar, agartine, sahnesteif, pektin, flohsamenschalen, xanthan, backtriebmittel,
      johannisbrotkernmehl, guarkernmehl, hirschhornsalz, pottasche
    `),
    salt: list(`
      salz, *salz, meersalz, salz und pfeffer, salz & pfeffer, salz pfeffer, fleur de sel,
      steinsalz, salz und pfeffer aus der mühle
    `),
    spice: list(
      `hefeflocken, würzhefe, hefeextrakt, vanillemark, pfeffer, *pfeffer, pfefferkörner, cayennepfeffer, paprikapulver, *paprikapulver, rosenpaprika, paprika edelsüß, paprika rosenscharf, paprikapulver edelsüß, paprikapulver rosenscharf, edelsüß, rosenscharf, kreuzkümmel, kümmel, *kümmel, zimt, *zimt, zimtstange*, muskat, muskatnuss, kurkuma, curry, currypulver, garam masala, chilipulver, chiliflocken, kardamom, nelke, nelken, gewürznelke*, gewürz, gewürze, *gewürz, piment, sternanis, anis, safran, safranfäden, koriandersamen, senfkörner, senfsaat, fenchelsamen, wacholderbeere*, vanilleschote*, vanillemark, vanille, abrieb, *abrieb, zitronenabrieb, zitronenschale, orangenschale, zitronenzesten, orangenabrieb, lebkuchengewürz, brühwürfel, suppenwürfel, gemüsebrühpulver, gekörnte brühe, instantbrühe, sumach, zatar, ras el hanout, italienische kräuter, kräuter der provence, getrockneter oregano, getrockneter thymian, majoran getrocknet, getrockneter majoran, schwarzkümmel, bockshornklee, tonkabohne, zwiebelpulver, knoblauchpulver, ingwerpulver, senfpulver, brühpulver, hühnerbrühpulver, currygewürz, kreuzkümmelsamen, kümmelsamen, selleriesamen`,
    ),
    chocolate: list(`
      schokolade, *schokolade, zartbitterschokolade, vollmilchschokolade, kuvertüre, *kuvertüre,
      blockschokolade, schokotropfen, schokoladentropfen, schokodrops, schokostückchen,
      *kuchenglasur, kuchenglasur, schokolade zartbitter
    `),
    cocoa: list(`
      kakao, kakaopulver, backkakao, matcha, milchpulver, proteinpulver, instantkaffee,
      espressopulver, eiweißpulver
    `),
    nut: list(`
      mandelblätter, mandelblättern, nuss, nüsse, nüssen, mandel, mandeln, *mandeln, mandelblättchen, mandelstifte, walnuss,
      walnüsse, walnusskerne, haselnuss, haselnüsse, haselnusskerne, cashew, cashews, cashewkerne,
      cashewnüsse, pistazien, pistazienkerne, erdnüsse, erdnuss, pinienkerne, macadamia*,
      pekannüsse, sonnenblumenkerne, kürbiskerne, sesam, sesamsamen, sesamkörner, leinsamen,
      chiasamen, maronen, esskastanien, *kerne, mohn, paranüsse
    `),
    driedFruit: list(`
      rosinen, sultaninen, korinthen, datteln, *datteln, medjool-datteln, pflaumen getrocknet,
      backpflaumen, trockenpflaumen, getrocknete aprikosen, kokosraspel, kokosflocken,
      kokosraspeln, cranberries, cranberrys, orangeat, zitronat, trockenobst, dörrobst,
      getrocknete tomaten, getrockneten tomaten, getrocknete feigen, softaprikosen, trockenfrüchte
    `),
    fruit: list(`
      apfel, äpfel, äpfeln, banane, bananen, *bananen, beere, beeren, *beeren, erdbeere*,
      himbeere*, heidelbeere*, blaubeere*, brombeere*, johannisbeere*, pfirsich*, nektarine*,
      birne, birnen, pflaume, pflaumen, zwetschge, zwetschgen, zwetschke*, kirsche, kirschen,
      *kirschen, mango, mangos, ananas, zitrone, zitronen, limette, limetten, orange, orangen,
      *orange, *orangen, traube, trauben, *trauben, obst, früchte, aprikose, aprikosen, marille*,
      rhabarber, melone, *melone, wassermelone, kiwi, kiwis, feige, feigen, granatapfel,
      granatapfelkerne, mandarine*, grapefruit, quitte*, stachelbeere*, holunderbeere*, holunder, mirabelle*, reneklode*, weichsel*, sauerkirsche*,
      clementine*, papaya*, maracuja*, litschi*, physalis, passionsfrucht*, hagebutte*, limone*,
      bio-zitrone, bio-orange, *zitrone
    `),
    bread: list(`
      semmelwürfel*, knödelbrot, brot, *brot, brötchen, *brötchen, semmel, semmeln, toast, *toast, toastbrot, toastscheiben,
      baguette, ciabatta, fladenbrot, tortillas, wrap, wraps, zwieback, keks, kekse, *kekse,
      butterkekse, löffelbiskuit, löffelbiskuits, biskuit, blätterteig, mürbeteig, pizzateig,
      filoteig, strudelteig, croissants, croutons, cracker, knödelbrot, laugenstange*, brezel*,
      spekulatius, oreokekse, bagel*, tortilla, tortillachips, burgerbrötchen
    `),
    crumbs: list(
      `paniermehl, semmelbrösel, brösel, bröseln, *brösel, *bröseln, krümel*, *krümel, *krümeln, semmelmehl, panko, pankomehl`,
    ),
    paste: list(`
      tomatenmark, mark, *mark, senf, *senf, ketchup, tahin, tahini, tahina, sesampaste,
      erdnussbutter, erdnussmus, mandelmus, *mus, apfelmus, *paste, currypaste, pesto, *pesto,
      harissa, miso, misopaste, marmelade, *marmelade, konfitüre, *konfitüre, gelee, *gelee,
      mayonnaise, mayo, meerrettich, sahnemeerrettich, nutella, nuss-nougat-creme, ajvar, hummus,
      chutney, sambal oelek, gochujang, salsa, bbq-sauce, paprikamark, lemon curd, wasabi, kren,
      remoulade
    `),
  },
  traits: {
    coconut: list(`kokos*, kokosnuss*`),
    beetroot: list(`rote bete, rote beete, rote rübe*, roten beten, randen`),
    coffeeBean: list(`kaffeebohnen, espressobohnen`),
    crust: list(
      `blätterteig*, mürbeteigboden, quicheteig*, filoteig*, yufkateig*, strudelteig*, tortenboden, pizzateig*`,
    ),
    frozen: list(`tiefgekühlt*, gefroren*, tk, tk-*, tiefkühl*`),
    ice: list(`eis, eiswürfel, eiswürfeln, crushed ice`),
    mozzarella: list(`mozzarella, *mozzarella`),
    oats: list(`haferflocken, hafer, porridge`),
    pepper: list(`paprika, paprikas, paprikaschote*, *paprika, *paprikaschote, *paprikaschoten`),
    polenta: list(`polenta, maisgrieß, grieß, *grieß`),
    sweets: list(
      `marshmallow*, streusel, zuckerstreusel, schokolinsen, smarties, zuckerperlen, gummibärchen, bonbons`,
    ),
    risottoRice: list(`arborio, carnaroli, vialone, risottoreis`),
    tomato: list(`tomate, tomaten, *tomate, *tomaten, passata, paradeiser`),
    water: list(`wasser, leitungswasser, salzwasser, kochwasser, mineralwasser`),
  },
  collectives: [
    { words: list(`hülsenfrüchte, hülsenfrüchten`), foods: ['legume'] },
    {
      words: list(`trockenfrüchte, trockenfrüchten, dörrobst, trockenobst`),
      foods: ['driedFruit'],
    },
    { words: list(`mehle, mehlen, mehlsorten`), foods: ['flour'] },
    { words: list(`zuckersorten`), foods: ['sugar'] },
    { words: list(`öle, ölen`), foods: ['oil'] },
    {
      words: list(`gemüse, gemüsewürfel, gemüsestücke, gemüses, wurzelgemüse, suppengrün`),
      foods: ['onion', 'hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
    },
    {
      words: list(`fleisch, fleischwürfel, fleischstücke, fleisches`),
      foods: ['mincedMeat', 'meat', 'poultry'],
    },
    {
      words: list(`
        hähnchen, hähnchens, hühnchen, hühnchens, huhn, huhns, hähnchenfleisch, hühnerfleisch, geflügel, hähnchenteile, pute,
        putenfleisch, hähnchenfleisches, hähnchenfleischs, hähnchenwürfel, hähnchenstücke
      `),
      foods: ['poultry'],
    },
    { words: list(`kräuter, kräutern, die kräuter`), foods: ['herb'] },
    { words: list(`gewürze, gewürzen, gewürz`), foods: ['spice', 'salt'] },
    {
      words: list(
        `nudeln, pasta, teigwaren, nudelplatten, nudelblätter, pastaplatten, teigplatten`,
      ),
      foods: ['pasta'],
    },
    { words: list(`käse, käses`), foods: ['hardCheese', 'cheese'] },
    { words: list(`nüsse, nüssen, nuss, kerne`), foods: ['nut'] },
    { words: list(`obst, obstes, früchte, früchten, beeren`), foods: ['fruit'] },
    {
      words: list(`fisch, fisches, fischs, filets, fischfilets, fischstücke, fischwürfel`),
      foods: ['fish'],
    },
    { words: list(`pilze, pilzen`), foods: ['mushroom'] },
    { words: list(`öl, öls`), foods: ['oil'] },
    {
      words: list(`das fett, im fett, fett in, heißen fett, etwas fett, fett erhitzen`),
      foods: ['butter', 'oil'],
    },
    { words: list(`schokolade`), foods: ['chocolate'] },
    {
      words: list(`
        trockene zutaten, trockenen zutaten, trockenzutaten, zu den trockenen, unter die trockenen,
        in die trockenen
      `),
      foods: ['flour', 'starch', 'sugar', 'leavening', 'salt', 'spice', 'cocoa', 'yeast', 'grain'],
    },
    {
      words: list(`
        flüssige zutaten, flüssigen zutaten, feuchte zutaten, feuchten zutaten, nasse zutaten,
        nassen zutaten, zu den feuchten, zu den flüssigen, unter die feuchten, unter die flüssigen
      `),
      foods: ['egg', 'eggYolk', 'milk', 'cream', 'softDairy', 'oil', 'liquid', 'syrup', 'butter'],
    },
    { words: list(`eiweiß, eiweiße, eiweißes, eiklar, eischnee`), foods: ['eggWhite', 'egg'] },
    { words: list(`eigelb, eigelbe, dotter`), foods: ['eggYolk', 'egg'] },
    { words: list(`salz und pfeffer`), foods: ['salt'] },
  ],
  places: {
    bowl: list(`
      schüssel, schüsseln, rührschüssel, backschüssel, teigschüssel, einer schale, eine schale, in die schale, in der schale, kleinen schale, flachen schale, großen schale, messbecher, mixer,
      standmixer, blender, küchenmaschine, zerkleinerer, blitzhacker, universalzerkleinerer,
      mixbecher, rührbecher, in einen becher, im becher, in einem becher, hohen becher, hohes gefäß, hohen gefäß, gefäß, metallschüssel,
      foodprocessor, food processor, hochleistungsmixer, schlagkessel, edelstahlschüssel,
      knetmaschine, moulinette, krug, mixgefäß
    `),
    pot: list(`
      topf, töpfe, kochtopf, suppentopf, kasserolle, bräter, schmortopf, stieltopf, wasserbad,
      stielkasserolle, großen topf, milchtopf, töpfchen, gusseisentopf, nudeltopf
    `),
    fryingPan: list(`
      pfanne, pfannen, bratpfanne, wok, grillpfanne, schmorpfanne, eisenpfanne, crêpepfanne,
      gusspfanne
    `),
    oven: list(`
      ofen, backofen, backrohr, rohr, backblech, blech, bleche, backblechs, auflaufform,
      kastenform, springform, backform, kuchenform, gugelhupfform, tarteform, quicheform, pieform,
      muffinform, muffinblech, muffinförmchen, förmchen, gratinform, ofenform, ofenfeste form,
      ofenfesten form, ofenfester form, feuerfeste form, feuerfesten form, fettpfanne,
      brotbackform, guglhupfform, tortenform, form, papierförmchen, muffinmulden, mulden,
      brotform, pizzastein, ofenrost, rost, lasagneform, königskuchenform, backröhre
    `),
    cold: list(`
      kühlschrank, kühlschranks, gefrierfach, gefrierschrank, tiefkühlfach, tiefkühler,
      gefriertruhe, eisfach, kühlen ort
    `),
    plate: list(`
      teller, tellern, servierplatte, platte, servierschüssel, salatschüssel, salatschale, in ein glas, ins glas, im glas, in einem glas,
      gläser, gläsern, dessertgläser, schälchen, brett, schneidebrett, kuchengitter, gitter,
      arbeitsfläche, arbeitsplatte, arbeitsbrett, küchenpapier, küchenkrepp, küchentuch,
      küchenrolle, sieb, durchschlag, frischhaltefolie, folie, alufolie, in eine flasche, in einer flasche, in die flasche, flaschen, in eine dose, in einer dose, in der dose,
      gefrierbeutel, spritzbeutel, einmachgläser, marmeladengläser, schraubgläser, dessertschalen,
      dessertschälchen, tassen, kuchenplatte, tortenplatte, vorratsdose, weckgläser, suppenteller,
      suppentellern, schüsselchen, bowl, bowls, holzbrett, tuch, geschirrtuch, spieße
    `),
    otherAppliance: list(`
      grill, reiskocher, fritteuse, heißluftfritteuse, airfryer, air fryer, brotbackautomat,
      waffeleisen, eismaschine, nudelmaschine, smoker, raclette, sandwichmaker, kontaktgrill,
      römertopf, tajine
    `),
  },
  devices: {
    slowCooker: list(`
      slow cooker, slowcooker, slow-cooker, schongarer, crock pot, crockpot, crock-pot
    `),
    pressureCooker: list(`
      schnellkochtopf, dampfkochtopf, dampfdrucktopf, instant pot, schnellkocher, multikocher
    `),
    microwave: list(`
      mikrowelle, mikrowellenherd
    `),
  },
  method: {
    joiners: list(`und dann, und anschließend, und danach, und, dann, anschließend, danach, aber`),
    holders: {
      words: list(`wird, werden, habe, hab, haben`),
      participlesLast: true,
      everything: 'alles',
      subjects: list(
        `der, die, das, den, dem, alle, alles, beide, beides, sie, er, es, ich, wir, man`,
      ),
    },
    inversion: {
      adverbs: list('dann, anschließend, danach'),
      verbs: list(`
        wird, werden, kommt, kommen, kann, können, könnt, soll, sollte, sollten, muss, müssen,
        darf, dürfen, lässt, ist, sind, hat, haben, geht, gehen, gibt, heißt, folgt, folgen, ruht,
        bleibt
      `),
      subjects: list('ich, du, wir, ihr, man, es'),
    },
    beforeVerb: list(`
      und, dann, nun, jetzt, danach, anschließend, zunächst, zuerst, zum schluss, zuletzt,
      inzwischen, währenddessen, in der zwischenzeit, unterdessen, als erstes, als nächstes,
      außerdem, schließlich, nochmals, noch einmal, vorsichtig, langsam, schnell, sofort, kurz,
      gut, gründlich, fein, grob, etwa, ca., bitte, erst, erneut, ebenfalls, auch, dabei, dazu,
      dafür, hierfür, hierzu, bis zur verwendung, bis zur weiterverwendung, bis zum servieren, bis zum
      gebrauch, bis kurz vor dem servieren, am ende, einfach, nur, optional, nach und nach
    `),
    helperVerbs: [],
    forProcessors: list(
      `wenn du eine küchenmaschine benutzt, wenn du eine küchenmaschine verwendest, wenn du eine küchenmaschine hast, wenn sie eine küchenmaschine benutzen, wenn sie eine küchenmaschine verwenden, wenn sie eine küchenmaschine haben, bei verwendung einer küchenmaschine`,
    ),
    goesOn: list(
      `weil, damit, sodass, so dass, bevor, ohne dass, ohne, indem, während, sobald, wenn, falls, statt, anstatt, außer, sofern, wobei, wodurch, je nachdem, denn, sonst, um`,
    ),
    subordinators: list(`
      bis, sobald, wenn, falls, während, nachdem, bevor, damit, sodass, so dass, dass, ehe, indem,
      wobei, weil, ob, sofern, sonst, solange, so lange bis, ansonsten, als ob, ohne dass, je
      nachdem, da sonst, da er, da sie, da es, und wenn, denn
    `),
    verbTails: list('lassen'),
    falseVerbs: list(`
      nicht *t werden, nicht *en werden, nicht mehr *t werden, nicht mehr *en werden, keinesfalls
      ... werden, keinen fall ... werden, kann ... werden, können ... werden, könnte ... werden,
      könnten ... werden, unter rühren, unter *em rühren, nicht *en lassen, nicht mehr *en lassen, nicht mehr *en, nicht *en, zum servieren, zum garnieren, zum bestreuen, zum braten, zum
      anbraten, zum backen, zum ausrollen, zum bestreichen, zum bestäuben, zum ausstreichen, zum
      verzieren, zum dekorieren, zum wälzen, zum panieren, zum frittieren, zum ausbacken, zum
      einfetten, zum bepinseln, zum beträufeln, zum würzen, zum andünsten, zum kneten, zum binden,
      zum marinieren, zum übergießen, zum ablöschen, zum aufgießen, zum süßen, zum rühren, zum
      abschmecken, zum dünsten, beim *en, vor dem *en, nach dem *en, während des *ens, vom *en, zu
      kochen beginnt, zu kochen beginnen, zu köcheln beginnt, beginnt zu *en, beginnen zu *en,
      anfängt zu *en, anfangen zu *en, zu schäumen, zu bräunen, zu stocken, zu schmelzen, ohne zu
      *en, ohne umzurühren, mehrmals umrühren, gelegentlich umrühren, ab und zu umrühren,
      zwischendurch umrühren, öfter umrühren, öfters umrühren, regelmäßig umrühren, dabei ...
      umrühren, dabei ... rühren, hin und wieder umrühren, immer wieder umrühren, ständig rühren,
      dabei umrühren, dabei rühren, gelegentlich wenden, ab und zu wenden, dabei ... wenden,
      mehrmals wenden, den braten, der braten, dem braten, des bratens, die formen, in formen, den
      formen, in würfeln, sieben minuten, zu gleichen teilen, den teilen, kochendes, kochendem,
      kochenden, zum reiben, die rollen, küchenfertig*, backfertig*, das backen, das kochen, das
      braten, das kneten, das rühren, des backens, das aufgehen
    `),
    abbreviations: list(`
      ca, min, std, sek, stk, el, tl, g, kg, ml, l, dl, cl, bzw, z.b, b, z, usw, evtl, ggf, gr,
      kl, msp, pck, pkg, pr, bd, geh, gestr, st, inkl, max, mind, tk, nr, s, o.ä, u, sog, vgl,
      ggfs, temp, h, cm, restl, teel, essl, pkt, päckch, zzgl, d.h, z.t, gem, getr, gek, abs, ltr,
      mittl, verschied, entspr, ungef, bes, od, ca, evt, vorg, zub, zust, umdr, stufe
    `),
    beforeOrdinals: list(`der, dem, den, die, das, am, im, zum, zur, auf, und, bis`),
    componentOpeners: list(`für den, für die, für das, für`),
  },
  time: {
    seconds: list(`weitere sekunden, sekunden, sekunde, sek., sek, sec`),
    minutes: list(`weitere minuten, weitere minute, minuten, minute, min., min, minütchen`),
    hours: list(`stunden, stunde, std., std, h, stündchen`),
    numbers: {
      elf: 11,
      vierzehn: 14,
      achtzehn: 18,
      fünfunddreißig: 35,
      fünfzig: 50,
      siebzig: 70,
      achtzig: 80,
      neunzig: 90,
      ein: 1,
      eine: 1,
      einer: 1,
      'eine halbe': 0.5,
      'einer halben': 0.5,
      'eine viertel': 0.25,
      'eine dreiviertel': 0.75,
      'ein paar': 3,
      'ein bis zwei': 2,
      einige: 3,
      wenige: 2,
      'eine gute': 1,
      'eine weitere': 1,
      halbe: 0.5,
      viertel: 0.25,
      dreiviertel: 0.75,
      zwei: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      zwölf: 12,
      fünfzehn: 15,
      zwanzig: 20,
      fünfundzwanzig: 25,
      vierundzwanzig: 24,
      dreißig: 30,
      vierzig: 40,
      fünfundvierzig: 45,
      sechzig: 60,
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zweieinhalb: 2.5,
      mehrere: 3,
    },
    rangeWords: list(
      `bis, oder, bis zu, bis ca., bis etwa, und höchstens, bis höchstens, bis maximal, aber höchstens`,
    ),
    before: list(
      `für, für ca., für etwa, für rund, für weitere, für mindestens, ca., ca, circa, etwa, ungefähr, rund, gut, knapp, mindestens, weitere, weiteren, nochmals, noch, noch einmal, nach, maximal, höchstens, bis zu, insgesamt, in, in ca., in etwa, über, die letzten, die ersten, jeweils, je, zusätzlich, erneut, die, volle, noch ca., noch etwa, zirka, noch mal, nochmal, weitere ca., in den letzten, während der letzten, in den ersten, nach weiteren, nach etwa, nach ca.`,
    ),
    after: list(`lang, lange, oder länger, oder mehr, mindestens, ca., ungefähr, insgesamt`),
    orWords: list(`oder, bzw., beziehungsweise`),
    whole: list(`volle, ganze, gute, weitere`),
    alone: {
      'halbes stündchen': 1800,
      'knappe stunde': 3300,
      viertelstunde: 900,
      dreiviertelstunde: 2700,
      'halben tag': 43200,
      'einen tag': 86400,
      'zwei tage': 172800,
    },
    overnight:
      list(`über nacht, übernacht, eine nacht, die nacht über, bis zum nächsten tag, bis zum
      folgenden tag, bis zum nächsten morgen`),
  },
  cues: {
    lowHeat:
      list(`bei kleiner flamme, bei niedriger flamme, bei schwacher flamme, bei kleinster flamme, bei kleiner flamme, bei kleinster flamme, bei schwacher flamme, auf schwacher flamme, bei niedriger hitze, bei schwacher hitze, bei kleiner hitze, bei geringer hitze, bei milder
      hitze, bei sanfter hitze, bei leichter hitze, auf kleiner flamme, auf kleinster flamme, auf
      niedriger stufe, auf kleiner stufe, auf kleinster stufe, auf schwacher hitze, auf niedriger
      hitze, bei niedriger temperatur, bei niedriger bis mittlerer hitze, bei schwacher bis
      mittlerer hitze, bei kleiner bis mittlerer hitze, bei sehr schwacher hitze, bei sehr
      niedriger hitze, bei kleinster hitze, auf kleiner hitze, bei reduzierter hitze, auf
      sparflamme, über dem wasserbad, über einem wasserbad, über dem heißen wasserbad, über einem
      heißen wasserbad, im wasserbad, im heißen wasserbad, in einem heißen wasserbad, bei ganz
      kleiner hitze, bei ganz schwacher hitze, bei ganz niedriger hitze, auf ganz kleiner flamme, bei
      wenig hitze

    `),
    mediumHeat: list(`
      bei mittlerer hitze, auf mittlerer hitze, auf mittlerer stufe, bei mittlerer temperatur, auf
      mittlerer flamme, bei mäßiger hitze, mittlere hitze, auf dem herd, bei mittelhitze, auf der
      herdplatte, bei mittlere hitze
    `),
    highHeat: list(`
      bei starker hitze, bei hoher hitze, bei großer hitze, auf hoher stufe, auf höchster stufe,
      auf großer flamme, bei mittlerer bis starker hitze, bei mittlerer bis hoher hitze, bei hoher
      temperatur, auf starker hitze, auf hoher hitze, bei starker bis mittlerer hitze, bei
      mittelhoher hitze, bei höchster hitze, bei mittelstarker hitze
    `),
    gentle: list(`
      sanft, sanftem, sacht, sachte, leise, unter dem siedepunkt, siedepunkt, ohne zu kochen, nicht
      sprudelnd, nicht mehr kochen, wenig hitze, schwach, vorsichtig, behutsam, schwacher hitze, kleiner flamme, kleiner hitze,
      niedriger hitze, niedriger stufe, milder hitze, geringer hitze, leicht köcheln, knapp unter
      dem siedepunkt, nicht kochen, simmern, langsam köcheln, sanfter hitze, niedriger temperatur
    `),
    fine: list(`
      fein, feine, feinen, sehr fein, ganz fein, möglichst fein, feinst, feinwürfelig, feinhacken
    `),
    coarse: list(`grob, grobe, groben, rustikal`),
    smooth: list(`
      glatt, glatte, glatten, glatter, cremig, cremige, cremigen, fein püriert, sämig,
      geschmeidig, feine paste, klümpchenfrei, ohne klümpchen, paste, püree
    `),
    stiff: list(`
      steif, steifen, halbsteif, schnee, eischnee, spitzen, feste spitzen, weiche spitzen,
      steifgeschlagen, glänzend, fester eischnee, schnittfest
    `),
    foamy: list(`
      schaumig, schaumige, schaumigen, luftig, hell, hellgelb, weißschaumig, dickschaumig,
      hellschaumig, cremig, weißlich, dickcremig, hellcremig, verdoppelt, fluffig, dick-cremig,
      weiß-schaumig, weißcremig, weiß-cremig, hell-cremig, dicklich-cremig
    `),
    charred: list(`angekohlt*, verkohlt*, schwarze stellen, grillspuren`),
    golden: list(`
      goldbraun, goldbraune, goldgelb, golden, goldig, goldige, braun, braune, gebräunt, bräunen, knusprig,
      knusprige, kross, scharf, farbe, röstaromen, karamellisiert, karamellisieren, kräftig,
      rundherum, krosse, braun werden
    `),
    cubes: list(
      `in würfel, in kleine würfel, in feine würfel, in würfeln, gewürfelte, gewürfelten, gewürfelter, gewürfeltes, kleine stücke, kleine stückchen, feine stücke, feine stückchen, stückchen`,
    ),
    pieces: list(
      `in würfel, in große würfel, in grobe würfel, in mundgerechte*, mundgerechte*, in * große würfel, stücke, stücken, stückchen, scheiben, ringe, streifen, spalten, halbringe, stifte, röschen, hälften, viertel, gewürfelte, gewürfelten, gewürfelter, gewürfeltes, cm, in würfeln, scheibchen, julienne, rauten, halbmonde, röllchen, ganz lassen, am stück, halbier*, viertel*, viertle, achtel*`,
    ),
    rolledOut: list(
      `ausroll*, ausgerollt*, rolle ... aus, rollen ... aus, rollt ... aus, nudelholz, teigrolle, auswell*, auswall*`,
    ),
    formed: list(`
      hälften, frikadelle*, fleischbällchen*, hackbällchen*, bällchen, kugeln, kügelchen, klopse, klopsen, klöße*, klößchen*, knödel*,
      bulette*, fleischpflanzerl, burger, burgern, patties, pattys, pfannkuchen, puffer,
      puffern,
      kartoffelpuffer*, reibekuchen*, küchlein, bratling*, ravioli, gnocchi, maultasche*, spieß*,
      spieße, kroketten, crêpe, crêpes, crepe, crepes, omelett*, falafel*, waffel, waffeln, nocken, schupfnudel*,
      roulade*, schnitzel*, von beiden seiten, beidseitig, von jeder seite, pro seite, je seite,
      auf jeder seite, auf beiden seiten, auf der hautseite, hautseite, von allen seiten, von
      einer seite, portionsweise, eierkuchen, palatschinken, köttbullar*, cevapcici,
      teigtaschen, tortilla, tortillas, quesadilla*, spiegelei*, unterseite, andere seite,
      esslöffelweise
    `),
    inWater: list(`
      in salzwasser, im salzwasser, in * salzwasser, in * * salzwasser, in kochendem wasser, in
      kochendem salzwasser, in kochendes wasser, in kochendes salzwasser, in das kochende wasser,
      ins kochende wasser, in das kochende salzwasser, ins kochende salzwasser, in reichlich
      wasser, in reichlich salzwasser, in viel wasser, mit wasser bedeckt, mit wasser bedecken,
      knapp mit wasser bedeckt, mit kaltem wasser bedecken, in wasser, in gesalzenem wasser, in
      leicht gesalzenem wasser, al dente, bissfest, nach packung*, laut packung*, gemäß packung*,
      nach anleitung, packungsanweisung*, packungsangabe*, packungsanleitung, topf mit wasser,
      topf mit salzwasser, topf mit * wasser, topf mit * salzwasser, wasser aufsetzen, kochendem
      wasser, kochendes wasser, kochenden salzwasser, siedendem wasser, siedendes wasser,
      kochendem salzwasser, gesalzenem wasser, gesalzenes wasser, gesalzenen wasser, salzwasser
    `),
    salted: list(`*salzwasser, gesalzen*, salzwasser`),
    warmedThrough: list(`
      nur erwärmen, nur noch erwärmen, kurz erwärmen, heiß werden lassen, nur noch heiß werden, durchwärmen
    `),
    lukewarm: list(`lauwarm*, handwarm*, körperwarm*, leicht warm, fingerwarm`),
    briefly: list(
      `kein trockenes mehl, kein mehl mehr, keine trockenen stellen, grob vermisch*, grob vermeng*, grob verrühr*, kurz verrühren, kurz unterrühren, kurz vermischen, kurz vermengen, nur kurz, gerade so, gerade eben, nur so lange, nicht zu lange, nicht zu lang, nicht überrühren, nicht überschlagen, nicht übermixen`,
    ),
    dissolved: list(`aufgelöst, gelöst, auflösen, löst, auflöst`),
    pulsed: list(`
      stoßweise, pulsierend, mit der pulsfunktion, pulsfunktion, intervallweise, in intervallen,
      mit kurzen impulsen, in kurzen impulsen, kurzen stößen, momentstufe, pulstaste
    `),
    nearBoil: list(`
      fast zum kochen, beinahe zum kochen, fast kochen, fast kocht, beinahe kocht, kurz vor dem
      kochen, bis kurz vor den siedepunkt, kurz vor dem siedepunkt, bis kurz vorm kochen, knapp
      unter dem siedepunkt, fast aufkochen, nicht kochen, nicht kocht, ohne zu kochen, nicht
      aufkochen, nicht aufkocht, nicht zum kochen bringen, nicht sieden
    `),
    boils: list(`kocht, kochen, aufkocht, siedet, sieden, köchelt, köcheln, sprudelt, blubbert`),
    absorbed: list(`aufgesogen, aufgesaugt, aufgenommen, absorbiert`),
    byHand: list(`
      von hand, mit der hand, mit den händen, per hand, mit den fingern, zwischen den fingern, händisch
    `),
    unstirred: list(`
      ohne rühren, ohne umrühren, ohne umzurühren, ohne zu rühren, nicht umrühren, nicht rühren,
      nicht mehr umrühren, nicht mehr rühren
    `),
    fewMinutes: list(`
      ein paar Minuten, einige Minuten, wenige Minuten, kurz anrösten, eine Minute, 1
      Minute, 2 Minuten, zwei Minuten, 1-2 Minuten
    `),
    repeats: list(
      `wiederhol*, fortfahren, fortsetzen, weitermachen, so weiter, so fort, so lange weiter, weiter so`,
    ),
    offHeat: list(
      `vom herd, vom feuer, von der hitze, von der platte, von der herdplatte, von der kochstelle, herd ausschalten, herd ausmachen, herd abschalten, herd aus, hitze ausschalten, platte ausschalten`,
    ),
    overWater: list(`
      über dem wasserbad, über dem heißen wasserbad, über einem wasserbad, über einem heißen
      wasserbad, im wasserbad, im heißen wasserbad, auf dem wasserbad, auf einem wasserbad, über
      wasserdampf, über dem wasserdampf, über heißem wasserdampf, in einem wasserbad, über
      kochendem wasser, über heißem wasser
    `),
    aMoment: list(`kurz, ganz kurz, einen moment, einen augenblick`),
    soft: list(`weich*, gar, zart, durchgegart, zerfallen, zerfällt`),
    thickened: list(`
      dick, dicker, dicklich, dickflüssig, andickt, eindickt, angedickt, eingedickt, bindet, dick wird,
      sämig, eindicken, andicken, zähflüssig, gebunden, cremige konsistenz, béchamelsauce kochen, béchamel kochen, béchamelsoße kochen,
      mehlsauce kochen, vanillesauce kochen, vanillesoße kochen, pudding kochen, pudding entsteht,
      andickst
    `),
    allIngredients: list(
      `alles obige, alles oben genannte, obiges, das obige, alles genannte, alle zutaten, alles ... pürieren, alles ... mixen, alles ... verrühren, alles ... vermischen, alles ... mischen, alles ... vermengen, alles ... kneten, alles ... verkneten, alles ... mixer, alles ... schüssel, alles ... verarbeiten, mixt alles, püriert alles, mische alles, verrühre alles, püriere alles, mixe alles, alles ... aufkochen, sämtliche zutaten, die zutaten, zutaten, allen zutaten, alles`,
    ),
    otherIngredients: list(`
      restliche zutaten, restlichen zutaten, übrige zutaten, übrigen zutaten, alle anderen
      zutaten, anderen zutaten, andere zutaten, den rest der zutaten, rest der zutaten, restlichen
      teigzutaten, alle restlichen zutaten, alle übrigen zutaten, weiteren zutaten, verbliebenen
      zutaten
    `),
    remaining: list(`
      restliche, restl., restl, restlichen, restlicher, restliches, restlichem, übrige, übrigen, übriges,
      übriger, übrigem, rest, rest der, rest des, rest vom, den rest, verbliebene, verbliebenen,
      verbleibende, verbleibenden, zweite hälfte, andere hälfte, zweite hälfte der, zweite hälfte
      des, andere hälfte der, andere hälfte des, anderen hälfte, beiseitegestellte,
      zurückbehaltene*, aufgefangene*
    `),
    partOf: list(`
      ein halbes glas, eine halbe tasse, eine tasse, ein glas, einen halben becher, eine halbe kelle, ein stück,
      ein stückchen, einen klecks,
      hälfte, hälfte der, hälfte des, hälfte vom, hälfte von, die hälfte, die hälfte der, die
      hälfte des, die hälfte vom, die hälfte von, der hälfte der, der hälfte des, etwas, ein
      wenig, ein bisschen, einen teil, einen teil der, einen teil des, ein drittel, ein drittel
      der, ein drittel des, zwei drittel, zwei drittel der, zwei drittel des, ein viertel der, ein
      viertel des, drei viertel der, drei viertel des, einen schuss, einen spritzer, einen
      schluck, eine prise, eine handvoll, ein paar, einige, einige der, einen el, einen esslöffel,
      eine kelle, eine schöpfkelle, das meiste, den großteil, den größten teil, die meisten, ein
      stück, einem teil, einem teil der, einem teil des, 1/2 der, 1/3 der, 1/4 der, 1/2 des, 1/3
      des, 1/4 des, erste hälfte, der hälfte, einem drittel, einem drittel der, einem drittel des,
      einen esslöffel der, 2/3 der, 2/3 des, 3/4 der, 3/4 des, einem viertel der, einem viertel des, zwei dritteln der, zwei dritteln des, drei vierteln der, drei vierteln des, dreiviertel der, dreiviertel des, dem größten teil, dem größten teil der, dem größten teil des, den größten teil der, den größten teil des, einem großteil der, einem großteil des, einen großteil der, einen großteil des, einem schuss, einem spritzer, einem schluck, einem klecks, einem stück, einem esslöffel, einem el, einer prise, einer handvoll, einer kelle, einer schöpfkelle, einige tropfen, ein paar tropfen, wenige tropfen, einigen tropfen, einige spritzer, ein paar spritzer, einigen spritzern, ein paar spritzern
    `),
    products: list(
      `hollandaise, aioli, mayonnaise, mayo, remoulade, salsa, chutney, marmelade, konfitüre, gelee, risotto, fleischteig, hackmasse, sabayon, zabaione, guacamole, crumble, mehlschwitze, frosting, garnitur, dip, tomatensauce, tomatensoße, bechamelsauce, béchamelsauce, béchamelsoße, béchamel, käsesauce, pfeffersauce, rahmsauce, mischung, masse, teig, teige, teigs, sauce, soße, paste, füllung, creme, gemisch, guss, glasur, belag, topping, suppe, eintopf, curry, kuchen, brot, salat, schicht, boden, püree, bällchen, marinade, mus, pudding, karamell, ragout, ragouts, gulasch, gulaschs, eintopfs, dressing, pesto, brei, sud, fond, buttermischung, mehlmischung, eimasse, eiermasse, eischnee, schaum, baiser, streusel, knödel, plätzchen, torte, strudel, frikadellen, klöße, buletten, pfannkuchen, kompott, apfelmus, fruchtmus, ganache, panade, vinaigrette, butterflocken, kruste, kerne, kern, strunk`,
    ),
    newVessel: list(`
      in einer schüssel, in einer zweiten schüssel, in einer anderen schüssel, in einer weiteren
      schüssel, in einer separaten schüssel, in einer großen schüssel, in einer kleinen schüssel,
      in eine schüssel, in eine große schüssel, in einer extra schüssel, in einer rührschüssel, in
      eine rührschüssel, in einem topf, in einem großen topf, in einem kleinen topf, in einem
      zweiten topf, in einem anderen topf, in einem weiteren topf, in einen topf, in einen großen
      topf, in einem separaten topf, in einer pfanne, in einer großen pfanne, in einer zweiten
      pfanne, in einer anderen pfanne, in einer weiteren pfanne, in einer kleinen pfanne, in einer
      beschichteten pfanne, in einem mixer, in einen mixer, in einem hohen gefäß, in einem
      messbecher, in einem breiten topf, separat, separaten, extra schüssel, in einer sauberen
      schüssel, in einer sauberen, in einem bräter, in einer schale, in einem wok, in einem
      mittelgroßen topf, in einer mittelgroßen schüssel, in einen mixbecher, in einem mixbecher,
      in einem weiten topf, in einem rührbecher, in einer fettfreien schüssel, in einer
      metallschüssel, in einem schweren topf, in einer hohen pfanne, in einer tiefen pfanne, in
      einer küchenmaschine, in der küchenmaschine, in ein hohes gefäß, in einem hohen topf, in
      einer schweren pfanne, in einem suppentopf
    `),
    vesselPrepositions: list(`
      in, im, ins, in den, in die, in das, in dem, in der, mit, mit dem, mit der, mit einem, mit
      einer, aus, auf, aus dem, aus der, vom
    `),
    vesselAdjectives: list(`
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, gleichen, selben, großen,
      große, großer, großes, kleinen, kleine, kleiner, kleines, mittelgroßen, mittelgroße,
      mittleren, tiefen, hohen, hohe, hohes, weiten, breiten, beschichteten, beschichtete,
      schweren, separaten, zweiten, anderen, weiteren, sauberen, saubere, heißen, heiße,
      hitzebeständigen, hitzebeständige, ofenfesten, extra, trockenen, fettfreien, passenden,
      geeigneten, gusseisernen, ausreichend, gut, leistungsstarken, elektrischen, neuen, genügend,
      selbe, gleiche, eigenen, flachen, leeren, ausreichende
    `),
    afterVessel: [],
    beatenCool: list(
      `bis ... abgekühlt, bis ... kalt, bis ... erkaltet, bis ... lauwarm, kalt schlagen, kaltschlagen, kalt rühren, kalt rührt`,
    ),
    melted: list(`geschmolzen, schmilzt, geschmolzen ist, zerlaufen ist, zerlassen ist`),
    wilted: list(
      `zusammengefallen, zusammenfällt, zusammenfallen, zusammen gefallen, zusammen fällt`,
    ),
    lowSpeed: list(
      `niedriger stufe, niedrigster stufe, kleiner stufe, kleinster stufe, langsamer stufe, niedriger geschwindigkeit`,
    ),
    mediumSpeed: list(`mittlerer stufe, mittlere stufe, mittlerer geschwindigkeit`),
    highSpeed: list(
      `hoher stufe, höchster stufe, höchste stufe, voller stufe, hoher geschwindigkeit, höchster geschwindigkeit, maximaler stufe`,
    ),
    blender: list(
      `standmixer, mixer, blender, blitzhacker, zerkleinerer, universalzerkleinerer, hochleistungsmixer, foodprocessor, food processor, moulinette, pürierstab, stabmixer`,
    ),
    processor: list(`
      mixer, standmixer, blender, küchenmaschine, zerkleinerer, blitzhacker, universalzerkleinerer, hochleistungsmixer, foodprocessor, food processor, moulinette, mixbecher, mixgefäß, pürierstab, stabmixer, handmixer, handrührgerät, rührgerät,
      niedriger stufe, niedrigster stufe, kleiner stufe, kleinster stufe, mittlerer stufe, hoher stufe, höchster stufe
    `),
    asNeeded: list(
      `so viel von, so viel *, soviel von, soviel *, genug *, genügend *, ausreichend *`,
    ),
    lastMinutes: list(`
      letzten ... Minuten, letzten ... Min, letzten Minuten, Minuten vor Ende, Min vor Ende, Minuten vor dem Ende, Minuten vor Schluss, Minuten vor *ende, Min vor *ende, Min. vor *ende, Min. vor Schluss, Minuten vor Ablauf, Min vor Ablauf, Minuten bevor die Garzeit
    `),
    excessFat: list(`Fett, überschüssiges Öl, überschüssige Öl`),
    flipped: list(`
      wenden, wende, wendet, gewendet, umdrehen, dreh ... um, dreht ... um, von beiden seiten, beidseitig, pro seite, jeder seite, andere seite, anderen seite
    `),
    deviceTalk: list(`
      druck ablassen, druck ... ablassen, dampf ablassen, dampf ... ablassen, abdampfen,
      abdampfen lassen, ventil, deckel verriegeln, unter druck setzen, deckel ... verriegeln, deckel verschließen,
      deckel ... verschließen, druck abbauen, druck ... abbauen
    `),
    stoveTalk: list(`
      darin, unter rühren, unter ständigem rühren, unter gelegentlichem rühren, unter häufigem rühren,
      unter stetigem rühren, unter regelmäßigem rühren, unter mehrmaligem rühren, unter kräftigem
      rühren, unter gelegentlichem umrühren, unter ständigem umrühren, unter häufigem umrühren,
      unter mehrfachem rühren, unter wenden, unter gelegentlichem wenden, unter regelmäßigem
      umrühren, dabei gelegentlich umrühren, dabei ab und zu umrühren, dabei ständig rühren, dabei
      immer wieder umrühren, dabei mehrmals umrühren, dabei regelmäßig umrühren, dabei hin und
      wieder umrühren, dabei häufig umrühren, gelegentlich umrühren, ab und zu umrühren,
      zwischendurch umrühren, hin und wieder umrühren, öfter umrühren, mehrmals umrühren, dabei
      umrühren, dabei rühren, immer wieder umrühren, zwischendurch immer wieder umrühren, dabei
      öfter umrühren, dabei zwischendurch umrühren, regelmäßig umrühren, mit einem kochlöffel, mit
      dem kochlöffel, mit einem holzlöffel, mit einem schneebesen, mit dem schneebesen, mit dem
      handrührgerät, mit dem handmixer, mit einem handmixer, mit dem mixer, mit den quirlen des
      handrührgeräts, mit den rührbesen des handrührgeräts, mit den knethaken des handrührgeräts,
      mit den schneebesen des handrührgeräts, mit den quirlen des handmixers, mit den rührbesen
      des handmixers, mit den knethaken, mit den knethaken der küchenmaschine, mit der
      küchenmaschine, in der küchenmaschine, mit einem löffel, mit einer gabel, mit einem
      teigschaber, mit einem spatel, mit dem pürierstab, mit einem pürierstab, mit dem stabmixer,
      mit einem stabmixer, mit dem zauberstab, mit den händen, auf höchster stufe des
      handrührgeräts, über einem wasserbad, über dem wasserbad, im wasserbad, im heißen wasserbad,
      über einem heißen wasserbad, über dem heißen wasserbad, über einem topf mit ... wasser, auf
      einer bemehlten arbeitsfläche, auf der bemehlten arbeitsfläche, auf einer leicht bemehlten
      arbeitsfläche, auf der leicht bemehlten arbeitsfläche, auf der arbeitsfläche, auf einer
      arbeitsfläche, mit geschlossenem deckel, bei geschlossenem deckel, ohne deckel, mit deckel,
      offen, halb zugedeckt, mit halb geschlossenem deckel, bei halb geschlossenem deckel, wenn
      ... heiß ist, sobald ... heiß ist, sobald ... geschmolzen ist, wenn ... geschmolzen ist,
      kellenweise, nach und nach eine kelle, mit einem elektrischen handrührgerät, mit dem
      rührgerät, mit dem handrührer, im mixer, in einem mixer, in der moulinette, im blitzhacker,
      im zerkleinerer, im standmixer, mithilfe eines pürierstabs
    `),
    celsius: list(`°c, ºc, ° c, °, grad, grad c, grad celsius, celsius, c, ˚c, ℃`),
    fahrenheit: list(`°f, ºf, fahrenheit, grad fahrenheit, ℉`),
  },
  names: {
    stopWords: list(`
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, mit, ohne,
      in, im, ins, auf, an, am, aus, zu, zum, zur, von, vom, bei, für, nach, über, unter, alle,
      alles, allem, es, sie, ihn, ihr, ihre, man, du, wir, ich, dann, nun, jetzt, darin, dazu,
      dabei, davon, damit, daraus, darauf, nur, noch, auch, so, als, wie, ist, sind, wird, werden,
      lassen, lasse, lass, lasst, gut, kurz, etwa, circa, sowie, anschließend, danach,
      zunächst, zuerst, zuletzt, sehr, nicht, sich, dir, dein, deine, deinen, je, pro, hinein,
      rein, ca, beides, jeweils, einfach, ebenfalls, zusammen, schüssel, topf, pfanne, zutaten,
      uns, euch, hinzu
    `),
    descriptors: [
      ...inflected(`
        frisch, klein, groß, mittelgroß, fein, grob, gehackt, gewürfelt, gerieben, gemahlen, getrocknet, geschält, gewaschen, weich, kalt, heiß, warm, lauwarm, kochend, ungesalzen, gesalzen, roh, gekocht, tiefgekühlt, passiert, geschnitten, halbiert, geviertelt, zerlassen,
        geschmolzen, flüssig, reif, ganz, dick, dünn, rot, weiß, grün, gelb, schwarz, braun, hell, neutral, nativ, mager, fettarm, mehlig, festkochend, mehligkochend, vorwiegend, halb, hart, trocken, süß, scharf, mild, edelsüß, instant, bio, natur, griechisch, vorbereitet,
        abgetropft, gemischt, angebraten, geputzt, entkernt, übrig, restlich, abgekühlt, püriert, gekühlt, eingeweicht, geröstet, verquirlt, gepresst, unbehandelt, abgerieben, jung, alt, neu, gestrichen, gehäuft, aufgetaut, stückig, geraspelt, leicht, gesiebt, glatt
      `),
      ...list(`
        extra, vergine, tk, dose, glas, päckchen, packung, bund, prise, stück, zehe, zehen,
        scheibe, scheiben, zweig, zweige, stange, stangen, blatt, blätter, kopf, würfel, becher,
        tasse, el, tl, handvoll, stiel, stiele, type, pulver, saft, schale, mark, samen, öl, soße,
        sauce
      `),
    ],
    choppedNotes: list(`
      gehackt, gewürfelt, fein gehackt, grob gehackt, klein gehackt, kleingehackt, klein
      geschnitten, fein gewürfelt, grob gewürfelt, in würfeln, gehackte, gehackter, gehacktes,
      gehackten, gewürfelte, gewürfelter, gewürfeltes, kleingeschnitten, zerkleinert, in feinen
      würfeln, in feine würfel geschnitten, in kleine würfel geschnitten, in würfel geschnitten,
      in kleinen würfeln, zerdrückt, gepresst, durchgepresst, fein geschnitten
    `),
    finelyChoppedNotes: list(`
      fein gehackt, sehr fein gehackt, fein gewürfelt, fein gehackte, fein gehackter, fein
      gewürfelte, in feinen würfeln, in feine würfel geschnitten, gepresst, zerdrückt,
      durchgepresst, feingehackt, fein geschnitten
    `),
    gratedNotes: list(`
      gerieben, geriebene, geriebener, geriebenes, geraspelt, geraspelte, fein gerieben, grob
      gerieben, frisch gerieben, grob geraspelt, fein geraspelt
    `),
    mashedNotes: list(`
      apfelmus, *mus, püree, *püree, zerdrückt, püriert, passiert, passierte, passierten, zerlassen, geschmolzen, saft,
      ausgepresst, verquirlt, gepresst, saft davon, zerlassene
    `),
    juiceNotes: list(`
      saft, saft davon, ausgepresst, den saft, saft von, deren saft, davon der saft
    `),
    zestNotes: list(`
      schale, abrieb, abgeriebene schale, schalenabrieb, zesten, die schale, davon die schale
    `),
    readyToEat: list(`
      gekocht, gekochter, gekochtes, gekochte, aus der dose, dose, dosen, geräuchert,
      geräucherter, geräucherte, räucher*, gegart, gegartes, gebraten, gebratenes, eingelegt, in
      öl, im eigenen saft, glas, vorgegart, stremellachs, gebeizt, suppe, *suppe, eintopf, *eintopf
    `),
    extraNotes: list(`
      plus etwas, und etwas, etwas mehr, zusätzlich, für die form, zum bestäuben, mehr zum, für
      die arbeitsfläche, oder mehr, plus mehr, etwas für, plus ein wenig,
      plus ein bisschen, und ein wenig, und ein bisschen
    `),
    smallPieces: list(`
      gewürfelt*, *chips, chips, *tropfen, *drops, *raspel, *raspeln, *plättchen, in würfel*, würfel, in stücke*, in stücken, in streifen, in kleine*, in
      mundgerechte*, mundgerecht*, gulasch, *gulasch, geschnetzeltes, *geschnetzeltes, *würfel, in
      scheiben, in dünne*, in feine*, klein geschnitten, kleingeschnitten, geschnitten, gehackt
    `),
    largePieces: list(`
      ganz, ganze, ganzes, ganzer, *schenkel, schenkel, *schenkeln, *keule, *keulen, keule,
      *braten, braten, *steak, *steaks, *filet, *filets, filet, filets, *brust, *brüste,
      *brustfilet, *brustfilets, *kotelett*, kotelett*, *schnitzel, *haxe, *rippchen, roulade*,
      *rouladen, am stück, mit haut, mit knochen, *flügel, *schulter, *nacken, beinscheibe*,
      tafelspitz, *schnitzeln
    `),
    cutNotes: list(`geschnitten*, gewürfelt*, gehackt*`),
    boneless: list(
      `ohne knochen, entbeint*, *filet, *filets, filet, filets, *brust, *brüste, *brustfilet, *brustfilets`,
    ),
    behindNoun: list(`mit, ohne`),
    sideNotes: list(`
      zum bestäuben, zum bestreuen, zum einfetten, zum fetten, zum ausfetten, zum ausstreichen,
      zum einpinseln, für die form, für das blech, für das backblech, für die arbeitsfläche,
      zum ausrollen, zum bestreichen, zum beträufeln, zum servieren, zum anrichten,
      zum garnieren, zum dekorieren, zum verzieren, zur dekoration, backspray
    `),
    toTaste: list(`
      nach geschmack, nach belieben, zum servieren, zum garnieren, zum bestreuen, zum braten, zum
      anbraten, zum einfetten, zum bestäuben, zum bestreichen, nach bedarf, für die form, zum
      frittieren, zum ausbacken, zum dekorieren, zum verzieren, zum abschmecken, zum ausstreichen,
      für die arbeitsfläche, zum bearbeiten, zum beträufeln, zum einpinseln
    `),
  },
  metadata: {
    servings: list(`portionen, portion, personen, person, pers., leute, gäste, esser, port.`),
    difficulty: {
      easy: list(`einfach, leicht, simpel, sehr einfach, anfänger, kinderleicht`),
      medium: list(`mittel, mittelschwer, normal, pfiffig, fortgeschritten, mittlere`),
      hard: list(`schwer, schwierig, anspruchsvoll, profi, aufwendig, aufwändig`),
    },
  },
}
