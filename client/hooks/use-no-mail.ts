import { useTranslation } from 'react-i18next'
import { trpc } from '../lib/trpc.ts'

/**
 * Says that no link comes, to `verify` an address with or for what `other` links are for, and who
 * helps; null where this server sends mail.
 */
export function useNoMail(what: 'verify' | 'other'): string | null {
  const { t } = useTranslation()
  const { data } = trpc.auth.options.useQuery()
  if (!data || data.mail) return null
  return t(`auth.noMail.${what}`, { support: data.supportEmail })
}
