import sharp from 'sharp'
import type { Raster } from './raster.ts'

/** The picture enlarged, so that small letters keep their strokes. */
export async function enlarge({ pixels, width, height }: Raster, times: number): Promise<Raster> {
  const columns = Math.round(width * times)
  const rows = Math.round(height * times)
  const { data } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(columns, rows, { kernel: 'cubic', fit: 'fill' })
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: columns, height: rows }
}
