import { expect, test } from 'vitest'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { readSentences } from '#server/features/convert/structure/builtin/parse/sentences.ts'
import { actionsOf } from './convert-actions.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('"until the liquid has evaporated" brings in no food that is called a liquid', () => {
  const actions = actionsOf(
    ['400 g turkey mince', '1 tsp soy sauce', '100 g yoghurt', '1 tbsp caper liquid'],
    [
      'Brown the mince in a frying pan.',
      'Stir in the soy sauce and cook until the liquid has reduced.',
      'In a bowl, mix the yoghurt with the caper liquid.',
    ],
  )
  const added = actions.map(({ adds }) => adds.map(({ food }) => food.id))
  expect(added.at(-1)).toEqual([3, 4])
  expect(added.slice(0, -1).flat()).toEqual([1, 2])
})

test('salt and pepper of one line keep both amounts that an order gives them', async () => {
  const steps = await stepsOf(
    ['500 g ricotta', '2 eggs', 'Sea salt and black pepper'],
    ['Mix the ricotta, eggs, 1½ teaspoons salt, and ¾ teaspoon pepper in a bowl until smooth.'],
  )
  expect(textsOf(steps).join('\n')).toContain('1½ teaspoons salt and ¾ teaspoon pepper')
})

test('a note that is glued to a sentence by its asterisk is a sentence of its own', () => {
  const note = '*Note: If you have no blender, whisk by hand, just mince the garlic first.'
  const sentences = readSentences(
    [{ heading: null, lines: [`Blend until combined.${note}`] }],
    compileLexicon(lexiconFor('en'), lexiconFor('en')),
  )
  expect(sentences.map(({ text, isNote }) => [text, isNote])).toEqual([
    ['Blend until combined.', false],
    [note, true],
  ])
})
