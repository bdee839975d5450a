/** What two names of one food have in common: their letters without case. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b)
}
