import type { KnownIngredient } from '../parse/ingredients.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { MentionFinder } from './mentions.ts'

/** What every reading of a method has in common. */
export type Readable = {
  clauses: readonly ParsedClause[]
  foods: readonly KnownIngredient[]
  finder: MentionFinder
  /** By part of the list, the number of the clause that begins to make it. */
  begun: ReadonlyMap<number, number>
}
