import type { Quantity } from '#shared/quantity/quantity.ts'

/** "Zwiebel(n)", "carotte(s)", "Ei(er)". */
const OPTIONAL_ENDING = /(?<=\p{L})\((?<ending>\p{Ll}{1,3})\)/gu

/** A name whose ending the list leaves open, as its amount asks for: "1 Zwiebel", "2 Zwiebeln". */
export function withEnding(name: string, quantity: Quantity | null, isCounted: boolean): string {
  const isOne = isCounted && (quantity?.max ?? 1) <= 1
  return name.replace(OPTIONAL_ENDING, isOne ? '' : '$<ending>')
}
