import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what is added to a batter is mixed in', async () => {
  const steps = await stepsOf(
    ['3 Eier', '150 g Zucker', '200 g Mehl', '100 ml Öl', '1 TL Backpulver'],
    ['Eier mit Zucker schaumig schlagen. Öl, Mehl und Backpulver zugeben. In eine Form füllen.'],
    'de',
  )

  expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3, 4, 5])
  expect(runsOf(steps)).toHaveLength(2)
})

test('flour that goes into melted chocolate is mixed in', async () => {
  const steps = await stepsOf(
    ['200 g de chocolat', '100 g de beurre', '4 œufs', '100 g de sucre', '50 g de farine'],
    [
      'Faites fondre le chocolat avec le beurre. Ajoutez les œufs, le sucre et la farine.',
      'Versez dans un moule.',
    ],
    'fr',
  )

  expect(runsOf(steps)).toHaveLength(3)
  expect(runsOf(steps)[2]).not.toHaveProperty('temperature', expect.anything())
})

test('what a pan is sprinkled or topped with is not beaten in', async () => {
  const steps = await stepsOf(
    ['50 g butter', '2 onions', '2 tbsp flour', '500 ml stock'],
    ['Soften the onions in the butter for 10 minutes. Add the flour and the stock and simmer.'],
  )

  expect(textsOf(steps).join(' ')).not.toMatch(/Mix \d+ sec\/speed [45]/)
})

const WHITES: [Language, string[], string, RegExp][] = [
  [
    'it',
    ['100 g di burro', '150 g di zucchero', '3 uova', '200 g di farina'],
    'Lavorate il burro con lo zucchero, aggiungete i tuorli e la farina. Infine unite gli albumi montati a neve.',
    /albumi montati a neve/,
  ],
  [
    'fr',
    ['200 g de chocolat', '100 g de beurre', '4 œufs', '100 g de sucre'],
    'Faites fondre le chocolat avec le beurre. Ajoutez les jaunes et le sucre. Incorporez les blancs montés en neige.',
    /blancs montés en neige/,
  ],
  [
    'en',
    ['4 eggs', '150 g sugar', '200 g flour'],
    'Beat the egg yolks with the sugar until pale and mix in the flour. Fold in the stiffly beaten egg whites.',
    /stiffly beaten egg whites/,
  ],
  [
    'uk',
    ['4 яйця', '150 г цукру', '200 г борошна'],
    'Жовтки розтерти з цукром, додати борошно. Наприкінці додати збиті в піну білки.',
    /збиті в піну білки/,
  ],
]

test.each(WHITES)('%s: whites that only go in stiff are whipped first', async (...recipe) => {
  const [language, foods, method, folded] = recipe
  const steps = await stepsOf(foods, [method], language)
  const [first] = runsOf(steps)

  expect(first).toMatchObject({ speed: '3.5', tools: ['whisk'] })
  expect(textsOf(steps).filter((text) => folded.test(text))).toHaveLength(1)
})

test('what an order whips is not whipped twice, and one white is left to a fork', async () => {
  const whipped = await stepsOf(
    ['300 ml double cream', '250 g mascarpone'],
    ['Whip the cream until stiff. Beat the mascarpone and fold in the whipped cream.'],
  )
  const single = await stepsOf(
    ['1 egg white', '200 g sugar', '200 g ground almonds'],
    ['Mix the sugar and the almonds. Fold in the stiffly beaten egg white.'],
  )

  expect(textsOf(whipped).filter((text) => /^Whip/.test(text))).toHaveLength(1)
  expect(textsOf(single).join(' ')).not.toContain('butterfly')
})

test('an egg of three is told as one, not as a third of them', async () => {
  const texts = textsOf(
    await stepsOf(
      ['250 g de farine', '100 ml de lait', '3 œufs'],
      [
        'Mélanger la farine, le lait et un œuf dans un saladier. Ajouter les autres œufs et mélanger.',
      ],
      'fr',
    ),
  )

  expect(texts.join(' ')).not.toContain('tiers')
})

test('a stand mixer’s kneading speed is no setting of the machine, which has its dough mode', async () => {
  const steps = await stepsOf(
    ['500 g Weizenmehl', '280 g Milch', '50 g Butter', '20 g Hefe', '7 g Salz'],
    [
      'Alle Zutaten 2 Min. auf Stufe 1, dann 5 Minuten auf Stufe 2 kneten.',
      'Teig 1 Stunde gehen lassen.',
    ],
    'de',
  )

  expect(runsOf(steps).at(-1)).toMatchObject({ speed: 'dough' })
  expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3, 4, 5])
})

test('what an order adds beside the stirring is not lost with it', async () => {
  const texts = textsOf(
    await stepsOf(
      ['300 g di riso', '1 cipolla', '50 g di burro', '4 salsicce', '2 pomodori'],
      [
        'Soffriggere la cipolla tritata nel burro. Aggiungere salsicce e pomodori.',
        'Aggiungere il riso, mescolando portare a cottura con brodo e acqua calda.',
      ],
      'it',
    ),
  )

  expect(texts.join(' ')).toContain('brodo e acqua calda')
})

test('why a dough is left to the cook is told where it is too much, not at its water', async () => {
  const texts = textsOf(
    await stepsOf(
      ['6 cups flour', '500 ml warm water', '2 eggs', '4 tbsp oil', '1 tsp salt', '2 tsp yeast'],
      [
        'Warm a bowl and add the warm water.',
        'Sprinkle in the yeast. Mix in the eggs, the oil and the salt.',
        'Gradually add the flour. Mix by hand until the dough is soft.',
      ],
    ),
  )
  const told = texts.filter((text) => text.includes('By hand, because'))

  expect(told).toHaveLength(1)
  expect(told[0]).toContain('until the dough is soft')
})

test('flour that is sifted and added is mixed in, and no bare “add it” is left over', async () => {
  const steps = await stepsOf(
    ['125 g butter', '150 g sugar', '2 eggs', '200 g flour', '1 tsp baking powder'],
    [
      'Cream the butter and sugar.',
      'Add the eggs.',
      'Sift the flour and the baking powder and add them.',
      'Bake for 30 minutes at 180 °C.',
    ],
  )

  expect(runsOf(steps)).toHaveLength(2)
  expect(textsOf(steps).join(' ')).not.toMatch(/add them/i)
})

test('a brioche that is rich in eggs and cream is kneaded to its end', async () => {
  const steps = await stepsOf(
    [
      '250 g de farine',
      '125 g de beurre',
      '125 g de crème fraîche',
      '150 g d’œufs',
      '10 g de levure',
    ],
    [
      'Verser la farine, la levure et la crème dans un batteur et commencer à pétrir.',
      'Ajouter progressivement les œufs. Pétrir environ 5 minutes.',
      'Ajouter le beurre froid par petites quantités et pétrir encore une dizaine de minutes.',
    ],
    'fr',
  )

  expect(runsOf(steps).every(({ speed }) => speed === 'dough')).toBe(true)
})

test('the zest of a list is a food, not an order', async () => {
  const steps = await stepsOf(
    ['600 g rhubarb', '1 orange', '50 g caster sugar'],
    ['Put rhubarb, orange juice and zest, and sugar into the saucepan. Simmer for 8 minutes.'],
  )

  expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3])
  expect(textsOf(steps).join(' ')).not.toContain('Zest, and')
})
