import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { v7 as uuidv7 } from 'uuid'
import type { UserContext } from '#server/trpc/context.ts'
import { applyOperations, type RecipesById } from '#shared/shopping/apply.ts'
import {
  EMPTY_LIST,
  type SavedShopping,
  SHOPPING_LIMITS,
  type ShoppingList,
  type ShoppingOperation,
  type ShoppingRecipe,
} from '#shared/shopping.ts'
import { ShoppingListEntity, type ShoppingListRow } from './shopping.entity.ts'

/** How many operations are remembered: some calls of several devices. */
const REMEMBERED = 5 * SHOPPING_LIMITS.operations

/**
 * Applies changes in order and answers with the whole list. One that was applied before, and one
 * that cannot be applied (of a draft, of another user's recipe), changes nothing.
 */
export async function syncShopping(
  ctx: UserContext,
  operations: readonly ShoppingOperation[],
): Promise<SavedShopping> {
  if (operations.length === 0) return readShopping(ctx)
  return ctx.em.transactional(async (em) => {
    const row = await lockList(em, ctx.user.id)
    const applied = new Set(row.appliedOperations)
    const fresh = operations.filter(({ id }) => !applied.has(id))
    if (fresh.length > 0) {
      const recipes = await recipesFor(em, { userId: ctx.user.id, list: row.content, fresh })
      row.content = applyOperations(row.content, fresh, recipes)
      row.appliedOperations = [...applied, ...fresh.map(({ id }) => id)].slice(-REMEMBERED)
      row.version += 1
    }
    await em.flush()
    return toSaved(row)
  })
}

async function readShopping({ em, user }: UserContext): Promise<SavedShopping> {
  const row = await em.findOne(ShoppingListEntity, { userId: user.id })
  return row ? toSaved(row) : { version: 0, list: EMPTY_LIST }
}

function toSaved({ version, content }: ShoppingListRow): SavedShopping {
  return { version, list: content }
}

/** The user's list, made when there is none; nobody else may change it meanwhile. */
async function lockList(em: SqlEntityManager, userId: string): Promise<ShoppingListRow> {
  // Two devices may make it at once.
  await em.execute(
    `insert into shopping_list (id, created_at, user_id, content)
     values (?, now(), ?, ?::jsonb) on conflict (user_id) do nothing`,
    [uuidv7(), userId, JSON.stringify(EMPTY_LIST)],
  )
  return em.findOneOrFail(ShoppingListEntity, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

type Change = { userId: string; list: ShoppingList; fresh: readonly ShoppingOperation[] }

/** The recipes that generating needs; ticking off needs none. */
async function recipesFor(em: SqlEntityManager, change: Change): Promise<RecipesById> {
  const named = change.fresh.flatMap((operation) =>
    operation.type === 'selectRecipe' || operation.type === 'unselectRecipe'
      ? [operation.recipeId]
      : [],
  )
  if (named.length === 0) return new Map()
  const ids = [...new Set([...named, ...change.list.recipes.map(({ id }) => id)])]
  const recipes = await em.execute<ShoppingRecipe[]>(
    `select id, title, language, ingredients from recipe
     where user_id = ? and status = 'converted' and id = any(?::uuid[])`,
    [change.userId, `{${ids.join(',')}}`],
  )
  return new Map(recipes.map((recipe) => [recipe.id, recipe]))
}

/** The newest converted recipes with all words of `text` in their title. */
export async function searchForShopping(ctx: UserContext, text: string): Promise<ShoppingRecipe[]> {
  const words = text.split(/\s+/).filter(Boolean)
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return ctx.em.execute<ShoppingRecipe[]>(
    `select id, title, language, ingredients from recipe
     where user_id = ? and status = 'converted'
       and title ilike all (select jsonb_array_elements_text(?::jsonb))
     order by id desc limit ?`,
    [ctx.user.id, JSON.stringify(patterns), SHOPPING_LIMITS.found],
  )
}
