import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

/** The order with which each food goes in, by the food's name. */
function ordersByFood(...recipe: Parameters<typeof actionsOf>): Record<string, string> {
  const taken = actionsOf(...recipe).flatMap(({ adds, clause }) =>
    adds.map(({ food }) => [food.entry.name, clause.text.trim()] as const),
  )
  return Object.fromEntries(taken)
}

test.each<[Language, readonly string[], readonly string[], string, RegExp]>([
  [
    'en',
    ['200 g rice noodles', '2 tbsp soy sauce', '3 spring onions'],
    ['Boil the noodles for 5 minutes. Stir in the soy sauce. Garnish with scallions and serve.'],
    'spring onions',
    /^Garnish/,
  ],
  [
    'de',
    ['500 g Karotten', '200 ml Brühe', '100 ml Schlagobers'],
    ['Die Karotten in der Brühe 15 Minuten kochen. Die Sahne einrühren.'],
    'Schlagobers',
    /Sahne/,
  ],
  [
    'es',
    ['500 g de papas', '1 cebolla', '3 cucharadas de aceite'],
    ['Sofreír la cebolla en el aceite. Añadir las patatas y cocer 20 minutos.'],
    'papas',
    /patatas/,
  ],
])('%s: a food goes in where its other name is said', (language, foods, method, name, words) => {
  expect(ordersByFood(foods, method, language)[name]).toMatch(words)
})

describe('what no order names', () => {
  test('garnishes go on before the dish is enjoyed', () => {
    const orders = ordersByFood(
      ['1 onion', '400 g lentils', 'To serve:', '2 tomatoes', '1 lemon'],
      [
        'Fry the onion. Add the lentils and simmer for 20 minutes in water.',
        'Serve warm with garnishes on the side. Enjoy. Store leftovers in the fridge.',
      ],
    )
    expect(orders.tomatoes).toMatch(/^Serve warm/)
    expect(orders.lemon).toMatch(/^Serve warm/)
  })

  test('a part of the list goes in where an order speaks of the part', () => {
    const orders = ordersByFood(
      [
        '200 g flour',
        '300 ml water',
        'Sauce:',
        '60 ml soy sauce',
        '20 g starch',
        'Topping:',
        '2 leeks',
      ],
      [
        'Mix the flour with the water and fry the pancakes. Heat a pan, add the sauce and let it thicken. Top with the leeks.',
      ],
    )
    expect(orders['soy sauce']).toMatch(/add the sauce/)
    expect(orders.starch).toMatch(/add the sauce/)
  })

  test("the icing's spice stays out of the dough", () => {
    const orders = actionsOf(
      [
        ...['Dough:', '200 g flour', '1 tsp apple pie spice', '100 g butter'],
        ...['Icing:', '80 g powdered sugar', '2 tsp lemon juice', 'pinch of apple pie spice'],
      ],
      [
        'Whisk the flour and apple pie spice. Rub in the butter and bake.',
        'Icing: Whisk the powdered sugar and lemon juice.',
      ],
    )
    const icing = orders.find(({ clause }) => clause.text.includes('powdered sugar'))
    expect(icing?.adds.map(({ food }) => food.id)).toContain(6)
  })
})

describe('"all ingredients"', () => {
  test('are without those that are excepted, which go in where they are named', () => {
    const orders = ordersByFood(
      ['200 g flour', '100 g sugar', '50 g cocoa', '60 g almonds', '20 g powdered sugar'],
      [
        'Whisk together all the dry ingredients (minus the almonds and powdered sugar).',
        'Sprinkle with the almonds and bake for 1 hour. Serve with the powdered sugar.',
      ],
    )
    expect(orders.almonds).toMatch(/^Sprinkle/)
    expect(orders['powdered sugar']).toMatch(/^Serve/)
    expect(orders.cocoa).toMatch(/^Whisk/)
  })

  test('are without the flatbreads that they are spread on', () => {
    const orders = ordersByFood(
      ['300 g ground beef', '6 flatbreads', '1 onion', '50 g sour cream'],
      ['Mix all the ingredients. Spread a layer of the mixture onto each flatbread.'],
    )
    expect(orders.onion).toMatch(/^Mix/)
    expect(orders.flatbreads).toMatch(/^Spread/)
  })

  test('are those that the sentence lists in brackets', () => {
    const orders = ordersByFood(
      ['600 g white fish', '100 g flour', '200 ml coconut milk', '30 ml lime juice'],
      [
        'Combine the marinade ingredients (coconut milk, lime juice). Add the fish.',
        'Roll in the flour and fry.',
      ],
    )
    expect(orders.flour).toMatch(/^Roll/)
    expect(orders['white fish']).toMatch(/^Add/)
  })
})

