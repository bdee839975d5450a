import { formatDuration } from '#shared/appliance/notation.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Duration } from './cues.ts'
import { fill } from './fill.ts'
import { addStep, type Kitchen } from './kitchen.ts'
import { grams } from './situation.ts'
import type { Task } from './tasks.ts'
import type { Setting } from './techniques/technique.ts'
import { scrapeDown, weighIn } from './weigh.ts'
import { lowerFirst, machineWords, settingsSentence } from './wording.ts'

/** Longest time of one step on every appliance: 99 minutes (CE). */
const LONGEST_STEP = 5940
/** Above this food counts as hot: no turbo, no dough, rising speeds only (M5). */
const HOT_CELSIUS = 60
/** From 20 to 100 °C at about 1 kW, and what the sensor waits for (E). */
const SECONDS_TO_BOIL_PER_KILOGRAM = 8 * 60

/** What the steps of one machine operation hold. */
export type Operation = {
  task: Task
  setting: Setting
  /** Food has to stay whole. */
  hasPieces: boolean
  /** What the task names is in the bowl, so it need not be named again. */
  dropsObjects: boolean
  /** Instead of the source's words. */
  words: string | null
  /** Words of clauses before this one that say the same work: "bring to the boil and". */
  prefix: string
}

/** Weighs in what the operation needs, then writes its step; a very long one becomes several. */
export function operate(
  { task, setting, hasPieces, prefix, dropsObjects, words }: Operation,
  kitchen: Kitchen,
  lexicon: CompiledLexicon,
): void {
  const sentences = [task.clause.sentence]
  const refs = setting.trickles ? takeOil(kitchen) : []
  if (setting.temperature === 120 && kitchen.hasPanFat && !kitchen.isPanFatTaken)
    takePanFat(kitchen, lexicon, sentences)
  const needsWhisk = setting.tools?.includes('whisk') === true && !kitchen.hasWhisk
  const isEmpty = kitchen.bowl.size === 0
  if (needsWhisk && isEmpty) insertWhisk(kitchen, lexicon.target.wording.insertWhisk, sentences)
  weighIn(kitchen, lexicon, setting.cuts)
  if (needsWhisk && !isEmpty) insertWhisk(kitchen, lexicon.target.wording.addWhisk, sentences)

  const duration = durationOf(setting, task, kitchen)
  const own = words ?? machineWords(task, lexicon, dropsObjects)
  // "Chop the onion. Chop the carrots" is one chopping.
  const isSaid = prefix.toLowerCase().startsWith(`${own.toLowerCase()} `)
  const text = prefix && !isSaid ? `${prefix} ${lowerFirst(own, lexicon)}` : own
  const stretches = Math.ceil(duration.min / LONGEST_STEP)
  for (let stretch = 0; stretch < stretches; stretch++) {
    const settings = settingsOf(setting, hasPieces, Math.round(duration.min / stretches))
    const isLast = stretch === stretches - 1
    const lead = stretch === 0 ? text : lexicon.target.wording.secondStretch
    const more = [
      isLast ? moreTime(duration, lexicon) : '',
      refs.length > 0 ? lexicon.target.wording.trickleOil : '',
    ]
    const line = settingsSentence(lead, settings, lexicon)
    addStep(kitchen, {
      type: 'OPERATE',
      instructionText: [line, ...more].filter(Boolean).join(' '),
      ...settings,
      tools: [...(setting.tools ?? [])],
      ingredientRefs: refs,
      sentences,
      cooked: setting.temperature === undefined ? [] : [...kitchen.bowl],
    })
  }
  if (setting.scrapeDown) scrapeDown(kitchen, lexicon, sentences)
  remember(setting, kitchen)
}

/** The fat that the source goes on frying in is in the pan; a machine that heats needs it too. */
function takePanFat(kitchen: Kitchen, lexicon: CompiledLexicon, sentences: number[]): void {
  kitchen.isPanFatTaken = true
  const inBowl = [...kitchen.bowl, ...kitchen.toWeigh.map(({ ingredient }) => ingredient)]
  if (inBowl.some(({ food }) => food === 'oil' || food === 'butter')) return
  weighIn(kitchen, lexicon)
  addStep(kitchen, { type: 'MANUAL', instructionText: lexicon.target.wording.panFat, sentences })
}

/** The oil is poured while the blades turn; the step itself names it. */
function takeOil(kitchen: Kitchen): number[] {
  const oil = kitchen.toWeigh.filter(({ ingredient }) => ingredient.food === 'oil')
  kitchen.toWeigh = kitchen.toWeigh.filter((weighing) => !oil.includes(weighing))
  kitchen.weighDetails = []
  for (const { ingredient } of oil) kitchen.bowl.add(ingredient)
  return oil.filter(({ isWhole }) => isWhole).map(({ ingredient }) => ingredient.id)
}

function insertWhisk(kitchen: Kitchen, instructionText: string, sentences: number[]): void {
  addStep(kitchen, {
    type: 'MANUAL',
    instructionText,
    tools: ['whisk'],
    sentences,
  })
}

function settingsOf(setting: Setting, hasPieces: boolean, durationSeconds: number) {
  return {
    durationSeconds,
    temperature: setting.temperature === undefined ? undefined : String(setting.temperature),
    speed: setting.speed,
    reverse: setting.reverse === 'pieces' ? hasPieces : (setting.reverse ?? false),
  }
}

/** The source's time where the technique takes one, else the appliance's own. */
function durationOf(setting: Setting, task: Task, kitchen: Kitchen): Duration {
  const { sourceTime } = setting
  const said = task.cues.duration
  if (said && sourceTime && said.min > 0) {
    const min = Math.min(Math.max(said.min, sourceTime.least), sourceTime.most)
    return { min, max: Math.min(Math.max(said.max, min), sourceTime.most) }
  }
  const heatUp = setting.heatsUp
    ? (grams([...kitchen.bowl]) / 1000) * SECONDS_TO_BOIL_PER_KILOGRAM
    : 0
  const own =
    typeof setting.seconds === 'number'
      ? setting.seconds
      : setting.seconds(grams([...kitchen.bowl]))
  const whole = heatUp > own ? Math.ceil(heatUp / 60) * 60 : own
  return { min: whole, max: whole }
}

function moreTime({ min, max }: Duration, lexicon: CompiledLexicon): string {
  if (max <= min) return ''
  const { wording, language } = lexicon.target
  return fill(wording.checkThenMore, { more: formatDuration(max - min, language) })
}

function remember(setting: Setting, kitchen: Kitchen): void {
  const { temperature } = setting
  if (temperature !== undefined) kitchen.isMelted = temperature === 'varoma' || temperature >= 50
  if (temperature !== undefined)
    kitchen.isHot = temperature === 'varoma' || temperature > HOT_CELSIUS
  kitchen.isWorked = kitchen.isWorked || !setting.cuts
  kitchen.hasWhisk = setting.tools?.includes('whisk') ?? false
  kitchen.focus = 'bowl'
}
