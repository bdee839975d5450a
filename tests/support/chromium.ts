import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** A Chromium that can be started, as plain data: it is handed from process to process. */
export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> }

/**
 * Unpacks the Chromium that comes with an npm package, with the libraries that the package brings
 * along, into a folder of this run: no browser and no system package need to be installed, and two
 * runs, or two users of a machine, do not meet.
 */
export async function unpackChromium(): Promise<{
  chromium: Chromium
  remove: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'thermoscribe-chromium-'))
  const before = { ...process.env }
  // The package unpacks into TMPDIR, and its libraries only where it believes to be in the cloud.
  Object.assign(process.env, { TMPDIR: folder, VERCEL: '1' })
  const { default: packed } = await import('@sparticuz/chromium')
  packed.setGraphicsMode = false
  const executablePath = await packed.executablePath()
  process.env = before
  await writeFile(join(folder, 'fonts.conf'), fontConfig(folder))
  return {
    chromium: {
      executablePath,
      // One process for everything saves memory, and any crash takes the whole browser down.
      args: packed.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
      env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: folder },
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const QUIET = ['--disable-background-networking', '--disable-component-update']

/** Chromium itself now and then crashes while it starts. */
const MAX_STARTS = 3

/** Starts it; `more` are arguments for this start alone. */
export async function startChromium(
  { executablePath, args, env }: Chromium,
  more: string[] = [],
): Promise<Browser> {
  const start = () =>
    chromium.launch({
      executablePath,
      args: [...args, ...QUIET, ...more],
      env: { ...process.env, ...env },
      headless: true,
    })
  for (let attempt = 1; attempt < MAX_STARTS; attempt++) {
    const browser = await start().catch(() => null)
    if (browser) return browser
  }
  return start()
}

/** The package's own configuration looks for its fonts in /tmp only; without any, no text is laid out. */
function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}
