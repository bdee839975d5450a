import { describe, expect, test } from 'vitest'
import { readWeight } from '#server/features/convert/structure/builtin/parse/weight.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'

const parse = (line: string, language: string) => parseIngredientLine(line, language as Language)

describe('a sign or word beside a number leaves the number what it is', () => {
  test.each([
    ['de', '< 150 g Zucker', 150, 'g', 'Zucker', '< 150'],
    ['en', '≥ 2 cups flour', 2, 'cup', 'flour', '≥ 2'],
    ['fr', '200+ g comté', 200, 'g', 'comté', '200+'],
    ['en', '3+ tbsp honey', 3, 'tbsp', 'honey', '3+'],
    ['de', 'bis 80 g Butter', 80, 'g', 'Butter', 'bis'],
    ['de', 'max. 80 g Butter', 80, 'g', 'Butter', 'max'],
    ['it', 'max 80 g di burro', 80, 'g', 'burro', 'max'],
    ['pl', 'ew. 4 plastry szynki', 4, 'slice', 'szynki', 'ew'],
  ])('%s: %s', (language, line, amount, unit, name, note) => {
    const parsed = parse(line, language)
    expect(parsed.quantity?.max).toBe(amount)
    expect(parsed.unit).toBe(unit)
    expect(parsed.name).toBe(name)
    expect(parsed.notes).toContain(note)
  })

  test.each([
    ['it', '0 - 1/2 peperoncino', 0, 0.5, 'peperoncino'],
    ['es', '3 ó 4 tomates', 3, 4, 'tomates'],
    ['es', '2 ó 3 dientes de ajo', 2, 3, 'ajo'],
  ])('a range has both ends: %s %s', (language, line, min, max, name) => {
    expect(parse(line, language)).toMatchObject({ quantity: { min, max }, name })
  })
})

describe('what could be a unit is the food where no other stands behind it', () => {
  test.each([
    ['en', '5-6 cloves (crushed)', 'cloves'],
    ['en', '4 cloves (finely ground)', 'cloves'],
    ['fr', "1 l 'eau", 'eau'],
    ['fr', "2 c. à soupe d 'huile", 'huile'],
    ['en', '1 glass of milk', 'milk'],
  ])('%s: %s', (language, line, name) => {
    expect(parse(line, language).name).toBe(name)
  })

  test('a food in brackets stands behind its unit', () => {
    expect(parse('4 cloves (garlic)', 'en')).toMatchObject({ unit: 'clove', name: 'garlic' })
    expect(parse('3 Stiele (Petersilie)', 'de')).toMatchObject({
      unit: 'sprig',
      name: 'Petersilie',
    })
  })
})

test.each([
  ['pl', 'sok z 1-litrowego słoika wiśni', 'sok z 1-litrowego słoika wiśni'],
  ['fr', '150g de lardons.', 'lardons'],
  ['uk', 'олія.', 'олія'],
  ['it', '1 arancia solo la scorza', 'arancia'],
  ['en', '2 cups milk at room temperature', 'milk'],
  ['en', '2 cups milk room temp', 'milk'],
  ['en', 'Onion - 1 large, finely chopped', 'Onion'],
  ['ro', 'ulei pt prăjit', 'ulei'],
  ['ro', '200 ml frișcă ptr. ornat', 'frișcă'],
])('the name is a name and no more: %s %s', (language, line, name) => {
  expect(parse(line, language).name).toBe(name)
})

describe("the author's own grams", () => {
  test.each([
    ['ro', '6 linguri de zahăr (aprox. 150 g)', 150],
    ['ro', '6 linguri de făină (aprox.150 g)', 150],
    ['fr', '3 cuillères à soupe de sucre (environ 45 g)', 45],
    ['es', '4 cucharadas de harina (aproximadamente 100 g)', 100],
    ['it', '3 cucchiai di farina (circa 75 g)', 75],
    ['de', '4 EL Mehl (ca. 80 g)', 80],
    ['pl', '1 kawałek selera (ok. 80 g)', 80],
    ['ro', '1 bucată țelină (cca 90 g)', 90],
    ['en', '1 celeriac (about 90 g)', 90],
    ['uk', '1 шматок селери (80 г)', 80],
    ['en', '4 chicken breasts (600 g)', 600],
    ['fr', 'Une douzaine de côtelettes (environ 1,2 kg)', 1200],
    ['es', '1/2 cebolla (90 gr)', 90],
  ])('are of all: %s %s', (language, line, grams) => {
    expect(readWeight(parse(line, language))).toMatchObject({ grams, weightIs: 'stated' })
  })

  test.each([
    ['en', '4 chicken breasts (150 g)', 600],
    ['de', '4 Hähnchenbrustfilets (je 150 g)', 600],
    ['fr', '2 boîtes de tomates (environ 400 g)', 800],
    ['en', '2 cans tomatoes (400 g)', 800],
    ['de', '2 Becher Sahne (à 200 g)', 400],
    ['de', '2 Becher Sahne (200 g)', 400],
  ])('may be of each: %s %s', (language, line, grams) => {
    expect(readWeight(parse(line, language)).grams).toBe(grams)
  })

  test('of something else say nothing of the food', () => {
    expect(readWeight(parse('1 cup milk (and 20 g for brushing)', 'en')).grams).toBeGreaterThan(200)
  })
})
