import ipaddr from 'ipaddr.js'

/** Names that only mean something inside a machine or a network (RFC 6761, RFC 6762, RFC 8375). */
const INNER_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'home.arpa',
  'intranet',
  'corp',
  'onion',
]

/** NAT64 and 6to4 carry an IPv4 address inside (RFC 6052, RFC 8215, RFC 3056). */
const NAT64 = [ipaddr.parseCIDR('64:ff9b::/96'), ipaddr.parseCIDR('64:ff9b:1::/48')]

/** Whether an IP address is one of the public internet; embedded IPv4 addresses count as themselves. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  if (!ipaddr.isValid(bare)) return false
  const ip = ipaddr.process(bare)
  if (ip instanceof ipaddr.IPv4) return ip.range() === 'unicast'
  const inner = embeddedIPv4(ip)
  if (inner) return inner.range() === 'unicast'
  return ip.range() === 'unicast' && ip.match(ipaddr.parseCIDR('2000::/3'))
}

function embeddedIPv4(ip: ipaddr.IPv6): ipaddr.IPv4 | null {
  const bytes = ip.toByteArray()
  if (NAT64.some((range) => ip.match(range))) return new ipaddr.IPv4(bytes.slice(12))
  if (ip.range() === '6to4') return new ipaddr.IPv4(bytes.slice(2, 6))
  return null
}

/** Whether a host name can be one of the public internet: not localhost, not a bare label. */
export function isPublicName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.+$/, '')
  if (!name.includes('.')) return false
  return !INNER_SUFFIXES.some((suffix) => name === suffix || name.endsWith(`.${suffix}`))
}

/** Whether a URL's host is written as an address instead of a name. */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host.replace(/^\[|\]$/g, ''))
}
