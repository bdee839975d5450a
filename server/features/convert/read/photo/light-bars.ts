import type { LineChain } from './line-chains.ts'
import type { Box, Raster } from './raster.ts'
import { grainOf } from './sharpen.ts'

/** By how many grey levels print is lighter than the bar it stands on, at least. */
const MIN_CONTRAST = 25
/** The brightest pixel of a letter lies that many times the grain above the letter's own grey. */
const GRAIN_PEAK = 3.5
const MAX_BARS = 20
/** How far a bar's own grey may vary. */
const SAME_GREY = 14

/** Bars with light print on a light page, such as a title on colour: the whole of each bar. */
export function findBars(raster: Raster, lightChains: LineChain[]): Box[] {
  const contrast = MIN_CONTRAST + GRAIN_PEAK * grainOf(raster)
  const bars: Box[] = []
  for (const chain of lightChains) {
    const box = boxAround(chain)
    if (bars.length >= MAX_BARS || bars.some((bar) => holds(bar, box))) continue
    const ground = quantile(greys(raster, box), 0.5)
    // The spots of paper inside and between dark letters are no lighter than their ground.
    const print = quantile(
      chain.map((letter) => brightest(raster, letter)),
      0.5,
    )
    if (print < ground + contrast) continue
    bars.push(growBar(raster, box, ground))
  }
  return bars
}

/** The same picture with these boxes negated. */
export function negateBoxes({ pixels, width, height }: Raster, boxes: Box[]): Raster {
  const changed = new Uint8Array(pixels)
  for (const { left, top, width: wide, height: high } of boxes) {
    for (let y = top; y < top + high; y++) {
      for (let x = left; x < left + wide; x++) {
        changed[y * width + x] = 255 - (pixels[y * width + x] as number)
      }
    }
  }
  return { pixels: changed, width, height }
}

/** As far as the ground goes on in the same grey, to each side in turn. */
function growBar(raster: Raster, box: Box, ground: number): Box {
  let { left, top } = box
  let right = left + box.width
  let bottom = top + box.height
  // Print is lighter and covers up to half of a row: the darker quarter is ground.
  const isGround = (part: Box) =>
    Math.abs(quantile(greys(raster, part), 0.25) - ground) <= SAME_GREY
  const column = (x: number) => ({ left: x, top, width: 1, height: bottom - top })
  const row = (y: number) => ({ left, top: y, width: right - left, height: 1 })
  while (top > 0 && isGround(row(top - 1))) top--
  while (bottom < raster.height && isGround(row(bottom))) bottom++
  while (left > 0 && isGround(column(left - 1))) left--
  while (right < raster.width && isGround(column(right))) right++
  return { left, top, width: right - left, height: bottom - top }
}

function greys({ pixels, width }: Raster, box: Box): number[] {
  const values: number[] = []
  const step = Math.max(1, Math.floor((box.width * box.height) / 400))
  for (let at = 0; at < box.width * box.height; at += step) {
    const y = box.top + Math.floor(at / box.width)
    values.push(pixels[y * width + box.left + (at % box.width)] as number)
  }
  return values
}

function brightest(raster: Raster, letter: Box): number {
  return greys(raster, letter).reduce((most, grey) => Math.max(most, grey), 0)
}

function boxAround(chain: LineChain): Box {
  const left = Math.min(...chain.map((box) => box.left))
  const top = Math.min(...chain.map((box) => box.top))
  const right = Math.max(...chain.map((box) => box.left + box.width))
  const bottom = Math.max(...chain.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

function holds(bar: Box, box: Box): boolean {
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  return x > bar.left && x < bar.left + bar.width && y > bar.top && y < bar.top + bar.height
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
