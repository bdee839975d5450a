import type { Engine } from './engine.ts'
import { restoreFractions } from './fractions.ts'
import { isCyrillic, otherLanguage } from './language.ts'
import type { PhotoLanguage } from './language-data.ts'
import { type Box, type QuarterTurns, type Raster, turnRaster } from './raster.ts'
import { readAgain } from './read-again.ts'
import { inReadingOrder, type Line } from './reading-order.ts'
import { repairBullets, repairLine } from './repair-text.ts'
import { GRAINY, grainOf, soften } from './sharpen.ts'
import { restoreStepNumbers } from './step-numbers.ts'
import { straighten } from './straighten.ts'
import { confidentWords, isNoise, judgeReading, type Word } from './words.ts'

/** A line as it stands in the picture; confidence from 0 to 1. */
export type ReadLine = { text: string; confidence: number; box: Box }

/** The lines in reading order, and the picture that their boxes are in. */
export type ReadPicture = { lines: ReadLine[]; language: PhotoLanguage; prepared: Raster }

/** A reading below either is doubted: it may be upside down or in other letters. */
const MIN_WORDS = 8
const MIN_CONFIDENT = 0.55
/** Of a grainy photo more is expected before it is left at one reading. */
const MIN_SURE = 0.9

type Attempt = { picture: Raster; language: PhotoLanguage; words: Word[] }

/** Straightens and reads a picture. The first of the languages is tried first. */
export async function readPicture(
  raster: Raster,
  languages: PhotoLanguage[],
  engine: Engine,
): Promise<ReadPicture> {
  const [first = 'en', ...others] = languages
  let best = await attempt(engine, await straighten(raster), first)
  if (isDoubtful(best)) best = await tryTurns(engine, best, [2])
  if (isDoubtful(best)) best = await tryLanguages(engine, best, [...others, 'uk', 'en'])
  if (isDoubtful(best)) best = await tryTurns(engine, best, [1, 3])

  const rather = otherLanguage(textOf(best.words), best.language)
  if (rather) best = await attempt(engine, best.picture, rather)
  if (grainOf(raster) >= GRAINY && isUnsure(best)) best = await trySoftened(engine, raster, best)
  const words = await readAgain(engine, best.picture, best.language, best.words)
  const lines = inReadingOrder(words).filter(({ words }) => !isNoise(words))
  const numbered = restoreStepNumbers(best.picture, lines)
  return {
    lines: finishLines(restoreFractions(best.picture, numbered), best.language),
    language: best.language,
    prepared: best.picture,
  }
}

async function attempt(engine: Engine, picture: Raster, language: PhotoLanguage): Promise<Attempt> {
  return { picture, language, words: await engine.read(picture, language) }
}

function isDoubtful({ words }: Attempt): boolean {
  const reading = judgeReading(words)
  return reading.words < MIN_WORDS || reading.confident < MIN_CONFIDENT
}

function better(one: Attempt, other: Attempt): Attempt {
  const score = ({ words }: Attempt) => confidentWords(judgeReading(words))
  return score(other) > score(one) ? other : one
}

function isUnsure({ words }: Attempt): boolean {
  return judgeReading(words).confident < MIN_SURE
}

/** Softer print is worse to read, but less so than thin print that drowns in grain. */
async function trySoftened(engine: Engine, raster: Raster, first: Attempt): Promise<Attempt> {
  const again = await attempt(engine, await straighten(soften(raster)), first.language)
  return better(first, isDoubtful(again) ? await tryTurns(engine, again, [2]) : again)
}

/** Upside down is likeliest; on its side it is only where the lines did not show it. */
async function tryTurns(engine: Engine, first: Attempt, turnings: QuarterTurns[]) {
  let best = first
  for (const turns of turnings) {
    const turned = turnRaster(first.picture, turns)
    best = better(best, await attempt(engine, turned, first.language))
    if (!isDoubtful(best)) break
  }
  return best
}

/** Other letters than the expected ones: the alphabet decides first, the language follows. */
async function tryLanguages(
  engine: Engine,
  first: Attempt,
  languages: PhotoLanguage[],
): Promise<Attempt> {
  const other = languages.find((language) => isCyrillic(language) !== isCyrillic(first.language))
  if (!other || first.words.length === 0) return first
  const second = await attempt(engine, first.picture, other)
  if (!isDoubtful(second)) return better(first, second)
  const turned = await attempt(engine, turnRaster(first.picture, 2), other)
  return [second, turned].reduce(better, first)
}

function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

function finishLines(lines: Line[], language: PhotoLanguage): ReadLine[] {
  const raw = lines.map(({ words }) => repairLine(textOf(words), language))
  const texts = repairBullets(raw)
  return lines.flatMap(({ words, box }, index) => {
    const text = texts[index]?.trim()
    return text ? [{ text, confidence: meanConfidence(words), box }] : []
  })
}

/** Long words count for more: a dot the engine is sure of says little. */
function meanConfidence(words: Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return letters === 0 ? 0 : sure / letters
}
