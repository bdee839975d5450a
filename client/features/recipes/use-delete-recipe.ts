import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipePage } from '#shared/recipe-list.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'

type Lists = RecipePage | InfiniteData<RecipePage> | undefined

/**
 * Deletes a recipe and takes it out of every list that is loaded. Nothing is loaded anew, so a
 * long list stays where it was scrolled to.
 */
export function useDeleteRecipe({ onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  // A second press comes before the button is seen to be off.
  const asked = useRef<string>(null)

  const takeOut = (id: string) => {
    const queryKey = getQueryKey(trpc.recipes.list)
    queryClient.setQueriesData<Lists>({ queryKey }, (lists) => without(lists, id))
    utils.recipes.overview.invalidate()
    showToast({ title: t('recipes.deleted') })
  }
  const { mutate, isPending } = trpc.recipes.delete.useMutation({
    onSuccess: (_, { id }) => takeOut(id),
    onError: (error, { id }) => {
      // Gone already, by another device.
      if (readErrorData(error)?.appCode === 'RECIPE_NOT_FOUND') return takeOut(id)
      asked.current = null
      showToast({
        title: t('recipes.deleteFailedTitle'),
        description: t('recipes.deleteFailed'),
        tone: 'problem',
      })
    },
    onSettled,
  })
  const remove = (id: string) => {
    if (asked.current === id) return
    asked.current = id
    mutate({ id })
  }
  return { remove, isPending }
}

function without(lists: Lists, id: string): Lists {
  if (!lists) return lists
  if (!('pages' in lists)) return withoutIn(lists, id)
  const isListed = lists.pages.some((page) => page.items.some((item) => item.id === id))
  if (!isListed) return lists
  return {
    ...lists,
    pages: lists.pages.map((page) => withoutIn(page, id)).map(oneLess),
  }
}

/** A cursor goes by what the last recipe was sorted by, so it holds without that recipe too. */
function withoutIn(page: RecipePage, id: string): RecipePage {
  return { ...page, items: page.items.filter((item) => item.id !== id) }
}

function oneLess(page: RecipePage): RecipePage {
  return page.total === null ? page : { ...page, total: page.total - 1 }
}
