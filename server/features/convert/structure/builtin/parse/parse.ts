import {
  type ReadSettings,
  readSettings,
  readSpokenSettings,
} from '#shared/appliance/read-settings.ts'
import { TOOL_PHRASES } from '#shared/appliance/tool-phrases.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import { announces } from './announcements.ts'
import { type AppliancePart, appliancePartIn } from './appliance-places.ts'
import { asOneClause, type Clause, type ClauseReading, readClauses } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type Cues, readCues } from './cues.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Action, Food } from './lexicon/kinds.ts'
import { takeOpener } from './openers.ts'
import { fold } from './phrases.ts'
import { readSentences, type Sentence } from './sentences.ts'
import { readUntil } from './until.ts'

/** One clause of the method with all that can be read out of it alone. */
export type ParsedClause = {
  clause: Clause
  cues: Cues
  /** A setting for the machine that the source itself gives. */
  machine: ReadSettings | null
  /** The part of the appliance that it names: Varoma, simmering basket, mixing bowl. */
  part: AppliancePart | null
  /** "until soft". */
  until: string | null
  /** A heading above its section, where this is its first clause. */
  heading: string | null
  /** Its section has no other line, so its heading may be the step's own name. */
  isOnlyLine: boolean
  /** The name that the author gave the step which begins here: "Make the sauce: …". */
  label: string | null
  /** Its sentence tells something beside the method. */
  isNote: boolean
  /** Its sentence belongs to what comes behind it, should it order nothing: "Meanwhile, make the glaze." */
  isAhead: boolean
  /** "For the sauce", at its beginning. */
  opener: string | null
}

export type ParsedMethod = { clauses: readonly ParsedClause[]; sentences: readonly Sentence[] }

/** Many times what the longest recipe orders; what follows is left to the cook sentence by sentence. */
const MAX_ORDERS = 1_500

/** Reads the whole method into clauses, in the source's order. */
export function parseMethod(
  source: ReadRecipe,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): ParsedMethod {
  const heads = new Set(foods.flatMap(({ stems }) => [...stems]))
  const isIngredient = (word: string) => heads.has(lexicon.stem(word))
  const sentences = readSentences(source.steps, lexicon)
  const isForAppliance =
    APPLIANCES.test(source.title ?? '') ||
    sentences.some(({ text }) => namesAppliance(text, lexicon))
  let heading: string | null = null
  let orders = 0
  const clauses = sentences.flatMap((sentence, number) => {
    const newHeading = sentence.heading === heading ? null : sentence.heading
    heading = sentence.heading
    const read =
      orders < MAX_ORDERS && !sentence.isNote && !sentence.isTitle
        ? readClauses(sentence, number, { lexicon, isIngredient })
        : [asOneClause(sentence, number)]
    orders += read.length
    const isOnlyLine = source.steps[sentence.section]?.lines.length === 1
    return read.map((one, index) => ({
      ...parseClause(one, index === 0 ? newHeading : null, {
        isForAppliance,
        lexicon,
        isIngredient,
      }),
      isOnlyLine,
      label: index === 0 ? (sentence.label ?? null) : null,
      isNote: sentence.isNote || sentence.isTitle === true,
      isAhead: sentence.isTitle === true || (!sentence.isNote && announces(sentence, one, lexicon)),
    }))
  })
  return { clauses, sentences }
}

const APPLIANCES = /thermomix|bimby|термомікс|(?<![\p{L}\d])tm ?(?:5|6|7|21|31)(?!\d)/iu

/** Whether a sentence is about the appliance: it names a part of it or gives it a setting. */
function namesAppliance(text: string, { verbs }: CompiledLexicon): boolean {
  const folded = fold(text)
  // Every kitchen has a mixing bowl.
  const isNamed = appliancePartIn(folded) !== null && !/mixing bowl/.test(folded)
  if (isNamed) return true
  const settings = readSettings(text)
  const kneads = () =>
    verbs.places(folded).some((at) => verbs.at(folded, at).some(({ value }) => value === 'knead'))
  if (isOfStandMixer(settings) && kneads()) return false
  if (settings?.speed !== undefined) return true
  const { speed, temperature, durationSeconds } = readSpokenSettings(text) ?? {}
  if (speed === undefined) return false
  // "5 seconds at speed 7": no other mixer is that fast that briefly.
  const isBladeRun = (durationSeconds ?? 60) <= BRIEF && Number(speed) >= FAST
  return temperature !== undefined || !/^\d/.test(speed) || isBladeRun
}

