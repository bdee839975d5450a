import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

type EntryFrameProps = { title: string; message?: string; onBack: () => void; children: ReactNode }

/** The frame of a form through which a recipe comes in. */
export function EntryFrame({ title, message, onBack, children }: EntryFrameProps) {
  const { t } = useTranslation()
  return (
    <div className="max-w-3xl">
      <Button variant="quiet" className="mb-3 -ml-4" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {t('common.back')}
      </Button>
      <h1 className="text-display">{title}</h1>
      {message && <p className="mt-3 text-lead text-ink-soft">{message}</p>}
      <div className="mt-7">{children}</div>
    </div>
  )
}
