import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import { type CompiledLexicon, namesFood } from './compiled-lexicon.ts'
import { isGoalWord } from './goal-words.ts'
import { list } from './lexicon/list.ts'
import { PhrasePattern } from './phrase-pattern.ts'
import type { Span } from './phrases.ts'

/** Words before what is left out: "all ingredients except the nuts", "the consistency of cream". */
const EXCEPTIONS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: [
    'consistency of',
    'texture of',
    'except',
    'except for',
    'apart from',
    'but not',
    'other than',
    'excluding',
    'not including',
    'leaving',
    'leaving out',
    'minus',
    'save for',
    'all but',
    'everything but',
    'ingredients but',
    'without',
  ],
  de: [
    'Konsistenz von',
    'nicht braun',
    'darf nicht',
    'dürfen nicht',
    'soll nicht',
    'sollen nicht',
    'Konsistenz wie',
    'außer',
    'ausser',
    'bis auf',
    'mit Ausnahme von',
    'mit Ausnahme der',
    'ausgenommen',
    'abgesehen von',
    'nicht aber',
    'ohne',
  ],
  fr: [
    'consistance de',
    'ne pas laisser',
    'ne laissez pas',
    'ne doit pas',
    'ne doivent pas',
    "consistance d'",
    'sauf',
    'excepté',
    'hormis',
    'à part',
    "à l'exception",
    'mis à part',
    'en dehors de',
    'moins le',
    'moins la',
    'moins les',
    'sans',
  ],
  es: [
    'consistencia de',
    'sin que',
    'no debe',
    'no deben',
    'no dejar que',
    'textura de',
    'excepto',
    'salvo',
    'menos',
    'a excepción',
    'con excepción',
    'aparte de',
    'excluyendo',
    'sin',
  ],
  it: [
    'consistenza di',
    'senza che',
    'non deve',
    'non devono',
    'non far',
    'consistenza della',
    'tranne',
    'eccetto',
    'salvo',
    'ad eccezione',
    'a eccezione',
    'meno il',
    'meno la',
    'a parte',
    'esclusa',
    'escluso',
    'esclusi',
    'senza',
    'unto',
    'unta',
    'unti',
    'unte',
  ],
  pl: [
    'konsystencj*',
    'gęstości',
    'oprócz',
    'prócz',
    'poza',
    'z wyjątkiem',
    'z pominięciem',
    'wyłączając',
    'bez',
    'nie dopuść do',
    'nie dopuścić do',
    'nie dopuszczać do',
    'nie dopuszczaj do',
    'nie dopuszczając do',
    'żeby się nie',
    'aby się nie',
    'by się nie',
  ],
  uk: [
    'консистенці*',
    'густини',
    'крім',
    'окрім',
    'за винятком',
    'за виключенням',
    'без',
    'не допускаючи',
    'щоб не',
  ],
  ro: [
    'fără să',
    'să nu',
    'nu trebuie să',
    'consistenț*',
    'consistența unei',
    'cu excepția',
    'în afară de',
    'exceptând',
    'mai puțin',
    'fără',
  ],
}

const patterns = new Map(
  Object.entries(EXCEPTIONS).map(([language, words]) => [
    language,
    new PhrasePattern(words.flatMap(list)),
  ]),
)

/** Where the words begin that only name what is left out; the text's length without such words. */
export function exceptionStart(folded: string, from: number, { source }: CompiledLexicon): number {
  const spans = patterns.get(source.language)?.spans(folded) ?? []
  const isLeftOut = ({ start, end }: Span) => start >= from && !SOME_OF.test(folded.slice(end))
  return spans.find(isLeftOut)?.start ?? folded.length
}

/** "All but a few of the berries" is most of them, and leaves out nothing that follows. */
const SOME_OF =
  /^\s(?:a (?:few|handful|little|couple|spoonful)|some|\d[\d/½¼¾.]*(?:\s\p{L}+)?) of\s/u

/** Where they end: at the next comma or full stop, not that of "1.5 cups", a bracket or the end. */
export function exceptionEnd(folded: string, start: number): number {
  const length = folded.slice(start).search(/[;)]|[,.](?!\d)/u)
  return length < 0 ? folded.length : start + length
}

/** "Except the butter, the rice and the milk", but not "all but the nuts, in a large bowl". */
function listEnd(folded: string, start: number, lexicon: CompiledLexicon): number {
  let end = exceptionEnd(folded, start)
  // "[Flour] without gluten, yeast and salt" leaves out none of them.
  if (!namesFood(folded.slice(start, end), lexicon)) return end
  while (folded[end] === ',') {
    const next = exceptionEnd(folded, end + 1)
    const words = folded.slice(end + 1, next).match(/\p{L}+/gu) ?? []
    const [first = ''] = words
    const isItem = words.length > 0 && words.length <= LONGEST_ITEM
    const isOther =
      isGoalWord(first, lexicon) || lexicon.subordinators.endAt(folded, end + 2) > end + 2
    if (!isItem || isOther) break
    end = next
  }
  return end
}

/** "The rice and the coconut milk", in words. */
const LONGEST_ITEM = 8

/** What a clause leaves out, behind its verb or behind what it calls "all": "all but the cream". */
export function exceptionIn({ folded, verb }: Clause, lexicon: CompiledLexicon): Span {
  const [all] = lexicon.cues.allIngredients.spans(folded)
  const start = exceptionStart(folded, Math.min(verb.end, all?.end ?? verb.end), lexicon)
  return { start, end: listEnd(folded, start, lexicon) }
}

/** "Nie dopuść [do zrumienienia]" says what must not be, not how long it goes on. */
export function isExcepted(folded: string, at: number, { source }: CompiledLexicon): boolean {
  const spans = patterns.get(source.language)?.spans(folded) ?? []
  return spans.some(({ start, end }) => start < at && at < end)
}
