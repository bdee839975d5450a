import type { VerbRole } from '../ir/verbs.ts'
import { announcesMaking } from '../parse/announcements.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { endsWithCondition, isCondition, isProhibited } from '../parse/conditions.ts'
import { COVERING } from '../parse/covering.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { type Food, PUREEING } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { isOffer, isOtherWay, isOwnHabit, isStatement, isWaterFor } from '../parse/statements.ts'
import { isToppingMade } from './baked-to-top.ts'
import { carriedOver } from './carried-over.ts'
import { hasPronoun, IT, isBesideAt, isGoalAt } from './clause-positions.ts'
import { isDoneMeanwhile } from './done-meanwhile.ts'
import { isSettingUp } from './empty-oven.ts'
import { DRY } from './food-kinds.ts'
import { isLaidIntoPot } from './laid-into-pot.ts'
import type { Mention } from './mention.ts'
import { isOfMortar } from './mortar.ts'
import { isPouredOverFood, isPutIntoFat, tinPouredOver } from './poured-over.ts'
import { isRepeating } from './repeated.ts'
import type { ResolverState } from './resolver-state.ts'
import { OVEN_FROM, roleOfPlace } from './role-of-place.ts'
import { isStirredCold } from './slurry.ts'
import { isBesideSoup } from './soup-behind-pan.ts'
import { isCooking } from './source-kitchen.ts'
import { isHeadOf, isYetToBeMade } from './yet-to-be-made.ts'

/** Roles of orders that something is put somewhere. */
const PUTTING: readonly VerbRole[] = ['add', 'move', 'hand']