test('eggs that are fried whole are not taken apart for the words on the plate', () => {
  const orders = ordersByFood(
    ['2 eggs', '2 tortillas', '100 g salsa'],
    [
      'Fry the eggs until the whites are set. Place on the tortillas and spoon the salsa over the whites.',
      'Slice the yolks open to eat.',
    ],
  )
  expect(orders.eggs).toMatch(/^Fry the eggs/)
  expect(Object.keys(orders)).not.toContain('egg yolks')
})

test('toppings that are only suggested fetch nothing out of the batter', () => {
  const orders = ordersByFood(
    ['120 g flour', '120 ml milk', '1 tbsp apple sauce or maple syrup', '1 tsp baking powder'],
    [
      'Mix the dry ingredients. Add the wet ingredients and stir. Fry pancakes in a pan.',
      'Serve with your favourite toppings. Some suggestions include maple syrup and berries.',
    ],
  )
  expect(orders['apple sauce or maple syrup']).toMatch(/^Add the wet/)
})

test('two flours side by side are both dry ingredients', () => {
  const orders = ordersByFood(
    ['60 g almond flour', '120 g oat flour', '2 tsp baking powder', '200 ml milk', '1 egg'],
    ['Mix the dry ingredients in a bowl. Whisk the wet ingredients and stir in.'],
  )
  expect(orders['oat flour']).toMatch(/^Mix the dry/)
  expect(orders['almond flour']).toMatch(/^Mix the dry/)
})

describe('the oil of the list that no order names', () => {
  test.each<[Language, readonly string[], readonly string[], string, RegExp]>([
    [
      'es',
      ['4 cebollas', 'orégano', 'sal', 'aceite de oliva'],
      ['Picamos las cebollas y las sofreímos hasta que estén transparentes. Añadimos el orégano.'],
      'aceite de oliva',
      /sofreímos/,
    ],
    [
      'it',
      ['2 cipolle', '1 rametto di timo', 'sale', 'olio'],
      ['Tritate le cipolle e fatele appassire. Unite il timo e servite.'],
      'olio',
      /appassire/,
    ],
  ])('is what the onions soften in (%s)', (language, list, method, oil, order) => {
    expect(ordersByFood(list, method, language)[oil]).toMatch(order)
  })

  test('stays away from a pan that has its butter', () => {
    const orders = ordersByFood(
      ['1 onion', '30 g butter', '2 tbsp olive oil', '200 g salad leaves'],
      ['Melt the butter and soften the onion in it.', 'Dress the leaves and serve.'],
    )
    expect(orders['olive oil']).not.toMatch(/soften/)
  })
})

describe('what was made ready along with others', () => {
  test('goes in where they go in', () => {
    const orders = ordersByFood(
      ['2 onions', '2 carrots', '2 cloves garlic', '3 tbsp oil', '400 g tomatoes'],
      [
        'Finely dice the onions, carrots and garlic.',
        'Heat the oil in a pan. Add all the vegetables and fry for 5 minutes.',
        'Add the tomatoes and simmer for 20 minutes.',
      ],
    )
    expect(orders.garlic).toMatch(/vegetables/)
  })
})

describe('what stands beside others in the list', () => {
  test('does not burn in the oil that is still heated', () => {
    const orders = ordersByFood(
      ['400 g rice', '1 onion', '100 ml oil', '3 cloves garlic', 'salt'],
      [
        'Heat the oil in a pan, fry the onion until golden.',
        'Stir in the rice, pour in hot water and cook for 15 minutes.',
      ],
    )
    expect(orders.garlic).toMatch(/fry the onion/)
  })

  test('goes in with the herbs that an order names together', () => {
    const orders = ordersByFood(
      ['50 g butter', '2 carrots', '300 ml broth', '1/4 tsp celery seed', '1 tsp dried thyme'],
      [
        'Melt the butter and soften the carrots in it. Add the broth.',
        'Stir in the herbs. Simmer for 10 minutes. Season with salt.',
      ],
    )
    expect(orders['celery seed']).toMatch(/herbs/)
    expect(orders['dried thyme']).toMatch(/herbs/)
  })
})

test('the egg of a wash goes where the wash is brushed on', () => {
  const orders = ordersByFood(
    ['500 g flour', '200 ml milk', '1 tsp salt', 'Egg wash:', '1 egg yolk'],
    ['Mix the flour, milk and salt. Cut the dough into strips.', 'Brush with egg wash and bake.'],
  )
  expect(orders['egg yolk']).toMatch(/egg wash/)
})

test('what the list has for the table is not what is cooked', () => {
  const orders = ordersByFood(
    ['100 g sugar', '1 stick cinnamon', '100 ml water', 'sugar and cinnamon, for topping'],
    ['Boil the water, sugar and cinnamon. Pour into glasses. Top with sugar and cinnamon.'],
  )
  expect(orders.sugar).toMatch(/^Boil/)
  expect(orders['sugar and cinnamon']).toMatch(/^Top/)
})
