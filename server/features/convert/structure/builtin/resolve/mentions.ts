import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Candidate } from '../parse/candidate.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isOtherOil } from '../parse/flavoured-oils.ts'
import { isOntoBefore } from '../parse/goal-words.ts'
import { classifyFood, type KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { NameMatcher } from '../parse/name-matcher.ts'
import type { Word } from '../parse/name-words.ts'
import type { Span } from '../parse/phrases.ts'
import type { Share } from '../parse/read-share.ts'
import { isKindOf, isOwnOfNoun, withAlike } from './alike.ts'
import { type Known, othersOfKind } from './all-of-kind.ts'
import { sideClauseStart } from './clause-positions.ts'
import { ClauseWords } from './clause-words.ts'
import { Collectives } from './collectives.ts'
import { isMeat } from './food-kinds.ts'
import { withWholeForEach } from './for-each.ts'
import { isForTable } from './for-table.ts'
import { groundAmongSpices } from './fresh-or-ground.ts'
import { isMelted } from './melted.ts'
import type { Mention, MentionContext } from './mention.ts'
import { groupMeant, unmistakable } from './nearest-group.ts'
import { besideOthers, narrow, preferred } from './preferred.ts'
import { putByBrackets } from './put-by-brackets.ts'
import { withSharedShares } from './shared-shares.ts'
import { ofStatedAmount } from './stated-amount.ts'
import { withBothAmounts } from './two-amounts.ts'
import { isCalledOther, isOfOtherKind } from './whole-kinds.ts'

/** So much worse may a name fit that is still to be used. */
const NEARLY = 0.35
/** So much worse may another kind fit that has the same noun. */
const KINDRED = 0.5
/** So much worse fits the noun that a longer one ends with: "Mehl" of "Weizenmehl". */
const IN_ONE_WORD = 0.7
/** So much worse may one that belongs to the part that is being made. */
const SLIGHTLY = 0.15

/**
 * Finds the listed ingredients that clauses speak of. A method is read several times; what its words
 * are is found out once.
 */
export class MentionFinder {
  private readonly collectives: Collectives
  private readonly foods: readonly KnownIngredient[]
  private readonly lexicon: CompiledLexicon
  private readonly words: ClauseWords
  private readonly known: Known

  constructor(foods: readonly KnownIngredient[], lexicon: CompiledLexicon) {
    this.foods = foods
    this.lexicon = lexicon
    this.known = { foods, lexicon }
    const names = new NameMatcher(foods, lexicon)
    this.words = new ClauseWords(foods, lexicon, names)
    this.collectives = new Collectives(foods, lexicon, names)
  }

  /** The ingredients of the clause in its order, each once. */
  find(clause: Clause, context: MentionContext): Mention[] {
    const { words, candidates, byKind, water, otherForms, leftOut } = this.words.said(clause)
    const named = this.resolve(candidates, words, { ...context, clause })
    const found = named.map(({ food, from, to }) =>
      this.words.mention(food, clause, {
        start: words[from]?.start ?? 0,
        end: words[to]?.end ?? 0,
      }),
    )
    found.push(...this.otherwise(clause, { found, context }))
    found.push(...othersOfKind(clause, found, context, this.known))
    const putBy = putByBrackets(clause, this.lexicon)
    const isPutBy = ({ span }: Mention) =>
      putBy.some(({ start, end }) => span.start >= start && span.end <= end)
    const together = this.collectives.find(clause, words, { found, context })
    found.push(...together.filter((one) => !isPutBy(one)))
    // "Stir in the sauce plus the cooked steak": the meat has no other name here.
    found.push(...(found.length === 0 ? byKind : byKind.filter((one) => isMeatApart(one, found))))
    if (!found.some(({ food }) => food.traits.has('water'))) found.push(...water)
    found.push(...otherForms)
    const unique = new Map<number, Mention>()
    for (const mention of found.flatMap((one) => withoutLeftOut(one, leftOut))) {
      const known = unique.get(mention.food.id)
      const both = known ? withBothAmounts(known, mention, clause, this.lexicon) : mention
      if (both) unique.set(mention.food.id, both)
    }
    const inOrder = [...unique.values()].sort((a, b) => a.span.start - b.span.start)
    const isBegun = (food: KnownIngredient) => context.isBegun?.(food) ?? false
    return withSharedShares(withWholeForEach(inOrder, clause), clause, this.lexicon, isBegun)
  }

  /** The foods of a clause that nothing else of the list could be meant by. */
  surelyNamedIn(clause: Clause): ReadonlySet<KnownIngredient> {
    const { candidates } = this.words.said(clause)
    return new Set(unmistakable(candidates).map(({ ingredient }) => ingredient))
  }

  /** Whether a clause names a food as what is not meant: "all but the yolk". */
  isLeftOut(clause: Clause, food: KnownIngredient): boolean {
    const { leftOut } = this.words.said(clause)
    // Of two kinds of sugar one may be meant.
    const rivals = this.foods.filter(({ id, head }) => leftOut.has(id) && head === food.head)
    return leftOut.has(food.id) && rivals.length === 1
  }

  /** Whether a clause calls a food by its noun, which (but for `orAlike`) no other one of the list has. */
  isNamedIn(
    clause: Clause,
    { id, head, food }: KnownIngredient,
    { isGoal = false, orAlike = false, where = (_: number): boolean => true } = {},
  ): boolean {
    const { words, candidates } = this.words.named(clause)
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
      if (!where(before.length)) return false
      // "The tomato purée" is no word for the tomatoes.
      const isInLonger = candidates.some(
        (one) =>
          one.ingredient.id !== id &&
          one.from <= from &&
          one.to >= to &&
          one.to - one.from > to - from,
      )
      if (isInLonger) return false
      if (orAlike) return true
      return !candidates.some(
        (one) => one.from === from && one.ingredient.id !== id && one.score >= score,
      )
    })
  }

  private kindAt({ start, end }: Span, { folded }: Clause): Food | null {
    return classifyFood(folded.slice(start, end), this.lexicon) ?? null
  }

  private resolve(
    candidates: Candidate[],
    words: readonly Word[],
    { clause, ...context }: MentionContext & { clause: Clause },
  ) {
    const { lexicon } = this
    const isForFlavour = FLAVOURING.includes(VERBS[clause.action].role)
    const isOpen = ({ ingredient }: Candidate) => !context.isUsed(ingredient) || context.prefersUsed
    const begun = ofStatedAmount(candidates, isOpen, { words, clause, lexicon })
      .filter((one) => !isOtherOil(one, words, { clause, candidates, isForFlavour, lexicon }))
      .filter((one) => !isOfOtherKind(one, { words, clause, foods: this.foods, lexicon }))
      .filter((one) => !isCalledOther(one, { words, clause, candidates, lexicon }))
      .filter((one, _, known) => !isStillToCome(one, known, context))
      .filter((one) => !isLooselyOfLaterPart(one, words, context))
      .filter((one, _, known) => !isForTable(one, known, { words, clause, lexicon }))
    const told = groupMeant(begun)
    const side = sideClauseStart(clause, lexicon)
    const group = told ?? context.group
    const taken = new Set<number>()
    const chosen: { food: KnownIngredient; from: number; to: number }[] = []
    for (const fitting of begun) {
      if (isTaken(fitting, taken)) continue
      const ground = groundAmongSpices(fitting, begun)
      const best = ground && !context.isUsed(ground.ingredient) ? ground : fitting
      const isPlural = words[best.to]?.isPlural ?? false
      // "The peppers" are the bell pepper and the jalapeño pepper.
      const kindred = (one: KnownIngredient, { ingredient }: Candidate) => {
        if (isPlural && isPiece(one) && isPiece(ingredient) && one.head === ingredient.head)
          return KINDRED
        if (one.group !== group) return 0
        if (isKindOf(one, ingredient, lexicon)) return IN_ONE_WORD
        return isOwnOfNoun(one, ingredient) && !context.isUsed(one) ? KINDRED : 0
      }
      const isStale = context.isUsed(best.ingredient) && !context.prefersUsed
      // "The sugar", once the sugar is used up, is the caster sugar.
      const least = best.score - (isStale ? NEARLY : 0)
      // Nor does "the sugar" of the dough mean the plain sugar of the glaze.
      const leastHere = group === null ? least : Math.min(least, best.score - SLIGHTLY)
      const rivals = begun.filter(
        ({ from, to, score, ingredient }) =>
          from === best.from &&
          to === best.to &&
          score >= (ingredient.group === group ? leastHere : least) - kindred(ingredient, best) &&
          (ground !== best || ingredient === best.ingredient),
      )
      const before = clause.folded.slice(0, words[best.from]?.start)
      const span = { start: words[best.from]?.start ?? 0, end: words[best.to]?.end ?? 0 }
      const prefersUsed =
        context.prefersUsed ||
        isOntoBefore(before, this.lexicon) ||
        isMelted(clause.folded, span, rivals, context)
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
    { found, context }: { found: readonly Mention[]; context: MentionContext },
  ): Mention[] {
    const isFree = ({ start, end }: Span) =>
      found.every(({ span }) => end <= span.start || start >= span.end)
    const named = this.words
      .said(clause)
      .otherwise.filter(({ food, span }) => isFree(span) && !found.some((one) => one.food === food))
    return [...Map.groupBy(named, ({ span }) => span.start).values()].flatMap((rivals) => {
      const wanted = rivals.filter(({ food }) => context.isUsed(food) === context.prefersUsed)
      const open = (wanted.length > 0 ? wanted : rivals).filter(
        ({ food }) => !context.isOfLaterPart?.(food),
      )
      const [first] = open.filter(({ food }) => food.group === context.group)
      const meant = first ?? open[0]
      return meant ? [this.words.mention(meant.food, clause, meant.span)] : []
    })
  }
}

