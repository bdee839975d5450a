import { PhrasePattern } from './phrase-pattern.ts'
import { fold } from './phrases.ts'

/** Words that open a remark beside the method, in all languages: "Tip: …". */
const NOTE_WORDS = new PhrasePattern(
  [
    ...['tip', 'pro tip', 'tips', 'note', 'notes', 'hint', "chef's note", "cook's note", 'nb'],
    ...['tipp', 'tipps', 'hinweis', 'anmerkung', 'info', 'astuce', 'conseil', 'remarque', 'note'],
    ...[
      'consejo',
      'truco',
      'nota',
      'consiglio',
      'suggerimento',
      'n.b',
      'wskazowka',
      'uwaga',
      'rada',
    ],
    ...['порада', 'примітка', 'до речі', 'sfat', 'nota bene', 'observatie', 'ps', 'p.s'],
  ].map(fold),
)

/** "Pro tip: do not overmix." says something beside the method and orders nothing. */
export function isNote(folded: string): boolean {
  // "(You can bake them in slices if you like.)"
  if (/^\s*\((?:[^()]|\([^()]*\))*\)?[.!]?\s*$/u.test(folded)) return true
  const start = Math.max(0, folded.search(/\p{L}/u))
  const end = NOTE_WORDS.endAt(folded, start)
  return end > start && /^\s*[:!–-]/u.test(folded.slice(end))
}
