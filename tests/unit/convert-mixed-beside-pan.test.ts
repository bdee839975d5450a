import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

describe('what is grated and mixed while something fries stays out of the pan', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      '300 g macaroni; 200 g cheddar; 100 g gruyere; 2 onions; 40 g butter; 1/2 bunch chives',
      'Slice the onions and fry in the butter for 10 minutes. Grate the cheese and mix. Boil the macaroni in salted water, drain and layer with the cheese in a dish. Bake for 10 minutes. Spread the onions on top and sprinkle with chives.',
    ],
    [
      'de',
      '300 g Makkaroni; 200 g Bergkäse; 100 g Emmentaler; 2 Zwiebeln; 40 g Butter; 1/2 Bund Schnittlauch',
      'Die Zwiebeln in Ringe schneiden und in der Butter 10 Minuten braten. Den Käse reiben und mischen. Die Makkaroni in Salzwasser garen, abgießen und mit dem Käse in eine Form schichten. 10 Minuten backen. Die Zwiebeln darauf verteilen und mit Schnittlauchröllchen bestreuen.',
    ],
    [
      'fr',
      "300 g de macaronis; 200 g de comté; 100 g d'emmental; 2 oignons; 40 g de beurre; 1/2 botte de ciboulette",
      "Émincer les oignons et les faire revenir dans le beurre 10 minutes. Râper les fromages et les mélanger. Cuire les macaronis dans l'eau salée, égoutter et les disposer dans un plat avec le fromage. Enfourner 10 minutes. Répartir les oignons dessus et parsemer de ciboulette.",
    ],
    [
      'it',
      '300 g di maccheroni; 200 g di fontina; 100 g di parmigiano; 2 cipolle; 40 g di burro; 1 mazzetto di erba cipollina',
      'Affettare le cipolle e rosolarle nel burro per 10 minuti. Grattugiare i formaggi e mescolarli. Cuocere i maccheroni in acqua salata, scolarli e disporli in una pirofila con il formaggio. Infornare per 10 minuti. Distribuire le cipolle sopra e cospargere di erba cipollina.',
    ],
    [
      'pl',
      '300 g makaronu; 200 g sera cheddar; 100 g sera gouda; 2 cebule; 40 g masła; 1/2 pęczka szczypiorku',
      'Cebule pokroić w plasterki i smażyć na maśle 10 minut. Sery zetrzeć i wymieszać. Makaron ugotować w osolonej wodzie, odcedzić i układać warstwami z serem w formie. Piec 10 minut. Na wierzchu rozłożyć cebulę i posypać szczypiorkiem.',
    ],
  ])('%s', (language, foods, method) => {
    const actions = actionsOf(foods.split('; '), [method], language)
    const mixed = actions.find(({ verb }) => verb === 'mix')
    const fried = actions.find(({ role }) => role === 'heat')
    expect(mixed?.adds.map(({ food }) => food.id)).toEqual([2, 3])
    expect(mixed?.vessel).not.toBe(fried?.vessel)
    expect(fried?.adds.map(({ food }) => food.id).toSorted()).toEqual([4, 5])
  })
})
