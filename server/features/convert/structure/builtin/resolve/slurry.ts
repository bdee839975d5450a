import type { ParsedClause } from '../parse/parse.ts'
import { isSidePot } from './food-kinds.ts'
import type { Mention } from './mention.ts'
import type { OpenVessel } from './source-kitchen.ts'

const isWater = ({ food: { traits } }: Mention) => traits.has('water')

/** "Dissolve the starch in a little cold water", "the salt in the rest of it": nothing is heated. */
export function isStirredCold(
  { clause, cues }: ParsedClause,
  mentions: readonly Mention[],
): boolean {
  const isHeating = ['heat', 'melt'].includes(clause.action)
  const isCold = cues.heat === null && cues.celsius === null && cues.duration === null
  const isDissolved = ({ food: { food } }: Mention) =>
    food === 'starch' || (food === 'salt' && cues.has('dissolved') && cues.place !== 'pot')
  const isAll = mentions.every((one) => isDissolved(one) || isWater(one))
  return isHeating && isCold && isAll && mentions.some(isDissolved)
}

/** Starch or flour in a bowl with nothing but water: it binds a sauce, and is none itself. */
export function isSlurry({ kind, holds }: OpenVessel): boolean {
  const foods = [...holds.values()]
  const isDry = foods.some(({ food }) => food === 'starch' || food === 'flour')
  return (
    kind === 'bowl' &&
    isDry &&
    foods.every(({ food, traits }) => food === 'starch' || food === 'flour' || traits.has('water'))
  )
}

export const isNoSauce = (one: OpenVessel) => isSidePot(one) || isSlurry(one)
