import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ApplianceModel, MODELS, type ModelLimits } from '#shared/appliance/models.ts'
import { formatSettings } from '#shared/appliance/notation.ts'
import type { Language } from '#shared/language.ts'
import { fillPrompt } from './fill-prompt.ts'
import { languageName, STEP_EXAMPLES } from './prompts/step-examples.ts'

/** The folder that the prompts are read from; a new wording that should be compared gets a new one. */
const EDITION = 'v1'

const read = (name: string) =>
  readFileSync(new URL(`./prompts/${EDITION}/${name}.md`, import.meta.url), 'utf8').trim()

const TASKS = {
  structure: read('structure'),
  modify: read('modify'),
  generate: read('generate'),
} as const
export type TaskName = keyof typeof TASKS

/** The same for every conversion, so that the provider can keep it. */
const APPLIANCE = [
  fillPrompt(read('appliance'), { limits: Object.values(MODELS).map(tellLimits).join('\n') }),
  read('example'),
].join('\n\n')

/** Tells which texts a conversion was made with: the edition and a digest of its words. */
export const PROMPT_VERSION = `${EDITION}-${digest([APPLIANCE, ...Object.values(TASKS)])}`

/** What the model is told: what never changes first, then the task. Nothing of the user's is in it. */
export function systemTexts(
  task: TaskName,
  { language, model }: { language: Language; model: ApplianceModel },
): string[] {
  const words = {
    model: MODELS[model].name,
    limits: tellLimits(MODELS[model]).replace(/^- /, ''),
    language: languageName(language),
    code: language,
    notation: tellNotation(language),
    example: STEP_EXAMPLES[language === 'gb' ? 'en' : language],
  }
  return [APPLIANCE, fillPrompt(TASKS[task], words)]
}

function digest(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8)
}

const RANGE_OF_SPEEDS = { durationSeconds: 30, speed: '5-10', reverse: false }

function tellNotation(language: Language): string {
  const samples = [
    { durationSeconds: 5, speed: '5', reverse: false },
    { durationSeconds: 90, speed: '3.5', reverse: false },
    { durationSeconds: 1200, temperature: '100', speed: '1', reverse: true },
    { durationSeconds: 600, temperature: '95', speed: 'soft', reverse: true },
    { durationSeconds: 900, temperature: 'varoma', speed: '1', reverse: false },
    RANGE_OF_SPEEDS,
    { durationSeconds: 120, speed: 'dough', reverse: false },
    { durationSeconds: 1, speed: 'turbo', reverse: false },
  ]
  return samples
    .map((sample) => `“${formatSettings({ temperature: undefined, ...sample }, language)}”`)
    .join(', ')
}

function tellLimits(limits: ModelLimits): string {
  const { name, bowlMl, hotFillMl, foamingFillMl, temperatures, speed, heatingSpeed, dough } =
    limits
  const modes = Object.keys(limits.modes).join(', ') || 'none'
  const facts = [
    `bowl ${bowlMl} ml, hot ${hotFillMl} ml, foaming ${foamingFillMl} ml`,
    `temperatures ${temperatures.join(', ')} °C and varoma`,
    `speeds ${speed.min} to ${speed.max} in steps of ${speed.step}${limits.soft ? ', and soft' : ', no soft speed: use 1'}`,
    `while heating at most speed ${heatingSpeed.recommended}`,
    `one step at most ${limits.timerSeconds / 60} min, steaming ${limits.steaming.maxSeconds / 60} min at speed ${limits.steaming.maxSpeed} at most`,
    `dough at most ${dough.maxFlourG} g flour`,
    `oil heated at most ${limits.hotOilMl} ml`,
    limits.browning
      ? `browning at ${limits.browning.temperatures.join(', ')} °C, ${limits.browning.maxLoadG} g at most`
      : 'no browning mode',
    `long modes: ${modes}`,
  ]
  return `- ${name}: ${facts.join('; ')}.`
}
