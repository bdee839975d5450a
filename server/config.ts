import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { findOpening } from './reach.ts'
import { findHalfSettings, findWeakSettings } from './setting-rules.ts'

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

const cents = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of cents from 1 to 9999')
  .transform(Number)

const key = (...prefixes: string[]) =>
  optional.refine(
    (text) => text === undefined || prefixes.some((prefix) => text.startsWith(prefix)),
    `must begin with ${prefixes.join(' or ')}`,
  )

/** A host and a port, as an address writes them. */
function isHostPort(text: string): boolean {
  const host = text.match(/^(.+):\d+$/)?.[1]
  // Credentials, paths and the like would be taken apart and so do not come back the same.
  return host !== undefined && URL.parse(`http://${text}`)?.hostname === host.toLowerCase()
}

const choice = <const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) =>
  optional
    .transform((text) => text ?? fallback)
    .pipe(z.enum(values, `must be one of ${values.join(', ')}`))

const Environment = z.object({
  // A misspelt "production" would open what is only for trying things out.
  NODE_ENV: optional.pipe(
    z
      .enum(['production', 'development', 'test'], 'must be production, development, test or unset')
      .optional(),
  ),
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
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: url(['http:', 'https:'], 'https://accounts.google.com'),
  TRUST_PROXY: optional
    .refine((text) => text === undefined || /^[1-9]$/.test(text), 'must be a number from 1 to 9')
    .transform((text) => Number(text ?? 0)),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  MAIL_FROM: optional.transform((text) => text ?? 'Thermoscribe <no-reply@localhost>'),
  SUPPORT_EMAIL: optional.pipe(z.email('must be an email address').optional()),
  STRIPE_SECRET_KEY: key('sk_', 'rk_'),
  STRIPE_WEBHOOK_SECRET: key('whsec_'),
  STRIPE_PUBLISHABLE_KEY: key('pk_'),
  STRIPE_API_BASE: url(['http:', 'https:'], 'http://localhost:12111'),
  CREDIT_PRICE_CENTS: optional.transform((text) => text ?? '5').pipe(cents),
  FETCH_ALLOW: optional
    .transform((text) =>
      (text ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isHostPort), 'must be like intranet.example:8080, by commas'),
  DEV_PAGES: optional.pipe(z.enum(['on', 'off'], 'must be on or off').optional()),
  METRICS_PORT: optional.pipe(port.optional()),
  METRICS_HOST: optional.transform((text) => text ?? '127.0.0.1'),
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
  /** `null` = nobody signs in with Google. */
  google: {
    clientId: string
    /** `null` = only Google's own button, not its page. */
    clientSecret: string | null
    issuer: string
  } | null
  /** How many proxies of ours stand in front and say who calls. */
  trustProxy: number
  /** `null` = mails are written to `dataDir/outbox`. */
  smtpUrl: string | null
  mailFrom: string
  /** Whom people write to when they need help. */
  supportEmail: string
  /** `null` = payments are tried out on a page of ours, and in production nothing is sold. */
  stripe: {
    secretKey: string
    webhookSecret: string
    /** `null` = the provider's own address. */
    apiBase: string | null
  } | null
  creditPriceCents: number
  /** `host:port` that pages may be read from although they are private. */
  fetchAllow: string[]
  /** Where `/metrics` listens by itself; `null` = on the main listener, in production nowhere. */
  metricsPort: number | null
  metricsHost: string
  /**
   * `/dev/mail`, purchases without money, and `/metrics` on the main listener are there for everybody
   * who reaches this server; never in production.
   */
  devPages: boolean
  /** The setting that lets others than this machine reach it; `null` = none. */
  opening: string | null
  logLevel: string
}

function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** The settings are wrong; the message has one line per mistake. */
export class ConfigError extends Error {}

export type Settings = z.output<typeof Environment>

const hostOf = (publicUrl = 'http://localhost') => new URL(publicUrl).hostname

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
  const weak = [...findHalfSettings(values), ...findWeakSettings(values)]
  if (weak.length > 0) throw new ConfigError(weak.join('\n'))
  const isProduction = values.NODE_ENV === 'production'
  const opening = findOpening(values)
  return Object.freeze({
    production: isProduction,
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
    google: values.GOOGLE_CLIENT_ID
      ? {
          clientId: values.GOOGLE_CLIENT_ID,
          clientSecret: values.GOOGLE_CLIENT_SECRET ?? null,
          issuer: (values.GOOGLE_ISSUER ?? 'https://accounts.google.com').replace(/\/+$/, ''),
        }
      : null,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL ?? `support@${hostOf(values.PUBLIC_URL)}`,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            apiBase: values.STRIPE_API_BASE ?? null,
          }
        : null,
    creditPriceCents: values.CREDIT_PRICE_CENTS,
    fetchAllow: values.FETCH_ALLOW,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    devPages: values.DEV_PAGES ? values.DEV_PAGES === 'on' : !isProduction && opening === null,
    opening,
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
