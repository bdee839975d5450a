import type { MikroORM, PostgreSqlConnection } from '@mikro-orm/postgresql'
import type pg from 'pg'

export type Query = { text: string; values: unknown[]; count?: number }

/** Everything that an ORM sends to its database from now on, each text once. */
export async function recordQueries(orm: MikroORM): Promise<() => Query[]> {
  const queries = new Map<string, Query>()
  const watched = new WeakSet<object>()
  const connection = orm.em.getConnection() as PostgreSqlConnection
  const pool = await connection.getNativeClient()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    Object.assign(client, {
      query(...args: unknown[]) {
        const [first, second] = args as [string | Partial<Query>, unknown[] | undefined]
        const { text, values = [] } =
          typeof first === 'string' ? { text: first, values: second } : first
        if (text) queries.set(text, { text, values, count: (queries.get(text)?.count ?? 0) + 1 })
        return send(...args)
      },
    })
  })
  return () => [...queries.values()]
}

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/**
 * The tables that a query reads whole for want of an index, told by PostgreSQL itself: where it may
 * not read a table from end to end, it does so only if there is no other way. An index that is
 * read without a condition is no better, but for a partial one, which holds only what is asked for.
 */
export async function tablesReadWhole(client: pg.Client, { text, values }: Query) {
  await client.query('begin')
  try {
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    const partial = await client.query(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    )
    const partialIndexes = new Set<string>(partial.rows.map(({ name }) => name))
    return readWhole(rows[0]['QUERY PLAN'][0].Plan, partialIndexes)
  } finally {
    await client.query('rollback')
  }
}

function readWhole(node: PlanNode, partialIndexes: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((plan) => readWhole(plan, partialIndexes))
  const table = node['Relation Name']
  const type = node['Node Type']
  const index = node['Index Name'] ?? ''
  const isWhole =
    type === 'Seq Scan' ||
    (/^(Index|Index Only|Bitmap Index) Scan$/.test(type) &&
      node['Index Cond'] === undefined &&
      !partialIndexes.has(index))
  return isWhole ? [...below, table ?? index] : below
}
