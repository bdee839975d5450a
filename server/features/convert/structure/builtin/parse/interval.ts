import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { alternatives, fold } from './phrases.ts'

type Words = { before: readonly string[]; after: readonly string[] }

/** Words around a time that is only how often something is done: "stir every 5 minutes". */
const INTERVALS: Record<Exclude<Language, 'gb'>, Words> = {
  en: {
    before: ['every', 'each', 'at intervals of', 'in intervals of', 'in bursts of'],
    after: ['interval', 'intervals', 'increments', 'bursts', 'at a time'],
  },
  de: {
    before: ['alle', 'jede', 'aller', 'in abständen von', 'im abstand von'],
    after: ['abständen', 'intervallen', 'takt', 'schritten'],
  },
  fr: {
    before: ['toutes les', 'chaque', 'par intervalles de', 'à intervalles de', 'par tranches de'],
    after: ["d'intervalle"],
  },
  es: { before: ['cada', 'en intervalos de', 'a intervalos de', 'en tandas de'], after: [] },
  it: { before: ['ogni', 'a intervalli di', 'a distanza di'], after: ['alla volta'] },
  pl: { before: ['co', 'w odstępach', 'w odstępach co'], after: [] },
  uk: { before: ['кожні', 'кожну', 'через кожні', 'з інтервалом', 'з інтервалом у'], after: [] },
  ro: { before: ['la fiecare', 'fiecare', 'la intervale de', 'odată la'], after: [] },
}

const patterns = new Map(
  Object.entries(INTERVALS).map(([language, { before, after }]) => [
    language,
    {
      before: new RegExp(`(?<!\\p{L})${alternatives(before.map(fold))}[\\s(]+$`, 'u'),
      after:
        after.length > 0
          ? new RegExp(`^[\\s-]*${alternatives(after.map(fold))}(?!\\p{L})`, 'u')
          : null,
    },
  ]),
)

/** Whether what stands around a time makes it an interval, which no timer can run. */
export function isInterval(before: string, after: string, { source }: CompiledLexicon): boolean {
  const words = patterns.get(source.language)
  return (words?.before.test(before) || words?.after?.test(after)) ?? false
}
