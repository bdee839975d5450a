import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import {
  DIFFICULTIES,
  type Difficulty,
  RECIPE_LIMITS,
  type RecipeMetadata,
  type Step,
} from '#shared/recipe.ts'
import { anyOf, HEADING_WORDS } from '../../read/heading-words.ts'
import type { ReadRecipe } from '../../read/read-recipe.ts'
import { cuisineOf, isCuisine } from './cuisines.ts'
import type { CompiledLexicon } from './parse/compiled-lexicon.ts'
import type { KnownIngredient } from './parse/ingredients.ts'
import { fold } from './parse/phrases.ts'

/**
 * What the source says about the recipe as a whole. What is derived carries its reason with it; a
 * time that contradicts another is left out.
 */
export function readMetadata(
  source: ReadRecipe,
  lexicon: CompiledLexicon,
  foods: readonly KnownIngredient[] = [],
): RecipeMetadata {
  const title = source.title?.trim() || namedAfter(foods) || '–'
  const servings = readServings(source.yieldText, lexicon)
  const isServings = servings.servingsMax !== null
  const tags = [...new Set(source.tags.map((tag) => tag.trim().slice(0, RECIPE_LIMITS.shortText)))]
  return {
    title: title.slice(0, RECIPE_LIMITS.title),
    description: source.description?.trim().slice(0, RECIPE_LIMITS.description) || null,
    ...readTimes(source),
    ...servings,
    yieldText: isServings ? null : readYield(source.yieldText, lexicon),
    cuisine: readCuisine(source) ?? cuisineOf(title, lexicon.target.language),
    difficulty: readDifficulty(source, lexicon),
    tags: tags.filter(Boolean).slice(0, RECIPE_LIMITS.tags),
    ThermomixModel: [],
  }
}

/** What a dish without a title is called: its two foods of which there is most. */
function namedAfter(foods: readonly KnownIngredient[]): string {
  const heaviest = foods
    .filter(({ traits, isToTaste }) => !traits.has('water') && !isToTaste)
    .toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0))
  const names = heaviest.slice(0, 2).map(({ entry }) => entry.name)
  return names.join(', ').replace(/^\p{Ll}/u, (first) => first.toUpperCase())
}

type Times = Pick<RecipeMetadata, 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'>

/** The total is the sum where none is said; one that is shorter than its parts is none. */
function readTimes({ prepTimeMinutes, cookTimeMinutes, totalTimeMinutes }: ReadRecipe): Times {
  const longest = Math.max(prepTimeMinutes ?? 0, cookTimeMinutes ?? 0)
  const said = totalTimeMinutes !== null && totalTimeMinutes >= longest ? totalTimeMinutes : null
  const isSum = prepTimeMinutes !== null && cookTimeMinutes !== null
  return {
    prepTimeMinutes,
    cookTimeMinutes,
    totalTimeMinutes: said ?? (isSum ? prepTimeMinutes + cookTimeMinutes : null),
  }
}

type Timed = Pick<Step, 'durationSeconds' | 'type'>

/** What work without a time takes, in seconds: weighing in, and a few orders of the cook's (E). */
const UNTIMED: Partial<Record<Step['type'], number>> = { WEIGH: 60, MANUAL: 4 * 60 }

/**
 * A recipe takes what its steps take together, rounded up as cooks do. The source knows better, for
 * steps may run side by side, unless one of them alone takes longer.
 */
export function withStepTimes(metadata: RecipeMetadata, steps: readonly Timed[]): RecipeMetadata {
  const times = steps.map(({ durationSeconds }) => durationSeconds ?? 0)
  const all = steps.reduce((sum, one) => sum + (one.durationSeconds ?? UNTIMED[one.type] ?? 0), 0)
  const { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes: said } = metadata
  const told = Math.max(Math.ceil(all / 60 / 5) * 5, prepTimeMinutes ?? 0, cookTimeMinutes ?? 0)
  const isSaid = said !== null && Math.max(0, ...times) <= said * 60
  return isSaid ? metadata : { ...metadata, totalTimeMinutes: told }
}

function readCuisine({ cuisine }: ReadRecipe): string | null {
  const said = cuisine?.trim() ?? ''
  return isCuisine(said) ? said : null
}

/** What is counted in pieces says how much there is, in all languages, folded: "60 sztuk". */
const IN_PIECES =
  /^(?:stuck|stk|st|pieces?|pcs|unidades|unidad|uds?|piezas?|pezzi|pezzo|pz|sztuk\p{L}*|szt|kawalk\p{L}*|штук\p{L}*|шт|шматочк\p{L}*|шматк\p{L}*|bucati|bucata|buc)$/u

