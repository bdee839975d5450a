import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

type Options = { timeoutMs?: number; lookup?: LookupFunction }

function fetcherFor(allow: string[], options: Options = {}): PageFetcher {
  const fetcher = createPageFetcher({ allow, ...options })
  closers.push(fetcher.close)
  return fetcher
}

async function fetchFrom(listener: RequestListener, options: { timeoutMs?: number } = {}) {
  const { hostPort, url } = await serve(listener)
  return fetcherFor([hostPort], options).fetchPage(url)
}

const quickBrotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })

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

  test.each([
    ['a header', 'text/html; charset=windows-1250', '', [0xbf, 0xf3, 0xb3, 0xb9]],
    ['a header', 'text/html; charset=ISO-8859-2', '', [0xbf, 0xf3, 0xb3, 0xb1]],
    ['<meta>', 'text/html', '<meta charset=windows-1250>', [0xbf, 0xf3, 0xb3, 0xb9]],
    [
      '<meta> against a header that is wrong',
      'text/html; charset=utf-8',
      '<meta http-equiv="content-type" content="text/html; charset=windows-1250">',
      [0xbf, 0xf3, 0xb3, 0xb9],
    ],
    [
      '<meta> after a long comment with another',
      'text/html',
      `<!-- <meta charset=koi8-u> ${'x'.repeat(3_000)} --><meta charset="iso-8859-2">`,
      [0xbf, 0xf3, 0xb3, 0xb1],
    ],
  ])('takes the charset of %s: %s', async (_, type, head, letters) => {
    const body = Buffer.concat([Buffer.from(`${head}<p>`), Buffer.from(letters)])
    expect((await fetchFrom(html({ 'content-type': type }, body))).html).toContain('<p>żółą')
  })

  test('takes KOI8-U', async () => {
    const body = Buffer.from([0xc2, 0xcf, 0xd2, 0xdd])
    const page = await fetchFrom(html({ 'content-type': 'text/html; charset=KOI8-U' }, body))
    expect(page.html).toBe('борщ')
  })

  test.each([
    ['a byte order mark', 'text/html', '\ufeff<p>żur'],
    ['a header', 'text/html; charset=utf-16le', 'żur'],
    ['nothing but its bytes', 'text/html', '<p>żur'],
    ['its bytes and no type', '', '<p>żur'],
  ])('knows utf-16 by %s', async (_, type, text) => {
    const page = await fetchFrom((_request, response) => {
      if (type) response.setHeader('content-type', type)
      response.end(Buffer.from(text, 'utf16le'))
    })
    expect(page.html).toMatch(/^(<p>)?żur$/)
  })

  test.each([
    ['is said to be iso-8859-1', 'text/html; charset=iso-8859-1', '<p>crème brûlée</p>'],
    ['is said to be windows-1251', 'text/html; charset=windows-1251', '<p>борщ</p>'],
    ['says it is utf-16, in ASCII', 'text/html', '<meta charset="utf-16"><p>crème</p>'],
    ['says it is something unheard of', 'text/html; charset=klingon', '<p>crème</p>'],
  ])('utf-8 is read as such when it %s', async (_, type, text) => {
    expect((await fetchFrom(html({ 'content-type': type }, text))).html).toBe(text)
  })

  test('utf-8 with a damaged byte loses only that', async () => {
    const body = Buffer.concat([Buffer.from('zupa z żurku, '), Buffer.from([0xff, 0xc5])])
    const page = await fetchFrom(html({}, Buffer.concat([body, Buffer.from('łyżka')])))
    expect(page.html).toBe('zupa z żurku, \ufffd\ufffdłyżka')
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

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', quickBrotli],
    ['gzip, gzip', (bytes: Buffer) => gzipSync(gzipSync(bytes))],
    ['br, gzip', (bytes: Buffer) => gzipSync(quickBrotli(bytes))],
  ])('a small answer that unpacks into a huge one is too large: %s', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(50 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    await expect(fetchFrom(html({ 'content-encoding': encoding }, bomb))).rejects.toMatchObject({
      code: 'PAGE_TOO_LARGE',
    })
  })

  test.each(['gzip, gzip, gzip', 'zip', 'br;q=1'])(
    'an encoding that nobody asked for has failed: %s',
    async (encoding) => {
      const answer = fetchFrom(html({ 'content-encoding': encoding }, 'x'))
      await expect(answer).rejects.toMatchObject({ code: 'PAGE_FAILED' })
    },
  )

  test('headers without end have failed', async () => {
    const answer = fetchFrom((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'x-more': 'x'.repeat(100_000) }).end()
    })
    await expect(answer).rejects.toMatchObject({ code: 'PAGE_FAILED' })
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

