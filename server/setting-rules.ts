import type { Settings } from './config.ts'

/** Settings that are of no use without each other, or beside each other. */
export function findHalfSettings(values: Settings): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook } = values
  if (secret && !webhook) return ['STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY']
  if (webhook && !secret) return ['STRIPE_SECRET_KEY is needed with STRIPE_WEBHOOK_SECRET']
  if (values.GOOGLE_CLIENT_SECRET && !values.GOOGLE_CLIENT_ID)
    return ['GOOGLE_CLIENT_ID is needed with GOOGLE_CLIENT_SECRET']
  if (values.METRICS_PORT === values.PORT && values.PORT !== 0)
    return ['METRICS_PORT must be another port than PORT']
  return []
}

/** The password that `.env.example` and `docker-compose.yml` show. */
const EXAMPLE_PASSWORD = 'change-me'

/** What is fine for trying out and not for people who pay. */
export function findWeakSettings(values: Settings): string[] {
  if (values.NODE_ENV !== 'production') return []
  const { PUBLIC_URL: publicUrl, STRIPE_SECRET_KEY: secret, STRIPE_API_BASE: base } = values
  return [
    values.DEV_PAGES === 'on' ? 'DEV_PAGES must be unset in production' : '',
    publicUrl ? '' : 'PUBLIC_URL is needed in production',
    publicUrl?.startsWith('http:') ? 'PUBLIC_URL must begin with https:// in production' : '',
    URL.parse(values.DATABASE_URL ?? '')?.password === EXAMPLE_PASSWORD
      ? `DATABASE_URL has the password of the example, ${EXAMPLE_PASSWORD}: set another one`
      : '',
    values.GOOGLE_ISSUER?.startsWith('http:')
      ? 'GOOGLE_ISSUER must begin with https:// in production'
      : '',
    secret?.includes('_test_')
      ? 'STRIPE_SECRET_KEY is a test key: in production money has to move'
      : '',
    secret && base
      ? 'STRIPE_API_BASE must be unset in production: payments would be simulated'
      : '',
  ].filter(Boolean)
}
