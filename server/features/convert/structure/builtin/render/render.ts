import { TOOL_PHRASES } from '#shared/appliance/tool-phrases.ts'
import type { Language } from '#shared/language.ts'
import { RECIPE_LIMITS, type StepInput } from '#shared/recipe.ts'
import type { ActionGraph, KitchenAction, Portion } from '../ir/graph.ts'
import type { FixedSentence, PlannedOperation, Saying, WeighedPortion } from '../ir/operation.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { lowerFirst } from '../parse/lower-first.ts'
import { fold } from '../parse/phrases.ts'
import { untilSpans } from '../parse/until-words.ts'
import { goingOnWith, tellersOf, withAsides } from './asides.ts'
import { spelled } from './clause.ts'
import { detectVoice } from './detect-voice.ts'
import { withHeading } from './headings.ts'
import { inSentence } from './nouns.ts'
import { ownRunText } from './own-run.ts'
import { amountItem } from './portion-amount.ts'
import { ownPutInText, putInText } from './put-in.ts'
import { toldActions } from './said-foods.ts'
import { shareOfContents } from './share.ts'
import { type Rendering, sourceText } from './source-text.ts'
import { inMixingBowl, inSeparateBowl } from './source-vessels.ts'
import { createSpeaker } from './speaker.ts'
import { renderWordsOf } from './words/all.ts'

/** Tells the operations as steps, in one voice; the only pass that makes text. */
export function render(
  operations: readonly PlannedOperation[],
  graph: ActionGraph,
  lexicon: CompiledLexicon,
): StepInput[] {
  const { language, isSource } = lexicon.target
  const clauses = graph.actions.map(({ clause }) => ({
    text: clause.text,
    verb:
      clause.verb.end > clause.verb.start
        ? clause.text.slice(clause.verb.start, clause.verb.end)
        : null,
  }))
  const voice = detectVoice(isSource ? clauses : [], language)
  const tellers = tellersOf(lexicon.target.isSource ? operations : [])
  const hasRuns = operations.some(({ type }) => type === 'OPERATE')
  const told = toldActions(operations)
  const speaker = createSpeaker(language, voice)
  const rendering = { speaker, graph, lexicon, tellers, told, hasRuns }
  return operations.map((operation, index) => renderOne(operation, index, rendering))
}

function renderOne(operation: PlannedOperation, index: number, rendering: Rendering): StepInput {
  const {
    saying,
    adds,
    takes,
    takenParts,
    heading,
    remarks,
    leads = [],
    technique: _,
    actions: __,
    reason,
    washesBowl: ___,
    removesWhisk: ____,
    vessel: _____,
    ...rest
  } = operation
  const own = textOf(withLeads(saying, leads), operation, rendering)
  const lead = saying.kind === 'source' ? '' : sourceText({ actions: leads, also: [] }, rendering)
  const told = [lead, withAsides(own, operation, rendering)].join(' ')
  const more = remarks.length > 0 ? sourceText({ actions: remarks, also: [] }, rendering) : ''
  const why = reason ? rendering.speaker.say(reason, {}) : ''
  const text = [why, told.trim(), more].filter(Boolean).join(' ')
  const titled = withHeading(heading, text, rendering.lexicon)
  const words = renderWordsOf(rendering.lexicon.target.language)
  const refs = [...new Set(adds.map(({ food }) => listed(food).id))]
  return {
    ...rest,
    stepNumber: index + 1,
    instructionText: spelled(titled, words).slice(0, RECIPE_LIMITS.instruction) || '…',
    reverse: rest.reverse,
    ingredientRefs: refs,
    tools: [...rest.tools],
    adds: addsOf(adds),
    takes: [...new Set(takes)].map((at) => {
      const part = takenParts?.get(at)
      return part === undefined ? at + 1 : { step: at + 1, part }
    }),
  }
}

/** What announces the cook's own work is told in one go with it. */
function withLeads(saying: Saying, leads: readonly KitchenAction[]): Saying {
  return saying.kind === 'source' ? { ...saying, actions: inOrder(leads, saying.actions) } : saying
}

/** Each lead before the first of the actions that the recipe gives later. */
function inOrder(
  leads: readonly KitchenAction[],
  actions: readonly KitchenAction[],
): KitchenAction[] {
  const placed = [...actions]
  for (const lead of leads) {
    const at = placed.findIndex(({ id }) => id > lead.id)
    placed.splice(at < 0 ? placed.length : at, 0, lead)
  }
  return placed
}

/** Each ingredient once; a whole one needs no part. */
function addsOf(portions: readonly Portion[]): { ref: number; part?: number }[] {
  const parts = new Map<number, number>()
  for (const { food, part } of portions) {
    const { id } = listed(food)
    parts.set(id, (parts.get(id) ?? 0) + part * (food.apart?.part ?? 1))
  }
  return [...parts].map(([ref, part]) =>
    part >= 0.995 ? { ref } : { ref, part: Math.round(part * 100) / 100 },
  )
}

/** The ingredient as the list has it: the eggs of which these are the whites. */
const listed = (food: KnownIngredient) => food.apart?.from ?? food

