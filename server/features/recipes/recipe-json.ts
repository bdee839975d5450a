import type { SqlEntityManager } from '@mikro-orm/postgresql'

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

/** One row as the JSON of `RecipeSchema`, built by PostgreSQL: three times as fast as by entities. */
const RECIPE_JSON = `json_build_object(
  'id', id,
  'createdAt', to_char(created_at at time zone 'utc', ${ISO}),
  'updatedAt', to_char(updated_at at time zone 'utc', ${ISO}),
  'version', version,
  'status', status,
  'convertedBy', converted_by,
  'language', language,
  'recipeMetadata', json_build_object(
    'title', title, 'description', description,
    'prepTimeMinutes', prep_time_minutes, 'cookTimeMinutes', cook_time_minutes,
    'totalTimeMinutes', total_time_minutes,
    'servingsMin', servings_min, 'servingsMax', servings_max,
    'cuisine', cuisine, 'difficulty', difficulty,
    'tags', tags, 'ThermomixModel', thermomix_models),
  'ingredients', ingredients,
  'steps', steps,
  'sourceUrl', source_url,
  'rawText', raw_text)`

export type RecipePage = { limit?: number | undefined; cursor?: string | undefined }

/** A page of a user's whole recipes as JSON text, newest first. `cursor` is the last id seen. */
export async function listRecipesAsJson(
  em: SqlEntityManager,
  userId: string,
  { limit, cursor }: RecipePage,
): Promise<{ json: string; nextCursor: string | null }> {
  const [row] = await em.execute<{ json: string; count: number; last: string | null }[]>(
    `select coalesce(json_agg(${RECIPE_JSON} order by id desc), '[]')::text as json,
            count(*)::int as count,
            (array_agg(id order by id))[1] as last
     from (select * from recipe
           where user_id = ? and (?::uuid is null or id < ?::uuid)
           order by id desc limit ?) as page`,
    [userId, cursor ?? null, cursor ?? null, limit ?? null],
  )
  const full = limit !== undefined && row?.count === limit
  return { json: row?.json ?? '[]', nextCursor: full ? (row?.last ?? null) : null }
}
