/**
 * Words for settings as recipes in eight languages write them, in lower case. All languages are
 * read at once: a text field does not say which one it is in. U+E001 to U+E003 are the glyphs
 * that recipe pages use for dough, spoon and reverse.
 */
export const SPEED_LABELS = [
  ...['speed', 'sp', 'spd', 'stufe', 'st', 'geschwindigkeit', 'vel', 'velocidad', 'velocità'],
  ...['vitesse', 'vit', 'v', 'viteza', 'treapta', 'obr', 'obroty', 'obrotów', 'prędkość'],
  ...['poziom', 'шв', 'швидк', 'швидкість'],
] as const

export const SOFT_WORDS = [
  ...[
    'soft',
    'spoon',
    'spoon speed',
    'soft speed',
    'stir speed',
    'stir',
    'soft stir',
    'gentle stir',
    'slow stir',
    'sanft',
    'rührstufe',
  ],
  ...['sanftrührstufe', 'sanft rühren', 'cuchara', 'mijotage', 'cuillère', 'cucchiaio'],
  ...['mescolamento', 'mescola', 'lingură', 'lingura', 'linguriță', 'łyżka', 'wolne', 'wolne obr'],
  ...['wolne obr.', 'wolne obroty', 'mieszanie', 'ложка', 'помішування', '\ue002'],
] as const

export const DOUGH_WORDS = [
  ...['dough', 'dough mode', 'knead', 'knead mode', 'kneading', 'kneading mode', 'interval'],
  ...['interval speed', 'wheat', 'wheat mode', 'teig', 'teigstufe', 'teigknetstufe', 'knetstufe'],
  ...[
    'teigmodus',
    'knet-taste',
    'knettaste',
    'knetmodus',
    'knetprogramm',
    'modus kneten',
    'modus teig',
    'teig kneten',
    'modus teig kneten',
    'espiga',
    'amasar',
  ],
  ...['modo espiga', 'modo amasar', 'función amasar', 'pétrin', 'mode pétrin', 'fonction pétrin'],
  ...['pétrissage', 'mode pétrissage', 'épi', 'spiga', 'impasto', 'modalità spiga', 'mod. spiga'],
  ...['modalità impasto', 'interwał', 'interwal', 'tryb interwał', 'tryb ciasto'],
  ...[
    'wyrabianie ciasta',
    'wyrabiania ciasta',
    'tryb wyrabianie ciasta',
    'aluat',
    'mod aluat',
    'modul aluat',
  ],
  ...['mod frământare', 'frământare', 'spic', 'тісто', 'режим тісто', 'режим «тісто»'],
  ...['interval mode', 'dough setting', 'dough function', 'knead function', 'kneading function'],
  ...['intervallstufe', 'teigknetmodus', 'knetfunktion', 'mode intervalle', 'fonction pétrissage'],
  ...['mode pâte', 'modo intervalo', 'modo masa', 'función masa', 'función espiga'],
  ...['modalità intervallo', 'funzione spiga', 'funzione impasto', 'tryb interwałowy'],
  ...['tryb wyrabiania', 'tryb wyrabiania ciasta', 'tryb zagniatania', 'режим тіста'],
  ...['режим замісу', 'modul frământare', 'funcția aluat', 'funcția frământare'],
  ...['режим "тісто"', 'режим замішування', 'колосок', '\ue001'],
] as const

export const TURBO_WORDS = ['turbo', 'pulse', 'турбо'] as const

/**
 * Words that mean a mode only where a slash or a speed label stands before them: elsewhere they are
 * plain words of a recipe ("simmer 5 min, stir", "10 min. Dough should be soft").
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...['soft', 'stir', 'sanft', 'sanft rühren', 'mijotage', 'mescolamento', 'mescola', 'wolne'],
  ...['mieszanie', 'помішування', 'dough', 'knead', 'kneading', 'interval', 'wheat', 'teig'],
  ...['teig kneten', 'amasar', 'pétrin', 'pétrissage', 'épi', 'impasto', 'wyrabianie ciasta'],
  'wyrabiania ciasta',
  ...['aluat', 'frământare', 'spic', 'тісто', 'колосок', 'pulse'],
])

/** `varona` is a misspelling that real recipes have. */
export const STEAM_LEVEL_WORDS = [
  ...['varoma', 'varona', 'varomy', 'варома', 'steam', 'steaming', 'varomastufe', 'varoma-stufe'],
] as const

/** Stand before a temperature and mean nothing by themselves: "temp. Varoma". */
export const TEMPERATURE_LABELS = [
  ...['temp', 'temperature', 'temperatur', 'température', 'temperatura', 'температура', 'темп'],
] as const

