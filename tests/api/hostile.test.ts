import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createMailer } from '#server/gateways/mailer.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

const MEGABYTE = 1_000_000

let folder: string
let server: TestServer
let cook: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thermoscribe-hostile-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><div id="root"></div>')
  await writeFile(join(folder, 'assets', 'start-1.js'), 'export {}')
  const env = { PUBLIC_URL: 'https://soup.example.org', DEV_PAGES: 'on' }
  server = await startTestServer({ env, clientDir: folder })
  cook = await aUser(server)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe('security headers', () => {
  const json = { 'content-type': 'application/json' }

  // What the OWASP Secure Headers Project asks for, as far as it concerns an application like this.
  test.for([
    ['a page', 'GET', '/recipes', {}, 200],
    ['a file', 'GET', '/assets/start-1.js', {}, 200],
    ['a missing file', 'GET', '/assets/start-2.js', {}, 404],
    ['the API', 'GET', '/healthz', {}, 200],
    ['the description', 'GET', '/api/openapi.json', {}, 200],
    ['the pages of the description', 'GET', '/api/docs/', {}, 200],
    ['a refused call', 'GET', '/api/me', {}, 401],
    ['a call of nothing', 'GET', '/api/nothing', {}, 404],
    ['a call in capitals', 'GET', '/API/me', {}, 404],
    ['a call in other letters', 'GET', '/%61pi%2fme', {}, 404],
    ['a procedure in capitals', 'GET', '/Trpc/auth.me', {}, 404],
    ['a body that is no JSON', 'POST', '/api/login', json, 400],
    ['a procedure', 'GET', '/trpc/auth.options', {}, 200],
    ['a refused procedure', 'GET', '/trpc/auth.me', {}, 401],
    ['a procedure that is none', 'GET', '/trpc/nothing', {}, 404],
    ['an event stream', 'GET', '/trpc/convert.progress?input={}', {}, 200],
    ['the mails of a trial', 'GET', '/dev/mail', {}, 200],
  ] as const)('of %s', async ([, method, path, headers, status]) => {
    const answer = await fetch(server.url + path, {
      method,
      headers,
      ...(method === 'POST' && { body: '{' }),
    })

    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/geolocation=\(\).*microphone=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
    })
    expect(answer.headers.get('x-powered-by')).toBeNull()
    expect(answer.headers.get('server')).toBeNull()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/frame-ancestors 'none'|frame-ancestors 'self'/)
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe|\*|https?:|data:/)
    expect(policy.match(/object-src [^;]*/)?.[0]).toBe("object-src 'none'")
  })

  test.for([
    '/api/recipes/%ff',
    '/api/recipes/%E0%A4%A',
    '/trpc/%E0%A4%A',
    '/assets/%E0%A4%A',
    '/%E0%A4%A',
  ])('of %s, which cannot be decoded, before any route', async (path) => {
    const answer = await rest(server, `GET ${path}`)
    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  test.for(['/api/me', '/api/recipes', '/trpc/auth.me', '/trpc/auth.options', '/dev/mail'])(
    'nothing on the way keeps an answer of %s',
    async (path) => {
      const { headers } = await rest(server, `GET ${path}`, { token: cook.accessToken })
      expect(headers.get('cache-control')).toMatch(/no-store|^private, no-cache$/)
    },
  )
})

describe('how much is taken', () => {
  /** A body of blanks, of which nobody is told beforehand how long it is. */
  const endless = (bytes: number) =>
    Readable.from(Array.from({ length: Math.ceil(bytes / 65_536) }, () => Buffer.alloc(65_536, 32)))

  const send = (path: string, body: string | Readable, type = 'application/json') =>
    request(server.url + path, {
      method: 'POST',
      // Who sent too much is hung up on, which is nothing for the next call to meet.
      reset: true,
      headers: { 'content-type': type, authorization: `Bearer ${cook.accessToken}` },
      body,
    }).then(async ({ statusCode, body }) => ({ status: statusCode, text: await body.text() }))

  test.for([
    ['/api/login', 3],
    ['/api/create-recipe-from-text', 3],
    ['/api/stripe/webhook', 1],
    ['/api/ocr', 41],
    ['/trpc/auth.login', 3],
    ['/trpc/convert.fromText', 3],
    ['/trpc/convert.fromText,convert.fromPhoto?batch=1', 3],
    ['/trpc/convert.fromPage', 21],
    ['/trpc/convert.fromPhoto', 41],
  ] as const)('%s refuses %i MB, said or not', async ([path, megabytes]) => {
    const long = await send(path, ' '.repeat(megabytes * MEGABYTE)).catch(hungUp)
    const unsaid = await send(path, endless(megabytes * MEGABYTE)).catch(hungUp)

    for (const { status, text } of [long, unsaid]) {
      expect(status).toBe(413)
      expect(text).toMatch(/too large|^$/)
    }
  })

  /** Who goes on sending is hung up on, and may not get to read why. */
  const hungUp = (error: Error & { code?: string }) => {
    expect(error.code).toMatch(/ECONNRESET|EPIPE|UND_ERR_SOCKET/)
    return { status: 413, text: '' }
  }

  test.for(['/api/ocr', '/trpc/convert.fromPhoto', '/trpc/convert.fromPage'])(
    '%s takes 3 MB',
    async (path) => {
      expect((await send(path, JSON.stringify({ any: 'x'.repeat(3 * MEGABYTE) }))).status).toBe(400)
    },
  )

  test.for(['multipart/form-data; boundary=x', 'application/octet-stream', 'text/plain'])(
    'a procedure does not even read %s',
    async (type) => {
      const answer = await send('/trpc/auth.login', endless(3 * MEGABYTE), type).catch(hungUp)
      expect([413, 415]).toContain(answer.status)
    },
  )

  test('a body that says it is packed is not unpacked, and its connection serves the next', async () => {
    const agent = new Agent({ connections: 1 })
    const call = (headers: Record<string, string>, body: string | Buffer) =>
      request(`${server.url}/api/login`, { method: 'POST', headers, body, dispatcher: agent }).then(
        async ({ statusCode, body }) => ({ status: statusCode, text: await body.text() }),
      )
    const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' }

    const bomb = await call(packed, gzipSync(Buffer.alloc(20 * MEGABYTE, 32)))
    const broken = await call({ 'content-encoding': 'gzip' }, 'x'.repeat(MEGABYTE))
    const next = await call({ 'content-type': 'application/json' }, '{}')
    await agent.close()

    expect([bomb.status, broken.status, next.status]).toEqual([400, 415, 400])
    expect(next.text).toContain('valid email')
  })

  test('who sends or reads too slowly is cut off', async () => {
    const app = await buildApp({ ...server.runtime.services, clientDir: null })
    const { headersTimeout, requestTimeout, timeout } = app.server
    await app.close()

    for (const limit of [headersTimeout, requestTimeout, timeout]) expect(limit).toBeGreaterThan(0)
    expect(headersTimeout).toBeLessThanOrEqual(30_000)
    expect(requestTimeout).toBeLessThanOrEqual(120_000)
    // A conversion may be waited for.
    expect(timeout).toBeGreaterThan(115_000)
  })
})

