import { describe, expect, test } from 'vitest'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'

/** "quantity | unit | size | name | notes", blanks where a line says nothing. */
function summary(line: string): string {
  const { quantityText, unitText, size, name, notes } = parseIngredientLine(line)
  return [quantityText, unitText, size, name, notes].map((part) => part ?? '').join(' | ')
}

const LINES = {
  'Russet potatoes, 3-5': '3-5 |  |  | Russet potatoes | ',
  'Vinegar, ~15 g': '15 | g |  | Vinegar | ',
  'Courgettes 4 each, large': '4 |  |  | Courgettes | large',
  '1:1:1* sugar': ' |  |  | sugar | 1:1:1',
  'as needed sesame seeds': ' |  |  | sesame seeds | as needed',
  'butter, cut into 4': ' |  |  | butter | cut into 4',
  'Shallots - 2': '2 |  |  | Shallots | ',
  '(optional) 1 chilli': '1 |  |  | chilli | optional',
  'zest 1 lemon': '1 |  |  | lemon | zest',
  'lemon juice 2 tbsp': '2 | tbsp |  | lemon juice | ',
  '500g plain flour, sifted': '500 | g |  | plain flour | sifted',
  '1.5 kg potatoes': '1.5 | kg |  | potatoes | ',
  'about 2 lbs. potatoes': '2 | lb |  | potatoes | about',
  '1½–2 tbsp oil': '1 1/2-2 | tbsp |  | oil | ',
  '1 T butter': '1 | tbsp |  | butter | ',
  '1 t salt': '1 | tsp |  | salt | ',
  '☐ 1 1/2-2 cups milk': '1 1/2-2 | cups |  | milk | ',
  '▢ ½ cup milk': '1/2 | cup |  | milk | ',
  '- 2 eggs;': '2 |  |  | eggs | ',
  '1 x 400 g tin chopped tomatoes': '1 | tin | 400 g | chopped tomatoes | ',
  '1 (15-ounce) can black beans, drained and rinsed':
    '1 | can | 15-ounce | black beans | drained and rinsed',
  '2 (8 oz) packages cream cheese': '2 | packages | 8 oz | cream cheese | ',
  'One 28 ounce can plum tomatoes': '1 | can | 28 ounce | plum tomatoes | ',
  '400g tin lentils': '400 | g |  | lentils | tin',
  '4 x 5mm/¼in slices cheese': '4 | slices | 5mm/¼in | cheese | ',
  '1 8-ounce steak': '1 |  | 8-ounce | steak | ',
  'one 3-inch piece ginger, peeled': '1 | piece | 3-inch | ginger | peeled',
  '1-inch piece ginger': '1 | inch |  | ginger | piece',
  '2 large eggs, beaten': '2 |  | large | eggs | beaten',
  '1 small bunch parsley': '1 | bunch | small | parsley | ',
  'Heaped ½ cup sugar': '1/2 | cup | Heaped | sugar | ',
  'a knob of butter': '1 | knob |  | butter | ',
  'handful of basil leaves': ' | handful |  | basil leaves | ',
  'half a teaspoon ground cumin': '1/2 | tsp |  | ground cumin | ',
  '450g/1lb 2oz butter, softened': '450 | g |  | butter | 1lb 2oz, softened',
  '2 cups (240 g) flour': '2 | cups |  | flour | 240 g',
  '1 cup to 2 cups milk': '1-2 | cups |  | milk | ',
  '1 cup plus 2 tablespoons sugar': '1 | cup |  | sugar | plus 2 tablespoons',
  'juice of 1 lemon': '1 |  |  | lemon | juice of',
  '3 cloves garlic, minced': '3 | cloves |  | garlic | minced',
  '3 garlic cloves, minced': '3 | cloves |  | garlic | minced',
  '4 cloves, toasted': '4 |  |  | cloves | toasted',
  '2 bay leaves': '2 |  |  | bay leaves | ',
  '1 bunch fresh cilantro (optional)': '1 | bunch |  | fresh cilantro | optional',
  'salt and pepper to taste': ' |  |  | salt and pepper | to taste',
  'freshly ground black pepper': ' |  |  | black pepper | freshly ground',
  '2 tbsp finely chopped onion': '2 | tbsp |  | onion | finely chopped',
  '1 onion finely chopped': '1 |  |  | onion | finely chopped',
  '1 package frozen chopped spinach': '1 | package |  | frozen chopped spinach | ',
  '4 boneless, skinless chicken breasts': '4 |  |  | chicken breasts | boneless, skinless',
  '8 cups chopped, stemmed kale': '8 | cups |  | kale | chopped, stemmed',
  'extra virgin olive oil, for drizzling': ' |  |  | extra virgin olive oil | for drizzling',
  '½ teaspoon each salt and pepper': '1/2 | tsp |  | salt and pepper | each',
  '10–12 cherry tomatoes, halved': '10-12 |  |  | cherry tomatoes | halved',
  '½ cup half and half': '1/2 | cup |  | half and half | ',
  '2 tbsp minced onion 25 mL': '2 | tbsp |  | onion | 25 mL, minced',
  '5 cups rice (see the\u00a0note': '5 | cups |  | rice | see the note',
  'Plain flour 500 g': '500 | g |  | Plain flour | ',
  'Rye flour 500 g, sifted': '500 | g |  | Rye flour | sifted',
  'butter, cut into 4 pieces': ' |  |  | butter | cut into 4 pieces',
  'eggs x 2': '2 |  |  | eggs | ',
  'Crumble: 90 g oats': '90 | g |  | oats | Crumble',
  '1 400 g tin lentils': '1 | tin | 400 g | lentils | ',
  '1 000 g carrots': '1000 | g |  | carrots | ',
  '150/200 g spinach': '150-200 | g |  | spinach | ',
  '2 tins of 400 g lentils': '2 | tins | 400 g | lentils | ',
  '1 cup and a half of rice': '1 1/2 | cups |  | rice | ',
  '2 cloves - garlic': '2 | cloves |  | garlic | ',
  '50 g butter and 10 g for the tin': '50 | g |  | butter | and 10 g for the tin',
  '4 small or 3 large pears': '4 |  | small | pears | or 3 large',
}

