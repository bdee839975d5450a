import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { escapeHtml } from '#server/escape-html.ts'

const SHOWN_MAIL = 50

/** `/dev/mail`: the mails that would have been sent, newest first. Never registered in production. */
export function registerDevMail(app: FastifyInstance, outbox: string): void {
  app.get('/dev/mail', { logLevel: 'silent' }, async (_request, reply) => {
    const names = await readdir(outbox).catch(() => [])
    const newest = names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
    const mails = newest.slice(0, SHOWN_MAIL).map((name) => showMail(join(outbox, name)))
    const body = (await Promise.all(mails)).join('') || '<p>No mail yet.</p>'
    return reply.type('text/html; charset=utf-8').send(renderPage(body))
  })
}

async function showMail(path: string): Promise<string> {
  const mail = await PostalMime.parse(await readFile(path))
  const to = mail.to?.map(({ address }) => address).join(', ') ?? ''
  const text = escapeHtml(mail.text ?? '').replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  )
  const heading = `<h2>${escapeHtml(mail.subject ?? '')}</h2>`
  return `<article>${heading}<p>To ${escapeHtml(to)} · ${mail.date ?? ''}</p><pre>${text}</pre></article>`
}

function renderPage(body: string): string {
  return `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width">
  <title>Mail · Thermoscribe</title>
  <style>
    :root { color-scheme: light dark }
    body { font: 1rem/1.5 system-ui; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
    article { border-top: 1px solid #8886; padding: .5rem 0 }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  </style>
  <h1>Mail</h1>
  <p>These mails were written to a folder, because no mail server is set.</p>
  ${body}
</html>`
}
