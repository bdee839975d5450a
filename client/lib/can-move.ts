/** Whether elements may be set moving here: not for a person who asked for less motion. */
export function canMove(): boolean {
  if (!('animate' in Element.prototype)) return false
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
