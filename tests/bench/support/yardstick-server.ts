/**
 * What could be had at most of this runtime, this framework and this database: a program of bare
 * Fastify and `pg` that answers each call with nothing but its SQL, who is calling included. No
 * check of what comes in or goes out, no headers, no log, one user. Reads DATABASE_URL, PORT, USER_ID
 * and SESSION_ID.
 */
import { hash, verify } from '@node-rs/argon2'
import fastify from 'fastify'
import pg from 'pg'
import { readRecipePage } from '#server/features/recipes/recipe-json.ts'
import { listRecipes } from '#server/features/recipes/recipe-list.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { SaveRecipe } from '#shared/recipe.ts'
import { PASSWORD } from './rows.ts'

type Statement = { text: string; values: unknown[] }

const { DATABASE_URL, PORT, USER_ID: userId = '', SESSION_ID: sessionId } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = fastify()

/** The statements that a query of ours sends, to be planned each time as `pg` does by itself. */
async function statementsOf(query: (em: UserContext['em']) => Promise<unknown>) {
  const statements: Statement[] = []
  const pool = {
    async query({ text, values }: Statement) {
      statements.push({ text, values })
      return { rows: [] }
    },
  }
  const em = { getConnection: () => ({ getNativeClient: async () => pool }) }
  await query(em as unknown as UserContext['em'])
  return statements
}

const [list] = await statementsOf((em) => readRecipePage(em, userId, {}))
const summaries = await statementsOf((em) =>
  listRecipes({ em, user: { id: userId } } as UserContext, {
    sort: 'newest',
    text: '',
    tags: [],
    limit: 50,
  }),
)
const passwordHash = await hash(PASSWORD)

app.get('/bare', () => ({ ok: true }))

function askWhoItIs() {
  return pool.query('select user_id, login_id, expires_at from session where id = $1', [sessionId])
}

app.get('/list', async (_request, reply) => {
  await askWhoItIs()
  const { rows } = await pool.query(list?.text ?? '', list?.values)
  return reply.type('application/json').send(rows[0].json)
})

app.get('/summaries', async () => {
  await askWhoItIs()
  const [items, counted] = await Promise.all(
    summaries.map(({ text, values }) => pool.query(text, values)),
  )
  return { items: items?.rows, total: counted?.rows[0].count }
})

app.get<{ Params: { id: string } }>('/recipes/:id', async ({ params }) => {
  await askWhoItIs()
  const { rows } = await pool.query('select * from recipe where id = $1 and user_id = $2', [
    params.id,
    userId,
  ])
  return rows[0]
})

app.put<{ Params: { id: string }; Body: SaveRecipe }>(
  '/recipes/:id',
  async ({ params, body: { metadata, ingredients, steps } }) => {
    await askWhoItIs()
    const { rows } = await pool.query(
      `update recipe set title = $3, description = $4, tags = $5, ingredients = $6, steps = $7,
              version = version + 1, updated_at = now()
       where id = $1 and user_id = $2 returning *`,
      [
        params.id,
        userId,
        metadata.title,
        metadata.description,
        metadata.tags,
        JSON.stringify(ingredients),
        JSON.stringify(steps),
      ],
    )
    return rows[0]
  },
)

app.post<{ Body: { username: string; password: string } }>('/login', async ({ body }) => {
  const { rows } = await pool.query('select id from app_user where username = $1', [body.username])
  await verify(passwordHash, body.password)
  const { rows: logins } = await pool.query(
    `insert into login (id, created_at, user_id, last_used_at)
     values (gen_random_uuid(), now(), $1, now()) returning id`,
    [rows[0].id],
  )
  return logins[0]
})

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
console.log('Ready')
process.on('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
