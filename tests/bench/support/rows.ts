import type pg from 'pg'
import { hashPassword } from '#server/features/auth/passwords.ts'
import { createToken, hashToken } from '#server/features/auth/tokens.ts'
import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { toColumns } from '#server/features/recipes/recipe-mapping.ts'
import { repairRecipe } from '#shared/appliance/check.ts'

export type Person = { id: string; username: string; token: string }
export const PASSWORD = 'secret-1'

const CREDITS = 1_000_000

/** People who are signed in for a day and have more credits than they can use. */
export async function addPeople(sql: pg.Client, count: number): Promise<Person[]> {
  const hash = await hashPassword(PASSWORD)
  const people: Person[] = []
  for (let turn = 0; turn < count; turn++) {
    const token = createToken()
    const { rows } = await sql.query(
      `with person as (
           insert into app_user (id, created_at, username, password_hash, language, verified_at,
                                 terms_version, terms_agreed_at)
           values (gen_random_uuid(), now(), gen_random_uuid() || '@example.org', $1, 'en', now(), '1', now())
           returning id, username),
         entry as (
           insert into credit_entry (id, created_at, user_id, amount, kind, cause)
           select gen_random_uuid(), now(), id, $3, 'grant', 'bench:' || id from person),
         login as (
           insert into login (id, created_at, user_id, last_used_at)
           select gen_random_uuid(), now(), id, now() from person returning id, user_id),
         session as (
           insert into session (id, user_id, login_id, expires_at)
           select $2, user_id, id, now() + interval '1 day' from login)
         select id, username from person`,
      [hash, hashToken(token), CREDITS],
    )
    people.push({ ...(rows[0] as { id: string; username: string }), token })
  }
  return people
}

/** The columns of a recipe that was converted from a text. */
export async function convertedColumns(rawText: string) {
  const content = await createBuiltinConverter().structure(readText(rawText), {
    language: 'en',
    model: 'TM6',
    report: () => {},
    signal: new AbortController().signal,
  })
  return toColumns(content, repairRecipe(content, 'TM6').steps)
}

type Columns = Awaited<ReturnType<typeof convertedColumns>>
type Filling = { users: readonly string[]; each: number; like: Columns; rawText: string }

/** Different words, so that titles and searches find some recipes and not others. */
const ADJECTIVES = ['Warm', 'Spicy', 'Green', 'Creamy', 'Quick', 'Sunday', 'Smoked', 'Sweet']
const DISHES = ['soup', 'stew', 'bread', 'risotto', 'cream', 'curry', 'cake', 'salad', 'jam']

/** Gives each of some people so many recipes, by one statement of SQL. Ids sort by time as ours do. */
export async function addRecipes(sql: pg.Client, { users, each, like, rawText }: Filling) {
  await sql.query(
    `insert into recipe (
       id, created_at, updated_at, user_id, version, status, converted_by, language, title,
       description, prep_time_minutes, cook_time_minutes, total_time_minutes, servings_min,
       servings_max, tags, thermomix_models, ingredients, steps, raw_text, is_idea)
     select
       (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - $2::int + turn), 12, '0')
         || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid,
       now() - ($2::int - turn) * interval '1 minute', now() - ($2::int - turn) * interval '1 minute',
       owner, 1, 'converted', 'builtin', 'en',
       ($3::text[])[1 + floor(random() * $4::int)::int] || ' ' ||
         ($5::text[])[1 + floor(random() * $6::int)::int] || ' ' || turn,
       $7, $8, $9, $10, $11, $12, array['bench', 'tag ' || turn % 20], $13, $14, $15, $16, false
     from unnest($1::uuid[]) as owner, generate_series(1, $2::int) as turn`,
    [
      users,
      each,
      ADJECTIVES,
      ADJECTIVES.length,
      DISHES,
      DISHES.length,
      like.description,
      like.prepTimeMinutes,
      like.cookTimeMinutes,
      like.totalTimeMinutes,
      like.servingsMin,
      like.servingsMax,
      like.thermomixModels,
      JSON.stringify(like.ingredients),
      JSON.stringify(like.steps),
      rawText,
    ],
  )
}
