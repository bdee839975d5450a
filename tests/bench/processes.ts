/**
 * `npm run bench -- processes`: what a second process brings, and what a watcher costs. All processes,
 * the database and whoever calls share the machine's cores; so beside each figure stands how much of a
 * core its process has used.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { repairRecipe, suitableModels } from '#shared/appliance/check.ts'
import type { RunningProcess } from '../support/processes.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { progressOf } from '../support/watcher.ts'
import { type Call, load } from './support/load.ts'
import { cpuSeconds, memoryMb } from './support/process-figures.ts'
import { median, quantile, report } from './support/report.ts'
import { addPeople, addRecipes, convertedColumns, type Person } from './support/rows.ts'
import { openStand } from './support/stand.ts'

type Web = { url: string; process: RunningProcess }

const CONNECTIONS = 20
const SECONDS = 8
const WARM_UP_SECONDS = 3
const STREAMS = 500
const WATCHED = 50
const EVENTS = 20

const stand = await openStand()
const people = await addPeople(stand.sql, CONNECTIONS)
const [cook] = people
if (!cook) throw new Error('nobody to measure with')
const first = await stand.web()
await measureStreams(first, people)
const worker = await stand.run('server/worker.ts')
const lonely = await measureConversions([first], [worker], people.slice(0, 1))
const alone = await measureConversions([first], [worker])
const second = await stand.run('server/worker.ts')
const both = await measureConversions([first], [worker, second])
report(
  `Text to converted recipe over REST, ${CONNECTIONS} callers at once`,
  ['', 'per s', 'p50 ms', 'p99 ms', 'per s and worker core', 'cores: workers', 'web'],
  [
    ['1 worker, one caller', ...lonely],
    ['1 worker', ...alone],
    ['2 workers', ...both],
    ['the converter alone', ...(await converterAlone())],
  ],
)
await Promise.all([worker, second].map(({ kill }) => kill('SIGTERM')))
await measureWebs(cook)
await stand.close()

/** One conversion: a draft of a text, and its conversion waited for. */
async function convert(url: string, { token }: Person): Promise<number> {
  const start = performance.now()
  const draft = await rest({ url }, 'POST /api/create-recipe-from-text', {
    token,
    body: { rawText: CARROT_SOUP },
  })
  const body = { recipeId: draft.json.recipeId, language: 'en' }
  const { status } = await rest({ url }, 'POST /api/process-recipe-ai', { token, body })
  if (status !== 200) throw new Error(`a conversion was answered with ${status}`)
  return performance.now() - start
}

async function measureConversions(webs: Web[], workers: RunningProcess[], callers = people) {
  const run = async (seconds: number) => {
    const times: number[] = []
    const until = performance.now() + seconds * 1000
    const start = performance.now()
    await Promise.all(
      callers.map(async (person, at) => {
        const { url = '' } = webs[at % webs.length] ?? {}
        while (performance.now() < until) times.push(await convert(url, person))
      }),
    )
    return { times, seconds: (performance.now() - start) / 1000 }
  }
  await run(WARM_UP_SECONDS)
  const cpu = () =>
    [workers, webs.map(({ process }) => process)].map((all) => sum(all.map(cpuSeconds)))
  const before = cpu()
  const { times, seconds } = await run(SECONDS)
  const [workerCpu = 0, webCpu = 0] = cpu().map((now, at) => now - (before[at] ?? 0))
  return [
    times.length / seconds,
    median(times),
    quantile(times, 0.99),
    times.length / workerCpu,
    workerCpu / seconds,
    webCpu / seconds,
  ]
}

async function converterAlone() {
  const converter = createBuiltinConverter()
  const signal = new AbortController().signal
  const options = { language: 'en', model: 'TM6', report: () => {}, signal } as const
  const run = async (seconds: number) => {
    const times: number[] = []
    const until = performance.now() + seconds * 1000
    while (performance.now() < until) {
      const start = performance.now()
      const content = await converter.structure(readText(CARROT_SOUP), options)
      const { steps } = repairRecipe(content, options.model)
      suitableModels({ ...content, steps })
      times.push(performance.now() - start)
    }
    return times
  }
  await run(WARM_UP_SECONDS)
  const before = process.cpuUsage()
  const times = await run(SECONDS)
  const used = process.cpuUsage(before)
  const perCore = times.length / ((used.user + used.system) / 1e6)
  return [times.length / SECONDS, median(times), quantile(times, 0.99), perCore, '', '']
}

