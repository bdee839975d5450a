import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

/** An unset and an empty variable mean the same. */
const optional = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined)

const url = (protocols: string[], example: string) =>
  optional.refine(
    (text) => text === undefined || protocols.includes(URL.parse(text)?.protocol ?? ''),
    `must be an address like ${example}`,
  )

const port = z.coerce
  .number<string>('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number')

const choice = <const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) =>
  optional
    .transform((text) => text ?? fallback)
    .pipe(z.enum(values, `must be one of ${values.join(', ')}`))

const Environment = z.object({
  NODE_ENV: optional,
  PORT: optional.transform((text) => text ?? '3000').pipe(port),
  HOST: optional.transform((text) => text ?? '127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'], 'https://recipes.example.org'),
  DATA_DIR: optional.transform((text) => resolve(text ?? '.data')),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/database'),
  ROLE: choice(['all', 'web', 'worker'], 'all'),
  ANTHROPIC_API_KEY: optional,
  ANTHROPIC_BASE_URL: url(['http:', 'https:'], 'http://localhost:8080'),
  AI_MODEL: optional.transform((text) => text ?? 'claude-haiku-5-5'),
  AI_FALLBACK: optional.pipe(z.enum(['builtin'], 'must be builtin or unset').optional()),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  MAIL_FROM: optional.transform((text) => text ?? 'Thermoscribe <no-reply@localhost>'),
  FETCH_ALLOW: optional.transform((text) =>
    (text ?? '')
      .split(',')
      .map((s) => s.trim())
      .filter(Boolean),
  ),
  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
})

export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** `null` = the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  role: 'all' | 'web' | 'worker'
  /** `null` = recipes are understood by the built-in rules. */
  ai: {
    apiKey: string
    /** `null` = the provider's own address. */
    baseUrl: string | null
    model: string
    /** The built-in rules finish what the AI could not do. */
    hasFallback: boolean
  } | null
  /** `null` = mails are written to `dataDir/outbox`. */
  smtpUrl: string | null
  mailFrom: string
  /** `host:port` that pages may be read from although they are private. */
  fetchAllow: string[]
  logLevel: string
}

function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** The settings are wrong; the message has one line per mistake. */
export class ConfigError extends Error {}

/** Reads all settings at once. Throws `ConfigError` naming every wrong one. */
export function loadConfig(
  env: Record<string, string | undefined> = readEnvironment(),
): Readonly<Config> {
  const parsed = Environment.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(lines.join('\n'))
  }
  const values = parsed.data
  return Object.freeze({
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    role: values.ROLE,
    ai: values.ANTHROPIC_API_KEY
      ? {
          apiKey: values.ANTHROPIC_API_KEY,
          baseUrl: values.ANTHROPIC_BASE_URL ?? null,
          model: values.AI_MODEL,
          hasFallback: values.AI_FALLBACK === 'builtin',
        }
      : null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    fetchAllow: values.FETCH_ALLOW,
    logLevel: values.LOG_LEVEL,
  })
}

/** Makes the data folder where it is missing. Throws `ConfigError` when it cannot be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    accessSync(dataDir, constants.W_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written: ${reason}`, { cause })
  }
}

/** Our environment with some settings changed, for a process that we start. */
export function environmentWith(settings: Record<string, string>) {
  return { ...process.env, ...settings }
}
