import type { AmountItem } from './amount-item.ts'
import { type Filling, spelled } from './clause.ts'
import { kitchenNumber } from './kitchen-number.ts'
import { findNoun, hasListForm, inSentence } from './nouns.ts'
import { type Share, shareOf, withOwnAmount } from './share.ts'
import type { RenderWords } from './words/words.ts'

/** No-break space, between a number and its unit. */
export const NBSP = '\u00a0'

/** One ingredient as it stands alone: "90 g honey (¼ cup)", "1 onion, halved". */
export function writeAmount(item: AmountItem, words: RenderWords): string {
  const text = asListed({ ...item, note: undefined }, words)
  return item.note ? `${text}, ${item.note}` : text
}

/** Ingredients in a sentence; behind a colon where one of them cannot follow a verb. */
export function writeList(
  items: readonly AmountItem[] | readonly string[],
  words: RenderWords,
): Filling {
  const isPlural = items.length > 1 || items.some((item) => isMany(item, words))
  const objects = items.map((item) => asObject(item, words))
  if (objects.every((text) => text !== null)) {
    return { text: joinList(objects, words), isPlural }
  }
  const listed = items.map((item) => (typeof item === 'string' ? item : asListed(item, words)))
  return { text: `: ${joinList(listed, words)}`, isPlural }
}

/** "a, b and c". */
export function joinList(items: readonly string[], words: RenderWords): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return spelled(`${items.slice(0, -1).join(', ')} ${words.and} ${last}`, words)
}

/** Whether a scale measures the item, or it is counted or spooned. */
export function isWeighed({ grams, unit }: AmountItem, { scaleUnits }: RenderWords): boolean {
  return grams !== undefined || (unit !== undefined && scaleUnits.test(unit))
}

/** The item as the object of a verb; null where the form for that is not known. */
function asObject(item: AmountItem | string, words: RenderWords): string | null {
  const { inflects } = words
  if (typeof item === 'string') return inflects ? null : item
  if (!inflects) return asListed(withArticle(item, words), words)
  const measured = measure(item, words)
  // Spoons and shells change with their food: "1 łyżkę", "1 cebulę".
  const isOne = /^1?$/.test(measured.number) && !measured.grams
  const unit = (isOne && measured.unit && inflects.units[measured.unit]) || measured.unit
  const name = nameBehind(measured, words)
  return name === null ? null : writeItem({ ...measured, unit }, name, words)
}

/** "Mettez 400 g de tomates et le sel": without an amount a noun needs its article. */
function withArticle(item: AmountItem, words: RenderWords): AmountItem {
  const { quantity, unit, grams, part, partText } = item
  const isBare = !(quantity || unit || grams || part || partText)
  const noun = words.bareTakesArticle && isBare ? findNoun(item.name, words) : null
  return noun ? { ...item, name: noun.object } : item
}

/** The item as a list has it. */
function asListed(item: AmountItem, words: RenderWords): string {
  const measured = measure(item, words)
  const isMeasured = measured.grams || measured.unit
  if (!words.inflects || !isMeasured) {
    return writeItem(measured, measured.name, words)
  }
  const name = nameBehind(measured, words)
  // "mąka – 200 g": the list's own form, where the one behind an amount is not known.
  if (name === null) return withNotes(`${measured.name} – ${amountOf(measured)}`, notesOf(measured))
  return writeItem(measured, name, words)
}

/** An item's amounts as they are printed. */
type Measured = {
  item: AmountItem
  name: string
  /** What the scale shows, where the cook's measure is another. */
  grams: string
  number: string
  unit: string
  share: Share | null
}

function measure(listed: AmountItem, words: RenderWords): Measured {
  const item = withOwnAmount(listed, words)
  const weight = Math.round(item.grams ?? 0)
  const name = inSentence(item.name, isNameFirst(listed, words) || !listed.quantity, words)
  return {
    item,
    name,
    grams: weight > 0 && item.unit !== words.gram ? `${weight}${NBSP}${words.gram}` : '',
    number: item.quantity ? kitchenNumber(item.quantity, words.decimalMark) : '',
    unit: item.unit ?? '',
    share: shareOf(item, name, words),
  }
}

