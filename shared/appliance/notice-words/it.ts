import type { NoticeWords } from './en.ts'

/** What the appliance check tells the cook, in Italian. */
export const ITALIAN_NOTICES: NoticeWords = {
  SPEED_UNREADABLE: 'La velocità «{{from}}» non è leggibile: sceglierne una del selettore.',
  SPEED_OFF_DIAL: '{{model}} non ha la velocità {{from}}: usare {{to}}.',
  SPEED_OFF_DIAL_FIXED: 'La velocità {{from}} è diventata {{to}}, che {{model}} ha.',
  SPEED_TOO_HIGH: '{{model}} non ha la velocità {{from}}: la più alta è {{to}}.',
  NO_SOFT_SPEED: '{{model}} non ha la velocità soft: usare velocità 1 antiorario.',
  NO_SOFT_SPEED_FIXED:
    'La velocità soft è diventata velocità 1 antiorario, perché {{model}} non la ha.',
  TEMPERATURE_UNREADABLE: 'La temperatura «{{from}}» non è leggibile: indicarla in °C.',
  TEMPERATURE_OFF_LIST: '{{model}} non si può impostare a {{from}}: usare {{to}}.',
  TEMPERATURE_OFF_LIST_FIXED: '{{from}} è diventato {{to}}, il valore più vicino che {{model}} ha.',
  TEMPERATURE_FAR_OFF: '{{model}} non si può impostare a {{from}}: il più vicino è {{to}}.',
  TIME_TOO_LONG: 'Il timer di {{model}} arriva a {{to}} min: fare questo passaggio in più volte.',
  DOUGH_TIME:
    'La modalità spiga di {{model}} dura da {{min}} a {{max}} s: impastare in più volte o cambiare il tempo.',
  TURBO_TOO_LONG:
    'Turbo serve per impulsi brevi: usare impulsi di 1 o 2 s, o una velocità da 8 a 10.',
  NO_TIME: 'In questo passaggio l’apparecchio gira senza tempo: indicarlo.',
  NO_SPEED: 'In questo passaggio l’apparecchio gira senza velocità: indicarla.',
  NO_SPEED_STEAMING: 'Per cuocere a vapore le lame devono girare piano: impostare velocità 1.',
  NO_SPEED_STEAMING_FIXED: 'È stata impostata la velocità 1, necessaria per il vapore.',
  NO_SETTINGS:
    'Questo passaggio è per l’apparecchio, ma non ha né tempo né velocità: indicarli o farlo a mano.',
  SETTINGS_WITHOUT_MACHINE:
    'In questo passaggio l’apparecchio non gira, quindi velocità e temperatura non servono: farne un passaggio dell’apparecchio o toglierle.',
  SETTINGS_RUN_MACHINE:
    'Questo passaggio ha tempo e velocità, quindi dovrebbe essere dell’apparecchio.',
  SETTINGS_RUN_MACHINE_FIXED:
    'Il passaggio è diventato dell’apparecchio, perché ha tempo e velocità.',
  SETTINGS_NOT_APPLIANCE:
    'Qui l’apparecchio non si usa: togliere le sue impostazioni da questo passaggio.',
  SETTINGS_NOT_APPLIANCE_FIXED:
    'Le impostazioni dell’apparecchio sono state tolte, perché qui non si usa.',
  STEAM_WITHOUT_DISH:
    'Questo passaggio cuoce a vapore senza recipiente: mettere il recipiente Varoma o il cestello.',
  STEAM_DISH_MISSING:
    'Il testo usa il recipiente Varoma: aggiungerlo agli accessori di questo passaggio.',
  STEAM_DISH_MISSING_FIXED:
    'Il recipiente Varoma è stato aggiunto agli accessori, perché il testo lo usa.',
  DISH_WITHOUT_STEAM: 'A {{from}} il recipiente Varoma non riceve vapore: impostare Varoma.',
  DISH_WITHOUT_STEAM_FIXED:
    '{{from}} è diventato Varoma, che solo dà abbastanza vapore al recipiente.',
  STEAM_TOO_FAST:
    'A velocità {{from}} l’acqua schizza sul cibo durante la cottura a vapore: usare {{to}}.',
  STEAM_TOO_FAST_FIXED:
    'La velocità {{from}} è diventata {{to}}, così l’acqua non schizza sul cibo.',
  STEAM_WATER_LOW:
    'Una cottura a vapore così lunga vuole {{needed}} g di acqua e ce ne sono circa {{found}} g: aggiungerne.',
  STEAM_WATER_UNKNOWN:
    'Prima di cuocere a vapore, controllare che nel boccale ci siano almeno {{needed}} g di acqua.',
  TURBO_HOT:
    'Mai usare Turbo sopra i 60 °C, il contenuto caldo schizza fuori: lasciar raffreddare o aumentare piano la velocità.',
  TURBO_HEATED: 'Turbo non funziona mentre si scalda: togliere la temperatura.',
  TURBO_HEATED_FIXED: '{{from}} è stato tolto, perché Turbo non funziona mentre si scalda.',
  HOT_SUDDEN_SPEED:
    'Il contenuto è caldo: aumentare piano la velocità, {{to}}, con il misurino nel coperchio.',
  HOT_SUDDEN_SPEED_FIXED:
    'La velocità {{from}} è diventata {{to}}, aumentata piano, perché il contenuto è caldo.',
  HEATING_FAST: 'La velocità {{from}} è troppo alta mentre si scalda: usare {{to}}.',
  HEATING_FAST_FIXED:
    'La velocità {{from}} è diventata {{to}}, la più alta sicura mentre si scalda.',
  HEATING_TOO_FAST:
    'La velocità {{from}} non è sicura mentre si scalda ({{to}} al massimo): scaldare e tritare in due passaggi.',
  WHISK_FAST: 'La farfalla può girare al massimo a velocità {{to}}, non a {{from}}.',
  WHISK_FAST_FIXED: 'La velocità {{from}} è diventata {{to}}, il massimo per la farfalla.',
  WHISK_TOO_FAST:
    'La farfalla si rompe sopra la velocità {{to}}: toglierla, o usare meno di {{from}}.',
  WHISK_MODE: 'La farfalla non va usata con Turbo né con la modalità spiga: toglierla prima.',
  WHISK_HOT:
    'La farfalla di {{model}} sopporta {{to}} al massimo: toglierla o abbassare la temperatura.',
  REVERSE_FAST:
    'L’antiorario serve per mescolare, fino a velocità {{to}}: rallentare, o toglierlo per tritare.',
  REVERSE_MODE: 'Spiga e Turbo non hanno l’antiorario: toglierlo.',
  REVERSE_MODE_FIXED: 'L’antiorario è stato tolto, perché spiga e Turbo non lo hanno.',
  DOUGH_HEATED:
    'La modalità spiga non scalda: intiepidire gli ingredienti in un passaggio precedente.',
  DOUGH_HEATED_FIXED: '{{from}} è stato tolto, perché la modalità spiga non scalda.',
  DOUGH_HOT:
    'Il boccale è ancora caldo (circa {{from}}): lasciarlo raffreddare sotto i 60 °C prima di impastare.',
  YEAST_WARM: 'Il lievito vuole 37 °C al massimo: abbassare {{from}} a {{to}}.',
  YEAST_WARM_FIXED: '{{from}} è diventato {{to}}, perché di più indebolisce il lievito.',
  YEAST_HOT: 'Il lievito muore a {{from}}: scaldare a 37 °C al massimo.',
  YEAST_IN_HOT_BOWL:
    'Il boccale è ancora a circa {{from}}, che uccide il lievito: lasciar raffreddare a 37 °C prima di unirlo.',
  YOLK_HOT: 'Il tuorlo si rapprende sopra gli 80 °C: abbassare {{from}} a {{to}}.',
  DAIRY_BOILS: 'Latte e panna traboccano a {{from}}: usare {{to}}.',
  DAIRY_BOILS_FIXED: '{{from}} è diventato {{to}}, così latte o panna non trabocca.',
  DAIRY_TOO_HOT:
    'Latte e panna traboccano e bruciano a {{from}}: abbassare a {{to}} e sorvegliare.',
  CHOCOLATE_WARM: 'Il cioccolato da solo fonde meglio a 50 °C: abbassare {{from}} a {{to}}.',
  CHOCOLATE_WARM_FIXED: '{{from}} è diventato {{to}}, così il cioccolato non brucia.',
  CHOCOLATE_HOT: 'Il cioccolato da solo brucia a {{from}}: fonderlo a {{to}} più a lungo.',
  OTHER_HEAT: 'Questo non si fa nell’apparecchio: farlo in forno, in padella o come dice il testo.',
  OTHER_HEAT_FIXED: 'Il passaggio ora si fa a mano, perché l’apparecchio non può.',
  BOWL_OVERFULL:
    'Nel boccale ci sono circa {{found}} ml e ne tiene {{to}} ml: lavorare in più volte.',
  BOWL_FULL_HOT: 'Si scaldano circa {{found}} ml, più dei {{to}} ml sicuri: lavorare in più volte.',
  FOAM_FILL:
    'Si scaldano circa {{found}} ml con latte, che sale: {{to}} ml sono più sicuri, sorvegliare o lavorare in più volte.',
  MODE_MISSING: '{{model}} non ha la modalità di questo passaggio: cuocere in altro modo.',
  TWO_SETTINGS:
    'Il testo ha {{found}} impostazioni, ma un passaggio ne esegue una: fare un passaggio per ciascuna.',
  WEIGH_WHILE_RUNNING:
    'La bilancia di {{model}} funziona solo a lame ferme: pesare in un passaggio precedente.',
  CUP_OUT_FAST: 'Da velocità {{from}} il misurino deve stare nel coperchio: metterlo.',
  CUP_KEEPS_STEAM:
    'A {{from}} il vapore deve uscire: mettere il cestello sul coperchio al posto del misurino.',
  SPLASHES:
    'Togliere il misurino e mettere il cestello sul coperchio, così il vapore esce e nulla schizza.',
  STEAM_LID_OFF: 'Togliere il coperchio del boccale prima di mettere la vaporiera.',
  STEAM_CUP: 'Il misurino tiene il vapore lontano dal recipiente: toglierlo dal coperchio.',
  STEAM_CUP_FIXED:
    'Il misurino è stato tolto dagli accessori, perché tiene il vapore lontano dal recipiente.',
  STEAM_OVER_THICK:
    'Ciò che è denso brucia prima di dare vapore: cuocere a vapore su acqua, brodo o una zuppa liquida.',
  LID_OPEN: 'Le lame non devono girare senza coperchio: chiuderlo.',
  OPEN_COOKING:
    'Cuocere senza coperchio solo nella modalità apposita, senza lame e a {{to}} al massimo.',
  SPOON_IN_BOWL:
    'Con le lame in moto nessun cucchiaio deve entrare nel boccale: usare la spatola dell’apparecchio.',
  HOT_BLEND_OPENING:
    'È caldo: non toccare il misurino e aspettare {{to}} secondi prima di aprire il coperchio.',
  WHISK_SPATULA: 'La spatola urterebbe la farfalla: qui non infilarla dal coperchio.',
  WHISK_LEFT_IN: 'La farfalla è ancora nel boccale: toglierla prima di questo passaggio.',
  WHISK_TOO_LITTLE:
    'La frusta di {{model}} vuole almeno {{found}} g di panna o {{to}} albumi: montarne di più, o a mano.',
  DOUGH_TOO_MUCH:
    'Ci sono circa {{found}} g di farina e {{model}} ne impasta {{to}} g al massimo: impastare in due volte.',
  DOUGH_WALKS:
    'L’apparecchio può spostarsi mentre impasta: restargli accanto e tenerlo lontano dal bordo.',
  EMPTY_BOWL_HEATED: 'Il boccale sembra vuoto: mai scaldarlo a {{from}} senza nulla dentro.',
  SUGAR_DRY: 'Lo zucchero asciutto brucia nel boccale: scioglierlo in padella o aggiungere acqua.',
  OIL_TOO_MUCH:
    'Si scaldano circa {{found}} ml di olio, e {{to}} ml sono il massimo sicuro: friggere in padella.',
  BROWNING_BATCH:
    'Per volta rosolano bene fino a {{to}} g, e ce ne sono circa {{found}} g: lavorare in più volte.',
  FORMED_FOOD:
    'Le lame rompono questo: {{name}}. Cuocere nel recipiente Varoma, nel cestello o in padella.',
  FISH_CUT:
    'Le lame rompono questo: {{name}}. Mescolare in antiorario a velocità 1 o più piano, o cuocere a vapore.',
  LONG_PASTA:
    'Le lame strappano questo: {{name}}. Mescolare in antiorario alla velocità più dolce, o usare una pentola.',
  PASTA_CUT: 'Senza antiorario le lame tagliano questo: {{name}}.',
  FOAMS: 'Bollendo fa schiuma: {{name}}. Mettere il cestello sul coperchio al posto del misurino.',
  BONES_IN_BOWL: 'Ossa e noccioli rovinano le lame, quindi toglierli prima: {{name}}.',
  FROZEN_BLOCK: 'Spezzare in pezzi di 3 cm prima di tritare: {{name}}.',
  BOWL_SOILED: 'Lavare e asciugare il boccale prima di questo passaggio.',
  FAST_TOO_LONG: 'La velocità {{from}} o più per oltre {{to}} minuti sforza il motore: fare pause.',
  LUKEWARM_LONG:
    'Il cibo non deve restare per ore sotto {{to}}: scegliere una temperatura più alta o meno tempo.',
  YOLK_IN_HOT_BOWL:
    'Il boccale è ancora a circa {{from}}, dove il tuorlo si rapprende: lasciar raffreddare prima sotto {{to}}.',
  CREAM_IN_WARM_BOWL:
    'Il boccale è ancora a circa {{from}}, e la panna monta solo fredda: lasciar raffreddare a {{to}}.',
  CORE_TEMPERATURE: 'Prima di servire, controllare che al centro ci siano {{to}}: {{name}}.',
  NOT_IN_SOURCE: 'La fonte non lo dice: {{name}}.',
}
