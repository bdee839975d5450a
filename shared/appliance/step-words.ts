import type { Language } from '#shared/language.ts'
import { sentencesOf, wordPattern } from './word-pattern.ts'

const CONTAINERS =
  '(?:jug|jar|bottle|pan|saucepan|pot|tin|tray|plate|plates|mou?ld|moulds|dish(?! lid)|casserole|glass|glasses|thermos|surface|worktop|board|colander|cup|cups|case|bowl|bowls|container|ramekins?|sheet)'
/** A few words, so that no text makes the search long. */
const FEW_WORDS = '(?: (?!mixing|varoma|basket|tm|machine|lid)[^\\s.;,]{1,20})'

type StepWords = {
  /** The mixing bowl is empty afterwards. */
  emptying: readonly string[]
  /** What is in it gets cold. */
  cooling: readonly string[]
  /** Ingredients go into a steaming dish or basket, or stay outside. */
  elsewhere: readonly string[]
  mixingBowl: readonly string[]
  steaming: readonly string[]
  steamingDish: readonly string[]
  /** Heat that is not the appliance's, as an instruction. */
  otherHeat: readonly string[]
  /** Introduces what the cook does beside the running machine. */
  meanwhile: readonly string[]
}

/** Phrases of step texts per language, as pattern sources. A missing language says nothing. */
const STEP_WORDS: Partial<Record<Language, Partial<StepWords>>> = {
  en: {
    emptying: [
      '(?:empty|clean|rinse|wash|wipe)(?: out)?(?: and dry)? the (?:mixing )?bowl',
      `(?:transfer|pour|tip|turn|scrape|spoon|ladle|decant|divide|strain|pass)${FEW_WORDS}{0,8}? (?:in|into|onto|on|to|over|between|among)${FEW_WORDS}{0,4}? ${CONTAINERS}`,
      '(?:remove|take|scrape|turn|pour|tip) \\p{L}[^.;]{0,60} (?:out of|from) the mixing bowl',
      '(?:and|then) (?:set aside|reserve|serve)',
      '^(?:transfer and )?(?:set aside|reserve|serve)',
    ],
    cooling: [
      'cool(?: down)?',
      'cooled',
      'chill*',
      'refrigerat*',
      'fridge',
      'freezer',
      'lukewarm',
      'room temperature',
    ],
    elsewhere: [
      '(?:in|into|on|onto|to) the (?:varoma|steamer|steaming|simmering|basket|tray)',
      '(?:separate|another|second|small|large) bowl',
    ],
    mixingBowl: ['mixing bowl', 'tm bowl', 'through the (?:hole|opening) (?:in|of) the lid'],
    steaming: ['steam', 'steaming', 'steamed in'],
    steamingDish: [
      'varoma (?:dish|tray|container|basket)',
      'steamer',
      'steaming (?:dish|tray|attachment)',
    ],
    otherHeat: [
      '(?:^|then |and )(?:bake|roast|grill|broil|barbecue|microwave|deep[- ]fry|air[- ]fry|pan[- ]fry|pressure[- ]cook)',
      'in (?:the|a|an) (?:\\p{L}+ )?(?:oven|air fryer|microwave|pressure cooker|deep fryer)',
      'under (?:the|a) (?:\\p{L}+ )?(?:grill|broiler)',
    ],
    meanwhile: [
      'meanwhile',
      'in the meantime',
      'while',
      'in this time',
      'during this time',
      'preheat',
      'before',
      'until ready',
    ],
  },
  pl: {
    emptying: [
      'przeł(?:oży|óż)*',
      'przel(?:ej|ać|ewamy)',
      '(?:umyj|umyć|opłucz|opłukać|opróżni)\\p{L}* naczynie',
    ],
    cooling: ['ostudź*', 'ostudzi*', 'wystudz*', 'schłodz*', 'ostygn*', 'przestudz*'],
    elsewhere: ['(?:w|do) (?:pojemnik\\p{L}* varoma|varomie|varomy|koszyczk*)'],
    mixingBowl: ['naczyni\\p{L}* miksuj*'],
    steaming: ['na parze'],
    steamingDish: ['pojemnik\\p{L}* varoma', 'tack\\p{L}* varoma'],
    otherHeat: ['w piekarniku', 'na patelni', 'w mikrofalówce', 'na grillu'],
    meanwhile: ['w tym czasie', 'w międzyczasie', 'rozgrz*', 'nagrz*'],
  },
  uk: {
    emptying: ['переклад*', 'переклас*', 'перелий*', 'перелити', '(?:помий|спорожн)\\p{L}* чашу'],
    cooling: ['охоло*', 'остуд*', 'остиг*'],
    elsewhere: ['(?:в|у|на) (?:варому|чашу варома|кошик|піддон)'],
    mixingBowl: ['чаш[аіу]'],
    steaming: ['на пар[іу]'],
    steamingDish: ['чаш\\p{L}* варом*', 'піддон*'],
    otherHeat: ['(?:в|у) духов*', 'на сковор*', 'у мікрохвильов*', 'на грилі'],
    meanwhile: ['тим часом', 'розігрі*'],
  },
  de: {
    emptying: [
      'umfüll*',
      'umgefüllt',
      'beiseite ?stellen',
      'mixtopf (?:aus)?(?:spülen|leeren|säubern|reinigen)',
      'servieren',
    ],
    cooling: ['abkühl*', 'auskühl*', 'abgekühlt', 'erkalten', 'lauwarm', 'kühlschrank'],
    elsewhere: [
      '(?:in|auf) (?:den|das|dem) (?:varoma\\p{L}*|garkorb|gareinsatz|einlegeboden)',
      'in einer schüssel',
    ],
    mixingBowl: ['mixtopf', 'mixbehälter'],
    steaming: ['dampfgaren', 'dämpfen', 'dampfgegart'],
    steamingDish: ['varoma-?behälter', 'varoma-?einlegeboden', 'dampfgaraufsatz'],
    otherHeat: [
      'im (?:\\p{L}+ )?(?:back)?ofen',
      'in der pfanne',
      'in einer pfanne',
      'in der mikrowelle',
      'frittieren',
    ],
    meanwhile: ['in der zwischenzeit', 'währenddessen', 'in dieser zeit', 'vorheizen'],
  },
  es: {
    emptying: [
      'reserv(?:e|ar|amos)',
      'transfier*',
      'trasvas*',
      '(?:lave|enjuague|vacíe) el vaso',
      'retire del vaso',
    ],
    cooling: ['enfri*', 'templar', 'tibi*', 'nevera', 'frigorífico'],
    elsewhere: ['(?:en|al) (?:el )?(?:recipiente varoma|varoma|cestillo)', 'en la bandeja'],
    mixingBowl: ['vaso'],
    steaming: ['al vapor'],
    steamingDish: ['recipiente varoma', 'bandeja varoma'],
    otherHeat: ['en el horno', 'al horno', 'hornee', 'en una sartén', 'en el microondas'],
    meanwhile: ['mientras', 'mientras tanto', 'precaliente'],
  },
  ro: {
    emptying: ['transfera*', 'puneți deoparte', 'turnați într-*', 'spălați (?:bolul|vasul)'],
    cooling: ['răci*', 'răceas*', 'frigider'],
    elsewhere: ['în (?:vasul|tava) varoma', 'în coș*'],
    mixingBowl: ['bol(?:ul)? de mixare', 'vas(?:ul)? de mixare'],
    steaming: ['la aburi?'],
    steamingDish: ['vas(?:ul)? varoma', 'tav[ăa] varoma'],
    otherHeat: ['(?:în|la) cuptor*', 'în tigaie', 'la microunde'],
    meanwhile: ['între timp', 'preîncălzi*'],
  },
  fr: {
    emptying: [
      'réserve[rz]',
      'transvase[rz]',
      'débarrasse[rz]',
      '(?:rincer|laver|vider|nettoyer) le bol',
      'servir',
    ],
    cooling: ['refroidi*', 'tiédi*', 'réfrigér*', 'au frais'],
    elsewhere: ['dans le (?:varoma|récipient|panier)', 'sur le plateau', 'dans un saladier'],
    mixingBowl: ['dans le bol', 'bol de mixage'],
    steaming: ['à la vapeur', 'vapeur'],
    steamingDish: ['(?:récipient|plat|plateau) varoma', 'plateau vapeur'],
    otherHeat: [
      'au four',
      'enfourne[rz]',
      'à la poêle',
      'dans une poêle',
      'au micro-ondes',
      'au gril',
    ],
    meanwhile: ['pendant ce temps', 'entre-temps', 'préchauff*'],
  },
  it: {
    emptying: [
      'trasferi*',
      'tenere da parte',
      'mettere da parte',
      '(?:lavare|sciacquare|svuotare) il boccale',
    ],
    cooling: ['raffredd*', 'intiepid*', 'in frigo*'],
    elsewhere: ['nel (?:varoma|recipiente|cestello)', 'sul vassoio'],
    mixingBowl: ['boccale'],
    steaming: ['a vapore'],
    steamingDish: ['(?:recipiente|vassoio) varoma'],
    otherHeat: ['in forno', 'nel forno', 'infornare', 'in padella', 'nel microonde'],
    meanwhile: ['nel frattempo', 'intanto', 'preriscald*'],
  },
}

function phrases(topic: keyof StepWords): RegExp {
  return wordPattern(Object.values(STEP_WORDS).flatMap((words) => words[topic] ?? []))
}

/** Patterns over all languages at once: a step's text does not say which one it is in. */
export const STEP_PHRASES = {
  emptying: phrases('emptying'),
  cooling: phrases('cooling'),
  elsewhere: phrases('elsewhere'),
  mixingBowl: phrases('mixingBowl'),
  steaming: phrases('steaming'),
  steamingDish: phrases('steamingDish'),
} as const

const OTHER_HEAT = phrases('otherHeat')
const MEANWHILE = phrases('meanwhile')

/** Whether a sentence is about what the cook does beside the running machine. */
export function tellsMeanwhile(sentence: string): boolean {
  return MEANWHILE.test(sentence)
}

/** Whether the text tells the cook to use an oven, a pan, a grill … now, and not beside the step. */
export function tellsOtherHeat(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) => OTHER_HEAT.test(sentence) && !MEANWHILE.test(sentence),
  )
}
