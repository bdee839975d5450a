import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'
import { stepsOf } from './convert-scripts-fixtures.ts'

const BLENDED_APART: readonly Told[] = [
  [
    'en',
    ['500 g stewing beef', '2 tbsp tomato purée', '500 ml beef stock', '200 g potatoes'],
    [
      'Put the beef, the tomato purée and the stock in a pot and simmer for 1 hour. Add the potatoes and cook for another 30 minutes.',
      'Take out a third of the stew, purée it and stir it back in.',
    ],
  ],
  [
    'de',
    ['500 g Rindergulasch', '2 EL Tomatenmark', '500 ml Rinderbrühe', '200 g Kartoffeln'],
    [
      'Fleisch, Tomatenmark und Brühe in einem Topf 1 Stunde schmoren. Die Kartoffeln dazugeben und weitere 30 Minuten garen.',
      'Ein Drittel des Gulaschs herausnehmen, pürieren und wieder unterrühren.',
    ],
  ],
  [
    'fr',
    ['500 g de bœuf', '2 c. à soupe de concentré de tomates', '500 ml de bouillon', '200 g de riz'],
    [
      'Mettez le bœuf, le concentré et le bouillon dans une cocotte et laissez mijoter 1 heure. Ajoutez le riz et faites cuire 15 minutes.',
      'Prélevez un tiers du goulasch, mixez-le et reversez-le dans la cocotte.',
    ],
  ],
  [
    'es',
    [
      '500 g de ternera',
      '2 cucharadas de tomate concentrado',
      '500 ml de caldo',
      '200 g de patatas',
    ],
    [
      'Pon la ternera, el tomate y el caldo en una cazuela y cuece 1 hora. Añade las patatas y cuece otros 30 minutos.',
      'Retira un tercio del guiso, tritúralo y devuélvelo a la cazuela.',
    ],
  ],
  [
    'it',
    ['500 g di manzo', '2 cucchiai di concentrato', '500 ml di brodo', '200 g di patate'],
    [
      'Mettete il manzo, il concentrato e il brodo in una casseruola e cuocete per 1 ora. Unite le patate e cuocete altri 30 minuti.',
      'Prelevate un terzo dello spezzatino, frullatelo e rimettetelo nella casseruola.',
    ],
  ],
  [
    'pl',
    ['500 g wołowiny', '2 łyżki koncentratu', '500 ml bulionu', '200 g ziemniaków'],
    [
      'Wołowinę, koncentrat i bulion dusić w garnku 1 godzinę. Dodać ziemniaki i gotować jeszcze 30 minut.',
      'Wyjąć jedną trzecią gulaszu, zmiksować i wmieszać z powrotem.',
    ],
  ],
  [
    'uk',
    ['500 г яловичини', '2 ст. л. томатної пасти', '500 мл бульйону', '200 г картоплі'],
    [
      'Покладіть яловичину, пасту і бульйон у каструлю й тушкуйте 1 годину. Додайте картоплю і варіть ще 30 хвилин.',
      'Вийміть третину гуляшу, збийте блендером у пюре і поверніть назад, перемішавши.',
    ],
  ],
  [
    'ro',
    [
      '500 g carne de vită pentru gulaș',
      '2 linguri pastă de roșii',
      '500 ml supă',
      '200 g cartofi',
    ],
    [
      'Puneți carnea, pasta de roșii și supa într-o oală și fierbeți 1 oră. Adăugați cartofii și fierbeți încă 30 de minute.',
      'Scoateți o treime din gulaș, pasați-o și puneți-o înapoi în oală.',
    ],
  ],
]

describe.each(BLENDED_APART)('a third of a stew in %s', (language, list, method) => {
  it('goes out of the pot, is puréed and comes back', () => {
    const orders = actionsOf(list, method, language).slice(-3)
    const [taken, blended, back] = orders
    const pot = taken?.moves[0]?.from

    expect(orders.map(({ role }) => role)).toEqual(['move', 'work', 'back'])
    expect(taken?.moves.map(({ part }) => Math.round(part * 100))).toEqual([33])
    expect(blended?.vessel).toBe(taken?.vessel)
    expect(back).toMatchObject({ vessel: pot, moves: [{ from: taken?.vessel, part: 1 }] })
  })

  it('is puréed by the machine, which stirs the rest gently before', async () => {
    const runs = (await stepsOf(list, method, language)).filter(({ type }) => type === 'OPERATE')

    expect(runs.at(-1)?.speed).toBe('5-10')
    expect(runs.at(-2)?.reverse).toBe(true)
  })
})

describe('a share of one food of a soup', () => {
  it('is no share of the soup', () => {
    const actions = actionsOf(
      ['400 g chickpeas', '1 onion', '500 ml vegetable stock'],
      [
        'Put the chickpeas, the onion and the stock in a pot and simmer for 20 minutes.',
        'Take out a third of the chickpeas, blend them and return them to the pot.',
      ],
    )

    expect(actions.flatMap(({ moves }) => moves)).toEqual([])
  })
})
