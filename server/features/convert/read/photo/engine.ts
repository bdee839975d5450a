import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { linkLanguageData, type PhotoLanguage, TRAINED } from './language-data.ts'
import { encodePgm, type Raster } from './raster.ts'
import { type Word, wordsOfTable } from './words.ts'

/** The engine's memory grows with the photos and is given back only with its thread. */
const PHOTOS_PER_WORKER = 40

const PAGE_MODES = { page: PSM.AUTO, block: PSM.SINGLE_BLOCK } as const
type Layout = keyof typeof PAGE_MODES

/** Thresholding: Sauvola's, which copes with shadows. */
const PARAMETERS = { thresholding_method: '2', debug_file: '/dev/null' }

export type Engine = {
  /** Loads a language ahead of the first picture. */
  prepare: (language: PhotoLanguage) => Promise<void>
  /** `layout`: a page of any layout, or a block of lines below each other. */
  read: (picture: Raster, language: PhotoLanguage, layout?: Layout) => Promise<Word[]>
  close: () => Promise<void>
}

/**
 * One tesseract engine in a thread of its own. It holds one language at a time: one is quicker and
 * reads better than several, and another takes under 0.1 s to load.
 */
export function createEngine(): Engine {
  let worker: Promise<Worker> | null = null
  let loaded: PhotoLanguage | null = null
  let photos = 0

  async function ready(language: PhotoLanguage): Promise<Worker> {
    worker ??= startWorker(language)
    const engine = await worker
    if (loaded !== null && loaded !== language) {
      await engine.reinitialize(TRAINED[language], OEM.LSTM_ONLY)
      await engine.setParameters(PARAMETERS)
    }
    loaded = language
    return engine
  }

  async function read(
    picture: Raster,
    language: PhotoLanguage,
    layout: Layout = 'page',
  ): Promise<Word[]> {
    if (photos++ >= PHOTOS_PER_WORKER) await close()
    try {
      const engine = await ready(language)
      await engine.setParameters({ tessedit_pageseg_mode: PAGE_MODES[layout] })
      const file = Buffer.from(encodePgm(picture).buffer)
      const { data } = await engine.recognize(file, {}, { text: false, tsv: true })
      return wordsOfTable(data.tsv ?? '')
    } catch (error) {
      // What state it is in now nobody knows: the next picture gets a new one.
      await close()
      throw error
    }
  }

  async function prepare(language: PhotoLanguage): Promise<void> {
    await ready(language)
  }

  async function close(): Promise<void> {
    const old = worker
    worker = null
    loaded = null
    photos = 0
    const engine = await old?.catch(() => null)
    await engine?.terminate()
  }

  return { prepare, read, close }
}

async function startWorker(language: PhotoLanguage): Promise<Worker> {
  const worker = await createWorker(TRAINED[language], OEM.LSTM_ONLY, {
    workerPath: fileURLToPath(new URL('./engine-thread.ts', import.meta.url)),
    langPath: await linkLanguageData(),
    gzip: true,
    cacheMethod: 'none',
    // The promise of the call rejects as well; without this the library throws out of reach.
    errorHandler: () => {},
  })
  await worker.setParameters(PARAMETERS)
  return worker
}
