import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export const CLIENT_ID = 'thermoscribe-test.apps.example'
export const CLIENT_SECRET = 'the-secret-of-the-client'

type Person = { sub: string; email: string; email_verified: boolean }
type Grant = { nonce: string; challenge: string; redirectUri: string }

/**
 * An OpenID issuer on loopback with its own keys and discovery document. Its consent page agrees at
 * once; its button's script shows a button that hands over a credential.
 */
export async function startGoogleIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const asked: string[] = []
  let person: Person = { sub: 'g-1', email: 'someone@gmail.example', email_verified: true }
  let hasScript = true

  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', url)
    asked.push(address.pathname)
    const answer = PAGES[address.pathname]
    if (!answer) return send(response, 404, {})
    await answer(address, request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** An ID token as the issuer signs it; what is given stands in place of the usual. */
  const credential = (claims: JWTPayload = {}, key = privateKey) => {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: url, aud: CLIENT_ID, iat: now, exp: now + 3600, ...person }
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
      .sign(key)
  }

  type Page = (address: URL, request: IncomingMessage, response: ServerResponse) => unknown
  const PAGES: Record<string, Page> = {
    '/.well-known/openid-configuration': (_address, _request, response) =>
      send(response, 200, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      }),
    '/keys': (_address, _request, response) => send(response, 200, { keys: [jwk] }),
    '/authorize'({ searchParams: asks }, _request, response) {
      const code = randomUUID()
      const redirectUri = asks.get('redirect_uri') ?? ''
      grants.set(code, {
        nonce: asks.get('nonce') ?? '',
        challenge: asks.get('code_challenge') ?? '',
        redirectUri,
      })
      const back = new URL(redirectUri)
      back.searchParams.set('code', code)
      back.searchParams.set('state', asks.get('state') ?? '')
      response.writeHead(302, { location: back.href }).end()
    },
    async '/token'(_address, request, response) {
      const form = new URLSearchParams(await text(request))
      const grant = grants.get(form.get('code') ?? '')
      grants.delete(form.get('code') ?? '')
      const basic = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isGood =
        grant?.challenge === challenge &&
        grant.redirectUri === form.get('redirect_uri') &&
        request.headers.authorization === `Basic ${basic}`
      if (!isGood) return send(response, 400, { error: 'invalid_grant' })
      const idToken = await credential({ nonce: grant.nonce })
      send(response, 200, { access_token: 'a', token_type: 'Bearer', id_token: idToken })
    },
    async '/gsi/client'(_address, _request, response) {
      if (!hasScript) return response.destroy()
      const script = buttonScript(await credential())
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    },
  }

  return {
    url,
    asked,
    credential,
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_ISSUER: url,
    },
    /** Who is in front of the issuer's pages. */
    become(next: Partial<Person>) {
      person = { ...person, ...next }
    },
    /** As a browser does that blocks the button's script. */
    blockScript() {
      hasScript = false
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** What the real script does for us: draws a button that calls back with a credential. */
function buttonScript(credential: string): string {
  return `window.google = { accounts: { id: {
    initialize(options) { this.options = options },
    renderButton(parent) {
      const button = document.createElement('button')
      button.textContent = 'Sign in with Google'
      button.onclick = () => this.options.callback({ credential: ${JSON.stringify(credential)} })
      parent.replaceChildren(button)
    },
  } } }`
}
