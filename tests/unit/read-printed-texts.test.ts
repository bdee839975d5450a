import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'

const listOf = (read: ReadRecipe) => read.ingredients.flatMap(({ lines }) => lines)
const stepsOf = (read: ReadRecipe) => read.steps.flatMap(({ lines }) => lines)

describe('a list in one line', () => {
  test.each([
    [
      'with points between',
      'Erbsensuppe\n\nZutaten für 2 Portionen:\n300 g Erbsen · 1 Zwiebel · 1 EL Öl, kalt gepresst · Salz\n\nZubereitung:\nZwiebel im Öl andünsten. Erbsen zugeben und kochen.',
      ['300 g Erbsen', '1 Zwiebel', '1 EL Öl, kalt gepresst', 'Salz'],
    ],
    [
      'with amounts behind the foods, without headings',
      'Оладки\nКефір 300 мл, яйце 1 шт, борошно 200 г, дрібка солі, олія для смаження\nЗмішати кефір з яйцем, додати борошно. Смажити на олії з обох боків.',
      ['Кефір 300 мл', 'яйце 1 шт', 'борошно 200 г', 'дрібка солі', 'олія для смаження'],
    ],
    [
      'with dashes before the amounts',
      'Суп\nІнгредієнти: картопля — 3 шт., морква — 1 шт., вода — 1 л, сіль за смаком.\nПриготування:\nНарізати овочі і варити 20 хвилин.',
      ['картопля — 3 шт.', 'морква — 1 шт.', 'вода — 1 л', 'сіль за смаком'],
    ],
  ])('is read %s', (_, text, lines) => {
    const read = readText(text)
    expect(listOf(read)).toEqual(lines)
    expect(stepsOf(read)).toHaveLength(1)
  })
})

test('amounts in lines of their own belong to the foods above them', () => {
  const read = readText(
    'Curry\n\nIngredients\nChicken\n800 g\nCoconut milk\n400 ml\nShallots\n6\nSalt\nto taste\n\nMethod\nFry the chicken.\nAdd all else and simmer for 20 minutes.',
  )
  expect(listOf(read)).toEqual([
    'Chicken 800 g',
    'Coconut milk 400 ml',
    'Shallots 6',
    'Salt to taste',
  ])
})

