import { DomainError } from '#server/errors.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import { paragraphsBelow, withOrdersAbove } from './around-method.ts'
import { countedFoods } from './counted-foods.ts'
import { collectFacts, type Facts, factsOf } from './facts.ts'
import { factsInProse, yieldBelow } from './facts-in-prose.ts'
import { type FoundParts, findRecipe, missingParts } from './find-recipe.ts'
import { foodsAboveOrders } from './foods-above-orders.ts'
import { foodsBelowOrders } from './foods-below-orders.ts'
import { foodsBetweenOrders } from './foods-between-orders.ts'
import { findToldRecipe } from './foods-in-sentences.ts'
import { isStarredNote } from './footnotes.ts'
import { withGroupsToldLater } from './groups-told-later.ts'
import { looksLikeList, splitInlineHeading } from './inline-parts.ts'
import { introduction } from './introduction.ts'
import { hasAmount, startsWithAmount, startsWithVerb } from './line-look.ts'
import {
  isChatter,
  isClosing,
  isGreeting,
  isGroupHeading,
  isInlineNote,
  roleOf,
} from './line-role.ts'
import { type Line, withoutRepeats } from './lines.ts'
import { findProseRecipe, type ProseRecipe } from './list-in-prose.ts'
import { withoutRemarks } from './list-remarks.ts'
import { notesBelow } from './notes-below.ts'
import { isNutrition } from './nutrition.ts'
import type { ReadRecipe, ReadSection } from './read-recipe.ts'
import { ingredientSections, stepSections, withoutEmpty } from './sections.ts'
import { wholeLines } from './several-foods.ts'
import { withGroupHeadings, withoutListedFoods } from './step-groups.ts'
import { textLines } from './text-lines.ts'
import { tidyMethod } from './tidy-method.ts'
import { withoutUnitCopies } from './unit-copies.ts'
import { findUncountedRecipe, tellsOfFoods } from './unlisted-foods.ts'
import { isDishWithYield } from './yields.ts'

const MIN_STEPS = 2
const MIN_WORDS_OF_STEP = 4
const MAX_WORDS_OF_GREETING = 3

/**
 * Finds title, ingredients and method in pasted text, with headings or without.
 * @throws DomainError NO_RECIPE_IN_TEXT with `missing`.
 */
export function readText(rawText: string): ReadRecipe {
  const lines = textLines(rawText)
  const listed =
    foodsBetweenOrders(lines) ??
    foodsBelowOrders(lines) ??
    foodsAboveOrders(lines) ??
    threeBlocks(lines.flatMap(splitInlineHeading)) ??
    findRecipe(lines)
  const isWhole = missingParts(listed.ingredients, listed.steps) === null
  const found = isWhole
    ? listed
    : (withRestAsMethod(listed) ?? toldInWords(lines) ?? withoutList(lines) ?? listed)
  const missing = missingParts(found.ingredients, found.steps)
  if (missing) throw new DomainError('NO_RECIPE_IN_TEXT', { missing })
  const { title, description } = introduction(found.before, {
    foods: linesOf(found.ingredients),
    steps: linesOf(found.steps),
  })
  // Right above the only list, without a word before it, stands the name of the dish.
  const [only, ...others] = found.ingredients
  const isName = found.before.length === 0 && others.length === 0
  const name = title ?? (isName ? (only?.heading ?? null) : null)
  const { ingredients, remarks } = withoutRemarks(wholeLines(found.ingredients), isStarredNote)
  const told = withoutListedFoods(found.steps, found.ingredients)
  const method = tidyMethod(withGroupHeadings(told, found.ingredients))
  const steps = withoutEmpty(withOrdersAbove(withoutNotes(method.steps), found.before))
  const below = notesBelow(found.lines)
  const after = paragraphsBelow(found.lines, found.steps)
  const notes = withoutRepeats([...method.notes, ...after, ...notesAmong(found.lines)]).filter(
    (note) => !isIn(below, note) && !steps.some(({ lines }) => lines.includes(note)),
  )
  const isBelow = below.slice(1).some((note) => steps.some(({ lines }) => lines.includes(note)))
  return {
    title: name,
    description: inLines([description, ...remarks, ...notes, ...(isBelow ? [] : below)]),
    ...factsOfText(found, remarks),
    ingredients: withGroupsToldLater(withoutUnitCopies(ingredients), steps),
    steps,
    tags: [],
    language: null,
  }
}

