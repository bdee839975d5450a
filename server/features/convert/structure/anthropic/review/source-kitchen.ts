import { DomainError } from '#server/errors.ts'
import type { Language } from '#shared/language.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import { readText } from '../../../read/text.ts'
import type { ActionGraph, KitchenAction } from '../../builtin/ir/graph.ts'
import type { VerbRole } from '../../builtin/ir/verbs.ts'
import { type CompiledLexicon, compileLexicon } from '../../builtin/parse/compiled-lexicon.ts'
import { type KnownIngredient, readIngredients } from '../../builtin/parse/ingredients.ts'
import { chooseLexicon, lexiconFor } from '../../builtin/parse/lexicon/lexicons.ts'
import { listedLines } from '../../builtin/parse/listed-lines.ts'
import { resolve } from '../../builtin/resolve/resolve.ts'
import type { Draft } from '../../converter.ts'

/** One order of the source with the foods that are in its vessel while it is carried out. */
export type SourceWork = {
  action: KitchenAction
  /** Numbers of listed foods. */
  contents: ReadonlySet<number>
}

/** What the rules understand of a source: its listed foods, and what is done with them in order. */
export type SourceKitchen = {
  language: Language
  /** Reads the source's own language. */
  lexicon: CompiledLexicon
  foods: readonly KnownIngredient[]
  /** The line of the list that each food stands in, in the same order. */
  lines: readonly string[]
  works: readonly SourceWork[]
  sentences: readonly string[]
}

/** Roles of orders that the machine could carry out; putting in, baking and serving are none. */
const CHANGING: readonly VerbRole[] = ['work', 'heat']

/** Longer sources would hold up the others' answers. Letters. */
const MAX_TEXT = 8_000

/**
 * Reads which foods a recipe brings together and in what order; `asked` where no language shows.
 * Null where the rules find no recipe in it, or it is too long.
 */
export function readSourceKitchen(draft: Draft, asked: Language): SourceKitchen | null {
  const read = sourceOf(draft)
  return read && kitchenOf(read, asked)
}

function sourceOf({ readRecipe, rawText }: Draft): ReadRecipe | null {
  if (rawText.length > MAX_TEXT) return null
  try {
    return readRecipe ?? readText(rawText)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

function kitchenOf(read: ReadRecipe, asked: Language): SourceKitchen {
  const lexicon = compileLexicon(chooseLexicon(read, asked), lexiconFor(asked))
  const foods = readIngredients(read, lexicon)
  const graph = resolve(read, foods, lexicon)
  return {
    language: lexicon.source.language,
    lexicon,
    foods,
    lines: listedLines(read.ingredients, lexicon).map(({ line }) => line),
    works: playGraph(graph),
    sentences: graph.sentences,
  }
}

export const isChanging = ({ action }: SourceWork): boolean => CHANGING.includes(action.role)

function playGraph({ actions }: ActionGraph): SourceWork[] {
  const vessels = new Map<number, ReadonlySet<number>>()
  const contentsOf = (vessel: number) => vessels.get(vessel) ?? new Set<number>()
  return actions.map((action) => {
    const contents = new Set(contentsOf(action.vessel))
    for (const { from, foods, part } of action.moves) {
      const moved = foods ? foods.map(({ id }) => id) : [...contentsOf(from)]
      for (const id of moved) contents.add(id)
      if (part === 1)
        vessels.set(from, new Set([...contentsOf(from)].filter((id) => !moved.includes(id))))
    }
    for (const { food } of action.adds) contents.add(food.id)
    if (action.vessel >= 0) vessels.set(action.vessel, contents)
    return { action, contents }
  })
}
