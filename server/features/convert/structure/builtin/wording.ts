import { formatSettings } from '#shared/appliance/notation.ts'
import { RECIPE_LIMITS, type StepInput } from '#shared/recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import type { Action } from './lexicon/kinds.ts'
import { MACHINE_WORK, type MachineWorkName } from './lexicon/lexicon.ts'
import { fold, type Span } from './phrases.ts'
import type { Task } from './tasks.ts'

/** A sentence of its own out of a stretch of text: capital letter, full stop, no loose ends. */
export function asSentence(text: string, lexicon: CompiledLexicon): string {
  const tidy = trimJoiners(tidySpaces(text), lexicon)
  if (tidy === '') return ''
  const capital = tidy.charAt(0).toUpperCase() + tidy.slice(1)
  const sentence = /[.!?…]["')\]]*$/.test(capital) ? capital : `${capital}.`
  return sentence.slice(0, RECIPE_LIMITS.instruction)
}

function tidySpaces(text: string): string {
  return text
    .replace(/\(\s*[,;]?\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:.!?)])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/[,;:]\s*\./g, '.')
    .trim()
}

/** Takes "and", "then", commas and dashes off both ends. */
function trimJoiners(text: string, lexicon: CompiledLexicon): string {
  let trimmed = text
  for (let before = ''; before !== trimmed; ) {
    before = trimmed
    trimmed = trimmed.replace(/^[\s,;:.–—-]+/, '').replace(/[\s,;:–—-]+$/, '')
    for (const joiner of lexicon.source.method.joiners) {
      const folded = fold(trimmed)
      if (folded.startsWith(`${joiner} `)) trimmed = trimmed.slice(joiner.length)
      else if (folded.endsWith(` ${joiner}`)) trimmed = trimmed.slice(0, -joiner.length)
    }
  }
  return trimmed
}

/** "500 g carrots, 1 onion and 30 g butter". */
export function listed(items: readonly string[], lexicon: CompiledLexicon): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return fill(lexicon.target.wording.listEnd, { head: items.slice(0, -1).join(', '), last })
}

/** A name as it is written in the middle of a sentence. */
export function inSentence(name: string, { source }: CompiledLexicon): string {
  return source.capitalisesNouns ? name : name.toLowerCase()
}

