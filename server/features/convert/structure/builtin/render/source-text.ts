import type { ActionGraph, KitchenAction, Portion } from '../ir/graph.ts'
import type { Saying } from '../ir/operation.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'

import { wordsOf } from '../parse/name-words.ts'
import { isFlavouring } from '../resolve/food-kinds.ts'
import { groupNamed } from '../resolve/group-named.ts'
import { isForServing } from '../resolve/serving-order.ts'
import { asSentence, trimJoiners } from './as-sentence.ts'
import type { Tellers } from './asides.ts'
import { sharedObjects } from './bare-clause.ts'
import { amountItem } from './portion-amount.ts'
import { isSaidOf, isToldOf } from './said-foods.ts'
import type { OneSentence, Speaker } from './speaker.ts'

type SourceSaying = Extract<Saying, { kind: 'source' }>
export type Rendering = {
  speaker: Speaker
  graph: ActionGraph
  lexicon: CompiledLexicon
  tellers: Tellers
  /** The orders that some step tells in the source's own words. */
  told: readonly KitchenAction[]
  /** The machine does some of it, so that its bowl and the cook's have to be told apart. */
  hasRuns: boolean
}

/** The source's sentences where all of their clauses are here, else the clauses alone. */
export function sourceText(
  { actions, also }: Pick<SourceSaying, 'actions' | 'also'>,
  rendering: Rendering,
  { namesParts = false } = {},
): string {
  const { graph, lexicon, speaker } = rendering
  const unsaid = unsaidOf({ actions, also }, rendering)
  const told: string[] = []
  const tell = (portions: readonly Portion[], phrase?: OneSentence) => {
    const tellers = Map.groupBy(portions, (portion) => phrase ?? phraseFor(portion, rendering))
    for (const [own, some] of tellers) {
      const items = some.map((portion) => amountItem(portion, null, rendering))
      told.push(speaker.say(own, { items }))
    }
  }
  for (let at = 0; at < actions.length; ) {
    const sentence = actions[at]?.clause.sentence
    const own = actions.slice(at).filter((one) => one.clause.sentence === sentence)
    const all = graph.actions.filter(({ clause }) => clause.sentence === sentence)
    const isWhole = all.every((one) => own.includes(one) || one.role === 'dial' || one.isImplied)
    const text =
      isWhole && sentence !== undefined
        ? (graph.sentences[sentence] ?? '')
        : clausesOf(own, unsaid, rendering)
    const also = unsaid.filter((portion) => own.some(({ adds }) => adds.includes(portion)))
    const isMaking = own.some(({ role }) => role === 'work' || role === 'heat')
    const isGuessed = own.every(({ adds }) => adds.every(({ evidence }) => evidence === 'assumed'))
    const isAllUnsaid = also.length > 1 && isMaking && isGuessed
    if (isAllUnsaid) tell(also, 'partFoods')
    else if (namesParts) tell(ofPart(own, rendering), 'partFoods')
    told.push(isWhole ? asSentence(text, lexicon) : text)
    if (!isAllUnsaid) tell(also)
    at += own.length
  }
  tell(unsaid.filter((portion) => !actions.some(({ adds }) => adds.includes(portion))))
  return told.filter(Boolean).join(' ')
}

/**
 * What "all the ingredients" are where the list is in parts and all of one is meant: nobody sees its
 * headings in the steps.
 */
function ofPart(actions: readonly KitchenAction[], { graph, lexicon }: Rendering): Portion[] {
  const { foods } = graph
  const [order, ...others] = actions.filter(({ clause: { folded } }) =>
    lexicon.cues.allIngredients.isIn(folded),
  )
  const own = order?.adds ?? []
  const group = own[0]?.food.group ?? null
  if (!order || others.length > 0 || own.length < 2 || group === null) return []
  const { folded } = order.clause
  // "The dry ingredients" are some of them, and "those for the syrup" of another part.
  const isOfKind = lexicon.collectives.some(({ pattern }) => pattern.isIn(folded))
  const named = groupNamed(folded, foods, lexicon)
  if (isOfKind || (named !== null && named !== group)) return []
  const part = foods.filter((food) => food.group === group && !food.isToTaste)
  const isWhole = part.every((food) => own.some((one) => one.food === food && one.part === 1))
  const isAlone = own.every(({ food }) => food.group === group)
  const isNamed = own.some(({ food }) => isSaidOf(food, actions, lexicon))
  const isSure = named === group || !hasOtherPart(order, graph)
  const isMeant = isWhole && isAlone && !isNamed && isSure
  return part.length < foods.length && isMeant ? own : []
}

