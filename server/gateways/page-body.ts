import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { DomainError } from '#server/errors.ts'

export const PAGE_LIMIT_MB = 5
const LIMIT_BYTES = PAGE_LIMIT_MB * 1024 * 1024

/** Browsers show what came of a stream that was cut off; so do we. */
const LENIENT = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }

/**
 * The whole body, decompressed; reading stops as soon as it grows past the limit, so a small
 * answer cannot unpack into a huge one.
 * @throws DomainError PAGE_TOO_LARGE with `limit` in MB, PAGE_FAILED for an unknown or broken encoding
 */
export async function readBody(body: Readable, encoding: string): Promise<Buffer> {
  const stream = decoded(body, encoding)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size > LIMIT_BYTES) throw new DomainError('PAGE_TOO_LARGE', { limit: PAGE_LIMIT_MB })
      chunks.push(chunk)
    }
  } finally {
    stream.destroy()
    body.destroy()
  }
  return Buffer.concat(chunks)
}

function decoded(body: Readable, encoding: string): Readable {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity')
  if (names.length > 2) throw new DomainError('PAGE_FAILED')
  return names.reverse().reduce((stream, name) => unpacked(stream, name), body)
}

function unpacked(stream: Readable, name: string): Readable {
  const unpack = unpackerOf(name)
  return pipeline(stream, unpack, () => undefined)
}

function unpackerOf(name: string) {
  if (name === 'gzip' || name === 'x-gzip') return createGunzip(LENIENT)
  if (name === 'deflate') return createInflate(LENIENT)
  if (name === 'br') return createBrotliDecompress()
  throw new DomainError('PAGE_FAILED')
}
