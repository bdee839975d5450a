import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DomainError } from '#server/errors.ts'
import type { Recipe, SaveRecipe } from '#shared/recipe.ts'
import { PAGE_MAX } from '#shared/recipe-list.ts'
import { leavingOf } from './leaving.ts'
import { bodyOf, type Caller, idOf } from './route.ts'
import { streamLibrary } from './whole-library.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A caller may keep it for itself, and asks each time whether it still holds. */
const ASK_FIRST = 'private, no-cache'
/** Nobody has more versions of one recipe. */
const MAX_TAGS = 100

export const PageQuery = z.object({
  limit: z.int().min(1).max(PAGE_MAX).optional().describe('Recipes of a page; without it all come'),
  cursor: z.uuid().optional().describe('The last recipe of the page before, as its Link says'),
})

/** `GET /api/recipes`: the JSON that PostgreSQL built, passed through; all of it without a `limit`. */
export async function listRecipes(caller: Caller, request: FastifyRequest, reply: FastifyReply) {
  const { limit: digits, cursor } = request.query as { limit?: string; cursor?: string }
  const limit = digits === undefined ? undefined : readCount(digits)
  const { json, tag, nextCursor } = await caller.recipes.listAsJson({
    known: knownTags(request).flatMap((known) => known.match(/^W\/"(.*)"$/)?.[1] ?? []),
    ...(limit !== undefined && { limit }),
    ...(cursor !== undefined && { cursor }),
  })
  if (nextCursor && limit !== undefined) {
    const next = new URLSearchParams({ limit: String(limit), cursor: nextCursor })
    reply.header('link', `</api/recipes?${next}>; rel="next"`)
  }
  reply.header('etag', `W/"${tag}"`).header('cache-control', ASK_FIRST)
  if (json === null) return reply.status(304).send()
  reply.type(JSON_TYPE)
  if (!nextCursor || limit !== undefined) return reply.send(json)
  const { id: userId } = await caller.auth.me()
  const signal = leavingOf(reply)
  return reply.send(await streamLibrary(caller, { userId, json, nextCursor, signal }))
}

/** Digits only; anything else is left for the procedure to refuse. */
function readCount(digits: string): number {
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** `GET /api/recipes/:id` */
export async function readRecipe(caller: Caller, request: FastifyRequest, reply: FastifyReply) {
  const known = knownTags(request).flatMap((tag) => versionIn(tag) ?? [])
  const { version, json } = await caller.recipes.byIdAsJson({
    id: idOf(request),
    known: known.slice(0, MAX_TAGS),
  })
  reply.header('etag', etagOf({ version })).header('cache-control', ASK_FIRST)
  if (json === null) return reply.status(304).send()
  return reply.type(JSON_TYPE).send(json)
}

/** `PUT /api/recipes/:id`, in the payload that callers have always sent. */
export async function saveRecipe(caller: Caller, request: FastifyRequest, reply: FastifyReply) {
  const {
    recipe: source,
    metadata,
    ingredients,
    steps,
    notIncluded,
  } = bodyOf<SaveRecipe | undefined>(request) ?? {}
  const version = readIfMatch(request.headers['if-match'])
  const recipe = await caller.recipes.save({
    // Only these: a body that was read before carries a version of its own.
    ...({ recipe: source, metadata, ingredients, steps, notIncluded } as SaveRecipe),
    id: idOf(request),
    ...(version !== undefined && { version }),
  })
  reply.header('etag', etagOf(recipe))
  return recipe
}

function etagOf({ version }: Pick<Recipe, 'version'>): string {
  return `"${version}"`
}

function versionIn(tag: string): number | undefined {
  const digits = tag.match(/^"(\d{1,9})"$/)?.[1]
  return digits === undefined ? undefined : Number(digits)
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