/** Of more than this nothing worth an order would be left. */
const MOST = 0.94

/** "All but 2 teaspoons of the water": the rest of the water is among them. */
function withoutLeftOut(mention: Mention, leftOut: ReadonlyMap<number, Share | null>): Mention[] {
  const { food, isCollective } = mention
  if (!leftOut.has(food.id)) return [mention]
  const share = leftOut.get(food.id)
  if (!isCollective || !share || typeof share.part !== 'number' || share.isVague) return []
  const part = Math.min(MOST, 1 - share.part)
  return part > 0 ? [{ ...mention, share: { part, words: '' } }] : []
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

/** Foods that are named after another: pepper flakes, orange juice. */
const CALLED_AFTER: readonly (Food | null)[] = ['salt', 'spice', 'liquid']

/** "Season with pepper" before the sauce is begun, which the list has pepper flakes for. */
function isLooselyOfLaterPart(
  { from, to, ingredient }: Candidate,
  words: readonly Word[],
  { isOfLaterPart }: MentionContext,
): boolean {
  if (!CALLED_AFTER.includes(ingredient.food) || !isOfLaterPart?.(ingredient)) return false
  return words.slice(from, to + 1).every(({ stem }) => stem !== ingredient.head)
}

/** Roles of orders that an oil of sesame may go in with. */
const FLAVOURING: readonly VerbRole[] = ['add', 'work', 'hand', 'season']

/** Meat that stands by itself: the chicken of "chicken stock" is part of another name. */
function isMeatApart({ food, span }: Mention, found: readonly Mention[]): boolean {
  const isNear = (one: Mention) => span.start <= one.span.end + 1 && one.span.start <= span.end + 1
  return isMeat(food) && !found.some((one) => one.food === food || isNear(one))
}

/** Counted, and not by the spoon: "1 jalapeño pepper". */
const isPiece = ({ entry }: KnownIngredient) => entry.quantity !== undefined && !entry.unit

const isAmong = ({ ingredient }: Candidate, chosen: readonly { food: KnownIngredient }[]) =>
  chosen.some(({ food }) => food === ingredient)

function isTaken({ from, to }: Candidate, taken: ReadonlySet<number>): boolean {
  for (let at = from; at <= to; at++) if (taken.has(at)) return true
  return false
}