describe('the columns of a book', () => {
  const BOOK = `GINGER LOAF
Serves 10   Prep 15 min   Bake 50 min

FOR THE LOAF
200g soft butter
finely grated zest 1 orange
200g self-raising flour

FOR THE ICING
juice ½ orange
100g icing sugar

1 Heat the oven to 180C/gas 4. Beat together
the butter and sugar until pale and creamy,
then beat in the orange zest.

2 Sift in the flour and fold it in until well
combined. Spoon into a lined tin.

3 Bake for 50 mins until a skewer comes out
clean. Stir orange juice into the icing sugar and
drizzle over.`

  test('are read as steps, however often their lines are cut', () => {
    expect(stepsOf(readText(BOOK))).toEqual([
      'Heat the oven to 180C/gas 4. Beat together the butter and sugar until pale and creamy, then beat in the orange zest.',
      'Sift in the flour and fold it in until well combined. Spoon into a lined tin.',
      'Bake for 50 mins until a skewer comes out clean. Stir orange juice into the icing sugar and drizzle over.',
    ])
  })

  test('keep every group of the list', () => {
    expect(readText(BOOK).ingredients).toEqual([
      {
        heading: 'FOR THE LOAF',
        lines: ['200g soft butter', 'finely grated zest 1 orange', '200g self-raising flour'],
      },
      { heading: 'FOR THE ICING', lines: ['juice ½ orange', '100g icing sugar'] },
    ])
  })

  test('have their words joined', () => {
    const read = readText(
      'Suppe\n\nZutaten\n2 Zwiebeln\n1 l Brühe\n1 Bund Minze\n\nZubereitung\nZwiebeln schälen, würfeln und im Öl an-\nbraten. Brühe angießen und alles aufko-\nchen. Minz- und Petersilienblätter hacken.',
    )
    expect(stepsOf(read)).toEqual([
      'Zwiebeln schälen, würfeln und im Öl anbraten. Brühe angießen und alles aufkochen. Minz- und Petersilienblätter hacken.',
    ])
  })

  test('are told from the list above them by their numbers', () => {
    const read = readText(
      'POULET À LA CRÈME\nPour 4 personnes\n1 poulet    20 cl de crème\n2 oignons    30 g de beurre\n1. Faites dorer le poulet dans le beurre avec\nles oignons émincés, mouillez avec un verre\nd’eau et laissez cuire à couvert.\n2. Liez avec la crème hors du feu.',
    )
    expect(listOf(read)).toEqual(['1 poulet', '20 cl de crème', '2 oignons', '30 g de beurre'])
    expect(stepsOf(read)).toEqual([
      'Faites dorer le poulet dans le beurre avec les oignons émincés, mouillez avec un verre d’eau et laissez cuire à couvert.',
      'Liez avec la crème hors du feu.',
    ])
  })

  test('are quoted in an answer to a letter', () => {
    const read = readText(
      '> Rouladen\n>\n> 4 Rouladen\n> 4 TL Senf\n>\n> Rouladen mit Senf bestreichen, aufrollen und feststecken. Dann alles im\n> heißen Fett anbraten, mit Brühe ablöschen und auf kleiner Flamme ca. 90\n> Minuten schmoren. Soße binden.',
    )
    expect(stepsOf(read)).toEqual([
      'Rouladen mit Senf bestreichen, aufrollen und feststecken. Dann alles im heißen Fett anbraten, mit Brühe ablöschen und auf kleiner Flamme ca. 90 Minuten schmoren. Soße binden.',
    ])
  })

  test('are not seen where each line is a step of its own', () => {
    const steps = [
      'chop the onions and fry them in oil',
      'add the tomatoes and simmer for a while',
      'blend it all until it is quite smooth',
    ]
    const read = readText(
      `Soup\n\nIngredients\n2 onions\n1 kg tomatoes\n\nMethod\n${steps.join('\n')}`,
    )
    expect(stepsOf(read)).toEqual(steps)
  })

  test('leave lists as they are', () => {
    const read = readText(
      'Salad\n\n200 g rocket, washed and dried\nsalt\npepper\n1 Lemon\n2 Tomatoes\n3 Onions\n\nSlice the tomatoes and the onions.\nToss everything with the lemon juice.',
    )
    expect(listOf(read)).toEqual([
      '200 g rocket, washed and dried',
      'salt',
      'pepper',
      '1 Lemon',
      '2 Tomatoes',
      '3 Onions',
    ])
    expect(stepsOf(read)).toHaveLength(2)
  })
})

describe('times and yield on one line', () => {
  const WITH = (line: string) =>
    readText(
      `Something good\n${line}\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix the flour with the eggs.\nBake for 20 minutes.`,
    )

  test.each([
    ['Serves 4. Prep 10 minutes, cook 25 minutes.', 'Serves 4', 10, 25, null],
    ['serves 4, takes about 40 mins', 'serves 4', null, null, 40],
    [
      'Pour 4 personnes – Préparation : 15 min – Cuisson : 30 min – Facile',
      'Pour 4 personnes',
      15,
      30,
      null,
    ],
    ['Порцій: 6. Час: 1 год 30 хв', '6', null, null, 90],
    ['(4 personas)', '4 personas', null, null, null],
    ['Zubereitung: ca. 50 Minuten · Pro Portion ca. 480 kcal', null, 50, null, null],
  ])('are read: %s', (line, yieldText, prep, cook, total) => {
    const read = WITH(line)
    expect(read).toMatchObject({
      title: 'Something good',
      yieldText,
      prepTimeMinutes: prep,
      cookTimeMinutes: cook,
      totalTimeMinutes: total,
    })
    expect(stepsOf(read)).toHaveLength(2)
  })

  test('"x 6 persone" is how many it is for, and no group', () => {
    const read = readText(
      'Crema\n\nIngredienti x 6 persone:\n500 g latte\n4 uova\n\nProcedimento:\nMescolare tutto e cuocere.',
    )
    expect([read.yieldText, read.ingredients[0]?.heading]).toEqual(['x 6 persone', null])
  })
})

