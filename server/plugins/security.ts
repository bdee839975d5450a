import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

type Settings = Pick<Config, 'publicUrl' | 'google'>

/** Security headers: nothing but our own files and Google's button may run, load or frame. */
export async function registerSecurity(app: FastifyInstance, settings: Settings): Promise<void> {
  const { publicUrl, google } = settings
  // What the button needs (Google Identity, "Content Security Policy").
  const button = google ? [`${google.issuer}/gsi/`] : []
  const https = publicUrl.startsWith('https:')
  await app.register(helmet, {
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
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
