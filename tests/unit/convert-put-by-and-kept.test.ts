import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf, actionsOfParts } from './convert-actions.ts'
import { addedIn, stepsOf } from './convert-scripts-fixtures.ts'

test('what brackets put by goes in with nothing: the whites are there for the meringue', async () => {
  const steps = await stepsOf(
    ["3 jaunes d'œufs", "3 blancs d'œufs", '100 g de sucre', '50 g de sucre glace'],
    [
      "Fouetter 3 jaunes d'œufs (réserver les 3 blancs) avec le sucre. Monter les blancs en neige avec le sucre glace.",
    ],
    'fr',
  )
  const together = addedIn(steps).find((refs) => refs.includes(1))
  expect(together).not.toContain(2)
})

describe('what a later order toasts, lays on top or serves is none of the remaining ingredients', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      '1 tbsp oil; 1 onion; 400 g canned beans; 200 ml stock; 50 g grated cheddar; 4 slices bread',
      'Heat the oil in a pot and cook the onion for 5 minutes. Add the remaining ingredients and simmer for 20 minutes. Toast the bread. Sprinkle the chili with the cheddar and serve.',
    ],
    [
      'de',
      '1 EL Öl; 1 Zwiebel; 400 g Bohnen aus der Dose; 200 ml Brühe; 50 g geriebener Gouda; 4 Scheiben Brot',
      'Das Öl in einem Topf erhitzen und die Zwiebel 5 Minuten dünsten. Die restlichen Zutaten zugeben und 20 Minuten köcheln lassen. Das Brot rösten. Mit dem Gouda bestreuen und servieren.',
    ],
  ])('%s', async (language, foods, method) => {
    const steps = await stepsOf(foods.split('; '), [method], language)
    const simmered = addedIn(steps).find((refs) => refs.includes(4))
    expect(simmered).toContain(3)
    expect(simmered).not.toContain(5)
    expect(simmered).not.toContain(6)
  })
})

test('what more of is served with is among the remaining ingredients all the same', () => {
  const actions = actionsOf(
    ['60 g breadcrumbs', '60 ml milk', '450 g ground beef', '30 g grated Parmesan', '1 egg'],
    [
      'Combine the breadcrumbs and milk in a bowl and leave for 5 minutes. Add the remaining ingredients and mix well. Shape into meatballs and bake for 20 minutes. Ladle into bowls and serve with extra grated Parmesan.',
    ],
  )
  const rest = actions.find(({ verb }) => verb === 'add')
  expect(rest?.adds.map(({ food }) => food.id)).toEqual([3, 4, 5])
})

test('a sauce that has been made is not the soy sauce among the remaining ingredients', async () => {
  const steps = await stepsOf(
    ['500 g chicken', '2 tbsp oil', '60 ml soy sauce', '2 tbsp honey', '60 ml water'],
    [
      'Brown the chicken in the oil. Whisk the remaining ingredients in a bowl. Add the sauce to the chicken and simmer for 5 minutes.',
    ],
  )
  expect(addedIn(steps)).toContainEqual([3, 4, 5])
})

describe('what brackets put off until later is there for its own part', () => {
  type Parts = Record<string, string[]>
  test.each<[Language, Parts, string, RegExp]>([
    [
      'en',
      { Crust: ['200 g flour', '100 g butter', '1 egg yolk'], Filling: ['500 g quark', '4 eggs'] },
      'Rub the butter into the flour, add the yolk (the white goes into the filling later) and knead. Chill. Beat the yolks with the quark. Whip the whites until stiff and fold in.',
      /white/,
    ],
    [
      'de',
      { Teig: ['200 g Mehl', '100 g Butter', '1 Eigelb'], Masse: ['500 g Quark', '4 Eier'] },
      'Mehl, Butter und Eigelb (das Eiweiß kommt später in die Masse) rasch verkneten und kalt stellen. Die Eigelbe mit dem Quark verrühren. Die Eiweiße steif schlagen und unterheben.',
      /Eiweiß/,
    ],
    [
      'pl',
      { Spód: ['200 g mąki', '100 g masła', '1 żółtko'], Masa: ['500 g twarogu', '4 jajka'] },
      'Mąkę i masło siekam nożem, dodaję żółtko (białko dodam potem do masy) i zagniatam. Chłodzę. Żółtka ucieram z twarogiem. Białka ubijam na sztywno i delikatnie łączę z masą.',
      /białk/,
    ],
    [
      'uk',
      { Тісто: ['200 г борошна', '100 г масла', '1 жовток'], Начинка: ['500 г сиру', '4 яйця'] },
      'Борошно порубати з маслом, додати жовток (білок піде пізніше в начинку) і замісити тісто. Охолодити. Жовтки розтерти з сиром. Білки збити до стійких піків і додати до маси.',
      /біл/,
    ],
  ])('%s', (language, parts, method, white) => {
    const groups = Object.entries(parts).map(([heading, lines]) => ({ heading, lines }))
    const actions = actionsOfParts(groups, [method], language)
    const namesIn = (verbs: readonly string[]) =>
      actions
        .filter(({ verb }) => verbs.includes(verb))
        .flatMap(({ adds }) => adds.map(({ food }) => food.entry.name))
    const whipped = actions.find(({ verb }) => verb === 'whip')
    expect(whipped?.adds.map(({ food }) => food.entry.name).join()).toMatch(white)
    expect(namesIn(['mix', 'knead', 'add']).join()).not.toMatch(white)
  })
})
