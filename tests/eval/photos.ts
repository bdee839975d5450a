/**
 * Reads every photo of a set, scores what was read and shows the worst ones:
 * `node tests/eval/photos.ts DIR [--limit N] [--worst N] [--out FOLDER] [--alone]`.
 * DIR holds ID.jpg and truth.json (`id, lang` as the engine calls it, `variant, head, ing, steps,
 * note`). Beside it stand tesseract.js as it comes and, where it is installed, the `tesseract`
 * program on photos prepared in the same way, with the threads it takes by itself, as ours does,
 * and held to one; each photo is read by all one after the other, so that what else the machine
 * does slows down all. `--alone` leaves all that out.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createWorker, OEM } from 'tesseract.js'
import {
  linkLanguageData,
  PHOTO_LANGUAGES,
  type PhotoLanguage,
  TRAINED,
} from '#server/features/convert/read/photo/language-data.ts'
import { openPhoto } from '#server/features/convert/read/photo/open-photo.ts'
import { encodePgm } from '#server/features/convert/read/photo/raster.ts'
import { closePhotoReaders } from '#server/features/convert/read/photo/reader-pool.ts'
import { inReadingOrder } from '#server/features/convert/read/photo/reading-order.ts'
import {
  type PhotoText,
  recognisePhoto,
} from '#server/features/convert/read/photo/recognise-photo.ts'
import { straighten } from '#server/features/convert/read/photo/straighten.ts'
import { wordsOfTable } from '#server/features/convert/read/photo/words.ts'
import { type PhotoScore, type PhotoTruth, plainText, scorePhoto, wordsOf } from './photo-score.ts'

type Row = { truth: PhotoTruth; score: PhotoScore; ms: number; text: string }
type Reader = (truth: PhotoTruth) => Promise<string>

const MAX_SHOWN_LENGTH = 40

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string' },
    worst: { type: 'string', default: '8' },
    out: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
})
const [dir = ''] = positionals
if (!dir) throw new Error('usage: node tests/eval/photos.ts DIR [--limit N] [--worst N]')

const all: PhotoTruth[] = JSON.parse(readFileSync(path.join(dir, 'truth.json'), 'utf8'))
const limit = Math.min(all.length, Number(options.limit ?? all.length))
// Spread over the set: neighbours are of one language and kind.
const photos = Array.from({ length: limit }, (_, at) => all[Math.floor((at * all.length) / limit)])
  .filter((truth) => truth !== undefined)
  .sort((a, b) => a.lang.localeCompare(b.lang))

const fileOf = ({ id }: PhotoTruth) => path.join(dir, `${id}.jpg`)
const read = new Map<string, PhotoText>()

const [first] = photos
if (first) await readOurs(first)
const readers = !options.alone && hasProgram() ? [readOurs, byProgram(), byProgram(1)] : [readOurs]
const [ours = [], theirs = [], theirsAlone = []] = await readAll(readers)
await closePhotoReaders()
printTable('this project', ours)
if (theirs.length > 0) {
  printTotal('the program, prepared photos', theirs)
  printPace('the threads it takes', ours, theirs)
  printPace('one thread', ours, theirsAlone)
}
if (!options.alone) printTotal('tesseract.js as it comes', await readAsItComes())
printWorst(ours, Number(options.worst))
if (options.out) writeTexts(options.out, ours)

/** Reads each photo with every reader in turn; rows by reader. */
async function readAll(readers: Reader[]): Promise<Row[][]> {
  const rows: Row[][] = readers.map(() => [])
  for (const truth of photos) {
    for (const [at, reader] of readers.entries()) {
      const start = performance.now()
      const text = await reader(truth)
      rows[at]?.push({ truth, text, ms: performance.now() - start, score: scorePhoto(truth, text) })
    }
  }
  return rows
}

async function readOurs(truth: PhotoTruth): Promise<string> {
  const photo = await openPhoto(readFileSync(fileOf(truth)))
  const result = await recognisePhoto(photo, { languages: [languageOf(truth)] }).catch(() => null)
  if (result) read.set(truth.id, result)
  return result?.text ?? ''
}

function languageOf({ lang }: PhotoTruth): PhotoLanguage {
  const language = PHOTO_LANGUAGES.find((code) => TRAINED[code] === lang)
  if (!language) throw new Error(`no such language: ${lang}`)
  return language
}

