import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'
import type { ShoppingList } from '#shared/shopping.ts'

/** The one shopping list of a user. */
export const ShoppingListEntity = defineEntity({
  name: 'ShoppingList',
  tableName: 'shopping_list',
  properties: {
    ...baseProperties,
    userId: p.uuid().unique(),
    /** Goes up by one with every change. */
    version: p.integer().default(0),
    content: p.json<ShoppingList>(),
    /** Ids of the latest operations, for those that are sent again because no answer came. */
    appliedOperations: p.array(),
  },
})
export type ShoppingListRow = InferEntity<typeof ShoppingListEntity>
