import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Aside, Kitchen } from './kitchen.ts'
import { productIn, wordsOf } from './name-words.ts'
import { fold, type Span } from './phrases.ts'
import type { Task } from './tasks.ts'
import { inSentence } from './wording.ts'

/** A name for what the bowl holds: its component's, else its heaviest ingredient's. */
export function nameContents(
  contents: ReadonlySet<KnownIngredient>,
  component: string | null,
  lexicon: CompiledLexicon,
): string {
  const { wording } = lexicon.target
  if (component) return fill(wording.named, { name: withoutOpener(component, lexicon) })
  const byWeight = [...contents].sort((a, b) => (b.grams ?? 0) - (a.grams ?? 0))
  const name = byWeight[0]?.entry.name ?? ''
  return fill(contents.size === 1 ? wording.named : wording.mixtureOf, { name })
}

/** "For the sauce" → "sauce". */
function withoutOpener(component: string, lexicon: CompiledLexicon): string {
  const last = component.split(': ').at(-1) ?? ''
  const name = inSentence(last, lexicon)
  return name.slice(lexicon.componentOpeners.endAt(fold(last), 0)).trim()
}

/** What stands aside that a task means: by an ingredient, as its mixture, or as "dry ingredients". */
export function asidesNamed(task: Task, { asides }: Kitchen, lexicon: CompiledLexicon): Aside[] {
  const { folded, verb } = task.clause
  const isAfterVerb = lexicon.source.verbPosition === 'first'
  const words = wordsOf(folded, lexicon).filter(({ start }) => !isAfterVerb || start >= verb.end)
  const products = lexicon.cues.products.spans(folded)
  const describing = words
    .filter((word) => products.some((product) => describes(word, product, folded)))
    .map(({ stem }) => stem)
  const compounds = lexicon.source.hasCompounds
    ? words
        .filter((word) => productIn(word, folded, lexicon))
        .map(({ start, end }) => folded.slice(start, end))
    : []
  const isDescribed = ({ stems }: KnownIngredient) =>
    describing.some((stem) => stems.has(stem)) ||
    compounds.some((word) => [...stems].some((stem) => word.startsWith(stem) && word !== stem))
  const isMentioned = (one: KnownIngredient) =>
    task.mentions.some(({ ingredient }) => ingredient === one)
  const collective = lexicon.collectives.filter(({ pattern }) => pattern.spans(folded).length > 0)
  const isCollective = ({ food }: KnownIngredient) =>
    food !== null && collective.some(({ foods }) => foods.includes(food))
  const made = new Set(products.map(({ start, end }) => lexicon.stem(folded.slice(start, end))))
  return asides.filter(({ name, contents }) => {
    const inside = [...contents]
    return (
      inside.some((one) => isDescribed(one) || isMentioned(one)) ||
      inside.every(isCollective) ||
      made.has(headOf(name, lexicon))
    )
  })
}

/** "the pepper sauce" → "sauce", "sos pieprzowy" → "sos", each by its stem. */
function headOf(name: string, lexicon: CompiledLexicon): string {
  const words = wordsOf(fold(name), lexicon)
  return words.at(lexicon.source.headPosition === 'last' ? -1 : 0)?.stem ?? ''
}

/** "flour mixture", "mélange de farine", "mieszanka mąki": at most a short word stands between. */
function describes(word: Span, product: Span, folded: string): boolean {
  const isBefore = word.end <= product.start
  const between = isBefore
    ? folded.slice(word.end, product.start)
    : folded.slice(product.end, word.start)
  return isBefore ? between === ' ' : /^\s(?:\p{L}{1,3}(?:\s|'))?$/u.test(between)
}
