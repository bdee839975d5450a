import { VERBS, type VerbRole } from '../../ir/verbs.ts'
import { ACTIONS, type Action } from './kinds.ts'
import type { Phrases } from './lexicon.ts'

/** "Begin adding the broth", "continue beating", "make the glaze by whisking". */
const BEFORE_GERUND = [
  ...['begin', 'begin by', 'start', 'start by', 'make ... by', 'prepare ... by'],
  ...['start by making ... by', 'start by preparing ... by', 'begin by making ... by'],
  ...['begin by preparing ... by', 'start with ... by'],
  ...['continue', 'continue by', 'keep', 'keep on', 'resume', 'finish', 'finish by'],
]
/** "Continue to beat", "prepare the icing by using a hand mixer to blend the butter and sugar". */
const BEFORE_INFINITIVE = ['continue to', 'make ... by using ... to', 'prepare ... by using ... to']
/** "Allow it to knead", "let the fish roast": what goes on by itself, or in a machine. */
const LETTING = ['let', 'let ...', 'allow to', 'allow ... to', 'leave to', 'leave ... to']
const GOING_ON: readonly VerbRole[] = ['work', 'heat', 'bake', 'wait']
/** "Let the steam escape", "allow to warm to room temperature": as often a noun, or no cooking. */
const NOUNS = ['steam', 'roast', 'fry', 'toast', 'mash', 'cream', 'cook', 'whisk']
const NEVER_LET = ['warm']

/** English orders together with those that begin with another verb or say how something is made. */
export function withGerunds(verbs: Record<Action, Phrases>): Record<Action, Phrases> {
  const all = { ...verbs }
  for (const action of ACTIONS) {
    const led = verbs[action].flatMap((phrase) => ledIn(phrase, VERBS[action].role))
    all[action] = [...verbs[action], ...led]
  }
  return all
}

function ledIn(phrase: string, role: VerbRole): Phrases {
  const [verb = '', ...rest] = phrase.split(' ')
  if (rest.length > 1 || /ing$|[^a-z]/.test(verb)) return []
  const told = [gerund(verb), ...rest].join(' ')
  const isLet = GOING_ON.includes(role) && !LED_ALREADY.test(verb) && !NEVER_LET.includes(verb)
  const letting = LETTING.filter((before) => !NOUNS.includes(verb) || before.endsWith(' to'))
  return [
    ...BEFORE_GERUND.map((before) => `${before} ${told}`),
    ...BEFORE_INFINITIVE.map((before) => `${before} ${phrase}`),
    ...(isLet ? letting.map((before) => `${before} ${phrase}`) : []),
  ]
}

/** A phrase that says "let" itself. */
const LED_ALREADY = /^(?:let|allow|leave|continue|keep|bring|set|put|place)$/

/** "whisk" → "whisking", "bake" → "baking", "stir" → "stirring". */
function gerund(verb: string): string {
  if (/[^aeiou]*[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)
  return `${isShort ? verb + verb.slice(-1) : verb}ing`
}
