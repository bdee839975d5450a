import { z } from 'zod'
import { LanguageSchema } from './language-schema.ts'
import { IngredientSchema, RECIPE_LIMITS } from './recipe.ts'
import { storableText } from './text.ts'

/** Far above what anybody carries home; `operations` are those of one call. */
export const SHOPPING_LIMITS = { items: 2_000, recipes: 100, operations: 100, found: 3 } as const

/** What a person adds by hand. */
export const CustomItemSchema = IngredientSchema.pick({ quantity: true, unit: true }).extend({
  name: storableText('Please enter a name for the item.')
    .trim()
    .min(1, 'Please enter a name for the item.')
    .max(RECIPE_LIMITS.shortText),
})
export type CustomItem = z.output<typeof CustomItemSchema>

/** One ingredient of one recipe, or what was added by hand; what is shown has equal ones merged. */
export const ShoppingItemSchema = IngredientSchema.pick({
  name: true,
  quantity: true,
  unit: true,
  notes: true,
}).extend({
  /** Made of the recipe's and the ingredient's, so that every device makes the same. */
  id: z.string().min(1).max(100),
  ingredientId: z.int().nullable(),
  checked: z.boolean(),
  /** Cleared away. It stays known, so that regenerating the list does not bring it back. */
  isRemoved: z.boolean(),
  /** Null of what was added by hand; the recipe may have been deleted since. */
  recipeId: z.uuid().nullable(),
  recipeTitle: z.string().nullable(),
  /** In which quantity and unit are written. */
  language: LanguageSchema.nullable(),
})
export type ShoppingItem = z.output<typeof ShoppingItemSchema>

export const ShoppingListSchema = z.object({
  /** The selected recipes in the order in which they were. */
  recipes: z.array(z.object({ id: z.uuid(), title: z.string() })),
  items: z.array(ShoppingItemSchema),
})
export type ShoppingList = z.output<typeof ShoppingListSchema>

export const EMPTY_LIST: ShoppingList = { recipes: [], items: [] }

/** What the list is generated from. */
export const ShoppingRecipeSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  language: LanguageSchema.nullable(),
  ingredients: z.array(IngredientSchema),
})
export type ShoppingRecipe = z.output<typeof ShoppingRecipeSchema>

const ItemIds = z.array(ShoppingItemSchema.shape.id).max(SHOPPING_LIMITS.items)
/** Whoever makes it up; an operation that comes twice is applied once. */
const operation = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ id: z.uuid(), type: z.literal(type), ...shape })

/**
 * A change of the list. Each names what it is about, as seen by the one who makes it: so one that
 * is replayed late loses nothing that another device has added since.
 */
export const ShoppingOperationSchema = z.discriminatedUnion('type', [
  operation('selectRecipe', { recipeId: z.uuid() }),
  operation('unselectRecipe', { recipeId: z.uuid() }),
  operation('check', { itemIds: ItemIds, checked: z.boolean() }),
  operation('remove', { itemIds: ItemIds }),
  operation('add', { itemId: z.uuid(), item: CustomItemSchema, language: LanguageSchema }),
  operation('reset', {
    recipeIds: z.array(z.uuid()).max(SHOPPING_LIMITS.recipes),
    itemIds: ItemIds,
  }),
])
export type ShoppingOperation = z.output<typeof ShoppingOperationSchema>

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** An operation before it has an id. */
export type ShoppingChange = WithoutId<ShoppingOperation>

export const ShoppingSyncSchema = z.object({
  operations: z.array(ShoppingOperationSchema).max(SHOPPING_LIMITS.operations),
})

export const SavedShoppingSchema = z.object({
  /** Goes up with every change; the higher of two is the later. */
  version: z.int(),
  list: ShoppingListSchema,
})
export type SavedShopping = z.output<typeof SavedShoppingSchema>
