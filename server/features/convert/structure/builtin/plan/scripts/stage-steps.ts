import type { Tool } from '#shared/recipe.ts'
import type { Portion } from '../../ir/graph.ts'
import type { FixedSentence } from '../../ir/operation.ts'
import type { MachinePhrase } from '../../ir/phrases.ts'
import type { StageOperation } from './script.ts'

type Place = 'bowl' | 'basket' | 'varoma'

/** What a step of a stage is that runs nothing. */
const IDLE = {
  durationSeconds: undefined,
  temperature: undefined,
  speed: undefined,
  reverse: false,
  actions: [],
  vessel: null,
} as const

type Fill = {
  technique: string
  place: Place
  sentences: readonly FixedSentence[]
  adds: readonly Portion[]
  tools?: readonly Tool[]
  from?: StageOperation['from']
}

/** Puts food or water into a part of the machine. */
export function fillStep({ sentences, tools = [], from = null, ...step }: Fill): StageOperation {
  return {
    ...IDLE,
    ...step,
    type: 'WEIGH',
    tools: [...tools],
    from,
    saying: { kind: 'fixed', sentences },
  }
}

type Run = {
  technique: string
  place: Place
  phrase: MachinePhrase
  seconds: number
  /** How much longer it may take, in seconds. */
  more: number
  temperature: string
  until: string | null
  tools: readonly Tool[]
  actions: readonly number[]
}

/** Cooks in a part of the machine, at the speed that only moves the water. */
export function runStep(run: Run): StageOperation {
  const { technique, place, phrase, seconds, more, temperature, until, tools, actions } = run
  return {
    type: 'OPERATE',
    place,
    adds: [],
    durationSeconds: seconds,
    temperature,
    speed: '1',
    reverse: false,
    tools: [...tools],
    from: null,
    saying: {
      kind: 'run',
      phrase,
      until,
      after: more > 0 ? [{ phrase: 'checkMore', seconds: more }] : [],
    },
    technique,
    vessel: null,
    actions: [...actions],
  }
}

/** Takes the food out that came in with the step `from`, and empties the bowl. */
export function clearStep(
  technique: string,
  from: number,
  phrases: readonly MachinePhrase[],
): StageOperation {
  return {
    ...IDLE,
    type: 'MANUAL',
    place: 'bench',
    adds: [],
    clears: true,
    tools: ['spatula'],
    from,
    saying: { kind: 'fixed', sentences: phrases.map((phrase) => ({ phrase })) },
    technique,
  }
}
