import type { WordLanguage } from './words/all.ts'

/** Articles that agree with their noun. */
const ARTICLES: Partial<Record<WordLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:der|die|das|den|dem|des) $/iu,
  es: /(?<!\p{L})(?:el|la|los|las) $/iu,
  fr: /(?<!\p{L})(?:(?:le|la|les) |l['’])$/iu,
  it: /(?<!\p{L})(?:(?:il|lo|la|i|gli|le) |l['’])$/iu,
}

/** Prepositions that have melted together with an article: "nel burro", "im Öl". */
const MELTED: Partial<Record<WordLanguage, Readonly<Record<string, RegExp>>>> = {
  de: { in: /(?<!\p{L})im $/u, zu: /(?<!\p{L})zu[mr] $/u, von: /(?<!\p{L})vom $/u },
  es: { de: /(?<!\p{L})del $/u, a: /(?<!\p{L})al $/u },
  it: {
    in: /(?<!\p{L})ne(?:(?:l|llo|lla|i|gli|lle) |ll['’])$/u,
    di: /(?<!\p{L})de(?:(?:l|llo|lla|i|gli|lle) |ll['’])$/u,
    a: /(?<!\p{L})a(?:(?:l|llo|lla|i|gli|lle) |ll['’])$/u,
    con: /(?<!\p{L})co(?:(?:l|llo|lla|i|gli|lle) |ll['’])$/u,
    su: /(?<!\p{L})su(?:(?:l|llo|lla|i|gli|lle) |ll['’])$/u,
  },
}

/** Characters that hold any of them. */
const LONGEST = 8

/** "The" agrees with any noun. */
const THE = /(?<!\p{L})the $/iu

/** Whether a definite article stands at the end of what comes before a name. */
export function endsInArticle(before: string, language: WordLanguage): boolean {
  const pattern = language === 'en' ? THE : ARTICLES[language]
  return pattern?.test(before.slice(-LONGEST)) === true
}

/** What stands right before a name, and what stands there when another noun follows. */
export type ArticleBefore = { length: number; text: string; isCapital: boolean }

/**
 * The article before a name. Nothing tells the gender of another noun, so none stands before that:
 * "nel burro" becomes "in olio". Null where there is none.
 */
export function articleBefore(before: string, language: WordLanguage): ArticleBefore | null {
  const near = before.slice(-LONGEST)
  const article = ARTICLES[language]?.exec(near)?.[0]
  if (article) return { length: article.length, text: '', isCapital: /^\p{Lu}/u.test(article) }

  for (const [preposition, pattern] of Object.entries(MELTED[language] ?? {})) {
    const melted = pattern.exec(near)?.[0]
    if (melted) return { length: melted.length, text: `${preposition} `, isCapital: false }
  }
  return null
}
