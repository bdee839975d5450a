import { fold } from '../phrases.ts'
import type { Phrases } from './lexicon.ts'
import { list } from './list.ts'

/** What no rule tells of a verb: the order to one, "du …", "er …", and what was done. */
type Forms = readonly [order: string, du: string, er: string, done: string]

const STRONG = folded({
  geben: ['gib', 'gibst', 'gibt', 'gegeben'],
  gießen: ['gieß', 'gießt', 'gießt', 'gegossen'],
  tun: ['tu', 'tust', 'tut', 'getan'],
  nehmen: ['nimm', 'nimmst', 'nimmt', 'genommen'],
  heben: ['heb', 'hebst', 'hebt', 'gehoben'],
  ziehen: ['zieh', 'ziehst', 'zieht', 'gezogen'],
  schneiden: ['schneid', 'schneidest', 'schneidet', 'geschnitten'],
  reiben: ['reib', 'reibst', 'reibt', 'gerieben'],
  mahlen: ['mahl', 'mahlst', 'mahlt', 'gemahlen'],
  schlagen: ['schlag', 'schlägst', 'schlägt', 'geschlagen'],
  braten: ['brat', 'brätst', 'brät', 'gebraten'],
  backen: ['back', 'bäckst', 'bäckt', 'gebacken'],
  schmelzen: ['schmilz', 'schmilzt', 'schmilzt', 'geschmolzen'],
  zerlassen: ['zerlass', 'zerlässt', 'zerlässt', 'zerlassen'],
  stechen: ['stich', 'stichst', 'sticht', 'gestochen'],
  streichen: ['streich', 'streichst', 'streicht', 'gestrichen'],
  waschen: ['wasch', 'wäschst', 'wäscht', 'gewaschen'],
  binden: ['bind', 'bindest', 'bindet', 'gebunden'],
  bringen: ['bring', 'bringst', 'bringt', 'gebracht'],
  schieben: ['schieb', 'schiebst', 'schiebt', 'geschoben'],
})

/** Forms that are other words as well, so that only "ich", "du", "man" and "ihr" make them orders. */
const OTHER_WORDS = list('gibt, reibe, presse, schäle, teile, schmilzt, tut')
const UNSTRESSED = /^(?:be|er|ent|ver|zer)(?!n)|ieren$/
const HARD = /[td]$/
const HISSING = /[szx]$/

/** One verb in its parts: "dazu" + "geben", "steif" + "schlagen". */
type Verb = { particle: string; infinitive: string; beside: string }

/**
 * Every form in which a German recipe gives an order: "dazu|geben" → "dazugeben", "gib … dazu",
 * "gibst du … dazu", "wird … dazugegeben", "dazugegeben werden"; words before the verb go with it
 * ("steif schlagen" → "schlägst … steif").
 */
export function verbs(text: string): Phrases {
  return list(text).flatMap((phrase) => formsOf(verbOf(phrase)))
}

/** What the cook lets happen: "ruhen lassen", "lässt … ruhen", "wird … ruhen gelassen". */
export function lettings(text: string): Phrases {
  return list(text).flatMap((verb) => [
    `${verb} lassen`,
    ...list('lass, lasse, lasst, lassen, lässt').map((form) => `${form} ... ${verb}`),
    ...passive(`${verb} gelassen`),
  ])
}

/** What is or was done to the food: "wird … gehackt", "soll … gehackt werden", "habe ich … gehackt". */
export function passive(participles: string): Phrases {
  return list(participles).flatMap((done) => [
    ...DOING.map((word) => `${word} .... ${done}`),
    `${done} werden`,
  ])
}

/** Parts that stand before "ge": "ab|gegossen", "klein|gehackt". */
const PARTICLES = [
  ...list(`
  ab, an, auf, aus, bei, da, dazu, dar, darauf, darüber, drauf, drüber, durch, ein, fest, fort, glatt, grob, heraus,
  herein, herunter, hinein, hinzu, hinunter, klein, kalt, mit, nach, rein, runter, schaumig, steif, über, um, unter,
  vor, warm, weg, weich, weiter, zu, zurück, zusammen
`),
].sort((a, b) => b.length - a.length)
/** Verbs with no participle of an order, or one of their own. */
const NO_PASSIVE = list('werden, lassen, kommen, müssen, sollen, können, dürfen')
/** Participles of verbs that no rule tells, by the infinitive. */
const PARTICIPLES = folded({
  wiegen: ['', '', '', 'gewogen'],
  messen: ['', '', '', 'gemessen'],
  werfen: ['', '', '', 'geworfen'],
  brechen: ['', '', '', 'gebrochen'],
  halten: ['', '', '', 'gehalten'],
  frieren: ['', '', '', 'gefroren'],
  flechten: ['', '', '', 'geflochten'],
  winden: ['', '', '', 'gewunden'],
  quellen: ['', '', '', 'gequollen'],
})

