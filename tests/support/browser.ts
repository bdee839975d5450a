import { type Browser, chromium as playwright } from 'playwright-core'

/**
 * The Chromium that comes with an npm package, with the libraries that the package brings along:
 * no browser and no system package need to be installed.
 */
export async function launchBrowser(): Promise<Browser> {
  // The package unpacks its libraries only where it believes to be in a bare cloud function.
  process.env.VERCEL ??= '1'
  const { default: chromium } = await import('@sparticuz/chromium')
  chromium.setGraphicsMode = false
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args, '--disable-background-networking', '--disable-component-update'],
    headless: true,
  })
}
