import { type ReadSettings, readAllSettings } from '#shared/appliance/read-settings.ts'
import {
  readSpeed,
  readTemperature,
  writeSpeed,
  writeTemperature,
} from '#shared/appliance/settings.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient, StepInput } from '#shared/recipe.ts'

type Settings = Pick<StepInput, 'durationSeconds' | 'temperature' | 'speed' | 'reverse'>

/** Words that go with the settings after them, in all languages: "for 5 min", "auf Stufe 5". */
const LEAD_IN =
  /(?:^|\s+)(?:for|at|on|in|to|with|für|bei|auf|mit|pour|pendant|à|en|durante|a|por|con|per|pentru|timp de|la|pe|cu|na|przez|w|z|на|протягом|упродовж|при|з)$/iu
/** Verbs that have nothing left to set without the settings after them. */
const SETTING_VERB =
  /(?<!\p{L})(?:set|select|program|einstell|stell|drück|régl|programm|ajust|selecci|pon|impost|selezion|ustaw|nastaw|встанов|налашт|setea|regl)\p{L}*$/iu
/** A point between digits ends nothing. */
const SENTENCE_END = /^(?:[.;!?…](?:\s|$)|\s*$)/
/** Before "until" these languages have a comma, the others none. */
const COMMA_STAYS: readonly Language[] = ['de', 'pl', 'uk']

/**
 * The instruction without the settings that the dials show bigger, wherever they stand. Settings
 * that differ from the dials stay, and so do those that the sentence cannot do without.
 */
export function textBesideDials(
  step: Settings & Pick<StepInput, 'instructionText'>,
  language: Language,
): string {
  const { instructionText: text } = step
  const told = readAllSettings(text).find((found) => isSame(found, step))
  if (!told) return text
  const [before, after] = [text.slice(0, told.start), text.slice(told.end)]
  return withoutBrackets(before, after) ?? joined(before, after, language) ?? text
}

function isSame(found: ReadSettings, step: Settings): boolean {
  if (found.longestSeconds || found.pulses) return false
  const [speed, temperature] = [
    step.speed ? readSpeed(step.speed) : null,
    step.temperature ? readTemperature(step.temperature) : null,
  ]
  return (
    (found.durationSeconds ?? null) === (step.durationSeconds || null) &&
    (found.temperature ?? null) === (temperature === null ? null : writeTemperature(temperature)) &&
    (found.speed ?? null) === (speed === null ? null : writeSpeed(speed)) &&
    found.reverse === Boolean(step.reverse)
  )
}

/** "Chop the onion (5 sec/speed 5)." */
function withoutBrackets(before: string, after: string): string | null {
  if (!/\(\s*$/.test(before) || !/^\s*\)/.test(after)) return null
  return before.replace(/\s*\(\s*$/, '') + after.replace(/^\s*\)/, '')
}

/** What stands around the settings as one text; null where that would be no sentence any more. */
function joined(before: string, after: string, language: Language): string | null {
  const start = before.replace(/[\s,:]+$/, '').replace(LEAD_IN, '')
  if (SETTING_VERB.test(start) || (start === '' && SENTENCE_END.test(after))) return null
  // "Chop the leeks. 5 sec/speed 5.": the settings were a sentence of their own.
  const isOwn = start === '' || /[.!?…]$/.test(start)
  if (isOwn && SENTENCE_END.test(after)) return start + after.replace(/^[.;!?…]/, '')
  const rest = COMMA_STAYS.includes(language) ? after : after.replace(/^,/, '')
  if (!isOwn) return start + rest
  const words = rest.replace(/^[\s,]+/, '')
  const sentence = words.slice(0, 1).toLocaleUpperCase() + words.slice(1)
  return start === '' ? sentence : `${start} ${sentence}`
}

/** The ingredients of a step that its text does not name, so that their amounts are not told twice. */
export function unnamedIngredients(
  { instructionText, ingredientRefs }: Pick<StepInput, 'instructionText' | 'ingredientRefs'>,
  ingredients: Ingredient[],
): Ingredient[] {
  const text = instructionText.toLowerCase()
  return ingredients.filter(
    ({ ingredientJsonId, name }) =>
      ingredientRefs.includes(ingredientJsonId) && !text.includes(name.toLowerCase()),
  )
}

/**
 * The ingredients of a step as they go into the bowl: in the order in which its text names them
 * where it names all, else in the order in which the step lists them.
 */
export function ingredientsInOrder(
  { instructionText, ingredientRefs }: Pick<StepInput, 'instructionText' | 'ingredientRefs'>,
  ingredients: Ingredient[],
): Ingredient[] {
  const listed = ingredientRefs.flatMap((ref) =>
    ingredients.filter(({ ingredientJsonId }) => ingredientJsonId === ref),
  )
  const text = instructionText.toLowerCase()
  const places = new Map(listed.map((one) => [one, placeOf(one.name.toLowerCase(), text)]))
  if ([...places.values()].includes(-1)) return listed
  return listed.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** Where a text names something first, as a word of its own; -1 where it does not. */
function placeOf(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/\p{L}$/u.test(text.slice(0, at))) return at
  }
  return -1
}
