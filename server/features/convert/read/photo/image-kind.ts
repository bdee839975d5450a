export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heif'

const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'hevc', 'avif'])

/** What an image is by its first bytes, whatever it is called; null for everything else. */
export function imageKind(bytes: Buffer): ImageKind | null {
  if (bytes.length < 12) return null
  const ascii = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) === 'ftyp' && HEIF_BRANDS.has(ascii(8, 12))) return 'heif'
  return null
}

const ANIMATION_CHUNK = 'acTL'
const FIRST_PIXELS_CHUNK = 'IDAT'

/** Whether a PNG moves: its animation chunk stands before its first pixels. */
export function isAnimatedPng(bytes: Buffer): boolean {
  let at = 8
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === ANIMATION_CHUNK) return true
    if (type === FIRST_PIXELS_CHUNK) return false
    at += 12 + bytes.readUInt32BE(at)
  }
  return false
}
