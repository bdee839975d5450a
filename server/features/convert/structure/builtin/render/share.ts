import { formatQuantity } from '#shared/quantity/print.ts'
import { readQuantity } from '#shared/quantity/quantity.ts'
import { scaleQuantity } from '#shared/quantity/scale.ts'
import { fill } from '../parse/fill.ts'
import type { AmountItem } from './amount-item.ts'
import type { RenderWords, ShareId } from './words/words.ts'

/** A share joined with its food ("half of the butter"), or in words that stand alone ("half"). */
export type Share = { withName?: string; alone?: string }

/**
 * The item with the amount of this use alone: what the source states for it ("50 g of the butter"),
 * else the listed amount times the share.
 */
export function withOwnAmount(item: AmountItem, words: RenderWords): AmountItem {
  const { part, grams, partText = '' } = item
  const stated = /^([\d½⅓⅔¼¾][\d\s.,/⁄–½⅓⅔¼¾-]*?)\s*(\p{L}[\p{L}. ]*)?$/u.exec(
    coreOf(partText, words),
  )
  const [, quantity, unit] = stated ?? []
  if (quantity && (unit || (!item.unit && !/[½⅓⅔¼¾/⁄]/.test(quantity)))) {
    const own = { ...item, quantity, unit, part: undefined, partText: undefined }
    return unit === words.gram ? { ...own, grams: undefined } : own
  }
  if (part === undefined || part >= 1) return item
  // The scale tells the cook more than a part of the listed spoons does.
  const listed = grams === undefined ? readQuantity(item.quantity ?? '') : null
  const scaled = listed ? formatQuantity(scaleQuantity(listed, part)) : ''
  // No cook measures 0.85 spoons.
  const isKitchenAmount = scaled !== '' && (!scaled.includes('.') || item.unit === words.gram)
  // "½ yogurt" says all of it.
  if (isKitchenAmount && coreOf(partText, words).startsWith('½'))
    return { ...item, quantity: scaled, part: undefined, partText: undefined }
  // "An egg" of three is one.
  const isCount = listed !== null && !item.unit && /^[1-9]\d*$/.test(scaled)
  if (isCount && !words.rest.test(coreOf(partText, words)))
    return { ...item, quantity: scaled, part: undefined, partText: undefined }
  return isKitchenAmount
    ? { ...item, quantity: scaled }
    : { ...item, quantity: undefined, unit: undefined }
}

/** What is said of the share; null where the item is all of its line. */
export function shareOf(item: AmountItem, name: string, words: RenderWords): Share | null {
  const { part, partText = '' } = item
  if ((part === undefined || part >= 1) && !partText) return null
  const core = coreOf(partText, words)
  const isRest = words.rest.test(core)
  const goesOn = core !== partText.trim()
  // "half of the" + "butter"; the article may ask for a case that the list's name is not in.
  if (goesOn && !words.inflects && words.of && !/^[\d½⅓⅔¼¾]/.test(core)) {
    const gap = /['’]$/.test(partText.trim()) ? '' : ' '
    // It may have begun its own sentence: "Restul de lapte se fierbe".
    const said = partText.trim()
    return { withName: `${said.charAt(0).toLowerCase()}${said.slice(1)}${gap}${name}` }
  }
  if (words.shareOf && isRest) return { withName: fill(words.shareOf.rest, { name }) }
  const isNamed = core !== '' && !isRest && !/^[\d½⅓⅔¼¾]/.test(core)
  const known = isRest ? 'rest' : shareId(part)
  // What the scale shows says more than "some of it".
  if (known === 'other' && !isNamed && item.grams !== undefined) return null
  // In brackets the source's word would keep the case that its own sentence asks for.
  const isOurs = !words.shareOf && known !== 'other'
  const share = isNamed && !isOurs ? core : words.shares[known]
  if (!words.shareOf) return { alone: share }
  return { withName: fill(words.shareOf.part, { share, name }) }
}

/** Some of what a vessel holds: "2 cups" in the source's words, where those may be used, or "half". */
export function shareOfContents(
  { part, words: said = '' }: { part: number; words?: string },
  words: RenderWords,
): string {
  const core = coreOf(said, words)
  if (/^[\d½⅓⅔¼¾]/.test(core) && /\p{L}/u.test(core)) return core
  const id = shareId(part)
  return words.sharesAsObject?.[id] ?? words.shares[id]
}

/** The share without the words that lead on to its food: "half" of "half of the". */
function coreOf(partText: string, { shareEnd }: RenderWords): string {
  return shareEnd ? partText.trim().replace(shareEnd, '').trim() : partText.trim()
}

const SHARES: readonly [number, ShareId][] = [
  [1 / 2, 'half'],
  [1 / 3, 'third'],
  [1 / 4, 'quarter'],
  [2 / 3, 'twoThirds'],
  [3 / 4, 'threeQuarters'],
]

function shareId(part = 0): ShareId {
  return SHARES.find(([share]) => Math.abs(share - part) < 0.02)?.[1] ?? 'other'
}
