import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The built client. Any other address that a browser opens gets its page: the client routes. */
export async function registerClientFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const page = await readFile(join(clientDir, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build leaves a compressed copy beside each script and style.
    preCompressed: true,
    setHeaders: (reply, path) => reply.header('cache-control', cacheFor(path)),
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || !isPageVisit(request)) return
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

/** Built files carry a hash of their content in their names; the others may change. */
function cacheFor(path: string): string {
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const isFile = /\.\w+$/.test(path)
  // A misspelt call is to get an error, and not a page.
  const isCall = /^\/(api|trpc|dev|metrics|healthz|readyz)(\/|$)/i.test(decodeURIComponent(path))
  const wantsHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  return (method === 'GET' || method === 'HEAD') && wantsHtml && !isCall && !isFile
}
