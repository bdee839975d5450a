import type { RecipeContent, StepInput } from '#shared/recipe.ts'
import { RecipeContentSchema } from '#shared/recipe.ts'

/** What people paste in the tests of the review of AI answers. */
export const PLUM_CAKE = `Plum cake

200 g flour
100 g butter
120 g sugar
2 eggs
500 g plums, halved
40 g flaked almonds

Melt half of the butter and mix it with the eggs and the sugar for 2 minutes. Stir in the flour.
Shape the dough into a ball and chill it for 30 minutes.
Press the dough into a tin and lay the plums on it.
Rub the rest of the butter into the almonds and sprinkle it over the plums. Bake at 180 °C for 45 minutes. Leave to cool for 20 minutes before serving.`

type Line = [type: StepInput['type'], text: string, place: StepInput['place'], rest?: object]

const LINES: readonly Line[] = [
  ['WEIGH', 'Place 50 g butter into the mixing bowl.', 'bowl', { adds: [{ ref: 2, part: 0.5 }] }],
  ['OPERATE', 'Melt 3 min/60°C/speed 1.', 'bowl', settings(180, '1', '60')],
  [
    'WEIGH',
    'Add 120 g sugar and 2 eggs to the mixing bowl.',
    'bowl',
    { adds: [{ ref: 3 }, { ref: 4 }] },
  ],
  ['OPERATE', 'Mix 2 min/speed 4.', 'bowl', settings(120, '4')],
  ['WEIGH', 'Add 200 g flour to the mixing bowl.', 'bowl', { adds: [{ ref: 1 }] }],
  ['OPERATE', 'Mix 20 sec/speed 4.', 'bowl', settings(20, '4')],
  ['MANUAL', 'Shape the dough into a ball.', 'bench', { takes: [6], clears: true }],
  ['WAIT', 'Chill the dough for 30 minutes.', 'cold', { takes: [7], durationSeconds: 1800 }],
  ['WEIGH', 'Place 50 g butter into the mixing bowl.', 'bowl', { adds: [{ ref: 2 }] }],
  ['WEIGH', 'Add 40 g flaked almonds to the mixing bowl.', 'bowl', { adds: [{ ref: 6 }] }],
  ['OPERATE', 'Mix 10 sec/speed 4.', 'bowl', settings(10, '4')],
  [
    'MANUAL',
    'Press the dough into a tin and lay the plums on it. Sprinkle the almonds over them.',
    'bench',
    { adds: [{ ref: 5 }], takes: [8, 11], clears: true },
  ],
  ['MANUAL', 'Bake at 180 °C for 45 minutes.', 'oven', { takes: [12], durationSeconds: 2700 }],
  [
    'WAIT',
    'Leave the cake to cool for 20 minutes before serving.',
    'bench',
    { takes: [13], durationSeconds: 1200 },
  ],
]

function settings(durationSeconds: number, speed: string, temperature?: string) {
  return { durationSeconds, speed, temperature }
}

/** A right answer to it. */
export function plumCake(): RecipeContent {
  const names = ['flour', 'butter', 'sugar', 'eggs', 'plums', 'flaked almonds']
  const amounts = ['200', '100', '120', '2', '500', '40']
  return RecipeContentSchema.parse({
    metadata: { title: 'Plum cake' },
    ingredients: names.map((name, at) => ({
      ingredientJsonId: at + 1,
      name,
      quantity: amounts[at],
      ...(name !== 'eggs' && { unit: 'g' }),
    })),
    steps: LINES.map(([type, instructionText, place, rest = {}], at) => ({
      ...{ stepNumber: at + 1, type, instructionText, place },
      ingredientRefs: 'adds' in rest ? (rest.adds as { ref: number }[]).map(({ ref }) => ref) : [],
      ...rest,
    })),
  })
}
