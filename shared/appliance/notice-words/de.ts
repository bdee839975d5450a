import type { NoticeWords } from './en.ts'

/** What the appliance check tells the cook, in German. */
export const GERMAN_NOTICES: NoticeWords = {
  SPEED_UNREADABLE: 'Die Stufe „{{from}}“ ist nicht lesbar: Bitte eine des Reglers wählen.',
  SPEED_OFF_DIAL: 'Der {{model}} hat keine Stufe {{from}}: Bitte {{to}} wählen.',
  SPEED_OFF_DIAL_FIXED: 'Aus Stufe {{from}} wurde {{to}}, die der {{model}} hat.',
  SPEED_TOO_HIGH: 'Der {{model}} hat keine Stufe {{from}}: Die höchste ist {{to}}.',
  NO_SOFT_SPEED: 'Der {{model}} hat keine Sanftrührstufe: Bitte Linkslauf Stufe 1 wählen.',
  NO_SOFT_SPEED_FIXED:
    'Aus der Sanftrührstufe wurde Linkslauf Stufe 1, weil der {{model}} sie nicht hat.',
  TEMPERATURE_UNREADABLE: 'Die Temperatur „{{from}}“ ist nicht lesbar: Bitte in °C angeben.',
  TEMPERATURE_OFF_LIST: 'Der {{model}} lässt sich nicht auf {{from}} stellen: Bitte {{to}} wählen.',
  TEMPERATURE_OFF_LIST_FIXED:
    'Aus {{from}} wurde {{to}}, die nächste Einstellung, die der {{model}} hat.',
  TEMPERATURE_FAR_OFF:
    'Der {{model}} lässt sich nicht auf {{from}} stellen: Am nächsten liegt {{to}}.',
  TIME_TOO_LONG:
    'Die Zeitwahl des {{model}} endet bei {{to}} Min.: Bitte diesen Schritt aufteilen.',
  DOUGH_TIME:
    'Die Teigstufe des {{model}} läuft {{min}} bis {{max}} Sek.: Bitte in mehreren Gängen kneten oder die Zeit ändern.',
  TURBO_TOO_LONG:
    'Turbo ist für kurze Impulse: Bitte 1 oder 2 Sek. pulsen oder Stufe 8 bis 10 wählen.',
  NO_TIME: 'In diesem Schritt läuft das Gerät ohne Zeit: Bitte eine Dauer wählen.',
  NO_SPEED: 'In diesem Schritt läuft das Gerät ohne Stufe: Bitte eine wählen.',
  NO_SPEED_STEAMING: 'Zum Dampfgaren muss sich das Messer langsam drehen: Bitte Stufe 1 wählen.',
  NO_SPEED_STEAMING_FIXED: 'Stufe 1 wurde gewählt, die das Dampfgaren braucht.',
  NO_SETTINGS:
    'Dieser Schritt ist für das Gerät, hat aber weder Zeit noch Stufe: Bitte einstellen oder von Hand machen.',
  SETTINGS_WITHOUT_MACHINE:
    'In diesem Schritt läuft das Gerät nicht, Stufe und Temperatur bewirken also nichts: Bitte zum Geräteschritt machen oder entfernen.',
  SETTINGS_RUN_MACHINE: 'Dieser Schritt hat Zeit und Stufe, sollte also ein Geräteschritt sein.',
  SETTINGS_RUN_MACHINE_FIXED: 'Der Schritt wurde zum Geräteschritt, weil er Zeit und Stufe hat.',
  SETTINGS_NOT_APPLIANCE:
    'Das Gerät wird hier nicht gebraucht: Bitte seine Einstellungen aus diesem Schritt entfernen.',
  SETTINGS_NOT_APPLIANCE_FIXED:
    'Die Einstellungen des Geräts wurden entfernt, weil es hier nicht gebraucht wird.',
  STEAM_WITHOUT_DISH:
    'Dieser Schritt dämpft ohne Behälter: Bitte den Varoma-Behälter aufsetzen oder den Gareinsatz einhängen.',
  STEAM_DISH_MISSING:
    'Der Text nennt den Varoma-Behälter: Bitte zum Zubehör dieses Schritts hinzufügen.',
  STEAM_DISH_MISSING_FIXED:
    'Der Varoma-Behälter wurde zum Zubehör hinzugefügt, weil der Text ihn nennt.',
  DISH_WITHOUT_STEAM: 'Bei {{from}} bekommt der Varoma-Behälter keinen Dampf: Bitte Varoma wählen.',
  DISH_WITHOUT_STEAM_FIXED:
    'Aus {{from}} wurde Varoma, weil nur das genug Dampf für den Behälter macht.',
  STEAM_TOO_FAST:
    'Bei Stufe {{from}} spritzt beim Dampfgaren Wasser ins Essen: Bitte {{to}} wählen.',
  STEAM_TOO_FAST_FIXED: 'Aus Stufe {{from}} wurde {{to}}, damit kein Wasser ins Essen spritzt.',
  STEAM_WATER_LOW:
    'So langes Dampfgaren braucht {{needed}} g Wasser, und es sind etwa {{found}} g: Bitte Wasser zugeben.',
  STEAM_WATER_UNKNOWN:
    'Vor dem Dampfgaren prüfen, dass mindestens {{needed}} g Wasser im Mixtopf sind.',
  TURBO_HOT:
    'Turbo nie über 60 °C benutzen, Heißes spritzt heraus: Bitte abkühlen lassen oder die Stufe langsam erhöhen.',
  TURBO_HEATED: 'Turbo läuft nicht beim Erhitzen: Bitte die Temperatur entfernen.',
  TURBO_HEATED_FIXED: '{{from}} wurde entfernt, weil Turbo nicht beim Erhitzen läuft.',
  HOT_SUDDEN_SPEED:
    'Der Inhalt ist heiß: Bitte die Stufe langsam erhöhen, {{to}}, mit Messbecher im Deckel.',
  HOT_SUDDEN_SPEED_FIXED:
    'Aus Stufe {{from}} wurde {{to}}, langsam ansteigend, weil der Inhalt heiß ist.',
  HEATING_FAST: 'Stufe {{from}} ist beim Erhitzen zu schnell: Bitte {{to}} wählen.',
  HEATING_FAST_FIXED:
    'Aus Stufe {{from}} wurde {{to}}, die schnellste, die beim Erhitzen sicher ist.',
  HEATING_TOO_FAST:
    'Stufe {{from}} ist beim Erhitzen nicht sicher (höchstens {{to}}): Bitte in zwei Schritten erhitzen und zerkleinern.',
  WHISK_FAST: 'Der Rühraufsatz darf sich höchstens mit Stufe {{to}} drehen, nicht mit {{from}}.',
  WHISK_FAST_FIXED: 'Aus Stufe {{from}} wurde {{to}}, mehr verträgt der Rühraufsatz nicht.',
  WHISK_TOO_FAST:
    'Der Rühraufsatz bricht über Stufe {{to}}: Bitte herausnehmen oder weniger als {{from}} wählen.',
  WHISK_MODE:
    'Der Rühraufsatz darf nicht mit Turbo oder der Teigstufe laufen: Bitte zuerst herausnehmen.',
  WHISK_HOT:
    'Der Rühraufsatz des {{model}} verträgt höchstens {{to}}: Bitte herausnehmen oder die Temperatur senken.',
  REVERSE_FAST:
    'Linkslauf ist zum Rühren, bis Stufe {{to}}: Bitte langsamer stellen, oder zum Zerkleinern ausschalten.',
  REVERSE_MODE: 'Teigstufe und Turbo haben keinen Linkslauf: Bitte ausschalten.',
  REVERSE_MODE_FIXED:
    'Der Linkslauf wurde ausgeschaltet, weil Teigstufe und Turbo ihn nicht haben.',
  DOUGH_HEATED: 'Die Teigstufe heizt nicht: Bitte die Zutaten in einem Schritt davor erwärmen.',
  DOUGH_HEATED_FIXED: '{{from}} wurde entfernt, weil die Teigstufe nicht heizt.',
  DOUGH_HOT:
    'Der Mixtopf ist noch heiß (etwa {{from}}): Bitte vor dem Kneten unter 60 °C abkühlen lassen.',
  YEAST_WARM: 'Hefe mag höchstens 37 °C: Bitte {{from}} auf {{to}} senken.',
  YEAST_WARM_FIXED: 'Aus {{from}} wurde {{to}}, weil mehr die Hefe schwächt.',
  YEAST_HOT: 'Hefe stirbt bei {{from}}: Bitte höchstens auf 37 °C erwärmen.',
  YEAST_IN_HOT_BOWL:
    'Der Mixtopf hat noch etwa {{from}}, das tötet Hefe: Bitte vorher auf 37 °C abkühlen lassen.',
  YOLK_HOT: 'Eigelb gerinnt über 80 °C: Bitte {{from}} auf {{to}} senken.',
  DAIRY_BOILS: 'Milch und Sahne kochen bei {{from}} über: Bitte {{to}} wählen.',
  DAIRY_BOILS_FIXED: 'Aus {{from}} wurde {{to}}, damit Milch oder Sahne nicht überkocht.',
  DAIRY_TOO_HOT:
    'Milch und Sahne kochen bei {{from}} über und brennen an: Bitte auf {{to}} senken und dabeibleiben.',
  CHOCOLATE_WARM:
    'Schokolade allein schmilzt am besten bei 50 °C: Bitte {{from}} auf {{to}} senken.',
  CHOCOLATE_WARM_FIXED: 'Aus {{from}} wurde {{to}}, damit die Schokolade nicht anbrennt.',
  CHOCOLATE_HOT: 'Schokolade allein brennt bei {{from}} an: Bitte bei {{to}} länger schmelzen.',
  OTHER_HEAT:
    'Das geschieht nicht im Gerät: Bitte im Ofen, in einer Pfanne oder wie im Text machen.',
  OTHER_HEAT_FIXED: 'Der Schritt wird nun von Hand gemacht, weil das Gerät ihn nicht kann.',
  BOWL_OVERFULL:
    'Im Mixtopf sind etwa {{found}} ml, und er fasst {{to}} ml: Bitte in Portionen arbeiten.',
  BOWL_FULL_HOT:
    'Etwa {{found}} ml werden heiß, mehr als die sicheren {{to}} ml: Bitte in Portionen arbeiten.',
  FOAM_FILL:
    'Etwa {{found}} ml mit Milch werden heiß und steigen auf: {{to}} ml sind sicherer, bitte dabeibleiben oder in Portionen arbeiten.',
  MODE_MISSING: 'Der {{model}} hat den Modus dieses Schritts nicht: Bitte anders garen.',
  TWO_SETTINGS:
    'Im Text stehen {{found}} Einstellungen, ein Schritt führt aber nur eine aus: Bitte eigene Schritte daraus machen.',
  WEIGH_WHILE_RUNNING:
    'Die Waage des {{model}} arbeitet nur bei stehendem Messer: Bitte in einem Schritt davor abwiegen.',
  CUP_OUT_FAST: 'Ab Stufe {{from}} muss der Messbecher im Deckel sein: Bitte einsetzen.',
  CUP_KEEPS_STEAM:
    'Bei {{from}} muss Dampf entweichen: Bitte den Gareinsatz statt des Messbechers auf den Deckel stellen.',
  SPLASHES:
    'Den Messbecher herausnehmen und den Gareinsatz auf den Deckel stellen, damit Dampf entweicht und nichts spritzt.',
  STEAM_LID_OFF: 'Vor dem Aufsetzen des Dampfgaraufsatzes den Deckel des Mixbehälters abnehmen.',
  STEAM_CUP: 'Der Messbecher hält den Dampf vom Behälter ab: Bitte aus dem Deckel nehmen.',
  STEAM_CUP_FIXED:
    'Der Messbecher wurde aus dem Zubehör entfernt, weil er den Dampf vom Behälter abhält.',
  STEAM_OVER_THICK:
    'Dickes brennt an, bevor es dampft: Bitte über Wasser, Brühe oder dünner Suppe dämpfen.',
  LID_OPEN: 'Das Messer darf sich nie ohne Deckel drehen: Bitte schließen.',
  OPEN_COOKING: 'Ohne Deckel nur im Modus dafür garen, ohne Messer und bei höchstens {{to}}.',
  SPOON_IN_BOWL:
    'Bei laufendem Messer darf kein Löffel in den Mixtopf: Bitte den mitgelieferten Spatel nehmen.',
  HOT_BLEND_OPENING:
    'Es ist heiß: Den Messbecher nicht berühren und {{to}} Sekunden warten, bevor der Deckel geöffnet wird.',
  WHISK_SPATULA:
    'Der Spatel würde den Rühraufsatz treffen: Bitte hier nicht durch den Deckel stecken.',
  WHISK_LEFT_IN: 'Der Rühraufsatz ist noch im Mixtopf: Bitte vor diesem Schritt herausnehmen.',
  WHISK_TOO_LITTLE:
    'Der Rühraufsatz des {{model}} braucht mindestens {{found}} g Sahne oder {{to}} Eiweiß: Bitte mehr oder von Hand schlagen.',
  DOUGH_TOO_MUCH:
    'Es sind etwa {{found}} g Mehl, und der {{model}} knetet höchstens {{to}} g: Bitte in zwei Gängen kneten.',
  DOUGH_WALKS:
    'Beim Kneten kann das Gerät wandern: Bitte dabeibleiben und es von der Kante fernhalten.',
  EMPTY_BOWL_HEATED: 'Der Mixtopf scheint leer zu sein: Bitte nie leer auf {{from}} erhitzen.',
  SUGAR_DRY:
    'Trockener Zucker brennt im Mixtopf an: Bitte in der Pfanne schmelzen oder Wasser zugeben.',
  OIL_TOO_MUCH:
    'Etwa {{found}} ml Öl werden heiß, sicher sind höchstens {{to}} ml: Bitte in der Pfanne braten.',
  BROWNING_BATCH:
    'Bis {{to}} g bräunen auf einmal gut, und es sind etwa {{found}} g: Bitte in Portionen arbeiten.',
  FORMED_FOOD:
    'Das zerreißt das Messer: {{name}}. Bitte im Varoma-Behälter, im Gareinsatz oder in der Pfanne garen.',
  FISH_CUT:
    'Das zerreißt das Messer: {{name}}. Bitte im Linkslauf mit Stufe 1 oder sanfter rühren oder dämpfen.',
  LONG_PASTA:
    'Das zerreißt das Messer: {{name}}. Bitte im Linkslauf mit der sanftesten Stufe rühren oder einen Topf nehmen.',
  PASTA_CUT: 'Ohne Linkslauf zerschneidet das Messer das: {{name}}.',
  FOAMS:
    'Das schäumt beim Kochen: {{name}}. Bitte den Gareinsatz statt des Messbechers auf den Deckel stellen.',
  BONES_IN_BOWL: 'Knochen und Steine beschädigen das Messer, bitte vorher entfernen: {{name}}.',
  FROZEN_BLOCK: 'Vor dem Zerkleinern in Stücke von 3 cm teilen: {{name}}.',
  BOWL_SOILED: 'Vor diesem Schritt den Mixtopf spülen und abtrocknen.',
  FAST_TOO_LONG:
    'Stufe {{from}} oder mehr belastet länger als {{to}} Minuten den Motor: Bitte Pausen machen.',
  LUKEWARM_LONG:
    'Essen darf nicht stundenlang unter {{to}} bleiben: Bitte wärmer oder kürzer garen.',
  YOLK_IN_HOT_BOWL:
    'Der Mixtopf hat noch etwa {{from}}, da gerinnt Eigelb: Bitte erst unter {{to}} abkühlen lassen.',
  CREAM_IN_WARM_BOWL:
    'Der Mixtopf hat noch etwa {{from}}, und Sahne wird nur kalt steif: Bitte auf {{to}} abkühlen lassen.',
  CORE_TEMPERATURE: 'Vor dem Servieren prüfen, dass die Mitte {{to}} erreicht hat: {{name}}.',
  NOT_IN_SOURCE: 'Das steht nicht in der Vorlage: {{name}}.',
}