/** What an order comes to, by what its verb does, what it names and where. */
export function roleOf(
  parsed: ParsedClause,
  role: VerbRole,
  mentions: readonly Mention[],
  state: ResolverState,
): VerbRole {
  const { clause, machine, cues, part, isNote, isAhead, until } = parsed
  const { claims, kitchen, lexicon, products } = state
  const isTold = isNote || isStatement(clause, lexicon)
  if (isTold || isCondition(clause, lexicon) || isProhibited(clause, lexicon)) return 'none'
  if (isDoneMeanwhile(parsed, role, mentions, state)) return 'none'
  const isFresh = mentions.some(({ food }) => !claims.isClaimed(food))
  if (!isFresh && isOfOtherWay(clause, state)) return 'none'
  const before = state.actions.at(-1)
  const isSameSentence = before?.clause.sentence === clause.sentence
  if (isSameSentence && endsWithCondition(before.clause, lexicon)) return 'none'
  // "[Boil water for the pasta] and salt it well"
  if (isSameSentence && role === 'season' && isWaterFor(before.clause)) return 'none'
  if (isSameSentence && mentions.length === 0 && isSettingUp(clause, before)) return 'none'
  // "If you have some oil, combine it with the crumbs and stir": all under one condition.
  const isOfCondition =
    clause.action === 'mix' &&
    cues.duration === null &&
    before?.clause.sentence === clause.sentence &&
    before.role === 'none' &&
    isCondition(before.clause, lexicon)
  if (isOfCondition && mentions.length === 0) return 'none'
  const isNew = isAhead && mentions.length === 0 && cues.duration === null
  if (isNew && announcesMaking(clause, lexicon)) return 'none'
  if (isNew && isHeadOf(clause, role, state)) return 'none'
  if (mentions.length === 0 && isYetToBeMade(clause, state)) return 'none'
  // "Meanwhile make the dough" only announces it, "put in a bowl and work to a dough" does it.
  const isAnnounced = state.actions.at(-1)?.clause.sentence !== clause.sentence
  const isBare = role === 'work' && mentions.length === 0
  // "Turn the soup into a purée", "versate il composto mescolando" makes nothing that was not there.
  const isOfMade = PUREEING.includes(clause.action) || clause.action === 'stirIn'
  const makes = !isOfMade && products.isInVerb(clause)
  if (isBare && isAnnounced && makes) return 'none'
  if (machine) return machine.temperature === undefined ? 'work' : 'heat'
  const { focus } = kitchen
  // "Set the slow cooker to high for 4 hours"
  const isDevice = cues.device === 'slowCooker' || cues.device === 'pressureCooker'
  const isSet = role === 'hand' || role === 'dial'
  if (isDevice && isSet && mentions.length === 0 && cues.duration !== null) return 'heat'
  // "Put the weight on the valve": no food goes there.
  if (cues.has('deviceTalk') && mentions.length === 0 && PUTTING.includes(role)) return 'dial'
  const heatsFood = mentions.length > 0 || cues.place !== null || cues.duration !== null
  if (clause.action === 'heat' && !heatsFood && isAboutOven(cues.celsius, isAnnounced, state))
    return 'preheat'
  // "Preheat a large pot": not the oven.
  if (role === 'preheat' && (cues.place === 'pot' || cues.place === 'fryingPan')) return 'heat'
  // "Set over medium heat" sets the stove.
  if (role === 'hand' && mentions.length === 0 && cues.heat !== null) return 'dial'
  // "Turn the blender to its highest setting" sets its speed.
  const isSpeed = cues.has('lowSpeed') || cues.has('mediumSpeed') || cues.has('highSpeed')
  const isUntimed = until === null && cues.duration === null
  if (isSpeed && isUntimed && cues.has('processor') && (role === 'hand' || role === 'none'))
    return mentions.length === 0 ? 'dial' : role
  const ofPlace = roleOfPlace(parsed, role, isFresh, state)
  if (ofPlace) return ofPlace
  // "Повторіть із рештою печива": it is laid on as well.
  const isDish = focus?.kind === 'oven' || focus?.kind === 'plate'
  if (role === 'none' && isDish && mentions.length > 0 && isRepeating(clause)) return 'hand'
  // "Lower the heat to medium and the remaining butter to the pan": a word is missing, not the butter.
  const isPortion = mentions.some(({ share }) => share !== null)
  if (clause.action === 'lowerHeat' && isPortion) return 'add'
  if (role === 'add' && isForTin(clause, mentions, state)) return 'ready'
  if (isStirredCold(parsed, mentions)) return 'work'
  if (tinPouredOver(parsed, role, mentions, state)) return 'move'
  if (isLaidIntoPot(parsed, role, mentions, state)) return 'add'
  // "Return to the fridge for 2 hours", "store there": nothing goes into the bowl or is served.
  const isPutBy = (clause.action === 'cover' || role === 'serve') && cues.duration !== null
  const isChilled = (role === 'back' || isPutBy) && cues.place === 'cold'
  // "Return the ham to the oven for 15 minutes" bakes it on.
  if (role === 'back' && cues.place === 'oven' && cues.duration !== null) return 'bake'
  // "[Leave to cool for 3 hours.] I like to chill it overnight": whoever wants to.
  const isWaiting = before?.role === 'wait' && mentions.length === 0
  if (role === 'wait' && isWaiting && isOwnHabit(clause, lexicon)) return 'none'
  if (isChilled || (role === 'aside' && cues.duration !== null)) return 'wait'
  // "Cover tight and into the oven for 2 hours"
  const isCovered = clause.action === 'cover' && cues.duration !== null
  if (role === 'dial' && isCovered && cues.place === 'oven') return 'bake'
  // "You can also add a splash of lemon juice", which the list does not have
  if (!isFresh && isOffer(clause, lexicon)) return 'none'
  // "Cover the potatoes with the stock"
  const isPoured = mentions.some(({ food }) => isLiquid(food) && !claims.isClaimed(food))
  const isInWater = holdsVegetables(focus) && COVERING[lexicon.source.language]?.test(clause.folded)
  if (clause.action === 'cover' && role === 'dial' && (isPoured || isInWater)) return 'add'
  // "Cover the dried mushrooms with 200 ml boiling water [and leave for 20 minutes]"
  if (clause.action === 'cover' && role === 'dial' && isSoaked(clause, mentions, state))
    return 'wait'
  // "[Boil the cocoa and butter in a pan.] Add it to the bowl with the batter": all of the pan.
  const isPan = focus?.kind === 'pot' || focus?.kind === 'fryingPan'
  const namesNone = mentions.every(({ isCollective }) => isCollective)
  const isToBowl = role === 'add' && cues.place === 'bowl' && isPan && namesNone
  const waits = kitchen.latest(({ kind, holds }) => kind === 'bowl' && holds.size > 0)
  const isIt = IT.test(clause.folded) || hasPronoun(clause, lexicon)
  if (isToBowl && isIt && focus.holds.size > 0 && waits) return 'move'
  // "Pulse until smooth" goes on with what is in the processor.
  const isReadied = carriedOver('add', state).length > 0
  const isBlades = clause.action === 'chop' || clause.action === 'grind'
  const isOpenEnded = /^[^\p{L}]*\p{L}+\s*$/u.test(clause.text) && clause.action === 'chop'
  if (isBlades && isOpenEnded) return 'ready'
  // "[Take the chicken out to a board,] shred with two forks": not what is left in the pot.
  const isTakenOut = before?.role === 'take' && before.moves.length > 0
  const isOnPlate = (isTakenOut || before?.role === 'ready') && !isAnnounced
  if (isBlades && mentions.length === 0 && isOnPlate) return 'cut'
  if (isBlades && mentions.length === 0 && focus && focus.holds.size > 0 && !isReadied)
    return 'work'
  // "[… into the processor.] Process until the nuts release their oil"
  const isThere = mentions.every(({ food }) => isInProcessor(food, state))
  if (isBlades && until !== null && isThere) return 'work'
  // "Chop the butter into the flour" makes crumbs of both.
  const kinds = mentions.map(({ food: { food } }) => food)
  const isRubbedIn = kinds.includes('butter') && kinds.includes('flour')
  if (role === 'cut' && isFresh && (cues.place === 'bowl' || isRubbedIn)) return 'work'
  // "Grate the zest of the lemon into the butter" puts both together.
  if (clause.action === 'grate' && isFresh && isOntoFood(clause, mentions, lexicon)) return 'add'
  // "[Add the basil] and crush to a paste" goes on with what is in the mortar.
  const goesOn = !isAnnounced || until !== null
  if (clause.action === 'crush' && mentions.length === 0 && goesOn && isOfMortar(focus))
    return 'work'
  // "[Boil the potatoes.] Drain and crush them": what is soft is mashed where it stands.
  if (clause.action === 'crush' && !isFresh && isBoiled(focus, state)) return 'work'
  // "Tip the flour into a bowl", "put the rice into the basket" moves nothing out; it adds.
  const fills = cues.place === 'bowl' || cues.place === 'pot' || cues.place === 'fryingPan' || part
  // "[Sweat the leek,] then pour over the stock": it comes to what is there.
  const isOver = cues.place === null && !part
  const isInto = isPouredOverFood(clause, mentions, state) || isPutIntoFat(mentions, state)
  if (role === 'move' && isOver && isInto) return 'add'
  // "Drop them into the oiled pan" puts no oil in.
  const isAboutGoal = mentions.every(({ span }) => isGoalAt(clause, span.start, lexicon))
  const all = !isAboutGoal && mentions.every(({ food }) => !claims.isClaimed(food))
  const isFilling = fills || (focus?.kind === 'bowl' && ON_ONE_SIDE.test(clause.folded))
  // "Transfer to a bowl along with the tomatoes": what is in the pan as well.
  const isAlong = mentions.some(({ span }) => isBesideAt(clause, span.start, lexicon))
  const isPut = role === 'drain' || role === 'hand' || (role === 'move' && !isAlong)
  if (isPut && all && isFilling) return 'add'
  // "[Split the pod] and scrape the seeds into the milk", where neither has gone anywhere yet.
  const isReadiedInto = isSameSentence && before?.role === 'ready' && isAboutGoal && isFresh
  if (role === 'move' && isReadiedInto && cues.place === null) return 'add'
  if (role === 'add' && isWetWithJuice(clause, mentions, state)) return 'hand'
  // "[The soup simmers.] Meanwhile rub the bread with the garlic": neither goes into the soup.
  if (role === 'hand' && isFresh && isBesideSoup(clause, state)) return 'hand'
  if (role === 'hand' && isFresh && cues.place === null && focus && isCooking(focus.kind)) {
    const isCoated = state.actions[focus.actions.at(-1) ?? -1]?.verb === 'shape'
    return clause.action === 'assemble' && !isCoated && !isToppingMade(state) ? 'add' : role
  }
  // "Keep the stock hot in a saucepan"
  if (role === 'serve' && all && (cues.place === 'pot' || cues.place === 'fryingPan')) return 'heat'
  // "Peel the pumpkin, dice it, salt and cook in the cream": on the board, not in what stands beside.
  const isOnBoard = before?.role === 'cut' && before.vessel < 0 && !isAnnounced
  if (role === 'season' && mentions.length === 0) return isOnBoard ? 'ready' : 'season'
  // "Sieve the flour": no water runs off.
  const isDry = mentions.every(({ food: { food } }) => food !== null && DRY.includes(food))
  return role === 'drain' && isFresh && isDry ? 'add' : role
}

