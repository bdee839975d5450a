import type { MergedItem } from '#shared/shopping/merge.ts'
import { amountText, typeset } from '../../lib/typeset.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { changeList } from './shopping-store.ts'

type ItemRowProps = {
  row: MergedItem
  amount: string | undefined
  onTicked: (itemId: string) => void
}

/** One thing to buy; the whole line is the target, for a thumb. */
export function ItemRow({ row, amount, onTicked }: ItemRowProps) {
  const toggle = () => {
    onTicked(row.id)
    const itemIds = row.items.map(({ id }) => id)
    changeList({ type: 'check', itemIds, checked: !row.checked })
  }
  return (
    <Checkbox
      data-row={row.id}
      size="large"
      className="px-4 py-2 transition-colors hover:bg-basil-wash/50 [&>span]:min-w-0 [&>span]:flex-1"
      checked={row.checked}
      onCheckedChange={toggle}
      label={<ItemWords row={row} amount={amount} />}
    />
  )
}

function ItemWords({ row, amount }: Pick<ItemRowProps, 'row' | 'amount'>) {
  const where = [typeset(row.notes ?? ''), row.recipeTitle].filter(Boolean).join(' · ')
  return (
    <span
      className={cx('flex items-center justify-between gap-x-4', row.checked && 'text-ink-faint')}
    >
      <span className="min-w-0">
        <span
          className={cx(
            'block text-body font-semibold hyphens-auto',
            row.checked && 'line-through',
          )}
        >
          {typeset(row.name)}
        </span>
        {where && !row.checked && (
          <span className="line-clamp-1 text-label text-ink-faint">{where}</span>
        )}
      </span>
      <span className="max-w-[45%] shrink-0 text-right">
        {amount && (
          <span className={cx('block', row.checked && 'line-through')}>
            {amountText({ quantity: amount })}
          </span>
        )}
      </span>
    </span>
  )
}
