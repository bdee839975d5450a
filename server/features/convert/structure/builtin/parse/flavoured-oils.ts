import type { Candidate } from './candidate.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { isOntoBefore } from './goal-words.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Word } from './name-words.ts'

/** Beginnings of stems of oils that flavour a dish and are not fried in. */
const FLAVOURED =
  /^(?:sesam|susan|sezam|сезам|кунжут|ajonjoli|toasted|truffle|truff|tartuf|truf|trufl|трюфел|chil|walnut|walnuss|noix|nuez|noci)/u
/** Kinds of oil; another one than the list's is another oil. */
const KINDS =
  /^(?:vegetable|olive|canola|sunflower|sesame|coconut|peanut|avocado|grapeseed|truffle|chil[il]i?|walnut|rapeseed|corn|neutral|frying|cooking)$/u

const isFlavoured = ({ food, stems }: KnownIngredient) =>
  food === 'oil' && [...stems].some((stem) => FLAVOURED.test(stem))

type Named = {
  clause: Clause
  candidates: readonly Candidate[]
  isForFlavour: boolean
  lexicon: CompiledLexicon
}

/** "Heat the vegetable oil", "dip it into the oil" where the list has oil of sesame. */
export function isOtherOil(
  { ingredient, from, to }: Candidate,
  words: readonly Word[],
  { clause: { folded }, candidates, isForFlavour, lexicon }: Named,
): boolean {
  if (from !== to || !isFlavoured(ingredient)) return false
  const [before, word] = [words[from - 1], words[from]]
  if (!word || word.stem !== ingredient.head) return false
  const kind = before && word.start - before.end === 1 ? folded.slice(before.start, before.end) : ''
  if (KINDS.test(kind) && !ingredient.stems.has(before?.stem ?? '')) return true
  const isPlainListed = candidates.some(
    (one) => one.from === from && one.ingredient.food === 'oil' && !isFlavoured(one.ingredient),
  )
  return isPlainListed || !isForFlavour || isOntoBefore(folded.slice(0, word.start), lexicon)
}