function writeItem(measured: Measured, name: string, words: RenderWords): string {
  const { share, grams, item } = measured
  if (share?.withName) {
    return withNotes(share.withName, [grams, ownAmount(measured), item.note])
  }
  const unit = grams ? words.gram : measured.unit
  return withNotes(joinUnit(amountOf(measured), unit, name, words), notesOf(measured))
}

function amountOf(measured: Measured): string {
  return measured.grams || ownAmount(measured)
}

function notesOf(measured: Measured): (string | undefined)[] {
  const { grams, share, item } = measured
  return [grams ? ownAmount(measured) : '', share?.alone, item.note]
}

/** The cook's own measure: "¼ cup". */
function ownAmount({ number, unit }: Measured): string {
  return [number, unit].filter(Boolean).join(NBSP)
}

/** Whether a verb agrees with more than one thing. */
function isMany(listed: AmountItem | string, words: RenderWords): boolean {
  if (typeof listed === 'string') return false
  const { unit, grams } = listed
  if (words.measuresAreSingular && (unit || grams)) return false
  const { number, grams: weight, share } = measure(listed, words)
  // "Half of the butter (15 g)" is one thing, "800 g stock" is many.
  if (share?.withName) return false
  return Number.parseFloat((weight || number).replace(',', '.')) >= 2
}

/** The name in the case that a verb and its amount ask for; null where that is not known. */
function nameBehind({ item, name, ...measured }: Measured, words: RenderWords): string | null {
  const noun = findNoun(name, words)
  const isMeasured = measured.grams !== '' || measured.unit !== ''
  if (item.isObject) return name
  if (!isMeasured && /^1?$/.test(measured.number)) {
    const measureNamed = headAsObject(name, words)
    if (measureNamed) return measureNamed
    return noun?.object ?? (words.inflects?.sameAsObject.test(name) ? name : null)
  }
  // Names stand in the case that their amount asks for, unless the list began with them.
  if (isMeasured && noun?.base === name.toLowerCase()) return noun.afterAmount
  // "½ cebuli", but "2 cebule" stand behind a verb as they do in a list.
  if (!isMeasured && measured.number && !item.nameFirst)
    return /^[½¼¾⅓⅔]/.test(measured.number) ? (noun?.afterAmount ?? name) : name
  return isNameFirst(item, words) ? null : name
}

/** "Odrobina soli": a measure that the list has no number for. */
function headAsObject(name: string, { inflects }: RenderWords): string | null {
  const [head = '', ...food] = name.split(' ')
  const own = inflects?.units[head.toLowerCase()]
  return own && food.length > 0 ? [own, ...food].join(' ') : null
}

/** Behind an amount a capital, or a form that only lists have, shows that the name came first. */
function isNameFirst({ name, nameFirst }: AmountItem, words: RenderWords): boolean {
  if (nameFirst !== undefined) return nameFirst
  if (words.capitals === undefined && /^\p{Lu}\p{Ll}/u.test(name)) return true
  return words.inflects !== undefined && hasListForm(name, words)
}

/** "200 g de farine", "1 pinch of salt", "2 onions". */
function joinUnit(amount: string, unit: string, name: string, { of }: RenderWords): string {
  const isPlain = !of || !unit || !of.units.test(unit) || /^d(e |i |['’])/.test(name)
  if (isPlain) return [amount, name].filter(Boolean).join(' ')
  const elided = of.elided?.before.test(name) ? of.elided.word : null
  return `${amount} ${elided ?? of.word}${name}`
}

/** "(¼ cup, halved)", in the brackets that the text may end in already. */
function withNotes(text: string, notes: readonly (string | undefined)[]): string {
  // "(5 cups, chopped (about 250 g))" is one remark.
  const said = notes
    .filter(Boolean)
    .join(', ')
    .replace(/ \(([^()]*)\)/g, ', $1')
  if (!said) return text
  return text.endsWith(')') ? `${text.slice(0, -1)}, ${said})` : `${text} (${said})`
}
