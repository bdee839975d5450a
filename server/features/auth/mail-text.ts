import { escapeHtml } from '#server/escape-html.ts'
import type { AccountMail } from '#server/jobs/queue.ts'
import { VERIFICATION_CREDITS } from '#shared/credits.ts'
import type { Language } from '#shared/language.ts'
import { de } from './mail-words/de.ts'
import { en } from './mail-words/en.ts'
import { es } from './mail-words/es.ts'
import { fr } from './mail-words/fr.ts'
import { it } from './mail-words/it.ts'
import type { MailWords } from './mail-words/mail-words.ts'
import { pl } from './mail-words/pl.ts'
import { ro } from './mail-words/ro.ts'
import { uk } from './mail-words/uk.ts'

const WORDS: Record<Language, MailWords> = { en, gb: en, pl, uk, de, es, ro, fr, it }

type Content = { language: Language; link?: string }

/** The words of a mail, as text and as HTML without pictures; `link` is made by us. */
export function writeMail(kind: AccountMail['kind'], { language, link }: Content) {
  const words = WORDS[language]
  const { subject, title, text, action, aside } = fill(words[kind])
  const steps = link && action ? [`${action}:`, link] : []
  return {
    subject,
    text: [title, text, ...steps, aside, `-- \n${words.signature}`].join('\n\n'),
    html: page(language === 'gb' ? 'en' : language, [
      `<h1 style="font-size: 1.4rem">${escapeHtml(title)}</h1>`,
      `<p>${escapeHtml(text)}</p>`,
      ...(link && action ? [button(action, link), address(link)] : []),
      `<p style="font-size: .85rem">${escapeHtml(aside)}</p>`,
      `<p style="font-size: .85rem">${escapeHtml(words.signature)}</p>`,
    ]),
  }
}

function fill<T extends Record<string, string>>(words: T): T {
  const filled = Object.entries(words).map(([name, text]) => [
    name,
    text.replaceAll('{{credits}}', String(VERIFICATION_CREDITS)),
  ])
  return Object.fromEntries(filled) as T
}

function button(label: string, link: string): string {
  const style =
    'background: #2f5d3a; color: #ffffff; padding: .8rem 1.2rem; border-radius: .5rem; text-decoration: none; display: inline-block'
  return `<p><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></p>`
}

/** Some mail programs show no links: the address can be copied. */
function address(link: string): string {
  const safe = escapeHtml(link)
  return `<p style="font-size: .85rem; word-break: break-all"><a href="${safe}">${safe}</a></p>`
}

function page(language: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
  <body style="font-family: Georgia, serif; color: #2b2420; max-width: 32rem; margin: 2rem auto">
    ${parts.join('\n    ')}
  </body>
</html>`
}
