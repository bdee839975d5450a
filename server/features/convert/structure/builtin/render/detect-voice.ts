import type { Language } from '#shared/language.ts'
import { renderWordsOf } from './words/all.ts'
import type { RenderWords, VoiceId } from './words/words.ts'

/** An instruction as the source has it; `verb` as it is written there. */
export type InstructionClause = { text: string; verb: string | null }

/** The voice that most instruction clauses of the method are in; without votes the default. */
export function detectVoice(clauses: readonly InstructionClause[], language: Language): VoiceId {
  const words = renderWordsOf(language)
  const votes = new Map<VoiceId, number>()
  for (const clause of clauses) {
    const vote = voiceOf(clause, words)
    if (vote) votes.set(vote, (votes.get(vote) ?? 0) + 1)
  }
  let winner = words.voices[0]?.id ?? 'imp'
  for (const { id } of words.voices) {
    if ((votes.get(id) ?? 0) > (votes.get(winner) ?? 0)) winner = id
  }
  return winner
}

function voiceOf({ text, verb }: InstructionClause, words: RenderWords): VoiceId | null {
  const plain = text.trim().replace(/[\s.!:;,]+$/, '')
  const all = plain.toLowerCase().split(/[\s,;:()]+/)
  // Without a known verb it is the first word or, where verbs stand last, the last one.
  const verbs = verb ? [verb.trim().toLowerCase()] : [all[0] ?? '', all.at(-1) ?? '']
  const clue = words.clues.find(
    (one) => one.text?.test(plain) || verbs.some((word) => one.verb?.test(word)),
  )
  const [first = ''] = (verbs[0] ?? '').split(' ')
  return clue?.voice ?? formsOf(words).get(first) ?? null
}

const formsByWords = new WeakMap<RenderWords, ReadonlyMap<string, VoiceId | null>>()

/** Verb forms that only one voice opens its sentences with; null for the others. */
function formsOf(words: RenderWords): ReadonlyMap<string, VoiceId | null> {
  const known = formsByWords.get(words)
  if (known) return known

  const forms = new Map<string, VoiceId | null>()
  const columns = words.columns.split('|')
  for (const { id, first } of words.voices) {
    const column = columns.indexOf(/^\{(\w+)\}/.exec(first)?.[1] ?? '')
    if (column < 0) continue
    for (const row of Object.values(words.verbs)) {
      const form = row.split('|')[column]?.split(/[ ~]/)[0] ?? ''
      forms.set(form, forms.has(form) && forms.get(form) !== id ? null : id)
    }
  }
  formsByWords.set(words, forms)
  return forms
}
