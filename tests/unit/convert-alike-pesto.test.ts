import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const PESTO: readonly Told[] = [
  [
    'en',
    ['400 g spaghetti', '80 g basil', '120 ml olive oil', 'salt'],
    [
      'Blend the basil with the olive oil and a pinch of salt in a bowl.',
      'Cook the spaghetti in plenty of boiling water with salt for 9 minutes.',
      'Set aside a cup of the cooking water and drain the pasta.',
    ],
  ],
  [
    'de',
    ['400 g Spaghetti', '80 g Basilikum', '120 ml Olivenöl', 'Salz'],
    [
      'Basilikum mit dem Olivenöl und einer Prise Salz in einer Schüssel pürieren.',
      'Die Spaghetti in reichlich kochendem Wasser mit Salz 9 Minuten kochen.',
      'Eine Tasse Kochwasser auffangen und die Nudeln abgießen.',
    ],
  ],
  [
    'fr',
    ['400 g de spaghettis', '80 g de basilic', "12 cl d'huile d'olive", 'sel'],
    [
      "Mixez le basilic avec l'huile d'olive et une pincée de sel dans un saladier.",
      "Faites cuire les spaghettis 9 minutes dans un grand volume d'eau bouillante salée.",
      "Réservez une tasse d'eau de cuisson et égouttez les pâtes.",
    ],
  ],
  [
    'es',
    ['400 g de espaguetis', '80 g de albahaca', '120 ml de aceite de oliva', 'sal'],
    [
      'Tritura la albahaca con el aceite de oliva y una pizca de sal en un bol.',
      'Cuece los espaguetis en abundante agua hirviendo con sal durante 9 minutos.',
      'Reserva una taza del agua de cocción y escurre la pasta.',
    ],
  ],
  [
    'it',
    ['400 g di spaghetti', '80 g di basilico', "120 ml di olio d'oliva", 'sale'],
    [
      "Frullate il basilico con l'olio e un pizzico di sale in una ciotola.",
      'Cuocete gli spaghetti in abbondante acqua bollente salata per 9 minuti.',
      'Tenete da parte una tazza di acqua di cottura e scolate la pasta.',
    ],
  ],
  [
    'pl',
    ['400 g spaghetti', '80 g bazylii', '120 ml oliwy', 'sól'],
    [
      'Bazylię zmiksować z oliwą i szczyptą soli w misce.',
      'Spaghetti gotować 9 minut w dużej ilości wrzącej osolonej wody.',
      'Zachować szklankę wody z gotowania, makaron odcedzić.',
    ],
  ],
  [
    'uk',
    ['400 г спагеті', '80 г базиліку', '120 мл оливкової олії', 'сіль'],
    [
      'Базилік збити з оливковою олією і дрібкою солі в мисці блендером.',
      'Спагеті варити у великій кількості підсоленої води 9 хвилин.',
      'Залишити склянку води з варіння, пасту відкинути на друшляк.',
    ],
  ],
  [
    'ro',
    ['400 g spaghete', '80 g busuioc', '120 ml ulei de măsline', 'sare'],
    [
      'Mixați busuiocul cu uleiul de măsline și un praf de sare într-un bol.',
      'Fierbeți spaghetele în apă clocotită cu sare timp de 9 minute.',
      'Păstrați o cană din apa de fiert și scurgeți pastele.',
    ],
  ],
]

describe.each(PESTO)('pasta beside its pesto in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const boil = actions.find(({ cues }) => cues.duration?.min === 540)

  it('is boiled in a pot of its own', () => {
    expect(boil?.adds.map(({ food }) => food.id)).toContain(1)
    expect(boil?.vessel).not.toBe(actions[0]?.vessel)
    expect(boil?.moves).toEqual([])
  })

  it('stays in there when some of its water is kept', () => {
    expect(actions.at(-1)).toMatchObject({ role: 'drain', vessel: boil?.vessel })
  })
})
