import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#server/config.ts'
import { CLIP_PATH } from '#shared/clip.ts'

type Settings = Pick<Config, 'publicUrl' | 'google'>

/** With a host before it where the address is written as for a proxy (RFC 9112, 3.2.2). */
const CALLS = /^(\w+:\/\/[^/]*)?\/(api|trpc|dev)\//

/** Of what a browser can give a page only the camera is of use, and to our own pages alone. */
const PERMISSIONS = [
  'camera=(self)',
  'accelerometer=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ')

/** Security headers: nothing but our own files and Google's button may run, load or frame. */
export function registerSecurity(app: FastifyInstance, settings: Settings): void {
  const { publicUrl, google } = settings
  // What the button needs (Google Identity, "Content Security Policy").
  const button = google ? [`${google.issuer}/gsi/`] : []
  const https = publicUrl.startsWith('https:')
  // Put together once: what stands in the headers is the same for each answer.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...button],
        // Animations and dialogs set styles on elements.
        styleSrc: ["'self'", "'unsafe-inline'", ...button],
        frameSrc: ["'self'", ...button],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...button],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    // The button's window tells this one who signed in.
    crossOriginOpenerPolicy: { policy: google ? 'same-origin-allow-popups' : 'same-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, () => done()),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    // What is said to one person is kept by nobody on the way; a route that knows better says so.
    if (CALLS.test(request.url)) reply.header('cache-control', 'no-store')
    // The page that opened this one hands itself over, so the two have to stay connected.
    if (request.url.split('?', 1)[0] === CLIP_PATH)
      reply.header('cross-origin-opener-policy', 'unsafe-none')
  })
}
