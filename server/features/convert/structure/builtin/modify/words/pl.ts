import { list } from '../../parse/lexicon/list.ts'
import type { ModifyWords } from './words.ts'

/** Polish; a word may be added or corrected anywhere in its list. */
export const PL: ModifyWords = {
  language: 'pl',
  fillers: list(`
    proszę, poproszę, zrób, zrobić, przygotuj, przygotować, ugotuj, gotuj, napisz, daj, przelicz,
    przeliczyć, zmień, zmienić, dostosuj, dostosować, przerób, przerobić, zamień na, to, ten, tę, ta, tego,
    mój, moja, moje, przepis, przepisu, przepisie, przepisy, danie, dania, potrawa, potrawę, potrawy,
    wersja, wersję, wersji, wariant, w, we, na, do, mi, nam, ja, my, chcę, chcemy, chciałbym, chciałabym,
    potrzebuję, potrzebujemy, możesz, mógłbyś, mogłabyś, czy, ty, żeby, aby, był, była, było, być, wszystko, wszystkie,
    składniki, składników, ilości, ilość, miary, całkowicie, całość, teraz, potem, dzięki, dziękuję,
    zamiast tego, z, ze, tylko, jest, dla mnie, proporcje, się, po prostu, jako, porcję, podaj, użyj
  `),
  joints: list(
    'i, oraz, ale, też, także, a także, lub, albo, ani, plus, a, &, +, i też, a potem, i jeszcze',
  ),
  articles: list(
    'ten, ta, to, tę, te, tych, tego, tej, wszystkie, cały, całą, żadnego, żadnej, żadnych, trochę, mój, moje, jakikolwiek',
  ),
  common: list(`
    i, w, z, na, do, się, oraz, dodać, dodaj, odważyć, odważ, naczynia, miksującego, minut, gotować,
    gotuj, przez, mieszać, zmiksować, posiekać, aż
  `),
  numbers: {
    dwojga: 2,
    trojga: 3,
    czworga: 4,
    pięciorga: 5,
    sześciorga: 6,
    ośmiorga: 8,
    dwóch: 2,
    trzech: 3,
    czterech: 4,
    pięciu: 5,
    sześciu: 6,
    siedmiu: 7,
    ośmiu: 8,
    dziewięciu: 9,
    dziesięciu: 10,
    dwunastu: 12,
  },
  double: list(
    'podwój, podwójnie, podwójna, podwójną, podwójne, podwoić, podwojona, podwójna porcja, podwójną porcję, dwa razy więcej, dwukrotnie, dwa razy tyle, dwukrotność, dwa razy',
  ),
  half: list(
    'połowa, połowę, o połowę, pół, pół porcji, o połowę mniej, połowa porcji, połowę porcji, zmniejsz o połowę, zmniejszyć o połowę, na pół, połowa przepisu, dwa razy mniej, połowę przepisu',
  ),
  triple: list(
    'potrój, potrójnie, potrójna, potrójną, potrójne, potroić, potrójna porcja, potrójną porcję, trzy razy więcej, trzykrotnie, trzy razy tyle, trzy razy',
  ),
  times: list(
    '{n} razy, {n} razy więcej, {n} raza, {n} raza więcej, pomnóż przez {n}, pomnożyć przez {n}, x {n}, {n} x, razy {n}, {n} krotnie',
  ),
  servings: list(`
    dla {n}, dla {n} osób, dla {n} osoba, na {n} osobę, na {n} porcję, {n} porcja, {n} osoba, dla {n} osoby, dla {n} ludzi, dla {n} gości, na {n} porcji, na {n} porcje, na {n}
    osób, na {n} osoby, na {n}, {n} porcji, {n} porcje, {n} osób, {n} osoby, dla {n} dorosłych
  `),
  swap: list(`
    {new} zamiast {old}, zamiast {old} {new}, zamiast {old} daj {new}, zamiast {old} użyj {new}, zastąp {old}
    {new}, zastąpić {old} {new}, zastąp {old} przez {new}, zamień {old} na {new}, zamienić {old} na {new},
    wymień {old} na {new}, wymienić {old} na {new}, podmień {old} na {new}, zmień {old} na {new}, użyj {new}
    zamiast {old}, daj {new} zamiast {old}, z {new} zamiast {old}, ze {new} zamiast {old}, dodaj {new}
    zamiast {old}, weź {new} zamiast {old}, {new} w miejsce {old}
  `),
  swapMore: list('{old} na {new}, {old} przez {new}'),
  use: list(
    'użyj {new}, użyć {new}, na {new}, z użyciem {new}, weź {new}, dodaj {new}, stosuj {new}, z {new}, ze {new}',
  ),
  leaveOut: list(`
    bez {old}, bez użycia {old}, pomiń {old}, pominąć {old}, usuń {old}, usunąć {old}, wyrzuć {old}, wyrzucić
    {old}, opuść {old}, nie dodawaj {old}, nie używaj {old}, nie dawaj {old}, ani {old}, żadnego {old},
    żadnej {old}, nie lubię {old}, nie mam {old}, zrezygnuj z {old}, bez dodatku {old}, uczulenie na {old},
    alergia na {old}, odejmij {old}, wyklucz {old}
  `),
  metric: list(`
    metryczne, jednostki metryczne, w jednostkach metrycznych, miary metryczne, w gramach, gramy, na gramy, w
    g, system metryczny, w gramach i mililitrach, na jednostki metryczne, w mililitrach, w systemie metrycznym
  `),
  us: list(`
    jednostki amerykańskie, w jednostkach amerykańskich, miary amerykańskie, w szklankach, szklanki, na
    szklanki, w filiżankach, w szklankach i łyżkach, system amerykański, na jednostki amerykańskie, w miarach
    amerykańskich, w cups, jednostki us, w jednostkach us
  `),
  model: list(`
    {model}, dla {model}, na {model}, do {model}, w {model}, pod {model}, na urządzenie {model}, z {model},
    na mój {model}, do mojego {model}, na model {model}
  `),
  diets: {
    vegetarian: list(
      'wegetariański*, wegetariańsk*, bezmięsn*, bez mięsa i ryb, po wegetariańsku, wege',
    ),
    vegan: list(
      'wegańsk*, po wegańsku, roślinn*, bez produktów zwierzęcych, bez produktów odzwierzęcych',
    ),
    lactoseFree: list('bez laktozy, bezlaktozow*'),
    glutenFree: list('bez glutenu, bezglutenow*, dla celiaków'),
  },
  foods: {
    mince: list(
      'mięs* mielon*, mielon* wołowin*, mielon* wieprzowin*, mielon* mięs*, wołowin* mielon*, wieprzowin* mielon*, mielone z*, mielon* z indyka',
    ),
    bacon: list('boczek, boczku, boczkiem, bekon*, pancetta, wędzonk*, słonin*'),
    sausage: list(
      'kiełbas*, parówk*, salami, chorizo, frankfurterk*, kabanos*, kaszank*, biał* kiełbas*',
    ),
    ham: list('szynk*, polędwic* sopock*, prosciutto, szynk* parmeńsk*'),
    chickenPieces: list(
      'pierś z kurczaka, piersi z kurczaka, filet* z kurczaka, filet* z piersi kurczaka, pierś z indyka, piersi z indyka, filet* z indyka, piersi kurczaka, pierś kurczaka, polędwiczk* z kurczaka',
    ),
    poultry: list(
      'kurczak*, indyk*, kaczk*, gęś, gęsi, drób, drobiu, kur*, udk*, uda z kurczaka, udko, skrzydełk*',
    ),
    meat: list(
      'mięs*, wołowin*, wieprzowin*, cielęcin*, jagnięcin*, schab*, karków*, żeber*, stek*, wątrób*, królik*, łopatk*, baranin*, dziczyzn*, gulasz*, pieczeń, klopsik*, pulpet*, polędwic*, szynk* surow*',
    ),
    fish: list(
      'ryba, ryby, rybę, ryb, łosoś, łosos*, dorsz*, tuńczyk*, pstrąg*, śledź, śledzi*, makrel*, sardyn*, anchois, mintaj*, halibut*, morszczuk*, filet* rybn*, filet* z dorsza, filet* z łososia, karp*, sandacz*',
    ),
    seafood: list('krewet*, małż*, owoc* morz*, kalmar*, krab*, homar*, ośmiornic*, mul*'),
    meatStock: list(
      'bulion* drobiow*, bulion* wołow*, bulion* mięsn*, rosół, rosoł*, wywar* mięsn*, bulion* rybn*, bulion* z kurczaka, wywar* rybn*, wywar* z kurczaka, kostk* rosołow*, bulion* kost*',
    ),
    vegetableStock: list(
      'bulion* warzywn*, wywar* warzywn*, kostk* warzywn*, kostk* bulionu warzywnego, rosół warzywny, bulion* grzybow*',
    ),
    stock: list('bulion*, wywar*, kostk* bulionow*, bulionetk*'),
    animalFat: list('smal*, łój, łoju, tłuszcz* gęsi*, tłuszcz* kacz*'),
    gelatine: list('żelatyn*, listk* żelatyny'),
    fishSauce: list('sos* rybn*, sos* ostrygow*'),
    worcestershire: list('sos* worcester*, worcestershire, worcester*'),
    pesto: list('pesto'),
    mayonnaise: list('majonez*, aioli'),
    milk: list('mlek*, mlek* krowi*, mlek* 2, mlek* 3'),
    plantMilk: list(
      'mlek* owsian*, mlek* sojow*, mlek* migdałow*, mlek* kokosow*, mlek* ryżow*, mlek* roślinn*, napój owsiany, napój sojowy, napój roślinny, napoju roślinnego, napój migdałowy, napoju owsianego, napoju sojowego, mleczk* kokosow*',
    ),
    buttermilk: list('maślank*'),
    cream: list(
      'śmietank*, śmietank* 30, kremówk*, bit* śmietan*, śmietan* kremówk*, śmietan* 30, śmietan* 36',
    ),
    plantCream: list(
      'śmietank* roślinn*, śmietank* kokosow*, śmietank* sojow*, śmietank* owsian*, krem* kokosow*, śmietan* roślinn*',
    ),
    sourCream: list('śmietan*, kwaśn* śmietan*, śmietan* 18, creme fraiche, śmietan* 12'),
    yoghurt: list('jogurt*, jogurt* naturaln*, jogurt* greck*, kefir*, skyr*, zsiadł* mlek*'),
    plantYoghurt: list('jogurt* roślinn*, jogurt* sojow*, jogurt* kokosow*'),
    freshCheese: list(
      'twaróg*, twarog*, ser* biał*, serek*, serk*, ricott*, mascarpone, philadelphia, serek wiejski, serk* śmietankow*, ser* twarogow*',
    ),
    cheese: list(
      'ser, sera, serem, sery, serów, ser* żółt*, mozzarell*, fet*, gouda, goudy, cheddar*, camembert*, brie, ser* pleśniow*, ser* kozi*, emmental*, oscyp*, halloumi, gorgonzol*, ser* feta, ser* gouda',
    ),
    hardCheese: list('parmezan*, parmigiano, pecorino, grana padano, ser* parmezan*'),
    butter: list('masło, masła, masłem, maśle, ghee, masł* klarowan*'),
    margarine: list('margaryn*, masł* roślinn*, masł* wegańsk*'),
    condensedMilk: list('mlek* skondensowan*, mlek* zagęszczon*, kajmak*'),
    milkPowder: list('mlek* w proszku, serwatk*'),
    iceCream: list('lody, lodów, lody waniliowe'),
    milkChocolate: list(
      'czekolad* mleczn*, biał* czekolad*, czekolad* biał*, nutell*, mleczn* czekolad*, krem* czekoladow*',
    ),
    darkChocolate: list('czekolad* gorzk*, gorzk* czekolad*, czekolad* deserow*'),
    egg: list('jajko, jajka, jajek, jajkami, jajo, jaja, jaj, jajkiem'),
    eggYolk: list('żółtko, żółtka, żółtek, żółtk*'),
    eggWhite: list('białko, białka, białek, białk*, bez*'),
    flaxEgg: list(
      'jajka z siemienia, jajko z siemienia, zamiennik jajka, siemię lniane, siemienia lnianego, nasiona chia',
    ),
    aquafaba: list('aquafaba, aquafaby, zalewa z ciecierzycy'),
    honey: list('miód, miodu, miodem'),
    syrup: list('syrop* klonow*, syrop* z agawy, syrop*, syrop* ryżow*, syrop* daktylow*'),
    eggPasta: list(
      'makaron* jajeczn*, śwież* makaron*, tortellini, ravioli, makaron* śwież*, pierog*',
    ),
    wheatFlour: list(
      'mąk*, mąk* pszenn*, mąk* żytni*, mąk* orkiszow*, mąk* pełnoziarnist*, mąk* tortow*, mąk* typ*, mąk* chlebow*, mąk* razow*, mąk* graham',
    ),
    otherFlour: list(
      'mąk* ryżow*, mąk* migdałow*, mąk* kokosow*, mąk* z ciecierzycy, mąk* gryczan*, mąk* kukurydzian*, mąk* ziemniaczan*, skrobi*, mąk* owsian*, mąk* jaglan*, mąk* bezglutenow*, migdał* mielon*, mielon* migdał*, mąk* z tapioki',
    ),
    semolina: list('kasz* mann*, semolin*, otręb* pszenn*, grysik*, manna'),
    pasta: list(
      'makaron*, spaghetti, penne, lasagne, kluski, klusek, tagliatelle, fusilli, gnocchi, kopytk*, łazank*, świderk*, płat* lasagne',
    ),
    ricePasta: list('makaron* ryżow*, papier* ryżow*, makaron* sojow*'),
    bread: list(
      'chleb*, bułk*, bagietk*, tost*, grzank*, brioche, tortill*, pit*, zakwas*, pieczyw*, ciabatt*, rogalik*',
    ),
    breadcrumbs: list('bułk* tart*, bułeczk* tart*, panko, tart* bułk*'),
    couscous: list('kuskus*, couscous'),
    bulgur: list('bulgur*, kasz* bulgur'),
    barley: list(
      'jęczmi*, kasz* jęczmienn*, pęczak*, orkisz, orkiszu, słód, słodu, kasz* perłow*, pszenic*, żyto',
    ),
    pastry: list('ciast* francuski*, ciast* kruch*, ciast* filo, spod* do pizzy, ciast* na pizzę'),
    biscuits: list('herbatnik*, biszkopt*, ciast* petit*, krakers*, ciasteczk*, wafl*, pierniczk*'),
    oats: list('płatk* owsian*, owies, owsa, otręb* owsian*, granol*, musli'),
    seitan: list('seitan*'),
    soySauce: list('sos* sojow*, sos* teriyaki, sos* hoisin'),
    tamari: list('tamari, sos* tamari'),
    beer: list('piwo, piwa, piwem'),
    tofu: list('tofu, tempeh, tofu wędzone, wędzon* tofu'),
    soyMince: list('granulat* sojow*, mielone roślinne, kotlet* sojow*'),
    nutButter: list(
      'masł* orzechow*, masł* migdałow*, masł* z orzechów, masł* kakaow*, krem* orzechow*',
    ),
    beans: list('fasol*, ciecierzyc*, fasolk*'),
    almond: list('migdał*, płatk* migdałow*'),
    hazelnut: list('orzech* laskow*'),
    peanut: list('orzeszk* ziemn*, orzech* ziemn*, fistaszk*'),
    walnut: list('orzech* włosk*'),
    cashew: list('nerkowc*, orzech* nerkowc*'),
    nuts: list('orzech*, pistacj*, orzeszk*, orzech* pekan*, orzeszk* piniow*'),
    coconut: list('wiórk* kokosow*, kokos*, olej* kokosow*, wod* kokosow*'),
    parsley: list('natk* pietruszki, pietruszk*, natk*'),
    basil: list('bazyli*'),
    coriander: list('kolendr*'),
    mint: list('mięt*'),
    dill: list('koper*, koperk*'),
    chives: list('szczypior*'),
    thyme: list('tymian*'),
    rosemary: list('rozmaryn*'),
    sage: list('szałwi*'),
    oregano: list('oregano, majeran*'),
    pepper: list('pieprz*, pieprz* czarn*, czarn* pieprz*'),
    bellPepper: list(
      'papryka, papryki, paprykę, papryk* czerwon*, czerwon* papryk*, papryk* żółt*, papryk* zielon*',
    ),
    chilli: list('chili, chilli, papryczk*, pieprz* cayenne, płatk* chili'),
    paprika: list(
      'papryk* słodk*, papryk* mielon*, papryk* wędzon*, słodk* papryk*, papryk* ostr*, mielon* papryk*, wędzon* papryk*',
    ),
    cinnamon: list('cynamon*'),
    cumin: list('kumin*, kmin* rzymski*'),
    turmeric: list('kurkum*'),
    nutmeg: list('gałk* muszkatołow*'),
    curry: list('curry, past* curry'),
    wine: list('wino, wina, winem, wino białe, wino czerwone'),
    raisins: list('rodzyn*'),
  },
  allowed: {
    vegetarian: list('wegetariańsk*, wegańsk*, roślinn*, wege'),
    vegan: list('wegańsk*, roślinn*, wersja wegańska'),
    lactoseFree: list('bez laktozy, bezlaktozow*, wegańsk*, roślinn*'),
    glutenFree: list('bez glutenu, bezglutenow*'),
  },
  write: {
    tags: {
      vegetarian: 'wegetariańskie',
      vegan: 'wegańskie',
      lactoseFree: 'bez laktozy',
      glutenFree: 'bez glutenu',
    },
    variety: {
      vegetarian: '{name} (wersja wegetariańska)',
      vegan: '{name} (wersja wegańska)',
      lactoseFree: '{name} bez laktozy',
      glutenFree: '{name} bez glutenu',
    },
    substitutes: {
      firmTofu: 'twarde tofu',
      smokedTofu: 'wędzone tofu',
      soyMince: 'namoczony granulat sojowy',
      vegetableStock: 'bulion warzywny',
      vegetableFat: 'tłuszcz roślinny',
      agar: 'agar w proszku',
      soySauce: 'sos sojowy',
      tamari: 'sos tamari',
      plantMilk: 'napój sojowy',
      plantCream: 'śmietanka roślinna',
      plantYoghurt: 'jogurt roślinny',
      margarine: 'margaryna roślinna',
      darkChocolate: 'gorzka czekolada bez mleka',
      flaxEgg: 'jajka z siemienia lnianego',
      aquafaba: 'aquafaba',
      mapleSyrup: 'syrop klonowy',
      glutenFreeFlour: 'mieszanka mąk bez glutenu',
      quinoa: 'komosa ryżowa',
    },
    listEnd: '{head} i {last}',
    without: '(Bez składnika: {name}.)',
    rounded: 'zaokrąglono z {exact}',
    flaxEgg: 'każde z 1 łyżki mielonego siemienia lnianego i 3 łyżek wody, odstawione na 5 minut',
    agar: 'gotować w płynie przez 2 minuty',
    buttermilk: 'zakwaszony 1 łyżką soku z cytryny na 250 ml',
  },
}
