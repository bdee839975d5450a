import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { notifyChanged } from '#server/db/notify.ts'
import { DomainError } from '#server/errors.ts'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'
import type { Spent } from './structure/converter.ts'

type Told = Partial<Pick<ConversionRow, 'stage' | 'partial' | 'converter'>>

/** Most questions of one conversion: three answers, and some that broke off. */
const MAX_QUESTIONS = 8

/** What a running conversion writes into its row while it runs. */
export type News = {
  /** Adds to what is known. Waits for nothing: while one is written, only the newest is kept. */
  tell: (news: Told) => void
  /**
   * Counts a question to a paid service before it is asked, however often the conversion is tried.
   * Throws `AI_ANSWER_UNUSABLE` when there were enough.
   */
  mayAsk: () => Promise<void>
  /** Adds what a question to a paid service has cost. */
  spend: (spent: Spent) => void
  /** Aborts when the conversion has been ended by somebody else: a time-out, another worker. */
  ended: AbortSignal
  /** Looks whether it has been ended by somebody else. */
  lookForEnd: () => void
  /**
   * Nothing is being written any more; what is told and not begun with is let go of, as the end says
   * more. Throws what went wrong in writing.
   */
  settled: () => Promise<void>
}

/** The key of the message that a conversion was ended by somebody else than its worker. */
export function endingOf(id: string): string {
  return `ending of ${id}`
}

/** Opens the news of one conversion; `em` is its own. */
export function createNews(em: SqlEntityManager, id: string): News {
  const ended = new AbortController()
  let waiting: Told | null = null
  let writing: Promise<void> | null = null
  const costs: Promise<unknown>[] = []

  async function writeAll(): Promise<void> {
    for (let news = waiting; news && !ended.signal.aborted; news = waiting) {
      waiting = null
      const open = await em.nativeUpdate(ConversionEntity, { id, finishedAt: null }, news)
      if (open === 0) ended.abort()
      else await notifyChanged(em, id)
    }
  }

  return {
    ended: ended.signal,
    tell(news) {
      waiting = { ...waiting, ...news }
      writing ??= writeAll().finally(() => {
        writing = null
      })
      // `settled` hands the failure on.
      writing.catch(() => {})
    },
    async mayAsk() {
      const [row] = await em
        .fork()
        .execute<{ asked: number }[]>(
          'update conversion set ai_calls = ai_calls + 1 where id = ? returning ai_calls as asked',
          [id],
        )
      if ((row?.asked ?? 0) > MAX_QUESTIONS) throw new DomainError('AI_ANSWER_UNUSABLE')
    },
    spend({ aiModel, promptVersion, input, output, cached }) {
      const cost = em.execute(
        `update conversion set ai_model = ?, prompt_version = ?, tokens_in = tokens_in + ?, tokens_out = tokens_out + ?,
                tokens_cached = tokens_cached + ?
         where id = ?`,
        [aiModel, promptVersion, input, output, cached, id],
      )
      cost.catch(() => {})
      costs.push(cost)
    },
    lookForEnd() {
      em.count(ConversionEntity, { id, finishedAt: null }).then(
        (open) => open === 0 && ended.abort(),
        // What is told next finds out.
        () => {},
      )
    },
    async settled() {
      waiting = null
      await writing
      await Promise.all(costs)
    },
  }
}