/** A fetcher to which every name has one address after the other, the last one for ever. */
function resolving(first: string, then = first, allow: string[] = []) {
  let asked = 0
  const lookup: LookupFunction = (_, __, callback) => {
    asked += 1
    const address = asked === 1 ? first : then
    callback(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  }
  return { fetcher: fetcherFor(allow, { lookup }), asked: () => asked }
}

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

  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fe80::1%eth0'])(
    'a name that resolves to %s is refused when it connects',
    async (address) => {
      const { fetcher } = resolving(address)
      await expect(fetcher.fetchPage('http://rebound.example.com/')).rejects.toMatchObject({
        code: 'URL_PRIVATE',
      })
    },
  )

  test('a name is looked up once: the address that is checked is the one that is used', async () => {
    const inner = await serve(html({}, 'secret'))
    const { fetcher, asked } = resolving('10.0.0.1', '127.0.0.1')
    const address = `http://rebound.example.com:${inner.hostPort.split(':')[1]}/`

    await expect(fetcher.fetchPage(address)).rejects.toMatchObject({ code: 'URL_PRIVATE' })
    expect(asked()).toBe(1)
    await expect(fetcher.fetchPage(address)).rejects.toMatchObject({ code: 'URL_PRIVATE' })
  })

  test('a redirect to a name that resolves to a private address is refused', async () => {
    const { hostPort, url } = await serve((_, response) =>
      response.writeHead(302, { location: 'http://rebound.example.com/' }).end(),
    )
    const { fetcher } = resolving('127.0.0.1', '127.0.0.1', [hostPort])
    await expect(fetcher.fetchPage(url)).rejects.toMatchObject({ code: 'URL_PRIVATE' })
  })

  test.each([
    ['http://127.1/', 'URL_PRIVATE'],
    ['//2130706433/', 'URL_PRIVATE'],
    ['file:///etc/passwd', 'URL_INVALID'],
    ['data:text/html,secret', 'URL_INVALID'],
    ['http://user:secret@example.com/', 'URL_INVALID'],
    ['http://[', 'URL_INVALID'],
  ])('a redirect to %s is refused', async (location, code) => {
    const answer = fetchFrom((_, response) => response.writeHead(307, { location }).end())
    await expect(answer).rejects.toMatchObject({ code })
  })

  test('no proxy of the environment is asked', async () => {
    const proxied: string[] = []
    const proxy = await serve((request, response) => {
      proxied.push(request.url ?? '')
      response.end('by the proxy')
    })
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY'])
      vi.stubEnv(name, proxy.url)
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    closers.push(() => vi.unstubAllEnvs())

    expect((await fetchFrom(html({}, 'straight'))).html).toBe('straight')
    expect(proxied).toEqual([])
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
    // Each way to write one number: decimal, octal, hexadecimal, short, with other digits and dots.
    'http://017700000001/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://127.0.1/',
    'http://127.0.0.1./',
    'http://0/',
    'http://１２７.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http:\\\\127.0.0.1\\',
    'http:127.0.0.1',
    'http://[::]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:a00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://[fd00:ec2::254]/',
    'http://localhost./',
    'http://LOCALHOST../',
    'http://ⓛocalhost/',
    'http://metadata.google.internal/',
    'http://router.home.arpa/',
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

  test.each(['fe80::1%eth0', 'fe80::1%25eth0', '::1%lo'])(
    '%s, with a zone, is not public',
    (address) => expect(isPublicAddress(address)).toBe(false),
  )

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
  ['http://[fe80::1%25eth0]/', 'URL_INVALID'],
  ['http://localhost%00.example.com/', 'URL_INVALID'],
])('the address %j is %s', async (url, code) => {
  await expect(fetcherFor([]).fetchPage(url)).rejects.toMatchObject({ code })
})
