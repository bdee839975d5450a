import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { fold } from '../parse/phrases.ts'

/** A part that a page names for its own use: "cooking-beef". */
const SLUG = /^\p{Ll}+(?:-\p{Ll}+)+$/u

/** A step with its heading before it; what heading and step both say is said once. */
export function withHeading(
  heading: string | null,
  text: string,
  lexicon: CompiledLexicon,
): string {
  const parts = (heading ?? '')
    .split(/:\s+/)
    .map((part) => readable(part.replace(/(?<!\.)[:.\s]+$/, '')))
    .filter(Boolean)
  const said = saidBy(text, lexicon)
  const told = parts.filter((part, at) => {
    const own = saidBy(part, lexicon)
    const isSaidLater = parts.slice(at + 1).some((later) => saidBy(later, lexicon) === own)
    return !isSaidLater && !`${said} `.startsWith(`${own} `)
  })
  const last = told.at(-1)
  if (last === undefined || !isInverted(text, lexicon)) return [...told, text].join(': ')
  return [...told.slice(0, -1), `${last} ${text.charAt(0).toLowerCase()}${text.slice(1)}`].join(
    ': ',
  )
}

/** "Für die Füllung [habe ich die Eier getrennt]": the part's name is the beginning of its sentence. */
function isInverted(text: string, { source, target }: CompiledLexicon): boolean {
  const { inversion, holders } = source.method
  const first = fold(/^\p{L}+/u.exec(text)?.[0] ?? '')
  const verbs = [...(inversion?.verbs ?? []), ...(holders?.words ?? [])]
  return target.isSource && inversion !== undefined && verbs.some((verb) => fold(verb) === first)
}

const readable = (part: string) =>
  SLUG.test(part) ? part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ') : part

/** Its words without articles and the like: "For Mango Salsa" says "for the mango salsa". */
function saidBy(text: string, { stopWords, stem, word }: CompiledLexicon): string {
  const words = fold(text).match(word) ?? []
  return words.filter((one) => !stopWords.has(stem(one))).join(' ')
}