function textOf(saying: Saying, operation: PlannedOperation, rendering: Rendering): string {
  const { speaker } = rendering
  switch (saying.kind) {
    case 'weigh': {
      const before = saying.before.map((one) => fixed(one, rendering))
      return [...before, ...weighedTexts(saying.items, rendering)].join(' ')
    }
    case 'run': {
      const { durationSeconds, temperature, speed, reverse } = operation
      const settings = { durationSeconds, temperature, speed, reverse }
      const bare = speaker.say(saying.phrase, { settings }).toLowerCase()
      const said = untilOf(saying, rendering)
      // "Blend until smooth 1 min/speed 8"
      const test =
        said !== null && isSaidIn(bare, said.toLowerCase(), speaker.language) ? null : said
      const goingOn = goingOnWith(operation, rendering)
        .filter((one) => test === null || !one.includes(test))
        .map((one) => lowerFirst(one, rendering.lexicon))
      const until = [test, ...goingOn].filter(Boolean).join(', ') || null
      const after = saying.after.map((one) => fixed(one, rendering))
      const own = saying.own ? ownRunText(saying.own, settings, rendering.lexicon) : null
      const run = own ?? speaker.say(saying.phrase, { settings, until })
      return [run, ...after].join(' ')
    }
    case 'putIn': {
      const text = sourceText({ actions: saying.actions, also: [] }, rendering)
      return putInText(saying, text, rendering)
    }
    case 'fixed':
      return saying.sentences.map((one) => fixed(one, rendering)).join(' ')
    case 'source': {
      const before = (saying.before ?? []).map((one) => fixed(one, rendering))
      const text = sourceText(saying, rendering, { namesParts: true })
      const { language } = rendering.lexicon.target
      const byHand = rendering.hasRuns ? inSeparateBowl(text, language) : text
      const own = operation.place === 'bowl' ? inMixingBowl(text, language) : byHand
      const done = saying.done?.map((portion) => amountItem(portion, null, rendering))
      const cut = done ? speaker.say('alreadyCut', { items: done }) : ''
      return [...before, own, cut].filter(Boolean).join(' ')
    }
  }
}

/** So many letters tell a word, whatever its ending. */
const TELLING = 6

/** Whether a phrase says as much: "до однорідності", where the source has "до однорідної маси". */
function isSaidIn(phrase: string, until: string, language: Language): boolean {
  if (phrase.includes(until)) return true
  if (untilSpans(fold(phrase), language).length === 0) return false
  const telling = (until.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= TELLING)
  return telling.length > 0 && telling.every((word) => phrase.includes(word.slice(0, TELLING)))
}

/** What goes in, alike in one sentence; in the source's words where only they say how much. */
function weighedTexts(all: readonly WeighedPortion[], rendering: Rendering): string[] {
  const { isSource } = rendering.lexicon.target
  const groups = Map.groupBy(all, ({ manner, own }) => (isSource && own) || (manner ?? null))
  return [...groups].map(([key, group]) => {
    if (key !== null && typeof key !== 'string') return ownPutInText(key, group, rendering)
    const items = group.map((item) => amountItem(item.portion, item.raw, rendering))
    return rendering.speaker.say('weighAndAdd', { items, until: mannerTold(key, rendering) })
  })
}

/** A test with a spoon is not told beside turning blades, nor what "until combined each time" says. */
function untilOf(
  { until, after }: Extract<Saying, { kind: 'run' }>,
  { lexicon }: Rendering,
): string | null {
  if (!lexicon.target.isSource || until === null) return null
  if (after.some(({ manner }) => manner?.includes(until))) return null
  return withoutSpoonTest(until, lexicon)
}

/** "Until it thickens [and coats the back of a spoon]": what can be seen is told all the same. */
function withoutSpoonTest(until: string, { joiners }: CompiledLexicon): string | null {
  const at = until.search(TOOL_PHRASES.spoon)
  if (at < 0) return until
  const joint = joiners.spans(fold(until)).findLast(({ start }) => start < at)
  const seen = until.slice(0, joint?.start ?? 0).replace(/[\s,;]+$/, '')
  return seen.split(/\s+/).length > 2 ? seen : null
}

function fixed(
  {
    phrase,
    foods,
    isMixture = false,
    grams,
    celsius,
    seconds,
    vessel,
    share,
    manner,
  }: FixedSentence,
  rendering: Rendering,
): string {
  const items = foods?.map((portion) => amountItem(portion, null, rendering))
  const isBrought = phrase === 'bringBack' || phrase === 'bringIn'
  const object = isBrought ? nameOf(foods ?? [], isMixture, rendering) : null
  const name = phrase === 'coreCheck' ? foods?.[0]?.food.entry.name : undefined
  return rendering.speaker.say(phrase, {
    vessel,
    share: share && shareTold(share, rendering),
    items,
    grams,
    celsius,
    seconds,
    object,
    name,
    until: mannerTold(manner, rendering),
  })
}

/** The source's words go into a sentence of ours only in its own language. */
function mannerTold(manner: string | null | undefined, { lexicon }: Rendering): string | null {
  return manner && lexicon.target.isSource ? manner.charAt(0).toLowerCase() + manner.slice(1) : null
}

function shareTold(
  { part, words }: NonNullable<FixedSentence['share']>,
  { lexicon: { target } }: Rendering,
): string {
  return shareOfContents(
    { part, words: target.isSource ? words : '' },
    renderWordsOf(target.language),
  )
}

/** So many foods tell what is meant. */
const TELLING_FOODS = 3

/** What was made before, by its main foods: "the mixture (flour, sugar, eggs …)". */
function nameOf(
  foods: readonly Portion[],
  isMixture: boolean,
  { lexicon }: Rendering,
): string | null {
  const heaviestFirst = [...foods].sort((a, b) => (b.food.grams ?? 0) - (a.food.grams ?? 0))
  const words = renderWordsOf(lexicon.target.language)
  const named = heaviestFirst.slice(0, TELLING_FOODS).map(({ food }) => food.entry.name)
  const names = named.map((name) => inSentence(name, true, words))
  const unique = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
  const more = foods.length > TELLING_FOODS ? ' …' : ''
  if (isMixture && unique.length > 1) return `${words.mixture} (${unique.join(', ')}${more})`
  const last = unique.pop()
  if (last === undefined) return null
  return unique.length > 0 ? `${unique.join(', ')} ${words.and} ${last}` : last
}
