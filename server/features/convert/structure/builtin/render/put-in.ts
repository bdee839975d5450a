import type { KitchenAction, Portion } from '../ir/graph.ts'
import type { Saying, WeighedPortion } from '../ir/operation.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { withoutParts } from '../parse/appliance-places.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { fold } from '../parse/phrases.ts'
import { asSentence } from './as-sentence.ts'
import { amountItem } from './portion-amount.ts'
import { inMixingBowl } from './source-vessels.ts'
import type { Speaker } from './speaker.ts'

type Rendering = { speaker: Speaker; lexicon: CompiledLexicon }

const PUTTING: readonly VerbRole[] = ['add', 'back', 'season']

/** Shorter words link others. */
const MIN_WORD_LENGTH = 4

/**
 * What goes in, with its amounts: as we say it where the source says no more than that, else in the
 * source's words with the amounts behind them.
 */
export function putInText(
  { actions, portions }: Extract<Saying, { kind: 'putIn' }>,
  text: string,
  rendering: Rendering,
): string {
  const { speaker, lexicon } = rendering
  const items = portions.map((portion) => amountItem(portion, null, rendering))
  if (items.length === 0) return text
  const isPlain = actions.every((action) => saysNoMore(action, portions, lexicon))
  // In another language what is put in is said in ours, and the rest as it stands.
  const isSaid = !lexicon.target.isSource && actions.every(({ role }) => PUTTING.includes(role))
  if (text === '' || isPlain || isSaid) return speaker.say('weighAndAdd', { items })
  if (/[\d½¼¾⅓⅔]/.test(text)) return text
  const amounts = speaker.list(items.map((item) => speaker.amount({ ...item, note: undefined })))
  return asSentence(`${text.replace(/[.:\s]+$/, '')}: ${amounts}`, lexicon)
}

/** An order in its own words, with the amounts that the list has behind them. */
export function ownPutInText(
  { clause, leadIn }: KitchenAction,
  portions: readonly WeighedPortion[],
  rendering: Rendering,
): string {
  const { speaker, lexicon } = rendering
  const said = leadIn && clause.text.trim().startsWith(leadIn) ? leadIn.length : 0
  const text = asSentence(clause.text.trim().slice(said), lexicon)
  const told = inMixingBowl(text, lexicon.target.language)
  const items = portions
    .filter(({ portion: { food } }) => !food.isByPart && food.entry.quantity)
    .filter(({ portion: { food } }) => !told.includes(food.entry.quantity ?? ''))
    .map(({ portion, raw }) => speaker.amount(amountItem(portion, raw, rendering)))
  return items.length === 0
    ? told
    : asSentence(`${told.replace(/[.:\s]+$/, '')}: ${speaker.list(items)}`, lexicon)
}

/** "Put the onion into the mixing bowl": nothing but the verb, the foods and the bowl. */
function saysNoMore(
  { clause, moves, machine }: KitchenAction,
  portions: readonly Portion[],
  lexicon: CompiledLexicon,
): boolean {
  if (moves.length > 0 || machine) return false
  const { folded, verb } = clause
  const rest = `${folded.slice(0, verb.start)} ${folded.slice(verb.end)}`
  const bare = withoutParts(rest.replace(lexicon.vesselPhrase, ' '))
  const known = new Set(portions.flatMap(({ food }) => [...food.stems]))
  const listed = fold(
    portions
      .map(({ food: { entry } }) => [entry.name, entry.notes, entry.unit].filter(Boolean).join(' '))
      .join(' '),
  )
  return (bare.match(lexicon.word) ?? []).every((word) => {
    const stem = lexicon.stem(word)
    return (
      word.length < MIN_WORD_LENGTH ||
      known.has(stem) ||
      listed.includes(word) ||
      lexicon.stopWords.has(stem)
    )
  })
}
