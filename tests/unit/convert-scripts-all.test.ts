import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import {
  chooseLexicon,
  lexiconFor,
} from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { applyScripts } from '#server/features/convert/structure/builtin/plan/scripts/apply-scripts.ts'
import { SCRIPTS } from '#server/features/convert/structure/builtin/plan/scripts/list.ts'
import { resolve } from '#server/features/convert/structure/builtin/resolve/resolve.ts'
import { MODELS } from '#shared/appliance/models.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

const recipe = (ingredients: readonly string[], ...method: string[]): ReadRecipe =>
  aReadRecipe({ ingredients: linesOf(...ingredients), steps: linesOf(...method) })

/** By script: a recipe that needs it. */
const RECIPES: Record<string, ReadRecipe> = {
  'dry-onto-wet': recipe(
    ['150 g flour', '90 g oats', '125 g butter', '40 g syrup'],
    'Combine the flour and oats in a bowl. Melt the butter with the syrup in a pan.',
    'Pour the butter mixture into the dry ingredients and stir.',
  ),
  'own-bowl': recipe(
    ['500 g cream cheese', '300 ml double cream'],
    'Beat the cream cheese until smooth. Whip the cream until stiff and fold it in.',
  ),
  'foam-apart': recipe(
    ['4 egg whites', '250 g mascarpone', '50 g sugar'],
    'Whisk the egg whites until stiff. Beat the mascarpone and sugar until smooth.',
    'Fold in the egg whites.',
  ),
  'side-pot': recipe(
    ['1 onion, chopped', '500 ml stock', '350 g spaghetti'],
    'Simmer the onion in the stock for 20 minutes.',
    'Meanwhile, cook the spaghetti according to packet instructions and drain.',
    'Serve the soup over the spaghetti.',
  ),
  'knead-in-bowl': recipe(
    ['500 g flour', '1 tsp yeast', '320 ml water'],
    'Mix the flour, yeast and water in a bowl.',
    'Turn out onto a floured surface and knead for 10 minutes.',
  ),
  wok: recipe(
    ['400 g pak choi', '1 tbsp oil'],
    'Heat the oil in a wok. Add the pak choi and stir-fry for 2 minutes.',
  ),
  meringue: recipe(
    ['4 egg whites', '200 g sugar'],
    'Whisk the egg whites until stiff. Add the sugar a spoonful at a time, whisking.',
  ),
  caramel: recipe(
    ['200 g sugar', '90 g butter'],
    'Melt the sugar in a heavy pan until amber. Stir in the butter until melted.',
  ),
  'custard-in-one': recipe(
    ['500 ml milk', '4 egg yolks', '80 g sugar'],
    'Heat the milk in a saucepan. Whisk the yolks and sugar in a bowl. Pour the hot milk over the yolks.',
    'Return to the pan and cook until thickened.',
  ),
  'risotto-in-one': recipe(
    ['300 g risotto rice', '2 tbsp oil', '1 litre stock'],
    'Fry the rice in the oil for 2 minutes. Add the stock ladle by ladle, about 18 minutes.',
  ),
  'closed-cooker': recipe(
    ['700 g beef, cubed', '400 ml broth'],
    'Put the beef and broth in the slow cooker. Cook on low for 8 hours.',
  ),
  microwave: recipe(['2 potatoes'], 'Microwave the potatoes for 8 minutes.'),
  'basket-cooking': recipe(['800 g potatoes'], 'Boil the potatoes for 20 minutes and drain.'),
  'varoma-steaming': recipe(['400 g broccoli'], 'Steam the broccoli for 6 minutes.'),
}

function appliedTo(source: ReadRecipe): readonly string[] {
  const lexicon = compileLexicon(chooseLexicon(source, 'en'), lexiconFor('en'))
  const graph = resolve(source, readIngredients(source, lexicon), lexicon)
  return applyScripts(graph, MODELS.TM6).applied
}

describe('dish scripts', () => {
  test('each has a recipe that needs it, and its sources', () => {
    expect(SCRIPTS.map(({ id }) => id).sort()).toEqual(Object.keys(RECIPES).sort())
    expect(SCRIPTS.every(({ source }) => source !== '')).toBe(true)
  })

  test.each(Object.entries(RECIPES))('%s', (id, source) => {
    expect(appliedTo(source)).toContain(id)
  })

  test('leave a plain soup alone', () => {
    const soup = recipe(
      ['1 onion, chopped', '2 tbsp oil', '500 g carrots, chopped', '700 ml stock'],
      'Fry the onion in the oil for 5 minutes. Add the carrots and stock and simmer for 20 minutes.',
      'Blend until smooth.',
    )
    expect(appliedTo(soup)).toEqual([])
  })
})
