import { formatSettings } from '#shared/appliance/notation.ts'
import { readAllSettings } from '#shared/appliance/read-settings.ts'
import type { Ingredient, StepInput } from '#shared/recipe.ts'
import { fill } from '../parse/fill.ts'
import { fold, type Span } from '../parse/phrases.ts'
import { amountsIn } from './amounts-in-text.ts'
import { endsInArticle } from './article-before.ts'
import { capitalised, edited } from './edit-text.ts'
import { mentionsIn } from './mentions.ts'
import { wordsOf } from './tokens.ts'
import { modifyWordsOf, type WordLanguage } from './words/all.ts'

type Context = {
  ingredients: readonly Ingredient[]
  gone: ReadonlySet<number>
  language: WordLanguage
}

/** An ingredient in a sentence with its amount, article and remark. */
type Item = Span & { ingredient: Ingredient; isGone: boolean; hasArticle: boolean }

/**
 * A step's text that no longer names what is left out. Lists are closed up and clauses about it
 * taken out; where the sentence needs the word, it says that it is left out. Empty when nothing
 * remains to be said.
 */
export function textWithout(step: StepInput, context: Context): string {
  const items = itemsIn(step, context)
  if (!items.some(({ isGone }) => isGone)) return step.instructionText

  const sentences = sentencesOf(step.instructionText).map((sentence) => {
    const own = items
      .filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
      .map((item) => ({
        ...item,
        start: item.start - sentence.start,
        end: item.end - sentence.start,
      }))
    return sentenceWithout(sentence.text, own, { step, ...context })
  })
  return sentences.filter(Boolean).join(' ')
}

