import { ACTIONS, type Action } from './kinds.ts'
import type { Phrases } from './lexicon.ts'

/** "Begin adding the broth", "start by melting the butter", "make the glaze by whisking". */
const BEFORE_GERUND = ['begin', 'begin by', 'start', 'start by', 'make ... by', 'prepare ... by']
/** "Prepare the icing by using a hand mixer to blend the butter and sugar". */
const BEFORE_INFINITIVE = ['make ... by using ... to', 'prepare ... by using ... to']

/** English orders together with those that begin with another verb or say how something is made. */
export function withGerunds(verbs: Record<Action, Phrases>): Record<Action, Phrases> {
  const all = { ...verbs }
  for (const action of ACTIONS) all[action] = [...verbs[action], ...verbs[action].flatMap(ledIn)]
  return all
}

function ledIn(phrase: string): Phrases {
  const [verb = '', ...rest] = phrase.split(' ')
  if (rest.length > 1 || /ing$|[^a-z]/.test(verb)) return []
  const told = [gerund(verb), ...rest].join(' ')
  return [
    ...BEFORE_GERUND.map((before) => `${before} ${told}`),
    ...BEFORE_INFINITIVE.map((before) => `${before} ${phrase}`),
  ]
}

/** "whisk" → "whisking", "bake" → "baking", "stir" → "stirring". */
function gerund(verb: string): string {
  if (/[^aeiou]*[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)
  return `${isShort ? verb + verb.slice(-1) : verb}ing`
}
