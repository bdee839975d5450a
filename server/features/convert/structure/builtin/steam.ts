import type { Tool } from '#shared/recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import type { KnownIngredient } from './ingredients.ts'
import { addStep, clearBowl, type Kitchen } from './kitchen.ts'
import type { Food } from './lexicon/kinds.ts'
import type { Task } from './tasks.ts'
import { MINUTE } from './techniques/technique.ts'
import { listed, machineWords, settingsSentence } from './wording.ts'

type Steaming = { least: number; usual: number; most: number; onTray?: boolean }

/** Minutes in the Varoma by food: potatoes DE12, fish MX and IRM, vegetables IRM, meat E. */
const STEAMING: Partial<Record<Food, Steaming>> = {
  potato: { least: 25, usual: 30, most: 40 },
  hardVegetable: { least: 15, usual: 18, most: 20 },
  softVegetable: { least: 8, usual: 12, most: 12, onTray: true },
  leaf: { least: 8, usual: 10, most: 12, onTray: true },
  mushroom: { least: 8, usual: 12, most: 12, onTray: true },
  legume: { least: 15, usual: 15, most: 20 },
  fish: { least: 12, usual: 15, most: 18, onTray: true },
  seafood: { least: 12, usual: 13, most: 14 },
  poultry: { least: 20, usual: 25, most: 25 },
}
/** Beetroot is the slowest of the vegetables (DE12). */
const BEETROOT: Steaming = { least: 40, usual: 40, most: 40 }
const ANY_FOOD: Steaming = { least: 15, usual: 20, most: 25, onTray: true }
/** Until half a litre of water steams (E); a cook counts from then on. */
const HEAT_UP = 7 * 60
/** 500 g of water steam for half an hour, every quarter more takes 250 g (IRM). */
const FIRST_WATER = 500
const FIRST_MINUTES = 30
const MORE_WATER = 250
const MORE_MINUTES = 15
/** Most water that stays clear of the dish. */
const MOST_WATER = 1500

/** Steams what the task names over water; false when it names nothing that is still to be weighed. */
export function steamInVaroma(task: Task, kitchen: Kitchen, lexicon: CompiledLexicon): boolean {
  const foods = task.mentions
    .map(({ ingredient }) => ingredient)
    .filter((ingredient) => !kitchen.bowl.has(ingredient))
  const label = steamedLabel(task, foods, kitchen, lexicon)
  if (!label || kitchen.bowl.size > 0 || kitchen.toWeigh.length > 0) return false

  const { wording } = lexicon.target
  const sentences = [task.clause.sentence]
  const seconds = secondsFor(task, foods)
  const tools = toolsFor(foods)
  addStep(kitchen, {
    type: 'WEIGH',
    instructionText: label,
    ingredientRefs: foods.map(({ id }) => id).filter((id) => !kitchen.used.has(id)),
    tools,
    sentences,
  })
  addStep(kitchen, {
    type: 'WEIGH',
    instructionText: fill(wording.pourWater, { grams: waterFor(seconds) }),
    sentences,
  })
  const settings = { durationSeconds: seconds, temperature: 'varoma', speed: '1', reverse: false }
  addStep(kitchen, {
    type: 'OPERATE',
    instructionText: settingsSentence(machineWords(task, lexicon), settings, lexicon),
    ...settings,
    tools,
    sentences,
    cooked: foods.length > 0 ? foods : [...kitchen.handled],
  })
  addStep(kitchen, { type: 'MANUAL', instructionText: wording.emptyBowl, sentences })
  for (const { id } of foods) kitchen.used.add(id)
  clearBowl(kitchen)
  return true
}

/** The food from the list or from its plate, or what was formed: "the dumplings". */
function steamedLabel(
  task: Task,
  foods: readonly KnownIngredient[],
  kitchen: Kitchen,
  lexicon: CompiledLexicon,
): string | null {
  const { wording } = lexicon.target
  const isFresh = foods.length > 0 && foods.every(({ id }) => !kitchen.used.has(id))
  const names = foods.map(({ label, entry }) =>
    isFresh ? label : fill(wording.named, { name: entry.name }),
  )
  if (isFresh) return fill(wording.weighIntoVaroma, { list: listed(names, lexicon) })
  if (foods.length > 0) return fill(wording.weighIntoVaromaAgain, { list: listed(names, lexicon) })
  const object = formedObject(task, lexicon)
  return object ? fill(wording.weighIntoVaromaAgain, { list: object }) : null
}

/** What was formed, as the clause names it behind its verb, else the word alone: "knedle gotuj". */
function formedObject({ clause, cues }: Task, lexicon: CompiledLexicon): string | null {
  const [formed] = lexicon.cues.formed.spans(clause.folded)
  if (!formed) return null
  const end = Math.min(...cues.settings.map(({ start }) => start), clause.text.length)
  if (formed.start >= clause.verb.end) return clause.text.slice(clause.verb.end, end).trim()
  const word = clause.text.slice(formed.start, formed.end)
  return lexicon.source.capitalisesNouns ? word : word.toLowerCase()
}

/** The source counts from when it steams; what the appliance is known to take for it decides. */
function secondsFor(task: Task, foods: readonly KnownIngredient[]): number {
  const { least, usual, most } = slowestOf(foods)
  const said = task.cues.duration?.min
  if (!said) return usual * MINUTE
  if (said > most * MINUTE) return Math.min(said, 60 * MINUTE)
  return Math.min(Math.max(said + HEAT_UP, least * MINUTE), most * MINUTE)
}

function slowestOf(foods: readonly KnownIngredient[]): Steaming {
  const all = foods.map(steamingOf)
  return all.sort((a, b) => b.usual - a.usual)[0] ?? ANY_FOOD
}

function steamingOf({ food, traits }: KnownIngredient): Steaming {
  if (traits.has('beetroot')) return BEETROOT
  return (food && STEAMING[food]) ?? ANY_FOOD
}

/** What lies flat or falls apart has its place on the tray (S23). */
function toolsFor(foods: readonly KnownIngredient[]): Tool[] {
  const onTray = foods.length === 0 || foods.some((food) => steamingOf(food).onTray)
  return ['varoma_dish', ...(onTray ? (['varoma_tray'] as const) : []), 'varoma_lid']
}

function waterFor(seconds: number): number {
  const more = Math.max(0, Math.ceil((seconds / 60 - FIRST_MINUTES) / MORE_MINUTES))
  return Math.min(FIRST_WATER + more * MORE_WATER, MOST_WATER)
}
