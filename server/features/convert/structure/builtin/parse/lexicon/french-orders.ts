import type { Phrases } from './lexicon.ts'
import { list } from './list.ts'

/** Forms beside the infinitive of verbs that no ending tells, by the infinitive's end. */
const IRREGULAR: Readonly<Record<string, readonly [stem: string, forms: readonly string[]]>> = {
  faire: ['f', ['aites', 'ais', 'ait', 'aisons']],
  mettre: ['m', ['ettez', 'ets', 'et', 'ettons']],
  battre: ['b', ['attez', 'ats', 'at', 'attons']],
  cuire: ['c', ['uisez', 'uis', 'uisons']],
  duire: ['d', ['uisez', 'uis', 'uit', 'uisons']],
  prendre: ['pr', ['enez', 'ends', 'end', 'enons']],
  moudre: ['m', ['oulez', 'ouds', 'oulons']],
  soudre: ['s', ['olvez', 'ous', 'olvons']],
  tendre: ['t', ['endez', 'ends', 'end', 'endons']],
  fondre: ['f', ['ondez', 'onds', 'ondons']],
  suivre: ['s', ['uivez', 'uis', 'uit', 'uivons']],
  rendre: ['r', ['endez', 'ends', 'endons']],
  joindre: ['j', ['oignez', 'oins', 'oignons']],
  couvrir: ['c', ['ouvrez', 'ouvre', 'ouvrons']],
  ouvrir: ['ouv', ['rez', 're', 'rons']],
  servir: ['s', ['ervez', 'ers', 'ert', 'ervons']],
  sortir: ['s', ['ortez', 'ors', 'ort', 'ortons']],
  tenir: ['t', ['enez', 'iens', 'ient', 'enons']],
  bouillir: ['b', ['ouillez', 'ous', 'ouillons']],
  asseoir: ['ass', ['eyez', 'ieds']],
}

/**
 * Phrases that begin with an infinitive, in every form in which a French recipe gives an order:
 * "mettre au four" → "mettez au four", "mets-le au four", "(on) met au four", "mettons au four".
 */
export function orders(text: string): Phrases {
  return list(text).flatMap((phrase) => {
    const [verb = '', ...rest] = phrase.split(' ')
    const tail = rest.map((word) => ` ${word}`).join('')
    const forms = formsOf(verb)
    // A pronoun hangs on the verb: "laissez-la".
    const withPronoun = tail ? forms.map((form) => `${form}-*${tail}`) : []
    const done = rest.length < 2 ? doneForms(verb) : []
    const told = [...youForms(verb), ...futureForms(verb), ...done].map((form) => form + tail)
    return [...[verb, ...forms].map((form) => form + tail), ...withPronoun, ...told]
  })
}

/** "Tu coupes", "tu les coupes": a form in -es that is no verb without its "tu" ("les tranches"). */
function youForms(verb: string): string[] {
  if (!verb.endsWith('er')) return []
  const stem = verb.endsWith('yer') ? `${verb.slice(0, -3)}i` : verb.slice(0, -2)
  return ['tu', 'tu le', 'tu la', 'tu les', "tu l'", 'tu y', 'tu en'].map((you) =>
    you.endsWith("'") ? `${you}${stem}es` : `${you} ${stem}es`,
  )
}

/** Stems of the future that are not the infinitive. */
const FUTURE: Readonly<Record<string, string>> = { faire: 'fer', tenir: 'tiendr' }

/** "Vous couperez", "on ajoutera": how old recipes give orders. */
function futureForms(verb: string): string[] {
  const stem = FUTURE[verb] ?? verb.replace(/re$/, 'r').replace(/yer$/, 'ier')
  return /[ei]r$|[^aeiou]r$/.test(stem) ? ['ez', 'a', 'as', 'ons'].map((end) => stem + end) : []
}

/** Participles that no ending tells, without what agrees, by the infinitive's end. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  faire: 'fait',
  mettre: 'mis',
  battre: 'battu',
  cuire: 'cuit',
  duire: 'duit',
  prendre: 'pris',
  moudre: 'moulu',
  soudre: 'sous',
  couvrir: 'couvert',
  tenir: 'tenu',
  bouillir: 'bouilli',
}

/** "J'ai coupé", "nous avons ensuite ajouté": what was done. */
function doneForms(verb: string): string[] {
  const end = Object.keys(PARTICIPLES).find((one) => verb.endsWith(one))
  const done = end
    ? verb.slice(0, -end.length) + PARTICIPLES[end]
    : verb.replace(/er$/, 'e').replace(/ir$/, 'i').replace(/re$/, 'u')
  return ['ai', "j'ai", 'avons'].flatMap((have) => [`${have} ${done}*`, `${have} * ${done}*`])
}

