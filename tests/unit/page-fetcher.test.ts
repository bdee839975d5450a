import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createPageFetcher, type PageFetcher } from '#server/gateways/page-fetcher.ts'
import { isPublicAddress } from '#server/gateways/public-address.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function serve(listener: RequestListener): Promise<{ hostPort: string; url: string }> {
  return listening(createServer(listener))
}

async function listening(server: Server): Promise<{ hostPort: string; url: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { hostPort: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/` }
}

function fetcherFor(allow: string[], options: { timeoutMs?: number } = {}): PageFetcher {
  const fetcher = createPageFetcher({ allow, ...options })
  closers.push(fetcher.close)
  return fetcher
}

async function fetchFrom(listener: RequestListener, options: { timeoutMs?: number } = {}) {
  const { hostPort, url } = await serve(listener)
  return fetcherFor([hostPort], options).fetchPage(url)
}

const html =
  (headers: Record<string, string>, body: string | Buffer): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)
  }

describe('what is read', () => {
  test('answers the text and the address after redirects', async () => {
    const { hostPort, url } = await serve((request, response) => {
      if (request.url === '/soup')
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Soup</p>')
      else response.writeHead(302, { location: '/soup' }).end()
    })
    const page = await fetcherFor([hostPort]).fetchPage(url)
    expect(page).toEqual({ url: `${url}soup`, html: '<p>Soup</p>' })
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('unpacks %s', async (encoding, pack) => {
    const page = await fetchFrom(
      html({ 'content-encoding': encoding }, pack(Buffer.from('<p>crème</p>'))),
    )
    expect(page.html).toBe('<p>crème</p>')
  })

  test('takes the charset of the header before that of the page', async () => {
    const body = Buffer.from('<meta charset="utf-8"><p>crème</p>', 'latin1')
    const page = await fetchFrom(html({ 'content-type': 'text/html; charset=iso-8859-1' }, body))
    expect(page.html).toContain('crème')
  })

  test('takes the charset of <meta>', async () => {
    const page = await fetchFrom(
      html(
        {},
        Buffer.concat([
          Buffer.from('<meta charset="windows-1251">'),
          Buffer.from([0xf1, 0xf3, 0xef]),
        ]),
      ),
    )
    expect(page.html).toContain('суп')
  })

  test('reads bytes that are not the utf-8 they should be as windows-1252', async () => {
    expect((await fetchFrom(html({}, Buffer.from('<p>crème</p>', 'latin1')))).html).toBe(
      '<p>crème</p>',
    )
  })

  test('takes a page without a type when it is text', async () => {
    const page = await fetchFrom((_, response) => response.end('<p>Soup</p>'))
    expect(page.html).toBe('<p>Soup</p>')
  })

  test('names itself and asks for a language', async () => {
    const page = await fetchFrom((request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(`${request.headers['user-agent']} ${request.headers['accept-language']}`),
    )
    expect(page.html).toMatch(/^Mozilla\/5\.0 .*Thermoscribe.* en/)
  })
})

describe('what is refused', () => {
  test.each([
    [404, 'PAGE_NOT_FOUND'],
    [410, 'PAGE_NOT_FOUND'],
    [401, 'PAGE_REFUSED'],
    [403, 'PAGE_REFUSED'],
    [429, 'PAGE_REFUSED'],
    [451, 'PAGE_REFUSED'],
    [500, 'PAGE_FAILED'],
    [503, 'PAGE_FAILED'],
  ])('a site that answers %i is %s', async (status, code) => {
    await expect(
      fetchFrom((_, response) => response.writeHead(status).end('no')),
    ).rejects.toMatchObject({ code })
  })

  test.each([403, 503])('a bot check behind %i is told as one', async (status) => {
    const answer = fetchFrom((_, response) =>
      response.writeHead(status).end('<title>Just a moment...</title>'),
    )
    await expect(answer).rejects.toMatchObject({ code: 'PAGE_BOT_CHECK' })
  })

  test('a picture is not a page', async () => {
    const answer = fetchFrom(html({ 'content-type': 'image/png' }, 'x'))
    await expect(answer).rejects.toMatchObject({
      code: 'PAGE_NOT_TEXT',
      params: { type: 'image/png' },
    })
  })

  test('bytes without a type are not a page', async () => {
    const answer = fetchFrom((_, response) => response.end(Buffer.from([1, 0, 2, 0])))
    await expect(answer).rejects.toMatchObject({ code: 'PAGE_NOT_TEXT' })
  })

  test('a page that never ends is too large', async () => {
    const answer = fetchFrom((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const chunk = Buffer.alloc(256 * 1024, 'a')
      const more = (): unknown =>
        !response.destroyed && response.write(chunk, () => setImmediate(more))
      more()
    })
    await expect(answer).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE', params: { limit: 5 } })
  })

  test('a small answer that unpacks into a huge one is too large', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    await expect(fetchFrom(html({ 'content-encoding': 'gzip' }, bomb))).rejects.toMatchObject({
      code: 'PAGE_TOO_LARGE',
    })
  })

  test('a page that drips is too slow as a whole', async () => {
    const answer = fetchFrom(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const drip = setInterval(() => response.write('a'), 20)
        response.on('close', () => clearInterval(drip))
      },
      { timeoutMs: 200 },
    )
    await expect(answer).rejects.toMatchObject({ code: 'PAGE_TOO_SLOW' })
  })

  test('a site that never answers is too slow', async () => {
    await expect(fetchFrom(() => undefined, { timeoutMs: 100 })).rejects.toMatchObject({
      code: 'PAGE_TOO_SLOW',
    })
  })

  test('a redirect loop ends', async () => {
    const answer = fetchFrom((_, response) => response.writeHead(301, { location: '/' }).end())
    await expect(answer).rejects.toMatchObject({ code: 'PAGE_REDIRECTS' })
  })

  test('a closed port and a reset connection have failed', async () => {
    const reset = fetchFrom((request) => request.socket.resetAndDestroy())
    await expect(reset).rejects.toMatchObject({ code: 'PAGE_FAILED' })
    await expect(
      fetcherFor(['127.0.0.1:1']).fetchPage('http://127.0.0.1:1/'),
    ).rejects.toMatchObject({ code: 'PAGE_FAILED' })
  })
})

describe('encrypted sites', () => {
  test('one whose certificate nobody vouches for has failed', async () => {
    // Made for this test, valid for 127.0.0.1 and known to no one.
    const pem = readFileSync(new URL('../fixtures/self-signed.pem', import.meta.url))
    const server = createSecureServer({ key: pem, cert: pem }, html({}, 'secret'))
    const { hostPort } = await listening(server)
    const answer = fetcherFor([hostPort]).fetchPage(`https://${hostPort}/`)
    await expect(answer).rejects.toMatchObject({
      code: 'PAGE_FAILED',
      cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    })
  })

  test('one that does not speak TLS has failed', async () => {
    const { hostPort } = await serve(html({}, 'not encrypted'))
    const answer = fetcherFor([hostPort]).fetchPage(`https://${hostPort}/`)
    await expect(answer).rejects.toMatchObject({ code: 'PAGE_FAILED' })
  })
})

