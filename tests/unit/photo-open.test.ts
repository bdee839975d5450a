import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openPhoto } from '#server/features/convert/read/photo/open-photo.ts'
import { PHOTO_LIMITS } from '#shared/convert.ts'
import type { ErrorCode } from '#shared/errors.ts'

const grey = { create: { width: 60, height: 40, channels: 3, background: '#888' } } as const
const jpeg = () => sharp(grey).jpeg().toBuffer()
const png = () => sharp(grey).png().toBuffer()
const asUrl = (bytes: Buffer, type = 'image/jpeg') =>
  `data:${type};base64,${bytes.toString('base64')}`

async function expectRefusal(source: string | Buffer, code: ErrorCode) {
  await expect(openPhoto(source)).rejects.toMatchObject({ name: 'DomainError', code })
}

/** A still PNG with the chunk before its pixels that makes it move. */
async function animatedPng(): Promise<Buffer> {
  const still = await png()
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)])
}

describe('photos that are opened', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', () => sharp(grey).webp().toBuffer()],
    ['PNG with 16 bits and transparency', () => deepPng()],
  ])('%s becomes grey pixels', async (_, make) => {
    const { pixels, width, height } = await openPhoto(await make())

    expect({ width, height }).toEqual({ width: 60, height: 40 })
    expect(pixels).toHaveLength(60 * 40)
  })

  test('the content decides, not the label of the data URL', async () => {
    expect(await openPhoto(asUrl(await png(), 'image/jpeg'))).toMatchObject({ width: 60 })
  })

  test('a photo taken sideways is turned by its own note of that', async () => {
    const sideways = await sharp(grey).withMetadata({ orientation: 6 }).jpeg().toBuffer()

    expect(await openPhoto(sideways)).toMatchObject({ width: 40, height: 60 })
  })

  test('what is transparent is paper', async () => {
    const clear = { create: { ...grey.create, channels: 4, background: '#0000' } } as const

    const { pixels } = await openPhoto(await sharp(clear).png().toBuffer())

    expect(pixels[0]).toBe(255)
  })

  test('a very large photo is shrunk', async () => {
    const large = { create: { ...grey.create, width: 4000, height: 3000 } }

    const { width, height } = await openPhoto(await sharp(large).jpeg().toBuffer())

    expect(Math.max(width, height)).toBe(2200)
  })
})

describe('photos that are refused by name', () => {
  test.each(['', '   '])('nothing at all (%j)', async (source) => {
    await expectRefusal(source, 'PHOTO_MISSING')
  })

  test('a data URL without bytes', async () => {
    await expectRefusal('data:image/png;base64,', 'PHOTO_MISSING')
  })

  test.each([
    [
      'a drawing (SVG)',
      '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
    ],
    ['a web page', '<!doctype html><img src="x" onerror="alert(1)">'],
    ['a moving GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00'],
    ['something short', 'ÿØÿ'],
  ])('%s dressed as a photo', async (_, content) => {
    await expectRefusal(asUrl(Buffer.from(content, 'latin1')), 'PHOTO_TYPE_UNSUPPORTED')
  })

  test('what is no data URL', async () => {
    await expectRefusal('file:///etc/passwd', 'PHOTO_TYPE_UNSUPPORTED')
  })

  test('a photo cut off while it was sent', async () => {
    const noisy = await sharp({
      create: { width: 600, height: 400, channels: 3, noise: { type: 'gaussian' }, background: '' },
    } as never)
      .jpeg()
      .toBuffer()

    await expectRefusal(noisy.subarray(0, noisy.length >> 1), 'PHOTO_BROKEN')
  })

  test('a head of a photo with nothing behind it', async () => {
    const rubbish = Buffer.concat([(await png()).subarray(0, 20), Buffer.alloc(5000, 7)])

    await expectRefusal(rubbish, 'PHOTO_BROKEN')
  })

  test('few bytes that unpack to very many pixels', async () => {
    const bomb = await sharp({ create: { ...grey.create, width: 9000, height: 5000 } })
      .png()
      .toBuffer()

    expect(bomb.length).toBeLessThan(1_000_000)
    await expectRefusal(bomb, 'PHOTO_TOO_MANY_PIXELS')
  })

  test('a file that is too large', async () => {
    const large = Buffer.concat([await jpeg(), Buffer.alloc(PHOTO_LIMITS.megabytes * 1_000_000)])

    await expectRefusal(large, 'PHOTO_TOO_LARGE')
    await expectRefusal(asUrl(Buffer.concat([large, large])), 'PHOTO_TOO_LARGE')
  })

  test('an animated PNG', async () => {
    await expectRefusal(await animatedPng(), 'PHOTO_ANIMATED')
  })

  test('an animated WebP', async () => {
    const frames = [await png(), await sharp(grey).negate().png().toBuffer()]
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()

    await expectRefusal(animated, 'PHOTO_ANIMATED')
  })
})

function deepPng(): Promise<Buffer> {
  return sharp({ create: { ...grey.create, channels: 4 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
}
