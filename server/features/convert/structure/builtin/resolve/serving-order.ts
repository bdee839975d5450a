import type { Language } from '#shared/language.ts'
import type { KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { list } from '../parse/lexicon/list.ts'
import { PhrasePattern } from '../parse/phrase-pattern.ts'
import { fold } from '../parse/phrases.ts'

type Words = { serving: string; over: string }

/**
 * `serving`: words of headings, notes and orders for what comes on at the table. `over`: orders
 * after which nothing is put in, as it is being eaten or stored.
 */
const WORDS: Record<Exclude<Language, 'gb'>, Words> = {
  en: {
    serving: 'serve, serving, garnish*, topping*, top, topped, decorat*, sprinkle',
    over: 'enjoy, store, keep, freezer, leftover*, refrigerate, airtight, eat, dig in, reheat*',
  },
  de: {
    serving:
      'servier*, anrichten, garnier*, garnitur, dekor*, deko, bestreuen, topping*, anrichte*',
    over: 'genieß*, guten appetit, aufbewahr*, lager*, haltbar, einfrieren, schmecken lassen, lass es dir',
  },
  fr: {
    serving: 'serv*, garni*, decor*, dress*, parsem*, topping*',
    over: 'regalez, bon appetit, conserve*, degust*, savour*, congel*',
  },
  es: {
    serving: 'serv*, sirv*, decor*, adorn*, emplat*, presenta*, acompan*, topping*',
    over: 'disfrut*, buen provecho, conserv*, guard*, congel*, a comer',
  },
  it: {
    serving: 'serv*, guarn*, decor*, impiatta*, cospar*, topping*',
    over: 'gust*, buon appetito, conserv*, congel*, godet*',
  },
  pl: {
    serving: 'poda*, udekor*, dekor*, posyp*, przybra*, ozdob*, dodatki, do podania',
    over: 'smacznego, przechow*, zamro*, zajada*',
  },
  uk: {
    serving: 'подава*, подати, подача, прикра*, посип*, сервір*, до подачі',
    over: 'смачного, зберіга*, смакуй*, насолоджу*',
  },
  ro: {
    serving: 'serv*, decor*, ornam*, presar*, topping*, garnis*',
    over: 'pofta buna, pastra*, congel*, savur*, bucura*',
  },
}

const patterns = new Map(
  Object.entries(WORDS).map(([language, { serving, over }]) => [
    language,
    { serving: new PhrasePattern(list(serving)), over: new PhrasePattern(list(over)) },
  ]),
)

/** Roles whose orders put something in. */
const TAKING: readonly VerbRole[] = [
  ...(['add', 'work', 'heat', 'season', 'hand', 'bake', 'serve', 'move'] as const),
]

export const takesIn = ({ role, vessel }: KitchenAction): boolean =>
  vessel >= 0 && TAKING.includes(role)

/** "For garnish" behind it: what stands under "Topping" is made like any other part. */
export const isNotedForServing = (
  { entry }: KnownIngredient,
  { source }: CompiledLexicon,
): boolean => patterns.get(source.language)?.serving.isIn(fold(entry.notes ?? '')) ?? false

/** What "to garnish" and "for serving" are in headings, folded; a topping may well be baked. */
const TABLE_HEADING =
  /(?<!\p{L})(?:(?:to|for) (?:garnish|serv|decorat)\p{L}*|garnish(?:es)?|(?:zum|fur die) (?:servieren|anrichten|garnieren|dekorieren|garnitur|deko\p{L}*)|pour (?:servir|decorer|garnir)|para (?:servir|decorar|adornar)|per (?:servire|guarnire|decorare)|do (?:podania|dekoracji|przybrania)|для (?:подач|прикра)\p{L}*|pentru (?:servi\p{L}*|ornat|decor\p{L}*))(?!\p{L})/u

/** "For garnish" behind it, or "To serve" above it. */
export const isKeptForTable = (food: KnownIngredient, lexicon: CompiledLexicon): boolean =>
  isNotedForServing(food, lexicon) || TABLE_HEADING.test(fold(food.heading ?? ''))

/** Whether an order speaks of the table: "top with the lemon slices". */
export const isAboutServing = ({ folded }: Clause, { source }: CompiledLexicon): boolean =>
  patterns.get(source.language)?.serving.isIn(folded) ?? false

/** Whether it is being eaten or stored, so that nothing goes in any more. */
export const isAboutAfterwards = ({ folded }: Clause, { source }: CompiledLexicon): boolean =>
  patterns.get(source.language)?.over.isIn(folded) ?? false

/** "To serve" above it in the list, "for garnish" behind it. */
export function isForServing(
  { heading, entry }: KnownIngredient,
  { source }: CompiledLexicon,
): boolean {
  const serving = patterns.get(source.language)?.serving
  return serving?.isIn(fold(`${heading ?? ''} ${entry.notes ?? ''}`)) ?? false
}

/** The last order that garnishes or serves, else the last one that is not about eating or storing. */
export function servingOrder(
  actions: readonly KitchenAction[],
  { source }: CompiledLexicon,
): KitchenAction | null {
  const words = patterns.get(source.language)
  const last = actions.findLast(({ vessel }) => vessel >= 0) ?? null
  if (!words) return last
  const open = actions.filter((one) => one.vessel >= 0 && !words.over.isIn(one.clause.folded))
  const isCooking = ({ role }: KitchenAction) => role === 'heat' || role === 'bake'
  const serving = open.findLast(
    (one) => takesIn(one) && !isCooking(one) && words.serving.isIn(one.clause.folded),
  )
  // "Top the dough with cheese and bake" is long before the end.
  const isLate = serving && actions.every((one) => !isCooking(one) || one.id < serving.id)
  return (isLate ? serving : null) ?? open.at(-1) ?? last
}
