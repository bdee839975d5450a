import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { executablePath: string; args: string[]; env: Record<string, string> }
  }
}

/**
 * Unpacks the Chromium that comes with an npm package, with the libraries that the package brings
 * along, into a folder of this run: no browser and no system package need to be installed, and two
 * runs, or two users of a machine, do not meet.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'thermoscribe-chromium-'))
  const before = { ...process.env }
  // The package unpacks into TMPDIR, and its libraries only where it believes to be in the cloud.
  Object.assign(process.env, { TMPDIR: folder, VERCEL: '1' })
  const { default: chromium } = await import('@sparticuz/chromium')
  chromium.setGraphicsMode = false
  const executablePath = await chromium.executablePath()
  process.env = before
  await writeFile(join(folder, 'fonts.conf'), fontConfig(folder))
  project.provide('chromium', {
    executablePath,
    // One process for everything saves memory, and any crash takes the whole browser down.
    args: chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: folder },
  })
  return () => rm(folder, { recursive: true, force: true })
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
