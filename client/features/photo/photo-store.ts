import { create } from 'zustand'
import { PHOTO_LIMITS, type PhotoRead } from '#shared/convert.ts'

export type Photo = {
  id: number
  /** A data URL. */
  image: string
}

export type KeptRead = PhotoRead & {
  /** The cook has mended lines, and the draft does not have them yet. */
  isMended: boolean
}

type PhotoState = {
  /** Whose photos these are; another person finds none. */
  owner: string | null
  /** Pages of one recipe, in its order. */
  photos: Photo[]
  /** The page that is looked at. */
  shownId: number | null
  /** What was read, and of which photos. */
  read: (KeptRead & { key: string }) | null
  /** What was read has been given on to be converted. */
  isHandedOver: boolean
}

const NOTHING: PhotoState = {
  owner: null,
  photos: [],
  shownId: null,
  read: null,
  isHandedOver: false,
}

/** What was taken stays through errors, cancelling and other tabs, until it is a recipe. */
export const usePhotos = create<PhotoState>()(() => NOTHING)

let lastId = 0

/** Puts images behind the others; those beyond the limit are left out. Returns how many. */
export function addPhotos(images: readonly string[]): number {
  const { photos } = usePhotos.getState()
  const taken = images.slice(0, PHOTO_LIMITS.photos - photos.length)
  const added = taken.map((image) => {
    lastId += 1
    return { id: lastId, image }
  })
  // The newest is the one that nobody has looked at yet.
  const shownId = added.at(-1)?.id
  if (shownId) usePhotos.setState({ photos: [...photos, ...added], shownId, isHandedOver: false })
  return images.length - taken.length
}

export function removePhoto(id: number): void {
  const before = usePhotos.getState().photos
  const index = before.findIndex((photo) => photo.id === id)
  const photos = before.filter((photo) => photo.id !== id)
  const shownId = (photos[index] ?? photos.at(-1))?.id ?? null
  usePhotos.setState({ photos, shownId, isHandedOver: false })
}

export function showPhoto(shownId: number): void {
  usePhotos.setState({ shownId })
}

/** Moves a page to before the one ahead of it (-1), or behind the next (1). */
export function movePhoto(id: number, by: 1 | -1): void {
  const photos = [...usePhotos.getState().photos]
  const from = photos.findIndex((photo) => photo.id === id)
  const moved = photos[from]
  if (!moved || !photos[from + by]) return
  photos.splice(from, 1)
  photos.splice(from + by, 0, moved)
  usePhotos.setState({ photos, isHandedOver: false })
}

/** What was read of exactly the photos that are there now. */
export function currentRead(): KeptRead | null {
  const { photos, read } = usePhotos.getState()
  return read?.key === keyOf(photos) ? read : null
}

export function keepRead(photos: readonly Photo[], read: KeptRead): void {
  usePhotos.setState({ read: { ...read, key: keyOf(photos) } })
}

/** Has the photos read again next time. */
export function dropRead(): void {
  usePhotos.setState({ read: null, isHandedOver: false })
}

export function handOver(): void {
  usePhotos.setState({ isHandedOver: true })
}

/** Makes the photos a person's own: those of another are forgotten. */
export function claimPhotos(owner: string): void {
  if (usePhotos.getState().owner !== owner) usePhotos.setState({ ...NOTHING, owner })
}

/** Forgets what has become a recipe or a draft that is being converted. */
export function forgetHandedOver(): void {
  const { isHandedOver, owner } = usePhotos.getState()
  if (isHandedOver) usePhotos.setState({ ...NOTHING, owner })
}

function keyOf(photos: readonly Photo[]): string {
  return photos.map(({ id }) => id).join(' ')
}
