import { appendFile, chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/log.ts'
import { entities } from '#server/orm.config.ts'
import { copyWhole } from './copy-whole.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that test files copy. */
    templateUrl: string
    /** The data folder of a server that has been closed, with the same database, to be copied. */
    templateDir: string
  }
}

/**
 * The test files that run at a moment keep about a dozen connections each, and they are more where
 * there are more cores. Nothing has to outlive the machine's power, as all is thrown away.
 */
const SETTINGS = `
max_connections = 500
fsync = off
`

/** Starts a real PostgreSQL for the run, in a folder that is thrown away. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'thermoscribe-test-'))
  const [templateDir, dataDir] = [join(folder, 'template'), join(folder, 'run')]
  // As the folders that it is copied to, which the database's own account may walk into.
  await chmod(folder, 0o755)
  await mkdir(templateDir)
  await fill(templateDir)
  await copyWhole(templateDir, dataDir)
  await appendFile(join(dataDir, 'postgres', 'postgresql.auto.conf'), SETTINGS)
  const server = await openEmbedded(dataDir, 'exclusive')
  project.provide('templateUrl', server.url)
  project.provide('templateDir', templateDir)
  return async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(dataDir: string) {
  const server = await openEmbedded(dataDir, 'exclusive')
  await migrate(server.url, entities)
  await (await openQueue(server.url, createLog('silent'))).close()
  await server.close()
}