async function measureWebs(person: Person) {
  const like = await convertedColumns(CARROT_SOUP)
  await addRecipes(stand.sql, { users: [person.id], each: 50, like, rawText: CARROT_SOUP })
  const input = encodeURIComponent(JSON.stringify({ sort: 'newest', tags: [], limit: 50 }))
  const calls: Call[] = [{ path: `/trpc/recipes.list?input=${input}`, token: person.token }]
  const measure = async (webs: Web[]) => {
    const options = { connections: CONNECTIONS / webs.length, seconds: SECONDS }
    const before = sum(webs.map(({ process }) => cpuSeconds(process)))
    const loads = await Promise.all(webs.map(({ url }) => load(url, calls, options)))
    const used = sum(webs.map(({ process }) => cpuSeconds(process))) - before
    const perSecond = sum(loads.map((one) => one.perSecond))
    return [perSecond, (perSecond * SECONDS) / used, used / SECONDS]
  }
  const one = await measure([first])
  const two = await measure([first, await stand.web()])
  report(
    `Summaries of 50 recipes, ${CONNECTIONS} connections`,
    ['', 'per s', 'per s and web core', 'cores: webs'],
    [
      ['1 web', ...one],
      ['2 webs', ...two],
    ],
  )
}

/** Nothing works the conversions, so that they are watched for as long as is needed. */
async function measureStreams(web: Web, watchers: Person[]) {
  await load(web.url, [{ path: '/healthz' }], { seconds: 1 })
  const watched: { conversionId: string; token: string }[] = []
  for (let turn = 0; turn < WATCHED; turn++) {
    const person = watchers[turn % watchers.length]
    if (!person) break
    const { token } = person
    const body = { rawText: CARROT_SOUP }
    const draft = await rest(web, 'POST /api/create-recipe-from-text', { token, body })
    const asked = { recipeId: draft.json.recipeId, language: 'en' }
    const { json } = await rest(web, 'POST /trpc/convert.start', { token, body: asked })
    watched.push({ conversionId: json.result.data.conversionId, token })
  }
  const before = memoryMb(web.process)
  const streams = new AbortController()
  let seen = 0
  let onSeen = () => {}
  const ends = Array.from({ length: STREAMS }, async (_, at) => {
    const conversion = watched[at % WATCHED]
    if (!conversion) return
    for await (const _progress of progressOf(web.url, conversion, streams.signal)) {
      seen += 1
      onSeen()
    }
  })
  const told = (count: number) =>
    new Promise<void>((resolve) => {
      onSeen = () => seen >= count && resolve()
      onSeen()
    })
  await told(STREAMS)
  await sleep(2_000)
  const memory = memoryMb(web.process) - before

  const delays: number[] = []
  const crowds: number[] = []
  for (let turn = 0; turn < EVENTS; turn++) {
    delays.push(await delayOf(watched.slice(turn % WATCHED, (turn % WATCHED) + 1)))
    crowds.push(await delayOf(watched))
  }
  report(
    `${STREAMS} streams of events at one web process`,
    ['', 'MB in all', 'kB each', 'p50 ms', 'p99 ms'],
    [
      ['memory', memory, (memory * 1024) / STREAMS, '', ''],
      [
        `a change seen by its ${STREAMS / WATCHED} watchers`,
        '',
        '',
        median(delays),
        quantile(delays, 0.99),
      ],
      [
        `${WATCHED} changes at once, seen by all ${STREAMS}`,
        '',
        '',
        median(crowds),
        quantile(crowds, 0.99),
      ],
    ],
  )
  streams.abort()
  await Promise.allSettled(ends)

  /** Milliseconds from a change to the moment when the last of its watchers has it. */
  async function delayOf(changed: typeof watched): Promise<number> {
    seen = 0
    const all = told((changed.length * STREAMS) / WATCHED)
    const start = performance.now()
    await stand.sql.query(
      `select pg_notify('thermoscribe_changed', id) from unnest($1::text[]) as id`,
      [changed.map(({ conversionId }) => conversionId)],
    )
    await all
    return performance.now() - start
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
