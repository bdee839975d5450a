import type { TestProject } from 'vitest/node'
import { type Chromium, unpackChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
  }
}

/** Unpacks the browser of the run. */
export default async function setup(project: TestProject) {
  const { chromium, remove } = await unpackChromium()
  project.provide('chromium', chromium)
  return remove
}
