import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { exceptionIn } from '../parse/exceptions.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { NameMatcher } from '../parse/name-matcher.ts'
import type { Word } from '../parse/name-words.ts'
import { fold, type Span } from '../parse/phrases.ts'
import { isInTest, leadingSideClause } from './clause-positions.ts'
import { countedInList } from './counted-in-list.ts'
import { isFlavouring } from './food-kinds.ts'
import { ONCE, TWIN, withoutKept, withoutLater, withoutPieces, withoutSecond } from './for-later.ts'
import { isOnlyForTable } from './for-table.ts'
import { saysGround } from './ground-spices.ts'
import { groupNamed } from './group-named.ts'
import { isOfKind } from './group-words.ts'
import { isWithRest, leftOutByKind } from './left-out-kinds.ts'
import { collectiveMention, type Mention, type MentionContext, mentionOf } from './mention.ts'
import { unsaidFoods } from './opening-order.ts'
import { ALL, isItAll, restOfList } from './rest-of-list.ts'
import { TitledParts } from './titled-parts.ts'

/** "Everything" later in a recipe is what is in the pot, "all ingredients" are the list's. */
const LISTED = /ingredi|zutat|skladnik|інгредієнт|продукт/u

/** "The marinade ingredients (soy sauce, garlic and ginger)": those and no others. */
function isSpelledOut(whole: readonly Span[], found: readonly Mention[], { folded }: Clause) {
  return whole.some(
    ({ end }) =>
      /^\s*[(:]/u.test(folded.slice(end)) &&
      found.filter(({ span, isCollective }) => span.start > end && !isCollective).length > 1,
  )
}
const TAKING: readonly VerbRole[] = ['add', 'work', 'heat', 'hand', 'ready', 'cut']

/** "Add the spices": those that nobody measures as well. */
function isSeasonings(name: string, { collectives }: CompiledLexicon): boolean {
  return collectives.some(({ pattern, foods }) => foods.every(isFlavouring) && pattern.isIn(name))
}

const isNotIn = (food: KnownIngredient, found: readonly Mention[]) =>
  found.every((one) => one.food !== food)

/** Collectives for more kinds of food than these name no single food: "vegetables", "dry ingredients". */
const MAX_OF_ONE_KIND = 3

/** So many lines above in the list still belong to the same part. */
const NEAR = 8

/** Finds what is named together with others: "the dry ingredients", "all the ingredients". */
export class Collectives {
  private readonly foods: readonly KnownIngredient[]
  private readonly lexicon: CompiledLexicon
  private readonly names: NameMatcher
  private readonly titles: TitledParts

  constructor(foods: readonly KnownIngredient[], lexicon: CompiledLexicon, names: NameMatcher) {
    this.foods = foods
    this.lexicon = lexicon
    this.names = names
    this.titles = new TitledParts(foods, lexicon)
  }

  /** What a clause names together, besides what has been found in it. */
  find(
    clause: Clause,
    words: readonly Word[],
    { found, context }: { found: Mention[]; context: MentionContext },
  ): Mention[] {
    const { lexicon } = this
    const all = [...found, ...this.besideSeasoning(clause, found, context)]
    const idleUntil = leadingSideClause(clause, lexicon)
    const leftOut = exceptionIn(clause, lexicon)
    const idle = [leftOut, ...lexicon.noFoods.spans(clause.folded)]
    const isFree = ({ start, end }: Span) =>
      start >= idleUntil &&
      [...idle, ...all.map(({ span }) => span)].every((one) => end <= one.start || start >= one.end)
    const isMeantHere = (food: KnownIngredient) =>
      !context.isOfLaterPart?.(food) && !isOnlyForTable(food, clause, lexicon)
    const others = this.foods.filter((one) => isNotIn(one, all) && isMeantHere(one))
    const fresh = others.filter((food) => !context.isUsed(food))
    const isHere = ({ group }: KnownIngredient) => context.group === null || group === context.group
    const here = fresh.filter(isHere)
    // Where this part of the list has some of the kind, those of other parts are not meant.
    const ofGroup = others.filter(({ group }) => group === context.group)
    const used = context.prefersUsed ? [others.filter(context.isUsed)] : []
    for (const { pattern, foods: said } of lexicon.collectives) {
      const foods = this.kindsMeant(said)
      const isMeant = ({ food, isToTaste }: KnownIngredient) =>
        food !== null &&
        foods.includes(food) &&
        (!isToTaste || food === 'salt' || food === 'herb' || foods.every(isFlavouring))
      const ground = foods.every(isFlavouring)
        ? others.filter((one) => isMeant(one) && context.isGround?.(one))
        : []
      for (const span of pattern.spans(clause.folded).filter(isFree)) {
        // "[Toast and grind the seeds.] Stir in the ground spices": those, and no others.
        if (ground.length > 0 && (saysGround(clause.folded, span) || !fresh.some(isMeant))) {
          all.push(...ground.map((food) => mentionOf(food, clause, span, lexicon)))
          continue
        }
        // "The rest of the vegetables" are none of those that have gone in.
        const before = clause.folded.slice(0, span.start)
        const isRest = lexicon.cues.remaining
          .spans(before)
          .some(({ end }) => end >= before.length - 1)
        const ofPart = isRest ? [here] : [...used, here, ofGroup]
        const meant =
          [...ofPart, fresh, others]
            .map((some) => some.filter(isMeant))
            .find(({ length }) => length) ?? []
        const several = this.severalElsewhere(meant, fresh.filter(isMeant), context)
        if (this.names.isBesideProduct(words, span)) continue
        const name = clause.folded.slice(span.start, span.end)
        // "The beef" is no word for all that stands below "For the beef".
        const mayBeTitle = foods.length > MAX_OF_ONE_KIND || isSeasonings(name, this.lexicon)
        const titled = mayBeTitle ? this.titles.named(name, context) : []
        if (titled.length > 1) {
          all.push(...titled.map((food) => this.mentionAmong(food, clause, span, titled.length)))
          continue
        }
        // "Add the dry ingredients to the wet ones": those are together already.
        const isGoal = lexicon.prepositionBefore.test(clause.folded.slice(0, span.start))
        const together = others.filter(
          (food) => isMeant(food) && context.isUsed(food) && isHere(food),
        )
        // Only of a mixture of many can it be said that it is there: "the dry ingredients".
        const isMade = foods.length > 3 && together.length > fresh.filter(isMeant).length
        const chosen =
          together.length > 1 && (isGoal || isMade)
            ? together
            : withoutLater(this.oneList(together.length > 0 ? meant : several, context), context)
        all.push(...chosen.map((food) => this.mentionAmong(food, clause, span, chosen.length)))
      }
    }
    all.push(...this.everything(clause, words, { here, others, context }, all))
    if (all.length === 0)
      all.push(...unsaidFoods(clause, words, { foods: this.foods, context, lexicon }))
    return all.slice(found.length)
  }

  /** "Brown the meat" means the sausage where the list has no other meat. */
  private kindsMeant(kinds: readonly Food[]): readonly Food[] {
    if (!kinds.includes('meat') || kinds.includes('sausage')) return kinds
    const isListed = this.foods.some(({ food }) => food !== null && kinds.includes(food))
    return isListed ? kinds : ['sausage']
  }

  /** "Chop the vegetables" of the soup, where the part above has an onion that is named later. */
  private severalElsewhere(
    meant: readonly KnownIngredient[],
    fresh: readonly KnownIngredient[],
    { isNamedLater }: MentionContext,
  ): readonly KnownIngredient[] {
    const [only] = meant
    if (meant.length !== 1 || !only) return meant
    const others = fresh.filter(({ group }) => group !== only.group)
    const [first] = others
    const isOneGroup = others.every(({ group }) => group === first?.group)
    const isTwice = others.some(({ head }) => head === only.head)
    const isOther = isTwice || isNamedLater?.(only, TAKING)
    return others.length > 1 && isOneGroup && isOther ? others : meant
  }

  /** "Combine the seasonings": the list's Italian seasoning is one of several under that heading. */
  private besideSeasoning(clause: Clause, found: readonly Mention[], context: MentionContext) {
    return found.flatMap(({ food, span }) => {
      const name = clause.folded.slice(span.start, span.end)
      // "The salmon" is no word for all that stands below "Salmon".
      const titled = isSeasonings(name, this.lexicon) ? this.titles.named(name, context) : []
      const others = titled.includes(food) ? titled.filter((one) => isNotIn(one, found)) : []
      return others.map((one) => this.mentionAmong(one, clause, span, titled.length))
    })
  }

  /** Without headings a second sugar further down the list belongs to another part of the recipe. */
  private oneList(meant: readonly KnownIngredient[], { isUsed, group }: MentionContext) {
    if (meant.every((food) => isUsed(food))) return meant
    const first = Math.min(...meant.map(({ id }) => id))
    const isBefore = (food: KnownIngredient, { id }: KnownIngredient) =>
      food.id < id - TWIN && (isUsed(food) ? first - food.id < NEAR : meant.includes(food))
    const end = meant.findIndex((food) =>
      this.foods.some(
        (other) =>
          isBefore(other, food) &&
          other.food === food.food &&
          food.food !== null &&
          ONCE.includes(food.food) &&
          (group === null || other.group === food.group),
      ),
    )
    return end > 0 ? meant.slice(0, end) : meant
  }

  /** "All the ingredients", "the remaining ingredients". */
  private everything(
    clause: Clause,
    words: readonly Word[],
    {
      here,
      others,
      context,
    }: { here: KnownIngredient[]; others: KnownIngredient[]; context: MentionContext },
    found: Mention[],
  ): Mention[] {
    const counted = countedInList(clause, this.foods, context, this.lexicon)
    if (counted.length > 0) return counted
    const ofGroup = this.ofGroup(clause, context)
    if (ofGroup.length > 0) return ofGroup
    const { allIngredients } = this.lexicon.cues
    const rest = restOfList(clause.folded, this.lexicon)
    const spans = allIngredients
      .spans(clause.folded)
      .filter((one) => !isInTest(one.start, clause, this.lexicon) && !isItAll(one, found, clause))
    if (rest.length + spans.length === 0 || isSpelledOut(spans, found, clause)) return []
    const isStart = !this.foods.some(
      (food) => context.isUsed(food) && (context.group === null || food.group === context.group),
    )
    // "The dry ingredients" and "the remaining ingredients" are not all of them.
    const some = [
      ...this.lexicon.collectives.flatMap((one) => one.pattern.spans(clause.folded)),
      ...rest,
    ]
    const all = spans.filter(({ start, end }) =>
      some.every((group) => end <= group.start || start >= group.end),
    )
    const isAll = isStart && all.length > 0
    // "Toss all ingredients" at the end: with those that are still left.
    const unused = here.length > 0 ? here : others.filter((food) => !context.isUsed(food))
    // "[Shred the cabbage.] Heat the remaining ingredients", before any has gone in.
    const own = isStart ? unused : withoutSecond(unused, this.foods, context)
    const left = own.filter((food) => !(isStart && rest.length > 0 && context.isReadied?.(food)))
    const ofList = all.filter((one) => this.isOfList(one, words, clause))
    if (!isStart && left.length > 1) rest.push(...ofList)
    // "Dice the onion, grate the carrot and fry everything": those two.
    const isReadied = (food: KnownIngredient) => context.isReadied?.(food, 'here') ?? false
    if (rest.length + ofList.length === 0 && others.some(isReadied)) return []
    const [span] = isAll ? [...rest, ...all] : rest
    if (!span) return []
    // Who says what is left out leaves out nothing else: "everything but the egg yolk".
    const leftOut = exceptionIn(clause, this.lexicon)
    const isTold = leftOut.end > leftOut.start
    const isLeftOut = leftOutByKind(clause, leftOut, this.lexicon)
    const whole = isTold
      ? others
      : withoutLater(withoutSecond(others, this.foods, context), context)
    const meant = isAll ? whole : withoutPieces(withoutKept(left, context), context)
    const group = here.length > 0 || isAll ? (context.group ?? meant[0]?.group) : meant[0]?.group
    return meant
      .filter(
        (one) =>
          (one.group === group || (isAll && this.isByKind(one, context))) &&
          (!one.isToTaste || (isTold && isWithRest(one, context))) &&
          !isLeftOut(one) &&
          !found.some(({ food }) => food.id === one.id),
      )
      .map((food) => collectiveMention(food, clause, span, this.lexicon))
  }

  /** "All ingredients" of a list that has its spices under a heading of their own. */
  private isByKind(food: KnownIngredient, { isOfSilentPart }: MentionContext): boolean {
    const heading = fold(food.heading ?? '')
    const isKind = this.lexicon.collectives.some(({ pattern }) => pattern.isIn(heading))
    return isKind && (isOfSilentPart?.(food) ?? false)
  }

  /** "All ingredients", "the marinade ingredients"; "the ingredients" alone are those in the bowl. */
  private isOfList(span: Span, words: readonly Word[], { folded }: Clause): boolean {
    const text = folded.slice(span.start, span.end)
    return LISTED.test(text) && (ALL.test(text) || this.names.isForProduct(words, span, folded))
  }

  /** "All the glaze ingredients": those under that heading of the list. */
  private ofGroup(clause: Clause, context: MentionContext): Mention[] {
    const all = this.lexicon.cues.allIngredients.spans(clause.folded).at(-1)
    if (!all || isOfKind(all, clause, this.lexicon)) return []
    const leftOut = exceptionIn(clause, this.lexicon)
    const end = Math.max(all.end, Math.min(all.end + 30, leftOut.start))
    const near = clause.folded.slice(Math.max(0, all.start - 30), end)
    const group = groupNamed(near, this.foods, this.lexicon)
    if (group === null || group === context.group) return []
    const own = this.foods.filter((food) => food.group === group && !food.isToTaste)
    // "[Brown the beef.] Mix all filling ingredients": the beef is one of them.
    const isBegun = own.some((food) => !context.isUsed(food))
    return (isBegun ? own : []).map((food) => collectiveMention(food, clause, all, this.lexicon))
  }

  private mentionAmong(food: KnownIngredient, clause: Clause, span: Span, count: number): Mention {
    const mention = mentionOf(food, clause, span, this.lexicon)
    // "The remaining oil" where the list has one.
    if (count === 1 && mention.share?.part === 'rest') return mention
    // One of several: "the remaining vegetables" are whole ones.
    const share = mention.share?.part === 'rest' ? null : mention.share
    return { ...mention, share, isCollective: true }
  }
}
