import ipaddr from 'ipaddr.js'

/** How much of an IPv6 address a household has for itself: bits (RFC 6177, RFC 7421). */
const IPV6_NETWORK_BITS = 64

/** The network that an address belongs to as far as one person can change it: IPv4 whole, IPv6 /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${IPV6_NETWORK_BITS}`)
  return `${network}/${IPV6_NETWORK_BITS}`
}
