import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { wordsOf } from '../parse/name-words.ts'
import { fold } from '../parse/phrases.ts'
import type { MentionContext } from './mention.ts'

/** The parts of the list by their headings. */
export class TitledParts {
  private readonly lexicon: CompiledLexicon
  /** The foods below each heading, by its telling words. */
  private readonly byTitle: ReadonlyMap<string, readonly KnownIngredient[]>

  constructor(foods: readonly KnownIngredient[], lexicon: CompiledLexicon) {
    this.lexicon = lexicon
    const titled = foods.filter(({ heading }) => heading)
    this.byTitle = Map.groupBy(titled, ({ heading }) => this.titleOf(heading ?? ''))
  }

  /** "Combine the seasonings", where a part of the list is called just that: what is left of it. */
  named(name: string, { isUsed }: MentionContext): readonly KnownIngredient[] {
    const own = this.byTitle.size > 0 ? this.byTitle.get(this.titleOf(name)) : undefined
    return own?.filter((food) => !isUsed(food)) ?? []
  }

  private titleOf(name: string): string {
    const stems = wordsOf(fold(name), this.lexicon).map(({ stem }) => stem)
    return stems.filter((stem) => !this.lexicon.stopWords.has(stem)).join(' ')
  }
}
