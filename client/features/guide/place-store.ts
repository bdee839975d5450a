import { createOwnStore } from '../../lib/own-data.ts'

/** Where the cook is in a recipe; `stepIndex` counts from 0. */
type Place = { recipeId: string; stepIndex: number }

/** As many recipes are remembered; nobody cooks more at once. */
const REMEMBERED = 50

/** The step that each recipe is at, the one used last first. */
export const usePlaces = createOwnStore('guide-places', { places: [] as Place[] })

export function placeIn(places: Place[], recipeId: string): number {
  return places.find((place) => place.recipeId === recipeId)?.stepIndex ?? 0
}

export function goToStep(recipeId: string, stepIndex: number): void {
  usePlaces.setState(({ places }) => ({
    places: [{ recipeId, stepIndex }, ...others(places, recipeId)].slice(0, REMEMBERED),
  }))
}

/** The next time the recipe begins at its first step. */
export function forgetPlace(recipeId: string): void {
  usePlaces.setState(({ places }) => ({ places: others(places, recipeId) }))
}

function others(places: Place[], recipeId: string): Place[] {
  return places.filter((place) => place.recipeId !== recipeId)
}
