import { createHash } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { askPrepared } from '#server/db/prepared.ts'

/** A column's time in ISO 8601, as JavaScript writes it. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** One row as the JSON of `RecipeSchema`, built by PostgreSQL: three times as fast as by entities. */
const RECIPE_JSON = `json_build_object(
  'id', id,
  'createdAt', ${isoTime('created_at')},
  'updatedAt', ${isoTime('updated_at')},
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

export type RecipePage = {
  limit?: number | undefined
  cursor?: string | undefined
  /** Tags of pages that the caller has already. */
  known?: readonly string[] | undefined
}

export type RecipePageAsJson = {
  /** `null` where the caller has this very page. */
  json: string | null
  /** Another whenever anything on the page is. */
  tag: string
  nextCursor: string | null
}

type Row = { json: string | null; state: string; count: number; last: string | null }

/** The same recipes in another form are another page. */
const FORM = createHash('sha256').update(RECIPE_JSON).digest('base64url').slice(0, 8)

/**
 * A page of a user's whole recipes as JSON text, newest first. `cursor` is the last id seen. Every
 * write gives a row another `xmin`, so whether something has changed is known without reading what.
 */
export async function listRecipesAsJson(
  em: SqlEntityManager,
  userId: string,
  { limit, cursor, known = [] }: RecipePage,
): Promise<RecipePageAsJson> {
  const page = (columns: string) =>
    `(select ${columns} from recipe where user_id = ?${cursor ? ' and id < ?::uuid' : ''}
      order by id desc limit ?) as page`
  const here = [userId, ...(cursor ? [cursor] : []), limit ?? null]
  const [row] = await askPrepared<Row>(
    em,
    `select state, count, last, case when state = any(string_to_array(?, ' ')) then null else
       (select coalesce(json_agg(${RECIPE_JSON} order by id desc), '[]')::text
        from ${page('*')}) end as json
     from (select md5(coalesce(string_agg(concat_ws(' ', id, version, xmin), ','), '')) as state,
                  count(*)::int as count, (array_agg(id order by id))[1] as last
           from ${page('id, version, xmin')}) as seen`,
    [known.map((tag) => tag.replace(FORM, '')).join(' '), ...here, ...here],
  )
  const { json = '[]', state = '', count = 0, last = null } = row ?? {}
  return { json, tag: FORM + state, nextCursor: count === limit ? last : null }
}
