import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql'
import { v7 as uuidv7 } from 'uuid'
import { type Config, loadConfig, prepareDataDir } from './config.ts'
import { backUp } from './db/backup.ts'
import { openEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { createOrm } from './db/orm.ts'
import { restore } from './db/restore.ts'
import { keepSecretFile, readSecretFile } from './db/secret-file.ts'
import { removeAccount } from './features/auth/account.ts'
import { UserEntity } from './features/auth/user.entity.ts'
import { markVerified } from './features/auth/verification.ts'
import { addCredits, getBalance } from './features/credits/credits.service.ts'
import { type JobName, type JobPayloads, openQueue } from './jobs/queue.ts'
import { createLog } from './log.ts'
import { entities } from './orm.config.ts'
import { say } from './process.ts'

const USAGE = `Usage:
  npm run admin -- grant EMAIL N    give N conversions
  npm run admin -- verify EMAIL     as if the link of the mail had been opened
  npm run admin -- ledger EMAIL     every line of the ledger
  npm run admin -- delete EMAIL     the account with everything it owns
  npm run admin -- backup FILE      all that the database holds, beside a running server too
  npm run admin -- restore FILE     a backup into a new database (an empty DATA_DIR or DATABASE_URL)
  npm run admin -- usage            accounts, recipes, conversions; tokens of the AI by day and model`

/** A mistake of the operator; its message is all they need. */
class AdminError extends Error {}

async function findUser(em: SqlEntityManager, email: string | undefined) {
  if (!email) throw new AdminError(USAGE)
  const user = await em.findOne(UserEntity, { username: email.trim().toLowerCase() })
  if (!user) throw new AdminError(`There is no account ${email}.`)
  return user
}

/** The secret by which an address is known to have had its free conversions. */
const ADDRESS_KEY = 'address-key'

type Installation = { config: Config; url: string; orm: MikroORM }
type Command = (em: SqlEntityManager, args: string[], installation: Installation) => Promise<void>

const COMMANDS: Record<string, Command> = {
  async grant(em, [email, count]) {
    const amount = Number(count)
    if (!Number.isInteger(amount) || amount <= 0) throw new AdminError(USAGE)
    const { id, username } = await findUser(em, email)
    await addCredits(em, { userId: id, amount, kind: 'grant', cause: `grant:${uuidv7()}` })
    say(`${username} has ${await getBalance(em, id)} conversions.`)
  },

  async verify(em, [email], { config }) {
    const addressKey = await readSecretFile(config.dataDir, ADDRESS_KEY)
    await em.transactional(async (transaction) => {
      const user = await findUser(transaction, email)
      await markVerified({ addressKey, now: () => new Date() }, transaction, user)
      const credits = await getBalance(transaction, user.id)
      say(`${user.username} is verified and has ${credits} conversions.`)
    })
  },

  async ledger(em, [email]) {
    const { id } = await findUser(em, email)
    const rows = await em.execute<{ at: string; amount: number; kind: string; cause: string }[]>(
      `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS') as at,
              amount, kind, cause from credit_entry where user_id = ? order by id`,
      [id],
    )
    for (const { at, amount, kind, cause } of rows) {
      say(`${at}  ${String(amount).padStart(4)}  ${kind.padEnd(12)}  ${cause}`)
    }
    say(`Balance: ${await getBalance(em, id)}`)
  },

  async delete(em, [email]) {
    const user = await findUser(em, email)
    await removeAccount(em, user)
    say(`${user.username} is deleted with all recipes and credits.`)
  },

  async backup(_em, [file], { config, url }) {
    if (!file) throw new AdminError(USAGE)
    const addressKey = await readSecretFile(config.dataDir, ADDRESS_KEY)
    const rows = await backUp(url, { file, addressKey })
    say(`${file} has ${rows} rows. It lets in whoever has it: keep it as you keep the database.`)
  },

  async restore(_em, [file], { config, url, orm }) {
    if (!file) throw new AdminError(USAGE)
    const queue = await openQueue(url, createLog(config.logLevel))
    try {
      const { head, rows, jobs } = await restore(orm, file, (em, { name, data, priority }) =>
        queue.add(em, name as JobName, data as JobPayloads[JobName], { priority }),
      )
      await migrate(url, entities)
      await keepSecretFile(config.dataDir, ADDRESS_KEY, head.addressKey)
      say(`${rows} rows as of ${head.at} are back, and ${jobs.length} jobs that waited.`)
      if ((await readSecretFile(config.dataDir, ADDRESS_KEY)) !== head.addressKey)
        say(`${config.dataDir} had another ${ADDRESS_KEY}: free conversions may be had again.`)
    } finally {
      await queue.close()
    }
  },

  async usage(em) {
    const [row] = await em.execute<Record<string, number>[]>(
      `select (select count(*) from app_user)::int as accounts,
              (select count(*) from recipe)::int as recipes,
              (select count(*) from conversion where stage = 'done')::int as conversions,
              (select count(*) from conversion where stage = 'failed')::int as failures`,
    )
    for (const [name, count] of Object.entries(row ?? {})) say(`${name}: ${count}`)
    await tellAiUsage(em)
  },
}

/** A line a day and model of what the AI has cost; `cached` tokens are part of `in`. */
async function tellAiUsage(em: SqlEntityManager): Promise<void> {
  const rows = await em.execute<{ day: string; model: string; line: string }[]>(
    `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, ai_model as model,
            format('%s conversions, %s questions, tokens in %s (cached %s), out %s', count(*),
                   sum(ai_calls), sum(tokens_in), sum(tokens_cached), sum(tokens_out)) as line
     from conversion where ai_model is not null group by 1, 2 order by 1, 2`,
  )
  for (const { day, model, line } of rows) say(`${day}  ${model}  ${line}`)
}

async function run([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new AdminError(USAGE)
  const config = loadConfig()
  prepareDataDir(config.dataDir)
  const database = config.databaseUrl
    ? { url: config.databaseUrl, close: async () => {} }
    : await openEmbedded(config.dataDir, 'attach')
  const orm = createOrm(database.url, entities)
  try {
    await command(orm.em.fork(), args, { config, url: database.url, orm })
  } finally {
    await orm.close()
    await database.close()
  }
}

await run(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