/** A sentence's first word as it stands behind another; a noun keeps its capital. */
export function lowerFirst(
  text: string,
  { source, stopWords, descriptors, stem }: CompiledLexicon,
): string {
  const [first = ''] = text.split(' ', 1)
  const word = stem(fold(first))
  const isOther = stopWords.has(word) || descriptors.has(word)
  if (source.capitalisesNouns && !isOther) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

type Settings = Pick<StepInput, 'durationSeconds' | 'temperature' | 'speed' | 'reverse'>

/** "Chop the onion 5 sec/speed 5.": what is done and the settings that do it. */
export function settingsSentence(
  words: string,
  settings: Settings,
  { target }: CompiledLexicon,
): string {
  const written = formatSettings(settings, target.language)
  const line = words ? fill(target.wording.operate, { words, settings: written }) : `${written}.`
  return (line.charAt(0).toUpperCase() + line.slice(1)).replace(/\.\.$/, '.')
}

/** What the machine does for an action, where its steps are not in the source's words. */
function workOf({ clause: { action }, cues }: Task): MachineWorkName {
  // "Boil for 20 minutes" is more than bringing to the boil.
  if (action === 'boil' && cues.duration !== null) return 'cook'
  const name = MACHINE_WORK.find((work) => work === action)
  return name ?? WORK_FOR[action] ?? 'cook'
}

const WORK_FOR: Partial<Record<Action, MachineWorkName>> = {
  add: 'mix',
  stirIn: 'mix',
  dice: 'chop',
  slice: 'chop',
  fry: 'sweat',
  caramelise: 'sweat',
  poach: 'simmer',
}

/**
 * What a machine step says before its settings: the clause in the source's words, without stove,
 * pan and time, and without naming again what has just been weighed.
 */
export function machineWords(task: Task, lexicon: CompiledLexicon, dropsObjects = true): string {
  const { isSource, wording } = lexicon.target
  if (!isSource) return wording.work[workOf(task)]
  const spans = [...task.cues.settings]
  const objects = dropsObjects ? objectSpan(task, lexicon) : null
  if (objects) spans.push(objects)
  const words = tidySpaces(withoutSpans(task.clause.text, spans, commaKeeper(lexicon)))
  return trimJoiners(words.replace(/\.$/, ''), lexicon)
}

/** Enough characters for any word that opens a side clause. */
const LONGEST_OPENER = 40

/** Tells the commas that stay when what stands before them goes: those of side clauses. */
export function commaKeeper({
  source,
  subordinators,
}: CompiledLexicon): (after: string) => boolean {
  return (after) =>
    source.setsOffSideClauses === true &&
    subordinators.endAt(fold(after.trimStart().slice(0, LONGEST_OPENER)), 0) > 0
}

/** The list of ingredients when it stands right beside the verb and holds nothing else. */
function objectSpan({ clause, mentions }: Task, lexicon: CompiledLexicon): Span | null {
  const [first] = mentions
  if (!first) return null
  const last = Math.max(...mentions.map(({ span }) => span.end))
  const end = describedEnd(last, clause.folded, lexicon)
  const isAfterVerb = first.span.start >= clause.verb.end
  const isLongVerb = clause.folded.slice(clause.verb.start, clause.verb.end).split(' ').length > 2
  if (!isAfterVerb || isLongVerb) return null
  const span = { start: clause.verb.start + verbLength(clause, lexicon), end }
  const covered = [...mentions.map(({ span: mention }) => mention), { start: last, end }]
  const rest = leftoverWords(
    clause.folded,
    [...covered, { start: 0, end: span.start }, { start: end, end: clause.folded.length }],
    lexicon,
  )
  const goesOn = startsWithJoiner(clause.folded.slice(end), lexicon)
  return rest.length === 0 && !goesOn ? span : null
}

/** Where adjectives stand behind their noun they end the object: "le beurre fondu". */
function describedEnd(end: number, folded: string, lexicon: CompiledLexicon): number {
  if (lexicon.source.headPosition === 'last') return end
  const next = /^\s(\p{L}+)(?!['\p{L}])/u.exec(folded.slice(end))
  const isDescribing = next?.[1] && lexicon.descriptors.has(lexicon.stem(next[1]))
  if (!next || !isDescribing) return end
  const after = end + next[0].length
  // "coupées en morceaux"
  const [pieces] = lexicon.cues.pieces.spans(folded.slice(after))
  const isShaped =
    pieces && /^\s(?:\p{L}{1,3}\s)?$/u.test(folded.slice(after, after + pieces.start))
  return isShaped ? after + pieces.end : describedEnd(after, folded, lexicon)
}

/** "the flour and a pinch of salt": the list goes on with something unknown. */
function startsWithJoiner(text: string, { source }: CompiledLexicon): boolean {
  const rest = text.trimStart()
  return source.method.joiners.some((joiner) => rest.startsWith(`${joiner} `))
}

/** A verb without the article that tells it from a noun: "cream the". */
function verbLength({ folded, verb }: Task['clause'], lexicon: CompiledLexicon): number {
  const words = folded.slice(verb.start, verb.end)
  const last = words.lastIndexOf(' ')
  const endsInStopWord =
    last > 0 &&
    lexicon.stopWords.has(words.slice(last + 1)) &&
    !lexicon.source.cues.vesselPrepositions.includes(words.slice(last + 1))
  return endsInStopWord ? last : words.length
}

/** Words of a clause that say something which spans, amounts and stop words do not. */
export function leftoverWords(
  folded: string,
  spans: readonly Span[],
  lexicon: CompiledLexicon,
): string[] {
  const words = withoutSpans(folded, spans).match(lexicon.word) ?? []
  return words.filter((word) => {
    const stem = lexicon.stem(word)
    return !lexicon.stopWords.has(stem) && !lexicon.descriptors.has(stem)
  })
}

export function withoutSpans(
  text: string,
  spans: readonly Span[],
  keepsComma: (after: string) => boolean = () => false,
): string {
  const inOrder = spans.filter(({ start, end }) => end > start)
  inOrder.sort((a, b) => a.start - b.start)
  let kept = ''
  let at = 0
  for (const { start, end } of inOrder) {
    if (start > at) kept += `${text.slice(at, start)} `
    at = Math.max(at, end)
    const comma = /^\s*,/.exec(text.slice(at))?.[0].length ?? 0
    // "cook, stirring, until thick" keeps neither comma.
    if (comma > 0) kept = kept.replace(/,?\s*$/, keepsComma(text.slice(at + comma)) ? ', ' : ' ')
    at += comma
  }
  return kept + text.slice(at)
}
