import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { classifyFood, type KnownIngredient } from './ingredients.ts'
import { type Action, CUTTING } from './lexicon/kinds.ts'
import { isAdjacent, type Word, wordsOf } from './name-words.ts'
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

type Candidate = { ingredient: KnownIngredient; from: number; to: number; score: number }

/** Finds the ingredients of one clause after the other; remembers which have been spoken of. */
export class IngredientRefs {
  private readonly byStem = new Map<string, KnownIngredient[]>()
  private readonly mentioned = new Set<number>()
  /** Spoken of as more than washed, peeled or drained. */
  private readonly worked = new Set<number>()
  private group: number | null = null
  private readonly ingredients: readonly KnownIngredient[]
  private readonly lexicon: CompiledLexicon

  constructor(ingredients: readonly KnownIngredient[], lexicon: CompiledLexicon) {
    this.ingredients = ingredients
    this.lexicon = lexicon
    for (const ingredient of ingredients) {
      for (const stem of ingredient.stems) {
        this.byStem.set(stem, [...(this.byStem.get(stem) ?? []), ingredient])
      }
    }
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
    const named = this.resolve(this.candidates(words, clause), words)
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

  /** Longest runs of words that are all in one ingredient's name. */
  private candidates(words: Word[], { folded, action }: Clause): Candidate[] {
    const isCut = CUTTING.includes(action)
    const isSeasoned = action === 'season' || this.namesSalt(folded)
    const candidates: Candidate[] = []
    words.forEach((word, from) => {
      for (const ingredient of this.named(word.stem)) {
        const previous = words[from - 1]
        if (previous && ingredient.stems.has(previous.stem) && isAdjacent(previous, word, folded))
          continue
        let to = from
        for (
          let more = this.runOn(words, to, ingredient, folded);
          more > to;
          more = this.runOn(words, to, ingredient, folded)
        )
          to = more
        const run = words.slice(from, to + 1)
        const raw = run.map(({ start, end }) => folded.slice(start, end))
        const stems = run.map(({ stem }) => stem)
        const fit = this.seasoningFit(ingredient, raw, { isCut, isSeasoned })
        const score = fit === null ? 0 : this.score(ingredient, stems, raw) + fit
        if (score > 0 && !this.isProductOf(words, { from, to }, ingredient, folded))
          candidates.push({ ingredient, from, to, score })
      }
    })
    return candidates.sort((a, b) => b.score - a.score)
  }

  /** By a word of the name, in languages that write them as one also by its end: "Brühe". */
  private named(stem: string): readonly KnownIngredient[] {
    const found = this.byStem.get(stem)
    if (found || !this.lexicon.source.hasCompounds || stem.length < SHORTEST_HEAD)
      return found ?? []
    const ends = [...this.byStem].filter(([own]) => isCompoundOf(own, stem))
    return [...new Set(ends.flatMap(([, ingredients]) => ingredients))]
  }

  /** The next word of the name, past a stop word ("salt and pepper"); `to` when there is none. */
  private runOn(
    words: Word[],
    to: number,
    { stems, entry }: KnownIngredient,
    folded: string,
  ): number {
    const [last, next, after] = words.slice(to, to + 3)
    if (!last || !next || !isAdjacent(last, next, folded)) return to
    if (stems.has(next.stem)) return to + 1
    const joiner = ` ${folded.slice(next.start, next.end)} `
    const isJoined =
      after &&
      fold(entry.name).includes(joiner) &&
      stems.has(after.stem) &&
      isAdjacent(next, after, folded)
    return isJoined ? to + 2 : to
  }

  /** "the flour mixture" is not the flour. */
  private isProductOf(
    words: Word[],
    { from, to }: { from: number; to: number },
    ingredient: KnownIngredient,
    folded: string,
  ): boolean {
    const isLast = this.lexicon.source.headPosition === 'last'
    const isProduct = (word: Word | undefined, distance: number) =>
      word !== undefined &&
      distance <= (isLast ? 1 : 5) &&
      this.productStems().has(word.stem) &&
      !ingredient.stems.has(word.stem)
    const [first, last] = [words[from], words[to]]
    if (!first || !last) return false
    if (isLast) return isProduct(words[to + 1], (words[to + 1]?.start ?? 0) - last.end)
    // "mélange de farine", "mieszanka mąki", but not "la sauce et le sel"
    return [words[from - 2], words[from - 1]].some(
      (word) =>
        isProduct(word, first.start - (word?.end ?? 0)) &&
        isOneName(folded.slice(word?.end, first.start), this.lexicon),
    )
  }

  private products: ReadonlySet<string> | null = null
  private productStems(): ReadonlySet<string> {
    this.products ??= new Set(this.lexicon.source.cues.products.map(this.lexicon.stem))
    return this.products
  }

  /** More for more words of the name, most for its noun; 0 when the words do not tell it. */
  private score(ingredient: KnownIngredient, run: string[], raw: string[]): number {
    const unmatched = Math.max(0, ingredient.stems.size - run.length)
    const closeness = run.length - Math.min(0.4, unmatched * 0.1)
    if (run.includes(ingredient.head)) return closeness + 0.5
    if (this.isByCompound(ingredient, run)) return closeness
    const telling = raw.filter((_, at) => !this.lexicon.descriptors.has(run[at] ?? ''))
    if (telling.length === 0) return 0
    const food = classifyFood(telling.join(' '), this.lexicon)
    // "the lemon" may be its juice.
    const isJuice = food === 'fruit' && ingredient.food === 'liquid'
    return food === null || food === ingredient.food || isJuice ? closeness : 0
  }

  private isByCompound({ stems }: KnownIngredient, run: string[]): boolean {
    if (!this.lexicon.source.hasCompounds) return false
    return run.some((stem) => !stems.has(stem) && [...stems].some((own) => isCompoundOf(own, stem)))
  }

  /**
   * "Season with pepper" does not mean the red pepper (`null`), and "dice the pepper" rather the red
   * pepper than the one beside the salt.
   */
  private seasoningFit(
    { food }: KnownIngredient,
    run: string[],
    { isCut, isSeasoned }: { isCut: boolean; isSeasoned: boolean },
  ): number | null {
    const told = run.length === 1 ? classifyFood(run.join(' '), this.lexicon) : null
    if (told !== 'spice' && told !== 'salt') return 0
    if (isCut) return isCondiment(food) ? -0.7 : 0
    if (isCondiment(food)) return 0
    // "Add the courgette and the pepper" can mean nothing else where no condiment is listed.
    const rivals = run.flatMap((word) => this.byStem.get(this.lexicon.stem(word)) ?? [])
    return isSeasoned || rivals.some((one) => isCondiment(one.food)) ? null : 0
  }

  private namesSalt(folded: string): boolean {
    const salt = this.lexicon.foods.find(({ food }) => food === 'salt')
    return salt?.pattern.isIn(folded) === true
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

  private isBesideProduct(words: Word[], span: Span): boolean {
    const next = words.find(({ start }) => start >= span.end)
    return next !== undefined && next.start - span.end <= 1 && this.productStems().has(next.stem)
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
        if (!this.isBesideProduct(words, span))
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
    // "Peel the onion and garlic and chop everything" means those two.
    const spokenOf = CUTTING.includes(clause.action) ? this.mentioned : this.worked
    const isStart = !this.ingredients.some(
      ({ id, group }) => spokenOf.has(id) && (this.group === null || group === this.group),
    )
    const spans = otherIngredients.spans(clause.folded)
    // "the dry ingredients" are not all of them.
    const some = this.lexicon.collectives.flatMap((one) => one.pattern.spans(clause.folded))
    const all = allIngredients
      .spans(clause.folded)
      .filter(({ start, end }) => some.every((group) => end <= group.start || start >= group.end))
    const isAll = isStart && all.length > 0
    if (isAll) spans.push(...all)
    const [span] = spans
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

function isCondiment(food: KnownIngredient['food']): boolean {
  return food === 'spice' || food === 'salt'
}

/** Whether a stretch between two words keeps them one name: no comma, no "and". */
function isOneName(between: string, { joiners, amountLink, source }: CompiledLexicon): boolean {
  // "a la masa la mantequilla"
  const isLinked = between.trim() === '' || amountLink.test(between)
  if (source.names.amountLinks && !isLinked) return false
  return !/[,;:(]/.test(between) && !joiners.isIn(between)
}

/** A shorter ending is a matter of chance: "Ei" in "Brei". */
const SHORTEST_HEAD = 4

function isCompoundOf(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_HEAD) return false
  return one.endsWith(other) || other.endsWith(one)
}

function isTaken({ from, to }: Candidate, taken: ReadonlySet<number>): boolean {
  for (let at = from; at <= to; at++) if (taken.has(at)) return true
  return false
}
