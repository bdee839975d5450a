import type { Candidate } from './candidate.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { MIN_FIRST_LENGTH, MIN_HEAD_LENGTH } from './compound-names.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Word } from './name-words.ts'
import { fold } from './phrases.ts'

/** No more than "and of the" stands between two names that share their noun. */
const MAX_BETWEEN = 12

/** A longer name is not called by one of its words: "chipotle chilli in adobo sauce". */
const MAX_WORDS = 3

/** What a clause's words are, and which of the list's names have a word. */
type Named = {
  words: readonly Word[]
  folded: string
  lexicon: CompiledLexicon
  byStem: ReadonlyMap<string, readonly KnownIngredient[]>
}

/**
 * Names whose noun is only said of another one: "semillas de comino y de cilantro" are two kinds of
 * seeds, "Zitronen- und Orangensaft" two juices.
 */
export function sharedNouns(candidates: readonly Candidate[], named: Named): Candidate[] {
  return [...candidates.flatMap((one) => besideWhole(one, named)), ...hanging(named)]
}

/** "[cumin seeds] and coriander", where the list has coriander seeds and fresh coriander. */
function besideWhole({ ingredient, from, to, score }: Candidate, named: Named): Candidate[] {
  const { words, byStem } = named
  const isWhole =
    to > from && words.slice(from, to + 1).some(({ stem }) => stem === ingredient.head)
  if (!isWhole) return []
  const isLast = named.lexicon.source.headPosition === 'last'
  const near = isLast ? [from - 3, from - 2, from - 1] : [to + 1, to + 2, to + 3]
  return near.flatMap((at) => {
    const word = words[at]
    if (!word || !isJoined(isLast ? at : to, isLast ? from : at, named)) return []
    return (byStem.get(word.stem) ?? [])
      .filter((one) => one !== ingredient && one.head === ingredient.head && one.head !== word.stem)
      .filter(({ stems }) => stems.size <= MAX_WORDS)
      .map((one) => ({ ingredient: one, from: at, to: at, score }))
  })
}

function isJoined(left: number, right: number, { words, folded, lexicon }: Named): boolean {
  const between = folded.slice(words[left]?.end, words[right]?.start)
  return between.length <= MAX_BETWEEN && !/[,;:()]/.test(between) && lexicon.joiners.isIn(between)
}

/** "[Kreuzkümmel-] und Koriandersamen": the list's "Kreuzkümmelsamen". */
function hanging({ words, folded, lexicon, byStem }: Named): Candidate[] {
  if (!lexicon.source.hasCompounds) return []
  const textOf = ({ start, end }: Word) => folded.slice(start, end)
  const foods = new Set([...byStem.values()].flat())
  return words.flatMap((word, at) => {
    const text = textOf(word)
    const first = text.endsWith('-') ? text.slice(0, -1) : ''
    if (first.length < MIN_FIRST_LENGTH) return []
    const next = words.slice(at + 1).find(({ stem }) => stem.length > MIN_HEAD_LENGTH)
    const isMeant = (own: string) =>
      own.startsWith(first) && next !== undefined && endsAs(textOf(next), own.slice(first.length))
    return [...foods]
      .filter(({ entry }) => fold(entry.name).split(' ').some(isMeant))
      .map((ingredient) => ({ ingredient, from: at, to: at, score: 1 }))
  })
}

const endsAs = (next: string, end: string) =>
  end.length >= MIN_HEAD_LENGTH && next.length > end.length && next.endsWith(end)
