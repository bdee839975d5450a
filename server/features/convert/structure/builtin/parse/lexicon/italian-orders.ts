import type { Phrases } from './lexicon.ts'
import { list } from './list.ts'

/** What no rule tells of a verb: the order to one, to several, "we", "it is", "they are", formal. */
type Forms = readonly [tu: string, voi: string, noi: string, si: string, loro: string, lei: string]

/** By the infinitive's end; the longest end that fits is taken. */
const IRREGULAR: Readonly<Record<string, Forms>> = {
  porre: ['poni', 'ponete', 'poniamo', 'pone', 'pongono', 'ponga'],
  durre: ['duci', 'ducete', 'duciamo', 'duce', 'ducono', 'duca'],
  trarre: ['trai', 'traete', 'traiamo', 'trae', 'traggono', 'tragga'],
  tenere: ['tieni', 'tenete', 'teniamo', 'tiene', 'tengono', 'tenga'],
  cuocere: ['cuoci', 'cuocete', 'cuociamo', 'cuoce', 'cuociono', 'cuocia'],
  togliere: ['togli', 'togliete', 'togliamo', 'toglie', 'tolgono', 'tolga'],
  cogliere: ['cogli', 'cogliete', 'cogliamo', 'coglie', 'colgono', 'colga'],
  scegliere: ['scegli', 'scegliete', 'scegliamo', 'sceglie', 'scelgono', 'scelga'],
  sciogliere: ['sciogli', 'sciogliete', 'sciogliamo', 'scioglie', 'sciolgono', 'sciolga'],
  spegnere: ['spegni', 'spegnete', 'spegniamo', 'spegne', 'spengono', 'spenga'],
  riempire: ['riempi', 'riempite', 'riempiamo', 'riempie', 'riempiono', 'riempia'],
}

/** Forms that stand for themselves: short ones, whose pronoun doubles ("fallo"). */
const WHOLE: Readonly<Record<string, Phrases>> = {
  fare: list(`
    fare, far, farlo, farla, farli, farle, farvi, fate, fatel*, fatevi, fateci, fatene, fai, fa,
    faccio, facciamo*, faccia, fanno, fallo, falla, falli, falle
  `),
  dare: list(`dare, darle, dargli, date, datele, dategli, dai, diamo, dia`),
}

/** Verbs in -ire without the "-isc-" of "unisci". */
const SHORT_IRE = /(?:serv|boll|apr|copr|scopr|segu|cuc|vest|sent)ire$/

/**
 * Phrases that begin with an infinitive, in every form in which an Italian recipe gives an order:
 * "tritare fine" → "tritate", "tritatela", "trita", "tritala", "tritiamo", "(si) tritano", "triti".
 */
export function orders(text: string): Phrases {
  return list(text).flatMap((phrase) => {
    const [verb = '', ...rest] = phrase.split(' ')
    const tail = rest.map((word) => ` ${word}`).join('')
    const forms = [...formsOf(verb), ...toldOf(verb)]
    return rest.length > 0
      ? forms.map((form) => form + tail)
      : [...forms.flatMap(plainly), ...beginningsWith(verb)]
  })
}

/** What a cook begins or goes on with: "iniziate a tritare", "procedete con la salsa frullando". */
function beginningsWith(verb: string): Phrases {
  const starts = ['inizi*', 'cominci*', 'proced*']
  const befores = [
    ...starts,
    'inizi* la preparazione ...',
    ...starts.map((one) => `${one} con ...`),
  ]
  return [
    ...befores.map((before) => `${before} ${gerund(verb)}*`),
    ...[...starts, 'continu*'].flatMap((start) => [`${start} a ${verb}`, `${start} ad ${verb}`]),
  ]
}

/** Orders and what is made by them: "preparate la salsa frullando". */
export function verbs(text: string): Phrases {
  return list(text).flatMap((verb) => [...orders(verb), `prepar* ... ${gerund(verb)}`])
}

/** "fate una palla", "create delle palline". */
export function makings(text: string): Phrases {
  const articles = list('un, una, le, dei, delle, delle piccole, dei piccoli, tante, tanti')
  const things = list(text).flatMap((thing) => [thing, ...articles.map((one) => `${one} ${thing}`)])
  return ['fare', 'creare'].flatMap((verb) => orders(things.map((it) => `${verb} ${it}`).join(',')))
}

/** "fate cuocere", "fatela cuocere", "lasciate la salsa cuocere", "preparate la salsa facendo cuocere". */
export function causatives(text: string): Phrases {
  return list(text).flatMap((verb) => [
    ...orders(`fare ... ${verb}`),
    ...lettings(verb),
    ...['prepar*', 'inizi*', 'cominci*', 'proced*'].map((start) => `${start} ... facendo ${verb}`),
    // "L'ho fatta appassire", "ho lasciato cuocere"
    ...['ho fatt*', 'abbiamo fatt*', 'ho lasciat*', 'abbiamo lasciat*'].map(
      (was) => `${was} ... ${verb}`,
    ),
  ])
}

/** "lasciate riposare", "lasciatela riposare", "mettete a riposare". */
export function lettings(text: string): Phrases {
  return list(text).flatMap((verb) => [
    `lasci* ... ${verb}`,
    `lasci* ... ${verb.slice(0, -1)}`,
    `mett* ... a ${verb}`,
    `ho mess* ... a ${verb}`,
  ])
}

