import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { CLIENT_DIR, ensureClient } from '#server/client-build.ts'
import { startChromium, unpackChromium } from './support/chromium.ts'
import { PATIENCE } from './support/patience.ts'
import { fillKitchen } from './support/sample-kitchen.ts'
import { openScreen, SCREENS, type Screen } from './support/screens.ts'
import { startScriptServer } from './support/script-server.ts'
import { settle } from './support/settle.ts'
import { signIn } from './support/sign-in.ts'

/**
 * `npm run screenshots`: every screen at three sizes, light and dark, into ./screenshots. Names of
 * screens as arguments take only those.
 */
const FOLDER = join(import.meta.dirname, '..', 'screenshots')
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const
const THEMES = ['light', 'dark'] as const
/** Pages at once. */
const HANDS = 2

const wanted = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

await ensureClient()
if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const { chromium, remove } = await unpackChromium()
const browser = await startChromium(chromium, [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
])
const server = await startScriptServer(CLIENT_DIR)
const kitchen = await fillKitchen(server)

const queue = [...screens]
const failed: string[] = []
const work = async () => {
  // What one hand leaves in the browser, as the place in a guide, the other does not meet.
  const contextOf = await signedInContexts(browser)
  for (let screen = queue.shift(); screen; screen = queue.shift()) {
    const page = await contextOf.get(screen.who)?.newPage()
    if (!page) continue
    await take(screen, page).catch((error: Error) =>
      failed.push(`${screen?.name}: ${error.message}`),
    )
    await page.close()
  }
}
await Promise.all(Array.from({ length: HANDS }, work))

await browser.close()
await server.close()
await remove()
console.log(`${screens.length - failed.length} screens in ${FOLDER}`)
for (const line of failed) console.error(line)
if (failed.length > 0) process.exitCode = 1

async function signedInContexts(on: Browser) {
  const contexts = new Map<Screen['who'], BrowserContext>()
  for (const who of [undefined, 'cook', 'newcomer', 'waiting'] as const) {
    const context = await on.newContext({
      hasTouch: true,
      reducedMotion: 'reduce',
      // It would answer from its cache what a screen wants refused.
      serviceWorkers: 'block',
    })
    contexts.set(who, context)
    if (!who) continue
    const page = await context.newPage()
    await signIn(page, { url: server.url, person: kitchen[who] })
    await page.close()
  }
  return contexts
}

/** Opens the screen once; what is open follows the window and the theme. */
async function take(screen: Screen, page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE)
  await page.setViewportSize(SIZES[0])
  await openScreen(page, screen, { url: server.url, kitchen })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      const path = join(FOLDER, `${screen.name}-${size.name}-${colorScheme}.png`)
      await page.screenshot({ path })
    }
  }
}
