import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { Span } from '../parse/phrases.ts'
import { isFlavouring } from './food-kinds.ts'
import type { ResolverState } from './resolver-state.ts'

/** In all languages, folded. */
const GROUND =
  /(?<!\p{L})(?:ground|toasted|roasted|crushed|gemahlen|gerostet|angerostet|gemorsert|zerstossen|moulu|torrefie|grille|pilee|concasse|molid|tostad|machacad|majad|macinat|tostat|pestat|zmielon|uprazon|prazon|podprazon|utlucz|roztart|мелен|змелен|перемелен|подрібнен|підсмажен|обсмажен|потовчен|товчен|розтерт|prajit|pisat|zdrobit)\p{L}*/gu

const READYING: readonly Action[] = ['toast', 'grind', 'chop', 'blend']

/** "The ground spices", "las especias molidas". */
export function saysGround(folded: string, { start, end }: Span): boolean {
  return [...folded.matchAll(GROUND)].some(
    ({ index, 0: word }) => start - (index + word.length) === 1 || index - end === 1,
  )
}

/** "[Toast the seeds, then grind them.] Stir in the ground spices": it waits with its like alone. */
export function waitsGround(
  food: KnownIngredient,
  { kitchen, actions }: Pick<ResolverState, 'kitchen' | 'actions'>,
): boolean {
  const at = kitchen.whereIs(food)
  if (!at || ![...at.holds.values()].every((one) => isFlavouring(one.food))) return false
  return at.actions.some((id) => {
    const action = actions[id]?.clause.action
    return action !== undefined && READYING.includes(action)
  })
}
