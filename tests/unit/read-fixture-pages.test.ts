import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loose } from '#server/features/convert/read/lines.ts'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import { scanPage } from '#server/features/convert/read/page/scan.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'

type Told = { title: string; first: string; last: string; count: number }
type Page = { file: string; list: Told; method: Omit<Told, 'title'>; language: string }

const page = (file: string): string =>
  readFileSync(new URL(`../fixtures/pages/${file}.html`, import.meta.url), 'utf8')
const readFixture = (file: string) => readPage(page(file), 'https://example.com/recipe')
const ingredientsOf = (read: ReadRecipe) => read.ingredients.flatMap((section) => section.lines)
const stepsOf = (read: ReadRecipe) => read.steps.flatMap((section) => section.lines)

/** Pages without structured data: blogs, a forum, a magazine, with what stands around a recipe. */
const PAGES: Page[] = [
  {
    file: 'blog-en',
    language: 'en',
    list: {
      title: 'Lentil and Spinach Soup',
      first: '2 tbsp olive oil',
      last: 'salt and pepper',
      count: 7,
    },
    method: {
      first: 'Heat the oil and fry the onion and carrots for 5 minutes.',
      last: 'Stir in the spinach, season and serve.',
      count: 3,
    },
  },
  {
    file: 'forum-de',
    language: 'de',
    list: {
      title: 'Omas Apfelpfannkuchen',
      first: '250 g Mehl',
      last: 'Zimt und Zucker',
      count: 7,
    },
    method: {
      first:
        'Mehl, Milch, Eier und Salz zu einem glatten Teig verrühren und 20 Minuten ruhen lassen.',
      last: 'Den Teig darüber gießen und von beiden Seiten goldgelb backen. Mit Zimt und Zucker bestreuen.',
      count: 3,
    },
  },
  {
    file: 'magazine-fr',
    language: 'fr',
    list: {
      title: 'Gratin de courgettes au chèvre',
      first: '1 kg de courgettes',
      last: '1 pincée de muscade',
      count: 5,
    },
    method: {
      first: 'Préchauffez le four à 180 °C.',
      last: 'Versez sur les courgettes, ajoutez le chèvre émietté et enfournez 30 minutes.',
      count: 4,
    },
  },
  {
    file: 'blog-pl',
    language: 'pl',
    list: {
      title: 'Zupa ogórkowa mojej babci',
      first: '500 g żeberek',
      last: 'sól i pieprz do smaku',
      count: 6,
    },
    method: {
      first: 'Żeberka zalać 2 litrami wody i gotować przez godzinę.',
      last: 'Zabielić śmietaną i doprawić do smaku.',
      count: 4,
    },
  },
  {
    file: 'table-uk',
    language: 'uk',
    list: {
      title: 'Сирники з родзинками',
      first: 'Сир кисломолочний — 500 г',
      last: 'Олія — для смаження',
      count: 6,
    },
    method: {
      first: 'Змішати сир, яйця, цукор і борошно.',
      last: 'Обсмажити на олії з обох боків по 4 хвилини.',
      count: 3,
    },
  },
  {
    file: 'plain-ro',
    language: 'ro',
    list: { title: 'Salată de vinete', first: '3 vinete mari', last: 'sare după gust', count: 5 },
    method: {
      first: 'Se coc vinetele pe toate părțile, circa 30 de minute.',
      last: 'Se toacă mărunt, se amestecă treptat cu uleiul și se adaugă ceapa, zeama de lămâie și sarea.',
      count: 3,
    },
  },
]

describe.each(PAGES)('the page $file', ({ file, list, method, language }) => {
  test('gives its whole recipe and nothing of what stands around it', async () => {
    const read = await readFixture(file)
    const [ingredients, steps] = [ingredientsOf(read), stepsOf(read)]
    expect([read.title, read.language]).toEqual([list.title, language])
    expect([ingredients[0], ingredients.at(-1), ingredients.length]).toEqual([
      list.first,
      list.last,
      list.count,
    ])
    expect([steps[0], steps.at(-1), steps.length]).toEqual([
      method.first,
      method.last,
      method.count,
    ])
  })

  test('gives no line that it does not say', async () => {
    const read = await readFixture(file)
    const said = loose(scanPage(page(file)).text)
    const lines = [...ingredientsOf(read), ...stepsOf(read)]
    expect(lines.filter((line) => !said.includes(loose(line)))).toEqual([])
  })
})

test('times and yield stand beside the recipe', async () => {
  expect(await readFixture('blog-en')).toMatchObject({
    prepTimeMinutes: 10,
    cookTimeMinutes: 35,
    yieldText: 'Serves 4',
  })
  expect(await readFixture('forum-de')).toMatchObject({ yieldText: 'für 4 Personen' })
  expect(await readFixture('magazine-fr')).toMatchObject({
    prepTimeMinutes: 20,
    cookTimeMinutes: 30,
  })
})
