import { describe, expect, it } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const read = (text: string) => {
  const { ingredients, steps, description } = readText(text)
  return {
    foods: ingredients.flatMap(({ lines }) => lines),
    groups: ingredients.map(({ heading }) => heading),
    method: steps.flatMap(({ lines }) => lines).join(' '),
    all: [...steps.flatMap(({ lines }) => lines), description ?? ''].join(' '),
  }
}

describe('what looks like a note', () => {
  it('is a food when it is asparagus tips', () => {
    const { foods } = read(
      'Salad\n\nIngredients\n200 g rice\n12 asparagus tips\n2 eggs\n1 lemon\n\nMethod\nBoil the rice for 12 minutes. Add the tips and the eggs.',
    )
    expect(foods).toHaveLength(4)
  })

  it('is a step when it is "Tip into bowl"', () => {
    const { method } = read(
      'Dip\n\nIngredients\n200 g rice\n2 eggs\n\nMethod\nBoil the rice for 12 minutes\nTip into bowl\nStir in the eggs and season with salt',
    )
    expect(method).toContain('Tip into bowl')
    expect(method).toContain('Stir in the eggs')
  })
})

it.each([
  [
    'pl',
    'Zupa\n\nSkładniki\n1 l bulionu\n2 marchewki\nszczypiorek\n\nPrzygotowanie\nUgotuj marchewki w bulionie przez 20 minut.\nZmiksuj zupę.\nNa wierzch idzie szczypiorek. Smacznego!',
    'Na wierzch idzie szczypiorek',
  ],
  [
    'de',
    'Suppe\n\nZutaten\n1 l Brühe\n2 Karotten\nPetersilie\n\nZubereitung\nDie Karotten in der Brühe 20 Minuten kochen.\nDie Suppe pürieren.\nDarüber kommt die Petersilie. Guten Appetit!',
    'Darüber kommt die Petersilie',
  ],
])('a last order before a greeting is not lost: %s', (_, text, order) => {
  expect(read(text).all).toContain(order)
})

it.each([
  [
    'fr',
    'Soupe\n\nIngrédients\n500 g de carottes\n1 l de bouillon\n100 ml de crème\nsel\n\nPréparation\nJ’ai haché les carottes.\nJ’ai ajouté le bouillon et laissé cuire 20 minutes.\nJ’ai mixé le tout.\nN’oubliez pas d’ajouter le sel.\nJ’ai ajouté la crème.',
    ['haché', 'mixé', 'le sel', 'la crème'],
  ],
  [
    'de',
    'Suppe\n\nZutaten\n500 g Karotten\n1 l Brühe\n100 ml Sahne\n\nZubereitung\nIch habe die Karotten gehackt.\nDie Brühe habe ich dazugegeben und alles 20 Minuten gekocht.\nIch habe alles püriert.\nIch habe die Sahne eingerührt.',
    ['gehackt', 'püriert', 'Sahne'],
  ],
  [
    'es',
    'Crema\n\nIngredientes\n500 g de zanahorias\n1 l de caldo\n1 patata\n\nPreparación\nCuece las zanahorias en el caldo 20 minutos.\nTritura todo.\nSi te gusta más espesa, añade la patata.',
    ['añade la patata'],
  ],
  [
    'it',
    'Torta\n\nIngredienti\n200 g di farina\n3 uova\n100 g di zucchero\n\nPreparazione\nMescolate tutto e infornate a 180 °C per 30 minuti.\nProvate la cottura con uno stecchino e sfornate.',
    ['sfornate'],
  ],
])('orders told in the first person or politely stay in the method: %s', (_, text, words) => {
  const { method } = read(text)
  for (const word of words) expect(method).toContain(word)
})

it('an indented heading between bullets heads the next ones', () => {
  const { groups, foods } = read(
    'Pie\n\nIngredients\n- 200 g flour\n- 100 g butter\n  For the filling\n- 300 g apples\n- 50 g sugar\n\nMethod\nRub the butter into the flour. Bake with the apples and the sugar for 40 minutes.',
  )
  expect(groups).toContain('For the filling')
  expect(foods).toContain('100 g butter')
})
