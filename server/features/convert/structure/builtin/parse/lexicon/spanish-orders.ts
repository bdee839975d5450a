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
  regar: 'rieg',
  agregar: 'agreg',
  plegar: 'plieg',
  asentar: 'asient',
  apretar: 'apriet',
  verter: 'viert',
  tender: 'tiend',
  cender: 'ciend',
  hervir: 'hierv',
  derretir: 'derrit',
  servir: 'sirv',
  medir: 'mid',
  regir: 'rig',
  petir: 'pit',
  transferir: 'transfier',
  freir: 'fri',
  uir: 'uy',
  cernir: 'ciern',
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
  ...['vas', 'iras', 'seguimos', 'sigue', 'siga', 'seguir', 'continua*', 'voy', 'vayan', 'se va'],
  'se van',
]

/** "Ponemos a macerar", "echa la cebolla a pochar". */
const BEFORE_INFINITIVE = ['pon* a', 'pon* ... a', 'ech* a', 'ech* ... a']

/**
 * Phrases that begin with an infinitive, in every form in which a Spanish recipe gives an order:
 * "poner al fuego" → "ponerlo", "ponemos", "pon", "ponlo", "ponga", "póngase", "poned", "(se) ponen",
 * "pongo", "pones" and the future "pondremos al fuego"; a verb alone also as what a cook begins
 * with, "empezamos picando", and as what things are put on for, "ponemos a pochar".
 */
export function orders(text: string): Phrases {
  return list(text).flatMap((phrase) => {
    const [verb = '', ...rest] = phrase.split(' ')
    const forms = formsOf(verb).map((form) => [form, ...rest].join(' '))
    if (rest.length > 0) return forms
    const beginnings = BEFORE_GERUND.map((start) => `${start} ${gerund(verb)}*`)
    const purposes = BEFORE_INFINITIVE.map((start) => `${start} ${verb}*`)
    return [...forms.flatMap(plainly), ...beginnings, ...purposes]
  })
}

/** A form that is a noun or an adjective as well counts only before one of these. */
const AFTER_ORDER = ['el', 'la', 'los', 'las', 'un', 'una', 'bien']
const AMBIGUOUS: readonly string[] = list(`
  caliente, fría, pocha, espesa, seca, limpia, doble, corte, raja, conserva, parte, marca, pinta,
  asa, baja, sube, templa, llena, rellena, prepara, pese, sude, leve, fresca, refresca, cuaja, gira, aparte,
  juntas, completas, cortas, partes, laminas, mezclas, pochas, marcas, cocinas, espesas, asas, marinas,
  reservas, pasas, tiras, bajas, tapas, pruebas, limpias, secas, formas, rellenas, dobles, doblas, pintas,
  coronas, llenas, frías, masas, cascas, prensas, guisas, sales, vacías, frescas, refrescas, pesas
`)
/** The same of what a cook tells of himself, "paso": it counts behind "lo", "la" as well. */
const AMBIGUOUS_OF_ONE: readonly string[] = list(`
  sumo, casco, peso, mojo, riego, baño, deposito, junto, completo, integro, pico, corto, parto, proceso,
  piso, pocho, sello, marco, frío, guiso, espeso, templo, reposo, asiento, cuajo, fermento, refresco,
  marino, adobo, remojo, hidrato, paso, saco, desecho, tiro, bajo, condimento, aderezo, aliño, pelo, limpio,
  seco, forro, cepillo, vacío, pincho, relleno, adorno, rebozo, giro, glaseo, filtro, consumo, lleno,
  blanqueo, retiro, traslado
`)

function plainly(form: string): string[] {
  const isOfOne = AMBIGUOUS_OF_ONE.includes(form)
  if (!isOfOne && !AMBIGUOUS.includes(form)) return [form]
  const after = AFTER_ORDER.map((next) => `${form} ${next}`)
  return isOfOne ? [...after, ...['lo', 'la', 'los', 'las'].map((it) => `${it} ${form}`)] : after
}

/** Forms that are small words: "dé", "uno", "para". */
const SMALL_WORDS: readonly string[] = [
  'de',
  'del*',
  'des',
  'uno',
  'unos',
  'para',
  'paras',
  'e',
  'a',
  'en',
]

function formsOf(verb: string): string[] {
  return everyForm(verb).filter((form) => !SMALL_WORDS.includes(form))
}

function everyForm(verb: string): string[] {
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
    // "Póngase", "córtense", "pónganla".
    ...[`${usted}se`, `${usted}sel*`, `${usted}nse`, `${usted}nl*`],
    // "Pones", "pongo", "pongamos".
    ...[`${plural}s`, ofOne(verb, usted), hortative(verb, usted)],
    ...voseo(verb, tu),
    ...doneForms(verb),
  ]
}

/** Participles and "I did" that no rule tells, by the infinitive's end. */
const DONE: Readonly<Record<string, readonly [participle: string, i: string]>> = {
  poner: ['puesto', 'puse'],
  hacer: ['hecho', 'hice'],
  freir: ['frito', 'freí'],
  brir: ['bierto', 'brí'],
  romper: ['roto', 'rompí'],
  olver: ['uelto', 'olví'],
  traer: ['traído', 'traje'],
  tener: ['tenido', 'tuve'],
  ducir: ['ducido', 'duje'],
}

/** "He picado", "los hemos sofrito", "puse": what was done; "piqué" and "batí" are orders as well. */
function doneForms(verb: string): string[] {
  const known = longestEnd(verb, DONE)
  const before = known ? verb.slice(0, -known.length) : ''
  const [participle, did] = (known && DONE[known]) || []
  const regular = verb.slice(0, -2) + (verb.endsWith('ar') ? 'ado' : 'ido')
  const done = participle ? before + participle : regular
  return [`he ${done}`, `hemos ${done}`, ...(did ? [before + did] : [])]
}

/** "Pongo", "corto", "cuezo". */
function ofOne(verb: string, usted: string): string {
  return verb.endsWith('ar') ? `${stressedStem(verb)}o` : `${usted.slice(0, -1)}o`
}

/** "Pongamos", "cortemos". */
function hortative(verb: string, usted: string): string {
  return verb.endsWith('ar') ? `${beforeE(verb.slice(0, -2))}emos` : `${usted}mos`
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
  if (verb.endsWith('uir')) return `${stem}yendo`
  const isVowelChanging = /(?:herv|derret|serv|med|pet|reg|transfer)ir$/.test(verb)
  const changed = isVowelChanging ? stem.replace(/e(?=[^e]*$)/, 'i') : stem
  return `${changed.replace(/(?<=fr)e$/, '')}iendo`
}

function longestEnd(verb: string, table: object): string | undefined {
  return Object.keys(table)
    .filter((end) => fold(verb).endsWith(end))
    .sort((a, b) => b.length - a.length)[0]
}
