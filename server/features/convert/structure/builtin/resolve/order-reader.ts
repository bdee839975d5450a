import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Span } from '../parse/phrases.ts'
import { aboutGoal } from './about-goal.ts'
import { isPanAlone } from './bare-orders.ts'
import { isBeforeRest } from './before-rest.ts'
import {
  carriedOver,
  coatedWith,
  readiedBefore,
  withoutYolks,
  withShareOfIt,
} from './carried-over.ts'
import {
  isAboutIt,
  isBesideAt,
  isGoalAt,
  isOfPurpose,
  sideClauseStart,
} from './clause-positions.ts'
import { ofCutHalf } from './cut-in-halves.ts'
import { isForEmptyOven } from './empty-oven.ts'
import { isMeat, isSeasonedWith, isSeasoning } from './food-kinds.ts'
import { fruitPartsAlone } from './fruit-parts-alone.ts'
import { goesAlong } from './goes-along.ts'
import { isInMedium, isMixedWith } from './in-medium.ts'
import { withoutKeptBack } from './kept-back.ts'
import { isInGoal, isInItsName, isMadeAlone, pureeOf } from './made-alone.ts'
import type { Mention } from './mention.ts'
import { contextOf } from './mention-context.ts'
import type { MentionFinder } from './mentions.ts'
import { isMinorPart } from './minor-part.ts'
import { isMeasuredAhead, isNamedLater } from './named-later.ts'
import { cookedNamesake, isNamesake } from './namesake.ts'
import { ofSeveral } from './of-several.ts'
import { MORE, type Order, type VesselPart } from './order.ts'
import { roleOf } from './order-role.ts'
import { isOtherWater, saltOfWater } from './other-water.ts'
import { partOfProduct } from './part-of-product.ts'
import { drenched, tinPouredOver } from './poured-over.ts'
import type { Readable } from './readable.ts'
import { besideTaken, putByOf, restOrLeft } from './remainder.ts'
import type { ResolverState } from './resolver-state.ts'
import { withRestJustTaken } from './rest-just-taken.ts'
import { isAboutAll, standingFor } from './rest-of-list.ts'
import { meansAll } from './shared-out.ts'
import { partBeforeRest, restOfSeveral } from './shares-of-mixture.ts'
import { isOnlyInCase, isSideUse } from './side-uses.ts'
import { isBakedThrough, type OpenVessel, type SourceKitchen } from './source-kitchen.ts'
import { bowlBesideJug, itMeant, pouredInto, putSpokenOf, vesselSpokenOf } from './spoken-of.ts'
import { standingTogether } from './standing-together.ts'
import { isTested } from './tested.ts'
import { isHandy, isTopping } from './toppings.ts'
import { isWaterForNext } from './water-for-next.ts'

const PUTTING_IN: readonly Action[] = ['add', 'stirIn', 'fold']

const WITH = /(?<!\p{L})(?:with|mit|avec|con|z|ze|з|із|зі|cu)\s+(?:\p{L}{1,3}\s+)?$/u

/** Reads what a clause orders: what of it is new, what stands somewhere already, and the goal. */
export class OrderReader {
  private readonly state: ResolverState
  private readonly kitchen: SourceKitchen
  private readonly finder: MentionFinder
  private readonly clauses: readonly ParsedClause[]
  private readonly readable: Readable

  constructor(state: ResolverState, readable: Readable) {
    this.state = state
    this.kitchen = state.kitchen
    this.readable = readable
    this.finder = readable.finder
    this.clauses = readable.clauses
  }

