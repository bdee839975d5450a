import type { KitchenAction } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { isStatement } from '../parse/statements.ts'
import type { Mention } from './mention.ts'
import type { MentionFinder } from './mentions.ts'

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
  { clause: { folded, verb } }: ParsedClause,
  mentions: readonly Mention[],
  isToCome: (food: KnownIngredient, roles: readonly VerbRole[]) => boolean,
): boolean {
  if (!MEASURING.test(folded.slice(verb.start)) || mentions.length === 0) return false
  return mentions.every(({ food }) => isToCome(food, ['add']))
}

/** Whether one of the clauses that follow puts a food in, cuts it, or lays something onto it. */
export function isNamedLater(
  food: KnownIngredient,
  following: readonly ParsedClause[],
  { finder, lexicon }: { finder: MentionFinder; lexicon: CompiledLexicon },
  roles = BRINGING,
): boolean {
  return following.some(({ clause, isNote }) => {
    if (isNote || isStatement(clause, lexicon)) return false
    const { role } = VERBS[clause.action]
    if (roles.includes(role)) return finder.isNamedIn(clause, food)
    // "Spread the filling onto the flatbread"
    return role === 'hand' && finder.isNamedIn(clause, food, { isGoal: true })
  })
}
