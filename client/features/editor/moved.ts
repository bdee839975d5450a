/** The list with the item of one place at another, counted from 0; places outside are its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const rest = list.toSpliced(from, 1)
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)]
}
