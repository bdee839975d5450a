import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each([
  [
    'it',
    ['500 g di ceci lessati', '60 g di tahina', '50 g di olio'],
    'Mettete tutto nel frullatore e frullate regolando la durata secondo il risultato desiderato, che potrà essere più liscio o più rustico.',
    ', regolando la durata secondo il risultato desiderato, che potrà essere più liscio o più rustico.',
  ],
  [
    'ro',
    ['300 g orez', '600 ml apă', '1 lingură unt'],
    'Se fierbe orezul cu apa și untul 15 minute la foc mic, timp în care nu ridicați capacul.',
    ', timp în care nu ridicați capacul.',
  ],
  [
    'pl',
    ['500 g ziemniaków', '1 jajko', '100 g mąki'],
    'Ugotowane ziemniaki wymieszać w misce z jajkiem i mąką, aby nadać masie odpowiednią konsystencję.',
    ', aby nadać masie odpowiednią konsystencję.',
  ],
  [
    'es',
    ['1 cebolla', '30 g de mantequilla'],
    'Pochamos la cebolla en la mantequilla en una sartén 8 minutos sin que coja color.',
    ', sin que coja color.',
  ],
  [
    'en',
    ['250 g flour', '300 ml milk', '2 eggs'],
    'Whisk together the flour, milk and eggs for 1 minute, because lumps will not bake out later.',
    ', because lumps will not bake out later.',
  ],
] as const)(
  '%s: what begins no sentence goes on with the run',
  async (language, list, method, said) => {
    const texts = textsOf(await stepsOf([...list], [method], language))

    expect(texts.join(' ')).toContain(said)
  },
)

test.each([
  [
    'en',
    ['250 g flour', '2 tbsp fish sauce', '300 ml milk', '2 eggs'],
    'In a bowl, mix the fish sauce (or soy sauce), flour, milk and eggs until smooth.',
    /fish sauce \((?:2 tbsp, )?or soy sauce\)/,
  ],
  [
    'pl',
    ['250 g mąki', '1 łyżka wanilii', '300 ml mleka', '2 jajka'],
    'W misce wymieszać wanilię (albo startą skórkę cytrynową), mąkę, mleko i jajka na gładkie ciasto.',
    /albo startą skórkę cytrynową\)/,
  ],
  [
    'es',
    ['250 g de harina', '1 huevo', '250 ml de caldo'],
    'En un bol mezclar la harina, el huevo y el caldo tibio (lo necesario para que la masa no se pegue).',
    /tibio, lo necesario para que la masa no se pegue\)/,
  ],
] as const)(
  '%s: a bracket behind a food is told beside it',
  async (language, list, method, said) => {
    const texts = textsOf(await stepsOf([...list], [method], language))

    expect(texts.join(' ')).toMatch(said)
  },
)

test('a condition goes on with the step of its food', async () => {
  const texts = textsOf(
    await stepsOf(
      ['200 g de manteca', '100 g de azúcar', '400 g de harina'],
      [
        'Bate la manteca con el azúcar en un bol. Incorpora la harina, tamizada, cuando se haya enfriado del todo.',
      ],
      'es',
    ),
  )

  expect(texts.join(' ')).toContain(', cuando se haya enfriado del todo')
})

test('a list in brackets, a place and an end are no notes of a food', async () => {
  const texts = textsOf(
    await stepsOf(
      ['1 onion', '2 tbsp oil', '200 ml cream', '300 ml stock'],
      [
        'Heat the oil in a pot. Fry the onion (until soft), add the cream (in the pot) and the stock and simmer for 10 minutes.',
      ],
    ),
  )

  expect(texts.join(' ')).not.toMatch(/onion \([^)]*until|cream \([^)]*pot/)
})

test('a measure that the list has no number for stands in the case of its verb', async () => {
  const texts = textsOf(
    await stepsOf(
      ['500 g twarogu', '120 g cukru pudru', 'odrobina soli', '2 jajka'],
      ['Do miski włożyć twaróg, cukier puder, odrobinę soli i jajka i zmiksować na gładką masę.'],
      'pl',
    ),
  )

  expect(texts.join(' ')).toContain('odrobinę soli i 2 jajka')
})

test('the end of a run is told once', async () => {
  const texts = textsOf(
    await stepsOf(
      ['500 г кисломолочного сиру', '100 г цукру', '2 яйця'],
      ['У миску викласти сир, цукор і яйця. Перебити блендером до однорідної маси.'],
      'uk',
    ),
  )

  expect(texts.join(' ').match(/однорідн/g)).toHaveLength(1)
})

test('a sentence that begins with "before you" keeps its beginning', async () => {
  const steps = await stepsOf(
    ['100 g cashews', '1 onion, chopped', '2 tbsp oil'],
    [
      'Before you do anything else, get the cashews soaking. Soften the onion in the oil for 5 minutes.',
    ],
  )

  expect(textsOf(steps).join(' ')).toContain('Before you do anything else')
})
