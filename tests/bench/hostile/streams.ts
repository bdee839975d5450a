import { setTimeout as sleep } from 'node:timers/promises'
import { CARROT_SOUP } from '../../support/recipes.ts'
import { rest } from '../../support/rest.ts'
import { progressOf } from '../../support/watcher.ts'
import { report } from '../support/report.ts'
import { addPeople, type Person } from '../support/rows.ts'
import type { Stand } from '../support/stand.ts'
import { beatDuring } from './beat.ts'

const STREAMS = 1_000
const CHANGES = 20

/** A thousand streams on one conversion, which changes again and again. Nothing works it. */
export async function measureStreams(stand: Stand): Promise<void> {
  const web = await stand.web()
  const [{ token }] = (await addPeople(stand.sql, 1)) as [Person]
  const draft = await rest(web, 'POST /api/create-recipe-from-text', {
    token,
    body: { rawText: CARROT_SOUP },
  })
  const started = await rest(web, 'POST /trpc/convert.start', {
    token,
    body: { recipeId: draft.json.recipeId, language: 'en' },
  })
  const watched = { conversionId: started.json.result.data.conversionId as string, token }

  const during = async (streams: number) => {
    const left = new AbortController()
    let told = 0
    const watch = async () => {
      for await (const _progress of progressOf(web.url, watched, left.signal)) told += 1
    }
    const { p50, longest, memoryMb } = await beatDuring(web, '/readyz', async () => {
      const ends = Array.from({ length: streams }, watch)
      for (let change = 0; change < CHANGES; change++) {
        await sleep(200)
        const changed = `select pg_notify('thermoscribe_changed', $1)`
        await stand.sql.query(changed, [watched.conversionId])
      }
      left.abort()
      await Promise.allSettled(ends)
    })
    return [p50, longest, memoryMb, told]
  }
  report(
    '/readyz while one person watches a conversion that changes five times a second (ms)',
    ['streams asked for', 'p50', 'longest', 'MB more at most', 'told'],
    [
      ['1', ...(await during(1))],
      [STREAMS.toLocaleString('en'), ...(await during(STREAMS))],
    ],
  )
}
