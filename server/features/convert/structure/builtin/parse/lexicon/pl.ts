import type { Lexicon } from './lexicon.ts'
import { list } from './list.ts'

export const PL: Lexicon = {
  language: 'pl',
  verbPosition: 'anywhere',
  headPosition: 'first',
  hasCompounds: false,
  elides: false,
  setsOffSideClauses: true,
  // Cases and plurals go by their endings; sounds that change ("mąka", "mące") and the diminutives
  // that a recipe uses beside the plain word ("cebula", "cebulka") are listed.
  stemming: {
    shortest: 4,
    endings: {
      a: '',
      e: '',
      i: '',
      o: '',
      u: '',
      y: '',
      ia: '',
      ie: '',
      ii: '',
      io: '',
      iu: '',
      em: '',
      iem: '',
      om: '',
      iom: '',
      ów: '',
      iów: '',
      ami: '',
      iami: '',
      ach: '',
      iach: '',
      owi: '',
      iowi: '',
      ego: '',
      iego: '',
      emu: '',
      iemu: '',
      ej: '',
      iej: '',
      ych: '',
      ich: '',
      ym: '',
      im: '',
      ymi: '',
      imi: '',
      ek: 'k',
      iek: 'k',
      rze: 'r',
      dzie: 'd',
    },
    irregular: {
      dżemu: 'dzem',
      dżemem: 'dzem',
      smalcu: 'smalec',
      smalcem: 'smalec',
      kiełbaska: 'kielbas',
      kiełbaskę: 'kielbas',
      kiełbaską: 'kielbas',
      buraczkami: 'burak',
      buraczek: 'burak',
      buraczka: 'burak',
      szczypior: 'szczypiork',
      szczypioru: 'szczypiork',
      grzybki: 'grzyb',
      grzybków: 'grzyb',
      mąkami: 'maka',
      mąka: 'maka',
      mąkę: 'maka',
      mąki: 'maka',
      mąką: 'maka',
      mące: 'maka',
      olej: 'olej',
      oleju: 'olej',
      olejem: 'olej',
      cukier: 'cukr',
      pieprz: 'pieprz',
      pieprze: 'pieprz',
      ocet: 'oct',
      koper: 'koperk',
      kopru: 'koperk',
      koprem: 'koperk',
      marchew: 'marchewk',
      marchwi: 'marchewk',
      marchwią: 'marchewk',
      marchwie: 'marchewk',
      marchewce: 'marchewk',
      cebulka: 'cebul',
      cebulkę: 'cebul',
      cebulki: 'cebul',
      cebulką: 'cebul',
      cebulek: 'cebul',
      cebulce: 'cebul',
      jajo: 'jajk',
      jaja: 'jajk',
      jaj: 'jajk',
      jajem: 'jajk',
      jajami: 'jajk',
      jajeczko: 'jajk',
      śmietanka: 'smietan',
      śmietankę: 'smietan',
      śmietanki: 'smietan',
      śmietanką: 'smietan',
      śmietance: 'smietan',
      kremówka: 'smietan',
      kremówkę: 'smietan',
      kremówki: 'smietan',
      kremówką: 'smietan',
      pomidorki: 'pomidor',
      pomidorków: 'pomidor',
      pomidorkami: 'pomidor',
      pomidorek: 'pomidor',
      papryce: 'papryk',
      kapuście: 'kapust',
      bułce: 'bulk',
      kiełbasce: 'kielbas',
      kiełbaski: 'kielbas',
      kiełbasek: 'kielbas',
      czosnek: 'czosnk',
      liść: 'lisc',
      // Bay leaves, for short.
      listki: 'laurow',
      listków: 'laurow',
      listek: 'laurow',
      listkiem: 'laurow',
      listkami: 'laurow',
      masełko: 'masl',
      mleczko: 'mleczk',
      mięta: 'miet',
      mięcie: 'miet',
      owoce: 'owoc',
      śledzie: 'sledz',
      ziarna: 'ziarn',
      ziaren: 'ziarn',
      udziec: 'udzc',
      udźca: 'udzc',
      grzyby: 'grzyb',
      suszone: 'suszon',
      piersi: 'piers',
      pierś: 'piers',
      kurczę: 'kurczak',
      imbir: 'imbir',
      krem: 'krem',
      dżem: 'dzem',
      ciasto: 'ciast',
      cieście: 'ciast',
      orzech: 'orzech',
      orzeszki: 'orzech',
      orzeszków: 'orzech',
      orzeszkami: 'orzech',
      ryba: 'ryb',
      rybę: 'ryb',
      brokuł: 'brokul',
      brokułów: 'brokul',
      płatek: 'platk',
      boczek: 'boczk',
      chleb: 'chleb',
      żelatynie: 'zelatyn',
      wiórki: 'wiork',
      wiórek: 'wiork',
      ziół: 'ziol',
      zioła: 'ziol',
      buraczki: 'burak',
      buraczków: 'burak',
      ziemniaczki: 'ziemniak',
      kukurydza: 'kukurydz',
      drożdże: 'drozdz',
      natka: 'natk',
      natce: 'natk',
      skórce: 'skork',
      kurczakiem: 'kurczak',
      makaron: 'makaron',
      rosół: 'rosol',
      ser: 'ser',
      serze: 'ser',
    },
    pluralEndings: list(`ów, ami`),
  },
  // Every form that a recipe orders with: "pokrój, pokrójcie, pokroić, pokroję, pokroimy, pokroiłam,
  // kroi się". Participles of food ("posiekana cebula") and of manner ("mieszając") are no orders.
  verbs: {
    add: list(`
      koniec wycis* czosnek, koniec przecis* czosnek, koniec wycis* ... czosnek, koniec przecis* ... czosnek,
      dodajmy, wlejmy, wsypmy, dajemy, daję, dajcie, wkrój, wkrójcie, wkroić, wkrajamy, przesyp ...
      do, przesypać ... do, przesypujemy ... do, wysypujemy do, wysypujemy mąkę, rozrób ... w mleku,
      zabiel, zabielić, zabielamy, zabielam, zapraw, zaprawić, zaprawiamy, podprawić, podpraw,
      podprawiamy, połam, połamcie, połamać, połamię, połamiemy, połamał*, zasyp, zasypcie, zasypać,
      zasypię, zasypiemy, zasypał*, zasypuj, zasypujcie, zasypywać, zasypuję, zasypujemy,
      zasypuje się, zasypywał*, dodaj, dodajcie, dodać, dodam*, dodał*, dodawaj, dodawajcie,
      dodawać, dodaję, dodajemy, dodaje się, dodawał*, dorzuć, dorzućcie, dorzucić, dorzucę,
      dorzucimy, dorzucił*, dorzucaj, dorzucajcie, dorzucać, dorzucam*, dorzuca się,
      dorzucał*, wrzuć, wrzućcie, wrzucić, wrzucę, wrzucimy, wrzucił*, wrzucaj, wrzucajcie,
      wrzucać, wrzucam*, wrzuca się, wrzucał*, wlej, wlejcie, wlać, wleję, wlejemy, wlał*,
      wlewaj, wlewajcie, wlewać, wlewam*, wlewa się, wlewał*, dolej, dolejcie, dolać, doleję,
      dolejemy, dolał*, dolewaj, dolewajcie, dolewać, dolewam*, dolewa się, dolewał*, wsyp,
      wsypcie, wsypać, wsypię, wsypiemy, wsypał*, wsypuj, wsypujcie, wsypywać, wsypuję,
      wsypujemy, wsypuje się, wsypywał*, dosyp, dosypcie, dosypać, dosypię, dosypiemy,
      dosypał*, dosypuj, dosypujcie, dosypywać, dosypuję, dosypujemy, dosypuje się,
      dosypywał*, nasyp, nasypcie, nasypać, nasypię, nasypiemy, nasypał*, włóż, włóżcie,
      włożyć, włożę, włożymy, włożył*, wkładaj, wkładajcie, wkładać, wkładam*, wkłada się,
      wkładał*, dołóż, dołóżcie, dołożyć, dołożę, dołożymy, dołożył*, dokładaj, dokładajcie,
      dokładać, dokładam*, dokłada się, dokładał*, wbij, wbijcie, wbić, wbiję, wbijemy, wbił*,
      wbijaj, wbijajcie, wbijać, wbijam*, wbija się, wbijał*, umieść, umieśćcie, umieścić,
      umieszczę, umieścimy, umieścił*, umieszczaj, umieszczajcie, umieszczać, umieszczam*,
      umieszcza się, umieszczał*, zalej, zalejcie, zalać, zaleję, zalejemy, zalał*, zalewaj,
      zalewajcie, zalewać, zalewam*, zalewa się, zalewał*, podlej, podlejcie, podlać, podleję,
      podlejemy, podlał*, podlewaj, podlewajcie, podlewać, podlewam*, podlewa się, podlewał*,
      odważ, odważcie, odważyć, odważę, odważymy, odważył*, zważ, zważcie, zważyć, zważę,
      zważymy, zważył*, odmierz, odmierzcie, odmierzyć, odmierzę, odmierzymy, odmierzył*,
      przesiej, przesiejcie, przesiać, przesieję, przesiejemy, przesiał*, przesiewaj,
      przesiewajcie, przesiewać, przesiewam*, przesiewa się, przesiewał*, wkrusz, wkruszcie,
      wkruszyć, wkruszę, wkruszymy, wkruszył*, wciśnij, wciśnijcie, wcisnąć, wcisnę,
      wciśniemy, wcisnęłam, wcisnąłem, wciskaj, wciskajcie, wciskać, wciskam*, wciska się,
      wciskał*, wetrzyj, wetrzyjcie, wetrzeć, wetrę, wetrzemy, wetarł*, dopełnij, dopełnijcie,
      dopełnić, dopełnię, dopełnimy, dopełnił*, uzupełnij, uzupełnijcie, uzupełnić, uzupełnię,
      uzupełnimy, uzupełnił*, nalej, nalejcie, nalać, naleję, nalejemy, nalał*, nalewaj,
      nalewajcie, nalewać, nalewam*, nalewa się, nalewał*, oprósz mąką, oprószyć mąką,
      oprószamy mąką, podsyp mąką warzywa, posyp mąką, posypcie mąką, posypać mąką, posypię
      mąką, posypiemy mąką, wstaw ... do garnka, wstawcie ... do garnka, wstawić ... do
      garnka, wstawię ... do garnka, wstawimy ... do garnka, rozkrusz ... do ... mleka,
      rozkrusz ... do ... wody, rozkrusz ... w ... mleku, rozkrusz ... w ... wodzie, rozkrusz
      ... do mleka, rozkrusz ... do wody, rozkruszyć ... do ... mleka, rozkruszyć ... do ...
      wody, rozkruszyć ... w ... mleku, rozkruszyć ... w ... wodzie, rozkruszyć ... do mleka,
      rozkruszyć ... do wody, rozkruszymy ... do ... mleka, rozkruszymy ... do ... wody,
      rozkruszymy ... w ... mleku, rozkruszymy ... w ... wodzie, rozkruszymy ... do mleka,
      rozkruszymy ... do wody, pokrusz ... do ... mleka, pokrusz ... do ... wody, pokrusz ...
      w ... mleku, pokrusz ... w ... wodzie, pokrusz ... do mleka, pokrusz ... do wody,
      pokruszyć ... do ... mleka, pokruszyć ... do ... wody, pokruszyć ... w ... mleku,
      pokruszyć ... w ... wodzie, pokruszyć ... do mleka, pokruszyć ... do wody, pokruszymy
      ... do ... mleka, pokruszymy ... do ... wody, pokruszymy ... w ... mleku, pokruszymy ...
      w ... wodzie, pokruszymy ... do mleka, pokruszymy ... do wody, skrusz ... do ... mleka,
      skrusz ... do ... wody, skrusz ... w ... mleku, skrusz ... w ... wodzie, skrusz ... do
      mleka, skrusz ... do wody, skruszyć ... do ... mleka, skruszyć ... do ... wody, skruszyć
      ... w ... mleku, skruszyć ... w ... wodzie, skruszyć ... do mleka, skruszyć ... do wody,
      rozdrobnij ... do ... mleka, rozdrobnij ... do ... wody, rozdrobnij ... w ... mleku,
      rozdrobnij ... w ... wodzie, rozdrobnij ... do mleka, rozdrobnij ... do wody, rozdrobnić
      ... do ... mleka, rozdrobnić ... do ... wody, rozdrobnić ... w ... mleku, rozdrobnić ...
      w ... wodzie, rozdrobnić ... do mleka, rozdrobnić ... do wody, rozkrusz drożdże,
      rozkrusz świeże drożdże, rozkrusz w nim, rozkrusz w niej, rozkrusz do niego, rozkrusz do
      niej, rozkruszyć drożdże, rozkruszyć świeże drożdże, rozkruszyć w nim, rozkruszyć w
      niej, rozkruszyć do niego, rozkruszyć do niej, rozkruszymy drożdże, rozkruszymy świeże
      drożdże, rozkruszymy w nim, rozkruszymy w niej, rozkruszymy do niego, rozkruszymy do
      niej, pokrusz drożdże, pokrusz świeże drożdże, pokrusz w nim, pokrusz w niej, pokrusz do
      niego, pokrusz do niej, pokruszyć drożdże, pokruszyć świeże drożdże, pokruszyć w nim,
      pokruszyć w niej, pokruszyć do niego, pokruszyć do niej, pokruszymy drożdże, pokruszymy
      świeże drożdże, pokruszymy w nim, pokruszymy w niej, pokruszymy do niego, pokruszymy do
      niej, skrusz drożdże, skrusz świeże drożdże, skrusz w nim, skrusz w niej, skrusz do
      niego, skrusz do niej, skruszyć drożdże, skruszyć świeże drożdże, skruszyć w nim,
      skruszyć w niej, skruszyć do niego, skruszyć do niej, rozdrobnij drożdże, rozdrobnij
      świeże drożdże, rozdrobnij w nim, rozdrobnij w niej, rozdrobnij do niego, rozdrobnij do
      niej, rozdrobnić drożdże, rozdrobnić świeże drożdże, rozdrobnić w nim, rozdrobnić w
      niej, rozdrobnić do niego, rozdrobnić do niej, drożdże rozkrusz, drożdże rozkruszyć,
      drożdże rozkruszymy, drożdże pokrusz, drożdże pokruszyć, drożdże pokruszymy, drożdże
      skrusz, drożdże skruszyć, drożdże rozdrobnij, drożdże rozdrobnić
    `),
    stirIn: list(`
      wmieszaj, wmieszajcie, wmieszać, wmieszam*, wmieszał*, wmiksuj, wmiksujcie, wmiksować,
      wmiksuję, wmiksujemy, wmiksował*, wkręć, wkręćcie, wkręcić, wkręcę, wkręcimy, wkręcił*,
      ubij ... do masy, ubijcie ... do masy, ubić ... do masy, ubiję ... do masy, ubijemy ...
      do masy
    `),
    chop: list(`
      posiekajmy, zsiekaj, zsiekać, zsiekamy, zsiekam, posiekaj, posiekajcie, posiekać, posiekam*,
      posiekał*, siekaj, siekajcie, siekać,
      siekam*, sieka się, siekał*, nasiekaj, nasiekajcie, nasiekać, nasiekam*, nasiekał*,
      rozdrobnij, rozdrobnijcie, rozdrobnić, rozdrobnię, rozdrobnimy, rozdrobnił*,
      rozdrabniaj, rozdrabniajcie, rozdrabniać, rozdrabniam*, rozdrabnia się, rozdrabniał*,
      poszatkuj, poszatkujcie, poszatkować, poszatkuję, poszatkujemy, poszatkował*, szatkuj,
      szatkujcie, szatkować, szatkuję, szatkujemy, szatkuje się, szatkował*, zszatkuj,
      zszatkujcie, zszatkować, zszatkuję, zszatkujemy, zszatkował*, pokrój drobno, pokrójcie
      drobno, pokroić drobno, pokroję drobno, pokroimy drobno, pokrój bardzo drobno, pokrójcie
      bardzo drobno, pokroić bardzo drobno, pokroję bardzo drobno, pokroimy bardzo drobno,
      drobno pokrój, drobno pokrójcie, drobno pokroić, drobno pokroję, drobno pokroimy,
      drobniutko pokrój, drobniutko pokrójcie, drobniutko pokroić, drobniutko pokroję,
      drobniutko pokroimy, grubo pokrój, grubo pokrójcie, grubo pokroić, grubo pokroję, grubo
      pokroimy, pokrój grubo, pokrójcie grubo, pokroić grubo, pokroję grubo, pokroimy grubo, z
      grubsza pokrój, z grubsza pokrójcie, z grubsza pokroić, z grubsza pokroję, z grubsza
      pokroimy, krój drobno, krójcie drobno, kroić drobno, kroję drobno, kroimy drobno, kroi
      się drobno, drobno krój, drobno krójcie, drobno kroić, drobno kroję, drobno kroimy,
      drobno kroi się, drobniutko krój, drobniutko krójcie, drobniutko kroić, drobniutko
      kroję, drobniutko kroimy, drobniutko kroi się, grubo krój, grubo krójcie, grubo kroić,
      grubo kroję, grubo kroimy, grubo kroi się, krój grubo, krójcie grubo, kroić grubo, kroję
      grubo, kroimy grubo, kroi się grubo, skrój drobno, skroić drobno, drobno skrój, drobno
      skroić, potnij, potnijcie, pociąć, potnę, potniemy, przesiekaj, przesiekać
    `),
    dice: list(`
      pokrójmy, krajemy, krajać, kraje się, pokraj, pokrajać, pokrajemy, pokrój, pokrójcie, pokroić,
      pokroję, pokroimy, pokroił*, krój, krójcie, kroić, kroję,
      kroimy, kroi się, kroił*, skrój, skrójcie, skroić, skroję, skroimy, skroił*, podkrój,
      podkrójcie, podkroić, podkroję, podkroimy, podkroił*, nakrój, nakrójcie, nakroić,
      nakroję, nakroimy, nakroił*, porwij, porwijcie, porwać, porwę, porwiemy, porwał*,
      rozerwij, rozerwijcie, rozerwać, rozerwę, rozerwiemy, rozerwał*, podziel na różyczki,
      podzielcie na różyczki, podzielić na różyczki, podzielę na różyczki, podzielimy na
      różyczki, podziel ... na różyczki, podzielcie ... na różyczki, podzielić ... na
      różyczki, podzielę ... na różyczki, podzielimy ... na różyczki, podziel na cząstki,
      podzielcie na cząstki, podzielić na cząstki, podzielę na cząstki, podzielimy na cząstki,
      podziel ... na cząstki, podzielcie ... na cząstki, podzielić ... na cząstki, podzielę
      ... na cząstki, podzielimy ... na cząstki, dziel na różyczki, dzielcie na różyczki,
      dzielić na różyczki, dzielę na różyczki, dzielimy na różyczki, dzieli się na różyczki,
      dziel ... na różyczki, dzielcie ... na różyczki, dzielić ... na różyczki, dzielę ... na
      różyczki, dzielimy ... na różyczki, dzieli się ... na różyczki, posiekaj w kostkę,
      posiekajcie w kostkę, posiekać w kostkę, posiekam* w kostkę, posiekaj ... w kostkę,
      posiekajcie ... w kostkę, posiekać ... w kostkę, posiekam* ... w kostkę, poszarp ...
      sałat*, poszarp ... rukol*, poszarp ... bazyli*, porwij ... sałat*, porwij ... rukol*,
      porwij ... bazyli*, poszatkuj w kostkę
    `),
    slice: list(`
      poplasterkuj, poplasterkujcie, poplasterkować, poplasterkuję, poplasterkujemy,
      poplasterkował*, pokrój w plastry, pokrójcie w plastry, pokroić w plastry, pokroję w
      plastry, pokroimy w plastry, pokrój w plasterki, pokrójcie w plasterki, pokroić w
      plasterki, pokroję w plasterki, pokroimy w plasterki, pokrój w cienkie plasterki,
      pokrójcie w cienkie plasterki, pokroić w cienkie plasterki, pokroję w cienkie plasterki,
      pokroimy w cienkie plasterki, pokrój w cienkie plastry, pokrójcie w cienkie plastry,
      pokroić w cienkie plastry, pokroję w cienkie plastry, pokroimy w cienkie plastry, pokrój
      w piórka, pokrójcie w piórka, pokroić w piórka, pokroję w piórka, pokroimy w piórka,
      pokrój w krążki, pokrójcie w krążki, pokroić w krążki, pokroję w krążki, pokroimy w
      krążki, pokrój w półplasterki, pokrójcie w półplasterki, pokroić w półplasterki, pokroję
      w półplasterki, pokroimy w półplasterki, pokrój w talarki, pokrójcie w talarki, pokroić
      w talarki, pokroję w talarki, pokroimy w talarki, pokrój w paski, pokrójcie w paski,
      pokroić w paski, pokroję w paski, pokroimy w paski, pokrój w słupki, pokrójcie w słupki,
      pokroić w słupki, pokroję w słupki, pokroimy w słupki, pokrój w kromki, pokrójcie w
      kromki, pokroić w kromki, pokroję w kromki, pokroimy w kromki, pokrój ... na plasterki,
      pokrójcie ... na plasterki, pokroić ... na plasterki, pokroję ... na plasterki, pokroimy
      ... na plasterki, pokrój ... na plastry, pokrójcie ... na plastry, pokroić ... na
      plastry, pokroję ... na plastry, pokroimy ... na plastry, krój w plastry, krójcie w
      plastry, kroić w plastry, kroję w plastry, kroimy w plastry, kroi się w plastry, krój w
      plasterki, krójcie w plasterki, kroić w plasterki, kroję w plasterki, kroimy w
      plasterki, kroi się w plasterki, krój w cienkie plasterki, krójcie w cienkie plasterki,
      kroić w cienkie plasterki, kroję w cienkie plasterki, kroimy w cienkie plasterki, kroi
      się w cienkie plasterki, krój w cienkie plastry, krójcie w cienkie plastry, kroić w
      cienkie plastry, kroję w cienkie plastry, kroimy w cienkie plastry, kroi się w cienkie
      plastry, krój w piórka, krójcie w piórka, kroić w piórka, kroję w piórka, kroimy w
      piórka, kroi się w piórka, krój w krążki, krójcie w krążki, kroić w krążki, kroję w
      krążki, kroimy w krążki, kroi się w krążki, krój w półplasterki, krójcie w półplasterki,
      kroić w półplasterki, kroję w półplasterki, kroimy w półplasterki, kroi się w
      półplasterki, krój w talarki, krójcie w talarki, kroić w talarki, kroję w talarki,
      kroimy w talarki, kroi się w talarki, krój w paski, krójcie w paski, kroić w paski,
      kroję w paski, kroimy w paski, kroi się w paski, krój w słupki, krójcie w słupki, kroić
      w słupki, kroję w słupki, kroimy w słupki, kroi się w słupki, krój w kromki, krójcie w
      kromki, kroić w kromki, kroję w kromki, kroimy w kromki, kroi się w kromki
    `),
    grate: list(`
      tarkujemy, tarkować, potarkuj, potarkować, zatrzyj na tarce, startkuj, zetrzyj, zetrzyjcie,
      zetrzeć, zetrę, zetrzemy, zetarł*,
      ścieraj, ścierajcie, ścierać, ścieram*, ściera się, ścierał*, otrzyj, otrzyjcie, otrzeć,
      otrę, otrzemy, otarł*, ocieraj, ocierajcie, ocierać, ocieram*, ociera się, ocierał*,
      trzyj, trzyjcie, trzeć, trę, trzemy, trze się, tarł*, utarkuj, utarkujcie, utarkować,
      utarkuję, utarkujemy, utarkował*, utrzyj na tarce, utrzyjcie na tarce, utrzeć na tarce,
      utrę na tarce, utrzemy na tarce, utrzyj ... na tarce, utrzyjcie ... na tarce, utrzeć ...
      na tarce, utrę ... na tarce, utrzemy ... na tarce, utrzyj na grubych oczkach, utrzyjcie
      na grubych oczkach, utrzeć na grubych oczkach, utrę na grubych oczkach, utrzemy na
      grubych oczkach, utrzyj na drobnych oczkach, utrzyjcie na drobnych oczkach, utrzeć na
      drobnych oczkach, utrę na drobnych oczkach, utrzemy na drobnych oczkach, ucieraj na
      tarce, ucierajcie na tarce, ucierać na tarce, ucieram* na tarce, uciera się na tarce,
      ucieraj ... na tarce, ucierajcie ... na tarce, ucierać ... na tarce, ucieram* ... na
      tarce, uciera się ... na tarce, poszatkuj na tarce, poszatkujcie na tarce, poszatkować
      na tarce, poszatkuję na tarce, poszatkujemy na tarce, poszatkuj ... na tarce,
      poszatkujcie ... na tarce, poszatkować ... na tarce, poszatkuję ... na tarce,
      poszatkujemy ... na tarce, poszarp, poszarpcie, poszarpać, poszarpię, poszarpiemy,
      poszarpał*, rozszarp, rozszarpać, porwij ... włókna, porwij ... strzępki, porwij ...
      widelc*, porwać ... włókna, porwać ... strzępki, porwać ... widelc*, rozerwij ...
      włókna, rozerwij ... strzępki, rozerwij ... widelc*, rozerwać ... włókna, rozerwać ...
      strzępki, rozerwać ... widelc*, rozdziel ... włókna, rozdziel ... strzępki, rozdziel ...
      widelc*, rozdzielić ... włókna, rozdzielić ... strzępki, rozdzielić ... widelc*,
      rozdzielimy ... włókna, rozdzielimy ... strzępki, rozdzielimy ... widelc*, podziel ...
      włókna, podziel ... strzępki, podziel ... widelc*, podzielić ... włókna, podzielić ...
      strzępki, podzielić ... widelc*, podzielimy ... włókna, podzielimy ... strzępki,
      podzielimy ... widelc*, rozbierz ... włókna, rozbierz ... strzępki, rozbierz ...
      widelc*, rozebrać ... włókna, rozebrać ... strzępki, rozebrać ... widelc*, rozdziel
      widelcami, rozdzielić widelcami,
      starłam, starłem, starła, starliśmy
    `),
    grind: list(`
      przemielamy, przemielać, zmiel, zmielcie, zmielić, zmielę, zmielimy, zmielił*, miel, mielcie,
      mielić, mielę,
      mielimy, mieli się, mielił*, zemlij, zemlijcie, zemleć, zemlę, zemlemy, zemleł*,
      przemiel, przemielcie, przemielić, przemielę, przemielimy, przemielił*, przemlij,
      przemlijcie, przemleć, przemlę, przemlemy, przemleł*, mleć, zmiksuj ... na puder,
      zmiksuj ... na cukier puder, zmiksuj ... na pył, zmiksuj ... na proszek, zmiksuj ... na
      mączkę, zmiksuj ... na mąkę, zmiksujcie ... na puder, zmiksujcie ... na cukier puder,
      zmiksujcie ... na pył, zmiksujcie ... na proszek, zmiksujcie ... na mączkę, zmiksujcie
      ... na mąkę, zmiksować ... na puder, zmiksować ... na cukier puder, zmiksować ... na
      pył, zmiksować ... na proszek, zmiksować ... na mączkę, zmiksować ... na mąkę, zmiksuję
      ... na puder, zmiksuję ... na cukier puder, zmiksuję ... na pył, zmiksuję ... na
      proszek, zmiksuję ... na mączkę, zmiksuję ... na mąkę, zmiksujemy ... na puder,
      zmiksujemy ... na cukier puder, zmiksujemy ... na pył, zmiksujemy ... na proszek,
      zmiksujemy ... na mączkę, zmiksujemy ... na mąkę, miksuj ... na puder, miksuj ... na
      cukier puder, miksuj ... na pył, miksuj ... na proszek, miksuj ... na mączkę, miksuj ...
      na mąkę, miksować ... na puder, miksować ... na cukier puder, miksować ... na pył,
      miksować ... na proszek, miksować ... na mączkę, miksować ... na mąkę, zblenduj ... na
      puder, zblenduj ... na cukier puder, zblenduj ... na pył, zblenduj ... na proszek,
      zblenduj ... na mączkę, zblenduj ... na mąkę, zblendujcie ... na puder, zblendujcie ...
      na cukier puder, zblendujcie ... na pył, zblendujcie ... na proszek, zblendujcie ... na
      mączkę, zblendujcie ... na mąkę, zblendować ... na puder, zblendować ... na cukier
      puder, zblendować ... na pył, zblendować ... na proszek, zblendować ... na mączkę,
      zblendować ... na mąkę, zblenduję ... na puder, zblenduję ... na cukier puder, zblenduję
      ... na pył, zblenduję ... na proszek, zblenduję ... na mączkę, zblenduję ... na mąkę,
      zblendujemy ... na puder, zblendujemy ... na cukier puder, zblendujemy ... na pył,
      zblendujemy ... na proszek, zblendujemy ... na mączkę, zblendujemy ... na mąkę,
      rozdrobnij ... na puder, rozdrobnij ... na cukier puder, rozdrobnij ... na pył,
      rozdrobnij ... na proszek, rozdrobnij ... na mączkę, rozdrobnij ... na mąkę, rozdrobnić
      ... na puder, rozdrobnić ... na cukier puder, rozdrobnić ... na pył, rozdrobnić ... na
      proszek, rozdrobnić ... na mączkę, rozdrobnić ... na mąkę, rozdrobnimy ... na puder,
      rozdrobnimy ... na cukier puder, rozdrobnimy ... na pył, rozdrobnimy ... na proszek,
      rozdrobnimy ... na mączkę, rozdrobnimy ... na mąkę, utłucz ... na puder, utłucz ... na
      cukier puder, utłucz ... na pył, utłucz ... na proszek, utłucz ... na mączkę, utłucz ...
      na mąkę, utłuc ... na puder, utłuc ... na cukier puder, utłuc ... na pył, utłuc ... na
      proszek, utłuc ... na mączkę, utłuc ... na mąkę, utrzyj ... na puder, utrzyj ... na
      cukier puder, utrzyj ... na pył, utrzyj ... na proszek, utrzyj ... na mączkę, utrzyj ...
      na mąkę, utrzeć ... na puder, utrzeć ... na cukier puder, utrzeć ... na pył, utrzeć ...
      na proszek, utrzeć ... na mączkę, utrzeć ... na mąkę
    `),
    crush: list(`
      rozgniatamy czosnek, rozgnieć czosnek, rozgnieść czosnek, utłucz w moździerzu, utłuczcie w
      moździerzu, utłuc w moździerzu, utłukę w moździerzu,
      utłuczemy w moździerzu, utłucz ... w moździerzu, utłuczcie ... w moździerzu, utłuc ... w
      moździerzu, utłukę ... w moździerzu, utłuczemy ... w moździerzu, zmiażdż, zmiażdżcie,
      zmiażdżyć, zmiażdżę, zmiażdżymy, zmiażdżył*, potłucz, potłuczcie, potłuc, potłukę, potłuczemy,
      rozkrusz, rozkruszcie, rozkruszyć, rozkruszę, rozkruszymy, rozkruszył*, pokrusz, pokruszcie,
      pokruszyć, pokruszę, pokruszymy, pokruszył*, krusz, kruszcie, kruszyć, kruszę, kruszymy,
      kruszy się, kruszył*, przeciśnij, przeciśnijcie, przecisnąć, przecisnę, przeciśniemy,
      przecisnęłam, przecisnąłem, przeciskaj, przeciskajcie, przeciskać, przeciskam*, przeciska się,
      przeciskał*, rozbij tłuczkiem, rozgnieć ... czosn*, rozgnieść ... czosn*, skrusz, skruszcie,
      skruszyć, skruszę, skruszymy, skruszył*, roztłucz, roztłuc, roztłukę, roztłuczemy, rozbij na
      kawałki, rozgnieć w moździerzu, rozetrzyj ... w moździerzu, rozetrzeć ... w moździerzu,
      rozetrzyj w moździerzu, rozetrzeć w moździerzu, rozgnieć widelcem, rozgnieć ... widelcem,
      rozgniećcie widelcem, rozgniećcie ... widelcem, rozgnieść widelcem, rozgnieść ... widelcem,
      rozgniotę widelcem, rozgniotę ... widelcem, rozgnieciemy widelcem, rozgnieciemy ... widelcem,
      rozgniatamy widelcem, rozgniatamy ... widelcem, rozgniatam widelcem, rozgniatam ... widelcem,
      rozgniotł*, rozgniótł*, utłukł*
    `),
    mix: list(`
      rozpuść ... w wodzie, rozpuść ... w wody, rozpuść ... w zimnej, rozpuść ... ml wody, rozpuść
      ... łyżce wody, rozpuść ... łyżkach wody, rozpuść ... zimnym mleku, rozpuśćcie ... w wodzie,
      rozpuśćcie ... w wody, rozpuśćcie ... w zimnej, rozpuśćcie ... ml wody, rozpuśćcie ... łyżce
      wody, rozpuśćcie ... łyżkach wody, rozpuśćcie ... zimnym mleku, rozpuścić ... w wodzie,
      rozpuścić ... w wody, rozpuścić ... w zimnej, rozpuścić ... ml wody, rozpuścić ... łyżce wody,
      rozpuścić ... łyżkach wody, rozpuścić ... zimnym mleku, rozpuszczamy ... w wodzie,
      rozpuszczamy ... w wody, rozpuszczamy ... w zimnej, rozpuszczamy ... ml wody, rozpuszczamy ...
      łyżce wody, rozpuszczamy ... łyżkach wody, rozpuszczamy ... zimnym mleku, rozpuszczam ... w
      wodzie, rozpuszczam ... w wody, rozpuszczam ... w zimnej, rozpuszczam ... ml wody, rozpuszczam
      ... łyżce wody, rozpuszczam ... łyżkach wody, rozpuszczam ... zimnym mleku, rozpuścimy ... w
      wodzie, rozpuścimy ... w wody, rozpuścimy ... w zimnej, rozpuścimy ... ml wody, rozpuścimy ...
      łyżce wody, rozpuścimy ... łyżkach wody, rozpuścimy ... zimnym mleku, skrobię rozpuść, skrobię
      rozpuścić, skrobię rozpuszczamy, mąkę rozpuść, mąkę rozpuścić, mąkę rozpuszczamy, zamieszajmy,
      wymieszajmy, rozprowadzamy, rozprowadzam*, rozprowadzać, rozrabiamy, rozrabiam, rozrabiać,
      rozczyń, rozczynić, rozczyniamy, zamieszamy, rozbełtaj ... mąk*, rozbełtać ... mąk*, rozmąć
      ... mąk*, rozmącić ... mąk*, rozkłóć ... mąk*, rozkłócić ... mąk*, posiekaj nożem, posiekajcie
      nożem, posiekać nożem, posiekam* nożem, posiekaj ... nożem,
      posiekajcie ... nożem, posiekać ... nożem, posiekam* ... nożem, posiekaj ... z masłem,
      posiekajcie ... z masłem, posiekać ... z masłem, posiekam* ... z masłem, posiekaj ... z
      mąką, posiekajcie ... z mąką, posiekać ... z mąką, posiekam* ... z mąką, posiekaj ... z
      margaryną, posiekajcie ... z margaryną, posiekać ... z margaryną, posiekam* ... z
      margaryną, siekaj nożem, siekajcie nożem, siekać nożem, siekam* nożem, sieka się nożem,
      siekaj ... nożem, siekajcie ... nożem, siekać ... nożem, siekam* ... nożem, sieka się
      ... nożem, siekaj ... z masłem, siekajcie ... z masłem, siekać ... z masłem, siekam* ...
      z masłem, sieka się ... z masłem, siekaj ... z mąką, siekajcie ... z mąką, siekać ... z
      mąką, siekam* ... z mąką, sieka się ... z mąką, wymieszaj, wymieszajcie, wymieszać,
      wymieszam*, wymieszał*, mieszaj, mieszajcie, mieszać, mieszam*, miesza się, mieszał*,
      zamieszaj, zamieszajcie, zamieszać, zamieszam*, zamieszał*, przemieszaj, przemieszajcie,
      przemieszać, przemieszam*, przemieszał*, pomieszaj, pomieszajcie, pomieszać, pomieszam*,
      pomieszał*, zmieszaj, zmieszajcie, zmieszać, zmieszam*, zmieszał*, połącz, połączcie,
      połączyć, połączę, połączymy, połączył*, łącz, łączcie, łączyć, łączę, łączymy, łączy
      się, łączył*, rozmieszaj, rozmieszajcie, rozmieszać, rozmieszam*, rozmieszał*, rozrób,
      rozróbcie, rozrobić, rozrobię, rozrobimy, rozrobił*, rozprowadź, rozprowadźcie,
      rozprowadzić, rozprowadzę, rozprowadzimy, rozprowadził*, rozetrzyj, rozetrzyjcie,
      rozetrzeć, rozetrę, rozetrzemy, rozetarł*, rozcieraj, rozcierajcie, rozcierać,
      rozcieram*, rozciera się, rozcierał*, rozcieńcz, rozcieńczcie, rozcieńczyć, rozcieńczę,
      rozcieńczymy, rozcieńczył*, zagnieć ... kruche, zagnieć ... krucho, zagniećcie ...
      kruche, zagniećcie ... krucho, zagnieść ... kruche, zagnieść ... krucho, zagniotę ...
      kruche, zagniotę ... krucho, zagnieciemy ... kruche, zagnieciemy ... krucho, zagniataj
      ... kruche, zagniataj ... krucho, zagniatać ... kruche, zagniatać ... krucho, zagniatam*
      ... kruche, zagniatam* ... krucho, wyrób ... kruche, wyrób ... krucho, wyrobić ...
      kruche, wyrobić ... krucho, wyrobimy ... kruche, wyrobimy ... krucho, wyrabiaj ...
      kruche, wyrabiaj ... krucho, wyrabiać ... kruche, wyrabiać ... krucho, wyrabiamy ...
      kruche, wyrabiamy ... krucho, ugnieć ... kruche, ugnieć ... krucho, ugnieść ... kruche,
      ugnieść ... krucho, zarób ... kruche, zarób ... krucho, zarobić ... kruche, zarobić ...
      krucho, zarabiamy ... kruche, zarabiamy ... krucho
    `),
    whisk: list(`
      ukręć, ukręcić, ukręcamy, ukręcam, kręcimy, rozmieszaj trzepaczką, rozmieszać trzepaczką,
      rozmieszamy trzepaczką, utrzyj, utrzyjcie, utrzeć, utrę, utrzemy, utarł*, ucieraj, ucierajcie,
      ucierać,
      ucieram*, uciera się, ucierał*, roztrzep, roztrzepcie, roztrzepać, roztrzepię,
      roztrzepiemy, roztrzepał*, roztrzepuj, roztrzepujcie, roztrzepywać, roztrzepuję,
      roztrzepujemy, roztrzepuje się, roztrzepywał*, rozbełtaj, rozbełtajcie, rozbełtać,
      rozbełtam*, rozbełtał*, rozkłóć, rozkłóćcie, rozkłócić, rozkłócę, rozkłócimy,
      rozkłócił*, rozmąć, rozmąćcie, rozmącić, rozmącę, rozmącimy, rozmącił*, wymieszaj
      trzepaczką, wymieszajcie trzepaczką, wymieszać trzepaczką, wymieszam* trzepaczką,
      wymieszaj rózgą, wymieszajcie rózgą, wymieszać rózgą, wymieszam* rózgą, wymieszaj ...
      trzepaczką, wymieszajcie ... trzepaczką, wymieszać ... trzepaczką, wymieszam* ...
      trzepaczką, wymieszaj ... rózgą, wymieszajcie ... rózgą, wymieszać ... rózgą, wymieszam*
      ... rózgą, mieszaj trzepaczką, mieszajcie trzepaczką, mieszać trzepaczką, mieszam*
      trzepaczką, miesza się trzepaczką, mieszaj rózgą, mieszajcie rózgą, mieszać rózgą,
      mieszam* rózgą, miesza się rózgą, ubijaj ... w kąpieli wodnej, ubijaj ... nad parą,
      ubijaj ... na parze, ubijaj ... nad garnkiem, ubijajcie ... w kąpieli wodnej, ubijajcie
      ... nad parą, ubijajcie ... na parze, ubijajcie ... nad garnkiem, ubijać ... w kąpieli
      wodnej, ubijać ... nad parą, ubijać ... na parze, ubijać ... nad garnkiem, ubijamy ... w
      kąpieli wodnej, ubijamy ... nad parą, ubijamy ... na parze, ubijamy ... nad garnkiem,
      ubija się ... w kąpieli wodnej, ubija się ... nad parą, ubija się ... na parze, ubija
      się ... nad garnkiem, ubij ... w kąpieli wodnej, ubij ... nad parą, ubij ... na parze,
      ubij ... nad garnkiem, ubić ... w kąpieli wodnej, ubić ... nad parą, ubić ... na parze,
      ubić ... nad garnkiem, ubijemy ... w kąpieli wodnej, ubijemy ... nad parą, ubijemy ...
      na parze, ubijemy ... nad garnkiem, ucieraj ... w kąpieli wodnej, ucieraj ... nad parą,
      ucieraj ... na parze, ucieraj ... nad garnkiem, ucierać ... w kąpieli wodnej, ucierać
      ... nad parą, ucierać ... na parze, ucierać ... nad garnkiem, ucieramy ... w kąpieli
      wodnej, ucieramy ... nad parą, ucieramy ... na parze, ucieramy ... nad garnkiem, utrzyj
      ... w kąpieli wodnej, utrzyj ... nad parą, utrzyj ... na parze, utrzyj ... nad garnkiem,
      utrzeć ... w kąpieli wodnej, utrzeć ... nad parą, utrzeć ... na parze, utrzeć ... nad
      garnkiem, miksuj ... w kąpieli wodnej, miksuj ... nad parą, miksuj ... na parze, miksuj
      ... nad garnkiem, miksować ... w kąpieli wodnej, miksować ... nad parą, miksować ... na
      parze, miksować ... nad garnkiem
    `),
    whip: list(`
      ubij, ubijcie, ubić, ubiję, ubijemy, ubił*, ubijaj, ubijajcie, ubijać, ubijam*, ubija
      się, ubijał*, spień, spieńcie, spienić, spienię, spienimy, spienił*, napowietrz,
      napowietrzcie, napowietrzyć, napowietrzę, napowietrzymy, napowietrzył*, zmiksuj na
      sztywno, zmiksujcie na sztywno, zmiksować na sztywno, zmiksuję na sztywno, zmiksujemy na
      sztywno, zmiksuj ... na sztywno, zmiksujcie ... na sztywno, zmiksować ... na sztywno,
      zmiksuję ... na sztywno, zmiksujemy ... na sztywno
    `),
    cream: list(`
      utrzyj masło, utrzyjcie masło, utrzeć masło, utrę masło, utrzemy masło, utrzyj ...
      masło, utrzyjcie ... masło, utrzeć ... masło, utrę ... masło, utrzemy ... masło, masło
      utrzyj, masło utrzyjcie, masło utrzeć, masło utrę, masło utrzemy, masło ... utrzyj,
      masło ... utrzyjcie, masło ... utrzeć, masło ... utrę, masło ... utrzemy, utrzyj
      margarynę, utrzyjcie margarynę, utrzeć margarynę, utrę margarynę, utrzemy margarynę,
      utrzyj ... margarynę, utrzyjcie ... margarynę, utrzeć ... margarynę, utrę ... margarynę,
      utrzemy ... margarynę, ucieraj masło, ucierajcie masło, ucierać masło, ucieram* masło,
      uciera się masło, ucieraj ... masło, ucierajcie ... masło, ucierać ... masło, ucieram*
      ... masło, uciera się ... masło, masło ucieraj, masło ucierajcie, masło ucierać, masło
      ucieram*, masło uciera się, masło ... ucieraj, masło ... ucierajcie, masło ... ucierać,
      masło ... ucieram*, masło ... uciera się, ucieraj margarynę, ucierajcie margarynę,
      ucierać margarynę, ucieram* margarynę, uciera się margarynę, ucieraj ... margarynę,
      ucierajcie ... margarynę, ucierać ... margarynę, ucieram* ... margarynę, uciera się ...
      margarynę, zmiksuj ... na puszyst*, zmiksujcie ... na puszyst*, zmiksować ... na
      puszyst*, zmiksuję ... na puszyst*, zmiksujemy ... na puszyst*, zmiksuj ... na puch,
      zmiksujcie ... na puch, zmiksować ... na puch, zmiksuję ... na puch, zmiksujemy ... na
      puch, zmiksuj ... na jasną, zmiksujcie ... na jasną, zmiksować ... na jasną, zmiksuję
      ... na jasną, zmiksujemy ... na jasną, miksuj ... na puszyst*, miksujcie ... na
      puszyst*, miksować ... na puszyst*, miksuję ... na puszyst*, miksujemy ... na puszyst*,
      miksuje się ... na puszyst*, miksuj ... na puch, miksujcie ... na puch, miksować ... na
      puch, miksuję ... na puch, miksujemy ... na puch, miksuje się ... na puch, miksuj ... na
      jasną, miksujcie ... na jasną, miksować ... na jasną, miksuję ... na jasną, miksujemy
      ... na jasną, miksuje się ... na jasną, wymieszaj ... na puszyst*, wymieszajcie ... na
      puszyst*, wymieszać ... na puszyst*, wymieszam* ... na puszyst*
    `),
    knead: list(`
      zarabiamy, zarabiać, zarabiam, zarabiaj, zarabia się, miesić, miesimy, wymiesić, powygniatać,
      powygniatamy, powygniataj, urabiać, urabiamy, zagnieć, zagniećcie, zagnieść, zagniotę,
      zagnieciemy, zagniataj, zagniatajcie,
      zagniatać, zagniatam*, zagniata się, zagniatał*, wyrób, wyróbcie, wyrobić, wyrobię,
      wyrobimy, wyrobił*, wyrabiaj, wyrabiajcie, wyrabiać, wyrabiam*, wyrabia się, wyrabiał*,
      ugniataj, ugniatajcie, ugniatać, ugniatam*, ugniata się, ugniatał*, ugnieć, ugniećcie,
      ugnieść, ugniotę, ugnieciemy, wygnieć, wygniećcie, wygnieść, wygniotę, wygnieciemy,
      wygniataj, wygniatajcie, wygniatać, wygniatam*, wygniata się, wygniatał*, gnieć,
      gniećcie, gnieść, gniotę, gnieciemy, gniecie się, zarób, zaróbcie, zarobić, zarobię,
      zarobimy, zarobił*,
      zagniotł*, zagniótł*
    `),
    fold: list(`
      delikatnie łączymy, łączymy delikatnie, delikatnie łączyć, łączyć delikatnie, wymieszaj
      delikatnie, wymieszajcie delikatnie, wymieszać delikatnie, wymieszam*
      delikatnie, delikatnie wymieszaj, delikatnie wymieszajcie, delikatnie wymieszać,
      delikatnie wymieszam*, wymieszaj szpatułką, wymieszajcie szpatułką, wymieszać szpatułką,
      wymieszam* szpatułką, bardzo delikatnie wymieszaj, bardzo delikatnie wymieszajcie,
      bardzo delikatnie wymieszać, bardzo delikatnie wymieszam*, wymieszaj ... szpatułką,
      wymieszajcie ... szpatułką, wymieszać ... szpatułką, wymieszam* ... szpatułką, wymieszaj
      ... delikatnie, wymieszajcie ... delikatnie, wymieszać ... delikatnie, wymieszam* ...
      delikatnie, ostrożnie wymieszaj, ostrożnie wymieszajcie, ostrożnie wymieszać, ostrożnie
      wymieszam*, lekko wymieszaj, lekko wymieszajcie, lekko wymieszać, lekko wymieszam*,
      mieszaj delikatnie, mieszajcie delikatnie, mieszać delikatnie, mieszam* delikatnie,
      miesza się delikatnie, delikatnie mieszaj, delikatnie mieszajcie, delikatnie mieszać,
      delikatnie mieszam*, delikatnie miesza się, mieszaj ... szpatułką, mieszajcie ...
      szpatułką, mieszać ... szpatułką, mieszam* ... szpatułką, miesza się ... szpatułką,
      ostrożnie mieszaj, ostrożnie mieszajcie, ostrożnie mieszać, ostrożnie mieszam*,
      ostrożnie miesza się, wmieszaj delikatnie, wmieszajcie delikatnie, wmieszać delikatnie,
      wmieszam* delikatnie, delikatnie wmieszaj, delikatnie wmieszajcie, delikatnie wmieszać,
      delikatnie wmieszam*, wmieszaj ... szpatułką, wmieszajcie ... szpatułką, wmieszać ...
      szpatułką, wmieszam* ... szpatułką, wmieszaj ... delikatnie, wmieszajcie ... delikatnie,
      wmieszać ... delikatnie, wmieszam* ... delikatnie, ostrożnie wmieszaj, ostrożnie
      wmieszajcie, ostrożnie wmieszać, ostrożnie wmieszam*, połącz delikatnie, połączcie
      delikatnie, połączyć delikatnie, połączę delikatnie, połączymy delikatnie, delikatnie
      połącz, delikatnie połączcie, delikatnie połączyć, delikatnie połączę, delikatnie
      połączymy, połącz ... delikatnie, połączcie ... delikatnie, połączyć ... delikatnie,
      połączę ... delikatnie, połączymy ... delikatnie, dodaj ... delikatnie mieszając,
      dodajcie ... delikatnie mieszając, dodać ... delikatnie mieszając, dodam* ... delikatnie
      mieszając, dodaj ... delikatnie wymieszaj, dodajcie ... delikatnie wymieszaj, dodać ...
      delikatnie wymieszaj, dodam* ... delikatnie wymieszaj
    `),
    blend: list(`
      zmiksujmy, rozdrobnij ... blender*, rozdrobnić ... blender*, rozdrabniamy ... blender*, zmiel
      ... blender*, zmielić ... blender*, zmielimy ... blender*, mielimy ... blender*, zblenduj,
      zblendujcie, zblendować, zblenduję, zblendujemy, zblendował*, blenduj,
      blendujcie, blendować, blenduję, blendujemy, blenduje się, blendował*, zmiksuj,
      zmiksujcie, zmiksować, zmiksuję, zmiksujemy, zmiksował*, miksuj, miksujcie, miksować,
      miksuję, miksujemy, miksuje się, miksował*, przemiksuj, przemiksować, przemiksujemy,
      użyj blendera, przetrzyj na purée, przetrzyjcie na purée, przetrzeć na purée, przetrę na
      purée, przetrzemy na purée, przetrzyj na puree, przetrzyjcie na puree, przetrzeć na
      puree, przetrę na puree, przetrzemy na puree, przetrzyj na mus, przetrzyjcie na mus,
      przetrzeć na mus, przetrę na mus, przetrzemy na mus
    `),
    mash: list(`
      ugnieść ... ziemniak*, ugnieść ziemniak*, ugnieć ziemniak*, ziemniaki ugnieść, ziemniaki ugnieść, ugniatamy ziemniak*, ziemniaki ugniatamy, potłuc ziemniak*, ziemniaki potłuc,
      przepuść przez maszynkę, przepuśćcie przez maszynkę, przepuścić przez maszynkę,
      przepuszczę przez maszynkę, przepuścimy przez maszynkę, przepuść ... przez maszynkę,
      przepuśćcie ... przez maszynkę, przepuścić ... przez maszynkę, przepuszczę ... przez
      maszynkę, przepuścimy ... przez maszynkę, przepuść przez praskę, przepuśćcie przez
      praskę, przepuścić przez praskę, przepuszczę przez praskę, przepuścimy przez praskę,
      przepuść ... przez praskę, przepuśćcie ... przez praskę, przepuścić ... przez praskę,
      przepuszczę ... przez praskę, przepuścimy ... przez praskę, przepuszczaj przez maszynkę,
      przepuszczajcie przez maszynkę, przepuszczać przez maszynkę, przepuszczam* przez
      maszynkę, przepuszcza się przez maszynkę, przepuszczaj ... przez maszynkę,
      przepuszczajcie ... przez maszynkę, przepuszczać ... przez maszynkę, przepuszczam* ...
      przez maszynkę, przepuszcza się ... przez maszynkę, przepuszczaj przez praskę,
      przepuszczajcie przez praskę, przepuszczać przez praskę, przepuszczam* przez praskę,
      przepuszcza się przez praskę, przeciśnij przez praskę do ziemniaków, przeciśnijcie przez
      praskę do ziemniaków, przecisnąć przez praskę do ziemniaków, przecisnę przez praskę do
      ziemniaków, przeciśniemy przez praskę do ziemniaków, rozgnieć, rozgniećcie, rozgnieść,
      rozgniotę, rozgnieciemy, rozgniataj, rozgniatajcie, rozgniatać, rozgniatam*, rozgniata
      się, rozgniatał*, utłucz, utłuczcie, utłuc, utłukę, utłuczemy, tłucz, tłuczcie, tłuc,
      tłukę, tłuczemy, tłucze się, przeciśnij ... przez praskę do ziemniaków, przeciśnijcie
      ... przez praskę do ziemniaków, przecisnąć ... przez praskę do ziemniaków, przecisnę ...
      przez praskę do ziemniaków, przeciśniemy ... przez praskę do ziemniaków
    `),
    emulsify: list(`
      zemulguj, zemulgujcie, zemulgować, zemulguję, zemulgujemy, zemulgował*, wlewaj ...
      cienkim strumieniem olej, wlewaj cienkim strumieniem olej, wlewaj cienką strużką olej,
      cienkim strumieniem wlewaj olej, cienką strużką wlewaj olej, cienkim strumieniem dolewaj
      olej, stopniowo wlewaj olej, powoli wlewaj olej, powoli dolewaj olej, cienkim
      strumieniem wlewać olej, cienką strużką wlewać olej, stopniowo wlewać olej, powoli
      wlewać olej, wlewaj powoli olej, wlewać powoli olej, wlewamy powoli olej, cienkim
      strumieniem wlewamy olej, olej ... wlewaj cienk*, olej ... wlewać cienk*, olej ...
      wlewamy cienk*, dolewaj ... olej cienk*, wlewaj ... olej cienk*,
      wlewa* oliwę cienk*, wlewać oliwę cienk*, wlewaj* cienk* strumieniem oliwę, wlewać cienk*
      strumieniem oliwę, cienk* strumieniem wlewa* oliwę, cienk* strumieniem wlewać oliwę, cienk*
      strumieniem dolewa* oliwę, dolewa* oliwę cienk*, wlej olej cienk*, wlej oliwę cienk*, powoli
      wlewaj oliwę, powoli wlewać oliwę, stopniowo wlewać oliwę, stopniowo wlewaj oliwę, wlewać olej
      cienk*, dolewać olej cienk*, dolewać oliwę cienk*, strużką wlewać oliwę, strużką wlewaj oliwę
    `),
    sweat: list(`
      cebul* ... usmaż na złoto, cebul* ... usmażyć na złoto, usmażyć cebul*, usmaż cebul*, smaż cebul*, smażyć cebul*, smażymy cebul*, usmażymy cebul*, smażę cebul*,
      zeszklij, zeszklijcie, zeszklić, zeszklę, zeszklimy, zeszklił*, podsmaż, podsmażcie,
      podsmażyć, podsmażę, podsmażymy, podsmażył*, podsmażaj, podsmażajcie, podsmażać,
      podsmażam*, podsmaża się, podsmażał*, podduś, podduście, poddusić, podduszę, poddusimy,
      poddusił*, podduszaj, podduszajcie, podduszać, podduszam*, poddusza się, podduszał*,
      przesmaż, przesmażcie, przesmażyć, przesmażę, przesmażymy, przesmażył*, przesmażaj,
      przesmażajcie, przesmażać, przesmażam*, przesmaża się, przesmażał*, szklij, szklijcie,
      szklić, szklę, szklimy, szkli się, szklił*, smaż ... do miękkości, smażcie ... do
      miękkości, smażyć ... do miękkości, smażę ... do miękkości, smażymy ... do miękkości,
      smaży się ... do miękkości, smaż ... zeszkl*, smażcie ... zeszkl*, smażyć ... zeszkl*,
      smażę ... zeszkl*, smażymy ... zeszkl*, smaży się ... zeszkl*, smaż ... do zeszklenia,
      smażcie ... do zeszklenia, smażyć ... do zeszklenia, smażę ... do zeszklenia, smażymy
      ... do zeszklenia, smaży się ... do zeszklenia
    `),
    brown: list(`
      podrumień, podrumienić, podrumieniamy, przyrumieniamy, przyrumieniać, obsmaż, obsmażcie,
      obsmażyć, obsmażę, obsmażymy, obsmażył*, obsmażaj, obsmażajcie, obsmażać,
      obsmażam*, obsmaża się, obsmażał*, zrumień, zrumieńcie, zrumienić, zrumienię, zrumienimy,
      zrumienił*, przyrumień, przyrumieńcie, przyrumienić, przyrumienię, przyrumienimy,
      przyrumienił*, zarumień, zarumieńcie, zarumienić, zarumienię, zarumienimy, zarumienił*,
      zezłoć, zezłoćcie, zezłocić, zezłocę, zezłocimy, zezłocił*, rumień, rumieńcie, rumienić,
      rumienię, rumienimy, rumieni się, rumienił*, wytop, wytopcie, wytopić, wytopię, wytopimy,
      wytopił*, wytapiaj, wytapiać, wytapiamy, wytapia się
    `),
    fry: list(`
      przysmaż, przysmażyć, przysmażymy, przysmażamy, przysmażać, smaż, smażcie, smażyć, smażę,
      smażymy, smaży się, smażył*, usmaż, usmażcie, usmażyć,
      usmażę, usmażymy, usmażył*, dosmaż, dosmażcie, dosmażyć, dosmażę, dosmażymy, dosmażył*,
      wysmaż, wysmażcie, wysmażyć, wysmażę, wysmażymy, wysmażył*, frytuj, frytować, usmaż w
      głębokim
    `),
    toast: list(`
      upraż, uprażcie, uprażyć, uprażę, uprażymy, uprażył*, praż, prażcie, prażyć, prażę,
      prażymy, praży się, prażył*, podpraż, podprażcie, podprażyć, podprażę, podprażymy,
      podprażył*, przepraż, przeprażcie, przeprażyć, przeprażę, przeprażymy, przeprażył*
    `),
    cook: list(`
      podsusz* ... ciasto, podsusz* ciasto, osusz* ciasto, przyduś, przydusić, przydusimy, pozostaw ... na ogniu, pozostawić ... na ogniu, podgotowujemy,
      duś, duście, dusić, duszę, dusimy, dusi się, dusił*, uduś, uduście, udusić, uduszę,
      udusimy, udusił*, podgotuj, podgotujcie, podgotować, podgotuję, podgotujemy,
      podgotował*, zrób ... zasmażkę, zrobić ... zasmażkę, przygotować ... zasmażkę, zrób zasmażkę, zróbcie zasmażkę, zrobić zasmażkę, zrobię zasmażkę, zrobimy
      zasmażkę, przygotuj zasmażkę, przygotować zasmażkę, przygotujemy zasmażkę, zasmaż,
      zasmażcie, zasmażyć, zasmażę, zasmażymy, zasmażył*, zasmażaj, zasmażajcie, zasmażać,
      zasmażam*, zasmaża się, zasmażał*
    `),
    simmer: list(`
      gotuj, gotujcie, gotować, gotuję, gotujemy, gotuje się, gotował*, dogotuj, dogotujcie,
      dogotować, dogotuję, dogotujemy, dogotował*, pogotuj, pogotujcie, pogotować, pogotuję,
      pogotujemy, pogotował*, przegotuj, przegotujcie, przegotować, przegotuję, przegotujemy,
      przegotował*, pyrkaj, pyrkajcie, pyrkać, pyrkam*, pyrka się, pyrkał*, ugotuj ... w
      mleku, ugotujcie ... w mleku, ugotować ... w mleku, ugotuję ... w mleku, ugotujemy ... w
      mleku, ugotuj ... w bulionie, ugotujcie ... w bulionie, ugotować ... w bulionie, ugotuję
      ... w bulionie, ugotujemy ... w bulionie, ugotuj ... w wywarze, ugotujcie ... w wywarze,
      ugotować ... w wywarze, ugotuję ... w wywarze, ugotujemy ... w wywarze, ugotuj ... w
      rosole, ugotujcie ... w rosole, ugotować ... w rosole, ugotuję ... w rosole, ugotujemy
      ... w rosole, ugotuj zupę, ugotujcie zupę, ugotować zupę, ugotuję zupę, ugotujemy zupę,
      zagotuj i gotuj, zagotujcie i gotuj, zagotować i gotuj, zagotuję i gotuj, zagotujemy i
      gotuj, pozostaw na małym ogniu, trzymaj na małym ogniu, utrzymuj ... wrzeni*, smaż ...
      dżem*, smaż ... konfitur*, smaż ... powidł*, smaż ... marmolad*, smażcie ... dżem*,
      smażcie ... konfitur*, smażcie ... powidł*, smażcie ... marmolad*, smażyć ... dżem*,
      smażyć ... konfitur*, smażyć ... powidł*, smażyć ... marmolad*, smażę ... dżem*, smażę
      ... konfitur*, smażę ... powidł*, smażę ... marmolad*, smażymy ... dżem*, smażymy ...
      konfitur*, smażymy ... powidł*, smażymy ... marmolad*, smaży się ... dżem*, smaży się
      ... konfitur*, smaży się ... powidł*, smaży się ... marmolad*, dopuść do wrzenia,
      utrzymuj na małym ogniu
    `),
    boil: list(`
      zagotuj, zagotujcie, zagotować, zagotuję, zagotujemy, zagotował*, zagotowuj,
      zagotowujcie, zagotowywać, zagotowuję, zagotowujemy, zagotowuje się, zagotowywał*,
      ugotuj, ugotujcie, ugotować, ugotuję, ugotujemy, ugotował*, obgotuj, obgotujcie,
      obgotować, obgotuję, obgotujemy, obgotował*, zblanszuj, zblanszujcie, zblanszować,
      zblanszuję, zblanszujemy, zblanszował*, blanszuj, blanszujcie, blanszować, blanszuję,
      blanszujemy, blanszuje się, blanszował*, odgotuj, odgotujcie, odgotować, odgotuję,
      odgotujemy, odgotował*, doprowadź do wrzenia, doprowadźcie do wrzenia, doprowadzić do
      wrzenia, doprowadzę do wrzenia, doprowadzimy do wrzenia, doprowadź ... do wrzenia,
      doprowadźcie ... do wrzenia, doprowadzić ... do wrzenia, doprowadzę ... do wrzenia,
      doprowadzimy ... do wrzenia, doprowadź do zagotowania, doprowadźcie do zagotowania,
      doprowadzić do zagotowania, doprowadzę do zagotowania, doprowadzimy do zagotowania,
      doprowadź ... do zagotowania, doprowadźcie ... do zagotowania, doprowadzić ... do
      zagotowania, doprowadzę ... do zagotowania, doprowadzimy ... do zagotowania, doprowadzaj
      do wrzenia, doprowadzajcie do wrzenia, doprowadzać do wrzenia, doprowadzam* do wrzenia,
      doprowadza się do wrzenia, doprowadzaj ... do wrzenia, doprowadzajcie ... do wrzenia,
      doprowadzać ... do wrzenia, doprowadzam* ... do wrzenia, doprowadza się ... do wrzenia,
      doprowadzaj ... do zagotowania, doprowadzajcie ... do zagotowania, doprowadzać ... do
      zagotowania, doprowadzam* ... do zagotowania, doprowadza się ... do zagotowania,
      podgrzewaj ... do wrzenia, podgrzewajcie ... do wrzenia, podgrzewać ... do wrzenia,
      podgrzewam* ... do wrzenia, podgrzewa się ... do wrzenia, podgrzewaj ... do zagotowania,
      podgrzewajcie ... do zagotowania, podgrzewać ... do zagotowania, podgrzewam* ... do
      zagotowania, podgrzewa się ... do zagotowania, podgrzej ... do wrzenia, podgrzejcie ...
      do wrzenia, podgrzać ... do wrzenia, podgrzeję ... do wrzenia, podgrzejemy ... do
      wrzenia, do wrzenia doprowadź, do wrzenia doprowadzić
    `),
    steam: list(`
      paruj, parować na parze, uparuj, uparować, gotuj na parze, gotujcie na parze, gotować na
      parze, gotuję na parze, gotujemy na parze, gotuje się na parze, gotuj ... na parze,
      gotujcie ... na parze, gotować ... na parze, gotuję ... na parze, gotujemy ... na parze,
      gotuje się ... na parze, na parze gotuj, na parze gotujcie, na parze gotować, na parze
      gotuję, na parze gotujemy, na parze gotuje się, ugotuj na parze, ugotujcie na parze,
      ugotować na parze, ugotuję na parze, ugotujemy na parze, ugotuj ... na parze, ugotujcie
      ... na parze, ugotować ... na parze, ugotuję ... na parze, ugotujemy ... na parze, na
      parze ugotuj, na parze ugotujcie, na parze ugotować, na parze ugotuję, na parze
      ugotujemy, ugotuj ... w parowarze, ugotujcie ... w parowarze, ugotować ... w parowarze,
      ugotuję ... w parowarze, ugotujemy ... w parowarze, na parze ... gotuj, na parze ...
      gotujcie, na parze ... gotować, na parze ... gotuję, na parze ... gotujemy, na parze ...
      gotuje się, na parze ... ugotuj, na parze ... ugotować, na parze ... ugotujemy, na parze
      ... paruj, na parze ... parować, na parze ... parujemy, parować, parujcie, parujemy,
      paruje się, uparujemy, przygotuj ... na parze, przygotować ... na parze, przygotujemy
      ... na parze, przyrządź ... na parze, przyrządzić ... na parze, zrób ... na parze,
      zrobić ... na parze, duś ... na parze, dusić ... na parze, trzymaj ... na parze, trzymać
      ... na parze, gotuj ... nad parą, gotuj ... w parowarze, gotuj ... w garnku do gotowania
      na parze, gotuj ... na sitku nad, gotować ... nad parą, gotować ... w parowarze, gotować
      ... w garnku do gotowania na parze, gotować ... na sitku nad, gotujemy ... nad parą,
      gotujemy ... w parowarze, gotujemy ... w garnku do gotowania na parze, gotujemy ... na
      sitku nad, ugotuj ... nad parą, ugotuj ... w garnku do gotowania na parze, ugotuj ... na
      sitku nad, ugotować ... nad parą, ugotować ... w garnku do gotowania na parze, ugotować
      ... na sitku nad, ugotujemy ... nad parą, ugotujemy ... w garnku do gotowania na parze,
      ugotujemy ... na sitku nad
    `),
    poach: list(`
      ugotuj ... w koszulce, ugotować ... w koszulce, ugotuj ... w koszulkach, poszetuj
    `),
    reduce: list(`
      zredukuj, zredukujcie, zredukować, zredukuję, zredukujemy, zredukował*, redukuj, redukujcie,
      redukować, redukuję, redukujemy, redukuje się, redukował*, odparuj, odparujcie, odparować,
      odparuję, odparujemy, odparował*, odparowuj, odparowujcie, odparowywać, odparowuję,
      odparowujemy, odparowuje się, odparowywał*, wygotuj, wygotujcie, wygotować, wygotuję,
      wygotujemy, wygotował*, gotuj ... odparowania, gotujcie ... odparowania, gotować ...
      odparowania, gotuję ... odparowania, gotujemy ... odparowania, gotuje się ... odparowania,
      gotuj ... odparuj*, gotuj ... odparowa*, gotuj ... wyparuj*, gotuj ... zredukuj*, gotuj ...
      zredukowa*, gotuj ... o połowę, gotujcie ... odparuj*, gotujcie ... odparowa*, gotujcie ...
      wyparuj*, gotujcie ... zredukuj*, gotujcie ... zredukowa*, gotujcie ... o połowę, gotować ...
      odparuj*, gotować ... odparowa*, gotować ... wyparuj*, gotować ... zredukuj*, gotować ...
      zredukowa*, gotować ... o połowę, gotuję ... odparuj*, gotuję ... odparowa*, gotuję ...
      wyparuj*, gotuję ... zredukuj*, gotuję ... zredukowa*, gotuję ... o połowę, gotujemy ...
      odparuj*, gotujemy ... odparowa*, gotujemy ... wyparuj*, gotujemy ... zredukuj*, gotujemy ...
      zredukowa*, gotujemy ... o połowę, gotuje się ... odparuj*, gotuje się ... odparowa*, gotuje
      się ... wyparuj*, gotuje się ... zredukuj*, gotuje się ... zredukowa*, gotuje się ... o
      połowę, pogotuj ... odparuj*, pogotuj ... odparowa*, pogotuj ... wyparuj*, pogotuj ...
      zredukuj*, pogotuj ... zredukowa*, pogotuj ... o połowę, pogotować ... odparuj*, pogotować ...
      odparowa*, pogotować ... wyparuj*, pogotować ... zredukuj*, pogotować ... zredukowa*,
      pogotować ... o połowę, pogotujemy ... odparuj*, pogotujemy ... odparowa*, pogotujemy ...
      wyparuj*, pogotujemy ... zredukuj*, pogotujemy ... zredukowa*, pogotujemy ... o połowę, duś
      ... odparuj*, duś ... odparowa*, duś ... wyparuj*, duś ... zredukuj*, duś ... zredukowa*, duś
      ... o połowę, dusić ... odparuj*, dusić ... odparowa*, dusić ... wyparuj*, dusić ...
      zredukuj*, dusić ... zredukowa*, dusić ... o połowę, dusimy ... odparuj*, dusimy ...
      odparowa*, dusimy ... wyparuj*, dusimy ... zredukuj*, dusimy ... zredukowa*, dusimy ... o
      połowę, podgrzewaj ... odparuj*, podgrzewaj ... odparowa*, podgrzewaj ... wyparuj*, podgrzewaj
      ... zredukuj*, podgrzewaj ... zredukowa*, podgrzewaj ... o połowę, podgrzewać ... odparuj*,
      podgrzewać ... odparowa*, podgrzewać ... wyparuj*, podgrzewać ... zredukuj*, podgrzewać ...
      zredukowa*, podgrzewać ... o połowę, podgrzewamy ... odparuj*, podgrzewamy ... odparowa*,
      podgrzewamy ... wyparuj*, podgrzewamy ... zredukuj*, podgrzewamy ... zredukowa*, podgrzewamy
      ... o połowę, wyparuj, wyparować, wyparujemy, gotuj ... aż ... zredukuj*, gotuj ... do ...
      odparowania, gotuj ... ogniu ... zredukuj*, gotuj ... ogniu ... o połowę, gotujcie ... aż ...
      zredukuj*, gotujcie ... do ... odparowania, gotujcie ... ogniu ... zredukuj*, gotujcie ...
      ogniu ... o połowę, gotować ... aż ... zredukuj*, gotować ... do ... odparowania, gotować ...
      ogniu ... zredukuj*, gotować ... ogniu ... o połowę, gotuję ... aż ... zredukuj*, gotuję ...
      do ... odparowania, gotuję ... ogniu ... zredukuj*, gotuję ... ogniu ... o połowę, gotujemy
      ... aż ... zredukuj*, gotujemy ... do ... odparowania, gotujemy ... ogniu ... zredukuj*,
      gotujemy ... ogniu ... o połowę, gotuje się ... aż ... zredukuj*, gotuje się ... do ...
      odparowania, gotuje się ... ogniu ... zredukuj*, gotuje się ... ogniu ... o połowę, duś ... aż
      ... zredukuj*, duś ... do ... odparowania, duś ... ogniu ... zredukuj*, duś ... ogniu ... o
      połowę, dusić ... aż ... zredukuj*, dusić ... do ... odparowania, dusić ... ogniu ...
      zredukuj*, dusić ... ogniu ... o połowę, dusimy ... aż ... zredukuj*, dusimy ... do ...
      odparowania, dusimy ... ogniu ... zredukuj*, dusimy ... ogniu ... o połowę, podgrzewaj ... aż
      ... zredukuj*, podgrzewaj ... do ... odparowania, podgrzewaj ... ogniu ... zredukuj*,
      podgrzewaj ... ogniu ... o połowę, podgrzewać ... aż ... zredukuj*, podgrzewać ... do ...
      odparowania, podgrzewać ... ogniu ... zredukuj*, podgrzewać ... ogniu ... o połowę, gotuj ...
      zredukuj* ... zgęstniej*, gotuj ... o połowę ... zgęstniej*, gotuj ... bez przykrycia ...
      zgęstniej*, gotujcie ... zredukuj* ... zgęstniej*, gotujcie ... o połowę ... zgęstniej*,
      gotujcie ... bez przykrycia ... zgęstniej*, gotować ... zredukuj* ... zgęstniej*, gotować ...
      o połowę ... zgęstniej*, gotować ... bez przykrycia ... zgęstniej*, gotuję ... zredukuj* ...
      zgęstniej*, gotuję ... o połowę ... zgęstniej*, gotuję ... bez przykrycia ... zgęstniej*,
      gotujemy ... zredukuj* ... zgęstniej*, gotujemy ... o połowę ... zgęstniej*, gotujemy ... bez
      przykrycia ... zgęstniej*, gotuje się ... zredukuj* ... zgęstniej*, gotuje się ... o połowę
      ... zgęstniej*, gotuje się ... bez przykrycia ... zgęstniej*, duś ... zredukuj* ...
      zgęstniej*, duś ... o połowę ... zgęstniej*, duś ... bez przykrycia ... zgęstniej*, dusić ...
      zredukuj* ... zgęstniej*, dusić ... o połowę ... zgęstniej*, dusić ... bez przykrycia ...
      zgęstniej*, dusimy ... zredukuj* ... zgęstniej*, dusimy ... o połowę ... zgęstniej*, dusimy
      ... bez przykrycia ... zgęstniej*, poczekaj ... odparuj*, poczekajcie ... odparuj*, poczekać
      ... odparuj*, czekamy ... odparuj*, poczekaj ... wyparuj*, poczekać ... wyparuj*, pozwól ...
      odparow*, pozwolić ... odparow*
    `),
    thicken: list(`
      przygotuj* sos beszamelow*, przygotowa* sos beszamelow*, przygotowuj* sos beszamelow*,
      przygotuj* beszamel*, przygotowa* beszamel*, przygotowuj* beszamel*, zrób beszamel*,
      zrobić beszamel*, robimy beszamel*, zrób sos beszamelow*, zrobić sos beszamelow*,
      robimy sos beszamelow*, ugotować beszamel*, ugotuj beszamel*, zaciągnij, zaciągnąć, zaciągamy, zaciągnąć ... mąk*, zagęść, zagęśćcie, zagęścić, zagęszczę,
      zagęścimy, zagęścił*, zagęszczaj, zagęszczajcie,
      zagęszczać, zagęszczam*, zagęszcza się, zagęszczał*, gotuj ... zgęstnieje, gotujcie ...
      zgęstnieje, gotować ... zgęstnieje, gotuję ... zgęstnieje, gotujemy ... zgęstnieje,
      gotuje się ... zgęstnieje, gotuj ... do zgęstnienia, gotujcie ... do zgęstnienia,
      gotować ... do zgęstnienia, gotuję ... do zgęstnienia, gotujemy ... do zgęstnienia,
      gotuje się ... do zgęstnienia, gotuj ... zgęstnienia, gotujcie ... zgęstnienia, gotować
      ... zgęstnienia, gotuję ... zgęstnienia, gotujemy ... zgęstnienia, gotuje się ...
      zgęstnienia, gotuj ... zgęstniała, gotujcie ... zgęstniała, gotować ... zgęstniała,
      gotuję ... zgęstniała, gotujemy ... zgęstniała, gotuje się ... zgęstniała, gotuj ...
      zacznie gęstnieć, gotujcie ... zacznie gęstnieć, gotować ... zacznie gęstnieć, gotuję
      ... zacznie gęstnieć, gotujemy ... zacznie gęstnieć, gotuje się ... zacznie gęstnieć,
      podgrzewaj ... zgęstnieje, podgrzewajcie ... zgęstnieje, podgrzewać ... zgęstnieje,
      podgrzewam* ... zgęstnieje, podgrzewa się ... zgęstnieje, podgrzewaj ... do zgęstnienia,
      podgrzewajcie ... do zgęstnienia, podgrzewać ... do zgęstnienia, podgrzewam* ... do
      zgęstnienia, podgrzewa się ... do zgęstnienia, podgrzewaj ... zgęstnienia, podgrzewajcie
      ... zgęstnienia, podgrzewać ... zgęstnienia, podgrzewam* ... zgęstnienia, podgrzewa się
      ... zgęstnienia, podgrzewaj ... zacznie gęstnieć, podgrzewajcie ... zacznie gęstnieć,
      podgrzewać ... zacznie gęstnieć, podgrzewam* ... zacznie gęstnieć, podgrzewa się ...
      zacznie gęstnieć, mieszaj ... zgęstnieje, mieszajcie ... zgęstnieje, mieszać ...
      zgęstnieje, mieszam* ... zgęstnieje, miesza się ... zgęstnieje, mieszaj ... do
      zgęstnienia, mieszajcie ... do zgęstnienia, mieszać ... do zgęstnienia, mieszam* ... do
      zgęstnienia, miesza się ... do zgęstnienia, mieszaj ... zacznie gęstnieć, mieszajcie ...
      zacznie gęstnieć, mieszać ... zacznie gęstnieć, mieszam* ... zacznie gęstnieć, miesza
      się ... zacznie gęstnieć, smaż ... zgęstniej*, smaż ... zgęstnieni*, smaż ... gęstego
      dżemu, smażcie ... zgęstniej*, smażcie ... zgęstnieni*, smażcie ... gęstego dżemu,
      smażyć ... zgęstniej*, smażyć ... zgęstnieni*, smażyć ... gęstego dżemu, smażę ...
      zgęstniej*, smażę ... zgęstnieni*, smażę ... gęstego dżemu, smażymy ... zgęstniej*,
      smażymy ... zgęstnieni*, smażymy ... gęstego dżemu, smaży się ... zgęstniej*, smaży się
      ... zgęstnieni*, smaży się ... gęstego dżemu, gotuj ... zgęstnieją, gotuj ...
      zgęstniał*, gotuj ... gęstą konsystencj*, gotuj ... gęstej konsystencj*, gotujcie ...
      zgęstnieją, gotujcie ... zgęstniał*, gotujcie ... gęstą konsystencj*, gotujcie ...
      gęstej konsystencj*, gotować ... zgęstnieją, gotować ... zgęstniał*, gotować ... gęstą
      konsystencj*, gotować ... gęstej konsystencj*, gotuję ... zgęstnieją, gotuję ...
      zgęstniał*, gotuję ... gęstą konsystencj*, gotuję ... gęstej konsystencj*, gotujemy ...
      zgęstnieją, gotujemy ... zgęstniał*, gotujemy ... gęstą konsystencj*, gotujemy ...
      gęstej konsystencj*, gotuje się ... zgęstnieją, gotuje się ... zgęstniał*, gotuje się
      ... gęstą konsystencj*, gotuje się ... gęstej konsystencj*, podgrzewaj ... zgęstnieją,
      podgrzewaj ... zgęstniał*, podgrzewaj ... gęstą konsystencj*, podgrzewaj ... gęstej
      konsystencj*, podgrzewać ... zgęstnieją, podgrzewać ... zgęstniał*, podgrzewać ... gęstą
      konsystencj*, podgrzewać ... gęstej konsystencj*, podgrzewamy ... zgęstnieją,
      podgrzewamy ... zgęstniał*, podgrzewamy ... gęstą konsystencj*, podgrzewamy ... gęstej
      konsystencj*, mieszaj ... zgęstnieją, mieszaj ... zgęstniał*, mieszaj ... gęstą
      konsystencj*, mieszaj ... gęstej konsystencj*, mieszać ... zgęstnieją, mieszać ...
      zgęstniał*, mieszać ... gęstą konsystencj*, mieszać ... gęstej konsystencj*, mieszamy
      ... zgęstnieją, mieszamy ... zgęstniał*, mieszamy ... gęstą konsystencj*, mieszamy ...
      gęstej konsystencj*
    `),
    melt: list(`
      roztop, roztopcie, roztopić, roztopię, roztopimy, roztopił*, roztapiaj, roztapiajcie,
      roztapiać, roztapiam*, roztapia się, roztapiał*, stop, stopcie, stopić, stopię, stopimy,
      stopił*, rozpuść, rozpuśćcie, rozpuścić, rozpuszczę, rozpuścimy, rozpuścił*,
      rozpuszczaj, rozpuszczajcie, rozpuszczać, rozpuszczam*, rozpuszcza się, rozpuszczał*,
      top, topcie, topić, topię, topimy, topi się, topił*, rozetrzyj drożdże ... letni*,
      drożdże ... rozetrzyj ... letni*, rozetrzyj drożdże ... ciepł* mlek*, drożdże ...
      rozetrzyj ... ciepł* mlek*, rozetrzyj drożdże ... ciepł* wod*, drożdże ... rozetrzyj ...
      ciepł* wod*, rozetrzeć drożdże ... letni*, drożdże ... rozetrzeć ... letni*, rozetrzeć
      drożdże ... ciepł* mlek*, drożdże ... rozetrzeć ... ciepł* mlek*, rozetrzeć drożdże ...
      ciepł* wod*, drożdże ... rozetrzeć ... ciepł* wod*, rozetrzemy drożdże ... letni*,
      drożdże ... rozetrzemy ... letni*, rozetrzemy drożdże ... ciepł* mlek*, drożdże ...
      rozetrzemy ... ciepł* mlek*, rozetrzemy drożdże ... ciepł* wod*, drożdże ... rozetrzemy
      ... ciepł* wod*, rozprowadź drożdże ... letni*, drożdże ... rozprowadź ... letni*,
      rozprowadź drożdże ... ciepł* mlek*, drożdże ... rozprowadź ... ciepł* mlek*, rozprowadź
      drożdże ... ciepł* wod*, drożdże ... rozprowadź ... ciepł* wod*, rozprowadzić drożdże
      ... letni*, drożdże ... rozprowadzić ... letni*, rozprowadzić drożdże ... ciepł* mlek*,
      drożdże ... rozprowadzić ... ciepł* mlek*, rozprowadzić drożdże ... ciepł* wod*, drożdże
      ... rozprowadzić ... ciepł* wod*, rozprowadzimy drożdże ... letni*, drożdże ...
      rozprowadzimy ... letni*, rozprowadzimy drożdże ... ciepł* mlek*, drożdże ...
      rozprowadzimy ... ciepł* mlek*, rozprowadzimy drożdże ... ciepł* wod*, drożdże ...
      rozprowadzimy ... ciepł* wod*, rozrób drożdże ... letni*, drożdże ... rozrób ... letni*,
      rozrób drożdże ... ciepł* mlek*, drożdże ... rozrób ... ciepł* mlek*, rozrób drożdże ...
      ciepł* wod*, drożdże ... rozrób ... ciepł* wod*, rozrobić drożdże ... letni*, drożdże
      ... rozrobić ... letni*, rozrobić drożdże ... ciepł* mlek*, drożdże ... rozrobić ...
      ciepł* mlek*, rozrobić drożdże ... ciepł* wod*, drożdże ... rozrobić ... ciepł* wod*,
      rozmieszaj drożdże ... letni*, drożdże ... rozmieszaj ... letni*, rozmieszaj drożdże ...
      ciepł* mlek*, drożdże ... rozmieszaj ... ciepł* mlek*, rozmieszaj drożdże ... ciepł*
      wod*, drożdże ... rozmieszaj ... ciepł* wod*, rozmieszać drożdże ... letni*, drożdże ...
      rozmieszać ... letni*, rozmieszać drożdże ... ciepł* mlek*, drożdże ... rozmieszać ...
      ciepł* mlek*, rozmieszać drożdże ... ciepł* wod*, drożdże ... rozmieszać ... ciepł*
      wod*, rozcieńcz drożdże ... letni*, drożdże ... rozcieńcz ... letni*, rozcieńcz drożdże
      ... ciepł* mlek*, drożdże ... rozcieńcz ... ciepł* mlek*, rozcieńcz drożdże ... ciepł*
      wod*, drożdże ... rozcieńcz ... ciepł* wod*, rozcieńczyć drożdże ... letni*, drożdże ...
      rozcieńczyć ... letni*, rozcieńczyć drożdże ... ciepł* mlek*, drożdże ... rozcieńczyć
      ... ciepł* mlek*, rozcieńczyć drożdże ... ciepł* wod*, drożdże ... rozcieńczyć ...
      ciepł* wod*, wymieszaj drożdże ... letni*, drożdże ... wymieszaj ... letni*, wymieszaj
      drożdże ... ciepł* mlek*, drożdże ... wymieszaj ... ciepł* mlek*, wymieszaj drożdże ...
      ciepł* wod*, drożdże ... wymieszaj ... ciepł* wod*, wymieszać drożdże ... letni*,
      drożdże ... wymieszać ... letni*, wymieszać drożdże ... ciepł* mlek*, drożdże ...
      wymieszać ... ciepł* mlek*, wymieszać drożdże ... ciepł* wod*, drożdże ... wymieszać ...
      ciepł* wod*
    `),
    caramelise: list(`
      skarmelizuj, skarmelizujcie, skarmelizować, skarmelizuję, skarmelizujemy,
      skarmelizował*, karmelizuj, karmelizujcie, karmelizować, karmelizuję, karmelizujemy,
      karmelizuje się, karmelizował*
    `),
    heat: list(`
      podgrzejmy, podgrzej, podgrzejcie, podgrzać, podgrzeję, podgrzejemy, podgrzał*, podgrzewaj,
      podgrzewajcie, podgrzewać, podgrzewam*, podgrzewa się, podgrzewał*, rozgrzej,
      rozgrzejcie, rozgrzać, rozgrzeję, rozgrzejemy, rozgrzał*, rozgrzewaj, rozgrzewajcie,
      rozgrzewać, rozgrzewam*, rozgrzewa się, rozgrzewał*, nagrzej, nagrzejcie, nagrzać,
      nagrzeję, nagrzejemy, nagrzał*, nagrzewaj, nagrzewajcie, nagrzewać, nagrzewam*, nagrzewa
      się, nagrzewał*, ogrzej, ogrzejcie, ogrzać, ogrzeję, ogrzejemy, ogrzał*, odgrzej,
      odgrzejcie, odgrzać, odgrzeję, odgrzejemy, odgrzał*, grzej, grzejcie, grzać, grzeję,
      grzejemy, grzeje się, grzał*, zagrzej, zagrzejcie, zagrzać, zagrzeję, zagrzejemy,
      zagrzał*, mieszaj ... cukier się rozpuści, mieszajcie ... cukier się rozpuści, mieszać
      ... cukier się rozpuści, mieszam* ... cukier się rozpuści, miesza się ... cukier się
      rozpuści, mieszaj ... do rozpuszczenia cukru, mieszajcie ... do rozpuszczenia cukru,
      mieszać ... do rozpuszczenia cukru, mieszam* ... do rozpuszczenia cukru, miesza się ...
      do rozpuszczenia cukru, mieszaj ... rozpuszczenia cukru, mieszajcie ... rozpuszczenia
      cukru, mieszać ... rozpuszczenia cukru, mieszam* ... rozpuszczenia cukru, miesza się ...
      rozpuszczenia cukru, gotuj ... cukier się rozpuści, gotujcie ... cukier się rozpuści,
      gotować ... cukier się rozpuści, gotuję ... cukier się rozpuści, gotujemy ... cukier się
      rozpuści, gotuje się ... cukier się rozpuści, gotuj ... do rozpuszczenia cukru, gotujcie
      ... do rozpuszczenia cukru, gotować ... do rozpuszczenia cukru, gotuję ... do
      rozpuszczenia cukru, gotujemy ... do rozpuszczenia cukru, gotuje się ... do
      rozpuszczenia cukru, ociepl, ocieplić, ocieplimy, przygrzej, przygrzać, przygrzejemy,
      zagrzewaj, zagrzewać, odgrzewaj, odgrzewać, odgrzewamy, odgrzewa się
    `),
    scramble: list(`
      smażyć jajecznicę, usmaż jajecznicę, usmażyć jajecznicę, smaż jajecznicę, zrób
      jajecznicę, mieszaj ... zetną, mieszaj ... ścinać, mieszaj ... ścięcia, smaż ...
      ścięcia, smaż ... zetną, smażymy jajecznicę, smaż ... ścinać, smaż ... ścięte, smaż ...
      jajecznic*, smażcie ... zetną, smażcie ... ścięcia, smażcie ... ścinać, smażcie ...
      ścięte, smażcie ... jajecznic*, smażyć ... zetną, smażyć ... ścięcia, smażyć ... ścinać,
      smażyć ... ścięte, smażyć ... jajecznic*, smażę ... zetną, smażę ... ścięcia, smażę ...
      ścinać, smażę ... ścięte, smażę ... jajecznic*, smażymy ... zetną, smażymy ... ścięcia,
      smażymy ... ścinać, smażymy ... ścięte, smażymy ... jajecznic*, smaży się ... zetną,
      smaży się ... ścięcia, smaży się ... ścinać, smaży się ... ścięte, smaży się ...
      jajecznic*, podsmażaj ... zetną, podsmażaj ... ścięcia, podsmażaj ... ścinać, podsmażaj
      ... ścięte, podsmażaj ... jajecznic*, podsmażać ... zetną, podsmażać ... ścięcia,
      podsmażać ... ścinać, podsmażać ... ścięte, podsmażać ... jajecznic*, mieszaj ...
      ścięte, mieszaj ... jajecznic*, mieszajcie ... zetną, mieszajcie ... ścięcia, mieszajcie
      ... ścinać, mieszajcie ... ścięte, mieszajcie ... jajecznic*, mieszać ... zetną, mieszać
      ... ścięcia, mieszać ... ścinać, mieszać ... ścięte, mieszać ... jajecznic*, mieszamy
      ... zetną, mieszamy ... ścięcia, mieszamy ... ścinać, mieszamy ... ścięte, mieszamy ...
      jajecznic*, podgrzewaj ... zetną, podgrzewaj ... ścięcia, podgrzewaj ... ścinać,
      podgrzewaj ... ścięte, podgrzewaj ... jajecznic*, podgrzewać ... zetną, podgrzewać ...
      ścięcia, podgrzewać ... ścinać, podgrzewać ... ścięte, podgrzewać ... jajecznic*,
      podgrzewamy ... zetną, podgrzewamy ... ścięcia, podgrzewamy ... ścinać, podgrzewamy ...
      ścięte, podgrzewamy ... jajecznic*, gotuj ... zetną, gotuj ... ścięcia, gotuj ...
      ścinać, gotuj ... ścięte, gotuj ... jajecznic*, gotować ... zetną, gotować ... ścięcia,
      gotować ... ścinać, gotować ... ścięte, gotować ... jajecznic*, duś ... zetną, duś ...
      ścięcia, duś ... ścinać, duś ... ścięte, duś ... jajecznic*, dusić ... zetną, dusić ...
      ścięcia, dusić ... ścinać, dusić ... ścięte, dusić ... jajecznic*, usmażymy jajecznicę,
      usmażcie jajecznicę, zrobić jajecznicę, przygotuj jajecznicę, przygotować jajecznicę,
      ścinaj, ścinać, ścinamy, smaż ... mieszając ... zetnie, smażcie ... mieszając ...
      zetnie, smażyć ... mieszając ... zetnie, smażę ... mieszając ... zetnie, smażymy ...
      mieszając ... zetnie, smaży się ... mieszając ... zetnie, usmaż ... jajecznic*, usmażyć
      ... jajecznic*, usmażymy ... jajecznic*, smaż ... mieszając ... zetną, smaż ...
      mieszając ... ścięcia, smaż ... jaj* ... mieszając, smażcie ... mieszając ... zetną,
      smażcie ... mieszając ... ścięcia, smażcie ... jaj* ... mieszając, smażyć ... mieszając
      ... zetną, smażyć ... mieszając ... ścięcia, smażyć ... jaj* ... mieszając, smażę ...
      mieszając ... zetną, smażę ... mieszając ... ścięcia, smażę ... jaj* ... mieszając,
      smażymy ... mieszając ... zetną, smażymy ... mieszając ... ścięcia, smażymy ... jaj* ...
      mieszając, smaży się ... mieszając ... zetną, smaży się ... mieszając ... ścięcia, smaży
      się ... jaj* ... mieszając, jaj* ... smaż ... mieszając, jaj* ... smażyć ... mieszając,
      jaj* ... smażymy ... mieszając
    `),
    bake: list(`
      wkładamy ... piekarnika, wkładam ... piekarnika, wkładać ... piekarnika, włóż ... piekarnika,
      włożyć ... piekarnika, pieczę, wypiekaj, wypiekać, wypiekamy, piecz, pieczcie, piec, piekę,
      pieczemy, piecze się, upiecz, upieczcie, upiec, upiekę,
      upieczemy, zapiecz, zapieczcie, zapiec, zapiekę, zapieczemy, zapiekaj, zapiekajcie, zapiekać,
      zapiekam*, zapieka się, zapiekał*, dopiecz, dopieczcie, dopiec, dopiekę, dopieczemy, dopiekaj,
      dopiekajcie, dopiekać, dopiekam*, dopieka się, dopiekał*, opiecz, opieczcie, opiec, opiekę,
      opieczemy, podpiecz, podpieczcie, podpiec, podpiekę, podpieczemy, grilluj, grillujcie,
      grillować, grilluję, grillujemy, grillował*, zgrilluj, zgrillujcie, zgrillować, zgrilluję,
      zgrillujemy, zgrillował*, ugrilluj, ugrillujcie, ugrillować, ugrilluję, ugrillujemy,
      ugrillował*, wstaw ... do piekarnika, wstawcie ... do piekarnika, wstawić ... do piekarnika,
      wstawię ... do piekarnika, wstawimy ... do piekarnika, wstaw do piekarnika, wstawcie do
      piekarnika, wstawić do piekarnika, wstawię do piekarnika, wstawimy do piekarnika, wstaw ... do
      nagrzanego, wstawcie ... do nagrzanego, wstawić ... do nagrzanego, wstawię ... do nagrzanego,
      wstawimy ... do nagrzanego, wstaw ... do rozgrzanego, wstawcie ... do rozgrzanego, wstawić ...
      do rozgrzanego, wstawię ... do rozgrzanego, wstawimy ... do rozgrzanego, wstawiaj ... do
      piekarnika, wstawiajcie ... do piekarnika, wstawiać ... do piekarnika, wstawiam* ... do
      piekarnika, wstawia się ... do piekarnika, wstawiaj do piekarnika, wstawiajcie do piekarnika,
      wstawiać do piekarnika, wstawiam* do piekarnika, wstawia się do piekarnika, wstawiaj ... do
      nagrzanego, wstawiajcie ... do nagrzanego, wstawiać ... do nagrzanego, wstawiam* ... do
      nagrzanego, wstawia się ... do nagrzanego, włóż ... do piekarnika, włóżcie ... do piekarnika,
      włożyć ... do piekarnika, włożę ... do piekarnika, włożymy ... do piekarnika, włóż do
      piekarnika, włóżcie do piekarnika, włożyć do piekarnika, włożę do piekarnika, włożymy do
      piekarnika, włóż ... do nagrzanego, włóżcie ... do nagrzanego, włożyć ... do nagrzanego, włożę
      ... do nagrzanego, włożymy ... do nagrzanego, przypiecz palnikiem, przypieczcie palnikiem,
      przypiec palnikiem, przypiekę palnikiem, przypieczemy palnikiem, do piekarnika wstaw, do
      nagrzanego piekarnika wstaw, do nagrzanego piekarnika włóż, podpiekamy, podpiekam, podpiekać,
      podpiekaj, podpiecze się, podpieka się,
      piekł*, upiekł*, zapiekł*, wypiekam, wypieka się, wypiekał*
    `),
    preheat: list(`
      rozgrzej piekarnik, rozgrzejcie piekarnik, rozgrzać piekarnik, rozgrzeję piekarnik,
      rozgrzejemy piekarnik, rozgrzej ... piekarnik, rozgrzejcie ... piekarnik, rozgrzać ...
      piekarnik, rozgrzeję ... piekarnik, rozgrzejemy ... piekarnik, piekarnik rozgrzej,
      piekarnik rozgrzejcie, piekarnik rozgrzać, piekarnik rozgrzeję, piekarnik rozgrzejemy,
      piekarnik ... rozgrzej, piekarnik ... rozgrzejcie, piekarnik ... rozgrzać, piekarnik ...
      rozgrzeję, piekarnik ... rozgrzejemy, rozgrzej grill, rozgrzejcie grill, rozgrzać grill,
      rozgrzeję grill, rozgrzejemy grill, rozgrzewaj piekarnik, rozgrzewajcie piekarnik,
      rozgrzewać piekarnik, rozgrzewam* piekarnik, rozgrzewa się piekarnik, rozgrzewaj ...
      piekarnik, rozgrzewajcie ... piekarnik, rozgrzewać ... piekarnik, rozgrzewam* ...
      piekarnik, rozgrzewa się ... piekarnik, piekarnik rozgrzewaj, piekarnik rozgrzewajcie,
      piekarnik rozgrzewać, piekarnik rozgrzewam*, piekarnik rozgrzewa się, piekarnik ...
      rozgrzewaj, piekarnik ... rozgrzewajcie, piekarnik ... rozgrzewać, piekarnik ...
      rozgrzewam*, piekarnik ... rozgrzewa się, nagrzej piekarnik, nagrzejcie piekarnik,
      nagrzać piekarnik, nagrzeję piekarnik, nagrzejemy piekarnik, nagrzej ... piekarnik,
      nagrzejcie ... piekarnik, nagrzać ... piekarnik, nagrzeję ... piekarnik, nagrzejemy ...
      piekarnik, piekarnik nagrzej, piekarnik nagrzejcie, piekarnik nagrzać, piekarnik
      nagrzeję, piekarnik nagrzejemy, piekarnik ... nagrzej, piekarnik ... nagrzejcie,
      piekarnik ... nagrzać, piekarnik ... nagrzeję, piekarnik ... nagrzejemy, nagrzej grill,
      nagrzejcie grill, nagrzać grill, nagrzeję grill, nagrzejemy grill, nagrzewaj piekarnik,
      nagrzewajcie piekarnik, nagrzewać piekarnik, nagrzewam* piekarnik, nagrzewa się
      piekarnik, nagrzewaj ... piekarnik, nagrzewajcie ... piekarnik, nagrzewać ... piekarnik,
      nagrzewam* ... piekarnik, nagrzewa się ... piekarnik, piekarnik nagrzewaj, piekarnik
      nagrzewajcie, piekarnik nagrzewać, piekarnik nagrzewam*, piekarnik nagrzewa się,
      piekarnik ... nagrzewaj, piekarnik ... nagrzewajcie, piekarnik ... nagrzewać, piekarnik
      ... nagrzewam*, piekarnik ... nagrzewa się, włącz piekarnik, włączcie piekarnik, włączyć
      piekarnik, włączę piekarnik, włączymy piekarnik, piekarnik włącz, piekarnik włączcie,
      piekarnik włączyć, piekarnik włączę, piekarnik włączymy, ustaw piekarnik, ustawcie
      piekarnik, ustawić piekarnik, ustawię piekarnik, ustawimy piekarnik, piekarnik ustaw,
      piekarnik ustawcie, piekarnik ustawić, piekarnik ustawię, piekarnik ustawimy
    `),
    rest: list(`
      zostawiamy na, zostawiamy ... minut*, zostawiamy ... godzin*, zostawiam na, zostawiam ...
      minut*, zostawiam ... godzin*, pozostawiamy na, pozostawiamy ... minut*, pozostawiamy ...
      godzin*, zostawia się na, zaczekaj, zaczekać, odstawmy, odczekaj, odczekajcie, odczekać,
      odczekam*, odczekał*, poczekaj, poczekajcie, poczekać,
      poczekam*, poczekał*, odstaw ... minut*, odstawcie ... minut*, odstawić ... minut*,
      odstawię ... minut*, odstawimy ... minut*, odstaw ... godzin*, odstawcie ... godzin*,
      odstawić ... godzin*, odstawię ... godzin*, odstawimy ... godzin*, odstaw ... min,
      odstawcie ... min, odstawić ... min, odstawię ... min, odstawimy ... min, odstaw na
      godzinę, odstawcie na godzinę, odstawić na godzinę, odstawię na godzinę, odstawimy na
      godzinę, odstaw na kilka, odstawcie na kilka, odstawić na kilka, odstawię na kilka,
      odstawimy na kilka, odstaw na chwilę, odstawcie na chwilę, odstawić na chwilę, odstawię
      na chwilę, odstawimy na chwilę, odstaw ... na noc, odstawcie ... na noc, odstawić ... na
      noc, odstawię ... na noc, odstawimy ... na noc, odstaw ... na całą noc, odstawcie ... na
      całą noc, odstawić ... na całą noc, odstawię ... na całą noc, odstawimy ... na całą noc,
      odstaw aż, odstawcie aż, odstawić aż, odstawię aż, odstawimy aż, odstaw do napęcznienia,
      odstawcie do napęcznienia, odstawić do napęcznienia, odstawię do napęcznienia, odstawimy
      do napęcznienia, odstaw ... napęczniał*, odstawcie ... napęczniał*, odstawić ...
      napęczniał*, odstawię ... napęczniał*, odstawimy ... napęczniał*, odstaw ...
      napęcznieni*, odstawcie ... napęcznieni*, odstawić ... napęcznieni*, odstawię ...
      napęcznieni*, odstawimy ... napęcznieni*, odstaw ... odpocz*, odstawcie ... odpocz*,
      odstawić ... odpocz*, odstawię ... odpocz*, odstawimy ... odpocz*, odstaw ... do
      stężenia, odstawcie ... do stężenia, odstawić ... do stężenia, odstawię ... do stężenia,
      odstawimy ... do stężenia, odstawiaj ... minut*, odstawiajcie ... minut*, odstawiać ...
      minut*, odstawiam* ... minut*, odstawia się ... minut*, odstawiaj ... godzin*,
      odstawiajcie ... godzin*, odstawiać ... godzin*, odstawiam* ... godzin*, odstawia się
      ... godzin*, odstawiaj ... min, odstawiajcie ... min, odstawiać ... min, odstawiam* ...
      min, odstawia się ... min, odstawiaj na chwilę, odstawiajcie na chwilę, odstawiać na
      chwilę, odstawiam* na chwilę, odstawia się na chwilę, odstawiaj ... na noc, odstawiajcie
      ... na noc, odstawiać ... na noc, odstawiam* ... na noc, odstawia się ... na noc,
      odstawiaj ... odpocz*, odstawiajcie ... odpocz*, odstawiać ... odpocz*, odstawiam* ...
      odpocz*, odstawia się ... odpocz*, odstawiaj ... do stężenia, odstawiajcie ... do
      stężenia, odstawiać ... do stężenia, odstawiam* ... do stężenia, odstawia się ... do
      stężenia, zostaw ... minut*, zostawcie ... minut*, zostawić ... minut*, zostawię ...
      minut*, zostawimy ... minut*, zostaw ... godzin*, zostawcie ... godzin*, zostawić ...
      godzin*, zostawię ... godzin*, zostawimy ... godzin*, zostaw ... min, zostawcie ... min,
      zostawić ... min, zostawię ... min, zostawimy ... min, zostaw na chwilę, zostawcie na
      chwilę, zostawić na chwilę, zostawię na chwilę, zostawimy na chwilę, zostaw ... na noc,
      zostawcie ... na noc, zostawić ... na noc, zostawię ... na noc, zostawimy ... na noc,
      zostaw ... odpocz*, zostawcie ... odpocz*, zostawić ... odpocz*, zostawię ... odpocz*,
      zostawimy ... odpocz*, zostaw ... do stężenia, zostawcie ... do stężenia, zostawić ...
      do stężenia, zostawię ... do stężenia, zostawimy ... do stężenia, zostaw ... pod
      przykryciem, zostawcie ... pod przykryciem, zostawić ... pod przykryciem, zostawię ...
      pod przykryciem, zostawimy ... pod przykryciem, pozostaw ... minut*, pozostawcie ...
      minut*, pozostawić ... minut*, pozostawię ... minut*, pozostawimy ... minut*, pozostaw
      ... godzin*, pozostawcie ... godzin*, pozostawić ... godzin*, pozostawię ... godzin*,
      pozostawimy ... godzin*, pozostaw ... min, pozostawcie ... min, pozostawić ... min,
      pozostawię ... min, pozostawimy ... min, pozostaw na chwilę, pozostawcie na chwilę,
      pozostawić na chwilę, pozostawię na chwilę, pozostawimy na chwilę, pozostaw ... na noc,
      pozostawcie ... na noc, pozostawić ... na noc, pozostawię ... na noc, pozostawimy ... na
      noc, pozostaw ... odpocz*, pozostawcie ... odpocz*, pozostawić ... odpocz*, pozostawię
      ... odpocz*, pozostawimy ... odpocz*, pozostaw ... do stężenia, pozostawcie ... do
      stężenia, pozostawić ... do stężenia, pozostawię ... do stężenia, pozostawimy ... do
      stężenia, pozostaw ... pod przykryciem, pozostawcie ... pod przykryciem, pozostawić ...
      pod przykryciem, pozostawię ... pod przykryciem, pozostawimy ... pod przykryciem,
      odpocząć, odpoczywać, postać, zaparzyć, zaparz, zaparzamy, niech odpocz*, niech postoi,
      niech napęcznieje
    `),
    proof: list(`
      zostawiamy ... ciepł*, zostawiam ... ciepł*, zostawiamy do wyrośnięcia, zostawiamy ...
      wyrośni*, pozostawiamy ... ciepł*, pozostawiamy ... wyrośni*, pozwól ... wyrosnąć, pozwólcie
      ... wyrosnąć, pozwolić ... wyrosnąć, pozwalamy ... wyrosnąć, pozwalam ... wyrosnąć, pozwól
      wyrosnąć, pozwolić wyrosnąć, pozwalamy wyrosnąć, wyrosnąć, wyrastać, rosnąć, niech wyrośnie,
      odstaw ... do wyrośnięcia, odstawcie ... do
      wyrośnięcia, odstawić ... do wyrośnięcia, odstawię ... do wyrośnięcia, odstawimy ... do
      wyrośnięcia, odstaw ... wyrośnie, odstawcie ... wyrośnie, odstawić ... wyrośnie,
      odstawię ... wyrośnie, odstawimy ... wyrośnie, odstaw ... wyrastani*, odstawcie ...
      wyrastani*, odstawić ... wyrastani*, odstawię ... wyrastani*, odstawimy ... wyrastani*,
      odstaw ... podwoi*, odstawcie ... podwoi*, odstawić ... podwoi*, odstawię ... podwoi*,
      odstawimy ... podwoi*, odstaw ... wyrosł*, odstawcie ... wyrosł*, odstawić ... wyrosł*,
      odstawię ... wyrosł*, odstawimy ... wyrosł*, odstaw ... w ciepłe miejsce, odstawcie ...
      w ciepłe miejsce, odstawić ... w ciepłe miejsce, odstawię ... w ciepłe miejsce,
      odstawimy ... w ciepłe miejsce, odstaw ... w ciepłym miejscu, odstawcie ... w ciepłym
      miejscu, odstawić ... w ciepłym miejscu, odstawię ... w ciepłym miejscu, odstawimy ... w
      ciepłym miejscu, odstaw w ciepłe miejsce, odstawcie w ciepłe miejsce, odstawić w ciepłe
      miejsce, odstawię w ciepłe miejsce, odstawimy w ciepłe miejsce, odstaw do wyrośnięcia,
      odstawcie do wyrośnięcia, odstawić do wyrośnięcia, odstawię do wyrośnięcia, odstawimy do
      wyrośnięcia, odstaw ... ruszy*, odstawcie ... ruszy*, odstawić ... ruszy*, odstawię ...
      ruszy*, odstawimy ... ruszy*, odstaw ... zaczną pracować, odstawcie ... zaczną pracować,
      odstawić ... zaczną pracować, odstawię ... zaczną pracować, odstawimy ... zaczną
      pracować, odstawiaj ... do wyrośnięcia, odstawiajcie ... do wyrośnięcia, odstawiać ...
      do wyrośnięcia, odstawiam* ... do wyrośnięcia, odstawia się ... do wyrośnięcia,
      odstawiaj ... wyrośnie, odstawiajcie ... wyrośnie, odstawiać ... wyrośnie, odstawiam*
      ... wyrośnie, odstawia się ... wyrośnie, odstawiaj ... podwoi*, odstawiajcie ...
      podwoi*, odstawiać ... podwoi*, odstawiam* ... podwoi*, odstawia się ... podwoi*,
      odstawiaj ... w ciepłe miejsce, odstawiajcie ... w ciepłe miejsce, odstawiać ... w
      ciepłe miejsce, odstawiam* ... w ciepłe miejsce, odstawia się ... w ciepłe miejsce,
      odstawiaj w ciepłe miejsce, odstawiajcie w ciepłe miejsce, odstawiać w ciepłe miejsce,
      odstawiam* w ciepłe miejsce, odstawia się w ciepłe miejsce, odstawiaj do wyrośnięcia,
      odstawiajcie do wyrośnięcia, odstawiać do wyrośnięcia, odstawiam* do wyrośnięcia,
      odstawia się do wyrośnięcia, zostaw ... do wyrośnięcia, zostawcie ... do wyrośnięcia,
      zostawić ... do wyrośnięcia, zostawię ... do wyrośnięcia, zostawimy ... do wyrośnięcia,
      zostaw ... wyrośnie, zostawcie ... wyrośnie, zostawić ... wyrośnie, zostawię ...
      wyrośnie, zostawimy ... wyrośnie, zostaw ... podwoi*, zostawcie ... podwoi*, zostawić
      ... podwoi*, zostawię ... podwoi*, zostawimy ... podwoi*, zostaw ... w ciepłym miejscu,
      zostawcie ... w ciepłym miejscu, zostawić ... w ciepłym miejscu, zostawię ... w ciepłym
      miejscu, zostawimy ... w ciepłym miejscu, zostaw w ciepłym miejscu, zostawcie w ciepłym
      miejscu, zostawić w ciepłym miejscu, zostawię w ciepłym miejscu, zostawimy w ciepłym
      miejscu, zostaw do wyrośnięcia, zostawcie do wyrośnięcia, zostawić do wyrośnięcia,
      zostawię do wyrośnięcia, zostawimy do wyrośnięcia, zostaw ... wyrosł*, zostawcie ...
      wyrosł*, zostawić ... wyrosł*, zostawię ... wyrosł*, zostawimy ... wyrosł*, pozostaw ...
      do wyrośnięcia, pozostawcie ... do wyrośnięcia, pozostawić ... do wyrośnięcia,
      pozostawię ... do wyrośnięcia, pozostawimy ... do wyrośnięcia, pozostaw ... wyrośnie,
      pozostawcie ... wyrośnie, pozostawić ... wyrośnie, pozostawię ... wyrośnie, pozostawimy
      ... wyrośnie, pozostaw ... podwoi*, pozostawcie ... podwoi*, pozostawić ... podwoi*,
      pozostawię ... podwoi*, pozostawimy ... podwoi*, pozostaw ... w ciepłym miejscu,
      pozostawcie ... w ciepłym miejscu, pozostawić ... w ciepłym miejscu, pozostawię ... w
      ciepłym miejscu, pozostawimy ... w ciepłym miejscu, pozostaw do wyrośnięcia, pozostawcie
      do wyrośnięcia, pozostawić do wyrośnięcia, pozostawię do wyrośnięcia, pozostawimy do
      wyrośnięcia, pozostaw ... wyrosł*, pozostawcie ... wyrosł*, pozostawić ... wyrosł*,
      pozostawię ... wyrosł*, pozostawimy ... wyrosł*
    `),
    cool: list(`
      przestudzamy, przestudzać, ostudzamy, ochłodź, ochłodzić, ochładzamy, ostudź, ostudźcie,
      ostudzić, ostudzę, ostudzimy, ostudził*, wystudź, wystudźcie,
      wystudzić, wystudzę, wystudzimy, wystudził*, przestudź, przestudźcie, przestudzić,
      przestudzę, przestudzimy, przestudził*, studź, studźcie, studzić, studzę, studzimy,
      studzi się, studził*, ostygnąć, przestygnąć, wystygnąć, stygnąć, niech ostygnie, niech
      przestygnie, niech wystygnie, odstaw ... ostygnięcia, odstawcie ... ostygnięcia,
      odstawić ... ostygnięcia, odstawię ... ostygnięcia, odstawimy ... ostygnięcia, odstaw
      ... wystygnięcia, odstawcie ... wystygnięcia, odstawić ... wystygnięcia, odstawię ...
      wystygnięcia, odstawimy ... wystygnięcia, odstaw ... ostudzenia, odstawcie ...
      ostudzenia, odstawić ... ostudzenia, odstawię ... ostudzenia, odstawimy ... ostudzenia,
      odstaw ... wystudzenia, odstawcie ... wystudzenia, odstawić ... wystudzenia, odstawię
      ... wystudzenia, odstawimy ... wystudzenia, odstaw ... przestudzenia, odstawcie ...
      przestudzenia, odstawić ... przestudzenia, odstawię ... przestudzenia, odstawimy ...
      przestudzenia, odstaw ... ostygni*, odstawcie ... ostygni*, odstawić ... ostygni*,
      odstawię ... ostygni*, odstawimy ... ostygni*, odstaw ... przestygn*, odstawcie ...
      przestygn*, odstawić ... przestygn*, odstawię ... przestygn*, odstawimy ... przestygn*,
      odstaw ... wystygn*, odstawcie ... wystygn*, odstawić ... wystygn*, odstawię ...
      wystygn*, odstawimy ... wystygn*, odstawiaj ... ostygnięcia, odstawiajcie ...
      ostygnięcia, odstawiać ... ostygnięcia, odstawiam* ... ostygnięcia, odstawia się ...
      ostygnięcia, odstawiaj ... wystygnięcia, odstawiajcie ... wystygnięcia, odstawiać ...
      wystygnięcia, odstawiam* ... wystygnięcia, odstawia się ... wystygnięcia, odstawiaj ...
      ostudzenia, odstawiajcie ... ostudzenia, odstawiać ... ostudzenia, odstawiam* ...
      ostudzenia, odstawia się ... ostudzenia, odstawiaj ... wystudzenia, odstawiajcie ...
      wystudzenia, odstawiać ... wystudzenia, odstawiam* ... wystudzenia, odstawia się ...
      wystudzenia, odstawiaj ... przestudzenia, odstawiajcie ... przestudzenia, odstawiać ...
      przestudzenia, odstawiam* ... przestudzenia, odstawia się ... przestudzenia, zostaw ...
      ostygnięcia, zostawcie ... ostygnięcia, zostawić ... ostygnięcia, zostawię ...
      ostygnięcia, zostawimy ... ostygnięcia, zostaw ... wystygnięcia, zostawcie ...
      wystygnięcia, zostawić ... wystygnięcia, zostawię ... wystygnięcia, zostawimy ...
      wystygnięcia, zostaw ... ostudzenia, zostawcie ... ostudzenia, zostawić ... ostudzenia,
      zostawię ... ostudzenia, zostawimy ... ostudzenia, zostaw ... wystudzenia, zostawcie ...
      wystudzenia, zostawić ... wystudzenia, zostawię ... wystudzenia, zostawimy ...
      wystudzenia, zostaw ... przestudzenia, zostawcie ... przestudzenia, zostawić ...
      przestudzenia, zostawię ... przestudzenia, zostawimy ... przestudzenia, zostaw ...
      ostygni*, zostawcie ... ostygni*, zostawić ... ostygni*, zostawię ... ostygni*,
      zostawimy ... ostygni*, pozostaw ... ostygnięcia, pozostawcie ... ostygnięcia,
      pozostawić ... ostygnięcia, pozostawię ... ostygnięcia, pozostawimy ... ostygnięcia,
      pozostaw ... wystygnięcia, pozostawcie ... wystygnięcia, pozostawić ... wystygnięcia,
      pozostawię ... wystygnięcia, pozostawimy ... wystygnięcia, pozostaw ... ostudzenia,
      pozostawcie ... ostudzenia, pozostawić ... ostudzenia, pozostawię ... ostudzenia,
      pozostawimy ... ostudzenia, pozostaw ... wystudzenia, pozostawcie ... wystudzenia,
      pozostawić ... wystudzenia, pozostawię ... wystudzenia, pozostawimy ... wystudzenia,
      pozostaw ... ostygni*, pozostawcie ... ostygni*, pozostawić ... ostygni*, pozostawię ...
      ostygni*, pozostawimy ... ostygni*
    `),
    chill: list(`
      umieść ... w lodówce, umieścić ... w lodówce, umieszczamy ... w lodówce, umieść w lodówce,
      umieścić w lodówce, umieszczamy w lodówce, odłożyć ... do lodówki, odkładamy ... do lodówki,
      schować ... do lodówki, schowaj ... do lodówki, chowamy ... do lodówki, schłodź, schłodźcie,
      schłodzić, schłodzę, schłodzimy, schłodził*, schładzaj,
      schładzajcie, schładzać, schładzam*, schładza się, schładzał*, chłodź, chłodźcie,
      chłodzić, chłodzę, chłodzimy, chłodzi się, chłodził*, wstaw do lodówki, wstawcie do
      lodówki, wstawić do lodówki, wstawię do lodówki, wstawimy do lodówki, wstaw ... do
      lodówki, wstawcie ... do lodówki, wstawić ... do lodówki, wstawię ... do lodówki,
      wstawimy ... do lodówki, wstawiaj do lodówki, wstawiajcie do lodówki, wstawiać do
      lodówki, wstawiam* do lodówki, wstawia się do lodówki, wstawiaj ... do lodówki,
      wstawiajcie ... do lodówki, wstawiać ... do lodówki, wstawiam* ... do lodówki, wstawia
      się ... do lodówki, włóż do lodówki, włóżcie do lodówki, włożyć do lodówki, włożę do
      lodówki, włożymy do lodówki, włóż ... do lodówki, włóżcie ... do lodówki, włożyć ... do
      lodówki, włożę ... do lodówki, włożymy ... do lodówki, wkładaj do lodówki, wkładajcie do
      lodówki, wkładać do lodówki, wkładam* do lodówki, wkłada się do lodówki, wkładaj ... do
      lodówki, wkładajcie ... do lodówki, wkładać ... do lodówki, wkładam* ... do lodówki,
      wkłada się ... do lodówki, odstaw do lodówki, odstawcie do lodówki, odstawić do lodówki,
      odstawię do lodówki, odstawimy do lodówki, odstaw ... do lodówki, odstawcie ... do
      lodówki, odstawić ... do lodówki, odstawię ... do lodówki, odstawimy ... do lodówki,
      odstaw ... w lodówce, odstawcie ... w lodówce, odstawić ... w lodówce, odstawię ... w
      lodówce, odstawimy ... w lodówce, odstawiaj do lodówki, odstawiajcie do lodówki,
      odstawiać do lodówki, odstawiam* do lodówki, odstawia się do lodówki, odstawiaj ... do
      lodówki, odstawiajcie ... do lodówki, odstawiać ... do lodówki, odstawiam* ... do
      lodówki, odstawia się ... do lodówki, przełóż do lodówki, przełóżcie do lodówki,
      przełożyć do lodówki, przełożę do lodówki, przełożymy do lodówki, przełóż ... do
      lodówki, przełóżcie ... do lodówki, przełożyć ... do lodówki, przełożę ... do lodówki,
      przełożymy ... do lodówki, schowaj do lodówki, schowajcie do lodówki, schować do
      lodówki, schowam* do lodówki, schowaj ... do lodówki, schowajcie ... do lodówki, schować
      ... do lodówki, schowam* ... do lodówki, trzymaj w lodówce, trzymajcie w lodówce,
      trzymać w lodówce, trzymam* w lodówce, trzyma się w lodówce, trzymaj ... w lodówce,
      trzymajcie ... w lodówce, trzymać ... w lodówce, trzymam* ... w lodówce, trzyma się ...
      w lodówce, zostaw w lodówce, zostawcie w lodówce, zostawić w lodówce, zostawię w
      lodówce, zostawimy w lodówce, zostaw ... w lodówce, zostawcie ... w lodówce, zostawić
      ... w lodówce, zostawię ... w lodówce, zostawimy ... w lodówce
    `),
    freeze: list(`
      zamroź, zamroźcie, zamrozić, zamrożę, zamrozimy, zamroził*, mroź, mroźcie, mrozić,
      mrożę, mrozimy, mrozi się, mroził*, zamrażaj, zamrażajcie, zamrażać, zamrażam*, zamraża
      się, zamrażał*, wstaw do zamrażarki, wstawcie do zamrażarki, wstawić do zamrażarki,
      wstawię do zamrażarki, wstawimy do zamrażarki, wstaw ... do zamrażarki, wstawcie ... do
      zamrażarki, wstawić ... do zamrażarki, wstawię ... do zamrażarki, wstawimy ... do
      zamrażarki, wstaw ... do zamrażalnika, wstawcie ... do zamrażalnika, wstawić ... do
      zamrażalnika, wstawię ... do zamrażalnika, wstawimy ... do zamrażalnika, włóż do
      zamrażarki, włóżcie do zamrażarki, włożyć do zamrażarki, włożę do zamrażarki, włożymy do
      zamrażarki, włóż ... do zamrażarki, włóżcie ... do zamrażarki, włożyć ... do zamrażarki,
      włożę ... do zamrażarki, włożymy ... do zamrażarki, włóż ... do zamrażalnika, włóżcie
      ... do zamrażalnika, włożyć ... do zamrażalnika, włożę ... do zamrażalnika, włożymy ...
      do zamrażalnika
    `),
    marinate: list(`
      zamarynuj, zamarynujcie, zamarynować, zamarynuję, zamarynujemy, zamarynował*, marynuj,
      marynujcie, marynować, marynuję, marynujemy, marynuje się, marynował*, odstaw ... do
      zamarynowania, odstawcie ... do zamarynowania, odstawić ... do zamarynowania, odstawię
      ... do zamarynowania, odstawimy ... do zamarynowania, odstaw ... zamarynuj*, odstawcie
      ... zamarynuj*, odstawić ... zamarynuj*, odstawię ... zamarynuj*, odstawimy ...
      zamarynuj*
    `),
    soak: list(`
      zamocz, zamoczyć, odmocz, odmoczyć, namocz, namoczcie, namoczyć, namoczę, namoczymy,
      namoczył*, mocz, moczcie, moczyć,
      moczę, moczymy, moczy się, moczył*, namaczaj, namaczajcie, namaczać, namaczam*, namacza
      się, namaczał*, wymocz, wymoczcie, wymoczyć, wymoczę, wymoczymy, wymoczył*, zalej ... na
      noc, zalejcie ... na noc, zalać ... na noc, zaleję ... na noc, zalejemy ... na noc
    `),
    setAside: list(`
      odlej pół szklanki, odlej szklankę, odlej trochę mleka, odlej ... łyżk*, odlej ... mleka, odlej
      ... szklank*, odlejcie pół szklanki, odlejcie szklankę, odlejcie trochę mleka, odlejcie ...
      łyżk*, odlejcie ... mleka, odlejcie ... szklank*, odlać pół szklanki, odlać szklankę, odlać
      trochę mleka, odlać ... łyżk*, odlać ... mleka, odlać ... szklank*, odlewamy pół szklanki,
      odlewamy szklankę, odlewamy trochę mleka, odlewamy ... łyżk*, odlewamy ... mleka, odlewamy ...
      szklank*, odlałam pół szklanki, odlałam szklankę, odlałam trochę mleka, odlałam ... łyżk*,
      odlałam ... mleka, odlałam ... szklank*, odlałem pół szklanki, odlałem szklankę, odlałem trochę
      mleka, odlałem ... łyżk*, odlałem ... mleka, odlałem ... szklank*, odlewam pół szklanki,
      odlewam szklankę, odlewam trochę mleka, odlewam ... łyżk*, odlewam ... mleka, odlewam ...
      szklank*,
      trzymać ... w cieple, trzymaj* ... w cieple, trzymam* ... w cieple, utrzymywać ... w cieple,
      odłóż, odłóżcie, odłożyć, odłożę, odłożymy, odłożył*, odkładaj, odkładajcie, odkładać,
      odkładam*, odkłada się, odkładał*, odstaw, odstawcie, odstawić, odstawię, odstawimy,
      odstawił*, odstawiaj, odstawiajcie, odstawiać, odstawiam*, odstawia się, odstawiał*,
      zachowaj, zachowajcie, zachować, zachowam*, zachował*, zostaw, zostawcie, zostawić,
      zostawię, zostawimy, zostawił*, pozostaw, pozostawcie, pozostawić, pozostawię,
      pozostawimy, pozostawił*
    `),
    transfer: list(`
      przełóż, przełóżcie, przełożyć, przełożę, przełożymy, przełożył*, przekładaj, przekładajcie,
      przekładać, przekładam*, przekłada się, przekładał*, przelej, przelejcie, przelać, przeleję,
      przelejemy, przelał*, przelewaj, przelewajcie, przelewać, przelewam*, przelewa się,
      przelewał*, przesyp, przesypcie, przesypać, przesypię, przesypiemy, przesypał*, przenieś,
      przenieście, przenieść, przeniosę, przeniesiemy, wyłóż, wyłóżcie, wyłożyć, wyłożę, wyłożymy,
      wyłożył*, wykładaj, wykładajcie, wykładać, wykładam*, wykłada się, wykładał*, wylej, wylejcie,
      wylać, wyleję, wylejemy, wylał*, wylewaj, wylewajcie, wylewać, wylewam*, wylewa się, wylewał*,
      rozłóż, rozłóżcie, rozłożyć, rozłożę, rozłożymy, rozłożył*, rozkładaj, rozkładajcie,
      rozkładać, rozkładam*, rozkłada się, rozkładał*, rozlej, rozlejcie, rozlać, rozleję,
      rozlejemy, rozlał*, rozlewaj, rozlewajcie, rozlewać, rozlewam*, rozlewa się, rozlewał*, ułóż,
      ułóżcie, ułożyć, ułożę, ułożymy, ułożył*, układaj, układajcie, układać, układam*, układa się,
      układał*, połóż, połóżcie, położyć, położę, położymy, położył*, kładź, kładźcie, kłaść, kładę,
      kładziemy, kładzie się, nałóż, nałóżcie, nałożyć, nałożę, nałożymy, nałożył*, nakładaj,
      nakładajcie, nakładać, nakładam*, nakłada się, nakładał*, napełnij, napełnijcie, napełnić,
      napełnię, napełnimy, napełnił*, napełniaj, napełniajcie, napełniać, napełniam*, napełnia się,
      napełniał*, wysyp, wysypcie, wysypać, wysypię, wysypiemy, wysypał*, wyciskaj, wyciskajcie,
      wyciskać, wyciskam*, wyciskał*, wlej do formy, wlejcie do formy, wlać do formy, wleję do
      formy, wlejemy do formy, wlej do foremki, wlejcie do foremki, wlać do foremki, wleję do
      foremki, wlejemy do foremki, wlej do foremek, wlejcie do foremek, wlać do foremek, wleję do
      foremek, wlejemy do foremek, wlej ... do formy, wlejcie ... do formy, wlać ... do formy, wleję
      ... do formy, wlejemy ... do formy, wlej ... do foremek, wlejcie ... do foremek, wlać ... do
      foremek, wleję ... do foremek, wlejemy ... do foremek, wlej na blachę, wlejcie na blachę, wlać
      na blachę, wleję na blachę, wlejemy na blachę, wlej ... na blachę, wlejcie ... na blachę, wlać
      ... na blachę, wleję ... na blachę, wlejemy ... na blachę, wlej ... do słoików, wlejcie ... do
      słoików, wlać ... do słoików, wleję ... do słoików, wlejemy ... do słoików, wlej do szklanek,
      wlejcie do szklanek, wlać do szklanek, wleję do szklanek, wlejemy do szklanek, wlej do
      pucharków, wlejcie do pucharków, wlać do pucharków, wleję do pucharków, wlejemy do pucharków,
      wlej ... do pucharków, wlejcie ... do pucharków, wlać ... do pucharków, wleję ... do
      pucharków, wlejemy ... do pucharków, wlej na spód, wlejcie na spód, wlać na spód, wleję na
      spód, wlejemy na spód, wlej ... na spód, wlejcie ... na spód, wlać ... na spód, wleję ... na
      spód, wlejemy ... na spód, wlewaj do formy, wlewajcie do formy, wlewać do formy, wlewam* do
      formy, wlewa się do formy, wlewaj ... do formy, wlewajcie ... do formy, wlewać ... do formy,
      wlewam* ... do formy, wlewa się ... do formy, wlewaj ... do foremek, wlewajcie ... do foremek,
      wlewać ... do foremek, wlewam* ... do foremek, wlewa się ... do foremek, wlewaj do szklanek,
      wlewajcie do szklanek, wlewać do szklanek, wlewam* do szklanek, wlewa się do szklanek, wlewaj
      do pucharków, wlewajcie do pucharków, wlewać do pucharków, wlewam* do pucharków, wlewa się do
      pucharków, wlewaj na spód, wlewajcie na spód, wlewać na spód, wlewam* na spód, wlewa się na
      spód, wsyp do formy, wsypcie do formy, wsypać do formy, wsypię do formy, wsypiemy do formy,
      wsyp ... do formy, wsypcie ... do formy, wsypać ... do formy, wsypię ... do formy, wsypiemy
      ... do formy, wrzucaj ... na wrzącą, wrzucaj ... na osoloną wrzącą, wrzucaj ... na osolony
      wrzątek, wrzucaj ... na wrzątek, wrzucaj ... do wrzątku, wrzucaj ... do osolonego wrzątku,
      wrzucaj ... do wrzącej, wrzucaj ... do osolonej, wrzucaj ... do gotującej się, wrzucajcie ...
      na wrzącą, wrzucajcie ... na osoloną wrzącą, wrzucajcie ... na osolony wrzątek, wrzucajcie ...
      na wrzątek, wrzucajcie ... do wrzątku, wrzucajcie ... do osolonego wrzątku, wrzucajcie ... do
      wrzącej, wrzucajcie ... do osolonej, wrzucajcie ... do gotującej się, wrzucać ... na wrzącą,
      wrzucać ... na osoloną wrzącą, wrzucać ... na osolony wrzątek, wrzucać ... na wrzątek, wrzucać
      ... do wrzątku, wrzucać ... do osolonego wrzątku, wrzucać ... do wrzącej, wrzucać ... do
      osolonej, wrzucać ... do gotującej się, wrzucamy ... na wrzącą, wrzucamy ... na osoloną
      wrzącą, wrzucamy ... na osolony wrzątek, wrzucamy ... na wrzątek, wrzucamy ... do wrzątku,
      wrzucamy ... do osolonego wrzątku, wrzucamy ... do wrzącej, wrzucamy ... do osolonej, wrzucamy
      ... do gotującej się, wrzucam ... na wrzącą, wrzucam ... na osoloną wrzącą, wrzucam ... na
      osolony wrzątek, wrzucam ... na wrzątek, wrzucam ... do wrzątku, wrzucam ... do osolonego
      wrzątku, wrzucam ... do wrzącej, wrzucam ... do osolonej, wrzucam ... do gotującej się, wrzuć
      ... na wrzącą, wrzuć ... na osoloną wrzącą, wrzuć ... na osolony wrzątek, wrzuć ... na
      wrzątek, wrzuć ... do wrzątku, wrzuć ... do osolonego wrzątku, wrzuć ... do wrzącej, wrzuć ...
      do osolonej, wrzuć ... do gotującej się, wrzućcie ... na wrzącą, wrzućcie ... na osoloną
      wrzącą, wrzućcie ... na osolony wrzątek, wrzućcie ... na wrzątek, wrzućcie ... do wrzątku,
      wrzućcie ... do osolonego wrzątku, wrzućcie ... do wrzącej, wrzućcie ... do osolonej, wrzućcie
      ... do gotującej się, wrzucić ... na wrzącą, wrzucić ... na osoloną wrzącą, wrzucić ... na
      osolony wrzątek, wrzucić ... na wrzątek, wrzucić ... do wrzątku, wrzucić ... do osolonego
      wrzątku, wrzucić ... do wrzącej, wrzucić ... do osolonej, wrzucić ... do gotującej się,
      wrzucimy ... na wrzącą, wrzucimy ... na osoloną wrzącą, wrzucimy ... na osolony wrzątek,
      wrzucimy ... na wrzątek, wrzucimy ... do wrzątku, wrzucimy ... do osolonego wrzątku, wrzucimy
      ... do wrzącej, wrzucimy ... do osolonej, wrzucimy ... do gotującej się, wkładać ... na
      wrzącą, wkładać ... na osoloną wrzącą, wkładać ... na osolony wrzątek, wkładać ... na wrzątek,
      wkładać ... do wrzątku, wkładać ... do osolonego wrzątku, wkładać ... do wrzącej, wkładać ...
      do osolonej, wkładać ... do gotującej się, wkładaj ... na wrzącą, wkładaj ... na osoloną
      wrzącą, wkładaj ... na osolony wrzątek, wkładaj ... na wrzątek, wkładaj ... do wrzątku,
      wkładaj ... do osolonego wrzątku, wkładaj ... do wrzącej, wkładaj ... do osolonej, wkładaj ...
      do gotującej się, wkładamy ... na wrzącą, wkładamy ... na osoloną wrzącą, wkładamy ... na
      osolony wrzątek, wkładamy ... na wrzątek, wkładamy ... do wrzątku, wkładamy ... do osolonego
      wrzątku, wkładamy ... do wrzącej, wkładamy ... do osolonej, wkładamy ... do gotującej się,
      włożyć ... na wrzącą, włożyć ... na osoloną wrzącą, włożyć ... na osolony wrzątek, włożyć ...
      na wrzątek, włożyć ... do wrzątku, włożyć ... do osolonego wrzątku, włożyć ... do wrzącej,
      włożyć ... do osolonej, włożyć ... do gotującej się, włóż ... na wrzącą, włóż ... na osoloną
      wrzącą, włóż ... na osolony wrzątek, włóż ... na wrzątek, włóż ... do wrzątku, włóż ... do
      osolonego wrzątku, włóż ... do wrzącej, włóż ... do osolonej, włóż ... do gotującej się,
      wkładajcie ... na wrzącą, wkładajcie ... na osoloną wrzącą, wkładajcie ... na osolony wrzątek,
      wkładajcie ... na wrzątek, wkładajcie ... do wrzątku, wkładajcie ... do osolonego wrzątku,
      wkładajcie ... do wrzącej, wkładajcie ... do osolonej, wkładajcie ... do gotującej się
    `),
    remove: list(`
      odlej ... gulasz*, odlej ... zup*, odlej ... potraw*, odlejcie ... gulasz*, odlejcie ... zup*,
      odlejcie ... potraw*, odlać ... gulasz*, odlać ... zup*, odlać ... potraw*, odlewamy ...
      gulasz*, odlewamy ... zup*, odlewamy ... potraw*, odleję ... gulasz*, odleję ... zup*, odleję
      ... potraw*, odlejemy ... gulasz*, odlejemy ... zup*, odlejemy ... potraw*,
      wyjmij, wyjmijcie, wyjąć, wyjmę, wyjmiemy, wyjęłam, wyjąłem, wyjmuj, wyjmujcie,
      wyjmować, wyjmuję, wyjmujemy, wyjmuje się, wyjmował*, zdejmij, zdejmijcie, zdjąć,
      zdejmę, zdejmiemy, zdjęłam, zdjąłem, zdejmuj, zdejmujcie, zdejmować, zdejmuję,
      zdejmujemy, zdejmuje się, zdejmował*, wyciągnij, wyciągnijcie, wyciągnąć, wyciągnę,
      wyciągniemy, wyciągnęłam, wyciągnąłem, wyciągaj, wyciągajcie, wyciągać, wyciągam*,
      wyciąga się, wyciągał*, usuń, usuńcie, usunąć, usunę, usuniemy, usunęłam, usunąłem,
      usuwaj, usuwajcie, usuwać, usuwam*, usuwa się, usuwał*, wyłów, wyłówcie, wyłowić,
      wyłowię, wyłowimy, wyłowił*, wyławiaj, wyławiajcie, wyławiać, wyławiam*, wyławia się,
      wyławiał*, wyrzuć, wyrzućcie, wyrzucić, wyrzucę, wyrzucimy, wyrzucił*, zbierz,
      zbierzcie, zebrać, zbiorę, zbierzemy, zebrał*, zbieraj, zbierajcie, zbierać, zbieram*,
      zbiera się, zbierał*, odszumuj, odszumujcie, odszumować, odszumuję, odszumujemy,
      odszumował*, szumuj, szumujcie, szumować, szumuję, szumujemy, szumuje się, szumował*,
      wyłącz, wyłączcie, wyłączyć, wyłączę, wyłączymy, wyłączył*, wyłączaj, wyłączajcie,
      wyłączać, wyłączam*, wyłącza się, wyłączał*, odlej nadmiar, odlejcie nadmiar, odlać
      nadmiar, odleję nadmiar, odlejemy nadmiar, odlej ... nadmiar, odlejcie ... nadmiar,
      odlać ... nadmiar, odleję ... nadmiar, odlejemy ... nadmiar, odlej ... tłuszcz, odlejcie
      ... tłuszcz, odlać ... tłuszcz, odleję ... tłuszcz, odlejemy ... tłuszcz,
      wyjęła, wyjęliśmy, zdjęła, zdjęliśmy, wyciągnęła
    `),
    returnTo: list(`
      włóż ... z powrotem, włożyć ... z powrotem, przełóż ... z powrotem, przełożyć ... z
      powrotem, wrzuć ... z powrotem, wrzucić ... z powrotem, wlej ... z powrotem, wlać ... z
      powrotem, dodaj ... z powrotem, dodać ... z powrotem, z powrotem włóż, z powrotem wrzuć,
      z powrotem przełóż, z powrotem dodaj, ponownie włóż, ponownie wrzuć, ponownie dodaj,
      przelej ... z powrotem, przelać ... z powrotem, wkładamy ... z powrotem, wlewamy ... z
      powrotem, przekładamy ... z powrotem
    `),
    lowerHeat: list(`
      zdjęłam ... z ognia, zdjąłem ... z ognia, zdjęliśmy ... z ognia, zdjęłam z ognia, zdjąłem z ognia, redukujemy
      temperaturę, zredukować temperaturę, zredukuj temperaturę, redukujemy ogień, zredukować ogień, zredukuj ogień,
      zestawiłam z ognia, zestawiłem z ognia, zestawiłam ... z ognia,
      zestaw z ognia, zestawić z ognia, zestawiamy z ognia, zestaw ... z ognia, zestawić ... z
      ognia, zmniejsz, zmniejszcie, zmniejszyć, zmniejszę, zmniejszymy, zmniejszył*, zmniejszaj,
      zmniejszajcie, zmniejszać, zmniejszam*, zmniejsza się, zmniejszał*, zwiększ, zwiększcie,
      zwiększyć, zwiększę, zwiększymy, zwiększył*, zwiększaj, zwiększajcie, zwiększać,
      zwiększam*, zwiększa się, zwiększał*, skręć, skręćcie, skręcić, skręcę, skręcimy,
      skręcił*, podkręć, podkręćcie, podkręcić, podkręcę, podkręcimy, podkręcił*, przykręcaj,
      przykręcajcie, przykręcać, przykręcam*, przykręca się, przykręcał*, przykręć,
      przykręćcie, przykręcić, przykręcę, przykręcimy, przykręcił*, obniż, obniżcie, obniżyć,
      obniżę, obniżymy, obniżył*, zdejmij z ognia, zdejmijcie z ognia, zdjąć z ognia, zdejmę z
      ognia, zdejmiemy z ognia, zdejmij ... z ognia, zdejmijcie ... z ognia, zdjąć ... z
      ognia, zdejmę ... z ognia, zdejmiemy ... z ognia, zdejmij z palnika, zdejmijcie z
      palnika, zdjąć z palnika, zdejmę z palnika, zdejmiemy z palnika, zdejmij ... z palnika,
      zdejmijcie ... z palnika, zdjąć ... z palnika, zdejmę ... z palnika, zdejmiemy ... z
      palnika, zdejmij z gazu, zdejmijcie z gazu, zdjąć z gazu, zdejmę z gazu, zdejmiemy z
      gazu, zdejmij ... z gazu, zdejmijcie ... z gazu, zdjąć ... z gazu, zdejmę ... z gazu,
      zdejmiemy ... z gazu, zdejmij z kuchenki, zdejmijcie z kuchenki, zdjąć z kuchenki,
      zdejmę z kuchenki, zdejmiemy z kuchenki, zdejmij ... z kuchenki, zdejmijcie ... z
      kuchenki, zdjąć ... z kuchenki, zdejmę ... z kuchenki, zdejmiemy ... z kuchenki, zdejmuj
      z ognia, zdejmujcie z ognia, zdejmować z ognia, zdejmuję z ognia, zdejmujemy z ognia,
      zdejmuje się z ognia, zdejmuj ... z ognia, zdejmujcie ... z ognia, zdejmować ... z
      ognia, zdejmuję ... z ognia, zdejmujemy ... z ognia, zdejmuje się ... z ognia, zdejmuj z
      palnika, zdejmujcie z palnika, zdejmować z palnika, zdejmuję z palnika, zdejmujemy z
      palnika, zdejmuje się z palnika, zdejmuj ... z palnika, zdejmujcie ... z palnika,
      zdejmować ... z palnika, zdejmuję ... z palnika, zdejmujemy ... z palnika, zdejmuje się
      ... z palnika, zdejmuj z gazu, zdejmujcie z gazu, zdejmować z gazu, zdejmuję z gazu,
      zdejmujemy z gazu, zdejmuje się z gazu, odstaw z ognia, odstawcie z ognia, odstawić z
      ognia, odstawię z ognia, odstawimy z ognia, odstaw ... z ognia, odstawcie ... z ognia,
      odstawić ... z ognia, odstawię ... z ognia, odstawimy ... z ognia, odstaw z palnika,
      odstawcie z palnika, odstawić z palnika, odstawię z palnika, odstawimy z palnika, odstaw
      ... z gazu, odstawcie ... z gazu, odstawić ... z gazu, odstawię ... z gazu, odstawimy
      ... z gazu, wyłącz ogień, wyłączcie ogień, wyłączyć ogień, wyłączę ogień, wyłączymy
      ogień, wyłącz gaz, wyłączcie gaz, wyłączyć gaz, wyłączę gaz, wyłączymy gaz, wyłącz
      palnik, wyłączcie palnik, wyłączyć palnik, wyłączę palnik, wyłączymy palnik, wyłącz
      grzanie, wyłączcie grzanie, wyłączyć grzanie, wyłączę grzanie, wyłączymy grzanie, wyłącz
      kuchenkę, wyłączcie kuchenkę, wyłączyć kuchenkę, wyłączę kuchenkę, wyłączymy kuchenkę,
      wyłączaj ogień, wyłączajcie ogień, wyłączać ogień, wyłączam* ogień, wyłącza się ogień,
      wyłączaj gaz, wyłączajcie gaz, wyłączać gaz, wyłączam* gaz, wyłącza się gaz, wyłączaj
      palnik, wyłączajcie palnik, wyłączać palnik, wyłączam* palnik, wyłącza się palnik
    `),
    cover: list(`
      zakryj, zakryć, zakrywamy, nakrywamy, nakrywać, zawijamy, zawijać, zawijam, przykryj,
      przykryjcie, przykryć, przykryję, przykryjemy, przykrył*, przykrywaj,
      przykrywajcie, przykrywać, przykrywam*, przykrywa się, przykrywał*, nakryj, nakryjcie,
      nakryć, nakryję, nakryjemy, nakrył*, owiń, owińcie, owinąć, owinę, owiniemy, owinęłam,
      owinąłem, zawiń, zawińcie, zawinąć, zawinę, zawiniemy, zawinęłam, zawinąłem, zakryj,
      zakryjcie, zakryć, zakryję, zakryjemy, zakrył*, zamknij, zamknijcie, zamknąć, zamknę,
      zamkniemy, zamknęłam, zamknąłem, odkryj, odkryjcie, odkryć, odkryję, odkryjemy, odkrył*
    `),
    season: list(`
      pieprzymy, pieprzyć, dosalamy, dosalać, popieprzmy, dopraw, doprawcie, doprawić, doprawię,
      doprawimy, doprawił*, doprawiaj, doprawiajcie,
      doprawiać, doprawiam*, doprawia się, doprawiał*, przypraw, przyprawcie, przyprawić,
      przyprawię, przyprawimy, przyprawił*, przyprawiaj, przyprawiajcie, przyprawiać,
      przyprawiam*, przyprawia się, przyprawiał*, posól, posólcie, posolić, posolę, posolimy,
      posolił*, sólcie, solić, solę, solimy, soli się, solił*, popieprz, popieprzcie,
      popieprzyć, popieprzę, popieprzymy, popieprzył*, osól, osólcie, osolić, osolę, osolimy,
      osolił*, dosól, dosólcie, dosolić, dosolę, dosolimy, dosolił*, spróbuj, spróbujcie,
      spróbować, spróbuję, spróbujemy, spróbował*, posmakuj, posmakujcie, posmakować,
      posmakuję, posmakujemy, posmakował*, osłódź, osłódźcie, osłodzić, osłodzę, osłodzimy,
      osłodził*, dosłódź, dosłódźcie, dosłodzić, dosłodzę, dosłodzimy, dosłodził*, natrzyj,
      natrzyjcie, natrzeć, natrę, natrzemy, natarł*, nacieraj, nacierajcie, nacierać,
      nacieram*, naciera się, nacierał*, zakwaś, zakwaście, zakwasić, zakwaszę, zakwasimy,
      zakwasił*, oprósz solą, oprószcie solą, oprószyć solą, oprószę solą, oprószymy solą,
      oprósz solą i pieprzem, oprószcie solą i pieprzem, oprószyć solą i pieprzem, oprószę
      solą i pieprzem, oprószymy solą i pieprzem, oprósz ... solą, oprószcie ... solą,
      oprószyć ... solą, oprószę ... solą, oprószymy ... solą, skrop sokiem, skropcie sokiem,
      skropić sokiem, skropię sokiem, skropimy sokiem, skrop ... sokiem, skropcie ... sokiem,
      skropić ... sokiem, skropię ... sokiem, skropimy ... sokiem, dodaj sól i pieprz,
      dodajcie sól i pieprz, dodać sól i pieprz, dodam* sól i pieprz, dodaj ... do smaku,
      dodajcie ... do smaku, dodać ... do smaku, dodam* ... do smaku, dodaj szczyptę soli,
      dodajcie szczyptę soli, dodać szczyptę soli, dodam* szczyptę soli, dodaj ... według
      uznania, dodajcie ... według uznania, dodać ... według uznania, dodam* ... według
      uznania
    `),
    prepare: list(`
      opłukujemy, opłukiwać, oczyszczamy, oczyszczać, posmaruj ... blach*, posmarować ... blach*,
      smarujemy ... blach*, smarujemy ... form*, posmaruj ... form*, posmarować ... form*, przekrój,
      przekrójcie, przekroić, przekroję, przekroimy, przekroił*, przekrawaj,
      przekrawajcie, przekrawać, przekrawam*, przekrawa się, przekrawał*, przetnij, przetnijcie,
      przeciąć, przetnę, przetniemy, przecięłam, przeciąłem, przepołów, przepołówcie, przepołowić,
      przepołowię, przepołowimy, przepołowił*, obierz, obierzcie, obrać, obiorę, obierzemy, obrał*,
      obieraj, obierajcie, obierać, obieram*, obiera się, obierał*, umyj, umyjcie, umyć, umyję,
      umyjemy, umył*, myj, myjcie, myć, myję, myjemy, myje się, mył*, opłucz, opłuczcie, opłukać,
      opłuczę, opłuczemy, opłukał*, wypłucz, wypłuczcie, wypłukać, wypłuczę, wypłuczemy, wypłukał*,
      przepłucz, przepłuczcie, przepłukać, przepłuczę, przepłuczemy, przepłukał*, płucz, płuczcie,
      płukać, płuczę, płuczemy, płucze się, płukał*, osusz, osuszcie, osuszyć, osuszę, osuszymy,
      osuszył*, osuszaj, osuszajcie, osuszać, osuszam*, osusza się, osuszał*, oczyść, oczyśćcie,
      oczyścić, oczyszczę, oczyścimy, oczyścił*, wyczyść, wyczyśćcie, wyczyścić, wyczyszczę,
      wyczyścimy, wyczyścił*, wyszoruj, wyszorujcie, wyszorować, wyszoruję, wyszorujemy,
      wyszorował*, wydrąż, wydrążcie, wydrążyć, wydrążę, wydrążymy, wydrążył*, wydryluj,
      wydrylujcie, wydrylować, wydryluję, wydrylujemy, wydrylował*, wypestkuj, wypestkujcie,
      wypestkować, wypestkuję, wypestkujemy, wypestkował*, odetnij, odetnijcie, odciąć, odetnę,
      odetniemy, odcięłam, odciąłem, odkrój, odkrójcie, odkroić, odkroję, odkroimy, odkroił*,
      odkrawaj, odkrawajcie, odkrawać, odkrawam*, odkrawał*, oddziel, oddzielcie, oddzielić,
      oddzielę, oddzielimy, oddzielił*, oddzielaj, oddzielajcie, oddzielać, oddzielam*, oddziela
      się, oddzielał*, rozmroź, rozmroźcie, rozmrozić, rozmrożę, rozmrozimy, rozmroził*, sparz,
      sparzcie, sparzyć, sparzymy, sparzył*, nakłuj, nakłujcie, nakłuć, nakłuję, nakłujemy, nakłuł*,
      ponakłuwaj, ponakłuwajcie, ponakłuwać, ponakłuwam*, ponakłuwał*, natnij, natnijcie, naciąć,
      natnę, natniemy, nacięłam, naciąłem, ponacinaj, ponacinajcie, ponacinać, ponacinam*,
      ponacinał*, wyciśnij, wyciśnijcie, wycisnąć, wycisnę, wyciśniemy, wycisnęłam, wycisnąłem,
      odciśnij, odciśnijcie, odcisnąć, odcisnę, odciśniemy, odcisnęłam, odcisnąłem, odciskam,
      odciskamy, wysmaruj,
      wysmarujcie, wysmarować, wysmaruję, wysmarujemy, wysmarował*, natłuść, natłuśćcie, natłuścić,
      natłuszczę, natłuścimy, natłuścił*, wyparz, wyparzcie, wyparzyć, wyparzymy, wyparzył*,
      wysterylizuj, wysterylizujcie, wysterylizować, wysterylizuję, wysterylizujemy,
      wysterylizował*, przygotuj, przygotujcie, przygotować, przygotuję, przygotujemy, przygotował*,
      przygotowuj, przygotowujcie, przygotowywać, przygotowuję, przygotowujemy, przygotowuje się,
      przygotowywał*, rozbij, rozbijcie, rozbić, rozbiję, rozbijemy, rozbił*, rozbijaj, rozbijajcie,
      rozbijać, rozbijam*, rozbija się, rozbijał*, zetnij, zetnijcie, ściąć, zetnę, zetniemy,
      ścięłam, ściąłem, oskrob, oskrobcie, oskrobać, oskrobię, oskrobiemy, oskrobał*, odpestkuj,
      odpestkujcie, odpestkować, odpestkuję, odpestkujemy, odpestkował*, odszypułkuj,
      odszypułkujcie, odszypułkować, odszypułkuję, odszypułkujemy, odszypułkował*, rozpakuj,
      rozpakujcie, rozpakować, rozpakuję, rozpakujemy, rozpakował*, posmaruj formę, posmarujcie
      formę, posmarować formę, posmaruję formę, posmarujemy formę, posmaruj ... formę, posmarujcie
      ... formę, posmarować ... formę, posmaruję ... formę, posmarujemy ... formę, posmaruj blachę,
      posmarujcie blachę, posmarować blachę, posmaruję blachę, posmarujemy blachę, posmaruj foremk*,
      posmarujcie foremk*, posmarować foremk*, posmaruję foremk*, posmarujemy foremk*, wyłóż formę,
      wyłóżcie formę, wyłożyć formę, wyłożę formę, wyłożymy formę, wyłóż blachę, wyłóżcie blachę,
      wyłożyć blachę, wyłożę blachę, wyłożymy blachę, wyłóż foremk*, wyłóżcie foremk*, wyłożyć
      foremk*, wyłożę foremk*, wyłożymy foremk*, wyłóż ... papierem, wyłóżcie ... papierem, wyłożyć
      ... papierem, wyłożę ... papierem, wyłożymy ... papierem, formę wyłóż, formę wyłóżcie, formę
      wyłożyć, formę wyłożę, formę wyłożymy, blachę wyłóż, blachę wyłóżcie, blachę wyłożyć, blachę
      wyłożę, blachę wyłożymy, tortownicę wyłóż, tortownicę wyłóżcie, tortownicę wyłożyć, tortownicę
      wyłożę, tortownicę wyłożymy, keksówkę wyłóż, keksówkę wyłóżcie, keksówkę wyłożyć, keksówkę
      wyłożę, keksówkę wyłożymy, wyłóż tortownicę, wyłóżcie tortownicę, wyłożyć tortownicę, wyłożę
      tortownicę, wyłożymy tortownicę, wyłóż keksówkę, wyłóżcie keksówkę, wyłożyć keksówkę, wyłożę
      keksówkę, wyłożymy keksówkę, wyłóż ... pergaminem, wyłóżcie ... pergaminem, wyłożyć ...
      pergaminem, wyłożę ... pergaminem, wyłożymy ... pergaminem, wykładaj formę, wykładajcie formę,
      wykładać formę, wykładam* formę, wykłada się formę, wykładaj blachę, wykładajcie blachę,
      wykładać blachę, wykładam* blachę, wykłada się blachę, wykładaj ... papierem, wykładajcie ...
      papierem, wykładać ... papierem, wykładam* ... papierem, wykłada się ... papierem, wysyp bułką
      tartą, wysypcie bułką tartą, wysypać bułką tartą, wysypię bułką tartą, wysypiemy bułką tartą,
      wysyp mąką, wysypcie mąką, wysypać mąką, wysypię mąką, wysypiemy mąką, wysyp ... bułką tartą,
      wysypcie ... bułką tartą, wysypać ... bułką tartą, wysypię ... bułką tartą, wysypiemy ...
      bułką tartą, wysyp ... mąką, wysypcie ... mąką, wysypać ... mąką, wysypię ... mąką, wysypiemy
      ... mąką, podsyp mąką, podsypcie mąką, podsypać mąką, podsypię mąką, podsypiemy mąką, podsyp
      ... mąką, podsypcie ... mąką, podsypać ... mąką, podsypię ... mąką, podsypiemy ... mąką,
      oprósz blat, oprószcie blat, oprószyć blat, oprószę blat, oprószymy blat, oprósz stolnicę,
      oprószcie stolnicę, oprószyć stolnicę, oprószę stolnicę, oprószymy stolnicę, usuń gniazda,
      usuńcie gniazda, usunąć gniazda, usunę gniazda, usuniemy gniazda, usuń gniazda nasienne,
      usuńcie gniazda nasienne, usunąć gniazda nasienne, usunę gniazda nasienne, usuniemy gniazda
      nasienne, usuń pestki, usuńcie pestki, usunąć pestki, usunę pestki, usuniemy pestki, usuń
      skórę, usuńcie skórę, usunąć skórę, usunę skórę, usuniemy skórę, usuń ... gniazda, usuńcie ...
      gniazda, usunąć ... gniazda, usunę ... gniazda, usuniemy ... gniazda, usuń ... pestki, usuńcie
      ... pestki, usunąć ... pestki, usunę ... pestki, usuniemy ... pestki, usuń skórkę, usuńcie
      skórkę, usunąć skórkę, usunę skórkę, usuniemy skórkę, usuń szypułki, usuńcie szypułki, usunąć
      szypułki, usunę szypułki, usuniemy szypułki, usuń łodyg*, usuńcie łodyg*, usunąć łodyg*, usunę
      łodyg*, usuniemy łodyg*, usuń nasiona, usuńcie nasiona, usunąć nasiona, usunę nasiona,
      usuniemy nasiona, wyjmij ... z lodówki, wyjmijcie ... z lodówki, wyjąć ... z lodówki, wyjmę
      ... z lodówki, wyjmiemy ... z lodówki, wyjmij pestki, wyjmijcie pestki, wyjąć pestki, wyjmę
      pestki, wyjmiemy pestki, wyjmij ... pestki, wyjmijcie ... pestki, wyjąć ... pestki, wyjmę ...
      pestki, wyjmiemy ... pestki, zdejmij skórę, zdejmijcie skórę, zdjąć skórę, zdejmę skórę,
      zdejmiemy skórę, zdejmij skórkę, zdejmijcie skórkę, zdjąć skórkę, zdejmę skórkę, zdejmiemy
      skórkę, zdejmij ... skórę, zdejmijcie ... skórę, zdjąć ... skórę, zdejmę ... skórę, zdejmiemy
      ... skórę, ułóż ... do gotowania na parze, ułóż ... na parze, ułóż ... w parowarze, ułóż ...
      na sicie, ułóż ... na sitku, ułóżcie ... do gotowania na parze, ułóżcie ... na parze, ułóżcie
      ... w parowarze, ułóżcie ... na sicie, ułóżcie ... na sitku, ułożyć ... do gotowania na parze,
      ułożyć ... na parze, ułożyć ... w parowarze, ułożyć ... na sicie, ułożyć ... na sitku, ułożę
      ... do gotowania na parze, ułożę ... na parze, ułożę ... w parowarze, ułożę ... na sicie,
      ułożę ... na sitku, ułożymy ... do gotowania na parze, ułożymy ... na parze, ułożymy ... w
      parowarze, ułożymy ... na sicie, ułożymy ... na sitku, układaj ... do gotowania na parze,
      układaj ... na parze, układaj ... w parowarze, układaj ... na sicie, układaj ... na sitku,
      układać ... do gotowania na parze, układać ... na parze, układać ... w parowarze, układać ...
      na sicie, układać ... na sitku, układamy ... do gotowania na parze, układamy ... na parze,
      układamy ... w parowarze, układamy ... na sicie, układamy ... na sitku, włóż ... do gotowania
      na parze, włóż ... na parze, włóż ... w parowarze, włóż ... na sicie, włóż ... na sitku,
      włożyć ... do gotowania na parze, włożyć ... na parze, włożyć ... w parowarze, włożyć ... na
      sicie, włożyć ... na sitku, włożymy ... do gotowania na parze, włożymy ... na parze, włożymy
      ... w parowarze, włożymy ... na sicie, włożymy ... na sitku, połóż ... do gotowania na parze,
      połóż ... na parze, połóż ... w parowarze, połóż ... na sicie, połóż ... na sitku, położyć ...
      do gotowania na parze, położyć ... na parze, położyć ... w parowarze, położyć ... na sicie,
      położyć ... na sitku, położymy ... do gotowania na parze, położymy ... na parze, położymy ...
      w parowarze, położymy ... na sicie, położymy ... na sitku, umieść ... do gotowania na parze,
      umieść ... na parze, umieść ... w parowarze, umieść ... na sicie, umieść ... na sitku,
      umieścić ... do gotowania na parze, umieścić ... na parze, umieścić ... w parowarze, umieścić
      ... na sicie, umieścić ... na sitku, przełóż ... do gotowania na parze, przełóż ... na parze,
      przełóż ... w parowarze, przełóż ... na sicie, przełóż ... na sitku, przełożyć ... do
      gotowania na parze, przełożyć ... na parze, przełożyć ... w parowarze, przełożyć ... na sicie,
      przełożyć ... na sitku, zahartuj, zahartujcie, zahartować, zahartuję, zahartujemy,
      zahartował*, hartuj, hartujcie, hartować, hartuję, hartujemy, hartuje się, hartował*,
      nakłuwamy, nakłuwam, nakłuwać, nakłuwaj, nakłuwa się
    `),
    shape: list(`
      zroluj, zrolować, zrolujcie, rolujemy, uformuj, uformujcie, uformować, uformuję, uformujemy,
      uformował*, formuj, formujcie, formować,
      formuję, formujemy, formuje się, formował*, ulep, ulepcie, ulepić, ulepię, ulepimy, ulepił*,
      lep, lepcie, lepić, lepię, lepimy, lepi się, lepił*, rozwałkuj, rozwałkujcie, rozwałkować,
      rozwałkuję, rozwałkujemy, rozwałkował*, wałkuj, wałkujcie, wałkować, wałkuję, wałkujemy,
      wałkuje się, wałkował*, rozwałkowuj, rozwałkowujcie, rozwałkowywać, rozwałkowuję,
      rozwałkowujemy, rozwałkowuje się, rozwałkowywał*, wykrój, wykrójcie, wykroić, wykroję,
      wykroimy, wykroił*, wykrawaj, wykrawajcie, wykrawać, wykrawam*, wykrawa się, wykrawał*,
      wytnij, wytnijcie, wyciąć, wytnę, wytniemy, wycięłam, wyciąłem, wycinaj, wycinajcie, wycinać,
      wycinam*, wycina się, wycinał*, podziel, podzielcie, podzielić, podzielę, podzielimy,
      podzielił*, dziel, dzielcie, dzielić, dzielę, dzielimy, dzieli się, dzielił*, zwiń, zwińcie,
      zwinąć, zwinę, zwiniemy, zwinęłam, zwinąłem, zwijaj, zwijajcie, zwijać, zwijam*, zwija się,
      zwijał*, złóż, złóżcie, złożyć, złożę, złożymy, złożył*, zlep, zlepcie, zlepić, zlepię,
      zlepimy, zlepił*, sklejaj, sklejajcie, sklejać, sklejam*, sklejał*, sklej, sklejcie, skleić,
      skleję, skleimy, skleił*, zlepiaj, zlepiajcie, zlepiać, zlepiam*, zlepia się, zlepiał*,
      rozciągnij, rozciągnijcie, rozciągnąć, rozciągnę, rozciągniemy, rozciągnęłam, rozciągnąłem,
      spłaszcz, spłaszczcie, spłaszczyć, spłaszczę, spłaszczymy, spłaszczył*, nadziej, nadziejcie,
      nadziać, nadzieję, nadziejemy, nadział*, nadziewaj, nadziewajcie, nadziewać, nadziewam*,
      nadziewa się, nadziewał*, faszeruj, faszerujcie, faszerować, faszeruję, faszerujemy,
      faszerował*, nafaszeruj, nafaszerujcie, nafaszerować, nafaszeruję, nafaszerujemy,
      nafaszerował*, zapleć, zaplećcie, zapleść, zaplotę, zapleciemy, wylep, wylepcie, wylepić,
      wylepię, wylepimy, wylepił*, tocz, toczcie, toczyć, toczę, toczymy, toczył*, utocz, utoczcie,
      utoczyć, utoczę, utoczymy, utoczył*, odgazuj, odgazujcie, odgazować, odgazuję, odgazujemy,
      odgazował*, odrywaj, odrywajcie, odrywać, odrywam*, odrywał*, nawlecz, nawleczcie, nawlec,
      nawlekę, nawleczemy, zrób kulki, zróbcie kulki, zrobić kulki, zrobię kulki, zrobimy kulki,
      zrób ... kulki, zróbcie ... kulki, zrobić ... kulki, zrobię ... kulki, zrobimy ... kulki, zrób
      pulpety, zróbcie pulpety, zrobić pulpety, zrobię pulpety, zrobimy pulpety, zrób kotlety,
      zróbcie kotlety, zrobić kotlety, zrobię kotlety, zrobimy kotlety, wylepiamy, wylepiam,
      wylepiać, wylepiaj, wylepiajcie, wylepia się, wyklejamy, wykładamy ciastem, wyłożyć ciastem
    `),
    assemble: list(`
      posmaruj, posmarujcie, posmarować, posmaruję, posmarujemy, posmarował*, smaruj,
      smarujcie, smarować, smaruję, smarujemy, smaruje się, smarował*, rozsmaruj,
      rozsmarujcie, rozsmarować, rozsmaruję, rozsmarujemy, rozsmarował*, rozprowadź,
      rozprowadźcie, rozprowadzić, rozprowadzę, rozprowadzimy, rozprowadził*, posyp, posypcie,
      posypać, posypię, posypiemy, posypał*, posypuj, posypujcie, posypywać, posypuję,
      posypujemy, posypuje się, posypywał*, oprósz, oprószcie, oprószyć, oprószę, oprószymy,
      oprószył*, polej, polejcie, polać, poleję, polejemy, polał*, polewaj, polewajcie,
      polewać, polewam*, polewa się, polewał*, skrop, skropcie, skropić, skropię, skropimy,
      skropił*, skrapiaj, skrapiajcie, skrapiać, skrapiam*, skrapia się, skrapiał*, obtocz,
      obtoczcie, obtoczyć, obtoczę, obtoczymy, obtoczył*, obtaczaj, obtaczajcie, obtaczać,
      obtaczam*, obtacza się, obtaczał*, panieruj, panierujcie, panierować, panieruję,
      panierujemy, panierował*, opanieruj, opanierujcie, opanierować, opanieruję,
      opanierujemy, opanierował*, zanurz, zanurzcie, zanurzyć, zanurzę, zanurzymy, zanurzył*,
      maczaj, maczajcie, maczać, maczam*, maczał*, wyrównaj, wyrównajcie, wyrównać, wyrównam*,
      wyrównał*, przekręć, przekręćcie, przekręcić, przekręcę, przekręcimy, przekręcił*,
      obróć, obróćcie, obrócić, obrócę, obrócimy, obrócił*, obracaj, obracajcie, obracać,
      obracam*, obraca się, obracał*, odwróć, odwróćcie, odwrócić, odwrócę, odwrócimy,
      odwrócił*, przewróć, przewróćcie, przewrócić, przewrócę, przewrócimy, przewrócił*,
      przewracaj, przewracajcie, przewracać, przewracam*, przewraca się, przewracał*,
      glazuruj, glazurujcie, glazurować, glazuruję, glazurujemy, glazurował*, polukruj,
      polukrujcie, polukrować, polukruję, polukrujemy, polukrował*, ozdób, ozdóbcie, ozdobić,
      ozdobię, ozdobimy, ozdobił*, ozdabiaj, ozdabiajcie, ozdabiać, ozdabiam*, ozdabia się,
      ozdabiał*, powtórz, powtórzcie, powtórzyć, powtórzę, powtórzymy, powtórzył*, powtarzaj,
      powtarzajcie, powtarzać, powtarzam*, powtarza się, powtarzał*, przyozdób, przyozdóbcie,
      przyozdobić, przyozdobię, przyozdobimy, przyozdobił*, obłóż, obłóżcie, obłożyć, obłożę,
      obłożymy, obłożył*, nasącz, nasączcie, nasączyć, nasączę, nasączymy, nasączył*,
      nasączaj, nasączajcie, nasączać, nasączam*, nasącza się, nasączał*, wcieraj, wcierajcie,
      wcierać, wcieram*, wcierał*, wmasuj, wmasujcie, wmasować, wmasuję, wmasujemy, wmasował*, dociśnij, dociśnijcie, docisnąć, docisnę, dociśniemy,
      docisnęłam, docisnąłem, wstaw, wstawcie, wstawić, wstawię, wstawimy, wstawił*, wstawiaj,
      wstawiajcie, wstawiać, wstawiam*, wstawia się, wstawiał*, postaw, postawcie, postawić,
      postawię, postawimy, postawił*, przełóż kremem, przełóżcie kremem, przełożyć kremem,
      przełożę kremem, przełożymy kremem, przełóż masą, przełóżcie masą, przełożyć masą,
      przełożę masą, przełożymy masą, przełóż ... kremem, przełóżcie ... kremem, przełożyć ...
      kremem, przełożę ... kremem, przełożymy ... kremem, przełóż ... masą, przełóżcie ...
      masą, przełożyć ... masą, przełożę ... masą, przełożymy ... masą, przełóż ... dżemem,
      przełóżcie ... dżemem, przełożyć ... dżemem, przełożę ... dżemem, przełożymy ... dżemem
    `),
    drain: list(`
      odciskamy, odciskać, wyciskamy wodę, wycisnąć wodę, wyciśnij wodę, odcedź, odcedźcie,
      odcedzić, odcedzę, odcedzimy, odcedził*, odcedzaj, odcedzajcie,
      odcedzać, odcedzam*, odcedza się, odcedzał*, przecedź, przecedźcie, przecedzić,
      przecedzę, przecedzimy, przecedził*, przecedzaj, przecedzajcie, przecedzać, przecedzam*,
      przecedza się, przecedzał*, odsącz, odsączcie, odsączyć, odsączę, odsączymy, odsączył*,
      odsączaj, odsączajcie, odsączać, odsączam*, odsącza się, odsączał*, odlej, odlejcie,
      odlać, odleję, odlejemy, odlał*, odlewaj, odlewajcie, odlewać, odlewam*, odlewa się,
      odlewał*, przetrzyj, przetrzyjcie, przetrzeć, przetrę, przetrzemy, przetarł*,
      przecieraj, przecierajcie, przecierać, przecieram*, przeciera się, przecierał*, osącz,
      osączcie, osączyć, osączę, osączymy, osączył*, cedź, cedźcie, cedzić, cedzę, cedzimy,
      cedził*, przepuść przez sito, odciśnij z wody, odcisnąć z wody, przeciśnij przez sito,
      przeciśnijcie przez sito, przecisnąć przez sito, przecisnę przez sito, przeciśniemy
      przez sito, przeciśnij ... przez sito, przeciśnijcie ... przez sito, przecisnąć ...
      przez sito, przecisnę ... przez sito, przeciśniemy ... przez sito
    `),
    serve: list(`
      podaj, podajcie, podać, podam*, podał*, podawaj, podawajcie, podawać, podaję, podajemy,
      podaje się, podawał*, udekoruj, udekorujcie, udekorować, udekoruję, udekorujemy,
      udekorował*, dekoruj, dekorujcie, dekorować, dekoruję, dekorujemy, dekoruje się,
      dekorował*, przybierz, przybierzcie, przybrać, przybiorę, przybierzemy, przybrał*,
      serwuj, serwujcie, serwować, serwuję, serwujemy, serwował*, zaserwuj, zaserwujcie,
      zaserwować, zaserwuję, zaserwujemy, zaserwował*, przechowuj, przechowujcie,
      przechowywać, przechowuję, przechowujemy, przechowywał*, zjadaj, zjadajcie, zjadać,
      zjadam*, zjada się, zjadał*, smacznego, życzę smacznego, zjedz, zjeść, jeść, jemy,
      delektuj, posyp przed podaniem, posypcie przed podaniem, posypać przed podaniem, posypię
      przed podaniem, posypiemy przed podaniem, posyp ... przed podaniem, posypcie ... przed
      podaniem, posypać ... przed podaniem, posypię ... przed podaniem, posypiemy ... przed
      podaniem
    `),
    needless: list(`
      stawiam* garnek na palnik*, staw garnek na palnik*, stawiać garnek na palnik*, postaw* garnek na
      palnik*, postawić garnek na palnik*, stawiam* garnek na ogniu, postaw* garnek na ogniu, postawić
      garnek na ogniu, stawiam* na palnik*, postaw* na palnik*, postawić na palnik*,
      rób dołek, róbcie dołek, robić dołek, robię dołek, robimy dołek, robi się dołek, rób
      wgłębienie, róbcie wgłębienie, robić wgłębienie, robię wgłębienie, robimy wgłębienie,
      robi się wgłębienie, rób w ... dołek, róbcie w ... dołek, robić w ... dołek, robię w ...
      dołek, robimy w ... dołek, robi się w ... dołek, rób ... wgłębienie, róbcie ...
      wgłębienie, robić ... wgłębienie, robię ... wgłębienie, robimy ... wgłębienie, robi się
      ... wgłębienie, rób ... dołek, róbcie ... dołek, robić ... dołek, robię ... dołek,
      robimy ... dołek, robi się ... dołek, zrób dołek, zróbcie dołek, zrobić dołek, zrobię
      dołek, zrobimy dołek, zrób wgłębienie, zróbcie wgłębienie, zrobić wgłębienie, zrobię
      wgłębienie, zrobimy wgłębienie, zrób w ... dołek, zróbcie w ... dołek, zrobić w ...
      dołek, zrobię w ... dołek, zrobimy w ... dołek, zrób w ... wgłębienie, zróbcie w ...
      wgłębienie, zrobić w ... wgłębienie, zrobię w ... wgłębienie, zrobimy w ... wgłębienie,
      zrób ... wgłębienie, zróbcie ... wgłębienie, zrobić ... wgłębienie, zrobię ...
      wgłębienie, zrobimy ... wgłębienie, zrób ... dołek, zróbcie ... dołek, zrobić ... dołek,
      zrobię ... dołek, zrobimy ... dołek, uformuj kopczyk, uformujcie kopczyk, uformować
      kopczyk, uformuję kopczyk, uformujemy kopczyk, uformuj ... kopczyk, uformujcie ...
      kopczyk, uformować ... kopczyk, uformuję ... kopczyk, uformujemy ... kopczyk, uformuj
      dołek, uformujcie dołek, uformować dołek, uformuję dołek, uformujemy dołek
    `),
    other: list(`
      upewnij się, upewnić się, upewniamy się, zrób, zróbcie, zrobić, zrobię, zrobimy, zrobił*, rób,
      róbcie, robić, robię, robimy, robi się, robił*, sprawdź, sprawdźcie, sprawdzić, sprawdzę,
      sprawdzimy, sprawdził*, sprawdzaj, sprawdzajcie, sprawdzać, sprawdzam*, sprawdza się,
      sprawdzał*, pamiętaj, pamiętajcie, pamiętać, pamiętam*, pamiętał*, uważaj, uważajcie, uważać,
      uważam*, uważał*, czekaj, czekajcie, czekać, czekam*, czekał*, weź, weźcie, wziąć, wezmę,
      weźmiemy, wzięłam, wziąłem, przyrządź, przyrządźcie, przyrządzić, przyrządzę, przyrządzimy,
      przyrządził*, użyj, użyjcie, użyć, użyję, użyjemy, użył*, wykonaj, wykonajcie, wykonać,
      wykonam*, wykonał*, pilnuj, pilnujcie, pilnować, pilnuję, pilnujemy, pilnował*
    `),
  },
  foods: {
    onion: list(`
      cebul*, szalotk*, szalotek, szalotce, por, pora, pory, porów, porem, porami, porze
    `),
    garlic: list(`
      czosnek, czosnku, czosnkiem, ząbki czosnku, ząbek czosnku, ząbków czosnku, ząbkami czosnku,
      główka czosnku, główkę czosnku
    `),
    ginger: list(`
      imbir, imbiru, imbirem, korzeń imbiru, chilli, papryczk*, papryczek, chili, peperoni,
      trawa cytrynowa, trawy cytrynowej, trawę cytrynową, galangal*
    `),
    herb: list(`
      zioła, ziół, ziołami, pietruszki natka, natka, natkę, natki, natką, natka pietruszki, natki
      pietruszki, natkę pietruszki, natką pietruszki, bazyli*, kolendr*, koper, kopru, koprem,
      koperek, koperku, koperkiem, szczypior*, mięta, mięty, miętę, miętą, tymian*, rozmaryn*,
      szałwi*, estragon*, liść laurowy, liście laurowe, liści laurowych, liścia laurowego, listek
      laurowy, listki laurowe, listków laurowych, majeran*, oregano, cząber, cząbru, lubczyk*,
      trybul*, dymka, dymki, dymkę, dymką, cebulka dymka, cebulki dymki, cebulkę dymkę, cebula
      dymka, cebuli dymki, cebulę dymkę, zielona cebulka, zielonej cebulki, zieloną cebulkę,
      gałązki, gałązek, gałązka, zielenin*, zielona pietruszka, zielonej pietruszki, zieloną
      pietruszkę, pęczek pietruszki, rzeżuch*, werben*
    `),
    hardVegetable: list(`
      marchew, marchwi, marchwią, marchwie, marchewk*, marchewek, marchewce, seler*, pietruszk*,
      pietruszek, korzeń pietruszki, korzenia pietruszki, pasternak*, burak*, buracz*, brukiew,
      brukwi, rzep*, dyni, dynia, dynię, dynią, kalafior*, brokuł*, fenkuł*, koper włoski, kopru
      włoskiego, brukselk*, brukselek, szparag*, kalarep*, rzodkiew*, rzodkw*, warzyw*,
      włoszczyzn*, fasolka szparagowa, fasolki szparagowej, fasolkę szparagową, różyczk*,
      topinambur*
    `),
    softVegetable: list(`
      pomidor*, cukini*, bakłażan*, oberżyn*, ogórek, ogórk*, papryka czerwona, papryka,
      papryki, paprykę, papryką, papryk, papryce, czerwona papryka, czerwonej papryki, czerwoną
      paprykę, żółta papryka, żółtej papryki, żółtą paprykę, zielona papryka, zieloną paprykę,
      zielonej papryki, awokado, kukurydz*, oliwki, oliwek, oliwkami, kapary, kaparów, kaparami,
      karczoch*, kabacz*, korniszon*, patison*
    `),
    leaf: list(`
      sałat*, szpinak*, jarmuż*, rukol*, roszpon*, kapust*, kapuście, cykori*, boćwin*, botwin*,
      szczaw*, mix sałat, mieszanka sałat, radicchio, liście szpinaku, liści szpinaku
    `),
    mushroom: list(`
      pieczark*, pieczarek, grzyb*, borowik*, podgrzybk*, kurki, kurek, kurkami, boczniak*,
      prawdziwk*, shiitake, maślaki, maślaków
    `),
    potato: list(`ziemniak*, kartofl*, ziemniaczk*, batat*, pyry, pyr`),
    legume: list(`
      fasol*, ciecierzyc*, cieciork*, soczewic*, groch*, grosz*, bób, bobu, bobem, soja, soję,
      soi, edamame
    `),
    rice: list(`ryż, ryżu, ryżem, arborio, basmati, carnaroli`),
    grain: list(`
      kasza, kaszy, kaszę, kaszą, kaszka, kaszki, kaszkę, płatki owsiane, płatków owsianych,
      płatkami owsianymi, płatki jaglane, płatki jęczmienne, owsiank*, komos*, quinoa, bulgur*,
      kuskus*, pęczak*, polent*, pszenica, pszenicę, gryka, amarantus*, jaglan*, gryczan*, otręby,
      otrębów, otrębami, musli
    `),
    pasta: list(`
      makaron*, spaghetti, penne, fusilli, tagliatelle, lasagne, łazanki, łazanek, gnocchi,
      tortellini, ravioli, kluski, klusek, kluskami, pierogi, pierogów, pierogami, pierożk*,
      pierożek, pyz*, pampuch*, parowańc*, uszka, uszek, knedl*, wonton*, kopytka, kopytek, nitki,
      świderki, świderków, kokardki, kokardek, farfalle, rigatoni, orzo, zacierk*, zacierek
    `),
    mincedMeat: list(`
      mięso mielone, mięsa mielonego, mięsem mielonym, mielone mięso, mielonego mięsa, mielonym
      mięsem, mielone, mielonego, mielona wołowina, mieloną wołowinę, mielonej wołowiny, wołowina
      mielona, wołowinę mieloną, wołowiny mielonej, wieprzowina mielona, wieprzowiny mielonej,
      wieprzowinę mieloną, mielona wieprzowina, mieloną wieprzowinę, mielonej wieprzowiny, mielony
      indyk, mielonego indyka, indyk mielony, mięso z indyka mielone, mielone mięso z indyka,
      mięso mielone z indyka, mielona łopatka, łopatka mielona, łopatki mielonej, mięso wołowe
      mielone, mięso wieprzowe mielone, mięso wieprzowo-wołowe mielone, mielone wołowe, mielone
      wieprzowe, mielony kurczak, kurczak mielony
    `),
    meat: list(`
      mięso, mięsa, mięsem, mięsie, wołowin*, wieprzowin*, cielęcin*, jagnięcin*, baranin*,
      dziczyzn*, schab, schabu, schabem, karków*, łopatk*, łopatek, żeberk*, żeberek, polędwic*,
      golonk*, golonek, antrykot*, ligaw*, udziec, udźca, stek, steki, steków, szynka wieprzowa,
      pręga, pręgę, pręgi, rostbef*, zraz*, gicz, kotlety schabowe, mostek, mostku, sarnin*, królik*
    `),
    poultry: list(`
      mięs* z udek, mięs* z ud, mięs* z udźca indyka, mięs* z piersi, mięs* z kurczak*, mięs* z
      indyk*, mięs* kurcz*,
      kurczak*, kurcząt*, kura, kury, kurę, pierś, piersi, piersią, piersiami, filet z kurczaka,
      filety z kurczaka, filetów z kurczaka, filetu z kurczaka, filet z indyka, filety z indyka,
      filetu z indyka, pierś z kurczaka, piersi z kurczaka, pierś z indyka, piersi z indyka, pierś
      kurczaka, piersi kurczaka, udka, udek, udko, udkami, uda, udziec z indyka, udźca z indyka,
      skrzydełk*, skrzydełek, pałki z kurczaka, pałek z kurczaka, podudzi*, indyk*, kaczk*,
      kaczek, gęś, gęsi, drobiu, mięso z kurczaka, mięsa z kurczaka, mięso z indyka, mięsa z
      indyka, polędwiczki z kurczaka, polędwiczek z kurczaka, mięso z udek, mięso drobiowe, mięsa
      drobiowego, mięso z ud, filet drobiowy, korpus, porcja rosołowa, porcje rosołowe
    `),
    sausage: list(`
      kiełbas*, boczek, boczku, boczkiem, parówk*, parówek, szynk*, szynek, salami, chorizo,
      pancett*, kabanos*, prosciutto, słonin*, frankfurter*, wędlin*, tofu, tempeh, halloumi
    `),
    fish: list(`
      ryba, ryby, rybę, rybą, ryb, łosoś, łososia, łososiem, łososi, dorsz*, pstrąg*, tuńczyk*,
      makrel*, śledź, śledzie, śledzi, śledziami, sandacz*, mintaj*, halibut*, karp, karpia,
      karpie, tilapi*, sardynk*, sardynek, anchois, morszczuk*, filet rybny, filety rybne, filety
      z ryby, filet z łososia, filety z łososia, filet z dorsza, filety z dorsza, filetów z
      dorsza, filety z białej ryby, filet z pstrąga, filety z pstrąga, filet, filety, filetów,
      filetami
    `),
    seafood: list(`
      krewetk*, krewetek, małż*, mule, muli, kalmar*, przegrzebk*, ośmiornic*, owoce morza,
      owoców morza, kraba, krab, homar*
    `),
    egg: list(`jajk*, jajek, jajo, jaja, jaj, jajem, jajami, jajeczk*`),
    eggYolk: list(`żółtk*, żółtek`),
    eggWhite: list(
      `białk*, białek, piana z białek, pianę z białek, pianą z białek, piany z białek`,
    ),
    milk: list(`
      mleko, mleka, mlekiem, mleku, mleczko kokosowe, mleczka kokosowego, mleczkiem kokosowym,
      mleko kokosowe, maślank*, mleko skondensowane, mleka skondensowanego, napój owsiany, napój
      migdałowy, napój roślinny, napoju roślinnego, napój sojowy
    `),
    cream: list(`
      śmietanka, śmietanki, śmietankę, śmietanką, śmietance, śmietana, śmietany, śmietanę,
      śmietaną, śmietanie, śmietan, śmietana 30, śmietany 30, śmietana 36, śmietany 36,
      śmietana kremówka, śmietany kremówki, śmietanę kremówkę, kremówk*, bita śmietana, bitej
      śmietany, bitą śmietanę, bitą śmietaną, śmietanka 30, śmietanka 36, śmietanka kremówka
    `),
    softDairy: list(`
      jogurt*, kwaśna śmietana, kwaśnej śmietany, kwaśną śmietanę, śmietana kwaśna, śmietany
      kwaśnej, śmietana 18, śmietany 18, śmietanę 18, śmietana 12, śmietany 12, śmietana 22,
      kefir*, mascarpone, ricott*, twaróg, twarogu, twarogiem, twaroż*, serek, serka, serkiem,
      serku, serki, serków, serek śmietankowy, serka śmietankowego, serek kremowy, serek
      homogenizowany, skyr*, ser biały, sera białego, biały ser, białego sera, ser twarogowy, sera
      twarogowego, philadelphia, creme fraiche, serek mascarpone, serka mascarpone, zsiadłe mleko,
      mleko zsiadłe
    `),
    hardCheese: list(`
      parmezan*, pecorino, grana padano, cheddar*, gouda, goudy, goudę, ementaler*, gruyere,
      oscypek, oscypka, ser żółty, sera żółtego, żółty ser, żółtego sera, żółtym serem, serem
      żółtym, bursztyn*, manchego, ser twardy, sera twardego, parmigiano*, ser gouda, ser cheddar
    `),
    cheese: list(`
      ser, sera, serem, serze, sery, serów, mozzarell*, feta, fety, fetę, fetą, brie, camembert*,
      ser pleśniowy, ser feta, sera feta, ser kozi, sera koziego, kozi ser, gorgonzol*, ser
      mozzarella
    `),
    butter: list(`
      masło, masła, masłem, maśle, masełk*, margaryn*, smalec, smalcu, smalcem, ghee, masło
      klarowane, masła klarowanego, tłuszcz, tłuszczu, tłuszczem, olej kokosowy, oleju kokosowego
    `),
    oil: list(`olej*, oliwa, oliwy, oliwę, oliwą, oliwie, oliwa z oliwek, oliwy z oliwek`),
    liquid: list(`
      wermut, wermutu, sherry, porto, bulion*, wywar*, rosół, rosołu, rosołem, rosole, woda, wody, wodę, wodą, wodzie, wrzątek,
      wrzątk*, wino, wina, winem, winie, sok, soku, sokiem, sok z*, soku z*, ocet, octu, octem, ocet
      balsamiczny, octu balsamicznego, ocet jabłkowy, piwo, piwa, piwem, kawa, kawy, kawę, kawą,
      herbata, herbaty, herbatę, herbatą, herbacie, passat*, przecier pomidorowy, przecieru pomidorowego, przecierem pomidorowym,
      pomidory z puszki, pomidorów z puszki, pomidory krojone, pomidorów krojonych, krojone
      pomidory, krojonych pomidorów, pomidory w puszce, pomidory pelati, puszka pomidorów, puszkę
      pomidorów, puszki pomidorów, pomidory krojone w puszce, sos sojowy, sosu sojowego, sosem
      sojowym, sos rybny, sosu rybnego, sos worcestershire, sos, sosu, ekstrakt*, ekstrakt
      waniliowy, ekstraktu waniliowego, ekstrakt z wanilii, esencj*, aromat*, rum, rumu, rumem,
      wódk*, spirytus*, likier*, koniak*, brandy, zakwas na barszcz, zakwasu na barszcz, zakwas
      buraczany, maggi, zalew*, żurek, zakwas na żur, espresso, cydr*, zakwas, zakwasu, zakwasem,
      zakwas żytni, zakwasu żytniego, zakwas na żurek, zakwasu na żurek, zakwasu na żur, zakwasu
      buraczanego, barszcz, barszczu
    `),
    flour: list(`
      mąka, mąki, mąkę, mąką, mące, mąka pszenna, mąka migdałowa, mąka żytnia, mielone migdały,
      mielonych migdałów, migdały mielone, mieszanka chlebowa
    `),
    starch: list(`
      mąka ziemniaczana, mąki ziemniaczanej, mąkę ziemniaczaną, mąką ziemniaczaną, skrobi*,
      krochmal*, budyń, budyniu, budyń waniliowy, budyniu waniliowego, budyń w proszku, proszek
      budyniowy, proszku budyniowego, maizen*, tapiok*, mąka kukurydziana drobna, kisiel*
    `),
    sugar: list(`
      cukier, cukru, cukrem, cukrze, cukier puder, cukru pudru, cukrem pudrem, cukier trzcinowy,
      cukru trzcinowego, cukier brązowy, cukier wanilinowy, cukru wanilinowego, cukrem
      wanilinowym, cukier waniliowy, cukru waniliowego, cukier żelujący, erytrytol*, ksylitol*,
      stewi*, słodzik*, drobny cukier
    `),
    syrup: list(`
      miód, miodu, miodem, miodzie, syrop*, melas*, kajmak*, karmel*, masa kajmakowa, masy
      kajmakowej, golden syrup
    `),
    yeast: list(`
      drożdż*, zakwas pszenny, zaczyn, zaczynu, zaczynem, rozczyn*, aktywny zakwas, aktywnego
      zakwasu, zakwas aktywny, zakwasu aktywnego, zakwas chlebowy, zakwasu chlebowego, zakwasu
      pszennego, dojrzały zakwas, dojrzałego zakwasu
    `),
    leavening: list(`
      proszek do pieczenia, proszku do pieczenia, proszkiem do pieczenia, proszek, proszku,
      proszkiem, soda, sody, sodę, sodą, soda oczyszczona, sody oczyszczonej, sodę oczyszczoną,
      sodą oczyszczoną, żelatyn*, pektyn*, agar*, guma ksantanowa, babka jajowata, łuska babki,
      śmietan-fix, żelfix
    `),
    salt: list(`
      sól, soli, solą, sól i pieprz, soli i pieprzu, solą i pieprzem, sól morska, soli morskiej
    `),
    spice: list(`
      płatki drożdżowe, drożdże nieaktywne,
      paprykę w proszku, papryką w proszku, paprykę mieloną, papryką mieloną, paprykę słodką, papryką słodką, paprykę
      ostrą, papryką ostrą, paprykę wędzoną, papryką wędzoną, pieprz, pieprzu, pieprzem, pieprz czarny, papryka słodka, papryki słodkiej, papryka ostra,
      papryki ostrej, słodka papryka, słodkiej papryki, słodką paprykę, słodką papryką, papryka
      wędzona, papryki wędzonej, wędzona papryka, wędzonej papryki, wędzoną paprykę, papryka w
      proszku, papryki w proszku, papryka mielona, papryki mielonej, mielona papryka, ostra
      papryka, ostrej papryki, ostrą paprykę, słodka papryka w proszku, kmin*, kumin*, kurkum*,
      cynamon*,
      gałka muszkatołowa, gałki muszkatołowej, gałkę muszkatołową, gałką muszkatołową, gałk*,
      goździk*, ziele angielskie, ziela angielskiego, zielem angielskim, curry, garam masala,
      kardamon*, anyż*, szafran*, przypraw*, mielony imbir, imbir mielony, imbiru mielonego,
      suszony tymianek, tymianek suszony, suszone oregano, oregano suszone, suszonego oregano,
      suszona bazylia, bazylia suszona, suszonej bazylii, majeranek suszony, suszony majeranek,
      rozmaryn suszony, suszone zioła, zioła prowansalskie, ziół prowansalskich, ziołami
      prowansalskimi, zioła suszone, czosnek granulowany, czosnku granulowanego, granulowany
      czosnek, chilli w proszku, chili w proszku, płatki chilli, płatków chilli, płatki chili,
      pieprz cayenne, pieprzu cayenne, cayenne, kostka rosołowa, kostki rosołowe, kostkę rosołową,
      kostki rosołowej, kostka bulionowa, kostki bulionowej, kostkę bulionową, skórka z cytryny,
      skórki z cytryny, skórkę z cytryny, skórka z pomarańczy, skórkę z pomarańczy, skórki z
      pomarańczy, skórka cytrynowa, skórkę cytrynową, skórki cytrynowej, skórka pomarańczowa,
      skórką z cytryny, skórka, skórkę, skórki, skórka otarta, otarta skórka, starta skórka, startą
      skórkę, wanili*, laska wanilii, laski wanilii, laskę wanilii, ziarenka wanilii, nasiona
      kolendry, nasion kolendry, nasionami kolendry, nasiona fenkułu, nasion fenkułu,
      nasionami fenkułu, nasiona kopru włoskiego, nasion kopru włoskiego, ziarna kolendry, ziaren kolendry, kolendra
      mielona, mielona kolendra, mielonej kolendry, gorczyc*, vegeta, vegety,
      jałow*, sumak*, kozieradk*, jarzynk*, lubczyk suszony, pieprz ziołowy, pieprzu ziołowego,
      przyprawa do piernika, przyprawy do piernika, przyprawę do piernika, mak, maku, makiem,
      czarnuszk*, kwasek cytrynowy, kwasku cytrynowego
    `),
    chocolate: list(
      `czekolad*, gorzka czekolada, gorzkiej czekolady, mleczna czekolada, kuwertur*`,
    ),
    cocoa: list(`kakao, kakaem, mleko w proszku, mleka w proszku, matcha, kawa rozpuszczalna`),
    nut: list(`
      orzech*, orzesz*, migdał*, pistacj*, nerkowc*, pestki dyni, pestek dyni, pestkami dyni,
      słonecznik*, pestki słonecznika, pestek słonecznika, ziarna słonecznika, sezam*, ziarna
      sezamu, siemię lniane, siemienia lnianego, nasiona chia, chia, płatki migdałowe, płatków
      migdałowych, płatkami migdałowymi, orzeszki piniowe, orzeszków piniowych, kasztan*
    `),
    driedFruit: list(`
      rodzynk*, rodzynek, daktyl*, śliwki suszone, śliwek suszonych, suszone śliwki, suszonych
      śliwek, suszone morele, suszonych moreli, morele suszone, moreli suszonych, suszona
      żurawina, suszonej żurawiny, suszoną żurawinę, żurawina suszona, żurawiny suszonej, żurawina,
      żurawinę, żurawiny, żurawiną, suszone figi, figi suszone, suszonych fig, bakali*, wiórki
      kokosowe, wiórków kokosowych, wiórkami kokosowymi, wiórk*, kokos*, suszone pomidory,
      suszonych pomidorów, pomidory suszone, pomidorów suszonych, skórka pomarańczowa kandyzowana,
      kandyzowana skórka, kandyzowanej skórki
    `),
    fruit: list(`
      jabłk*, jabłek, gruszk*, gruszek, banan*, śliwk*, śliwek, wiśni*, wiśnie, czereśni*,
      truskawk*, truskawek, malin*, jagod*, jagód, borówk*, borówek, jeżyn*, porzeczk*, porzeczek,
      agrest*, brzoskwini*, nektaryn*, morel*, cytryn*, limonk*, limonek, pomarańcz*, mandaryn*,
      grejpfrut*, winogron*, ananas*, mango, melon*, arbuz*, kiwi, rabarbar*, owoc*, granat*, figi,
      fig
    `),
    bread: list(`
      chleb*, bułka, bułki, bułek, bułkę, bułką, bagietk*, bagietek, tortill*, grzank*, grzanek,
      tost*, herbatnik*, biszkopt*, ciastka, ciastek, ciasteczk*, krakers*, ciasto francuskie,
      ciasta francuskiego, ciasto filo, podpłomyk*, pit*, pieczywo, pieczywa, wafle, wafli, krem
      z ciastek, chał*, kajzerk*, kajzerek, opłatk*, kromk*, kromek
    `),
    crumbs: list(`
      bułka tarta, bułki tartej, bułkę tartą, bułką tartą, tarta bułka, tartej bułki, panko,
      okruch*, okruszk*, kruszon*
    `),
    paste: list(`
      koncentrat*, koncentrat pomidorowy, koncentratu pomidorowego, musztard*, ketchup*, majonez*,
      tahini, pasta tahini, pasty tahini, pastę tahini, pasta curry, pasty curry, pastę curry,
      pasta, pastę, pasty, pesto, harissa, harissy, miso, dżem*, konfitur*, powidł*, powideł,
      masło orzechowe, masła orzechowego, masłem orzechowym, chrzan*, hummus*, nutell*, ajwar*,
      marmolad*, mus, purée, puree, przecier*, marynat*, sos ostrygowy, sos barbecue
    `),
  },
  traits: {
    coconut: list(`kokos*`),
    beetroot: list(`burak*, buracz*`),
    coffeeBean: list(`kawa ziarnista, kawy ziarnistej, ziarna kawy, ziaren kawy`),
    crust: list(
      `ciasto francuskie, ciasta francuskiego, ciasto filo, spód do tarty, gotowe ciasto`,
    ),
    frozen: list(`mrożon*, zamrożon*`),
    ice: list(`lód, lodu, lodem, kostki lodu, kostek lodu, kruszony lód`),
    mozzarella: list(`mozzarell*`),
    oats: list(`owsian*`),
    pepper: list(`papryk*`),
    polenta: list(
      `polent*, kaszka kukurydziana, kaszki kukurydzianej, kaszkę kukurydzianą, kasza kukurydziana, kaszy kukurydzianej, kaszę kukurydzianą, kasza manna, kaszy manny, kaszę mannę, kaszka manna, kaszki manny`,
    ),
    sweets: list(
      `pianki cukrowe, pianek cukrowych, pianki marshmallow, marshmallow*, posypka, posypki, cukierki, cukierków, lentilki`,
    ),
    risottoRice: list(`arborio, carnaroli, do risotto`),
    tomato: list(`pomidor*, passat*`),
    water: list(`woda, wody, wodę, wodą, wodzie, wrzątek, wrzątku, wrzątkiem`),
  },
  collectives: [
    { words: list(`strączki, strączków, strączkami`), foods: ['legume'] },
    {
      words: list(`bakalie, bakalii, suszone owoce, suszonych owoców`),
      foods: ['driedFruit', 'nut'],
    },
    {
      words: list(`
        warzywa, warzyw, warzywami, warzywka, jarzyny, jarzyn, włoszczyzna, włoszczyznę
      `),
      foods: ['onion', 'hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
    },
    {
      words: list(`mięso, mięsa, mięsem`),
      foods: ['mincedMeat', 'meat', 'poultry'],
    },
    { words: list(`wołowinę, wołowina, wołowiny, mielone`), foods: ['mincedMeat'] },
    { words: list(`zioła, ziół, ziołami`), foods: ['herb'] },
    { words: list(`przyprawy, przypraw, przyprawami`), foods: ['spice', 'salt'] },
    { words: list(`makaron, makaronu, makaronem, kluski`), foods: ['pasta'] },
    { words: list(`ser, sery, sera, serem, serami`), foods: ['hardCheese', 'cheese'] },
    { words: list(`orzechy, orzechów, orzechami`), foods: ['nut'] },
    { words: list(`bakalie, bakalii, bakaliami`), foods: ['nut', 'driedFruit'] },
    { words: list(`owoce, owoców, owocami`), foods: ['fruit'] },
    { words: list(`grzyby, grzybów, grzybami`), foods: ['mushroom'] },
    { words: list(`rybę, ryba, ryby, rybą, filety`), foods: ['fish'] },
    { words: list(`kurczaka, kurczak, kurczakiem, kurczakowi, drób, drobiu`), foods: ['poultry'] },
    {
      words: list(`
        suche składniki, do suchych, do sypkich, suchych składników, suchymi składnikami, mieszank* mączn*, mączn* mieszank*, składniki suche, składników
        suchych, sypkie składniki, sypkich składników, składniki sypkie, sypkie, suche
      `),
      foods: ['flour', 'starch', 'sugar', 'leavening', 'salt', 'spice', 'cocoa', 'yeast', 'grain'],
    },
    {
      words: list(`
        mokre składniki, do mokrych, mokrych składników, mokrymi składnikami, składniki mokre, płynne
        składniki, składniki płynne, płynnych składników, składników mokrych, mokre
      `),
      foods: ['egg', 'eggYolk', 'milk', 'cream', 'softDairy', 'oil', 'liquid', 'syrup', 'butter'],
    },
    { words: list(`sól i pieprz, solą i pieprzem, soli i pieprzu`), foods: ['salt'] },
    {
      words: list(`żółtka, żółtek, żółtkami, żółtko, białka, białek, białkami, białko`),
      foods: ['egg'],
      isPart: true,
    },
    { words: list(`tłuszcz, tłuszczu, tłuszczem`), foods: ['butter', 'oil'] },
  ],
  places: {
    bowl: list(`
      miska, miski, misce, miskę, misek, miseczka, miseczki, miseczce, miseczkę, dzbanek, dzbanku,
      dzbanka, malakser, malakserze, malaksera, blender, blendera, blenderze, blenderem, mikser,
      miksera, mikserze, robot kuchenny, robota kuchennego, robocie kuchennym, robota,
      robocie, kielich blendera, kielicha blendera, kielichu blendera, misa, misie, misy, misę,
      naczynie, naczynia, naczyniu, thermomix, thermomixa, thermomixie, misa miksera, misie
      miksera, misy miksera, misę miksera, makutra, makutrze, moździerz, moździerzu
    `),
    pot: list(`
      garnek, garnka, garnku, garnkiem, garnki, garnuszek, garnuszka, garnuszku, rondel, rondla,
      rondlu, rondelek, rondelka, rondelku, kociołek, kociołka, kociołku, gar, gara, garze,
      brytfanna z pokrywką, kąpiel wodna, kąpieli wodnej, wrzącą wodę, wrzącą osoloną wodę, osoloną
      wrzącą wodę, osolony wrzątek, wrzącej wody, wrzącej osolonej wody, osolonej wrzącej wody,
      gotującej się wody, gotującej się osolonej wody, lekko osolony wrzątek
    `),
    fryingPan: list(`
      patelnia, patelni, patelnię, patelnią, patelnie, patelenka, patelence, wok, woka, woku
    `),
    oven: list(`
      piekarnik, piekarnika, piekarniku, piekarniki, blacha, blachę, blachy, blasze, blaszka,
      blaszkę, blaszki, blaszce, forma, formę, formy, formie, foremka, foremkę, foremki, foremek,
      foremce, foremkach, tortownica, tortownicę, tortownicy, keksówka, keksówkę, keksówki,
      keksówce, brytfanna, brytfannę, brytfanny, brytfannie, naczynie żaroodporne, naczynia
      żaroodpornego, naczyniu żaroodpornym, żaroodporne naczynie, żaroodpornego naczynia, forma do
      tarty, formę do tarty, formy do tarty, formie do tarty, forma do pieczenia, formy do
      pieczenia, blacha do pieczenia, blachę do pieczenia, blasze do pieczenia, papilotki,
      papilotek, kokilki, kokilek, kokilkach, naczynie do zapiekania, naczynia do zapiekania,
      naczyniu do zapiekania, forma na muffiny, formy na muffiny, spód, spodzie, spodu, kruchy
      spód, kamień do pizzy
    `),
    cold: list(`
      lodówka, lodówki, lodówce, lodówkę, zamrażarka, zamrażarki, zamrażarce, zamrażalnik,
      zamrażalnika, zamrażalniku, chłodne miejsce, zimne miejsce, chłodnym miejscu
    `),
    plate: list(`
      talerz, talerza, talerzu, talerze, talerzy, talerzach, talerzyk, talerzyki, półmisek,
      półmisku, półmiska, patera, paterę, paterze, deska, deskę, desce, kratka, kratkę, kratce,
      blat, blatu, blacie, stolnica, stolnicę, stolnicy, ręcznik papierowy, ręczniku papierowym,
      ręcznikiem papierowym, papierowy ręcznik, papierowym ręczniku, do szklanki, do szklanek, szklankach,
      w szklance, w słoikach, w słoiku, do słoika, do słoików, słoiki, słoików, słoikach, butelki, do butelek, do butelki, pucharki,
      pucharków, pucharkach, miseczkach, miseczek, salaterka, salaterkę, salaterki, salaterce,
      folia, folię, folii, folią, woreczek, woreczku, worek cukierniczy, worka cukierniczego,
      rękaw cukierniczy, rękawa cukierniczego, rękawem cukierniczym, wazę, wazy, sito, sicie,
      sitko, sitku, durszlak, durszlaku, pojemnik, pojemnika, pojemniku, kieliszki, kubki
    `),
    otherAppliance: list(`
      frytkownica, frytkownicy, frytkownicę, air fryer, grill, grilla, grillu, maszyna do
      chleba, maszynie do chleba, maszyny do chleba, maszynka do lodów, maszynce do lodów,
      maszynki do lodów, gofrownica, gofrownicy, gofrownicę, ryżowar, toster, tosterze,
      opiekacz, wędzarni*, maszynka do makaronu, maszynki do makaronu, maszynce do makaronu,
      głęboki olej, głębokim oleju, głębokim tłuszczu
    `),
  },
  devices: {
    slowCooker: list(`
      wolnowar, wolnowaru, wolnowarze, wolnowarem, slow cooker, crock pot
    `),
    pressureCooker: list(`
      szybkowar, szybkowaru, szybkowarze, szybkowarem, multicooker, multicookerze,
      multicookera, instant pot
    `),
    microwave: list(`
      mikrofalówka, mikrofalówki, mikrofalówce, mikrofalówkę, mikrofali, kuchenka mikrofalowa,
      kuchence mikrofalowej, kuchenki mikrofalowej
    `),
  },
  method: {
    enclitics: list(`* je, * ją, * go`),
    joiners: list(`
      i, oraz, a następnie, i następnie, a potem, i potem, następnie, potem, później, po czym, a,
      ale, lecz, po chwili
    `),
    beforeVerb: list(`
      i, oraz, a, jeśli trzeba, jeśli to konieczne, jeśli potrzeba, w razie potrzeby, w razie konieczności, następnie, potem, później, teraz, na koniec, na końcu, wreszcie, najpierw, po
      czym, w tym czasie, w międzyczasie, tymczasem, jeszcze, ponownie, po chwili, również, także,
      też, dopiero, od razu, natychmiast, powoli, stopniowo, delikatnie, ostrożnie, dokładnie,
      dobrze, krótko, lekko, energicznie, szybko, drobno, grubo, tak, jednak, wtedy, wówczas, po
      tym czasie, opcjonalnie, ewentualnie, gdy, ale, lub, albo, całość, wszystko, razem
    `),
    helperVerbs: [],
    forProcessors: list(
      `jeśli używasz robota kuchennego, jeśli używamy robota kuchennego, jeśli masz robot kuchenny, jeśli korzystasz z robota kuchennego`,
    ),
    goesOn: list(
      `żeby, aby, by, ponieważ, bo, gdyż, zanim, bez, po czym, choć, chociaż, jeśli, jeżeli, gdy, kiedy, podczas gdy, tak aby, tak żeby, tak by, zamiast, w zależności, zależnie od, inaczej, oprócz`,
    ),
    relatives: list(`któr*, co`),
    subordinators: list(`
      aż, gdy, kiedy, jak, jeśli, jeżeli, gdyby, żeby, aby, by, ażeby, dopóki, póki, zanim,
      ponieważ, bo, gdyż, który, która, które, którą, których, którym, którymi, tak aby, tak by, tak
      żeby, tak, jak tylko, do momentu, do czasu, do chwili, kiedy tylko, gdy tylko, dzięki, podczas
      gdy, w razie gdyby, niż, zamiast, choć, chociaż, czy, że, co, im, po *aniu, po *eniu, po
      *ęciu, po *nięciu, po upływie, po tym jak
    `),
    falseVerbs: list(`
      można też *, można także *, można również *, też można *, także można *, również można *, nie
      gotuj, nie gotować, nie gotujemy, nie zagotuj, nie zagotować, nie mieszaj, nie
      mieszać, nie mieszamy, nie dodawaj, nie dodawać, nie dodajemy, nie doprowadzaj, nie
      doprowadzać, nie przykrywaj, nie przykrywać, nie smaż, nie smażyć, nie solimy, nie
      solić, nie miksuj, nie miksować, nie ubijaj, nie ubijać, nie wylewaj, nie wylewać, nie
      obieraj, nie obierać, nie odcedzaj, nie odcedzać, nie płucz, nie płukać, nie otwieraj,
      nie otwierać, nie wyrabiaj, nie wyrabiać, nie rozgotować, nie przypalić, nie przesmażyć,
      się gotować, się smażyć, się dusić, się piec, przestać ubijać, przestawać mieszać,
      mieszankę przypraw, mieszanką przypraw, mieszanki przypraw, resztę przypraw, resztą
      przypraw, reszty przypraw, łyżkę przypraw, łyżeczkę przypraw, łyżki przypraw, łyżeczki
      przypraw, szczyptę przypraw, szczyptą przypraw, dodatkiem przypraw, ulubionych przypraw,
      pozostałych przypraw, wszystkich przypraw, torebkę przypraw, opakowanie przypraw, część
      przypraw
    `),
    abbreviations: list(`
      ok, min, godz, sek, st, np, tj, itp, itd, ew, tzn, łyż, łyżecz, szt, op, opak, szkl, temp,
      dag, dkg, kg, g, ml, l, m.in, pow, cm, ząb, wg, tzw, obr, pkt, ca, c, s, h, por, śr, wys,
      maks, szer, dł, łyżk, łyż.st, st.c, min.ok, szczypt, gr, woj, prof, nr, ww, ul, wlk, szk,
      kubk, jedn, zał, opc
    `),
    componentOpeners: list(`
      aby przygotować, żeby przygotować, by przygotować, aby zrobić, żeby zrobić, przygotowanie,
      na kruszonkę, na polewę, na marynatę, na nadzienie, na zalewę, na lukier, na sos, na farsz
    `),
  },
  time: {
    seconds: list(`sekund, sekundy, sekundę, sek, sek., s`),
    minutes: list(`minut, minuty, minutę, minutek, minutki, minutkę, min, min., m`),
    hours: list(`godzinki, godzinek, godzin, godziny, godzinę, godzinkę, godz, godz., h`),
    // "na godzinę", "przez minutę": where no number stands, one is meant.
    numbers: {
      osiemnaście: 18,
      'dwadzieścia pięć': 25,
      'trzydzieści pięć': 35,
      dziewięćdziesiąt: 90,
      pół: 0.5,
      półtora: 1.5,
      półtorej: 1.5,
      kilka: 3,
      kilku: 3,
      parę: 3,
      kilkanaście: 15,
      jedną: 1,
      jedna: 1,
      jednej: 1,
      dwie: 2,
      dwóch: 2,
      trzy: 3,
      cztery: 4,
      pięć: 5,
      sześć: 6,
      siedem: 7,
      osiem: 8,
      dziewięć: 9,
      dziesięć: 10,
      dwanaście: 12,
      piętnaście: 15,
      dwadzieścia: 20,
      trzydzieści: 30,
      czterdzieści: 40,
      'czterdzieści pięć': 45,
      pięćdziesiąt: 50,
      sześćdziesiąt: 60,
      trzech: 3,
      czterech: 4,
      pięciu: 5,
      sześciu: 6,
      siedmiu: 7,
      ośmiu: 8,
      dziewięciu: 9,
      dziesięciu: 10,
      dwunastu: 12,
      piętnastu: 15,
      dwudziestu: 20,
      'dwudziestu pięciu': 25,
      trzydziestu: 30,
      czterdziestu: 40,
      'czterdziestu pięciu': 45,
      pięćdziesięciu: 50,
      sześćdziesięciu: 60,
      na: 1,
      przez: 1,
      około: 1,
      'co najmniej': 1,
      minimum: 1,
      jeszcze: 1,
      dosłownie: 1,
    },
    alone: {
      godzinę: 3600,
      godzinkę: 3600,
      kwadrans: 900,
      'dwa kwadranse': 1800,
      'trzy kwadranse': 2700,
      minutę: 60,
      minutkę: 60,
      'pół godzinki': 1800,
    },
    rangeWords: list(
      `do, lub, albo, czy, a, i maksymalnie, i najwyżej, i nie więcej niż, ale nie więcej niż`,
    ),
    before: list(`
      na około, na ok., na ok, przez około, przez ok., przez ok, przez, na, około, ok., ok, mniej
      więcej, co najmniej, przynajmniej, minimum, min., maksymalnie, jeszcze, kolejne, kolejnych,
      następne, następnych, dodatkowe, dodatkowych, jeszcze przez, dalsze, dalszych, po, całe,
      dobre, ponad, pełne, do, nie dłużej niż, w sumie, łącznie, dosłownie, jakieś, prawie
    `),
    after: list(`lub dłużej, albo dłużej, dłużej, więcej, z każdej strony`),
    orWords: list(`lub, albo, czy`),
    overnight: list(`na noc, na całą noc, przez noc, przez całą noc, całą noc`),
  },
  cues: {
    lowHeat: list(`
      na małym ogniu, na bardzo małym ogniu, na wolnym ogniu, na niewielkim ogniu, na
      minimalnym ogniu, na najmniejszym ogniu, na delikatnym ogniu, na słabym ogniu, na niskim
      ogniu, na małej mocy, na małym gazie, na małym palniku, na niewielkiej mocy, na niskiej
      mocy, na maleńkim ogniu, na malutkim ogniu, na średnio-małym ogniu, w kąpieli wodnej,
      nad kąpielą wodną
    `),
    mediumHeat: list(`
      na średnim ogniu, na umiarkowanym ogniu, na średniej mocy, na średnim gazie, na ogniu, na
      gazie, na kuchence, na palniku, na palnik, na gaz
    `),
    highHeat: list(`
      na dużym ogniu, na mocnym ogniu, na silnym ogniu, na wysokim ogniu, na dużej mocy, na dużym
      gazie, na średnio-wysokim ogniu, na największym ogniu, na wysokiej mocy, na ostrym ogniu
    `),
    gentle: list(`
      delikatnie, ostrożnie, powoli, lekko, małym ogniu, wolnym ogniu, niewielkim ogniu, minimalnym
      ogniu, najmniejszym ogniu, słabym ogniu, małej mocy, ledwo, pyrka*, niskim ogniu
    `),
    fine: list(`
      drobno, drobniutko, drobniej, drobną, drobniutką, drobnej, na drobno, drobne, kosteczkę,
      kosteczki, małą kostkę
    `),
    coarse: list(`grubo, z grubsza, grubiej, niezbyt drobno, grubsze, na grubo, niedbale`),
    smooth: list(`
      gładk*, na krem, kremow*, aksamitn*, na purée, na puree, na mus, na pastę, jednolit*, bez
      grudek
    `),
    stiff: list(`
      na sztywno, sztywn*, sztywną, na sztywną pianę, na miękkie szczyty, szczyty, lśniąc*, stężej*,
      ubite białka, ubitych białek
    `),
    // To "ubijać" and to "ucierać" is to make foamy.
    foamy: list(`
      puszyst*, na puch, na jasną, jasn*, spieni*, pian*, na kogel-mogel, białą masę, białej masy,
      do białości, podwoi* objętość, ubij, ubijcie, ubić, ubijemy, ubijaj, ubijać, ubijam*, ubiję,
      utrzyj, utrzeć, utrzemy, ucieraj, ucierać, ucieram*
    `),
    charred: list(`zwęglon*, osmalon*, opalon*, zwęgl*`),
    golden: list(`
      złot*, rumieni*, zarumieni*, zrumieni*, na rumiano, rumian*, brązow*, chrupiąc*, przyrumieni*,
      przypiecz*, skarmelizow*, zezłoc*
    `),
    cubes: list(`kostkę, kosteczkę, drobne kawałki`),
    pieces: list(`
      kawałk*, kawałeczk*, plastr*, plasterk*, półplasterk*, piórk*, krążk*, paski, paseczki,
      paskami, słupki, słupkami, zapałkę, talarki, ćwiartk*, ósemki, połówki, połówkami,
      cząstki, cząstkami, całe, całych, różyczki, wstążki, pół, połowę, na pół, grubą kostkę,
      dużą kostkę, większą kostkę, grubszą kostkę, spore kawałki, kostki o boku, kostkę o
      boku, cm
    `),
    rolledOut: list(`rozwałk*, wałkuj*, wałkow*, wałkiem`),
    formed: list(`
      połówki, połówkami, klops*, pulpet*, pierog*, kotlet*, placki, placków, placuszk*, naleśnik*, racuch*,
      knedl*, kopytk*, kluski, klusek, gołąb*, krokiet*, burger*, zraz*, rolad*, kulki, kulek,
      kulkami, kuleczki, kuleczek, kuleczkami, gnocchi, ravioli, tortellini, uszka, szaszłyk*, filety, omlet*, z obu stron, z
      dwóch stron, z każdej strony, z każdej ze stron, na drugą stronę, z obydwu stron,
      partiami, ze wszystkich stron, skórą do dołu, chochelk* ciasta, chochl* ciasta, porcje
      ciasta, sznyc*, tortille, falafel*, pierożk*, pierożek, pyzy, pyz, pampuch*, parowańc*,
      kluseczk*, bułeczki, bułeczek
    `),
    inWater: list(`
      osolonej wodzie, wrzącej wodzie, osolonej wrzącej wodzie, wrzącej osolonej wodzie, lekko
      osolonej wodzie, posolonej wodzie, gotującej się wodzie, gotującej się osolonej wodzie, dużej
      ilości wody, dużej ilości osolonej wody, dużej ilości wrzącej wody, dużą ilością wody,
      osolonym
      wrzątku, wrzątku, w wodzie, zimną wodą, wrzącą osoloną wodę, osolonej wody, wrzącej wody,
      gotującej się wody, osoloną wodę, według instrukcji, zgodnie z instrukcją, wg instrukcji,
      według przepisu, wg przepisu, zgodnie z przepisem, al dente, na opakowaniu, na twardo, na
      miękko, w mundurkach
    `),
    salted: list(`osolon*, posolon*, soloną, solonej`),
    warmedThrough: list(`
      tylko podgrzać, tylko do podgrzania, tylko zagrzać
    `),
    lukewarm: list(`
      lekko podgrz*, podgrz* lekko, lekko ogrz*, lekko ociepl*, lekko zagrz*, letni*, lekko ciepł*,
      ciepłym mleku, ciepłe mleko, ciepłego mleka, ciepłym mlekiem, ciepłej wodzie, ciepłej wody,
      ciepłą wodą, będzie ciepłe, będzie ciepła, było ciepłe, była ciepła, temperatury ciała
    `),
    briefly: list(
      `nie będzie suchej mąki, nie ma suchej mąki, nie zostanie suchej mąki, bez suchej mąki, tylko do połączenia, tylko do momentu, krótko, nie za długo, niezbyt długo, zbyt długo, za długo`,
    ),
    dissolved: list(`rozpuści, rozpuszczą, rozpuszczeni*, rozpuszczon*, rozpuścić, rozpuść`),
    pulsed: list(`
      pulsacyjnie, pulsacyjn*, impulsowo, impulsami, krótkimi impulsami, w trybie pulse, funkcją
      pulse
    `),
    nearBoil: list(`
      prawie do wrzenia, niemal do wrzenia, prawie zagotować, prawie zagotuj, nie dopuszczając do
      wrzenia, nie dopuścić do wrzenia, tuż przed zagotowaniem, nie zagotowując, ale nie gotować,
      nie doprowadzając do wrzenia, nie zagotować, nie może się zagotować, nie może zawrzeć, nie
      może się gotować, nie powinno się zagotować, nie powinno się gotować
    `),
    boils: list(`zawrze, wrzenia, wrze, zagotuje, zacznie wrzeć`),
    absorbed: list(`wchłon*, wchłan*`),
    byHand: list(`
      ręcznie, ręką, rękami, rękoma, palcami, w palcach, w dłoniach, w rękach, dłońmi
    `),
    unstirred: list(`
      bez mieszania, nie mieszając, nie mieszać, nie mieszaj, nie mieszamy
    `),
    fewMinutes: list(`
      kilka minut, parę minut, minutę, 1 minutę, 2 minuty, dwie minuty
    `),
    repeats: list(`powtarza*, powtórz*, kontynu*, i tak dalej, i tak aż, tak postęp*`),
    offHeat: list(
      `z ognia, z palnika, z kuchenki, wyłącz ogień, wyłączyć ogień, wyłączamy ogień, wyłącz palnik, wyłączyć palnik`,
    ),
    overWater: list(`
      w kąpieli wodnej, nad kąpielą wodną, na kąpieli wodnej, na parze, nad parą, nad garnkiem z
      gotującą, nad garnkiem z wrzącą, nad gotującą się wodą, nad wrzącą wodą
    `),
    aMoment: list(`chwilę, chwileczkę, chwilkę, przez moment, krótko, moment`),
    soft: list(`miękk*, zmięk*, ugotuj*, ugotowan*, gotow*, rozpad*`),
    thickened: list(`
      zgęstniej*, zgęstnieni*, zgęstniał*, gęsty, gęsta, gęstego, gęstej, gęstnieć, gęstnieje,
      budyniu, zacznie gęstnieć, oblepia*, pokrywa*, budyń, beszamel
    `),
    allIngredients: list(`
      wszystko powyższe, wszystkie powyższe, powyższe w, powyższe do, powyższe razem, powyższe dobrze, powyższe dokładnie, wymieszać powyższe, wymieszaj powyższe, zmiksować powyższe, zmiksuj powyższe, połączyć powyższe, połącz powyższe, zagnieść powyższe, umieścić powyższe, włożyć powyższe, wszystkie składniki, wszystkich składników, wszystkimi składnikami, składniki, składników,
      wszystko, całość
    `),
    otherIngredients: list(`
      pozostałe składniki, pozostałych składników, pozostałymi składnikami, resztę składników,
      reszta składników, resztą składników, reszty składników, wszystkie pozostałe, pozostałe
      dodatki, inne składniki, resztę dodatków
    `),
    remaining: list(`
      resztę, reszta, reszty, resztą, pozostałą, pozostałe, pozostały, pozostałego, pozostałej,
      pozostała, pozostałym, pozostałymi, pozostałych, drugą połowę, drugiej połowy, odłożoną,
      odłożone, odłożony, drugą część, drugiej części, ostatnią część
    `),
    partOf: list(`
      połowę, połowa, połową, połowy, połowie, jednej trzeciej, ćwierci, pół, część, częścią,
      trochę, odrobinę, odrobiną, niewielką
      ilość, niewielką ilością, jedną trzecią, dwie trzecie, 1/3, 2/3, 1/2, 1/4, 3/4, ćwierć,
      większość, kilka, nieco, pierwszą część, jedną czwartą, trzy czwarte, chochlę, chochlą, chochelkę,
      chochelką, kilka łyżek, kilkoma łyżkami,
      po trochu, po łyżce, łyżkę, łyżeczkę, łyżką, łyżeczką, garść, małą część, większą część, szczyptę, kapkę
    `),
    products: list(`
      pesto, masa, masę, masy, masą, masie, mieszanka, mieszankę, mieszanki, mieszanką, mieszanina,
      mieszaninę, mieszaniny, ciasto, ciasta, ciastem, cieście, sos, sosu, sosem, sosie, krem,
      kremu, kremem, pasta, pastę, pasty, farsz, farszu, farszem, nadzienie, nadzienia, nadzieniem,
      polewa, polewę, polewy, polewą, lukier, lukru, lukrem, zupa, zupę, zupy, zupie, zupą, gulasz,
      gulaszu, placek, piana, pianę, piany, pianą, zaczyn, zaczynu, zaczynem, rozczyn, rozczynu,
      rozczynem, zasmażka, zasmażkę, zasmażki, zasmażką, kruszonka, kruszonkę, kruszonki, kruszonką,
      marynata, marynatę, marynaty, marynatą, syrop, syropu, syropem, sałatka, sałatkę, sałatki,
      bigos, purée, puree, mus, musu, musem, glazura, glazurę, spód, spodu, biszkopt, biszkoptu,
      budyń, budyniu, budyniem, potrawa, potrawę, potrawy, dressing, zalewa, zalewę, zalewą,
      zawiesina, zawiesinę, emulsja, emulsję, panierka, panierkę, wywar, wywaru, wywarze, wywarem,
      bulion, bulionu, bulionie, bulionem, rosół, rosołu, rosole, barszcz, barszczu, barszczem,
      żurek, żurku, żurkiem, żur, żuru, leczo, polewce, potrawce, gulaszem, nadzieniu, mas, warstwa,
      warstwę, naleśniki, naleśników, placki, placków, placuszki, racuchy, kotlety, kotletów,
      pierogi, pierogów, pulpety, pulpetów, klopsiki, klopsików, kluski, kopytka, knedle, gołąbki,
      serniku, sernik, szarlotkę, tartę, twarożek, emulsji, beszamel, beszamelu, beszamelem,
      syropie, ciastu, kremie, musie, leczu, kaszotto, risotto, zapiekankę, tłuszczem z patelni,
      sernika, tort, tortu, tortem, roladę, rolady, babkę, babki, ciasteczka, ciastka, strucla,
      struclę, strucli
    `),
    newVessel: list(`
      w misce, w dużej misce, w małej misce, w osobnej misce, w oddzielnej misce, w drugiej misce, w
      innej misce, do osobnej miski, do drugiej miski, do dużej miski, do małej miski, w garnku, w
      rondlu, w rondelku, w garnuszku, w dużym garnku, w małym garnku, w małym rondelku, w małym
      rondlu, w drugim garnku, w osobnym garnku, w oddzielnym garnku, w osobnym naczyniu, w innym
      naczyniu, w oddzielnym naczyniu, w drugim naczyniu, w miseczce, w misie, na patelni, na dużej
      patelni, na głębokiej patelni, na drugiej patelni, na osobnej patelni, na oddzielnej patelni,
      na innej patelni, na małej patelni, na suchej patelni, osobno, oddzielnie, do innego naczynia,
      w czystej misce, do dużego garnka, w blenderze, w malakserze, w kubku, w kubeczku, w dzbanku,
      w szklance
    `),
    vesselPrepositions: list(`w, we, na, do, z, ze, przy pomocy, za pomocą, używając`),
    vesselAdjectives: list(`
      dużej, dużym, dużego, dużą, małej, małym, małego, małą, średniej, średnim, średniego,
      głębokiej,
      głębokim, głęboką, szerokim, szerokiej, szerokiego, osobnej, osobnym, oddzielnej, oddzielnym,
      osobnego, drugiej, drugim, drugiego, tej, tej samej, tym, tym samym, tego samego, tę samą, tą
      samą, samej, samym, suchej, suchą, suchym, gorącej, gorącym, rozgrzanej, rozgrzaną,
      rozgrzanym,
      mocno, dobrze, dużo, sporym, sporej, czystej, czystym, czystą, wysokim, wysokiej, innym,
      innej, żeliwnej, żeliwnym, nieprzywierającej, teflonowej, teflonową, swoją, ceramicznej,
      szklanej, metalowej, grubym, grubościennym, ręcznym, ręcznego, elektrycznym, planetarnym,
      stojącym, wyższym, większym, większej, większego, mniejszym, mniejszej, odpowiednim, płaskim,
      czystego
    `),
    afterVessel: list(`
      z grubym dnem, o grubym dnie, z pokrywką, z nieprzywierającą powłoką, ręcznym, ręcznego,
      żyrafa, typu żyrafa, planetarnego, planetarnym, elektrycznym, miksera
    `),
    beatenCool: list(
      `do ... ostygnięcia, do ... wystygnięcia, aż ... ostygnie, aż ... wystygnie, aż ... przestygnie`,
    ),
    melted: list(
      `się rozpuści, się roztopi, się stopi, się rozpuszczą, się roztopią, rozpuści się, roztopi się, stopi się, rozpuszczą się, roztopią się`,
    ),
    wilted: list(`zwiędnie, zwiędną, zmięknie szpinak, zwiotczeje, zwiotczeją, straci objętość`),
    lowSpeed: list(`niskich obrotach, wolnych obrotach, najniższych obrotach, małych obrotach`),
    mediumSpeed: list(`średnich obrotach, średnie obroty`),
    highSpeed: list(
      `wysokich obrotach, najwyższych obrotach, pełnych obrotach, maksymalnych obrotach`,
    ),
    blender: list(`malakser, malakserze, malaksera, blender, blendera, blenderze, blenderem`),
    processor: list(`
      malakser, malakserze, malaksera, blender, blendera, blenderze, blenderem, mikser, miksera,
      mikserze, mikserem, robot kuchenny, robota, robocie, robotem,
      niskich obrotach, wolnych obrotach, najniższych obrotach, średnich obrotach, wysokich
      obrotach, najwyższych obrotach
    `),
    asNeeded: list(`tyle *, wystarczającą ilość, odpowiednią ilość`),
    lastMinutes: list(`
      ostatnie ... minut, ostatnie ... minuty, ostatnich ... minut, ostatnich ... minutach, ostatnich minutach, minut przed końcem, min przed końcem, minut przed zakończeniem
    `),
    excessFat: list(`tłuszcz, tłuszczu, nadmiar oleju`),
    flipped: list(`
      przewrócić, przewróć, odwrócić, odwróć, obrócić na drugą, z każdej strony, z obu stron, z
      dwóch stron, na drugą stronę, z drugiej strony
    `),
    deviceTalk: list(`
      spuścić parę, spuść parę, wypuścić parę, wypuść parę, uwolnić ciśnienie, uwolnij
      ciśnienie, zawór, zawory, zamknąć szybkowar, zamknij szybkowar, zablokować pokrywę,
      zablokuj pokrywę
    `),
    stoveTalk: list(`
      od czasu do czasu mieszając, mieszając od czasu do czasu, co jakiś czas mieszając, mieszając
      co
      jakiś czas, cały czas mieszając, mieszając cały czas, ciągle mieszając, mieszając ciągle,
      często mieszając, mieszając często, stale mieszając, mieszając stale, nieustannie mieszając,
      mieszając nieustannie, mieszając, bez przerwy mieszając, mieszając bez przerwy, nie przestając
      mieszać, energicznie mieszając, co chwilę mieszając, mieszając co chwilę, regularnie
      mieszając, drewnianą łyżką, łyżką, trzepaczką, rózgą, widelcem, szpatułką, rózgą kuchenną,
      trzepaczką rózgową, silikonową szpatułką, mikserem, mikserem ręcznym, blenderem, blenderem
      ręcznym, ręcznym blenderem, za pomocą blendera, za pomocą miksera, na wolnych obrotach, na
      średnich obrotach, na wysokich obrotach, na szybkich obrotach, na najwyższych obrotach, na
      niskich obrotach, na najniższych obrotach, na małych obrotach, w kąpieli wodnej, nad parą, nad
      garnkiem z gotującą się wodą, na stolnicy, na blacie, na oprószonym mąką blacie, na oprószonej
      mąką stolnicy, na posypanym mąką blacie, na posypanej mąką stolnicy, z użyciem haka, hakiem,
      ubijając, cały czas ubijając, cały czas miksując, miksując, gdy olej będzie gorący, aż będzie
      gorący, na gorącym oleju, na rozgrzanym oleju, na rozgrzanej oliwie
    `),
    celsius: list(`
      °c, ºc, ° c, º c, ˚c, ℃, c, stopni celsjusza, stopni c, stopni, st. c, st c, st. celsjusza,
      st.c, st., °
    `),
    fahrenheit: list(`°f, ºf, ° f, ˚f, ℉, f, stopni fahrenheita`),
  },
  names: {
    stopWords: list(`
      i, oraz, w, we, z, ze, na, do, od, po, się, lub, albo, aż, a, to, jak, dla, przez, przed, pod,
      nad, przy, o, u, za, ją, je, go, jej, ich, nim, nią, niej, nich, razem, następnie, potem,
      potem, jeszcze, już, tak, tym, tej, tego, ten, ta, te, tę, wszystko, całość, każdy, każdą,
      dobrze, dokładnie, także, też, bez, ok, około, składniki, wszystkie, wszystkich, nie, co, czy,
      teraz, ponownie, niech, czyli, ewentualnie, ile, jeśli, gdy
    `),
    descriptors: list(`
      świeży, świeża, mały, duży, średni, wielki, biały, czerwony, żółty, zielony, czarny, brązowy,
      słodki, ostry, kwaśny, gorzki, mielony, suszony, wędzony, mrożony, gotowany, pieczony, tarty,
      starty, krojony, siekany, posiekany, pokrojony, obrany, ciepły, zimny, gorący, letni, miękki,
      twardy, gęsty, chudy, tłusty, drobny, gruby, surowy, dojrzały, młody, stary, naturalny,
      domowy, pszenny, żytni, tortowy, pełnoziarnisty, luksusowy, poznański, krupczatka, rzepakowy,
      roślinny, słonecznikowy, extra, virgin, kremowy, granulowany, instant, łuskany, ziarnisty,
      płaski, szczypta, łyżka, łyżeczka, szklanka, ząbek, pęczek, garść, kawałek, plaster, główka,
      puszka, opakowanie, kostka, łodyga, gałązka, liść, ziarno, sztuka, korzeń, czubaty, typ,
      temperatura, pokojowa, jakość, ulubiony, dowolny, klarowany, niesolony, solony, cały, czysty,
      filtrowany, przegotowany, wrzący, jasny, ciemny, mały, koktajlowy, pojedynczy, rozpuszczony,
      roztopiony, ugotowany, ubity, roztrzepany, morski, himalajski, dymka, tłuszcz, luzem,
      odrobina, filet, pieczenie, smażenie, gotowanie, puder, czerstwy, sernikowy, gulaszowy,
      wołowy, wieprzowy, drobiowy, warzywny, świński, kruchy, spożywczy, szynkowy,
      prażony, odtłuszczony, półtłusty, wytrawny, młodziutki, kiszony, kwaszony, konserwowy,
      marynowany, gładki, razowy, kukurydziany, ziemniaczany, ryżowy, gryczany, owsiany, kokosowy,
      jabłkowy, winny, balsamiczny, śmietankowy, ostudzony, przestudzony, miałki, mleczny,
      kandyzowany, zmielony, suchy, płynny, jędrny, grecki, włoski, francuski
    `),
    choppedNotes: list(`
      posiekan*, siekan*, rozdrobnion*, drobno pokrojon*, pokrojon* drobno, pokrojon* w kostkę,
      pokrojon* w drobną kostkę, pokrojon* w kosteczkę, pokrojon* w drobną kosteczkę, przeciśnięt*,
      zmiażdżon*, wyciśnięt*, pokrojon* w małą kostkę, w kostkę, w drobną kostkę, poszatkowan*,
      pokrojon* w dużą kostkę, pokrojon* w grubą kostkę, krojon* w kostkę
    `),
    finelyChoppedNotes: list(`
      drobno posiekan*, posiekan* drobno, bardzo drobno posiekan*, drobno pokrojon*, pokrojon*
      drobno, w drobną kostkę, w drobną kosteczkę, w kosteczkę, przeciśnięt*, zmiażdżon*, wyciśnięt*
    `),
    gratedNotes: list(`start*, utart*, otart*`),
    extraNotes: list(`
      plus do, plus trochę, plus dodatkow*, oraz do, i trochę do, i do, do posypania, do podsypania,
      lub więcej, plus, i odrobina do
    `),
    mashedNotes: list(`
      mus, musu, przecier, przecieru, rozgniecion*, utłuczon*, roztopion*, stopion*, rozpuszczon*, roztrzepan*, przeciśnięt*,
      zmiażdżon*, zmiksowan*, purée, puree, sok, wyciśnięt*, przetart*
    `),
    juiceNotes: list(`sok, soku, sokiem, sam sok, wyciśnięty sok`),
    zestNotes: list(`skórka, skórki, skórkę, skórką, otarta skórka, starta skórka, skórka otarta`),
    readyToEat: list(`
      gotowan*, ugotowan*, wędzon*, z puszki, w puszce, puszka, puszki, puszek, pieczon*, upieczon*,
      konserwow*, w oleju, w oliwie, w sosie własnym, z rożna, słoik
    `),
    smallPieces: list(`
      pokrojon*, dropsy, dropsów, kropelki, kropelek, groszki, groszków, w kostkę, kostk*, w paski, paski, kawałki, kawałkach, w kawałkach, gulaszow*, na
      gulasz, posiekan*, siekan*, plastr*, plasterk*, szarpan*, bez kości pokrojon*, strzępki
    `),
    largePieces: list(`
      cał*, udo, uda, ud, udka, udek, podudzi*, skrzydełk*, skrzydełek, pałki, pałek, z kością,
      żeberk*, żeberek, pierś, piersi, filet, filety, filetów, filetu, stek*, dzwonk*, dzwonek,
      udziec, golonk*, płat*, tusz*
    `),
    cutNotes: list(`pokrojon*, krojon*, posiekan*, poszatkowan*`),
    boneless: list(`bez kości, filet, filety, filetów, filetu, pierś, piersi, polędwiczk*`),
    sideNotes: list(`
      do posypania, do posypywania, do oprószenia, do podsypania, do podsypywania,
      do wysmarowania, do wysypania, do natłuszczenia, do posmarowania, do formy,
      do skropienia, do polania, do podania, do dekoracji, do przybrania, do ozdoby,
      do ozdobienia
    `),
    toTaste: list(`
      do smaku, do podania, do dekoracji, do posypania, do smażenia, do formy, do wysmarowania, do
      oprószenia, do natłuszczenia, do przybrania, według uznania, wg uznania, do podsypania, do
      posypywania, do podsypywania, do skropienia, do polania, do wysypania, do doprawienia, do
      posmarowania, do obtoczenia, do ozdoby, do ozdobienia, według gustu, ewentualnie
    `),
  },
  metadata: {
    servings: list(`
      porcja, porcje, porcji, porcję, osoba, osoby, osób, osobę, porcyjki, os, dla
    `),
    difficulty: {
      easy: list(`łatwy, łatwe, łatwa, łatwo, prosty, proste, prosta, bardzo łatwe, bardzo łatwy`),
      medium: list(`średni, średnie, średnia, średnio trudne, średnio trudny, średniozaawansowany`),
      hard: list(`trudny, trudne, trudna, zaawansowany, zaawansowane, wymagający`),
    },
  },
}
