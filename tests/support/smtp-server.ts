import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { expect, vi } from 'vitest'
import { PATIENCE } from './patience.ts'

type Received = { from: string; to: string[]; mail: Email }

/** A mail server on loopback that speaks SMTP (RFC 5321) and keeps what it is given. */
export async function startSmtpServer() {
  const received: Received[] = []
  const open = new Set<Socket>()
  let refusals = 0

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    talk(socket, {
      isRefused: () => refusals-- > 0,
      async keep(envelope, raw) {
        received.push({ ...envelope, mail: await PostalMime.parse(raw) })
      },
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Refuses the next mails for the moment, as a server does that has no room. */
    refuse(count: number) {
      refusals = count
    },
    /** The newest mail to an address, as soon as it is there. */
    mailTo: (address: string) =>
      vi.waitFor(
        () => {
          const found = received.findLast(({ to }) => to.includes(address))
          expect(found, `mail to ${address}`).toBeDefined()
          return (found as Received).mail
        },
        { timeout: PATIENCE, interval: 20 },
      ),
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

type Envelope = Omit<Received, 'mail'>
type Desk = {
  isRefused: () => boolean
  keep: (envelope: Envelope, raw: string) => Promise<void>
}

const END_OF_DATA = '\r\n.\r\n'

function talk(socket: Socket, { isRefused, keep }: Desk): void {
  let waiting = ''
  let isData = false
  let envelope: Envelope = { from: '', to: [] }
  const say = (line: string) => socket.write(`${line}\r\n`)

  const obey = (line: string) => {
    const [, verb = '', address = ''] = /^(\w+)(?:[^<]*<([^>]*)>)?/.exec(line) ?? []
    switch (verb.toUpperCase()) {
      case 'EHLO':
      case 'HELO':
        return say('250 localhost')
      case 'MAIL':
        envelope = { from: address, to: [] }
        return say(isRefused() ? '451 Try again later' : '250 OK')
      case 'RCPT':
        envelope.to.push(address)
        return say('250 OK')
      case 'DATA':
        isData = true
        return say('354 Go ahead')
      case 'QUIT':
        say('221 Bye')
        return socket.end()
      default:
        return say('250 OK')
    }
  }

  const read = async () => {
    for (;;) {
      const end = waiting.indexOf(isData ? END_OF_DATA : '\r\n')
      if (end < 0) return
      const part = waiting.slice(0, end)
      waiting = waiting.slice(end + (isData ? END_OF_DATA.length : 2))
      if (!isData) {
        obey(part)
        continue
      }
      isData = false
      // Lines that begin with a dot are sent with two (RFC 5321, 4.5.2).
      await keep(envelope, part.replaceAll('\r\n..', '\r\n.'))
      say('250 Kept')
    }
  }
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    waiting += chunk
    read()
  })
  say('220 localhost')
}