function formsOf(verb: string): Phrases {
  const whole = WHOLE[verb]
  if (whole) return whole
  const [tu, voi, noi, si, loro, lei] = finiteForms(verb)
  // "tritarla", "mettervi", but "porri" are leeks.
  const infinitive = verb === 'porre' ? [verb, 'porl*'] : [`${verb.replace(/r?re$/, 'r')}*`]
  const io = firstPerson(verb, loro)
  // "Mettici", "prendine".
  const inIt = [`${tu}ci`, `${tu}vi`, `${tu}ne`]
  const all = [...infinitive, `${voi}*`, tu, `${tu}l*`, ...inIt, `${noi}*`, si, loro, lei, ...io]
  return [...new Set(all)]
}

const plainly = (form: string) => (ADJECTIVES.includes(form) ? beforeArticle(form) : [form])

const beforeArticle = (form: string) => AFTER_ORDER.map((next) => `${form} ${next}`)

/** Forms of a blog's "I" that are nouns or other words as well: orders only beside what they work on. */
const NOUNS = list(`
  arresto, arrosto, bagno, calo, conto, decoro, filtro, fondo, forno, frutto, giro, impasto, lavoro, lesso, misto,
  passo, pelo, peso, riposo, salto, scotto, taglio, trito, colo, compatto, completo, integro, pesto, velo, scarto,
  stacco, aumento, controllo, uso, spezzo
`)
/** Forms of the order to one that are adjectives as well: "liscia e compatta". */
const ADJECTIVES = list(`compatta, compatti, completa, completi, integra, integri, lessa, lessi`)
const BEFORE_VERB = list(`lo, la, li, le`)
const AFTER_ORDER = list(`il, lo, la, i, gli, le, un, una, tutto, bene`)
/** "Verso la fine" is when, not what. */
const NEVER = list(`verso`)

/** "Aggiungo", "unisco", "tolgo". */
function firstPerson(verb: string, loro: string): Phrases {
  const stem = verb.endsWith('are') ? verb.slice(0, -3) : loro.replace(/ono$/, '')
  const io = `${stem}o`
  if (NEVER.includes(io)) return BEFORE_VERB.map((it) => `${it} ${io}`)
  if (!NOUNS.includes(io)) return [io]
  return [...beforeArticle(io), ...BEFORE_VERB.map((it) => `${it} ${io}`)]
}

/** "Va aggiunto", "vanno poi tritate", "ho aggiunto": what is to be done or was done. */
function toldOf(verb: string): Phrases {
  const done = participle(verb)
  return done ? TELLING.flatMap((word) => [`${word} ${done}*`, `${word} * ${done}*`]) : []
}

const TELLING = list(`va, vanno, viene, vengono, ho, abbiamo`)

/** Participles without their vowel that no rule tells, by the infinitive's end; the longest end that fits is taken. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  giungere: 'giunt',
  ungere: 'unt',
  mettere: 'mess',
  porre: 'post',
  durre: 'dott',
  trarre: 'tratt',
  rompere: 'rott',
  mergere: 'mers',
  friggere: 'fritt',
  correggere: 'corrett',
  gliere: 'lt',
  fondere: 'fus',
  cuocere: 'cott',
  cendere: 'ces',
  prendere: 'pres',
  tendere: 'tes',
  stendere: 'stes',
  spargere: 'spars',
  dividere: 'divis',
  incidere: 'incis',
  intridere: 'intris',
  chiudere: 'chius',
  aprire: 'apert',
  coprire: 'copert',
  spegnere: 'spent',
  muovere: 'moss',
  volgere: 'volt',
  stringere: 'strett',
  correre: 'cors',
  scegliere: 'scelt',
}

/** None of the verbs whose own participle goes with another verb: "fatto rosolare". */
function participle(verb: string): string | null {
  if (verb === 'fare' || verb === 'dare') return null
  const end = Object.keys(PARTICIPLES)
    .filter((one) => verb.endsWith(one))
    .sort((a, b) => b.length - a.length)[0]
  if (end) return verb.slice(0, -end.length) + PARTICIPLES[end]
  const stem = verb.slice(0, -3)
  if (verb.endsWith('are')) return `${stem}at`
  return verb.endsWith('ire') ? `${stem}it` : `${stem}ut`
}

function finiteForms(verb: string): Forms {
  const end = Object.keys(IRREGULAR)
    .filter((one) => verb.endsWith(one))
    .sort((a, b) => b.length - a.length)[0]
  const known = end ? IRREGULAR[end] : undefined
  if (end && known) {
    const before = verb.slice(0, -end.length)
    const [tu, voi, noi, si, loro, lei] = known.map((form) => before + form)
    return [tu ?? '', voi ?? '', noi ?? '', si ?? '', loro ?? '', lei ?? '']
  }
  const stem = verb.slice(0, -3)
  if (verb.endsWith('are')) {
    const soft = /[cg]$/.test(stem) ? `${stem}h` : stem.replace(/i$/, '')
    return [`${stem}a`, `${stem}ate`, `${soft}iamo`, `${stem}a`, `${stem}ano`, `${soft}i`]
  }
  if (verb.endsWith('ere') || SHORT_IRE.test(verb))
    return [
      `${stem}i`,
      `${stem}${verb.endsWith('ere') ? 'e' : 'i'}te`,
      `${stem}iamo`,
      `${stem}e`,
      `${stem}ono`,
      `${stem}a`,
    ]
  const long = `${stem}isc`
  return [`${long}i`, `${stem}ite`, `${stem}iamo`, `${long}e`, `${long}ono`, `${long}a`]
}

function gerund(verb: string): string {
  const contracted = /^(.*)(?:rre)$/.exec(verb)?.[1]
  if (contracted !== undefined)
    return `${contracted.replace(/po$/, 'pon').replace(/du$/, 'duc')}endo`
  if (verb === 'fare') return 'facendo'
  return verb.slice(0, -3) + (verb.endsWith('are') ? 'ando' : 'endo')
}
