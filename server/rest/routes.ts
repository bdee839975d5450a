import { ACCOUNT_ROUTES } from './account-routes.ts'
import { RECIPE_ROUTES } from './recipe-routes.ts'
import type { RestRoute } from './route.ts'

/** The REST API: a table over the procedures, with no rules of its own. */
export const REST_ROUTES: RestRoute[] = [...ACCOUNT_ROUTES, ...RECIPE_ROUTES]
