import type { ModelLimits } from '#shared/appliance/models.ts'
import type { KitchenAction, Vessel } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { carriedOutAt } from './carried-out.ts'
import { chooseTechnique } from './choose-technique.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams, type Situation } from './situation.ts'
import type { Run } from './span.ts'
import { MINUTE, type Setting } from './techniques/technique.ts'
import { foodsOf } from './trace.ts'

/** Less than this, in grams, is no liquid to cook in. */
const MUCH_LIQUID = 150
const BASES: readonly string[] = [
  'sweat',
  'sweat-contents',
  'toast-seasoning',
  'toast-rice',
  'deglaze',
  'boil-off',
  'roux',
  'roux-browned',
  'roux-on-vegetables',
]

/** The next thing that happens in the vessel brings its liquid. */
export function isBeforeLiquid(
  action: KitchenAction,
  vessel: Vessel,
  { graph, traced }: Kitchen,
): boolean {
  const end = carriedOutAt(action, vessel.id, graph)
  const roleOf = (one: number) => graph.actions[one]?.role ?? 'none'
  const next = vessel.actions
    .filter((one) => one > action.id && one <= end)
    .find((one) => !['dial', 'none', 'season'].includes(roleOf(one)))
  if (next === undefined || roleOf(next) === 'bake') return false
  const wet = foodsOf(traced[next]?.incoming ?? []).filter(isWet)
  return wet.length > 0 && (wet.some((one) => one.grams === null) || grams(wet) >= MUCH_LIQUID)
}

function isWet({ food, traits }: KnownIngredient): boolean {
  return food === 'liquid' || food === 'milk' || food === 'cream' || traits.has('tomato')
}

/**
 * "Heat the oil. Add the onion, the garlic and the spices. Pour in the stock and cook": what comes
 * into hot fat before the liquid is sautéed though no verb says so, and a splash of wine boils off.
 */
export function baseRun(situation: Situation, limits: ModelLimits): Run | null {
  const { isHot, objects, willBlend } = situation
  if (!isHot || objects.length === 0 || objects.every(isBoiled) || objects.some(isKeptFromHeat))
    return null
  const isWine = objects.every(({ food }) => food === 'liquid')
  // Flour takes its minute in the fat, no more.
  const isRoux = objects.some(({ food }) => food === 'flour')
  const action = isRoux ? 'mix' : isWine ? 'reduce' : 'sweat'
  const choice = chooseTechnique({ ...situation, action }, limits)
  const { technique, setting } = choice
  if (setting === null || !BASES.includes(technique)) return null
  const run = { ...choice, setting, objects, willBlend }
  if (isWine) return { ...run, phrase: 'reduce' }
  // No word gives it a time, so it is a short one where the onions are done already.
  const isBase = objects.some(({ food }) => food === 'onion')
  return { ...run, setting: isBase ? setting : briefly(setting), phrase: 'sweat' }
}

/** What the liquid cooks, and fat alone does not. */
const BOILED: readonly (Food | null)[] = ['potato', 'legume', 'pasta']
const isBoiled = ({ food }: KnownIngredient) => BOILED.includes(food)

/** "Combine the curd cheese with the onions" fries nothing. */
const KEPT_FROM_HEAT: readonly (Food | null)[] = ['softDairy', 'egg']
const isKeptFromHeat = ({ food }: KnownIngredient) => KEPT_FROM_HEAT.includes(food)

function briefly(setting: Setting): Setting {
  const { seconds } = setting
  const cut = (mass: number) =>
    Math.min(typeof seconds === 'number' ? seconds : seconds(mass), 3 * MINUTE)
  return { ...setting, seconds: cut }
}
