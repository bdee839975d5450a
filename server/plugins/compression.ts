import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Text but not event streams: a compressor would hold their events back. */
const COMPRESSED =
  /^(?!text\/event-stream)(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/

export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: COMPRESSED,
    // Nobody sends packed bodies, and one that cannot be unpacked would leave its connection stuck.
    globalDecompression: false,
  })
}
