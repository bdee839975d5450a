import type { Tool } from '#shared/recipe.ts'
import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { type AppliancePart, appliancePartsIn } from '../parse/appliance-places.ts'
import { whiskAfter } from './bowl-state.ts'
import type { Run } from './span.ts'
import type { Setting } from './techniques/technique.ts'

/** The technique of a run that the source itself sets. */
export const OWN_SETTING = 'own-setting'

/** The source's own setting, kept as it is. */
export function ownRun(action: KitchenAction, graph: ActionGraph): Run {
  const { machine, objects } = action
  const tools = toolsAt(action, graph)
  const seconds = machine?.durationSeconds ?? 0
  const heat = machine?.temperature
  const setting: Setting = {
    seconds,
    speed: machine?.speed ?? '1',
    reverse: machine?.reverse ?? false,
    source: 'K',
    ...(tools.length > 0 && { tools }),
    ...(heat !== undefined && { temperature: heat === 'varoma' ? 'varoma' : Number(heat) }),
  }
  return { technique: OWN_SETTING, setting, isTooMuch: false, objects, willBlend: false }
}

/** Orders that take the basket or the Varoma away. */
const GONE: readonly VerbRole[] = ['take', 'aside', 'serve', 'move']

/** What the source has put in or on by then: whisk, basket, Varoma. */
function toolsAt({ id, machine }: KitchenAction, { actions, vessels }: ActionGraph): Tool[] {
  const earlier = actions.slice(0, id + 1)
  const isGone = ({ role, clause }: KitchenAction, part: AppliancePart) =>
    GONE.includes(role) && appliancePartsIn(clause.folded).includes(part)
  const isIn = (part: 'basket' | 'varoma') => {
    const last = earlier.findLast((one) => vessels[one.vessel]?.kind === part || isGone(one, part))
    return last !== undefined && !GONE.includes(last.role)
  }
  const { hasWhisk = false } = Object.assign({}, ...earlier.map(whiskAfter))
  const isSteaming = machine?.temperature === 'varoma' && isIn('varoma')
  return [
    ...(hasWhisk ? (['whisk'] as const) : []),
    ...(isSteaming ? (['varoma_dish'] as const) : []),
    ...(isIn('basket') ? (['simmering_basket'] as const) : []),
  ]
}