describe('lines that a program cut', () => {
  const head = 'Kräuterbutter\n\nZutaten\n200 g Butter\n1 Bund Petersilie\nSalz\n\nZubereitung\n'

  test.each([
    [
      'an article',
      'Die Butter eine Stunde lang weich werden lassen, danach mit der',
      'Gabel glatt rühren.',
    ],
    [
      'a preposition',
      'Petersilie waschen, trocken schütteln, fein hacken und dann mit',
      'Salz zur Butter geben.',
    ],
    [
      'a comma',
      'Die weiche Butter in einer Schüssel mit der gehackten Petersilie,',
      'Salz und Pfeffer verrühren.',
    ],
    [
      'a word that leads to a number',
      'Die fertige Kräuterbutter rollen und im Kühlschrank für mindestens',
      '30 Minuten kalt stellen.',
    ],
  ])('go on behind %s, though the next one begins with a capital or digit', (_, cut, rest) => {
    expect(stepsOf(readText(`${head}${cut}\n${rest}\nMit Brot servieren.`))).toEqual([
      `${cut} ${rest}`,
      'Mit Brot servieren.',
    ])
  })

  test('stay apart where the first may end', () => {
    const steps = [
      'Die Butter mit der Petersilie und dem Salz gut verrühren und abschmecken',
      'Brot dazu servieren',
    ]
    expect(stepsOf(readText(head + steps.join('\n')))).toEqual(steps)
  })
})

test('a picture between the lines is no step', () => {
  const read = readText(
    'Rührei\n\nZutaten\n3 Eier\n10 g Butter\n\nZubereitung\nEier verquirlen.\n![Eier in der Schüssel](bilder/eier.jpg)\nIn der Butter stocken lassen. ![fertig](fertig.jpg)',
  )
  expect(stepsOf(read)).toEqual(['Eier verquirlen.', 'In der Butter stocken lassen.'])
})

test('a last paragraph that gives an order at its end is a step', () => {
  const read = readText(
    'Kartoffelsalat\n\nZutaten\n500 g Kartoffeln\n100 ml Brühe\n2 EL Essig\n\nZubereitung\nKartoffeln kochen und schneiden.\nMit der Brühe mischen.\n\nWenn der Salat noch zu fest ist, etwas Essig hinzufügen.',
  )
  expect(stepsOf(read).at(-1)).toBe('Wenn der Salat noch zu fest ist, etwas Essig hinzufügen.')
})

test('the line breaks of a web page are none of the words', () => {
  const read = readText(
    'Rührei\n\nZutaten\n3 Eier\n10 g Butter\n\nZubereitung\nEier verquirlen.<br>\nIn der Butter stocken lassen.<br />Sofort servieren.',
  )
  expect(stepsOf(read)).toEqual([
    'Eier verquirlen.',
    'In der Butter stocken lassen.',
    'Sofort servieren.',
  ])
})

test.each(['3 Eiweiß', '3 Eiweiss', '1 białko'])(
  '"%s" is food, though it is a nutrient too',
  (whites) => {
    const read = readText(
      `Baiser\n\nZutaten\n${whites}\n150 g Zucker\n\nZubereitung\nAlles steif schlagen.\nEine Stunde backen.`,
    )
    expect(listOf(read)).toContain(whites)
  },
)
