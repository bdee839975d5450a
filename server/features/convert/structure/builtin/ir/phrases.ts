import type { PhraseId } from '../render/words/words.ts'

/** What the machine's own sentences say; the renderer has the words in every language and voice. */
export type MachinePhrase = PhraseId