/** "Put a rack in the oven and heat to 325 degrees": as the words before say, or so hot with nothing in it. */
function isAboutOven(
  celsius: number | null,
  isAnnounced: boolean,
  { actions, kitchen: { focus } }: ResolverState,
): boolean {
  const isSaidBefore = actions.at(-1)?.cues.place === 'oven' && !isAnnounced
  const isEmpty = focus === null || focus.holds.size === 0
  return isSaidBefore || (isEmpty && (celsius ?? 0) >= OVEN_FROM)
}

/** "[Tip the flour into a bowl.] Put the yeast on one side." */
const ON_ONE_SIDE = /(?<!\p{L})(?:on|to|at) (?:one|the other|either) (?:side|end)(?!\p{L})/u

/** One food is named behind "into", and another before it; "the carrot with the beetroot" are two. */
function isOntoFood(
  clause: Clause,
  mentions: readonly Mention[],
  lexicon: CompiledLexicon,
): boolean {
  const isTogether = ({ span }: Mention) => BESIDE.test(clause.folded.slice(0, span.start))
  const goals = mentions.filter(
    (one) => isGoalAt(clause, one.span.start, lexicon) && !isTogether(one),
  )
  const isNamed = ({ isCollective }: Mention) => !isCollective
  return goals.some(isNamed) && mentions.some((one) => isNamed(one) && !goals.includes(one))
}

