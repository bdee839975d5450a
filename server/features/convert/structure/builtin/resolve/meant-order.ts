import type { KitchenAction } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { isInterval } from '../parse/interval.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { fold } from '../parse/phrases.ts'
import { saysMachineRuns } from '../parse/running-machine.ts'
import { holdsOnlyFat } from './bare-orders.ts'
import { isMeat } from './food-kinds.ts'
import { LEFT } from './left-to-stand.ts'
import type { Mention } from './mention.ts'
import type { Meant, Order } from './order.ts'
import { isStirredCold } from './slurry.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What goes on while something is added: the food is mixed in, not only put in. */
const MIXING: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:beating|mixing|whisking|blending)(?!\p{L}| (?:bowl|cup|jug|pitcher|pot))/u,
  de: /unter (?:standigem )?(?:ruhren|schlagen|mixen)(?!\p{L})/u,
  fr: /en (?:melangeant|fouettant|battant|mixant)(?!\p{L})/u,
  es: /(?<!\p{L})(?:batiendo|mezclando)(?!\p{L})/u,
  it: /(?<!\p{L})(?:mescolando|sbattendo|montando|frullando)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:miksujac|ubijajac|ucierajac)(?!\p{L})/u,
  uk: /(?<!\p{L})(?:збиваючи|розтираючи|перемішуючи)(?!\p{L})/u,
  ro: /(?<!\p{L})(?:amestecand|mixand|batand)(?!\p{L})/u,
}
/** °C; what is stirred until it has fewer cools. */
const HOT_FROM = 55
/** Until then it is heated, whatever the spoon does meanwhile. */
const HOT = /(?<!\p{L})(?:warm|hot|steaming|heated through|(?:starts|begins) to steam)(?!\p{L})/u

/** In folded text. */
const THICK: Record<string, RegExp> = {
  en: /(?<!\p{L})thick/u,
  de: /(?<!\p{L})(?:ein|an)?(?:ge)?dick|samig/u,
  fr: /(?<!\p{L})epais/u,
  es: /(?<!\p{L})espes/u,
  it: /(?<!\p{L})(?:ad)?dens/u,
  pl: /gest/u,
  uk: /(?<!\p{L})(?:за)?гус/u,
  ro: /(?<!\p{L})(?:in)?gro[sa]/u,
}
const BINDERS: readonly (Food | null)[] = ['flour', 'starch', 'egg', 'eggYolk']
const BOUND: readonly (Food | null)[] = ['milk', 'cream', 'liquid']

/** A sauce that heat makes thick. */
function bindsHot({ holds }: OpenVessel): boolean {
  const held = [...holds.values()].map(({ food }) => food)
  return held.some((one) => BINDERS.includes(one)) && held.some((one) => BOUND.includes(one))
}

