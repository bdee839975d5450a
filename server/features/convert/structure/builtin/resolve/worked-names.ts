import type { Clause } from '../parse/clauses.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { Word } from '../parse/name-words.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/**
 * Words, folded, that call a mixture after what was done to it, with the verbs for that: "the creamed
 * mixture".
 */
const CALLED: readonly { words: RegExp; verbs: readonly Action[] }[] = [
  { words: /^creamed$/u, verbs: ['cream'] },
  {
    words:
      /^(?:beaten|whisked|whipped|(?:auf)?geschlagene[mnrs]?|batt(?:u|us|ue|ues)|fouettee?s?|batid[oa]s?|montad[oa]s?|sbattut[aeio]|montat[aeio]|ubit\p{L}{1,3}|збит\p{L}{1,3}|batut\p{L}{0,2})$/u,
    verbs: ['cream', 'whisk', 'whip'],
  },
  {
    words:
      /^(?:melted|geschmolzene[mnrs]?|fondue?s?|derretid[oa]s?|fus[aeio]|roztopion\p{L}{1,3}|розтоплен\p{L}{1,3}|topit\p{L}{0,2})$/u,
    verbs: ['melt'],
  },
  {
    words:
      /^(?:blended|pureed|purierte[mnrs]?|mixee?s?|triturad[oa]s?|frullat[aeio]|zmiksowan\p{L}{1,3}|зблендован\p{L}{1,3}|pasat\p{L}{0,2})$/u,
    verbs: ['blend'],
  },
]

/** What a vessel is called as well once a verb has been carried out in it. */
export const nameForWork = (verb: Action) => `worked:${verb}`

/** "The creamed mixture": the vessel where that was done last. */
export function calledAfterWork(
  near: readonly Word[],
  { folded }: Clause,
  kitchen: SourceKitchen,
): OpenVessel | null {
  const names = near.flatMap(({ start, end }) => namesFor(folded.slice(start, end)))
  return kitchen.latest((one) => one.holds.size > 0 && names.some((name) => one.names.has(name)))
}

function namesFor(word: string): string[] {
  return CALLED.filter(({ words }) => words.test(word)).flatMap(({ verbs }) =>
    verbs.map(nameForWork),
  )
}
