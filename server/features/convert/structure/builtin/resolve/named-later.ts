import type { KitchenAction } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isWithBefore } from '../parse/goal-words.ts'
import { classifyFood, type KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { productIn, type Word, wordsOf } from '../parse/name-words.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { isStatement } from '../parse/statements.ts'
import { isInTest } from './clause-positions.ts'
import { groupNamed, namesWholeHeading } from './group-named.ts'
import type { Mention } from './mention.ts'
import type { MentionFinder } from './mentions.ts'
import { isTopping } from './toppings.ts'

/** Roles of orders on food that is not in yet. */
const BRINGING: readonly VerbRole[] = ['add', 'ready', 'cut']

/** Whether an earlier order (with `beside` one of its sentence) washed or cut a food. */
export function wasReadied(
  food: KnownIngredient,
  actions: readonly KitchenAction[],
  beside: Clause | null,
): boolean {
  return actions.some(
    ({ role, objects, clause }) =>
      (role === 'cut' || role === 'ready') &&
      (beside === null || clause.sentence === beside.sentence) &&
      objects.includes(food),
  )
}

/** Beginnings of verbs that weigh something out, in all languages, folded. */
const MEASURING =
  /^(?:measur|weigh|(?:ab|ein|aus)?wieg|abmess|pes[aeo]|mesur|med|mid|misur|odwaz|zwaz|odmierz|відмір|відваж|зваж|cantar|masoar|masur)/u

/** "Measure the flour. … Add the flour": it only stands by until then. */
export function isMeasuredAhead(
  { clause: { folded, verb }, cues }: ParsedClause,
  mentions: readonly Mention[],
  isToCome: (food: KnownIngredient, roles: readonly VerbRole[]) => boolean,
): boolean {
  if (!MEASURING.test(folded.slice(verb.start))) return false
  // "[Weigh the flour,] or measure it by spooning it into a cup": nothing goes in yet.
  if (mentions.length === 0) return cues.place === null
  return mentions.every(({ food }) => isToCome(food, ['add']))
}

/** What is brushed and dusted may be of the shelf; the dish has its own. */
const SHELVED: readonly (Food | null)[] = [
  ...(['flour', 'oil', 'butter', 'sugar', 'salt', 'egg', 'eggYolk', 'eggWhite', 'milk'] as const),
  ...(['spice', 'liquid', 'crumbs'] as const),
]
const isShelved = ({ food }: KnownIngredient) => SHELVED.includes(food)

/** Whether one of the clauses that follow puts a food in, cuts it, or lays something onto it. */
export function isNamedLater(
  food: KnownIngredient,
  following: readonly ParsedClause[],
  { finder, lexicon }: { finder: MentionFinder; lexicon: CompiledLexicon },
  roles = BRINGING,
): boolean {
  return following.some((parsed) => {
    const { clause, isNote } = parsed
    if (isNote || isStatement(clause, lexicon)) return false
    const { role } = VERBS[clause.action]
    // "Oil the grate" is about no oil of the list.
    const isNoVerb = (at: number) => at < clause.verb.start || at >= clause.verb.end
    if (roles.includes(role)) {
      const where = role === 'ready' ? isNoVerb : undefined
      return finder.isNamedIn(clause, food, { where })
    }
    if (roles.includes('add') && isStirredIn(food, clause, finder)) return true
    // "Spread the filling onto the flatbread"
    if (role !== 'hand' || namesWholeHeading(clause.folded, food, lexicon)) return false
    if (finder.isNamedIn(clause, food, { isGoal: true })) return true
    // "Sprinkle with the seeds"; what a board is floured with is of the shelf
    const isOnTop = (at: number) => isTopping(parsed, role, at, lexicon)
    if (isShelved(food) || isOfMade(food, clause, lexicon)) return false
    return finder.isNamedIn(clause, food, { where: isOnTop })
  })
}

/** Of the rest, which are powders and liquids, "fold in the flour" often means a mixture of it. */
const PIECES: readonly (Food | null)[] = [
  ...(['hardVegetable', 'softVegetable', 'potato', 'leaf', 'mushroom', 'legume', 'meat'] as const),
]

/** "Stir the fried onions into the pot together with the potatoes": those come in there. */
function isStirredIn(food: KnownIngredient, clause: Clause, finder: MentionFinder): boolean {
  const isPutIn = clause.action === 'stirIn' || clause.action === 'fold'
  if (!isPutIn || !PIECES.includes(food.food)) return false
  return finder.isNamedIn(clause, food) && !finder.isNamedIn(clause, food, { isGoal: true })
}

/** "Drizzle with the yoghurt and mint dressing" that the food is part of. */
function isOfMade(food: KnownIngredient, { folded }: Clause, lexicon: CompiledLexicon): boolean {
  // "Toast the bread" that the list has.
  const isListed = ({ start, end }: Word) =>
    food.food === 'bread' && classifyFood(folded.slice(start, end), lexicon) === 'bread'
  const isProduct = (word: Word) => productIn(word, folded, lexicon) !== null && !isListed(word)
  return groupNamed(folded, [food], lexicon) !== null || wordsOf(folded, lexicon).some(isProduct)
}

/**
 * "Add the remaining ingredients. … Toast the bread, sprinkle with the cheese and serve": bread and
 * cheese are still to come, and were not among them.
 */
export function isKeptForLater(
  food: KnownIngredient,
  following: readonly ParsedClause[],
  known: { finder: MentionFinder; lexicon: CompiledLexicon },
): boolean {
  const { finder, lexicon } = known
  const plain = following.filter(
    ({ clause, isNote }) =>
      !isNote && !isStatement(clause, lexicon) && !isOfMade(food, clause, lexicon),
  )
  const isComing = ({ clause }: ParsedClause) => {
    const isOrdered = (at: number) => !isInTest(at, clause, lexicon)
    const isBeside = (at: number) => isWithBefore(clause.folded.slice(0, at), lexicon)
    if (VERBS[clause.action].isFrying) return finder.isNamedIn(clause, food, { where: isOrdered })
    // "Serve with extra Parmesan": more of it than what goes in now.
    const isMore = lexicon.names.extraNotes.isIn(clause.folded)
    const isServed = clause.action === 'serve' && !isMore
    return isServed && finder.isNamedIn(clause, food, { where: isBeside })
  }
  return isNamedLater(food, plain, known) || plain.some(isComing)
}
