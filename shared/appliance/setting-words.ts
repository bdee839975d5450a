/**
 * Words for settings as recipes in eight languages write them, in lower case. All languages are
 * read at once: a text field does not say which one it is in. U+E001 to U+E003 are the glyphs
 * that recipe pages use for dough, spoon and reverse.
 */
export const SPEED_LABELS = [
  ...['speed', 'stufe', 'geschwindigkeit', 'vel', 'velocidad', 'velocità', 'vitesse', 'vit'],
  ...['viteza', 'obr', 'obroty', 'obrotów', 'шв', 'швидкість'],
] as const

export const SOFT_WORDS = [
  ...['soft', 'spoon', 'stir', 'soft stir', 'gentle stir', 'sanft', 'sanftrührstufe', 'cuchara'],
  ...[
    'mijotage',
    'cuillère',
    'cucchiaio',
    'lingură',
    'lingura',
    'łyżka',
    'wolne',
    'wolne obr',
    'wolne obr.',
    'ложка',
    '\ue002',
  ],
] as const

export const DOUGH_WORDS = [
  ...['dough', 'dough mode', 'knead', 'kneading', 'kneading mode', 'interval', 'wheat'],
  ...[
    'teig',
    'teigstufe',
    'teigknetstufe',
    'teig kneten',
    'espiga',
    'amasar',
    'pétrin',
    'mode pétrin',
  ],
  ...['spiga', 'impasto', 'interwał', 'wyrabianie ciasta', 'aluat', 'mod frământare'],
  ...['тісто', 'режим тісто', '\ue001'],
] as const

export const TURBO_WORDS = ['turbo', 'pulse', 'турбо'] as const

/** `varona` is a misspelling that real recipes have. */
export const STEAM_LEVEL_WORDS = ['varoma', 'varona', 'варома', 'steam', 'steaming'] as const

/** The blades turn backwards and stir without cutting. */
export const REVERSE_WORDS = [
  ...['reverse', 'counter-clockwise', 'counterclockwise', 'anticlockwise', 'anti-clockwise'],
  ...['obr. wsteczne', 'obr wsteczne', 'obroty wsteczne', 'obroty w lewo', 'wsteczne'],
  ...['реверс', 'зворотне обертання', 'linkslauf', 'giro a la izquierda', 'giro inverso'],
  ...['sens invers', 'rotire inversă', 'sens inverse', 'marche inverse', 'senso antiorario'],
  ...['antiorario', '\ue003'],
] as const

/** After two speeds: the dial is turned slowly from one to the other. */
export const RAMP_WORDS = [
  ...['gradually', 'slowly increasing', 'stopniowo', 'поступово', 'schrittweise ansteigend'],
  ...[
    'schrittweise',
    'ansteigend',
    'progresivamente',
    'treptat',
    'progressivement',
    'gradualmente',
  ],
] as const

/** Units of time as settings abbreviate and texts spell them, and their seconds. */
export const TIME_UNITS = [
  [1, ['s', 'sec', 'secs', 'seconds?', 'sek', 'sekund\\p{L}*', 'с', 'сек', 'секунд\\p{L}*', 'seg']],
  [1, ['segundos?', 'secund[ăe]', 'secondes?', 'second[oi]']],
  [60, ['min', 'mins', 'minutes?', 'minut\\p{L}*', 'хв', 'хвилин\\p{L}*']],
  [
    3600,
    ['h', 'hrs?', 'hours?', 'godz', 'godzin\\p{L}*', 'год', 'годин\\p{L}*', 'std', 'stunden?'],
  ],
  [3600, ['horas?', 'or[ăe]', 'heures?', 'ora']],
] as const satisfies readonly (readonly [number, readonly string[]])[]

/** How often Turbo is pulsed, after a number. */
export const PULSE_WORDS = [
  ...['times?', 'x', 'razy', 'раз[иа]?', 'mal', 'veces', 'vez', 'ori', 'fois', 'volte', 'volta'],
] as const

/** How strongly a browning mode fries; it stands where a speed would. */
export const BROWNING_WORDS = [
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
