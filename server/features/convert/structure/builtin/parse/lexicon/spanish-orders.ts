import { fold } from '../phrases.ts'
import type { Phrases } from './lexicon.ts'
import { list } from './list.ts'

/** Stems that change under stress ("calentar", "calienta"), by the infinitive's end. */
const STRESSED: Readonly<Record<string, string>> = {
  calentar: 'calient',
  empezar: 'empiez',
  comenzar: 'comienz',
  cerrar: 'cierr',
  sembrar: 'siembr',
  pimentar: 'pimient',
  fregar: 'frieg',
  apretar: 'apriet',
  verter: 'viert',
  tender: 'tiend',
  cender: 'ciend',
  hervir: 'hierv',
  derretir: 'derrit',
  servir: 'sirv',
  medir: 'mid',
  freir: 'fri',
  colar: 'cuel',
  colgar: 'cuelg',
  volcar: 'vuelc',
  tostar: 'tuest',
  probar: 'prueb',
  soltar: 'suelt',
  mover: 'muev',
  olver: 'uelv',
  moler: 'muel',
  cocer: 'cuec',
  torcer: 'tuerc',
}

/** Forms of verbs that no ending tells, by the infinitive's end: those of "tú" and "usted". */
const IRREGULAR: Readonly<Record<string, readonly [tu: string, usted: string]>> = {
  poner: ['pon', 'ponga'],
  hacer: ['haz', 'haga'],
  tener: ['ten', 'tenga'],
  traer: ['trae', 'traiga'],
  freir: ['frie', 'fria'],
  leir: ['lie', 'lia'],
  seguir: ['sigue', 'siga'],
}

/** "Empezamos picando", "vamos incorporando", "siga removiendo". */
const BEFORE_GERUND = [
  ...['empez*', 'empiez*', 'comenz*', 'comienz*', 'vamos', 've', 'vaya', 'iremos', 'ir', 'id'],
  ...['vas', 'iras', 'seguimos', 'sigue', 'siga', 'seguir', 'continua*'],
]

/**
 * Phrases that begin with an infinitive, in every form in which a Spanish recipe gives an order:
 * "poner al fuego" → "ponerlo", "ponemos", "pon", "ponlo", "ponga", "poned", "(se) ponen" and the
 * future "pondremos al fuego"; a verb alone also as what a cook begins with, "empezamos picando".
 */
export function orders(text: string): Phrases {
  return list(text).flatMap((phrase) => {
    const [verb = '', ...rest] = phrase.split(' ')
    const forms = formsOf(verb).map((form) => [form, ...rest].join(' '))
    const beginnings = BEFORE_GERUND.map((start) => `${start} ${gerund(verb)}*`)
    return rest.length > 0 ? forms : [...forms.flatMap(plainly), ...beginnings]
  })
}

/** A form that is a noun or an adjective as well counts only before one of these. */
const AFTER_ORDER = ['el', 'la', 'los', 'las', 'un', 'una', 'bien']
const AMBIGUOUS: readonly string[] = list(`
  caliente, fría, pocha, espesa, seca, limpia, doble, corte, raja, conserva, parte, marca, pinta,
  asa, baja, sube, templa, llena, rellena, prepara, pese, sude, leve, fresca, refresca, cuaja, gira, aparte
`)

function plainly(form: string): string[] {
  return AMBIGUOUS.includes(form) ? AFTER_ORDER.map((next) => `${form} ${next}`) : [form]
}

function formsOf(verb: string): string[] {
  const [tu, usted] = told(verb)
  const stem = verb.slice(0, -2)
  const vowel = verb.slice(-2, -1)
  const plural = tu.endsWith(vowel === 'a' ? 'a' : 'e') ? tu : `${vowelStem(verb)}e`
  // With its pronouns and the future: "añadirlo", "añadiremos".
  return [
    `${verb}*`,
    `${stem}${vowel}mos`,
    ...futureOf(verb),
    ...[tu, usted, `${stem}${vowel}d`].flatMap((form) => [form, `${form}l*`]),
    `${plural}n`,
    `${usted}n`,
    ...voseo(verb, tu),
  ]
}

/** "Poné la harina", "mezclala", "batilos": the infinitive without its end, where "tú" has another form. */
function voseo(verb: string, tu: string): string[] {
  const form = fold(verb).slice(0, -1)
  return form === fold(tu) ? [] : [form, `${form}l*`]
}

/** Futures that drop the infinitive's vowel: "pondremos". */
function futureOf(verb: string): string[] {
  const match = /^(.*(?:pon|ten))er$/.exec(verb)
  return match ? [`${match[1]}dr*`] : []
}

/** The orders to one reader, "tú" and "usted". */
function told(verb: string): readonly [string, string] {
  const known = longestEnd(verb, IRREGULAR)
  if (known) {
    const [tu, usted] = IRREGULAR[known] ?? ['', '']
    const before = verb.slice(0, -known.length)
    return [before + tu, before + usted]
  }
  const stem = stressedStem(verb)
  if (verb.endsWith('ar')) return [`${stem}a`, `${beforeE(stem)}e`]
  return [`${stem}e`, `${beforeA(stem)}a`]
}

function stressedStem(verb: string): string {
  const end = longestEnd(verb, STRESSED)
  return end ? verb.slice(0, -end.length) + STRESSED[end] : verb.slice(0, -2)
}

/** The stem of "(se) ponen", where "tú" has a form of its own. */
function vowelStem(verb: string): string {
  return verb.endsWith('tener') ? `${verb.slice(0, -4)}ien` : stressedStem(verb)
}

/** The spelling that keeps the sound: "pica", "pique"; "empieza", "empiece". */
function beforeE(stem: string): string {
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
}

/** "cuece", "cueza"; "introduce", "introduzca"; "recoge", "recoja". */
function beforeA(stem: string): string {
  return stem
    .replace(/duc$/, 'duzc')
    .replace(/(?<!z)c$/, 'z')
    .replace(/g$/, 'j')
}

function gerund(verb: string): string {
  const stem = verb.slice(0, -2)
  if (verb.endsWith('ar')) return `${stem}ando`
  const isVowelChanging = /(?:herv|derret|serv|med)ir$/.test(verb)
  const changed = isVowelChanging ? stem.replace(/e(?=[^e]*$)/, 'i') : stem
  return `${changed.replace(/(?<=fr)e$/, '')}iendo`
}

function longestEnd(verb: string, table: object): string | undefined {
  return Object.keys(table)
    .filter((end) => fold(verb).endsWith(end))
    .sort((a, b) => b.length - a.length)[0]
}
