const BULLET = /^(?:[-*](?=\s)|[•·▪◦‣●○■□▢☐☑✓✔➤►▸→–—]|\[[ x]?\])\s*(?=\S)/iu
const EMOJI_BULLET = /^(?:\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])+\s*/u

/** A line without the bullet, check box or emoji before it. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, '').replace(EMOJI_BULLET, '').trim() || text
}

/** A line without markdown's signs for bold. */
export function withoutEmphasis(text: string): string {
  return text.replace(/(\*\*|__)(\S.*?)\1/g, '$2')
}
