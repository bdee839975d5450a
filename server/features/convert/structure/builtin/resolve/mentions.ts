import { readAllSettings } from '#shared/appliance/read-settings.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { conditionalAsides } from '../parse/conditions.ts'
import { exceptionEnd, exceptionStart } from '../parse/exceptions.ts'
import { isOtherOil } from '../parse/flavoured-oils.ts'
import { isOntoBefore } from '../parse/goal-words.ts'
import { classifyFood, type KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { type Candidate, NameMatcher } from '../parse/name-matcher.ts'
import { productIn, type Word, wordsOf } from '../parse/name-words.ts'
import { namedOtherwise } from '../parse/other-names.ts'
import type { Span } from '../parse/phrases.ts'
import { spoonsIn } from '../parse/spoons.ts'
import { withAlike } from './alike.ts'
import { leadingSideClause, sideClauseStart } from './clause-positions.ts'
import { Collectives } from './collectives.ts'
import { isMeat } from './food-kinds.ts'
import { isForTable } from './for-table.ts'
import { isMelted } from './melted.ts'
import { type Mention, type MentionContext, mentionOf } from './mention.ts'
import { groupMeant, unmistakable } from './nearest-group.ts'
import { besideOthers, narrow, preferred } from './preferred.ts'
import { withSharedShares } from './shared-shares.ts'
import { ofStatedAmount } from './stated-amount.ts'
import { isOfOtherKind } from './whole-kinds.ts'

/** So much worse may a name fit that is still to be used. */
const NEARLY = 0.35
/** So much worse may one that belongs to the part that is being made. */
const SLIGHTLY = 0.15

/** Finds the listed ingredients that clauses speak of. */
export class MentionFinder {
  private readonly names: NameMatcher
  private readonly collectives: Collectives
  private readonly foods: readonly KnownIngredient[]
  private readonly lexicon: CompiledLexicon

  constructor(foods: readonly KnownIngredient[], lexicon: CompiledLexicon) {
    this.foods = foods
    this.lexicon = lexicon
    this.names = new NameMatcher(foods, lexicon)
    this.collectives = new Collectives(foods, lexicon, this.names)
  }

  /** The ingredients of the clause in its order, each once. */
  find(clause: Clause, context: MentionContext): Mention[] {
    const isBeforeVerbIdle =
      clause.action === 'prepare' && this.lexicon.source.verbPosition === 'first'
    const idleUntil = leadingSideClause(clause, this.lexicon)
    const left = exceptionStart(clause.folded, clause.verb.end, this.lexicon)
    const leftEnd = exceptionEnd(clause.folded, left)
    // "Vel." is no "zucchero a velo", "(30 minutes if the meat is raw)" is not about the meat.
    const idle = [
      ...readAllSettings(clause.text),
      ...conditionalAsides(clause.folded, this.lexicon),
      ...this.lexicon.noFoods.spans(clause.folded),
      ...spoonsIn(clause.folded),
    ]
    const all = wordsOf(clause.folded, this.lexicon).filter(
      (word) => !idle.some(({ start, end }) => word.start >= start && word.end <= end),
    )
    const words = all.filter(
      ({ start, end }) =>
        (start < left || start >= leftEnd) &&
        start >= idleUntil &&
        (!isBeforeVerbIdle || start >= clause.verb.end) &&
        !isVerb({ start, end }, clause, this.lexicon),
    )
    const named = this.resolve(this.names.candidates(words, clause), words, { ...context, clause })
    const found = named.map(({ food, from, to }) =>
      mentionOf(
        food,
        clause,
        { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 },
        this.lexicon,
      ),
    )
    found.push(...this.otherwise(clause, words, { found, context }))
    found.push(...this.collectives.find(clause, words, { found, context }))
    const byKind = this.byKind(clause, words)
    // "Stir in the sauce plus the cooked steak": the meat has no other name here.
    found.push(...(found.length === 0 ? byKind : byKind.filter((one) => isMeatApart(one, found))))
    if (!found.some(({ food }) => food.traits.has('water')))
      found.push(...this.water(clause, words))
    found.push(...this.eggParts(clause, words))
    const out = this.namedIn(all, clause, { from: left, to: leftEnd })
    const unique = new Map<number, Mention>()
    for (const mention of found.filter(({ food }) => !out.has(food.id)))
      if (!unique.has(mention.food.id)) unique.set(mention.food.id, mention)
    const inOrder = [...unique.values()].sort((a, b) => a.span.start - b.span.start)
    const isBegun = (food: KnownIngredient) => context.isBegun?.(food) ?? false
    return withSharedShares(inOrder, clause, this.lexicon, isBegun)
  }

  /** Whether a clause calls a food by its noun, which (but for `orAlike`) no other one of the list has. */
  isNamedIn(
    clause: Clause,
    { id, head, food }: KnownIngredient,
    { isGoal = false, orAlike = false } = {},
  ): boolean {
    const words = wordsOf(clause.folded, this.lexicon)
    const candidates = this.names.candidates(words, clause)
    return candidates.some(({ from, to, score, ingredient }) => {
      const before = clause.folded.slice(0, words[from]?.start)
      // "[…] (the leftovers of the apple slaw)"
      const isAside = before.lastIndexOf('(') > before.lastIndexOf(')')
      const isByHead = words
        .slice(from, to + 1)
        .some(
          ({ stem, start, end }) =>
            stem === head || (this.kindAt({ start, end }, clause) === food && food !== null),
        )
      if (ingredient.id !== id || isAside || !isByHead) return false
      if (isGoal && !isOntoBefore(before, this.lexicon)) return false
      if (orAlike) return true
      return !candidates.some(
        (one) => one.from === from && one.ingredient.id !== id && one.score >= score,
      )
    })
  }

  private kindAt({ start, end }: Span, { folded }: Clause): Food | null {
    return classifyFood(folded.slice(start, end), this.lexicon) ?? null
  }

  /** The foods that a stretch of the clause names: those that are left out. */
  private namedIn(words: Word[], clause: Clause, { from, to }: { from: number; to: number }) {
    const some = words.filter(({ start }) => start >= from && start < to)
    const candidates = some.length > 0 ? this.names.candidates(some, clause) : []
    const { lexicon } = this
    const named = ofStatedAmount(candidates, () => true, { words: some, clause, lexicon })
    return new Set(named.map(({ ingredient }) => ingredient.id))
  }

  private resolve(
    candidates: Candidate[],
    words: Word[],
    { clause, ...context }: MentionContext & { clause: Clause },
  ) {
    const { lexicon } = this
    const isForFlavour = FLAVOURING.includes(VERBS[clause.action].role)
    const isOpen = ({ ingredient }: Candidate) => !context.isUsed(ingredient) || context.prefersUsed
    const begun = ofStatedAmount(candidates, isOpen, { words, clause, lexicon })
      .filter((one) => !isOtherOil(one, words, { clause, candidates, isForFlavour, lexicon }))
      .filter((one) => !isOfOtherKind(one, { words, clause, foods: this.foods, lexicon }))
      .filter((one, _, known) => !isStillToCome(one, known, context))
      .filter((one, _, known) => !isForTable(one, known, { words, clause, lexicon }))
    const told = groupMeant(begun)
    const side = sideClauseStart(clause, lexicon)
    const group = told ?? context.group
    const taken = new Set<number>()
    const chosen: { food: KnownIngredient; from: number; to: number }[] = []
    for (const best of begun) {
      if (isTaken(best, taken)) continue
      const isStale = context.isUsed(best.ingredient) && !context.prefersUsed
      // "The sugar", once the sugar is used up, is the caster sugar.
      const least = best.score - (isStale ? NEARLY : 0)
      // Nor does "the sugar" of the dough mean the plain sugar of the glaze.
      const leastHere = group === null ? least : Math.min(least, best.score - SLIGHTLY)
      const rivals = begun.filter(
        ({ from, to, score, ingredient }) =>
          from === best.from &&
          to === best.to &&
          score >= (ingredient.group === group ? leastHere : least),
      )
      const isPlural = words[best.to]?.isPlural ?? false
      const before = clause.folded.slice(0, words[best.from]?.start)
      const span = { start: words[best.from]?.start ?? 0, end: words[best.to]?.end ?? 0 }
      const prefersUsed =
        context.prefersUsed ||
        isOntoBefore(before, this.lexicon) ||
        isMelted(clause.folded, span, rivals, context.isUsed)
      // "Brown sugar, sugar and eggs": the second sugar is another one.
      const isAgain = span.start < side && rivals.some((one) => isAmong(one, chosen))
      const others = narrow(
        rivals,
        (one) => !isAgain || !(isAmong(one, chosen) || context.isUsed(one.ingredient)),
      )
      const near = narrow(others, (one) => told === null || one.ingredient.group === told)
      const free = narrow(near, ({ ingredient }) => context.isUsed(ingredient) === prefersUsed)
      const isPlain = free.every(({ ingredient }) => ingredient.heading === null)
      const beside = isPlain && !isPlural ? besideOthers(free, unmistakable(begun)) : near
      const first = preferred(beside, isPlural, { ...context, group, prefersUsed })
      const sameName = begun.filter(({ from, to }) => from === best.from && to === best.to)
      const meant = withAlike(first, sameName, context)
      chosen.push(...meant.map(({ ingredient: food, from, to }) => ({ food, from, to })))
      for (let at = best.from; at <= best.to; at++) taken.add(at)
    }
    return chosen
  }

  /** "Garnish with scallions" where the list has spring onions. */
  private otherwise(
    clause: Clause,
    words: readonly Word[],
    { found, context }: { found: readonly Mention[]; context: MentionContext },
  ): Mention[] {
    const isFree = ({ start, end }: Span) =>
      words.some((word) => word.start === start) &&
      found.every(({ span }) => end <= span.start || start >= span.end)
    const named = namedOtherwise(clause.folded, this.foods, this.lexicon).filter(
      ({ food, span }) => isFree(span) && !found.some((one) => one.food === food),
    )
    return [...Map.groupBy(named, ({ span }) => span.start).values()].flatMap((rivals) => {
      const wanted = rivals.filter(({ food }) => context.isUsed(food) === context.prefersUsed)
      const open = (wanted.length > 0 ? wanted : rivals).filter(
        ({ food }) => !context.isOfLaterPart?.(food),
      )
      const [first] = open.filter(({ food }) => food.group === context.group)
      const meant = first ?? open[0]
      return meant ? [mentionOf(meant.food, clause, meant.span, this.lexicon)] : []
    })
  }

  /** "Wlać wrzątek" where the list has hot water. */
  private water(clause: Clause, words: readonly Word[]): Mention[] {
    const [only, ...others] = this.foods.filter(({ traits }) => traits.has('water'))
    const pattern = this.lexicon.traits.find(({ trait }) => trait === 'water')?.pattern
    if (!only || others.length > 0 || !pattern) return []
    const named = words.find((word) => pattern.isIn(clause.folded.slice(word.start, word.end)))
    return named ? [mentionOf(only, clause, named, this.lexicon)] : []
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
      .map((word) => mentionOf(whites, clause, word, this.lexicon))
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
      return isMeant ? [mentionOf(only, clause, word, this.lexicon)] : []
    })
  }
}

/** "Beat the sugar" before the sauce is begun, which the list has other sugar for. */
function isStillToCome(
  { from, to, ingredient }: Candidate,
  candidates: readonly Candidate[],
  { isOfLaterPart }: MentionContext,
): boolean {
  if (!isOfLaterPart?.(ingredient)) return false
  return candidates.some(
    (one) => one.from === from && one.to === to && !isOfLaterPart(one.ingredient),
  )
}

/** Roles of orders that an oil of sesame may go in with. */
const FLAVOURING: readonly VerbRole[] = ['add', 'work', 'hand', 'season']

/** Meat that stands by itself: the chicken of "chicken stock" is part of another name. */
function isMeatApart({ food, span }: Mention, found: readonly Mention[]): boolean {
  const isNear = (one: Mention) => span.start <= one.span.end + 1 && one.span.start <= span.end + 1
  return isMeat(food) && !found.some((one) => one.food === food || isNear(one))
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

const isAmong = ({ ingredient }: Candidate, chosen: readonly { food: KnownIngredient }[]) =>
  chosen.some(({ food }) => food === ingredient)

function isTaken({ from, to }: Candidate, taken: ReadonlySet<number>): boolean {
  for (let at = from; at <= to; at++) if (taken.has(at)) return true
  return false
}
