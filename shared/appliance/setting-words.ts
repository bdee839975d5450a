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