/** "faire revenir", with an adverb too: "faites doucement revenir"; many write "faites chauffez". */
export function causatives(text: string): Phrases {
  return list(text).flatMap((verb) => [
    ...orders(`faire ${verb}, faire *ment ${verb}, faire bien ${verb}, faire à nouveau ${verb}`),
    ...(verb.endsWith('er') ? [`faites ${verb.slice(0, -1)}z`] : []),
  ])
}

/** "Faire bouillir en remuant" makes nothing: only with an article is "faire" a verb of making. */
const MAKING = [
  ...['préparer', 'réaliser', 'confectionner'],
  ...['faire un', 'faire une', 'faire le', 'faire la', "faire l'"],
]

/** "préparer une sauce en mélangeant": the work is in the participle. */
export function makings(text: string): Phrases {
  return list(text).flatMap((participle) =>
    orders(MAKING.map((verb) => `${verb} ... en ${participle}`).join(', ')),
  )
}

/** What is taken off a food: "retirer les pépins", "enlève l'écorce", "ôtez leur peau". */
export function trimmings(text: string): Phrases {
  const parts = list(text).map((part) => (/^[aeiou]/.test(part) ? `l'${part}` : `l* ${part}`))
  return orders(
    ['retirer', 'ôter', 'enlever', 'couper']
      .flatMap((verb) => parts.map((part) => `${verb} ${part}`))
      .join(', '),
  )
}

function formsOf(verb: string): string[] {
  const irregular = Object.keys(IRREGULAR)
    .filter((end) => verb.endsWith(end))
    .sort((a, b) => b.length - a.length)[0]
  const entry = irregular ? IRREGULAR[irregular] : undefined
  if (irregular && entry) {
    const before = verb.slice(0, -irregular.length) + entry[0]
    return entry[1].map((form) => before + form)
  }
  const stem = verb.slice(0, -2)
  if (verb.endsWith('er')) return regular(stem)
  if (verb.endsWith('ir')) return ['issez', 'is', 'it', 'issons'].map((end) => stem + end)
  return []
}

/** "placer" → "placez", "place", "placons"; "broyer" → "broie"; "mélanger" → "melangeons". */
function regular(stem: string): string[] {
  const we = stem.endsWith('g') ? `${stem}eons` : `${stem}ons`
  const forms = [`${stem}ez`, `${stem}e`, `${stem}es-y`, we]
  return stem.endsWith('y') ? [...forms, `${stem.slice(0, -1)}ie`] : forms
}

/** What follows a pronoun and no article: "émincez les | et", "coupez les | en deux". */
const AFTER_PRONOUN = [
  ...['et', 'puis', 'dans', 'en', 'a', 'au', 'aux', 'avec', 'sur', 'sous', 'de', "d'", 'du'],
  ...['pour', 'pendant', 'par', 'bien', 'ensuite', 'enfin', 'alors', 'aussi', 'ainsi', 'tous'],
  ...['toutes', 'entre', 'sans', 'jusqu', '\\p{L}+ement'],
].join('|')
/** Infinitives end like nouns ("le beurre"); "faites les | revenir" has no other reading. */
const LETTING = '(?:fai(?:tes|s|sons)|laiss(?:ez|e|ons))'
const INFINITIVE = '\\p{L}+[ei]r|cuire|fondre|reduire|dissoudre|frire|confire|prendre'
const ORDER =
  '(?<!\\p{L})\\p{L}+(?:ez|ites|sons)|(?:^|[.,;:!?(] ?|(?<!\\p{L})(?:et|puis|ensuite) )\\p{L}+[est]'

export const MISSING_HYPHEN = new RegExp(
  `(?<=${ORDER}) (?=(?:le|la|les) (?:${AFTER_PRONOUN})(?!\\p{L})|(?:le|la|les)\\s*(?:[.,;:!?)]|$))|(?<=(?<!\\p{L})${LETTING}) (?=(?:le|la|les) (?:${INFINITIVE})(?!\\p{L}))`,
  'gu',
)
