import { TERMS_VERSION } from '#shared/auth.ts'

/** What a new account has agreed to, by the sentence below the way in. */
export function agreement(now: Date) {
  return { termsVersion: TERMS_VERSION, termsAgreedAt: now }
}
