/** What sites and mails add to an address to see where somebody came from. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid|ref|ref_src)$/i

/**
 * Every spelling of an address that leads to the same page: with or without `www.`, a slash at the
 * end, https, and what was added to follow people around. Empty when it is no address.
 */
export function spellingsOf(address: string): string[] {
  const url = URL.parse(address.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return []
  url.hash = ''
  const asTyped = url.search
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name)
  }
  const host = url.host.replace(/^www\./, '')
  const path = url.pathname.replace(/\/+$/, '')
  const ends = [url.search, asTyped].flatMap((search) => [`${path}${search}`, `${path}/${search}`])
  const starts = ['http://', 'https://'].flatMap((scheme) => [scheme, `${scheme}www.`])
  return [...new Set(starts.flatMap((start) => ends.map((end) => start + host + end)))]
}
