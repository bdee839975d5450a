import type { TestProject } from 'vitest/node'
import { ensureClient } from '#server/client-build.ts'
import { type Chromium, unpackChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
  }
}

/** Builds the client that the run looks at, and unpacks the browser. */
export default async function setup(project: TestProject) {
  await ensureClient()
  const { chromium, remove } = await unpackChromium()
  project.provide('chromium', chromium)
  return remove
}
