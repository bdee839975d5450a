import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import {
  AccountExportSchema,
  AuthResponseSchema,
  DeleteAccountSchema,
  ForgotPasswordSchema,
  GoogleSchema,
  LoginEntrySchema,
  LoginSchema,
  RefreshSchema,
  RegisterSchema,
  ResetPasswordSchema,
  TokensSchema,
  UserSchema,
  VerifyEmailSchema,
} from '#shared/auth.ts'
import {
  DraftCreatedSchema,
  FromIdeaSchema,
  FromTextSchema,
  FromUrlSchema,
  ModifySchema,
  OcrSchema,
  ProcessSchema,
} from '#shared/convert.ts'
import { CreditsSchema } from '#shared/credits.ts'
import { CheckoutOpenedSchema, PurchaseSchema } from '#shared/payments.ts'
import {
  CheckedStepSchema,
  IngredientSchema,
  NoticeSchema,
  RecipeMetadataSchema,
  RecipeSchema,
  SavedStepSchema,
  SaveRecipeSchema,
} from '#shared/recipe.ts'

export const LoginListSchema = z.array(LoginEntrySchema)
export const RecipeListSchema = z.array(RecipeSchema)
export const ProcessedSchema = z.object({ processedData: RecipeSchema })

/** The body of every error. */
export const ErrorSchema = z.object({
  error: z.string().describe('A sentence for people'),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('Of an invalid input: what is wrong with which field'),
})

type Named = z.core.$ZodRegistry<{ id: string }>

function named(schemas: Record<string, z.ZodType>): Named {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  return registry
}

/** What is sent to us, by the names that the description and generated clients give it. */
const REQUESTS = named({
  DeleteAccountRequest: DeleteAccountSchema,
  ForgotPasswordRequest: ForgotPasswordSchema,
  FromIdeaRequest: FromIdeaSchema,
  FromTextRequest: FromTextSchema,
  FromUrlRequest: FromUrlSchema,
  GoogleRequest: GoogleSchema,
  IngredientInput: IngredientSchema,
  LoginRequest: LoginSchema,
  ModifyRequest: ModifySchema,
  OcrRequest: OcrSchema,
  ProcessRequest: ProcessSchema,
  PurchaseRequest: PurchaseSchema,
  RecipeMetadataInput: RecipeMetadataSchema,
  RefreshRequest: RefreshSchema,
  RegisterRequest: RegisterSchema,
  ResetPasswordRequest: ResetPasswordSchema,
  SaveRecipeRequest: SaveRecipeSchema,
  StepInput: SavedStepSchema,
  VerifyEmailRequest: VerifyEmailSchema,
})

/** What we answer. */
const RESPONSES = named({
  AccountExport: AccountExportSchema,
  AuthResponse: AuthResponseSchema,
  Checkout: CheckoutOpenedSchema,
  Credits: CreditsSchema,
  Draft: DraftCreatedSchema,
  Error: ErrorSchema,
  Ingredient: IngredientSchema,
  Login: LoginEntrySchema,
  LoginList: LoginListSchema,
  Notice: NoticeSchema,
  Processed: ProcessedSchema,
  Recipe: RecipeSchema,
  RecipeList: RecipeListSchema,
  RecipeMetadata: RecipeMetadataSchema,
  Step: CheckedStepSchema,
  Tokens: TokensSchema,
  User: UserSchema,
})

const place = (name: string) => `#/components/schemas/${name}`

function refTo(registry: Named, schema: z.ZodType) {
  const name = registry.get(schema)?.id
  if (!name) throw new Error('a schema of the REST API has no name')
  return { $ref: place(name) }
}

export const requestRef = (schema: z.ZodType) => refTo(REQUESTS, schema)
export const responseRef = (schema: z.ZodType) => refTo(RESPONSES, schema)

/** Any value that JSON can write: a column of an export. */
const JSON_VALUE = {
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'null' },
    { type: 'array', items: { $ref: place('Json') } },
    { type: 'object', additionalProperties: { $ref: place('Json') } },
  ],
}

/** JSON Schemas of all that goes in and out, by name. */
export function describeSchemas(): Record<string, object> {
  return { ...toJson(REQUESTS, 'input'), ...toJson(RESPONSES, 'output'), Json: JSON_VALUE }
}

/** What goes in is described before, what comes out after the transformations of a schema. */
function toJson(registry: Named, io: 'input' | 'output'): Record<string, object> {
  const { schemas } = z.toJSONSchema(registry, { io, uri: place, override: refine })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  )
}

type Described = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }

function refine({ zodSchema, jsonSchema }: Described): void {
  if (zodSchema._zod.def.type === 'unknown') jsonSchema.$ref = place('Json')
  const [item, ...otherItems] = jsonSchema.prefixItems ?? []
  if (item && areAll(item, otherItems)) {
    // A list of equal things is understood by every generator.
    delete jsonSchema.prefixItems
    const length = 1 + otherItems.length
    Object.assign(jsonSchema, { items: item, minItems: length, maxItems: length })
  }
  const [choice, ...otherChoices] = jsonSchema.anyOf ?? []
  if (choice && areAll(choice, otherChoices)) {
    delete jsonSchema.anyOf
    Object.assign(jsonSchema, choice)
  }
  // That a whole number is one that JavaScript can hold is nothing to tell.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

const areAll = (one: unknown, others: unknown[]) =>
  others.every((other) => isDeepStrictEqual(other, one))
