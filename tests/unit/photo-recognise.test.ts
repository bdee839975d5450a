import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { openPhoto } from '#server/features/convert/read/photo/open-photo.ts'
import { closePhotoReaders } from '#server/features/convert/read/photo/reader-pool.ts'
import {
  cropLine,
  encodePicture,
  recognisePhoto,
} from '#server/features/convert/read/photo/recognise-photo.ts'

const card = (name: string) =>
  readFileSync(new URL(`../fixtures/photos/${name}.jpg`, import.meta.url))

afterAll(closePhotoReaders)

describe('a photo of a recipe card', () => {
  test('taken askew and sideways is read in order, fractions and all', async () => {
    const sideways = await sharp(card('card-en')).rotate(90).jpeg().toBuffer()

    const { text, lines, prepared } = await recognisePhoto(await openPhoto(sideways), {
      languages: ['en'],
      page: 2,
    })

    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Spiced Pumpkin Loaf',
        '1½ cups plain flour',
        '½ tsp ground cloves',
        '¾ cup brown sugar',
        '80 ml sunflower oil',
        '1. Heat the oven to 170 °C and line a loaf tin.',
        '4. Bake for 55 minutes and cool before slicing.',
      ]),
    )
    expect(text.indexOf('sunflower')).toBeLessThan(text.indexOf('Heat the oven'))
    const title = lines.find((line) => line.text === 'Spiced Pumpkin Loaf')
    expect(title).toMatchObject({ page: 2 })
    expect(title?.confidence).toBeGreaterThan(0.8)
    if (!title) return
    const piece = await cropLine(await encodePicture(prepared), title.box)
    const { width, height, format } = await sharp(piece).metadata()
    expect(format).toBe('jpeg')
    expect(width).toBeGreaterThan(height * 3)
  })

  test('in other letters than expected is read in its own language', async () => {
    const { text, language } = await recognisePhoto(await openPhoto(card('card-uk')), {
      languages: ['pl'],
    })

    expect(language).toBe('uk')
    expect(text).toContain('Гарбузова каша')
    expect(text).toContain('½ склянки пшона')
  })

  test('without any text is refused', async () => {
    const blank = { create: { width: 300, height: 200, channels: 3, background: '#fff' } } as const
    const photo = await openPhoto(await sharp(blank).png().toBuffer())

    await expect(recognisePhoto(photo, { languages: ['en'] })).rejects.toMatchObject({
      code: 'PHOTO_NO_TEXT',
    })
  })

  test('is given up when nobody waits for it any more, and the next one is read', async () => {
    const photo = await openPhoto(card('card-uk'))
    const gone = new AbortController()
    const reading = recognisePhoto(photo, { languages: ['uk'], signal: gone.signal })
    gone.abort(new Error('gone'))

    await expect(reading).rejects.toThrow('gone')
    expect((await recognisePhoto(photo, { languages: ['uk'] })).text).toContain('пшона')
  })
})
