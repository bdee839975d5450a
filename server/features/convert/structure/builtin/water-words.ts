import type { CompiledLexicon } from './compiled-lexicon.ts'
import { classifyFood } from './ingredients.ts'
import type { Span } from './phrases.ts'
import type { Task } from './tasks.ts'

/** "in boiling salted water" is said by the water's own step. */
export function withoutWater(task: Task, lexicon: CompiledLexicon): Task {
  const { cues, clause } = task
  const spans = lexicon.cues.inWater.spans(clause.folded).map(({ start, end }) => ({
    start:
      /(?<!\p{L})\p{L}+\s(?:\p{L}{1,2}')?$/u.exec(clause.folded.slice(0, start))?.index ?? start,
    end,
  }))
  const isPot = ({ start, end }: Span) =>
    start >= clause.verb.end && classifyFood(clause.folded.slice(start, end), lexicon) === 'liquid'
  return { ...task, cues: { ...cues, settings: [...cues.settings, ...spans.filter(isPot)] } }
}
