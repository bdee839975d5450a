import { askPrepared } from '#server/db/prepared.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { RecipeSummary } from '#shared/recipe.ts'
import type {
  LibraryOverview,
  RecipeCursor,
  RecipeList,
  RecipePage,
  RecipeSort,
} from '#shared/recipe-list.ts'
import { libraryUse } from './library-room.ts'
import { isoTime } from './recipe-json.ts'

/** A part of a statement with the values of its question marks. */
type Condition = { sql: string; values: unknown[] }

type Counted = { total?: number }

type Row = Counted &
  RecipeSummary & {
    /** Microseconds since 1970, as exactly as the database keeps it. */
    changed?: number
    sortTitle?: string
  }

type Order = {
  sql: string
  /** What a cursor needs beside the id. */
  columns: readonly string[]
  /** What comes behind a cursor. A cursor of another order has nothing behind it. */
  after: (cursor: RecipeCursor) => Condition
  cursor: (last: Row) => RecipeCursor
}

/** Each ends in the id, so that no two recipes share a place; ids sort by the time they were made. */
const ORDERS: Readonly<Record<RecipeSort, Order>> = {
  newest: {
    sql: 'id desc',
    columns: [],
    after: ({ id }) => ({ sql: 'id < ?::uuid', values: [id] }),
    cursor: ({ id }) => ({ id }),
  },
  oldest: {
    sql: 'id',
    columns: [],
    after: ({ id }) => ({ sql: 'id > ?::uuid', values: [id] }),
    cursor: ({ id }) => ({ id }),
  },
  title: {
    sql: 'sort_title, id',
    columns: ['sort_title as "sortTitle"'],
    after: ({ id, title }) => ({
      sql: '(sort_title, id) > (?::text, ?::uuid)',
      values: [title ?? null, id],
    }),
    cursor: ({ id, sortTitle }) => ({ id, title: sortTitle }),
  },
  changed: {
    sql: 'updated_at desc, id desc',
    columns: ['(extract(epoch from updated_at) * 1000000)::float8 as changed'],
    after: ({ id, changed }) => ({
      sql: `(updated_at, id) < (timestamptz 'epoch' + ?::float8 * interval '1 microsecond', ?::uuid)`,
      values: [changed ?? null, id],
    }),
    cursor: ({ id, changed }) => ({ id, changed }),
  },
}

const SUMMARY = [
  ...['id', 'status', 'language', 'title', 'source_url as "sourceUrl"'],
  ...['ingredient_count as "ingredientCount"', 'step_count as "stepCount"'],
  `${isoTime('created_at')} as "createdAt"`,
  `${isoTime('updated_at')} as "updatedAt"`,
]
const COUNT = 'count(*) over ()::int as total'

/** A page of summaries; the ingredients and steps themselves stay in the database. */
export async function listRecipes(ctx: UserContext, input: RecipeList): Promise<RecipePage> {
  const { cursor, limit } = input
  const order = ORDERS[input.sort]
  const matching = conditionsOf(ctx.user.id, input)
  const here = joined(cursor ? [...matching, order.after(cursor)] : matching)
  const isWhole = matching.length === 1
  // A search is planned by how frequent its words are, and filters make many different texts.
  const ask = isWhole ? askPrepared : askOnce
  // What is found is counted as it is found; a whole library is counted without reading it.
  const [rows, counted] = await Promise.all([
    ask<Row>(
      ctx.em,
      `select ${[...SUMMARY, ...order.columns, ...(isWhole || cursor ? [] : [COUNT])]}
       from recipe where ${here.sql} order by ${order.sql} limit ?`,
      [...here.values, limit + 1],
    ),
    isWhole && !cursor ? ask<Counted>(ctx.em, ...countOf(here)) : null,
  ])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(toSummary),
    nextCursor: last ? order.cursor(last) : null,
    total: cursor ? null : ((counted ?? rows)[0]?.total ?? 0),
  }
}

const askOnce: typeof askPrepared = (em, sql, values) => em.execute(sql, values)

function countOf({ sql, values }: Condition): [sql: string, values: unknown[]] {
  return [`select count(*)::int as total from recipe where ${sql}`, values]
}

function conditionsOf(userId: string, { text, tags, status }: RecipeList): Condition[] {
  return [
    // The words found are the owner's already: the index of owners would be read for nothing.
    { sql: text ? 'user_id::text = ?' : 'user_id = ?', values: [userId] },
    ...(status ? [{ sql: 'status = ?', values: [status] }] : []),
    ...(text ? [{ sql: 'search @@ search_query(?::uuid, ?)', values: [userId, text] }] : []),
    ...tags.map((tag) => ({
      sql: 'lower(tags::text)::text[] @> array[lower(?)]',
      values: [tag],
    })),
  ]
}

function joined(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  }
}

function toSummary(row: Row): RecipeSummary {
  return {
    id: row.id,
    status: row.status,
    language: row.language,
    sourceUrl: row.sourceUrl,
    title: row.title,
    ingredientCount: row.ingredientCount,
    stepCount: row.stepCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** Most tags that are offered as filters. */
const TAGS_SHOWN = 60

/** How much of the library is used, how many recipes wait to be converted, and how often which tag is used, whatever its case. */
export async function readOverview({ em, user }: UserContext): Promise<LibraryOverview> {
  const [use, [counted], tags] = await Promise.all([
    libraryUse(em, user.id),
    em.execute<{ drafts: number }[]>(
      `select count(*)::int as drafts from recipe where user_id = ? and status = 'draft'`,
      [user.id],
    ),
    em.execute<LibraryOverview['tags']>(
      `select (array_agg(tag order by uses desc, tag))[1] as tag, sum(uses)::int as count
       from (select tag, count(*) as uses from recipe, unnest(tags) as tag
             where user_id = ? group by tag) as spelling
       group by lower(tag) order by sum(uses) desc, lower(tag) limit ?`,
      [user.id, TAGS_SHOWN],
    ),
  ])
  return { use, drafts: counted?.drafts ?? 0, tags }
}