const PEOPLE = new Set(
  [...HEADING_WORDS.servings].map(fold).filter((word) => !IN_PIECES.test(word)),
)

/** "For four", "serves two to three", "four" */
const FOR_HOW_MANY = new RegExp(
  `^(?:${anyOf([...HEADING_WORDS.forWords, ...HEADING_WORDS.yieldVerbs])} )?(\\p{L}+)(?: \\p{L}{1,3} (\\p{L}+))?$`,
  'iu',
)

type Servings = Pick<RecipeMetadata, 'servingsMin' | 'servingsMax'>
const NO_SERVINGS: Servings = { servingsMin: null, servingsMax: null }

/**
 * People that the recipe feeds. "Serves 4–6" and a bare "4" are servings; "12 muffins" or "1 loaf"
 * say how many pieces there are, not for how many people, so they give null.
 */
export function readServings(yieldText: string | null, lexicon: CompiledLexicon): Servings {
  const text = fold(yieldText?.normalize('NFC') ?? '')
  const said = besideServingsWord(text, lexicon)
  const found = /(\d{1,4})(?:\s*(?:[-–—]|\p{L}{1,3})\s*(\d{1,4}))?/u.exec(said)
  if (!found) return spokenServings(text, said, lexicon)
  const first = Number(found[1])
  const second = Number(found[2] ?? first)
  if (first === 0 && second === 0) return NO_SERVINGS
  return { servingsMin: Math.min(first, second), servingsMax: Math.max(first, second) }
}

/** "For two people", "for four", "eight to ten" */
function spokenServings(text: string, said: string, lexicon: CompiledLexicon): Servings {
  const { numbers } = lineWordsOf(lexicon.source.language).quantity
  const values = new Map(Object.entries(numbers).map(([word, value]) => [fold(word), value]))
  const [, least = '', most = least] = FOR_HOW_MANY.exec(text) ?? []
  const [min, max] = [values.get(least), values.get(most)]
  if (min && max) return { servingsMin: min, servingsMax: max }
  const words = said.match(/\p{L}+/gu) ?? []
  const at = words.findIndex((word, index) => {
    const next = words[index + 1] ?? ''
    return values.has(word) && (PEOPLE.has(next) || lexicon.servings.isIn(next))
  })
  const count = values.get(words[at] ?? '')
  return count ? { servingsMin: count, servingsMax: count } : NO_SERVINGS
}

const YIELD_LABEL = new RegExp(
  `^${anyOf([...HEADING_WORDS.yieldVerbs, ...HEADING_WORDS.yields, ...HEADING_WORDS.forWords])}\\s*:?\\s+(?=.*\\p{L})`,
  'iu',
)

/** "16 cookies" of "Makes 16 cookies", "two loaves"; a word without a number says nothing. */
function readYield(yieldText: string | null, lexicon: CompiledLexicon): string | null {
  const whole = yieldText?.trim().replace(/\s+/g, ' ') ?? ''
  const text = whole.replace(YIELD_LABEL, '').slice(0, RECIPE_LIMITS.shortText)
  const { numbers } = lineWordsOf(lexicon.source.language).quantity
  const isCounted =
    /[\d¼-¾⅐-⅞]/.test(text) || (text.split(' ', 1)[0] ?? '').toLowerCase() in numbers
  return isCounted && /\p{L}/u.test(text) ? text : null
}

/** The part of the text that speaks of people: all of it, or none. */
function besideServingsWord(text: string, lexicon: CompiledLexicon): string {
  const words = text.match(/\p{L}+/gu) ?? []
  const isInPieces = words.some((word) => IN_PIECES.test(word))
  if (!isInPieces && !/\p{L}{4,}/u.test(text)) return text
  // Pages in one language count people in another: "4 Portionen".
  const isForPeople = lexicon.servings.isIn(text) || words.some((word) => PEOPLE.has(word))
  return isForPeople ? text : ''
}

function readDifficulty({ tags }: ReadRecipe, { source }: CompiledLexicon): Difficulty | null {
  const folded = tags.map((tag) => fold(tag.trim()))
  const { difficulty } = source.metadata
  const isSaid = (level: Difficulty) => difficulty[level].some((word) => folded.includes(word))
  return DIFFICULTIES.find(isSaid) ?? null
}

/** Most ingredients and steps of an easy recipe, and fewest of a hard one (E). */
const EASY = { ingredients: 8, steps: 14 }
const HARD = { ingredients: 17, steps: 36 }

/** How hard a recipe is by its length. */
export function deriveDifficulty(ingredients: number, steps: number): Difficulty {
  if (ingredients <= EASY.ingredients && steps <= EASY.steps) return 'easy'
  return ingredients >= HARD.ingredients || steps >= HARD.steps ? 'hard' : 'medium'
}