/** The facts that lines state; the sentences above recipe and list may tell what is missing. */
function factsOfText({ lines, before, steps }: FoundParts, remarks: readonly string[]): Facts {
  const facts = collectFacts(lines.map(({ text }) => text))
  const isTimed =
    (facts.prepTimeMinutes ?? facts.cookTimeMinutes ?? facts.totalTimeMinutes) !== null
  if (isTimed && facts.yieldText !== null) return facts
  const prose = factsInProse([...before.map(({ text }) => text), ...remarks])
  const last = steps.at(-1)?.lines.at(-1) ?? ''
  const end = lines.findLastIndex(({ text }) => text.includes(last))
  const below = yieldBelow([...lines.slice(end + 1).map(({ text }) => text), last])
  return {
    ...facts,
    yieldText: facts.yieldText ?? prose.yieldText ?? below,
    totalTimeMinutes: isTimed ? facts.totalTimeMinutes : prose.totalTimeMinutes,
  }
}

const linesOf = (sections: readonly ReadSection[]) => sections.flatMap(({ lines }) => lines)

/** As a line of the notes or as their heading. */
const isIn = (notes: string[], note: string) => notes.includes(note) || notes.includes(`${note}:`)

const inLines = (lines: readonly (string | null)[]) => lines.filter(Boolean).join('\n') || null

/** "Tip: serve it cold" is nothing to do, unless there is nothing else. */
function withoutNotes(sections: ReadSection[]): ReadSection[] {
  const steps = sections.map(({ heading, lines }) => ({
    heading,
    lines: lines.filter((line) => !isInlineNote(line)),
  }))
  return steps.every(({ lines }) => lines.length === 0) ? sections : withoutEmpty(steps)
}

/** The notes between and below the steps: they go with what is said of the recipe. */
function notesAmong(lines: Line[]): string[] {
  return lines
    .map(({ text }) => text)
    .filter((text) => isInlineNote(text) && !isChatter(text) && !factsOf(text))
    .filter((text) => !isNutrition(text) && !isNutrition(text.replace(/^[^:]*:\s*/, '')))
}

/** A list above sentences whose verbs we do not know: "tu mélanges le yaourt avec les œufs". */
function withRestAsMethod(found: FoundParts): FoundParts | null {
  if (missingParts(found.ingredients, found.steps) !== 'steps') return null
  const listed = new Set(found.ingredients.flatMap(({ lines }) => lines))
  const last = found.lines.findLastIndex(({ text }) => listed.has(text))
  const rest = last === -1 ? [] : found.lines.slice(last + 1).filter(couldBeStep)
  if (rest.length >= MIN_STEPS) return { ...found, steps: stepSections(rest) }
  return withMethodAbove(found, [...listed])
}

/** A cookery book tells the work first and lists below it what a portion takes. */
function withMethodAbove(found: FoundParts, listed: string[]): FoundParts | null {
  const at = found.lines.findIndex(({ text }) => text.includes(listed[0] ?? ''))
  const [title, ...above] = found.lines.slice(0, Math.max(at, 0))
  const method = above.filter((line) => couldBeStep(line) && /[.!]$/.test(line.text))
  const sentences = method.map(({ text }) => text)
  if (!title || method.length < MIN_STEPS || !tellsOfFoods(sentences, listed)) return null
  return { ...found, before: [title], steps: stepSections(method) }
}

/** Orders below a title that name their foods only as they need them. */
function withoutList(lines: Line[]): FoundParts | null {
  const told = findUncountedRecipe(lines)
  if (!told) return null
  return {
    ingredients: [{ heading: null, lines: told.ingredients }],
    steps: [{ heading: null, lines: told.method }],
    before: lines.slice(0, 1),
    lines,
  }
}

function couldBeStep({ text, level }: Line): boolean {
  if (level !== null || isInlineNote(text) || isChatter(text) || isNutrition(text)) return false
  return text.split(' ').length >= MIN_WORDS_OF_STEP && !startsWithAmount(text)
}

/** A message that begins with its list; where more foods follow than it lists, a story. */
function toldInWords(lines: Line[]): FoundParts | null {
  const prose = findProseRecipe(lines)
  const least = prose?.yieldText ? prose.ingredients.length : 2
  if (prose && countedFoods(prose.method).length < least) return partsOf(prose, lines)
  return toldAsStory(lines)
}