/** The blades turn backwards and stir without cutting. */
export const REVERSE_WORDS = [
  ...['reverse', 'reverse blade', 'reverse operation', 'reverse direction', 'counter-clockwise'],
  ...['counterclockwise', 'anticlockwise', 'anti-clockwise', 'counter-clockwise operation'],
  ...['obr. wsteczne', 'obr wsteczne', 'obroty wsteczne', 'wsteczne obroty', 'wsteczne obr'],
  ...['obroty w lewo', 'obr. w lewo', 'lewe obroty', 'obroty lewe', 'bieg wsteczny', 'wsteczne'],
  ...[
    'wstecz',
    'реверс',
    'зворотне обертання',
    'зворотний хід',
    'зворотний рух',
    'linkslauf',
    'im linkslauf',
  ],
  ...['ll', 'giro a la izquierda', 'giro a la izda', 'giro izquierda', 'giro izq', 'giro inverso'],
  ...['sens invers', 'rotire inversă', 'mers invers', 'sens inverse', 'marche inverse'],
  ...['rotation inverse', 'senso antiorario', 'senso inverso', 'antiorario', 'mod. antiorario'],
  ...['lewe obr', 'obr. lewe', 'obr lewe', 'obrotach wstecznych', 'lewych obrotach'],
  ...['rotație stânga', 'rotire stânga', 'rotire la stânga', 'rotație inversă', 'sens antiorar'],
  ...['зворотні оберти', 'зворотного ходу', 'лівий хід', 'giro a izquierdas', 'giro contrario'],
  ...['sens antihoraire', 'antihoraire', 'senso contrario', 'rückwärtslauf', 'reverse speed'],
  ...['modalità antiorario', '\ue003'],
] as const

/** After two speeds: the dial is turned slowly from one to the other. */
export const RAMP_WORDS = [
  ...['gradually', 'slowly increasing', 'stopniowo', 'поступово', 'schrittweise ansteigend'],
  ...['schrittweise', 'ansteigend', 'langsam ansteigend', 'progresivamente', 'progresiva'],
  ...['progresivo', 'treptat', 'progresiv', 'progressivement', 'gradualmente', 'progressivamente'],
] as const

/** Units of time as settings abbreviate and texts spell them, and their seconds. */
export const TIME_UNITS = [
  [1, ['s', 'sec', 'secs', 'seconds?', 'sek', 'sekund\\p{L}*', 'с', 'сек', 'секунд\\p{L}*', 'seg']],
  [1, ['segs', 'segundos?', 'secund[ăe]', 'secondes?', 'second[oi]']],
  [60, ['min', 'mins', 'mn', 'minutes?', 'minut\\p{L}*', 'хв', 'хвилин\\p{L}*']],
  [
    3600,
    ['h', 'hrs?', 'hours?', 'godz', 'godzin\\p{L}*', 'год', 'годин\\p{L}*', 'std', 'stunden?'],
  ],
  [3600, ['horas?', 'or[ăe]', 'heures?', 'ora']],
] as const satisfies readonly (readonly [number, readonly string[]])[]

/** Between the parts of a setting that is spoken: "5 seconds at speed 5", "10 Min. bei 100°C auf Stufe 1". */
export const LINK_WORDS = [
  ...['at', 'on', 'for', 'with', 'in', 'auf', 'bei', 'mit', 'für', 'à', 'à la', 'en', 'en mode'],
  ...['pendant', 'avec', 'en position', 'sur', 'a', 'a una', 'a la', 'durante', 'con', 'por', 'y'],
  ...[
    'per',
    'alla',
    'ad una',
    'a temperatura',
    'у',
    'e',
    'na',
    'w',
    'przy',
    'przez',
    'i',
    'при',
    'на',
  ],
  ...['протягом', 'в', 'і', 'й', 'la', 'cu', 'timp de', 'și', 'and', 'und', 'et', 'pe'],
  ...['au', 'au mode', 'en vitesse', 'auf der', 'con el', 'con la', 'con modalità', 'z', 'з', 'із'],
  ...['w temperaturze', 'при температурі', 'за температури', 'la temperatura de', 'à température'],
  ...[
    'bei einer temperatur von',
    'a una temperatura de',
    'à une température de',
    'at a temperature of',
  ],
  ...['en modo', 'in modalità', 'w trybie', 'в режимі', 'у режимі', 'în modul', 'im modus'],
  ...['around', 'about', 'ca.', 'etwa', 'environ', 'unos', 'unas', 'circa', 'około', 'близько'],
] as const

/** How often Turbo is pulsed, after a number. */
export const PULSE_WORDS = [
  ...['times?', 'x', 'razy', 'раз[иа]?', 'mal', 'veces', 'vez', 'ori', 'fois', 'volte', 'volta'],
] as const

/** How strongly a browning mode fries; it stands where a speed would. */
export const BROWNING_WORDS = [
  ...['linkslauf deaktiviert', 'ohne linkslauf'],
  ...[
    'gentle',
    'intense',
    'leicht',
    'intensiv',
    'suave',
    'intenso',
    'doux',
    'intensif',
    'delicato',
  ],
] as const
