import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#server/errors.ts'
import type { Recipe, SaveRecipe } from '#shared/recipe.ts'
import { bodyOf, type Caller, idOf } from './route.ts'

/** A caller may keep it for itself, and asks each time whether it still holds. */
const ASK_FIRST = 'private, no-cache'

/** `GET /api/recipes`: the JSON that PostgreSQL built, passed through. */
export async function listRecipes(caller: Caller, request: FastifyRequest, reply: FastifyReply) {
  const { limit: digits, cursor } = request.query as { limit?: string; cursor?: string }
  const limit = digits === undefined ? undefined : readCount(digits)
  const { json, tag, nextCursor } = await caller.recipes.listAsJson({
    known: knownTags(request).flatMap((known) => known.match(/^W\/"(.*)"$/)?.[1] ?? []),
    ...(limit !== undefined && { limit }),
    ...(cursor !== undefined && { cursor }),
  })
  if (nextCursor) {
    const next = new URLSearchParams({ limit: String(limit), cursor: nextCursor })
    reply.header('link', `</api/recipes?${next}>; rel="next"`)
  }
  reply.header('etag', `W/"${tag}"`).header('cache-control', ASK_FIRST)
  if (json === null) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(json)
}

/** Digits only; anything else is left for the procedure to refuse. */
function readCount(digits: string): number {
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** `GET /api/recipes/:id` */
export async function readRecipe(caller: Caller, request: FastifyRequest, reply: FastifyReply) {
  const recipe = await caller.recipes.byId({ id: idOf(request) })
  const etag = etagOf(recipe)
  reply.header('etag', etag).header('cache-control', ASK_FIRST)
  return knownTags(request).includes(etag) ? reply.status(304).send() : recipe
}

/** `PUT /api/recipes/:id`, in the payload that callers have always sent. */
export async function saveRecipe(caller: Caller, request: FastifyRequest, reply: FastifyReply) {
  const {
    recipe: source,
    metadata,
    ingredients,
    steps,
  } = bodyOf<SaveRecipe | undefined>(request) ?? {}
  const version = readIfMatch(request.headers['if-match'])
  const recipe = await caller.recipes.save({
    // Only these: a body that was read before carries a version of its own.
    ...({ recipe: source, metadata, ingredients, steps } as SaveRecipe),
    id: idOf(request),
    ...(version !== undefined && { version }),
  })
  reply.header('etag', etagOf(recipe))
  return recipe
}

function etagOf(recipe: Recipe): string {
  return `"${recipe.version}"`
}

/** The tags of what a caller has already. */
function knownTags(request: FastifyRequest): string[] {
  const tags = request.headers['if-none-match']?.split(',') ?? []
  return tags.map((tag) => tag.trim())
}

/** A version that was never ours cannot be the current one. */
function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const version = header.match(/^\s*(?:W\/)?"(\d{1,9})"\s*$/)?.[1]
  if (version === undefined) throw new DomainError('RECIPE_CHANGED')
  return Number(version)
}
