import { v7 as uuidv7 } from 'uuid'
import { create } from 'zustand'
import { applyOperation, applyOperations, type RecipesById } from '#shared/shopping/apply.ts'
import {
  EMPTY_LIST,
  type SavedShopping,
  type ShoppingChange,
  type ShoppingList,
  type ShoppingOperation,
  type ShoppingRecipe,
} from '#shared/shopping.ts'
import { createOwnStore } from '../../lib/own-data.ts'

type ShoppingState = {
  /** The list as the server last told it; null before it ever has. */
  saved: SavedShopping | null
  /** Changes that the server has not confirmed, in order. */
  queue: ShoppingOperation[]
  /** What the selections in the queue add, until the server tells it. */
  recipes: ShoppingRecipe[]
}

export const useShopping = createOwnStore<ShoppingState>('shopping', {
  saved: null,
  queue: [],
  recipes: [],
})

/** Whether the last call got no answer, so that changes wait here. */
export const useShoppingConnection = create(() => ({ isOffline: false }))

/** The list with what is still on its way. */
export function listOf({ saved, queue, recipes }: ShoppingState): ShoppingList {
  return applyOperations(saved?.list ?? EMPTY_LIST, queue, byId(recipes))
}

function byId(recipes: readonly ShoppingRecipe[]): RecipesById {
  return new Map(recipes.map((recipe) => [recipe.id, recipe]))
}

/**
 * Changes the list here and queues the change for the server; selecting a recipe brings it along.
 * False when the list has no room for it.
 */
export function changeList(change: ShoppingChange, recipe?: ShoppingRecipe): boolean {
  const state = useShopping.getState()
  const operation = { id: uuidv7(), ...change } as ShoppingOperation
  const recipes = recipe
    ? [...state.recipes.filter(({ id }) => id !== recipe.id), recipe]
    : state.recipes
  if (addsNothing(operation, listOf(state), recipes)) return false
  useShopping.setState({ queue: [...state.queue, operation], recipes })
  return true
}

function addsNothing(operation: ShoppingOperation, list: ShoppingList, recipes: ShoppingRecipe[]) {
  const isAddition = operation.type === 'add' || operation.type === 'selectRecipe'
  if (!isAddition) return false
  const next = applyOperation(list, operation, byId(recipes))
  return next.items.length === list.items.length && next.recipes.length === list.recipes.length
}

/** Takes what the server answered to some of the queue. */
export function takeSaved(saved: SavedShopping, sent: readonly ShoppingOperation[]): void {
  useShopping.setState((state) => {
    const { queue } = withoutSent(state, sent)
    const waiting = queue.filter((operation) => operation.type === 'selectRecipe')
    const wanted = new Set(waiting.map(({ recipeId }) => recipeId))
    return { saved, queue, recipes: state.recipes.filter(({ id }) => wanted.has(id)) }
  })
}

/** Gives up changes that the server will never take. */
export function dropOperations(sent: readonly ShoppingOperation[]): void {
  useShopping.setState((state) => withoutSent(state, sent))
}

function withoutSent({ queue }: ShoppingState, sent: readonly ShoppingOperation[]) {
  const ids = new Set(sent.map(({ id }) => id))
  return { queue: queue.filter(({ id }) => !ids.has(id)) }
}
