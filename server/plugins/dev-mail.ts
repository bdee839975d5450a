import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { escapeHtml } from '#server/escape-html.ts'
import { renderDevPage } from './dev-page.ts'

const SHOWN_MAIL = 50
const INTRO =
  '<p class="soft">These mails were written to a folder, because no mail server is set.</p>'

/**
 * `/dev/mail`: the mails that would have been sent, newest first. Only registered with `devPages`.
 */
export function registerDevMail(app: FastifyInstance, outbox: string): void {
  app.get('/dev/mail', { logLevel: 'silent' }, async (_request, reply) => {
    const names = await readdir(outbox).catch(() => [])
    const newest = names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
    const mails = newest.slice(0, SHOWN_MAIL).map((name) => showMail(join(outbox, name)))
    const body = (await Promise.all(mails)).join('') || '<p>No mail yet.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(renderDevPage({ title: 'Mail', body: INTRO + body }))
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
  return `<article class="card">${heading}<p class="soft">To ${escapeHtml(to)} · ${mail.date ?? ''}</p><pre>${text}</pre></article>`
}
