import { aHeavyRecipe } from '../../support/heavy-recipe.ts'
import { rest } from '../../support/rest.ts'
import { report } from '../support/report.ts'
import { addPeople, type Person } from '../support/rows.ts'
import type { Stand } from '../support/stand.ts'
import { beatDuring } from './beat.ts'

const READERS = 4
const SECONDS = 8

/** Four clients read the heaviest recipe that can be saved; how soon does the process answer others? */
export async function measureHeavyRecipe(stand: Stand): Promise<void> {
  const web = await stand.web()
  const [person] = (await addPeople(stand.sql, 1)) as [Person]
  const { token } = person
  const rawText = 'Words of a recipe. '.repeat(5_000)
  const draft = await rest(web, 'POST /api/create-recipe-from-text', { token, body: { rawText } })
  const path = `/api/recipes/${draft.json.recipeId}`
  const saved = await rest(web, `PUT ${path}`, { token, body: aHeavyRecipe() })
  if (saved.status !== 200) throw new Error(`saving was answered with ${saved.status}`)
  const input = encodeURIComponent(JSON.stringify({ id: draft.json.recipeId }))
  const authorization = `Bearer ${token}`

  const during = async (work: (until: number) => Promise<unknown>) => {
    const until = performance.now() + SECONDS * 1000
    const { p50, p99, longest } = await beatDuring(web, '/healthz', () =>
      Promise.all(Array.from({ length: READERS }, () => work(until))),
    )
    return [p50, p99, longest]
  }
  const reading = (address: string, headers: Record<string, string> = {}) =>
    during(async (until) => {
      while (performance.now() < until) {
        const response = await fetch(web.url + address, { headers: { authorization, ...headers } })
        await response.arrayBuffer()
      }
    })
  const etag = `"${saved.json.version}"`
  const names = Array.from({ length: 10 }, () => 'recipes.byId').join()
  const inputs = Object.fromEntries(
    names.split(',').map((_, at) => [at, { id: draft.json.recipeId }]),
  )
  const batch = encodeURIComponent(JSON.stringify(inputs))
  report(
    `/healthz while ${READERS} clients read a recipe of ${Math.round(saved.text.length / 1000)} kB (ms)`,
    ['', 'p50', 'p99', 'longest'],
    [
      [
        'nobody reads',
        ...(await during(async () => new Promise((end) => setTimeout(end, SECONDS * 250)))),
      ],
      ['over REST', ...(await reading(path))],
      ['that is known: 304', ...(await reading(path, { 'if-none-match': etag }))],
      ['over tRPC', ...(await reading(`/trpc/recipes.byId?input=${input}`))],
      ['ten in a batch', ...(await reading(`/trpc/${names}?batch=1&input=${batch}`))],
      [
        'and save it',
        ...(await during(async (until) => {
          while (performance.now() < until)
            await rest(web, `PUT ${path}`, { token, body: aHeavyRecipe() })
        })),
      ],
    ],
  )
}
