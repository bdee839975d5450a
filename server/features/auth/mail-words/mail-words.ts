import type { AccountMail } from '#server/jobs/queue.ts'

/** What one mail says; `{{credits}}` is how many conversions a verified address is worth. */
type Words = {
  subject: string
  title: string
  text: string
  /** What the link does; only where there is one. */
  action?: string
  /** What to do when one has not asked for it. */
  aside: string
}

/** Every mail in one language. */
export type MailWords = Record<AccountMail['kind'], Words> & { signature: string }
