import type { NoticeWords } from './en.ts'

/** What the appliance check tells the cook, in Romanian. */
export const ROMANIAN_NOTICES: NoticeWords = {
  SPEED_UNREADABLE: 'Viteza „{{from}}” nu poate fi citită: alegeți una de pe selector.',
  SPEED_OFF_DIAL: '{{model}} nu are viteza {{from}}: folosiți {{to}}.',
  SPEED_OFF_DIAL_FIXED: 'Viteza {{from}} a devenit {{to}}, pe care {{model}} o are.',
  SPEED_TOO_HIGH: '{{model}} nu are viteza {{from}}: cea mai mare este {{to}}.',
  NO_SOFT_SPEED: '{{model}} nu are viteza lingură: folosiți viteza 1 în sens invers.',
  NO_SOFT_SPEED_FIXED:
    'Viteza lingură a devenit viteza 1 în sens invers, pentru că {{model}} nu o are.',
  TEMPERATURE_UNREADABLE: 'Temperatura „{{from}}” nu poate fi citită: alegeți una în °C.',
  TEMPERATURE_OFF_LIST: '{{model}} nu poate fi setat la {{from}}: folosiți {{to}}.',
  TEMPERATURE_OFF_LIST_FIXED:
    '{{from}} a devenit {{to}}, cea mai apropiată setare pentru {{model}}.',
  TEMPERATURE_FAR_OFF: '{{model}} nu poate fi setat la {{from}}: cel mai aproape este {{to}}.',
  TIME_TOO_LONG:
    'Cronometrul {{model}} se oprește la {{to}} min: faceți acest pas în mai multe reprize.',
  DOUGH_TIME:
    'Modul de frământare al {{model}} durează între {{min}} și {{max}} s: frământați în reprize sau schimbați timpul.',
  TURBO_TOO_LONG:
    'Turbo este pentru impulsuri scurte: folosiți impulsuri de 1 sau 2 s ori o viteză de la 8 la 10.',
  NO_TIME: 'În acest pas aparatul merge fără timp: alegeți durata.',
  NO_SPEED: 'În acest pas aparatul merge fără viteză: alegeți una.',
  NO_SPEED_STEAMING: 'Pentru gătirea la abur cuțitele se rotesc încet: alegeți viteza 1.',
  NO_SPEED_STEAMING_FIXED: 'A fost aleasă viteza 1, necesară pentru abur.',
  NO_SETTINGS:
    'Acest pas este pentru aparat, dar nu are nici timp, nici viteză: alegeți-le sau faceți-l manual.',
  SETTINGS_WITHOUT_MACHINE:
    'În acest pas aparatul nu merge, deci viteza și temperatura nu fac nimic: transformați-l în pas pentru aparat sau ștergeți-le.',
  SETTINGS_RUN_MACHINE: 'Acest pas are timp și viteză, deci ar trebui să fie pentru aparat.',
  SETTINGS_RUN_MACHINE_FIXED: 'Pasul a devenit pas pentru aparat, pentru că are timp și viteză.',
  SETTINGS_NOT_APPLIANCE: 'Aici aparatul nu este folosit: ștergeți setările lui din acest pas.',
  SETTINGS_NOT_APPLIANCE_FIXED:
    'Setările aparatului au fost șterse, pentru că aici nu este folosit.',
  STEAM_WITHOUT_DISH:
    'Acest pas gătește la abur fără vas: puneți vasul Varoma sau introduceți coșul de fierbere.',
  STEAM_DISH_MISSING: 'Textul folosește vasul Varoma: adăugați-l la accesoriile acestui pas.',
  STEAM_DISH_MISSING_FIXED:
    'Vasul Varoma a fost adăugat la accesorii, pentru că textul îl folosește.',
  DISH_WITHOUT_STEAM: 'La {{from}} vasul Varoma nu primește abur: alegeți Varoma.',
  DISH_WITHOUT_STEAM_FIXED:
    '{{from}} a devenit Varoma, pentru că numai așa este destul abur pentru vas.',
  STEAM_TOO_FAST: 'La viteza {{from}} apa stropește mâncarea la abur: folosiți {{to}}.',
  STEAM_TOO_FAST_FIXED: 'Viteza {{from}} a devenit {{to}}, ca apa să nu stropească mâncarea.',
  STEAM_WATER_LOW:
    'Pentru atâta abur trebuie {{needed}} g de apă și sunt cam {{found}} g: adăugați apă.',
  STEAM_WATER_UNKNOWN:
    'Înainte de gătirea la abur verificați că în vas sunt cel puțin {{needed}} g de apă.',
  TURBO_HOT:
    'Nu folosiți niciodată Turbo peste 60 °C, mâncarea fierbinte țâșnește: lăsați-o să se răcească sau creșteți viteza treptat.',
  TURBO_HEATED: 'Turbo nu merge în timpul încălzirii: ștergeți temperatura.',
  TURBO_HEATED_FIXED: '{{from}} a fost șters, pentru că Turbo nu merge în timpul încălzirii.',
  HOT_SUDDEN_SPEED:
    'Conținutul este fierbinte: creșteți viteza treptat, {{to}}, cu paharul dozator în capac.',
  HOT_SUDDEN_SPEED_FIXED:
    'Viteza {{from}} a devenit {{to}}, crescută treptat, pentru că conținutul este fierbinte.',
  HEATING_FAST: 'Viteza {{from}} este prea mare în timpul încălzirii: folosiți {{to}}.',
  HEATING_FAST_FIXED: 'Viteza {{from}} a devenit {{to}}, cea mai mare sigură la încălzire.',
  HEATING_TOO_FAST:
    'Viteza {{from}} nu este sigură la încălzire (cel mult {{to}}): încălziți și tocați în doi pași.',
  WHISK_FAST: 'Fluturele se poate roti cel mult cu viteza {{to}}, nu cu {{from}}.',
  WHISK_FAST_FIXED: 'Viteza {{from}} a devenit {{to}}, cea mai mare pentru fluture.',
  WHISK_TOO_FAST:
    'Fluturele se rupe peste viteza {{to}}: scoateți-l sau folosiți mai puțin de {{from}}.',
  WHISK_MODE: 'Fluturele nu se folosește cu Turbo sau la frământare: scoateți-l mai întâi.',
  WHISK_HOT: 'Fluturele {{model}} suportă cel mult {{to}}: scoateți-l sau micșorați temperatura.',
  REVERSE_FAST:
    'Sensul invers este pentru amestecat, până la viteza {{to}}: micșorați viteza sau opriți-l ca să tocați.',
  REVERSE_MODE: 'Frământarea și Turbo nu au sens invers: opriți-l.',
  REVERSE_MODE_FIXED: 'Sensul invers a fost oprit, pentru că frământarea și Turbo nu îl au.',
  DOUGH_HEATED: 'Modul de frământare nu încălzește: încălziți ingredientele într-un pas dinainte.',
  DOUGH_HEATED_FIXED: '{{from}} a fost șters, pentru că modul de frământare nu încălzește.',
  DOUGH_HOT:
    'Vasul este încă fierbinte (cam {{from}}): lăsați-l să scadă sub 60 °C înainte de frământat.',
  YEAST_WARM: 'Drojdia vrea cel mult 37 °C: micșorați {{from}} la {{to}}.',
  YEAST_WARM_FIXED: '{{from}} a devenit {{to}}, pentru că mai mult slăbește drojdia.',
  YEAST_HOT: 'Drojdia moare la {{from}}: încălziți la cel mult 37 °C.',
  YEAST_IN_HOT_BOWL:
    'Vasul are încă vreo {{from}}, ceea ce omoară drojdia: lăsați-l să scadă la 37 °C înainte să o adăugați.',
  YOLK_HOT: 'Gălbenușul se coagulează peste 80 °C: micșorați {{from}} la {{to}}.',
  DAIRY_BOILS: 'Laptele și smântâna dau în foc la {{from}}: folosiți {{to}}.',
  DAIRY_BOILS_FIXED: '{{from}} a devenit {{to}}, ca laptele sau smântâna să nu dea în foc.',
  DAIRY_TOO_HOT:
    'Laptele și smântâna dau în foc și se ard la {{from}}: micșorați la {{to}} și supravegheați.',
  CHOCOLATE_WARM:
    'Ciocolata singură se topește cel mai bine la 50 °C: micșorați {{from}} la {{to}}.',
  CHOCOLATE_WARM_FIXED: '{{from}} a devenit {{to}}, ca ciocolata să nu se ardă.',
  CHOCOLATE_HOT: 'Ciocolata singură se arde la {{from}}: topiți-o la {{to}} mai mult timp.',
  OTHER_HEAT: 'Asta nu se face în aparat: faceți-o în cuptor, în tigaie sau cum spune textul.',
  OTHER_HEAT_FIXED: 'Pasul se face acum manual, pentru că aparatul nu îl poate face.',
  BOWL_OVERFULL: 'În vas sunt cam {{found}} ml, iar încap {{to}} ml: lucrați în porții.',
  BOWL_FULL_HOT:
    'Se încălzesc cam {{found}} ml, mai mult decât cei {{to}} ml siguri: lucrați în porții.',
  FOAM_FILL:
    'Se încălzesc cam {{found}} ml cu lapte, care se umflă: {{to}} ml sunt mai siguri, deci supravegheați sau lucrați în porții.',
  MODE_MISSING: '{{model}} nu are modul din acest pas: gătiți altfel.',
  TWO_SETTINGS:
    'Textul are {{found}} setări, dar un pas face numai una: faceți câte un pas din fiecare.',
  WEIGH_WHILE_RUNNING:
    'Cântarul {{model}} merge numai cu cuțitele oprite: cântăriți într-un pas dinainte.',
  CUP_OUT_FAST: 'De la viteza {{from}} paharul dozator trebuie să fie în capac: puneți-l.',
  CUP_KEEPS_STEAM:
    'La {{from}} aburul trebuie să iasă: puneți coșul de fierbere pe capac în locul paharului dozator.',
  SPLASHES:
    'Scoateți paharul dozator și puneți coșul de fierbere pe capac, ca aburul să iasă și nimic să nu stropească.',
  STEAM_LID_OFF: 'Scoateți capacul vasului înainte să puneți accesoriul pentru abur.',
  STEAM_CUP: 'Paharul dozator oprește aburul spre vas: scoateți-l din capac.',
  STEAM_CUP_FIXED: 'Paharul dozator a fost scos din accesorii, pentru că oprește aburul spre vas.',
  STEAM_OVER_THICK:
    'Ce este gros se arde înainte să dea abur: gătiți la abur peste apă, supă sau o ciorbă subțire.',
  LID_OPEN: 'Cuțitele nu au voie să se rotească fără capac: închideți-l.',
  OPEN_COOKING: 'Gătiți fără capac numai în modul pentru asta, fără cuțite și la cel mult {{to}}.',
  SPOON_IN_BOWL:
    'Când cuțitele se rotesc, nicio lingură nu intră în vas: folosiți spatula aparatului.',
  HOT_BLEND_OPENING:
    'Este fierbinte: nu atingeți paharul dozator și așteptați {{to}} secunde înainte să deschideți capacul.',
  WHISK_SPATULA: 'Spatula ar lovi fluturele: nu o introduceți aici prin capac.',
  WHISK_LEFT_IN: 'Fluturele este încă în vas: scoateți-l înainte de acest pas.',
  WHISK_TOO_LITTLE:
    'Telul {{model}} are nevoie de cel puțin {{found}} g de smântână sau {{to}} albușuri: bateți mai mult sau manual.',
  DOUGH_TOO_MUCH:
    'Sunt cam {{found}} g de făină, iar {{model}} frământă cel mult {{to}} g: frământați în două reprize.',
  DOUGH_WALKS:
    'Aparatul se poate mișca la frământare: rămâneți lângă el și țineți-l departe de margine.',
  EMPTY_BOWL_HEATED: 'Vasul pare gol: nu îl încălziți niciodată la {{from}} fără nimic în el.',
  SUGAR_DRY: 'Zahărul uscat se arde în vas: topiți-l într-o tigaie sau adăugați apă.',
  OIL_TOO_MUCH:
    'Se încălzesc cam {{found}} ml de ulei, iar {{to}} ml este maximul sigur: prăjiți în tigaie.',
  BROWNING_BATCH:
    'Odată se rumenesc bine până la {{to}} g și sunt cam {{found}} g: lucrați în porții.',
  FORMED_FOOD:
    'Cuțitele rup asta: {{name}}. Gătiți în vasul Varoma, în coșul de fierbere sau în tigaie.',
  FISH_CUT:
    'Cuțitele rup asta: {{name}}. Amestecați în sens invers la viteza 1 sau mai încet ori gătiți la abur.',
  LONG_PASTA:
    'Cuțitele rup asta: {{name}}. Amestecați în sens invers la cea mai mică viteză sau folosiți o oală.',
  PASTA_CUT: 'Fără sens invers cuțitele taie asta: {{name}}.',
  FOAMS:
    'Face spumă când fierbe: {{name}}. Puneți coșul de fierbere pe capac în locul paharului dozator.',
  BONES_IN_BOWL: 'Oasele și sâmburii strică cuțitele, deci scoateți-le mai întâi: {{name}}.',
  FROZEN_BLOCK: 'Rupeți în bucăți de 3 cm înainte de tocat: {{name}}.',
  BOWL_SOILED: 'Spălați și uscați vasul înainte de acest pas.',
  FAST_TOO_LONG: 'Viteza {{from}} sau mai mare peste {{to}} minute forțează motorul: faceți pauze.',
  LUKEWARM_LONG:
    'Mâncarea nu trebuie să stea ore întregi sub {{to}}: alegeți o temperatură mai mare sau un timp mai scurt.',
  YOLK_IN_HOT_BOWL:
    'Vasul are încă vreo {{from}}, unde gălbenușul se coagulează: lăsați-l întâi să scadă sub {{to}}.',
  CREAM_IN_WARM_BOWL:
    'Vasul are încă vreo {{from}}, iar frișca se bate numai rece: lăsați-l să scadă la {{to}}.',
  CORE_TEMPERATURE: 'Înainte de servire verificați că în mijloc sunt {{to}}: {{name}}.',
  NOT_IN_SOURCE: 'Acest lucru nu este în sursă: {{name}}.',
}
