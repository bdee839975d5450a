import { isBareAmount } from './line-look.ts'

const BULLET = /^(?:[-*+](?=\s)|[•·▪◦‣●○■□▢☐☑✓✔➤►▸→–—]|\[[ x]?\])\s*(?=\S)/iu
/** Behind a bullet: "- [ ] Mix". */
const CHECK_BOX = /^\[[ x]?\]\s*(?=\S)/iu
const EMOJI_BULLET = /^(?:\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])+\s*/u

/** A line without the bullet, check box or emoji before it. */
export function withoutBullet(text: string): string {
  const plain = text.replace(BULLET, '').replace(CHECK_BOX, '').replace(EMOJI_BULLET, '')
  return plain.trim() || text
}

/** "Dough ##", "Dough ###:": markdown may close a heading. */
export function withoutHeadingSigns(heading: string): string {
  return heading.replace(/\s*#+\s*(:?)$/, '$1')
}

/** A line without markdown's signs for bold, and for italics around all of it. */
export function withoutEmphasis(text: string): string {
  return text.replace(/(\*\*|__)(\S.*?)\1/g, '$2').replace(/^([*_])([^\s*_][^*_]*)\1(:?)$/, '$2$3')
}

const GLUED_ITEM = /(?<!\s)\s+(?=[-–]\d+(?:[.,/]\d+)?\s?\p{L})/u

/** "-700g cherries -600g sugar": a row of items as a row each, every other row as it is. */
export function itemRows(row: string): string[] {
  if (!/^\s*[-–•]\s?\d/.test(row)) return [row]
  const items = row
    .trim()
    .split(GLUED_ITEM)
    .map((item) => item.replace(/^[-–•]\s?/, ''))
  // "- 1 kg –1.5 kg potatoes" is a range.
  const areFoods = items.every((item) => /\p{L}/u.test(item) && !isBareAmount(item))
  return items.length > 1 && areFoods ? items.map((item) => `- ${item}`) : [row]
}
