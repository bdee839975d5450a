import { CornerRightDown, Gauge, RotateCcw, Thermometer, Timer } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/card.tsx'
import { DialStrip } from '../ui/dial-strip.tsx'

/** One sentence of a cookbook and what it becomes, for people who have not seen it yet. */
export function ConversionExample(props: ComponentProps<typeof Card>) {
  const { t } = useTranslation()
  const dials = [
    {
      key: 'time',
      icon: <Timer aria-hidden />,
      label: t('step.time'),
      value: t('step.minutesShort', { count: 3 }),
    },
    {
      key: 'heat',
      icon: <Thermometer aria-hidden />,
      label: t('step.temperature'),
      value: t('step.celsius', { degrees: 120 }),
      heat: true,
    },
    { key: 'speed', icon: <Gauge aria-hidden />, label: t('step.speed'), value: '1' },
    {
      key: 'reverse',
      icon: <RotateCcw aria-hidden />,
      label: t('step.direction'),
      value: t('step.reverse'),
    },
  ]
  return (
    <Card tone="butter" padding="large" {...props}>
      <p className="text-label font-semibold">{t('example.caption')}</p>
      <p className="mt-2 font-serif text-title italic">{t('example.before')}</p>
      <p className="mt-4 mb-3 flex items-center gap-2 text-small font-semibold">
        {t('example.title')}
        <CornerRightDown aria-hidden className="size-4" />
      </p>
      <DialStrip dials={dials} />
    </Card>
  )
}
