import type { ReadSection } from '../../../read/read-recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { mayBeOrder } from './lead-ins.ts'
import { MAKING } from './making-words.ts'
import { isNote } from './notes.ts'
import { fold } from './phrases.ts'
import { opensWithUntil } from './until-words.ts'

/** "Make the sauce: Heat the oil …", "Simmer – Add the stock …" */
const LABELLED = /^\s*(?<label>\p{L}[^.:!?;\d–—]{1,70}?)(?:\s?:|\s[–—-])\s+(?=["'“«(]?\p{Lu})/u
/** "Prep the Salmon. Preheat the oven …" */
const TITLED = /^\s*(?<label>\p{Lu}[^.:!?;\d–—]{2,70})\.\s+(?=["'“«(]?\p{Lu})/u
/** Words that titles write with a small letter are shorter. */
const MIN_TITLE_WORD_LENGTH = 4

/** Longer labels, in words, are sentences of their own. */
const MAX_WORDS = 9
/** So many of the lines have to have one before they are a way of writing. */
const MIN_SHARE = 0.4

/** A line of the method without the name that its author gave the step. */
export type LabelledLine = { label: string | null; text: string }

/** Takes the names of the steps off the lines, where the author writes one before each of them. */
export function takeLabels(
  steps: readonly ReadSection[],
  lexicon: CompiledLexicon,
): (line: string) => LabelledLine {
  const isWayOfWriting = isUsual(steps, (line) => labelOf(line) !== null)
  return (line) => {
    const found = isWayOfWriting ? labelOf(line) : null
    return found && !isItsOrder(found, lexicon) ? found : { label: null, text: line }
  }
}

/** Tells which lines are titles or begin with theirs, where the author writes so. */
export function findTitles(
  steps: readonly ReadSection[],
  lexicon: CompiledLexicon,
): (line: string) => boolean {
  const isWayOfWriting = !lexicon.source.capitalisesNouns && isUsual(steps, isTitled)
  const hasBare = hasBareTitles(steps, lexicon)
  const hasSummaries = areSummedUp(steps.flatMap((section) => section.lines))
  const hasLabels = isUsual(steps, (line) => labelOf(line) !== null)
  return (line) =>
    (isWayOfWriting && isTitled(line)) ||
    (hasBare && isBareTitle(line, lexicon)) ||
    (hasSummaries && summaryOf(line) !== null) ||
    (hasLabels && isSummaryForLabel(line)) ||
    isSummaryOfMade(line, lexicon)
}

/** "Knead dough. Add everything to a mixer and knead": without an article it is no order. */
function isSummaryOfMade(line: string, { cues, source }: CompiledLexicon): boolean {
  const summary = source.language === 'en' ? summaryOf(line) : null
  const [, made = '', ...more] = summary?.words ?? []
  return summary !== null && more.length === 0 && cues.products.isIn(made) && isSaidAgain(summary)
}

/** "Add the spices. Add the oregano and the allspice" where other lines have "Make the sauce: …". */
function isSummaryForLabel(line: string): boolean {
  const summary = summaryOf(line)
  return summary !== null && labelOf(line) === null && isSaidAgain(summary)
}

/** "Cuisson", "Torréfaction des épices" above its sentences. */
const BARE_TITLE = /^\p{Lu}[^.,:!?;\d…]{2,60}$/u
const SENTENCE = /[.!?…:;)]["'”»]?$/

function hasBareTitles(steps: readonly ReadSection[], lexicon: CompiledLexicon): boolean {
  const lines = steps.flatMap((section) => section.lines)
  const others = lines.filter((line) => !isBareTitle(line, lexicon))
  const isLast = isBareTitle(lines.at(-1) ?? '', lexicon)
  return lines.length - others.length >= 2 && !isLast && others.every((line) => SENTENCE.test(line))
}

/** A few words that no order is in, and no full stop. */
function isBareTitle(line: string, { verbs, source }: CompiledLexicon): boolean {
  const name = fold(line.trim())
  if (!BARE_TITLE.test(line.trim()) || name.split(' ').length > MAX_WORDS) return false
  // "Prepare Roast Beef Sliders"
  const [verb = '', ...made] = line.trim().split(/\s+/)
  const isMaking = MAKING.test(fold(verb)) && !source.capitalisesNouns && isInCapitals(made)
  if (isMaking) return true
  return !verbs.places(name).some((at) => {
    const isPlace = at === 0 || source.verbPosition === 'anywhere'
    return isPlace && verbs.at(name, at).length > 0 && mayBeOrder(name, at, source.language)
  })
}

/** "Fry the onions. Heat the oil in a pan …": a short order and more behind it. */
const SUMMED_UP = /^\s*(?<summary>\p{L}[^.,:!?;\d–—]{1,60})\.\s+(?<rest>["'“«(]?\p{Lu}.*)/u
const MAX_SUMMARY_WORDS = 5
/** With more words it has to say something that the rest says again. */
const MAX_LONG_SUMMARY_WORDS = 8
const MIN_LINES = 3

function summaryOf(line: string): { words: readonly string[]; rest: string } | null {
  const { summary, rest } = SUMMED_UP.exec(line)?.groups ?? {}
  const words = fold(summary ?? '').split(/\s+/)
  const found = { words, rest: fold(rest ?? '') }
  const isShort = words.length <= MAX_SUMMARY_WORDS
  const isLong = words.length <= MAX_LONG_SUMMARY_WORDS && repeatsMost(found)
  return summary && rest && (isShort || isLong) ? found : null
}

/** "Add the dry mixture to the wet mixture. […] sprinkle in the flour mixture": most words come again. */
function repeatsMost({ words, rest }: { words: readonly string[]; rest: string }): boolean {
  const telling = words.filter((word) => word.length >= MIN_TITLE_WORD_LENGTH)
  const again = telling.filter((word) => rest.includes(stemOf(word)))
  return again.length * 2 >= telling.length
}

/** Whether nearly every line but the last begins with what it does in short, and many say so again. */
function areSummedUp(lines: readonly string[]): boolean {
  const summaries = lines.map(summaryOf).filter((one) => one !== null)
  const isUsually = summaries.length >= MIN_LINES && summaries.length >= 0.8 * (lines.length - 1)
  return isUsually && summaries.filter(isSaidAgain).length * 2 >= summaries.length
}

/** "Fry the onions. […] fry them", "Prepare the base. …", "Serve. …" */
function isSaidAgain({ words, rest }: { words: readonly string[]; rest: string }): boolean {
  const [verb = ''] = words
  if (words.length === 1 || MAKING.test(verb)) return true
  return new RegExp(`(?<!\\p{L})${stemOf(verb)}`, 'u').test(rest)
}

function stemOf(word: string): string {
  const [letters = word] = /^\p{L}+/u.exec(word) ?? []
  return letters.slice(0, Math.max(4, Math.min(5, letters.length - 1)))
}

function isUsual(steps: readonly ReadSection[], isSo: (line: string) => boolean): boolean {
  const lines = steps.flatMap((section) => section.lines)
  const found = lines.filter(isSo).length
  return found >= 2 && found >= MIN_SHARE * lines.length
}

/** All words but the small ones begin with a capital. */
function isInCapitals(words: readonly string[]): boolean {
  const telling = words.filter((word) => word.length >= MIN_TITLE_WORD_LENGTH)
  return telling.length > 0 && telling.every((word) => /^\p{Lu}/u.test(word))
}

/** "Bake the Croutons and Salmon." is written like a title, "Bake the croutons." is an order. */
function isTitled(line: string): boolean {
  const words = TITLED.exec(line)?.groups?.label?.split(/\s+/) ?? []
  return isInCapitals(words.slice(1)) && words.length <= MAX_WORDS
}

/** "BAKE: Until golden, 15 minutes": the label is the order that the rest only tells more of. */
function isItsOrder({ label, text }: LabelledLine, lexicon: CompiledLexicon): boolean {
  const name = fold(label ?? '')
  const { verbs, source } = lexicon
  const isOrder = verbs.places(name).some((at) => {
    const isFound = verbs.at(name, at).some(({ value }) => value !== 'other')
    return isFound && (at === 0 || source.verbPosition === 'anywhere')
  })
  return isOrder && (/^\W*\d/.test(text) || opensWithUntil(fold(text), source.language))
}

function labelOf(line: string): LabelledLine | null {
  const found = LABELLED.exec(line)
  const label = found?.groups?.label?.trim()
  if (!found || !label || label.split(/\s+/).length > MAX_WORDS) return null
  return isNote(fold(line)) ? null : { label, text: line.slice(found[0].length) }
}
