import { describe, expect, test } from 'vitest'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import {
  chooseLexicon,
  lexiconFor,
} from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { TECHNIQUES } from '#server/features/convert/structure/builtin/plan/choose-technique.ts'
import { withCutFirst } from '#server/features/convert/structure/builtin/plan/cut-first.ts'
import { plan } from '#server/features/convert/structure/builtin/plan/plan.ts'
import { applyScripts } from '#server/features/convert/structure/builtin/plan/scripts/apply-scripts.ts'
import { settleStages } from '#server/features/convert/structure/builtin/plan/scripts/free-bowl.ts'

import { resolve } from '#server/features/convert/structure/builtin/resolve/resolve.ts'
import { MODELS } from '#shared/appliance/models.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'
import { TECHNIQUE_RECIPES } from './convert-technique-recipes.ts'

/** What the machine does in a recipe, and why it leaves the rest. */
function chosenIn(recipe: string): string[] {
  const [foods = '', method = ''] = recipe.split(' | ')
  const source = aReadRecipe({ ingredients: linesOf(...foods.split('; ')), steps: linesOf(method) })
  const lexicon = compileLexicon(chooseLexicon(source, 'en'), lexiconFor('en'))
  const graph = resolve(source, readIngredients(source, lexicon), lexicon)
  const chosen: string[] = []
  const readied = withCutFirst(graph, MODELS.TM6, new Set())
  const kitchen = applyScripts(readied.graph, MODELS.TM6, { decisions: readied.decisions })
  const onChoice = (technique: string) => chosen.push(technique)
  settleStages({ ...kitchen, onChoice })
  return [...plan(graph, MODELS.TM6).map(({ technique }) => technique), ...chosen]
}

describe('techniques', () => {
  test('each has a recipe that needs it', () => {
    expect(Object.keys(TECHNIQUE_RECIPES).sort()).toEqual(TECHNIQUES.map(({ id }) => id).sort())
  })

  test.each(Object.entries(TECHNIQUE_RECIPES))('%s', (id, recipe) => {
    expect(chosenIn(recipe)).toContain(id)
  })
})
