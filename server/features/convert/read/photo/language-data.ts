import { copyFile, mkdir, readdir, symlink } from 'node:fs/promises'
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

/** The engine looks for all languages in one folder: one of links into the packages. */
export async function linkLanguageData(): Promise<string> {
  const require = createRequire(import.meta.url)
  const folder = path.join(tmpdir(), `thermoscribe-letters-${process.getuid?.() ?? 0}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const present = new Set(await readdir(folder))
  for (const name of Object.values(TRAINED)) {
    const file = `${name}.traineddata.gz`
    if (present.has(file)) continue
    const home = path.dirname(require.resolve(`@tesseract.js-data/${name}/package.json`))
    await linkOrCopy(path.join(home, VARIANT, file), path.join(folder, file))
  }
  return folder
}

/** Some file systems know no links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await symlink(from, to)
  } catch {
    await copyFile(from, to)
  }
}
