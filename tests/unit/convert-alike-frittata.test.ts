import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const FRITTATA: readonly Told[] = [
  [
    'en',
    ['2 courgettes', '2 tbsp olive oil', '6 eggs', '100 ml milk'],
    [
      'Heat the oil in an ovenproof frying pan.',
      'Add the courgettes and cook for 8 minutes.',
      'Beat the eggs with the milk.',
      'Pour the egg mixture over the vegetables.',
    ],
  ],
  [
    'de',
    ['2 Zucchini', '2 EL Olivenöl', '6 Eier', '100 ml Milch'],
    [
      'Das Öl in einer ofenfesten Pfanne erhitzen.',
      'Die Zucchini dazugeben und 8 Minuten dünsten.',
      'Die Eier mit der Milch verquirlen.',
      'Die Eiermasse über das Gemüse gießen.',
    ],
  ],
  [
    'fr',
    ['2 courgettes', "2 c. à soupe d'huile d'olive", '6 œufs', '10 cl de lait'],
    [
      "Faites chauffer l'huile dans une poêle allant au four.",
      'Ajoutez les courgettes et faites cuire 8 minutes.',
      'Battez les œufs avec le lait.',
      'Versez la préparation sur les légumes.',
    ],
  ],
  [
    'es',
    ['2 calabacines', '2 cucharadas de aceite de oliva', '6 huevos', '100 ml de leche'],
    [
      'Calienta el aceite en una sartén apta para horno.',
      'Añade los calabacines y cocina 8 minutos.',
      'Bate los huevos con la leche.',
      'Vierte la mezcla de huevo sobre las verduras.',
    ],
  ],
  [
    'it',
    ['2 zucchine', "2 cucchiai di olio d'oliva", '6 uova', '100 ml di latte'],
    [
      "Scaldate l'olio in una padella adatta al forno.",
      'Unite le zucchine e cuocete per 8 minuti.',
      'Sbattete le uova con il latte.',
      'Versate il composto di uova sulle verdure.',
    ],
  ],
  [
    'pl',
    ['2 cukinie', '2 łyżki oliwy', '6 jajek', '100 ml mleka'],
    [
      'Na patelni rozgrzać oliwę.',
      'Dodać cukinie i smażyć 8 minut.',
      'Jajka roztrzepać z mlekiem.',
      'Masą jajeczną zalać warzywa.',
    ],
  ],
  [
    'uk',
    ['2 кабачки', '2 ст. л. оливкової олії', '6 яєць', '100 мл молока'],
    [
      'У сковороді, придатній для духовки, розігріти олію.',
      'Додати кабачки і смажити 8 хвилин.',
      'Яйця збити з молоком.',
      'Залити овочі яєчною сумішшю.',
    ],
  ],
  [
    'ro',
    ['2 dovlecei', '2 linguri de ulei de măsline', '6 ouă', '100 ml lapte'],
    [
      'Încingeți uleiul într-o tigaie care poate merge la cuptor.',
      'Adăugați dovleceii și gătiți 8 minute.',
      'Bateți ouăle cu laptele.',
      'Turnați compoziția de ouă peste legume.',
    ],
  ],
]

describe.each(FRITTATA)('eggs poured over vegetables in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)

  it('come into the pan whose oil was heated', () => {
    const beaten = actions.find(({ adds }) => adds.some(({ food }) => food.id === 3))
    expect(actions[0]?.verb).toBe('heat')
    expect(actions.at(-1)?.vessel).toBe(actions[0]?.vessel)
    expect(actions.at(-1)?.moves.map(({ from }) => from)).toEqual([beaten?.vessel])
  })
})
