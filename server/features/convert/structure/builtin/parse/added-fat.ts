import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type KnownIngredient, readIngredient } from './ingredients.ts'

type Fat = 'oil' | 'butter'

const FATS: Record<Exclude<Language, 'gb'>, Record<Fat, string>> = {
  en: { oil: 'oil', butter: 'butter' },
  de: { oil: 'Öl', butter: 'Butter' },
  fr: { oil: 'huile', butter: 'beurre' },
  es: { oil: 'aceite', butter: 'mantequilla' },
  it: { oil: 'olio', butter: 'burro' },
  pl: { oil: 'olej', butter: 'masło' },
  uk: { oil: 'олія', butter: 'масло' },
  ro: { oil: 'ulei', butter: 'unt' },
}

/** Fat that the list lacks, as an ingredient behind the last one of the list. */
export function unlistedFat(
  fat: Fat,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): KnownIngredient {
  const { language } = lexicon.source
  const name = FATS[language === 'gb' ? 'en' : language][fat]
  const id = Math.max(0, ...foods.map((food) => food.id)) + 1
  const food = readIngredient(name, { id, group: 0, heading: null }, lexicon)
  return { ...food, food: fat, entry: { ...food.entry, added: 'ingredient' } }
}
