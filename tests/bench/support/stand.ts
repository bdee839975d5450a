import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { entities } from '#server/orm.config.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { freePort, type RunningProcess, runProcess } from '../../support/processes.ts'

export type Stand = {
  dataDir: string
  /** Of the database that all processes share. */
  databaseUrl: string
  sql: pg.Client
  /** Makes another database on the same server; a process that is given its address migrates it. */
  addDatabase: (name: string) => Promise<string>
  /** Starts one of our programs, and waits until it works. */
  run: (script: string, settings?: Record<string, string>) => Promise<RunningProcess>
  /** Starts a web process, and waits until it answers. */
  web: (settings?: Record<string, string>) => Promise<{ url: string; process: RunningProcess }>
  close: () => Promise<void>
}

/** What `npm start` tells Node. */
export const NODE_OPTIONS = packageJson.scripts.start.match(/--\S+/g)?.join(' ') ?? ''

const WEB = 'tests/fixtures/server-without-client.ts'

/** A database of its own in a temporary folder, and processes that use it: what a machine would run. */
export async function openStand(): Promise<Stand> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-bench-'))
  const database = await openEmbedded(dataDir, 'exclusive')
  await migrate(database.url, entities)
  const sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  const running: RunningProcess[] = []

  async function run(script: string, settings: Record<string, string> = {}) {
    const started = runProcess(script, {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...settings,
    })
    running.push(started)
    await started.ready
    return started
  }

  return {
    dataDir,
    databaseUrl: database.url,
    sql,
    run,
    async addDatabase(name) {
      await sql.query(`create database ${pg.escapeIdentifier(name)}`)
      return Object.assign(new URL(database.url), { pathname: `/${name}` }).href
    },
    async web(settings) {
      const port = await freePort()
      const started = await run(WEB, { ROLE: 'web', PORT: port, NODE_OPTIONS, ...settings })
      return { url: `http://127.0.0.1:${port}`, process: started }
    },
    async close() {
      await Promise.all(running.map(({ kill }) => kill('SIGTERM')))
      await sql.end()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