/** "[Put the chocolate into a bowl,] stirring until melted". */
const MELTED = /(?<!\p{L})(?:un)?til (?:[\p{L}']+ ){0,3}melt(?:ed|s)(?!\p{L})/u

/** "Let it thicken as it cools". */
const COOLING: Record<string, RegExp> = {
  en: /(?<!\p{L})cool(?:s|ing)?(?!\p{L})/u,
  de: /(?<!\p{L})(?:ab|aus)kuhl\p{L}*|erkalt\p{L}*/u,
  fr: /(?<!\p{L})(?:refroidi|tiedi)\p{L}*/u,
  es: /(?<!\p{L})(?:enfri|entibi)\p{L}*/u,
  it: /(?<!\p{L})(?:raffredd|intiepid)\p{L}*/u,
  pl: /(?:stygn|studz|ch[lł]odz)\p{L}*/u,
  uk: /(?:охол|остиг|вистиг)\p{L}*/u,
  ro: /(?<!\p{L})rac(?:i|e|or)\p{L}*/u,
}

/** What goes on in hot food without any heat below it. */
const COOKED_ON: readonly Action[] = ['cook', 'simmer', 'steam']

const isSolidFat = ({ food }: KnownIngredient) => food === 'chocolate' || food === 'butter'

const isMeltable = ({ food }: Mention) => isSolidFat(food)

/** Polish jam is "fried" for hours; fruit that is fried has fat beside it. */
function isJam(foods: readonly KnownIngredient[]): boolean {
  const kinds = foods.map(({ food }) => food)
  return kinds.includes('sugar') && kinds.every((kind) => kind !== null && IN_JAM.includes(kind))
}
const IN_JAM: readonly Food[] = ['fruit', 'sugar', 'liquid', 'spice', 'ginger', 'starch']

const NOT_FRIED: readonly (Food | null)[] = ['liquid', 'milk', 'cream', 'egg', 'chocolate', 'sugar']

/** What lies in hot fat and is stirred there for a while. */
function isTurnedInFat(
  { parsed: { clause }, fresh }: Order,
  vessel: OpenVessel,
  lexicon: CompiledLexicon,
): boolean {
  const { kind, holds, isOnStove, isWet, worked } = vessel
  const isPan = kind === 'pot' || kind === 'fryingPan'
  const foods = [...holds.values(), ...fresh.map(({ food }) => food)]
  // "Stir every few minutes" is done while it fries.
  const lasts = lexicon.cues.fewMinutes
    .spans(clause.folded)
    .some(
      ({ start, end }) =>
        !isInterval(clause.folded.slice(0, start), clause.folded.slice(end), lexicon),
    )
  const isDry = !isWet && foods.every(({ food }) => !NOT_FRIED.includes(food))
  return isPan && isOnStove && worked && isDry && foods.some(isFat) && lasts
}

/** A time with the stove and no other order is that of what stands on it. */
function isHeatedFor({ parsed: { clause, cues } }: Order, { kind, holds }: OpenVessel): boolean {
  const isPan = kind === 'pot' || kind === 'fryingPan'
  const isTimed = cues.duration !== null && !cues.has('offHeat') && !cues.has('lastMinutes')
  return clause.action === 'lowerHeat' && isPan && holds.size > 0 && isTimed
}

/** Milk with yolks or flour in a bowl, which thickens only where it is heated. */
function bindsCold({ kind, holds, isOnStove }: OpenVessel): boolean {
  const foods = [...holds.values()].map(({ food }) => food)
  const isBound = foods.some((food) => food !== null && BINDING.includes(food))
  return kind === 'bowl' && !isOnStove && isBound && foods.includes('milk')
}
const BINDING: readonly Food[] = ['eggYolk', 'egg', 'flour', 'starch']

/**
 * What is done on the stove while the food is left alone or stirred: "wait until it boils", "leave
 * over a low heat for 25 minutes", "[add the clams.] Leave for 12 minutes".
 */
function cookedMeanwhile(
  { parsed: { clause, cues }, role }: Order,
  { kind, holds, isOnStove, id }: OpenVessel,
  { lexicon, before }: { lexicon: CompiledLexicon; before: KitchenAction | undefined },
): Meant | null {
  const isPan = kind === 'pot' || kind === 'fryingPan'
  const isStirring = role === 'work' && clause.action === 'mix' && isOnStove
  const isLeft = role === 'wait' && clause.action === 'rest'
  if (!isPan || holds.size === 0 || !(isStirring || isLeft)) return null
  if (lexicon.cues.boils.isIn(clause.folded)) return { verb: 'boil', role: 'heat' }
  if (isStirring || cues.duration === null) return null
  const hasRaw = before?.vessel === id && before.adds.some(({ food }) => isMeat(food))
  const isCooking = cues.heat !== null || (isOnStove && before?.role === 'add' && hasRaw)
  return isCooking ? { verb: 'simmer', role: 'heat' } : null
}

/** "Let it thicken as it cools", "[allow to cool] and thicken for 20 minutes": no heat is below it. */
function thickensCooling(
  { parsed: { clause, cues, until }, fresh, named }: Order,
  { id }: OpenVessel,
  { lexicon, before }: { lexicon: CompiledLexicon; before: KitchenAction | undefined },
): boolean {
  const { language } = lexicon.source
  const isIdle = fresh.length + named.length === 0
  if (clause.action !== 'thicken' || !isIdle || cues.heat !== null || until !== null) return false
  const isSaid = LEFT[language]?.test(clause.folded) && COOLING[language]?.test(clause.folded)
  return isSaid === true || (before?.verb === 'cool' && before.vessel === id)
}

/** What may come to putting food into what is there. */
const LAID_IN: readonly Action[] = ['cover', 'rest', 'marinate', 'other']

/** The order that a clause comes to where its verb alone says less. */
export function meantOrder(
  order: Order,
  vessel: OpenVessel | null,
  { lexicon, before }: { lexicon: CompiledLexicon; before: KitchenAction | undefined },
): Meant {
  const { parsed, role, fresh, named } = order
  const { clause, cues, until } = parsed
  const said = { verb: clause.action, role }
  const { language } = lexicon.source
  if (!vessel) return said
  // "[Pour the hot milk over the yolks.] Once the cream has thickened, remove from the heat"
  if (role === 'dial' && cues.has('thickened') && cues.has('offHeat') && bindsCold(vessel))
    return { verb: 'thicken', role: 'heat' }
  // "Pre-heat the oil in a pan"
  if (clause.action === 'preheat' && role === 'heat') return { verb: 'heat', role }
  if (role === 'work' && isStirredCold(parsed, fresh)) return { verb: 'mix', role }
  // "Sbattete le uova con il latte": nothing with milk in it turns creamy, nor yolks with cream stiff.
  const kinds = fresh.map(({ food: { food } }) => food)
  const isYolky = kinds.includes('egg') || kinds.includes('eggYolk')
  const isThin =
    (clause.action === 'cream' && kinds.includes('milk')) ||
    (clause.action === 'whip' && kinds.includes('cream') && isYolky)
  if (role === 'work' && isThin) return { verb: 'whisk', role }
  // "Put the pan on the heat and go on stirring for 5 minutes", "turn the heat down for 10 minutes"
  if (role === 'dial' && isHeatedFor(order, vessel)) return { verb: 'cook', role: 'heat' }
  // "Press Cancel" shapes nothing.
  if (role === 'dial' && clause.action === 'shape') return { verb: 'lowerHeat', role }
  // "Cover with the stock": it is poured in; "stand the peppers in the sauce": nothing rests.
  if (LAID_IN.includes(clause.action) && role === 'add') return { verb: 'add', role }
  // "[In die Pfanne geben] und von beiden Seiten backen"
  if (clause.action === 'bake' && role === 'heat') return { verb: 'fry', role }
  // "Cover the base of the tin with the crumbs": they are spread in it.
  if (clause.action === 'cover' && role === 'hand') return { verb: 'assemble', role }
  const isPan = vessel.kind === 'pot' || vessel.kind === 'fryingPan'
  const isIdle = fresh.length + named.length === 0
  const isOffHeat = vessel.kind === 'bowl' && !vessel.isOnStove && cues.heat === null
  if (clause.action === 'thicken' && isOffHeat && isIdle && LEFT[language]?.test(clause.folded))
    return { verb: 'rest', role: 'wait' }
  if (thickensCooling(order, vessel, { lexicon, before })) return { verb: 'rest', role: 'wait' }
  // "Take it off the heat and let it cook on in its steam for 10 minutes"
  const isOff = (cues.has('offHeat') || vessel.isOffHeat) && cues.heat === null
  const isLeft = isPan && fresh.length === 0 && cues.duration !== null
  const isCookedOn = isLeft && COOKED_ON.includes(clause.action) && vessel.holds.size > 0
  if (isOff && isCookedOn && LEFT[language]?.test(clause.folded))
    return { verb: 'rest', role: 'wait' }
  const isSoft =
    fresh.length === 0 && [...vessel.holds.values()].some(({ food }) => food === 'potato')
  if (clause.action === 'crush' && role === 'work' && isSoft) return { verb: 'mash', role }
  const foods = [...fresh.map(({ food }) => food), ...vessel.holds.values()]
  if (clause.action === 'fry' && isJam(foods)) return { verb: 'simmer', role }
  // "[Melt the butter.] Make a roux by adding the flour and cooking for 2 minutes"
  const isRoux = fresh.length > 0 && fresh.every(({ food }) => food.food === 'flour')
  if (isPan && role === 'add' && isRoux && cues.duration !== null && holdsOnlyFat(vessel))
    return { verb: 'sweat', role: 'heat' }
  const cooked = cookedMeanwhile(order, vessel, { lexicon, before })
  if (cooked) return cooked
  // "Place it over medium heat until steaming"
  const isSetOn = role === 'add' || role === 'move' || role === 'hand'
  if (isPan && isSetOn && isIdle && cues.heat !== null && until !== null && vessel.holds.size > 0)
    return { verb: 'heat', role: 'heat' }
  // "[Add the milk to a pan over medium heat.] Whisk until warm."
  const isHot = until !== null && HOT.test(clause.folded)
  // "[…] over medium heat. Stir until the mixture reaches 60 °C."
  if (isPan && role === 'work' && vessel.isOnStove && (isHot || (cues.celsius ?? 0) >= HOT_FROM))
    return { verb: 'heat', role: 'heat' }
  // "[Combine the butter, flour and milk over a low heat.] Whisk until smooth and thick"
  const isThickened = until !== null && THICK[language]?.test(fold(until)) === true
  if (isPan && role === 'work' && vessel.isOnStove && isIdle && isThickened && bindsHot(vessel))
    return { verb: 'thicken', role: 'heat' }
  // "[Put the butter and syrup in a pan over a low heat] and stir until the butter has melted"
  const isHere = fresh.length === 0 && named.every((one) => one === vessel)
  const isMeltedThere = role === 'work' && isHere && MELTED.test(clause.folded)
  if (isMeltedThere && vessel.isOnStove && [...vessel.holds.values()].some(isSolidFat))
    return { verb: 'melt', role: 'heat' }
  // "[Strain] into the basin" that it stands in.
  const isInto = cues.placeWord !== null && vessel.nouns.has(cues.placeWord) && !cues.isNewVessel
  if (role === 'drain' && isIdle && isInto && vessel.kind === 'bowl')
    return { verb: 'add', role: 'add' }
  // "[Sweat the onion.] Add the carrots and stir for a few minutes. [Add the stock.]"
  if (role === 'work' && clause.action === 'mix' && isTurnedInFat(order, vessel, lexicon))
    return { verb: 'sweat', role: 'heat' }
  // "Put the chocolate in a bowl over simmering water, stirring until melted"
  const isMelted = cues.has('overWater') || MELTED.test(clause.folded)
  if (isSetOn && fresh.length > 0 && fresh.every(isMeltable) && isMelted)
    return { verb: 'melt', role: 'heat' }
  // "With the motor running, pour in the oil"
  const isRunning = saysMachineRuns(clause.folded, language)
  const isOil = fresh.some(({ food: { food } }) => food === 'oil')
  const isInBowl = vessel.kind === 'bowl' && vessel.holds.size > 0
  if (role === 'add' && isInBowl && isOil && isRunning) return { verb: 'emulsify', role: 'work' }
  // "Add the eggs one at a time, beating well after each", "pour in the water until combined"
  const isMixedIn = role === 'add' && fresh.length > 0 && vessel.holds.size > 0
  // Water for shortcrust is left to the hand that feels the dough.
  const isForCrust =
    fresh.every(({ food: { traits } }) => traits.has('water')) &&
    [...vessel.holds.values()].some(({ food }) => food === 'butter')
  const isUntil = until !== null && vessel.worked && !isForCrust
  const isMixing = MIXING[language]?.test(clause.folded) || isRunning || isUntil
  if (isMixedIn && vessel.kind === 'bowl' && isMixing) return { verb: 'mix', role: 'work' }
  return said
}
