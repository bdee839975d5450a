import sharp from 'sharp'
import type { Raster } from './raster.ts'

/** Quick rather than small: it is read again within seconds. */
const COMPRESSION = 2

/** A photo's grey pixels as a file that holds nothing else (PNG, without loss). */
export async function encodePage({ pixels, width, height }: Raster): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: COMPRESSION })
    .toBuffer()
}
