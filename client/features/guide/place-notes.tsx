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
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 py-1 pr-2 pl-5 short:mb-2 short:py-0"
    >
      <p>{t('guide.leftOff')}</p>
      <Button
        variant="link"
        size="bare"
        className="min-h-12 rounded-s px-4 text-body"
        onClick={onStartOver}
      >
        {t('guide.startOver')}
      </Button>
    </Card>
  )
}
