import type { Tool } from '#shared/recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import type { KnownIngredient } from './ingredients.ts'
import { addStep, clearBowl, type Kitchen } from './kitchen.ts'
import type { Food } from './lexicon/kinds.ts'
import type { Task } from './tasks.ts'
import { listed, machineWords, settingsSentence } from './wording.ts'

/** Minutes in the Varoma by food: potatoes DE12, fish MX and IRM, vegetables IRM, meat E. */
const MINUTES: Partial<Record<Food, number>> = {
  potato: 30,
  hardVegetable: 18,
  softVegetable: 12,
  leaf: 10,
  mushroom: 12,
  legume: 15,
  fish: 15,
  seafood: 13,
  poultry: 25,
}
const DEFAULT_MINUTES = 15
/** Until half a litre of water steams (E); a cook counts from then on. */
const HEAT_UP = 7 * 60
/** 500 g of water steam for half an hour, every quarter more takes 250 g (IRM). */
const FIRST_WATER = 500
const FIRST_MINUTES = 30
const MORE_WATER = 250
const MORE_MINUTES = 15
/** Most water that stays clear of the dish. */
const MOST_WATER = 1500
const VAROMA: readonly Tool[] = ['varoma_dish', 'varoma_lid']

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
  addStep(kitchen, {
    type: 'WEIGH',
    instructionText: label,
    ingredientRefs: foods.map(({ id }) => id).filter((id) => !kitchen.used.has(id)),
    tools: [...VAROMA],
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
    tools: [...VAROMA],
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
  const { clause, cues } = task
  if (!cues.has('formed')) return null
  const end = Math.min(...cues.settings.map(({ start }) => start), clause.text.length)
  const object = clause.text.slice(clause.verb.end, end).trim()
  return object ? fill(wording.weighIntoVaromaAgain, { list: object }) : null
}

function secondsFor(task: Task, foods: readonly KnownIngredient[]): number {
  const said = task.cues.duration?.min
  if (said) return Math.min(said + HEAT_UP, 60 * 60)
  return Math.max(...foods.map(({ food }) => (food && MINUTES[food]) ?? DEFAULT_MINUTES)) * 60
}

function waterFor(seconds: number): number {
  const more = Math.max(0, Math.ceil((seconds / 60 - FIRST_MINUTES) / MORE_MINUTES))
  return Math.min(FIRST_WATER + more * MORE_WATER, MOST_WATER)
}
