import { PHOTO_LIMITS } from '#shared/convert.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** Above this nothing more is read out of a photo. Pixels on the long side. */
export const MAX_SIDE_LENGTH = 2_600
export const JPEG_QUALITY = 0.9

/** What the server decodes itself. */
const SENT_AS_IT_IS = ['image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = 1_000_000

/** A file that is no photo that can be sent. */
export class PhotoFileError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

type Size = { width: number; height: number }

/** The size at which a picture is sent: as it is, or with its long side at the limit. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE_LENGTH / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * A file as a data URL to send: shrunk where it is larger than what is read, as JPEG where it is
 * of a kind that only browsers know, and as it is where this browser does not know it either.
 * Throws `PhotoFileError`.
 */
export async function readPhotoFile(file: Blob): Promise<string> {
  if (isOtherThanImage(file.type)) throw new PhotoFileError('PHOTO_TYPE_UNSUPPORTED')
  const bitmap = await decode(file)
  const isLarge = file.size > PHOTO_LIMITS.megabytes * MEGABYTE
  if (!bitmap) {
    if (isLarge) throw new PhotoFileError('PHOTO_TOO_LARGE')
    return readAsDataUrl(file)
  }
  try {
    const size = sizeToSend(bitmap)
    const fits = size.width === bitmap.width && SENT_AS_IT_IS.includes(file.type) && !isLarge
    return fits ? await readAsDataUrl(file) : drawAsJpeg(bitmap, size)
  } finally {
    bitmap.close()
  }
}

/** Draws a picture, or what a video shows right now, as a JPEG data URL. */
export function drawAsJpeg(source: CanvasImageSource, { width, height }: Size): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}

/** Some systems name no type, for instance of HEIC; the server looks at the bytes. */
function isOtherThanImage(type: string): boolean {
  return type !== '' && type !== 'application/octet-stream' && !type.startsWith('image/')
}

/** Upright as the camera was held; null for what this browser cannot decode. */
function decode(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
}

function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new PhotoFileError('PHOTO_BROKEN'))
    reader.readAsDataURL(file)
  })
}
