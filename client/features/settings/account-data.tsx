import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#shared/auth.ts'
import { useLibraryUse } from '../../hooks/use-library-use.ts'
import { errorWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { AccountPart } from './account-part.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

/** Taking everything along, and leaving for good. */
export function AccountData({ user }: { user: User }) {
  const { t, i18n } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = trpc.account.read.useQuery()
  const use = useLibraryUse()
  const agreed =
    data?.termsAgreedAt &&
    new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'long' }).format(
      new Date(data.termsAgreedAt),
    )
  return (
    <AccountPart title={t('settings.data')}>
      {use && <p>{t('settings.libraryUse', use.words)}</p>}
      <p>{t('settings.exportHint')}</p>
      <ExportButton />
      <p>{t('settings.deleteHint')}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('settings.deleteAccount')}
      </Button>
      {agreed && data?.termsVersion && (
        <p className="text-small text-ink-soft">
          {t('settings.agreed', { version: data.termsVersion, date: agreed })}
        </p>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          title={t('settings.deleteTitle')}
          description={t('settings.deleteMessage')}
          closeLabel={t('common.close')}
        >
          <DeleteAccountForm email={user.username} hasPassword={data?.hasPassword ?? true} />
        </DialogContent>
      </Dialog>
    </AccountPart>
  )
}

function ExportButton() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const all = await utils.account.export.fetch(undefined, { staleTime: 0, gcTime: 0 })
      saveFile('thermoscribe-export.json', JSON.stringify(all, null, 2))
    } catch (error) {
      showToast({ title: errorWords(error, t), tone: 'problem' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" className="justify-self-start" busy={isBusy} onClick={save}>
      {t('settings.export')}
    </Button>
  )
}

/** Lets the browser save a text as a file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