/** Seconds and speed at which blades chop. */
const BRIEF = 20
const FAST = 5

/** Seconds from which, and the speed up to which, a stand mixer kneads. */
const MIN_MIXER_SECONDS = 60
const MAX_MIXER_SPEED = 4

/** "5 Minuten auf Stufe 2 kneten": the appliance has a mode for dough, and kneads no longer. */
function isOfStandMixer(settings: ReadSettings | null): boolean {
  const { speed, temperature, durationSeconds = 0 } = settings ?? {}
  const isSlow = /^\d/.test(speed ?? '') && Number.parseFloat(speed ?? '') <= MAX_MIXER_SPEED
  return isSlow && temperature === undefined && durationSeconds >= MIN_MIXER_SECONDS
}

/** The setting that a clause gives; in a recipe for the appliance also without a speed: "5 min/90°C". */
function machineSetting(
  { text, action }: Clause,
  cues: Cues,
  isForAppliance: boolean,
): ReadSettings | null {
  const settings = isForAppliance ? readSpokenSettings(text) : readSettings(text)
  const { speed, temperature } = settings ?? {}
  if (action === 'knead' && isOfStandMixer(settings)) return null
  const isSetting = speed !== undefined || (isForAppliance && temperature !== undefined)
  if (!settings || !isSetting) return null
  const { durationSeconds = cues.duration?.min } = settings
  // A dial alone leaves the time to whoever knows the food.
  return durationSeconds === undefined && temperature === undefined
    ? null
    : { ...settings, durationSeconds }
}

/** "Leave for another 5 minutes, stirring": it does not rest. */
function isLeftCooking({ action, folded }: Clause, { duration, heat, place }: Cues): boolean {
  if (action !== 'rest' || duration === null || place === 'cold') return false
  return heat !== null || STIRRED.test(folded)
}

/** What the order comes to, where its verb alone says something else. */
function meantAction(
  clause: Clause,
  { cues, until }: Pick<ParsedClause, 'cues' | 'until'>,
  { lexicon, isIngredient }: ClauseReading,
): Action {
  if (isLeftCooking(clause, cues)) return 'cook'
  if (isSetFaster(clause, cues, until)) return 'mix'
  if (clause.action === 'heat' && until !== null && isBoiling(fold(until), lexicon)) return 'boil'
  if (clause.action === 'cook' && MELTED_FAT.test(fold(until ?? ''))) return 'melt'
  if (isBoiledSoft(clause, until, { lexicon, isIngredient })) return 'cook'
  return isBeatenThick(clause, cues, lexicon) ? 'whisk' : clause.action
}

/**
 * "Boil until the apples are soft": that what is in the pot boils is not the end of it. "Boil the
 * potatoes until soft" boils them in water.
 */
function isBoiledSoft(
  { action, folded }: Clause,
  until: string | null,
  { lexicon, isIngredient }: ClauseReading,
): boolean {
  if (action !== 'boil' || until === null) return false
  const end = fold(until)
  const ahead = folded.slice(0, folded.indexOf(end)).match(lexicon.word) ?? []
  return lexicon.cues.soft.isIn(end) && !isBoiling(end, lexicon) && !ahead.some(isIngredient)
}

/** "Raise the mixer to medium speed until the dough is smooth": it beats on. */
function isSetFaster({ action, folded }: Clause, cues: Cues, until: string | null): boolean {
  const isSpeed = cues.has('mediumSpeed') || cues.has('highSpeed') || cues.has('lowSpeed')
  const isLasting = until !== null || cues.duration !== null
  return action === 'other' && isSpeed && isLasting && MIXER.test(folded)
}
const MIXER =
  /^\P{L}*(?:\p{L}+ ){0,2}?(?:raise|increase|turn|bump|crank|switch|set) (?:\p{L}+ ){1,4}?(?:mixer|beaters?|speed)(?!\p{L})|^\P{L}*(?:\p{L}+ ){0,2}?(?:raise|increase|turn|bump|crank) (?:up )?to /u