const BESIDE = /(?<!\p{L})(?:with|mit|avec|con|ze?|з|із|зі|cu) (?:\p{L}+ )?$/u

/** "Alternatively, pour it into a blender and blend": so are the orders behind it in its sentence. */
function isOfOtherWay(clause: Clause, { actions, lexicon }: ResolverState): boolean {
  if (isOtherWay(clause, lexicon)) return true
  const before = actions.at(-1)
  const goesOn = before?.clause.sentence === clause.sentence && before.role === 'none'
  return goesOn && isOtherWay(before.clause, lexicon)
}

/** "Cut the apples and wet them with lemon juice": on the board, lest they turn brown. */
function isWetWithJuice(
  clause: Clause,
  mentions: readonly Mention[],
  state: ResolverState,
): boolean {
  const isJuice = mentions.length > 0 && mentions.every(({ isPressed }) => isPressed)
  const cut = carriedOver('hand', state)
  const isIt = hasPronoun(clause, state.lexicon) || IT.test(clause.folded)
  return isJuice && isIt && cut.length > 0 && cut.every(({ food }) => food.food === 'fruit')
}

/** What has gone nowhere yet is covered with water of which the amount or the heat is said. */
function isSoaked(
  { folded }: Clause,
  mentions: readonly Mention[],
  { claims, lexicon }: ResolverState,
): boolean {
  const [first] = mentions.filter(({ food }) => !food.traits.has('water'))
  const isFresh = first !== undefined && !claims.isClaimed(first.food)
  // Amount and unit stand between: "with 200 ml boiling water".
  const text = folded.replace(/\d+\s*/gu, '')
  return isFresh && COVERING[lexicon.source.language]?.test(text) === true
}

/** Water to cover things with is seldom that of the list. */
const isLiquid = ({ food, traits }: KnownIngredient) =>
  food === 'milk' || (food === 'liquid' && !traits.has('water'))

/** Rice that is covered is washed, noodles are soaked. */
function holdsVegetables(at: ResolverState['kitchen']['focus']): boolean {
  const isPot = at?.kind === 'pot' || at?.kind === 'fryingPan'
  return isPot && [...at.holds.values()].some(({ food }) => food !== null && BOILED.includes(food))
}

const BOILED: readonly Food[] = ['hardVegetable', 'softVegetable', 'potato', 'leaf']

/** Potatoes that have been boiled. */
function isBoiled(at: ResolverState['kitchen']['focus'], { actions }: ResolverState): boolean {
  if (!at || ![...at.holds.values()].some(({ food }) => food === 'potato')) return false
  return at.actions.some((id) => actions[id]?.role === 'heat')
}

/** The food is in the bowl whose blades the source speaks of. */
function isInProcessor({ id }: KnownIngredient, { actions, kitchen: { focus } }: ResolverState) {
  const isProcessor = focus?.actions.some((one) => actions[one]?.cues.has('processor'))
  return isProcessor === true && focus?.kind === 'bowl' && focus.holds.has(id)
}

/** "[Grease a tin] and dust it with flour": the flour of the batter is not meant. */
function isForTin(
  clause: Clause,
  mentions: readonly Mention[],
  { actions, lexicon }: ResolverState,
): boolean {
  const before = actions.at(-1)
  const isGoingOn = before?.clause.sentence === clause.sentence && before.cues.place === 'oven'
  const isFlour = mentions.every(
    ({ food: { food } }) => food === 'flour' || food === 'crumbs' || food === 'butter',
  )
  return isGoingOn && before.role === 'ready' && isFlour && hasPronoun(clause, lexicon)
}
