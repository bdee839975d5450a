import sharp from 'sharp'
import { DomainError } from '#server/errors.ts'
import type { PhotoLanguage } from './language-data.ts'
import type { Box, Raster } from './raster.ts'
import type { ReadLine } from './read-picture.ts'
import { readInThread } from './reader-pool.ts'
import { joinLines } from './repair-text.ts'

const LIMIT_MS = 60_000
const MIN_SIDE_PX = 16
const MIN_LETTERS = 3
/** Of print at least one line is read surer than this; in tiles or leaves none is. */
const MIN_SURE = 0.3

export type PhotoLine = ReadLine & { page: number }

export type PhotoText = {
  /** In reading order, cut words put together. */
  text: string
  /** As they stand in the prepared picture, which their boxes are of. */
  lines: PhotoLine[]
  /** The language it was read in, which need not be one that was asked for. */
  language: PhotoLanguage
  /** The straightened picture. */
  prepared: Raster
}

export type RecognisePhotoOptions = {
  /** The likeliest first. */
  languages: PhotoLanguage[]
  /** Which of several photos of one recipe this is, from 0. */
  page?: number
  signal?: AbortSignal
}

/**
 * What is printed on a photo.
 * @throws DomainError PHOTO_NO_TEXT, PHOTO_TIMEOUT (60 s), NOT_READY; the signal's reason
 */
export async function recognisePhoto(
  photo: Raster,
  { languages, page = 0, signal }: RecognisePhotoOptions,
): Promise<PhotoText> {
  if (Math.min(photo.width, photo.height) < MIN_SIDE_PX) throw new DomainError('PHOTO_NO_TEXT')
  const read = await readInThread({ picture: photo, languages }, LIMIT_MS, signal)
  if (!read) throw new DomainError('PHOTO_TIMEOUT')

  const lines = read.lines.map((line) => ({ ...line, page }))
  const text = joinLines(lines.map((line) => line.text))
  const isSure = lines.some(({ confidence }) => confidence >= MIN_SURE)
  const letters = text.match(/\p{L}/gu) ?? []
  if (!isSure || letters.length < MIN_LETTERS) throw new DomainError('PHOTO_NO_TEXT')
  return { text, lines, language: read.language, prepared: read.prepared }
}

const QUALITY = 60
/** Shares of a line's height that are shown around it. */
const MARGIN = 0.4

/** The prepared picture as a small JPEG of the same size, to keep beside the text. */
export async function encodePicture({ pixels, width, height }: Raster): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** The piece of a prepared picture (JPEG) that a line stands on. */
export async function cropLine(picture: Buffer, box: Box): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const margin = box.height * MARGIN
  const left = Math.max(0, Math.floor(box.left - margin))
  const top = Math.max(0, Math.floor(box.top - margin))
  const right = Math.min(width, Math.ceil(box.left + box.width + margin))
  const bottom = Math.min(height, Math.ceil(box.top + box.height + margin))
  return sharp(picture)
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
