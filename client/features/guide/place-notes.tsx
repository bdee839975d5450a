import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Tells somebody who comes back why the recipe does not begin at its first step. */
export function ResumeNote({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation()
  return (
    <Card
      tone="basil"
      padding="none"
      className="flex flex-wrap items-center justify-between gap-x-4 py-1.5 pr-2 pl-5"
    >
      <p>{t('guide.leftOff')}</p>
      <Button
        variant="link"
        size="bare"
        className="min-h-14 rounded-s px-4 text-body"
        onClick={onStartOver}
      >
        {t('guide.startOver')}
      </Button>
    </Card>
  )
}

/** After the last step there is nothing more to press than this. */
export function FinishNote({ onFinish }: { onFinish: () => void }) {
  const { t } = useTranslation()
  return (
    <Card tone="basil" className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-lead font-medium">{t('guide.lastStep')}</p>
      <Button size="bare" className="min-h-14 rounded-full px-8 text-lead" onClick={onFinish}>
        {t('guide.finish')}
      </Button>
    </Card>
  )
}
