import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { addedIn, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('an order that waits for something', () => {
  const PORRIDGE: [Language, string[], string][] = [
    [
      'en',
      ['600 ml milk', '80 g semolina'],
      'Put the milk in a saucepan. When it begins to boil, add the semolina and cook for 5 minutes.',
    ],
    [
      'de',
      ['600 ml Milch', '80 g Grieß'],
      'Die Milch in einen Topf geben. Sobald sie kocht, den Grieß einrühren und 5 Minuten köcheln lassen.',
    ],
    [
      'fr',
      ['600 ml de lait', '80 g de semoule'],
      'Verser le lait dans une casserole. Quand il bout, ajouter la semoule et cuire 5 minutes.',
    ],
    [
      'es',
      ['600 ml de leche', '80 g de sémola'],
      'Poner la leche en una olla. Cuando hierva, añadir la sémola y cocer 5 minutos.',
    ],
    [
      'it',
      ['600 ml di latte', '80 g di semolino'],
      'Versare il latte in una pentola. Quando bolle, aggiungere il semolino e cuocere per 5 minuti.',
    ],
    [
      'pl',
      ['600 ml mleka', '80 g kaszy manny'],
      'Wlać mleko do garnka. Gdy się zagotuje, dodać kaszę mannę i gotować 5 minut.',
    ],
    [
      'uk',
      ['600 мл молока', '80 г манки'],
      'Налити молоко в каструлю. Коли закипить, додати манку і варити 5 хвилин.',
    ],
    [
      'ro',
      ['600 ml lapte', '80 g griș'],
      'Se pune laptele într-o cratiță. Când începe să fiarbă, se adaugă grișul și se fierbe 5 minute.',
    ],
  ]

  test.each(PORRIDGE)(
    'milk boils before what goes into the boiling milk (%s)',
    async (language, foods, method) => {
      const steps = await stepsOf(foods, [method], language)

      const semolina = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 2))
      const heating = runsOf(steps.slice(0, semolina))
      expect(heating.map(({ temperature }) => Number(temperature) >= 90)).toEqual([true])
      expect(addedIn(steps)).toEqual([[1], [2]])
    },
  )

  const COCOA: [Language, string[], string][] = [
    [
      'en',
      ['500 ml milk', '40 g cocoa powder', '50 g butter'],
      'Over medium heat, stir together the milk and cocoa powder in a saucepan. Once bubbling, remove from heat and stir in the butter.',
    ],
    [
      'de',
      ['500 ml Milch', '40 g Kakaopulver', '50 g Butter'],
      'Milch und Kakaopulver bei mittlerer Hitze in einem Topf verrühren. Sobald es kocht, vom Herd nehmen und die Butter unterrühren.',
    ],
    [
      'fr',
      ['500 ml de lait', '40 g de cacao en poudre', '50 g de beurre'],
      'Dans une casserole, mélanger le lait et le cacao à feu moyen. Dès que le mélange bout, retirer du feu et incorporer le beurre.',
    ],
    [
      'es',
      ['500 ml de leche', '40 g de cacao en polvo', '50 g de mantequilla'],
      'Mezclar la leche y el cacao en una olla a fuego medio. Cuando hierva, retirar del fuego e incorporar la mantequilla.',
    ],
    [
      'it',
      ['500 ml di latte', '40 g di cacao in polvere', '50 g di burro'],
      'Mescolare il latte e il cacao in una pentola a fuoco medio. Quando bolle, togliere dal fuoco e incorporare il burro.',
    ],
    [
      'pl',
      ['500 ml mleka', '40 g kakao', '50 g masła'],
      'W garnku na średnim ogniu wymieszać mleko z kakao. Gdy się zagotuje, zdjąć z ognia i wmieszać masło.',
    ],
    [
      'uk',
      ['500 мл молока', '40 г какао', '50 г вершкового масла'],
      'У каструлі на середньому вогні змішати молоко з какао. Коли закипить, зняти з вогню і вмішати масло.',
    ],
    [
      'ro',
      ['500 ml lapte', '40 g cacao', '50 g unt'],
      'Se amestecă laptele și cacaua într-o cratiță la foc mediu. Când începe să fiarbă, se ia de pe foc și se încorporează untul.',
    ],
  ]

  test.each(COCOA)(
    'what comes off the heat once it bubbles has been heated, not only mixed (%s)',
    async (language, foods, method) => {
      const steps = await stepsOf(foods, [method], language)

      const butter = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
      const hottest = runsOf(steps.slice(0, butter)).map(({ temperature }) =>
        Number(temperature ?? 0),
      )
      expect(Math.max(...hottest)).toBeGreaterThanOrEqual(90)
    },
  )

  test('what comes off the heat once it has melted is not told as mixed cold', async () => {
    const steps = await stepsOf(
      ['150 g dark chocolate', '150 g butter', '3 eggs'],
      [
        'In a saucepan over low heat, stir together the chocolate and butter. Once melted, remove from the heat.',
        'Whisk in the eggs.',
      ],
    )

    const eggs = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
    const isCold = runsOf(steps.slice(0, eggs)).every(({ temperature }) => !temperature)
    expect(isCold && !textsOf(steps).join(' ').includes('over low heat')).toBe(false)
  })

  test('vegetables cook before the rice that waits for it, and the cook is told when', async () => {
    const steps = await stepsOf(
      ['1 cipolla', '30 g burro', '300 g funghi', '250 g riso', '600 ml brodo'],
      [
        'Soffriggere la cipolla nel burro in una pentola. Aggiungere i funghi.',
        'Quando i funghi sono cotti aggiungere il riso. Coprire con il brodo e cuocere per 16 minuti.',
      ],
      'it',
    )

    const rice = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))
    expect(steps[rice - 1]?.type).toBe('OPERATE')
    expect(textsOf(steps)[rice]).toContain('Quando i funghi sono cotti')
  })

  test('says when at its end as well', async () => {
    const steps = await stepsOf(
      ['600 ml stock', '200 g prawns'],
      [
        'Pour the stock into a pot. Add the prawns when it begins to bubble and simmer for 4 minutes.',
      ],
    )

    expect(addedIn(steps)).toEqual([[1], [2]])
    expect(textsOf(steps).join(' ')).toContain('When it begins to bubble')
  })

  test('what has come to the boil already is not boiled again', async () => {
    const steps = await stepsOf(
      ['600 ml milk', '80 g semolina'],
      [
        'Bring the milk to the boil in a pot. When it boils, add the semolina and cook for 5 minutes.',
      ],
    )

    expect(runsOf(steps)).toHaveLength(2)
  })

  test('a pan that is hot is left to the cook, whole', async () => {
    const [text] = textsOf(
      await stepsOf(
        ['2 tbsp oil', '600 g chicken thighs'],
        ['Add the oil to a frying pan and, once it shimmers, brown the chicken on both sides.'],
      ),
    )

    expect(text).toContain('Add the oil to a frying pan and, once it shimmers, brown the chicken')
  })

  test('simmering with an occasional stir is simmering', async () => {
    const steps = await stepsOf(
      ['250 g rice', '600 ml stock'],
      ['Put the rice and the stock in a pot. Let it simmer with an occasional stir until done.'],
    )

    expect(runsOf(steps)[0]?.temperature).toBe('100')
  })
})

test('chocolate that has melted in hot cream is not heated for it', async () => {
  const steps = await stepsOf(
    ['200 ml cream', '200 g dark chocolate', '30 g butter'],
    [
      'Bring the cream to a boil in a pan. Remove from the heat, add the chocolate and leave for 5 minutes.',
      'Once melted, stir in the butter.',
    ],
  )
  const waited = steps.findIndex(({ type }) => type === 'WAIT')
  expect(waited).toBeGreaterThan(0)
  expect(steps.slice(waited).every(({ temperature }) => temperature === undefined)).toBe(true)
})
