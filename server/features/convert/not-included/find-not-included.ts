import { type NotIncluded, RECIPE_LIMITS } from '#shared/recipe.ts'
import { loose } from '../read/lines.ts'
import { isFurniture } from './furniture.ts'
import { type Passage, passagesOf } from './passages.ts'
import { createTold, type Told } from './told.ts'

/** A passage is told where steps stand for so much of it. */
const COVERED = 0.5
/** What is longer is cut, in characters. */
const MAX_LENGTH = 1_000

/**
 * The passages of a recipe's text that it tells nowhere: neither do steps stand for them, nor are
 * their words in its title, description, ingredients or steps. What says nothing of the dish
 * (headings, facts, buttons, votes, what stands twice) is none of them.
 */
export function findNotIncluded(rawText: string, content: Told): NotIncluded[] {
  const covered = coverageOf(content)
  const isTold = createTold(rawText, content)
  const seen = new Set<string>()
  const passages = passagesOf(rawText)
  const missing = passages.filter(({ text, from, to }, at) => {
    const key = loose(text)
    const isRepeated = seen.has(key)
    seen.add(key)
    if (isRepeated || covered(from, to) >= COVERED || isTold(text)) return false
    const around = { before: passages[at - 1]?.text, behind: passages[at + 1]?.text }
    return !isFurniture(text, around)
  })
  return joined(missing)
    .slice(0, RECIPE_LIMITS.notIncluded)
    .map(({ from, to }) => ({ from, to: Math.min(to, from + MAX_LENGTH) }))
}

/** Sentences of one line that follow each other are told of together. */
function joined(passages: readonly Passage[]): Passage[] {
  const result: Passage[] = []
  for (const passage of passages) {
    const last = result.at(-1)
    const isNext = last?.line === passage.line && passage.from - last.to <= 2
    if (last && isNext) result[result.length - 1] = { ...last, to: passage.to }
    else result.push(passage)
  }
  return result
}

/** How much of a stretch of the text steps stand for. */
function coverageOf({ steps }: Told): (from: number, to: number) => number {
  const spans = steps.flatMap(({ source = [] }) => source).sort((a, b) => a[0] - b[0])
  return (from, to) => {
    let sum = 0
    let at = from
    for (const [start, end] of spans) {
      if (start >= to) break
      if (end <= at) continue
      sum += Math.min(end, to) - Math.max(start, at)
      at = Math.min(end, to)
    }
    return sum / Math.max(1, to - from)
  }
}
