import type { NoticeWords } from './en.ts'

/** What the appliance check tells the cook, in Polish. */
export const POLISH_NOTICES: NoticeWords = {
  SPEED_UNREADABLE: 'Nie można odczytać obrotów „{{from}}”: wybierz je z tarczy.',
  SPEED_OFF_DIAL: '{{model}} nie ma obrotów {{from}}: ustaw {{to}}.',
  SPEED_OFF_DIAL_FIXED: 'Obroty {{from}} zmieniono na {{to}}, które {{model}} ma.',
  SPEED_TOO_HIGH: '{{model}} nie ma obrotów {{from}}: najwyższe to {{to}}.',
  NO_SOFT_SPEED: '{{model}} nie ma wolnych obrotów: ustaw obroty wsteczne 1.',
  NO_SOFT_SPEED_FIXED: 'Wolne obroty zmieniono na obroty wsteczne 1, bo {{model}} ich nie ma.',
  TEMPERATURE_UNREADABLE: 'Nie można odczytać temperatury „{{from}}”: podaj ją w °C.',
  TEMPERATURE_OFF_LIST: '{{model}} nie da się ustawić na {{from}}: ustaw {{to}}.',
  TEMPERATURE_OFF_LIST_FIXED: '{{from}} zmieniono na {{to}}, najbliższe ustawienie {{model}}.',
  TEMPERATURE_FAR_OFF: '{{model}} nie da się ustawić na {{from}}: najbliżej jest {{to}}.',
  TIME_TOO_LONG: 'Minutnik {{model}} kończy się na {{to}} min: wykonaj ten krok w kilku częściach.',
  DOUGH_TIME:
    'Tryb wyrabiania ciasta {{model}} działa od {{min}} do {{max}} s: wyrabiaj na raty albo zmień czas.',
  TURBO_TOO_LONG:
    'Turbo służy do krótkich impulsów: użyj impulsów po 1 lub 2 s albo obrotów od 8 do 10.',
  NO_TIME: 'W tym kroku urządzenie pracuje bez czasu: ustaw, jak długo.',
  NO_SPEED: 'W tym kroku urządzenie pracuje bez obrotów: ustaw je.',
  NO_SPEED_STEAMING: 'Gotowanie na parze wymaga powolnych obrotów: ustaw obroty 1.',
  NO_SPEED_STEAMING_FIXED: 'Ustawiono obroty 1, potrzebne do gotowania na parze.',
  NO_SETTINGS:
    'Ten krok ma wykonać urządzenie, ale brak czasu i obrotów: ustaw je albo zrób to ręcznie.',
  SETTINGS_WITHOUT_MACHINE:
    'W tym kroku urządzenie nie pracuje, więc obroty i temperatura nic nie dają: zmień go na krok urządzenia albo je usuń.',
  SETTINGS_RUN_MACHINE: 'Ten krok ma czas i obroty, więc powinien być krokiem urządzenia.',
  SETTINGS_RUN_MACHINE_FIXED: 'Krok stał się krokiem urządzenia, bo ma czas i obroty.',
  SETTINGS_NOT_APPLIANCE: 'Urządzenie nie jest tu używane: usuń jego ustawienia z tego kroku.',
  SETTINGS_NOT_APPLIANCE_FIXED: 'Usunięto ustawienia urządzenia, bo nie jest tu używane.',
  STEAM_WITHOUT_DISH:
    'Ten krok gotuje na parze bez naczynia: załóż pojemnik Varoma albo włóż koszyczek.',
  STEAM_DISH_MISSING: 'W tekście jest pojemnik Varoma: dodaj go do akcesoriów tego kroku.',
  STEAM_DISH_MISSING_FIXED: 'Dodano pojemnik Varoma do akcesoriów, bo jest w tekście.',
  DISH_WITHOUT_STEAM: 'Przy {{from}} do pojemnika Varoma nie dociera para: ustaw Varoma.',
  DISH_WITHOUT_STEAM_FIXED:
    '{{from}} zmieniono na Varoma, bo tylko wtedy jest dość pary dla pojemnika.',
  STEAM_TOO_FAST:
    'Przy obrotach {{from}} woda pryska na jedzenie podczas gotowania na parze: ustaw {{to}}.',
  STEAM_TOO_FAST_FIXED: 'Obroty {{from}} zmieniono na {{to}}, żeby woda nie pryskała na jedzenie.',
  STEAM_WATER_LOW:
    'Tak długie gotowanie na parze wymaga {{needed}} g wody, a jest około {{found}} g: dolej wody.',
  STEAM_WATER_UNKNOWN:
    'Przed gotowaniem na parze upewnij się, że w naczyniu jest co najmniej {{needed}} g wody.',
  TURBO_HOT:
    'Nigdy nie używaj Turbo powyżej 60 °C, gorąca zawartość wytryśnie: ostudź ją albo powoli zwiększaj obroty.',
  TURBO_HEATED: 'Turbo nie działa podczas podgrzewania: usuń temperaturę.',
  TURBO_HEATED_FIXED: 'Usunięto {{from}}, bo Turbo nie działa podczas podgrzewania.',
  HOT_SUDDEN_SPEED: 'Zawartość jest gorąca: zwiększaj obroty powoli, {{to}}, z miarką w pokrywie.',
  HOT_SUDDEN_SPEED_FIXED:
    'Obroty {{from}} zmieniono na {{to}}, zwiększane powoli, bo zawartość jest gorąca.',
  HEATING_FAST: 'Obroty {{from}} są za szybkie podczas podgrzewania: ustaw {{to}}.',
  HEATING_FAST_FIXED:
    'Obroty {{from}} zmieniono na {{to}}, najszybsze bezpieczne podczas podgrzewania.',
  HEATING_TOO_FAST:
    'Obroty {{from}} nie są bezpieczne podczas podgrzewania (najwyżej {{to}}): podgrzej i rozdrobnij w dwóch krokach.',
  WHISK_FAST: 'Motylek może się obracać najwyżej na obrotach {{to}}, nie {{from}}.',
  WHISK_FAST_FIXED: 'Obroty {{from}} zmieniono na {{to}}, najwyższe dla motylka.',
  WHISK_TOO_FAST:
    'Motylek łamie się powyżej obrotów {{to}}: wyjmij go albo ustaw mniej niż {{from}}.',
  WHISK_MODE: 'Motylka nie wolno używać z Turbo ani trybem wyrabiania ciasta: najpierw go wyjmij.',
  WHISK_HOT: 'Motylek {{model}} znosi najwyżej {{to}}: wyjmij go albo obniż temperaturę.',
  REVERSE_FAST:
    'Obroty wsteczne służą do mieszania, do obrotów {{to}}: ustaw wolniejsze albo wyłącz je, żeby rozdrobnić.',
  REVERSE_MODE: 'Wyrabianie ciasta i Turbo nie mają obrotów wstecznych: wyłącz je.',
  REVERSE_MODE_FIXED: 'Wyłączono obroty wsteczne, bo wyrabianie ciasta i Turbo ich nie mają.',
  DOUGH_HEATED: 'Tryb wyrabiania ciasta nie podgrzewa: ogrzej składniki w osobnym kroku przed nim.',
  DOUGH_HEATED_FIXED: 'Usunięto {{from}}, bo tryb wyrabiania ciasta nie podgrzewa.',
  DOUGH_HOT:
    'Naczynie jest jeszcze gorące (około {{from}}): przed wyrabianiem ostudź je poniżej 60 °C.',
  YEAST_WARM: 'Drożdże lubią najwyżej 37 °C: zmień {{from}} na {{to}}.',
  YEAST_WARM_FIXED: '{{from}} zmieniono na {{to}}, bo więcej osłabia drożdże.',
  YEAST_HOT: 'Drożdże giną przy {{from}}: podgrzewaj najwyżej do 37 °C.',
  YEAST_IN_HOT_BOWL:
    'Naczynie ma jeszcze około {{from}}, co zabija drożdże: ostudź je do 37 °C, zanim je dodasz.',
  YOLK_HOT: 'Żółtko ścina się powyżej 80 °C: zmień {{from}} na {{to}}.',
  DAIRY_BOILS: 'Mleko i śmietanka kipią przy {{from}}: ustaw {{to}}.',
  DAIRY_BOILS_FIXED: '{{from}} zmieniono na {{to}}, żeby mleko lub śmietanka nie wykipiały.',
  DAIRY_TOO_HOT:
    'Mleko i śmietanka kipią i przypalają się przy {{from}}: zmniejsz do {{to}} i pilnuj.',
  CHOCOLATE_WARM: 'Sama czekolada najlepiej topi się w 50 °C: zmień {{from}} na {{to}}.',
  CHOCOLATE_WARM_FIXED: '{{from}} zmieniono na {{to}}, żeby czekolada się nie przypaliła.',
  CHOCOLATE_HOT: 'Sama czekolada przypala się przy {{from}}: topić ją dłużej w {{to}}.',
  OTHER_HEAT:
    'Tego nie robi się w urządzeniu: zrób to w piekarniku, na patelni albo tak, jak mówi tekst.',
  OTHER_HEAT_FIXED: 'Krok stał się krokiem ręcznym, bo urządzenie tego nie potrafi.',
  BOWL_OVERFULL: 'W naczyniu jest około {{found}} ml, a mieści ono {{to}} ml: pracuj partiami.',
  BOWL_FULL_HOT:
    'Podgrzewa się około {{found}} ml, więcej niż bezpieczne {{to}} ml: pracuj partiami.',
  FOAM_FILL:
    'Podgrzewa się około {{found}} ml z mlekiem, które rośnie: bezpieczniej {{to}} ml, więc pilnuj albo pracuj partiami.',
  MODE_MISSING: '{{model}} nie ma trybu z tego kroku: ugotuj to inaczej.',
  TWO_SETTINGS:
    'W tekście są {{found}} ustawienia, a krok wykonuje tylko jedno: zrób z nich osobne kroki.',
  WEIGH_WHILE_RUNNING:
    'Waga {{model}} działa tylko przy zatrzymanych nożach: odważ w kroku przed tym.',
  CUP_OUT_FAST: 'Od obrotów {{from}} miarka musi być w pokrywie: włóż ją.',
  CUP_KEEPS_STEAM: 'Przy {{from}} para musi uchodzić: zamiast miarki postaw na pokrywie koszyczek.',
  SPLASHES: 'Wyjmij miarkę i postaw na pokrywie koszyczek, żeby para uchodziła i nic nie pryskało.',
  STEAM_LID_OFF: 'Przed założeniem nasadki do gotowania na parze zdejmij pokrywę naczynia.',
  STEAM_CUP: 'Miarka nie wpuszcza pary do pojemnika: wyjmij ją z pokrywy.',
  STEAM_CUP_FIXED: 'Usunięto miarkę z akcesoriów, bo nie wpuszcza pary do pojemnika.',
  STEAM_OVER_THICK:
    'To, co gęste, przypala się, zanim da parę: gotuj na parze nad wodą, bulionem lub rzadką zupą.',
  LID_OPEN: 'Noże nie mogą się obracać bez pokrywy: zamknij ją.',
  OPEN_COOKING:
    'Bez pokrywy gotuj tylko w przeznaczonym do tego trybie, bez noży i najwyżej w {{to}}.',
  SPOON_IN_BOWL:
    'Gdy noże się obracają, żadna łyżka nie może trafić do naczynia: użyj kopystki z zestawu.',
  HOT_BLEND_OPENING:
    'Zawartość jest gorąca: nie dotykaj miarki i odczekaj {{to}} sekund przed otwarciem pokrywy.',
  WHISK_SPATULA: 'Kopystka zahaczyłaby o motylek: nie wkładaj jej tu przez otwór w pokrywie.',
  WHISK_LEFT_IN: 'Motylek jest nadal w naczyniu: wyjmij go przed tym krokiem.',
  WHISK_TOO_LITTLE:
    'Końcówka do ubijania {{model}} potrzebuje co najmniej {{found}} g śmietanki lub {{to}} białek: ubij więcej albo ręcznie.',
  DOUGH_TOO_MUCH:
    'Mąki jest około {{found}} g, a {{model}} wyrabia najwyżej {{to}} g: wyrabiaj w dwóch partiach.',
  DOUGH_WALKS:
    'Podczas wyrabiania urządzenie może się przesuwać: zostań przy nim i odsuń je od krawędzi.',
  EMPTY_BOWL_HEATED: 'Naczynie wydaje się puste: nigdy nie podgrzewaj pustego do {{from}}.',
  SUGAR_DRY: 'Suchy cukier przypala się do naczynia: stop go na patelni albo dodaj wody.',
  OIL_TOO_MUCH:
    'Podgrzewa się około {{found}} ml oleju, a bezpieczne jest najwyżej {{to}} ml: smaż na patelni.',
  BROWNING_BATCH:
    'Naraz dobrze rumieni się do {{to}} g, a jest około {{found}} g: pracuj partiami.',
  FORMED_FOOD: 'Noże to rozerwą: {{name}}. Ugotuj w pojemniku Varoma, w koszyczku albo na patelni.',
  FISH_CUT:
    'Noże to rozerwą: {{name}}. Mieszaj obrotami wstecznymi 1 lub wolniej albo ugotuj na parze.',
  LONG_PASTA:
    'Noże to poszarpią: {{name}}. Mieszaj wstecznie na najwolniejszych obrotach albo użyj garnka.',
  PASTA_CUT: 'Bez obrotów wstecznych noże to potną: {{name}}.',
  FOAMS: 'Przy gotowaniu pieni się: {{name}}. Zamiast miarki postaw na pokrywie koszyczek.',
  BONES_IN_BOWL: 'Kości i pestki niszczą noże, więc najpierw je usuń: {{name}}.',
  FROZEN_BLOCK: 'Przed rozdrobnieniem podziel na kawałki po 3 cm: {{name}}.',
  BOWL_SOILED: 'Przed tym krokiem umyj i osusz naczynie.',
  FAST_TOO_LONG:
    'Obroty {{from}} lub wyższe dłużej niż {{to}} minut obciążają silnik: rób przerwy.',
  LUKEWARM_LONG:
    'Jedzenie nie może godzinami mieć mniej niż {{to}}: ustaw wyższą temperaturę albo krótszy czas.',
  YOLK_IN_HOT_BOWL:
    'Naczynie ma jeszcze około {{from}} i żółtko się zetnie: najpierw ostudź je poniżej {{to}}.',
  CREAM_IN_WARM_BOWL:
    'Naczynie ma jeszcze około {{from}}, a śmietanka ubija się tylko zimna: ostudź je do {{to}}.',
  CORE_TEMPERATURE: 'Przed podaniem sprawdź, czy w środku jest {{to}}: {{name}}.',
  NOT_IN_SOURCE: 'Tego nie ma w źródle: {{name}}.',
}