function toldAsStory(lines: Line[]): FoundParts | null {
  const told = findToldRecipe(lines)
  if (!told) return null
  return {
    ingredients: [{ heading: null, lines: told.ingredients }],
    steps: [
      {
        heading: null,
        lines: told.method.filter((line, at, all) => !isOfLetter(line, at, all)),
      },
    ],
    before: told.title ? [nameLine(told.title)] : [],
    lines,
  }
}

/** "Hi Sarah," and "Mum x" around what a letter tells. */
function isOfLetter(line: string, at: number, all: readonly string[]): boolean {
  const isShort = line.split(' ').length <= MAX_WORDS_OF_GREETING
  const isAround = at === 0 || at === all.length - 1
  const isName = isAround && !/[.!?…]$/.test(line) && !startsWithVerb(line)
  return isShort && (isGreeting(line) || isClosing(line) || isName)
}

function nameLine(text: string): Line {
  return { text, level: null, isItem: false, isNumbered: false, block: 0 }
}

function partsOf(told: ProseRecipe, lines: Line[]): FoundParts {
  return {
    ingredients: [{ heading: null, lines: told.ingredients }],
    steps: [{ heading: null, lines: [told.method] }],
    before: told.title ? [nameLine(told.title)] : linesAbove(lines, told.ingredients[0] ?? ''),
    lines: told.yieldText ? [...lines, nameLine(told.yieldText)] : lines,
  }
}

/** "Pancakes (for 3)" above the line that begins with the list. */
function linesAbove(lines: Line[], food: string): Line[] {
  return lines.slice(
    0,
    Math.max(
      lines.findIndex(({ text }) => text.includes(food)),
      0,
    ),
  )
}

/** Title, list, method with blank lines between and no headings: how `toRawText` writes recipes. */
function threeBlocks(lines: Line[]): FoundParts | null {
  const blocks = withTitleApart([...Map.groupBy(lines, (line) => line.block).values()])
  const [list, method] = blocks.slice(-2)
  const before = blocks.length === 3 ? (blocks[0] ?? []) : []
  if (!list || !method || blocks.length > 3 || before.length > 1) return null
  if ([list, method].some((block) => hasOwnHeading(block)) || !couldFollow(list, method))
    return null
  return { ingredients: ingredientSections(list), steps: stepSections(method), before, lines }
}

/** "Three bean salad" and "Serves 4" may stand on the list without an empty line between. */
function withTitleApart(blocks: Line[][]): Line[][] {
  const [list, method] = blocks
  const [first] = list ?? []
  if (!list || !method || !first || blocks.length !== 2) return blocks
  const start = list.findIndex((line, at) => at > 0 && !isAboutTitle(line, list[at + 1]))
  // "Ingredients:", "For the dough"
  const isHeaded = start === 1 && isHeading(list[start])
  const next = list[isHeaded ? start + 1 : start]
  const isFood = hasAmount(first.text) && !isDishWithYield(first.text)
  if (!next || !hasAmount(next.text) || first.text.endsWith(':') || isFood) return blocks
  // People paste the title first: a line of words right above an amount is one.
  const isTitle = start > 1 || /^\p{L}/u.test(first.text)
  return isTitle ? [[first], list.slice(start), method] : blocks
}

function isHeading(line: Line | undefined): boolean {
  return line !== undefined && (line.text.endsWith(':') || isGroupHeading(line, 'ingredients'))
}

/** "Serves 4", "Grandma's recipe, for 4" below a title, above the foods. */
function isAboutTitle(line: Line, next: Line | undefined): boolean {
  if (factsOf(line.text)) return true
  const isTagline = !startsWithAmount(line.text) && !isHeading(line) && !line.isItem
  return isTagline && findFoodId(line.text) === null && startsWithAmount(next?.text ?? '')
}

function hasOwnHeading(block: Line[]): boolean {
  return block.some(
    (line) =>
      ['ingredients', 'method', 'end'].includes(roleOf(line) ?? '') && !line.text.endsWith(':'),
  )
}

/** A list and its method by their looks, or in a language without word tables by their lengths. */
function couldFollow(list: Line[], method: Line[]): boolean {
  const [names, steps] = [list, method].map((block) => block.map((line) => line.text))
  if (!names || !steps || looksLikeList(steps)) return false
  if (looksLikeList(names)) return true
  const isProse = names.some((line) => /[.!?。！？]$/.test(line))
  return names.length > 1 && !isProse && meanLength(names) * 1.5 < meanLength(steps)
}

function meanLength(lines: string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0) / lines.length
}
