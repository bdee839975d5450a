import { groupName } from '#shared/ingredient-groups.ts'
import { type IngredientLine, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { printAmount } from '#shared/ingredient-line/print-amount.ts'
import { type Unit, unitFacts } from '#shared/quantity/units.ts'
import { type Ingredient, RECIPE_LIMITS } from '#shared/recipe.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type FruitPart, labelOf, labelOfPart, linkBefore } from './food-label.ts'
import { nounOf, readName, withoutDish } from './food-name.ts'
import { fruitPartNoted } from './fruit-part-noted.ts'
import { translateName } from './glossary.ts'
import type { Food, Trait } from './lexicon/kinds.ts'
import { DIVIDED, SLICED, WHOLE, withoutExtra } from './line-words.ts'
import { listedLines } from './listed-lines.ts'
import { lowerFirst } from './lower-first.ts'
import { withEnding } from './optional-ending.ts'
import { fold } from './phrases.ts'
import { isToTaste } from './to-taste.ts'
import { traitsOf } from './traits.ts'
import { namesWarmth } from './warmth.ts'
import { readWeight, type Weight } from './weight.ts'
import { withYeast } from './yeast-or-powder.ts'

/** An ingredient of the recipe with what the planner needs to know of it. */
export type KnownIngredient = {
  entry: Ingredient
  id: number
  /** Amount and name as a cook reads them from the scale: "500 g carrots". */
  label: string
  /** How it comes, where that is worth reading beside the scale: "peeled". */
  note: string
  /** What is used of it stands before its amount, "juice of 1 lemon", so only the label says it whole. */
  isByPart: boolean
  food: Food | null
  traits: ReadonlySet<Trait>
  grams: Weight['grams']
  weightIs: Weight['weightIs']
  moreGrams: Weight['moreGrams']
  /** Stems of its name; the noun that heads it first. */
  head: string
  stems: ReadonlySet<string>
  /** Number of the ingredient list's section. */
  group: number
  heading: string | null
  preparation: 'chopped' | 'finelyChopped' | 'grated' | null
  /** Its name says that it stays in one piece: "pearl onions"; slices, rings and strips besides. */
  isWhole: boolean
  isSliced: boolean
  /** Nothing of it is left whole: "mashed". */
  isMashed: boolean
  /** Comes cooked: "tinned", "smoked". */
  isReadyToEat: boolean
  /** Has no weight or volume, so it is put in and not weighed. */
  isCounted: boolean
  /** Measured with a spoon: nobody does that with what is not cut yet. */
  isSpooned?: boolean
  isSmall: boolean
  isLarge: boolean
  /** A cut without bones: "breast". */
  isBoneless: boolean
  isToTaste: boolean
  /** The line says that it is for the tin, the board or the finished dish: "for dusting". */
  isForSide: boolean
  /** The list says that it is used more than once: "divided", "plus extra for dusting". */
  isDivided: boolean
  /** The amount is for its first use, what more it takes is not in it: "plus more for frying". */
  hasExtra?: boolean
  /** It is the whites or the yolks of listed eggs, with their share of them. */
  apart?: { from: KnownIngredient; part: number }
}

/** Reads the ingredient lists. */
export function readIngredients(source: ReadRecipe, lexicon: CompiledLexicon): KnownIngredient[] {
  const known = listedLines(source.ingredients, lexicon)
    .slice(0, RECIPE_LIMITS.ingredients)
    .map(({ line, group, heading }, at) =>
      readIngredient(line, { id: at + 1, group, heading }, lexicon),
    )
  const lines = source.steps.flatMap((section) => section.lines)
  return withYeast(known, lines, lexicon)
}

type Position = { id: number; group: number; heading: string | null }

/** One line of the list. */
export function readIngredient(
  line: string,
  position: Position,
  lexicon: CompiledLexicon,
): KnownIngredient {
  const parsed = parseIngredientLine(line, lexicon.source.language)
  const listed = (parsed.name.trim() || line).slice(0, RECIPE_LIMITS.shortText)
  const name = withEnding(listed, parsed.quantity, isCount(parsed.unit))
  const { size } = parsed
  const group = groupName(position.heading)
  const told = inTarget(parsed, name, lexicon)
  const quantity = told.quantity?.slice(0, RECIPE_LIMITS.shortText)
  const unit = told.unit?.slice(0, RECIPE_LIMITS.shortText)
  const notes = [size, parsed.notes].filter(Boolean).join(', ').slice(0, RECIPE_LIMITS.notes)
  const folded = fold(name)
  // "juice of 1 lemon": what is used stands before the amount.
  const startsWithNote = notes !== '' && fold(line).startsWith(fold(notes))
  const foldedLine = fold(`${name}, ${notes}`)
  const food = foodOf({ folded, notes: fold(notes), startsWithNote }, lexicon)
  const isEggPart = food !== 'egg' && classifyFood(folded, lexicon) === 'egg'
  const fruitPart = startsWithNote ? null : fruitPartOf({ folded, notes: fold(notes) }, lexicon)
  const said = lexicon.target.isSource ? lowerFirst(parsed.part ?? '', lexicon) : ''
  const isExtra = lexicon.names.extraNotes.isIn(fold(line))
  const isPowder = food === 'ginger' && isSpooned(parsed.unit) && isDry(line, lexicon)
  const label = startsWithNote
    ? lowerFirst(line, lexicon)
    : labelOf({
        ...{ quantity, unit, size, isCounted: isCount(parsed.unit) },
        isSizeBehind: size !== undefined && line.indexOf(size) > line.indexOf(name),
        name: lexicon.target.isSource ? `${linkBefore(listed, line, lexicon)}${name}` : told.name,
      })
  return {
    ...position,
    entry: {
      id: undefined,
      ingredientJsonId: position.id,
      name: told.name,
      quantity,
      unit,
      notes: notes || undefined,
      ...(group && { group }),
    },
    label: fruitPart
      ? labelOfPart({ label, part: fruitPart, said }, lexicon.target.language)
      : label,
    note: fruitPart ? '' : noteOf(parsed.notes ?? '', lexicon, startsWithNote),
    isByPart: (startsWithNote && lexicon.target.isSource) || fruitPart !== null,
    food: isPowder ? 'spice' : food,
    traits: traitsOf(startsWithNote ? [foldedLine] : [foldedLine, folded], lexicon),
    ...readWeight(isEggPart ? { ...parsed, name: notes } : parsed),
    ...readName(
      startsWithNote || isEggPart ? `${fold(notes)} ${folded}` : withoutDish(folded, food, lexicon),
      lexicon,
    ),
    preparation: readPreparation(foldedLine, lexicon),
    isWhole: WHOLE.test(name),
    isSliced: SLICED.test(foldedLine),
    isMashed: lexicon.names.mashedNotes.isIn(foldedLine),
    isReadyToEat: lexicon.names.readyToEat.isIn(fold(line)),
    isCounted: isCount(parsed.unit),
    isSpooned: isSpoonful(parsed.unit),
    isSmall: lexicon.names.smallPieces.isIn(foldedLine),
    isLarge: lexicon.names.largePieces.isIn(foldedLine),
    isBoneless: lexicon.names.boneless.isIn(foldedLine),
    isDivided: DIVIDED.test(line) || isExtra,
    hasExtra: isExtra && !DIVIDED.test(line) && parsed.quantity != null,
    // "100 g butter, plus more for the tin" is for the dish.
    isForSide: !(isExtra && parsed.quantity) && lexicon.names.sideNotes.isIn(foldedLine),
    isToTaste: isToTaste(parsed, parsed.quantity ? fold(line) : foldedLine, lexicon),
  }
}

/** Amount and name as they are written in the steps: the unit's word, and the name where it is known. */
function inTarget(parsed: IngredientLine, name: string, lexicon: CompiledLexicon) {
  const own = { quantity: parsed.quantityText, unit: parsed.unitText, name }
  const { isSource, language } = lexicon.target
  if (isSource) return own
  const { quantity, unit } = parsed
  const amount = quantity && unit ? printAmount({ quantity, unit }, language) : own
  const count = isCount(unit) && unit === null ? (quantity?.max ?? null) : null
  return { ...own, ...amount, name: translateName(name, count, lexicon) ?? name }
}

/** Longest note that is worth reading beside the scale: "softened", "cut into chunks". */
const SHORT_NOTE = 24

/** Longest words on how a food is readied: "melted and slightly cooled". */
const LONG_STATE = 50

function noteOf(all: string, lexicon: CompiledLexicon, isLineStart: boolean): string {
  const notes = withoutExtra(all, lexicon)
  if (notes.length > SHORT_NOTE && !isReadied(notes, lexicon)) return readiedPart(notes, lexicon)
  // Inside a line only a noun has a capital: "flour (Type 550)".
  const isNoun = lexicon.source.capitalisesNouns && !isLineStart
  return isNoun ? notes : lowerFirst(notes, lexicon)
}

/** "Medium, such as Granny Smith, peeled, and grated": how the food goes in, of all that is said. */
function readiedPart(notes: string, lexicon: CompiledLexicon): string {
  const parts = notes.split(/[,;()]|\s(?:and|und|et|y|e|i|та|și)\s/u).map((part) => part.trim())
  return lowerFirst(parts.filter((one) => one && isReadied(one, lexicon)).join(', '), lexicon)
}

/** "Melted and slightly cooled": all that the note says is how the food goes in. */
function isReadied(notes: string, lexicon: CompiledLexicon): boolean {
  const isPlain = notes.length <= LONG_STATE && !/^\d|[.!?:()/]/u.test(notes)
  return (
    isPlain &&
    lexicon.target.isSource &&
    notes.split(/[,;]/u).every((one) => {
      const folded = fold(one)
      // "Or cold brew coffee"
      if (classifyFood(folded, lexicon) !== null) return false
      const isPrepared = readPreparation(folded, lexicon) !== null
      return isPrepared || lexicon.names.cutNotes.isIn(folded) || namesWarmth(folded, lexicon)
    })
  )
}

type NamedFood = { folded: string; notes: string; startsWithNote: boolean }

/** "1 lemon, juiced" is a liquid, "1 lemon, zested" a spice. */
function foodOf({ folded, notes, startsWithNote }: NamedFood, lexicon: CompiledLexicon) {
  const food = classifyFood(nounOf(folded, lexicon), lexicon) ?? classifyFood(folded, lexicon)
  const ofNote = startsWithNote ? classifyFood(notes, lexicon) : null
  if (ofNote) return ofNote
  if (food === 'egg') return eggPartIn(notes, lexicon) ?? food
  const part = fruitPartOf({ folded, notes }, lexicon)
  if (part) return part === 'juice' ? 'liquid' : 'spice'
  return food === 'fruit' && lexicon.names.juiceNotes.isIn(notes) ? 'liquid' : food
}

/** Which part a note names, alone: "1 lemon, juiced"; of "zest and juice" it is both. */
function fruitPartOf(
  { folded, notes }: Pick<NamedFood, 'folded' | 'notes'>,
  lexicon: CompiledLexicon,
): FruitPart | null {
  if (classifyFood(nounOf(folded, lexicon), lexicon) !== 'fruit') return null
  return fruitPartNoted(notes, lexicon)
}

/** "4 eggs, yolks only" */
function eggPartIn(notes: string, lexicon: CompiledLexicon): Food | null {
  if (!ONLY.test(notes) || /\d/.test(notes)) return null
  const part = classifyFood(notes, lexicon)
  return part === 'eggYolk' || part === 'eggWhite' ? part : null
}

const ONLY =
  /(?<!\p{L})(?:only|just|nur|seulement|uniquement|solo|solamente|soltanto|tylko|same|лише|тільки|doar|numai)(?!\p{L})/u

/** "1 tsp ginger" that is neither fresh nor cut is ground. */
function isDry(line: string, lexicon: CompiledLexicon): boolean {
  const folded = fold(line)
  return readPreparation(folded, lexicon) === null && !FRESH.test(folded)
}

const FRESH = /fresh|frisch|frais|fraiche|fresc|swiez|свіж|proaspat|root|wurzel|pasta|paste/u

function isSpooned(unit: Unit | null): boolean {
  return unit !== null && unitFacts(unit).dimension === 'volume'
}

const isSpoonful = (unit: Unit | null) => unit === 'tbsp' || unit === 'dsp' || unit === 'tsp'

/** A piece, a clove, a handful: no measure that a scale or a spoon gives. */
function isCount(unit: Unit | null): boolean {
  if (unit === null) return true
  const { dimension } = unitFacts(unit)
  return dimension !== 'mass' && dimension !== 'volume'
}

/** How words say that something is cut: "diced", "grated". */
export function readPreparation(
  folded: string,
  { names }: CompiledLexicon,
): KnownIngredient['preparation'] {
  if (names.gratedNotes.isIn(folded)) return 'grated'
  if (names.finelyChoppedNotes.isIn(folded)) return 'finelyChopped'
  return names.choppedNotes.isIn(folded) ? 'chopped' : null
}

/** The food whose phrase heads the name: the last one in English, the first one in French. */
export function classifyFood(folded: string, lexicon: CompiledLexicon): Food | null {
  const isHeadLast = lexicon.source.headPosition === 'last'
  let best: { food: Food; edge: number; length: number } | null = null
  for (const start of lexicon.foods.places(folded)) {
    for (const { value: food, end } of lexicon.foods.at(folded, start)) {
      const edge = isHeadLast ? end : -start
      const isBetter =
        !best || edge > best.edge || (edge === best.edge && end - start > best.length)
      if (isBetter) best = { food, edge, length: end - start }
    }
  }
  return best?.food ?? null
}
