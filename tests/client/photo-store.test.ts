import { beforeEach, describe, expect, test } from 'vitest'
import {
  addPhotos,
  claimPhotos,
  currentRead,
  forgetHandedOver,
  handOver,
  keepRead,
  movePhoto,
  removePhoto,
  showPhoto,
  usePhotos,
} from '#client/features/photo/photo-store.ts'
import { sizeToSend } from '#client/features/photo/shrink-photo.ts'

const images = () => usePhotos.getState().photos.map(({ image }) => image)
const idOf = (image: string) =>
  usePhotos.getState().photos.find((photo) => photo.image === image)?.id ?? 0
const READ = { recipeId: '01890000-0000-7000-8000-00000000000a', lines: [], isMended: false }

beforeEach(() => {
  claimPhotos('')
  claimPhotos('anna')
})

describe('the pages of a recipe', () => {
  test('keep their order, change it, and go one by one', () => {
    addPhotos(['a', 'b', 'c'])
    movePhoto(idOf('c'), -1)
    expect(images()).toEqual(['a', 'c', 'b'])
    movePhoto(idOf('a'), -1)
    movePhoto(idOf('b'), 1)
    expect(images()).toEqual(['a', 'c', 'b'])
    removePhoto(idOf('c'))
    expect(images()).toEqual(['a', 'b'])
  })

  test('show the newest, and after a deletion the one that took its place', () => {
    const shown = () =>
      usePhotos.getState().photos.find(({ id }) => id === usePhotos.getState().shownId)
    addPhotos(['a', 'b', 'c'])
    expect(shown()?.image).toBe('c')
    showPhoto(idOf('a'))
    removePhoto(idOf('a'))
    expect(shown()?.image).toBe('b')
    showPhoto(idOf('c'))
    removePhoto(idOf('c'))
    expect(shown()?.image).toBe('b')
  })

  test('are six at most; the others are counted and left out', () => {
    expect(addPhotos(['1', '2', '3', '4', '5'])).toBe(0)
    expect(addPhotos(['6', '7', '8'])).toBe(2)
    expect(images()).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  test('are not shown to somebody else', () => {
    addPhotos(['a'])
    claimPhotos('anna')
    expect(images()).toEqual(['a'])
    claimPhotos('bert')
    expect(images()).toEqual([])
  })
})

describe('what was read', () => {
  test('counts only as long as the photos are the same', () => {
    addPhotos(['a', 'b'])
    keepRead(usePhotos.getState().photos, READ)
    expect(currentRead()).toMatchObject(READ)
    movePhoto(idOf('b'), -1)
    expect(currentRead()).toBeNull()
    movePhoto(idOf('b'), 1)
    expect(currentRead()).toMatchObject(READ)
    addPhotos(['c'])
    expect(currentRead()).toBeNull()
  })

  test('is forgotten with its photos once it has been given on, unless another page came', () => {
    addPhotos(['a'])
    forgetHandedOver()
    expect(images()).toEqual(['a'])
    handOver()
    addPhotos(['b'])
    forgetHandedOver()
    expect(images()).toEqual(['a', 'b'])
    handOver()
    forgetHandedOver()
    expect(images()).toEqual([])
  })
})

test.each([
  [
    { width: 2600, height: 1800 },
    { width: 2600, height: 1800 },
  ],
  [
    { width: 4032, height: 3024 },
    { width: 2600, height: 1950 },
  ],
  [
    { width: 3000, height: 6000 },
    { width: 1300, height: 2600 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
])('a photo of %o is sent as %o', (taken, sent) => {
  expect(sizeToSend(taken)).toEqual(sent)
})
