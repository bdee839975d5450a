import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('client/styles/tokens.css', 'utf8')
const HEX = '(#[0-9a-f]{6})'

/** A token's colours: one for light and one for dark, or one for both. */
function coloursOf(token: string): Record<'light' | 'dark', string> {
  const [, light, dark] =
    css.match(new RegExp(`--${token}: light-dark\\(${HEX}, ${HEX}\\);`)) ??
    css.match(new RegExp(`--${token}: ${HEX}();`)) ??
    []
  if (!light) throw new Error(`tokens.css has no colour --${token}`)
  return { light, dark: dark || light }
}

/** Relative luminance of WCAG 2: 0 for black, 1 for white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['paper', 'surface', 'surface-raised', 'surface-sunken']
const on = (ground: string, ...inks: string[]) => inks.map((ink) => [ink, ground] as const)

const TEXTS = [
  ...GROUNDS.flatMap((ground) => on(ground, 'ink', 'ink-soft', 'basil', 'tomato')),
  ...['paper', 'surface', 'surface-raised'].flatMap((ground) => on(ground, 'ink-faint')),
  ...on('basil', 'on-basil'),
  ...on('basil-strong', 'on-basil'),
  ...on('basil-wash', 'ink', 'basil-strong'),
  ...on('leaf', 'on-leaf'),
  ...on('leaf-strong', 'on-leaf'),
  ...on('butter', 'on-butter'),
  ...on('butter-wash', 'on-butter'),
  ...on('tomato', 'on-tomato'),
  ...on('tomato-wash', 'tomato'),
  ...on('panel', 'panel-ink', 'panel-soft', 'panel-heat', 'panel-butter'),
]
/** What shows where a control is, or where the keyboard is. */
const SHAPES = GROUNDS.flatMap((ground) => on(ground, 'line-strong', 'focus'))

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(TEXTS)('text in %s can be read on %s', (ink, ground) => {
    expect(contrast(coloursOf(ink)[theme], coloursOf(ground)[theme])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPES)('%s can be told from %s', (shape, ground) => {
    expect(contrast(coloursOf(shape)[theme], coloursOf(ground)[theme])).toBeGreaterThanOrEqual(3)
  })
})
