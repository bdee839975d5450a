import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { type Action, CUTTING } from './lexicon/kinds.ts'
import { type Candidate, NameMatcher } from './name-matcher.ts'
import { type Word, wordsOf } from './name-words.ts'
import { partNamed } from './part-amounts.ts'
import { fold, type Span } from './phrases.ts'

/** An ingredient that a clause speaks of. */
export type Mention = {
  ingredient: KnownIngredient
  span: Span
  /** The source's words where it means a part only: "half of the butter". */
  part: string | null
}

/** Work after which an ingredient is still there to be put in with "all the ingredients". */
const READYING: readonly Action[] = ['prepare', 'drain', 'other', ...CUTTING]

/** Finds the ingredients of one clause after the other; remembers which have been spoken of. */
export class IngredientRefs {
  private readonly names: NameMatcher
  private readonly mentioned = new Set<number>()
  /** Spoken of as more than washed, peeled or drained. */
  private readonly worked = new Set<number>()
  private group: number | null = null
  private readonly ingredients: readonly KnownIngredient[]
  private readonly lexicon: CompiledLexicon

  constructor(ingredients: readonly KnownIngredient[], lexicon: CompiledLexicon) {
    this.ingredients = ingredients
    this.lexicon = lexicon
    this.names = new NameMatcher(ingredients, lexicon)
  }

  /** Turns to the ingredients listed under a heading that shares a word with `name`. */
  enterComponent(name: string): void {
    const words = new Set(wordsOf(name, this.lexicon).map(({ stem }) => stem))
    const found = this.ingredients.find(
      ({ heading }) =>
        heading &&
        wordsOf(heading.toLowerCase(), this.lexicon).some(
          ({ stem }) => words.has(stem) && !this.lexicon.stopWords.has(stem),
        ),
    )
    if (found) this.group = found.group
  }

  /** The ingredients of the clause in its order, each once. */
  find(clause: Clause): Mention[] {
    const isBeforeVerbIdle =
      clause.action === 'prepare' && this.lexicon.source.verbPosition === 'first'
    const idleUntil = leadingSideClause(clause, this.lexicon)
    const words = wordsOf(clause.folded, this.lexicon).filter(
      ({ start }) => start >= idleUntil && (!isBeforeVerbIdle || start >= clause.verb.end),
    )
    const named = this.resolve(this.names.candidates(words, clause), words)
    const found = named.map(({ ingredient, from, to }) =>
      this.mention(ingredient, clause, {
        start: words[from]?.start ?? 0,
        end: words[to]?.end ?? 0,
      }),
    )
    found.push(...this.collectives(clause, words, found))
    const unique = new Map(found.map((mention) => [mention.ingredient.id, mention]))
    for (const id of unique.keys()) {
      this.mentioned.add(id)
      if (!READYING.includes(clause.action)) this.worked.add(id)
    }
    return [...unique.values()].sort((a, b) => a.span.start - b.span.start)
  }

  private resolve(candidates: Candidate[], words: Word[]): Candidate[] {
    const group = this.groupMeant(candidates)
    const taken = new Set<number>()
    const chosen: Candidate[] = []
    for (const best of candidates) {
      if (isTaken(best, taken)) continue
      const rivals = candidates.filter(
        ({ from, to, score }) => from === best.from && to === best.to && score === best.score,
      )
      const isPlural = words[best.to]?.isPlural ?? false
      chosen.push(...this.preferred(rivals, isPlural, group))
      for (let at = best.from; at <= best.to; at++) taken.add(at)
    }
    return chosen
  }

  /** The group that the clause's unmistakable names agree on, else the one that is being made. */
  private groupMeant(candidates: Candidate[]): number | null {
    const sure = candidates.filter(
      ({ from, ingredient }) =>
        !candidates.some((other) => other.from === from && other.ingredient !== ingredient),
    )
    const groups = new Set(sure.map(({ ingredient }) => ingredient.group))
    const [only] = groups
    return groups.size === 1 && only !== undefined ? only : this.group
  }

  /** Of ingredients that a word fits alike: this component's, then those not spoken of yet. */
  private preferred(rivals: Candidate[], isPlural: boolean, group: number | null): Candidate[] {
    const narrow = (list: Candidate[], test: (candidate: Candidate) => boolean) => {
      const kept = list.filter(test)
      return kept.length > 0 ? kept : list
    }
    const here = narrow(rivals, ({ ingredient }) => ingredient.group === group)
    const fresh = narrow(here, ({ ingredient }) => !this.mentioned.has(ingredient.id))
    const first = fresh[0]
    if (!first) return []
    const areDifferent = fresh.every(
      (one) => one === first || one.ingredient.entry.name !== first.ingredient.entry.name,
    )
    return isPlural &&
      areDifferent &&
      fresh.every(({ ingredient }) => ingredient.group === first.ingredient.group)
      ? fresh
      : [first]
  }

