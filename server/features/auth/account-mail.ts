import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import type { AccountMail } from '#server/jobs/queue.ts'
import type { ServiceContext } from '#server/trpc/context.ts'
import { writeMail } from './mail-text.ts'
import { createMailToken } from './mail-tokens.ts'
import { UserEntity } from './user.entity.ts'

/** Without a mail server mails are only for trying things out. Throws `NOT_CONFIGURED`. */
export function assertMailConfigured({ config }: ServiceContext): void {
  if (!config.devPages && !config.smtpUrl) throw new DomainError('NOT_CONFIGURED')
}

/** Sends a mail about an account, if one is due at all; nobody learns which. */
export async function sendAccountMail(ctx: ServiceContext, mailer: Mailer, mail: AccountMail) {
  const due = await ctx.em.transactional((em) => prepare(ctx, em, mail))
  if (due) await mailer.send({ to: mail.to, ...writeMail(mail.kind, due) })
}

type Due = { language: AccountMail['language']; link?: string }

async function prepare(ctx: ServiceContext, em: SqlEntityManager, mail: AccountMail) {
  const { kind, to: address } = mail
  const link = async (
    userId: string,
    path: string,
    purpose: 'verify' | 'reset' | 'address-change',
  ) =>
    `${ctx.config.publicUrl}${path}=${await createMailToken(em, { userId, purpose, address }, ctx.now())}`

  switch (kind) {
    case 'verify': {
      const user = await em.findOne(UserEntity, { username: address, verifiedAt: null })
      return user && aDue(user.language, await link(user.id, '/verify?register', kind))
    }
    case 'reset': {
      const user = await em.findOne(UserEntity, { username: address })
      return user && aDue(user.language, await link(user.id, '/reset?token', kind))
    }
    case 'address-change': {
      const isTaken = await em.findOne(UserEntity, { username: address })
      const user = await em.findOne(UserEntity, { id: mail.userId ?? null })
      if (isTaken || !user) return null
      return aDue(user.language, await link(user.id, '/verify?address', kind))
    }
    case 'password-changed':
    case 'address-changed':
      return aDue(mail.language)
  }
}

function aDue(language: Due['language'], link?: string): Due {
  return { language, ...(link !== undefined && { link }) }
}
