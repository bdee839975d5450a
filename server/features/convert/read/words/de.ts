import { type HeadingWords, list } from '../word-table.ts'

/** German; a word may be added or corrected anywhere in its list. */
export const DE: HeadingWords = {
  // Headings of the ingredient list.
  ingredients: list(`
    hier das rezept, hier kommt das rezept, hier ist das rezept,
    zutaten, zutat, meine zutaten, zutatenliste, die zutaten, einkaufsliste, das brauchst du, du brauchst,
    sie brauchen, was du brauchst, was ihr braucht, ihr braucht, man braucht, man nehme,
    man nimmt, das braucht ihr, das braucht man, das wird gebraucht, benötigte zutaten,
    was wir brauchen, wir brauchen, du benötigst, ihr benötigt, zutaten und mengen,
    menge zutaten, für das rezept
  `),
  // Headings of the method.
  method: list(`
    zubereitung, anleitung, und so geht's, so geht's, so wird's gemacht, arbeitsschritte,
    zubereitungsschritte, schritte, vorgehen, die zubereitung, rezeptzubereitung,
    zubereitungsweise, und so wird's gemacht, so wird es gemacht, so geht es,
    so funktioniert's, so gelingt's, so bereitest du es zu, schritt für schritt, kochanleitung,
    backanleitung, arbeitsanleitung, ablauf, arbeitsschritt, zubereitung schritt für schritt,
    zubereiten, herstellung, die schritte, so mache ich es, so mach ich's, rezeptanleitung,
    das rezept
  `),
  // How a line begins that heads the method, whatever follows.
  howTo: list(`
    so wird, so geht, so gelingt, so machst du, so bereitest du, so bereiten sie,
    so backst du
  `),
  // Headings and labels after which the recipe is over: notes, tips, nutrition, comments.
  end: list(`
    fragen und antworten,
    bemerkung, bemerkungen,
    alternativrezept, alternatives rezept, rezept 2,
    abwandlung, abwandlungen, änderungen, lizenz, tipp, tipps, hinweis, hinweise, notizen, nährwerte, nährwertangaben, nährwerte pro portion,
    kommentare, kommentar, kommentar schreiben, ähnliche rezepte, weitere rezepte,
    mehr rezepte, das könnte dir auch gefallen, rezept drucken, bewertungen, utensilien,
    küchengeräte, das könnte sie auch interessieren, neueste rezepte, schreibe einen kommentar,
    video, teilen, newsletter, quelle, schlagworte, mehr zum thema, anmerkung, anmerkungen,
    notiz, nährwert, nährwerte pro person, kalorien, brennwert, kommentieren,
    diese rezepte könnten dir auch gefallen, passende rezepte, rezepttipps, serviervorschlag,
    aufbewahrung, haltbarkeit, varianten, variante, zubehör, das passt dazu, dazu passt,
    allergene, das könnte dich auch interessieren, zum autor, über den autor, über mich,
    anzeige, quellen, rezept bewerten, bewertung, einkaufen, folge uns, profi-tipp, extra-tipp,
    mein tipp, unser tipp, ps, p.s., gut zu wissen, wichtig, hilfsmittel,
    das könnte ihnen auch gefallen, rezept teilen, fragen, häufige fragen, getränketipp,
    weinempfehlung, dazu
  `),
  // How a heading begins below which the method is over.
  endStarts: list(`
    die geschichte der, die geschichte des, geschichte der, woher kommt, herkunft
  `),
  // What the label of a note ends with: "storage notes".
  noteWords: list(`
    tipp, tipps, hinweis, hinweise, anmerkung, bemerkung, bemerkungen, anmerkungen, notiz, notizen, variante, varianten, abwandlung, abwandlungen
  `),
  // How a message ends.
  closings: list(`
    ich freue mich auf,
    und das war es dann, und das war's, das war's, das war es,
    guten appetit, lasst es euch schmecken, lass es dir schmecken, viel spaß, gutes gelingen,
    liebe grüße, viele grüße, lg, mahlzeit, schmeckt's, bon appetit, bis bald, alles liebe,
    herzliche grüße, schöne grüße, an guadn, en guete, lasst's euch schmecken
  `),
  // How a line below the last step begins that tells another way or how long the dish keeps.
  afterwords: list(`
    alternativ, als alternative, im thermomix, thermomix, im schnellkochtopf:, im slow cooker:,
    in der heißluftfritteuse:, im airfryer:, im monsieur cuisine, hält sich, haltbar,
    man kann auch, man kann statt, dazu passt, dazu passen, dazu schmeckt, schmeckt auch,
    schmecken auch, wer keinen, wer keine, wer kein
  `),
  // How a line below the last step begins in which the author talks about the dish.
  remarks: list(`
    zu dem gericht,
    ich finde, ich liebe, wir essen, das rezept,
    dieses rezept, dieses gericht, das gericht, schmeckt, schmecken, letzter versuch,
    erster versuch, versuch 1, mein fazit, fazit, und das war, das war, passt zu, passt gut
  `),
  // How a line begins that asks for votes, sells or names a photo.
  chatter: list(`
    direkt zum inhalt, zum inhalt springen,
    kategorien:, kategorie:, schlagworte:, schlagwörter:, stichworte:,
    lesen sie auch, lies auch, das könnte dich,
    erzählt mir, erzähl mir, alle rechte vorbehalten,
    wenn es dir geschmeckt, wenn euch das, wenn dir das, wenn dir dieses, hast du das rezept,
    hast du dieses, habt ihr das, habt ihr dieses, hat es dir, hat es euch, hat dir das,
    hat euch das, bewerte, bewertet, bitte bewerte, lass dir alles, lass dir die zutaten,
    lass einen kommentar, lass mir einen, lasst mir, lasst einen kommentar, hinterlasse,
    hinterlasst, schreib mir, schreibt mir, schreib es mir, abonniere, abonniert, melde dich,
    folge mir, folge uns, folgt mir, folgt uns, teile das rezept, teilt das rezept, markiere mich,
    markiert mich, verlinke mich, verlinkt mich, rezept drucken, foto:, fotos:, bild:, bilder:,
    bildquelle, foto von, jetzt bestellen, jetzt kaufen, zum video, zum newsletter, newsletter,
    anzeige, werbung, dieser beitrag enthält, gefällt dir das, gefällt euch
  `),
  // How a message begins.
  greetings: list('hallo, hi, liebe, lieber, guten tag, guten morgen, servus, moin'),
  // Labels before the name of the dish.
  titleLabels: list('rezept, titel, rezeptname, gericht, name'),
  // What stands before the name of the dish in a sentence.
  recipeFor: list(`
    rezept für den, rezept für die, rezept für das, rezept für meinen, rezept für meine,
    rezept für mein, rezept für unseren, rezept für unsere, rezept für unser, rezept für,
    rezept vom, rezept von
  `),
  // How the heading of one part of a list begins.
  groupStart: list(`
    für den, für die, für das, für, zum, außerdem, zum garnieren, zum servieren, belag, dazu,
    nach belieben, optional
  `),
  // What a part of a dish is called, alone in its line.
  groups: list(`
    teig, boden, belag, füllung, soße, sauce, sosse, marinade, dressing, guss, glasur, streusel,
    creme, krem, vinaigrette, panade, einlage, beilage, dekoration, deko, garnitur, topping,
    frosting, außerdem, ausserdem, salat, dip, tränke, überzug, sonstiges, gewürzmischung,
    gewürze, gemüse, brühe, fleisch, suppe, würze, zum servieren, extras
  `),
  // What the name of such a part ends with that is hardly ever bought.
  madeParts: list('füllung, belag, glasur, guss, streusel, marinade, topping, frosting'),
  // What counts the parts of a long recipe.
  parts: list('teil, tag'),
  // How a step begins that makes such a part: "make" the sauce.
  makeWords: list('mache, machen, bereite, zubereiten'),
  // What a compound ends in that names such a part.
  groupHeads: list('teig, füllung, belag, guss, glasur, streusel, panade'),
  // Tools that lists name between the foods.
  equipment: list(`
    küchengeräte, benötigte küchengeräte, utensilien, küchenutensilien, geräte, kochgeschirr, arbeitsgeräte
  `),
  tools: list(`
    schüssel, pfanne, backblech, backform, springform, kastenform, auflaufform, muffinform,
    backpapier, alufolie, frischhaltefolie, schneebesen, handmixer, küchenmaschine, pürierstab,
    spritzbeutel, holzspieße, zahnstocher, nudelholz, küchengarn, papierförmchen, tortenring,
    messer, reibe, hobel, auflaufförmchen, thermometer, sieb, standmixer, mixer, backpinsel,
    förmchen, einmachgläser, rührschüssel, schneidbrett, schneidebrett, kochlöffel, holzlöffel, teigschaber, herdplatte,
    kochtopf, großer topf, kleiner topf, schöpfkelle, küchenwaage, messbecher, teigkarte,
    handrührgerät
  `),
  // How a list says what the dish goes with.
  servedWith: list('servieren mit, serviert mit, dazu passt, dazu passen, dazu schmeckt'),
  // Labels before times.
  prepTime: list(`
    vorbereitungszeit, vorbereitung, arbeitszeit, zubereitungszeit, arbeitsaufwand,
    zubereitung, zubereitungsdauer, aktive zeit, aktive arbeitszeit, vorbereiten,
    vorbereitung ca.
  `),
  cookTime: list(`
    kochzeit, garzeit, backzeit, koch-/backzeit, kochdauer, backdauer, garen, kochen, backen,
    koch- und backzeit, brat- und garzeit, im ofen, garzeit ca.
  `),
  totalTime: list(`
    gesamtzeit, gesamt, fertig in, dauer, zeit, zeitaufwand, gesamtdauer, zeitbedarf,
    insgesamt, fertig, gesamte zeit, zubereitungszeit gesamt
  `),
  // Labels before a time in which nothing is done.
  restTime: list(`
    ruhezeit, ruhezeit ca., gehzeit, kühlzeit, wartezeit, marinierzeit, einweichzeit, abkühlzeit,
    quellzeit, zeit zum gehen, ziehzeit
  `),
  // Labels before how hard it is.
  difficulty: list('schwierigkeit, schwierigkeitsgrad, niveau, aufwand'),
  // Labels before the name of a cuisine.
  cuisine: list('küche, landesküche, küchenstil, herkunft'),
  // Labels before a number of portions or pieces.
  yields: list(`
    portionen, portion, personen, menge, anzahl, stück, anzahl der portionen, anzahl portionen,
    portionsanzahl, portionsgröße, zutaten für
  `),
  // Verbs before a number of portions: "serves 4".
  yieldVerbs: list('ergibt, ergeben, reicht für, reichen für, reicht bei uns für, reicht uns für'),
  // Words between a recipe and those it is for: "for 4 people".
  forWords: list('für, für ca., für etwa'),
  // What is counted: "4 servings".
  servings: list(
    'portionen, portion, personen, person, leute, gäste, portion(en), portion/en, stück',
  ),
  // What stands before a step's number.
  step: list('schritt, arbeitsschritt'),
  // Amounts written as words, and what takes their place.
  amounts: list(`
    zwei, drei, vier, fünf, sechs, halbe, halber, ca., etwa, prise, saft von, sieben, acht,
    neun, zehn, zwölf, dutzend, halben, halbes, spritzer, schuss, handvoll, bund, abrieb von,
    zesten von, eine prise, eine handvoll,
    anderthalb, eineinhalb, zweieinhalb, dreieinhalb, dreiviertel, viertel, zweier, dreier
  `),
  // Amounts that count nothing exactly, articles among them.
  articles: list('ein, eine, einen, etwas, einige, ein paar, ein wenig, ein bisschen'),
  // What stands before the article of what a food becomes: beaten "to" a cream.
  becomes: list('zu, zur, zum, als, wie'),
  // Units, whole and short, as lists write them.
  units: list(`
    g, kg, ml, cl, dl, l, el, tl, msp, msp., pck., pck, pkg, pkg., packung, päckchen, prise,
    prisen, bund, becher, tasse, tassen, dose, dosen, glas, zehe, zehen, scheibe, scheiben,
    stück, stk, stk., stange, stangen, zweig, zweige, blatt, blätter, esslöffel, teelöffel,
    gramm, liter, würfel, tropfen, kugel, handvoll, spritzer, große, großer, kleine, kleiner,
    mg, messerspitze, messerspitzen, knolle, knollen, kopf, köpfe, tafel, tafeln, beutel, tüte,
    tüten, tüte(n), flasche, schuss, schüssel, rolle, rollen, platte, platten, kugeln,
    schälchen, kästchen, filet, filets, mittelgroße, mittelgroßer, kleines, großes, cm, kilo,
    pfund, ltr, kl., gr., mittl., gestr., geh., gehäufte, gestrichene, stück(e), milliliter,
    kilogramm, einheit, einheiten, ecke, gläser, netz, packungen, pkt, pkt.
  `),
  // What joins an amount and its food.
  of: list('von, vom'),
  // What says that an amount is of each food that follows.
  each: list('je, jeweils'),
  // What joins two ingredients.
  and: list('und, sowie, mit, plus'),
  // How a list leaves the rest to the cook.
  andSoOn: list('usw, etc, und so weiter'),
  // What ends an ingredient that has no amount.
  lineEnds: list(`
    nach geschmack, nach belieben, zum bestreuen, zum servieren, zum garnieren, zum braten,
    zum bestäuben, optional, zum anbraten, zum einfetten, für die form, zum ausrollen,
    zum dekorieren, zum verzieren, zum bestreichen, nach wunsch, nach bedarf, gehackt,
    fein gehackt, gewürfelt, gerieben, geschält, in scheiben, bei bedarf, zum frittieren,
    zum würzen
  `),
  // Words that begin steps: cooking verbs in the forms recipes use.
  verbs: list(`
    geben, rühren, verrühren, vermischen, mischen, backen, kochen, schneiden, hacken, braten,
    anbraten, dünsten, waschen, schälen, erhitzen, vorheizen, unterrühren, unterheben, kneten,
    würzen, abschmecken, servieren, bestreuen, verteilen, lassen, ziehen, legen, füllen,
    ausrollen, stellen, pürieren, zugeben, hinzufügen, abgießen, garen, aufkochen, schlagen,
    würfeln, schmelzen, mixen, anrichten, gib, gibt, gebt, gebe, rühre, rühr, rührt, verrühre,
    verrührt, vermische, vermengen, vermenge, vermengt, mische, misch, backe, koche, kocht,
    schneide, schneidet, hacke, hackt, brate, bratet, brät, dünste, anschwitzen, andünsten,
    anrösten, rösten, röste, wasche, wascht, schäle, schält, erhitze, erhitzt, erwärmen,
    erwärme, heize, heizt, hebe, hebt, knete, knetet, verkneten, würze, würzt, schmecke,
    serviere, serviert, bestreue, bestreut, streue, streuen, verteile, verteilt, lasse, lass,
    lasst, lege, legt, belegen, fülle, füllt, befüllen, rollt, stelle, stellt, püriere,
    püriert, füge, fügt, gieße, gießt, gießen, abtropfen, abgiessen, gare, gart, schlage,
    schlagt, aufschlagen, würfle, schmilz, schmelze, mixe, mixt, zerkleinern, zerkleinere,
    raspeln, raspele, reiben, reibe, reibt, pressen, presse, putzen, putze, entkernen,
    halbieren, halbiere, vierteln, viertele, teilen, trennen, trenne, bestreichen, bestreiche,
    streiche, einfetten, fetten, fette, ausfetten, auslegen, formen, forme, setzen, setze,
    drücken, drücke, wenden, wende, reduzieren, reduziere, köcheln, köchele, simmern, quellen,
    ruhen, abkühlen, auskühlen, kühlen, kaltstellen, abdecken, zudecken, einweichen, abspülen,
    spülen, tupfen, mahlen, zugießen, ablöschen, lösche, einkochen, aufgießen, unterziehen,
    hinzugeben, hinzugießen, dazugeben, zufügen, beigeben, einrühren, einlegen, marinieren,
    mariniere, garnieren, garniere, dekorieren, verzieren, bestäuben, bestäube, überbacken,
    gratinieren, grillen, frittieren, panieren, wälzen, stampfen, zerdrücken, zupfen,
    entnehmen, entfernen, entferne, nimm, nehmt, nehmen, herausnehmen, öffnen, bereiten,
    bereite, vorbereiten, zubereiten, genießen, abseihen, bringen, bringe, stecken, umrühren,
    schwenken, zuerst, zunächst, anschließend, zuletzt, inzwischen, währenddessen, verknete,
    belege, wickle, schichte, schichten, siebe, überbacke, dampfgaren, dämpfen, dämpfe
  `),
  // Words that no food's name has: a clause begins.
  clauses: list(`
    wenn, als, damit, dann, sobald, die, der, das, welche, ist, sind, pro, je, mehr, nicht, aber, dazu, kommt, kommen, klein, fein, grob
  `),
  // Words that no sentence ends with.
  openEnds: list(`
    und, oder, sowie, bzw., der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines,
    mit, ohne, in, im, ins, auf, aus, bei, bis, für, von, vom, zu, zum, zur, nach, unter, über,
    am, an, ca., etwa, circa, ungefähr, mindestens, höchstens, weitere, noch, dann, kleiner, mittlerer, großer, starker, schwacher
  `),
  // Whole lines of a page's buttons and table heads.
  controls: list(`
    menü, zum inhalt springen, zum hauptinhalt springen, einloggen, registrieren, suche, suchen,
    navigation, hauptmenü,
    drucken, rezept drucken, teilen, merken, speichern, anzeige, pin it, rezept speichern,
    einkaufsliste, menge, zutaten anzeigen, portionen, als pdf, pdf,
    auf die einkaufsliste setzen, zur einkaufsliste hinzufügen, werbung, anmelden,
    kommentieren, zum rezept, zum rezept springen, bild, foto, alle anzeigen, mehr anzeigen,
    weiterlesen, schließen, rezept teilen, facebook, kopieren, umrechnen
  `),
  // What a nutrition table names and an ingredient list does not.
  nutrients: list(`
    kalorien, brennwert, energie, kohlenhydrate, eiweiß, eiweiss, fett,
    davon gesättigte fettsäuren, gesättigte fettsäuren, davon zucker, ballaststoffe, natrium,
    kalium, cholesterin, proteine
  `),
  // Units of time.
  days: list('tag, tage, tagen, tag(e)'),
  hours: list('std, std., stunde, stunden, h, stunde(n)'),
  minutes: list('min., minuten, minute, min, minute(n)'),
}
