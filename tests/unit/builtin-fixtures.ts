import { readdirSync, readFileSync } from 'node:fs'
import type { ReadRecipe, ReadSection } from '#server/features/convert/read/read-recipe.ts'

const FOLDER = new URL('../fixtures/recipes/', import.meta.url)

/** A read recipe, valid by default. */
export function aReadRecipe(overrides: Partial<ReadRecipe> = {}): ReadRecipe {
  return {
    title: 'Soup',
    description: null,
    ingredients: [],
    steps: [],
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
    yieldText: null,
    cuisine: null,
    tags: [],
    language: 'en',
    ...overrides,
  }
}

/** One section without a heading. */
export function linesOf(...lines: string[]): ReadSection[] {
  return [{ heading: null, lines }]
}

export function recipeNames(): string[] {
  return readdirSync(FOLDER).map((file) => file.replace('.txt', ''))
}

/** A fixture: title, yield, `---`, ingredients (`## heading`), `---`, the method line by line. */
export function loadRecipe(name: string): ReadRecipe {
  const text = readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8')
  const [head = '', ingredients = '', method = ''] = text.split(/^---\n/m)
  const [title = '', yieldText = ''] = head.split('\n')
  return aReadRecipe({
    title,
    yieldText,
    ingredients: sectionsOf(ingredients),
    steps: sectionsOf(method),
  })
}

function sectionsOf(text: string): ReadSection[] {
  const sections: ReadSection[] = [{ heading: null, lines: [] }]
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('## ')) sections.push({ heading: line.slice(3), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections.filter(({ lines }) => lines.length > 0)
}
