import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import type { ConvertOptions } from '../converter.ts'

export type RuleOptions = Pick<ConvertOptions, 'language' | 'model' | 'report' | 'signal'> & {
  /** The recipe's text as it is kept; without it the text is made of what was read. */
  rawText?: string
}

/** A changed recipe and the appliance that it is for, which a change may ask for. */
export type ForModel = { content: RecipeContent; model: ApplianceModel }
