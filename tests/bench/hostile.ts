/**
 * `npm run bench -- hostile`: what some accounts can do to all others, on a process of its own. Each
 * part beside the same without them. Name parts to measure only these: pages, memory, recipe, library,
 * streams.
 */
import { measureHeavyRecipe } from './hostile/heavy-recipe.ts'
import { measureLibraries } from './hostile/libraries.ts'
import { measurePageMemory, measureSlowPages } from './hostile/pages.ts'
import { measureStreams } from './hostile/streams.ts'
import { openStand, type Stand } from './support/stand.ts'

const PARTS: Record<string, (stand: Stand) => Promise<void>> = {
  pages: measureSlowPages,
  memory: measurePageMemory,
  recipe: measureHeavyRecipe,
  library: measureLibraries,
  streams: measureStreams,
}

const wanted = process.argv.slice(2)
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const stand = await openStand()
  await measure(stand)
  await stand.close()
}
