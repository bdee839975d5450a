import type { KitchenAction } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Kitchen } from './scripts/script.ts'

const WITH_WHITES: readonly (Food | null)[] = ['eggWhite', 'sugar', 'salt', 'liquid', 'spice']

const WITH_CREAM: readonly (Food | null)[] = ['cream', 'sugar', 'spice']

/** What has been whipped stiff, and any foam of whites, is folded in by hand: no blades run through it. */
export function bringsFoam(
  { moves, role, objects, verb }: KitchenAction,
  { graph }: Kitchen,
): boolean {
  const made = (from: number) =>
    graph.vessels[from]?.actions.flatMap((one) => graph.actions[one] ?? []) ?? []
  const isStiff = (from: number) => made(from).some(({ cues }) => cues.has('stiff'))
  const isOfWhites = (from: number) =>
    made(from).some(({ cues }) => cues.has('foamy')) &&
    made(from).some(({ adds }) => adds.some(({ food }) => food.food === 'eggWhite')) &&
    made(from).every(({ adds }) => adds.every(({ food }) => WITH_WHITES.includes(food.food)))
  // "Whip the cream and stir it in": blades would knock the air out again.
  const isOfCream = (from: number) =>
    made(from).some((one) => one.verb === 'whip') &&
    made(from).every(({ adds }) => adds.every(({ food }) => WITH_CREAM.includes(food.food)))
  if (verb === 'stirIn' && moves.some(({ from }) => isOfCream(from))) return true
  // "Add half of the foamed whites", not what goes to the yolks while the foam stands by.
  const namesWhites = objects.some(({ food }) => food === 'eggWhite')
  if (role === 'add') return namesWhites && moves.some(({ from }) => isOfWhites(from))
  return role === 'work' && moves.some(({ from }) => isStiff(from) || isOfWhites(from))
}