/** "Cook, stirring, until the butter has melted". */
const MELTED_FAT =
  /(?<!\p{L})(?:butter|margarine)(?: (?:has|is))? melted(?!\p{L})|(?<!\p{L})butter geschmolzen|beurre (?:est |soit |a )?fondu|mantequilla (?:este |se )?(?:derretid|derrit)|burro (?:e |sia |si e )?(?:fuso|sciolto)/u

/** "Heat the milk until it boils". */
function isBoiling(until: string, { verbs }: CompiledLexicon): boolean {
  const said = verbs.places(until).flatMap((at) => verbs.at(until, at).map(({ value }) => value))
  return said.includes('boil') && !said.includes('simmer') && !ALMOST.test(until)
}

const ALMOST =
  /almost|nearly|just (?:below|before|under)|about to|fast|kurz vor|beinahe|presque|juste avant|casi|quasi|prima|prawie|niemal|zanim|майже|aproape|inainte/u

/** "Whisk the yolks and the sugar until thick": air does it, and no heat. */
function isBeatenThick({ action, folded, verb }: Clause, { heat }: Cues, lexicon: CompiledLexicon) {
  if (action !== 'thicken' || heat !== null) return false
  const [first = '', second = ''] = folded.slice(verb.start).split(/\s+/)
  const isBeating = lexicon.verbs.at(first, 0).some(({ value }) => BEATING.includes(value))
  const names = lexicon.foods
    .places(folded)
    .flatMap((at) => lexicon.foods.at(folded, at).map(({ value }) => value))
  return isBeating && second !== 'in' && names.some((food) => BEATEN.includes(food))
}

const BEATING: readonly Action[] = ['whisk', 'whip', 'cream']
const BEATEN: readonly Food[] = ['egg', 'eggYolk', 'eggWhite', 'cream']

const STIRRED =
  /(?<!\p{L})(?:stirring|unter ruhren|(?:standigem|stetigem|ofterem|gelegentlichem) (?:um)?ruhren|(?:staendigem|oefterem) (?:um)?ruehren|en remuant|removiendo|mescolando|miesza[jn]\p{L}*|помішуючи|перемішуючи|amestecand|mestecand)(?!\p{L})/u

function parseClause(
  read: Clause,
  heading: string | null,
  { isForAppliance, lexicon, isIngredient }: ClauseReading & { isForAppliance: boolean },
): Omit<ParsedClause, 'isOnlyLine' | 'label' | 'isNote' | 'isAhead'> {
  const { clause: opened, opener } = takeOpener(read, { lexicon, isIngredient })
  const cues = readCues(opened, lexicon)
  const until = readUntil(opened, cues.settings, lexicon)
  const clause = {
    ...opened,
    action: meantAction(opened, { cues, until }, { lexicon, isIngredient }),
  }
  const machine = machineSetting(clause, cues, isForAppliance)
  return {
    clause,
    cues,
    machine,
    part: partNamed(clause, machine),
    until: isOnlyFood(until, isIngredient) ? null : until,
    heading,
    opener,
  }
}

/** "Alle Zutaten von Mehl bis Zimt": the last of them, and no sign that the work is done. */
function isOnlyFood(until: string | null, isIngredient: (word: string) => boolean): boolean {
  const [, ...words] = fold(until ?? '').match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.every(isIngredient)
}

/** A temperature "Varoma" puts nothing into the Varoma, nor does the basket as a splash guard. */
function partNamed({ text, folded }: Clause, setting: ReadSettings | null): AppliancePart | null {
  const part = appliancePartIn(
    setting ? folded.slice(0, setting.start) + folded.slice(setting.end) : folded,
  )
  return part === 'basket' && TOOL_PHRASES.cupOut.test(text) ? null : part
}
