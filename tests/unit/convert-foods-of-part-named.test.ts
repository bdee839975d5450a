import { expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

type Part = { heading: string; lines: readonly string[] }

/** The steps of a recipe whose list is in parts. */
async function textsOf(
  parts: readonly Part[],
  method: readonly string[],
  language: Language,
): Promise<string[]> {
  const source = aReadRecipe({
    language,
    ingredients: parts.map(({ heading, lines }) => ({ heading, lines: [...lines] })),
    steps: linesOf(...method),
  })
  const { steps } = await createBuiltinConverter().structure(source, {
    language,
    model: 'TM6',
    signal: new AbortController().signal,
    report: () => undefined,
  })
  return steps.map(({ instructionText }) => instructionText.replaceAll('\u00a0', ' '))
}

const OIL: Part = {
  heading: 'Chive Oil',
  lines: ['100 ml olive oil', '2 tbsp chopped chives', '1/2 tsp chilli flakes'],
}
const SOUP: Part = {
  heading: 'Soup',
  lines: ['600 g pumpkin, cubed', '500 ml vegetable stock'],
}

test('"all the ingredients" of a part that is mixed by hand are named', async () => {
  const texts = await textsOf(
    [SOUP, OIL],
    [
      'In a pot, bring all the ingredients to a boil and simmer for 20 minutes. Purée until smooth.',
      'In a small bowl, combine all the ingredients.',
      'Oil the grill. Toast some bread. Drizzle the soup with the chive oil.',
    ],
    'en',
  )
  const own = texts.find((text) => text.includes('combine all the ingredients'))
  expect(own).toMatch(/olive oil.*chives.*chilli flakes.*combine all the ingredients/s)
  expect(own).not.toMatch(/pumpkin|stock/)
})

test('"alle Zutaten" of a part that is mixed by hand are named', async () => {
  const texts = await textsOf(
    [
      { heading: 'Suppe', lines: ['600 g Kürbis, gewürfelt', '500 ml Gemüsebrühe'] },
      { heading: 'Kräuteröl', lines: ['100 ml Olivenöl', '2 EL Schnittlauch, gehackt'] },
    ],
    [
      'Kürbis und Brühe in einem Topf 20 Minuten köcheln lassen und pürieren.',
      'Alle Zutaten für das Kräuteröl in einer Schüssel von Hand verrühren.',
    ],
    'de',
  )
  const own = texts.find((text) => text.includes('Alle Zutaten'))
  expect(own ?? texts.join(' ')).toMatch(/Olivenöl.*Schnittlauch/s)
})

test('what an order names itself is not named again', async () => {
  const texts = await textsOf(
    [SOUP, OIL],
    [
      'Simmer the pumpkin in the stock for 20 minutes. Purée until smooth.',
      'In a small bowl, combine all the ingredients: olive oil, chives and chilli flakes.',
    ],
    'en',
  )
  expect(texts.join(' ').match(/chives/g)).toHaveLength(1)
})

test('what was made before is among "all the ingredients", and no part is named for them', async () => {
  const texts = await textsOf(
    [
      { heading: 'For the salad', lines: ['200 g lettuce', '100 g tomatoes'] },
      { heading: 'For the dressing', lines: ['50 ml oil', '20 ml vinegar', '1 tsp mustard'] },
    ],
    [
      'Put all the ingredients of the dressing in a jar and shake.',
      'Toss all the ingredients together.',
    ],
    'en',
  )
  expect(texts.join(' ')).not.toContain('lettuce')
})
