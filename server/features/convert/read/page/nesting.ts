const setOf = (names: string) => new Set(names.split(/\s+/))
/** They have no end, or end where the next one of their kind begins. */
const NEVER_NEST = setOf(
  `area base br col embed hr img input link meta param source track wbr
  p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup html head body`,
)
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi

/**
 * Whether more elements are open at some place of a page, or left open by its end, than `most`. A DOM
 * asks all of them again and again, or opens them all anew in every paragraph.
 */
export function nestsDeeperThan(most: number, html: string): boolean {
  const open = new Map<string, number>()
  let depth = 0
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase()
    if (NEVER_NEST.has(name)) continue
    const count = open.get(name) ?? 0
    // What closes nothing does not make up for what stays open.
    if (slash && count === 0) continue
    const change = slash ? -1 : 1
    open.set(name, count + change)
    depth += change
    if (depth > most) return true
  }
  return false
}
