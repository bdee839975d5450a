import type { Amount, Quantity } from './quantity.ts'
import { unitFacts } from './units.ts'

/** How near a decimal must be to a kitchen fraction to be written as one: 0.33 is 1/3, 0.3 is not. */
const FRACTION_TOLERANCE = 0.005
const KITCHEN_DENOMINATORS = [2, 3, 4, 8]

/**
 * Writes a quantity as a cook does: "1 1/2", "2-3"; decimals where no half, third, quarter or
 * eighth fits, or always with style `decimal` (metric units). `locale` sets the decimal mark.
 */
export function formatQuantity(
  quantity: Quantity,
  locale = 'en',
  style: 'fraction' | 'decimal' = 'fraction',
): string {
  const write = (value: number) =>
    (style === 'fraction' ? kitchenNumber(value) : null) ?? decimalNumber(value, locale)
  const from = write(quantity.min)
  const to = write(quantity.max)
  return from === to ? from : `${from}-${to}`
}

function kitchenNumber(value: number): string | null {
  const whole = Math.floor(value + FRACTION_TOLERANCE)
  const rest = value - whole
  if (Math.abs(rest) < FRACTION_TOLERANCE) return whole > 0 || value === 0 ? String(whole) : null

  for (const bottom of KITCHEN_DENOMINATORS) {
    const top = Math.round(rest * bottom)
    if (top === 0 || Math.abs(rest - top / bottom) >= FRACTION_TOLERANCE) continue
    return whole > 0 ? `${whole} ${top}/${bottom}` : `${top}/${bottom}`
  }
  return null
}

/**
 * The number of an amount as a cook writes it with its unit: metric units with decimals ("0.5 kg"),
 * all others with fractions ("1/2 cup").
 */
export function printQuantity({ quantity, unit }: Amount, locale = 'en'): string {
  const isMetric = unit !== null && unitFacts(unit).metric === true
  // "1/8 l" has no two decimals.
  const isDecimal = isMetric && [quantity.min, quantity.max].every(hasTwoDecimals)
  return formatQuantity(quantity, locale, isDecimal ? 'decimal' : 'fraction')
}

function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

const decimalFormats = new Map<string, Intl.NumberFormat>()

/** Two decimals, or two significant digits of an amount so small that they would show nothing. */
function decimalNumber(value: number, locale: string): string {
  if (Number.isInteger(value)) return String(value)
  const key = `${locale} ${value < 0.1}`
  let format = decimalFormats.get(key)
  if (!format) {
    const digits = value < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 }
    // "gb" is an interface language here, not a tag that Intl knows.
    const tag = locale === 'gb' ? 'en-GB' : locale
    format = new Intl.NumberFormat(tag, { ...digits, useGrouping: false })
    decimalFormats.set(key, format)
  }
  return format.format(value)
}