describe('parseIngredientLine', () => {
  test.each(Object.entries(LINES))('reads %s', (line, parts) => {
    expect(summary(line)).toBe(parts)
  })

  test('names the canonical unit beside the word of the line', () => {
    expect(parseIngredientLine('2 tins chickpeas')).toMatchObject({ unit: 'can', unitText: 'tins' })
    expect(parseIngredientLine('2 onions').unit).toBeNull()
  })

  test('gives the size of each can or piece as a measure', () => {
    const { quantity, unit, name, each } = parseIngredientLine('2 x 400 g tins chickpeas')
    expect(each).toEqual({ quantity: { min: 400, max: 400 }, unit: 'g' })
    expect(gramsOf({ quantity, unit, name, each })).toBe(800)
    expect(parseIngredientLine('2 large eggs').each).toBeUndefined()
  })

  test('takes no amount out of a choice of foods', () => {
    const line = parseIngredientLine('vanilla extract or the pulp of a vanilla bean')
    expect(line.quantity).toBeNull()
  })

  test('tells alternatives, in the name or with their own amount', () => {
    const inName = parseIngredientLine('1 cup milk or water')
    expect(inName).toMatchObject({ name: 'milk or water', alternative: 'water' })

    const measured = parseIngredientLine('4 chives or 2 scallions, chopped')
    expect(measured).toMatchObject({ name: 'chives', alternative: '2 scallions' })
    expect(parseIngredientLine('1 tsp salt, or to taste').alternative).toBeUndefined()
  })

  test('keeps a list of choices together', () => {
    const line = parseIngredientLine('2 tbsp canola, sunflower, or vegetable oil')
    expect(line.name).toBe('canola, sunflower, or vegetable oil')
  })

  test('marks what may be left out', () => {
    expect(parseIngredientLine('1 chilli, optional').optional).toBe(true)
    expect(parseIngredientLine('1 chilli').optional).toBe(false)
  })

  test('reads letters whose accents are characters of their own', () => {
    expect(parseIngredientLine('1 jalapeño'.normalize('NFD')).name).toBe('jalapeño')
  })

  test('keeps the line as it was', () => {
    expect(parseIngredientLine(' • 2 eggs ').original).toBe(' • 2 eggs ')
  })

  test('reads words that are names of object properties like any other', () => {
    expect(parseIngredientLine('2 constructor').name).toBe('constructor')
    expect(parseIngredientLine('2 old __proto__').quantity).toEqual({ min: 2, max: 2 })
  })

  test('loses no word but joints', () => {
    for (const line of Object.keys(LINES)) {
      const { name, notes, size, unit, quantityText } = parseIngredientLine(line)
      const kept = `${name} ${notes ?? ''} ${size ?? ''}`.toLowerCase()
      const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
      const lost = words.filter((word) => !kept.includes(word))
      // What is left can only be the words of the quantity and of its unit.
      const allowed = (unit ? (line.match(/cups/g)?.length ?? 1) : 0) + (quantityText ? 1 : 0)
      expect(lost.length, `${line}: ${lost}`).toBeLessThanOrEqual(allowed)
    }
  })
})

describe('isSectionHeading', () => {
  test.each(['For the sauce:', 'For the dough', '**Topping:**', 'To serve:'])(
    'takes %s',
    (line) => {
      expect(isSectionHeading(line)).toBe(true)
    },
  )

  test.each(['salt', '2 eggs', '2 eggs:', 'For the sauce: 2 eggs', '', ':'])(
    'refuses %j',
    (line) => {
      expect(isSectionHeading(line)).toBe(false)
    },
  )
})
