import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

describe('into the oven and into the cold without a verb are orders with their times', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      '500 g potatoes; 200 g cream; 100 g grated gouda',
      'Slice the potatoes and layer them in a dish with the cream and the cheese. Then into the oven for 40 minutes. Let cool, then overnight into the fridge.',
    ],
    [
      'de',
      '500 g Kartoffeln; 200 g Sahne; 100 g geriebener Gouda',
      'Kartoffeln in Scheiben schneiden, mit Sahne und Käse in eine Form schichten. 40 Minuten in den Ofen. Abkühlen lassen, dann über Nacht in den Kühlschrank.',
    ],
    [
      'fr',
      '500 g de pommes; 200 g de crème; 100 g de sucre',
      'Je coupe les pommes en lamelles, je les dispose dans un moule avec la crème et le sucre, et au four 40 minutes. Je démoule, je dresse, et au frais toute la nuit.',
    ],
    [
      'es',
      '500 g de manzanas; 200 g de nata; 100 g de azúcar',
      'Corta las manzanas en láminas, colócalas en un molde con la nata y el azúcar, y al horno 40 minutos. Desmolda. Luego a la nevera toda la noche.',
    ],
    [
      'it',
      '500 g di mele; 200 g di panna; 100 g di zucchero',
      'Affettate le mele e disponetele in una teglia con la panna e lo zucchero. In forno per 40 minuti. Poi in frigo per tutta la notte.',
    ],
    [
      'pl',
      '500 g jabłek; 200 g śmietanki; 100 g cukru',
      'Jabłka pokroić w plasterki i ułożyć w formie ze śmietanką i cukrem. Do piekarnika na 40 minut. Potem na noc do lodówki.',
    ],
    [
      'uk',
      '500 г яблук; 200 г вершків; 100 г цукру',
      'Яблука наріжте скибками і викладіть у форму з вершками і цукром. В духовку на 40 хвилин. Потім на ніч у холодильник.',
    ],
    [
      'ro',
      '500 g mere; 200 g smântână; 100 g zahăr',
      'Tăiem merele felii și le așezăm într-o tavă cu smântâna și zahărul. La cuptor 40 de minute. Apoi la frigider peste noapte.',
    ],
  ])('%s', (language, foods, method) => {
    const actions = actionsOf(foods.split('; '), [method], language)
    const timed = actions
      .filter(({ cues }) => cues.duration !== null)
      .map(({ role, cues }) => [role, cues.place, cues.duration?.min])
    expect(timed).toEqual([
      ['bake', 'oven', 40 * 60],
      ['wait', 'cold', 8 * 3600],
    ])
  })
})

describe('a time in the oven is no second order', () => {
  test.each<[Language, string]>([
    ['de', 'Die Kartoffeln backen, 40 Minuten in den Ofen geschoben.'],
    ['fr', 'Enfourner les pommes, 40 minutes au four à 180 °C.'],
    ['it', 'Cuocete le mele, per 40 minuti in forno.'],
    ['it', 'Dopo 20 minuti in forno coprite le mele.'],
  ])('%s: %s', (language, method) => {
    const actions = actionsOf(['500 g x'], [method], language)
    expect(actions.map(({ verb }) => verb)).toHaveLength(1)
  })
})