  private collectives(clause: Clause, words: Word[], named: Mention[]): Mention[] {
    const found = [...named]
    const idleUntil = leadingSideClause(clause, this.lexicon)
    const isFree = ({ start, end }: Span) =>
      start >= idleUntil && found.every(({ span }) => end <= span.start || start >= span.end)
    const others = this.ingredients.filter(
      ({ id }) => !found.some(({ ingredient }) => ingredient.id === id),
    )
    const fresh = others.filter(({ id }) => !this.mentioned.has(id))
    const left = fresh.filter(({ group }) => this.group === null || group === this.group)
    for (const { pattern, foods, isPart } of this.lexicon.collectives) {
      for (const span of pattern.spans(clause.folded).filter(isFree)) {
        const isMeant = ({ food, isToTaste }: KnownIngredient) =>
          food !== null && foods.includes(food) && (!isToTaste || food === 'salt')
        // This component's, else another's, else what has been spoken of.
        const prepared = others.filter(({ id }) => this.mentioned.has(id) && !this.worked.has(id))
        const meant =
          [prepared.filter(isMeant).length > 1 ? prepared : left, left, fresh, others]
            .map((some) => some.filter(isMeant))
            .find(({ length }) => length) ?? []
        if (!this.names.isBesideProduct(words, span))
          found.push(
            ...meant.map((ingredient) => ({
              ...this.mentionAmong(ingredient, clause, span),
              ...(isPart && { part: clause.text.slice(span.start, span.end) }),
            })),
          )
      }
    }
    found.push(...this.everything(clause, { left, others }, found))
    return found.slice(named.length)
  }

  private everything(
    clause: Clause,
    { left, others }: Record<'left' | 'others', KnownIngredient[]>,
    found: Mention[],
  ): Mention[] {
    const { otherIngredients, allIngredients } = this.lexicon.cues
    const rest = otherIngredients.spans(clause.folded)
    const whole = allIngredients.spans(clause.folded)
    if (rest.length + whole.length === 0) return []
    // "Peel the onion and garlic and chop everything" means those two.
    const spokenOf = CUTTING.includes(clause.action) ? this.mentioned : this.worked
    const isStart = !this.ingredients.some(
      ({ id, group }) => spokenOf.has(id) && (this.group === null || group === this.group),
    )
    // "the dry ingredients" are not all of them.
    const some = this.lexicon.collectives.flatMap((one) => one.pattern.spans(clause.folded))
    const all = whole.filter(({ start, end }) =>
      some.every((group) => end <= group.start || start >= group.end),
    )
    const isAll = isStart && all.length > 0
    const [span] = isAll ? [...rest, ...all] : rest
    if (!span) return []
    const meant = isAll ? others : left
    const group = this.group ?? meant[0]?.group
    return meant
      .filter(
        (one) =>
          one.group === group &&
          !one.isToTaste &&
          !found.some(({ ingredient }) => ingredient.id === one.id),
      )
      .map((ingredient) => this.mention(ingredient, clause, span))
  }

  /** One of several: "the remaining vegetables" are whole ones. */
  private mentionAmong(ingredient: KnownIngredient, clause: Clause, span: Span): Mention {
    const mention = this.mention(ingredient, clause, span)
    const isRest = this.lexicon.cues.remaining.isIn(fold(mention.part ?? ''))
    return isRest ? { ...mention, part: null } : mention
  }

  private mention(ingredient: KnownIngredient, clause: Clause, span: Span): Mention {
    const before = clause.folded.slice(0, span.start)
    return {
      ingredient,
      span,
      part: partNamed(
        ingredient,
        { before, text: clause.text.slice(0, span.end), after: clause.folded.slice(span.end) },
        this.lexicon,
      ),
    }
  }
}

/** Where "When the vegetables are soft," ends, which orders nothing; 0 without such a beginning. */
function leadingSideClause({ folded, verb }: Clause, { subordinators }: CompiledLexicon): number {
  const start = Math.max(0, folded.search(/\p{L}/u))
  const end = subordinators.endAt(folded, start) > start ? folded.indexOf(',') : -1
  return end >= 0 && end < verb.start ? end : 0
}

function isTaken({ from, to }: Candidate, taken: ReadonlySet<number>): boolean {
  for (let at = from; at <= to; at++) if (taken.has(at)) return true
  return false
}
