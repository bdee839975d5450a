import { type HeadingWords, list } from '../word-table.ts'

/** Polish; a word may be added or corrected anywhere in its list. */
export const PL: HeadingWords = {
  // Headings of the ingredient list.
  ingredients: list(`
    oto przepis, a oto przepis,
    składniki, składnik, moje składniki, lista składników, potrzebne składniki, co potrzebujesz, lista zakupów,
    potrzebujesz, potrzebujemy, będziesz potrzebować, będą potrzebne, potrzebne będą,
    czego potrzebujesz, co będzie potrzebne, co jest potrzebne, składniki na,
    składniki potrzebne, produkty, potrzebne produkty, składniki i ilości, zakupy,
    do przygotowania potrzebujesz, wykaz składników, skład
  `),
  // Headings of the method.
  method: list(`
    przygotowanie, sposób przygotowania, wykonanie, instrukcje, kroki, sposób wykonania,
    przepis, jak zrobić, etapy przygotowania, przygotowanie krok po kroku, krok po kroku,
    jak przygotować, przygotowanie przepisu, sposób przygotowania krok po kroku, jak to zrobić,
    jak zrobić krok po kroku, jak przygotować krok po kroku, przepis krok po kroku,
    opis przygotowania, opis wykonania, metoda, metoda przygotowania, instrukcja,
    instrukcja przygotowania, wykonanie krok po kroku, jak robię, jak to robię, robimy,
    do dzieła, kolejne kroki, sposób, procedura, sposób przyrządzenia, przyrządzanie,
    jak ugotować, jak upiec, etapy
  `),
  // How a line begins that heads the method, whatever follows.
  howTo: list('jak zrobić, jak przygotować, jak upiec, jak ugotować, jak się robi'),
  // Headings and labels after which the recipe is over: notes, tips, nutrition, comments.
  end: list(`
    pytania,
    zmiany, modyfikacje, najczęstsze błędy, częste błędy,
    przepis alternatywny, alternatywny przepis, inny przepis,
    uwaga, do przepisu, wskazówki, wskazówka, uwagi, porady, porada, notatki,
    wartości odżywcze, wartość odżywcza, komentarze, dodaj komentarz, podobne przepisy,
    polecane przepisy, zobacz także, zobacz też, udostępnij, opinie, tagi, powiązane przepisy,
    smacznego, rada, rady, dobra rada, informacja, informacje dodatkowe, notatka, kalorie,
    kaloryczność, wartości odżywcze na porcję, wartości odżywcze w 1 porcji, komentarz,
    napisz komentarz, zostaw komentarz, inne przepisy, więcej przepisów, może ci się spodobać,
    sprawdź też, sprawdź również, przeczytaj także, przeczytaj też, zobacz również,
    oceń przepis, ocena, ocena przepisu, przechowywanie, warianty, wariant, propozycja podania,
    sposób podania, sprzęt, akcesoria, potrzebny sprzęt, źródło, alergeny, o autorze, o mnie,
    reklama, drukuj przepis, newsletter, obserwuj nas, pytania i odpowiedzi,
    najczęstsze pytania, kategorie, kategoria, ważne, ps, p.s., p.s, warto wiedzieć, triki,
    porady kulinarne, wskazówki i porady, zdjęcia, wideo, film, polecam, podobne, polecane
  `),
  // How a heading begins below which the method is over.
  endStarts: list(`
    historia, skąd się wzięła, skąd się wziął, pochodzenie
  `),
  // What the label of a note ends with: "storage notes".
  noteWords: list(`
    rada, rady, porada, porady, wskazówka, wskazówki, uwaga, uwagi, wariant, warianty, notatka, notatki
  `),
  // How a message ends.
  closings: list(`
    a wy jak,
    mniam, pyszne,
    smacznego, życzę smacznego, pozdrawiam, bon appetit, do zobaczenia, miłego dnia,
    pozdrowienia, buziaki, całusy, dziękuję, dajcie znać, powodzenia, udanego gotowania,
    udanych wypieków
  `),
  // How a line below the last step begins that tells another way or how long the dish keeps.
  afterwords: list(`
    alternatywnie, alternatywa, w thermomixie, wersja thermomix, thermomix, w szybkowarze:,
    można też, można również, można także, można zastąpić, jeśli nie macie,
    jeśli nie masz
  `),
  // How a line below the last step begins in which the author talks about the dish.
  remarks: list(`
    ten przepis, to danie, możesz przygotować też, ja zwykle, ja zawsze,
    u mnie, idealne, idealny, idealna, świetnie smakuje, smakuje, przepis, najlepiej smakuje,
    pyszne, z przepisu wychodzi
  `),
  // How a line begins that asks for votes, sells or names a photo.
  chatter: list(`
    proszę oceń, udostępnij, ocena użytkowników,
    kategorie:, kategoria:, tagi:, etykiety:,
    przeczytaj też, przeczytaj także, czytaj też, polecamy,
    napiszcie, napisz w komentarzu, wszelkie prawa zastrzeżone,
    jeśli ci smakowało, jeśli przepis, jeżeli przepis, jeśli spodobał, smakowało, spodobał,
    podobał ci się, wypróbowałeś, wypróbowałaś, oceń przepis, oceń ten, zostaw komentarz,
    dodaj komentarz, dajcie znać, daj znać, zapisz się, subskrybuj, obserwuj, polub, udostępnij,
    oznacz mnie, drukuj przepis, wydrukuj przepis, zdjęcie:, zdjęcia:, fot., foto:, reklama,
    newsletter, zobacz też, zobacz także, zobacz film, kliknij
  `),
  // How a message begins.
  greetings: list('cześć, hej, witaj, witam, dzień dobry, droga, drogi, kochana, kochani'),
  // Labels before the name of the dish.
  titleLabels: list('przepis, tytuł, nazwa przepisu, nazwa, danie'),
  // What stands before the name of the dish in a sentence.
  recipeFor: list(`
    przepis na mój, przepis na moją, przepis na moje, przepis na nasz, przepis na
  `),
  // How the heading of one part of a list begins.
  groupStart: list(`
    na, do, oraz, dodatkowo, ponadto, do podania, do dekoracji, do posypania, opcjonalnie,
    na wierzch
  `),
  // What a part of a dish is called, alone in its line.
  groups: list(`
    ciasto, farsz, nadzienie, sos, marynata, polewa, lukier, krem, posypka, kruszonka, panierka,
    zalewa, dekoracja, dodatki, spód, masa, okrasa, sałatka, dressing, grzanki, biszkopt,
    do podania, dodatkowo, nasączenie, zaczyn, wierzch, przyprawy, warzywa, wywar, dip,
    glazura, rozczyn
  `),
  // What the name of such a part ends with that is hardly ever bought.
  madeParts: [],
  // What counts the parts of a long recipe.
  parts: list('część, dzień'),
  // How a step begins that makes such a part: "make" the sauce.
  makeWords: list('przygotować, przygotuj, przygotowujemy, przygotowanie, zrobić, zrób'),
  // What a compound ends in that names such a part.
  groupHeads: [],
  // Tools that lists name between the foods.
  equipment: list(`
    sprzęt, przybory, przybory kuchenne, naczynia, potrzebny sprzęt, akcesoria,
    narzędzia, urządzenia
  `),
  tools: list(`
    papier do pieczenia, folia aluminiowa, folia spożywcza, miska, patelnia, blacha, tortownica,
    wykałaczki, wałek, trzepaczka, rękaw cukierniczy, patyczki do szaszłyków, nóż, garnek,
    foremki, keksówka, mikser, termometr, forma do pieczenia, sitko, tarka, deska do krojenia, drewniana łyżka, chochla, rondel,
    waga kuchenna, duży garnek
  `),
  // How a list says what the dish goes with.
  servedWith: list('podawać z, podawaj z, podawać ze'),
  // Labels before times.
  prepTime: list(`
    czas przygotowania, przygotowanie, czas przygotowywania, czas pracy, przygotowanie ok.,
    czas aktywny
  `),
  cookTime: list(`
    czas gotowania, czas pieczenia, gotowanie, pieczenie, czas smażenia, czas duszenia,
    czas obróbki, obróbka cieplna, w piekarniku, czas w piekarniku, smażenie, duszenie
  `),
  totalTime: list(`
    łączny czas, całkowity czas, czas, razem, czas całkowity, czas łączny, łącznie, całość,
    czas wykonania, gotowe w, czas trwania, całkowity czas przygotowania, w sumie
  `),
  // Labels before a time in which nothing is done.
  restTime: list(`
    czas chłodzenia, chłodzenie, czas wyrastania, wyrastanie, czas odpoczynku, odpoczynek,
    czas marynowania, czas leżakowania
  `),
  // Labels before how hard it is.
  difficulty: list('trudność, poziom trudności, stopień trudności, poziom'),
  // Labels before the name of a cuisine.
  cuisine: list('kuchnia, rodzaj kuchni, typ kuchni, pochodzenie'),
  // Labels before a number of portions or pieces.
  yields: list(`
    porcje, porcji, liczba porcji, ilość porcji, na ile porcji, porcja, wydajność,
    wielkość porcji, składniki na, przepis na, dla ilu osób, ilość osób, liczba osób, ilość
  `),
  // Verbs before a number of portions: "serves 4".
  yieldVerbs: list('wychodzi, wychodzą, wyjdzie, starcza na, starczy na, wystarczy na'),
  // Words between a recipe and those it is for: "for 4 people".
  forWords: list('dla, na, na ok.'),
  // What is counted: "4 servings".
  servings: list(`
    porcje, porcji, porcja, osób, osoby, osoba, os., sztuk, sztuki, porcję, osobę, kawałków, kawałki
  `),
  // What stands before a step's number.
  step: list('krok, etap'),
  // Amounts written as words, and what takes their place.
  amounts: list(`
    dwa, dwie, trzy, cztery, pięć, pół, szczypta, garść, sok z, sześć, siedem, osiem, dziewięć,
    dziesięć, dwanaście, tuzin, połowa, półtora, ćwierć, odrobina, kilka łyżek, skórka z,
    skórka otarta z, szczypta soli, odrobinę, kawałek, sok wyciśnięty z, szczyptę, łyżkę,
    łyżeczkę, szklankę, kostkę, łyżka, łyżeczka, szklanka,
    półtorej, dwoma, dwóch, trzech
  `),
  // Amounts that count nothing exactly, articles among them.
  articles: list('jeden, jedna, jedno, kilka, parę, trochę'),
  // What stands before the article of what a food becomes: beaten "to" a cream.
  becomes: list('w, na, jak, do'),
  // Units, whole and short, as lists write them.
  units: list(`
    g, kg, ml, l, dag, łyżka, łyżki, łyżek, łyżeczka, łyżeczki, łyżeczek, szklanka, szklanki,
    szklanek, szczypta, szczypty, ząbek, ząbki, ząbków, opakowanie, opakowania, puszka, puszki,
    pęczek, kostka, kostki, garść, sztuka, sztuki, szt, szt., plaster, plastry, plastrów,
    gałązka, gałązki, listek, mg, gram, gramy, gramów, deko, dkg, kilogram, kilogramy,
    kilograma, mililitr, mililitry, mililitrów, litr, litry, litra, litrów, łyż., łyżecz.,
    łyżka stołowa, łyżki stołowe, łyżeczka do herbaty, szkl., szkl, filiżanka, filiżanki,
    kubek, kubki, kubka, kubeczek, opak., opak, op., op, paczka, paczki, paczek, paczkę,
    torebka, torebki, torebek, saszetka, saszetki, słoik, słoiki, słoika, słoiczek, puszek,
    puszkę, butelka, butelki, karton, kartonik, tabliczka, tabliczki, kostek, plasterek,
    plasterki, kromka, kromki, kromek, pęczki, pęczka, pęczków, gałązek, listki, listków, liść,
    liście, liści, główka, główki, główek, łodyga, łodygi, korzeń, kawałki, kawałków, sztuk,
    szczypt, garści, garstka, kropla, krople, kropel, kieliszek, kieliszki, chochla, chochle,
    arkusz, arkusze, cm, duża, duże, duży, dużych, mała, małe, mały, małych, średnia, średnie,
    średni, średnich, ziarna, ziaren, filet, filety, płat, płaty, pierś, piersi, laska, laski,
    rulon, czubata, czubate, płaska, płaskie, porcja, porcje, szczyptę, łyżkę, łyżeczkę,
    szklankę, garstkę, kostkę, torebkę, kromkę, butelkę, tabliczkę, główkę, gałązkę, filiżankę,
    łyżką, ząbka, łyżce, łyżeczce, szklance
  `),
  // What joins an amount and its food.
  of: list('z'),
  // What says that an amount is of each food that follows.
  each: list('po'),
  // What joins two ingredients.
  and: list('i, oraz, a także, plus, z, ze'),
  // How a list leaves the rest to the cook.
  andSoOn: list('itd, itp, i tak dalej'),
  // What ends an ingredient that has no amount.
  lineEnds: list(`
    do smaku, opcjonalnie, do podania, do dekoracji, do smażenia, do posypania, według uznania,
    wg uznania, do przybrania, do posmarowania, do wysmarowania, do natłuszczenia,
    do pieczenia, do panierowania, do ozdoby, ewentualnie, wg smaku, wedle smaku, ile potrzeba,
    posiekany, posiekana, posiekane, starty, starta, pokrojony, pokrojona, pokrojone,
    w plasterkach, w kostce, na wierzch, do formy, do podsmażenia
  `),
  // Words that begin steps: cooking verbs in the forms recipes use.
  verbs: list(`
    dodać, dodaj, dodajemy, wymieszać, wymieszaj, mieszamy, mieszać, gotować, gotuj, gotujemy,
    piec, pieczemy, pokroić, pokrój, kroimy, smażyć, smażymy, podsmażyć, wlać, wlej, wlewamy,
    włożyć, włóż, rozgrzać, rozgrzej, nagrzać, obrać, obierz, obieramy, zetrzeć, ubić, ubijamy,
    zagnieść, doprawić, dopraw, podawać, podawaj, posypać, odstawić, odstaw, odstawiamy, umyć,
    umyj, zalać, przełożyć, wyłożyć, zmiksować, zblendować, rozpuścić, połączyć, wsypać,
    dodawać, dodawaj, dolać, dolej, dolewamy, dosypać, dosyp, dorzucić, dorzuć, dorzucamy,
    mieszaj, wymieszamy, zamieszać, zamieszaj, pomieszać, ugotować, ugotuj, zagotować, zagotuj,
    zagotowujemy, podgrzać, podgrzej, podgrzewamy, ogrzać, piecz, upiec, upiecz, zapiec,
    zapiekać, zapiekamy, zapiekaj, krój, kroić, pokroimy, siekać, posiekać, posiekaj, siekamy,
    usmażyć, usmaż, smaż, podsmaż, podsmażamy, obsmażyć, obsmaż, obsmażamy, zeszklić, zeszklij,
    szklimy, dusić, duś, dusimy, poddusić, podduś, wlewaj, zalej, zalewamy, polać, polej,
    polewamy, wkładamy, wkładaj, umieścić, umieść, umieszczamy, rozgrzewamy, nagrzej,
    nagrzewamy, ścieramy, zetrzyj, ucierać, utrzeć, ucieramy, utrzyj, tarkować, ubij,
    roztrzepać, roztrzep, roztrzepujemy, wyrobić, wyrób, wyrabiamy, wyrabiać, zagnieć,
    zagniatamy, doprawiamy, przyprawić, przypraw, przyprawiamy, posolić, posól, solimy,
    popieprzyć, podać, podajemy, serwować, serwujemy, serwuj, posyp, posypujemy, oprószyć,
    oprósz, odstawimy, odłożyć, odłóż, odkładamy, schłodzić, schłódź, schładzamy, ostudzić,
    ostudź, studzimy, wystudzić, myjemy, opłukać, opłucz, płuczemy, wypłukać, przepłukać,
    osuszyć, osusz, osuszamy, odcedzić, odcedź, odcedzamy, odsączyć, odsącz, namoczyć, namocz,
    moczymy, zalewać, przełóż, przekładamy, wyłóż, wykładamy, układać, ułożyć, ułóż, układamy,
    rozłożyć, rozłóż, rozkładamy, zmiksuj, miksujemy, miksować, miksuj, zblenduj, blendujemy,
    blendować, zmielić, zmiel, mielimy, rozdrobnić, rozdrobnij, rozpuść, rozpuszczamy,
    roztopić, roztop, stopić, połącz, łączymy, wsyp, wsypujemy, przesiać, przesiej,
    przesiewamy, wałkować, rozwałkować, rozwałkuj, wałkujemy, formować, uformować, uformuj,
    formujemy, lepić, zlepić, lepimy, nadziewać, nadziać, nafaszerować, napełnić, smarować,
    posmarować, posmaruj, smarujemy, wysmarować, wysmaruj, natłuścić, przykryć, przykryj,
    przykrywamy, zawinąć, zawiń, zwinąć, zwiń, zwijamy, odwrócić, obrócić, przewrócić, zdjąć,
    zdejmij, zdejmujemy, wyjąć, wyjmij, wyjmujemy, usunąć, usuń, usuwamy, oddzielić, oddziel,
    oddzielamy, podzielić, podziel, dzielimy, przekroić, przekrój, wycisnąć, wyciśnij,
    wyciskamy, przecisnąć, rozgnieść, rozgnieć, zgnieść, marynować, zamarynować, zamarynuj,
    redukować, zredukować, zagęścić, udekorować, udekoruj, dekorujemy, ozdobić, ozdób,
    spróbować, spróbuj, przygotować, przygotuj, przygotowujemy, zrobić, zrób, robimy, wziąć,
    weź, bierzemy, wyłączyć, wyłącz, włączyć, włącz, zmniejszyć, zmniejsz, zwiększyć,
    doprowadzić, doprowadź, doprowadzamy, wrzucić, wrzuć, wrzucamy, wstawić, wstaw, wstawiamy,
    ustawić, ustaw, zostawić, zostaw, zostawiamy, pozostawić, gotowe, następnie, potem,
    najpierw, zważyć, odważyć, panierować, obtoczyć, obtaczamy, kruszyć, pokruszyć, rozbić,
    wbić, wbij, wbijamy, rozprowadzić, zaparzyć, parzyć, dodaję, mieszam, gotuję, piekę, kroję,
    obieram, smażę, wlewam, wsypuję, ucieram, ubijam, zagniatam, wyrabiam, doprawiam, podaję,
    posypuję, odstawiam, przekładam, wykładam, miksuję, blenduję, rozpuszczam, łączę, wrzucam,
    wkładam, zalewam, podsmażam, duszę, siekam, ścieram, wałkuję, formuję, smaruję, przykrywam,
    wyjmuję, zostawiam, biorę, robię, studzę, rozgrzewam, odcedzam, płuczę, wbijam, podgrzewam,
    zapiekam, wlewać, wsypywać, wrzucać, wkładać, dolewać, dorzucać, przesiewać, zagniatać,
    wygniatać, ugniatać, miksować, ubijać, ucierać, podgrzewać, podsmażać, obsmażać, doprawiać,
    odcedzać, przekładać, wykładać, nakładać, wycinać, wykrawać, zwijać, przykrywać, wyjmować,
    wyławiać, smarować, posypywać, polewać, studzić, mielić, ścierać, obierać, myć, kruszyć
  `),
  // Words that no food's name has: a clause begins.
  clauses: list(`
    który, która, które, gdy, kiedy, jeśli, jest, są, na, po, więcej, ale, potem, się
  `),
  // Words that no sentence ends with.
  openEnds: list(
    'i, oraz, lub, albo, z, ze, bez, w, we, na, do, od, po, przez, około, ok., ewentualnie',
  ),
  // Whole lines of a page's buttons and table heads.
  controls: list(`
    menu, przejdź do treści, przejdź do głównej treści, zaloguj, zaloguj się, zarejestruj, szukaj,
    strona główna, powrót do strony głównej,
    drukuj, udostępnij, zapisz, reklama, drukuj przepis, ilość, dodaj do ulubionych, pobierz,
    pdf, czytaj więcej, pokaż więcej, zamknij, kopiuj, zapisz przepis, wydrukuj, facebook,
    wydruk, tryb gotowania
  `),
  // What a nutrition table names and an ingredient list does not.
  nutrients: list(`
    kalorie, kaloryczność, energia, wartość energetyczna, węglowodany, w tym cukry, białko,
    tłuszcz, tłuszcze, w tym kwasy tłuszczowe nasycone, kwasy tłuszczowe nasycone, błonnik,
    cholesterol, sód
  `),
  // Units of time.
  days: list('dzień, dni, doba, doby, dób'),
  hours: list('godz, godz., godzina, godziny, godzin, h, g., godzinę'),
  minutes: list('minuta, minuty, minut, min, min., minutę, minutki'),
}
