import { DomainError } from '#server/errors.ts'
import { createThreadPool } from '#server/jobs/thread-pool.ts'
import type { Converted, Converter, ConvertOptions } from './converter.ts'
import type { ConverterAnswer, ConverterTask } from './converter.worker.ts'

/** An ordinary recipe takes milliseconds; what takes this long was made to. */
const LIMIT_MS = 10_000

const CONCURRENCY = 4

type Task = Omit<ConverterTask, 'language' | 'model'>

/** The built-in converter in threads of its own, so that no text can hold up the server. */
export function createThreadedConverter(): Converter {
  const pool = createThreadPool<ConverterTask, ConverterAnswer>({
    file: new URL('./converter.worker.ts', import.meta.url),
    name: 'convert',
  })

  async function run(task: Task, options: ConvertOptions): Promise<Converted> {
    const { language, model, signal } = options
    const answer = await pool.run({ ...task, language, model }, LIMIT_MS, signal)
    if (!answer) throw new DomainError('CONVERSION_TIMEOUT')
    if ('refusal' in answer) throw new DomainError(answer.refusal.code, answer.refusal.params)
    return { ...answer, by: 'builtin' }
  }

  return {
    name: 'builtin',
    concurrency: CONCURRENCY,
    structure: (draft, options) => run({ work: { draft } }, options),
    modify: (recipe, instruction, options) => run({ work: { recipe, instruction } }, options),
    generate: (idea, options) => run({ work: { idea } }, options),
  }
}
