import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, type Plugin, type Rolldown } from 'vite'

const WORKER = 'sw.js'
/** The ground of `icon.svg`, for icons that the system cuts out itself. */
const GROUND = '#1d4634'
/** Of a maskable icon only this much is sure to be seen (W3C, "Web Application Manifest"). */
const SAFE_PART = 0.8

type Icon = { name: string; size: number; isFull?: boolean; part?: number }

const ICONS: Icon[] = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-maskable.png', size: 512, isFull: true, part: SAFE_PART },
  { name: 'apple-touch-icon.png', size: 180, isFull: true },
]

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Makes the app installable: its icons, and its service worker with the list of files it keeps. */
export function pwa(): Plugin {
  let publicDir = ''
  return {
    name: 'pwa',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    async buildStart() {
      const svg = readFileSync(join(publicDir, 'icon.svg'))
      for (const icon of ICONS) {
        this.emitFile({ type: 'asset', fileName: icon.name, source: await drawIcon(svg, icon) })
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle)
        const precache = built.filter((file) => !isOnDemand(file)).map(entryOf)
        const source = await buildWorker({
          __PRECACHE__: JSON.stringify([...precache, ...publicEntries(publicDir)]),
          __ON_DEMAND__: JSON.stringify(built.filter(isOnDemand).map(urlOf)),
        })
        this.emitFile({ type: 'asset', fileName: WORKER, source })
      },
    },
  }
}

/** In a build of its own, as not every browser runs a worker that imports what the pages have. */
async function buildWorker(define: Record<string, string>): Promise<string> {
  const answer = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: { write: false, rolldownOptions: { input: 'client/service-worker.ts' } },
  })
  const [worker, ...others] = 'output' in answer ? answer.output : []
  if (worker?.type !== 'chunk' || others.length > 0) throw new Error(`${WORKER} is not one file`)
  return worker.code
}

function drawIcon(svg: Buffer, { size, isFull = false, part = 1 }: Icon): Promise<Buffer> {
  const inner = Math.round(size * part)
  const picture = sharp(svg, { density: (72 * inner) / 48 }).resize(inner, inner)
  const margin = Math.floor((size - inner) / 2)
  const rest = size - inner - margin
  const extended = picture.extend({
    ...{ top: margin, left: margin, bottom: rest, right: rest },
    background: GROUND,
  })
  return (isFull ? extended.flatten({ background: GROUND }) : extended)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Of languages and letters most people need one or two; they are kept once they were used. */
function isOnDemand(file: Output): boolean {
  const isCatalog =
    file.type === 'chunk' && /\/i18n\/(?!en)\w+\.json\?/.test(file.facadeModuleId ?? '')
  return isCatalog || file.fileName.endsWith('.woff2')
}

const urlOf = ({ fileName }: { fileName: string }) => `/${fileName}`

/** A name with a hash tells the content; the others need a revision. */
function entryOf(file: Output) {
  const content = file.type === 'chunk' ? file.code : file.source
  const isHashed = file.fileName.startsWith('assets/')
  return { url: urlOf(file), revision: isHashed ? null : revisionOf(content) }
}

function publicEntries(publicDir: string) {
  return globSync('**/*.*', { cwd: publicDir }).map((fileName) => ({
    url: urlOf({ fileName }),
    revision: revisionOf(readFileSync(join(publicDir, fileName))),
  }))
}

const revisionOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)
