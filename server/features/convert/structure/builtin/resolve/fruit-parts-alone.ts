import type { KitchenAction, Portion } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isPartWord, OF_OTHER, PRESSING } from '../parse/fruit-part-words.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { type Word, wordsOf } from '../parse/name-words.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'

const TAKING: readonly VerbRole[] = ['add', 'work', 'heat']
const READYING: readonly VerbRole[] = ['ready', 'cut']

/** The words for juice and zest in a clause that do not stand with their fruit: "the juice". */
function partsAlone({ folded }: Clause, mentions: readonly Mention[], lexicon: CompiledLexicon) {
  const { language } = lexicon.source
  const isNamed = ({ start, end }: Word) =>
    mentions.some(({ span }) => span.start < end && start < span.end)
  return wordsOf(folded, lexicon).filter(
    (word) =>
      isPartWord(folded.slice(word.start, word.end), language) &&
      !isNamed(word) &&
      !OF_OTHER.test(folded.slice(word.end)),
  )
}

/**
 * "[Juice the lemons.] … Stir in the starch and the juice": the lemons, which no word names here and
 * which no order has taken yet.
 */
export function fruitPartsAlone(
  clause: Clause,
  role: VerbRole,
  mentions: readonly Mention[],
  { actions, claims, lexicon }: ResolverState,
): Mention[] {
  if (!TAKING.includes(role) || mentions.some(({ food }) => isFruit(food))) return []
  const words = partsAlone(clause, mentions, lexicon)
  const [first] = words
  if (!first) return []
  const pressed = actions.filter(
    ({ role: own, clause: { folded } }) => READYING.includes(own) && PRESSING.test(folded),
  )
  const fruits = new Set(pressed.flatMap(({ objects }) => objects.filter(isFruit)))
  const open = [...fruits].filter((food) => !claims.isClaimed(food))
  const state = words.map(({ start, end }) => clause.text.slice(start, end)).join(', ')
  return open.map((food) => ({
    ...{ food, span: first, share: null, isCollective: false },
    ...{ state, isPressed: true },
  }))
}

/** What orders have pressed and grated of a fruit: "[Grate the zest and press the juice.] Stir in both". */
export function partsReadied(
  food: KnownIngredient,
  actions: readonly KitchenAction[],
  lexicon: CompiledLexicon,
): Pick<Portion, 'state' | 'isPressed'> {
  if (!isFruit(food)) return {}
  const named = actions.find((one) => READYING.includes(one.role) && one.objects.includes(food))
  const words = actions
    .filter((one) => READYING.includes(one.role) && one.clause.sentence === named?.clause.sentence)
    .filter(({ objects }) => objects.every((one) => one === food))
    .flatMap(({ clause: { folded, text } }) =>
      wordsOf(folded, lexicon)
        .map(({ start, end }) => text.slice(start, end))
        .filter((word) => isPartWord(word.toLowerCase(), lexicon.source.language)),
    )
  return words.length > 0 ? { state: [...new Set(words)].join(', '), isPressed: true } : {}
}

const isFruit = ({ food, isByPart }: KnownIngredient) => food === 'fruit' && !isByPart
