import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fold } from './phrases.ts'

/** Words of a line whose food is used more than once, in all languages. */
export const DIVIDED =
  /divided|separated|geteilt|divis[ée]|dividid|divis[oa]|podziel|розділ|impart|împărț/iu

/** Alone it is for whoever shops: each step says its own amount. */
const IS_DIVIDED =
  /^\s*(?:divided|separated|geteilt|divis[ée]s?|dividid[oa]s?|divis[oaie]|podziel\p{L}*|розділ\p{L}*|împărțit\p{L}*)\s*$/iu

/** Words of a name for food that stays in one piece, in all languages. */
export const WHOLE =
  /whole|ganze?|enti[eè]re?s?|enter[oa]s?|inter[oaie]|cał[ey]|ціл[аі]|întreg|pearl|perl|grelot|silver ?skin|silberzwiebel|cipollin[ae]|cebollitas? francesas?|perełk/iu

/** Folded words for food in slices, rings and strips, in all languages. */
export const SLICED =
  /(?<!\p{L})(?:slice[ds]?|rings|half-?rings|strips|wedges|half-?moons|julienne\p{L}*|(?:halb)?ring[en]{0,2}|scheib\p{L}+|streifen|spalten|eminc\p{L}+|rondelles?|lamelles?|lanieres?|rodajas?|laminad\p{L}+|laminas|juliana|tiras|aros|affettat\p{L}|rondelle|anelli|listarelle|fettine|plaster\p{L}+|pla[st]tr\p{L}+|krazk\p{L}+|piork\p{L}+|paski|talark\p{L}+|скибк\p{L}+|(?:пів)?кільц\p{L}+|смужк\p{L}+|соломк\p{L}+|felii|feliut\p{L}+|solzi\p{L}*|fasii)(?!\p{L})/u

/** "Melted [, plus more for the pan]", "softened [, divided]": what is told of all of it. */
export function withoutExtra(notes: string, { names }: CompiledLexicon): string {
  const isOfPart = (text: string) => names.extraNotes.isIn(fold(text)) || IS_DIVIDED.test(text)
  if (!isOfPart(notes)) return notes
  const parts = notes.split(/[,;()]/u).map((part) => part.trim())
  return parts.slice(0, parts.findIndex(isOfPart)).join(', ')
}
