import type { FoodId, FoodWords } from '../foods.ts'

const ENDINGS = /\(([^()]*)\)/

/** An adjective's endings after a hard stem ("pszenn"), in the cases that lines use. */
export const POLISH_ADJECTIVE = '(y|a|e|ego|ej|ą|ych)'
export const UKRAINIAN_ADJECTIVE = '(ий|а|е|і|ого|ої|у|их)'

/**
 * Writes out the forms of words given as stem and endings: "mąk(a|i)" is "mąka" and "mąki", an
 * empty ending is the stem itself. Of several such words every combination is a form.
 */
export function caseForms(pattern: string): string[] {
  const found = ENDINGS.exec(pattern)
  if (!found) return [pattern]

  const before = pattern.slice(0, found.index)
  const after = caseForms(pattern.slice(found.index + found[0].length))
  const endings = (found[1] ?? '').split('|')
  return endings.flatMap((ending) => after.map((rest) => before + ending + rest))
}

/** The words of a language that declines its nouns, every name with all its forms. */
export function withCaseForms(words: FoodWords): FoodWords {
  const forms: Partial<Record<FoodId, readonly string[]>> = {}
  for (const id in words) {
    if (isFoodId(id, words)) forms[id] = words[id].flatMap(caseForms)
  }
  return { ...words, ...forms }
}

function isFoodId(id: string, words: FoodWords): id is FoodId {
  return Object.hasOwn(words, id)
}
