/** Providers whose dots in a name make no difference. */
const WITHOUT_DOTS = new Set(['gmail.com'])
const OTHER_NAMES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/**
 * The mailbox that an address leads to, as far as addresses tell: whatever stands behind a plus is a
 * note of its owner's. Not an address to send to.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const given = address.slice(at + 1).toLowerCase()
  const domain = OTHER_NAMES[given] ?? given
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/s, '')
  const plain = WITHOUT_DOTS.has(domain) ? name.replaceAll('.', '') : name
  return `${plain || address.slice(0, at)}@${domain}`
}
