import type { Language } from '#shared/language.ts'
import type { AmountItem } from './amount-item.ts'
import { joinList, writeAmount } from './amounts.ts'
import { writePhrase, writeSentence } from './clause.ts'
import { fillingsOf, type Slots } from './fillings.ts'
import { findNoun } from './nouns.ts'
import { renderWordsOf } from './words/all.ts'
import type { NoteId, PhraseId, RenderWords, Voice, VoiceId } from './words/words.ts'

/** The phrases that are one sentence. */
export type OneSentence = Exclude<PhraseId, 'trickleIn'>

/** Writes the machine's sentences in one language and one grammatical voice. */
export type Speaker = {
  language: Language
  voice: VoiceId
  /**
   * A complete sentence (some phrases have two), with capital letter and full stop; "" for a list
   * that holds nothing.
   */
  say(phrase: PhraseId, slots?: Slots): string
  /** Phrases of one sentence each as one: "Add 20 g oil and sauté 3 min/120°C/speed 1." */
  sayTogether(parts: readonly (readonly [OneSentence, Slots?])[]): string
  /** "a, b and c". */
  list(items: readonly string[]): string
  /** One ingredient as it is weighed: "90 g honey (¼ cup)", "1 onion, halved". */
  amount(item: AmountItem): string
  /** A remark on a food: "halved", "in chunks". */
  note(note: NoteId): string
}

/** A voice that the language does not have is its default one. */
export function createSpeaker(language: Language, voiceId: VoiceId): Speaker {
  const words = renderWordsOf(language)
  const voice = words.voices.find(({ id }) => id === voiceId) ?? defaultVoice(words)
  const part = (id: PhraseId, slots: Slots = {}) => {
    const phrase = phraseFor(id, slots, words)
    return { phrase, fillings: fillingsOf(phrase, { slots, voice, words, language }) }
  }
  return {
    language,
    voice: voice.id,
    say: (id, slots) => {
      const { phrase, fillings } = part(id, slots)
      return writePhrase(phrase, fillings, voice, words)
    },
    sayTogether: (parts) =>
      writeSentence(
        parts.map(([id, slots]) => part(id, slots)),
        voice,
        words,
      ),
    list: (items) => joinList(items, words),
    amount: (item) => writeAmount(item, words),
    note: (note) => words.notes[note],
  }
}

function defaultVoice({ voices }: RenderWords): Voice {
  const [first] = voices
  if (!first) throw new Error('A language without voices')
  return first
}

/** A heading asks for its noun's article; one that is not known stands alone. */
function phraseFor(phrase: PhraseId, { object }: Slots, words: RenderWords): string {
  if (phrase !== 'forComponent') return words.phrases[phrase]
  const isKnown = object && (words.article !== undefined || findNoun(object, words) !== null)
  return isKnown ? words.phrases.forComponent : words.plainHeading
}
