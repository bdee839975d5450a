import type { Box } from './raster.ts'

/** A connected patch of ink: its box and how many pixels of it are ink. */
export type Blob = Box & { area: number }

/** Picture noise makes any number of blobs; text never needs so many. */
const MAX_BLOBS = 60_000

/** The connected patches of ink (eight neighbours), found from the runs of each row. */
export function findBlobs(ink: Uint8Array, width: number, height: number): Blob[] {
  const runs = new Runs()
  let above = 0
  let current = 0
  for (let y = 0; y < height; y++) {
    above = current
    current = runs.count
    let x = 0
    while (x < width) {
      if (ink[y * width + x] === 0) {
        x++
        continue
      }
      const start = x
      while (x < width && ink[y * width + x] === 1) x++
      const run = runs.add(start, x, y)
      while (above < current && runs.endOf(above) < start) above++
      for (let other = above; other < current && runs.startOf(other) <= x; other++) {
        runs.join(run, other)
      }
    }
  }
  return runs.blobs()
}

/** Runs of ink with union-find over them. */
class Runs {
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #rows: number[] = []
  readonly #parents: number[] = []

  get count(): number {
    return this.#starts.length
  }

  startOf(run: number): number {
    return this.#starts[run] ?? 0
  }

  /** One past the last pixel. */
  endOf(run: number): number {
    return this.#ends[run] ?? 0
  }

  add(start: number, end: number, row: number): number {
    this.#starts.push(start)
    this.#ends.push(end)
    this.#rows.push(row)
    return this.#parents.push(this.#parents.length) - 1
  }

  join(one: number, other: number): void {
    const a = this.#rootOf(one)
    const b = this.#rootOf(other)
    if (a < b) this.#parents[b] = a
    else this.#parents[a] = b
  }

  #rootOf(run: number): number {
    let root = run
    while (this.#parents[root] !== root) {
      const parent = this.#parents[root] ?? root
      this.#parents[root] = this.#parents[parent] ?? parent
      root = parent
    }
    return root
  }

  blobs(): Blob[] {
    const blobs = new Map<number, Blob>()
    for (let run = 0; run < this.count; run++) {
      const root = this.#rootOf(run)
      const start = this.startOf(run)
      const end = this.endOf(run)
      const row = this.#rows[run] ?? 0
      const blob = blobs.get(root)
      if (!blob) {
        if (blobs.size >= MAX_BLOBS) break
        blobs.set(root, { left: start, top: row, width: end - start, height: 1, area: end - start })
        continue
      }
      const left = Math.min(blob.left, start)
      blob.width = Math.max(blob.left + blob.width, end) - left
      blob.left = left
      blob.height = row - blob.top + 1
      blob.area += end - start
    }
    return [...blobs.values()]
  }
}
