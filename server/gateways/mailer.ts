import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { v7 as uuidv7 } from 'uuid'

export type Mail = { to: string; subject: string; text: string; html: string }

export type Mailer = { send: (mail: Mail) => Promise<void> }

type Settings = { smtpUrl: string | null; mailFrom: string; outbox: string }

/** A server that does not answer is tried again later by the job, which has a limit of its own. */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** Nobody's absence notice is to answer it (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated' }

/** Sends by SMTP, or without a server writes each mail into the folder `outbox` as an .eml file. */
export function createMailer({ smtpUrl, mailFrom, outbox }: Settings): Mailer {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...PATIENCE_MS })
    return {
      async send(mail) {
        await transport.sendMail({ from: mailFrom, headers: HEADERS, ...mail })
      },
    }
  }
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: mailFrom, headers: HEADERS, ...mail })
      await mkdir(outbox, { recursive: true })
      const path = join(outbox, `${uuidv7()}.eml`)
      // Whoever reads the folder never finds half a mail.
      const part = `${path}.part`
      try {
        await writeFile(part, message as Buffer, { mode: 0o600 })
        await rename(part, path)
      } finally {
        // What a full disk has left of it.
        await rm(part, { force: true })
      }
    },
  }
}
