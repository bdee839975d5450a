import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { amountsOf } from '#shared/shopping/amounts.ts'
import { groupByAisle } from '#shared/shopping/group.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { listOf, useShopping } from './shopping-store.ts'

/** The list as it stands here, merged, added up and by aisle. */
export function useShoppingList() {
  const { i18n } = useTranslation()
  const state = useShopping()
  const language = recipeLanguage(i18n.resolvedLanguage)
  return useMemo(() => {
    const list = listOf(state)
    const groups = groupByAisle(list.items, language)
    const rows = groups.flatMap((group) => group.rows)
    const checked = rows.filter((row) => row.checked)
    const amounts = amountsOf(rows, language)
    return { list, groups, rows, checked, amounts, language, isKnown: state.saved !== null }
  }, [state, language])
}

export type ShoppingView = ReturnType<typeof useShoppingList>
