import { useTranslation } from 'react-i18next'
import { RECIPE_SORTS, type RecipeSort } from '#shared/recipe-list.ts'
import { Select } from '../../ui/select.tsx'
import { type FilterChange, isNarrowed, type LibraryFilter } from './library-filter.ts'

type LibraryBarProps = {
  filter: LibraryFilter
  /** Null until it is known. */
  total: number | null
  onChange: (change: FilterChange) => void
}

/** How many recipes there are, told to screen readers as it changes, and their order. */
export function LibraryBar({ filter, total, onChange }: LibraryBarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-12 items-center justify-between gap-4">
      <p role="status" className="text-small text-ink-soft">
        {total !== null &&
          t(isNarrowed(filter) ? 'recipes.found' : 'recipes.inAll', {
            count: total,
            amount: total.toLocaleString(),
          })}
      </p>
      {(total === null || total > 1) && (
        <div className="-mr-4">
          <Select
            aria-label={t('recipes.sort')}
            tone="quiet"
            value={filter.sort}
            onChange={(event) => onChange({ sort: event.target.value as RecipeSort })}
          >
            {RECIPE_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`recipes.sorts.${sort}`)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  )
}
