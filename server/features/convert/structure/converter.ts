import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { Language } from '#shared/language.ts'
import type { ConverterName, Notice, RecipeContent, StepInput } from '#shared/recipe.ts'
import type { ReadRecipe } from '../read/read-recipe.ts'

/** What is to be converted: the text as it came, and what was already found in it. */
export type Draft = { rawText: string; readRecipe: ReadRecipe | null }

/** What one question to a paid service has cost, in tokens; `cached` of the input were cheaper. */
export type Spent = {
  /** The service's model and the version of what it was told. */
  aiModel: string
  promptVersion: string
  input: number
  output: number
  cached: number
}

export type ConvertOptions = {
  /** The language that the result is written in. */
  language: Language
  model: ApplianceModel
  /** Called with what is known so far; may be called often. */
  report: (partial: Partial<RecipeContent>) => void
  /** Called before every question that costs something; throws when there were enough. */
  mayAsk?: () => Promise<void>
  /** Called after every question that costs something, whether or not it led to a result. */
  spend: (spent: Spent) => void
  signal: AbortSignal
}

/** A recipe whose steps may already carry what the cook has to be told of them. */
export type NotedContent = Omit<RecipeContent, 'steps'> & {
  steps: (StepInput & { notices?: Notice[] })[]
}

export type Converted = {
  content: NotedContent
  /** The appliance that it is for; a change may ask for another one than the options did. */
  model: ApplianceModel
  by: ConverterName
  /** What it is written in, where that may not be what was asked for. */
  language?: Language
  /** Not what was asked to do it, so it costs nothing. */
  isFree?: boolean
}

/**
 * The port behind which recipes are understood, changed and made. Implementations throw a
 * `DomainError` when they cannot do their work; what they answer still goes through the appliance
 * check.
 */
export type Converter = {
  name: ConverterName
  /** How many conversions one process works at a time. */
  concurrency: number
  structure: (draft: Draft, options: ConvertOptions) => Promise<Converted>
  /** Changes a converted recipe as a sentence says; the sentence is in any of our languages. */
  modify: (
    recipe: RecipeContent,
    instruction: string,
    options: ConvertOptions,
  ) => Promise<Converted>
  /** Makes a recipe from a dish or a list of ingredients. */
  generate: (idea: string, options: ConvertOptions) => Promise<Converted>
}
