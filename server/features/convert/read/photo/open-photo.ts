import sharp, { type Metadata } from 'sharp'
import { DomainError } from '#server/errors.ts'
import { PHOTO_LIMITS } from '#shared/convert.ts'
import { imageKind, isAnimatedPng } from './image-kind.ts'
import type { Raster } from './raster.ts'

/** Beyond this long side a photo is shrunk to that: reading more pixels finds no more words. */
const SHRINK_OVER_PX = 2600
const SHRUNK_PX = 2200
/** Decoding stops after this many seconds: some files are made to take forever. */
const DECODE_SECONDS = 20

/**
 * A photo as grey pixels, the right way up by its own note of orientation. Nothing else of the
 * file goes on: no place, no device, no preview. Decoding runs off the main thread.
 * @param source the file's bytes, or a data URL of it
 * @throws DomainError PHOTO_MISSING, PHOTO_TOO_LARGE, PHOTO_TOO_MANY_PIXELS,
 * PHOTO_TYPE_UNSUPPORTED, PHOTO_ANIMATED, PHOTO_BROKEN
 */
export async function openPhoto(source: string | Buffer): Promise<Raster> {
  const bytes = typeof source === 'string' ? bytesOfDataUrl(source) : source
  if (bytes.length === 0) throw new DomainError('PHOTO_MISSING')
  if (bytes.length > PHOTO_LIMITS.megabytes * 1_000_000) throw tooLarge()
  const kind = imageKind(bytes)
  if (!kind) throw new DomainError('PHOTO_TYPE_UNSUPPORTED')

  refuseUnreadable(await metadataOf(bytes, kind === 'heif'), bytes)
  return decode(bytes)
}

function tooLarge(): DomainError {
  return new DomainError('PHOTO_TOO_LARGE', { limit: PHOTO_LIMITS.megabytes })
}

const DATA_URL_HEAD = /^data:[\w.+/-]{0,100}(?:;[\w=.-]{1,50}){0,3};base64,/

/** What the URL says its content is does not matter: the bytes decide. */
function bytesOfDataUrl(url: string): Buffer {
  if (url.trim() === '') return Buffer.alloc(0)
  if (url.length > PHOTO_LIMITS.megabytes * 1_400_000) throw tooLarge()
  const head = DATA_URL_HEAD.exec(url)?.[0]
  if (head === undefined) throw new DomainError('PHOTO_TYPE_UNSUPPORTED')
  return Buffer.from(url.slice(head.length), 'base64')
}

async function metadataOf(bytes: Buffer, isHeif: boolean): Promise<Metadata> {
  try {
    // The limit is ours to report by name, so the library's own is off for this look at the head.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    // Which HEIF photos can be read depends on the library's build.
    throw new DomainError(isHeif ? 'PHOTO_TYPE_UNSUPPORTED' : 'PHOTO_BROKEN', {}, { cause })
  }
}

function refuseUnreadable({ width, height, pages = 1 }: Metadata, bytes: Buffer): void {
  if (width * height > PHOTO_LIMITS.megapixels * 1_000_000) {
    throw new DomainError('PHOTO_TOO_MANY_PIXELS', { limit: PHOTO_LIMITS.megapixels })
  }
  if (pages > 1 || (imageKind(bytes) === 'png' && isAnimatedPng(bytes))) {
    throw new DomainError('PHOTO_ANIMATED')
  }
}

async function decode(bytes: Buffer): Promise<Raster> {
  try {
    const image = sharp(bytes, {
      limitInputPixels: PHOTO_LIMITS.megapixels * 1_000_000,
      failOn: 'truncated',
      sequentialRead: true,
    })
    const { width, height } = await image.metadata()
    const isHuge = Math.max(width, height) > SHRINK_OVER_PX
    const upright = image.autoOrient().flatten({ background: '#ffffff' })
    const sized = isHuge ? upright.resize(SHRUNK_PX, SHRUNK_PX, { fit: 'inside' }) : upright
    const { data, info } = await sized
      .greyscale()
      .timeout({ seconds: DECODE_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { pixels: firstChannel(data, info.channels), width: info.width, height: info.height }
  } catch (cause) {
    throw new DomainError('PHOTO_BROKEN', {}, { cause })
  }
}

function firstChannel(data: Buffer, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data)
  return Uint8Array.from({ length: data.length / channels }, (_, at) => data[at * channels] ?? 0)
}