function sentencesOf(text: string) {
  const parts = text.split(/(?<=[.!?][)"”»]?)(\s+)(?=\p{Lu})/u)
  const sentences: { start: number; end: number; text: string }[] = []
  let start = 0
  parts.forEach((part, index) => {
    if (index % 2 === 0) sentences.push({ start, end: start + part.length, text: part })
    start += part.length
  })
  return sentences
}

/** "(peeled)" behind a name, or ", halved," */
const REMARK = /^ \([^()]{1,80}\)/
const GONE_REMARK = /^(?: \([^()]{1,80}\)|, \p{L}+(?: \p{L}+)?(?=,\s))/u

function itemsIn(step: StepInput, { ingredients, gone, language }: Context): Item[] {
  const text = step.instructionText
  const amounts = amountsIn(step, ingredients, language)
  const refs = step.ingredientRefs
  return mentionsIn(text, { ingredients, refs }, language).map((mention) => {
    const amount = amounts.find((one) => one.mention.start === mention.start)
    const { ingredient } = mention
    const named = amount?.start ?? withArticle(text, mention.start, language)
    const start = withLeadingNote(text, named, ingredient)
    const isGone = gone.has(ingredient.ingredientJsonId)
    const remark = (isGone ? GONE_REMARK : REMARK).exec(text.slice(mention.end, mention.end + 90))
    const end = mention.end + (remark?.[0].length ?? 0)
    const hasArticle = !amount && endsInArticle(text.slice(0, mention.start), language)
    return { start, end, ingredient, isGone, hasArticle }
  })
}

/** Where the article before a name begins: "all the garlic". */
function withArticle(text: string, at: number, language: WordLanguage): number {
  const { articles } = modifyWordsOf(language)
  let start = at
  for (;;) {
    const before = /(\p{L}+['’]?)\s*$/u.exec(text.slice(Math.max(0, start - 20), start))
    if (!before?.[1] || !articles.includes(fold(before[1]))) return start
    start -= before[0].length
  }
}

/** Where the part that is used begins: "juice of 1 lemon". */
function withLeadingNote(text: string, at: number, { notes }: Ingredient): number {
  const lead = `${notes} `
  return notes && text.slice(0, at).endsWith(lead) ? at - lead.length : at
}

type Sentence = Context & { step: StepInput }

function sentenceWithout(text: string, items: readonly Item[], context: Sentence): string {
  const runs = runsOf(text, items, context.language)
  const firstGone = runs.find((run) => run.some(({ isGone }) => isGone))
  if (!firstGone) return text

  const kept = firstGone.filter(({ isGone }) => !isGone)
  const run = spanOf(firstGone)
  const next =
    kept.length > 0
      ? edited(text, [
          {
            ...run,
            text: listed(
              kept.map((item) => text.slice(item.start, item.end)),
              context.language,
            ),
          },
        ])
      : clauseWithout(text, run, { ...context, items })
  if (next === null) return `${text} ${withoutNote(firstGone, context.language)}`
  if (next === '') return ''
  // What else is left out of this sentence.
  const again = itemsIn({ ...context.step, instructionText: next }, context)
  return sentenceWithout(capitalised(next), again, context)
}

/** Items with nothing but a comma or "and" between them. */
function runsOf(text: string, items: readonly Item[], language: WordLanguage): Item[][] {
  const joint = `(?:${modifyWordsOf(language).joints.map(escaped).join('|')})`
  const pure = new RegExp(`^\\s*(?:,|,?\\s*${joint})\\s*$`, 'u')
  const described = new RegExp(
    `^\\s*(?:,\\s*(?:${joint}\\s)?|${joint}\\s)\\s*((?:[\\p{L}-]+\\s+){1,3})$`,
    'u',
  )
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const between = before ? fold(text.slice(before.end, item.start)) : ''
    const isNext = before !== undefined && pure.test(between)
    // "And finely chopped garlic": what describes it goes with it; before an article stands a verb.
    const isBare = item.isGone && !item.hasArticle
    const description = isBare && before ? described.exec(between)?.[1] : undefined
    const start = item.start - (description?.length ?? 0)
    if (run && (isNext || description)) run.push({ ...item, start })
    else runs.push([item])
  }
  return runs
}

/**
 * The sentence without the clause in which the stretch stands; a clause with the machine's settings
 * leaves those. Null where the clause speaks of something else too.
 */
function clauseWithout(
  text: string,
  stretch: { start: number; end: number },
  { items, language, step }: Sentence & { items: readonly Item[] },
): string | null {
  const cuts = connectorsIn(text, items, language)
  const before = cuts.filter(({ end }) => end <= stretch.start).at(-1)
  const after = clauseBehind(
    text,
    cuts.filter(({ start }) => start >= stretch.end),
  )
  const start = before?.end ?? 0
  const clause = { start, end: after?.start ?? endOfWords(text, start) }
  const others = items.filter(
    ({ start, end, isGone }) => !isGone && start >= clause.start && end <= clause.end,
  )
  if (others.length > 0) return null

  const hasSettings = readAllSettings(text.slice(clause.start, clause.end)).length > 0
  if (hasSettings && before) {
    const settings = formatSettings(step, language)
    const isEnded = text.charAt(clause.end) === '.'
    return edited(text, [{ ...clause, text: isEnded ? settings.replace(/\.$/, '') : settings }])
  }
  if (before) return edited(text, [{ start: before.start, end: clause.end, text: '' }])
  if (after) return capitalised(text.slice(after.end))
  return ''
}

/**
 * Where the sentence goes on: "chop it" behind "peel the onion" goes with it, as long as another
 * clause comes behind that. Only a verb, alone or with a short pronoun, is sure to add nothing.
 */
function clauseBehind(text: string, cuts: readonly Span[]): Span | undefined {
  const [first, second] = cuts
  if (!first || !second) return first
  const words = wordsOf(text.slice(first.end, second.start))
  const isVerbAlone = words.length === 1 || (words.length === 2 && words.some(isPronounLike))
  const behind = text.slice(second.end)
  return isVerbAlone && wordsOf(behind).length > 1 ? second : first
}

/** "it", "le", "ją", "l'" */
function isPronounLike(word: string): boolean {
  return /^(?:\p{L}{1,2}|\p{L}['’])$/u.test(word)
}

/** Commas and joints between clauses, outside of what is listed. */
function connectorsIn(text: string, items: readonly Item[], language: WordLanguage) {
  const joint = modifyWordsOf(language).joints.map(escaped).join('|')
  const pattern = new RegExp(`,?\\s+(?:${joint})(?:\\s+(?:${joint}))?\\s+|[,;]\\s+`, 'gu')
  const settings = readAllSettings(text)
  return [...fold(text).matchAll(pattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) =>
      [...items, ...settings].every((span) => end <= span.start || start >= span.end),
    )
}

/** Before the full stop, and before a bracket that words from `start` on have not opened. */
function endOfWords(text: string, start: number): number {
  const clause = text.slice(start)
  const isClosed = clause.split('(').length === clause.split(')').length
  const marks = isClosed ? /[.!?"”»]{0,3}$/ : /[.!?)"”»]{0,3}$/
  return text.length - (marks.exec(text)?.[0].length ?? 0)
}

function spanOf(run: readonly Item[]): { start: number; end: number } {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
}

/** "500 g carrots, 1 onion and 30 g butter". */
function listed(items: readonly string[], language: WordLanguage): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const { listEnd } = modifyWordsOf(language).write
  return fill(listEnd, { head: items.slice(0, -1).join(', '), last })
}

function withoutNote(run: readonly Item[], language: WordLanguage): string {
  const names = run.map(({ ingredient }) => ingredient.name)
  const { without } = modifyWordsOf(language).write
  return fill(without, { name: names.join(', ') })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
