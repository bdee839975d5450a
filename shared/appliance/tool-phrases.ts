import { wordPattern } from './word-pattern.ts'
import { TOOL_WORDS } from './words/tool-words.ts'

/** Patterns over all languages at once: a step's text does not say which one it is in. */
export const TOOL_PHRASES = {
  cupOut: wordPattern(TOOL_WORDS.cupOut),
  cupIn: wordPattern(TOOL_WORDS.cupIn),
  throughLid: wordPattern(TOOL_WORDS.throughLid),
  spoon: wordPattern(TOOL_WORDS.spoon),
  lidOpen: wordPattern(TOOL_WORDS.lidOpen),
  whiskIn: wordPattern(TOOL_WORDS.whiskIn),
  noWhisk: wordPattern(TOOL_WORDS.noWhisk),
  whiskOut: wordPattern(TOOL_WORDS.whiskOut),
  washing: wordPattern(TOOL_WORDS.washing),
  coreTemperature: wordPattern(TOOL_WORDS.coreTemperature),
  weighing: wordPattern(TOOL_WORDS.weighing),
  reducing: wordPattern(TOOL_WORDS.reducing),
  slowCook: wordPattern(TOOL_WORDS.slowCook),
  sousVide: wordPattern(TOOL_WORDS.sousVide),
  ferment: wordPattern(TOOL_WORDS.ferment),
} as const
