import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** Starts the browser of the run. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = inject('chromium')
  return chromium.launch({
    executablePath,
    args: [...args, '--disable-background-networking', '--disable-component-update'],
    env: { ...process.env, ...env },
    headless: true,
  })
}
