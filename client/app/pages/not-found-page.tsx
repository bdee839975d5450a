import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <main className="mx-auto grid min-h-[calc(var(--vh,1vh)*100)] max-w-md content-center justify-items-center gap-5 p-(--page-inset) text-center">
      <BowlPicture className="w-44" />
      <h1 className="text-display">{t('notFound.title')}</h1>
      <p className="text-ink-soft">{t('notFound.message')}</p>
      <Button asChild>
        <Link to="/">{t('notFound.home')}</Link>
      </Button>
    </main>
  )
}
