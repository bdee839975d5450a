import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/log.ts'
import { entities } from '#server/orm.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that test files copy. */
    templateUrl: string
  }
}

/**
 * The test files that run at a moment keep about a dozen connections each, and they are more where
 * there are more cores.
 */
const MAX_CONNECTIONS = 500

/** Starts a real PostgreSQL for the run, in a folder that is thrown away. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-test-'))
  const server = await openWithRoom(dataDir)
  await migrate(server.url, entities)
  await (await openQueue(server.url, createLog('silent'))).close()
  project.provide('templateUrl', server.url)
  return async () => {
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function openWithRoom(dataDir: string) {
  const small = await openEmbedded(dataDir, 'exclusive')
  const client = new pg.Client({ connectionString: small.url })
  await client.connect()
  await client.query(`alter system set max_connections = ${MAX_CONNECTIONS}`)
  await client.end()
  await small.close()
  return openEmbedded(dataDir, 'exclusive')
}
