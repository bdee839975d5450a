import type { ActionGraph, KitchenAction, Vessel } from '../ir/graph.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { Situation } from './situation.ts'
import { isPiece } from './techniques/stirring.ts'
import type { Setting } from './techniques/technique.ts'

const GENTLE: readonly Action[] = ['fold', 'stirIn', 'mix']
/** Faster than this the blades cut also backwards (S14). */
const MAX_REVERSE_SPEED = 4

/** "[Add the flour.] Fold in the berries": the next work in the vessel brings nothing but pieces. */
export function foldsPiecesNext(
  { id }: KitchenAction,
  { actions }: Vessel,
  { actions: all }: ActionGraph,
): boolean {
  const later = actions.flatMap((one) => (one > id ? (all[one] ?? []) : []))
  const at = later.findIndex(({ role }) => role !== 'add' && role !== 'none')
  const work = later[at]
  if (work?.role !== 'work' || !GENTLE.includes(work.verb)) return false
  const coming = later.slice(0, at + 1).filter(({ adds, moves }) => adds.length + moves.length > 0)
  return coming.length > 0 && coming.every(bringsPieces)
}

/** Berries that have been tossed in flour are berries. */
function bringsPieces({ adds, moves, verb }: KitchenAction): boolean {
  const isCoated = verb === 'assemble' && adds.some(({ food }) => isPiece(food))
  return moves.length === 0 && (isCoated || adds.every(({ food }) => isPiece(food)))
}

/** Pieces that go into a batter are turned over by the blunt side of the blades. */
export function withPiecesWhole(setting: Setting, { action, objects, contents }: Situation) {
  const { temperature, speed, reverse, tools = [] } = setting
  const isMixing =
    (action === 'mix' || action === 'fold' || action === 'whisk') && temperature === undefined
  const isSlow = Number(speed) <= MAX_REVERSE_SPEED && !tools.includes('whisk')
  const isRough = isMixing && isSlow && !reverse && contents.some(({ food }) => food === 'flour')
  return isRough && objects.some(isPiece) ? { ...setting, reverse: true } : setting
}
