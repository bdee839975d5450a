import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer } from '#shared/payments.ts'
import { MIN_CUSTOM_PURCHASE } from '#shared/prices.ts'
import { formatPrice } from '../../lib/intl.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type Props = {
  offer: Offer
  /** What is being bought just now. */
  buying: number | null
  onBuy: (amount: number) => void
}

export function CustomPurchase({ offer, buying, onBuy }: Props) {
  const { t, i18n } = useTranslation()
  const minimum = Math.max(MIN_CUSTOM_PURCHASE, offer.minimum)
  const [text, setText] = useState(String(minimum))
  const amount = Number(text)
  const canBuy = Number.isInteger(amount) && amount >= minimum && amount <= offer.maximum
  const price = canBuy ? formatPrice(amount * offer.price, i18n.language) : null

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (canBuy) onBuy(amount)
  }

  return (
    <form onSubmit={submit} className="mt-5">
      <Field label={t('payments.custom')} hint={t('payments.customHint', { count: minimum })}>
        {(control) => (
          <div className="flex items-center gap-3">
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={minimum}
              max={offer.maximum}
              step={1}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onBlur={() => setText(String(coerce(amount, { minimum, maximum: offer.maximum })))}
              className="min-w-0 flex-1"
            />
            <Button
              type="submit"
              disabled={!canBuy || buying !== null}
              busy={canBuy && buying === amount}
              className="min-w-28"
            >
              {price === null ? t('payments.buy') : t('payments.buyFor', { price })}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

/** The nearest amount that can be bought. */
export function coerce(amount: number, { minimum, maximum }: { minimum: number; maximum: number }) {
  if (!Number.isFinite(amount)) return minimum
  return Math.min(maximum, Math.max(minimum, Math.floor(amount)))
}
