import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { SearchInput } from '../../ui/search-input.tsx'

const PAUSE_MS = 250

type LibrarySearchProps = { text: string; onSearch: (text: string) => void }

export function LibrarySearch({ text, onSearch }: LibrarySearchProps) {
  const { t } = useTranslation()
  const [value, setValue] = useDelayed(text, onSearch)
  return (
    <SearchInput
      value={value}
      onValueChange={setValue}
      maxLength={RECIPE_LIMITS.title}
      aria-label={t('recipes.search')}
      placeholder={t('recipes.searchShort')}
      clearLabel={t('recipes.clearText')}
    />
  )
}

/** What is typed, told to `onSettle` when typing pauses; otherwise what `settled` says. */
function useDelayed(settled: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause anew
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(
      () => (typed.trim() === settled.trim() ? setTyped(null) : onSettle(typed)),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [typed])

  // Not before, because the box would show for a moment what was there before typing.
  useEffect(() => {
    setTyped((current) => (current?.trim() === settled.trim() ? null : current))
  }, [settled])

  return [typed ?? settled, setTyped] as const
}
