import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { StepForm } from './step-form.ts'

/** How many of the taken ones are named while the choices are closed. */
const SHOWN_CLOSED = 3

type Value = string | number
type Option = { value: Value; label: string }
type ChipChoicesProps = { name: 'ingredientRefs' | 'tools'; legend: string; options: Option[] }

/** Any number of choices: closed, the first few that are taken; open, all of them to be tapped. */
export function ChipChoices({ name, legend, options }: ChipChoicesProps) {
  const { t } = useTranslation()
  const { control } = useFormContext<StepForm>()
  const { field } = useController({ control, name })
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const values: Value[] = field.value ?? []
  const taken = options.filter(({ value }) => values.includes(value))
  const toggle = (value: Value) =>
    field.onChange(
      values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
    )

  return (
    <fieldset>
      <legend className="text-small font-semibold">{legend}</legend>
      <div className="flex items-center gap-2">
        {isOpen ? <span className="flex-1" /> : <TakenChips taken={taken} />}
        <Button
          variant="quiet"
          size="narrow"
          className="-mr-3"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={t('step.chooseOf', { legend })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('step.choose')}
          <ChevronDown aria-hidden className={cx('transition-transform', isOpen && 'rotate-180')} />
        </Button>
      </div>
      <div id={listId} className={cx('flex flex-wrap gap-2', isOpen && 'pt-1')}>
        {isOpen &&
          options.map(({ value, label }) => (
            <ChoiceChip
              key={value}
              label={label}
              isTaken={values.includes(value)}
              onToggle={() => toggle(value)}
            />
          ))}
      </div>
    </fieldset>
  )
}

function TakenChips({ taken }: { taken: Option[] }) {
  const { t } = useTranslation()
  const more = taken.length - SHOWN_CLOSED
  return (
    <ul className="flex min-w-0 flex-1 flex-wrap gap-1.5">
      {taken.length === 0 && <li className="text-small text-ink-soft">{t('step.chosenNone')}</li>}
      {taken.slice(0, SHOWN_CLOSED).map(({ value, label }) => (
        <li key={value}>
          <Badge tone="basil">{label}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>{t('step.chosenMore', { count: more })}</Badge>
        </li>
      )}
    </ul>
  )
}

type ChoiceChipProps = { label: string; isTaken: boolean; onToggle: () => void }

function ChoiceChip({ label, isTaken, onToggle }: ChoiceChipProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native box cannot look like a chip
    <button
      type="button"
      role="checkbox"
      aria-checked={isTaken}
      className="inline-flex min-h-12 items-center gap-1.5 rounded-full border border-line-strong px-4 text-left text-small transition-colors aria-checked:border-basil aria-checked:bg-basil-wash aria-checked:font-semibold aria-checked:text-basil-strong [&_svg]:size-4 [&_svg]:shrink-0"
      onClick={onToggle}
    >
      {isTaken && <Check aria-hidden strokeWidth={3} />}
      {label}
    </button>
  )
}
