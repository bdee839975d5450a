import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import pg from 'pg'

/** Puts a switch before a database: whoever has the new address sees it go away and come back. */
export async function behindSwitch(databaseUrl: string) {
  let target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    sockets.add(socket)
    if (isSilent) return
    const further = dial(Number(target.port), target.hostname)
    further.on('error', () => {})
    further.on('close', () => isSilent || socket.destroy())
    socket.on('close', () => further.destroy())
    socket.pipe(further).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0

  const close = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    /** As a machine that loses its power, with which all connections seem to stand. */
    goSilent() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().removeAllListeners('data').resume()
    },
    /** Leads to another server from the next connection on. */
    leadTo(url: string) {
      target = new URL(url)
      isSilent = false
    },
    /** As a server that is shut down: it says so to everyone and then is not there. */
    async goAway() {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      const closed = close()
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
      await client.end()
      await closed
    },
    async comeBack() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close,
  }
}
