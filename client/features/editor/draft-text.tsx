import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type DraftTextProps = { rawText: string; onConvert: () => void }

/** A recipe that was read but has no steps yet: its text, and the way on. */
export function DraftText({ rawText, onConvert }: DraftTextProps) {
  const { t } = useTranslation()
  return (
    <>
      <Card tone="butter" className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="text-small font-medium">{t('recipe.draftMessage')}</p>
        <Button onClick={onConvert}>{t('recipes.convert')}</Button>
      </Card>
      <section className="mt-8">
        <h2 className="text-title">{t('recipe.original')}</h2>
        <p className="mt-3 max-w-prose whitespace-pre-line">{rawText}</p>
      </section>
    </>
  )
}