/** "[Shake the dressing.] Toss all the ingredients together": what was made before is among them. */
function hasOtherPart(order: KitchenAction, { actions }: Rendering['graph']): boolean {
  const group = order.adds[0]?.food.group
  const isTaken = (vessel: number) =>
    actions.some(({ moves }) => moves.some(({ from }) => from === vessel))
  return actions.some(
    ({ id, vessel, adds }) =>
      id < order.id &&
      vessel >= 0 &&
      (vessel === order.vessel || !isTaken(vessel)) &&
      adds.some(({ food }) => food.group !== group),
  )
}

/** How a food is told that goes in unsaid: with the dish, where it is for that, or as a guess. */
function phraseFor({ food, isLikely }: Portion, { graph, lexicon }: Rendering): OneSentence {
  if (isForServing(food, lexicon)) return 'alsoServe'
  if (isLikely) return 'alsoAdd'
  const isTelling = (stem: string) => food.stems.has(stem) && !lexicon.descriptors.has(stem)
  const kinds = lexicon.collectives.filter(
    ({ foods }) => food.food && !isFlavouring(food.food) && foods.includes(food.food),
  )
  const isSpokenOf = graph.actions.some(
    ({ clause: { folded } }) =>
      wordsOf(folded, lexicon).some(({ stem }) => isTelling(stem)) ||
      kinds.some(({ pattern }) => pattern.isIn(folded)),
  )
  return isSpokenOf ? 'alsoAdd' : 'alsoAddSomewhere'
}

/** What goes in with the orders although neither they nor others in the source's words say so. */
function unsaidOf(
  { actions, also }: Pick<SourceSaying, 'actions' | 'also'>,
  { told, graph, lexicon }: Rendering,
): Portion[] {
  return also.filter(
    ({ food }) => !isSaidOf(food, actions, lexicon) && !isToldOf(food, told, graph, lexicon),
  )
}

/** "[Drain the lentils] and add them to the pan": without it "them" would mean nothing. */
function drainedFor(
  { id, clause, objects, role }: KitchenAction,
  graph: ActionGraph,
): KitchenAction[] {
  const before = graph.actions[id - 1]
  const isMeant = role === 'add' && objects.length === 0
  const isDrained = before?.role === 'drain' && before.clause.sentence === clause.sentence
  return before && isDrained && isMeant ? [before] : []
}

/** Nothing that the source orders stands between them. */
function isNext({ id }: KitchenAction, before: KitchenAction | undefined, graph: ActionGraph) {
  return before && graph.actions.slice(before.id + 1, id).every(({ isImplied }) => isImplied)
}

/** "[Die Kartoffeln werden] gewürfelt": what the first clause hangs on is told elsewhere. */
function leadBefore(run: readonly KitchenAction[], lexicon: CompiledLexicon): string {
  const text = run.map(({ clause }) => clause.text).join('')
  const lead = run[0]?.clause.lead
  return lead ? `${lead} ${trimJoiners(text, lexicon)}` : text
}

/**
 * "[Grate the cheese,] stir it in": what the machine has cut by then, whose clause is not told here,
 * unless it is told behind the orders.
 */
function cutBefore(
  run: readonly KitchenAction[],
  unsaid: readonly Portion[],
  { graph, lexicon }: Rendering,
): string[] {
  const [first] = run
  const before = first && graph.actions[first.id - 1]
  if (before?.role !== 'cut' || before.clause.sentence !== first?.clause.sentence) return []
  return first.adds
    .filter((one) => before.objects.includes(one.food) && !unsaid.includes(one))
    .filter(({ food }) => !isSaidOf(food, run, lexicon))
    .map(({ food }) => food.entry.name)
}

/** Neighbouring clauses as one sentence; others each as their own. */
function clausesOf(
  actions: readonly KitchenAction[],
  unsaid: readonly Portion[],
  rendering: Rendering,
): string {
  const { graph, lexicon, speaker } = rendering
  const runs: KitchenAction[][] = []
  for (const action of actions) {
    const last = runs.at(-1)
    if (last && isNext(action, last.at(-1), graph)) last.push(action)
    else runs.push([...drainedFor(action, graph), action])
  }
  return runs
    .map((run) => {
      const cut = cutBefore(run, unsaid, rendering)
      const lead = cut.length > 0 ? `${speaker.list(cut)}: ` : ''
      const sentence = asSentence(`${lead}${leadBefore(run, lexicon).trim()}`, lexicon)
      const last = run.at(-1)
      const shared = last ? sharedObjects(last, graph, lexicon) : null
      if (shared === null) return sentence
      const bare = sentence.replace(/\.$/, '')
      return shared.text ? `${bare} ${shared.text}.` : `${bare}: ${speaker.list(shared.names)}.`
    })
    .filter(Boolean)
    .join(' ')
}
