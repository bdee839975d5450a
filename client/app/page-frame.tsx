import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../ui/button.tsx'

/** A page of its own with the way back to where one came from. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // React Router names the first entry of a visit `default`: there is nothing to go back to.
  const isFirst = useLocation().key === 'default'
  return (
    <main className="mx-auto w-full max-w-2xl px-(--page-inset) pt-4 pb-16">
      <Button
        variant="quiet"
        className="mb-4 -ml-4"
        onClick={() => (isFirst ? navigate('/') : navigate(-1))}
      >
        <ArrowLeft aria-hidden />
        {t('common.back')}
      </Button>
      {children}
    </main>
  )
}
