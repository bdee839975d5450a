import { allParts, fits, type Part } from './tokens.ts'
import type { Wish } from './wish.ts'
import { DIETS, type ModifyWords } from './words/words.ts'

/** What a template asks for once its slots are filled. */
export type Meaning =
  | Extract<Wish, { kind: 'scaleBy' | 'units' | 'diet' }>
  | { kind: 'times' | 'servings' | 'swap' | 'use' | 'leaveOut' | 'model' }

/** `isMore`: only right behind a wish of the same kind, whose verb it shares. */
export type Template = { meaning: Meaning; parts: readonly Part[]; isMore: boolean }

/** Every way in which a language asks for a change. */
export function templatesOf(words: ModifyWords): Template[] {
  const as = (meaning: Meaning, phrases: readonly string[], isMore = false): Template[] =>
    allParts(phrases).map((parts) => ({ meaning, parts, isMore }))
  return [
    ...as({ kind: 'scaleBy', factor: 2 }, words.double),
    ...as({ kind: 'scaleBy', factor: 1 / 2 }, words.half),
    ...as({ kind: 'scaleBy', factor: 3 }, words.triple),
    ...as({ kind: 'times' }, words.times),
    ...as({ kind: 'servings' }, words.servings),
    ...as({ kind: 'units', to: 'metric' }, words.metric),
    ...as({ kind: 'units', to: 'cups' }, words.us),
    ...as({ kind: 'model' }, words.model),
    ...DIETS.flatMap((diet) => as({ kind: 'diet', diet }, words.diets[diet])),
    ...as({ kind: 'swap' }, words.swap),
    ...as({ kind: 'swap' }, words.swapMore, true),
    ...as({ kind: 'use' }, words.use),
    ...as({ kind: 'leaveOut' }, words.leaveOut),
    ...as({ kind: 'leaveOut' }, ['{old}'], true),
  ]
}

/** Words from `start` to `end` that fill a slot. */
export type Filling = { slot: string; start: number; end: number }
export type Match = { end: number; fillings: readonly Filling[] }

/** Longest name of a food, in words: "freshly grated Parmigiano Reggiano cheese". */
const MAX_WORDS = 6

/**
 * Every way in which the template fits from word `at` on. A slot takes at least one word and none
 * beyond a `null`, which stands for a mark or a joint between wishes.
 */
export function matchesAt(
  parts: readonly Part[],
  words: readonly (string | null)[],
  at: number,
): Match[] {
  const [part, ...rest] = parts
  if (!part) return [{ end: at, fillings: [] }]
  if (!('slot' in part)) {
    const word = words[at]
    return word && fits(part, word) ? matchesAt(rest, words, at + 1) : []
  }

  const matches: Match[] = []
  for (let end = at + 1; end <= at + MAX_WORDS && words[end - 1]; end++) {
    for (const match of matchesAt(rest, words, end)) {
      const filling = { slot: part.slot, start: at, end }
      matches.push({ end: match.end, fillings: [filling, ...match.fillings] })
    }
  }
  return matches
}
