import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { PATIENCE } from './tests/support/patience.ts'
import { splitTexts } from './vite.texts.ts'

const project = (name: string, options: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...options },
})

/** Needs PostgreSQL: one server for the run, one database for each test file. */
const database = { globalSetup: ['tests/support/postgres-server.ts'] }

/** These files leave nothing behind in the modules, which take long to load: they share them. */
const shared = { isolate: false }

export default defineConfig({
  plugins: [react(), splitTexts()],
  test: {
    // More than cores: many tests wait for a database, a process or a browser.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    setupFiles: ['tests/support/no-console-errors.ts'],
    expect: { poll: { timeout: PATIENCE, interval: 20 } },
    // A test waits for many conditions; that none of them takes too long is seen to by each.
    testTimeout: 10 * PATIENCE,
    hookTimeout: 10 * PATIENCE,
    // Browsers, processes and databases are real here, and the machine may be busy: one hiccup must
    // not cost the whole run. What passed only at the second attempt is marked so in the report.
    retry: 1,
    projects: [
      project('unit', shared),
      project('architecture'),
      project('client', {
        ...shared,
        environment: 'jsdom',
        setupFiles: ['tests/support/fresh-page.ts', 'tests/support/patient-queries.ts'],
      }),
      project('api', { ...shared, ...database }),
      project('regressions', { ...shared, ...database }),
      project('e2e', {
        ...shared,
        globalSetup: [...database.globalSetup, 'tests/support/browser-files.ts'],
      }),
    ],
  },
})
