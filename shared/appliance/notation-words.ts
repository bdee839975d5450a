import type { Language } from '#shared/language.ts'

/** `gb` writes settings as `en` does. */
export type NotationLanguage = Exclude<Language, 'gb'>

/** How a language writes settings; `{n}` stands for the number. */
export type NotationWords = {
  seconds: string
  minutes: string
  hours: string
  decimalMark: '.' | ','
  speed: string
  /** A slow rise between two speeds; `{from}` and `{to}`. */
  ramp: string
  reverse: string
  /** Where direction and speed are written as one word group. */
  reverseSpeed?: string
  soft: string
  dough: string
  turbo: string
}

/**
 * Taken from recipes in each language. Lines marked "proposal" were not found in one: there are
 * no Ukrainian recipes for the appliance at all, and next to no Romanian ones.
 */
export const NOTATION: Record<NotationLanguage, NotationWords> = {
  en: {
    seconds: 'sec',
    minutes: 'min',
    hours: 'h',
    decimalMark: '.',
    speed: 'speed {n}',
    ramp: 'speed {from}-{to}, gradually',
    reverse: 'reverse',
    soft: 'speed soft',
    dough: 'Dough',
    turbo: 'Turbo',
  },
  pl: {
    seconds: 's',
    minutes: 'min',
    hours: 'godz.',
    decimalMark: ',',
    speed: 'obr. {n}',
    ramp: 'obr. {from}-{to}, stopniowo',
    reverse: 'obr. wsteczne',
    reverseSpeed: 'obr. wsteczne {n}',
    soft: 'wolne obr.', // proposal
    dough: 'Interwał', // proposal
    turbo: 'Turbo',
  },
  // The whole of uk is a proposal.
  uk: {
    seconds: 'с',
    minutes: 'хв',
    hours: 'год',
    decimalMark: ',',
    speed: 'шв. {n}',
    ramp: 'шв. {from}-{to} поступово',
    reverse: 'реверс',
    soft: 'шв. «ложка»',
    dough: 'Тісто',
    turbo: 'Турбо',
  },
  de: {
    seconds: 'Sek.',
    minutes: 'Min.',
    hours: 'Std.',
    decimalMark: ',',
    speed: 'Stufe {n}',
    ramp: 'Stufe {from}-{to} schrittweise ansteigend',
    reverse: 'Linkslauf',
    soft: 'Sanftrührstufe',
    dough: 'Teig',
    turbo: 'Turbo',
  },
  es: {
    seconds: 'seg',
    minutes: 'min',
    hours: 'h',
    decimalMark: ',',
    speed: 'vel {n}',
    ramp: 'vel {from}-{to} progresivamente',
    reverse: 'giro a la izquierda',
    soft: 'vel cuchara',
    dough: 'Espiga',
    turbo: 'Turbo',
  },
  // The whole of ro is a proposal.
  ro: {
    seconds: 'sec',
    minutes: 'min',
    hours: 'h',
    decimalMark: ',',
    speed: 'viteza {n}',
    ramp: 'viteza {from}-{to} treptat',
    reverse: 'sens invers',
    soft: 'viteza lingură',
    dough: 'Aluat',
    turbo: 'Turbo',
  },
  fr: {
    seconds: 'sec',
    minutes: 'min',
    hours: 'h',
    decimalMark: ',',
    speed: 'vitesse {n}',
    ramp: 'vitesse {from} à {to} progressivement',
    reverse: 'sens inverse',
    soft: 'vitesse mijotage',
    dough: 'Pétrin',
    turbo: 'Turbo',
  },
  it: {
    seconds: 'sec.',
    minutes: 'min.',
    hours: 'h',
    decimalMark: ',',
    speed: 'vel. {n}',
    ramp: 'vel. {from}-{to} gradualmente',
    reverse: 'antiorario',
    soft: 'vel. soft',
    dough: 'Spiga',
    turbo: 'Turbo',
  },
}
