import { formatSettings } from '#shared/appliance/notation.ts'
import { readAllSpokenSettings } from '#shared/appliance/read-settings.ts'
import type { KitchenAction } from '../ir/graph.ts'
import type { PlannedOperation } from '../ir/operation.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { asSentence } from './as-sentence.ts'

type Settings = Pick<PlannedOperation, 'durationSeconds' | 'temperature' | 'speed' | 'reverse'>

/** "120 °C or Varoma", for several machines. */
const ALTERNATIVE = /(?:\s(?:or|oder|ou|o|lub|або|sau)\s)(?=varoma|\d{2,3})/iu

/** Verbs of putting in: the weighing step before it has said them. */
const PUTTING: readonly VerbRole[] = ['add', 'move', 'back', 'hand']

/**
 * The source's own clause about a run, with its setting in our notation and all that it remarks
 * ("without the measuring cup"); null where the clause is rather about what goes in, or the steps
 * are in another language.
 */
export function ownRunText(
  { clause, machine, adds, moves }: KitchenAction,
  settings: Settings,
  lexicon: CompiledLexicon,
): string | null {
  if (!machine || machine.pulses !== undefined || !lexicon.target.isSource) return null
  const isMode = machine.speed === 'dough' || machine.speed === 'turbo'
  const written = clause.text.slice(machine.start, machine.end)
  // "Five minutes at speed 10": the time stands before it.
  const hasTime = readAllSpokenSettings(written).some((one) => one.durationSeconds !== undefined)
  const shown = hasTime ? settings : { ...settings, durationSeconds: undefined }
  const isAsItStands = isMode || ALTERNATIVE.test(written)
  const told = isAsItStands ? written : formatSettings(shown, lexicon.target.language)
  const behind = clause.text.slice(machine.end)
  const isVerbBehind = clause.verb.start >= machine.end
  const isNew = adds.length + moves.length > 0
  if (isNew && isVerbBehind) return asSentence(told + behind, lexicon)
  const isOnlyPutting = isNew && PUTTING.includes(VERBS[clause.action].role)
  // "Put in the tomatoes: 30 min/speed 2 without the cup" is told from the setting on.
  if (isOnlyPutting) return /\p{L}/u.test(behind) ? asSentence(told + behind, lexicon) : null
  return asSentence(clause.text.slice(0, machine.start) + told + behind, lexicon)
}
