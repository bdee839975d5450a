import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const JAM: readonly Told[] = [
  [
    'en',
    ['1 kg strawberries', '500 g jam sugar'],
    [
      'Boil the strawberries with the sugar in a large saucepan for 4 minutes.',
      'Blend the jam briefly with a hand blender.',
    ],
  ],
  [
    'de',
    ['1 kg Erdbeeren', '500 g Gelierzucker'],
    [
      'Die Erdbeeren mit dem Zucker in einem großen Topf 4 Minuten kochen.',
      'Die Marmelade kurz mit dem Stabmixer pürieren.',
    ],
  ],
  [
    'fr',
    ['1 kg de fraises', '500 g de sucre'],
    [
      'Faites bouillir les fraises avec le sucre dans une grande casserole 4 minutes.',
      'Mixez brièvement la confiture au mixeur plongeant.',
    ],
  ],
  [
    'es',
    ['1 kg de fresas', '500 g de azúcar'],
    [
      'Hierve las fresas con el azúcar en una olla grande 4 minutos.',
      'Tritura brevemente la mermelada con la batidora de mano.',
    ],
  ],
  [
    'it',
    ['1 kg di fragole', '500 g di zucchero'],
    [
      'Fate bollire le fragole con lo zucchero in una pentola capiente per 4 minuti.',
      'Frullate brevemente la marmellata con il frullatore a immersione.',
    ],
  ],
  [
    'pl',
    ['1 kg truskawek', '500 g cukru'],
    [
      'Truskawki gotować z cukrem w dużym garnku 4 minuty.',
      'Dżem krótko zmiksować blenderem ręcznym.',
    ],
  ],
  [
    'uk',
    ['1 кг полуниці', '500 г цукру'],
    [
      'Полуницю варити з цукром у великій каструлі 4 хвилини.',
      'Джем трохи подрібнити занурювальним блендером.',
    ],
  ],
  [
    'ro',
    ['1 kg căpșuni', '500 g zahăr'],
    [
      'Fierbeți căpșunile cu zahărul într-o oală mare 4 minute.',
      'Pasați gemul scurt cu blenderul vertical.',
    ],
  ],
]

describe.each(JAM)('jam and a hand blender in %s', (language, list, method) => {
  it('is puréed where it cooked', () => {
    const [boil, blend] = actionsOf(list, method, language)
    expect(blend?.verb).toBe('blend')
    expect(blend?.vessel).toBe(boil?.vessel)
    expect(blend?.moves).toEqual([])
  })
})
