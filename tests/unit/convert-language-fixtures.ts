import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { chooseLexicon } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { runPipeline } from '#server/features/convert/structure/builtin/pipeline.ts'
import type { Language } from '#shared/language.ts'

const converter = createBuiltinConverter()

/** The steps of a recipe that is converted in its own language. */
export async function stepsOf(language: Language, text: string) {
  const content = await converter.structure(readText(text), {
    language,
    model: 'TM6',
    signal: new AbortController().signal,
    report() {},
  })
  return content.steps
}

/** What the steps say. */
export async function textsOf(language: Language, text: string) {
  return (await stepsOf(language, text)).map(({ instructionText }) => instructionText)
}

/** Finds the order that says `words`, with the foods it brings in and the vessels they come from. */
export function actionsOf(language: Language, text: string) {
  const source = readText(text)
  const lexicon = compileLexicon(chooseLexicon(source, language))
  const foods = readIngredients(source, lexicon)
  const { graph } = runPipeline({ source, rawText: text, foods, lexicon, model: 'TM6' })
  return (words: string) => {
    const action = graph.actions.find(({ clause }) => clause.text.includes(words))
    if (!action) throw new Error(`no order says "${words}"`)
    const { vessel, role, adds, moves } = action
    return {
      vessel,
      role,
      adds: adds.map(({ food }) => food.entry.name),
      parts: Object.fromEntries(adds.map(({ food, part }) => [food.entry.name, part])),
      movesFrom: moves.map(({ from }) => from),
    }
  }
}
