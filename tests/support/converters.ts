import type { Converter } from '#server/features/convert/structure/converter.ts'
import { createThreadedConverter } from '#server/features/convert/structure/in-thread.ts'
import type { RecipeContent } from '#shared/recipe.ts'

/** A converter for tests that cannot wait for a real one: it only structures, as it is told. */
export function converterThat(structure: () => Promise<RecipeContent>): Converter {
  const cannot = () => Promise.reject(new Error('only structures'))
  return {
    name: 'builtin',
    concurrency: 4,
    structure: async () => ({ content: await structure(), model: 'TM6', by: 'builtin' }),
    modify: cannot,
    generate: cannot,
  }
}

let builtin: Converter | undefined

/** The built-in rules, one for all servers of a test process: a thread takes seconds to load them. */
export function builtinConverter(): Converter {
  builtin ??= createThreadedConverter()
  return builtin
}
