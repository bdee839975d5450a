import type { HeadingWords } from '../heading-words.ts'

const list = (text: string) => text.split(',').map((word) => word.trim())

export const DE: HeadingWords = {
  ingredients: list(
    'zutaten, zutatenliste, die zutaten, einkaufsliste, das brauchst du, du brauchst, sie brauchen',
  ),
  method:
    list(`zubereitung, anleitung, und so geht's, so geht's, so wird's gemacht, arbeitsschritte, zubereitungsschritte,
    schritte, vorgehen, die zubereitung, rezeptzubereitung`),
  end: list(`tipp, tipps, hinweis, hinweise, notizen, nährwerte, nährwertangaben, nährwerte pro portion, kommentare, kommentar,
    kommentar schreiben, ähnliche rezepte, weitere rezepte, mehr rezepte, das könnte dir auch gefallen, rezept drucken,
    bewertungen, utensilien, küchengeräte, das könnte sie auch interessieren, neueste rezepte, schreibe einen kommentar,
    video, teilen, newsletter, quelle, schlagworte, mehr zum thema`),
  closings: list(
    `guten appetit, lasst es euch schmecken, lass es dir schmecken, viel spaß, gutes gelingen, liebe grüße, viele grüße, lg, mahlzeit`,
  ),
  groupStart: list('für den, für die, für das, für, zum, außerdem'),
  prepTime: list('vorbereitungszeit, vorbereitung, arbeitszeit, zubereitungszeit, arbeitsaufwand'),
  cookTime: list('kochzeit, garzeit, backzeit, koch-/backzeit'),
  totalTime: list('gesamtzeit, gesamt, fertig in, dauer, zeit, zeitaufwand'),
  cuisine: list('küche, landesküche'),
  yields: list('portionen, portion, personen, ergibt, menge, anzahl, für ca., für, stück'),
  step: list('schritt'),
  amounts: list(
    'ein, eine, einen, zwei, drei, vier, fünf, sechs, halbe, halber, etwas, einige, ca., etwa, prise, saft von, je',
  ),
  units:
    list(`g, kg, ml, cl, dl, l, el, tl, msp, msp., pck., pck, pkg, pkg., packung, päckchen, prise, prisen, bund, becher, tasse, tassen, dose,
    dosen, glas, zehe, zehen, scheibe, scheiben, stück, stk, stk., stange, stangen, zweig, zweige, blatt, blätter, esslöffel,
    teelöffel, gramm, liter, würfel, tropfen, kugel, handvoll, spritzer, große, großer, kleine, kleiner`),
  lineEnds: list(
    'nach geschmack, nach belieben, zum bestreuen, zum servieren, zum garnieren, zum braten, zum bestäuben, optional',
  ),
  verbs:
    list(`geben, rühren, verrühren, vermischen, mischen, backen, kochen, schneiden, hacken, braten, anbraten, dünsten, waschen, schälen,
    erhitzen, vorheizen, unterrühren, unterheben, kneten, würzen, abschmecken, servieren, bestreuen, verteilen, lassen, ziehen, legen,
    füllen, ausrollen, stellen, pürieren, zugeben, hinzufügen, abgießen, garen, aufkochen, schlagen, würfeln, schmelzen, mixen, anrichten`),
  controls: list(
    'drucken, rezept drucken, teilen, merken, speichern, anzeige, pin it, rezept speichern, einkaufsliste',
  ),
  days: list('tag, tage, tagen'),
  hours: list('std, std., stunde, stunden, h'),
  minutes: list('min., minuten, minute'),
}
