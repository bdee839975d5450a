import type { Language } from '#shared/language.ts'
import type { KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import { type CompiledLexicon, namesFood } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { fold, type Span } from '../parse/phrases.ts'
import { sharePart } from '../parse/read-share.ts'
import { isAboutIt } from './clause-positions.ts'
import { isMeat } from './food-kinds.ts'
import type { Mention } from './mention.ts'
import { NOWHERE } from './order.ts'
import type { ResolverState } from './resolver-state.ts'

/** Roles whose order goes on with what was readied on the board. */
const CARRYING: readonly VerbRole[] = ['add', 'work', 'heat', 'move', 'bake', 'wait', 'hand']

/** "Slice the potatoes. Place them in a pan": an order without an object is about what was readied. */
export function carriedOver(
  role: VerbRole,
  { actions, claims, readied }: ResolverState,
  named: readonly Mention[] = [],
): Mention[] {
  if (!CARRYING.includes(role)) return []
  const run = readiedLast(actions)
  const found = run.flatMap(({ id }) => readied.get(id) ?? [])
  return found
    .filter(({ food, share }, at) => {
      const isFirst = found.findIndex((one) => one.food === food) === at
      const isLeft = share?.part === 'rest' && !claims.isUsed(food)
      return isFirst && (isLeft || !claims.isClaimed(food)) && !isOtherHalf(food, named)
    })
    .map(({ food, share }) => ({
      food,
      span: { start: 0, end: 0 },
      share:
        share?.part === 'rest' ? (claims.isClaimed(food) ? share : null) : partReadied(food, found),
      isCollective: true,
    }))
}

/** "[Białka oddziel od żółtek] i ubij na sztywną pianę": only whites get stiff. */
export function withoutYolks(carried: readonly Mention[], isStiff: boolean): readonly Mention[] {
  const isWhite = ({ food }: Mention) => food.food === 'eggWhite'
  if (!isStiff || !carried.some(isWhite)) return carried
  return carried.filter(({ food }) => food.food !== 'eggYolk')
}

/** The part being made: "[Peel the apples.] Put them in a pan with the sugar" means the apples' sugar. */
export function groupOfIt(clause: Clause, state: ResolverState): number | null {
  if (!isAboutIt(clause, state.lexicon)) return state.group
  const [only = state.group, ...others] = new Set(
    carriedOver('add', state).map(({ food }) => food.group),
  )
  return others.length === 0 ? only : state.group
}

/** What stands behind "half" where "it" is meant, or left out: "die Hälfte davon", "metà nel sugo". */
const OF_IT: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /^ (?:of )?(?:it|them|this|that|these|those)(?!\p{L})/u,
  de: /^ (?:davon|desselben|derselben)(?!\p{L})|^$/u,
  fr: /^$|^ (?:dans|a|au|aux|avec|sur)(?!\p{L})/u,
  es: /^$|^ (?:en|a|al|con|sobre)(?!\p{L})/u,
  it: /^$|^ (?:in|nel|nell|nella|nello|al|alla|con|sul|sulla)(?!\p{L})/u,
  pl: /^$|^ (?:do|na|z|ze)(?!\p{L})/u,
  uk: /^$|^ (?:до|в|у|на|з)(?!\p{L})/u,
  ro: /^$|^ (?:in|la|cu|peste)(?!\p{L})/u,
}

/** "[Grate the cheese.] Stir half of it into the sauce": the rest is for another order. */
export function withShareOfIt(
  carried: readonly Mention[],
  { text, folded }: Clause,
  lexicon: CompiledLexicon,
): readonly Mention[] {
  const { language } = lexicon.source
  const ofIt = OF_IT[language === 'gb' ? 'en' : language]
  const isOfIt = ({ end }: Span) => ofIt.test(folded.slice(end).replace(/[\s,.;]+$/, ''))
  const said = lexicon.cues.partOf.spans(folded).find(isOfIt)
  const words = said ? text.slice(said.start, said.end) : ''
  const part = said ? sharePart(fold(words), language) : null
  return part === null ? carried : carried.map((one) => ({ ...one, share: { part, words } }))
}

/** "Wash 1 of the mandarins, cut it up and blend it": that one alone, unless more of them is readied. */
function partReadied(food: KnownIngredient, found: readonly Mention[]): Mention['share'] {
  // "Wash 1 mandarin, cut it up" is twice about the same one.
  const shares = new Set(found.flatMap((one) => (one.food === food && one.share) || []))
  const [share, ...others] = shares
  return typeof share?.part === 'number' && others.length === 0 ? share : null
}

/** "Separate the yolks from the whites and beat the yolks": the whites are no part of it. */
function isOtherHalf({ apart }: KnownIngredient, named: readonly Mention[]): boolean {
  return named.some(({ food }) => apart !== undefined && food.apart?.from === apart.from)
}

/** What meat is dusted with before it is fried. */
const COATING: readonly (Food | null)[] = ['flour', 'starch', 'crumbs', 'spice', 'salt']
/** Roles that verbs of dusting have. */
const DUSTING: readonly VerbRole[] = ['add', 'hand', 'season', 'ready', 'work']

/** "Dice the meat, dust with flour and brown": the meat that was just cut gets the flour. */
export function coatedWith(
  fresh: readonly Mention[],
  role: VerbRole,
  state: ResolverState,
): Mention[] {
  const isCoating = fresh.length > 0 && fresh.every(({ food }) => COATING.includes(food.food))
  if (!isCoating || !DUSTING.includes(role)) return []
  return carriedOver('hand', state).filter(({ food }) => isMeat(food))
}

/** The orders on the board right before this one, as far as one sentence goes. */
function readiedLast(actions: readonly KitchenAction[]): KitchenAction[] {
  const isBoard = ({ role, vessel }: KitchenAction) =>
    vessel === NOWHERE && (role === 'ready' || role === 'cut' || role === 'drain')
  // "Peel the potatoes, cut into pieces and boil": the cutting names no food of its own.
  const isIdle = ({ role, objects }: KitchenAction) =>
    role === 'dial' || role === 'preheat' || (role === 'cut' && objects.length === 0)
  const before = actions.filter((one) => !isIdle(one))
  const start = before.findLastIndex(
    (one) => !isBoard(one) || one.clause.sentence !== before.at(-1)?.clause.sentence,
  )
  return before.slice(start + 1)
}

/** What goes on being cut: not the onion of "slice the onion, dice the pumpkin" that no list has. */
export const readiedBefore = ({ folded }: Clause, state: ResolverState): Mention[] =>
  namesFood(folded, state.lexicon) ? [] : [...carriedOver('add', state)]
