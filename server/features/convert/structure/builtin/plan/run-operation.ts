import type { ModelLimits } from '#shared/appliance/models.ts'
import type { KitchenAction, Portion } from '../ir/graph.ts'
import type { FixedSentence, PlannedOperation, WeighedPortion } from '../ir/operation.ts'
import type { Cues } from '../parse/cues.ts'
import { feedingTime, MIN_FEEDING_SECONDS, PIECE_BY_PIECE, withoutDust } from './feeding.ts'
import { phraseOf } from './phrase-of.ts'
import { type RunTime, runTime } from './run-time.ts'
import { grams, hasPieces } from './situation.ts'
import type { Run } from './span.ts'
import type { Setting } from './techniques/technique.ts'
import { type Contents, foodsOf } from './trace.ts'

/** Longer runs are told in several steps: the timer ends at 99 minutes. */
const MAX_RUN = 99 * 60

export type Bowl = {
  contents: Contents
  isHot: boolean
  trickled: readonly Portion[]
  /** What goes in through the lid meanwhile, in its order. */
  fed?: readonly WeighedPortion[]
  limits: ModelLimits
  /** What the order says, with what is said of its time behind it. */
  cues?: Cues
}

/** The run of the machine for an action; a very long one becomes several. */
export function runOperation(action: KitchenAction, run: Run, bowl: Bowl): PlannedOperation[] {
  const { technique } = run
  const setting = withoutDust(run.setting, bowl.fed ?? [])
  const foods = foodsOf(bowl.contents.values())
  const isOwn = technique === 'own-setting'
  const duration = isOwn
    ? ownTime(action)
    : runTime(setting, bowl.cues ?? action.cues, {
        ...{ mass: grams(foods), isHot: bowl.isHot },
        ...{ cold: run.cold ?? grams(foods), toBoil: run.toBoil ?? 0 },
        feeding: feedingTime(bowl.fed),
      })
  const pieces = hasPieces({
    action: action.verb,
    cues: action.cues,
    objects: run.objects,
    contents: foods,
    isHot: bowl.isHot,
    isOnStove: false,
    isInProcessor: false,
    isOverWater: false,
    isCooked: false,
    isRaw: false,
    hasWhisk: false,
    isMelted: false,
    hasPanFat: false,
    willBlend: run.willBlend,
    willTakeYeast: false,
    cooksOn: false,
    simmersLater: false,
    isHeatedLater: false,
  })
  const reverse = setting.reverse === 'pieces' ? pieces : (setting.reverse ?? false)
  const times = stretchesOf(duration, setting)
  const isLast = (at: number) => at === times.length - 1
  return times.map((seconds, at) => ({
    type: 'OPERATE' as const,
    place: 'bowl' as const,
    adds: at === 0 ? [...bowl.trickled, ...portionsOf(bowl.fed)] : [],
    takes: [],
    durationSeconds: duration.min > 0 ? seconds : undefined,
    temperature: degreesOf(isLast(at) ? setting : comingToTheBoil(setting, duration)),
    speed: setting.speed,
    reverse,
    tools: (setting.tools ?? []).filter((tool) => tool !== 'measuring_cup' || !isSteaming(setting)),
    saying: {
      kind: 'run' as const,
      phrase:
        isLast(at) || duration.heating === 0
          ? (run.phrase ?? phraseOf(action, technique, setting))
          : heatingPhrase(comingToTheBoil(setting, duration)),
      until: isLast(at) ? (action.until ?? run.until ?? null) : null,
      own: isOwn && times.length === 1 ? action : null,
      after: [
        ...(at === 0 && !isOwn ? sentencesAfter(setting, bowl) : []),
        ...(isLast(at) && duration.max > duration.min
          ? [{ phrase: 'checkMore' as const, seconds: duration.max - duration.min }]
          : []),
      ],
    },
    heading: null,
    remarks: [],
    vessel: action.vessel,
    technique,
    actions: [action.id],
  }))
}

/**
 * The stretches of a run, in seconds. "Bring to the boil, then simmer for 15 minutes" are two, with
 * the source's own time behind the boil; a long one is cut into about equal ones of whole minutes.
 */
function stretchesOf({ min, heating }: RunTime, { temperature }: Setting): number[] {
  const isApart = heating > 0 && temperature !== undefined && min - heating <= MAX_RUN
  if (isApart) return [heating, Math.round(min - heating)]
  const count = Math.max(1, Math.ceil(min / MAX_RUN))
  const each = Math.ceil(min / count / 60) * 60
  return Array.from({ length: count }, (_, at) =>
    at === count - 1 ? Math.round(min - (count - 1) * each) : each,
  )
}

const degreesOf = ({ temperature }: Setting) =>
  temperature === undefined ? undefined : String(temperature)

/** The setting of the stretch before the source's time begins. */
const comingToTheBoil = (setting: Setting, { heating }: RunTime): Setting =>
  setting.boilsFirst && heating > 0 ? { ...setting, temperature: BOILING } : setting

/** Degrees Celsius. */
const BOILING = 100

const heatingPhrase = ({ temperature }: Setting) =>
  typeof temperature === 'number' && temperature < 100 ? 'heat' : 'boil'

/** The run that works in what is fed, before the rest comes in: it need not be done then. */
export function onlyFeeding(operation: PlannedOperation): PlannedOperation {
  const { saying, durationSeconds = MIN_FEEDING_SECONDS } = operation
  if (saying.kind !== 'run') return operation
  const after = saying.after.filter(({ phrase }) => phrase !== 'checkMore')
  return {
    ...operation,
    durationSeconds: Math.min(durationSeconds, 2 * MIN_FEEDING_SECONDS),
    saying: { ...saying, until: null, after },
  }
}

const portionsOf = (fed: readonly WeighedPortion[] = []) => fed.map(({ portion }) => portion)

/** "Add 2 eggs through the lid, one at a time": one sentence for what goes in alike. */
function feeding(fed: readonly WeighedPortion[]): FixedSentence[] {
  return [...Map.groupBy(fed, ({ manner }) => manner ?? null)].map(([manner, portions]) =>
    manner === PIECE_BY_PIECE
      ? { phrase: 'feedPieces' as const, foods: portionsOf(portions) }
      : { phrase: 'feedIn' as const, manner, foods: portionsOf(portions) },
  )
}

function sentencesAfter(
  { tools, scrapeDown }: Setting,
  { trickled, fed = [] }: Bowl,
): FixedSentence[] {
  const sentences: FixedSentence[] = feeding(fed)
  if (trickled.length > 0) sentences.push({ phrase: 'trickleOil', foods: trickled })
  if (tools?.includes('simmering_basket')) sentences.push({ phrase: 'basketOnLid' })
  if (scrapeDown) sentences.push({ phrase: 'scrape' })
  return sentences
}

/** A cup that clicks in must not close a boiling bowl (S8). */
function isSteaming({ temperature }: Setting): boolean {
  return temperature === 'varoma' || (temperature ?? 0) >= 95
}

function ownTime({ machine }: KitchenAction): RunTime {
  const min = machine?.durationSeconds ?? 0
  return { min, max: machine?.longestSeconds ?? min, heating: 0 }
}
