/** An 8-bit grey picture, row by row, 0 = black. */
export type Raster = { pixels: Uint8Array; width: number; height: number }

export type Box = { left: number; top: number; width: number; height: number }

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3

export function turnRaster({ pixels, width, height }: Raster, turns: QuarterTurns): Raster {
  if (turns === 0) return { pixels, width, height }
  if (turns === 2) return { pixels: pixels.slice().reverse(), width, height }

  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y
      turned[at] = pixels[y * width + x] ?? 0
    }
  }
  return { pixels: turned, width: height, height: width }
}

export function negateRaster({ pixels, width, height }: Raster): Raster {
  const negated = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) negated[at] = 255 - (pixels[at] as number)
  return { pixels: negated, width, height }
}

/** The part of a picture inside a box; what sticks out of the picture is left off. */
export function cropRaster({ pixels, width, height }: Raster, box: Box): Raster {
  const left = clamp(Math.floor(box.left), 0, width)
  const top = clamp(Math.floor(box.top), 0, height)
  const right = clamp(Math.ceil(box.left + box.width), left, width)
  const bottom = clamp(Math.ceil(box.top + box.height), top, height)
  const part = new Uint8Array((right - left) * (bottom - top))
  for (let y = top; y < bottom; y++) {
    part.set(pixels.subarray(y * width + left, y * width + right), (y - top) * (right - left))
  }
  return { pixels: part, width: right - left, height: bottom - top }
}

/** A portable greymap: what the engine decodes quickest, since nothing is compressed. */
export function encodePgm({ pixels, width, height }: Raster): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
