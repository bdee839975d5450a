import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type KnownIngredient, readIngredient } from './ingredients.ts'

const WATER: Record<Exclude<Language, 'gb'>, string> = {
  en: 'water',
  de: 'Wasser',
  fr: 'eau',
  es: 'agua',
  it: 'acqua',
  pl: 'woda',
  uk: 'вода',
  ro: 'apă',
}

/** Water that the list lacks, as an ingredient behind the last one of the list. */
export function unlistedWater(foods: readonly KnownIngredient[], lexicon: CompiledLexicon) {
  const { language } = lexicon.source
  const name = WATER[language === 'gb' ? 'en' : language]
  const id = Math.max(0, ...foods.map((food) => food.id)) + 1
  const food = readIngredient(name, { id, group: 0, heading: null }, lexicon)
  return {
    ...food,
    food: 'liquid' as const,
    entry: { ...food.entry, added: 'ingredient' as const },
  }
}
