import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const project = (name: string, options: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...options },
})

/** Needs PostgreSQL: one server for the run, one database for each test file. */
const database = { globalSetup: ['tests/support/postgres-server.ts'] }

export default defineConfig({
  plugins: [react()],
  test: {
    // All cores: most tests wait for a database, a process or a browser.
    maxWorkers: '100%',
    setupFiles: ['tests/support/no-console-errors.ts'],
    projects: [
      project('unit'),
      project('architecture'),
      project('client', {
        setupFiles: ['tests/support/patient-queries.ts'],
        testTimeout: 20_000,
      }),
      project('api', { ...database, testTimeout: 20_000 }),
      project('regressions', { ...database, testTimeout: 20_000 }),
      project('e2e', {
        globalSetup: [...database.globalSetup, 'tests/support/browser-files.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
    ],
  },
})
