import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Aside, Kitchen } from './kitchen.ts'
import { wordsOf } from './name-words.ts'
import { findSpans, type Span } from './phrases.ts'
import type { Task } from './tasks.ts'

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
  lexicon.componentOpeners.lastIndex = 0
  const name = component.split(': ').at(-1)?.toLowerCase() ?? ''
  const opener = lexicon.componentOpeners.exec(name)
  return opener ? name.slice(opener[0].length).trim() : name
}

/** What stands aside that a task means: by an ingredient, as its mixture, or as "dry ingredients". */
export function asidesNamed(task: Task, { asides }: Kitchen, lexicon: CompiledLexicon): Aside[] {
  const { folded, verb } = task.clause
  const isAfterVerb = lexicon.source.verbPosition === 'first'
  const words = wordsOf(folded, lexicon).filter(({ start }) => !isAfterVerb || start >= verb.end)
  const products = findSpans(lexicon.cues.products, folded)
  const describing = words
    .filter((word) => products.some((product) => describes(word, product, folded)))
    .map(({ stem }) => stem)
  const isDescribed = ({ stems }: KnownIngredient) => describing.some((stem) => stems.has(stem))
  const isMentioned = (one: KnownIngredient) =>
    task.mentions.some(({ ingredient }) => ingredient === one)
  const collective = lexicon.collectives.filter(
    ({ pattern }) => findSpans(pattern, folded).length > 0,
  )
  const isCollective = ({ food }: KnownIngredient) =>
    food !== null && collective.some(({ foods }) => foods.includes(food))
  const names = new Set(products.map(({ start, end }) => folded.slice(start, end)))
  return asides.filter(({ name, contents }) => {
    const inside = [...contents]
    return (
      inside.some((one) => isDescribed(one) || isMentioned(one)) ||
      inside.every(isCollective) ||
      [...names].some((product) => name.endsWith(` ${product}`))
    )
  })
}

/** "flour mixture", "mélange de farine": at most a short word stands between the two. */
function describes(word: Span, product: Span, folded: string): boolean {
  const isBefore = word.end <= product.start
  const between = isBefore
    ? folded.slice(word.end, product.start)
    : folded.slice(product.end, word.start)
  return isBefore ? between === ' ' : /^\s(?:\p{L}{1,3}(?:\s|'))$/u.test(between)
}
