import { DomainError } from '#server/errors.ts'
import { createThreadPool } from '#server/jobs/thread-pool.ts'
import type { Converter } from './converter.ts'
import type { StructureAnswer, StructureTask } from './structure.worker.ts'

/** An ordinary recipe takes milliseconds; what takes this long was made to. */
const LIMIT_MS = 10_000

/** The built-in converter in threads of its own, so that no text can hold up the server. */
export function createThreadedConverter(): Converter {
  const pool = createThreadPool<StructureTask, StructureAnswer>({
    file: new URL('./structure.worker.ts', import.meta.url),
    name: 'structure',
    warm: true,
  })
  return {
    name: 'builtin',
    async structure(source, { language, model }) {
      const answer = await pool.run({ source, language, model }, LIMIT_MS)
      if (!answer) throw new DomainError('CONVERSION_TIMEOUT')
      if ('refusal' in answer) throw new DomainError(answer.refusal.code, answer.refusal.params)
      return answer.content
    },
  }
}