test("the caller's abort ends a fetch as an abort, not as an error of the site", async () => {
  const controller = new AbortController()
  const { hostPort, url } = await serve(() => controller.abort())
  const answer = fetcherFor([hostPort]).fetchPage(url, controller.signal)
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

describe('private addresses', () => {
  test('only the exact host and port of the list may be private', async () => {
    const { url } = await serve(html({}, 'secret'))
    await expect(fetcherFor(['127.0.0.1:1']).fetchPage(url)).rejects.toMatchObject({
      code: 'URL_PRIVATE',
    })
  })

  test('a redirect to another private address is refused', async () => {
    const inner = await serve(html({}, 'secret'))
    const answer = fetchFrom((_, response) =>
      response.writeHead(302, { location: inner.url }).end(),
    )
    await expect(answer).rejects.toMatchObject({ code: 'URL_PRIVATE' })
  })

  test('a name that resolves to a private address is refused when it connects', async () => {
    const fetcher = createPageFetcher({
      allow: [],
      lookup: (_, __, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    closers.push(fetcher.close)
    await expect(fetcher.fetchPage('http://rebound.example.com/')).rejects.toMatchObject({
      code: 'URL_PRIVATE',
    })
  })

  test.each([
    'http://localhost/',
    'http://router/',
    'http://nas.local/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
  ])('refuses %s', async (url) => {
    await expect(fetcherFor([]).fetchPage(url)).rejects.toMatchObject({ code: 'URL_PRIVATE' })
  })

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    '64:ff9b:1::1',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['1.1.1.1', '2606:4700::1111', '64:ff9b::101:101', '2002:101:101::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

test.each([
  ['', 'URL_EMPTY'],
  ['   ', 'URL_EMPTY'],
  ['not a url', 'URL_INVALID'],
  ['ftp://example.com/', 'URL_INVALID'],
  ['file:///etc/passwd', 'URL_INVALID'],
  ['http://user:secret@example.com/', 'URL_INVALID'],
])('the address %j is %s', async (url, code) => {
  await expect(fetcherFor([]).fetchPage(url)).rejects.toMatchObject({ code })
})
