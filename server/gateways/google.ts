import { CodeChallengeMethod, OAuth2Client } from 'arctic'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { DomainError } from '#server/errors.ts'

type Settings = {
  clientId: string
  /** `null` = only the button's credential, no redirect flow. */
  clientSecret: string | null
  issuer: string
  /** Where the issuer sends the browser back to. */
  redirectUri: string
}

/** Who signed in at Google. */
export type GoogleIdentity = { subject: string; email: string; isEmailVerified: boolean }

type Start = { state: string; nonce: string; codeVerifier: string }
type Return = { code: string; nonce: string; codeVerifier: string }

export type Google = {
  /**
   * Checks an ID token: signature by the issuer's published keys, issuer, audience, expiry, and the
   * nonce where one was sent. Throws `GOOGLE_REFUSED`, `GOOGLE_UNAVAILABLE`.
   */
  identify: (idToken: string, nonce?: string) => Promise<GoogleIdentity>
  /** The page that asks for consent. Throws `GOOGLE_UNAVAILABLE`. */
  consentUrl: (start: Start) => Promise<URL>
  /** Trades the code that came back for an identity. Throws as `identify` does. */
  redeem: (back: Return) => Promise<GoogleIdentity>
}

/** Signed by a key of the issuer's: neither `none` nor a secret that both sides know. */
const ALGORITHMS = ['RS256', 'ES256']
const CLOCK_TOLERANCE_SECONDS = 30
const DISCOVERY_TIMEOUT_MS = 5_000
const DISCOVERY_LIFE_MS = 3_600_000
const SCOPES = ['openid', 'email']

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

const Claims = z.object({
  sub: z.string().min(1),
  email: z.email().max(254),
  // Some issuers write it as a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  nonce: z.string().optional(),
})

/** Signing in with Google, or with another issuer that speaks OpenID Connect. */
export function createGoogle(settings: Settings): Google {
  const { clientId, clientSecret, issuer, redirectUri } = settings
  const client = new OAuth2Client(clientId, clientSecret, redirectUri)
  const discover = remember(() => readDiscovery(issuer), DISCOVERY_LIFE_MS)

  async function identify(idToken: string, nonce?: string): Promise<GoogleIdentity> {
    const { document, keys } = await discover()
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ALGORITHMS,
      audience: clientId,
      // Google signs as either (Google Identity, "Verify the Google ID token").
      issuer: [document.issuer, document.issuer.replace(/^https:\/\//, '')],
      requiredClaims: ['sub', 'email', 'iat', 'exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    }).catch((cause) => {
      throw isTheirFault(cause) ? unavailable(cause) : refused(cause)
    })
    const claims = Claims.safeParse(payload)
    if (!claims.success) throw refused(claims.error)
    if (nonce !== undefined && claims.data.nonce !== nonce) throw refused('nonce')
    const { sub: subject, email, email_verified = false } = claims.data
    return { subject, email: email.toLowerCase(), isEmailVerified: email_verified }
  }

  return {
    identify,
    async consentUrl({ state, nonce, codeVerifier }) {
      const { document } = await discover()
      const endpoint = document.authorization_endpoint
      const method = CodeChallengeMethod.S256
      const url = client.createAuthorizationURLWithPKCE(
        endpoint,
        state,
        method,
        codeVerifier,
        SCOPES,
      )
      url.searchParams.set('nonce', nonce)
      return url
    },
    async redeem({ code, nonce, codeVerifier }) {
      const { document } = await discover()
      const tokens = await client
        .validateAuthorizationCode(document.token_endpoint, code, codeVerifier)
        .catch((cause) => {
          throw cause?.name === 'ArcticFetchError' ? unavailable(cause) : refused(cause)
        })
      if (!('id_token' in tokens.data)) throw refused('no ID token')
      return identify(tokens.idToken(), nonce)
    },
  }
}

async function readDiscovery(issuer: string) {
  try {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
    })
    const document = Discovery.parse(await response.json())
    if (document.issuer !== issuer) throw new Error(`the document is of ${document.issuer}`)
    return { document, keys: createRemoteJWKSet(new URL(document.jwks_uri)) }
  } catch (cause) {
    throw unavailable(cause)
  }
}

/** Works once for all who ask within `lifeMs`; a failure is not remembered. */
function remember<T>(work: () => Promise<T>, lifeMs: number): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | null = null
  return () => {
    if (kept && kept.until > Date.now()) return kept.value
    const value = work()
    kept = { value, until: Date.now() + lifeMs }
    value.catch(() => {
      kept = null
    })
    return value
  }
}

/** The keys could not be fetched, which says nothing about the token. */
function isTheirFault(error: unknown): boolean {
  const isOurJudgement =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  return !isOurJudgement
}

const refused = (cause: unknown) => new DomainError('GOOGLE_REFUSED', {}, { cause })
const unavailable = (cause: unknown) => new DomainError('GOOGLE_UNAVAILABLE', {}, { cause })
