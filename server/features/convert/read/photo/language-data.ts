import { createHash } from 'node:crypto'
import { constants, copyFile, lstat, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** ISO 639-1 → the name of the engine's language data. */
export const TRAINED = {
  en: 'eng',
  pl: 'pol',
  uk: 'ukr',
  de: 'deu',
  es: 'spa',
  ro: 'ron',
  fr: 'fra',
  it: 'ita',
} as const

export type PhotoLanguage = keyof typeof TRAINED
export const PHOTO_LANGUAGES = Object.keys(TRAINED) as PhotoLanguage[]

/** The packages' variant that holds the LSTM model only, with whole-number weights: the smallest. */
const VARIANT = '4.0.0_best_int'

/**
 * The engine looks for all languages in one folder: one of links into the packages, in the
 * temporary folder, that is made once for each installation and used by all its processes.
 */
export async function linkLanguageData(): Promise<string> {
  const require = createRequire(import.meta.url)
  const files = Object.values(TRAINED).map((name) => {
    const home = path.dirname(require.resolve(`@tesseract.js-data/${name}/package.json`))
    return path.join(home, VARIANT, `${name}.traineddata.gz`)
  })
  const folder = await ownFolder(createHash('sha256').update(files.join()).digest('hex'))
  for (const file of files) await linkOrCopy(file, path.join(folder, path.basename(file)))
  return folder
}

/** Somebody else's folder of that name is not to be trusted. */
async function ownFolder(hash: string): Promise<string> {
  const user = process.getuid?.() ?? 0
  const folder = path.join(tmpdir(), `thermoscribe-letters-${user}-${hash.slice(0, 12)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid } = await lstat(folder)
  return uid === user ? folder : mkdtemp(`${folder}-`)
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await symlink(from, to)
  } catch (error) {
    if (isAlreadyThere(error)) return
    // Some file systems know no links.
    await copyFile(from, to, constants.COPYFILE_EXCL).catch((failure: unknown) => {
      if (!isAlreadyThere(failure)) throw failure
    })
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
