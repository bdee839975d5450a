import { readAllSettings } from '#shared/appliance/read-settings.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Candidate } from '../parse/candidate.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { conditionalAsides } from '../parse/conditions.ts'
import { exceptionIn } from '../parse/exceptions.ts'
import { classifyFood, type KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { NameMatcher } from '../parse/name-matcher.ts'
import { productIn, type Word, wordsOf } from '../parse/name-words.ts'
import { namedOtherwise } from '../parse/other-names.ts'
import { fold, type Span } from '../parse/phrases.ts'
import type { Share } from '../parse/read-share.ts'
import { perObject } from '../parse/remembered.ts'
import { spoonsIn } from '../parse/spoons.ts'
import { untilSpans } from '../parse/until-words.ts'
import { leadingSideClause } from './clause-positions.ts'
import { type Mention, mentionOf } from './mention.ts'
import { putByBrackets } from './put-by-brackets.ts'
import { resultsIn } from './results.ts'
import { ofStatedAmount } from './stated-amount.ts'

/** What the words of a clause name, whatever has been used before. */
type Said = {
  /** Those that may name something. */
  words: readonly Word[]
  candidates: Candidate[]
  otherwise: readonly { food: KnownIngredient; span: Span }[]
  byKind: readonly Mention[]
  water: readonly Mention[]
  /** What has become of foods: egg whites, crumbs. */
  otherForms: readonly Mention[]
  /** How much of which foods is left out, by their numbers: "all but 2 teaspoons of water". */
  leftOut: ReadonlyMap<number, Share | null>
}

/**
 * What the words of clauses may name. A method is read several times while its vessels are sought;
 * its words are looked at once.
 */
export class ClauseWords {
  /** What a clause may name in its order. */
  readonly said = perObject((clause: Clause) => this.readWords(clause))
  /** All names in a clause, also those of what is left out. */
  readonly named = perObject((clause: Clause) => this.readNames(clause))
  private readonly mentions = perObject((_: Clause) => new Map<string, Mention>())
  private readonly foods: readonly KnownIngredient[]
  private readonly lexicon: CompiledLexicon
  private readonly names: NameMatcher

  constructor(foods: readonly KnownIngredient[], lexicon: CompiledLexicon, names: NameMatcher) {
    this.foods = foods
    this.lexicon = lexicon
    this.names = names
  }

  /** The mention of a food at a place of the clause. */
  mention(food: KnownIngredient, clause: Clause, span: Span): Mention {
    const known = this.mentions(clause)
    const place = `${food.id} ${span.start}-${span.end}`
    const mention = known.get(place) ?? mentionOf(food, clause, span, this.lexicon)
    known.set(place, mention)
    return mention
  }

  private readNames(clause: Clause) {
    const words = wordsOf(clause.folded, this.lexicon)
    return { words, candidates: this.names.candidates(words, clause) }
  }

  private readWords(clause: Clause): Said {
    const isBeforeVerbIdle =
      clause.action === 'prepare' && this.lexicon.source.verbPosition === 'first'
    const idleUntil = leadingSideClause(clause, this.lexicon)
    const leftOut = exceptionIn(clause, this.lexicon)
    // "Vel." is no "zucchero a velo", "(30 minutes if the meat is raw)" is not about the meat.
    const idle = [
      ...readAllSettings(clause.text),
      ...conditionalAsides(clause.folded, this.lexicon),
      ...this.lexicon.noFoods.spans(clause.folded),
      ...spoonsIn(clause.folded),
      ...resultsIn(clause, this.lexicon),
      ...putByBrackets(clause, this.lexicon),
    ]
    const all = wordsOf(clause.folded, this.lexicon)
    const words = all.filter(
      ({ start, end }) =>
        !idle.some((one) => start >= one.start && end <= one.end) &&
        (start < leftOut.start || start >= leftOut.end) &&
        start >= idleUntil &&
        (!isBeforeVerbIdle || start >= clause.verb.end) &&
        !isVerb({ start, end }, clause, this.lexicon),
    )
    const isFree = ({ span }: { span: Span }) => words.some(({ start }) => start === span.start)
    const otherwise = namedOtherwise(clause.folded, this.foods, this.lexicon).filter(isFree)
    // "The red bell pepper" is the capsicum of the list, and not its pepper.
    const isPartOfOther = ({ from, to }: Candidate) =>
      otherwise.some(({ span: { start, end } }) => {
        const [first, last] = [words[from]?.start ?? 0, words[to]?.end ?? 0]
        return first >= start && last <= end && last - first < end - start
      })
    return {
      words,
      candidates: this.names.candidates(words, clause).filter((one) => !isPartOfOther(one)),
      otherwise,
      byKind: this.byKind(clause, words),
      water: this.water(clause, words),
      otherForms: [...this.eggParts(clause, words), ...this.crumbs(clause, words)],
      leftOut: this.namedIn(all, clause, leftOut),
    }
  }

  /** The foods that a stretch of the clause names: those that are left out. */
  private namedIn(words: readonly Word[], clause: Clause, leftOut: Span) {
    if (this.isOfName(clause.folded.slice(leftOut.start, leftOut.end))) return new Map()
    const some = words.filter(({ start }) => start >= leftOut.start && start < leftOut.end)
    const candidates = some.length > 0 ? this.names.candidates(some, clause) : []
    const { lexicon } = this
    const named = ofStatedAmount(candidates, () => true, { words: some, clause, lexicon })
    // "Except the apricot jam" leaves out no apricots.
    const isInOther = ({ from: first, to: last, score }: Candidate) =>
      named.some((one) => one.from <= last && one.to >= first && one.score > score)
    const fitting = named.filter((one) => !isInOther(one))
    return new Map(
      fitting.map(({ ingredient, from, to }) => {
        const span = { start: some[from]?.start ?? 0, end: some[to]?.end ?? 0 }
        return [ingredient.id, mentionOf(ingredient, clause, span, lexicon).share]
      }),
    )
  }

  /** The listed "farine sans gluten" leaves itself in. */
  private isOfName(folded: string): boolean {
    const [without, what] = folded.match(/\p{L}+/gu) ?? []
    if (!without || !what) return false
    return this.foods.some(({ label }) => fold(label).includes(`${without} ${what}`))
  }

  /** "Wlać wrzątek" where the list has hot water. */
  private water(clause: Clause, words: readonly Word[]): Mention[] {
    const [only, ...others] = this.foods.filter(({ traits }) => traits.has('water'))
    const pattern = this.lexicon.traits.find(({ trait }) => trait === 'water')?.pattern
    if (!only || others.length > 0 || !pattern) return []
    const named = words.find((word) => pattern.isIn(clause.folded.slice(word.start, word.end)))
    return named ? [this.mention(only, clause, named)] : []
  }

  /** "Whisk the whites", which nobody calls white eggs. */
  private eggParts(clause: Clause, words: readonly Word[]): Mention[] {
    const [whites, ...others] = this.foods.filter(({ food }) => food === 'eggWhite')
    if (!whites || others.length > 0) return []
    const { foods } = this.lexicon
    return words
      .filter(({ start }) =>
        foods.at(clause.folded, start).some(({ value }) => value === 'eggWhite'),
      )
      .map((word) => this.mention(whites, clause, word))
  }

  /** "[Crush the biscuits.] Mix with the crumbs": until then they were none. */
  private crumbs(clause: Clause, words: readonly Word[]): Mention[] {
    const [biscuits, ...others] = this.foods.filter(({ food }) => food === 'bread')
    const isListed = this.foods.some(({ food }) => food === 'crumbs')
    if (!biscuits || others.length > 0 || isListed) return []
    const [until] = untilSpans(clause.folded, this.lexicon.source.language)
    // "Crush the biscuits", whatever the list calls them, "to crumbs".
    const meant = clause.action === 'crush' ? 'bread' : 'crumbs'
    const isCrumbs = ({ start, end }: Word) =>
      classifyFood(clause.folded.slice(start, end), this.lexicon) === meant
    return words
      .filter((word) => isCrumbs(word) && (!until || word.start < until.start))
      .map((word) => this.mention(biscuits, clause, word))
  }

  /** "Add the squash" where Hokkaido is the only vegetable of its kind in the list. */
  private byKind(clause: Clause, words: readonly Word[]): Mention[] {
    if (VERBS[clause.action].role === 'none') return []
    return words.flatMap((word) => {
      const { stopWords, descriptors } = this.lexicon
      if (stopWords.has(word.stem) || descriptors.has(word.stem)) return []
      if (productIn(word, clause.folded, this.lexicon) !== null) return []
      const kind = classifyFood(clause.folded.slice(word.start, word.end), this.lexicon)
      const [only, ...others] = this.foods.filter(({ food }) => food === kind)
      const isMeant = only && others.length === 0 && kind !== null && SOLID.includes(kind)
      return isMeant ? [this.mention(only, clause, word)] : []
    })
  }
}

/** Kinds that a cook calls by another name of the same kind: "the fish" for salmon. */
const SOLID: readonly Food[] = [
  ...(['hardVegetable', 'softVegetable', 'leaf', 'meat', 'poultry', 'fish', 'seafood'] as const),
  ...(['mincedMeat', 'pasta', 'legume', 'mushroom', 'rice', 'potato'] as const),
]

/** Words of the verb itself name nothing: "cream together" is not the sour cream. */
function isVerb({ start, end }: Span, { verb, folded }: Clause, lexicon: CompiledLexicon): boolean {
  if (lexicon.source.verbPosition !== 'first' || start < verb.start) return false
  const [first = ''] = folded.slice(verb.start, verb.end).split(' ')
  return start === verb.start && end <= verb.start + first.length
}
