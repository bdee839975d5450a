import type { VesselKind } from '../ir/graph.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isOntoBefore } from '../parse/goal-words.ts'
import { wordsOf } from '../parse/name-words.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/**
 * The pan with food in it that an order calls by the name it was given before: "[Soften the onion in
 * a casserole. Heat the stock in a pan.] Add the beans to the casserole"; null where it is at hand.
 */
export function panCalledSo(
  kind: VesselKind,
  { parsed: { clause, cues }, role }: Order,
  { kitchen, lexicon }: ResolverState,
): OpenVessel | null {
  const { placeWord, isNewVessel, place } = cues
  const isAppliance = kind === 'bowl' && place === kind && !isNewVessel && cues.has('processor')
  if (isAppliance && role === 'add' && placeWord !== null) {
    const noun = lastWord(placeWord)
    return isGoal(placeWord, clause, lexicon) ? applianceCalledSo(noun, kitchen) : null
  }
  const isPan = kind === 'pot' || kind === 'fryingPan'
  if (!isPan || place !== kind || placeWord === null || isNewVessel) return null
  const { focus, component } = kitchen
  if (role === 'add' && focus && isTin(focus) && focus.nouns.has(placeWord)) return focus
  if (focus?.nouns.has(placeWord)) return null
  return kitchen.latest(
    (one) => one.nouns.has(placeWord) && one.component === component && one.holds.size > 0,
  )
}

/**
 * "[Beat the eggs in the bowl of a stand mixer. Whisk the flour in another bowl.] Add the butter to the
 * stand mixer": to the eggs.
 */
function applianceCalledSo(noun: string, kitchen: SourceKitchen): OpenVessel | null {
  const { focus, component } = kitchen
  const isSo = ({ nouns }: OpenVessel) => [...nouns].some((one) => lastWord(one) === noun)
  if (focus && isSo(focus)) return null
  return kitchen.latest(
    (one) => one.kind === 'bowl' && isSo(one) && one.component === component && one.holds.size > 0,
  )
}

/** "To the mixer", not "with the mixer on low". */
function isGoal(placeWord: string, { folded }: Clause, lexicon: CompiledLexicon): boolean {
  const stems = placeWord.split(' ')
  const words = wordsOf(folded, lexicon)
  return words.some(
    ({ start }, at) =>
      stems.every((stem, more) => words[at + more]?.stem === stem) &&
      isOntoBefore(folded.slice(0, start), lexicon),
  )
}

const lastWord = (phrase: string) => phrase.split(' ').at(-1) ?? phrase

/** "[Place the rolls in a baking pan.] Pour the cream into the pan" */
const isTin = ({ kind, holds }: OpenVessel) => kind === 'oven' && holds.size > 0
