import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

type Case = [Language, string[], string, string]

test.each<Case>([
  [
    'pl',
    ['2 cebule', '2 łyżki oleju', '400 g pomidorów z puszki'],
    'Cebule posiekać i podsmażyć na oleju do zrumienienia. Dodać pomidory i gotować 15 minut.',
    'do zrumienienia',
  ],
  [
    'pl',
    ['500 g ugotowanej ciecierzycy', '2 łyżki tahini', '100 ml wody'],
    'Ciecierzycę, tahini i wodę zmiksować na gładką masę.',
    'na gładką masę',
  ],
  [
    'uk',
    ['2 цибулини', '2 ст. л. олії', '400 г помідорів'],
    'Цибулю нарізати та обсмажити на олії до золотистого кольору. Додати помідори і тушкувати 15 хвилин.',
    'до золотистого кольору',
  ],
  [
    'uk',
    ['3 яйця', '150 г цукру', '200 г борошна'],
    'Яйця з цукром і борошном перемішати до однорідності.',
    'до однорідності',
  ],
  [
    'it',
    ['500 g di ceci lessati', '100 ml di acqua', '2 cucchiai di olio'],
    'Frullate i ceci con l’acqua e l’olio per ottenere una crema liscia.',
    'per ottenere una crema liscia',
  ],
  [
    'it',
    ['1 cipolla', '30 g di burro', '300 ml di passata'],
    'Fate soffriggere la cipolla tritata nel burro fino alla doratura. Unite la passata e cuocete 10 minuti.',
    'fino alla doratura',
  ],
  [
    'fr',
    ['250 g de farine', '125 g de beurre', '1 œuf'],
    'Mélangez la farine, le beurre et l’œuf de façon à obtenir une boule lisse.',
    'de façon à obtenir une boule lisse',
  ],
  [
    'es',
    ['400 g de garbanzos cocidos', '100 ml de agua', '2 cucharadas de aceite'],
    'Triturar los garbanzos con el agua y el aceite para obtener una crema fina.',
    'para obtener una crema fina',
  ],
  [
    'ro',
    ['400 g năut fiert', '100 ml apă', '2 linguri ulei'],
    'Mixați năutul cu apa și uleiul pentru a obține o pastă fină.',
    'pentru a obține o pastă fină',
  ],
  [
    'en',
    ['120 g sugar', '60 g butter', '90 g flour'],
    'Mix the sugar, the butter and the flour to form a stiff paste.',
    'to form a stiff paste',
  ],
  [
    'de',
    ['250 g Mehl', '125 g Butter', '1 Ei'],
    'Mehl, Butter und Ei zu einem glatten Teig verkneten.',
    'zu einem glatten Teig',
  ],
  [
    'pl',
    ['300 g mąki', '200 g masła', '1 jajko'],
    'Mąkę, masło i jajko połączyć w jednolite ciasto.',
    'w jednolite ciasto',
  ],
  [
    'de',
    ['250 g Mehl', '125 g Butter', '1 Ei'],
    'Mehl, Butter und Ei mischen, sodass ein glatter Teig entsteht.',
    'sodass ein glatter Teig entsteht',
  ],
])(
  '%s: what the work is to come to is told with the run',
  async (language, foods, method, told) => {
    const texts = textsOf(await stepsOf(foods, [method], language))
    expect(texts.join(' ')).toContain(told)
  },
)

test('what a dish or tin is for is no goal', async () => {
  const texts = textsOf(
    await stepsOf(
      ['3 jajka', '150 g cukru', '200 g mąki'],
      ['Jajka zmiksować z cukrem i mąką. Przełożyć do formy do pieczenia i piec 30 minut w 180°C.'],
      'pl',
    ),
  )
  expect(texts.join(' ').match(/do pieczenia/g)).toHaveLength(1)
})

test('the machine’s own words for a goal are not told twice', async () => {
  const texts = textsOf(
    await stepsOf(
      ['500 г полуниці', '50 г цукру'],
      ['Викласти полуницю з цукром у чашу блендера та перебити до однорідності.'],
      'uk',
    ),
  )
  expect(texts.join(' ').match(/до однорідності/g)).toHaveLength(1)
})

test('a goal in brackets ends with them', async () => {
  const texts = textsOf(
    await stepsOf(
      ['500 g twarogu', '100 g cukru', '2 jajka'],
      ['Zmiksować twaróg z cukrem i jajkami krótko (tylko do połączenia się składników) w misce.'],
      'pl',
    ),
  )
  expect(texts.join(' ')).toContain('do połączenia się składników')
  expect(texts.join(' ')).not.toContain('składników)')
})

test('a German order’s own verb is no part of its goal', async () => {
  const texts = textsOf(
    await stepsOf(
      ['250 g Mehl', '125 g Butter', '1 Ei'],
      ['Mehl, Butter und Ei zu einem glatten Teig verkneten.'],
      'de',
    ),
  )
  expect(texts.join(' ')).not.toContain('verkneten')
})
