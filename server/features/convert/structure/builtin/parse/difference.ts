import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { alternatives, fold } from './phrases.ts'

/** Words behind a time that is only how much less or sooner: "two minutes less than the box says". */
const DIFFERENCES: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['less', 'fewer', 'shy', 'short of', 'earlier', 'before the end', 'before the pasta is'],
  de: ['weniger', 'kürzer', 'früher', 'vor ende', 'vor dem ende', 'vor ablauf', 'vor schluss'],
  fr: ['de moins', 'avant la fin', 'plus tôt', 'avant le temps'],
  es: ['menos', 'antes del final', 'antes de que acabe', 'antes de que termine', 'antes de acabar'],
  it: ['in meno', 'prima della fine', 'prima del termine', 'prima di fine'],
  pl: ['krócej', 'mniej', 'wcześniej', 'przed końcem'],
  uk: ['менше', 'раніше', 'до кінця', 'перед кінцем', 'до закінчення', 'до завершення'],
  ro: [
    'mai puțin',
    'mai devreme',
    'înainte de final',
    'înainte de sfârșit',
    'înainte de a fi gata',
  ],
}

const patterns = new Map(
  Object.entries(DIFFERENCES).map(([language, words]) => [
    language,
    new RegExp(`^[\\s,]*${alternatives(words.map(fold))}(?!\\p{L})`, 'u'),
  ]),
)

/** Whether what follows a time makes it a difference, which no timer can run. */
export function isDifferenceBefore(after: string, { source }: CompiledLexicon): boolean {
  return patterns.get(source.language)?.test(after) ?? false
}
