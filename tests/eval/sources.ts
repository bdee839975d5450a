/** Recipes that evaluations convert, as files and folders hold them. */

import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'

/** A recipe by its text, or by a saved page: `page` below a folder, or `file` beside its list. */
const SourceSchema = z.looseObject({
  id: z.string().optional(),
  language: z.string().nullish(),
  text: z.string().optional(),
  page: z.string().optional(),
  file: z.string().optional(),
  url: z.string().optional(),
})
export type Source = z.output<typeof SourceSchema>

/** The lines of a `.jsonl` file as objects of a schema; throws on one that does not fit. */
export function readLines<T extends z.ZodType>(file: string, schema: T): z.output<T>[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (!line.trim()) return []
    const { data, error } = schema.safeParse(JSON.parse(line))
    if (error) throw new Error(`${file}:${index + 1}: ${z.prettifyError(error)}`)
    return [data]
  })
}

/** What a `.jsonl` file lists, or the `expected.jsonl` of a folder of pages. */
export function listSources(fileOrFolder: string): Source[] {
  const isFolder = statSync(fileOrFolder).isDirectory()
  return readLines(
    isFolder ? path.join(fileOrFolder, 'expected.jsonl') : fileOrFolder,
    SourceSchema,
  )
}

export function nameOf({ id, page, file }: Source): string {
  return id ?? path.basename(page ?? file ?? 'recipe', '.html.gz')
}

/** Reads a source as the product does; pages lie below `folder`. Throws where it finds no recipe. */
export async function readSource(source: Source, folder: string): Promise<ReadRecipe> {
  if (source.text !== undefined) return readText(source.text)
  const file = path.join(folder, source.page ?? source.file ?? '')
  if (!existsSync(file)) throw new Error(`There is no page ${file}.`)
  const html = gunzipSync(readFileSync(file)).toString('utf8')
  return readPage(html, source.url ?? 'https://recipes.example/')
}

/** The folder that pages are named from: the one given, or where their list is. */
export function folderOf(fileOrFolder: string, given?: string): string {
  if (given) return given
  return statSync(fileOrFolder).isDirectory() ? fileOrFolder : path.dirname(fileOrFolder)
}
