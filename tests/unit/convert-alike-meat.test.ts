import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const INTO_THE_SAUCE: readonly Told[] = [
  [
    'en',
    ['500 g minced beef', '1 egg', '2 tbsp olive oil', '400 g chopped tomatoes'],
    [
      'Mix the mince and egg in a bowl and shape into small balls.',
      'Heat the oil in a frying pan and brown the meatballs. Lift out and set aside.',
      'Simmer the tomatoes in a saucepan for 10 minutes. Add the meatballs to the sauce and simmer for 15 minutes.',
    ],
  ],
  [
    'fr',
    ['500 g de bœuf haché', '1 œuf', "2 c. à soupe d'huile d'olive", '400 g de tomates concassées'],
    [
      "Mélangez la viande et l'œuf dans un saladier et façonnez de petites boulettes.",
      "Faites chauffer l'huile dans une poêle et faites dorer les boulettes. Retirez-les et réservez.",
      'Laissez mijoter les tomates 10 minutes dans une casserole. Plongez les boulettes dans la sauce et laissez mijoter 15 minutes.',
    ],
  ],
  [
    'pl',
    ['500 g mielonej wołowiny', '1 jajko', '2 łyżki oliwy', '400 g krojonych pomidorów'],
    [
      'Mięso wymieszać z jajkiem w misce i uformować małe kulki.',
      'Na patelni rozgrzać oliwę i obsmażyć klopsiki. Wyjąć i odłożyć na bok.',
      'Pomidory gotować w rondlu 10 minut. Klopsiki włożyć do sosu i dusić 15 minut.',
    ],
  ],
  [
    'uk',
    ['500 г яловичого фаршу', '1 яйце', '2 ст. л. олії', '400 г подрібнених томатів'],
    [
      'Змішайте фарш з яйцем у мисці та сформуйте 20 кульок.',
      'Розігрійте олію на сковороді та обсмажте фрикадельки. Вийміть і відкладіть.',
      'Варіть томати в каструлі 10 хвилин. Покладіть фрикадельки в соус і тушкуйте 15 хвилин.',
    ],
  ],
]

describe.each(INTO_THE_SAUCE)('meatballs added to the sauce in %s', (language, list, method) => {
  it('come from the one plate that they were set aside on to where the sauce simmers', () => {
    const actions = actionsOf(list, method, language)
    const [added, simmered] = actions.slice(-2)
    const sauce = actions.find(({ adds }) => adds.some(({ food }) => food.id === 4))
    const aside = actions.findLast(({ role, moves }) => role === 'take' && moves.length > 0)

    expect(added?.vessel).toBe(sauce?.vessel)
    expect(added?.moves).toMatchObject([{ from: aside?.vessel }])
    expect(simmered?.vessel).toBe(sauce?.vessel)
  })
})

const SALTED_WATER: readonly Told[] = [
  [
    'en',
    ['800 g potatoes', '4 tbsp oil', 'salt and pepper'],
    [
      'Boil the potatoes in salted water for 20 minutes. Drain.',
      'Put the oil in a jar, season and shake.',
    ],
  ],
  [
    'es',
    ['800 g de patatas', '4 cucharadas de aceite', 'sal y pimienta'],
    [
      'Pon las patatas en una olla con agua y sal y cuece 20 minutos. Escúrrelas.',
      'Pon el aceite en un tarro, salpimienta y agita.',
    ],
  ],
  [
    'ro',
    ['800 g cartofi', '4 linguri ulei', 'sare și piper'],
    [
      'Fierbeți cartofii în apă cu sare 20 de minute. Scurgeți-i.',
      'Puneți uleiul într-un borcan, asezonați cu sare și piper și agitați.',
    ],
  ],
]

describe.each(SALTED_WATER)('water with salt in %s', (language, list, method) => {
  it('takes nothing of the salt and pepper that season', () => {
    const seasoned = actionsOf(list, method, language).find(({ adds }) =>
      adds.some(({ food }) => food.food === 'salt'),
    )

    expect(seasoned?.role).toBe('season')
  })
})

const RUBBED: readonly Told[] = [
  ['en', ['1 chicken', '2 tbsp oil'], ['Massage the chicken with the oil.']],
  ['es', ['1 pollo', '2 cucharadas de aceite'], ['Frota el pollo con el aceite.']],
  ['it', ['1 pollo', "2 cucchiai d'olio"], ["Massaggiate il pollo con l'olio."]],
  ['pl', ['1 kurczak', '2 łyżki oleju'], ['Wmasować olej w kurczaka.']],
  ['uk', ['1 курка', '2 ст. л. олії'], ['Натерти курку олією.']],
  ['ro', ['1 pui', '2 linguri ulei'], ['Frecați puiul cu ulei.']],
]

describe.each(RUBBED)('meat rubbed with oil in %s', (language, list, method) => {
  it('is worked by hand with all that it is rubbed with', () => {
    const [rubbed] = actionsOf(list, method, language)

    expect(rubbed?.role).toMatch(/^(?:hand|season)$/)
    expect(rubbed?.adds).toHaveLength(2)
  })
})

const HALF_OF_IT: readonly Told[] = [
  [
    'pl',
    ['500 g mięsa mielonego', '1 cebula'],
    ['Mięso i połowę cebuli włożyć do miski i wyrobić.'],
  ],
  [
    'ro',
    ['500 g carne tocată', '1 ceapă'],
    ['Puneți carnea și jumătate din ceapă într-un bol și frământați.'],
  ],
]

describe.each(HALF_OF_IT)('half of an onion put into a bowl in %s', (language, list, method) => {
  it('goes into that bowl', () => {
    const [put] = actionsOf(list, method, language)

    expect(put?.cues.place).toBe('bowl')
  })
})