/** Every infinitive of the lists as what is or was done too: "abseihen" → "wird … abgeseiht". */
export function withPassives<Name extends string>(
  lists: Record<Name, Phrases>,
): Record<Name, Phrases> {
  const known = new Set(Object.values<Phrases>(lists).flat())
  const entries = Object.entries<Phrases>(lists).map(([name, phrases]) => {
    if (name === 'other') return [name, phrases]
    const told = phrases.flatMap((phrase) => participlesOf(phrase)).flatMap((done) => passive(done))
    return [name, [...phrases, ...new Set(told.filter((phrase) => !known.has(phrase)))]]
  })
  return Object.fromEntries(entries)
}

/** "Fein hacken" → "fein gehackt", "durchrühren" → "durchgerührt". */
function participlesOf(phrase: string): Phrases {
  const [, beside = '', infinitive = ''] = /^((?:\S+ )*)(\S+)$/.exec(phrase) ?? []
  const isWhole = !phrase.includes('*') && /(?:en|eln|ern)$/.test(infinitive)
  if (!isWhole || NO_PASSIVE.includes(infinitive)) return []
  const particle = PARTICLES.find(
    (one) => infinitive.startsWith(one) && infinitive.length > one.length + 3,
  )
  const simple = infinitive.slice(particle?.length ?? 0)
  const strong = STRONG.get(simple) ?? PARTICIPLES.get(simple)
  return [beside + (particle ?? '') + (strong ?? weakForms(simple))[3]]
}

const DOING = list('wird, werden, habe, hab, haben')

function verbOf(phrase: string): Verb {
  const words = phrase.split(' ')
  const [infinitive = '', particle = ''] = (words.pop() ?? '').split('|').reverse()
  return { particle, infinitive, beside: words.join(' ') }
}

function formsOf({ particle, infinitive, beside }: Verb): Phrases {
  const [order, du, er, done] = STRONG.get(infinitive) ?? weakForms(infinitive)
  const finite = [
    ...new Set([order, ...firstPerson(infinitive), infinitive, du, er, ihr(infinitive)]),
  ]
  const end = particle || beside
  const whole = [beside, particle + infinitive].filter(Boolean).join(' ')
  return [
    whole,
    ...(end
      ? finite.map((form) => `${form} ... ${end}`)
      : finite.flatMap((form) => alone(form, done))),
    ...passive([beside, particle + done].filter(Boolean).join(' ')),
  ]
}

/** "Zerkleinert" is what was done as well, "presse" a tool: "man zerkleinert", "presse ich". */
function alone(form: string, done: string): Phrases {
  if (form !== done && !OTHER_WORDS.includes(form)) return [form]
  return list('ich, du, man, ihr').flatMap((who) => [`${form} ${who}`, `${who} ${form}`])
}

const isSoft = (infinitive: string) => /e[lr]n$/.test(infinitive)
const stemOf = (infinitive: string) => infinitive.replace(isSoft(infinitive) ? /n$/ : /e?n$/, '')

/** "Hacke", "würfle" or "würfele". */
function firstPerson(infinitive: string): Phrases {
  const stem = stemOf(infinitive)
  return infinitive.endsWith('eln') ? [`${stem.slice(0, -2)}le`, `${stem}e`] : [`${stem}e`]
}

/** "Hackt", "bratet", "gebt". */
function ihr(infinitive: string): string {
  const stem = stemOf(infinitive)
  return HARD.test(stem) ? `${stem}et` : `${stem}t`
}

function weakForms(infinitive: string): Forms {
  const stem = stemOf(infinitive)
  const er = ihr(infinitive)
  const du = HISSING.test(stem) ? er : er.replace(/t$/, 'st')
  return [stem, du, er, UNSTRESSED.test(infinitive) ? er : `ge${er}`]
}

function folded(table: Readonly<Record<string, Forms>>): ReadonlyMap<string, Forms> {
  return new Map(
    Object.entries(table).flatMap(([infinitive, forms]) =>
      list(infinitive).map((spelling, at) => {
        const spelled = (form: string) => list(form).at(at) ?? fold(form)
        const [order, du, er, done] = forms
        return [
          spelling,
          [spelled(order), spelled(du), spelled(er), spelled(done)] as const,
        ] as const
      }),
    ),
  )
}
