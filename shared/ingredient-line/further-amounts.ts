import { type Unit, unitFacts } from '#shared/quantity/units.ts'
import type { Amount } from './amount.ts'
import type { LineReader } from './line-reader.ts'
import {
  BRACKET,
  hasFoodAfter,
  isBeforeLink,
  STARTS_WITH_DIGIT,
  takeBracketedMeasure,
  takeSizedMeasure,
  withoutBrackets,
} from './measures.ts'

/** Units that say how a weighed food is sold: "400 g tin", "3-inch piece", "250 g ball". */
const SOLD_AS: ReadonlySet<Unit> = new Set([
  'can',
  'jar',
  'packet',
  'bottle',
  'piece',
  'block',
  'ball',
  'loaf',
  'head',
])

/** "250 g-Packung". */
const HYPHEN_BEFORE_UNIT = /-(?=\p{L})/uy
const JOINT = /\s*[/|–-]\s*/y

/** The same amount in other units ("450g/1lb", "(240 g)"), or more of it ("plus 2 tablespoons"). */
export function readFurtherAmounts(reader: LineReader, amount: Amount, unit: Unit): void {
  for (;;) {
    const start = reader.at
    if (extendRange(reader, amount, unit)) continue
    if (takeBracketedMeasure(reader)) {
      const text = withoutBrackets(reader.since(start))
      const isSize = unitFacts(unit).container && amount.size.length === 0
      ;(isSize ? amount.size : amount.notes).push(text)
      continue
    }
    if (
      !takeFurtherMeasure(reader) &&
      !takeSoldAs(reader, unit) &&
      !takeBracketBeforeLink(reader)
    ) {
      return
    }
    amount.notes.push(withoutBrackets(reader.since(start)).replace(/^[/|–-]\s*/, ''))
  }
}

/** "750g-1kg" stays two amounts, "1 cup to 2 cups" is a range. */
function extendRange(reader: LineReader, amount: Amount, unit: Unit): boolean {
  const max = reader.attempt(() => {
    if (!reader.takeRangeMark()) return null
    const to = reader.takeMeasure()
    const isHigher = to && amount.quantity && to.quantity.min > amount.quantity.max
    return isHigher && to.unit === unit ? to.quantity.max : null
  })
  if (max === null || !amount.quantity) return false
  amount.quantity = { min: amount.quantity.min, max }
  return true
}

function takeFurtherMeasure(reader: LineReader): boolean {
  const { plus, or } = reader.lexicon
  const measure = reader.attempt(() => {
    const hasJoint = reader.take(JOINT) ?? reader.take(plus) ?? reader.take(or)
    if (hasJoint === null && !STARTS_WITH_DIGIT.test(reader.rest)) return null
    const found = reader.takeMeasure()
    return found && /\p{L}/u.test(reader.rest) ? found : null
  })
  if (!measure) return false
  // "2lb 4oz" is one amount.
  while (takeSizedMeasure(reader)) {}
  return true
}

/** "250 ml (environ) de lait". */
function takeBracketBeforeLink(reader: LineReader): boolean {
  return reader.attempt(() => reader.take(BRACKET) && (isBeforeLink(reader) || null)) !== null
}

function takeSoldAs(reader: LineReader, unit: Unit): boolean {
  const { dimension } = unitFacts(unit)
  if (dimension !== 'length' && dimension !== 'mass' && unit !== 'ml' && unit !== 'l') return false
  const word = reader.attempt(() => {
    reader.take(reader.lexicon.sizes)
    reader.take(HYPHEN_BEFORE_UNIT)
    const found = reader.takeUnit()
    return found && SOLD_AS.has(found.unit) && hasFoodAfter(reader, found.unit) ? found : null
  })
  return word !== null
}
