import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'

/** "L'eau doit être tiède", "l'araignée est un morceau de choix". */
const FR_TELLS = [
  '(?:est|sont|sera|seront|serait|etait|doit|doivent|devrai?(?:t|ent)?|peut|peuvent|pourra|va|vont|fera|feront)',
  "(?:donne|donnera|depend|devient|deviennent|reste|restent|permet|permettent|commence|risque|ressemble|s'etale|epaissit|suffit|garantit)",
].join('|')
const FR_SUBJECT =
  "(?:(?:l[ea]s?|une?|ces?|cet|cette|chaque|mon|ma|mes|votre|vos|ton|ta|tes|notre|nos|tout cela|tout) |l')"
/** "Il faut" and "c'est le moment de" order what follows. */
const FR_PRONOUN =
  "(?:(?:ils?|elles?|cela|ca|ceci) (?!(?:vous |te |nous |ne |n')?(?:faut|faudra|suffit|reste|convient|vaut|est (?:preferable|temps|conseille)|y ))|(?:c'est|ce n'est|ce sont|ce sera) (?!le moment|a ce moment|pret))"
/** What cooks say of themselves and their guests. */
const FR_CHAT =
  "(?<!\\p{L})(?:on|je|j'|nous|tu|vous) ?(?:(?:ne|n'|l'|vous|les?) ?)?(?:ador|aim|prefer|trouv|pens|croi|crois|esper|propos|partag|recommand|conseill|souhait|remerci|profit|voulai|avai|suis|sais|ai envie|obten|obtien|aurez|auras)\\p{L}*"
const FR_STATEMENT = `^\\W*(?:[^;:.]{0,90}, )?(?:(?:et|mais|car|donc|sinon|puis) )?(?:${FR_SUBJECT}[^,;:]{0,80}?(?<!\\p{L})(?:${FR_TELLS})(?!\\p{L})|${FR_PRONOUN})|${FR_CHAT}`

/** A subject and a verb that tells how something is or will be, before any order. */
const STATEMENTS: Partial<Record<Language, RegExp>> = {
  en: /^\W*(?:the|it|they|this|these|those|your|an?|each|most|some|there)\b[^,;:]{0,60}?\b(?:will|should|is|are|may|might|must|can|won't|would|has|have|shouldn't|isn't|aren't|doesn't)\b|^\W*(?:it|they|that)(?:'s|'ll|'re)\b/u,
  fr: new RegExp(FR_STATEMENT, 'u'),
}

/** "Some suggestions include maple syrup". */
const SUGGESTIONS =
  /(?<!\p{L})(?:suggestions?|options?|ideas?|choices|favou?rites|variations?) (?:\p{L}+ ){0,3}(?:include|are|would be)(?!\p{L})/u

/** "The batter will thicken as you mix" tells what happens and orders nothing. */
export function isStatement({ folded, verb }: Clause, { source }: CompiledLexicon): boolean {
  const pattern = STATEMENTS[source.language]
  if (!pattern) return false
  const isOrdered = verb.end > 0 || source.language !== 'fr'
  return (
    pattern.test(isOrdered ? folded.slice(0, verb.start + 1) : folded) || SUGGESTIONS.test(folded)
  )
}
