import { readAllSettings } from '#shared/appliance/read-settings.ts'
import { TIME_UNITS } from '#shared/appliance/setting-words.ts'
import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { readUnitWord } from '#shared/ingredient-line/unit-words.ts'
import { quantityAt } from '#shared/quantity/quantity.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import type { Ingredient, StepInput } from '#shared/recipe.ts'
import { isInside } from './edit-text.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import type { WordLanguage } from './words/all.ts'

/** An amount of an ingredient in a step's text: "2 cloves" of "2 cloves garlic". */
export type AmountInText = {
  start: number
  end: number
  quantity: string
  unit: string | undefined
  mention: Mention
}

const NUMBER_STARTS = /(?<![\p{L}\d.,/])(?:[\d¼-¾⅐-⅞]|\p{L})/gu
const WORD = /\s*(\p{L}+\.?)/uy
const TIMES = TIME_UNITS.map(([, words]) => new RegExp(`^(?:${words.join('|')})$`, 'iu'))
/** What may stand between an amount and the food's name: "of the small", "d'". */
const GAP = /^\s*(?:[\p{L}'’-]+\s+|\p{L}{1,2}['’]){0,3}$/u
const NARROW_GAP = /^\s*(?:[\p{L}'’-]+\s+|\p{L}{1,2}['’]){0,1}$/u

/** Every amount in a step's text that names how much of an ingredient there is; no settings. */
export function amountsIn(
  { instructionText: text, ingredientRefs }: StepInput,
  ingredients: readonly Ingredient[],
  language: WordLanguage,
): AmountInText[] {
  const mentions = mentionsIn(text, { ingredients, refs: ingredientRefs }, language)
  if (mentions.length === 0) return []

  const settings = readAllSettings(text)
  const found: AmountInText[] = []
  let end = 0
  for (const { index } of text.matchAll(NUMBER_STARTS)) {
    if (index < end || isInside(index, settings)) continue
    const amount = amountAt(text, index, { mentions, language })
    if (!amount) continue
    found.push(amount)
    end = amount.mention.end
  }
  return found
}

type Context = { mentions: readonly Mention[]; language: WordLanguage }

function amountAt(text: string, start: number, context: Context): AmountInText | null {
  const { language, mentions } = context
  const number = quantityAt(text, start, lineWordsOf(language).quantity)
  if (!number || /\p{L}/u.test(text.charAt(number.end))) return glued(text, start, context)

  const measure = measureAt(text, number.end, language)
  if (measure === 'time') return null
  const end = measure?.end ?? number.end
  const mention = mentions.find((one) => one.start >= end)
  if (!mention || !isOf(text.slice(end, mention.start), measure !== null)) return null

  const said = text.slice(start, number.end)
  const isWord = /\p{L}/u.test(said)
  if (isWord && number.quantity.max <= 1 && !isOne(mention.ingredient)) return null
  if (!measure && isMeasured(mention.ingredient, language)) return null
  return { start, end, quantity: said, unit: measure?.unit, mention }
}

/** "500g carrots": the unit follows its number at once. */
function glued(text: string, start: number, { mentions, language }: Context): AmountInText | null {
  const number = /[\d.,/]*\d/y
  number.lastIndex = start
  const said = number.exec(text)?.[0]
  const measure = said ? measureAt(text, start + said.length, language) : null
  if (!said || !measure || measure === 'time') return null
  const mention = mentions.find((one) => one.start >= measure.end)
  if (!mention || !isOf(text.slice(measure.end, mention.start), true)) return null
  return { start, end: measure.end, quantity: said, unit: measure.unit, mention }
}

/** The unit behind a number, of up to three words ("c. à s."). */
function measureAt(text: string, at: number, language: WordLanguage) {
  const ends: number[] = []
  WORD.lastIndex = at
  for (let words = 0; words < 3; words++) {
    const word = WORD.exec(text)
    if (!word) break
    ends.push(WORD.lastIndex)
  }
  const [firstEnd = at] = ends
  const first = text.slice(at, firstEnd).trim().replace(/\.$/, '')
  if (TIMES.some((time) => time.test(first))) return 'time'
  for (const end of ends.reverse()) {
    const unit = text.slice(at, end).trim()
    const word = readUnitWord(unit, language)
    // A length is the size of a piece, not an amount.
    if (word && unitFacts(word.unit).dimension !== 'length') return { end, unit }
  }
  return null
}

function isOf(between: string, hasUnit: boolean): boolean {
  return (hasUnit ? GAP : NARROW_GAP).test(between)
}

function isOne({ quantity, unit }: Ingredient): boolean {
  return quantity === '1' && !unit
}

/** Whether the list gives it by weight or volume; then a bare number counts something else. */
function isMeasured({ unit }: Ingredient, language: WordLanguage): boolean {
  const word = unit ? readUnitWord(unit, language) : null
  return word !== null && unitFacts(word.unit).dimension !== 'count'
}
