import type { KitchenAction } from '../../ir/graph.ts'
import type { VerbRole } from '../../ir/verbs.ts'
import type { Action, Food } from '../../parse/lexicon/kinds.ts'
import { grams } from '../situation.ts'
import { openLid } from '../techniques/heat-words.ts'
import { MINUTE, type Setting } from '../techniques/technique.ts'
import { foodsOf } from '../trace.ts'
import type { Decision, Kitchen, Script } from './script.ts'

/**
 * A slow or pressure cooker's long cooking in the bowl, in seconds. An hour on high is 25 minutes
 * (blogs), on low 13 (E); a minute under pressure 2.5 for meat, 3 for pulses, 2 for grain (K).
 */
export const CLOSED_COOKERS: Script = {
  id: 'closed-cooker',
  source: 'MCE, MCG, MX, K, E',
  apply: (vessel, kitchen) => {
    const actions = vessel.actions.flatMap((id) => kitchen.graph.actions[id] ?? [])
    const device = actions.find(({ cues }) => isCloser(cues.device))?.cues.device
    if (!device) return null
    const decisions = new Map<number, Decision>()
    let isShut = false
    let isReleased = false
    for (const action of actions) {
      isShut = !isReleased && (isShut || shutsLid(action))
      const isSlow = device === 'slowCooker'
      const setting = settingFor(action, isSlow ? 'slow' : isShut ? 'pressure' : 'said', kitchen)
      // What is cooked next is cooked open, and talk of the valve releases the steam.
      isReleased ||= setting !== null
      if (setting && staysWhole(action, kitchen)) decisions.set(action.id, 'byHand')
      else if (setting)
        decisions.set(action.id, { technique: 'closed-cooker', setting, phrase: 'cook' })
    }
    // Who cooks in the cooker butters it as well.
    const isReplaced = [...decisions].some(
      // What is too much for the bowl stays in the cooker.
      ([id, one]) => one !== 'byHand' && kitchen.decisions.get(id) !== 'inPot',
    )
    return { decisions: isReplaced ? new Map([...deviceTalk(kitchen), ...decisions]) : decisions }
  },
}

/**
 * "Close the lid", "once it whistles": from there on a pressure cooker cooks under pressure; "set
 * the pressure cooker to sauté" leaves it open.
 */
function shutsLid({ verb, cues, adds, objects }: KitchenAction): boolean {
  // "Cover the beans with water", "cover with a cloth for an hour" close no lid.
  const isBare = cues.duration === null && adds.length + objects.length === 0
  return (verb === 'cover' && isBare) || (cues.has('deviceTalk') && cues.device === null)
}

/** What goes on under a lid; onions are fried before it is shut. */
const STEWED: readonly Action[] = ['cook', 'boil', 'simmer']

function isCloser(device: KitchenAction['cues']['device']): boolean {
  return device === 'slowCooker' || device === 'pressureCooker'
}

/** What would be stirred to crumbs or to paste in the bowl: rolls, cakes and pasta. */
function staysWhole({ id }: KitchenAction, { traced }: Kitchen): boolean {
  const contents = foodsOf(traced[id]?.after.values() ?? [])
  const flour = grams(contents.filter(({ food }) => food === 'flour'))
  return flour >= 100 || contents.some(({ food }) => food === 'bread' || food === 'pasta')
}

/** Orders that are about the cooker alone; dumplings are laid into it by hand. */
const IDLE_ROLES: readonly VerbRole[] = ['dial', 'none', 'ready', 'preheat', 'aside']

/** "Lock the lid", "let the pressure release": nobody needs it here. */
function deviceTalk({ graph }: Kitchen): [number, Decision][] {
  const idle = graph.actions.filter(({ cues, adds, moves, role }) => {
    const isSetting = isCloser(cues.device) && IDLE_ROLES.includes(role)
    const isAboutDevice = cues.has('deviceTalk') || isSetting
    const isCooking = role === 'heat' && cues.duration !== null
    return isAboutDevice && !isCooking && adds.length === 0 && moves.length === 0
  })
  return idle.map(({ id }) => [id, 'dropped'])
}

/** A slow cooker cooks for hours; what takes less is an ordinary time. */
const MIN_SLOW = 90 * MINUTE
/** From here on the cooker was on low (E). */
const LOW_FROM = 5.5 * 60 * MINUTE
const LONGEST = 130 * MINUTE

/** Whether a cooker is a slow one, or how it is known that one is under pressure: only where it is said. */
type Closing = 'slow' | 'pressure' | 'said'

function settingFor(action: KitchenAction, closing: Closing, kitchen: Kitchen): Setting | null {
  const { verb, role, cues, machine, id } = action
  const isSlow = closing === 'slow'
  const said = cues.duration?.min
  if (role !== 'heat' || machine || said === undefined) return null
  const contents = foodsOf(kitchen.traced[id]?.after.values() ?? [])
  if (isSlow && said < MIN_SLOW) return null
  const isUnderPressure =
    cues.device === 'pressureCooker' || (closing === 'pressure' && STEWED.includes(verb))
  if (!isSlow && !isUnderPressure) return null
  const foods = contents.map(({ food }) => food)
  const mapped = isSlow ? said * (said >= LOW_FROM ? 13 / 60 : 25 / 60) : said * factorFor(foods)
  const seconds = Math.min(Math.max(mapped, floorFor(foods)), LONGEST)
  return {
    seconds: Math.ceil(seconds / (5 * MINUTE)) * 5 * MINUTE,
    temperature: hasMilk(foods) ? 95 : 98,
    speed: 'soft',
    reverse: true,
    ...openLid,
    source: 'E',
  }
}

type Foods = readonly (Food | null)[]

function hasMilk(foods: Foods): boolean {
  return foods.includes('milk') || foods.includes('cream')
}

function factorFor(foods: Foods): number {
  if (foods.some((food) => food === 'meat' || food === 'poultry')) return 2.5
  if (foods.includes('legume')) return 3
  return 2
}

/** How long pieces of 2 to 3 cm take at least: beef MCG, poultry DE31, pulses MCG. */
function floorFor(foods: Foods): number {
  if (foods.includes('meat')) return 100 * MINUTE
  if (foods.includes('poultry')) return 25 * MINUTE
  if (foods.includes('legume')) return 30 * MINUTE
  return 15 * MINUTE
}