/** What comes back for bytes that no client library would send. */
function answerTo(bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname, () => socket.end(bytes))
  socket.on('data', (chunk) => {
    answer += chunk
  })
  // Who is hung up on still gets to read why.
  socket.on('error', () => {})
  socket.on('close', () => resolve(answer))
  return promise
}

describe('requests that are none', () => {
  test.for([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    [
      'a host that is none, which nothing depends on',
      'GET /trpc/auth.options HTTP/1.1\r\nHost: a[b\r\nConnection: close\r\n\r\n',
      200,
    ],
    [
      'an address as for a proxy',
      'GET http://a/trpc/auth.options HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      200,
    ],
    [
      'an address as for a proxy, of no host',
      'GET http://[/trpc/auth.options?input=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a method that only echoes',
      'TRACE /trpc/auth.me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'a way out of the folder',
      'GET /assets/../../package.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      404,
    ],
    [
      'an encoded way out',
      'GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      404,
    ],
  ] as const)('%s', async ([, bytes, status]) => {
    const answer = await answerTo(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).not.toMatch(/node_modules|\.ts:\d|thermoscribe"/)
  })

  test.for([
    ['no HTTP at all', 'hello\r\n\r\n', 'The request is not valid HTTP.'],
    [
      'a header without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      'The headers of the request are too large.',
    ],
  ] as const)('%s is answered in our form', async ([, bytes, error]) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
    expect(head).toMatch(/^content-type: application\/json/m)
    expect(head).toMatch(/^x-content-type-options: nosniff\r$/m)
    expect(JSON.parse(body)).toEqual({ error })
  })
})

test('calls are kept by nobody on the way, however their address is written', async () => {
  for (const address of ['/trpc/auth.options', 'http://a/trpc/auth.options']) {
    const bytes = `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    expect(await answerTo(bytes)).toMatch(/^cache-control: no-store\r$/m)
  }
})

test('what a procedure refuses before there is a call is JSON like everything else', async () => {
  const { headers, json } = await rest(server, 'POST /trpc/auth.login?connectionParams=x', {
    body: {},
  })
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(json.error.message).toBe('The request body is not valid JSON.')
})

describe('keys that change every object', () => {
  const polluted = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}'

  test('are refused over REST', async () => {
    const { status, json } = await rest(server, 'POST /api/create-recipe-from-text', {
      token: cook.accessToken,
      raw: `${polluted},"rawText":"soup"}`,
    })
    expect({ status, json }).toEqual({ status: 400, json: { error: expect.any(String) } })
  })

  test('are left out over tRPC, and nobody becomes anything by them', async () => {
    const { recipeId: id } = await server.callerFor(cook).convert.fromText({ rawText: CARROT_SOUP })
    const recipe = JSON.stringify({ id, ...anEditedRecipe() }).slice(1)

    const { status, text } = await rest(server, 'POST /trpc/recipes.save', {
      token: cook.accessToken,
      raw: `${polluted},${recipe}`,
    })

    expect(status).toBe(200)
    expect(text).not.toContain('isAdmin')
    expect('isAdmin' in {}).toBe(false)
  })
})

describe('mails', () => {
  test.for([
    'cook@example.org\r\nBcc: all@example.org',
    'cook@example.org,all@example.org',
    'cook@example.org;all@example.org',
    'Cook <cook@example.org>',
    '"a\r\nBcc: all"@example.org',
    'cook@example.org\u0000',
    'cook@example.org%0aBcc:all@example.org',
  ])('go to one address: %j is none', async (username) => {
    const password = 'secret-1'
    const answer = await rest(server, 'POST /api/register', {
      body: { username, password, confirmPassword: password },
    })
    expect(answer).toMatchObject({ status: 400, json: { error: 'Please enter a valid email' } })
  })

  test('whatever a line break is put into, it makes no further header', async () => {
    const outbox = join(folder, 'outbox')
    const mailer = createMailer({ smtpUrl: null, mailFrom: 'post@example.org', outbox })
    const broken = 'x\r\nBcc: all@example.org\r\n\r\nbody'

    await mailer.send({ to: `cook@example.org${broken}`, subject: broken, text: '', html: '' })

    const [name = ''] = await readdir(outbox)
    expect(await readFile(join(outbox, name), 'utf8')).not.toMatch(/^Bcc:/im)
  })
})