  read(parsed: ParsedClause): Order {
    const { clause } = parsed
    const { lexicon } = this.state
    const base = VERBS[clause.action].role
    const number = this.state.actions.length
    const following = this.clauses.slice(number + 1)
    const known = { finder: this.finder, lexicon }
    const isToCome = (food: KnownIngredient, roles?: readonly VerbRole[]) =>
      isNamedLater(food, following, known, roles)
    const found = this.finder.find(clause, contextOf(parsed, following, this.state, this.readable))
    const side = sideClauseStart(clause, lexicon)
    const nameOf = ({ start, end }: Span) => lexicon.stem(clause.folded.slice(start, end))
    // By a name for several or by its kind: "vegetables".
    const isGroup = (food: KnownIngredient, span: Span, isCollective: boolean) =>
      isCollective ||
      (!/\s/.test(clause.folded.slice(span.start, span.end)) && !food.stems.has(nameOf(span)))
    const taken = withoutKeptBack(found, clause, lexicon)
    const mentions = withRestJustTaken(taken, clause, this.state)
      .filter((one) => !isOnlyInCase(one, { parsed, state: this.state, isNamedLater: isToCome }))
      .map((one) => ofCutHalf(one, this.state))
      .map((one) => ofSeveral(one, clause, { following, finder: this.finder, state: this.state }))
      .filter(
        ({ food, span, isCollective }) =>
          !isOtherWater(food, parsed, this.state) &&
          !saltOfWater(food, parsed, lexicon).some((one) => span.end <= one.end) &&
          // "…, so that it does not stain the other vegetables"
          (span.start < side ||
            !isGroup(food, span, isCollective) ||
            this.state.claims.isClaimed(food)),
      )
    mentions.push(...fruitPartsAlone(clause, base, mentions, this.state))
    const isEmpty = isForEmptyOven(parsed, following[0] ?? null, mentions)
    const meant = isEmpty ? 'preheat' : roleOf(parsed, base, mentions, this.state)
    const role = meant === 'add' && isMeasuredAhead(parsed, mentions, isToCome) ? 'ready' : meant
    const around = { parsed, role, state: this.state, isNamedLater: isToCome }
    const named: OpenVessel[] = []
    const fresh: Mention[] = []
    const parts = new Map<number, VesselPart>()
    let goal = tinPouredOver(parsed, base, mentions, this.state)
    let topping: OpenVessel | null = null
    const isGoal = (start: number) =>
      isGoalAt(clause, start, lexicon) && !isTopping(parsed, role, start, lexicon)
    for (const mention of mentions) {
      const puree = pureeOf(mention, clause, this.state)
      const left = restOrLeft(mention, role, isGoal, this.state)
      const rest = left ?? restOfSeveral(mention, clause, this.state)
      const at = puree ?? rest ?? this.standsIn(mention.food, role)
      // "[A starter of 100 g of the flour rises.] Tip in the flour": more of it than is there.
      const { food } = mention
      const isMostLeft = food.food === 'flour' || this.state.claims.isMostlyLeft(food)
      const isRest = role === 'add' && isMostLeft && !isGoal(mention.span.start)
      const isThere =
        at !== null && at === this.kitchen.focus && !parsed.cues.isNewVessel && !isRest
      // "Adjust the seasoning" means what is in it.
      const isAgain =
        (mention.isCollective &&
          this.state.claims.isClaimed(food) &&
          !this.state.claims.isStillToUse(food)) ||
        mention.span.start >= side ||
        isTested(mention, parsed, this.kitchen.focus)
      const isMore = MORE.includes(role)
        ? this.state.claims.isMore(mention, isThere)
        : !this.state.claims.isUsed(mention.food) && (!isThere || mention.share !== null)
      // "Whisk the sugar into the cooled butter": what stands there, though the tin had some of it.
      const isAllThere = mention.share === null && this.state.claims.isUsed(food)
      const isInto =
        at !== null &&
        (food.hasExtra === true || (isAllThere && at !== this.kitchen.focus)) &&
        isGoal(mention.span.start)
      const isMade =
        isInto ||
        puree !== null ||
        (at !== this.kitchen.focus && isBeforeRest(mention, at, following, known)) ||
        isMadeAlone(mention, clause, at, this.state, isGoal(mention.span.start))
      const putBy = putByOf(mention, this.state) ?? cookedNamesake(mention, parsed, this.state)
      if (putBy && !named.includes(putBy)) named.push(putBy)
      if (putBy) continue
      const isOther = isNamesake(mention.food, role, parsed, this.state) && mentions.length === 1
      if (!isAgain && isMore && !isMade && !isOther) {
        fresh.push({ ...mention, isSide: isSideUse(mention, around) })
        continue
      }
      // "Mix the meat with salt", "boil in water with salt" is not about the soup that has been salted.
      const isSalt = mention.food.food === 'salt' && mentions.length > 1
      const isPinch =
        (role === 'heat' && isSalt && parsed.cues.has('inWater')) ||
        (role === 'work' &&
          (at === this.kitchen.focus
            ? isSalt || isSeasonedWith(mention.food)
            : mention.isCollective && isSeasoning(mention.food)))
      // "Roast until the vegetables are tender" is not about those in another pan.
      // "The dry ingredients" are those in the bowl, not the bicarb of them that is in the pan.
      const isTogether = rest !== null || !mention.isCollective
      if (!isTogether && at !== standingTogether(mention, mentions, this.kitchen)) continue
      const isSideWork =
        role === 'bake' || (clause.action === 'blend' && this.kitchen.focus !== null)
      const isTest =
        at !== this.kitchen.focus &&
        (isOfPurpose(clause, mention.span.start) || (mention.span.start >= side && isSideWork))
      // "The water with the yeast": the second name tells of the same cup, not where it goes.
      const before = clause.folded.slice(0, mention.span.start)
      const isSaid = at !== null && named.includes(at) && WITH.test(before)
      if (isMinorPart(mention, at, mentions, this.state)) continue
      if (at && !named.includes(at) && !isPinch && !isTest) named.push(at)
      // "Add three quarters of the flaked fish": the rest stays where it is.
      const share = meansAll(mention, clause, lexicon) ? null : mention.share
      const isOfMixture = mention.isCollective || (at?.holds.size ?? 0) > 1
      const some = isOfMixture && partBeforeRest(parsed, mention.span, following, lexicon)
      if (at && some) parts.set(at.id, some)
      // "A third of the beans with a little of their stock"
      const isBeside = at && share?.isVague && parts.has(at.id)
      if (at && !isBeside && typeof share?.part === 'number' && share.part < 1)
        parts.set(at.id, { part: share.part, words: share.words })
      if (at && !isSaid && !isPinch && isGoal(mention.span.start)) goal = at
      if (at && !isHandy(mention.food) && isTopping(parsed, role, mention.span.start, lexicon))
        topping = at
    }
    // "Once the onion is soft, add the flour": to the onion, wherever the work went meanwhile.
    if (role === 'add' && fresh.length > 0 && named.length === 0)
      goal ??= vesselSpokenOf(clause, this.state)
    // "The water with the yeast" is what stands in one cup.
    const isNamedThere = ({ food, share }: Mention) =>
      share === null &&
      this.state.claims.isUsed(food) &&
      named.some(({ holds }) => holds.has(food.id))
    fresh.splice(0, fresh.length, ...fresh.filter((one) => !isNamedThere(one)))
    const spans = mentions.map(({ span }) => span)
    const beside = mentions.filter(({ span }) => isBesideAt(clause, span.start, lexicon))
    const along = beside.map(({ food }) => this.kitchen.whereIs(food))
    // "Prepare the glaze" names what is not there yet.
    const isAnnounced = role === 'none' && clause.action === 'prepare'
    const about = aboutGoal(role, fresh, named, this.state)
    const made = isAnnounced ? [] : this.state.products.find(clause, spans, about, goal)
    for (const { vessel, start } of made) {
      const name = { start, end: start + 1 }
      const part =
        partOfProduct(clause, start, vessel, lexicon) ??
        partBeforeRest(parsed, name, following, lexicon)
      // "Half of the mixture, then the rest of it": all of it in the end.
      if (named.includes(vessel) && PUTTING_IN.includes(clause.action)) parts.delete(vessel.id)
      else if (part) parts.set(vessel.id, part)
      if (!named.includes(vessel)) named.push(vessel)
      if (isGoal(start)) goal = vessel
      if (isTopping(parsed, role, start, lexicon)) topping = vessel
    }
    goal ??= drenched(clause, mentions, made, this.state)
    if (role === 'add' && made.length > 0) named.push(...besideTaken(named, mentions, this.state))
    const it = itMeant(clause, { fresh, named, goal }, this.state)
    if (it) named.push(it)
    const isBare = role === 'work' && fresh.length + named.length === 0
    const poured = isBare ? pouredInto(clause, this.state) : null
    if (poured) named.push(poured)
    if (poured) goal = this.kitchen.focus
    const isUnnamedAdd = role === 'add' && named.length === 0 && goal === null
    const isBareAdd = isUnnamedAdd && fresh.length === 0
    const moved = isUnnamedAdd ? putSpokenOf(parsed, isBareAdd, this.state) : null
    if (moved) named.push(moved)
    const waiting = isBareAdd && !moved ? bowlBesideJug(parsed, this.state) : null
    if (waiting && this.kitchen.focus) named.push(this.kitchen.focus)
    goal ??= waiting
    const isOwn = (one: Mention) => !isInItsName(one, made, clause, lexicon)
    const toGoal = fresh.filter((one) => isOwn(one) && !isInGoal(one, goal, this.state))
    fresh.splice(0, fresh.length, ...toGoal)
    const next = this.clauses[number + 1] ?? null
    const own = mentions.filter(isOwn)
    const order: Order = { parsed, next, role, mentions: own, fresh, named, goal, topping, parts }
    const coated = named.length === 0 ? coatedWith(fresh, role, this.state) : []
    if (coated.length > 0) return { ...order, role: 'season', fresh: [...fresh, ...coated] }
    const isUnnamed = made.length === 0 && mentions.every(({ isCollective }) => isCollective)
    if (isUnnamed && isAboutAll(parsed, role, lexicon)) {
      const standing = standingFor(fresh, parsed, this.kitchen)
      named.push(...standing.filter((one) => !named.includes(one)))
    }
    // "Peel the potatoes and dice them"
    if ((role === 'ready' || role === 'cut') && mentions.length === 0 && named.length === 0)
      return { ...order, mentions: readiedBefore(clause, this.state) }
    const going = goesAlong(parsed, role, this.state)
    if (going && !named.includes(going)) named.push(going)
    const isAboutBefore =
      !isPanAlone(parsed) &&
      (isInMedium(fresh, clause, this.state) ||
        isMixedWith(fresh, clause, lexicon) ||
        isAboutIt(clause, lexicon))
    // "Put the soup on again together with the meat": the meat goes into the soup.
    if (beside.length > 0) goal ??= named.find((one) => !along.includes(one)) ?? null
    const isForNext =
      fresh.length === 0 && isWaterForNext(parsed, following, this.readable, lexicon)
    const readied = isForNext ? [] : carriedOver(role, this.state, fresh)
    const carried = withoutYolks(readied, parsed.cues.has('stiff'))
    // "Dice the potatoes and add to the soup, together with the onions"
    if (isAboutBefore && (beside.length > 0 || named.every((one) => one === goal)))
      fresh.push(...withShareOfIt(carried, clause, lexicon))
    else if (role === 'season' && named.length === 0)
      fresh.push(...carriedOver('hand', this.state).filter(({ food }) => isMeat(food)))
    return { ...order, goal }
  }

  /** Where a food stands that an order may mean: for a glaze nothing is taken out of the cake. */
  private standsIn(food: KnownIngredient, role: VerbRole): OpenVessel | null {
    const at = this.kitchen.whereIs(food)
    const isPutTogether = role === 'add' || role === 'work' || role === 'heat'
    return at && isPutTogether && isBakedThrough(at) ? null : at
  }
}
