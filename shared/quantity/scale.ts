import type { Amount, Quantity } from './quantity.ts'

/** Multiplies both ends, e.g. from 4 to 6 servings by 1.5. Exact: rounding is `roundForKitchen`'s. */
export function scaleQuantity(quantity: Quantity, factor: number): Quantity {
  return { min: quantity.min * factor, max: quantity.max * factor }
}

/** The same of an amount; its unit stays. */
export function scaleAmount({ quantity, unit }: Amount, factor: number): Amount {
  return { quantity: scaleQuantity(quantity, factor), unit }
}
