import type { ApplianceModel } from '#shared/appliance/models.ts'
import { allParts, phraseLength } from './tokens.ts'

/** What the appliances are called, in all languages alike; the longest name first. */
const MODEL_NAMES: readonly (readonly [ApplianceModel, readonly string[]])[] = [
  ['TM31', ['thermomix tm31', 'thermomix tm 31', 'bimby tm31', 'bimby tm 31', 'tm31', 'tm 31']],
  ['TM5', ['thermomix tm5', 'thermomix tm 5', 'bimby tm5', 'bimby tm 5', 'tm5', 'tm 5']],
  ['TM6', ['thermomix tm6', 'thermomix tm 6', 'bimby tm6', 'bimby tm 6', 'tm6', 'tm 6']],
  ['TM7', ['thermomix tm7', 'thermomix tm 7', 'bimby tm7', 'bimby tm 7', 'tm7', 'tm 7']],
  [
    'MC_SMART',
    [
      'silvercrest monsieur cuisine smart',
      'monsieur cuisine smart',
      'monsieur cuisine connect',
      'monsieur cuisine',
      'mc smart',
    ],
  ],
]

const NAMES = MODEL_NAMES.flatMap(([model, names]) =>
  allParts(names).map((parts) => ({ model, parts })),
)

/** The appliance that the words name and nothing else; null when they name none. */
export function readModel(words: readonly string[]): ApplianceModel | null {
  const found = NAMES.find(({ parts }) => phraseLength(parts, words, 0) === words.length)
  return found?.model ?? null
}