async function readAsItComes(): Promise<Row[]> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: await linkLanguageData(),
    cacheMethod: 'none',
  })
  let loaded = 'eng'
  const [rows = []] = await readAll([
    async (truth) => {
      if (loaded !== truth.lang) await worker.reinitialize(truth.lang)
      loaded = truth.lang
      return (await worker.recognize(fileOf(truth))).data.text
    },
  ])
  await worker.terminate()
  return rows
}

function hasProgram(): boolean {
  return spawnSync('tesseract', ['--version']).status === 0
}

/**
 * Ordered by our reading order, so that only the recognition differs.
 * @param threads at most; otherwise as many as it takes
 */
function byProgram(threads?: number): Reader {
  const limit = threads === undefined ? {} : { OMP_THREAD_LIMIT: String(threads) }
  return (truth) => readByProgram(truth, { ...process.env, ...limit })
}

async function readByProgram(truth: PhotoTruth, env: NodeJS.ProcessEnv): Promise<string> {
  const found = read.get(truth.id)
  if (!found) return ''
  // What ours does before reading is part of its time, so it is done here too; which way up the
  // photo is, is known by now.
  await straighten(await openPhoto(readFileSync(fileOf(truth))))
  const { prepared } = found
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'photo-eval-')), 'prepared.pgm')
  writeFileSync(file, encodePgm(prepared))
  const how = ['-l', truth.lang, '--psm', '3', '-c', 'thresholding_method=2', 'tsv']
  const table = execFileSync('tesseract', [file, '-', ...how], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  })
  return inReadingOrder(wordsOfTable(table.toString('utf8')))
    .map(({ words }) => words.map(({ text }) => text).join(' '))
    .join('\n')
}

function printTable(title: string, rows: Row[]): void {
  printTotal(title, rows)
  for (const part of ['variant', 'lang'] as const) {
    for (const [name, group] of Map.groupBy(rows, ({ truth }) => truth[part])) printRow(name, group)
  }
}

function printTotal(title: string, rows: Row[]): void {
  print(`\n${title}`)
  print(
    ['', 'photos', 'CER', 'words', 'numbers', 'fractions', 's p50', 's p95']
      .map((name, at) => (at === 0 ? name.padEnd(10) : name.padStart(10)))
      .join(''),
  )
  printRow('all', rows)
}

/** How many times as long as the other one takes for a photo. */
function printPace(how: string, rows: Row[], others: Row[]): void {
  const paces = rows.map(({ ms }, at) => ms / (others[at]?.ms ?? ms)).sort((a, b) => a - b)
  print(`pace beside it, ${how}, median: ${(paces[paces.length >> 1] ?? 0).toFixed(2)}`)
}

function printRow(name: string, rows: Row[]): void {
  const mean = (of: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  const right = (part: 'numbers' | 'fractions') => {
    const count = rows.reduce((sum, { score }) => sum + score[part].all, 0)
    const good = rows.reduce((sum, { score }) => sum + score[part].right, 0)
    return count === 0 ? '–' : `${((100 * good) / count).toFixed(1)} %`
  }
  const times = rows.map(({ ms }) => ms / 1000).sort((a, b) => a - b)
  const quantile = (share: number) =>
    (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2)
  const cells = [
    String(rows.length),
    mean(({ score }) => score.characterErrors).toFixed(4),
    mean(({ score }) => score.words).toFixed(3),
    right('numbers'),
    right('fractions'),
    quantile(0.5),
    quantile(0.95),
  ]
  print(name.padEnd(10) + cells.map((cell) => cell.padStart(10)).join(''))
}

function printWorst(rows: Row[], count: number): void {
  const worst = [...rows].sort((a, b) => b.score.characterErrors - a.score.characterErrors)
  for (const { truth, score, text } of worst.slice(0, count)) {
    print(`\n${truth.id}: CER ${score.characterErrors.toFixed(4)}, words ${score.words.toFixed(3)}`)
    const want = wordsOf(
      plainText([truth.head, truth.ing, truth.steps, truth.note].flat().join(' ')),
    )
    const got = wordsOf(plainText(text))
    print(`  missing: ${without(want, got)}`)
    print(`  instead: ${without(got, want)}`)
  }
}

function without(words: string[], others: string[]): string {
  const left = [...others]
  const only = words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return only.slice(0, MAX_SHOWN_LENGTH).join(' ')
}

function writeTexts(folder: string, rows: Row[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { truth, text } of rows) writeFileSync(path.join(folder, `${truth.id}.txt`), text)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
