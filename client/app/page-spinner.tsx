import { useTranslation } from 'react-i18next'
import { Spinner } from '../ui/spinner.tsx'

export function PageSpinner() {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('app.loading')}
      className="grid min-h-[calc(var(--vh,1vh)*100)] place-items-center text-basil"
    >
      <Spinner size="large" />
    </div>
  )
}
